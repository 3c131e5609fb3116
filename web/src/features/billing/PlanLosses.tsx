import { FEATURE_NAMES, featuresOf, STORAGE } from '@terrarium/domain/access';
import type { ProductCode } from '../../gen/types.ts';
import { productCode } from '../../lib/planName.ts';
import { changePlanText as t } from './messages.ts';
import { NOT_HERE } from './plan.ts';

/**
 * What another plan removes, shown before the change: features and storage (SUB-03, SUB-04). Empty if it removes
 * nothing.
 */
export function PlanLosses({ from, to }: { from: ProductCode; to: ProductCode }) {
  const [present, next] = [productCode(from), productCode(to)];
  if (present === null || next === null) return null;
  const left = featuresOf(next);
  const lost = featuresOf(present).filter((feature) => !left.includes(feature) && !NOT_HERE.has(feature));
  const [before, after] = [STORAGE[present], STORAGE[next]];
  return (
    <>
      {lost.length > 0 ? <p>{t.lost(lost.map((feature) => FEATURE_NAMES[feature]))}</p> : null}
      {after !== null && (before === null || before > after) ? <p>{t.lessRoom(after / 1000 ** 3)}</p> : null}
    </>
  );
}
