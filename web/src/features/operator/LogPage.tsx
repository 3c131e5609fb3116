import { Link } from 'react-router-dom';
import { useOperatorLogQuery, type OperatorLogQuery } from '../../gen/operator.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { pageOf, paths } from '../../paths.ts';
import { EmptyState } from '../../ui/feedback.tsx';
import { ListPanel, shownOf } from '../../ui/ListPanel.tsx';
import { RowHead, Table } from '../../ui/Table.tsx';
import { Moment } from '../../ui/time.tsx';
import { logText as t } from './messages.ts';
import { OperatorFrame } from './OperatorFrame.tsx';
import { look } from '../../ui/theme/look.ts';

type Entry = NonNullable<NonNullable<OperatorLogQuery['operator']>['log']>['nodes'][number];

const pageSize = 20;
/** Actions on users; without a name, the account was deleted. */
const toPeople: readonly Entry['action'][] = [
  'OPERATOR_ADDED',
  'OPERATOR_REMOVED',
  'DISABLED',
  'ENABLED',
  'CONFIRMED',
  'SENT_PASSWORD_LINK',
];

function To({ entry: { action, userUuid, username, organizationName, hasOrganization } }: { entry: Entry }) {
  if (userUuid !== null) return <Link to={paths.hubPerson.href({ userId: userUuid })}>{username}</Link>;
  if (organizationName !== null)
    return hasOrganization ? (
      <Link className={look('text', { mono: true })} to={paths.hubOrganization.href({ name: organizationName })}>
        {organizationName}
      </Link>
    ) : (
      <>
        <span className={look('text', { mono: true })}>{organizationName}</span>{' '}
        <span className={look('text', { tone: 'muted' })}>({t.deleted})</span>
      </>
    );
  return <span className={look('text', { tone: 'zero' })}>{toPeople.includes(action) ? t.gone : '–'}</span>;
}

/** `/operator/log`: what operators did, to whom and when. */
export function LogPage() {
  const [search] = useQueryParams();
  const query = useOperatorLogQuery({
    variables: { offset: (pageOf(search) - 1) * pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const log = shownOf(query)?.operator?.log;
  return (
    <OperatorFrame current="log">
      <ListPanel
        what={t.what}
        list={log}
        query={query}
        pageSize={pageSize}
        empty={
          <EmptyState kind="first-use" title={t.none}>
            {t.noneText}
          </EmptyState>
        }
      >
        {({ nodes }) => (
          <Table
            label={t.table}
            columns={[
              { key: 'did', title: t.did },
              { key: 'to', title: t.to },
              { key: 'who', title: t.who },
              { key: 'when', title: t.when, numeric: true },
            ]}
          >
            {nodes.map((entry) => (
              <tr key={entry.id}>
                <RowHead>
                  {t.actions[entry.action]}
                  {entry.detail ? (
                    <span className={look('table.sub')}>
                      <br />
                      {entry.detail}
                    </span>
                  ) : null}
                </RowHead>
                <td>
                  <To entry={entry} />
                </td>
                <td>{entry.operatorName ?? <span className={look('text', { tone: 'zero' })}>{t.gone}</span>}</td>
                <td className={look('text', { numeric: true, tone: 'muted' })}>
                  <Moment at={entry.occurredAt} />
                </td>
              </tr>
            ))}
          </Table>
        )}
      </ListPanel>
    </OperatorFrame>
  );
}
