import {
  Ban,
  Bug,
  CircleX,
  Hand,
  KeyRound,
  LoaderCircle,
  MessageSquareWarning,
  PackageX,
  ShieldAlert,
  ShieldQuestion,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OrganizationAttentionQuery } from '../../../gen/channel.ts';
import { useOrganizationUpdates } from '../../../lib/apollo/updates.ts';
import { cveDataText, seriousText, shortSpec } from '../../../lib/cveText.ts';
import { formatDate, formatNumber, formatPercent, formatSince } from '../../../lib/format.ts';
import { useNow } from '../../../lib/now.ts';
import { useViewer } from '../../../lib/viewer.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Mono, Row, Section } from '../../../ui/layout.tsx';
import { isJobRunning, Severity, Tag, type SeverityLevel } from '../../../ui/badges.tsx';
import { themeColor, type ColorName } from '../../../ui/theme/color.ts';
import { attentionCount, attentionOf, type Attention } from './attention.ts';
import { overviewText } from './overviewMessages.ts';
import { classes } from '../../../ui/classes.ts';
import { look } from '../../../ui/theme/look.ts';

/**
 * Color of the icon. The text color of `critical` needs its own background, so the icon uses the color of a blocked
 * decision.
 */
const severityColors: Record<SeverityLevel, ColorName> = {
  NONE: 'severity.none.fg',
  LOW: 'severity.low.fg',
  MEDIUM: 'severity.medium.fg',
  HIGH: 'severity.high.fg',
  CRITICAL: 'decision.refused.fg',
};

const t = overviewText.overview;

function Item({
  icon,
  color,
  children,
  note,
  to,
  action,
  label,
}: {
  icon: LucideIcon;
  color: ColorName;
  children: ReactNode;
  note: string;
  to: string;
  action: string;
  label: string;
}) {
  return (
    <li>
      <span>
        <Icon of={icon} color={themeColor(color)} />
      </span>
      <div className={look('row', { wrap: true })}>{children}</div>
      <div className={look('text', { tone: 'muted' })}>{note}</div>
      <div className={look('list.act')}>
        <ButtonLink size="sm" to={to} aria-label={`${action}, ${label}`}>
          {action}
        </ButtonLink>
      </div>
    </li>
  );
}

/** Sentences with a full stop between them. */
const sentences = (...parts: readonly (string | null | false)[]): string => parts.filter(Boolean).join(' ');

