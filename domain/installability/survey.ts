/** Numbers of what a policy leaves on a platform: uninstallable files and packages, and their causes. */
import type { ChannelRecords } from '../policy/columns.ts';
import { ALIVE, REFUSED } from './fixpoint.ts';
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
export interface Survey {
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
  /** 1 for each remaining uninstallable record. */
  dead: Uint8Array;
  /** 1 for each of them that could be installed before. */
  newlyDead: Uint8Array;
}

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
 */
export function surveyOf(allowedFiles: AllowedFiles, open: AllowedFiles, own: Own): Survey {
  const { graph, machine } = allowedFiles;
  const { records, ofName } = graph;
  const survey: Survey = {
    platform: machine.platform,
    allowed: 0,
    broken: 0,
    newlyBroken: 0,
    unchecked: 0,
    lost: [],
    causes: [],
    dead: new Uint8Array(own.records),
    newlyDead: new Uint8Array(own.records),
  };
  const causes = new Causes(allowedFiles, open);
  const lost: Omit<LostPackage, 'cause'>[] = [];
  for (let name = 0; name < own.names; name++) {
    let [files, living] = [0, false];
    let broken = -1;
    for (let at = ofName.start[name]!; at < ofName.start[name + 1]!; at++) {
      const record = ofName.items[at]!;
      if (record >= own.records || allowedFiles.allowed[record] !== 1) continue;
      if (machine.member[records.subdirOf[record]!] !== 1) continue;
      files++;
      const installable = allowedFiles.installable(record);
      if (installable === undefined) survey.unchecked++;
      if (installable !== false) {
        living = true;
        continue;
      }
      survey.dead[record] = 1;
      survey.broken++;
      if (open.installable(record) === false) continue;
      survey.newlyBroken++;
      survey.newlyDead[record] = 1;
      if (broken < 0) broken = record;
      causes.add(record);
    }
    survey.allowed += files;
    if (broken >= 0 && !living) lost.push({ name, record: broken, files });
  }
  lost.sort((a, b) => b.files - a.files || (records.names[a.name]! < records.names[b.name]! ? -1 : 1));
  const { roots, told } = causes.list();
  survey.causes = told;
  survey.lost = lost.map((one) => ({ ...one, cause: roots.indexOf(causes.rootOf(one.record)) }));
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
    dead: new Uint8Array(length),
    newlyDead: new Uint8Array(length),
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

/** Files that a policy broke, by what took the first of them. */
class Causes {
  readonly #allowedFiles: AllowedFiles;
  readonly #open: AllowedFiles;
  /** By need: the need at the end of the chain that leads to a blocked file; -1 until computed. */
  readonly #rootOf: Int32Array;
  /** By the need at the end of a chain; -1 for conflicts. */
  readonly #found = new Map<number, { files: number; names: Set<number> }>();
  /** A record that has the need. */
  readonly #holder = new Map<number, number>();

  constructor(allowedFiles: AllowedFiles, open: AllowedFiles) {
    this.#allowedFiles = allowedFiles;
    this.#open = open;
    this.#rootOf = new Int32Array(allowedFiles.graph.needs).fill(-1);
    // Causes come before effects: the way of whatever a record needed is known when it is its turn.
    for (const record of allowedFiles.fixpoint.fallen) {
      const need = allowedFiles.fixpoint.killer[record]!;
      if (open.fixpoint.alive[record] !== 1 || this.#rootOf[need] !== -1) continue;
      this.#holder.set(need, record);
      this.#rootOf[need] = this.#leadsTo(need);
    }
  }

  #leadsTo(need: number): number {
    const { killer } = this.#allowedFiles.fixpoint;
    const before = this.#before(need);
    if (before.some((record) => killer[record] === REFUSED)) return need;
    const next = before.find((record) => killer[record]! >= 0);
    return next === undefined ? need : this.#rootOf[killer[next]!]!;
  }

  /** Providers of a need before the policy. */
  #before(need: number): number[] {
    return Array.from(this.#allowedFiles.providersOf(need)).filter((record) => this.#open.fixpoint.alive[record] === 1);
  }

  /** Returns the need at the end of a record's chain; -1 for a conflict. */
  rootOf(record: number): number {
    const killer = this.#allowedFiles.fixpoint.killer[record]!;
    return killer === ALIVE ? -1 : this.#rootOf[killer]!;
  }

  add(record: number): void {
    const root = this.rootOf(record);
    let found = this.#found.get(root);
    if (found === undefined) this.#found.set(root, (found = { files: 0, names: new Set() }));
    found.files++;
    found.names.add(this.#allowedFiles.graph.records.nameOf[record]!);
  }

  /** All causes, most files first, with the need at the end of each chain. */
  list(): { roots: number[]; told: RootCause[] } {
    const { graph, fixpoint } = this.#allowedFiles;
    const found = [...this.#found]
      .map(([root, { files, names }]): [number, RootCause] => [
        root,
        {
          spec: root < 0 ? null : needText(graph, this.#holder.get(root)!, root),
          refused: root < 0 ? [] : this.#before(root).filter((record) => fixpoint.killer[record] === REFUSED),
          files,
          packages: names.size,
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
