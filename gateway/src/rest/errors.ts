import { answerText, findingsOf, type Finding } from '@terrarium/domain/errors';
import { tooManyWaitingMessage } from '../quota/index.ts';

/** The closed set of codes that a failure has in GraphQL's `extensions.code`. */
export const failureCodes = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'BAD_USER_INPUT',
  'PAYMENT_REQUIRED',
  'IDEMPOTENCY_KEY_REUSED',
  'RATE_LIMITED',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_CONTRACT_VIOLATION',
  'QUERY_TOO_COSTLY',
  'INTERNAL',
] as const;

/** One of them. */
export type FailureCode = (typeof failureCodes)[number];

/** Why an UNAUTHENTICATED call was rejected. `wrong_kind`: the token works, but not for the API. */
export type AuthenticationReason = 'missing' | 'expired' | 'revoked' | 'wrong_kind';

/** The change that an edit conflicts with. */
export interface Changed {
  by: string | null;
  at: string | null;
}

/** A failed upstream call in the common form. `message` is meant for users. */
export class UpstreamError extends Error {
  readonly code: FailureCode;
  readonly status: number | undefined;
  readonly humanReadableId: string | undefined;
  /** Located findings of a 422 or 409 (ERR-15). */
  readonly detail: Finding[];
  readonly retryAfter: number | undefined;
  /** Who made the conflicting change, and when; null for unknown parts. */
  readonly changed: Changed | undefined;
  readonly fate: FailedCallKind;

  constructor(
    code: FailureCode,
    message: string,
    options: {
      status?: number;
      humanReadableId?: string;
      detail?: Finding[];
      retryAfter?: number;
      changed?: Changed | undefined;
      cause?: unknown;
      fate?: FailedCallKind;
    } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'UpstreamError';
    this.code = code;
    this.status = options.status;
    this.humanReadableId = options.humanReadableId;
    this.detail = options.detail ?? [];
    this.retryAfter = options.retryAfter;
    this.changed = options.changed;
    this.fate = options.fate ?? 'read';
  }

  /** Whether the same call may succeed, and does no harm, when it is made again unchanged. */
  get retryable(): boolean {
    if (this.fate === 'unknown') return false;
    return this.code === 'UPSTREAM_UNAVAILABLE' || this.code === 'UPSTREAM_TIMEOUT' || this.code === 'RATE_LIMITED';
  }
}

/**
 * What a failed call may have changed: a read nothing; a write may have been executed unless its request wasn't sent.
 */
export type FailedCallKind = 'read' | 'notSent' | 'unknown';

/** Describes what a call without response may have changed, without claiming more than is known. */
const fates: Record<FailedCallKind, string> = {
  read: 'Try again in a moment.',
  notSent: 'Nothing was changed. Try again in a moment.',
  unknown: 'The change may or may not have been applied. Check before you retry.',
};
const unavailable = (fate: FailedCallKind): string => `The hub is temporarily unavailable. ${fates[fate]}`;
const broken = 'The hub returned an invalid response. Report this with the error ID.';

/** Messages for statuses without one in the body. */
const sentences: Partial<Record<FailureCode, string>> = {
  UNAUTHENTICATED: "You're not signed in, or your session expired. Sign in and try again.",
  FORBIDDEN: "Your role doesn't allow this. Ask an organization admin.",
  NOT_FOUND: "Not found, or you don't have access.",
  CONFLICT: 'This conflicts with the current state. Reload and try again.',
  BAD_USER_INPUT: 'Some values are invalid.',
  PAYMENT_REQUIRED: 'The payment was declined.',
  RATE_LIMITED: 'Too many requests. Wait a moment and try again.',
};

