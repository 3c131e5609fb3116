// Read model of organization, channel, channel_file: a command names a channel, and what of a bundle is new is told by what its channel has.
/** SQL of bundles (migration 0190). */
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Db, Table, Trx } from '../db/index.ts';

type MadeTable = Table<'bundle_made'>;
type BroughtTable = Table<'bundle_brought'>;

declare module '../db/tables.ts' {
  interface Tables {
    bundle_made: MadeTable;
    bundle_brought: BroughtTable;
    bundle_key: Table<'bundle_key'>;
  }
}

/** The id of a channel by the names of its organization and its own; null when there is none. */
export async function channelNamed(db: Db, organization: string, name: string): Promise<string | null> {
  const row = await db
    .selectFrom('channel')
    .innerJoin('organization', 'organization.id', 'channel.organization_id')
    .select('channel.id')
    .where('organization.name', '=', organization)
    .where('channel.name', '=', name)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The last bundle of a channel, with what the channel served then; undefined when none was made. */
export async function lastMade(
  db: Db,
  channelId: string,
): Promise<{ id: string; made_at: Date; contents: Set<string> } | undefined> {
  const row = await db
    .selectFrom('bundle_made')
    .select(['id', 'made_at', 'contents'])
    .where('channel_id', '=', channelId)
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const text = (await promisify(zstdDecompress)(row.contents)).toString();
  return { id: row.id, made_at: row.made_at, contents: new Set(text.split('\n')) };
}

/** Writes down a bundle that is whole. @param contents all that the channel served */
export async function insertMade(
  trx: Trx,
  { contents, ...made }: Omit<Selectable<MadeTable>, 'contents' | 'bytes'> & { bytes: number; contents: string[] },
): Promise<void> {
  await trx
    .insertInto('bundle_made')
    .values({ ...made, contents: await promisify(zstdCompress)(contents.join('\n')) })
    .execute();
}

/** Bundles that were brought into a channel, the newest of its making first. */
export function broughtInto(db: Db, channelId: string): Promise<Selectable<BroughtTable>[]> {
  return db
    .selectFrom('bundle_brought')
    .selectAll()
    .where('channel_id', '=', channelId)
    .orderBy('made_at', 'desc')
    .execute();
}

/** Writes down a bundle that was brought in; once. */
export async function insertBrought(trx: Trx, brought: Omit<Selectable<BroughtTable>, 'brought_at'>): Promise<void> {
  await trx
    .insertInto('bundle_brought')
    .values(brought)
    .onConflict((conflict) => conflict.columns(['channel_id', 'bundle_id']).doNothing())
    .execute();
}

/** A file that a channel has. */
export interface Held {
  sha256: string | null;
  withdrawn: string | null;
}

/** All files that a channel has, by path. */
export async function heldFiles(db: Db, channelId: string): Promise<Map<string, Held>> {
  const { rows } = await sql<Held & { path: string }>`
    select subdir || '/' || file_name as path, sha256, withdrawn from channel_file where channel_id = ${channelId}::uuid`.execute(
    db,
  );
  return new Map(rows.map(({ path, ...held }) => [path, held]));
}

/** The keys that this hub trusts. */
export function trustedKeys(db: Db): Promise<{ key: string; title: string; added_at: Date }[]> {
  return db.selectFrom('bundle_key').selectAll().orderBy('added_at').execute();
}

/** Trusts a key from now on; one that is trusted gets the new name. */
export async function trustKey(db: Db | Trx, key: string, title: string): Promise<void> {
  await db
    .insertInto('bundle_key')
    .values({ key, title })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ title }))
    .execute();
}

/** Trusts a key no more. @returns whether it was trusted */
export async function distrustKey(db: Db | Trx, key: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('bundle_key').where('key', '=', key).executeTakeFirst();
  return numDeletedRows > 0n;
}
