/** Scores of CVSS: of vectors of every version, and which of several counts. */
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

/** Versions in the order in which they are shown, and in that in which policies take them: bounds are written for the numbers of version 3. */
const SHOWN = ['4.0', '3.1', '3.0', '2.0'];
const COUNTED = ['3', '4', '2'];

/** The base score of a vector by its version, 0.0 to 10.0; null for a text that is no vector. */
function baseScore(type: string, vector: string): number | null {
  if (!isVector(type, vector)) return null;
  if (type === 'CVSS_V3') return baseScore3(vector);
  const score = (type === 'CVSS_V4' ? new cvss.Cvss4P0(vector) : new cvss.Cvss2(vector)).calculateScores().base;
  return score === undefined || Number.isNaN(score) ? null : score;
}

const versionOf = (type: string, vector: string): string =>
  type === 'CVSS_V2' ? '2.0' : (/^CVSS:(\d\.\d)\//.exec(vector)?.[1] ?? '');

/** The score of an advisory by its vectors: the highest of version 3, else of 4, else of 2; null without one. */
export function countedScore(severity: Rated['severity']): number | null {
  for (const version of COUNTED) {
    const scores = severity
      .filter(({ type }) => type === `CVSS_V${version}`)
      .flatMap(({ type, vector }) => baseScore(type, vector) ?? []);
    if (scores.length > 0) return Math.max(...scores);
  }
  return null;
}

/** Every score of a fault with its source: sources in their order, of each the newest version first. `counted` is the number that policies compare. */
export function scoresOf(rows: readonly Rated[], counted: number | null): ScoreAnswer[] {
  const all = rows.flatMap(({ id, score, severity }): Omit<ScoreAnswer, 'is_counted'>[] => {
    const given = severity.flatMap(({ type, vector }) => {
      const found = baseScore(type, vector);
      return found === null
        ? []
        : [{ source: id, version: versionOf(type, vector), vector, score: found, severity: severityOf(found)! }];
    });
    // A number that was taken in by hand has no vector.
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
  // Of several that are equal, the one of the version that is taken first.
  const equal = sorted.filter(({ score }) => score === counted);
  const taken =
    COUNTED.flatMap((version) => equal.find((one) => one.version?.startsWith(version)) ?? [])[0] ?? equal[0];
  return sorted.map((one) => ({ ...one, is_counted: one === taken }));
}
