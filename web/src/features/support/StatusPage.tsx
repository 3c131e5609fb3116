import { CircleCheck, CircleX } from 'lucide-react';
import { useServiceStatusQuery } from '../../gen/support.ts';
import { Banner, ErrorState, TableSkeleton } from '../../ui/feedback.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Page, PageHead, Panel, Row } from '../../ui/layout.tsx';
import { NumberCell, RowHead, Table } from '../../ui/Table.tsx';
import { Since } from '../../ui/time.tsx';
import { text } from './messages.ts';
import { themeColor } from '../../ui/theme/color.ts';
import { look } from '../../ui/theme/look.ts';

/** Poll interval of the services, in milliseconds. */
const askEvery = 60_000;

/**
 * `/app/status` (ROUTE-40, ROUTE-51): each service's health, since when, and latency, for everyone; details of problems
 * for signed-in users.
 */
export function StatusPage() {
  const { data, loading, error, refetch } = useServiceStatusQuery({
    pollInterval: askEvery,
    skipPollAttempt: () => document.hidden,
    fetchPolicy: 'cache-and-network',
  });
  const services = data?.serviceStatus;
  const detailed = services?.some(({ detail }) => detail !== '') ?? false;
  const healthy = services?.every((service) => service.isHealthy) ?? false;
  return (
    <Page title={text.status}>
      <PageHead title={text.status} facts={<p className={look('text', { tone: 'muted' })}>{text.statusIntro}</p>} />
      {services ? (
        <>
          <Banner kind={healthy ? 'success' : 'error'}>{healthy ? text.allWork : text.someFail}</Banner>
          <Panel>
            <Table
              label={text.status}
              columns={[
                { key: 'service', title: text.service },
                { key: 'state', title: text.state },
                { key: 'latency', title: text.latency, numeric: true },
                { key: 'since', title: text.since, numeric: true, hide: 'small' },
                ...(detailed ? [{ key: 'detail', title: text.detail }] : []),
              ]}
            >
              {services.map((service) => (
                <tr key={service.name}>
                  <RowHead>{service.name}</RowHead>
                  <td>
                    <Row gap={4}>
                      <Icon
                        of={service.isHealthy ? CircleCheck : CircleX}
                        color={service.isHealthy ? themeColor('leaf.fg') : themeColor('decision.refused.fg')}
                      />
                      {service.isHealthy ? text.works : text.fails}
                    </Row>
                  </td>
                  <NumberCell quiet={service.latencyMs === null}>
                    {service.latencyMs === null ? '–' : text.milliseconds(service.latencyMs)}
                  </NumberCell>
                  <td className={look('text', { numeric: true, tone: 'muted' })}>
                    {service.since ? (
                      <Since at={service.since} />
                    ) : (
                      <span className={look('text', { tone: 'zero' })}>–</span>
                    )}
                  </td>
                  {detailed ? <td>{service.detail}</td> : null}
                </tr>
              ))}
            </Table>
          </Panel>
        </>
      ) : loading ? (
        <TableSkeleton label={text.what} rows={4} />
      ) : (
        <ErrorState what={text.what} error={error} onRetry={refetch} />
      )}
    </Page>
  );
}