function AttentionItem({
  org,
  item,
  now,
  isOperator,
}: {
  org: string;
  item: Attention;
  now: number;
  isOperator: boolean;
}) {
  switch (item.kind) {
    case 'cve': {
      const { cve, channels, isNew } = item;
      const to = paths.cve.href({ cveId: cve.externalId }, { organization: org });
      return (
        <Item
          icon={Bug}
          color={severityColors[cve.severity ?? 'NONE']}
          to={to}
          action={t.seeFiles}
          label={cve.externalId}
          note={`${cve.publishedAt && isNew ? `${t.newSince(formatDate(cve.publishedAt))} ` : ''}${t.servedBy(channels.join(', '))}${cve.publishedAt && !isNew ? `, ${t.published(formatDate(cve.publishedAt))}` : ''}`}
        >
          <Link className={look('text', { mono: true, strong: true, tone: 'plain' })} to={to}>
            {cve.externalId}
          </Link>
          <Severity score={cve.score} level={cve.severity} />
          {cve.packages[0] ? <Mono>{shortSpec(cve.packages[0].affected ?? cve.packages[0].name)}</Mono> : null}
        </Item>
      );
    }
    case 'cveRules': {
      const { channel, policyId, policyName, state, seriousFileCount, seriousByStatus } = item.rules;
      const noData = state === 'NO_DATA';
      const title = noData ? t.noCveData(channel) : t.rulesRefuseNothing(policyName, channel);
      const feeds = noData && isOperator;
      return (
        <Item
          icon={noData ? ShieldQuestion : ShieldAlert}
          color="decision.pending.fg"
          to={feeds ? paths.hubFeeds.href() : paths.policy.href({ org, policyId }, { on: channel })}
          action={feeds ? cveDataText.toFeeds : t.seePolicy}
          label={title}
          note={
            noData
              ? sentences(t.noCveDataText(policyName), !isOperator && cveDataText.askOperator)
              : seriousText(channel, seriousFileCount, seriousByStatus)
          }
        >
          <span className={look('text', { strong: true })}>{title}</span>
        </Item>
      );
    }
    case 'exceptions': {
      const {
        totalCount,
        nodes: [first],
      } = item.requests;
      return (
        <Item
          icon={MessageSquareWarning}
          color="decision.pending.fg"
          to={paths.exceptions.href({ org })}
          action={t.decide}
          label={t.exceptions(totalCount)}
          note={first ? t.askedFor(first.requesters[0]?.person.displayName ?? null, first.spec, first.channelName) : ''}
        >
          <span className={look('text', { strong: true })}>{t.exceptions(totalCount)}</span>
        </Item>
      );
    }
    case 'refusal': {
      const {
        channel,
        hasChannel,
        package: name,
        version,
        subdir,
        fileName,
        requests,
        users,
        lastRequestedAt,
        rule,
        policyName,
      } = item.blocked;
      const to = hasChannel
        ? paths.package.href({ org, channel, name }, { file: `${subdir}/${fileName}` })
        : paths.reports.href({ org });
      return (
        <Item
          icon={Ban}
          color="decision.refused.fg"
          to={to}
          action={t.seeWhy}
          label={`${name} ${version}`}
          note={sentences(
            users.length > 0 && `${t.ranInto(users.join(', '))}.`,
            `${t.refusedBy(policyName, rule, t.times(requests))}, ${formatSince(lastRequestedAt, now)}.`,
          )}
        >
          <span className={look('text', { strong: true })}>{t.refused}</span>
          <Mono>{`${name} ${version}`}</Mono>
          {t.in}
          <Mono>{channel}</Mono>
        </Item>
      );
    }
    case 'lost': {
      const { channel, lost } = item;
      const title = t.lost(lost.packageCount);
      const [cause] = lost.causes;
      return (
        <Item
          icon={PackageX}
          color="decision.refused.fg"
          to={paths.run.href({ org, channel, runId: lost.runId })}
          action={t.seeRun}
          label={`${title} ${t.on} ${channel}`}
          note={sentences(
            cause ? t.lostBecause(cause.spec, cause.rule, cause.packages, cause.packageCount) : null,
            lost.causes.length > 1 && t.moreCauses(lost.causes.length - 1),
          )}
        >
          <span className={look('text', { strong: true })}>{title}</span>
          {t.on}
          <Mono>{channel}</Mono>
          <span className={look('text', { tone: 'muted' })}>{lost.subdirs.join(', ')}</span>
        </Item>
      );
    }
    case 'probes': {
      const { channel, first, total } = item;
      const title = t.probes(total);
      return (
        <Item
          icon={PackageX}
          color="decision.refused.fg"
          to={paths.channel.href({ org, channel }, { tab: 'settings' })}
          action={t.seeProbes}
          label={`${title} ${t.on} ${channel}`}
          note={sentences(t.probeFails(first.label, first.subdir, first.detail), total > 1 && t.moreProbes(total - 1))}
        >
          <span className={look('text', { strong: true })}>{title}</span>
          {t.on}
          <Mono>{channel}</Mono>
        </Item>
      );
    }
    case 'held': {
      const { channel, id, error } = item;
      return (
        <Item
          icon={Hand}
          color="decision.pending.fg"
          to={paths.run.href({ org, channel, runId: id })}
          action={t.seeRun}
          label={`${t.runHeld} ${t.on} ${channel}`}
          note={error ?? t.stillServes}
        >
          <span className={look('text', { strong: true })}>{t.runHeld}</span>
          {t.on}
          <Mono>{channel}</Mono>
        </Item>
      );
    }
    case 'heldSync': {
      const { channel, error } = item;
      return (
        <Item
          icon={Hand}
          color="decision.pending.fg"
          to={paths.channel.href({ org, channel }, { tab: 'mirror' })}
          action={t.decide}
          label={`${t.syncHeld} ${t.on} ${channel}`}
          note={error ?? t.stillServes}
        >
          <span className={look('text', { strong: true })}>{t.syncHeld}</span>
          {t.on}
          <Mono>{channel}</Mono>
        </Item>
      );
    }
    case 'token': {
      const ended = Date.parse(item.expiresAt) <= now;
      const to = item.holder === null ? `${paths.channels.href({ org })}#token` : paths.serviceAccounts.href({ org });
      const title = item.holder === null ? t.ownToken : t.tokenOf(item.holder);
      return (
        <Item
          icon={KeyRound}
          color={ended ? 'decision.refused.fg' : 'decision.pending.fg'}
          to={to}
          action={t.renew}
          label={title}
          note={ended ? t.ended(formatDate(item.expiresAt)) : t.endsOn(formatDate(item.expiresAt))}
        >
          <span className={look('text', { strong: true })}>{title}</span>
        </Item>
      );
    }
    case 'running': {
      const to =
        item.of === 'run'
          ? paths.run.href({ org, channel: item.channel, runId: item.id })
          : paths.channel.href({ org, channel: item.channel }, { tab: 'mirror' });
      return (
        <Item
          icon={LoaderCircle}
          color="fg.muted"
          to={to}
          action={t.follow}
          label={item.channel}
          note={sentences(item.phase, item.progress !== null && formatPercent(item.progress))}
        >
          <span className={look('text', { strong: true })}>{item.of === 'run' ? t.runRuns : t.syncRuns}</span>
          {t.on}
          <Mono>{item.channel}</Mono>
        </Item>
      );
    }
    default: {
      const run = item.kind === 'run';
      const to = run
        ? paths.run.href({ org, channel: item.channel, runId: item.id })
        : paths.channel.href({ org, channel: item.channel }, { tab: 'mirror' });
      return (
        <Item
          icon={CircleX}
          color="decision.refused.fg"
          to={to}
          action={run ? t.seeRun : t.seeSync}
          label={item.channel}
          note={sentences(item.error, t.stillServes)}
        >
          <span className={look('text', { strong: true })}>{run ? t.runFailed : t.syncFailed}</span>
          {t.on}
          <Mono>{item.channel}</Mono>
        </Item>
      );
    }
  }
}

