import { Link, useParams } from 'react-router-dom';
import { useServedCvesQuery } from '../../gen/cve.ts';
import { areaCrumbs } from '../../lib/crumbs.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { pageOf, paths } from '../../paths.ts';
import { CveHead, CvePackages } from '../../ui/cveCells.tsx';
import { EmptyState } from '../../ui/feedback.tsx';
import { Page, PageHead } from '../../ui/layout.tsx';
import { ListPanel, shownOf } from '../../ui/ListPanel.tsx';
import { Table, type Column } from '../../ui/Table.tsx';
import { look } from '../../ui/theme/look.ts';
import { DateText } from '../../ui/time.tsx';
import { pageSize } from './loaders.ts';
import { text } from './messages.ts';

const t = text.served;

const table = {
  name: 'served-cves',
  label: t.table,
  columns: [
    { key: 'id', title: text.id },
    { key: 'severity', title: text.severity },
    { key: 'status', title: text.status, hide: 'small' },
    { key: 'packages', title: text.packages, hide: 'small' },
    { key: 'channels', title: t.channels },
    { key: 'published', title: text.published, numeric: true, hide: 'medium' },
  ] satisfies Column[],
};

/** High and critical CVEs of an organization's served files, as its overview counts them. */
export function ServedCvesPage() {
  const { org = '' } = useParams();
  const [search] = useQueryParams();
  const channel = search.get('channel') || null;
  const query = useServedCvesQuery({
    variables: { org, channel, offset: (pageOf(search) - 1) * pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const organization = shownOf(query)?.organization;
  return (
    <Page title={t.title}>
      <PageHead crumbs={areaCrumbs(org, organization?.title)} title={t.title} />
      <p className={look('text', { tone: 'muted', wrap: true })}>
        {t.lead}
        {channel === null ? null : (
          <>
            {' '}
            {t.only(channel)} <Link to={paths.servedCves.href({ org })}>{t.all}</Link>
          </>
        )}
      </p>
      <ListPanel
        what={t.what}
        label={t.title}
        list={organization?.servedCves}
        query={query}
        pageSize={pageSize}
        table={table}
        empty={
          <EmptyState kind="first-use" title={t.none}>
            {t.noneText}
          </EmptyState>
        }
      >
        {({ nodes }) => (
          <Table {...table}>
            {nodes.map(({ cve, channels }) => (
              <tr key={cve.externalId}>
                <CveHead cve={cve} where={{ organization: org, ...(channel !== null && { channel }) }} />
                <td>{text.states[cve.status]}</td>
                <CvePackages of={cve.packages} />
                <td className={look('text', { wrap: true })}>
                  {channels.map((one) => t.files(one.channel, one.servedFileCount)).join(', ')}
                </td>
                <td className={look('text', { numeric: true, tone: 'muted' })}>
                  <DateText at={cve.publishedAt} />
                </td>
              </tr>
            ))}
          </Table>
        )}
      </ListPanel>
    </Page>
  );
}
