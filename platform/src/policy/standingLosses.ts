// Read model of channel, publication, publication_installability: the current publication shows whether packages are
// still uninstallable.
/**
 * Installability issues: packages that recent runs made uninstallable, and required install checks that fail in current
 * publications.
 */
import { isoTime } from '@terrarium/domain/calendar';
import type { ProbeAnswer } from '@terrarium/domain/installability';
import { sql } from 'kysely';
import { newestFirst } from '../db/index.ts';
import type { Db } from '../db/index.ts';
import type { PublishedInstallability } from '../repo/index.ts';
import type { StandingLossAnswer } from './appliedContract.ts';
import { lostNames, lostPackageCount } from './lostPackages.ts';

/** Days for which newly uninstallable packages are reported. After that, the admins have accepted them. */
const TOLD_DAYS = 14;
/** Runs of a channel to check, because one may have restored what another lost. */
const RUNS_OF_EACH = 5;
/** Maximum numbers of causes and install checks to report per channel. */
const MOST_CAUSES = 5;
const MOST_PROBES = 10;
/** Maximum number of packages to name. */
const MOST_NAMES = 20;

/** A channel with its current publication. */
interface Served {
  id: string;
  name: string;
  publication_id: string;
  probes: ProbeAnswer[];
}

/** Packages of a run that are still uninstallable. */
type Loss = NonNullable<StandingLossAnswer['lost']>;

/** Returns the installability issues of some channels, by channel name. Channels without any are omitted. */
export async function standingLosses(db: Db, channelIds: readonly string[]): Promise<StandingLossAnswer[]> {
  if (channelIds.length === 0) return [];
  const channels: Served[] = await db
    .selectFrom('channel')
    .innerJoin('publication', 'publication.id', 'channel.publication_id')
    .select(['channel.id', 'channel.name', 'publication.id as publication_id', 'publication.probes'])
    .where('channel.id', 'in', channelIds)
    .orderBy('channel.name')
    .execute();
  const lost = await lossesOf(db, channels);
  return channels.flatMap(({ id, name, probes }) => {
    const failing = probes.filter(({ required, ok }) => required && ok === false);
    const loss = lost.get(id) ?? null;
    if (loss === null && failing.length === 0) return [];
    return [{ channel: name, lost: loss, probes: failing.slice(0, MOST_PROBES), probe_count: failing.length }];
  });
}

/** Returns for each channel the newest recent run whose uninstallable packages still exist. */
async function lossesOf(db: Db, channels: readonly Served[]): Promise<Map<string, Loss>> {
  const found = new Map<string, Loss>();
  const ids = channels.map(({ id }) => id);
  if (ids.length === 0) return found;
  const runs = await db
    .selectFrom((from) =>
      from
        .selectFrom('policy_run')
        .select(['id', 'channel_id', 'finished_at', 'installability'])
        .select(
          sql<number>`row_number() over (partition by channel_id order by ${newestFirst('created_at', 'id')})`.as(
            'position',
          ),
        )
        .where('channel_id', 'in', ids)
        .where('state', '=', 'done')
        .where('finished_at', '>', sql<Date>`now() - ${TOLD_DAYS}::int * interval '1 day'`)
        .where(sql<boolean>`jsonb_path_exists(installability, '$[*] ? (@.newly_lost_count > 0)')`)
        .as('run'),
    )
    .selectAll()
    .where('position', '<=', RUNS_OF_EACH)
    .orderBy('position')
    .execute();
  if (runs.length === 0) return found;
  const lossy = new Set(runs.map(({ channel_id }) => channel_id));
  const rows = await db
    .selectFrom('publication_installability')
    .select(['publication_id', 'platform', 'lost_packages'])
    .where(
      'publication_id',
      'in',
      channels.filter(({ id }) => lossy.has(id)).map(({ publication_id }) => publication_id),
    )
    .execute();
  const now = Map.groupBy(rows, ({ publication_id }) => publication_id);
  for (const { id, channel_id, finished_at, installability } of runs) {
    if (found.has(channel_id)) continue;
    const { publication_id } = channels.find((channel) => channel.id === channel_id)!;
    const lostNow = new Map(
      (now.get(publication_id) ?? []).map(({ platform, lost_packages }) => [platform, new Set(lost_packages)]),
    );
    const loss = stillLost(installability ?? [], lostNow);
    if (loss !== null) found.set(channel_id, { run_id: id, lost_at: isoTime(finished_at!), ...loss });
  }
  return found;
}

/** Returns which packages of a run are still uninstallable; null if none. */
function stillLost(
  platforms: readonly PublishedInstallability[],
  lostNow: ReadonlyMap<string, ReadonlySet<string>>,
): Omit<Loss, 'run_id' | 'lost_at'> | null {
  const lostOn: { newly_lost: string[]; newly_lost_count: number }[] = [];
  const standing: string[] = [];
  const causes = new Map<string, Loss['causes'][number]>();
  for (const { platform, newly_lost, newly_lost_count, causes: all = [] } of platforms) {
    const lost = lostNow.get(platform) ?? new Set();
    const still = newly_lost.filter((name) => lost.has(name));
    if (still.length === 0) continue;
    standing.push(platform);
    // Only the first hundred have names. The others are assumed to be still uninstallable.
    lostOn.push({ newly_lost: still, newly_lost_count: newly_lost_count - newly_lost.length + still.length });
    for (const { spec, rule, packages: names, package_count } of all) {
      const of = names.filter((name) => lost.has(name));
      const key = JSON.stringify([spec, rule]);
      const count = package_count - names.length + of.length;
      if (of.length > 0 && (causes.get(key)?.package_count ?? 0) < count)
        causes.set(key, { spec, rule, packages: of.slice(0, MOST_NAMES), package_count: count });
    }
  }
  if (lostOn.length === 0) return null;
  return {
    platforms: standing,
    packages: [...lostNames(lostOn)].slice(0, MOST_NAMES),
    package_count: lostPackageCount(lostOn),
    causes: [...causes.values()].sort((a, b) => b.package_count - a.package_count).slice(0, MOST_CAUSES),
  };
}
