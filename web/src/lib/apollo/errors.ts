/** What can go wrong with a request, as screens need to tell it apart. */
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
  /** Which kind it is; decides what a screen shows. */
  kind: FailureKind;
  /** Sentence for people from the server; empty when there is none. */
  message: string;
  /** The gateway's id of the request, for support; null when the request never arrived. */
  requestId: string | null;
  /** The error's id from the server's catalogue; null when it has none. */
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

// Apollo Client's errors are told by their names: importing their classes would bring the whole client to pages that do without it.
interface GraphQLAnswer extends Error {
  errors: readonly { message: string; path?: readonly (string | number)[]; extensions?: Record<string, unknown> }[];
}
interface HttpAnswer extends Error {
  statusCode: number;
  response: Response;
}
/** Whether a request was answered with errors. */
export const isGraphQLAnswer = (error: unknown): error is GraphQLAnswer =>
  error instanceof Error && error.name === 'CombinedGraphQLErrors' && 'errors' in error;
const isHttpAnswer = (error: unknown): error is HttpAnswer =>
  error instanceof Error &&
  (error.name === 'ServerError' || error.name === 'ServerParseError') &&
  'statusCode' in error;

/** A change that was not sent, because the hub doesn't answer. */
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

/** Whether an error of an answer says that a service behind the hub doesn't answer. */
const isUnavailable = ({ extensions }: OneError): boolean => kinds[String(extensions?.['code'])] === 'unavailable';

/** The ID of a request that failed because a service doesn't answer: null when it has none, undefined when that is not why, or nothing failed. */
export function idOfUnanswered(errors: unknown): string | null | undefined {
  if (Array.isArray(errors)) {
    const found = (errors as OneError[]).find(isUnavailable);
    return found && text(found.extensions?.['requestId']);
  }
  const { kind, requestId } = toFailure(errors);
  return kind === 'unavailable' || isNetworkFailure(errors) ? requestId : undefined;
}

/** Codes of errors beside a null that is the answer: it is refused, or there is no such thing. */
const answers = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND']);

/**
 * Takes each null out of an answer that stands for what failed. In the cache it would stand for what is not there, without its error, and other
 * screens that ask for the same would believe it.
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
    // A failure says the most: nothing is known of what it hides. FORBIDDEN stands at each field that the viewer can't read and says the least.
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

/** Whether a request failed before any answer came: only such requests are sent again (ERR-12). */
export function isNetworkFailure(error: unknown): boolean {
  if (isGraphQLAnswer(error) || isHttpAnswer(error) || error instanceof NotSent) return false;
  return !(error instanceof Error && error.name === 'AbortError');
}
