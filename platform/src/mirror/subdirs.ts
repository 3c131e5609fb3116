/** Finds the real subdirs of a source: some servers return 403 or a web page for those that don't exist. */
import { knownSubdirs } from '@terrarium/domain/conda';
import { SourceError } from '../outbound/index.ts';
import type { SourceFailure } from '../outbound/index.ts';
import { NO_CHANNEL } from './source.ts';
import type { ChannelSource, FoundRepodata } from './source.ts';

/** Subdirs to check concurrently. */
const AT_ONCE = 6;
/** Failures that may mean that the server doesn't have the subdir. */
const MAYBE_ABSENT: ReadonlySet<SourceFailure> = new Set(['denied', 'html', 'not_found', 'not_repodata']);

/** A subdir of a source that isn't mirrored, and why. */
export interface OddSubdir {
  subdir: string;
  error: SourceError;
}

/** Subdirs that were found at a source. */
export interface FoundSubdirs {
  found: FoundRepodata[];
  odd: OddSubdir[];
}

/** Returns whether a failure may mean that a subdir doesn't exist. */
export function maybeAbsent(error: unknown): error is SourceError {
  return error instanceof SourceError && error.busyUntil === null && MAYBE_ABSENT.has(error.failure);
}

/**
 * Finds the repodata of subdirs.
 * @param options.expected subdirs that had files at the last sync: any failure there is thrown
 * @param options.tick called between two groups of requests
 * @throws SourceError if no subdir has repodata
 */
export async function findSubdirs(
  source: ChannelSource,
  subdirs: readonly string[],
  { expected, signal, tick }: { expected: readonly string[]; signal: AbortSignal; tick?: () => Promise<void> },
): Promise<FoundSubdirs> {
  const found: FoundRepodata[] = [];
  const odd: OddSubdir[] = [];
  const look = async (subdir: string): Promise<void> => {
    try {
      const repodata = await source.find(subdir, { signal, expected: true });
      if (repodata !== null) found.push(repodata);
    } catch (error) {
      if (expected.includes(subdir) || !maybeAbsent(error)) throw error;
      odd.push({ subdir, error });
    }
  };
  const inOrder = (a: { subdir: string }, b: { subdir: string }): number =>
    subdirs.indexOf(a.subdir) - subdirs.indexOf(b.subdir);
  // The first request runs alone, so that a busy source doesn't get six.
  for (let from = 0, to = 1; from < subdirs.length; from = to, to += AT_ONCE) {
    await Promise.all(subdirs.slice(from, to).map(look));
    await tick?.();
  }
  odd.sort(inOrder);
  if (found.length === 0) throw odd[0]?.error ?? new SourceError('no_channel', NO_CHANNEL);
  return { found: found.sort(inOrder), odd };
}

/** Returns the subdirs to look for in a sync, `noarch` first. */
export function subdirsToRead(expected: readonly string[]): string[] {
  return [...new Set(['noarch', ...expected, ...knownSubdirs])];
}

/** A problem with a subdir of a mirror's source. `file` is null for several subdirs. */
export interface SubdirProblem {
  source: string;
  file: string | null;
  message: string;
}

/** Maximum number of subdirs to name in one sentence. */
const NAMED = 12;

/** Describes the subdirs that a sync skipped, one sentence per type of response. */
export function subdirProblems(
  source: string,
  { found, odd }: FoundSubdirs,
  { wantsNoarch, unknown }: { wantsNoarch: boolean; unknown: readonly string[] },
): SubdirProblem[] {
  const problems: SubdirProblem[] = [];
  if (wantsNoarch && !found.some(({ subdir }) => subdir === 'noarch'))
    problems.push({
      source,
      file: 'noarch',
      message: 'The source has no noarch/repodata.json. The mirror serves an empty noarch.',
    });
  for (const failure of MAYBE_ABSENT) {
    const subdirs = odd.filter(({ error }) => error.failure === failure).map(({ subdir }) => subdir);
    if (subdirs.length === 0) continue;
    problems.push({
      source,
      file: subdirs.length === 1 ? subdirs[0]! : null,
      message: `The source ${ANSWERS[failure] ?? 'answered with something else'} for ${listed(subdirs)}, not with repodata. The mirror leaves ${subdirs.length === 1 ? 'it' : 'them'} out. If the source should have ${subdirs.length === 1 ? 'this subdir' : 'these subdirs'}, check its server and the credentials.`,
    });
  }
  for (const subdir of unknown)
    problems.push({
      source,
      file: subdir,
      message: `The hub doesn't know the subdir ${subdir}, so it isn't mirrored. Clients can't use it from this hub.`,
    });
  return problems;
}

const ANSWERS: Partial<Record<SourceFailure, string>> = {
  denied: 'answered 401 or 403',
  html: 'answered with a web page',
  not_found: 'answered with an unexpected status',
  not_repodata: 'answered with something that is not repodata',
};

function listed(subdirs: readonly string[]): string {
  const named = subdirs.slice(0, NAMED).join(', ');
  return subdirs.length > NAMED ? `${named}, and ${subdirs.length - NAMED} more` : named;
}
