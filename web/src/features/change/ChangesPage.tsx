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
import { oneOf, pageOf, withSearch } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { CsvButton } from '../../ui/CsvButton.tsx';
import { EmptyState, ErrorState, TableSkeleton } from '../../ui/feedback.tsx';
import { Select } from '../../ui/Field.tsx';
import { Panel, Push } from '../../ui/layout.tsx';
import { OrganizationFrame } from '../../ui/OrganizationFrame.tsx';
import { FilterInput, Pager, Table, Toolbar } from '../../ui/Table.tsx';
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
      <td className={look('text', { only: 'wide', tone: 'muted' })}>{t.topics[change.topic]}</td>
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
  const page = pageOf(search);
  const person = search.get('person') ?? '';
  const asked = oneOf(search, 'topic', topics);
  const choice = { topic: asked === 'ANY' ? null : asked, person: person || null };
  const { data, previousData, loading, error, refetch } = useOrganizationChangesQuery({
    variables: { org, limit: pageSize, offset: (page - 1) * pageSize, ...choice },
    fetchPolicy: 'cache-and-network',
  });
  const organization = (data ?? (loading ? previousData : undefined))?.organization;
  const changes = organization?.changes;
  const filtered = person !== '' || asked !== 'ANY';
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
      {!changes ? (
        loading ? (
          <TableSkeleton label={t.what} toolbar rows={10} />
        ) : (
          <ErrorState what={t.what} error={error} onRetry={() => void refetch()} />
        )
      ) : changes.totalCount === 0 && !filtered ? (
        <EmptyState kind="first-use" icon={History} title={t.none}>
          {t.noneText}
        </EmptyState>
      ) : (
        <Panel>
          <Toolbar>
            <FilterInput
              label={t.person}
              value={person}
              onChange={(value) => change({ person: value }, { replace: true })}
            />
            <Select
              small
              aria-label={t.topicFilter}
              value={asked}
              onChange={({ target }) =>
                change({ topic: target.value === 'ANY' ? null : target.value }, { replace: true })
              }
              options={topics.map((value) => ({ value, label: value === 'ANY' ? t.anyTopic : t.topics[value] }))}
            />
            <Push />
            <CsvButton label={t.csv} of={t.csvOf} name={t.csvName(org)} ask={ask} />
          </Toolbar>
          {changes.totalCount === 0 ? (
            <EmptyState
              bare
              kind="no-result"
              title={t.noMatch}
              action={<Button onClick={() => change({ person: null, topic: null })}>{t.clear}</Button>}
            />
          ) : (
            <>
              <Table
                label={t.title}
                columns={[
                  { key: 'change', title: t.columns.change },
                  { key: 'kind', title: t.columns.kind, hide: true },
                  { key: 'at', title: t.columns.at },
                ]}
              >
                {changes.nodes.map((one) => (
                  <Row key={one.id} org={org} change={one} />
                ))}
              </Table>
              <Pager
                page={page}
                pageSize={pageSize}
                total={changes.totalCount}
                hrefOf={(to) => withSearch(search, { page: to === 1 ? null : to })}
              />
            </>
          )}
        </Panel>
      )}
    </OrganizationFrame>
  );
}
