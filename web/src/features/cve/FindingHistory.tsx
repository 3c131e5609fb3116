import { useApolloClient } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { FindingsCsvDocument, useFindingsQuery } from '../../gen/cveFindings.ts';
import type { FindingHistoryProps } from '../../lib/slots.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { oneOf, paths } from '../../paths.ts';
import { CsvButton } from '../../ui/CsvButton.tsx';
import { EmptyState } from '../../ui/feedback.tsx';
import { Section } from '../../ui/layout.tsx';
import { ListPanel, shownOf } from '../../ui/ListPanel.tsx';
import { RowHead, Table } from '../../ui/Table.tsx';
import { Segmented } from '../../ui/Tabs.tsx';
import { look } from '../../ui/theme/look.ts';
import { Moment } from '../../ui/time.tsx';
import { text as t } from './findingMessages.ts';

/** Rows of one page; the query's `first` is the same number. */
const pageSize = 20;
/** Names of the page and the filter in the URL. */
const PAGE = 'history';
const STATE = 'findings';

/**
 * History of CVE findings in an organization's served files, with start, end, and reason: of one channel, or of one
 * CVE.
 */
export function FindingHistory({ org, title, channel, cveId }: FindingHistoryProps) {
  const client = useApolloClient();
  const [search, change] = useQueryParams();
  const shown = oneOf(search, STATE, ['all', 'standing', 'over']);
  const state = ({ all: null, standing: 'OPEN', over: 'RESOLVED' } as const)[shown];
  const page = Math.max(1, Number(search.get(PAGE)) || 1);
  const variables = { org, channel: channel ?? null, cveId: cveId ?? null, state } as const;
  const query = useFindingsQuery({
    variables: { ...variables, offset: (page - 1) * pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const ask = async () =>
    (await client.query({ query: FindingsCsvDocument, variables, fetchPolicy: 'no-cache' })).data?.organization
      ?.findingsCsv;
  return (
    <Section title={title === undefined ? t.title : t.of(title)}>
      <ListPanel
        what={t.what}
        label={title === undefined ? t.title : t.of(title)}
        list={shownOf(query)?.organization?.findings}
        query={query}
        pageSize={pageSize}
        skeletonRows={3}
        narrowedBy={[STATE]}
        tools={
          <Segmented
            label={t.state}
            value={shown}
            segments={[
              { value: 'all', label: t.states.all },
              { value: 'standing', label: t.states.standing },
              { value: 'over', label: t.states.over },
            ]}
            onChange={(to) => change({ [STATE]: to === 'all' ? null : to, [PAGE]: null })}
          />
        }
        end={<CsvButton label={t.csv} of={t.csvOf} name={t.csvName(org, channel, cveId)} ask={ask} />}
        empty={
          <EmptyState kind="first-use" title={t.none}>
            {t.noneText}
          </EmptyState>
        }
        noMatch={{ title: t.noMatch, clear: t.all }}
        pages={{ name: PAGE, page, valueOf: (to) => to, shown: true }}
      >
        {({ nodes }) => (
          <Table
            label={t.table}
            columns={[
              ...(cveId === undefined ? [{ key: 'cve', title: t.cve }] : []),
              { key: 'file', title: t.file },
              ...(channel === undefined ? [{ key: 'channel', title: t.channel }] : []),
              { key: 'began', title: t.began },
              { key: 'over', title: t.over },
            ]}
          >
            {nodes.map((one) => {
              const file = (
                <span className={look('text', { mono: true })}>
                  {one.package} {one.version}
                </span>
              );
              return (
                <tr key={one.id}>
                  {cveId === undefined ? (
                    <>
                      <RowHead mono>
                        <Link
                          className={look('text', { mono: true })}
                          to={paths.cve.href({ cveId: one.cveId }, { organization: org, channel: one.channel })}
                        >
                          {one.cveId}
                        </Link>
                      </RowHead>
                      <td>
                        {file} <span className={look('text', { tone: 'muted' })}>{t.files(one.fileCount)}</span>
                      </td>
                    </>
                  ) : (
                    <RowHead>
                      {file} <span className={look('text', { tone: 'muted' })}>{t.files(one.fileCount)}</span>
                    </RowHead>
                  )}
                  {channel === undefined ? <td className={look('text', { mono: true })}>{one.channel}</td> : null}
                  <td className={look('text', { wrap: true })}>
                    <Moment at={one.openedAt} /> <span className={look('text', { tone: 'muted' })}>{t.begun(one)}</span>
                  </td>
                  <td className={look('text', { wrap: true })}>
                    {one.resolvedAt === null ? (
                      t.open
                    ) : (
                      <>
                        <Moment at={one.resolvedAt} />{' '}
                        <span className={look('text', { tone: 'muted' })}>{t.ended(one)}</span>
                      </>
                    )}
                  </td>
                </tr>
              );
            })}
          </Table>
        )}
      </ListPanel>
    </Section>
  );
}
