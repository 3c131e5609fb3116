import { pointerTo } from '@terrarium/domain/errors';
import { isUnstorableText, databaseFailureOf } from '../db/index.ts';
import type { DatabaseFailure } from '../db/index.ts';
import type { CodeOf, FailureStatus } from './codes.ts';

/** One thing that is wrong with a request: where (`['body','name']`), what, the kind of mistake, and for a taken name a free one. */
export interface Detail {
  loc: (string | number)[];
  msg: string;
  type: string;
  suggestion?: string;
}

/** The change that an edit came too late for. `by` and `at` are null where they are not known, or not for the caller. */
export interface Changed {
  by: string | null;
  at: string | null;
  version: string;
}

/**
 * A failure that the caller may see. Anything else that is thrown becomes a 500 whose text says nothing about the inside.
 * `code` becomes `human_readable_id`: one of those that codes.ts has for the status, e.g. `channel_name_taken`.
 */
export class HttpError extends Error {
  readonly status: FailureStatus;
  readonly code: CodeOf<FailureStatus>;
  readonly detail: Detail[] | undefined;
  readonly headers: Record<string, string>;
  /** Of what somebody else changed meanwhile: who did, when, and the version that it has now. */
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

/** 400: the request cannot be read. */
export function badRequest(message: string, code: CodeOf<400> = 'malformed_request'): HttpError {
  return new HttpError(400, code, message);
}

/** 401: no credentials, or bad ones. */
export function unauthorized(
  message = 'You are not signed in, or your session has ended. Sign in and try again.',
  code: CodeOf<401> = 'not_signed_in',
): HttpError {
  return new HttpError(401, code, message, { headers: { 'www-authenticate': 'Bearer' } });
}

/**
 * Why a token opens nothing. An access token: it is over, it was never one of this hub (forged, damaged, for something else), or its session has ended.
 * An API token: unknown or revoked, over, or one that opens channels only.
 */
export type TokenProblem =
  | 'token_expired'
  | 'token_invalid'
  | 'session_ended'
  | 'api_token_invalid'
  | 'api_token_ended'
  | 'token_for_channels';

const TOKEN_PROBLEMS: Record<TokenProblem, string> = {
  token_expired: 'The access token has expired. Renew it with the refresh token, or sign in again.',
  token_invalid:
    'The access token is none that this hub has made for its services. Sign in and use the access token of the answer.',
  api_token_invalid:
    'The API token is mistyped or was revoked. Issue another one in the hub, on the page Tokens of your profile.',
  api_token_ended:
    'The API token has expired, or the account that it belongs to is disabled. Renew it in the hub, on the page Tokens of your profile.',
  token_for_channels:
    'This token opens channels only. Issue an API token in the hub, on the page Tokens of your profile, and send that one.',
  session_ended: 'The session of this access token has ended. Sign in again.',
};

/** 401 for an access token that opens nothing, with the reason as RFC 6750, 3.1 has it. */
export function badToken(problem: TokenProblem): HttpError {
  const message = TOKEN_PROBLEMS[problem];
  return new HttpError(401, problem, message, {
    headers: { 'www-authenticate': `Bearer error="invalid_token", error_description="${message}"` },
  });
}

/** 403: known caller, but not allowed. */
export function forbidden(
  message = 'Your role does not allow this. Ask an admin of the organization.',
  code: CodeOf<403> = 'not_allowed',
): HttpError {
  return new HttpError(403, code, message);
}

/** 404: unknown, or not visible to the caller. `what` is a noun with its article-less name, e.g. `Channel 'main'`. */
export function notFound(what = 'What you asked for', code: CodeOf<404> = 'not_found'): HttpError {
  return new HttpError(404, code, `${what} does not exist, or you may not see it.`);
}

/** 409: not possible in the present state. */
export function conflict(message: string, code: CodeOf<409> = 'conflict', detail?: Detail[]): HttpError {
  return new HttpError(409, code, message, detail ? { detail } : {});
}

/**
 * 409 on the field `name`: it is taken. A free name that is close to the wanted one stands beside it.
 * @param what e.g. 'a channel of this organization'
 * @param limit most characters of a name
 * @param isFree asked for the candidates in turn; after a few without success nothing is suggested
 */
export async function nameTaken(
  what: string,
  wanted: string,
  code: CodeOf<409>,
  limit: number,
  isFree: (name: string) => Promise<boolean>,
): Promise<HttpError> {
  const message = `The name '${wanted}' belongs to ${what} already. Choose another name.`;
  for (let number = 2; number < 10; number++) {
    const suggestion = `${wanted.slice(0, limit - 2)}-${number}`;
    if (await isFree(suggestion))
      return conflict(message, code, [{ loc: ['body', 'name'], msg: message, type: 'taken', suggestion }]);
  }
  return conflict(message, code, [{ loc: ['body', 'name'], msg: message, type: 'taken' }]);
}

/** 422: understood, but with wrong values; each detail names the field. */
export function unprocessable(detail: Detail[], message?: string, code: CodeOf<422> = 'invalid_input'): HttpError {
  return new HttpError(422, code, message ?? sentence(detail), { detail });
}

/** 429: too often; `seconds` until the next try makes sense. */
export function tooMany(seconds: number, message?: string, code: CodeOf<429> = 'too_many_requests'): HttpError {
  const wait = Math.max(1, Math.ceil(seconds));
  return new HttpError(429, code, message ?? `Too many tries. Wait ${wait} seconds and try again.`, {
    headers: { 'retry-after': String(wait) },
  });
}

/** 503 for each trouble of the database: what it is, and who can do something about it. */
const TROUBLES: Record<DatabaseFailure, { code: CodeOf<503>; message: string; retryAfter: number }> = {
  unreachable: {
    code: 'database_unavailable',
    message: 'The hub cannot reach its database at the moment. Try again in a few seconds.',
    retryAfter: 5,
  },
  timeout: {
    code: 'database_timeout',
    message:
      'The database of the hub does not answer in time. It is not known whether a change was carried out. Look before you try again; if it stays so, tell your administrator.',
    retryAfter: 5,
  },
  disk_full: {
    code: 'disk_full',
    message:
      'The disk of the hub is full, so nothing was saved. Trying again does not help until somebody makes room: tell your administrator.',
    retryAfter: 60,
  },
};

/** 503 for a trouble of the database. */
function unavailable(trouble: DatabaseFailure, cause: unknown): HttpError {
  const { code, message, retryAfter } = TROUBLES[trouble];
  return new HttpError(503, code, message, { headers: { 'retry-after': String(retryAfter) }, cause });
}

/** 503: the disk has no room for what was to be kept. */
export const diskFull = (cause: unknown): HttpError => unavailable('disk_full', cause);

/** 503: the store of bytes, which is not on this machine, does not do what it is asked. */
export const storageAway = (cause: unknown): HttpError =>
  new HttpError(
    503,
    'storage_unavailable',
    'The storage of the hub does not answer as it should, so bytes of files can neither be read nor kept. Try again in a moment; if it stays so, tell your administrator.',
    { headers: { 'retry-after': '5' }, cause },
  );

/** 416: the range begins behind the end of what has `size` bytes. */
export const noSuchRange = (size: number): HttpError =>
  new HttpError(416, 'range_not_satisfiable', `There is no such range: all of it is ${size} bytes.`, {
    headers: { 'content-range': `bytes */${size}` },
  });

/** Body of an error answer (ERR-14, ERR-15; decisions, ERR-19). */
export interface ErrorBody {
  error: { message: string; human_readable_id: string };
  detail?: (Detail & { pointer?: string })[];
  changed?: Changed;
}

/** The body for a failure. What is wrong inside the request's body has its JSON Pointer beside `loc`. */
export function errorBody(error: HttpError): ErrorBody {
  const body: ErrorBody = { error: { message: error.message, human_readable_id: error.code } };
  if (error.detail)
    body.detail = error.detail.map((each) =>
      each.loc[0] === 'body' ? { ...each, pointer: pointerTo(each.loc.slice(1)) } : each,
    );
  if (error.changed) body.changed = error.changed;
  return body;
}

/** Brings whatever was thrown into the form that callers may see. */
export function toHttpError(error: unknown, requestId: string): HttpError {
  if (error instanceof HttpError) return error;
  return fromBodyParser(error) ?? fromDatabase(error) ?? internal(error, requestId);
}

/** Said of a fault of the hub, by whose id an operator finds it in the log. */
export function somethingWentWrong(requestId: string): string {
  return `Something went wrong inside the hub. Try again; if it stays, give your administrator the request id ${requestId}.`;
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
        `The body is too large${limit ? `: at most ${limit} bytes are taken here` : ''}.`,
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
      return badRequest('The body did not arrive whole.', 'incomplete_body');
    default:
      return status === 400 ? badRequest('The request cannot be read: its address or body is malformed.') : null;
  }
}

function fromDatabase(error: unknown): HttpError | null {
  if (isUnstorableText(error)) return unstorable([['body']]);
  const trouble = databaseFailureOf(error);
  return trouble === null ? null : unavailable(trouble, error);
}

/** 422 for a text that no database takes. @param places where it stands, as {@link Detail} tells them */
export const unstorable = (places: Detail['loc'][]): HttpError =>
  unprocessable(
    places.map((loc) => ({ loc, msg: 'Contains a character that cannot be stored', type: 'value_error.character' })),
  );

function sentence(detail: Detail[]): string {
  return detail.length === 0
    ? 'The values sent are not valid.'
    : detail
        .map(({ loc: [, ...place], msg }) => (place.length === 0 ? msg : `${place.join('.')}: ${msg}`))
        // What is a sentence already ends with its point.
        .map((text, at) => (at < detail.length - 1 ? text.replace(/\.$/, '') : text))
        .join('. ');
}
