import { useApolloClient } from '@apollo/client/react';
import { PackageDownloadsDocument, type ReportsQuery } from '../../gen/report.ts';
import { CsvButton } from '../../ui/CsvButton.tsx';
import { EmptyState } from '../../ui/feedback.tsx';
import { Panel, Section } from '../../ui/layout.tsx';
import { NumberCell, RowHead, Table } from '../../ui/Table.tsx';
import { text } from './messages.ts';

type Month = NonNullable<NonNullable<ReportsQuery['organization']>['usageReport']>['months'][number];

const t = text.downloads;

function MonthCsv({ org, month: { year, month } }: { org: string; month: Month }) {
  const client = useApolloClient();
  const ask = async () =>
    (await client.query({ query: PackageDownloadsDocument, variables: { org, year, month }, fetchPolicy: 'no-cache' }))
      .data?.organization?.packageDownloadsCsv;
  return <CsvButton label={t.csv} name={t.file(org, year, month)} of={t.csvOf(t.monthName(year, month))} ask={ask} />;
}

/** Downloads by month, each with its table to save (REPORT-01, REPORT-03). */
export function DownloadsSection({ org, months }: { org: string; months: readonly Month[] }) {
  return (
    <Section title={t.title}>
      {months.length === 0 ? (
        <EmptyState kind="first-use" title={t.none}>
          {t.noneText}
        </EmptyState>
      ) : (
        <Panel>
          <Table
            label={t.table}
            columns={[
              { key: 'month', title: t.month },
              { key: 'downloads', title: t.downloads, numeric: true },
              { key: 'packages', title: t.packages, numeric: true },
              { key: 'csv', title: t.csv },
            ]}
          >
            {months.map((month) => (
              <tr key={`${month.year}-${month.month}`}>
                <RowHead>{t.monthName(month.year, month.month)}</RowHead>
                <NumberCell value={month.downloads} />
                <NumberCell value={month.packages} />
                <td>
                  <MonthCsv org={org} month={month} />
                </td>
              </tr>
            ))}
          </Table>
        </Panel>
      )}
    </Section>
  );
}
