import { useChannelClientsQuery, type ChannelClientsQuery } from '../../gen/report.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { withSearch } from '../../paths.ts';
import { EmptyState, ErrorState, TableSkeleton } from '../../ui/feedback.tsx';
import { Panel, Section } from '../../ui/layout.tsx';
import { Tag } from '../../ui/badges.tsx';
import { NumberCell, Pager, RowHead, Table } from '../../ui/Table.tsx';
import { Since } from '../../ui/time.tsx';
import { text } from './messages.ts';
import { look } from '../../ui/theme/look.ts';

type Organization = NonNullable<ChannelClientsQuery['organization']>;

const t = text.clients;
const pageSize = 20;
/** URL parameter of the clients' page. */
const pageParam = 'clients';

const programName = (program: string): string => (program === '' ? t.unnamed : program === 'other' ? t.other : program);

function Programs({ programs }: { programs: NonNullable<Organization['clientPrograms']> }) {
  return (
    <Panel>
      <Table
        label={t.programs}
        columns={[
          { key: 'program', title: t.program },
          { key: 'version', title: t.version },
          { key: 'requests', title: text.counts.total, numeric: true },
          { key: 'downloads', title: text.counts.downloads, numeric: true },
          { key: 'refused', title: text.counts.blocked, numeric: true },
          { key: 'last', title: t.last, numeric: true },
        ]}
      >
        {programs.map(({ program, version, counts, lastAt }) => (
          <tr key={`${program} ${version}`}>
            <RowHead>{programName(program)}</RowHead>
            <td className={look('text', { mono: true })}>
              {version || <span className={look('text', { tone: 'zero' })}>–</span>}
            </td>
            <NumberCell value={counts.total} />
            <NumberCell value={counts.downloads} />
            <NumberCell value={counts.blocked} />
            <td className={look('text', { numeric: true, tone: 'muted' })}>
              <Since at={lastAt} />
            </td>
          </tr>
        ))}
      </Table>
    </Panel>
  );
}

function SingleClients({
  clients,
  page,
  hrefOf,
}: {
  clients: NonNullable<Organization['channelClients']>;
  page: number;
  hrefOf: (page: number) => string;
}) {
  return (
    <Panel>
      <Table
        label={t.single}
        columns={[
          { key: 'client', title: t.client },
          { key: 'holder', title: t.holder },
          { key: 'program', title: t.program, hide: 'small' },
          { key: 'requests', title: text.counts.total, numeric: true },
          { key: 'refused', title: text.counts.blocked, numeric: true },
          { key: 'last', title: t.last, numeric: true },
        ]}
      >
        {clients.nodes.map(
          ({ client, isAnonymous, tokenOwner, program, version, requests, blockedCount, lastSeenAt }) => (
            <tr key={`${client} ${tokenOwner} ${program} ${version}`}>
              <RowHead mono>{client}</RowHead>
              <td>
                {isAnonymous ? (
                  <Tag>{t.anonymous}</Tag>
                ) : (
                  (tokenOwner ?? <span className={look('text', { tone: 'muted' })}>{t.nobody}</span>)
                )}
              </td>
              <td>
                {programName(program)} {version}
              </td>
              <NumberCell value={requests} />
              <NumberCell value={blockedCount} />
              <td className={look('text', { numeric: true, tone: 'muted' })}>
                <Since at={lastSeenAt} />
              </td>
            </tr>
          ),
        )}
      </Table>
      <Pager page={page} pageSize={pageSize} total={clients.totalCount} hrefOf={hrefOf} />
    </Panel>
  );
}

/** User agents, and single clients if the organization records them. */
export function ClientsSection({ org, days }: { org: string; days: number }) {
  const [search] = useQueryParams();
  const page = Math.max(1, Math.trunc(Number(search.get(pageParam) ?? '1')) || 1);
  const { data, previousData, loading, error, refetch } = useChannelClientsQuery({
    variables: { org, days, offset: (page - 1) * pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const organization = (data ?? previousData)?.organization;
  const { clientPrograms: programs, channelClients: clients } = organization ?? {};
  if (!programs || !clients)
    return (
      <Section title={t.title}>
        {loading ? <TableSkeleton label={t.what} /> : <ErrorState what={t.what} error={error} onRetry={refetch} />}
      </Section>
    );
  return (
    <Section title={t.title}>
      {programs.length === 0 ? (
        <EmptyState kind="first-use" title={t.none}>
          {t.noneText}
        </EmptyState>
      ) : (
        <>
          <Programs programs={programs} />
          {clients.totalCount > 0 ? (
            <SingleClients
              clients={clients}
              page={page}
              hrefOf={(to) => withSearch(search, { page: search.get('page'), [pageParam]: to === 1 ? null : to })}
            />
          ) : organization?.clientTrackingSettings?.isEnabled ? (
            <EmptyState kind="first-use" title={t.noSingle}>
              {t.noSingleText}
            </EmptyState>
          ) : (
            <EmptyState kind="first-use" title={t.off}>
              {t.offText}
            </EmptyState>
          )}
        </>
      )}
    </Section>
  );
}
