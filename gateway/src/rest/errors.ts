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
  'RATE_LIMITED',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_CONTRACT_VIOLATION',
  'QUERY_TOO_COSTLY',
  'INTERNAL',
] as const;

/** One of them. */
export type FailureCode = (typeof failureCodes)[number];

/** Why an UNAUTHENTICATED call was refused. */
export type AuthenticationReason = 'missing' | 'expired' | 'revoked';

/** The change that an edit came too late for. */
export interface Changed {
  by: string | null;
  at: string | null;
}

/** A failed upstream call in the one normal form. `message` is meant for people. */
export class UpstreamError extends Error {
  readonly code: FailureCode;
  readonly status: number | undefined;
  readonly humanReadableId: string | undefined;
  /** Located findings of a 422 or 409 (ERR-15). */
  readonly detail: Finding[];
  readonly retryAfter: number | undefined;
  /** Who changed meanwhile what an edit was to change, and when; null for what is not known. */
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

/** What is known of a failed call: a read changes nothing; a write may have been carried out unless its request never got there. */
export type FailedCallKind = 'read' | 'notSent' | 'unknown';

/** What became of a call that got no answer, in words that claim no more than is known. */
const fates: Record<FailedCallKind, string> = {
  read: 'Try again in a moment.',
  notSent: 'Nothing was changed. Try again in a moment.',
  unknown: 'It is not known whether this was carried out: look before you try again.',
};
const unavailable = (fate: FailedCallKind): string => `A service behind this hub does not answer. ${fates[fate]}`;
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

/** Who changed something meanwhile, of an answer that says it. */
function changedOf(body: unknown): Changed | undefined {
  const changed = isObject(body) && isObject(body['changed']) ? body['changed'] : undefined;
  if (changed === undefined) return undefined;
  const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  return { by: text(changed['by']), at: text(changed['at']) };
}

/**
 * Turns an HTTP answer of 400 or above into the normal form. Upstream text of 5xx is not meant for people and stays here (ERR-14).
 * @param answer status line; @param body parsed JSON, or undefined when there was none
 * @param fate of the call, should its service have failed
 */
export function errorOfAnswer(
  { status, statusText }: { status: number; statusText: string },
  body: unknown,
  retryAfter: string | undefined,
  fate: FailedCallKind,
): UpstreamError {
  const code = codeOfStatus(status);
  const error = isObject(body) && isObject(body['error']) ? body['error'] : undefined;
  const id = typeof error?.['human_readable_id'] === 'string' ? error['human_readable_id'] : undefined;
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

/** The service did not answer in time. */
export const timeoutError = (cause: unknown, fate: FailedCallKind): UpstreamError =>
  new UpstreamError('UPSTREAM_TIMEOUT', `A service behind this hub took too long. ${fates[fate]}`, { cause, fate });

/** A call that nobody waits for any more; says nothing about the service. */
class AbandonedCall extends UpstreamError {}

/** The client has gone, or its request has taken longer than any may. */
export const abandonedError = (cause: unknown, fate: FailedCallKind): UpstreamError =>
  new AbandonedCall('UPSTREAM_TIMEOUT', `The request took too long. ${fates[fate]}`, { cause, fate });

/** Whether a call was given up because nobody waits for it any more. */
export const isAbandoned = (error: unknown): boolean => error instanceof AbandonedCall;

/** The service answered with something that is not what the contract says. */
export const contractError = (cause: unknown): UpstreamError =>
  new UpstreamError('UPSTREAM_CONTRACT_VIOLATION', broken, { cause });

/** Whether a failure says that the service is away: it did not answer, or a proxy before it said so. A 500 is a fault of one call. */
export const isOutage = (error: unknown): boolean =>
  error instanceof UpstreamError &&
  !isAbandoned(error) &&
  error.code.startsWith('UPSTREAM_') &&
  error.code !== 'UPSTREAM_CONTRACT_VIOLATION' &&
  error.status !== 500;

/** Whether an outage is the network's or of a proxy that found nobody, whatever was asked: the connection was refused, reset or closed. */
export const isNetworkFailure = (error: unknown): boolean =>
  isOutage(error) &&
  (error as UpstreamError).code === 'UPSTREAM_UNAVAILABLE' &&
  [undefined, 502].includes((error as UpstreamError).status);

/** Too many calls of one caller wait already. */
export const tooManyWaitingError = (): UpstreamError =>
  new UpstreamError('RATE_LIMITED', tooManyWaitingMessage, { retryAfter: 1, humanReadableId: 'too_many_waiting' });

/** The operation has come to the bound of what one operation may ask upstream; `reason` says which. */
export const queryTooCostlyError = (reason: string): UpstreamError => new UpstreamError('QUERY_TOO_COSTLY', reason);
