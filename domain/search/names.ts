/** Finds packages by typed text: scans a list of names in memory. */
import { countsOf, editsBetween, lettersOf, timesOf } from './distance.ts';
import { IMPORT_NAMES } from './importNames.ts';
import { beginsWord, foldName, hasWord } from './text.ts';
import type { SearchText } from './text.ts';

/** How well a name matches, the best first. */
export const RANKS = {
  /** The name itself. */
  name: 0,
  /** What programs import it by. */
  imported: 1,
  /** Starts with the text. */
  beginning: 2,
  /** A word of it, or an import name, starts with the text. */
  word: 3,
  /** Contains the text. */
  part: 4,
  /** Equals the text after fixing typos. */
  mistyped: 5,
  /** Starts with the text after fixing typos. */
  mistypedBeginning: 6,
  /** Name and summary have every word. */
  text: 7,
} as const;

/** A package to be found. `weight` is how many others need it. */
export interface NamedPackage {
  name: string;
  summary: string;
  weight: number;
}

/** A matching name with its position in the list. */
export interface NameMatch {
  name: string;
  rank: number;
  /** Number of typos in the text; for an import name, the number of better matching packages. */
  edits: number;
  weight: number;
}

/** Minimum lengths of a text to tolerate one typo and two typos. */
const MISTAKES = { one: 4, two: 7 } as const;

/** The order of results: the better match, then what more others need, then the shorter name. */
export function compareMatches(a: NameMatch, b: NameMatch): number {
  return (
    a.rank - b.rank ||
    a.edits - b.edits ||
    b.weight - a.weight ||
    a.name.length - b.name.length ||
    (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)
  );
}

/**
 * Joins texts to a single one, so that searching all of them is one native call. The separator is a line end, which no
 * text contains.
 */
class Haystack {
  readonly text: string;
  readonly #starts: Uint32Array;

  constructor(texts: readonly string[]) {
    this.#starts = new Uint32Array(texts.length + 1);
    let at = 0;
    for (let index = 0; index < texts.length; index += 1) {
      this.#starts[index] = at;
      at += texts[index]!.length + 1;
    }
    this.#starts[texts.length] = at;
    this.text = texts.join('\n');
  }

  /** Calls back for each occurrence of a text, with the index of the containing text and the position in it. */
  each(wanted: string, found: (index: number, at: number, place: number) => void): void {
    for (let place = this.text.indexOf(wanted); place >= 0; place = this.text.indexOf(wanted, place + 1)) {
      const index = this.#indexAt(place);
      found(index, place - this.#starts[index]!, place);
    }
  }

  #indexAt(place: number): number {
    let [low, high] = [0, this.#starts.length - 1];
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if (this.#starts[middle]! <= place) low = middle;
      else high = middle;
    }
    return low;
  }
}

/** The packages of one channel, to be found by name, import name, and words of the summary. Immutable. */
export class PackageNames {
  readonly #names: string[];
  readonly #folded: string[];
  readonly #weights: Uint32Array;
  readonly #letters: Int32Array;
  readonly #byName: Map<string, number[]>;
  readonly #inNames: Haystack;
  readonly #inSummaries: Haystack;
  readonly #summaries: string[];

  constructor(packages: readonly NamedPackage[]) {
    this.#names = packages.map(({ name }) => name);
    this.#folded = this.#names.map(foldName);
    this.#summaries = packages.map(({ summary }) => summary.toLowerCase().replaceAll('\n', ' '));
    this.#weights = Uint32Array.from(packages, ({ weight }) => weight);
    this.#letters = Int32Array.from(this.#folded, lettersOf);
    this.#byName = new Map();
    for (const [index, folded] of this.#folded.entries()) {
      const same = this.#byName.get(folded);
      if (same) same.push(index);
      else this.#byName.set(folded, [index]);
    }
    this.#inNames = new Haystack(this.#folded);
    this.#inSummaries = new Haystack(this.#summaries);
  }

  /** Number of packages. */
  get length(): number {
    return this.#names.length;
  }

