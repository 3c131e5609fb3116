import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Interval of comments that keep an idle connection open through proxies, in milliseconds. */
const pingEvery = 12_000;
/** Time in which a client must read an event before its stream is closed, in milliseconds. */
const readWithin = 30_000;
/** Time in which a client must read the end of its stream, in milliseconds. */
const closeWithin = 5_000;

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
    this.#pings = setInterval(() => {
      if (!response.writableNeedDrain) this.#write(':\n\n');
    }, pingEvery);
    response.on('close', () => clearInterval(this.#pings));
  }

  /** Sends a result. @param id for `Last-Event-ID` after a lost connection; none for an error */
  next(result: object, id?: string): void {
    this.#write(`event: next\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(result)}\n\n`);
  }

  /** Ends the operation: clients don't reconnect. */
  complete(): void {
    this.#write('event: complete\ndata:\n\n');
    this.close();
  }

  /** Ends only the connection: clients reconnect. */
  close(): void {
    const response = this.#response;
    response.end();
    // A client that doesn't read would keep it open.
    const timer = setTimeout(() => response.destroy(), closeWithin).unref();
    response.once('close', () => clearTimeout(timer));
  }

  /**
   * Waits until the client has read what was sent, so that at most one event per stream is in memory.
   * @returns false if the client left, or doesn't read
   */
  async read(): Promise<boolean> {
    const response = this.#response;
    if (response.writableNeedDrain && !response.destroyed) {
      const timer = setTimeout(() => response.destroy(), readWithin);
      const over = new AbortController();
      await Promise.race([once(response, 'drain', over), once(response, 'close', over)]).catch(() => undefined);
      over.abort();
      clearTimeout(timer);
    }
    return !response.destroyed;
  }

  #write(text: string): void {
    if (this.#response.writableEnded || this.#response.destroyed) return;
    this.#response.write(text);
  }
}
