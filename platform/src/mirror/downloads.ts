/** Opens package files at the sources of mirrors: queue, bandwidth, and choice of source. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../db/index.ts';
import type { Logger } from '../monitoring/log.ts';
import { Patience, redact, SourceError } from '../outbound/index.ts';
import type { MirrorCredentials } from './credentials.ts';
import type { MirrorSettings } from './settings.ts';
import { openSource } from './source.ts';
import { downloadFactsOf, ownerOf } from './settingStore.ts';
import { noteProblem } from './problemStore.ts';

/** A requested file of a mirror. */
export interface WantedFile {
  /** ID of the mirror, and URL of its source. */
  id: string;
  source: string;
  /** Name of the package. */
  name: string;
  subdir: string;
  fileName: string;
  /** Whether its record has a hash. Only such files can come from a source other than the one that lists it. */
  hasHash: boolean;
}

/** A package file at a source, from a given byte. */
export interface OpenedFile {
  /** First byte of the response: the requested one if the source supports ranges, else 0. */
  from: number;
  body: AsyncIterable<Uint8Array>;
  close(): Promise<void>;
}

/** Sources of a file, the one that lists it first. */
export interface FileSources {
  count: number;
  /** Opens the file at a source, from the given byte if it supports ranges. @throws SourceError */
  open(place: number, from: number, signal: AbortSignal): Promise<OpenedFile>;
  /** Records a problem. Never rejects. */
  tell(place: number, kind: 'corrupt' | 'interrupted' | 'failed' | 'busy', message: string): Promise<void>;
  /** Releases the turn. */
  close(): void;
}

/** Limits concurrent turns. Others wait in order. */
class Turns {
  #taken = 0;
  readonly #waiting = new Set<() => void>();

  /** Waits for a turn. @returns a function that ends it @throws the signal's reason */
  async take(most: number, signal: AbortSignal): Promise<() => void> {
    while (this.#taken >= most) {
      signal.throwIfAborted();
      const { promise, resolve } = Promise.withResolvers<void>();
      const wake = (): void => resolve();
      this.#waiting.add(wake);
      signal.addEventListener('abort', wake, { once: true });
      await promise;
      this.#waiting.delete(wake);
      signal.removeEventListener('abort', wake);
      // If the waiter was just aborted, pass its turn on.
      if (signal.aborted) this.#next();
    }
    signal.throwIfAborted();
    this.#taken++;
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      this.#taken--;
      this.#next();
    };
  }

  #next(): void {
    for (const wake of this.#waiting) {
      this.#waiting.delete(wake);
      wake();
      return;
    }
  }

  get idle(): boolean {
    return this.#taken === 0 && this.#waiting.size === 0;
  }
}

/** A bandwidth shared by several bodies: each piece waits for those before it. */
class Pace {
  #free = 0;

  /** Returns the delay in ms before a piece can be sent. */
  wait(bytes: number, perSecond: number): number {
    const now = performance.now();
    this.#free = Math.max(now, this.#free) + (bytes / perSecond) * 1000;
    return this.#free - now;
  }
}

/**
 * Maximum time in ms for which a source isn't contacted at its request, because one response may concern a single file.
 */
const LEFT_ALONE = 900_000;
/** Shorter delays in ms are skipped. */
const WORTH_WAITING = 20;

/** Downloads of package files for all mirrors of this process. */
export class MirrorFiles {
  readonly #db: Db;
  readonly #log: Logger;
  readonly #credentials: MirrorCredentials;
  readonly #settings: MirrorSettings;
  readonly #mirrors = new Map<string, { turns: Turns; pace: Pace }>();
  readonly #pace = new Pace();
  /** Sources that asked not to be contacted: their error, and until when, by `performance.now()`. */
  readonly #busy = new Map<string, { error: SourceError; until: number }>();

  constructor(db: Db, log: Logger, credentials: MirrorCredentials, settings: MirrorSettings) {
    this.#db = db;
    this.#log = log;
    this.#credentials = credentials;
    this.#settings = settings;
  }

