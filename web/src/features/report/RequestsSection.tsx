import { Link } from 'react-router-dom';
import type { ReportsQuery } from '../../gen/report.ts';
import { formatNumber } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/feedback.tsx';
import { Fact, Facts, Pad, Panel, Section } from '../../ui/layout.tsx';
import { NumberCell, RowHead, Table } from '../../ui/Table.tsx';
import { text } from './messages.ts';
import '../../ui/theme/recipes/report.css';
import { look } from '../../ui/theme/look.ts';

type Organization = NonNullable<ReportsQuery['organization']>;
type Day = NonNullable<Organization['dailyRequests']>[number];
type Telemetry = NonNullable<Organization['usageReport']>;

const t = text.requests;
const shown = ['total', 'served', 'downloads', 'notModified', 'blocked', 'other'] as const;
const columns = shown.map((key) => ({ key, title: text.counts[key], numeric: true }));
/** Parts of a day's column from the top, with color and name. */
const parts = [
  ['refused', text.counts.blocked],
  ['served', text.counts.served],
  ['rest', t.rest],
] as const;

/** Days as columns. The numbers are in the table. */
function DayChart({ days }: { days: readonly Day[] }) {
  const most = Math.max(1, ...days.map(({ counts }) => counts.total));
  return (
    <div className={look('days')} role="img" aria-label={t.chart(days[0]?.date ?? '', days.at(-1)?.date ?? '')}>
      {days.map(({ date, counts }) => {
        const heights = { refused: counts.blocked, served: counts.served, rest: counts.notModified + counts.other };
        return (
          <i key={date} title={`${date}: ${formatNumber(counts.total)}`} style={{ height: '100%' }}>
            {parts.map(([part]) =>
              heights[part] > 0 ? (
                <b
                  key={part}
                  className={look('share', { of: part })}
                  style={{ height: `max(2px, ${(100 * heights[part]) / most}%)` }}
                />
              ) : null,
            )}
          </i>
        );
      })}
    </div>
  );
}

/** Requests over time and by channel (REPORT-01). */
export function RequestsSection({ org, days, telemetry }: { org: string; days: readonly Day[]; telemetry: Telemetry }) {
  const { totals, channels } = telemetry;
  if (totals.total === 0)
    return (
      <Section title={t.title}>
        <EmptyState kind="first-use" title={t.none}>
          {t.noneText}
        </EmptyState>
      </Section>
    );
  return (
    <Section title={t.title}>
      <Panel>
        <Pad gap={12}>
          <Facts>
            {shown.map((key) => (
              <Fact key={key} name={text.counts[key]}>
                {formatNumber(totals[key])}
              </Fact>
            ))}
          </Facts>
          <DayChart days={days} />
          <ul className={look('legend')} aria-hidden="true">
            {parts.map(([part, name]) => (
              <li key={part}>
                <b className={look('share', { of: part })} />
                {name}
              </li>
            ))}
          </ul>
          <p className={look('text', { tone: 'muted' })}>
            {t.most(formatNumber(Math.max(...days.map(({ counts }) => counts.total))))} · {text.otherHelp}
          </p>
        </Pad>
        <Pad>
          <details>
            <summary>{t.show}</summary>
            <Table label={t.table} tight columns={[{ key: 'date', title: t.date }, ...columns]}>
              {days.toReversed().map(({ date, counts }) => (
                <tr key={date}>
                  <RowHead>
                    <time dateTime={date}>{date}</time>
                  </RowHead>
                  {shown.map((key) => (
                    <NumberCell key={key} value={counts[key]} />
                  ))}
                </tr>
              ))}
            </Table>
          </details>
        </Pad>
        <Table label={t.channelTable} columns={[{ key: 'channel', title: t.channel }, ...columns]}>
          {channels.map(({ channel, counts }) => (
            <tr key={channel}>
              <RowHead mono={channel !== ''}>
                {channel === '' ? (
                  <span className={look('text', { tone: 'muted' })}>{t.noChannel}</span>
                ) : (
                  <Link className={look('text', { mono: true })} to={paths.channel.href({ org, channel })}>
                    {channel}
                  </Link>
                )}
              </RowHead>
              {shown.map((key) => (
                <NumberCell key={key} value={counts[key]} />
              ))}
            </tr>
          ))}
        </Table>
      </Panel>
    </Section>
  );
}
