import { ShieldCheck } from 'lucide-react';
import { useChannelPolicyWatchQuery, useEnforcePolicyMutation } from '../../../gen/channelMonitoring.ts';
import { count, formatNumber } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { runMutation } from '../../../ui/runMutation.ts';
import { ErrorState, TableSkeleton } from '../../../ui/feedback.tsx';
import { Pad, Panel, Section } from '../../../ui/layout.tsx';
import { NumberCell, RowHead, Table } from '../../../ui/Table.tsx';
import { Moment } from '../../../ui/time.tsx';
import { look } from '../../../ui/theme/look.ts';
import { runsText } from '../runs/runsMessages.ts';

const t = runsText.watch;

/**
 * What the monitored policy of a channel would block, by rule and by client, and a button to enforce it. For users who
 * can apply policies.
 */
export function WatchPanel({ org, channel, policyId }: { org: string; channel: string; policyId: string }) {
  const { data, loading, error, refetch } = useChannelPolicyWatchQuery({
    variables: { org, channel },
    fetchPolicy: 'cache-and-network',
  });
  const [enforce, { loading: enforcing }] = useEnforcePolicyMutation();
  const watch = data?.organization?.channel?.policyMonitoring;
  if (!watch)
    return loading ? (
      <TableSkeleton label={t.title} />
    ) : error ? (
      <ErrorState what={t.what} error={error} onRetry={refetch} />
    ) : null;
  return (
    <>
      <Section
        title={t.title}
        actions={
          <Button
            variant="solid"
            icon={ShieldCheck}
            busy={enforcing}
            onClick={() =>
              void runMutation(
                enforce({ variables: { input: { organization: org, channel, policyId } } }),
                (done) => done.applyPolicy,
              )
            }
          >
            {t.enforce}
          </Button>
        }
      >
        <Panel>
          <Pad gap={8}>
            <p className={look('prose')}>
              {watch.fileCount === 0 && watch.requestCount === 0
                ? t.textNone
                : t.text(
                    count(watch.fileCount, 'file'),
                    count(watch.requestCount, 'request'),
                    count(watch.packageCount, 'package'),
                  )}
            </p>
            <p className={look('help')}>
              {t.since} <Moment at={watch.since} />
            </p>
          </Pad>
          {watch.rules.length === 0 ? null : (
            <Table
              label={t.rules}
              columns={[
                { key: 'rule', title: t.rule },
                { key: 'files', title: t.files, numeric: true },
                { key: 'requests', title: t.requests, numeric: true },
              ]}
            >
              {watch.rules.map(({ rule, fileCount, requestCount }) => (
                <tr key={rule}>
                  <RowHead>{rule}</RowHead>
                  <NumberCell value={fileCount} />
                  <NumberCell value={requestCount} />
                </tr>
              ))}
            </Table>
          )}
        </Panel>
      </Section>
      <Section title={t.asked}>
        <Panel>
          {watch.requests.nodes.length === 0 ? (
            <Pad>
              <p className={look('help')}>{t.none}</p>
            </Pad>
          ) : (
            <Table
              label={t.askedTable}
              columns={[
                { key: 'package', title: t.package },
                { key: 'who', title: t.who },
                { key: 'rule', title: t.rule, hide: 'small' },
                { key: 'requests', title: t.requests, numeric: true },
                { key: 'last', title: t.last, hide: 'small' },
              ]}
            >
              {watch.requests.nodes.map(({ name, rule, person, serviceAccountName, requestCount, lastRequestedAt }) => (
                <tr key={`${name} ${rule} ${person?.id ?? serviceAccountName ?? ''}`}>
                  <RowHead>{name}</RowHead>
                  <td>
                    {person?.displayName ?? serviceAccountName ?? (
                      <span className={look('text', { tone: 'zero' })}>{t.nobody}</span>
                    )}
                  </td>
                  <td>{rule}</td>
                  <td className={look('text', { numeric: true })}>{formatNumber(requestCount)}</td>
                  <td>
                    <Moment at={lastRequestedAt} />
                  </td>
                </tr>
              ))}
            </Table>
          )}
          <Pad>
            <p className={look('help')}>{t.kept}</p>
          </Pad>
        </Panel>
      </Section>
    </>
  );
}
