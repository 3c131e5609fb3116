/**
 * What was looked up stays good exactly as long as the database is unchanged. Before anything remembered is used, the
 * database is asked for its snapshot, a text that changes with every transaction that writes, in whichever process: the
 * same snapshot, the same answers. That costs one trivial query where the lookups cost several large ones.
 */
import type pg from 'pg';
import type { Credential } from './credential.ts';
import type { Ask, Decided, Doors, Reader, ReadableChannel } from './decide.ts';

/** A token may expire without a write: nothing is remembered longer than this, in ms. */
const MAX_AGE = 250;
/** Most answers remembered. */
const MAX_ANSWERS = 10_000;

/** A number that changes before anything is executed by the database, where this process can know it: with the embedded one. */
export type Activity = () => number;

/** Gives the memory that is good now. */
export class Memories {
  readonly #pool: pg.Pool;
  readonly #doors: Doors;
  readonly #activity: Activity | undefined;
  /** The snapshot that the database has for as long as its activity stays this number. */
  #seen: { activity: number; snapshot: string } | null = null;
  #memory: Memory | null = null;
  #client: Promise<pg.PoolClient> | null = null;
  #running: Promise<string> | null = null;
  #queued: Promise<string> | null = null;

  constructor(pool: pg.Pool, doors: Doors, activity?: Activity) {
    this.#pool = pool;
    this.#doors = doors;
    this.#activity = activity;
  }

  /** The memory for questions that are asked now. The snapshot is read after the call, so what is remembered is never older than the question. */
  async current(): Promise<Memory> {
    // Where nothing at all was executed since the last look, there is nothing to ask.
    if (this.#memory !== null && this.#seen?.snapshot === this.#memory.snapshot && this.#activity?.() === this.#seen.activity && !this.#memory.isOld()) return this.#memory;
    const snapshot = await this.#nextSnapshot();
    if (this.#memory === null || this.#memory.snapshot !== snapshot || this.#memory.isOld()) this.#memory = new Memory(snapshot, this.#doors);
    return this.#memory;
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
    this.#queued = this.#running.then(() => this.#startQueued(), () => this.#startQueued());
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
      const before = this.#activity?.();
      const { rows: [row] } = await client.query<{ snapshot: string }>('select pg_current_snapshot()::text as snapshot');
      // Our own query is one activity; if there was another, it may have come after ours.
      const snapshot = row?.snapshot ?? '';
      this.#seen = before !== undefined && this.#activity?.() === before + 1 ? { activity: before + 1, snapshot } : null;
      return snapshot;
    } catch (error) {
      this.#seen = null;
      if (this.#client === connecting) {
        this.#client = null;
        connecting.then((client) => client.release(error instanceof Error ? error : true), () => undefined);
      }
      throw error;
    }
  }
}

/** What has been looked up since one snapshot. */
export class Memory {
  readonly snapshot: string;
  readonly #doors: Doors;
  readonly #made = performance.now();
  readonly #readers = new Map<string, Promise<Reader | 'bad'>>();
  readonly #channels = new Map<string, Promise<ReadableChannel | null>>();
  readonly #decisions = new Map<string, Promise<Decided>>();

  constructor(snapshot: string, doors: Doors) {
    this.snapshot = snapshot;
    this.#doors = doors;
  }

  /** Whether it must not be used any more. */
  isOld(): boolean {
    return performance.now() - this.#made > MAX_AGE || this.#decisions.size > MAX_ANSWERS;
  }

  /** The answer to a question, looked up once. */
  decision({ target, authorization }: Ask, decide: () => Promise<Decided>): Promise<Decided> {
    return remember(this.#decisions, authorization === undefined ? target : `${target}\n${authorization}`, decide);
  }

  /** The reader that the first good credential names; 'bad' when there are credentials and none is good. */
  async reader(credentials: readonly Credential[]): Promise<Reader | 'bad'> {
    if (credentials.length === 0) return null;
    for (const credential of credentials) {
      const reader = await remember(this.#readers, `${credential.kind} ${credential.secret}`, () => this.#read(credential));
      if (reader !== 'bad') return reader;
    }
    return 'bad';
  }

  /** The channel when the reader, who shows these credentials, may read it. */
  channel(organization: string, channel: string, reader: Reader, credentials: readonly Credential[]): Promise<ReadableChannel | null> {
    const who = credentials.map(({ kind, secret }) => `${kind} ${secret}`).join(' ');
    return remember(this.#channels, `${organization}/${channel} ${who}`, () => this.#doors.findChannel(organization, channel, reader));
  }

  async #read({ kind, secret }: Credential): Promise<Reader | 'bad'> {
    if (kind === 'token') {
      const token = await this.#doors.authenticateChannelToken(secret);
      if (token === null) return 'bad';
      return 'userId' in token ? { tokenUserId: token.userId, tokenOrganizationId: token.organizationId } : { serviceAccountId: token.serviceAccountId };
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
