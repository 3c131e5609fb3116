import type { ExposurePageQuery } from '../../gen/environment.ts';
import { formatNumber } from '../../lib/format.ts';
import { Loaded } from '../../ui/feedback.tsx';
import { Pad, Panel, Section } from '../../ui/layout.tsx';
import { NumberCell, RowHead, Table } from '../../ui/Table.tsx';
import { look } from '../../ui/theme/look.ts';
import '../../ui/theme/recipes/report.css';
import { exposureText } from './exposureMessages.ts';

type Day = NonNullable<NonNullable<ExposurePageQuery['organization']>['environmentCveHistory']>[number];

const t = exposureText.days;
/** Parts of a day's column from the top. */
const parts = ['critical', 'high', 'medium', 'low', 'rest'] as const;

const numbersOf = ({ critical, high, medium, low, other }: Day) => ({ critical, high, medium, low, rest: other });
const hit = (day: Day): number => Object.values(numbersOf(day)).reduce((sum, each) => sum + each, 0);

/** Number of an organization's affected environments by day, as a chart with its table. */
export function ExposureDays({
  days,
  query,
}: {
  days: readonly Day[] | null;
  query: Parameters<typeof Loaded>[0]['query'];
}) {
  return (
    <Section title={t.title}>
      <Loaded what={t.table} value={days} query={query} rows={3}>
        {(all) => {
          const last = all.at(-1);
          if (last === undefined) return <p className={look('text', { tone: 'muted' })}>{t.none}</p>;
          const most = Math.max(...all.map(hit));
          return (
            <Panel>
              <Pad gap={12}>
                <p>{t.now(formatNumber(hit(last)), formatNumber(last.environmentCount))}</p>
                <div className={look('days')} role="img" aria-label={t.chart(all[0]!.date, last.date)}>
                  {all.map((day) => (
                    <i key={day.date} title={`${day.date}: ${formatNumber(hit(day))}`} style={{ height: '100%' }}>
                      {parts.map((part) =>
                        numbersOf(day)[part] > 0 ? (
                          <b
                            key={part}
                            className={look('share', { of: part })}
                            style={{ height: `max(2px, ${(100 * numbersOf(day)[part]) / most}%)` }}
                          />
                        ) : null,
                      )}
                    </i>
                  ))}
                </div>
                <ul className={look('legend')} aria-hidden="true">
                  {parts.map((part) => (
                    <li key={part}>
                      <b className={look('share', { of: part })} />
                      {t.columns[part]}
                    </li>
                  ))}
                </ul>
                <p className={look('text', { tone: 'muted' })}>{most > 0 ? t.most(formatNumber(most)) : t.noneHit}</p>
              </Pad>
              <Pad>
                <details>
                  <summary>{t.show}</summary>
                  <Table
                    label={t.table}
                    tight
                    columns={[
                      { key: 'date', title: t.date },
                      ...parts.map((part) => ({
                        key: part,
                        title: t.columns[part],
                        numeric: true,
                        // On phones there is room for the graver ones.
                        ...(part === 'low' || part === 'rest' ? { hide: 'mobile' as const } : {}),
                      })),
                      { key: 'all', title: t.all, numeric: true },
                      { key: 'refused', title: t.refused, numeric: true, hide: 'mobile' },
                    ]}
                  >
                    {all.toReversed().map((day) => (
                      <tr key={day.date}>
                        <RowHead>
                          <time dateTime={day.date}>{day.date}</time>
                        </RowHead>
                        {parts.map((part) => (
                          <NumberCell key={part} value={numbersOf(day)[part]} />
                        ))}
                        <NumberCell value={day.environmentCount} />
                        <NumberCell value={day.blockedCount} />
                      </tr>
                    ))}
                  </Table>
                </details>
              </Pad>
            </Panel>
          );
        }}
      </Loaded>
    </Section>
  );
}
