/**
 * Prepares statements of many connections in the one session that they share, so that the engine parses and plans a
 * text once. Clients keep sending unnamed statements: Parse is left out, and Bind gets the name of the kept statement.
 */

// Types of protocol messages.
const [PARSE, BIND, CLOSE, SYNC] = [0x50, 0x42, 0x43, 0x53];
const PARSE_COMPLETE = 0x31;
/** The response to Parse, for clients whose Parse wasn't passed on. */
export const PARSED = Buffer.of(PARSE_COMPLETE, 0, 0, 0, 4);
const SYNC_MESSAGE = Buffer.of(SYNC, 0, 0, 0, 4);

/** Number of kept statements. Each has its parsed text and perhaps a plan in the engine's memory. */
export const MOST_STATEMENTS = 200;
/** Longest text of a kept statement, in bytes. */
const LONGEST_TEXT = 16_384;
/**
 * Largest parameters of a kept statement, in bytes. A plan for any parameters expects arrays of ten elements, which is
 * wrong for thousands.
 */
const LARGEST_PARAMETERS = 1_024;

/** A batch that executes a kept statement, or one that will be kept. */
export interface NamedBatch {
  messages: Buffer;
  /** True: Parse is left out, so the client needs {@link PARSED}. */
  isKept: boolean;
  /** The text with its parameter types, as in Parse. */
  statement: string;
  name: string;
}

/** The kept statements, the last used at the end. */
export class PreparedStatements {
  readonly #names = new Map<string, string>();
  /** Statements that were executed once. Most texts with lists of their own length never come back. */
  readonly #seen = new Set<string>();
  #count = 0;

  /** Returns a batch with a named statement; null if the messages are to be executed as they are. */
  named(messages: Buffer): NamedBatch | null {
    if (messages[0] !== PARSE || messages[5] !== 0) return null;
    const bindAt = nextMessage(messages, 0);
    if (bindAt > LONGEST_TEXT || messages[bindAt] !== BIND) return null;
    const end = nextMessage(messages, bindAt);
    // Bind begins with the names of the portal and of the statement. Both are empty.
    if (end - bindAt > LARGEST_PARAMETERS || messages.readUInt16BE(bindAt + 5) !== 0) return null;
    for (let at = end; at < messages.length; at = nextMessage(messages, at))
      if (messages[at] === PARSE || messages[at] === BIND) return null;
    const statement = messages.toString('latin1', 6, bindAt);
    const kept = this.#names.get(statement);
    if (kept === undefined && !this.#seen.delete(statement)) {
      this.#seen.add(statement);
      if (this.#seen.size > MOST_STATEMENTS) this.#seen.delete(this.#seen.values().next().value!);
      return null;
    }
    const name = kept ?? `kept${this.#count++}`;
    const bind = insert(messages.subarray(bindAt, end), 6, name);
    const rest = messages.subarray(end);
    if (kept !== undefined) {
      this.#names.delete(statement);
      this.#names.set(statement, name);
      return { messages: Buffer.concat([bind, rest]), isKept: true, statement, name };
    }
    const parse = insert(messages.subarray(0, bindAt), 5, name);
    return { messages: Buffer.concat([parse, bind, rest]), isKept: false, statement, name };
  }

  /**
   * Keeps a batch's statement if the engine could parse it.
   * @param response the first byte of the engine's response
   * @returns messages that make room in the engine; null if there is room
   */
  keep({ isKept, statement, name }: NamedBatch, response: number | undefined): Buffer | null {
    if (isKept || response !== PARSE_COMPLETE) return null;
    this.#names.set(statement, name);
    if (this.#names.size <= MOST_STATEMENTS) return null;
    const [oldest, itsName] = this.#names.entries().next().value!;
    this.#names.delete(oldest);
    return closing([itsName]);
  }

  /** Forgets all statements, because tables changed. @returns messages that do the same in the engine */
  forget(): Buffer {
    const names = [...this.#names.values()];
    this.#names.clear();
    return closing(names);
  }
}

function nextMessage(messages: Buffer, at: number): number {
  return at + 1 + messages.readInt32BE(at + 1);
}

/** Returns a message with a text in front of the zero byte at a position. */
function insert(message: Buffer, at: number, text: string): Buffer {
  const longer = Buffer.concat([message.subarray(0, at), Buffer.from(text), message.subarray(at)]);
  longer.writeInt32BE(longer.length - 1, 1);
  return longer;
}

/** Returns messages that close prepared statements. The engine ignores unknown names. */
function closing(names: string[]): Buffer {
  const closes = names.map((name) => {
    const body = Buffer.from(`S${name}\0`);
    const head = Buffer.alloc(5, CLOSE);
    head.writeInt32BE(body.length + 4, 1);
    return Buffer.concat([head, body]);
  });
  return Buffer.concat([...closes, SYNC_MESSAGE]);
}
