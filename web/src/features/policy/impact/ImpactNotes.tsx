import { messages } from '../../../messages.ts';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/feedback.tsx';
import { impactText } from './messages.ts';
import type { ImpactState } from './useImpact.ts';

/** What stands in the way of numbers that are up to date. */
export function ImpactNotes({ state }: { state: ImpactState }) {
  if (state.failure) {
    const cause = state.failure.kind === 'network' ? messages.errors.network : state.failure.message;
    return <p className="err"><span>{impactText.failed} {cause}</span> <Button size="sm" onClick={state.retry}>{impactText.again}</Button></p>;
  }
  if (state.problems.length > 0) return <ul className="stack">{state.problems.map((problem) => <li key={`${problem.path.join('.')} ${problem.message}`} className="danger-text wrap-any">{problem.message}</li>)}</ul>;
  if (state.stale) return <p className="muted">{impactText.stale}</p>;
  return null;
}

/** The place of the numbers before the first of them is here. */
export function ImpactSkeleton() {
  return (
    <div className="stack" role="status" aria-label={impactText.computing}>
      <Skeleton width={180} height={20} />
      {[0, 1, 2, 3].map((line) => <Skeleton key={line} width="100%" />)}
    </div>
  );
}
