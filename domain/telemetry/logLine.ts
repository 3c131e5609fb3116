/** What a line of a log may hold: a few KB, and no secrets. The same for gateway and platform. Pure: the writer (pino) is theirs. */

/** Most characters of one text and of all texts of a line, most entries of a list or object, and levels of nesting. */
const most = { text: 2_000, line: 6_000, entries: 50, depth: 8 } as const;

/** The longest line that is written at all, in characters: what is around the texts, and what JSON escapes, is counted here. */
const longestLine = 16_384;

/** Keys whose values never reach a log, in lower case. */
const secretKeys = new Set([
  'password',
  'secret',
  'token',
  'access_token',
  'accesstoken',
  'refresh_token',
  'refreshtoken',
  'logout_token',
  'authorization',
  'cookie',
  'private_jwk',
]);

const hidden = '[redacted]';

/** A text for a log, cut before anything is done with it. */
const cutText = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, longest)}… (${text.length} characters)`;

/** The values of one line, with what is left of its room. */
class Line {
  #left: number = most.line;
  readonly #errorOf: (error: Error) => object;

  constructor(errorOf: (error: Error) => object) {
    this.#errorOf = errorOf;
  }

  /** A copy of a value that fits into the line. */
  value(value: unknown, depth = 0): unknown {
    if (typeof value === 'string') return this.#text(value);
    if (typeof value === 'bigint') return this.#text(value.toString());
    if (typeof value !== 'object' || value === null) return value;
    if (value instanceof Date) return value;
    if (ArrayBuffer.isView(value)) return `${value.byteLength} bytes`;
    if (depth >= most.depth) return '…';
    if (value instanceof Error) return this.entries(this.#errorOf(value), depth);
    if (Array.isArray(value)) return value.slice(0, most.entries).map((each) => this.value(each, depth + 1));
    return this.entries(value, depth);
  }

  /** A copy of an object that fits into the line, without the values of secret keys. */
  entries(object: object, depth: number): Record<string, unknown> {
    const kept: Record<string, unknown> = {};
    let count = 0;
    for (const key in object) {
      if (!Object.hasOwn(object, key)) continue;
      if ((count += 1) > most.entries) break;
      const name = this.#text(key);
      kept[name] = secretKeys.has(key.toLowerCase()) ? hidden : this.value(object[key as keyof object], depth + 1);
    }
    return kept;
  }

  #text(text: string): string {
    const cut = cutText(text, Math.max(0, Math.min(most.text, this.#left)));
    this.#left -= cut.length;
    return cut;
  }
}

/** What pino is made with, as far as it concerns the length of lines and what they hide. */
export interface LogOptions {
  formatters: { log(entry: Record<string, unknown>): Record<string, unknown> };
  hooks: {
    logMethod(this: unknown, args: unknown[], method: (...args: never[]) => void): void;
    streamWrite(line: string): string;
  };
}

/**
 * Options of pino that cut what is logged and hide secrets.
 * @param service name of the process in each line
 * @param errorOf what of an error is logged: pino's own serializer
 */
export const logOptions = (service: string, errorOf: (error: Error) => object): LogOptions => ({
  formatters: { log: (entry) => new Line(errorOf).entries(entry, 0) },
  hooks: {
    logMethod(args, method) {
      const [first, message, ...rest] = args;
      let given: unknown[];
      if (typeof first === 'string') given = [cutText(first, most.text), ...args.slice(1)];
      else {
        // Without a message pino takes that of the error, however long.
        const error = first instanceof Error ? first : (first as { err?: unknown } | null)?.err;
        const said = message ?? (error instanceof Error ? error.message : undefined);
        given = [
          first instanceof Error ? { err: first } : first,
          typeof said === 'string' ? cutText(said, most.text) : said,
          ...rest,
        ];
      }
      Reflect.apply(method, this, given);
    },
    streamWrite: (line) =>
      line.length <= longestLine
        ? line
        : `${JSON.stringify({ level: 50, time: new Date().toISOString(), service, msg: `a log line of ${line.length} characters was left out` })}\n`,
  },
});

/**
 * Of which network somebody calls: enough to see that many refusals come from one place, and not the address itself.
 * @param address IPv4 or IPv6
 * @returns the first three of four numbers, or the first three of eight groups
 */
export function networkOf(address: string | undefined): string | undefined {
  if (address === undefined || address.length > 60) return undefined;
  const plain = address.startsWith('::ffff:') ? address.slice(7) : address;
  if (plain.includes('.')) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  return plain.includes(':') ? `${plain.split('::')[0]!.split(':').slice(0, 3).join(':')}::/48` : undefined;
}
