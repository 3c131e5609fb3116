/** What is said where the hub itself said nothing. */
export interface UploadTexts {
  broken: string;
  canceled: string;
  failed(status: number): string;
}

/** What becomes of a file whose name is taken: it replaces the other one, or is kept beside it under another name. */
export type Instead = 'replace' | 'both';

/** One file on its way to the hub, which says `Stored` of it when it is there. */
export interface Upload<Stored = unknown> {
  id: number;
  file: File;
  /** What it is called to the person: its name, with the folders that it was given with. */
  name: string;
  /**
   * `held` is there and counts when the person says so, which is under way while it is `confirming`; `taken` is the name of another file, of which the person
   * says what becomes.
   */
  state: 'waiting' | 'sending' | 'held' | 'confirming' | 'taken' | 'done' | 'refused' | 'canceled';
  /** What the person said of a name that was taken. */
  instead?: Instead | undefined;
  /** Share of the bytes that are sent, 0 to 1. */
  sent: number;
  /** Once it is there: what the hub says of it. */
  stored?: Stored | undefined;
  /** Once it is refused: the hub's sentence. */
  problem?: string | undefined;
}

/** Whether a file still has to go, or goes. */
export const isOpen = ({ state }: Upload): boolean => state === 'waiting' || state === 'sending';

/** Whether something of a file is under way. */
const isUnderWay = (upload: Upload): boolean => isOpen(upload) || upload.state === 'confirming';

/** Whether a file is not what the person wants it to be yet. */
export const isUndone = (upload: Upload): boolean =>
  isUnderWay(upload) || upload.state === 'held' || upload.state === 'taken';

/** Why a file was not taken, in a sentence for people, and the status of the answer. */
export class UploadRefused extends Error {
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

/** Why a file that was on its way is stopped where its page is left: what is there of it may be gone on with. */
export const LEFT = Symbol('left');

/** How a file goes: ended by the signal, telling the share of bytes that are there, 0 to 1. */
export interface Going {
  signal: AbortSignal;
  onSent(share: number): void;
}

/** So many files go at once: more would only share the same line. */
const AT_ONCE = 2;

/** What {@link Uploads} works with. */
export interface UploadParts<Stored> {
  texts: UploadTexts;
  /** Asks for the address that a file goes to, or for another way than by one request alone. @throws UploadRefused */
  ask(file: File, instead?: Instead): Promise<string | ((going: Going) => Promise<Stored>)>;
  /** Whether a file that is there counts only when the person says so; missing where each counts at once. */
  isHeld?(stored: Stored): boolean;
  /** Called when nothing is on its way any more and something is new there. */
  onSettled(): void;
  /** Called when a file is there, counts or was refused, with how it stands. */
  onEnd(upload: Upload<Stored>): void;
}

/** The files that a person sends in one place, a few at a time, in their order. */
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

  /** All files in the order in which they were given; another list after each change. */
  readonly all = (): readonly Upload<Stored>[] => this.#all;

  /** Adds files. @param nameOf what they are called to the person; their name unless said */
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

  /** Stops every file that is on its way or waits. */
  cancelAll(): void {
    this.#end();
    this.#next();
  }

  /** Lets every file count that is held, one after the other. @param confirm says so to the hub; throws UploadRefused */
  async confirmAll(confirm: (stored: Stored) => Promise<Stored>): Promise<void> {
    const held = this.#all.filter(({ state }) => state === 'held');
    for (const { id } of held) this.#change(id, { state: 'confirming' });
    for (const { id, stored } of held) {
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

  /** Forgets how they went, once nothing is on its way. */
  clear(): void {
    if (this.#all.some(isUndone)) return;
    this.#all = [];
    this.#next();
  }

  /** Says what becomes of files whose names are taken; null leaves them out. */
  settle(ids: readonly number[], instead: Instead | null): void {
    const asked = new Set(ids);
    this.#all = this.#all.map((one) =>
      one.state === 'taken' && asked.has(one.id)
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

/** Why the hub did not take a file, of its answer. */
export function refusalOf(status: number, body: string, texts: UploadTexts): UploadRefused {
  const { detail, error } = read(body);
  // Of bad input (422) the sentences without the names of fields, which nobody sees here. A channel's bytes answer with a problem (RFC 9457), other calls with an error.
  const said = Array.isArray(detail)
    ? (detail as { msg?: string }[]).map(({ msg = '' }) => msg).join(' ')
    : ((error as { message?: unknown } | undefined)?.message ?? detail);
  return new UploadRefused(typeof said === 'string' ? said : texts.failed(status), status);
}

/** The condition under which a file is stored only where none of its name is; where one is the hub answers 412. */
export const NEW_ONLY: readonly [name: string, value: string] = ['if-none-match', '*'];

/**
 * Sends a file to the address that was asked for it. XMLHttpRequest tells how far it is; fetch does not.
 * @param isNew whether no file of its name may be there
 * @param headers sent with it
 * @throws UploadRefused with the hub's sentence
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
