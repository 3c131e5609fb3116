import { cacheSize, useSeenRequests } from '../../lib/apollo/inspect.ts';
import { useFlag } from '../../lib/flags.tsx';
import { Table } from '../../ui/Table.tsx';
import '../../ui/theme/recipes/devtools.css';
import { flagText } from './messages.ts';
import { look } from '../../ui/theme/look.ts';

const t = flagText.devtools;

/**
 * The developer tools at the bottom right (FLAG-12): recent requests with ID, duration, and source, and the size of the
 * cache.
 */
export function Devtools() {
  const requests = useSeenRequests();
  const most = useFlag('devtools-requests');
  const slow = useFlag('devtools-slow-seconds') * 1000;
  return (
    <aside className={look('devtools')} aria-label={t.title}>
      <details>
        <summary>{t.title}</summary>
        <p className={look('text', { tone: 'muted' })}>{t.cached(cacheSize())}</p>
        {requests.length === 0 ? (
          <p>{t.none}</p>
        ) : (
          <Table
            label={t.table}
            columns={[
              { key: 'operation', title: t.operation },
              { key: 'from', title: t.from },
              { key: 'took', title: t.took, numeric: true },
              { key: 'id', title: t.id },
            ]}
          >
            {requests.slice(0, most).map((request) => (
              <tr key={request.number}>
                <th scope="row" className={look('text', { mono: true })}>
                  {request.operation}
                </th>
                <td>{t.source[request.from]}</td>
                <td className={look('text', { numeric: true })}>
                  {t.ms(request.ms)}
                  {request.ms >= slow ? ` (${t.slow})` : ''}
                </td>
                <td className={look('text', { mono: true })}>{request.id ?? '–'}</td>
              </tr>
            ))}
          </Table>
        )}
      </details>
    </aside>
  );
}
