/**
 * Reads a repodata body record by record; memory holds one record and one chunk.
 * Uses `@streamparser/json`. Its selectors can't name the key `packages.conda` (a dot separates keys), so that key is
 * renamed between tokenizer and token parser. Everything outside the two sections is parsed and dropped, so an unknown
 * or huge section (CEP 48 `v3`) costs no memory.
 */
import { TokenParser, Tokenizer, TokenType } from '@streamparser/json';
import { SourceError } from '../outbound/index.ts';
import { looksLikePage, WEB_PAGE } from './source.ts';

/** One unchecked entry of `packages` or `packages.conda`. */
export interface RepodataEntry {
  fileName: string;
  value: unknown;
}

/** What a body contains in addition to its records. */
export interface RepodataFacts {
  /** URL of the packages (CEP 15, `info.base_url`) as written; null if they are next to the body. */
  baseUrl: string | null;
  /** Names of files that left the index and can still be downloaded (CEP 36, `removed`). */
  removed: string[];
  /** Subdirs in a `channeldata.json`. */
  subdirs: string[];
}

/** Creates empty facts. */
export const noFacts = (): RepodataFacts => ({ baseUrl: null, removed: [], subdirs: [] });

/** Maximum number of names in `removed` and `subdirs`, and maximum characters of one. */
const MOST_FACTS = { removed: 200_000, subdirs: 1_000, text: 2_000 } as const;

/** Limits of a body: decompressed bytes, records, bytes of one record or text, nesting. */
export interface RepodataLimits {
  bytes: number;
  records: number;
  recordBytes: number;
  depth: number;
}

/**
 * Enough for the largest public channels (conda-forge linux-64: about 0.3 GB and 660,000 records), but small for an
 * endless body.
 */
export const REPODATA_LIMITS: RepodataLimits = {
  bytes: 4 * 1024 ** 3,
  records: 3_000_000,
  recordBytes: 4 * 1024 ** 2,
  depth: 64,
};

const SECTIONS = ['packages', 'packages.conda'];
/** Keys of CEP 36. All are optional, so a body with only some of them is repodata, even without a section. */
const KNOWN_KEYS = new Set([...SECTIONS, 'info', 'removed', 'repodata_version', 'signatures']);
const RENAMED = '\u0001conda';

