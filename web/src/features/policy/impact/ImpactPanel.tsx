import type { ReactNode } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { RowHead } from '../../../ui/Table.tsx';
import { ChannelPick } from './ChannelPick.tsx';
import { PlatformBars } from './ImpactBars.tsx';
import { ComparedWith, CveWarnings, ImpactLimits, ImpactNotes, ImpactSkeleton } from './ImpactNotes.tsx';
import { Installability } from './Installability.tsx';
import { impactText } from './messages.ts';
import type { Impact, ImpactQuestion, ImpactState } from './useImpact.ts';
import { classes } from '../../../ui/classes.ts';
import { look } from '../../../ui/theme/look.ts';
import { Push } from '../../../ui/layout.tsx';

const listedPackages = 4;

/** Now → after in one line. */
function ImpactSum({ impact }: { impact: Impact }) {
  return (
    <p className={look('sum')}>
      {impactText.change(impact.fileCountBefore, impact.fileCountAfter)} <small>{impactText.files}</small>
      {impact.removedFileCount > 0 ? (
        <>
          {' '}
          <small className={look('text', { tone: 'minus' })}>{impactText.going(impact.removedFileCount)}</small>
        </>
      ) : null}
      {impact.addedFileCount > 0 ? (
        <>
          {' '}
          <small className={look('text', { tone: 'plus' })}>{impactText.coming(impact.addedFileCount)}</small>
        </>
      ) : null}
      {impact.removedFileCount + impact.addedFileCount === 0 ? (
        <>
          {' '}
          <small>{impactText.unchanged}</small>
        </>
      ) : null}
    </p>
  );
}

/** Summary of the impact next to a form: totals, platforms, most affected packages. */
export function ImpactPanel({
  state,
  channel,
  channels,
  onChannel,
  all,
  question,
  onExcept,
  heading: Heading = 'h3',
  cveWarnings = true,
  missing = null,
  comparedWith = null,
}: {
  state: ImpactState;
  channel: string | null;
  channels: readonly string[];
  onChannel?: (channel: string) => void;
  /** The way to the whole list. */
  all?: ReactNode;
  /** The draft for exception suggestions, and a handler for accepted ones. */
  question?: ImpactQuestion | null;
  onExcept?: (specs: string[]) => void;
  heading?: 'h2' | 'h3';
  /** Whether to warn of CVE rules that block nothing; off next to a form that already does. */
  cveWarnings?: boolean;
  /** What the draft lacks, '' if its fields show it; null if it is complete. */
  missing?: string | null;
  /** The name of the policy that the channel has now, if it is another one. */
  comparedWith?: string | null;
}) {
  const { impact } = state;
  return (
    <section
      aria-live="polite"
      aria-busy={state.busy}
      aria-label={impactText.title}
      className={look('impact', { busy: state.busy && Boolean(impact) })}
    >
      <div className={look('row')}>
        <Heading className={look('heading')}>{impactText.title}</Heading>
        <Push />
        {channel !== null && onChannel ? (
          <ChannelPick prefix={impactText.on} channels={channels} value={channel} onChange={onChannel} />
        ) : null}
      </div>
      {channel === null ? <p className={look('text', { tone: 'muted' })}>{impactText.noChannel}</p> : null}
      <ImpactNotes state={state} missing={channel === null ? null : missing} />
      {impact ? (
        <>
          <ComparedWith channel={impact.channel.name} policy={comparedWith} />
          {cveWarnings ? <CveWarnings impact={impact} /> : null}
          <ImpactSum impact={impact} />
          {impact.isPublished ? null : <p className={look('text', { tone: 'muted' })}>{impactText.unpublished}</p>}
          <Installability impact={impact} question={question} brief onExcept={onExcept} />
          <ImpactLimits impact={impact} />
          <PlatformBars platforms={impact.bySubdir} />
          {impact.removedPackages.length > 0 ? (
            <div className={classes(look('scroll'), look('impact.lost'))}>
              <table className={look('table', { tight: true })}>
                <thead>
                  <tr>
                    <th scope="col">{impactText.mostLost}</th>
                    <th scope="col" className={look('text', { numeric: true })}>
                      {impactText.columns.files}
                    </th>
                    <th scope="col">
                      <span className={look('row')}>
                        {impactText.columns.reason}
                        <Push />
                        {impact.removedPackageCount > listedPackages ? all : null}
                      </span>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {impact.removedPackages.slice(0, listedPackages).map((one) => (
                    <tr key={one.name}>
                      <RowHead mono>{one.spec}</RowHead>
                      <td className={look('text', { numeric: true })}>{formatNumber(one.fileCount)}</td>
                      <td className={look('text', { tone: 'muted', wrap: true })}>{one.reason}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          ) : null}
        </>
      ) : state.busy ? (
        <ImpactSkeleton />
      ) : null}
    </section>
  );
}
