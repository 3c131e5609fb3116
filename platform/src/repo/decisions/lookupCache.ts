/**
 * What was looked up stays good exactly as long as the database is unchanged. The embedded one, through whose one door everything goes, counts what it
 * is given to write: nobody is asked, and published bytes do not wait while it works on something large. A server is asked for its snapshot before
 * anything remembered is used, a text that changes with every transaction that writes, in whichever process: the same snapshot, the same answers. That
 * costs one trivial query where the lookups cost several large ones.
 */
import type pg from 'pg';
import type { Reader } from '../../channel/index.ts';
import type { Changes } from '../../db/index.ts';
import { readerOfToken } from '../../token/index.ts';
import type { Credential } from './credential.ts';
import type { Ask, Decided, DecisionSources, ReadableChannel } from './decider.ts';

/**
 * What an answer depends on. `facts`: what says who may read which publication. `credentials`: that, and tokens, which expire without a write. `files`: that,
 * and the files of channels, of which a sync writes thousands.
 */
export type CacheDependence = 'facts' | 'credentials' | 'files';

/** Longest time for which answers are remembered, in ms. Without credentials nothing in them depends on the time. */
const MAX_AGE = { facts: 60_000, credentials: 250, files: 250 } as const satisfies Record<CacheDependence, number>;
/** Most answers remembered. */
const MAX_ANSWERS = 10_000;

/** Gives the memory that is good now. */
export class LookupCaches {
  readonly #pool: pg.Pool;
  readonly #doors: DecisionSources;
  readonly #changes: (() => Changes) | undefined;
  readonly #held = new Map<CacheDependence, LookupCache>();
  #client: Promise<pg.PoolClient> | null = null;
  #running: Promise<string> | null = null;
  #queued: Promise<string> | null = null;

  /** @param changes what has been changed so far, where that is known without asking */
  constructor(pool: pg.Pool, doors: DecisionSources, changes?: () => Changes) {
    this.#pool = pool;
    this.#doors = doors;
    this.#changes = changes;
  }

  /**
   * The memory for questions that are asked now. What the database is at is read after the call and before anything is looked up, so what is remembered
   * is never older than the question.
   */
  async current(dependence: CacheDependence): Promise<LookupCache> {
    const state =
      this.#changes === undefined
        ? await this.#nextSnapshot()
        : String(this.#changes()[dependence === 'files' ? 'any' : 'facts']);
    let memory = this.#held.get(dependence);
    if (memory === undefined || memory.state !== state || memory.isOld())
      this.#held.set(dependence, (memory = new LookupCache(state, MAX_AGE[dependence], this.#doors)));
    return memory;
  }

  /** Gives the connection back. */
  async close(): Promise<void> {
    const client = this.#client;
    this.#client = null;
    (await client?.catch(() => null))?.release();
  }

  /** A snapshot that is read after this call: not the one under way, but the next, which all who come meanwhile share. */
  #nextSnapshot(): Promise<string> {
    if (this.#queued !== null) return this.#queued;
    if (this.#running === null) return this.#start();
    this.#queued = this.#running.then(
      () => this.#startQueued(),
      () => this.#startQueued(),
    );
    return this.#queued;
  }

  #startQueued(): Promise<string> {
    this.#queued = null;
    return this.#start();
  }

  #start(): Promise<string> {
    const running = this.#snapshot().finally(() => {
      if (this.#running === running) this.#running = null;
    });
    this.#running = running;
    return running;
  }

  /** A connection is kept for this one query: taking one from the pool costs as much as the query. */
  async #snapshot(): Promise<string> {
    const connecting = (this.#client ??= this.#pool.connect());
    try {
      const client = await connecting;
      const {
        rows: [row],
      } = await client.query<{ snapshot: string }>('select pg_current_snapshot()::text as snapshot');
      return row?.snapshot ?? '';
    } catch (error) {
      if (this.#client === connecting) {
        this.#client = null;
        connecting.then(
          (client) => client.release(error instanceof Error ? error : true),
          () => undefined,
        );
      }
      throw error;
    }
  }
}

/** What has been looked up in one state of the database. */
export class LookupCache {
  /** Its name: another one, another state. */
  readonly state: string;
  readonly #maxAge: number;
  readonly #doors: DecisionSources;
  readonly #made = performance.now();
  readonly #readers = new Map<string, Promise<Reader | 'bad'>>();
  readonly #channels = new Map<string, Promise<ReadableChannel | null>>();
  readonly #decisions = new Map<string, Promise<Decided>>();

  /** @param maxAge milliseconds for which it may be used */
  constructor(state: string, maxAge: number, doors: DecisionSources) {
    this.state = state;
    this.#maxAge = maxAge;
    this.#doors = doors;
  }

  /** Whether it must not be used any more. */
  isOld(): boolean {
    return performance.now() - this.#made > this.#maxAge || this.#decisions.size > MAX_ANSWERS;
  }

  /** The answer to a question, looked up once. */
  decision({ target, authorization }: Ask, decide: () => Promise<Decided>): Promise<Decided> {
    return remember(this.#decisions, authorization === undefined ? target : `${target}\n${authorization}`, decide);
  }

  /** The reader that the first good credential names; 'bad' when there are credentials and none is good. */
  async reader(credentials: readonly Credential[]): Promise<Reader | 'bad'> {
    if (credentials.length === 0) return null;
    for (const credential of credentials) {
      const reader = await remember(this.#readers, `${credential.kind} ${credential.secret}`, () =>
        this.#read(credential),
      );
      if (reader !== 'bad') return reader;
    }
    return 'bad';
  }

  /** The channel when the reader, who shows these credentials, may read it. */
  channel(
    organization: string,
    channel: string,
    reader: Reader,
    credentials: readonly Credential[],
  ): Promise<ReadableChannel | null> {
    const who = credentials.map(({ kind, secret }) => `${kind} ${secret}`).join(' ');
    return remember(this.#channels, `${organization}/${channel} ${who}`, () =>
      this.#doors.findChannel(organization, channel, reader),
    );
  }

  async #read({ kind, secret }: Credential): Promise<Reader | 'bad'> {
    if (kind === 'token') {
      const token = await this.#doors.authenticateChannelToken(secret);
      return token === null ? 'bad' : readerOfToken(token);
    }
    if (kind === 'jwt') {
      const viewer = await this.#doors.verifyAccessToken(secret);
      return viewer === null ? 'bad' : { userId: viewer.userId };
    }
    return 'bad';
  }
}

/** A failure is not remembered: the next question tries again. */
function remember<V>(known: Map<string, Promise<V>>, key: string, find: () => Promise<V>): Promise<V> {
  let found = known.get(key);
  if (found === undefined) {
    found = find();
    known.set(key, found);
    found.catch(() => known.delete(key));
  }
  return found;
}
