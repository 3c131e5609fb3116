/** Verifies a chain: the hash of every entry, and its link to the one before. */
import { createHash } from 'node:crypto';
import { canonicalJson, HASHED_FIELDS, NO_HASH } from '@terrarium/domain/audit';
import type { AuditFields } from '@terrarium/domain/audit';

/** An entry with its stored hash. */
export interface SealedEntry extends AuditFields {
  hash: string;
}

/** The first invalid entry of a chain, and why in one sentence. */
export interface BrokenAt {
  number: number;
  reason: string;
}

/** The last entry of a chain. */
export interface ChainHead {
  number: number;
  hash: string;
}

/** Returns the hex SHA-256 of an entry's canonical JSON, which includes the previous hash. */
export function hashOf(entry: AuditFields): string {
  const hashed = Object.fromEntries(HASHED_FIELDS.map((field) => [field, entry[field]]));
  return createHash('sha256').update(canonicalJson(hashed)).digest('hex');
}

/**
 * Verifies a chain from its start, or from the first given entry, because a file may contain only a part. Pass entries
 * in order.
 */
export class ChainCheck {
  readonly #isWhole: boolean;
  readonly #chain: string | undefined;
  #last: (ChainHead & { chain: string }) | null = null;
  #count = 0;

  /**
   * @param isWhole whether the first entry must be number 1
   * @param chain required chain ID of every entry; default that of the first
   */
  constructor(isWhole: boolean, chain?: string) {
    this.#isWhole = isWhole;
    this.#chain = chain;
  }

  /** Number of valid entries. */
  get count(): number {
    return this.#count;
  }

  /** Last valid entry. */
  get head(): ChainHead {
    return this.#last ?? { number: 0, hash: NO_HASH };
  }

  /** Verifies the next entry. @returns the error; null if valid */
  next(entry: SealedEntry): BrokenAt | null {
    const last = this.#last;
    const broken = (reason: string): BrokenAt => ({ number: entry.number, reason });
    const chain = last?.chain ?? this.#chain ?? entry.chain;
    if (entry.chain !== chain) return broken('It belongs to another chain.');
    const expected = last !== null ? last.number + 1 : this.#isWhole ? 1 : entry.number;
    if (entry.number !== expected)
      return {
        number: expected,
        reason:
          entry.number > expected
            ? `It is missing: number ${entry.number} comes next.`
            : `Number ${entry.number} stands where it should.`,
      };
    if (last !== null && entry.previous !== last.hash)
      return broken('It does not hold the hash of the entry before it.');
    if (entry.number === 1 && entry.previous !== NO_HASH) return broken('It is the first, and holds a hash before it.');
    if (hashOf(entry) !== entry.hash) return broken('Its hash is another one than that of what it says.');
    this.#last = { number: entry.number, hash: entry.hash, chain };
    this.#count++;
    return null;
  }
}
