/** One entry of an invalid request. */
export interface ErrorDetail {
  /** Place of the value. */
  loc?: (string | number)[];
  /** JSON Pointer into the body. */
  pointer?: string;
  /** What is wrong with it. */
  msg: string;
}

/** What a {@link HubError} says. */
export interface ErrorFacts {
  code: string;
  message: string;
  status?: number | null;
  reason?: string | null;
  requestId?: string | null;
  retryAfter?: number | null;
  retryable?: boolean;
  detail?: ErrorDetail[];
  data?: unknown;
  cause?: unknown;
}

/** Statuses that a later attempt may not have. */
const PASSING = new Set([429, 502, 503, 504]);

/** A failed call: rejected or failed by the hub, or without a usable response. */
export class HubError extends Error {
  override name = 'HubError';
  /**
   * Why, for programs: the hub's code such as `plan_outdated`, or the client's: `unreachable`, `timeout`, `redirected`,
   * `unreadable_answer`, `answer_too_large`, `connection_lost`.
   */
  readonly code: string;
  /** HTTP status; null without a response. */
  readonly status: number | null;
  /** Reason within the code, in GraphQL: `SCOPE`, `EXPIRED`, … */
  readonly reason: string | null;
  /** ID of the request. Operators find it in the log. */
  readonly requestId: string | null;
  /** Seconds to wait before another attempt. */
  readonly retryAfter: number | null;
  /** Whether another attempt can succeed. */
  readonly retryable: boolean;
  /** Invalid values. */
  readonly detail: ErrorDetail[];
  /** What GraphQL returned next to its errors. */
  readonly data: unknown;

  constructor(facts: ErrorFacts) {
    super(facts.message, { cause: facts.cause });
    this.code = facts.code;
    this.status = facts.status ?? null;
    this.reason = facts.reason ?? null;
    this.requestId = facts.requestId ?? null;
    this.retryAfter = facts.retryAfter ?? null;
    this.retryable = facts.retryable ?? (facts.status != null && PASSING.has(facts.status));
    this.detail = facts.detail ?? [];
    this.data = facts.data;
  }

  /** What to do next, as a sentence. */
  get advice(): string {
    if (this.code === 'redirected') return 'Use the address that the hub redirects to.';
    if (this.retryable) return this.retryAfter === null ? 'Try again.' : `Try again in ${this.retryAfter} seconds.`;
    if (this.status === 401 || this.code === 'UNAUTHENTICATED') return 'Sign in, or create a new token.';
    if (this.status === 403 || this.code === 'FORBIDDEN')
      return this.code === 'scope_too_small' || this.reason === 'SCOPE'
        ? 'Use a token with the scope that the message names.'
        : 'Ask an organization admin.';
    if (this.status === 404 || this.code === 'NOT_FOUND') return 'Check the name, and that you have access.';
    if (this.status === 409 || this.status === 412) return 'Read the current state, and try again.';
    if (this.status !== null && this.status < 500) return 'Correct the request.';
    return 'Check the address of the hub. If it is right, send the ID of the request to its operator.';
  }

  /** For logs and `--json`. */
  toJSON(): object {
    const { code, message, advice, status, reason, requestId, retryAfter, detail } = this;
    return { code, message, advice, status, reason, requestId, retryAfter, detail };
  }
}

type Fields = Record<string, unknown>;
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});

/** Returns the error of a GraphQL result; null if it has none. */
export function graphqlError(result: unknown, status: number | null, requestId: string | null): HubError | null {
  const { errors, data } = fieldsOf(result);
  if (!Array.isArray(errors) || errors.length === 0) return null;
  const { message, extensions } = fieldsOf(errors[0]);
  const more = fieldsOf(extensions);
  return new HubError({
    code: textOf(more['humanReadableId']) ?? textOf(more['code']) ?? 'unknown',
    message: textOf(message) ?? 'The operation failed.',
    status: typeof more['code'] === 'string' ? (STATUSES[more['code']] ?? status) : status,
    reason: textOf(more['reason']),
    requestId: textOf(more['requestId']) ?? requestId,
    retryAfter: typeof more['retryAfter'] === 'number' ? more['retryAfter'] : null,
    retryable: more['retryable'] === true,
    data,
  });
}

/** Statuses of GraphQL errors whose response has 200. */
const STATUSES: Record<string, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  BAD_USER_INPUT: 422,
};

/** Longest text that isn't the hub's and is shown anyway, such as a proxy's page. */
const LONGEST_FOREIGN = 200;

/**
 * Returns the error of a response.
 * @param text its body, of REST, GraphQL, OAuth, a publishing client, or a proxy
 */
export function errorOf(response: Response, text: string): HubError {
  const { status, headers } = response;
  const requestId = headers.get('x-request-id');
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    // A proxy in front of the hub has its own format of errors.
  }
  const fromGraphQL = graphqlError(body, status, requestId);
  if (fromGraphQL) return fromGraphQL;
  const { error, detail, error_description: description, title } = fieldsOf(body);
  const { message, human_readable_id: code } = fieldsOf(error);
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  const isRunning = code === 'request_in_progress';
  return new HubError({
    code: textOf(code) ?? textOf(error) ?? `http_${status}`,
    message:
      textOf(message) ??
      textOf(description) ??
      textOf(detail) ??
      textOf(title) ??
      (text.slice(0, LONGEST_FOREIGN) || `The response has the status ${status}.`),
    status,
    requestId,
    retryAfter: Number.isFinite(seconds) ? Math.max(0, seconds) : null,
    ...(isRunning ? { retryable: true } : {}),
    detail: Array.isArray(detail) ? (detail as ErrorDetail[]) : [],
  });
}