/** Follows tokens: knows the depth, the sections seen, and the start of the current record. */
class Reader {
  readonly #limits: RepodataLimits;
  readonly #tokenizer = new Tokenizer();
  readonly #parser = new TokenParser({
    paths: ['$.packages.*', `$.${RENAMED}.*`, '$.info.base_url', '$.removed.*', '$.subdirs.*'],
    keepStack: false,
  });
  #depth = 0;
  #topKey: string | undefined;
  #sections = 0;
  #unknownKeys = 0;
  #atValue = false;
  #bytes = 0;
  #tokenAt = 0;
  #recordAt = 0;
  #records = 0;
  #ended = false;
  entries: RepodataEntry[] = [];

  constructor(limits: RepodataLimits, facts: RepodataFacts) {
    this.#limits = limits;
    this.#tokenizer.onToken = (token) => this.#token(token);
    this.#parser.onValue = ({ key, value }) => {
      if (!SECTIONS.includes(this.#topKey ?? '')) {
        if (typeof value !== 'string' || value.length > MOST_FACTS.text) return;
        if (this.#topKey === 'info') facts.baseUrl = value;
        else if (this.#topKey === 'removed' || this.#topKey === 'subdirs') {
          const list = facts[this.#topKey];
          if (list.length < MOST_FACTS[this.#topKey]) list.push(value);
        }
        return;
      }
      this.#records++;
      if (this.#records > limits.records) {
        throw new SourceError(
          'too_many_records',
          `The repodata holds more than ${limits.records} records: it is not read further. Mirror a smaller channel.`,
        );
      }
      this.entries.push({ fileName: String(key), value });
    };
    this.#parser.onEnd = () => {
      this.#ended = true;
    };
  }

  write(chunk: Uint8Array): void {
    if (this.#bytes === 0) refuseHtml(chunk);
    this.#bytes += chunk.length;
    if (this.#bytes > this.#limits.bytes) {
      throw new SourceError(
        'too_large',
        `The repodata is larger than ${this.#limits.bytes} bytes: it is not read further. Mirror a smaller channel.`,
      );
    }
    try {
      this.#tokenizer.write(chunk);
    } catch (error) {
      if (error instanceof SourceError) throw error;
      throw new SourceError(
        'malformed',
        `The repodata isn't valid JSON near byte ${this.#tokenAt}: ${reasonOf(error)}. Its server must publish it again.`,
        { cause: error },
      );
    }
    this.#bound(this.#bytes - this.#tokenAt);
  }

  end(): void {
    if (this.#bytes === 0)
      throw new SourceError('not_repodata', 'The repodata is empty: not even {} is there. Check the address.');
    if (!this.#ended)
      throw new SourceError(
        'truncated',
        `The repodata ends in the middle, after ${this.#bytes} bytes. Try again; if it stays so, its server must publish it again.`,
      );
    if (this.#sections === 0 && this.#unknownKeys > 0) {
      throw new SourceError(
        'not_repodata',
        'The body is JSON but no repodata: it has neither packages nor packages.conda (CEP 36). Check the address.',
      );
    }
  }

  #token(parsed: Parameters<NonNullable<Tokenizer['onToken']>>[0]): void {
    const { token, value, offset } = parsed;
    this.#tokenAt = offset;
    let passed = value;
    if (this.#depth === 0 && token !== TokenType.LEFT_BRACE) {
      throw new SourceError('not_repodata', "The response isn't repodata: not a JSON object (CEP 36). Check the URL.");
    }
    if (this.#depth === 1) {
      if (token === TokenType.COLON || token === TokenType.COMMA) this.#atValue = token === TokenType.COLON;
      else if (this.#atValue && this.#topKey !== undefined && SECTIONS.includes(this.#topKey))
        this.#enterSection(token);
      else if (!this.#atValue && token === TokenType.STRING) {
        this.#topKey = value as string;
        if (!KNOWN_KEYS.has(this.#topKey)) this.#unknownKeys++;
        if (this.#topKey === 'packages.conda') passed = RENAMED;
      }
    }
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) {
      if (this.#depth === 2) this.#recordAt = offset;
      this.#depth++;
      if (this.#depth > this.#limits.depth)
        throw new SourceError(
          'not_repodata',
          `The body nests deeper than ${this.#limits.depth} levels, which no repodata does. Check the address.`,
        );
    } else if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) {
      this.#depth--;
    }
    if (this.#depth > 2 && this.#topKey !== undefined && SECTIONS.includes(this.#topKey))
      this.#bound(offset - this.#recordAt);
    this.#parser.write({ token, value: passed } as Parameters<TokenParser['write']>[0]);
  }

  #enterSection(token: TokenType): void {
    if (token === TokenType.RIGHT_BRACE) return;
    if (token !== TokenType.LEFT_BRACE)
      throw new SourceError(
        'not_repodata',
        `The response isn't repodata: '${this.#topKey}' isn't an object (CEP 36). Check the URL.`,
      );
    this.#sections++;
  }

  #bound(bytes: number): void {
    if (bytes > this.#limits.recordBytes) {
      throw new SourceError(
        'too_large',
        `One record of the repodata is larger than ${this.#limits.recordBytes} bytes: it is not read further. Its server must publish it again.`,
      );
    }
  }
}

function refuseHtml(chunk: Uint8Array): void {
  if (looksLikePage(chunk)) throw new SourceError('html', WEB_PAGE);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 200) : 'it cannot be read';
}

/**
 * Reads a decompressed body and yields its records in groups, as chunks arrive.
 * @param facts receives what the body contains in addition to records
 * @throws SourceError if the body isn't repodata, is malformed or truncated, or exceeds a limit
 */
export async function* readRepodata(
  body: AsyncIterable<Uint8Array>,
  limits: RepodataLimits = REPODATA_LIMITS,
  facts: RepodataFacts = noFacts(),
): AsyncGenerator<RepodataEntry[]> {
  const reader = new Reader(limits, facts);
  for await (const chunk of body) {
    reader.write(chunk);
    if (reader.entries.length > 0) {
      const entries = reader.entries;
      reader.entries = [];
      yield entries;
    }
  }
  reader.end();
}
