import { createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import { BatchChange } from './changes.ts';
import type { Change } from './changes.ts';
import { PARSED, PreparedStatements } from './preparedStatements.ts';

/**
 * Lets many `pg` connections share the one session of an embedded PostgreSQL, over the wire protocol.
 * The server class of `@electric-sql/pglite-socket` 0.2.17 doesn't work: it queues single protocol messages, so if a
 * message is larger than one socket read, another connection's Parse comes between Parse and Bind, and a statement runs
 * with wrong parameters ("bind message supplies 2 parameters, but prepared statement requires 1"). Here a connection
 * owns the session from its first message until the server is ready for the next query outside a transaction. The
 * single session still shares settings without `local`, session-level advisory locks, and names of prepared statements
 * and cursors. The hub's own connections, known by their name, use the first two only for work that one process does at
 * a time, unnamed statements (kept by {@link PreparedStatements}), and random cursor names. For other programs (psql,
 * pg_dump), settings are reset whenever they release the session, so they apply within one transaction only.
 */

/** The engine's interface: takes bytes of complete protocol messages, returns bytes of the response, in order. */
export interface Engine {
  execute(messages: Uint8Array, onData: (data: Uint8Array) => void): Promise<void>;
}

/** Settings of {@link serveWire}. */
export interface WireOptions {
  /** Path of the Unix socket to listen on. */
  path: string;
  /** Time in ms after which a connection with an idle open transaction is ended if others wait. */
  idleInTransaction: number;
  /** `application_name` of background connections. All others have priority. */
  background: string;
  /** `application_name` of the hub's own connections, which leave no settings behind. */
  own: readonly string[];
  /** Called before anything is executed that may change data. */
  onChange?: (change: Exclude<Change, 'none'>) => void;
  /** Called if the engine failed and must no longer be used. */
  onBroken: (error: Error) => void;
}

const SSL_REQUEST = 80877103;
const CANCEL_REQUEST = 80877102;
/** PostgreSQL's own limits, in bytes. */
const LARGEST_STARTUP = 10_000;
const LARGEST_MESSAGE = 0x3fffffff;
const TERMINATE = 0x58; // X
const SYNC = 0x53; // S
const QUERY = 0x51; // Q
/** Messages after which the client waits for a response: Query, Sync, Flush, FunctionCall, CopyDone, CopyFail. */
const ENDS_BATCH = new Set([QUERY, SYNC, 0x48, 0x46, 0x63, 0x66]);
/** Messages that the server answers with ReadyForQuery. */
const ENDS_CYCLE = new Set([QUERY, SYNC, 0x46, 0x63, 0x66]);
const SYNC_MESSAGE = Uint8Array.of(SYNC, 0, 0, 0, 4);
const ROLLBACK_MESSAGE = query('ROLLBACK');
const RESET_MESSAGE = query('RESET ALL');
const STARTUP_MESSAGE = startup({ user: 'postgres', database: 'postgres', client_encoding: 'UTF8' });

/** Usual maximum time between two statements of one request, in ms. Background work doesn't start earlier. */
const REQUEST_GAP = 10;
/** Time in ms after which waiting background work gets its turn despite requests. */
const BACKGROUND_PATIENCE = 100;

interface Work {
  connection: WireConnection;
  messages: Buffer;
  endsCycle: boolean;
  change: Change;
  /** Kept statements may return other columns afterwards, or be gone. */
  affectsStatements: boolean;
  since: number;
}

/** Starts listening. Resolves when connections are accepted. */
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

/** The queue for the engine: one owner at a time, others in order of arrival, requests before background work. */
class SharedSession {
  readonly #engine: Engine;
  readonly #options: WireOptions;
  readonly #connections = new Set<WireConnection>();
  readonly #waiting: Work[] = [];
  readonly #statements = new PreparedStatements();
  #owner: WireConnection | null = null;
  #running: Promise<void> | null = null;
  greeting: Buffer = Buffer.alloc(0);
  #patience: NodeJS.Timeout | null = null;
  /** Time of the last statement of a request. */
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

  /** Handles a closed connection: rolls back its transaction and drops its pending messages. */
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

  /** Reads the response to a startup message, which is the same for every connection because they share one session. */
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

  /** Returns the position of the next work in the queue; -1 if none can run now. */
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
      // Let the sockets be read, so that the queue is in order of arrival, and a long queue doesn't starve new
      // connections.
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
  }

  /** Releases the session and restores its initial state. */
  async #release(): Promise<void> {
    const foreign = this.#owner?.isForeign;
    this.#owner = null;
    if (foreign) await this.#engine.execute(RESET_MESSAGE, ignore);
  }

  /** Runs one batch. @returns true if the session is free again */
  async #run(work: Work): Promise<boolean> {
    let tail = Buffer.alloc(0);
    let first: number | undefined;
    if (work.change !== 'none') this.#options.onChange?.(work.change);
    // Jobs execute few statements on large tables, whose plans depend on the parameters.
    const isReusable = !(work.connection.isForeign || work.connection.isBackground || work.affectsStatements);
    const named = isReusable ? this.#statements.named(work.messages) : null;
    if (named?.isKept) work.connection.write(PARSED);
    await this.#engine.execute(named?.messages ?? work.messages, (data) => {
      const copy = Buffer.from(data);
      work.connection.write(copy);
      first ??= copy[0];
      tail = copy.length >= 6 ? copy.subarray(copy.length - 6) : Buffer.concat([tail, copy]).subarray(-6);
    });
    const closing = work.affectsStatements ? this.#statements.forget() : named && this.#statements.keep(named, first);
    if (closing) await this.#engine.execute(closing, ignore);
    // ReadyForQuery is the last message of a cycle: 'Z', length 5, and 'I' outside a transaction.
    return work.endsCycle && tail.length === 6 && tail[0] === 0x5a && tail.readInt32BE(1) === 5 && tail[5] === 0x49;
  }

  /** Ends an idle owner while others wait: most likely a transaction that waits for a query of its own pool. */
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

/**
 * One client: splits its bytes into messages and passes them on in batches that end where the client waits for a
 * response.
 */
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
  /** True for programs other than the hub. */
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

  /** Sends the client an error (SQLSTATE, text) and closes the connection. */
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

  /**
   * Returns the length of the first message; null if too few bytes have arrived.
   * Closes a connection with invalid bytes.
   */
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
    // Functions of other programs may do anything.
    const change = this.isForeign ? 'facts' : this.#change.change;
    const { affectsStatements } = this.#change;
    this.#batch = [];
    this.#change = new BatchChange();
    this.submitted++;
    this.#session.submit({
      connection: this,
      messages,
      endsCycle: ENDS_CYCLE.has(type),
      change,
      affectsStatements,
      since: performance.now(),
    });
  }

  #startup(message: Buffer): void {
    const code = message.readInt32BE(4);
    if (code === SSL_REQUEST) return this.write(Buffer.from('N'));
    // There is only one backend, and the protocol expects no response.
    if (code === CANCEL_REQUEST) return this.destroy();
    this.#started = true;
    // After the protocol version: names and values, each ended by a zero byte.
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
