import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { PolicyRepairDocument, type PolicyRepairQuery } from '../../../gen/policy.ts';
import { formatNumber, formatScore } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { SelectAllCell, SelectCell, useSelection } from '../../../ui/selection.tsx';
import { RowHead } from '../../../ui/Table.tsx';
import { showFailure } from '../../../ui/toasts.tsx';
import { classes } from '../../../ui/classes.ts';
import { look } from '../../../ui/theme/look.ts';
import { installText as t } from './installMessages.ts';
import type { ImpactQuestion } from './useImpact.ts';

type Repair = NonNullable<NonNullable<PolicyRepairQuery['organization']>['exceptionSuggestions']>;

/** The exceptions to choose from; none is chosen for the admin. */
function Proposal({ repair, onExcept }: { repair: Repair; onExcept: (specs: string[]) => void }) {
  const { items } = repair;
  const selection = useSelection(items.map(({ spec }) => spec));
  return (
    <section className={look('stack')} aria-label={t.proposed}>
      <h4 className={look('heading')}>{t.proposed}</h4>
      {items.length === 0 ? (
        <p className={look('text', { tone: 'muted' })}>{t.nothing}</p>
      ) : (
        <>
          <p className={look('text', { tone: 'muted' })}>
            {t.back(
              repair.targetCount,
              repair.restoredFileCount,
              repair.uninstallableBefore,
              repair.uninstallableAfter,
            )}{' '}
            {repair.isMinimal ? t.smallest : t.notSmallest}
          </p>
          <div
            className={classes(look('panel'), look('scroll'))}
            role="region"
            aria-label={`${t.proposed}: ${t.pick.package}`}
            tabIndex={0}
          >
            <table className={look('table', { tight: true })}>
              <thead>
                <tr>
                  <SelectAllCell of={selection} />
                  <th scope="col">{t.pick.package}</th>
                  <th scope="col">{t.pick.reason}</th>
                  <th scope="col" className={look('text', { numeric: true })}>
                    {t.pick.score}
                  </th>
                  <th scope="col" className={look('text', { numeric: true })}>
                    {t.pick.letsIn}
                  </th>
                </tr>
              </thead>
              <tbody>
                {items.map(({ name, spec, reason, highestScore, isExploited, files }) => (
                  <tr key={spec}>
                    <SelectCell of={selection} id={spec} name={name} />
                    <RowHead mono>{spec}</RowHead>
                    <td className={look('text', { tone: 'muted', wrap: true })}>
                      {reason}
                      {isExploited ? <span className={look('text', { tone: 'danger' })}>, {t.exploited}</span> : null}
                    </td>
                    <td
                      className={look('text', { numeric: true, tone: (highestScore ?? 0) >= 9 ? 'danger' : undefined })}
                    >
                      {highestScore === null ? '–' : formatScore(highestScore)}
                    </td>
                    <td className={look('text', { numeric: true })}>{formatNumber(files)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <div>
            <Button
              variant="solid"
              size="sm"
              disabledReason={selection.chosen.length > 0 ? null : t.chooseFirst}
              onClick={() => onExcept([...selection.chosen])}
            >
              {t.add(selection.chosen.length)}
            </Button>
          </div>
        </>
      )}
      {repair.unresolvedPackages.length > 0 ? (
        <p className={look('text', { tone: 'muted', wrap: true })}>{t.notRepairable(repair.unresolvedPackages)}</p>
      ) : null}
    </section>
  );
}

/** Requests the fewest exceptions that restore what a draft breaks. A suggestion is valid for its draft only. */
export function ProposedExceptions({
  needed,
  question: { org, channel, filters, policyId },
  onExcept,
}: {
  /** Whether something becomes uninstallable. */
  needed: boolean;
  question: ImpactQuestion;
  onExcept: (specs: string[]) => void;
}) {
  const client = useApolloClient();
  const [asking, setAsking] = useState(false);
  const [found, setFound] = useState<{ key: string; repair: Repair } | null>(null);
  const key = JSON.stringify([channel, filters, policyId]);
  const propose = async () => {
    setAsking(true);
    try {
      const { data } = await client.query({
        query: PolicyRepairDocument,
        variables: { org, channel, filters, policyId },
        fetchPolicy: 'no-cache',
        errorPolicy: 'none',
      });
      const repair = data?.organization?.exceptionSuggestions;
      if (repair) setFound({ key, repair });
    } catch (error) {
      showFailure(error);
    } finally {
      setAsking(false);
    }
  };
  if (found?.key === key) return <Proposal repair={found.repair} onExcept={onExcept} />;
  return needed ? (
    <div>
      <Button size="sm" busy={asking} onClick={() => void propose()}>
        {t.propose}
      </Button>
    </div>
  ) : null;
}
