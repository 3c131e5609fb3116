/** How long the rest of a body is read, in ms. */
const LINGER = 10_000;

/** What this needs of a request (`IncomingMessage` of Node). */
interface Unread {
  /** Whether the whole request has come. */
  readonly complete: boolean;
  resume(): unknown;
  destroy(): unknown;
  once(event: 'close' | 'end', listener: () => void): unknown;
}

/**
 * Reads and discards the rest of a body after an early answer, then ends the connection.
 * If the connection ended at once, the sender would lose the answer: its unread bytes reset the connection.
 */
export function discardRest(request: Unread): void {
  if (request.complete) return;
  request.resume();
  const timer = setTimeout(() => request.destroy(), LINGER);
  for (const event of ['close', 'end'] as const) request.once(event, () => clearTimeout(timer));
}
