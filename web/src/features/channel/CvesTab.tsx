import { useApolloClient } from '@apollo/client/react';
import { ChannelCvesCsvDocument, useChannelCvesQuery } from '../../gen/channelTabs.ts';
import { useSlots } from '../../lib/slots.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { pageOf } from '../../paths.ts';
import { CsvButton } from '../../ui/CsvButton.tsx';
import { EmptyState } from '../../ui/feedback.tsx';
import { ListPanel, shownOf } from '../../ui/ListPanel.tsx';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { NumberCell, Table, type Column } from '../../ui/Table.tsx';
import { DateText } from '../../ui/time.tsx';
import { knowledge } from '../../ui/knowledgeMessages.ts';
import type { ChannelDetails } from './ChannelPage.tsx';
import { tabText } from './tabMessages.ts';
import { text } from './messages.ts';
import { pageSize } from './packagesVariables.ts';
import { look } from '../../ui/theme/look.ts';
import { CveHead, CvePackages } from '../../ui/cveCells.tsx';

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

/** CVEs of a channel's files, worst first, and since when each of them hits what. */
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
  const { checkedArtifactCount: checked, artifactCount } = channel;
  return (
    <>
      {checked > 0 && checked < artifactCount ? (
        <p className={look('text', { tone: 'muted', wrap: true })}>{t.coverage(checked, artifactCount)}</p>
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
          channel.checkedArtifactCount === 0 ? (
            <EmptyState kind="first-use" title={t.unchecked}>
              {t.uncheckedText}
            </EmptyState>
          ) : (
            <EmptyState kind="first-use" title={t.empty}>
              {t.emptyText(knowledge.coverage(channel.checkedArtifactCount, channel.artifactCount))}
            </EmptyState>
          )
        }
        noMatch={{ title: t.noMatch(q), clear: text.packages.clear }}
      >
        {({ edges }) => (
          <Table {...table}>
            {edges.map(({ node: cve, fileCount, servedFileCount, openFileCount, curation }) => (
              <tr key={cve.cveId}>
                <CveHead cve={cve} where={{ organization: org, channel: channel.name }} />
                <td>{text.status[cve.status]}</td>
                <CvePackages of={cve.packages} />
                <NumberCell value={fileCount} />
                <NumberCell value={servedFileCount} />
                <NumberCell value={openFileCount} title={t.openTitle} />
                <td className={look('text', { wrap: true })} title={curation?.note || undefined}>
                  {curation ? (
                    t.decided(curation.by, curation.status, curation.partly)
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
