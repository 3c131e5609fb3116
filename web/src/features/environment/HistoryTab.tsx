import { Link } from 'react-router-dom';
import { useEnvironmentHistoryQuery } from '../../gen/environment.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { pageOf, paths, withSearch } from '../../paths.ts';
import { Loaded } from '../../ui/feedback.tsx';
import { Panel } from '../../ui/layout.tsx';
import { NumberCell, Pager, RowHead, Table } from '../../ui/Table.tsx';
import { look } from '../../ui/theme/look.ts';
import { Moment } from '../../ui/time.tsx';
import { text as t } from './messages.ts';

const pageSize = 20;

/** When other packages were registered of an environment, and what changed each time. */
export function HistoryTab({ org, environmentId }: { org: string; environmentId: string }) {
  const [search] = useQueryParams();
  const page = pageOf(search);
  const query = useEnvironmentHistoryQuery({ variables: { org, environmentId, offset: (page - 1) * pageSize } });
  return (
    <Loaded what={t.history} value={query.data?.organization?.environment?.revisions} query={query}>
      {({ nodes, totalCount }) => (
        <Panel label={t.view.history}>
          <Table
            label={t.historyTable}
            columns={[
              { key: 'at', title: t.moment },
              { key: 'packages', title: t.packages, numeric: true, hide: 'mobile' },
              { key: 'added', title: t.added, numeric: true },
              { key: 'gone', title: t.gone, numeric: true },
              { key: 'changed', title: t.changed, numeric: true },
              { key: 'format', title: t.format, hide: 'small' },
              { key: 'last', title: t.lastSeen, hide: 'small' },
              { key: 'uploads', title: t.uploads, numeric: true, hide: 'small' },
            ]}
          >
            {nodes.map((moment) => (
              <tr key={moment.id}>
                <RowHead>
                  <Link
                    className={look('text', { tone: 'plain' })}
                    title={t.seeChange}
                    to={paths.environment.href({ org, environmentId }, { view: 'compare', after: moment.id })}
                  >
                    <Moment at={moment.firstSeenAt} />
                  </Link>
                </RowHead>
                <NumberCell value={moment.packageCount} />
                <NumberCell value={moment.addedCount} />
                <NumberCell value={moment.removedCount} />
                <NumberCell value={moment.changedCount} />
                <td>{t.formats[moment.format]}</td>
                <td>
                  <Moment at={moment.lastSeenAt} />
                </td>
                <NumberCell value={moment.uploadCount} />
              </tr>
            ))}
          </Table>
          <Pager
            page={page}
            pageSize={pageSize}
            total={totalCount}
            hrefOf={(to) => withSearch(search, { page: to === 1 ? null : to })}
          />
        </Panel>
      )}
    </Loaded>
  );
}
