/**
 * Connection for the platform's decisions: one long HTTP exchange, with questions as lines of the request and results
 * as lines of the response. A new exchange per check would cost more than the check.
 */
import { request as httpRequest } from 'node:http';
import type { ClientRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Ask } from './authorizer.ts';
import { answerSchema } from './decisionContract.ts';
import type { Decision } from './decisionContract.ts';

/** The platform didn't respond, or sent an invalid response. */
class DecisionsUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DecisionsUnavailable';
  }
}

/** An exchange is replaced after this many ms: servers end requests that never finish. */
const LIFETIME = 120_000;
/** Maximum length of a response line in characters. */
const LONGEST = 16 * 1024 * 1024;

interface Waiting {
  resolve(decisions: Decision[]): void;
  reject(error: Error): void;
}

/** One open exchange. */
class Exchange {
  readonly #request: ClientRequest;
  readonly #waiting = new Map<number, Waiting>();
  readonly #opened = performance.now();
  #next = 0;
  #rest = '';
  /** True if it accepts no further questions. */
  closed = false;

  constructor(url: URL) {
    this.#request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
      method: 'POST',
      agent: false,
      headers: { 'content-type': 'application/x-ndjson', 'transfer-encoding': 'chunked' },
    });
    this.#request.setNoDelay(true);
    this.#request.on('error', (error) => this.#fail(error));
    this.#request.on('response', (response) => {
      response.setEncoding('utf8');
      if (response.statusCode !== 200) this.#fail(new Error(`The platform answered ${response.statusCode}.`));
      response.on('data', (text: string) => this.#read(text));
      response.on('error', (error) => this.#fail(error));
      response.on('close', () => this.#fail(new Error('The platform ended the exchange.')));
    });
    this.#request.on('close', () => this.#fail(new Error('The connection to the platform ended.')));
  }

  get isOld(): boolean {
    return performance.now() - this.#opened > LIFETIME;
  }

  ask(asks: readonly Ask[], signal: AbortSignal): Promise<Decision[]> {
    return new Promise((resolve, reject) => {
      const abort = (): void => {
        this.#waiting.delete(id);
        reject(signal.reason as Error);
        // A late response probably never comes, so the next question opens a new exchange.
        this.#fail(new Error('The platform did not answer in time.'));
      };
      signal.addEventListener('abort', abort, { once: true });
      const settled = (): void => signal.removeEventListener('abort', abort);
      const id = this.#send(
        { asks },
        {
          resolve: (decisions) => {
            settled();
            resolve(decisions);
          },
          reject: (error) => {
            settled();
            reject(error);
          },
        },
      );
    });
  }

  /** Resolves when a download has ended, however long it takes. */
  whenEnded(downloadId: number): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#send({ downloadId }, { resolve: () => resolve(), reject });
    });
  }

  /** Sends a line. @returns its ID */
  #send(content: { asks: readonly Ask[] } | { downloadId: number }, waiting: Waiting): number {
    const id = this.#next++;
    this.#waiting.set(id, waiting);
    this.#request.write(`${JSON.stringify({ id, ...content })}\n`);
    return id;
  }

  /** Stops sending questions; pending ones are still answered. */
  retire(): void {
    this.closed = true;
    if (this.#waiting.size === 0) this.#request.destroy();
  }

  destroy(): void {
    this.#fail(new Error('The front door is closing.'));
  }

  #read(text: string): void {
    this.#rest += text;
    for (let end = this.#rest.indexOf('\n'); end >= 0; end = this.#rest.indexOf('\n')) {
      const line = this.#rest.slice(0, end);
      this.#rest = this.#rest.slice(end + 1);
      if (!this.#answer(line)) return;
    }
    if (this.#rest.length > LONGEST) this.#fail(new Error('The platform sends an answer without an end.'));
  }

  #answer(line: string): boolean {
    let parsed;
    try {
      parsed = answerSchema.parse(JSON.parse(line));
    } catch (error) {
      this.#fail(error as Error);
      return false;
    }
    const waiting = this.#waiting.get(parsed.id);
    this.#waiting.delete(parsed.id);
    if (parsed.decisions === null) waiting?.reject(new DecisionsUnavailable('The platform could not decide.'));
    else waiting?.resolve(parsed.decisions);
    if (this.closed && this.#waiting.size === 0) this.#request.destroy();
    return true;
  }

  #fail(cause: Error): void {
    this.closed = true;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting)
      reject(new DecisionsUnavailable(`No decision could be had from the platform: ${cause.message}`, { cause }));
    this.#request.destroy();
  }
}

/** Asks the platform over an exchange that is opened on demand and replaced when old or broken. */
export class DecisionStream {
  readonly #url: URL;
  #exchange: Exchange | null = null;

  /** @param url URL of the platform's `/repo-decisions` */
  constructor(url: URL) {
    this.#url = url;
  }

  /**
   * Decisions over questions, in their order.
   * @throws DecisionsUnavailable; the signal's reason
   */
  decideMany(asks: readonly Ask[], signal: AbortSignal): Promise<Decision[]> {
    return this.#open().ask(asks, signal);
  }

  /**
   * Waits until a download that a decision named has ended, successfully or not.
   * @throws DecisionsUnavailable if the exchange ends before
   */
  whenEnded(downloadId: number): Promise<void> {
    return this.#open().whenEnded(downloadId);
  }

  #open(): Exchange {
    if (this.#exchange !== null && !this.#exchange.closed && this.#exchange.isOld) this.#exchange.retire();
    if (this.#exchange === null || this.#exchange.closed) this.#exchange = new Exchange(this.#url);
    return this.#exchange;
  }

  close(): void {
    this.#exchange?.destroy();
  }
}
