import { useApolloClient } from '@apollo/client/react';
import { History } from 'lucide-react';
import { useParams } from 'react-router';
import {
  OrganizationChangesCsvDocument,
  useChangeList_ChangeFragment,
  useOrganizationChangesQuery,
  type OrganizationChangesQuery,
} from '../../gen/change.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { oneOf, pageOf } from '../../paths.ts';
import { CsvButton } from '../../ui/CsvButton.tsx';
import { EmptyState } from '../../ui/feedback.tsx';
import { Select } from '../../ui/Field.tsx';
import { ListPanel, shownOf } from '../../ui/ListPanel.tsx';
import { OrganizationFrame } from '../../ui/OrganizationFrame.tsx';
import { Table } from '../../ui/Table.tsx';
import { Moment } from '../../ui/time.tsx';
import '../../ui/theme/recipes/change.css';
import { ChangeLine } from './ChangeLine.tsx';
import { changeText as t } from './messages.ts';
import { look } from '../../ui/theme/look.ts';

const pageSize = 20;
const topics = ['ANY', 'POLICY', 'CHANNEL', 'MEMBER', 'GROUP', 'TOKEN', 'PLAN', 'ORGANIZATION'] as const;

type Change = NonNullable<NonNullable<OrganizationChangesQuery['organization']>['changes']>['nodes'][number];

function Row({ org, change: masked }: { org: string; change: Change }) {
  const change = useChangeList_ChangeFragment(masked);
  if (!change) return null;
  return (
    <tr>
      <th scope="row" className={look('text', { wrap: true, regular: true })}>
        <ChangeLine org={org} change={change} />
      </th>
      <td className={look('text', { tone: 'muted' })}>{t.topics[change.topic]}</td>
      <td className={look('text', { nowrap: true })}>
        <Moment at={change.at} />
      </td>
    </tr>
  );
}

/** `/organizations/{org}/changes`: who changed what of an organization, by topic and person, page by page and as a table. */
export function ChangesPage() {
  const { org = '' } = useParams();
  const client = useApolloClient();
  const [search, change] = useQueryParams();
  const person = search.get('person') ?? '';
  const asked = oneOf(search, 'topic', topics);
  const choice = { topic: asked === 'ANY' ? null : asked, person: person || null };
  const query = useOrganizationChangesQuery({
    variables: { org, limit: pageSize, offset: (pageOf(search) - 1) * pageSize, ...choice },
    fetchPolicy: 'cache-and-network',
  });
  const organization = shownOf(query)?.organization;
  const ask = async () =>
    (
      await client.query({
        query: OrganizationChangesCsvDocument,
        variables: { org, ...choice },
        fetchPolicy: 'no-cache',
      })
    ).data?.organization?.changesCsv;
  return (
    <OrganizationFrame org={org} organization={{ title: organization?.title ?? org }} current="changes">
      <ListPanel
        what={t.what}
        list={organization?.changes}
        query={query}
        pageSize={pageSize}
        filter={{ label: t.person, by: 'person' }}
        narrowedBy={['topic']}
        tools={
          <Select
            small
            aria-label={t.topicFilter}
            value={asked}
            onChange={({ target }) =>
              change({ topic: target.value === 'ANY' ? null : target.value }, { replace: true })
            }
            options={topics.map((value) => ({ value, label: value === 'ANY' ? t.anyTopic : t.topics[value] }))}
          />
        }
        end={<CsvButton label={t.csv} of={t.csvOf} name={t.csvName(org)} ask={ask} />}
        empty={
          <EmptyState kind="first-use" icon={History} title={t.none}>
            {t.noneText}
          </EmptyState>
        }
        noMatch={{ title: t.noMatch, clear: t.clear }}
      >
        {({ nodes }) => (
          <Table
            label={t.title}
            columns={[
              { key: 'change', title: t.columns.change },
              { key: 'kind', title: t.columns.kind, hide: 'small' },
              { key: 'at', title: t.columns.at },
            ]}
          >
            {nodes.map((one) => (
              <Row key={one.id} org={org} change={one} />
            ))}
          </Table>
        )}
      </ListPanel>
    </OrganizationFrame>
  );
}
