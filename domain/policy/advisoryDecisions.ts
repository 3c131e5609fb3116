/** Which advisories decide about a file, with the decisions of an organization about them. */
import { orderedVersion } from '../advisory/entry.ts';
import type { OrderedVersion, PreparedEntry } from '../advisory/entry.ts';
import type { Order } from '../advisory/order.ts';
import { stateOf } from './affects.ts';
import type { RecordView } from './columns.ts';
import type { Curation } from './curation.ts';
import { curationOf } from './curation.ts';
import type { Advisory, AdvisoryMatches } from './advisories.ts';

/** Advisories of a version or build of a package; ascending positions. */
interface Decided {
  hits: readonly number[];
  undecided: readonly number[];
  fixable: readonly number[];
}

/** Advisories of the records of a version or build. */
export type Kind = Decided & { version: string; versionId: number };

/** No positions. */
export const NONE: readonly number[] = [];

/**
 * Unique sets of {@link AdvisoryMatches}, looked up by a hash, because building a text key costs more than the lookup.
 */
export class Sets {
  readonly #matches: Pick<AdvisoryMatches, 'sets' | 'undecided' | 'fixable'>;
  readonly #byHash = new Map<number, number[]>();
  /** The last lookup, because versions of a package often share a set. */
  #last: { asked: Decided; set: number } | null = null;

  /** @param matches with the empty set; the others are appended */
  constructor(matches: Pick<AdvisoryMatches, 'sets' | 'undecided' | 'fixable'>) {
    this.#matches = matches;
  }

  /** Returns the position of a set, adding it if it is new. */
  of(asked: Decided): number {
    const { hits, undecided, fixable } = asked;
    if (hits.length === 0 && undecided.length === 0) return 0;
    const last = this.#last;
    if (
      last !== null &&
      last.asked.hits === hits &&
      last.asked.undecided === undecided &&
      last.asked.fixable === fixable
    )
      return last.set;
    const set = this.#find(asked);
    this.#last = { asked, set };
    return set;
  }

  #find({ hits, undecided, fixable }: Decided): number {
    const { sets, undecided: open, fixable: mended } = this.#matches;
    const hash = hashOf(fixable, hashOf(undecided, hashOf(hits, 17)));
    const alike = this.#byHash.get(hash) ?? [];
    const known = alike.find(
      (set) => isSame(sets[set]!, hits) && isSame(open[set]!, undecided) && isSame(mended[set]!, fixable),
    );
    if (known !== undefined) return known;
    this.#byHash.set(hash, [...alike, sets.length]);
    const hitting = positionsOf(hits);
    open.push(positionsOf(undecided));
    mended.push(fixable === hits ? hitting : positionsOf(fixable));
    return sets.push(hitting) - 1;
  }
}

const NO_POSITIONS = new Uint32Array(0);
const positionsOf = (positions: readonly number[]): Uint32Array =>
  positions.length === 0 ? NO_POSITIONS : new Uint32Array(positions);

function hashOf(positions: readonly number[], seed: number): number {
  let hash = Math.imul(seed, 31) + positions.length;
  for (const position of positions) hash = Math.imul(hash, 31) + position;
  return hash | 0;
}

function isSame(one: ArrayLike<number>, other: ArrayLike<number>): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}

/** Advisories with their variants: the same advisory with the status of a VEX statement about some files. */
export class Variants {
  readonly #all: Advisory[];
  readonly #positions = new Map<string, number>();
  readonly #from: number;
  readonly #given: number;

  /** @param all gets the variants appended; those from a position on exist already */
  constructor(all: Advisory[], from: number) {
    this.#all = all;
    this.#from = from;
    this.#given = all.length;
  }

  /** Positions of the advisories that statements speak of. */
  spokenOf(said: readonly Curation[]): number[] {
    if (said.length === 0) return [];
    const ids = new Set(said.flatMap((one) => one.ids));
    const found: number[] = [];
    for (let position = this.#from; position < this.#given; position++) {
      const { id, aliases = [] } = this.#all[position]!;
      if (ids.has(id) || aliases.some((alias) => ids.has(alias))) found.push(position);
    }
    return found;
  }

  /** Applies VEX statements to a record's advisories. */
  curated(
    { hits, undecided }: Pick<Decided, 'hits' | 'undecided'>,
    said: readonly Curation[],
    about: readonly number[],
    record: RecordView,
  ): Pick<Decided, 'hits' | 'undecided'> {
    const after = { hits: new Set(hits), undecided: new Set(undecided) };
    for (const position of about) {
      const word = curationOf(said, record, this.#all[position]!);
      if (word === undefined) continue;
      const hit = after.hits.delete(position);
      const open = after.undecided.delete(position);
      const variant = () => this.#variant(position, word);
      if (word.vex === 'affected' || hit) after.hits.add(variant());
      else if (word.vex === 'under_investigation' && open) after.undecided.add(variant());
    }
    return { hits: ascending(after.hits), undecided: ascending(after.undecided) };
  }

  #variant(position: number, said: Curation): number {
    const { status, vex } = said;
    const notAffected = vex === 'not_affected' || vex === 'fixed';
    const key = `${position}/${status}/${notAffected}/${said.id ?? ''}`;
    let variant = this.#positions.get(key);
    if (variant === undefined) {
      variant = this.#all.push({ ...this.#all[position]!, status, said, ...(notAffected && { notAffected }) }) - 1;
      this.#positions.set(key, variant);
    }
    return variant;
  }
}

const ascending = (positions: Iterable<number>): number[] => [...positions].sort((a, b) => a - b);

/** An entry of an advisory about one package name. */
export interface NamedEntry {
  advisory: number;
  weak: boolean;
  ready: PreparedEntry;
}

const kept = (positions: readonly number[], before: readonly number[] = NONE): readonly number[] =>
  isSame(positions, before) ? before : positions;

/**
 * Returns the advisories that affect a version and the undetermined ones, as ascending positions. An advisory that
 * affects it by one entry isn't undetermined by another.
 * @param entries in the order of their advisories
 * @param before the result of another version, whose lists are reused if equal
 */
export function decide(
  entries: readonly NamedEntry[],
  version: string,
  before: Decided | undefined,
): Pick<Decided, 'hits' | 'undecided'> {
  const hits: number[] = [];
  const undecided: number[] = [];
  let lastHit = -1;
  let lastOpen = -1;
  let order: Order | undefined;
  let asked: OrderedVersion | undefined;
  for (const { advisory, weak, ready } of entries) {
    if (lastHit === advisory) continue;
    if (order !== ready.order) asked = orderedVersion((order = ready.order), version);
    const state = stateOf(weak, ready, asked!);
    if (state === 'affected') {
      if (lastOpen === advisory) undecided.pop();
      lastHit = hits[hits.length] = advisory;
    } else if (state === 'unknown' && lastOpen !== advisory) lastOpen = undecided[undecided.length] = advisory;
  }
  return { hits: kept(hits, before?.hits), undecided: kept(undecided, before?.undecided) };
}
