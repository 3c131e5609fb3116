import { Link } from 'react-router-dom';
import { useHubOrganizationsQuery } from '../../gen/operator.ts';
import { formatBytes } from '../../lib/format.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { pageOf, paths } from '../../paths.ts';
import { EmptyState } from '../../ui/feedback.tsx';
import { ListPanel, shownOf } from '../../ui/ListPanel.tsx';
import { NumberCell, RowHead, Table } from '../../ui/Table.tsx';
import { frameText, listText, organizationsText as t } from './messages.ts';
import { OperatorFrame } from './OperatorFrame.tsx';
import { look } from '../../ui/theme/look.ts';

const pageSize = 20;

/** `/operator/organizations`: all organizations with plan and storage. */
export function OrganizationsPage() {
  const [search] = useQueryParams();
  const query = useHubOrganizationsQuery({
    variables: { offset: (pageOf(search) - 1) * pageSize, search: search.get('q') || null },
    fetchPolicy: 'cache-and-network',
  });
  const organizations = shownOf(query)?.operator?.organizations;
  return (
    <OperatorFrame current="organizations">
      <ListPanel
        what={t.what}
        label={frameText.pages.organizations}
        list={organizations}
        query={query}
        pageSize={pageSize}
        filter={{ label: t.filter }}
        empty={
          <EmptyState kind="first-use" title={t.none}>
            {t.noneText}
          </EmptyState>
        }
        noMatch={{ title: listText.noMatch, text: listText.noMatchText, clear: listText.clear }}
      >
        {({ nodes }) => (
          <Table
            label={t.table}
            columns={[
              { key: 'organization', title: t.organization },
              { key: 'plan', title: t.plan },
              { key: 'members', title: t.members, numeric: true },
              { key: 'channels', title: t.channels, numeric: true, hide: 'small' },
              { key: 'size', title: t.size, numeric: true, hide: 'small' },
            ]}
          >
            {nodes.map((organization) => (
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
                  {organization.plan?.productName ?? <span className={look('text', { tone: 'zero' })}>{t.noPlan}</span>}
                </td>
                <NumberCell value={organization.memberCount} />
                <NumberCell value={organization.channelCount} />
                <NumberCell quiet={organization.size === 0}>{formatBytes(organization.size)}</NumberCell>
              </tr>
            ))}
          </Table>
        )}
      </ListPanel>
    </OperatorFrame>
  );
}
