/** Number of files that CVEs of a channel affect, by status and by score, with and without a CVE rule. */
import type { AdvisoryMatches } from './advisories.ts';
import { SEVERITY_FROM } from './severity.ts';
import { CVE_STATUSES } from './vocabulary.ts';
import type { CveStatus } from './vocabulary.ts';
import { stands } from './knowledge.ts';

/** The score from which a CVE is an alarm: high or critical. */
export const SERIOUS_SCORE = SEVERITY_FROM.high;

/** Files affected by CVEs of one status. */
export interface CveStatusFiles {
  status: CveStatus;
  files: number;
  /** By distinct score, highest first: number of files with a CVE of the status and at least this score. */
  scores: { score: number; files: number }[];
}

/** Files with a high or critical CVE of status active or reported. */
export interface SeriousFiles {
  files: number;
  /** The same by status, statuses without files left out; a file can have CVEs of several. */
  by_status: { status: CveStatus; files: number }[];
}

/** How many records of each set pass. */
function filesBySet({ sets, setOf }: AdvisoryMatches, passes: (record: number) => boolean): Uint32Array {
  const files = new Uint32Array(sets.length);
  for (let record = 0; record < setOf.length; record++) {
    const set = setOf[record]!;
    if (set !== 0 && passes(record)) files[set]!++;
  }
  return files;
}

/** Counts files by the status of their CVEs, in the order of statuses. @param passes which records count */
export function filesByCveStatus(matches: AdvisoryMatches, passes: (record: number) => boolean): CveStatusFiles[] {
  const { advisories, sets } = matches;
  const files = filesBySet(matches, passes);
  return CVE_STATUSES.map((status) => {
    let hit = 0;
    const byWorst = new Map<number, number>();
    for (const [set, positions] of sets.entries()) {
      if (files[set] === 0) continue;
      const found = [...positions].flatMap((position) => {
        const advisory = advisories[position]!;
        return advisory.status === status ? [advisory.score ?? -1] : [];
      });
      if (found.length === 0) continue;
      hit += files[set]!;
      const worst = found.reduce((one, other) => Math.max(one, other));
      if (worst >= 0) byWorst.set(worst, (byWorst.get(worst) ?? 0) + files[set]!);
    }
    let sum = 0;
    const scores = [...byWorst]
      .sort(([one], [other]) => other - one)
      .map(([score, count]) => ({ score, files: (sum += count) }));
    return { status, files: hit, scores };
  });
}

/**
 * Counts files with a CVE that needs a decision: high or critical, active or reported.
 * @param passes which records count
 */
export function seriousFilesOf(matches: AdvisoryMatches, passes: (record: number) => boolean): SeriousFiles {
  const { advisories, sets } = matches;
  const files = filesBySet(matches, passes);
  const byStatus = new Map<CveStatus, number>();
  let all = 0;
  for (const [set, positions] of sets.entries()) {
    if (files[set] === 0) continue;
    const statuses = new Set<CveStatus>();
    for (const position of positions) {
      const { status, score } = advisories[position]!;
      if (stands(status) && (score ?? 0) >= SERIOUS_SCORE) statuses.add(status);
    }
    if (statuses.size > 0) all += files[set]!;
    for (const status of statuses) byStatus.set(status, (byStatus.get(status) ?? 0) + files[set]!);
  }
  return {
    files: all,
    by_status: CVE_STATUSES.flatMap((status) => {
      const count = byStatus.get(status);
      return count === undefined ? [] : [{ status, files: count }];
    }),
  };
}
