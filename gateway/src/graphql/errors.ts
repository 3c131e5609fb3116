import type { Context } from '../context.ts';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import type { Finding } from '@terrarium/domain/errors';
import type { ForbiddenReason } from '../gen/schema.ts';
import { isAbandoned, UpstreamError, type AuthenticationReason } from '../rest/index.ts';
import { enumOf } from './enums.ts';
import { idPart, type NodeType } from './ids.ts';

const internal = 'Something went wrong on our side. No data was lost. Report this with the error ID.';
/** Error codes of Apollo Server and our limits for invalid requests. */
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

/**
 * `reason` of an UNAUTHENTICATED error by the services' code: no token, one to renew, one to replace by a new sign-in,
 * or one that works only for channels.
 */
const authenticationReasons: Readonly<Record<string, Uppercase<AuthenticationReason>>> = {
  not_signed_in: 'MISSING',
  token_expired: 'EXPIRED',
  token_invalid: 'REVOKED',
  session_ended: 'REVOKED',
  api_token_invalid: 'REVOKED',
  api_token_ended: 'EXPIRED',
  key_ended: 'EXPIRED',
  access_token_ended: 'EXPIRED',
  token_for_channels: 'WRONG_KIND',
};

/** The challenge for each reason: it distinguishes renewal from sign-in (RFC 6750, section 3). */
export const challenges: Readonly<Record<Uppercase<AuthenticationReason>, string>> = {
  MISSING: 'Bearer',
  EXPIRED: 'Bearer error="invalid_token", error_description="expired"',
  REVOKED: 'Bearer error="invalid_token", error_description="revoked"',
  WRONG_KIND: 'Bearer error="invalid_token", error_description="wrong kind"',
};

/** The reason of a FORBIDDEN error by the services' code. */
const forbiddenReasonOf = enumOf('ForbiddenReason') as (code: string) => ForbiddenReason;

/** The reason of an error that a program can act on. A rejected sign-in of any other kind needs a new one. */
function reasonOf({ code, humanReadableId = '' }: UpstreamError): { reason?: string } {
  if (code === 'UNAUTHENTICATED') return { reason: authenticationReasons[humanReadableId] ?? 'REVOKED' };
  return code === 'FORBIDDEN' ? { reason: forbiddenReasonOf(humanReadableId) } : {};
}

/**
 * Whether an error is caused by the request: by its code, or, for wrong variables, a graphql-js error without an
 * original error and a path.
 */
function isOfCaller(error: GraphQLError): boolean {
  const code: unknown = (error as { extensions?: Record<string, unknown> }).extensions?.['code'];
  if (code === undefined) return !error.originalError && error.path === undefined;
  return typeof code === 'string' && callerCodes.has(code);
}

