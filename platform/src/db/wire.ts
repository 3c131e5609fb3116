import { createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import { BatchChange } from './changes.ts';
import type { Change } from './changes.ts';

/**
 * Lets many `pg` connections share the one session of an embedded Postgres, over the Postgres wire protocol.
 *
 * Why not the server class of `@electric-sql/pglite-socket` 0.2.17: it queues single protocol messages, so when a message is larger than one
 * socket read, another connection's Parse comes between this connection's Parse and Bind, and a statement runs with foreign parameters
 * (seen: "bind message supplies 2 parameters, but prepared statement requires 1"). Here a connection owns the session from its first
 * message until the server is ready for the next query outside a transaction.
 *
 * What stays shared, because there is one session: settings without `local`, session-level advisory locks, and the names of prepared statements
 * and cursors. The hub's own connections, known by their name, use the first two for nothing but what one process does at a time; their statements go
 * unnamed and their cursors have random names. Of programs that do not know of this (psql, pg_dump) settings are taken back as soon as each lets go of
 * the session: what they set holds in their own transaction only.
 */

/** What the wire needs from the engine: bytes of complete protocol messages in, bytes of the answer out, in order. */
export interface Engine {
  execute(messages: Uint8Array, onData: (data: Uint8Array) => void): Promise<void>;
}

/** Settings of {@link serveWire}. */
export interface WireOptions {
  /** Path of the Unix socket to listen on. */
  path: string;
  /** A connection that leaves a transaction open and idle this long (ms) while others wait is ended. */
  idleInTransaction: number;
  /** Connections with this `application_name` work in the background: those of everybody else go first. */
  background: string;
  /** `application_name` of the hub's own connections, which leave no settings behind. */
  own: readonly string[];
  /** Told before something is executed that may change what the database holds. */
  onChange?: (change: Exclude<Change, 'none'>) => void;
  /** Called when the engine itself failed and must not be used any more. */
  onBroken: (error: Error) => void;
}

const SSL_REQUEST = 80877103;
const CANCEL_REQUEST = 80877102;
/** Postgres's own limits, in bytes. */
const LARGEST_STARTUP = 10_000;
const LARGEST_MESSAGE = 0x3fffffff;
const TERMINATE = 0x58; // X
const SYNC = 0x53; // S
const QUERY = 0x51; // Q
/** Messages after which the client waits for an answer: Query, Sync, Flush, FunctionCall, CopyDone, CopyFail. */
const ENDS_BATCH = new Set([QUERY, SYNC, 0x48, 0x46, 0x63, 0x66]);
/** Of those, the ones that the server answers with ReadyForQuery. */
const ENDS_CYCLE = new Set([QUERY, SYNC, 0x46, 0x63, 0x66]);
const SYNC_MESSAGE = Uint8Array.of(SYNC, 0, 0, 0, 4);
const ROLLBACK_MESSAGE = query('ROLLBACK');
const RESET_MESSAGE = query('RESET ALL');
const STARTUP_MESSAGE = startup({ user: 'postgres', database: 'postgres', client_encoding: 'UTF8' });

/** Between two statements of one request pass this many ms at most, usually: work in the background does not begin before. */
const REQUEST_GAP = 10;
/** Work in the background that has waited this long (ms) gets its turn whatever requests come. */
const BACKGROUND_PATIENCE = 100;

interface Work {
  connection: WireConnection;
  messages: Buffer;
  endsCycle: boolean;
  change: Change;
  since: number;
}

/** Starts listening; resolves when connections are accepted. */
export async function serveWire(engine: Engine, options: WireOptions): Promise<{ close(): Promise<void> }> {
  const session = new SharedSession(engine, options);
  await session.prepare();
  const server: Server = createServer((socket) => session.accept(socket));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.path, resolve);
  });
  return {
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      session.endAll();
      await closed;
      await session.idle();
    },
  };
}

/** The queue in front of the engine: one owner at a time, the others in order of arrival, requests before work in the background. */
class SharedSession {
  readonly #engine: Engine;
  readonly #options: WireOptions;
  readonly #connections = new Set<WireConnection>();
  readonly #waiting: Work[] = [];
  #owner: WireConnection | null = null;
  #running: Promise<void> | null = null;
  greeting: Buffer = Buffer.alloc(0);
  #patience: NodeJS.Timeout | null = null;
  /** When a statement of a request was last seen. */
  #requestSeen = -Infinity;
  #later: NodeJS.Timeout | undefined;

  constructor(engine: Engine, options: WireOptions) {
    this.#engine = engine;
    this.#options = options;
  }

