import { useApolloClient } from '@apollo/client/react';
import { ChannelCvesCsvDocument, useChannelCvesQuery } from '../../../gen/channelCves.ts';
import { useSlots } from '../../../lib/slots.ts';
import { useQueryParams } from '../../../lib/useQueryParams.ts';
import { pageOf } from '../../../paths.ts';
import { CsvButton } from '../../../ui/CsvButton.tsx';
import { EmptyState } from '../../../ui/feedback.tsx';
import { ListPanel, shownOf } from '../../../ui/ListPanel.tsx';
import { LazyBoundary } from '../../../ui/LazyBoundary.tsx';
import { NumberCell, Table, type Column } from '../../../ui/Table.tsx';
import { DateText } from '../../../ui/time.tsx';
import { knowledge } from '../../../ui/knowledgeMessages.ts';
import type { ChannelDetails } from '../page/ChannelPage.tsx';
import { tabText } from '../tabMessages.ts';
import { text } from '../messages.ts';
import { pageSize } from '../packages/packagesVariables.ts';
import { look } from '../../../ui/theme/look.ts';
import { CveHead, CvePackages } from '../../../ui/cveCells.tsx';

const t = tabText.cves;

const table = {
  name: 'channel-cves',
  label: t.table,
  columns: [
    { key: 'id', title: t.id },
    { key: 'severity', title: t.severity },
    { key: 'status', title: t.status, hide: 'small' },
    { key: 'packages', title: t.packages, hide: 'small' },
    { key: 'files', title: t.files, numeric: true, hide: 'small' },
    { key: 'served', title: t.served, numeric: true },
    { key: 'open', title: t.open, numeric: true, hide: 'small' },
    { key: 'decision', title: t.decision, hide: 'small' },
    { key: 'published', title: t.published, numeric: true, hide: 'small' },
  ] satisfies Column[],
};

/** CVEs of a channel's files, most severe first, and their history. */
export function CvesTab({ org, channel }: { org: string; channel: ChannelDetails }) {
  const client = useApolloClient();
  const { FindingHistory } = useSlots();
  const [search] = useQueryParams();
  const q = search.get('q') ?? '';
  const query = useChannelCvesQuery({
    variables: { org, channel: channel.name, q: q || null, offset: (pageOf(search) - 1) * pageSize },
  });
  const askTable = async () =>
    (
      await client.query({
        query: ChannelCvesCsvDocument,
        variables: { org, channel: channel.name, q: q || null },
        fetchPolicy: 'no-cache',
      })
    ).data?.organization?.channel?.cvesCsv;
  const page = shownOf(query)?.organization?.channel?.cves;
  const { cveCoveredPackageCount: checked, packageCount } = channel;
  return (
    <>
      {checked > 0 && checked < packageCount ? (
        <p className={look('text', { tone: 'muted', wrap: true })}>{t.coverage(checked, packageCount)}</p>
      ) : null}
      <ListPanel
        what={text.what.cves}
        label={text.tabs.cves}
        list={page}
        query={query}
        pageSize={pageSize}
        table={table}
        filter={{ label: t.filter }}
        end={<CsvButton label={t.csv} of={t.csvOf} name={t.csvName(org, channel.name)} ask={askTable} />}
        empty={
          channel.cveCoveredPackageCount === 0 ? (
            <EmptyState kind="first-use" title={t.unchecked}>
              {t.uncheckedText}
            </EmptyState>
          ) : (
            <EmptyState kind="first-use" title={t.empty}>
              {t.emptyText(knowledge.coverage(channel.cveCoveredPackageCount, channel.packageCount))}
            </EmptyState>
          )
        }
        noMatch={{ title: t.noMatch(q), clear: text.packages.clear }}
      >
        {({ edges }) => (
          <Table {...table}>
            {edges.map(({ node: cve, fileCount, servedFileCount, openFileCount, vexStatement }) => (
              <tr key={cve.externalId}>
                <CveHead cve={cve} where={{ organization: org, channel: channel.name }} />
                <td>{text.status[cve.status]}</td>
                <CvePackages of={cve.packages} />
                <NumberCell value={fileCount} />
                <NumberCell value={servedFileCount} />
                <NumberCell value={openFileCount} title={t.openTitle} />
                <td className={look('text', { wrap: true })} title={vexStatement?.note || undefined}>
                  {vexStatement ? (
                    t.decided(vexStatement.authorName, vexStatement.status, vexStatement.isPartial)
                  ) : (
                    <span className={look('text', { tone: 'zero' })}>{t.noDecision}</span>
                  )}
                </td>
                <td className={look('text', { numeric: true, tone: 'muted' })}>
                  <DateText at={cve.publishedAt} />
                </td>
              </tr>
            ))}
          </Table>
        )}
      </ListPanel>
      <LazyBoundary>
        <FindingHistory org={org} channel={channel.name} />
      </LazyBoundary>
    </>
  );
}
