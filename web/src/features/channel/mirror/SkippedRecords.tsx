import { useApolloClient } from '@apollo/client/react';
import { ChannelSkippedRecordsCsvDocument, useChannelSkippedRecordsQuery } from '../../../gen/channelSkippedRecords.ts';
import { useQueryParams } from '../../../lib/useQueryParams.ts';
import { pageOf } from '../../../paths.ts';
import { CsvButton } from '../../../ui/CsvButton.tsx';
import { Section } from '../../../ui/layout.tsx';
import { ListPanel, shownOf } from '../../../ui/ListPanel.tsx';
import { RowHead, Table, type Column } from '../../../ui/Table.tsx';
import { look } from '../../../ui/theme/look.ts';
import { tabText } from '../tabMessages.ts';

const t = tabText.mirror.skipped;
const pageSize = 20;
const table = {
  name: 'mirror-skipped',
  label: t.title,
  columns: [
    { key: 'file', title: t.file },
    { key: 'subdir', title: t.subdir },
    { key: 'reason', title: t.reason },
    { key: 'served', title: t.served, hide: 'mobile' },
  ] satisfies Column[],
};

/** Records of the sources that the mirror left out, with the reason of each. */
export function SkippedRecords({ org, channel, count }: { org: string; channel: string; count: number }) {
  const client = useApolloClient();
  const [search] = useQueryParams();
  const query = useChannelSkippedRecordsQuery({
    variables: { org, channel, offset: (pageOf(search) - 1) * pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const askTable = async () =>
    (
      await client.query({
        query: ChannelSkippedRecordsCsvDocument,
        variables: { org, channel },
        fetchPolicy: 'no-cache',
      })
    ).data?.organization?.channel?.skippedRecordsCsv;
  const page = shownOf(query)?.organization?.channel?.skippedRecords;
  return (
    <Section title={t.title}>
      <p className={look('text', { tone: 'muted' })}>{t.text(count)}</p>
      <ListPanel
        what={t.what}
        label={t.title}
        list={page}
        query={query}
        pageSize={pageSize}
        skeletonRows={3}
        table={table}
        end={<CsvButton label={t.csv} of={t.csvOf} name={t.csvName(org, channel)} ask={askTable} />}
      >
        {({ nodes }) => (
          <Table {...table}>
            {nodes.map(({ subdir, fileName, reason, isServed }) => (
              <tr key={`${subdir}/${fileName}`}>
                <RowHead mono>{fileName}</RowHead>
                <td className={look('text', { mono: true })}>{subdir}</td>
                <td>{reason}</td>
                <td>{isServed ? t.isServed : t.isLeftOut}</td>
              </tr>
            ))}
          </Table>
        )}
      </ListPanel>
    </Section>
  );
}