  accept(socket: Socket): void {
    const connection = new WireConnection(socket, this);
    this.#connections.add(connection);
  }

  get own(): readonly string[] {
    return this.#options.own;
  }

  get background(): string {
    return this.#options.background;
  }

  submit(work: Work): void {
    if (!work.connection.isBackground) this.#requestSeen = work.since;
    this.#waiting.push(work);
    this.#wake();
  }

  /** A connection is gone: its transaction is rolled back and what it still asked is forgotten. */
  forget(connection: WireConnection): void {
    this.#connections.delete(connection);
    for (let i = this.#waiting.length - 1; i >= 0; i--)
      if (this.#waiting[i]?.connection === connection) this.#waiting.splice(i, 1);
    this.#wake();
  }

  endAll(): void {
    for (const connection of this.#connections) connection.destroy();
  }

  async idle(): Promise<void> {
    while (this.#running) await this.#running;
  }

  /** Learns the answer to a startup message: the same for every connection, since there is one session behind all of them. */
  async prepare(): Promise<void> {
    const parts: Buffer[] = [];
    await this.#engine.execute(STARTUP_MESSAGE, (data) => parts.push(Buffer.from(data)));
    this.greeting = Buffer.concat(parts);
  }

  #wake(): void {
    if (this.#running) return;
    this.#running = this.#work()
      .catch((error: unknown) => this.#options.onBroken(error instanceof Error ? error : new Error(String(error))))
      .finally(() => {
        this.#running = null;
        if (this.#next()) this.#wake();
        else this.#watchOwner();
      });
  }

  #next(): boolean {
    return this.#owner?.closed === true || this.#nextIndex() >= 0;
  }

  /** Place of the work that comes next; -1 for none now. */
  #nextIndex(): number {
    if (this.#owner) return this.#waiting.findIndex((work) => work.connection === this.#owner);
    const request = this.#waiting.findIndex((work) => !work.connection.isBackground);
    if (request >= 0 || this.#waiting.length === 0) return request;
    const now = performance.now();
    const wait = Math.min(
      REQUEST_GAP - (now - this.#requestSeen),
      BACKGROUND_PATIENCE - (now - this.#waiting[0]!.since),
    );
    if (wait <= 0) return 0;
    clearTimeout(this.#later);
    this.#later = setTimeout(() => this.#wake(), Math.ceil(wait));
    return -1;
  }

  async #work(): Promise<void> {
    for (;;) {
      if (this.#owner?.closed) {
        await this.#engine.execute(SYNC_MESSAGE, ignore);
        await this.#engine.execute(ROLLBACK_MESSAGE, ignore);
        await this.#release();
      }
      const index = this.#nextIndex();
      const work = index < 0 ? undefined : this.#waiting.splice(index, 1)[0];
      if (!work) return;
      this.#owner = work.connection;
      if (await this.#run(work)) await this.#release();
      if (!work.connection.isBackground) this.#requestSeen = performance.now();
      // Let the sockets be read, so that the queue is in order of arrival and a long queue does not starve new connections.
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
  }

  /** The session belongs to nobody, and is as it was at the start. */
  async #release(): Promise<void> {
    const foreign = this.#owner?.isForeign;
    this.#owner = null;
    if (foreign) await this.#engine.execute(RESET_MESSAGE, ignore);
  }

  /** Runs one batch; true when the session is free again. */
  async #run(work: Work): Promise<boolean> {
    let tail = Buffer.alloc(0);
    if (work.change !== 'none') this.#options.onChange?.(work.change);
    await this.#engine.execute(work.messages, (data) => {
      const copy = Buffer.from(data);
      work.connection.write(copy);
      tail = copy.length >= 6 ? copy.subarray(copy.length - 6) : Buffer.concat([tail, copy]).subarray(-6);
    });
    // ReadyForQuery is the last message of a cycle: 'Z', length 5, and 'I' outside a transaction.
    return work.endsCycle && tail.length === 6 && tail[0] === 0x5a && tail.readInt32BE(1) === 5 && tail[5] === 0x49;
  }

  /** Ends an owner that neither works nor lets go while others wait, most likely a transaction that waits for a query of its own pool. */
  #watchOwner(): void {
    if (this.#patience || !this.#owner) return;
    const suspect = this.#owner;
    const seen = suspect.submitted;
    this.#patience = setTimeout(() => {
      this.#patience = null;
      if (this.#running || this.#owner !== suspect) return this.#watchOwner();
      if (suspect.submitted === seen && this.#waiting.length > 0) {
        suspect.fail(
          '25P03',
          'terminating connection: a transaction stayed idle while others waited for the embedded database',
        );
      } else this.#watchOwner();
    }, this.#options.idleInTransaction);
    this.#patience.unref();
  }
}

/** One client: cuts its bytes into messages and hands them on in batches that end where the client waits for an answer. */
class WireConnection {
  readonly #socket: Socket;
  readonly #session: SharedSession;
  #chunks: Buffer[] = [];
  #size = 0;
  #needed = 8;
  #started = false;
  #batch: Buffer[] = [];
  #change = new BatchChange();
  closed = false;
  submitted = 0;
  isBackground = false;
  /** True for programs that are not the hub's. */
  isForeign = true;

  constructor(socket: Socket, session: SharedSession) {
    this.#socket = socket;
    this.#session = session;
    socket.on('data', (data: Buffer) => this.#read(data));
    socket.on('error', () => this.destroy());
    socket.on('close', () => this.destroy());
  }

  write(data: Buffer): void {
    if (!this.closed && this.#socket.writable) this.#socket.write(data);
  }

  destroy(): void {
    if (this.closed) return;
    this.closed = true;
    this.#socket.destroy();
    this.#session.forget(this);
  }

  /** Tells the client why (SQLSTATE, text) and ends the connection. */
  fail(code: string, message: string): void {
    const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
    const head = Buffer.alloc(5);
    head[0] = 0x45;
    head.writeInt32BE(fields.length + 4, 1);
    this.#socket.end(Buffer.concat([head, fields]));
    this.closed = true;
    this.#session.forget(this);
  }

  #read(data: Buffer): void {
    this.#chunks.push(data);
    this.#size += data.length;
    if (this.#size < this.#needed) return;
    let buffer = this.#chunks.length === 1 ? data : Buffer.concat(this.#chunks);
    while (!this.closed) {
      const length = this.#messageLength(buffer);
      if (this.closed) return;
      if (length === null || buffer.length < length) {
        this.#needed = length ?? (this.#started ? 5 : 8);
        break;
      }
      this.#message(buffer.subarray(0, length));
      buffer = buffer.subarray(length);
    }
    this.#chunks = [buffer];
    this.#size = buffer.length;
  }

  /** Bytes of the message at the beginning, null when too few have come to tell. Ends a connection whose bytes are no protocol. */
  #messageLength(buffer: Buffer): number | null {
    const [head, at, least, most] = this.#started ? [5, 1, 4, LARGEST_MESSAGE] : [8, 0, 8, LARGEST_STARTUP];
    if (buffer.length < head) return null;
    const length = buffer.readInt32BE(at);
    if (length < least || length > most) this.destroy();
    return at + length;
  }

  #message(message: Buffer): void {
    if (!this.#started) return this.#startup(message);
    const type = message[0] ?? TERMINATE;
    if (type === TERMINATE) return this.destroy();
    this.#batch.push(message);
    this.#change.add(message);
    if (!ENDS_BATCH.has(type)) return;
    const messages = this.#batch.length === 1 ? message : Buffer.concat(this.#batch);
    // Nobody knows what the functions of other programs do.
    const change = this.isForeign ? 'facts' : this.#change.change;
    this.#batch = [];
    this.#change = new BatchChange();
    this.submitted++;
    this.#session.submit({
      connection: this,
      messages,
      endsCycle: ENDS_CYCLE.has(type),
      change,
      since: performance.now(),
    });
  }

  #startup(message: Buffer): void {
    const code = message.readInt32BE(4);
    if (code === SSL_REQUEST) return this.write(Buffer.from('N'));
    // There is no other backend to signal, and the protocol expects no answer.
    if (code === CANCEL_REQUEST) return this.destroy();
    this.#started = true;
    // After the protocol's version: names and values, each ended by a zero byte.
    const fields = message.subarray(8).toString('latin1').split('\0');
    const name = fields[fields.indexOf('application_name') + 1] ?? '';
    this.isBackground = name === this.#session.background;
    this.isForeign = !this.#session.own.includes(name);
    this.write(this.#session.greeting);
  }
}

function query(text: string): Uint8Array {
  const body = Buffer.from(`${text}\0`);
  const head = Buffer.alloc(5);
  head[0] = QUERY;
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

function startup(parameters: Record<string, string>): Uint8Array {
  const body = Buffer.from(
    `${Object.entries(parameters)
      .map(([name, value]) => `${name}\0${value}\0`)
      .join('')}\0`,
  );
  const head = Buffer.alloc(8);
  head.writeInt32BE(body.length + 8, 0);
  head.writeInt32BE(196608, 4);
  return Buffer.concat([head, body]);
}

function ignore(): void {}
