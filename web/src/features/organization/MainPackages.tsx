import { Link } from 'react-router-dom';
import { useMainPackagesQuery } from '../../gen/organization.ts';
import { formatNumber } from '../../lib/format.ts';
import { readOf } from '../../lib/read.ts';
import { paths } from '../../paths.ts';
import { ErrorState, TableSkeleton } from '../../ui/feedback.tsx';
import { Panel, Section } from '../../ui/layout.tsx';
import { RowHead, Table } from '../../ui/Table.tsx';
import { look } from '../../ui/theme/look.ts';
import { mainPackagesText as t } from './messages.ts';

/**
 * The first packages of the channel main on the home page (ART-06); empty if the viewer can't read it or it has no
 * packages.
 */
export function MainPackages() {
  const { data, loading, error, refetch } = useMainPackagesQuery();
  const main = data?.featuredPackages;
  // Until the first response, keep the space, so that the content below doesn't move.
  if (loading && !data) return <TableSkeleton label={t.table} />;
  if (readOf(main, { loading, error }, 'featuredPackages').state === 'unavailable')
    return <ErrorState what={t.what} error={error} onRetry={refetch} />;
  if (!main || main.packages.length === 0) return null;
  const { organizationName: org, channelName: channel, packages, totalCount } = main;
  const all = paths.channel.href({ org, channel });
  return (
    <Section
      title={t.title(org, channel)}
      actions={totalCount > packages.length ? <Link to={all}>{t.all(formatNumber(totalCount))}</Link> : null}
    >
      <Panel>
        <Table
          label={t.table}
          columns={[
            { key: 'name', title: t.name },
            { key: 'version', title: t.version },
            { key: 'license', title: t.license, hide: 'small' },
            { key: 'summary', title: t.summary, hide: 'mobile' },
          ]}
        >
          {packages.map(({ id, name, latestAllowedVersion, license, summary }) => (
            <tr key={id}>
              <RowHead mono>
                <Link className={look('text', { mono: true })} to={paths.package.href({ org, channel, name })}>
                  {name}
                </Link>
              </RowHead>
              <td className={look('text', { mono: true })}>{latestAllowedVersion ?? '–'}</td>
              <td>{license ?? '–'}</td>
              <td className={look('summaryCell')}>
                <div className={look('text', { clip: true })} title={summary}>
                  {summary}
                </div>
              </td>
            </tr>
          ))}
        </Table>
      </Panel>
    </Section>
  );
}
