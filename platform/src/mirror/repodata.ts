/**
 * Reads a repodata body record by record; memory holds one record and one chunk.
 * The bytes of the two sections are only split into records here, and `JSON.parse` reads each, which takes a tenth of
 * the time of a streaming parser. Everything else goes through `@streamparser/json`, which drops it, so an unknown or
 * huge section (CEP 48 `v3`) costs no memory.
 */
import { setImmediate as turn } from 'node:timers/promises';
import { TokenParser, Tokenizer, TokenType } from '@streamparser/json';
import { SourceError } from '../outbound/index.ts';
import { malformed, SectionSplitter, tooDeep, tooLong } from './sections.ts';
import type { RawEntry } from './sections.ts';
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

/** Bytes to read before other work of the process gets its turn. */
const SLICE = 64 * 1024;

/**
 * Follows the tokens outside of the sections: knows the depth and the sections seen.
 * The parser sees sections as empty, because their bytes are split off before.
 */
class Reader {
  readonly #limits: RepodataLimits;
  readonly #tokenizer = new Tokenizer();
  readonly #parser = new TokenParser({ paths: ['$.info.base_url', '$.removed.*', '$.subdirs.*'], keepStack: false });
  readonly #splitter: SectionSplitter;
  #depth = 0;
  #topKey: string | undefined;
  #sections = 0;
  #unknownKeys = 0;
  #atValue = false;
  #bytes = 0;
  /** Bytes that the tokenizer got, and the start of its current token among them. */
  #fed = 0;
  #tokenAt = 0;
  #records = 0;
  #ended = false;
  entries: RawEntry[] = [];

  constructor(limits: RepodataLimits, facts: RepodataFacts) {
    this.#limits = limits;
    this.#splitter = new SectionSplitter(SECTIONS, limits, {
      outside: (bytes) => this.#feed(bytes),
      entry: (entry) => this.#add(entry),
    });
    this.#tokenizer.onToken = (token) => this.#token(token);
    this.#parser.onValue = ({ value }) => {
      if (typeof value !== 'string' || value.length > MOST_FACTS.text) return;
      if (this.#topKey === 'info') facts.baseUrl = value;
      else if (this.#topKey === 'removed' || this.#topKey === 'subdirs') {
        const list = facts[this.#topKey];
        if (list.length < MOST_FACTS[this.#topKey]) list.push(value);
      }
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
    this.#splitter.write(chunk);
    this.#bound(this.#fed - this.#tokenAt);
  }

  #add(entry: RawEntry): void {
    this.#records++;
    if (this.#records > this.#limits.records) {
      throw new SourceError(
        'too_many_records',
        `The repodata holds more than ${this.#limits.records} records: it is not read further. Mirror a smaller channel.`,
      );
    }
    this.entries.push(entry);
  }

  #feed(bytes: Uint8Array): void {
    this.#fed += bytes.length;
    try {
      this.#tokenizer.write(bytes);
    } catch (error) {
      if (error instanceof SourceError) throw error;
      throw malformed(this.#tokenAt + this.#splitter.inSections, error);
    }
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
      }
    }
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) {
      this.#depth++;
      if (this.#depth > this.#limits.depth) throw tooDeep(this.#limits.depth);
    } else if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) {
      this.#depth--;
    }
    this.#parser.write({ token, value } as Parameters<TokenParser['write']>[0]);
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
    if (bytes > this.#limits.recordBytes) throw tooLong(this.#limits.recordBytes);
  }
}

function refuseHtml(chunk: Uint8Array): void {
  if (looksLikePage(chunk)) throw new SourceError('html', WEB_PAGE);
}

/** Parses an entry. @throws SourceError if it isn't JSON */
export function entryOf({ bytes, keyEnd, valueStart, at }: RawEntry): RepodataEntry {
  try {
    return {
      fileName: JSON.parse(bytes.toString('utf8', 0, keyEnd)) as string,
      value: JSON.parse(bytes.toString('utf8', valueStart)),
    };
  } catch (error) {
    throw malformed(at, error);
  }
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
  for await (const entries of splitRepodata(body, limits, facts)) yield entries.map((entry) => entryOf(entry));
}

/** Like {@link readRepodata}, but the records aren't parsed and may be invalid. */
export async function* splitRepodata(
  body: AsyncIterable<Uint8Array>,
  limits: RepodataLimits = REPODATA_LIMITS,
  facts: RepodataFacts = noFacts(),
): AsyncGenerator<RawEntry[]> {
  const reader = new Reader(limits, facts);
  for await (const chunk of body) {
    for (let from = 0; from < chunk.length; from += SLICE) {
      reader.write(chunk.subarray(from, from + SLICE));
      if (reader.entries.length === 0) continue;
      const entries = reader.entries;
      reader.entries = [];
      yield entries;
      await turn();
    }
  }
  reader.end();
}
