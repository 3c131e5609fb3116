/** Requests to one hub: credentials, time limits, retries, and bounded responses. */
import type { Credential } from './credentials.ts';
import { errorOf, HubError } from './error.ts';

/** Settings of a {@link Sender}. */
export interface SenderOptions {
  /** URL of the hub, such as `https://hub.example`. */
  url: string;
  /** Token of each request. Without it, the caller is a visitor. */
  credential?: Credential;
  /** Milliseconds of one attempt; of a stream, without a byte. Default: 60,000. */
  timeout?: number;
  /** Most attempts of a call. Default: 4. */
  attempts?: number;
  /** Largest response that is kept in memory, in bytes. Default: 64 MiB. */
  maxBytes?: number;
  /** `fetch` of the platform, or another one. */
  fetch?: typeof fetch;
}

/** One request. */
export interface Sent {
  method: string;
  /** Path with query, below the hub's URL. */
  path: string;
  headers?: Record<string, string>;
  /** A body that can be sent again: no stream. */
  body?: string | Blob | Uint8Array<ArrayBuffer> | URLSearchParams;
  signal?: AbortSignal | undefined;
  timeout?: number | undefined;
  /** Whether the same request can be sent again. */
  isSafe: boolean;
  /** Whether to send the credential. Default: yes. */
  isAnonymous?: boolean;
}

/** An open response. */
export interface Opened {
  response: Response;
  /** Its bytes. Throws {@link HubError} when the connection is lost or silent. */
  chunks: AsyncGenerator<Uint8Array>;
}

/** Longest wait for another attempt, in seconds. The caller decides about a longer one. */
const LONGEST_WAIT = 60;
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8_000;

/** Sends requests to one hub. */
export class Sender {
  readonly url: string;
  readonly attempts: number;
  readonly #options: SenderOptions;

  /** @throws TypeError for a URL that isn't one of HTTP */
  constructor(options: SenderOptions) {
    const { protocol, href } = new URL(options.url);
    if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError(`${options.url} isn't an http(s) URL.`);
    this.url = href.replace(/\/+$/, '');
    this.attempts = options.attempts ?? 4;
    this.#options = options;
  }

  /**
   * Sends a request.
   * @param read returns what the text of the response says
   * @throws HubError also if `read` does, after other attempts
   */
  send<T>(request: Sent, read: (text: string, response: Response) => T): Promise<T> {
    return this.#repeat(request, false, async ({ response, chunks }) => read(await this.#textOf(chunks), response));
  }

  /** Sends a request whose response is read piece by piece. @throws HubError before the first piece */
  open(request: Sent): Promise<Opened> {
    return this.#repeat(request, true, (opened) => Promise.resolve(opened));
  }

