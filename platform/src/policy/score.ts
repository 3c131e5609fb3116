/** The worst score among what a channel serves. */
import type { AdvisoryMatches } from '@terrarium/domain/policy';

/** The highest score of an advisory that hits a served record and still stands (active or reported); null when there is none. */
export function worstServedScore({ advisories, sets, setOf }: AdvisoryMatches, allowed: Uint8Array): number | null {
  const worstOf = sets.map((set) => set.reduce((worst, position) => {
    const { score, status } = advisories[position]!;
    return score !== null && (status === 'active' || status === 'reported') ? Math.max(worst, score) : worst;
  }, -1));
  const worst = allowed.reduce((highest, served, record) => (served === 1 ? Math.max(highest, worstOf[setOf[record]!]!) : highest), -1);
  return worst < 0 ? null : worst;
}
