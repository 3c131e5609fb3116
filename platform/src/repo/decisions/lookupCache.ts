/**
 * Cache of lookups, valid while the database is unchanged.
 * The embedded database counts its writes, so the check needs no query and downloads don't wait for long statements. A
 * PostgreSQL server returns its current snapshot, a text that changes with every writing transaction of any process.
 * One cheap query thus replaces several expensive ones.
 */
import type pg from 'pg';
import type { Reader } from '../../channel/index.ts';
import type { Changes } from '../../db/index.ts';
import { readerOfToken } from '../../token/index.ts';
import type { Credential } from './credential.ts';
import type { Ask, Decided, DecisionSources, ReadableChannel } from './decision.ts';

/**
 * What a decision depends on.
 * `facts`: access rights and current publications. `credentials`: also tokens, which expire without a write. `files`:
 * also the files of channels, of which a sync writes thousands.
 */
export type CacheDependence = 'facts' | 'credentials' | 'files';

/** Maximum age of remembered decisions, in ms. Without credentials, nothing in them depends on the time. */
const MAX_AGE = { facts: 60_000, credentials: 250, files: 250 } as const satisfies Record<CacheDependence, number>;
/** Maximum number of remembered decisions. */
const MAX_ANSWERS = 10_000;

/** Returns the cache for the current state of the database. */
export class LookupCaches {
  readonly #pool: pg.Pool;
  readonly #doors: DecisionSources;
  readonly #changes: (() => Changes) | undefined;
  readonly #held = new Map<CacheDependence, LookupCache>();
  #client: Promise<pg.PoolClient> | null = null;
  #running: Promise<string> | null = null;
  #queued: Promise<string> | null = null;

  /** @param changes counter of changes so far, if it is known without a query */
  constructor(pool: pg.Pool, doors: DecisionSources, changes?: () => Changes) {
    this.#pool = pool;
    this.#doors = doors;
    this.#changes = changes;
  }

  /**
   * Returns the caches for requests that arrive now: of decisions, and of what access depends on. A changed file makes
   * decisions about files invalid, but not who can read which channel.
   * Reads the database state after the call and before any lookup, so a remembered decision is never older than its
   * request.
   */
  async current(dependence: CacheDependence): Promise<{ memory: LookupCache; access: LookupCache }> {
    const changes = this.#changes?.();
    const snapshot = changes === undefined ? await this.#nextSnapshot() : undefined;
    const memory = this.#in(dependence, snapshot ?? String(changes![dependence === 'files' ? 'any' : 'facts']));
    const access = dependence === 'files' ? this.#in('credentials', snapshot ?? String(changes!.facts)) : memory;
    return { memory, access };
  }

  #in(dependence: CacheDependence, state: string): LookupCache {
    let memory = this.#held.get(dependence);
    if (memory === undefined || memory.state !== state || memory.isOld())
      this.#held.set(dependence, (memory = new LookupCache(state, MAX_AGE[dependence], this.#doors)));
    return memory;
  }

  /** Releases the connection. */
  async close(): Promise<void> {
    const client = this.#client;
    this.#client = null;
    (await client?.catch(() => null))?.release();
  }

  /** Reads a snapshot that starts after this call. Concurrent callers share the next one, not the running one. */
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

  /** Reserves a connection for this query, because taking one from the pool costs as much as the query. */
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

/** Lookups in one state of the database. */
export class LookupCache {
  /** Name of the database state. */
  readonly state: string;
  readonly #maxAge: number;
  readonly #doors: DecisionSources;
  readonly #made = performance.now();
  readonly #readers = new Map<string, Promise<Reader | 'bad'>>();
  readonly #channels = new Map<string, Promise<ReadableChannel | null>>();
  readonly #decisions = new Map<string, Promise<Decided>>();

  /** @param maxAge lifetime in ms */
  constructor(state: string, maxAge: number, doors: DecisionSources) {
    this.state = state;
    this.#maxAge = maxAge;
    this.#doors = doors;
  }

  /** Returns whether the cache has expired or is full. */
  isOld(): boolean {
    return performance.now() - this.#made > this.#maxAge || this.#decisions.size > MAX_ANSWERS;
  }

  /** Returns the decision for a request, computed once. */
  decision({ target, authorization }: Ask, decide: () => Promise<Decided>): Promise<Decided> {
    return remember(this.#decisions, authorization === undefined ? target : `${target}\n${authorization}`, decide);
  }

  /** Finds the reader of the first valid credential. @returns 'bad' if there are credentials and none is valid */
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

  /** Finds a channel for the reader with these credentials. @returns null if they can't read it */
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

/** Finds a value once. Failures aren't remembered, so the next request tries again. */
export function remember<K, V>(
  known: { get(key: K): Promise<V> | undefined; set(key: K, value: Promise<V>): unknown; delete(key: K): unknown },
  key: K,
  find: () => Promise<V>,
): Promise<V> {
  let found = known.get(key);
  if (found === undefined) {
    found = find();
    known.set(key, found);
    found.catch(() => known.delete(key));
  }
  return found;
}
