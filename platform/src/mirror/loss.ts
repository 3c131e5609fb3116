/** Detects lists that are too short to be plausible: a broken proxy or server may return an empty one. */

/** Number of files that a sync can lose, whatever their share. */
const LEAST_LOST = 50;

/** Files that a sync would lose. */
export interface Loss {
  /** Files of the mirror that its sources no longer list. */
  lostCount: number;
  /** Files of the mirror. */
  fileCount: number;
  /** The same for each subdir that loses files, by name. */
  subdirs: { subdir: string; lost_count: number; file_count: number }[];
}

/** Returns whether a loss can exceed any limit, so that the files must be counted. */
export function canExceed({ lost, listed }: Pick<Counts, 'lost' | 'listed'>): boolean {
  const lostCount = [...lost.values()].reduce((all, count) => all + count, 0);
  return lostCount > LEAST_LOST || [...lost.keys()].some((subdir) => (listed.get(subdir) ?? 0) === 0);
}

/** Counts at the end of a sync's reading, by subdir. */
interface Counts {
  /** Files of the mirror. */
  before: ReadonlyMap<string, number>;
  /** Files that are no longer listed. */
  lost: ReadonlyMap<string, number>;
  /** Files that are listed now, in the subdirs that were read. */
  listed: ReadonlyMap<string, number>;
  limitPercent: number;
}

/**
 * Returns the loss of a sync if it exceeds the limit: more than 50 files and more than the given percent of all, or all
 * files of a subdir without new ones. Null if the list is plausible, and always at 100 percent.
 */
export function lossOf({ before, lost, listed, limitPercent }: Counts): Loss | null {
  const sum = (counts: ReadonlyMap<string, number>): number =>
    [...counts.values()].reduce((all, count) => all + count, 0);
  const lostCount = sum(lost);
  const fileCount = sum(before);
  if (limitPercent >= 100 || lostCount === 0) return null;
  const isMuch = lostCount > LEAST_LOST && lostCount * 100 > limitPercent * fileCount;
  const isEmptied = [...lost].some(
    ([subdir, count]) => count >= (before.get(subdir) ?? 0) && (listed.get(subdir) ?? 0) === 0,
  );
  if (!isMuch && !isEmptied) return null;
  return {
    lostCount,
    fileCount,
    subdirs: [...lost]
      .map(([subdir, count]) => ({ subdir, lost_count: count, file_count: before.get(subdir) ?? count }))
      .sort((a, b) => (a.subdir < b.subdir ? -1 : 1)),
  };
}

const files = (count: number): string => (count === 1 ? '1 file' : `${count.toLocaleString('en-US')} files`);

/** Explains what a sync on hold would have lost, and what to do. */
export function lossSentence({ lostCount, fileCount, subdirs }: Loss): string {
  const emptied = subdirs.filter(({ lost_count, file_count }) => lost_count >= file_count).map(({ subdir }) => subdir);
  const among = emptied.length === 0 ? '' : `, among them all of ${emptied.join(', ')}`;
  return `The source no longer lists ${lostCount.toLocaleString('en-US')} of ${files(fileCount)}${among}. The mirror keeps them. If the source is right, an admin can remove them. If its list becomes complete again, the next sync continues automatically.`;
}
