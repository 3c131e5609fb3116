import { useApolloClient } from '@apollo/client/react';
import { Download } from 'lucide-react';
import { Fragment, useState } from 'react';
import { Link } from 'react-router-dom';
import { saveText } from '../../../../lib/download.ts';
import { formatNumber } from '../../../../lib/format.ts';
import { useSlots } from '../../../../lib/slots.ts';
import { paths } from '../../../../paths.ts';
import { Button } from '../../../../ui/Button.tsx';
import { showFailure } from '../../../../ui/toasts.tsx';
import { ChannelPick } from '../../impact/ChannelPick.tsx';
import { impactCsv } from '../../impact/csv.ts';
import { PlatformBars, RuleBars } from '../../impact/ImpactBars.tsx';
import { ComparedWith, CveWarnings, ImpactLimits, ImpactNotes, ImpactSkeleton } from '../../impact/ImpactNotes.tsx';
import { Installability } from '../../impact/Installability.tsx';
import { impactText, signed } from '../../impact/messages.ts';
import { PackageImpacts } from '../../impact/PackageImpacts.tsx';
import { computeImpact, type ImpactQuestion, type ImpactState } from '../../impact/useImpact.ts';
import { classes } from '../../../../ui/classes.ts';
import { look } from '../../../../ui/theme/look.ts';
import { Push } from '../../../../ui/layout.tsx';

/** Maximum number of packages that the hub lists each way. */
export const mostPackages = 500;

/** The whole impact of the draft on a channel, before anything is saved. */
export function ReviewImpact({
  org,
  state,
  question,
  channel,
  channels,
  also,
  all,
  onAll,
  onChannel,
  onExcept,
  comparedWith,
}: {
  org: string;
  state: ImpactState;
  /** The requested impact; null while the draft is invalid. */
  question: ImpactQuestion | null;
  channel: string | null;
  channels: readonly string[];
  /** Other channels the policy is applied to. */
  also: readonly string[];
  /** Whether every package is listed. */
  all: boolean;
  onAll: (all: boolean) => void;
  onChannel: (channel: string) => void;
  /** Adds suggested exceptions to the draft; missing in read-only mode. */
  onExcept?: (specs: string[]) => void;
  /** The name of the policy that the channel has now, if it is another one. */
  comparedWith: string | null;
}) {
  const client = useApolloClient();
  const { EnvironmentsUnderDraft } = useSlots();
  const [saving, setSaving] = useState(false);
  const { impact } = state;
  const saveCsv = async () => {
    if (!question) return;
    setSaving(true);
    try {
      saveText(
        `impact-${question.channel}.csv`,
        impactCsv(await computeImpact(client, { ...question, packages: mostPackages })),
      );
    } catch (error) {
      showFailure(error);
    } finally {
      setSaving(false);
    }
  };
  return (
    // A region that scrolls must be reachable by keyboard.
    <div
      className={classes(look('side'), look('reviewImpact', { busy: state.busy && Boolean(impact) }))}
      role="region"
      aria-label={impactText.title}
      aria-live="polite"
      aria-busy={state.busy}
      tabIndex={0}
    >
      <div className={look('row', { wrap: true })}>
        <h3 className={look('heading')}>{impactText.onChannel}</h3>
        {channel === null ? null : <ChannelPick channels={channels} value={channel} onChange={onChannel} />}
        {also.length > 0 ? (
          <span className={look('text', { tone: 'muted', only: 'wide' })}>
            {impactText.also}{' '}
            {also.map((name, index) => (
              <Fragment key={name}>
                {index > 0 ? ', ' : ''}
                <Link className={look('text', { mono: true })} to={paths.channel.href({ org, channel: name })}>
                  {name}
                </Link>
              </Fragment>
            ))}
          </span>
        ) : null}
        <Push />
        {impact ? (
          <Button size="sm" icon={Download} busy={saving} onClick={() => void saveCsv()}>
            {impactText.csv}
          </Button>
        ) : null}
      </div>
      {channel === null ? <p className={look('text', { tone: 'muted' })}>{impactText.noChannel}</p> : null}
      <ImpactNotes state={state} missing={channel === null || question !== null ? null : ''} />
      {impact ? (
        <>
          <ComparedWith channel={impact.channel.name} policy={comparedWith} />
          <CveWarnings impact={impact} />
          <dl className={look('equation')}>
            <div>
              <dt>{impactText.servedNow}</dt>
              <dd>{formatNumber(impact.fileCountBefore)}</dd>
            </div>
            <div>
              <dt>{impactText.goingName}</dt>
              <dd className={look('text', { tone: impact.removedFileCount > 0 ? 'minus' : 'subtle' })}>
                {signed(-impact.removedFileCount)}
              </dd>
            </div>
            <div>
              <dt>{impactText.comingName}</dt>
              <dd className={look('text', { tone: impact.addedFileCount > 0 ? 'plus' : 'subtle' })}>
                {signed(impact.addedFileCount)}
              </dd>
            </div>
            <div>
              <dt>{impactText.servedAfter}</dt>
              <dd>{formatNumber(impact.fileCountAfter)}</dd>
            </div>
          </dl>
          <Installability impact={impact} question={question} onExcept={onExcept} />
          {question && !state.stale ? (
            <EnvironmentsUnderDraft
              key={question.channel}
              org={question.org}
              channel={question.channel}
              filters={question.filters}
              policyId={question.policyId}
            />
          ) : null}
          <ImpactLimits impact={impact} />
          <div className={look('halves')}>
            <section className={look('stack')} aria-label={impactText.byRule}>
              <h4 className={look('heading')}>{impactText.byRule}</h4>
              <RuleBars rules={impact.byRule} />
            </section>
            <section className={look('stack')} aria-label={impactText.byPlatform}>
              <h4 className={look('heading')}>{impactText.byPlatform}</h4>
              <PlatformBars platforms={impact.bySubdir} />
            </section>
          </div>
          <div
            className={
              impact.removedPackageCount > 0 && impact.addedPackageCount > 0
                ? classes(look('halves'), look('lists'))
                : look('stack')
            }
          >
            <PackageImpacts
              title={impactText.goingName}
              sign={-1}
              packages={impact.removedPackages}
              total={impact.removedPackageCount}
              all={all}
              onAll={onAll}
            />
            <PackageImpacts
              title={impactText.comingName}
              sign={1}
              packages={impact.addedPackages}
              total={impact.addedPackageCount}
              all={all}
              onAll={onAll}
            />
          </div>
        </>
      ) : state.busy ? (
        <ImpactSkeleton />
      ) : null}
    </div>
  );
}
