import { Link } from 'react-router-dom';
import { useOrganizationsQuery } from '../../gen/organization.ts';
import { byRecentVisit, readVisits } from '../../lib/visits.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { messages } from '../../messages.ts';
import { oneOf, paths } from '../../paths.ts';
import { ErrorState, TableSkeleton } from '../../ui/feedback.tsx';
import { Page, PageHead, Panel } from '../../ui/layout.tsx';
import { NumberCell, RowHead, Table } from '../../ui/Table.tsx';
import { Segmented } from '../../ui/Tabs.tsx';
import { usePagedList } from '../../ui/usePagedList.tsx';
import { text } from './messages.ts';
import { NoOrganizations } from './NoOrganizations.tsx';
import { look } from '../../ui/theme/look.ts';

const orders = ['visited', 'name'] as const;

/** All organizations of the user (ROUTE-29), by recent visit (ORG-30). */
export function OrganizationsPage() {
  const { data, loading, error, refetch } = useOrganizationsQuery();
  const viewer = data?.viewer;
  const organizations = viewer?.organizations;
  const [search, change] = useQueryParams();
  const order = oneOf(search, 'sort', orders);
  const sorted =
    viewer && organizations
      ? order === 'name'
        ? organizations.toSorted((a, b) => a.title.localeCompare(b.title))
        : byRecentVisit(organizations, readVisits(viewer.id))
      : [];
  const list = usePagedList(
    sorted,
    text.filter,
    ({ title, name }) => `${title} ${name}`,
    sorted.length > 1 ? (
      <Segmented
        label={text.order}
        value={order}
        segments={orders.map((value) => ({ value, label: text.orders[value] }))}
        onChange={(value) => change({ sort: value === orders[0] ? null : value }, { replace: true })}
      />
    ) : undefined,
  );
  return (
    <Page title={text.organizations}>
      <PageHead title={text.organizations} />
      {organizations && viewer ? (
        organizations.length === 0 ? (
          <NoOrganizations />
        ) : (
          <Panel>
            {list.toolbar}
            {list.none ?? (
              <Table
                label={text.organizations}
                columns={[
                  { key: 'title', title: text.organization },
                  { key: 'role', title: text.role },
                  { key: 'members', title: text.members, numeric: true },
                ]}
              >
                {list.rows.map((organization) => (
                  <tr key={organization.id}>
                    <RowHead>
                      <Link
                        className={look('text', { tone: 'plain' })}
                        to={paths.organization.href({ org: organization.name })}
                      >
                        {organization.title}
                      </Link>
                    </RowHead>
                    <td>{organization.role ? messages.roles[organization.role] : '–'}</td>
                    <NumberCell value={organization.membersCount} />
                  </tr>
                ))}
              </Table>
            )}
            {list.pager}
          </Panel>
        )
      ) : loading ? (
        <TableSkeleton label={text.what} />
      ) : (
        <ErrorState what={text.what} error={error} onRetry={refetch} />
      )}
    </Page>
  );
}
