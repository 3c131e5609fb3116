/** When a list is too short to be believed: a broken proxy or server in front of a source answers with an empty one. */

/** A sync may lose this many files whatever their share is. */
const LEAST_LOST = 50;

/** What a sync would lose. */
export interface Loss {
  /** Files that the mirror has and its sources no longer list. */
  lostCount: number;
  /** Files that the mirror has. */
  fileCount: number;
  /** The same for each subdir that loses files, by name. */
  subdirs: { subdir: string; lost_count: number; file_count: number }[];
}

/** What is known of a sync at the end of its reading, each by subdir. */
interface Counts {
  /** Files that the mirror has. */
  before: ReadonlyMap<string, number>;
  /** Those that are no longer listed. */
  lost: ReadonlyMap<string, number>;
  /** Files that are listed now, of the subdirs that were read. */
  listed: ReadonlyMap<string, number>;
  limitPercent: number;
}

/**
 * The loss of a sync when it is beyond the bound: more than 50 files and more than the given percent of all, or all files of a subdir
 * without new ones in their place. Null when the list can be believed; always at 100 percent.
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

/** Says what a held sync would have lost, and what to do. */
export function lossSentence({ lostCount, fileCount, subdirs }: Loss): string {
  const emptied = subdirs.filter(({ lost_count, file_count }) => lost_count >= file_count).map(({ subdir }) => subdir);
  const among = emptied.length === 0 ? '' : `, among them all of ${emptied.join(', ')}`;
  return `The source no longer lists ${lostCount.toLocaleString('en-US')} of ${files(fileCount)}${among}. The mirror keeps them. If the source is right, an admin can remove them; if its list is whole again, the next sync goes on by itself.`;
}
