/** Numbers of what a policy leaves on a platform: uninstallable files and packages, and their causes. */
import type { ChannelRecords } from '../policy/columns.ts';
import { ALIVE, REFUSED } from './fixpoint.ts';
import { NO_NEED } from './graph.ts';
import type { AllowedFiles } from './allowedFiles.ts';
import type { Own } from './companions.ts';
import { needText } from './cause.ts';

/** A package with remaining files, none of which can be installed. */
export interface LostPackage {
  /** Position of its name. */
  name: number;
  /** The best of its files that the policy broke: it speaks for the others. */
  record: number;
  /** Its files that stay. */
  files: number;
  /** What that record fell by: position among the causes. */
  cause: number;
}

/** One thing that made files uninstallable, however far from them. */
export interface RootCause {
  /** The dependency whose providers the policy took; null for files that need what excludes one another. */
  spec: string | null;
  /** Blocked records that would provide it and were installable. */
  refused: number[];
  /** Number of files that can't be installed because of it, and of their packages. */
  files: number;
  packages: number;
}

/**
 * The rule that blocks most providers of a cause; null if none is blocked.
 * @param ruleOf text of the rule that blocks a record
 */
export function causeRule({ refused }: RootCause, ruleOf: (record: number) => string): string | null {
  const counts = Map.groupBy(refused.map(ruleOf), (text) => text);
  return [...counts].sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? null;
}

/** What a policy leaves on one platform. */
export interface Survey extends Marks {
  platform: string;
  /** Files that stay: the platform's own and noarch ones. */
  allowed: number;
  /** Of them those that no client of the platform can install. */
  broken: number;
  /** Of them those that could be installed before, with everything allowed. */
  newlyBroken: number;
  /** Number of remaining files whose dependencies weren't checked for conflicts; they count as installable. */
  unchecked: number;
  /** Most files first. */
  lost: LostPackage[];
  /** Most files first. */
  causes: RootCause[];
}

/** Uninstallable records. */
export interface Marks {
  /** 1 for each remaining uninstallable record. */
  dead: Uint8Array;
  /** 1 for each of them that could be installed before. */
  newlyDead: Uint8Array;
}

/** Returns marks on a number of records, none of which is uninstallable. */
export const noMarks = (records: number): Marks => ({
  dead: new Uint8Array(records),
  newlyDead: new Uint8Array(records),
});

/** The platforms that have files in a content, noarch apart; noarch itself for a content that has no others. */
export function platformsOf(subdirs: readonly string[]): string[] {
  const platforms = subdirs.filter((subdir) => subdir !== 'noarch').sort();
  return platforms.length > 0 ? platforms : subdirs.filter((subdir) => subdir === 'noarch');
}

/**
 * Counts uninstallable files among those that remain on a platform. Files that were uninstallable before don't count
 * against the policy; if the budget of `open` ran out, only the fixpoint is known about before.
 * @param open the files of the same content without the policy
 * @param own number of the channel's own records and names: only they are counted
 * @param marks memory for the marks; that of an earlier survey of the platform can be used again
 */
export function surveyOf(
  allowedFiles: AllowedFiles,
  open: AllowedFiles,
  own: Own,
  { dead, newlyDead }: Marks = noMarks(own.records),
): Survey {
  const { graph, machine, allowed, fixpoint } = allowedFiles;
  const { records } = graph;
  const { members } = machine;
  for (const [from, end] of machine.ranges) {
    dead.fill(0, from, end);
    newlyDead.fill(0, from, end);
  }
  const survey: Survey = {
    platform: machine.platform,
    allowed: 0,
    broken: 0,
    newlyBroken: 0,
    unchecked: 0,
    lost: [],
    causes: [],
    dead,
    newlyDead,
  };
  const causes = new Causes(allowedFiles, open);
  const lost: Omit<LostPackage, 'cause'>[] = [];
  let [name, files, living, broken] = [-1, 0, false, -1];
  const endName = (): void => {
    survey.allowed += files;
    if (broken >= 0 && !living) lost.push({ name, record: broken, files });
  };
  // They are there name by name, those of a name best first.
  for (let at = 0; at < members.length; at++) {
    const record = members[at]!;
    if (record >= own.records || allowed[record] !== 1) continue;
    if (records.nameOf[record] !== name) {
      endName();
      [name, files, living, broken] = [records.nameOf[record]!, 0, false, -1];
    }
    files++;
    const installable = fixpoint.alive[record] === 0 ? false : allowedFiles.installable(record);
    if (installable === undefined) survey.unchecked++;
    if (installable !== false) {
      living = true;
      continue;
    }
    dead[record] = 1;
    survey.broken++;
    if (open.fixpoint.alive[record] === 0 || open.installable(record) === false) continue;
    survey.newlyBroken++;
    newlyDead[record] = 1;
    if (broken < 0) broken = record;
    causes.add(record);
  }
  endName();
  lost.sort((a, b) => b.files - a.files || (records.names[a.name]! < records.names[b.name]! ? -1 : 1));
  const { roots, told } = causes.list();
  const positions = new Map(roots.map((root, position) => [root, position]));
  survey.causes = told;
  survey.lost = lost.map((one) => ({ ...one, cause: positions.get(causes.rootOf(one.record))! }));
  return survey;
}

/** The survey of a platform without a policy before more files were added. */
export interface EarlierSurvey {
  platform: string;
  /** 1 for each record that could not be installed, by its position now. */
  dead: Uint8Array;
  /** Undetermined records, to be evaluated again. */
  open: readonly number[];
  /** Number of other undetermined files. */
  unchecked: number;
}

