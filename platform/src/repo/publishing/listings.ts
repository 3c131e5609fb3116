// Read model of channel: which publication a channel serves.
/** Checks whether clients see a file yet, or waits for the publication that lists it. */
import { EventEmitter, once } from 'node:events';
import type pg from 'pg';
import type { Db } from '../../db/index.ts';
import { ALLOWED, positionOf, readDecisions } from '../storage/index.ts';

/** A file of a channel. */
export interface ListedFile {
  channelId: string;
  subdir: string;
  /** `channel_file.id`. */
  fileId: number;
}

/** Polling interval for publications of other instances, in ms. */
const LOOK_MS = 250;

/** Checks what the current publications of channels list. */
export class Listings {
  readonly #db: Db;
  readonly #pool: Pick<pg.Pool, 'query'>;
  readonly #published = new EventEmitter().setMaxListeners(0);

  constructor(db: Db, pool: Pick<pg.Pool, 'query'>) {
    this.#db = db;
    this.#pool = pool;
  }

  /** Call when a channel was published here, so that waiting requests check immediately. */
  published(channelId: string): void {
    this.#published.emit(channelId);
  }

  /**
   * Returns whether clients see a file.
   * @param wait maximum time to wait for a publication to decide about the file, in ms; blocked files aren't waited for
   */
  async has(file: ListedFile, wait: number): Promise<boolean> {
    const signal = AbortSignal.timeout(wait);
    let last: string | null = null;
    for (;;) {
      // Listen before checking, so that no publication is missed.
      const next = this.#next(file.channelId, signal);
      const serving = await this.#serving(file.channelId);
      if (serving !== null && serving !== last) {
        last = serving;
        const [decisions] = await readDecisions(this.#pool, serving, file.subdir);
        const position = decisions === undefined ? -1 : positionOf(decisions.fileIds, file.fileId);
        if (position >= 0) return (decisions!.words[position]! & ALLOWED) !== 0;
      }
      if (signal.aborted || wait === 0) return false;
      await next;
    }
  }

  async #serving(channelId: string): Promise<string | null> {
    const channel = await this.#db
      .selectFrom('channel')
      .select('publication_id')
      .where('id', '=', channelId)
      .executeTakeFirst();
    return channel?.publication_id ?? null;
  }

  /** Resolves at the channel's next publication here, at the next poll, or at the signal. */
  async #next(channelId: string, signal: AbortSignal): Promise<void> {
    await once(this.#published, channelId, { signal: AbortSignal.any([signal, AbortSignal.timeout(LOOK_MS)]) }).catch(
      () => undefined,
    );
  }
}
