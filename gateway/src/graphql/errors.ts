import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import type { Finding } from '@terrarium/domain/errors';
import { isAbandoned, UpstreamError, type AuthenticationReason } from '../rest/index.ts';
import { idPart, type NodeType } from './ids.ts';

const internal = 'Something unexpected happened on our side. Nothing is lost; please report this with the error id.';
/** Codes that Apollo Server and our limits give to mistakes in the request itself. */
export const callerCodes: ReadonlySet<string> = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'QUERY_TOO_COSTLY',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
]);

/** `reason` of an UNAUTHENTICATED answer of the services, by their code: whether there is no token, one to renew, or one to replace by a sign-in. */
const authenticationReasons: Readonly<Record<string, Uppercase<AuthenticationReason>>> = {
  not_signed_in: 'MISSING',
  token_expired: 'EXPIRED',
  token_invalid: 'REVOKED',
  session_ended: 'REVOKED',
  api_token_invalid: 'REVOKED',
  api_token_ended: 'EXPIRED',
  token_for_channels: 'REVOKED',
};

/** Whether an error tells of what its caller asked: by its code, or, of wrong variables, from graphql-js itself, without an original error and before there is a path. */
function isOfCaller(error: GraphQLError): boolean {
  const code: unknown = (error as { extensions?: Record<string, unknown> }).extensions?.['code'];
  if (code === undefined) return !error.originalError && error.path === undefined;
  return typeof code === 'string' && callerCodes.has(code);
}

/** Writes into the log what operators look for by the id of a request: failures of services, and faults of our own. */
export function logFailure(error: GraphQLError, requestId: string, log: Logger): void {
  const cause = error.originalError ?? error;
  if (!(cause instanceof UpstreamError)) {
    if (!isOfCaller(error)) log.error({ requestId, path: error.path, err: cause }, 'unexpected error');
  } else if (cause.code.startsWith('UPSTREAM'))
    log[isAbandoned(cause) ? 'info' : 'warn'](
      { requestId, code: cause.code, status: cause.status, path: error.path, cause: String(cause.cause ?? '') },
      'upstream call failed',
    );
}

/**
 * The one mapping from anything thrown to what leaves the gateway: a closed set of codes, a request id, whether to try again.
 * Text of unknown errors stays in the log ({@link logFailure}).
 */
export function errorForClient(error: GraphQLError, requestId: string): GraphQLFormattedError {
  const cause = error.originalError ?? error;
  // Errors that graphql-jit makes itself have no extensions.
  const own: Readonly<Record<string, unknown>> = (error as { extensions?: Record<string, unknown> }).extensions ?? {};
  const where = {
    ...(error.locations ? { locations: error.locations } : {}),
    ...(error.path ? { path: error.path } : {}),
  };
  if (cause instanceof UpstreamError) {
    const reason = cause.code === 'UNAUTHENTICATED' ? authenticationReasons[cause.humanReadableId ?? ''] : undefined;
    return {
      message: cause.message,
      ...where,
      extensions: {
        code: cause.code,
        requestId,
        retryable: cause.retryable,
        ...(reason ? { reason } : {}),
        ...(cause.humanReadableId ? { humanReadableId: cause.humanReadableId } : {}),
        ...(cause.retryAfter === undefined ? {} : { retryAfter: cause.retryAfter }),
        ...(cause.detail.length > 0 ? { detail: cause.detail } : {}),
      },
    };
  }
  if (isOfCaller(error)) {
    const { stacktrace: _hidden, http: _status, code = 'BAD_USER_INPUT', ...extensions } = own;
    return { message: error.message, ...where, extensions: { retryable: false, code, ...extensions, requestId } };
  }
  return { message: internal, ...where, extensions: { code: 'INTERNAL', requestId, retryable: false } };
}

/**
 * What a field promises although it costs its own upstream call. Gone between two calls, or visible in part only, it is an error with a reason.
 * @param what e.g. 'The policy of this channel'
 */
export function required<T>(what: string, thing: Promise<T | null>): Promise<T> {
  return thing.then((found) => {
    if (found === null)
      throw new UpstreamError('NOT_FOUND', `${what} was deleted a moment ago, or you may not see it. Reload the page.`);
    return found;
  });
}

/** Who may read a field, as the end of the sentence "Only … can read this." */
export type Readers =
  | 'admins of the organization'
  | 'admins and billing managers of the organization'
  | 'admins and members of the organization'
  | 'members of the organization'
  | 'operators of the hub'
  | 'people who are signed in'
  | 'the person';

const forbidden = (readers: Readers): UpstreamError =>
  new UpstreamError('FORBIDDEN', `Only ${readers} can read this.`, { humanReadableId: 'not_allowed' });

/**
 * Reads a field that only some callers can read. For others the field is null with this error, so that null alone never means "not allowed".
 * @throws UpstreamError FORBIDDEN
 */
export function onlyFor<T>(readers: Readers, allowed: boolean, read: () => T): T {
  if (!allowed) throw forbidden(readers);
  return read();
}

