/**
 * Results of searches over all files of a platform. A policy allows a part of these files, so most results hold for it.
 * A file that is uninstallable from all files is uninstallable from a part, and an installation is valid as long as all
 * of its files are allowed.
 */
import type { Fact } from './solver.ts';
import type { RecordRange } from './virtualPackages.ts';

/** Not determined yet. */
export const UNKNOWN = 0;
/** Can be installed. */
export const INSTALLABLE = 1;
/** Can't be installed. */
export const UNINSTALLABLE = 2;

/** Maximum number of files in stored installations, over all installations: 8 MB. */
const MOST_PICKED = 2_000_000;

/** Results, which every search adds to. */
export class ProvenAnswers {
  /** By record: {@link UNKNOWN}, {@link INSTALLABLE}, or {@link UNINSTALLABLE} from all files. */
  readonly known: Uint8Array;
  /** By record: the limit of steps that wasn't enough for a quick question about it; 0 if none. */
  readonly tooFew: Uint32Array;
  /** Rules against files that a search proved uninstallable. */
  readonly against = new Map<number, readonly Fact[]>();
  /** Found installations, oldest first. */
  readonly #installations = new Set<Uint32Array>();
  #picked = 0;
  readonly #ranges: readonly RecordRange[];
  /** Released results of a part: writing the first results into new memory takes longer than using it again. */
  #released: Uint8Array | null = null;

  /** @param records number of records @param ranges records of the platform */
  constructor(records: number, ranges: readonly RecordRange[]) {
    this.known = new Uint8Array(records);
    this.tooFew = new Uint32Array(records);
    this.#ranges = ranges;
  }

  /** Adds an installation. */
  add(picked: readonly number[]): void {
    for (const record of picked) this.known[record] = INSTALLABLE;
    this.#installations.add(Uint32Array.from(picked));
    this.#picked += picked.length;
    for (const oldest of this.#installations) {
      if (this.#picked <= MOST_PICKED) break;
      this.#installations.delete(oldest);
      this.#picked -= oldest.length;
    }
  }

  /** Returns the results that hold for a part of the files. @param alive 1 for each file of the part in its fixpoint */
  ofPart(alive: Uint8Array): Uint8Array {
    const known = this.#released ?? new Uint8Array(this.known.length);
    this.#released = null;
    for (const [from, end] of this.#ranges)
      for (let record = from; record < end; record++)
        known[record] = this.known[record] === UNINSTALLABLE ? UNINSTALLABLE : UNKNOWN;
    for (const picked of this.#installations)
      if (picked.every((record) => alive[record] === 1)) for (const record of picked) known[record] = INSTALLABLE;
    return known;
  }

  /** Gives the results of a part to the next part. They can't be used again. */
  release(known: Uint8Array): void {
    this.#released = known;
  }
}
