import { errors, type Dispatcher } from 'undici';
import type { RequestAbort } from './requestAbort.ts';

/** A complete response. */
export interface WholeAnswer {
  status: number;
  statusText: string;
  retryAfter: string | undefined;
  /** Whether it is the response to an earlier request with the same `Idempotency-Key`. */
  isReplay: boolean;
  bytes: Buffer;
}

/**
 * Collects one response. undici's `request` creates a stream for every body, which is meant for large ones. Service
 * responses are limited and read completely; without the stream a call costs about a tenth less.
 */
class Collector implements Dispatcher.DispatchHandler {
  readonly #requestAbort: RequestAbort;
  readonly #resolve: (answer: WholeAnswer) => void;
  readonly #reject: (error: Error) => void;
  #controller: Dispatcher.DispatchController | undefined;
  #status = 0;
  #statusText = '';
  #retryAfter: string | undefined;
  #isReplay = false;
  #chunks: Buffer[] = [];
  /** Aborts the call, in transit or waiting for a connection. */
  readonly #end = (): void => {
    const reason = new errors.RequestAbortedError();
    if (this.#controller) this.#controller.abort(reason);
    else this.#reject(reason);
  };

  constructor(requestAbort: RequestAbort, resolve: (answer: WholeAnswer) => void, reject: (error: Error) => void) {
    this.#requestAbort = requestAbort;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    this.#chunks = [];
    this.#requestAbort.listen(this.#end);
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[] | undefined>,
    statusText = '',
  ): void {
    const after = headers['retry-after'];
    this.#status = status;
    this.#statusText = statusText;
    this.#retryAfter = Array.isArray(after) ? after[0] : after;
    this.#isReplay = headers['idempotency-replayed'] === 'true';
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    this.#requestAbort.forget(this.#end);
    const bytes = this.#chunks.length === 1 ? this.#chunks[0]! : Buffer.concat(this.#chunks);
    this.#resolve({
      status: this.#status,
      statusText: this.#statusText,
      retryAfter: this.#retryAfter,
      isReplay: this.#isReplay,
      bytes,
    });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#requestAbort.forget(this.#end);
    this.#reject(error);
  }

  /** Sends the request. */
  send(dispatcher: Dispatcher, options: Dispatcher.DispatchOptions): void {
    this.#requestAbort.listen(this.#end);
    dispatcher.dispatch(options, this);
  }
}

/**
 * Sends a request and returns its complete response.
 * @throws undici's error for a failed one; RequestAbortedError if the client's request ends
 */
export const exchange = (
  dispatcher: Dispatcher,
  options: Dispatcher.DispatchOptions,
  requestAbort: RequestAbort,
): Promise<WholeAnswer> =>
  new Promise((resolve, reject) => {
    new Collector(requestAbort, resolve, reject).send(dispatcher, options);
  });
