/** SQL of the settings, sources, and credentials of mirrors. */
import { sql } from 'kysely';
import type { Db, Trx } from '../db/index.ts';
import type { FETCHES } from './contract.ts';
import { forgetSeen } from './seenStore.ts';

/** Settings of a mirror, see {@link mirrorDetailsSchema}. */
export interface MirrorSetting {
  lists_gone: boolean;
  bytes_per_second: number | null;
  downloads_at_once: number | null;
  specs: string[] | null;
  excludes: string[] | null;
  subdirs: string[] | null;
  sync_minutes: number | null;
  fetches: (typeof FETCHES)[number];
  loss_limit_percent: number;
}

/** Default settings. */
const DEFAULTS: MirrorSetting = {
  lists_gone: false,
  bytes_per_second: null,
  downloads_at_once: null,
  specs: null,
  excludes: null,
  subdirs: null,
  sync_minutes: null,
  fetches: 'asked',
  loss_limit_percent: 10,
};

/** Returns the settings of a mirror, or the defaults. */
export async function settingOf(db: Db | Trx, channelId: string): Promise<MirrorSetting> {
  const row = await db
    .selectFrom('mirror_setting')
    .select([
      'lists_gone',
      'bytes_per_second',
      'downloads_at_once',
      'specs',
      'excludes',
      'subdirs',
      'sync_minutes',
      'fetches',
      'loss_limit_percent',
    ])
    .where('channel_id', '=', channelId)
    .executeTakeFirst();
  return row === undefined ? DEFAULTS : { ...row, fetches: row.fetches as MirrorSetting['fetches'] };
}

/** Changes settings of a mirror. Missing ones stay unchanged. */
export async function saveSetting(trx: Trx, channelId: string, setting: Partial<MirrorSetting>): Promise<void> {
  // Prefetching starts immediately.
  const changed = setting.fetches === undefined ? setting : { ...setting, fetched_at: null };
  await trx
    .insertInto('mirror_setting')
    .values({ channel_id: channelId, ...DEFAULTS, ...changed })
    .onConflict((conflict) => conflict.column('channel_id').doUpdateSet(changed))
    .execute();
}

/** Facts that a download needs. */
export interface DownloadFacts {
  /** Additional sources in order of priority. */
  others: string[];
  /** URLs of a subdir's files by the source's position, if they differ from the source's. */
  baseUrls: Record<number, string | null>;
  bytesPerSecond: number | null;
  downloadsAtOnce: number | null;
}

/** Reads what a download of a mirror's file needs in one query, because a fleet starts thousands. */
export async function downloadFactsOf(db: Db, channelId: string, subdir: string): Promise<DownloadFacts> {
  const {
    rows: [row],
  } = await sql<DownloadFacts>`
    select array(select source from mirror_source where channel_id = wanted.id order by position) as others,
      coalesce((select json_object_agg(position, base_url) from mirror_subdir where channel_id = wanted.id and subdir = ${subdir}), '{}'::json) as "baseUrls",
      s.bytes_per_second as "bytesPerSecond", s.downloads_at_once as "downloadsAtOnce"
    from (select ${channelId}::uuid as id) as wanted left join mirror_setting s on s.channel_id = wanted.id`.execute(
    db,
  );
  return row!;
}

/** Lists the additional sources of a mirror in order of priority. */
export async function sourcesOf(db: Db | Trx, channelId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('mirror_source')
    .select('source')
    .where('channel_id', '=', channelId)
    .orderBy('position')
    .execute();
  return rows.map(({ source }) => source);
}

/**
 * Replaces the additional sources of a mirror.
 * Clears the state of all its sources, so that the next sync reads them completely.
 * @returns false while a sync is running, which uses its old sources
 */
export async function saveSources(trx: Trx, channelId: string, sources: readonly string[]): Promise<boolean> {
  if (!(await forgetSeen(trx, channelId))) return false;
  const before = await sourcesOf(trx, channelId);
  // Removing a source removes its files.
  if (before.some((source) => !sources.includes(source)))
    await trx
      .insertInto('mirror_setting')
      .values({ channel_id: channelId, ...DEFAULTS, accepts_loss: true })
      .onConflict((conflict) => conflict.column('channel_id').doUpdateSet({ accepts_loss: true }))
      .execute();
  await trx.deleteFrom('mirror_source').where('channel_id', '=', channelId).execute();
  if (sources.length > 0)
    await trx
      .insertInto('mirror_source')
      .values(sources.map((source, at) => ({ channel_id: channelId, position: at + 1, source })))
      .execute();
  return true;
}

/** Encrypted credentials for the first source of a mirror. */
export interface SealedSecret {
  kind: 'bearer' | 'basic';
  username: string | null;
  sealed: Buffer;
  set_at: Date;
}

/** Returns the credentials for the first source of a mirror; undefined if none. */
export async function secretOf(db: Db, channelId: string): Promise<SealedSecret | undefined> {
  const row = await db
    .selectFrom('mirror_secret')
    .select(['kind', 'username', 'sealed', 'set_at'])
    .where('channel_id', '=', channelId)
    .executeTakeFirst();
  return row && { ...row, kind: row.kind as SealedSecret['kind'] };
}

/** Stores or removes the credentials for the first source of a mirror. */
export async function saveSecret(
  trx: Trx,
  channelId: string,
  secret: Omit<SealedSecret, 'set_at'> | null,
): Promise<void> {
  if (secret === null) {
    await trx.deleteFrom('mirror_secret').where('channel_id', '=', channelId).execute();
    return;
  }
  const row = { ...secret, set_at: sql<Date>`now()` };
  await trx
    .insertInto('mirror_secret')
    .values({ channel_id: channelId, ...row })
    .onConflict((conflict) => conflict.column('channel_id').doUpdateSet(row))
    .execute();
}

/** Returns the position of the source that a package comes from: the first that lists the name; null if unknown. */
export async function ownerOf(db: Db, channelId: string, name: string): Promise<number | null> {
  const row = await db
    .selectFrom('mirror_subdir')
    .select('position')
    .where('channel_id', '=', channelId)
    .where(sql<boolean>`names @> array[${name}]::text[]`)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  return row?.position ?? null;
}
