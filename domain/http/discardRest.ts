/** How long to read the rest of a body, in ms. */
const LINGER = 10_000;

/** The used part of a request (Node's `IncomingMessage`). */
interface Unread {
  /** Whether the whole request has come. */
  readonly complete: boolean;
  resume(): unknown;
  destroy(): unknown;
  once(event: 'close' | 'end', listener: () => void): unknown;
}

/**
 * Reads and discards the rest of a body after an early response, then closes the connection. Closing immediately would
 * reset the connection, and the sender would lose the response.
 */
export function discardRest(request: Unread): void {
  if (request.complete) return;
  request.resume();
  const timer = setTimeout(() => request.destroy(), LINGER);
  for (const event of ['close', 'end'] as const) request.once(event, () => clearTimeout(timer));
}
