import { useApolloClient } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import {
  RunChangesCsvDocument,
  useRunChangesQuery,
  type RunDetails_PolicyRunFragment,
} from '../../../gen/channelRun.ts';
import { useQueryParams } from '../../../lib/useQueryParams.ts';
import { oneOf, pageOf, paths } from '../../../paths.ts';
import { CsvButton } from '../../../ui/CsvButton.tsx';
import { Banner } from '../../../ui/feedback.tsx';
import { Section } from '../../../ui/layout.tsx';
import { ListPanel, shownOf } from '../../../ui/ListPanel.tsx';
import { RowHead, Table } from '../../../ui/Table.tsx';
import { Segmented } from '../../../ui/Tabs.tsx';
import { runText as t } from './runMessages.ts';
import { look } from '../../../ui/theme/look.ts';

const pageSize = 20;

/**
 * Files that a run added or removed, each with its reason while reasons are stored: searchable, paginated, and as CSV.
 */
export function RunChanges({
  org,
  channel,
  run,
}: {
  org: string;
  channel: string;
  run: Pick<RunDetails_PolicyRunFragment, 'id' | 'addedFileCount' | 'removedFileCount'>;
}) {
  const client = useApolloClient();
  const [search, change] = useQueryParams();
  const q = search.get('q') ?? '';
  // Users look for missing files first. A run without removed files starts with the added ones.
  const shown = oneOf(search, 'change', (run.removedFileCount ?? 0) > 0 ? ['went', 'came'] : ['came', 'went']);
  const way = shown === 'came' ? 'ADDED' : 'REMOVED';
  const variables = { org, channel, id: run.id };
  const query = useRunChangesQuery({
    variables: { ...variables, change: way, q: q || null, offset: (pageOf(search) - 1) * pageSize },
  });
  const page = shownOf(query)?.organization?.channel?.run?.changes;
  const ask = async () =>
    (await client.query({ query: RunChangesCsvDocument, variables, fetchPolicy: 'no-cache' })).data?.organization
      ?.channel?.run?.changesCsv;
  return (
    <Section
      title={t.changes}
      actions={<CsvButton label={t.csv} of={t.csvOf} name={t.csvName(org, channel)} ask={ask} />}
    >
      {page?.hasReasons === false ? <Banner>{t.reasonsGone}</Banner> : null}
      <ListPanel
        what={t.whatChanges}
        list={page}
        query={query}
        pageSize={pageSize}
        filter={{ label: t.filter }}
        tools={
          <Segmented
            label={t.change}
            value={shown}
            onChange={(value) => change({ change: value })}
            segments={[
              { value: 'went', label: t.went, count: run.removedFileCount },
              { value: 'came', label: t.came, count: run.addedFileCount },
            ]}
          />
        }
        noMatch={q === '' ? { title: t.nothing[way], text: t.nothingText } : { title: t.noMatch(q), clear: t.clear }}
      >
        {({ nodes, hasReasons }) => (
          <Table
            label={t.table}
            columns={[
              { key: 'file', title: t.file },
              { key: 'platform', title: t.platform, hide: 'small' },
              { key: 'package', title: t.package, hide: 'mobile' },
              { key: 'version', title: t.version, hide: 'mobile' },
              ...(hasReasons ? [{ key: 'reason', title: t.reason }] : []),
            ]}
          >
            {nodes.map((file) => (
              <tr key={`${file.subdir}/${file.fileName}`}>
                <RowHead mono>
                  <span className={look('text', { wrap: true })}>{file.fileName}</span>
                </RowHead>
                <td className={look('text', { mono: true })}>{file.subdir}</td>
                <td>
                  <Link
                    className={look('text', { mono: true })}
                    to={paths.package.href({ org, channel, name: file.name })}
                  >
                    {file.name}
                  </Link>
                </td>
                <td className={look('text', { mono: true })}>{file.version}</td>
                {hasReasons ? <td className={look('reasonText')}>{file.reason}</td> : null}
              </tr>
            ))}
          </Table>
        )}
      </ListPanel>
    </Section>
  );
}
