/** Compares the install scripts of two builds of a package. */
import { diff } from 'node:util';
import type { ArchiveContents } from './archiveContract.ts';
import type { PackageArchive } from './archive/index.ts';

type Script = Pick<PackageArchive['scripts'][number], 'path' | 'text' | 'untold'>;
type Told = Pick<ArchiveContents['scripts'][number], 'change' | 'difference'>;

/**
 * Maximum number of lines to compare between the first and last difference.
 * The cost grows with the product of both builds.
 */
const MOST_LINES = 2_000;
/** Unchanged lines shown around a change. */
const AROUND = 3;

/** Scripts of a build compared with those of the previous build. */
export interface ScriptChanges {
  /** Returns the change of a script. */
  of(path: string): Told;
  /** Paths that only the previous build has. */
  gone: string[];
}

/**
 * Compares scripts by path.
 * Link scripts are named after the package, so paths stay the same between builds.
 * @param before null if no earlier build was read; then nothing is reported
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

/**
 * Compares scripts if at least one has no text.
 * A script without text differs from all with text, and from others by hash.
 */
function comparedUntold(now: Script, before: Script): Told['change'] {
  if ((now.text === null && !now.untold) || (before.text === null && !before.untold)) return null;
  if (now.untold?.why !== before.untold?.why) return 'changed';
  // Targets of links aren't stored.
  if (!now.untold?.sha256 || !before.untold?.sha256) return null;
  return now.untold.sha256 === before.untold.sha256 ? 'same' : 'changed';
}

/** Counts the lines that two lists have in common, in the given order. */
function alike(most: number, isAlike: (at: number) => boolean): number {
  let count = 0;
  while (count < most && isAlike(count)) count++;
  return count;
}

/**
 * Returns the lines of both texts without those far from any change; null if the first and the last change are too far
 * apart.
 */
function difference(before: readonly string[], after: readonly string[]): Told['difference'] {
  const shorter = Math.min(before.length, after.length);
  const head = alike(shorter, (at) => before[at] === after[at]);
  const tail = alike(shorter - head, (at) => before.at(-1 - at) === after.at(-1 - at));
  if (Math.max(before.length, after.length) - head - tail > MOST_LINES) return null;
  const changed = (all: readonly string[]): string[] =>
    all.slice(Math.max(0, head - AROUND), Math.min(all.length, all.length - tail + AROUND));
  // Node returns -1 for lines of the second list only. The newer one is passed second, so these are new.
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
