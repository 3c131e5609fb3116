/** Whether a chain is whole: every entry hashed as it stands, and each holding the hash of the one before it. */
import { createHash } from 'node:crypto';
import { canonicalJson, HASHED_FIELDS, NO_HASH } from '@terrarium/domain/audit';
import type { AuditFields } from '@terrarium/domain/audit';

/** An entry with the hash that was written for it. */
export interface SealedEntry extends AuditFields {
  hash: string;
}

/** Where a chain broke: the first entry that is not what was written, and why in one sentence. */
export interface BrokenAt {
  number: number;
  reason: string;
}

/** Where a chain stands. */
export interface ChainHead {
  number: number;
  hash: string;
}

/** SHA-256 in hex over the canonical JSON of an entry, the hash before it among its fields. */
export function hashOf(entry: AuditFields): string {
  const hashed = Object.fromEntries(HASHED_FIELDS.map((field) => [field, entry[field]]));
  return createHash('sha256').update(canonicalJson(hashed)).digest('hex');
}

/**
 * Follows a chain from its beginning, or from the first entry that is given: a file may hold a part of it. Give entries in their order.
 */
export class ChainCheck {
  readonly #isWhole: boolean;
  readonly #chain: string | undefined;
  #last: (ChainHead & { chain: string }) | null = null;
  #count = 0;

  /**
   * @param isWhole whether the first entry must be number 1
   * @param chain the id that every entry must have; without it that of the first
   */
  constructor(isWhole: boolean, chain?: string) {
    this.#isWhole = isWhole;
    this.#chain = chain;
  }

  /** Entries that were right. */
  get count(): number {
    return this.#count;
  }

  /** The last one that was right. */
  get head(): ChainHead {
    return this.#last ?? { number: 0, hash: NO_HASH };
  }

  /** Takes the next entry. Resolves with what is wrong with it; null for nothing. */
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
