import { publishText as t } from './publishMessages.ts';

/** What the hub says of a package that it took in. */
export interface PublishedPackage {
  name: string;
  version: string;
  build: string;
  subdir: string;
  /** Whether the very same bytes were there before. */
  existing: boolean;
}

/** One file on its way into a channel. */
export interface Upload {
  id: number;
  file: File;
  state: 'waiting' | 'sending' | 'published' | 'refused' | 'canceled';
  /** Share of the bytes that are sent, 0 to 1. */
  sent: number;
  /** Once it is published. */
  published?: PublishedPackage;
  /** Once it is refused: the hub's sentence. */
  problem?: string;
}

/** Whether a file still has to go, or goes. */
export const isOpen = ({ state }: Upload): boolean => state === 'waiting' || state === 'sending';

/** Why a file was not published, in a sentence for people. */
export class UploadRefused extends Error {}

/** So many files go at once: more would only share the same line. */
const AT_ONCE = 2;

/** What {@link Uploads} works with. */
export interface UploadParts {
  /** Asks for the address that a file goes to. @throws UploadRefused */
  ask(file: File): Promise<string>;
  /** Called when nothing is on its way any more and something was published. */
  onSettled(): void;
  /** Called when a file was published or refused, with how it ended. */
  onEnd(upload: Upload): void;
}

/** The files that a person publishes in one dialog, a few at a time, in their order. */
export class Uploads {
  readonly #parts: UploadParts;
  readonly #listeners = new Set<() => void>();
  readonly #sending = new Map<number, AbortController>();
  #all: readonly Upload[] = [];
  #fresh = false;

  constructor(parts: UploadParts) {
    this.#parts = parts;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** All files in the order in which they were given; another list after each change. */
  readonly all = (): readonly Upload[] => this.#all;

  /** Adds files. */
  add(files: readonly File[]): void {
    const from = this.#all.length;
    this.#all = [
      ...this.#all,
      ...files.map((file, at): Upload => ({ id: from + at, file, state: 'waiting', sent: 0 })),
    ];
    this.#next();
  }

  /** Stops a file that is on its way. */
  cancel(id: number): void {
    this.#change(id, { state: 'canceled' });
    this.#sending.get(id)?.abort();
    this.#sending.delete(id);
    this.#next();
  }

  /** Sends a file once more. */
  again(id: number): void {
    this.#change(id, { state: 'waiting', sent: 0, problem: undefined });
    this.#next();
  }

  /** Stops everything. */
  stop(): void {
    for (const { id } of this.#all.filter(isOpen)) this.#change(id, { state: 'canceled' });
    for (const controller of this.#sending.values()) controller.abort();
    this.#sending.clear();
  }

  #change(id: number, change: { [K in keyof Upload]?: Upload[K] | undefined }): void {
    this.#all = this.#all.map((one) => (one.id === id ? ({ ...one, ...change } as Upload) : one));
    for (const listener of this.#listeners) listener();
  }

  #next(): void {
    for (const one of this.#all) if (one.state === 'waiting' && this.#sending.size < AT_ONCE) void this.#send(one);
    for (const listener of this.#listeners) listener();
    if (!this.#fresh || this.#all.some(isOpen)) return;
    this.#fresh = false;
    this.#parts.onSettled();
  }

  async #send({ id, file }: Upload): Promise<void> {
    const controller = new AbortController();
    this.#sending.set(id, controller);
    this.#change(id, { state: 'sending' });
    const end = (change: Partial<Upload>): void => {
      if (controller.signal.aborted) return;
      this.#sending.delete(id);
      this.#change(id, change);
      this.#parts.onEnd(this.#all.find((one) => one.id === id)!);
      this.#next();
    };
    try {
      const url = await this.#parts.ask(file);
      controller.signal.throwIfAborted();
      const published = await sendPackage(url, file, controller.signal, (sent) => this.#change(id, { sent }));
      this.#fresh = true;
      end({ state: 'published', published });
    } catch (error) {
      end({ state: 'refused', problem: error instanceof UploadRefused ? error.message : t.broken });
    }
  }
}

/**
 * Sends a file to the address that was asked for it. XMLHttpRequest tells how far it is; fetch does not.
 * @param onSent told the share of bytes that are sent, 0 to 1
 * @throws UploadRefused with the hub's sentence
 */
function sendPackage(
  url: string,
  file: File,
  signal: AbortSignal,
  onSent: (share: number) => void,
): Promise<PublishedPackage> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const answer = (): Record<string, unknown> => {
      try {
        return JSON.parse(request.responseText) as Record<string, unknown>;
      } catch {
        return {};
      }
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (!signal.aborted && total > 0) onSent(loaded / total);
    });
    request.addEventListener('load', () => {
      const body = answer();
      if (request.status === 200 || request.status === 201) resolve(body as unknown as PublishedPackage);
      else reject(new UploadRefused(typeof body['detail'] === 'string' ? body['detail'] : t.failed(request.status)));
    });
    request.addEventListener('error', () => reject(new UploadRefused(t.broken)));
    request.addEventListener('abort', () => reject(new UploadRefused(t.canceled)));
    signal.addEventListener('abort', () => request.abort());
    request.open('PUT', url);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.send(file);
  });
}
