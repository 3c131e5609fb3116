import { useApolloClient } from '@apollo/client/react';
import { History } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { OrganizationChangesCsvDocument, useOrganizationChangesQuery } from '../../gen/change.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { oneOf, pageOf } from '../../paths.ts';
import { CsvButton } from '../../ui/CsvButton.tsx';
import { EmptyState } from '../../ui/feedback.tsx';
import { Select } from '../../ui/Field.tsx';
import { ListPanel, shownOf } from '../../ui/ListPanel.tsx';
import { OrganizationFrame } from '../../ui/OrganizationFrame.tsx';
import { ChangeTable } from './ChangeTable.tsx';
import { changeText as t } from './messages.ts';

const pageSize = 20;
const topics = ['ANY', 'POLICY', 'CHANNEL', 'MEMBER', 'GROUP', 'TOKEN', 'PLAN', 'ORGANIZATION'] as const;

/** `/organizations/{org}/changes`: an organization's activity by topic and user, paginated, and as CSV. */
export function ChangesPage() {
  const { org = '' } = useParams();
  const client = useApolloClient();
  const [search, change] = useQueryParams();
  const person = search.get('person') ?? '';
  const topic = oneOf(search, 'topic', topics);
  const choice = { topic: topic === 'ANY' ? null : topic, person: person || null };
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
    <OrganizationFrame org={org} organization={organization} current="changes">
      <ListPanel
        what={t.what}
        list={organization?.activity}
        query={query}
        pageSize={pageSize}
        filter={{ label: t.person, by: 'person' }}
        narrowedBy={['topic']}
        tools={
          <Select
            small
            aria-label={t.topicFilter}
            value={topic}
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
        {({ nodes }) => <ChangeTable org={org} changes={nodes} />}
      </ListPanel>
    </OrganizationFrame>
  );
}
