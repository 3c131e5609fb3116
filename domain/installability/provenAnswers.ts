/**
 * Results of searches over all files of a platform. A policy allows a part of these files, so most results hold for it.
 * A file that is uninstallable from all files is uninstallable from a part, and an installation is valid as long as all
 * of its files are allowed.
 */
import type { Fact } from './solver.ts';

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
  /** 1 for each record about which a quick question wasn't enough. */
  readonly isHard: Uint8Array;
  /** Rules against files that a search proved uninstallable. */
  readonly against = new Map<number, readonly Fact[]>();
  /** Found installations, oldest first. */
  readonly #installations = new Set<Uint32Array>();
  #picked = 0;

  /** @param records number of records */
  constructor(records: number) {
    this.known = new Uint8Array(records);
    this.isHard = new Uint8Array(records);
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
    const known = new Uint8Array(this.known.length);
    for (let record = 0; record < known.length; record++)
      if (this.known[record] === UNINSTALLABLE) known[record] = UNINSTALLABLE;
    for (const picked of this.#installations)
      if (picked.every((record) => alive[record] === 1)) for (const record of picked) known[record] = INSTALLABLE;
    return known;
  }
}