/** Logs what operators look up by request ID: failures of services, and our own. */
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
 * Converts anything thrown to a client error: a closed set of codes, a request ID, whether to retry. Text of unknown
 * errors is only logged ({@link logFailure}).
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
    return {
      message: cause.message,
      ...where,
      extensions: {
        code: cause.code,
        requestId,
        retryable: cause.retryable,
        ...reasonOf(cause),
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
 * Requires the result of a non-null field with its own upstream call. If it disappeared between two calls, or isn't
 * readable, throws an error with a reason.
 * @param what for example 'The policy of this channel'
 */
export function required<T>(what: string, thing: Promise<T | null>): Promise<T> {
  return thing.then((found) => {
    if (found === null)
      throw new UpstreamError('NOT_FOUND', `${what} was just deleted, or you don't have access. Reload the page.`);
    return found;
  });
}

/** Readers of a field, as the end of the sentence "Only … can read this." */
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
 * Reads a field that only some callers can read. For others the field is null with this error, so that null alone never
 * means "not allowed".
 * @throws UpstreamError FORBIDDEN
 */
export function onlyFor<T>(readers: Readers, allowed: boolean, read: () => T): T {
  if (!allowed) throw forbidden(readers);
  return read();
}

/** Whether to ask a service: machines have no role, so there the scopes of their key decide. */
export const maySee = ({ session }: Pick<Context, 'session'>, hasRole: boolean): boolean =>
  hasRole || session.machine !== undefined;

/**
 * Reads an object that services hide with 404 from callers who can read its parent.
 * @throws UpstreamError FORBIDDEN for a 404
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
 * Returns the UUID in an input's global ID.
 * @param what for example 'group'
 * @throws UpstreamError NOT_FOUND for another type's ID
 */
export function namedBy(type: NodeType, id: string, what: string): string {
  const part = idPart(type, id);
  if (part === null) throw new UpstreamError('NOT_FOUND', `The ${what} doesn't exist, or you don't have access.`);
  return part;
}

/** One entry of a payload's `userErrors`. */
export interface UserErrorModel {
  __typename: 'InputError' | 'NameTakenError' | 'ConflictError' | 'ForbiddenError';
  code: string;
  message: string;
  field: string[];
  suggestion?: string | null;
  reason?: string | null;
  changedBy?: string | null;
  changedAt?: string | null;
}

/** Converts a name in snake_case to camelCase. */
export const camel = (name: string): string => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Converts `['body', 'filters', 'add_packages', 0]` to a path of the input; names below `filters` stay unchanged. */
function fieldOf(loc: Finding['loc']): string[] {
  const path = (loc[0] === 'body' || loc[0] === 'path' || loc[0] === 'query' ? loc.slice(1) : loc).map(String);
  return path.map((part, i) => (i === 0 ? camel(part) : part));
}

/**
 * Converts a failed write to the payload's `userErrors`, if the caller can fix it (ERR-13).
 * @throws the error itself otherwise: outages, missing sign-in, limits
 */
function userErrors(error: unknown): Rejected['userErrors'] {
  if (!(error instanceof UpstreamError)) throw error;
  switch (error.code) {
    case 'BAD_USER_INPUT': {
      const [first, ...others] = error.detail.map((detail) => ({
        __typename: 'InputError' as const,
        code: 'INVALID',
        message: detail.msg,
        field: fieldOf(detail.loc),
      }));
      return first
        ? [first, ...others]
        : [{ __typename: 'InputError', code: 'INVALID', message: error.message, field: [] }];
    }
    case 'CONFLICT': {
      // Says nothing of the input: the first request with the same Idempotency-Key is still running.
      if (error.humanReadableId === 'request_in_progress') throw error;
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
          __typename: 'ForbiddenError',
          code: error.humanReadableId === 'fresh_proof_needed' ? 'FRESH_PROOF_NEEDED' : 'NOT_ALLOWED',
          message: error.message,
          field: [],
          reason: forbiddenReasonOf(error.humanReadableId ?? ''),
        },
      ];
    case 'NOT_FOUND':
      return [{ __typename: 'InputError', code: 'NOT_FOUND', message: error.message, field: [] }];
    default:
      throw error;
  }
}

/** Creates a payload with one input error. `field` is its path; empty for the whole input. */
export const refused = (code: string, message: string, field: string[] = []): Rejected => ({
  userErrors: [{ __typename: 'InputError', code, message, field }],
});

/** A result to read after a write, when its field is selected. */
type Later<V> = V | Promise<V> | (() => V | Promise<V>);
/** A rejected write: at least one error, and nothing else. */
interface Rejected {
  userErrors: [UserErrorModel, ...UserErrorModel[]];
}
/** A mutation's payload: all its fields, or only its errors. A result without a field doesn't compile. */
export type Payload<P extends { userErrors: unknown }> =
  | { [F in keyof P]: F extends 'userErrors' ? [] : Later<P[F]> }
  | (Rejected & { [F in Exclude<keyof P, 'userErrors'>]?: undefined });

/**
 * Runs a write and returns its result, or its user errors with an empty payload. Results to read after the write are
 * functions: they are called only if selected, and their failure nulls only that field.
 */
export async function payload<P extends object>(write: () => Promise<P>): Promise<(P & { userErrors: [] }) | Rejected> {
  try {
    return { ...(await write()), userErrors: [] };
  } catch (error) {
    return { userErrors: userErrors(error) };
  }
}