/** Explains an empty list, so that no one reads "all is well" where nothing was checked. */
function quietText(organization: OrganizationAttentionQuery['organization']): string {
  const filled = organization?.filled?.totalCount ?? 0;
  if (filled === 0) return t.quietText;
  const { nodes: partly = [] } = organization?.unchecked ?? {};
  // With more channels than the list names, some of the others can be checked.
  if (partly.length === filled && partly.every((channel) => channel.cveCoveredPackageCount === 0))
    return sentences(t.quietText, t.quietUnchecked);
  const named = partly.map(({ name, cveCoveredPackageCount, packageCount }) =>
    t.checkedOf(name, cveCoveredPackageCount, packageCount),
  );
  return sentences(
    t.quietText,
    t.quietCves,
    partly.length > 0 && t.checked([...named, ...moreThan(organization?.unchecked)].join(', ')),
  );
}

/** The number of channels that a list doesn't name, if any. */
const moreThan = (list: { totalCount: number; nodes: readonly unknown[] } | null | undefined): string[] =>
  list && list.totalCount > list.nodes.length ? [t.moreChannels(list.totalCount - list.nodes.length)] : [];

/** Refetch interval while a run or a sync is in progress and no events come, in milliseconds. */
const followEvery = 5000;

/**
 * What needs attention in an organization, or that nothing does.
 * @param error of a part that is missing; then an empty list doesn't say that nothing needs attention
 */
export function AttentionList({
  org,
  data,
  error,
  onRetry,
}: {
  org: string;
  data: OrganizationAttentionQuery;
  error: unknown;
  onRetry: () => Promise<unknown>;
}) {
  const now = useNow(60_000);
  const isMoving = data.organization?.notable?.nodes.some(({ latestRun, mirror }) =>
    [latestRun, mirror?.lastSync].some((job) => job && isJobRunning(job.state)),
  );
  useOrganizationUpdates(org, {
    kinds: isMoving === true ? ['RUNS', 'SYNCS'] : [],
    refetch: onRetry,
    pollEvery: isMoving === true ? followEvery : null,
  });
  const isOperator = useViewer()?.isOperator === true;
  const items = attentionOf(data, now);
  const total = attentionCount(data, items);
  const cves = data.organization?.servedCves?.totalCount ?? 0;
  const unscored = data.organization?.unscored?.nodes ?? [];
  const refusals = data.organization?.blockedRequests?.totalCount ?? 0;
  return (
    <Section
      title={t.attention}
      mark={total > 0 ? <Tag>{formatNumber(total)}</Tag> : null}
      actions={
        refusals + cves > 0 ? (
          <Row wrap>
            {cves > 0 ? <Link to={paths.servedCves.href({ org })}>{t.allCves(cves)}</Link> : null}
            {refusals > 0 ? <Link to={paths.reports.href({ org }, { days: 7 })}>{t.allRefusals(refusals)}</Link> : null}
          </Row>
        ) : null
      }
    >
      {error ? <ErrorState what={t.attentionWhat} error={error} onRetry={onRetry} /> : null}
      {items.length === 0 ? (
        error ? null : (
          <EmptyState kind="first-use" title={t.quiet}>
            {quietText(data.organization)}
          </EmptyState>
        )
      ) : (
        <ul className={classes(look('panel'), look('list'))}>
          {items.map((item) => (
            <AttentionItem key={item.key} org={org} item={item} now={now} isOperator={isOperator} />
          ))}
        </ul>
      )}
      {unscored.length === 0 ? null : (
        <p className={look('help')}>
          {t.unscored}{' '}
          {unscored.map(({ id, name, vulnerabilities }, index) => (
            <span key={id}>
              {index === 0 ? '' : ', '}
              <Link to={paths.channel.href({ org, channel: name }, { tab: 'cves' })}>
                {t.unscoredOf(name, vulnerabilities.unscoredCount)}
              </Link>
            </span>
          ))}
          {moreThan(data.organization?.unscored).map((more) => `, ${more}`)}.
        </p>
      )}
    </Section>
  );
}