  /** Waits before another attempt: what the hub asked for, or longer after each failure, with jitter. */
  async pause(failures: number, error: unknown, signal: AbortSignal | undefined): Promise<void> {
    const asked = error instanceof HubError ? error.retryAfter : null;
    const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures);
    await sleep((asked ?? 0) * 1_000 + Math.random() * longest, signal);
  }

  async #repeat<T>(request: Sent, isStream: boolean, read: (opened: Opened) => Promise<T>): Promise<T> {
    const credential = request.isAnonymous ? undefined : this.#options.credential;
    const { signal } = request;
    signal?.throwIfAborted();
    let token = await credential?.({ sender: this, signal });
    let isRenewed = false;
    for (let failures = 0; ;) {
      try {
        return await this.#attempt(request, token, isStream, read);
      } catch (error) {
        if (!(error instanceof HubError)) throw error;
        // A token that has ended is replaced once.
        if (error.status === 401 && credential !== undefined && !isRenewed) {
          isRenewed = true;
          const renewed = await credential({ sender: this, stale: token, signal });
          if (renewed === token) throw error;
          token = renewed;
          continue;
        }
        failures += 1;
        const isOver = failures >= this.attempts || (error.retryAfter ?? 0) > LONGEST_WAIT;
        if (!request.isSafe || !error.retryable || isOver) throw error;
        await this.pause(failures, error, signal);
      }
    }
  }

  async #attempt<T>(
    request: Sent,
    token: string | undefined,
    isStream: boolean,
    read: (opened: Opened) => Promise<T>,
  ): Promise<T> {
    const { method, path, headers, body, signal } = request;
    const limit = new Limit(request.timeout ?? this.#options.timeout ?? 60_000, signal);
    try {
      const response = await (this.#options.fetch ?? fetch)(this.url + path, {
        method,
        headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
        ...(body === undefined ? {} : { body }),
        // Another address must not get the token.
        redirect: 'manual',
        credentials: 'omit',
        signal: limit.signal,
      });
      const opened = { response, chunks: chunksOf(response, limit, isStream) };
      const isRedirect = response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400);
      if (isRedirect) throw redirected(response, this.url);
      if (!response.ok) throw errorOf(response, await this.#textOf(opened.chunks));
      if (response.headers.get('content-type')?.startsWith('text/html'))
        throw new HubError({
          code: 'unreadable_answer',
          message: `${this.url} returns a web page where a hub would return data.`,
          status: response.status,
        });
      return await read(opened);
    } catch (error) {
      const explained = limit.explain(error, this.url);
      limit.end();
      throw explained;
    }
  }

  async #textOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
    const most = this.#options.maxBytes ?? 64 * 1024 * 1024;
    const decoder = new TextDecoder();
    let [size, text] = [0, ''];
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > most) throw tooLarge(`The response is larger than ${most} bytes.`);
      text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  }
}

/** Returns the error of a response that exceeds a limit. */
export const tooLarge = (message: string): HubError => new HubError({ code: 'answer_too_large', message });

/** Parses JSON. @throws HubError for anything else */
export function parsed(text: string, status: number | null = null): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new HubError({ code: 'unreadable_answer', message: "The response isn't JSON.", status, cause });
  }
}

function redirected(response: Response, url: string): HubError {
  const location = response.headers.get('location');
  const target = location === null ? '' : ` to ${new URL(location, `${url}/`).origin}`;
  return new HubError({
    code: 'redirected',
    message: `${url} redirects${target}. The token wasn't sent there.`,
    status: response.status,
  });
}

/** The end of an attempt: the caller's, or by time. */
class Limit {
  readonly signal: AbortSignal;
  readonly #own = new AbortController();
  readonly #milliseconds: number;
  readonly #caller: AbortSignal | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(milliseconds: number, caller: AbortSignal | undefined) {
    this.#milliseconds = milliseconds;
    this.#caller = caller;
    this.signal = caller === undefined ? this.#own.signal : AbortSignal.any([caller, this.#own.signal]);
    this.renew();
  }

  renew(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#own.abort(), this.#milliseconds);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#own.abort();
  }

  /** Returns what to throw for an error of `fetch` or of a body. */
  explain(error: unknown, url: string): unknown {
    if (error instanceof HubError) return error;
    if (this.#caller?.aborted) return this.#caller.reason;
    if (this.#own.signal.aborted)
      return new HubError({
        code: 'timeout',
        message: `${url} didn't answer within ${this.#milliseconds / 1_000} seconds.`,
        retryable: true,
        cause: error,
      });
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return new HubError({
      code: 'unreachable',
      message: `Can't reach the hub at ${url}: ${cause instanceof Error ? cause.message : String(cause)}.`,
      retryable: true,
      cause: error,
    });
  }
}

async function* chunksOf(response: Response, limit: Limit, isStream: boolean): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader();
  try {
    if (!reader) return;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      if (isStream) limit.renew();
      yield value;
    }
  } catch (error) {
    const explained = limit.explain(error, response.url);
    throw explained instanceof HubError && explained.code === 'unreachable'
      ? new HubError({ code: 'connection_lost', message: 'The connection was lost.', retryable: true, cause: error })
      : explained;
  } finally {
    limit.end();
  }
}

/** Waits. @throws the signal's reason when it is aborted */
export function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal!.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal?.aborted) return stop();
    signal?.addEventListener('abort', stop, { once: true });
  });
}
