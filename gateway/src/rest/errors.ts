import { answerText, findingsOf, type Finding } from '@terrarium/domain/errors';

/** The closed set of codes that a failure has in GraphQL's `extensions.code`. */
export type FailureCode =
  | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND' | 'CONFLICT' | 'BAD_USER_INPUT' | 'PAYMENT_REQUIRED' | 'RATE_LIMITED'
  | 'UPSTREAM_UNAVAILABLE' | 'UPSTREAM_TIMEOUT' | 'UPSTREAM_CONTRACT_VIOLATION' | 'INTERNAL';

/** Why an UNAUTHENTICATED call was refused. */
export type AuthenticationReason = 'missing' | 'expired' | 'revoked';

/** A failed upstream call in the one normal form. `message` is meant for people. */
export class UpstreamError extends Error {
  readonly code: FailureCode;
  readonly status: number | undefined;
  readonly humanReadableId: string | undefined;
  /** Located findings of a 422 or 409 (ERR-15). */
  readonly detail: Finding[];
  readonly retryAfter: number | undefined;

  constructor(code: FailureCode, message: string, options: {
    status?: number; humanReadableId?: string; detail?: Finding[]; retryAfter?: number; cause?: unknown;
  } = {}) {
    super(message, { cause: options.cause });
    this.name = 'UpstreamError';
    this.code = code;
    this.status = options.status;
    this.humanReadableId = options.humanReadableId;
    this.detail = options.detail ?? [];
    this.retryAfter = options.retryAfter;
  }

  /** Whether the same call may succeed when it is made again unchanged. */
  get retryable(): boolean {
    return this.code === 'UPSTREAM_UNAVAILABLE' || this.code === 'UPSTREAM_TIMEOUT' || this.code === 'RATE_LIMITED';
  }
}

const unavailable = 'A service behind this hub does not answer. Nothing was changed. Try again in a moment.';
const broken = 'A service behind this hub answered in a way that cannot be read. Please report this with the error id.';

/** Sentences for statuses whose body brought none. */
const sentences: Partial<Record<FailureCode, string>> = {
  UNAUTHENTICATED: 'You are not signed in, or your session has ended. Sign in and try again.',
  FORBIDDEN: 'Your role does not allow this. Ask an admin of the organization.',
  NOT_FOUND: 'There is no such thing, or you may not see it.',
  CONFLICT: 'This cannot be done in the present state. Reload and try again.',
  BAD_USER_INPUT: 'Something in the input is wrong.',
  PAYMENT_REQUIRED: 'The payment was refused.',
  RATE_LIMITED: 'Too many requests. Wait a moment and try again.',
};

/** The code for an HTTP status; total over all statuses of 400 and above. */
function codeOfStatus(status: number): FailureCode {
  switch (status) {
    case 401: return 'UNAUTHENTICATED';
    case 402: return 'PAYMENT_REQUIRED';
    case 403: return 'FORBIDDEN';
    case 404: case 410: return 'NOT_FOUND';
    case 409: return 'CONFLICT';
    case 429: return 'RATE_LIMITED';
    case 504: return 'UPSTREAM_TIMEOUT';
    default: return status < 500 ? 'BAD_USER_INPUT' : 'UPSTREAM_UNAVAILABLE';
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Turns an HTTP answer of 400 or above into the normal form. Upstream text of 5xx is not meant for people and stays here (ERR-14).
 * @param answer status line; @param body parsed JSON, or undefined when there was none
 */
export function errorOfAnswer({ status, statusText }: { status: number; statusText: string }, body: unknown, retryAfter: string | undefined): UpstreamError {
  const code = codeOfStatus(status);
  const error = isObject(body) && isObject(body['error']) ? body['error'] : undefined;
  const id = typeof error?.['human_readable_id'] === 'string' ? error['human_readable_id'] : undefined;
  const message = status >= 500 ? unavailable : answerText(status, statusText, body) ?? sentences[code] ?? broken;
  const seconds = retryAfter === undefined ? undefined : Number(retryAfter);
  return new UpstreamError(code, message, {
    status, humanReadableId: id, detail: findingsOf(body), retryAfter: seconds !== undefined && Number.isFinite(seconds) ? seconds : undefined,
  });
}

/** The service could not be reached, hung up, or is known to be away. */
export const unavailableError = (cause: unknown, options: { status?: number; retryAfter?: number } = {}): UpstreamError =>
  new UpstreamError('UPSTREAM_UNAVAILABLE', unavailable, { cause, ...options });

/** The service did not answer in time. */
export const timeoutError = (cause: unknown): UpstreamError =>
  new UpstreamError('UPSTREAM_TIMEOUT', 'A service behind this hub took too long. Nothing that was not confirmed was changed. Try again in a moment.', { cause });

/** A call that nobody waits for any more; says nothing about the service. */
class AbandonedCall extends UpstreamError {}

/** The client has gone, or its request has taken longer than any may. */
export const abandonedError = (cause: unknown): UpstreamError => new AbandonedCall('UPSTREAM_TIMEOUT', 'The request took too long. Try again in a moment.', { cause });

/** The service answered with something that is not what the contract says. */
export const contractError = (cause: unknown): UpstreamError => new UpstreamError('UPSTREAM_CONTRACT_VIOLATION', broken, { cause });

/** Whether a failure says that the service is away: it did not answer, or a proxy before it said so. A 500 is a fault of one call. */
export const isOutage = (error: unknown): boolean =>
  error instanceof UpstreamError && !(error instanceof AbandonedCall) && error.code.startsWith('UPSTREAM_')
  && error.code !== 'UPSTREAM_CONTRACT_VIOLATION' && error.status !== 500;