/** The code for an HTTP status; total over all statuses of 400 and above. */
function codeOfStatus(status: number): FailureCode {
  switch (status) {
    case 401:
      return 'UNAUTHENTICATED';
    case 402:
      return 'PAYMENT_REQUIRED';
    case 403:
      return 'FORBIDDEN';
    case 404:
    case 410:
      return 'NOT_FOUND';
    case 409:
    case 412:
      return 'CONFLICT';
    case 429:
      return 'RATE_LIMITED';
    case 504:
      return 'UPSTREAM_TIMEOUT';
    default:
      return status < 500 ? 'BAD_USER_INPUT' : 'UPSTREAM_UNAVAILABLE';
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `Retry-After` in whole seconds; it may be a date as well (RFC 9110, 10.2.3). */
function secondsOf(retryAfter: string | undefined): number | undefined {
  if (retryAfter === undefined) return undefined;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1_000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}

/** Returns the conflicting change in a response. */
function changedOf(body: unknown): Changed | undefined {
  const changed = isObject(body) && isObject(body['changed']) ? body['changed'] : undefined;
  if (changed === undefined) return undefined;
  const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  return { by: text(changed['by']), at: text(changed['at']) };
}

/**
 * Converts an HTTP response of 400 or above to the common error. Upstream text of 5xx isn't meant for users and isn't
 * included (ERR-14).
 * @param answer status line
 * @param body parsed JSON, or undefined if missing
 * @param fate of the call, if the service failed
 */
export function errorOfAnswer(
  { status, statusText }: { status: number; statusText: string },
  body: unknown,
  retryAfter: string | undefined,
  fate: FailedCallKind,
): UpstreamError {
  const error = isObject(body) && isObject(body['error']) ? body['error'] : undefined;
  const id = typeof error?.['human_readable_id'] === 'string' ? error['human_readable_id'] : undefined;
  const code = id === 'idempotency_key_reused' ? 'IDEMPOTENCY_KEY_REUSED' : codeOfStatus(status);
  const message =
    status >= 500 ? unavailable(fate) : (answerText(status, statusText, body) ?? sentences[code] ?? broken);
  return new UpstreamError(code, message, {
    status,
    humanReadableId: id,
    detail: findingsOf(body),
    retryAfter: secondsOf(retryAfter),
    changed: changedOf(body),
    ...(status >= 500 ? { fate } : {}),
  });
}

/** The service could not be reached, hung up, or is known to be away. */
export const unavailableError = (
  cause: unknown,
  fate: FailedCallKind,
  options: { status?: number; retryAfter?: number } = {},
): UpstreamError => new UpstreamError('UPSTREAM_UNAVAILABLE', unavailable(fate), { cause, fate, ...options });

/** The service didn't respond in time. */
export const timeoutError = (cause: unknown, fate: FailedCallKind): UpstreamError =>
  new UpstreamError('UPSTREAM_TIMEOUT', `The hub took too long to respond. ${fates[fate]}`, { cause, fate });

/** A call that is no longer needed; says nothing about the service. */
class AbandonedCall extends UpstreamError {}

/** The client disconnected, or the request exceeded its deadline. */
export const abandonedError = (cause: unknown, fate: FailedCallKind): UpstreamError =>
  new AbandonedCall('UPSTREAM_TIMEOUT', `The request took too long. ${fates[fate]}`, { cause, fate });

/** Whether a call was abandoned because it is no longer needed. */
export const isAbandoned = (error: unknown): boolean => error instanceof AbandonedCall;

/** The service's response doesn't match the contract. */
export const contractError = (cause: unknown): UpstreamError =>
  new UpstreamError('UPSTREAM_CONTRACT_VIOLATION', broken, { cause });

/**
 * Whether a failure is an outage: the service didn't respond, or a proxy reported so. A 500 is a failure of one call.
 */
export const isOutage = (error: unknown): boolean =>
  error instanceof UpstreamError &&
  !isAbandoned(error) &&
  error.code.startsWith('UPSTREAM_') &&
  error.code !== 'UPSTREAM_CONTRACT_VIOLATION' &&
  error.status !== 500;

/**
 * Whether an outage is a network failure, independent of the request: connection failed, reset, or closed, also if a
 * proxy reports it.
 */
export const isNetworkFailure = (error: unknown): boolean =>
  isOutage(error) &&
  (error as UpstreamError).code === 'UPSTREAM_UNAVAILABLE' &&
  [undefined, 502].includes((error as UpstreamError).status);

/** Too many calls of one caller wait already. */
export const tooManyWaitingError = (): UpstreamError =>
  new UpstreamError('RATE_LIMITED', tooManyWaitingMessage, { retryAfter: 1, humanReadableId: 'too_many_waiting' });

/** The operation reached an upstream limit; `reason` says which. */
export const queryTooCostlyError = (reason: string): UpstreamError => new UpstreamError('QUERY_TOO_COSTLY', reason);
