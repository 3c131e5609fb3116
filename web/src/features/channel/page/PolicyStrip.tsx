import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ChannelLive_ChannelFragment } from '../../../gen/channel.ts';
import { formatDuration, formatNumber } from '../../../lib/format.ts';
import { paths } from '../../../paths.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Bar, Decision, isJobRunning, JobState, Tag } from '../../../ui/badges.tsx';
import { Moment } from '../../../ui/time.tsx';
import { text } from '../messages.ts';
import { isFirstPublished, isUnread } from '../neverSynced.ts';
import { themeColor } from '../../../ui/theme/color.ts';
import { classes } from '../../../ui/classes.ts';
import { look } from '../../../ui/theme/look.ts';

const t = text.strip;

/** End time and duration of a run; before its end, when it was requested. */
function RunTime({
  run: { createdAt, startedAt, finishedAt },
}: {
  run: NonNullable<ChannelLive_ChannelFragment['latestRun']>;
}) {
  return (
    <span className={look('text', { tone: 'muted' })}>
      <Moment at={finishedAt ?? createdAt} />
      {startedAt && finishedAt ? t.took(formatDuration(Date.parse(finishedAt) - Date.parse(startedAt))) : null}
    </span>
  );
}

/** The channel's policy, its last run, and what clients see: the most important facts. */
export function PolicyStrip({
  org,
  name,
  channel,
}: {
  org: string;
  name: string;
  channel: ChannelLive_ChannelFragment;
}) {
  const { appliedPolicy: applied, latestRun: run } = channel;
  const unread = isUnread(channel);
  const first = isFirstPublished(channel);
  return (
    <section className={classes(look('panel'), look('strip'))} aria-label={t.label}>
      <div className={look('stack')}>
        <span className={look('row')}>
          <Icon of={ShieldCheck} color={applied ? themeColor('leaf.fg') : themeColor('fg.subtle')} />
          {applied ? (
            <Link
              className={look('text', { strong: true, tone: 'plain' })}
              to={paths.policy.href({ org, policyId: applied.policy.id }, { on: name })}
            >
              {applied.policy.name}
            </Link>
          ) : (
            <span className={look('text', { strong: true })}>{t.none}</span>
          )}
          {applied ? <span className={look('text', { tone: 'muted' })}>{t.revision(applied.revision)}</span> : null}
          {applied?.isMonitored ? <Tag>{t.watching}</Tag> : null}
        </span>
        <span className={classes(look('text', { tone: 'muted' }), look('summary'))} title={applied?.policy.summary}>
          {applied ? applied.policy.summary : first ? t.firstText : t.noneText}
        </span>
        {applied?.isMonitored ? <span className={look('text', { tone: 'muted' })}>{t.watchingText}</span> : null}
      </div>
      {unread ? (
        <div className={look('stack')}>
          <span className={look('text', { strong: true })}>{text.list.unread}</span>
          <Link to={paths.channel.href({ org, channel: name }, { tab: 'mirror' })}>{t.toMirror}</Link>
        </div>
      ) : run ? (
        <div className={look('stack')}>
          <span className={look('row')}>
            <JobState state={run.state} progress={run.progress} held={run.isOnHold} />
            <RunTime run={run} />
          </span>
          <span className={look('text', { tone: 'muted' })}>
            {run.state === 'FAILED'
              ? `${t.failedKeeps} `
              : applied && isJobRunning(run.state) && run.revision !== null
                ? `${t.pendingRevision(run.revision)}. `
                : ''}
            <Link to={paths.run.href({ org, channel: name, runId: run.id })}>{t.viewRun}</Link>
          </span>
        </div>
      ) : (
        <div />
      )}
      {unread || first ? null : (
        <div className={look('stack')}>
          <Bar
            label={text.share(channel.servedFileCount, channel.blockedFileCount)}
            parts={[
              { kind: 'allowed', value: channel.servedFileCount },
              { kind: 'refused', value: channel.blockedFileCount },
            ]}
          />
          <span className={classes(look('row', { wrap: true }), look('stripCounts'))}>
            <Decision of="allowed" bare>
              {t.allowed(formatNumber(channel.servedFileCount))}
            </Decision>
            {channel.blockedFileCount > 0 ? (
              <Decision of="refused" bare>
                {t.refused(formatNumber(channel.blockedFileCount))}
              </Decision>
            ) : null}
          </span>
        </div>
      )}
    </section>
  );
}
