/** Messages for failures without a message of the hub. */
export interface UploadTexts {
  broken: string;
  canceled: string;
  failed(status: number): string;
}

/** What to do with a file whose name exists: replace the other one, or store it under another name. */
export type Instead = 'replace' | 'both';

/** One file on its way to the hub, which says `Stored` of it when it is there. */
export interface Upload<Stored = unknown> {
  id: number;
  file: File;
  /** Its displayed name, with the selected folders. */
  name: string;
  /**
   * `held` is uploaded and must be confirmed by the user, which is in progress in `confirming`. `taken`: another file
   * has the name, and the user decides.
   */
  state: 'waiting' | 'sending' | 'held' | 'confirming' | 'taken' | 'done' | 'refused' | 'canceled';
  /** The user's decision on an existing name. */
  instead?: Instead | undefined;
  /** Share of the bytes that are sent, 0 to 1. */
  sent: number;
  /** The hub's response after the upload. */
  stored?: Stored | undefined;
  /** If rejected: the hub's message. */
  problem?: string | undefined;
}

/** Whether a file is waiting or uploading. */
export const isOpen = ({ state }: Upload): boolean => state === 'waiting' || state === 'sending';

/** Whether a file is uploading or being confirmed. */
const isUnderWay = (upload: Upload): boolean => isOpen(upload) || upload.state === 'confirming';

/** Whether a file still needs an upload or a decision. */
export const isUndone = (upload: Upload): boolean =>
  isUnderWay(upload) || upload.state === 'held' || upload.state === 'taken';

/** Why a file was rejected, as a message for users, with the response's status. */
export class UploadRefused extends Error {
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

/** Abort reason when the user leaves the page: the upload can be resumed. */
export const LEFT = Symbol('left');

/** An upload in progress: aborted by the signal, reports the uploaded share, 0 to 1. */
export interface Going {
  signal: AbortSignal;
  onSent(share: number): void;
}

/** Number of parallel uploads: more would only share the same connection. */
const AT_ONCE = 2;

/** What {@link Uploads} works with. */
export interface UploadParts<Stored> {
  texts: UploadTexts;
  /** Requests the upload URL of a file, or returns another upload function. @throws UploadRefused */
  ask(file: File, instead?: Instead): Promise<string | ((going: Going) => Promise<Stored>)>;
  /** Whether an uploaded file must be confirmed by the user; if missing, none must. */
  isHeld?(stored: Stored): boolean;
  /** Called when no upload is active and there are new files. */
  onSettled(): void;
  /** Called when a file is uploaded, confirmed, or rejected, with its state. */
  onEnd(upload: Upload<Stored>): void;
}

/** A user's uploads to one place, a few in parallel, in order. */
export class Uploads<Stored> {
  readonly #parts: UploadParts<Stored>;
  readonly #listeners = new Set<() => void>();
  readonly #sending = new Map<number, AbortController>();
  #all: readonly Upload<Stored>[] = [];
  #fresh = false;
  #given = 0;

