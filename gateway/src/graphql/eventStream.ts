import type { IncomingMessage, ServerResponse } from 'node:http';

/** Interval of comments that keep an idle connection open through proxies, in milliseconds. */
const pingEvery = 12_000;
/** Bytes that a client may leave unread before its stream is closed. */
const mostUnread = 1024 * 1024;

/** Whether a request accepts a stream of events. */
export const wantsEvents = (request: IncomingMessage): boolean =>
  (request.headers.accept ?? '').split(',').some((type) => type.split(';')[0]!.trim() === 'text/event-stream');

/** A response in the distinct connections mode of the GraphQL over SSE protocol. */
export class EventStream {
  readonly #response: ServerResponse;
  readonly #pings: NodeJS.Timeout;

  constructor(response: ServerResponse, headers: Record<string, string | string[]>) {
    this.#response = response;
    response.writeHead(200, {
      ...headers,
      'content-type': 'text/event-stream; charset=utf-8',
      // Compression would collect the events, here and in proxies.
      'cache-control': 'no-store, no-transform',
      // nginx would collect the events otherwise.
      'x-accel-buffering': 'no',
    });
    // Sends the head immediately, and shows clients whether a proxy collects events.
    response.write(':\n\n');
    this.#pings = setInterval(() => this.#write(':\n\n'), pingEvery);
    response.on('close', () => clearInterval(this.#pings));
  }

  /** Sends a result. @param id for `Last-Event-ID` after a lost connection; none for an error */
  next(result: object, id?: string): void {
    this.#write(`event: next\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(result)}\n\n`);
  }

  /** Ends the operation: clients don't reconnect. */
  complete(): void {
    this.#write('event: complete\ndata:\n\n');
    this.#response.end();
  }

  /** Ends only the connection: clients reconnect. */
  close(): void {
    this.#response.end();
  }

  #write(text: string): void {
    if (this.#response.writableEnded || this.#response.destroyed) return;
    this.#response.write(text);
    if (this.#response.writableLength > mostUnread) this.#response.destroy();
  }
}
