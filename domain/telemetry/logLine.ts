/**
 * Content of a log line: a few KB, and no secrets. Shared by gateway and platform. Pure: each has its own writer
 * (pino).
 */

/** Limits of a line: length of one text and of all texts, entries of a list or object, and nesting. */
const most = { text: 2_000, line: 6_000, entries: 50, depth: 8 } as const;

/** Maximum length of a log line in characters, including field names and JSON escapes. */
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

/** The values of one line, with the remaining space. */
class Line {
  #left: number = most.line;
  readonly #errorOf: (error: Error) => object;

  constructor(errorOf: (error: Error) => object) {
    this.#errorOf = errorOf;
  }

  /** Copies a value, truncated to fit into the line. */
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

/** Pino options for line length and redaction. */
export interface LogOptions {
  formatters: { log(entry: Record<string, unknown>): Record<string, unknown> };
  hooks: {
    logMethod(this: unknown, args: unknown[], method: (...args: never[]) => void): void;
    streamWrite(line: string): string;
  };
}

/**
 * Returns Pino options that truncate logged values and redact secrets.
 * @param service name of the process in each line
 * @param errorOf pino's own error serializer
 */
export const logOptions = (service: string, errorOf: (error: Error) => object): LogOptions => ({
  formatters: { log: (entry) => new Line(errorOf).entries(entry, 0) },
  hooks: {
    logMethod(args, method) {
      const [first, message, ...rest] = args;
      let given: unknown[];
      if (typeof first === 'string') given = [cutText(first, most.text), ...args.slice(1)];
      else {
        // Without a message, pino would use the error's, however long.
        const error = first instanceof Error ? first : (first as { err?: unknown } | null)?.err;
        const detail = message ?? (error instanceof Error ? error.message : undefined);
        given = [
          first instanceof Error ? { err: first } : first,
          typeof detail === 'string' ? cutText(detail, most.text) : detail,
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
 * Returns the network of a client: enough to see that many rejections come from one place, without the address itself.
 * @param address IPv4 or IPv6
 * @returns the first three of four numbers, or of eight groups
 */
export function networkOf(address: string | undefined): string | undefined {
  if (address === undefined || address.length > 60) return undefined;
  const plain = address.startsWith('::ffff:') ? address.slice(7) : address;
  if (plain.includes('.')) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  return plain.includes(':') ? `${plain.split('::')[0]!.split(':').slice(0, 3).join(':')}::/48` : undefined;
}
