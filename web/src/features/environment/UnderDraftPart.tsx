import { useState } from 'react';
import { useEnvironmentsUnderDraftQuery } from '../../gen/environmentExposure.ts';
import type { EnvironmentsUnderDraftProps } from '../../lib/slots.ts';
import { Loaded } from '../../ui/feedback.tsx';
import { RowHead, Table } from '../../ui/Table.tsx';
import { look } from '../../ui/theme/look.ts';
import { exposureText as t } from './exposureMessages.ts';
import { Outcome } from './Outcome.tsx';
import { PAGE_SIZE, PageButtons } from './PageButtons.tsx';
import { EnvironmentLink } from './EnvironmentLink.tsx';

/** Maximum number of packages shown per environment. */
const MOST_TOLD = 3;

/** Environments with files that a policy draft would remove, their owners, and whether each can still be installed. */
export function UnderDraftPart({ org, channel, filters, policyId }: EnvironmentsUnderDraftProps) {
  const [page, setPage] = useState(0);
  const query = useEnvironmentsUnderDraftQuery({
    variables: { org, channel, filters, policyId, offset: page * PAGE_SIZE },
    fetchPolicy: 'no-cache',
  });
  const found = (query.data ?? query.previousData)?.organization?.environmentImpact;
  return (
    <section className={look('stack')} aria-label={t.draftTitle} aria-busy={query.loading}>
      <h4 className={look('heading')}>{t.draftTitle}</h4>
      <Loaded what={t.draftWhat} value={found} query={query} rows={2}>
        {({ environmentCount, ownerCount, environments: { nodes: environments } }) => (
          <>
            <p className={look('text', { tone: 'muted' })}>
              {environmentCount === 0 ? t.draftNobody : t.draftHeld(environmentCount, ownerCount)}
            </p>
            {environments.length === 0 ? null : (
              <Table
                label={t.draftTable}
                columns={[
                  { key: 'name', title: t.environment },
                  { key: 'owner', title: t.owner },
                  { key: 'loses', title: t.loses },
                  { key: 'then', title: t.afterwards },
                ]}
              >
                {environments.map((environment) => (
                  <tr key={environment.uuid}>
                    <RowHead mono>
                      <EnvironmentLink org={org} environment={environment} />
                    </RowHead>
                    <td>{environment.ownerName ?? '–'}</td>
                    <td className={look('text', { mono: true, wrap: true })}>
                      {t.packages(
                        environment.removedPackages.map((each) => [each.name, each.version].join(' ')),
                        MOST_TOLD,
                      )}
                    </td>
                    <td className={look('text', { wrap: true })}>
                      <Outcome of={environment.result} />
                    </td>
                  </tr>
                ))}
              </Table>
            )}
            {environmentCount > PAGE_SIZE ? (
              <PageButtons page={page} total={environmentCount} onChange={setPage} />
            ) : null}
          </>
        )}
      </Loaded>
    </section>
  );
}
