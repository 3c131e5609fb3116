import { pointerTo } from '@terrarium/domain/errors';
import { InvalidCursor, isUnstorableText, databaseFailureOf } from '../db/index.ts';
import type { DatabaseFailure } from '../db/index.ts';
import type { CodeOf, FailureStatus } from './codes.ts';

/** An error in a request: location (`['body','name']`), message, type, and for a name in use a free one. */
export interface Detail {
  loc: (string | number)[];
  msg: string;
  type: string;
  suggestion?: string;
}

/** The change that conflicts with an edit. `by` and `at` are null if unknown or hidden from the caller. */
export interface Changed {
  by: string | null;
  at: string | null;
  version: string;
}

/**
 * An error for the caller.
 * Anything else that is thrown becomes a 500 without internal details. `code` becomes `human_readable_id`: one of the
 * codes in codes.ts for the status, e.g. `channel_name_taken`.
 */
export class HttpError extends Error {
  readonly status: FailureStatus;
  readonly code: CodeOf<FailureStatus>;
  readonly detail: Detail[] | undefined;
  readonly headers: Record<string, string>;
  /** The conflicting change: author, time, and current version. */
  readonly changed: Changed | undefined;

  constructor(
    status: FailureStatus,
    code: CodeOf<FailureStatus>,
    message: string,
    options: { detail?: Detail[]; headers?: Record<string, string>; changed?: Changed; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'HttpError';
    this.status = status;
    this.code = code;
    this.detail = options.detail;
    this.headers = options.headers ?? {};
    this.changed = options.changed;
  }
}

/** 400: a malformed request. */
export function badRequest(message: string, code: CodeOf<400> = 'malformed_request'): HttpError {
  return new HttpError(400, code, message);
}

/** 401: missing or invalid credentials. */
export function unauthorized(
  message = "You're not signed in, or your session expired. Sign in and try again.",
  code: CodeOf<401> = 'not_signed_in',
): HttpError {
  return new HttpError(401, code, message, { headers: { 'www-authenticate': 'Bearer' } });
}

/**
 * Why a token is invalid.
 * Access token: expired, not issued by this hub (forged, damaged, for another purpose), or its session ended. API
 * token: unknown or revoked, expired, or for channels only. Key or access token of a service account: expired.
 */
export type TokenProblem =
  | 'token_expired'
  | 'token_invalid'
  | 'session_ended'
  | 'api_token_invalid'
  | 'api_token_ended'
  | 'key_ended'
  | 'access_token_ended'
  | 'token_for_channels';

const TOKEN_PROBLEMS: Record<TokenProblem, string> = {
  token_expired: 'The access token expired. Refresh it or sign in again.',
  token_invalid: "The access token isn't valid for this hub. Sign in to get a new one.",
  api_token_invalid: 'The API token is mistyped or revoked. Create a new one under Profile > Tokens.',
  api_token_ended: 'The API token expired, or its account is disabled. Rotate it under Profile > Tokens.',
  key_ended: 'The service account key expired. Ask an organization admin for a new one.',
  access_token_ended: 'The access token of the service account expired. Get a new one from POST /api/iam/token.',
  token_for_channels:
    'This token only works for channels. Create an API token under Profile > Tokens, or a key for the service account.',
  session_ended: 'Your session has ended. Sign in again.',
};

/** 401 for an invalid access token, with the reason as in RFC 6750, 3.1. */
export function badToken(problem: TokenProblem): HttpError {
  const message = TOKEN_PROBLEMS[problem];
  return new HttpError(401, problem, message, {
    headers: { 'www-authenticate': `Bearer error="invalid_token", error_description="${message}"` },
  });
}

/** 403: authenticated, but not allowed. */
export function forbidden(
  message = "Your role doesn't allow this. Ask an organization admin.",
  code: CodeOf<403> = 'not_allowed',
): HttpError {
  return new HttpError(403, code, message);
}

/** 404: missing, or invisible to the caller. `what` is a noun phrase without article, e.g. `Channel 'main'`. */
export function notFound(what = 'The resource', code: CodeOf<404> = 'not_found'): HttpError {
  return new HttpError(404, code, `${what} doesn't exist, or you don't have access.`);
}

/** 409: not possible in the current state. */
export function conflict(message: string, code: CodeOf<409> = 'conflict', detail?: Detail[]): HttpError {
  return new HttpError(409, code, message, detail ? { detail } : {});
}

/**
 * 409 on the field `name`: it is in use.
 * Suggests a free similar name.
 * @param what e.g. 'a channel of this organization'
 * @param limit maximum length of a name
 * @param isFree called for candidates in turn; after a few failures nothing is suggested
 */
export async function nameTaken(
  what: string,
  wanted: string,
  code: CodeOf<409>,
  limit: number,
  isFree: (name: string) => Promise<boolean>,
): Promise<HttpError> {
  const message = `The name '${wanted}' is already taken by ${what}. Choose another name.`;
  for (let number = 2; number < 10; number++) {
    const suggestion = `${wanted.slice(0, limit - 2)}-${number}`;
    if (await isFree(suggestion))
      return conflict(message, code, [{ loc: ['body', 'name'], msg: message, type: 'taken', suggestion }]);
  }
  return conflict(message, code, [{ loc: ['body', 'name'], msg: message, type: 'taken' }]);
}

/** 422: invalid values. Each detail names the field. */
export function unprocessable(detail: Detail[], message?: string, code: CodeOf<422> = 'invalid_input'): HttpError {
  return new HttpError(422, code, message ?? sentence(detail), { detail });
}

/** 429: too many requests. `seconds` until the next attempt is useful. */
export function tooMany(seconds: number, message?: string, code: CodeOf<429> = 'too_many_requests'): HttpError {
  const wait = Math.max(1, Math.ceil(seconds));
  return new HttpError(429, code, message ?? `Too many attempts. Try again in ${wait} seconds.`, {
    headers: { 'retry-after': String(wait) },
  });
}

/** 503 errors of database problems: what is wrong, and who can fix it. */
const TROUBLES: Record<DatabaseFailure, { code: CodeOf<503>; message: string; retryAfter: number }> = {
  unreachable: {
    code: 'database_unavailable',
    message: 'The database is unavailable. Try again in a few seconds.',
    retryAfter: 5,
  },
  timeout: {
    code: 'database_timeout',
    message:
      'The database timed out. Your change may or may not have been saved. Check before you retry. If the problem continues, contact your administrator.',
    retryAfter: 5,
  },
  disk_full: {
    code: 'disk_full',
    message: "The hub's disk is full, so nothing was saved. Contact your administrator.",
    retryAfter: 60,
  },
};

/** 503 for a database problem. */
function unavailable(trouble: DatabaseFailure, cause: unknown): HttpError {
  const { code, message, retryAfter } = TROUBLES[trouble];
  return new HttpError(503, code, message, { headers: { 'retry-after': String(retryAfter) }, cause });
}

/** 503: the disk is full. */
export const diskFull = (cause: unknown): HttpError => unavailable('disk_full', cause);

/** 503: the object storage doesn't respond as expected. */
export const storageAway = (cause: unknown): HttpError =>
  new HttpError(
    503,
    'storage_unavailable',
    'File storage is unavailable. Try again in a moment. If the problem continues, contact your administrator.',
    { headers: { 'retry-after': '5' }, cause },
  );

/** 416: the range starts after the end of `size` bytes. */
export const noSuchRange = (size: number): HttpError =>
  new HttpError(416, 'range_not_satisfiable', `Range not satisfiable. The file has ${size} bytes.`, {
    headers: { 'content-range': `bytes */${size}` },
  });

/** Body of an error response (ERR-14, ERR-15; decisions, ERR-19). */
export interface ErrorBody {
  error: { message: string; human_readable_id: string };
  detail?: (Detail & { pointer?: string })[];
  changed?: Changed;
}

/** Builds the body of an error. Errors in the request body also get a JSON Pointer. */
export function errorBody(error: HttpError): ErrorBody {
  const body: ErrorBody = { error: { message: error.message, human_readable_id: error.code } };
  if (error.detail)
    body.detail = error.detail.map((each) =>
      each.loc[0] === 'body' ? { ...each, pointer: pointerTo(each.loc.slice(1)) } : each,
    );
  if (error.changed) body.changed = error.changed;
  return body;
}

/** Converts any thrown value to an error for callers. */
export function toHttpError(error: unknown, requestId: string): HttpError {
  if (error instanceof HttpError) return error;
  return fromBodyParser(error) ?? fromDatabase(error) ?? internal(error, requestId);
}

/** Returns the message of an internal error. Operators find it in the log by its ID. */
export function somethingWentWrong(requestId: string): string {
  return `Something went wrong. Try again. If the problem continues, give your administrator the request ID ${requestId}.`;
}

function internal(error: unknown, requestId: string): HttpError {
  return new HttpError(500, 'internal_error', somethingWentWrong(requestId), { cause: error });
}

/** Express's body parsers and router mark their errors with a `type` or a `status`. */
function fromBodyParser(error: unknown): HttpError | null {
  if (!(error instanceof Error)) return null;
  const { type, status, limit } = error as Error & { type?: string; status?: number; limit?: number };
  switch (type) {
    case 'entity.parse.failed':
      return badRequest('The body is not valid JSON. Correct it and send it again.', 'malformed_json');
    case 'entity.too.large':
    case 'parameters.too.many':
      return new HttpError(
        413,
        'body_too_large',
        `The request body is too large${limit ? `. The limit is ${limit} bytes` : ''}.`,
      );
    case 'encoding.unsupported':
    case 'charset.unsupported':
      return new HttpError(
        415,
        'unsupported_encoding',
        'The encoding of the body is not supported. Send UTF-8, plain or gzip.',
      );
    case 'request.aborted':
    case 'request.size.invalid':
      return badRequest('The request body was incomplete.', 'incomplete_body');
    default:
      return status === 400 ? badRequest('The request URL or body is malformed.') : null;
  }
}

function fromDatabase(error: unknown): HttpError | null {
  if (error instanceof InvalidCursor)
    return unprocessable([{ loc: ['query', 'cursor'], msg: error.message, type: 'value_error' }], error.message);
  if (isUnstorableText(error)) return unstorable([['body']]);
  const trouble = databaseFailureOf(error);
  return trouble === null ? null : unavailable(trouble, error);
}

/** 422 for a text that the database can't store. @param places its locations, as in {@link Detail} */
export const unstorable = (places: Detail['loc'][]): HttpError =>
  unprocessable(
    places.map((loc) => ({ loc, msg: 'Contains an unsupported character', type: 'value_error.character' })),
  );

function sentence(detail: Detail[]): string {
  return detail.length === 0
    ? 'Some values are invalid.'
    : detail
        .map(({ loc: [, ...place], msg }) => (place.length === 0 ? msg : `${place.join('.')}: ${msg}`))
        // A sentence ends with its own period.
        .map((text, at) => (at < detail.length - 1 ? text.replace(/\.$/, '') : text))
        .join('. ');
}