/**
 * Updates the counts without a policy after files were added. Installable files stay installable, because no one has to
 * use the new ones. Undetermined ones stay undetermined.
 * @param isOffered whether clients of the platform see a record
 * @param answer whether a record can be installed; undefined if undetermined
 */
export function surveyAfter(
  { platform, dead: { length }, unchecked }: EarlierSurvey,
  isOffered: (record: number) => boolean,
  answer: (record: number) => boolean | undefined,
): Survey {
  const survey: Survey = {
    platform,
    allowed: 0,
    broken: 0,
    newlyBroken: 0,
    unchecked,
    lost: [],
    causes: [],
    ...noMarks(length),
  };
  for (let record = 0; record < length; record++) {
    if (!isOffered(record)) continue;
    survey.allowed++;
    const installable = answer(record);
    if (installable === undefined) survey.unchecked++;
    if (installable !== false) continue;
    survey.dead[record] = 1;
    survey.broken++;
  }
  return survey;
}

/** The root of files whose dependencies conflict: no need. */
const CONFLICT = NO_NEED;

/** Files that a policy broke, by what took the first of them. */
class Causes {
  readonly #allowedFiles: AllowedFiles;
  readonly #open: AllowedFiles;
  /** By need: the need at the end of the chain that leads to a blocked file; -1 until computed. */
  readonly #rootOf: Int32Array;
  /** By need: a record that has it. */
  readonly #holder: Uint32Array;
  // By root: the number of files and of their names, and the last of these names, as files come name by name.
  readonly #files: Uint32Array;
  readonly #names: Uint32Array;
  readonly #lastName: Int32Array;
  readonly #roots: number[] = [];

  constructor(allowedFiles: AllowedFiles, open: AllowedFiles) {
    this.#allowedFiles = allowedFiles;
    this.#open = open;
    const { needs } = allowedFiles.graph;
    this.#rootOf = new Int32Array(needs).fill(-1);
    this.#holder = new Uint32Array(needs);
    this.#files = new Uint32Array(needs);
    this.#names = new Uint32Array(needs);
    this.#lastName = new Int32Array(needs).fill(-1);
    // Causes come before effects: the way of whatever a record needed is known when it is its turn.
    for (const record of allowedFiles.fixpoint.fallen) {
      const need = allowedFiles.fixpoint.killer[record]!;
      if (open.fixpoint.alive[record] !== 1 || this.#rootOf[need] !== -1) continue;
      this.#holder[need] = record;
      this.#rootOf[need] = this.#leadsTo(need);
    }
  }

  #leadsTo(need: number): number {
    const { killer } = this.#allowedFiles.fixpoint;
    const { alive } = this.#open.fixpoint;
    const { start, items } = this.#allowedFiles.graph.providers;
    let next = -1;
    for (let at = start[need]!; at < start[need + 1]!; at++) {
      const provider = items[at]!;
      if (alive[provider] !== 1) continue;
      if (killer[provider] === REFUSED) return need;
      if (next < 0 && killer[provider]! > 0) next = provider;
    }
    return next < 0 ? need : this.#rootOf[killer[next]!]!;
  }

  /** Returns the need at the end of a record's chain, or {@link CONFLICT}. */
  rootOf(record: number): number {
    const killer = this.#allowedFiles.fixpoint.killer[record]!;
    return killer === ALIVE ? CONFLICT : this.#rootOf[killer]!;
  }

  /** Adds a file. Call it name by name. */
  add(record: number): void {
    const root = this.rootOf(record);
    if (this.#files[root]!++ === 0) this.#roots.push(root);
    const name = this.#allowedFiles.graph.records.nameOf[record]!;
    if (this.#lastName[root] === name) return;
    this.#lastName[root] = name;
    this.#names[root]!++;
  }

  /** All causes, most files first, with the need at the end of each chain. */
  list(): { roots: number[]; told: RootCause[] } {
    const { graph, fixpoint } = this.#allowedFiles;
    const { alive } = this.#open.fixpoint;
    const refusedOf = (root: number): number[] =>
      Array.from(this.#allowedFiles.providersOf(root)).filter(
        (record) => alive[record] === 1 && fixpoint.killer[record] === REFUSED,
      );
    const found = this.#roots
      .map((root): [number, RootCause] => [
        root,
        {
          spec: root === CONFLICT ? null : needText(graph, this.#holder[root]!, root),
          refused: root === CONFLICT ? [] : refusedOf(root),
          files: this.#files[root]!,
          packages: this.#names[root]!,
        },
      ])
      .sort(([, a], [, b]) => b.files - a.files || ((a.spec ?? '') < (b.spec ?? '') ? -1 : 1));
    return { roots: found.map(([root]) => root), told: found.map(([, cause]) => cause) };
  }
}

/**
 * Finds files that no client can install: a platform's file on that platform, a noarch file on all.
 * @param of the mark of the surveys to look for
 */
export function deadEverywhere(
  { subdirs, subdirOf, length }: ChannelRecords,
  surveys: readonly Survey[],
  of: 'dead' | 'newlyDead',
): Uint8Array {
  const marked = new Uint8Array(length);
  if (surveys.length === 0) return marked;
  const concernedOf = subdirs.map((subdir) =>
    subdir === 'noarch' ? surveys : surveys.filter(({ platform }) => platform === subdir),
  );
  for (let record = 0; record < length; record++) {
    const concerned = concernedOf[subdirOf[record]!]!;
    if (concerned.length > 0 && concerned.every((survey) => survey[of][record] === 1)) marked[record] = 1;
  }
  return marked;
}
