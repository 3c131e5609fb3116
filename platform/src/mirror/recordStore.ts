/** SQL of what the sources of mirrors listed. */
import { sql } from 'kysely';
import type { Fence } from '../channel/index.ts';
import type { Db } from '../db/index.ts';

/** Bytes per statement. */
const PIECE = 256 * 1024;

/** Whose records they are, and to which generation of the channel's files they belong. */
export interface RecordsPlace {
  channelId: string;
  position: number;
  subdir: string;
  generation: number;
}

/**
 * Stores records of a generation that isn't the current one yet.
 * @returns false if the fence returned no row; then nothing was written
 */
export async function saveRecords(
  db: Db,
  { channelId, position, subdir, generation }: RecordsPlace,
  bytes: Buffer,
  fence: () => Fence,
): Promise<boolean> {
  for (let piece = 0; piece * PIECE < bytes.length; piece++) {
    const body = bytes.subarray(piece * PIECE, (piece + 1) * PIECE);
    const isLast = (piece + 1) * PIECE >= bytes.length;
    const { rows } = await sql`
      with fence as (${fence()}),
      further as (
        delete from mirror_records r using fence where ${isLast}::boolean and r.channel_id = ${channelId}::uuid and r.position = ${position}
          and r.subdir = ${subdir} and r.generation = ${generation}::bigint and r.piece > ${piece}
      ),
      written as (
        insert into mirror_records (channel_id, position, subdir, generation, piece, body)
        select ${channelId}::uuid, ${position}::smallint, ${subdir}, ${generation}::bigint, ${piece}::integer, ${body}::bytea from fence
        on conflict (channel_id, position, subdir, generation, piece) do update set body = excluded.body
      )
      select set_config('synchronous_commit', 'off', true) from fence`.execute(db);
    if (rows.length === 0) return false;
  }
  return true;
}

/** Returns what {@link saveRecords} stored; empty if nothing. */
export async function storedRecords(
  db: Db,
  { channelId, position, subdir, generation }: RecordsPlace,
): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for (let piece = 0; ; piece++) {
    const row = await db
      .selectFrom('mirror_records')
      .select('body')
      .where('channel_id', '=', channelId)
      .where('position', '=', position)
      .where('subdir', '=', subdir)
      .where('generation', '=', generation)
      .where('piece', '=', piece)
      .executeTakeFirst();
    if (row === undefined) return Buffer.concat(pieces);
    pieces.push(row.body);
  }
}

/** Deletes the records of a mirror that no later sync will read, in pieces. */
export async function dropRecords(db: Db, channelId: string): Promise<void> {
  for (let deleted = 1n; deleted > 0n;) {
    const { numAffectedRows } = await sql`
      delete from mirror_records r where (r.channel_id, r.position, r.subdir, r.generation, r.piece) in (
        select o.channel_id, o.position, o.subdir, o.generation, o.piece from mirror_records o
        where o.channel_id = ${channelId}::uuid and not exists (select 1 from mirror_subdir s where s.channel_id = o.channel_id
          and s.position = o.position and s.subdir = o.subdir and s.records_generation = o.generation) limit 16)`.execute(
      db,
    );
    deleted = numAffectedRows ?? 0n;
  }
}
