/** Output of commands. Secrets and control characters are removed from everything. */
import { HubError } from '../error.ts';

/** Where output goes. */
export interface Streams {
  out: (text: string) => void;
  error: (text: string) => void;
}

/** Tokens of hubs, and JSON Web Tokens. */
const TOKENS = /\btr-[\w-]{16,}|\beyJ[\w.-]{20,}/g;
/** Everything that could move the cursor or hide text. */
const CONTROLS = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** Prints lines for people, or JSON. */
export class Terminal {
  isJson = false;
  readonly #streams: Streams;
  readonly #secrets = new Set<string>();

  constructor(streams: Streams) {
    this.#streams = streams;
  }

  /** Never prints this text. Returns it. */
  hide(secret: string): string {
    if (secret.length >= 8) this.#secrets.add(secret);
    return secret;
  }

  /** Prints a line, but not with `--json`. */
  say(line: string): void {
    if (!this.isJson) this.#streams.out(`${this.#clean(line)}\n`);
  }

  /** Prints a result with `--json`. */
  json(value: unknown): void {
    if (this.isJson) this.#streams.out(`${this.#clean(JSON.stringify(value))}\n`);
  }

  /** Prints content as it is, such as an exported file. */
  write(text: string): void {
    this.#streams.out(this.#masked(text));
  }

  /** Prints to standard error. */
  warn(line: string): void {
    this.#streams.error(`${this.#clean(line)}\n`);
  }

  /** Prints a failure. */
  fail(error: Error): void {
    if (this.isJson)
      return this.warn(JSON.stringify({ error: error instanceof HubError ? error : { message: error.message } }));
    this.warn(error.message);
    if (!(error instanceof HubError)) return;
    // A single detail has the same text as the message.
    if (error.detail.length > 1) for (const { msg } of error.detail) this.warn(`  ${msg}`);
    const facts = [error.status, error.code, error.requestId === null ? null : `ID ${error.requestId}`];
    this.warn(`${error.advice} (${facts.filter((fact) => fact !== null).join(', ')})`);
  }

  #masked(text: string): string {
    let masked = text.replaceAll(TOKENS, '[token]');
    for (const secret of this.#secrets) masked = masked.replaceAll(secret, '[token]');
    return masked;
  }

  #clean(text: string): string {
    return this.#masked(text).replaceAll(CONTROLS, (character) => ('\n\t'.includes(character) ? character : ' '));
  }
}

/** Returns a number with a noun. */
export const counted = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Returns the first names of a list, and how many more there are. */
export function listed(names: readonly string[], total: number): string {
  const shown = names.slice(0, 8);
  return shown.join(', ') + (total > shown.length ? ` and ${total - shown.length} more` : '');
}
