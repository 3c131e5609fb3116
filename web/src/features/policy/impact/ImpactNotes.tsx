import { messages } from '../../../messages.ts';
import { Button } from '../../../ui/Button.tsx';
import { seriousText } from '../../../lib/cveText.ts';
import { NoCveData } from '../../../ui/CveData.tsx';
import { Banner, Skeleton } from '../../../ui/feedback.tsx';
import { impactText } from './messages.ts';
import type { Impact, ImpactState } from './useImpact.ts';
import { classes } from '../../../ui/classes.ts';
import { look } from '../../../ui/theme/look.ts';

/** The baseline of a draft's numbers. @param policy name of the channel's current policy if it is another one */
export const ComparedWith = ({ channel, policy }: { channel: string; policy: string | null }) =>
  policy === null ? null : (
    <p className={look('text', { tone: 'muted', wrap: true })}>{impactText.comparedWith(channel, policy)}</p>
  );

/** Why the numbers are outdated. @param missing what the draft lacks; null if it is complete */
export function ImpactNotes({ state, missing }: { state: ImpactState; missing: string | null }) {
  if (state.failure) {
    const cause = state.failure.kind === 'network' ? messages.errors.network : state.failure.message;
    return (
      <p className={look('fieldError')}>
        <span>
          {impactText.failed} {cause}
        </span>{' '}
        <Button size="sm" onClick={state.retry}>
          {impactText.again}
        </Button>
      </p>
    );
  }
  if (state.problems.length > 0)
    return (
      <ul className={look('stack')}>
        {state.problems.map((problem) => (
          <li
            key={`${problem.path.join('.')} ${problem.message}`}
            className={look('text', { tone: 'danger', wrap: true })}
          >
            {problem.message}
          </li>
        ))}
      </ul>
    );
  if (missing === null) return null;
  return (
    <p className={look('text', { tone: 'muted', wrap: true })}>
      {missing === '' ? (state.stale ? impactText.stale : impactText.incomplete) : impactText.missing(missing)}
    </p>
  );
}

/** Warns of CVE rules that protect no one: no CVE data, or nothing blocked while high and critical CVEs are served. */
export function CveWarnings({ impact }: { impact: Impact }) {
  const { channel, packageCount, checkedPackageCount, seriousFileCount, seriousByStatus } = impact;
  const rules = impact.draftRules.filter(({ section }) => section === 'CVE');
  if (rules.length === 0 || rules.some(({ fileCount }) => fileCount > 0)) return null;
  if (packageCount > 0 && checkedPackageCount === 0) return <NoCveData channel={channel.name} />;
  return seriousFileCount === 0 ? null : (
    <Banner kind="warning">
      {impactText.cveRulesRefuseNothing} {seriousText(channel.name, seriousFileCount, seriousByStatus)}
    </Banner>
  );
}

/** Limits of the numbers: how many of the channel's packages have CVE data, and files allowed only by an exclusion. */
export function ImpactLimits({ impact }: { impact: Impact }) {
  const { packageCount, checkedPackageCount, unscoredFileCount, undeterminedFileCount, exceptedFileCount, channel } =
    impact;
  const lines =
    impact.draftRules.some(({ section }) => section === 'CVE') && packageCount > 0
      ? [
          checkedPackageCount > 0 && checkedPackageCount < packageCount
            ? impactText.checked(checkedPackageCount, packageCount, channel.name)
            : '',
          unscoredFileCount > 0 ? impactText.unscored(unscoredFileCount) : '',
          undeterminedFileCount > 0 ? impactText.undecided(undeterminedFileCount) : '',
        ]
      : [];
  const notes = [...lines, exceptedFileCount > 0 ? impactText.excepted(exceptedFileCount) : ''].filter(Boolean);
  return notes.length === 0 ? null : (
    <ul className={classes(look('stack', { tight: true }), look('impactLimits'))}>
      {notes.map((line) => (
        <li key={line} className={look('text', { tone: 'muted' })}>
          {line}
        </li>
      ))}
    </ul>
  );
}

/** The place of the numbers before the first of them is here. */
export function ImpactSkeleton() {
  return (
    <div className={look('stack')} role="status" aria-label={impactText.computing}>
      <Skeleton width={180} height={20} />
      {[0, 1, 2, 3].map((line) => (
        <Skeleton key={line} width="100%" />
      ))}
    </div>
  );
}
