import { Link } from 'react-router';
import { useHubOrganizationsQuery } from '../../gen/operator.ts';
import { formatBytes } from '../../lib/format.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { pageOf, paths, withSearch } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState, ErrorState, TableSkeleton } from '../../ui/feedback.tsx';
import { Panel } from '../../ui/layout.tsx';
import { FilterInput, NumberCell, Pager, RowHead, Table, Toolbar } from '../../ui/Table.tsx';
import { frameText, listText, organizationsText as t } from './messages.ts';
import { OperatorFrame } from './OperatorFrame.tsx';
import { look } from '../../ui/theme/look.ts';

const pageSize = 20;

/** `/operator/organizations`: every organization with its plan and what it takes. */
export function OrganizationsPage() {
  const [search, change] = useQueryParams();
  const number = pageOf(search);
  const q = search.get('q') ?? '';
  const { data, previousData, loading, error, refetch } = useHubOrganizationsQuery({
    variables: { offset: (number - 1) * pageSize, search: q || null },
    fetchPolicy: 'cache-and-network',
  });
  const organizations = (data ?? (loading ? previousData : undefined))?.operator?.organizations;
  return (
    <OperatorFrame current="organizations">
      {!organizations ? (
        loading ? (
          <TableSkeleton label={t.what} rows={10} toolbar />
        ) : (
          <ErrorState what={t.what} error={error} onRetry={() => void refetch()} />
        )
      ) : organizations.totalCount === 0 && q === '' ? (
        <EmptyState kind="first-use" title={t.none}>
          {t.noneText}
        </EmptyState>
      ) : (
        <Panel label={frameText.pages.organizations}>
          <Toolbar>
            <FilterInput label={t.filter} value={q} onChange={(value) => change({ q: value }, { replace: true })} />
          </Toolbar>
          {organizations.totalCount === 0 ? (
            <EmptyState
              bare
              kind="no-result"
              title={listText.noMatch}
              action={<Button onClick={() => change({ q: null })}>{listText.clear}</Button>}
            >
              {listText.noMatchText}
            </EmptyState>
          ) : (
            <Table
              label={t.table}
              columns={[
                { key: 'organization', title: t.organization },
                { key: 'plan', title: t.plan },
                { key: 'members', title: t.members, numeric: true },
                { key: 'channels', title: t.channels, numeric: true, hide: true },
                { key: 'size', title: t.size, numeric: true, hide: true },
              ]}
            >
              {organizations.nodes.map((organization) => (
                <tr key={organization.name}>
                  <RowHead>
                    <Link
                      className={look('text', { tone: 'plain' })}
                      to={paths.hubOrganization.href({ name: organization.name })}
                    >
                      {organization.title}
                    </Link>
                  </RowHead>
                  <td>
                    {organization.plan?.productName ?? (
                      <span className={look('text', { tone: 'zero' })}>{t.noPlan}</span>
                    )}
                  </td>
                  <NumberCell value={organization.membersCount} />
                  <NumberCell value={organization.channelsCount} hide />
                  <NumberCell quiet={organization.size === 0} hide>
                    {formatBytes(organization.size)}
                  </NumberCell>
                </tr>
              ))}
            </Table>
          )}
          <Pager
            page={number}
            pageSize={pageSize}
            total={organizations.totalCount}
            hrefOf={(to) => withSearch(search, { page: to === 1 ? null : to })}
          />
        </Panel>
      )}
    </OperatorFrame>
  );
}