/**
 * Reads what the services hide with 404 from callers who can read the object around it.
 * @throws UpstreamError FORBIDDEN where they answered 404
 */
export async function unlessHidden<T>(readers: Readers, thing: Promise<T | null>): Promise<T> {
  const found = await thing.catch((error: unknown) => {
    if (error instanceof UpstreamError && (error.code === 'NOT_FOUND' || error.code === 'UNAUTHENTICATED')) return null;
    throw error;
  });
  if (found === null) throw forbidden(readers);
  return found;
}

/**
 * What a global id of an input names, e.g. a group's UUID.
 * @param what e.g. 'group'
 * @throws UpstreamError NOT_FOUND for the id of anything else
 */
export function namedBy(type: NodeType, id: string, what: string): string {
  const part = idPart(type, id);
  if (part === null) throw new UpstreamError('NOT_FOUND', `There is no ${what} with this id, or you may not see it.`);
  return part;
}

/** One entry of a payload's `userErrors`. */
export interface UserErrorModel {
  __typename: 'InputError' | 'NameTakenError' | 'ConflictError' | 'NotAllowedError';
  code: string;
  message: string;
  field: string[];
  suggestion?: string | null;
  reason?: string | null;
  changedBy?: string | null;
  changedAt?: string | null;
}

const camel = (name: string): string => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** `['body', 'filters', 'add_packages', 0]` as a path into the input; what stands below `filters` keeps its own names. */
function fieldOf(loc: Finding['loc']): string[] {
  const path = (loc[0] === 'body' || loc[0] === 'path' || loc[0] === 'query' ? loc.slice(1) : loc).map(String);
  return path.map((part, i) => (i === 0 ? camel(part) : part));
}

/**
 * What the caller can mend of a failed write, for the payload's `userErrors` (ERR-13).
 * @throws the error itself when it is none of the caller's: outages, missing sign-in, limits
 */
function userErrors(error: unknown): UserErrorModel[] {
  if (!(error instanceof UpstreamError)) throw error;
  switch (error.code) {
    case 'BAD_USER_INPUT': {
      if (error.detail.length === 0)
        return [{ __typename: 'InputError', code: 'INVALID', message: error.message, field: [] }];
      return error.detail.map((detail) => ({
        __typename: 'InputError',
        code: 'INVALID',
        // A header is no part of the input that a path could lead to: it is named in the sentence, as REST does.
        message: detail.loc[0] === 'header' ? `${detail.loc.at(-1)}: ${detail.msg}` : detail.msg,
        field: detail.loc[0] === 'header' ? [] : fieldOf(detail.loc),
      }));
    }
    case 'CONFLICT': {
      const named = error.detail.find((detail) => detail.loc.at(-1) === 'name' || detail.loc.at(-1) === 'username');
      if (named)
        return [
          {
            __typename: 'NameTakenError',
            code: 'NAME_TAKEN',
            message: named.msg,
            field: [String(named.loc.at(-1))],
            suggestion: named.suggestion ?? null,
          },
        ];
      return [
        {
          __typename: 'ConflictError',
          code: error.humanReadableId === 'exposes_sources' ? 'EXPOSES_SOURCES' : 'CONFLICT',
          message: error.message,
          field: [],
          reason: error.humanReadableId ?? null,
          changedBy: error.changed?.by ?? null,
          changedAt: error.changed?.at ?? null,
        },
      ];
    }
    case 'FORBIDDEN':
      return [
        {
          __typename: 'NotAllowedError',
          code: error.humanReadableId === 'fresh_proof_needed' ? 'FRESH_PROOF_NEEDED' : 'NOT_ALLOWED',
          message: error.message,
          field: [],
        },
      ];
    case 'NOT_FOUND':
      return [{ __typename: 'InputError', code: 'NOT_FOUND', message: error.message, field: [] }];
    default:
      throw error;
  }
}

/** A refused write: one mistake in the input. `field` is its path; empty when the whole input is meant. */
export const refused = (code: string, message: string, field: string[] = []): { userErrors: UserErrorModel[] } => ({
  userErrors: [{ __typename: 'InputError', code, message, field }],
});

/** What is read after a write: when its field is asked for. */
type Later<V> = V | Promise<V> | (() => V | Promise<V>);
/** A payload as mutations give it: all its fields, or only what was wrong. */
export type Payload<P extends { userErrors: unknown }> =
  | { [F in keyof P]: F extends 'userErrors' ? UserErrorModel[] : Later<P[F]> }
  | ({ userErrors: UserErrorModel[] } & { [F in Exclude<keyof P, 'userErrors'>]?: undefined });

/**
 * Runs a write and gives its result, or its user errors beside an empty payload. What is read after the write stands in the
 * result as a function: it is asked only when it is selected, and its failure empties that field, not the news of the write.
 */
export async function payload<P extends object>(
  write: () => Promise<P>,
): Promise<(P & { userErrors: UserErrorModel[] }) | { userErrors: UserErrorModel[] }> {
  try {
    return { ...(await write()), userErrors: [] };
  } catch (error) {
    return { userErrors: userErrors(error) };
  }
}
