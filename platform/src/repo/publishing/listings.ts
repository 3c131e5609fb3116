// Read model of channel: which publication a channel serves.
/** Whether clients see a file yet: asked once, or waited for until the publication that lists it has come. */
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

/** Publications of other platforms are found by looking, so often in ms. */
const LOOK_MS = 250;

/** Tells what the present publications of channels list. */
export class Listings {
  readonly #db: Db;
  readonly #pool: Pick<pg.Pool, 'query'>;
  readonly #published = new EventEmitter().setMaxListeners(0);

  constructor(db: Db, pool: Pick<pg.Pool, 'query'>) {
    this.#db = db;
    this.#pool = pool;
  }

  /** To be called when a channel was published here: who waits for it looks at once. */
  published(channelId: string): void {
    this.#published.emit(channelId);
  }

  /**
   * Whether clients see a file.
   * @param wait how long a file that no publication has decided over yet is waited for, in ms. One that a policy refuses is not.
   */
  async has(file: ListedFile, wait: number): Promise<boolean> {
    const signal = AbortSignal.timeout(wait);
    let last: string | null = null;
    for (;;) {
      // Listening begins before the look, so that no publication comes in between.
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

  /** Resolves at the channel's next publication here, when it is time to look, or at the signal. */
  async #next(channelId: string, signal: AbortSignal): Promise<void> {
    await once(this.#published, channelId, { signal: AbortSignal.any([signal, AbortSignal.timeout(LOOK_MS)]) }).catch(
      () => undefined,
    );
  }
}
