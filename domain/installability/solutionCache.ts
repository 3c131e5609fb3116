/**
 * Installations that were found, kept with a platform of a content. What a file needs and what it shuts out never changes within a content,
 * so an installation still answers its question as long as all of its files are allowed. Another content begins with none.
 */

/** So many questions are remembered for each platform, those that were searched last; an installation has some 200 files. */
const mostKept = 2_000;

/** The installation that each question was last answered with. */
export class SolutionCache {
  readonly #kept = new Map<string, Uint32Array>();

  /**
   * The installation that a question was last answered with, if it can still be made: each of its files is looked at once.
   * @param allowed 1 for each record that is allowed
   */
  standing(question: string, allowed: Uint8Array): Uint32Array | undefined {
    const picked = this.#kept.get(question);
    return picked?.every((record) => allowed[record] === 1) === true ? picked : undefined;
  }

  /** Keeps an installation in place of the one that the question had before. */
  keep(question: string, picked: ArrayLike<number>): void {
    this.#kept.delete(question);
    this.#kept.set(question, Uint32Array.from(picked));
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > mostKept) this.#kept.delete(oldest!);
  }
}
