import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ChannelLive_ChannelFragment } from '../../gen/channel.ts';
import { formatDuration, formatNumber } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Bar, Decision, isJobRunning, JobState } from '../../ui/marks.tsx';
import { Moment } from '../../ui/time.tsx';
import { text } from './messages.ts';
import { isUnread } from './unread.ts';

const t = text.strip;

/** When a run ended and how long it took; before its end, when it was asked for. */
function RunTime({
  run: { createdAt, startedAt, finishedAt },
}: {
  run: NonNullable<ChannelLive_ChannelFragment['lastRun']>;
}) {
  return (
    <span className="muted">
      <Moment at={finishedAt ?? createdAt} />
      {startedAt && finishedAt ? t.took(formatDuration(Date.parse(finishedAt) - Date.parse(startedAt))) : null}
    </span>
  );
}

/** The policy a channel is under, its last run, and what clients see: the first thing to know of a channel. */
export function PolicyStrip({
  org,
  name,
  channel,
}: {
  org: string;
  name: string;
  channel: ChannelLive_ChannelFragment;
}) {
  const { appliedPolicy: applied, lastRun: run } = channel;
  const unread = isUnread(channel);
  return (
    <section className="panel strip" aria-label={t.label}>
      <div className="stack">
        <span className="row">
          <Icon of={ShieldCheck} color={applied ? 'var(--leaf-fg)' : 'var(--fg-subtle)'} />
          {applied ? (
            <Link className="strong plain-link" to={paths.policy.href({ org, policyId: applied.policy.id })}>
              {applied.policy.name}
            </Link>
          ) : (
            <span className="strong">{t.none}</span>
          )}
          {applied ? <span className="muted">{t.revision(applied.revision)}</span> : null}
        </span>
        <span className="muted summary" title={applied?.policy.summary}>
          {applied ? applied.policy.summary : t.noneText}
        </span>
      </div>
      {unread ? (
        <div className="stack">
          <span className="strong">{text.list.unread}</span>
          <Link to={paths.channel.href({ org, channel: name }, { tab: 'mirror' })}>{t.toMirror}</Link>
        </div>
      ) : run ? (
        <div className="stack">
          <span className="row">
            <JobState state={run.state} progress={run.progress} />
            <RunTime run={run} />
          </span>
          <span className="muted">
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
      {unread ? null : (
        <div className="stack">
          <Bar
            label={text.share(channel.servedFileCount, channel.refusedFileCount)}
            parts={[
              { kind: 'allowed', value: channel.servedFileCount },
              { kind: 'refused', value: channel.refusedFileCount },
            ]}
          />
          <span className="row wrap strip-counts">
            <Decision of="allowed" bare>
              {t.allowed(formatNumber(channel.servedFileCount))}
            </Decision>
            {channel.refusedFileCount > 0 ? (
              <Decision of="refused" bare>
                {t.refused(formatNumber(channel.refusedFileCount))}
              </Decision>
            ) : null}
          </span>
        </div>
      )}
    </section>
  );
}
