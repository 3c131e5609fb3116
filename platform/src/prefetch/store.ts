// Read model of channel, channel_source, channel_policy, channel_file_version: what policies allow of a mirror's files.
// Read model of environment, installed_build, environment_build: what environments contain of them.
/** SQL of prefetching. */
import { sql } from 'kysely';
import type { Db } from '../db/index.ts';

/** Which files to prefetch, by the mirror's setting. */
export type Wanted = 'environments' | 'allowed' | 'all';

/** A listed file of a mirror that isn't downloaded. */
export interface UnheldFile {
  id: number;
  name: string;
  subdir: string;
  file_name: string;
  sha256: string | null;
  md5: string | null;
  size: number | null;
}

/** Files to read at a time. */
const PAGE = 500;

/** Yields the missing files of a mirror in batches by ID; only those in environments, if so configured. */
export async function* unheldFiles(db: Db, channelId: string, wanted: Wanted): AsyncGenerator<UnheldFile[]> {
  for (let last = 0; ;) {
    const ofEnvironments = sql<boolean>`exists (
      select 1 from installed_build b join environment_build e on e.build_id = b.id join environment on environment.id = e.environment_id
      where b.organization_id = c.organization_id and b.name = f.name and b.version = f.version and b.build_string = f.build
        and b.platform = f.subdir and environment.status <> 'retired')`;
    const { rows } = await sql<UnheldFile>`
      select f.id, f.name, f.subdir, f.file_name, f.sha256, f.md5, f.size
      from channel_file_version f join channel c on c.id = f.channel_id
      where f.channel_id = ${channelId} and f.id > ${last}::bigint and f.object_key is null and f.gone_at is null and f.until_generation is null
        and f.from_generation <= c.generation and f.withdrawn is null
        and ${wanted === 'environments' ? ofEnvironments : sql<boolean>`true`}
      order by f.id limit ${PAGE}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1)!.id;
  }
}

/**
 * Lists the publications whose policies decide about a mirror's files: its own, and those of virtual channels based on
 * it, if they have a policy.
 */
export async function decidingPublications(db: Db, channelId: string): Promise<string[]> {
  const { rows } = await sql<{ publication_id: string }>`
    with recursive drawing (id) as (
      select ${channelId}::uuid union select s.channel_id from drawing d join channel_source s on s.source_id = d.id
    )
    select c.publication_id from drawing join channel c on c.id = drawing.id join channel_policy p on p.channel_id = c.id
    where c.publication_id is not null`.execute(db);
  return rows.map(({ publication_id }) => publication_id);
}
