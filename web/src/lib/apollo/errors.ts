/** Kinds of failed requests that screens distinguish. */
type FailureKind =
  | 'network'
  | 'unauthenticated'
  | 'forbidden'
  | 'notFound'
  | 'limited'
  | 'unavailable'
  | 'input'
  | 'unexpected';

/** A failed request in the one form that screens know. */
export interface Failure {
  /** The kind of failure, which decides what a screen shows. */
  kind: FailureKind;
  /** The server's message for users; empty without one. */
  message: string;
  /** The gateway's id of the request, for support; null when the request never arrived. */
  requestId: string | null;
  /** The error's ID from the server's catalog; null without one. */
  humanReadableId: string | null;
  /** Whether trying again can help. */
  retryable: boolean;
}

const kinds: Record<string, FailureKind> = {
  UNAUTHENTICATED: 'unauthenticated',
  FORBIDDEN: 'forbidden',
  NOT_FOUND: 'notFound',
  RATE_LIMITED: 'limited',
  UPSTREAM_UNAVAILABLE: 'unavailable',
  UPSTREAM_TIMEOUT: 'unavailable',
  BAD_USER_INPUT: 'input',
  CONFLICT: 'input',
  PAYMENT_REQUIRED: 'input',
};

// Match Apollo Client's errors by name, because importing their classes would load the client on pages that don't need
// it.
interface GraphQLAnswer extends Error {
  errors: readonly { message: string; path?: readonly (string | number)[]; extensions?: Record<string, unknown> }[];
}
interface HttpAnswer extends Error {
  statusCode: number;
  response: Response;
}
/** Whether a response had GraphQL errors. */
export const isGraphQLAnswer = (error: unknown): error is GraphQLAnswer =>
  error instanceof Error && error.name === 'CombinedGraphQLErrors' && 'errors' in error;
const isHttpAnswer = (error: unknown): error is HttpAnswer =>
  error instanceof Error &&
  (error.name === 'ServerError' || error.name === 'ServerParseError') &&
  'statusCode' in error;

/** A mutation that wasn't sent, because the hub is unreachable. */
export class NotSent extends Error {
  override readonly name = 'NotSent';
  readonly requestId: string | null;

  constructor(message: string, requestId: string | null) {
    super(message);
    this.requestId = requestId;
  }
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

type OneError = GraphQLAnswer['errors'][number];

/** Whether an error says that a service behind the hub is unavailable. */
const isUnavailable = ({ extensions }: OneError): boolean => kinds[String(extensions?.['code'])] === 'unavailable';

/**
 * The ID of a request that failed because a service doesn't respond: null without an ID, undefined for other failures
 * and successes.
 */
export function idOfUnanswered(errors: unknown): string | null | undefined {
  if (Array.isArray(errors)) {
    const found = (errors as OneError[]).find(isUnavailable);
    return found && text(found.extensions?.['requestId']);
  }
  const { kind, requestId } = toFailure(errors);
  return kind === 'unavailable' || isNetworkFailure(errors) ? requestId : undefined;
}

/** Error codes of a legitimate null: access denied, or not found. */
const answers = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND']);

/**
 * Removes nulls of failed fields from a response. In the cache they would look like missing objects without an error,
 * also to other screens.
 */
export function leaveOutFailed({ data, errors }: { data?: unknown; errors?: readonly object[] | undefined }): void {
  for (const { path = [], extensions } of (errors ?? []) as OneError[]) {
    if (answers.has(String(extensions?.['code']))) continue;
    let place = data as Record<string | number, unknown> | null | undefined;
    for (const part of path) {
      if (place?.[part] === null && !Array.isArray(place)) delete place[part];
      place = place?.[part] as typeof place;
    }
  }
}

/** Turns whatever Apollo Client rejects with into a Failure. Never throws. */
export function toFailure(error: unknown): Failure {
  if (error instanceof NotSent)
    return {
      kind: 'unavailable',
      message: error.message,
      requestId: error.requestId,
      humanReadableId: null,
      retryable: true,
    };
  if (isGraphQLAnswer(error)) {
    // Report an outage first, because nothing is known about what it hides, and FORBIDDEN last, because it is set on
    // every field that the viewer can't read.
    const first =
      error.errors.find(isUnavailable) ??
      error.errors.find(({ extensions }) => extensions?.['code'] !== 'FORBIDDEN') ??
      error.errors[0];
    const extensions = first?.extensions ?? {};
    const kind = kinds[String(extensions['code'])] ?? 'unexpected';
    return {
      kind,
      message: first?.message ?? '',
      requestId: text(extensions['requestId']),
      humanReadableId: text(extensions['human_readable_id']) ?? text(extensions['humanReadableId']),
      retryable: extensions['retryable'] === true || kind === 'unavailable' || kind === 'limited',
    };
  }
  if (isHttpAnswer(error)) {
    const status = error.statusCode;
    const requestId = error.response.headers.get('x-request-id');
    const kind: FailureKind =
      status === 401
        ? 'unauthenticated'
        : status === 403
          ? 'forbidden'
          : status === 404
            ? 'notFound'
            : status === 429
              ? 'limited'
              : status >= 500
                ? 'unavailable'
                : 'unexpected';
    return { kind, message: '', requestId, humanReadableId: null, retryable: status >= 500 || status === 429 };
  }
  if (error === undefined || error === null)
    return { kind: 'unexpected', message: '', requestId: null, humanReadableId: null, retryable: true };
  return { kind: 'network', message: '', requestId: null, humanReadableId: null, retryable: true };
}

/** Whether a request failed without any response: only those are retried (ERR-12). */
export function isNetworkFailure(error: unknown): boolean {
  if (isGraphQLAnswer(error) || isHttpAnswer(error) || error instanceof NotSent) return false;
  return !(error instanceof Error && error.name === 'AbortError');
}
