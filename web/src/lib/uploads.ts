/** What is said where the hub itself said nothing. */
export interface UploadTexts {
  broken: string;
  canceled: string;
  failed(status: number): string;
}

/** One file on its way to the hub, which says `Stored` of it when it is there. */
export interface Upload<Stored = unknown> {
  id: number;
  file: File;
  state: 'waiting' | 'sending' | 'done' | 'refused' | 'canceled';
  /** Share of the bytes that are sent, 0 to 1. */
  sent: number;
  /** Once it is there: what the hub says of it. */
  stored?: Stored;
  /** Once it is refused: the hub's sentence. */
  problem?: string;
}

/** Whether a file still has to go, or goes. */
export const isOpen = ({ state }: Upload): boolean => state === 'waiting' || state === 'sending';

/** Why a file was not taken, in a sentence for people. */
export class UploadRefused extends Error {}

/** So many files go at once: more would only share the same line. */
const AT_ONCE = 2;

/** What {@link Uploads} works with. */
export interface UploadParts<Stored> {
  texts: UploadTexts;
  /** Asks for the address that a file goes to. @throws UploadRefused */
  ask(file: File): Promise<string>;
  /** Called when nothing is on its way any more and something is new there. */
  onSettled(): void;
  /** Called when a file is there or was refused, with how it ended. */
  onEnd(upload: Upload<Stored>): void;
}

/** The files that a person sends in one place, a few at a time, in their order. */
export class Uploads<Stored> {
  readonly #parts: UploadParts<Stored>;
  readonly #listeners = new Set<() => void>();
  readonly #sending = new Map<number, AbortController>();
  #all: readonly Upload<Stored>[] = [];
  #fresh = false;

  constructor(parts: UploadParts<Stored>) {
    this.#parts = parts;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** All files in the order in which they were given; another list after each change. */
  readonly all = (): readonly Upload<Stored>[] => this.#all;

  /** Adds files. */
  add(files: readonly File[]): void {
    const from = this.#all.length;
    this.#all = [
      ...this.#all,
      ...files.map((file, at): Upload<Stored> => ({ id: from + at, file, state: 'waiting', sent: 0 })),
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

  #change(id: number, change: { [K in keyof Upload<Stored>]?: Upload<Stored>[K] | undefined }): void {
    this.#all = this.#all.map((one) => (one.id === id ? ({ ...one, ...change } as Upload<Stored>) : one));
    for (const listener of this.#listeners) listener();
  }

  #next(): void {
    for (const one of this.#all) if (one.state === 'waiting' && this.#sending.size < AT_ONCE) void this.#send(one);
    for (const listener of this.#listeners) listener();
    if (!this.#fresh || this.#all.some(isOpen)) return;
    this.#fresh = false;
    this.#parts.onSettled();
  }

  async #send({ id, file }: Upload<Stored>): Promise<void> {
    const controller = new AbortController();
    this.#sending.set(id, controller);
    this.#change(id, { state: 'sending' });
    const end = (change: Partial<Upload<Stored>>): void => {
      if (controller.signal.aborted) return;
      this.#sending.delete(id);
      this.#change(id, change);
      this.#parts.onEnd(this.#all.find((one) => one.id === id)!);
      this.#next();
    };
    try {
      const url = await this.#parts.ask(file);
      controller.signal.throwIfAborted();
      const stored = await sendFile<Stored>(url, file, this.#parts.texts, controller.signal, (sent) =>
        this.#change(id, { sent }),
      );
      this.#fresh = true;
      end({ state: 'done', stored });
    } catch (error) {
      end({ state: 'refused', problem: error instanceof UploadRefused ? error.message : this.#parts.texts.broken });
    }
  }
}

/**
 * Sends a file to the address that was asked for it. XMLHttpRequest tells how far it is; fetch does not.
 * @param onSent told the share of bytes that are sent, 0 to 1
 * @throws UploadRefused with the hub's sentence
 */
function sendFile<Stored>(
  url: string,
  file: File,
  texts: UploadTexts,
  signal: AbortSignal,
  onSent: (share: number) => void,
): Promise<Stored> {
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
      if (request.status === 200 || request.status === 201) resolve(body as Stored);
      else {
        // A channel's bytes answer with a problem (RFC 9457), other calls with an error.
        const said = body['detail'] ?? (body['error'] as { message?: unknown } | undefined)?.message;
        reject(new UploadRefused(typeof said === 'string' ? said : texts.failed(request.status)));
      }
    });
    request.addEventListener('error', () => reject(new UploadRefused(texts.broken)));
    request.addEventListener('abort', () => reject(new UploadRefused(texts.canceled)));
    signal.addEventListener('abort', () => request.abort());
    request.open('PUT', url);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.send(file);
  });
}