  /** Waits for a turn and returns the sources of a file. Close them when done. @throws the signal's reason */
  async sourcesOf(wanted: WantedFile, signal: AbortSignal): Promise<FileSources> {
    const { id } = wanted;
    const facts = await downloadFactsOf(this.#db, id, wanted.subdir);
    const { bytesPerSecond: rate, downloadsAtOnce: atOnce } = facts;
    const sources = await this.#placesOf(wanted, facts.others);
    const mirror = this.#mirrors.get(id) ?? { turns: new Turns(), pace: new Pace() };
    this.#mirrors.set(id, mirror);
    const end = await mirror.turns.take(Math.min(atOnce ?? Infinity, this.#settings.downloadsAtOnce), signal);
    const slowed = (body: AsyncIterable<Uint8Array>, until: AbortSignal): AsyncIterable<Uint8Array> =>
      this.#slowed(body, mirror.pace, rate, until);
    return {
      count: sources.length,
      open: async (place, from, until) => {
        const { source, position } = sources[place]!;
        // Credentials are for the first source only, because only that one was checked.
        const credentials = position === 0 ? await this.#credentials.of({ id, source }) : undefined;
        this.#refuseBusy(source);
        const patience = new Patience(this.#settings.filePatience, async (ms, status) =>
          this.#log.info({ channelId: id, source: redact(source), status, ms }, 'a source of a mirror is waited for'),
        );
        const opened = openSource(source, { ...this.#settings, credentials, patience });
        try {
          const base = facts.baseUrls[position] ?? '';
          const file = await opened.openFile(wanted.subdir, wanted.fileName, { from, base, signal: until });
          return { from: file.from, body: slowed(file.body, until), close: () => opened.close() };
        } catch (error) {
          await opened.close();
          if (error instanceof SourceError && error.busyUntil !== null) {
            const ms = Math.min(error.busyUntil.getTime() - Date.now(), LEFT_ALONE);
            this.#busy.set(source, { error, until: performance.now() + ms });
          }
          throw error;
        }
      },
      tell: async (place, kind, message) => {
        const source = redact(sources[place]!.source);
        // A busy source isn't reported for each file.
        const file = kind === 'busy' ? null : `${wanted.subdir}/${wanted.fileName}`;
        this.#log.warn(
          { channelId: id, source, file, kind, reason: message },
          'a source of a mirror sent a file badly',
        );
        await noteProblem(this.#db, id, { kind, source, file, message }).catch((error: unknown) =>
          this.#log.warn({ err: error, channelId: id }, 'a problem of a mirror could not be noted'),
        );
      },
      close: () => {
        end();
        if (mirror.turns.idle && this.#mirrors.get(id) === mirror) this.#mirrors.delete(id);
      },
    };
  }

  /** @throws SourceError while a source asks not to be contacted */
  #refuseBusy(source: string): void {
    const busy = this.#busy.get(source);
    if (busy === undefined) return;
    if (busy.until > performance.now()) throw busy.error;
    this.#busy.delete(source);
  }

  async #placesOf(
    { id, source, name, hasHash }: WantedFile,
    others: readonly string[],
  ): Promise<{ source: string; position: number }[]> {
    if (others.length === 0) return [{ source, position: 0 }];
    const all = [source, ...others].map((address, position) => ({ source: address, position }));
    const owner = await ownerOf(this.#db, id, name);
    const first = all[owner ?? 0] ?? all[0]!;
    return hasHash ? [first, ...all.filter((each) => each !== first)] : [first];
  }

  async *#slowed(
    body: AsyncIterable<Uint8Array>,
    pace: Pace,
    rate: number | null,
    signal: AbortSignal,
  ): AsyncGenerator<Uint8Array> {
    const { bytesPerSecond } = this.#settings;
    for await (const chunk of body) {
      const wait = Math.max(
        rate === null ? 0 : pace.wait(chunk.length, rate),
        bytesPerSecond === null ? 0 : this.#pace.wait(chunk.length, bytesPerSecond),
      );
      if (wait >= WORTH_WAITING) await sleep(wait, undefined, { signal });
      yield chunk;
    }
  }
}
