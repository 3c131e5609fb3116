import { useScanEnvironmentMutation } from '../../gen/environment.ts';
import { runMutation } from '../../ui/runMutation.ts';
import { Button } from '../../ui/Button.tsx';
import { Fact, Facts, Pad, Panel, Section } from '../../ui/layout.tsx';
import { Decision, Severity } from '../../ui/badges.tsx';
import { knowledge } from '../../ui/knowledgeMessages.ts';
import { RowHead, Table } from '../../ui/Table.tsx';
import { look } from '../../ui/theme/look.ts';
import { Moment } from '../../ui/time.tsx';
import { text as t } from './messages.ts';

/** A short scan of an environment on demand: how much the hub knows about it, and what it would block (ENV-11). */
export function ScanPanel({ org, environmentId }: { org: string; environmentId: string }) {
  const [scan, { data, loading }] = useScanEnvironmentMutation();
  const found = data?.scanEnvironment.scan;
  const run = () =>
    runMutation(
      scan({ variables: { input: { organization: org, environmentId } } }),
      (answer) => answer.scanEnvironment,
    );
  return (
    <Section
      title={t.scanTitle}
      actions={
        <Button size="sm" busy={loading} onClick={() => void run()}>
          {found ? t.scanAgain : t.scan}
        </Button>
      }
    >
      {found ? (
        <Panel>
          <Pad gap={12}>
            <Facts>
              <Fact name={t.scanned}>
                <Moment at={found.scannedAt} />
              </Fact>
              <Fact name={t.scanKnown}>{t.scanOf(found.stats.recognizedCount, found.stats.packageCount)}</Fact>
              <Fact name={knowledge.comparedLabel}>
                {knowledge.compared(found.stats.packageCount, found.stats.withoutCveDataCount)}
              </Fact>
              <Fact name={knowledge.words.not_checked}>{found.stats.withoutCveDataCount}</Fact>
              <Fact name={t.scanRefused}>{found.stats.blockedCount}</Fact>
              <Fact name={knowledge.affectedLabel}>{found.stats.affectedCount}</Fact>
            </Facts>
            {found.findings.length === 0 ? (
              <p className={look('text', { tone: 'muted' })}>
                {knowledge.nothingFound(found.stats.packageCount, found.stats.withoutCveDataCount)}
              </p>
            ) : null}
          </Pad>
          {found.findings.length === 0 ? null : (
            <Table
              label={t.scanTable}
              columns={[
                { key: 'name', title: t.name },
                { key: 'version', title: t.version, mono: true },
                { key: 'channel', title: t.channel, mono: true, hide: 'small' },
                { key: 'decision', title: t.decision },
                { key: 'worst', title: t.worst },
                { key: 'cves', title: t.cves, hide: 'small' },
              ]}
            >
              {found.findings.map((finding) => (
                <tr key={`${finding.channelName} ${finding.name} ${finding.version}`}>
                  <RowHead mono>{finding.name}</RowHead>
                  <td className={look('text', { mono: true })}>{finding.version}</td>
                  <td className={look('text', { mono: true })}>{finding.channelName}</td>
                  <td>
                    {finding.decision === 'BLOCKED' ? (
                      <>
                        <Decision of="refused" />
                        {finding.decidingRule ? (
                          <div className={look('text', { tone: 'muted' })}>{finding.decidingRule}</div>
                        ) : null}
                      </>
                    ) : finding.decision === null ? (
                      <span className={look('text', { tone: 'zero' })} title={t.undecidedText}>
                        {t.undecided}
                      </span>
                    ) : (
                      <Decision of="allowed" bare />
                    )}
                  </td>
                  <td>
                    {finding.cveCount === 0 ? (
                      <span className={look('text', { tone: 'zero' })}>–</span>
                    ) : (
                      <Severity score={finding.highestScore} level={finding.highestSeverity} />
                    )}
                  </td>
                  <td className={look('text', { wrap: true })}>{t.cveList(finding.cveIds, finding.cveCount) || '–'}</td>
                </tr>
              ))}
            </Table>
          )}
          {found.findingCount > found.findings.length ? (
            <Pad>
              <p className={look('text', { tone: 'muted' })}>{t.scanMore(found.findings.length, found.findingCount)}</p>
            </Pad>
          ) : null}
        </Panel>
      ) : null}
    </Section>
  );
}
