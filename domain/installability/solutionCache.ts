/**
 * Found installations, per platform of a content. Needs and constraints never change within a content, so an
 * installation stays valid as long as all of its files are allowed. A new content starts with an empty cache.
 */

/** Maximum number of cached questions per platform, most recently searched; an installation has about 200 files. */
const mostKept = 2_000;

/** Caches the last installation of each question. */
export class SolutionCache {
  readonly #kept = new Map<string, Uint32Array>();

  /**
   * Returns the last installation for a question if all of its files are still allowed.
   * @param allowed 1 for each record that is allowed
   */
  standing(question: string, allowed: Uint8Array): Uint32Array | undefined {
    const picked = this.#kept.get(question);
    return picked?.every((record) => allowed[record] === 1) === true ? picked : undefined;
  }

  /** Replaces the installation of a question. */
  keep(question: string, picked: ArrayLike<number>): void {
    this.#kept.delete(question);
    this.#kept.set(question, Uint32Array.from(picked));
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > mostKept) this.#kept.delete(oldest!);
  }
}
