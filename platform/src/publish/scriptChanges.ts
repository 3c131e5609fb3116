/** What became of the scripts that clients run, from one build of a package to the next. */
import { diff } from 'node:util';
import type { ArchiveContents } from './archiveContract.ts';
import type { PackageArchive } from './archive/index.ts';

type Script = Pick<PackageArchive['scripts'][number], 'path' | 'text' | 'untold'>;
type Told = Pick<ArchiveContents['scripts'][number], 'change' | 'difference'>;

/** Lines between the first and the last that differ, of both builds, that are compared: what it costs grows with their product. */
const MOST_LINES = 2_000;
/** Unchanged lines that are told around a change. */
const AROUND = 3;

/** Scripts of one build beside those of the one before. */
export interface ScriptChanges {
  /** What is told of a script. */
  of(path: string): Told;
  /** Paths that only the build before has. */
  gone: string[];
}

/**
 * Compares scripts by their paths: those of a link script hold the name of the package alone, so they stay from build to build.
 * @param before null where no earlier build was read: then nothing is said
 */
export function scriptChanges(now: readonly Script[], before: readonly Script[] | null): ScriptChanges {
  const nothing = { change: null, difference: null };
  if (before === null) return { of: () => nothing, gone: [] };
  const old = new Map(before.map((script) => [script.path, script]));
  const told = new Map(now.map((script): [string, Told] => [script.path, compared(script, old.get(script.path))]));
  return {
    of: (path) => told.get(path) ?? nothing,
    gone: [...old.keys()].filter((path) => !told.has(path)).sort(),
  };
}

function compared(now: Script, before: Script | undefined): Told {
  if (before === undefined) return { change: 'new', difference: null };
  if (now.text === null || before.text === null) return { change: comparedUntold(now, before), difference: null };
  if (now.text === before.text) return { change: 'same', difference: null };
  return { change: 'changed', difference: difference(before.text.split('\n'), now.text.split('\n')) };
}

/** Of which at least one has no text: those without one differ from all that have one, and from one another by their hashes. */
function comparedUntold(now: Script, before: Script): Told['change'] {
  if ((now.text === null && !now.untold) || (before.text === null && !before.untold)) return null;
  if (now.untold?.why !== before.untold?.why) return 'changed';
  // Where links lead is not kept.
  if (!now.untold?.sha256 || !before.untold?.sha256) return null;
  return now.untold.sha256 === before.untold.sha256 ? 'same' : 'changed';
}

/** How many lines two lists have in common, counted as told. */
function alike(most: number, isAlike: (at: number) => boolean): number {
  let count = 0;
  while (count < most && isAlike(count)) count++;
  return count;
}

/** The lines of both texts, without those that are far from any change; null where too much lies between the first and the last change. */
function difference(before: readonly string[], after: readonly string[]): Told['difference'] {
  const shorter = Math.min(before.length, after.length);
  const head = alike(shorter, (at) => before[at] === after[at]);
  const tail = alike(shorter - head, (at) => before.at(-1 - at) === after.at(-1 - at));
  if (Math.max(before.length, after.length) - head - tail > MOST_LINES) return null;
  const changed = (all: readonly string[]): string[] =>
    all.slice(Math.max(0, head - AROUND), Math.min(all.length, all.length - tail + AROUND));
  // Node tells -1 for what only the second list has: given the newer one second, that is new.
  const marks = { [-1]: 'new', 0: 'same', 1: 'old' } as const;
  const lines = diff(changed(before), changed(after)).map(([mark, text]) => ({
    mark: marks[mark as -1 | 0 | 1],
    text,
  }));
  const isNear = lines.map(() => false);
  for (const [at, { mark }] of lines.entries())
    if (mark !== 'same') isNear.fill(true, Math.max(0, at - AROUND), at + AROUND + 1);
  return lines.filter((_, at) => isNear[at]);
}
