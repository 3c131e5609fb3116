import { Link } from 'react-router-dom';
import { useBlockedRequestsQuery, type BlockedRequestsQuery } from '../../gen/report.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { pageOf, paths, withSearch } from '../../paths.ts';
import { EmptyState, ErrorState, TableSkeleton } from '../../ui/feedback.tsx';
import { Panel, Section } from '../../ui/layout.tsx';
import { NumberCell, Pager, RowHead, Table, type Column } from '../../ui/Table.tsx';
import { Since } from '../../ui/time.tsx';
import { text } from './messages.ts';
import { look } from '../../ui/theme/look.ts';

type Blocked = NonNullable<NonNullable<BlockedRequestsQuery['organization']>['blockedRequests']>['nodes'][number];

const t = text.blocked;
const pageSize = 20;
const columns: readonly Column[] = [
  { key: 'package', title: t.package },
  { key: 'version', title: t.version },
  { key: 'channel', title: t.channel, hide: 'small' },
  { key: 'rule', title: t.rule },
  { key: 'who', title: t.who, hide: 'small' },
  { key: 'requests', title: t.requests, numeric: true },
  { key: 'last', title: t.last, numeric: true },
  { key: 'why', title: t.why },
];

function BlockedRow({ org, blocked }: { org: string; blocked: Blocked }) {
  const { channel, package: name, version, subdir, fileName } = blocked;
  return (
    <tr>
      <RowHead mono>{name}</RowHead>
      <td className={look('text', { mono: true })}>{version}</td>
      <td className={look('text', { mono: true })}>{channel}</td>
      <td className={look('brokenRule')}>
        {blocked.rule}
        <br />
        <span className={look('text', { tone: 'muted' })}>{t.policy(blocked.policyName, blocked.revision)}</span>
      </td>
      <td>
        {blocked.users.length === 0 ? (
          <span className={look('text', { tone: 'zero' })}>–</span>
        ) : (
          blocked.users.join(', ')
        )}
      </td>
      <NumberCell value={blocked.requests} />
      <td className={look('text', { numeric: true, tone: 'muted' })}>
        <Since at={blocked.lastRequestedAt} />
      </td>
      <td>
        {blocked.hasChannel ? (
          <Link
            aria-label={t.whyOf(name, version)}
            to={paths.package.href({ org, channel, name }, { file: `${subdir}/${fileName}` })}
          >
            {t.why}
          </Link>
        ) : (
          <span className={look('text', { tone: 'zero' })}>–</span>
        )}
      </td>
    </tr>
  );
}

/** Blocked requests: package, version, rule, count, time, and a link to the reason (REPORT-05). */
export function BlockedSection({ org, days }: { org: string; days: number }) {
  const [search] = useQueryParams();
  const page = pageOf(search);
  const { data, previousData, loading, error, refetch } = useBlockedRequestsQuery({
    variables: { org, days, offset: (page - 1) * pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const blocked = (data ?? previousData)?.organization?.blockedRequests;
  return (
    <Section title={t.title}>
      {!blocked ? (
        loading ? (
          <TableSkeleton label={t.what} />
        ) : (
          <ErrorState what={t.what} error={error} onRetry={refetch} />
        )
      ) : blocked.totalCount === 0 ? (
        <EmptyState kind="first-use" title={t.none}>
          {t.noneText}
        </EmptyState>
      ) : (
        <Panel>
          <Table label={t.table} columns={columns}>
            {blocked.nodes.map((each) => (
              <BlockedRow
                key={`${each.channel}/${each.package}/${each.version}/${each.policyName}/${each.revision}/${each.rule}`}
                org={org}
                blocked={each}
              />
            ))}
          </Table>
          <Pager
            page={page}
            pageSize={pageSize}
            total={blocked.totalCount}
            hrefOf={(to) => withSearch(search, { page: to === 1 ? null : to })}
          />
        </Panel>
      )}
    </Section>
  );
}
