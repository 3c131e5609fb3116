import { Link } from 'react-router-dom';
import { useTopPackagesQuery } from '../../gen/report.ts';
import type { TopPackagesProps } from '../../lib/slots.ts';
import { paths } from '../../paths.ts';
import { EmptyState, ErrorState, TableSkeleton } from '../../ui/feedback.tsx';
import { Panel, Section } from '../../ui/layout.tsx';
import { NumberCell, RowHead, Table } from '../../ui/Table.tsx';
import { text } from './messages.ts';
import { look } from '../../ui/theme/look.ts';

const t = text.top;

/** The most downloaded packages of readable channels (ART-14). With `quiet`, hidden before the first download. */
export function TopPackages({ org, days = 30, quiet }: TopPackagesProps) {
  const { data, loading, error, refetch } = useTopPackagesQuery({
    variables: { org, days },
    fetchPolicy: 'cache-and-network',
  });
  const packages = data?.organization?.topPackages;
  if (quiet && (!packages || packages.length === 0)) return null;
  return (
    <Section title={t.title}>
      {!packages ? (
        loading ? (
          <TableSkeleton label={t.what} rows={3} />
        ) : (
          <ErrorState what={t.what} error={error} onRetry={refetch} />
        )
      ) : packages.length === 0 ? (
        <EmptyState kind="first-use" title={t.none}>
          {t.noneText}
        </EmptyState>
      ) : (
        <Panel>
          <Table
            label={t.table}
            columns={[
              { key: 'package', title: t.package },
              { key: 'channel', title: t.channel },
              { key: 'downloads', title: t.downloads, numeric: true },
            ]}
          >
            {packages.map(({ channel, name, downloads }) => (
              <tr key={`${channel}/${name}`}>
                <RowHead mono>
                  <Link className={look('text', { mono: true })} to={paths.package.href({ org, channel, name })}>
                    {name}
                  </Link>
                </RowHead>
                <td className={look('text', { mono: true })}>{channel}</td>
                <NumberCell value={downloads} />
              </tr>
            ))}
          </Table>
        </Panel>
      )}
    </Section>
  );
}
