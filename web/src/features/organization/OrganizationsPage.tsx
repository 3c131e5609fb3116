import { Link } from 'react-router-dom';
import { useOrganizationsQuery } from '../../gen/organization.ts';
import { byRecentVisit, readVisits } from '../../lib/visits.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { EmptyState, ErrorState, TableSkeleton } from '../../ui/feedback.tsx';
import { Page, PageHead, Panel } from '../../ui/layout.tsx';
import { NumberCell, RowHead, Table } from '../../ui/Table.tsx';
import { text } from './messages.ts';

/** All organizations of the person (ROUTE-29), by recent visit (ORG-30). */
export function OrganizationsPage() {
  const { data, loading, error, refetch } = useOrganizationsQuery();
  const viewer = data?.viewer;
  const organizations = viewer?.organizations;
  return (
    <Page title={text.organizations}>
      <PageHead title={text.organizations} />
      {organizations && viewer ? organizations.length === 0 ? <EmptyState kind="first-use" title={text.none}>{text.noneText}</EmptyState> : (
        <Panel>
          <Table label={text.organizations} columns={[{ key: 'title', title: text.organization }, { key: 'role', title: text.role }, { key: 'members', title: text.members, numeric: true }]}>
            {byRecentVisit(organizations, readVisits(viewer.id)).map((organization) => (
              <tr key={organization.id}>
                <RowHead>
                  <Link className="plain-link" to={paths.organization.href({ org: organization.name })}>{organization.title}</Link>
                </RowHead>
                <td>{organization.role ? messages.roles[organization.role] : '–'}</td>
                <NumberCell value={organization.membersCount} />
              </tr>
            ))}
          </Table>
        </Panel>
      ) : loading ? <TableSkeleton label={text.what} /> : <ErrorState what={text.what} error={error} onRetry={() => void refetch()} />}
    </Page>
  );
}