  /** Returns the matches of a search, unsorted, without typo matches; see {@link mistyped}. */
  find(search: SearchText): NameMatch[] {
    const ranks = new Map<number, number>();
    /** Of packages that programs import, which of several a name stands for first. */
    const orders = new Map<number, number>();
    const note = (index: number, rank: number): void => {
      if (rank < (ranks.get(index) ?? Infinity)) ranks.set(index, rank);
    };
    const folded = foldName(search.text);
    if (/[\p{L}\p{N}]/u.test(folded)) {
      this.#inNames.each(folded, (index, at) => note(index, this.#rankAt(index, at, folded)));
      for (const [imported, packages] of IMPORT_NAMES) {
        const rank =
          imported === search.text ? RANKS.imported : imported.startsWith(search.text) ? RANKS.word : undefined;
        if (rank !== undefined)
          for (const [order, name] of packages.entries())
            for (const index of this.#byName.get(foldName(name)) ?? []) {
              note(index, rank);
              if (rank === RANKS.imported) orders.set(index, order);
            }
      }
    } else {
      // Signs alone stand for themselves.
      for (const [index, name] of this.#names.entries()) if (name.includes(search.text)) note(index, RANKS.part);
    }
    this.#eachWithWords(search.words, (index) => note(index, RANKS.text));
    return Array.from(ranks, ([index, rank]) =>
      this.#match(index, rank, rank === RANKS.imported ? orders.get(index)! : 0),
    );
  }

  /**
   * Returns names that the text equals or starts, apart from a typo or two. For a prefix, the first letter must be
   * right: `umap` doesn't match `mapclassify`.
   */
  mistyped({ text }: SearchText): NameMatch[] {
    const typed = foldName(text);
    const most = typed.length < MISTAKES.one ? 0 : typed.length < MISTAKES.two ? 1 : 2;
    if (most === 0 || !/[\p{L}\p{N}]/u.test(typed)) return [];
    const [letters, counts] = [lettersOf(typed), countsOf(typed)];
    const found: NameMatch[] = [];
    for (const [imported, packages] of IMPORT_NAMES) {
      const { whole } = editsBetween(text, imported, most);
      // A short one is near to much else.
      if (imported.length >= MISTAKES.one && whole <= most)
        for (const name of packages)
          for (const index of this.#byName.get(foldName(name)) ?? [])
            found.push(this.#match(index, RANKS.mistyped, whole));
    }
    for (let index = 0; index < this.#folded.length; index += 1) {
      if (timesOf(letters & ~this.#letters[index]!, counts) > most) continue;
      const { whole, beginning } = editsBetween(typed, this.#folded[index]!, most);
      if (whole <= most) found.push(this.#match(index, RANKS.mistyped, whole));
      else if (beginning <= most && this.#folded[index]![0] === typed[0])
        found.push(this.#match(index, RANKS.mistypedBeginning, beginning));
    }
    return found;
  }

  #match(index: number, rank: number, edits: number): NameMatch {
    return { name: this.#names[index]!, rank, edits, weight: this.#weights[index]! };
  }

  #rankAt(index: number, at: number, text: string): number {
    const name = this.#folded[index]!;
    if (at === 0) return name.length === text.length ? RANKS.name : RANKS.beginning;
    return name[at - 1] === '-' ? RANKS.word : RANKS.part;
  }

  /** Finds packages that contain each word, in the name or at the start of a word of the summary. */
  #eachWithWords(words: readonly string[], found: (index: number) => void): void {
    // The longest word has the fewest matches.
    const [first, ...others] = words.toSorted((a, b) => b.length - a.length);
    const begun = new Set<number>();
    this.#inSummaries.each(first!, (index, _, place) => {
      if (beginsWord(this.#inSummaries.text, place)) begun.add(index);
    });
    if (others.length > 0) this.#inNames.each(first!, (index) => begun.add(index));
    for (const index of begun)
      if (
        others.every((word) => this.#folded[index]!.includes(foldName(word)) || hasWord(this.#summaries[index]!, word))
      )
        found(index);
  }
}
