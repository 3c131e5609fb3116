import type { OrganizationAttentionQuery } from '../../gen/channel.ts';

type Channel = NonNullable<NonNullable<OrganizationAttentionQuery['organization']>['channels']>[number];
type AttentionCve = NonNullable<Channel['cves']>['nodes'][number];

/** One thing that asks for a decision. */
export type Attention =
  | { kind: 'run' | 'sync'; key: string; channel: string; error: string | null }
  | { kind: 'cve'; key: string; cve: AttentionCve; channels: string[] };

/** How many CVEs the list names at most. */
const cveLimit = 5;

/**
 * What needs attention in an organization: failed runs and syncs first, then high and critical CVEs (CVSS from 7.0, status active or
 * reported) of files that clients see now, worst first and newest first among equals.
 */
export function attentionOf(channels: readonly Channel[]): Attention[] {
  const failed = channels.flatMap((channel): Attention[] => {
    const run = channel.lastRun?.state === 'FAILED' ? [{ kind: 'run' as const, key: channel.lastRun.id, channel: channel.name, error: channel.lastRun.error }] : [];
    const sync = channel.mirror?.lastSync?.state === 'FAILED' ? [{ kind: 'sync' as const, key: channel.mirror.lastSync.id, channel: channel.name, error: channel.mirror.lastSync.error }] : [];
    return [...run, ...sync];
  });
  const cves = new Map<string, { kind: 'cve'; key: string; cve: AttentionCve; channels: string[] }>();
  for (const channel of channels) {
    for (const cve of channel.cves?.nodes ?? []) {
      const open = cve.status === 'ACTIVE' || cve.status === 'REPORTED';
      if (!open || (cve.score ?? 0) < 7 || (cve.servedFileCount ?? 0) === 0) continue;
      const known = cves.get(cve.cveId);
      if (known) known.channels.push(channel.name);
      else cves.set(cve.cveId, { kind: 'cve', key: cve.cveId, cve, channels: [channel.name] });
    }
  }
  const worst = [...cves.values()].sort((a, b) => (b.cve.score ?? 0) - (a.cve.score ?? 0) || (b.cve.publishedAt ?? '').localeCompare(a.cve.publishedAt ?? ''));
  return [...failed, ...worst.slice(0, cveLimit)];
}
