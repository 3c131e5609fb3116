import { DAY_MS } from '@terrarium/domain/calendar';
import type { OrganizationAttentionQuery } from '../../../gen/channel.ts';
import { isJobRunning } from '../../../ui/badges.tsx';
import { isUnread } from '../neverSynced.ts';

type Organization = NonNullable<OrganizationAttentionQuery['organization']>;
type Channel = NonNullable<Organization['notable']>['nodes'][number];
type ServedCve = NonNullable<Organization['servedCves']>['nodes'][number];
type CveRules = NonNullable<Organization['cveRules']>[number];
type Blocked = NonNullable<Organization['blockedRequests']>['nodes'][number];
type Requests = NonNullable<Organization['exceptionRequests']>;
type Losses = NonNullable<Organization['installabilityIssues']>[number];
type Job = NonNullable<Channel['latestRun']> | NonNullable<NonNullable<Channel['mirror']>['lastSync']>;

/** One thing that needs attention. */
export type Attention =
  | { kind: 'run' | 'sync'; id: string; key: string; channel: string; error: string | null }
  | { kind: 'held' | 'heldSync'; id: string; key: string; channel: string; error: string | null }
  | { kind: 'lost'; key: string; channel: string; lost: NonNullable<Losses['uninstallable']> }
  | { kind: 'probes'; key: string; channel: string; first: Losses['failedChecks'][number]; total: number }
  | { kind: 'token'; key: string; holder: string | null; expiresAt: string }
  | { kind: 'exceptions'; key: string; requests: Requests }
  | { kind: 'refusal'; key: string; blocked: Blocked }
  | { kind: 'cveRules'; key: string; rules: CveRules }
  | { kind: 'cve'; key: string; cve: ServedCve['cve']; channels: string[]; isNew: boolean }
  | {
      kind: 'running';
      id: string;
      key: string;
      channel: string;
      of: 'run' | 'sync';
      phase: string;
      progress: number | null;
    };

/** A token is spoken of so long before it ends, and so long after. */
const tokenNotice = { before: 14 * DAY_MS, after: 30 * DAY_MS };

const ends = (expiresAt: string | null | undefined, now: number): expiresAt is string =>
  expiresAt !== null &&
  expiresAt !== undefined &&
  Date.parse(expiresAt) - now < tokenNotice.before &&
  now - Date.parse(expiresAt) < tokenNotice.after;

/** CVE rules that protect no one: those of channels without CVE data, then those that block nothing. */
function cveRulesOf(rules: Organization['cveRules'] | undefined): Attention[] {
  const found = (rules ?? []).filter(({ state }) => state === 'NO_DATA' || state === 'BLOCKS_NOTHING');
  return found
    .toSorted((a, b) => Number(b.state === 'NO_DATA') - Number(a.state === 'NO_DATA'))
    .map((one) => ({ kind: 'cveRules', key: `${one.channel} cve rules`, rules: one }));
}

/**
 * Lists what needs attention in an organization, in this order: CVE rules that protect no one; failed runs and syncs
 * and those on hold; packages that recent runs made uninstallable and still are, and failing required install checks;
 * tokens that expire within 14 days or expired in the last 30; open exception requests; recently blocked client
 * requests; high and critical CVEs (CVSS from 7.0, status active or reported) of served files, in the platform's order;
 * jobs in progress. Only admins see service account tokens, exception requests, and blocked requests.
 * @param now milliseconds
 */
export function attentionOf({ organization, viewer }: OrganizationAttentionQuery, now: number): Attention[] {
  const jobs = (organization?.notable?.nodes ?? []).flatMap(({ name: channel, latestRun, mirror }) => [
    { of: 'run' as const, channel, job: isUnread({ mirror }) ? null : (latestRun as Job | null) },
    // An admin who decided to keep the files has reviewed it.
    {
      of: 'sync' as const,
      channel,
      job: mirror?.heldLoss?.decision === 'KEEP' ? null : ((mirror?.lastSync ?? null) as Job | null),
    },
  ]);
  const own = viewer?.channelToken;
  return [
    ...cveRulesOf(organization?.cveRules),
    ...jobs.flatMap(({ of, channel, job }): Attention[] =>
      job?.state === 'FAILED'
        ? [
            {
              kind: !job.isOnHold ? of : of === 'run' ? 'held' : 'heldSync',
              id: job.id,
              key: job.id,
              channel,
              error: job.error,
            },
          ]
        : [],
    ),
    ...(organization?.installabilityIssues ?? []).flatMap(
      ({ channelName: channel, uninstallable, failedChecks: [first], failedCheckCount }): Attention[] => [
        ...(uninstallable
          ? [{ kind: 'lost' as const, key: `${uninstallable.runId} lost`, channel, lost: uninstallable }]
          : []),
        ...(first
          ? [{ kind: 'probes' as const, key: `${channel} probes`, channel, first, total: failedCheckCount }]
          : []),
      ],
    ),
    ...(own && ends(own.expiresAt, now)
      ? [{ kind: 'token' as const, key: 'own token', holder: null, expiresAt: own.expiresAt }]
      : []),
    ...(organization?.serviceAccounts ?? []).flatMap(({ id, name, token }): Attention[] =>
      token && ends(token.expiresAt, now) ? [{ kind: 'token', key: id, holder: name, expiresAt: token.expiresAt }] : [],
    ),
    ...(organization?.exceptionRequests && organization.exceptionRequests.totalCount > 0
      ? [{ kind: 'exceptions' as const, key: 'exceptions', requests: organization.exceptionRequests }]
      : []),
    ...(organization?.blockedRequests?.nodes ?? []).map((blocked): Attention => ({
      kind: 'refusal',
      key: `${blocked.channel}/${blocked.package}/${blocked.version}/${blocked.policyName}/${blocked.revision}/${blocked.rule}`,
      blocked,
    })),
    ...(organization?.servedCves?.nodes ?? []).map(({ cve, isNew, channels: of }): Attention => ({
      kind: 'cve',
      key: cve.externalId,
      cve,
      channels: of.map(({ channel }) => channel),
      isNew,
    })),
    ...jobs.flatMap(({ of, channel, job }): Attention[] =>
      job && isJobRunning(job.state)
        ? [
            {
              kind: 'running',
              id: job.id,
              key: `${job.id} running`,
              channel,
              of,
              phase: job.phase,
              progress: job.progress,
            },
          ]
        : [],
    ),
  ];
}

/** Total number of things that need attention, including those that don't fit in the list of {@link attentionOf}. */
export function attentionCount({ organization }: OrganizationAttentionQuery, items: readonly Attention[]): number {
  const listed = (kind: Attention['kind']) => items.filter((item) => item.kind === kind).length;
  return (
    items.length +
    Math.max(0, (organization?.notable?.totalCount ?? 0) - (organization?.notable?.nodes.length ?? 0)) +
    Math.max(0, (organization?.servedCves?.totalCount ?? 0) - listed('cve')) +
    Math.max(0, (organization?.blockedRequests?.totalCount ?? 0) - listed('refusal'))
  );
}
