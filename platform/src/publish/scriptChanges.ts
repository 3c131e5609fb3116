/** What became of the scripts that clients run, from one build of a package to the next. */
import { diff } from 'node:util';
import type { ArchiveContents } from './archiveContract.ts';
import type { PackageArchive } from './archive/index.ts';

type Script = Pick<PackageArchive['scripts'][number], 'path' | 'text'>;
type Told = Pick<ArchiveContents['scripts'][number], 'change' | 'difference'>;

/** Lines of a script that are compared, of both builds: what it costs grows with their product. */
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
  const old = new Map(before.map(({ path, text }) => [path, text]));
  const told = new Map(now.map(({ path, text }): [string, Told] => [path, compared(text, old.get(path))]));
  return {
    of: (path) => told.get(path) ?? nothing,
    gone: [...old.keys()].filter((path) => !told.has(path)).sort(),
  };
}

function compared(text: string | null, before: string | null | undefined): Told {
  if (before === undefined) return { change: 'new', difference: null };
  if (text === null || before === null) return { change: null, difference: null };
  if (text === before) return { change: 'same', difference: null };
  return { change: 'changed', difference: difference(before.split('\n'), text.split('\n')) };
}

/** The lines of both texts, without those that are far from any change; null for long ones. */
function difference(before: readonly string[], after: readonly string[]): Told['difference'] {
  if (before.length > MOST_LINES || after.length > MOST_LINES) return null;
  // Node tells -1 for what only the second list has: given the newer one second, that is new.
  const marks = { [-1]: 'new', 0: 'same', 1: 'old' } as const;
  const lines = diff([...before], [...after]).map(([mark, text]) => ({ mark: marks[mark as -1 | 0 | 1], text }));
  const isNear = lines.map(() => false);
  for (const [at, { mark }] of lines.entries())
    if (mark !== 'same') isNear.fill(true, Math.max(0, at - AROUND), at + AROUND + 1);
  return lines.filter((_, at) => isNear[at]);
}
