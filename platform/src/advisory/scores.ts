/** CVSS scores: from vectors of every version, and which of several applies. */
import cvss from 'ae-cvss-calculator';
import { baseScore3, isVector, scoreRank } from '@terrarium/domain/advisory';
import { severityOf } from '@terrarium/domain/policy';
import type { CveAnswer } from './contract.ts';

type ScoreAnswer = CveAnswer['scores'][number];
interface Rated {
  id: string;
  score: number | null;
  severity: readonly { type: string; vector: string }[];
}

/** CVSS versions in display order, and in the order that policies use: their limits are meant for version 3. */
const SHOWN = ['4.0', '3.1', '3.0', '2.0'];
const COUNTED = ['3', '4', '2'];

/** Returns the base score of a vector by its version, 0.0 to 10.0; null for an invalid vector. */
function baseScore(type: string, vector: string): number | null {
  if (!isVector(type, vector)) return null;
  if (type === 'CVSS_V3') return baseScore3(vector);
  const score = (type === 'CVSS_V4' ? new cvss.Cvss4P0(vector) : new cvss.Cvss2(vector)).calculateScores().base;
  return score === undefined || Number.isNaN(score) ? null : score;
}

const versionOf = (type: string, vector: string): string =>
  type === 'CVSS_V2' ? '2.0' : (/^CVSS:(\d\.\d)\//.exec(vector)?.[1] ?? '');

/** Returns the score of an advisory by its vectors: the highest of version 3, else of 4, else of 2; null if none. */
export function countedScore(severity: Rated['severity']): number | null {
  for (const version of COUNTED) {
    const scores = severity
      .filter(({ type }) => type === `CVSS_V${version}`)
      .flatMap(({ type, vector }) => baseScore(type, vector) ?? []);
    if (scores.length > 0) return Math.max(...scores);
  }
  return null;
}

/**
 * Lists the scores of a vulnerability with their sources: sources in order, newest version first.
 * `counted` is the one that policies compare.
 */
export function scoresOf(rows: readonly Rated[], counted: number | null): ScoreAnswer[] {
  const all = rows.flatMap(({ id, score, severity }): Omit<ScoreAnswer, 'is_counted'>[] => {
    const given = severity.flatMap(({ type, vector }) => {
      const found = baseScore(type, vector);
      return found === null
        ? []
        : [{ source: id, version: versionOf(type, vector), vector, score: found, severity: severityOf(found)! }];
    });
    // An imported number has no vector.
    return given.length > 0 || score === null
      ? given
      : [{ source: id, version: null, vector: null, score, severity: severityOf(score)! }];
  });
  const sorted = all.sort(
    (a, b) =>
      scoreRank(a.source) - scoreRank(b.source) ||
      (a.source < b.source ? -1 : a.source > b.source ? 1 : 0) ||
      SHOWN.indexOf(a.version ?? '') - SHOWN.indexOf(b.version ?? '') ||
      b.score - a.score,
  );
  // Of several equal scores, the one of the preferred version.
  const equal = sorted.filter(({ score }) => score === counted);
  const taken =
    COUNTED.flatMap((version) => equal.find((one) => one.version?.startsWith(version)) ?? [])[0] ?? equal[0];
  return sorted.map((one) => ({ ...one, is_counted: one === taken }));
}
