// Read model of channel, policy_run, mirror_sync: the state of running work.
import { sql } from 'kysely';
import type { Db } from '../db/index.ts';

/** Newest runs whose changes count. Only one can be unfinished, and its successor may be there already. */
const NEWEST_RUNS = 3;

/**
 * Returns texts that change with the runs, the newest sync, and the publication of channels.
 * @returns versions by channel ID; none for channels that don't exist
 */
export async function channelVersions(db: Db, channelIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; version: string }>`
    select c.id, md5(concat_ws('|', c.publication_id,
      (select string_agg(concat_ws('/', r.id, r.state, r.phase, r.progress, r.finished_at), '|')
        from (select * from policy_run where channel_id = c.id order by created_at desc limit ${NEWEST_RUNS}) as r),
      (select concat_ws('/', s.id, s.state, s.phase, s.progress, s.finished_at) from mirror_sync s
        where s.channel_id = c.id order by s.created_at desc limit 1))) as version
    from channel c where c.id = any (${channelIds}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, version }) => [id, version]));
}