  constructor(parts: UploadParts<Stored>) {
    this.#parts = parts;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Returns all files in order of selection; a new list after each change. */
  readonly all = (): readonly Upload<Stored>[] => this.#all;

  /** Adds files. @param nameOf their displayed names; default: the file name */
  add(files: readonly File[], nameOf: (file: File) => string = ({ name }) => name): void {
    const from = this.#given;
    this.#given += files.length;
    this.#all = [
      ...this.#all,
      ...files.map((file, at): Upload<Stored> => ({
        id: from + at,
        file,
        name: nameOf(file),
        state: 'waiting',
        sent: 0,
      })),
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

  /** Aborts all uploading and waiting files. */
  cancelAll(): void {
    this.#end();
    this.#next();
  }

  /** Confirms all held files, one by one. @param confirm confirms one at the hub; throws UploadRefused */
  async confirmAll(confirm: (stored: Stored) => Promise<Stored>): Promise<void> {
    const heldUploads = this.#all.filter(({ state }) => state === 'held');
    for (const { id } of heldUploads) this.#change(id, { state: 'confirming' });
    for (const { id, stored } of heldUploads) {
      try {
        this.#change(id, { state: 'done', stored: await confirm(stored!) });
        this.#fresh = true;
      } catch (error) {
        this.#change(id, { state: 'refused', stored: undefined, problem: this.#problemOf(error) });
      }
      this.#tell(id);
    }
    this.#next();
  }

  /** Clears finished uploads once none is active. */
  clear(): void {
    if (this.#all.some(isUndone)) return;
    this.#all = [];
    this.#next();
  }

  /** Decides on files with existing names; null skips them. */
  settle(ids: readonly number[], instead: Instead | null): void {
    const chosen = new Set(ids);
    this.#all = this.#all.map((one) =>
      one.state === 'taken' && chosen.has(one.id)
        ? instead === null
          ? { ...one, state: 'canceled' }
          : { ...one, state: 'waiting', sent: 0, problem: undefined, instead }
        : one,
    );
    this.#next();
  }

  /** Sends a file once more. */
  again(id: number): void {
    this.#change(id, { state: 'waiting', sent: 0, problem: undefined, stored: undefined });
    this.#next();
  }

  /** Stops everything. */
  stop(): void {
    this.#end(LEFT);
    for (const listener of this.#listeners) listener();
  }

  /** Cancels whatever is open. @param reason see {@link LEFT} */
  #end(reason?: symbol): void {
    this.#all = this.#all.map((one) => (isOpen(one) ? { ...one, state: 'canceled' } : one));
    for (const controller of this.#sending.values()) controller.abort(reason);
    this.#sending.clear();
  }

  #change(id: number, change: { [K in keyof Upload<Stored>]?: Upload<Stored>[K] | undefined }): void {
    this.#all = this.#all.map((one) => (one.id === id ? ({ ...one, ...change } as Upload<Stored>) : one));
    for (const listener of this.#listeners) listener();
  }

  #next(): void {
    for (const one of this.#all) {
      if (this.#sending.size >= AT_ONCE) break;
      if (one.state === 'waiting') void this.#send(one);
    }
    for (const listener of this.#listeners) listener();
    if (!this.#fresh || this.#all.some(isUnderWay)) return;
    this.#fresh = false;
    this.#parts.onSettled();
  }

  async #send({ id, file, instead }: Upload<Stored>): Promise<void> {
    const controller = new AbortController();
    this.#sending.set(id, controller);
    this.#change(id, { state: 'sending' });
    const end = (change: Partial<Upload<Stored>>): void => {
      if (controller.signal.aborted) return;
      this.#sending.delete(id);
      this.#change(id, change);
      this.#tell(id);
      this.#next();
    };
    try {
      const way = await this.#parts.ask(file, instead);
      const { signal } = controller;
      signal.throwIfAborted();
      const going: Going = { signal, onSent: (sent) => this.#change(id, { sent }) };
      const stored =
        typeof way === 'string' ? await sendFile<Stored>(way, file, this.#parts.texts, going) : await way(going);
      if (this.#parts.isHeld?.(stored)) return end({ state: 'held', stored });
      this.#fresh = true;
      end({ state: 'done', stored });
    } catch (error) {
      const isTaken = error instanceof UploadRefused && error.status === 412;
      end({ state: isTaken ? 'taken' : 'refused', problem: this.#problemOf(error) });
    }
  }

  #tell(id: number): void {
    const upload = this.#all.find((one) => one.id === id);
    if (upload !== undefined) this.#parts.onEnd(upload);
  }

  #problemOf(error: unknown): string {
    return error instanceof UploadRefused ? error.message : this.#parts.texts.broken;
  }
}

function read(body: string): Record<string, unknown> {
  try {
    return JSON.parse(body) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Converts an error response to an error. */
export function refusalOf(status: number, body: string, texts: UploadTexts): UploadRefused {
  const { detail, error } = read(body);
  // For invalid input (422), show the messages without field names, which users don't see here. Channel uploads return
  // a problem (RFC 9457), other requests an error.
  const said = Array.isArray(detail)
    ? (detail as { msg?: string }[]).map(({ msg = '' }) => msg).join(' ')
    : ((error as { message?: unknown } | undefined)?.message ?? detail);
  return new UploadRefused(typeof said === 'string' ? said : texts.failed(status), status);
}

/** Header for storing a file only if its name is free; otherwise the hub returns 412. */
export const NEW_ONLY: readonly [name: string, value: string] = ['if-none-match', '*'];

/**
 * Uploads a file to its URL. Uses XMLHttpRequest, because fetch doesn't report progress.
 * @param isNew whether to fail if the name exists
 * @param headers request headers
 * @throws UploadRefused with the hub's message
 */
export function sendFile<Stored>(
  url: string,
  file: File,
  texts: UploadTexts,
  { signal, onSent }: Going,
  isNew = false,
  headers: Readonly<Record<string, string>> = {},
): Promise<Stored> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (!signal.aborted && total > 0) onSent(loaded / total);
    });
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      if (status >= 200 && status < 300) resolve(read(responseText) as Stored);
      else reject(refusalOf(status, responseText, texts));
    });
    request.addEventListener('error', () => reject(new UploadRefused(texts.broken)));
    request.addEventListener('abort', () => reject(new UploadRefused(texts.canceled)));
    signal.addEventListener('abort', () => request.abort());
    request.open('PUT', url);
    request.setRequestHeader('content-type', 'application/octet-stream');
    if (isNew) request.setRequestHeader(...NEW_ONLY);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(file);
  });
}
