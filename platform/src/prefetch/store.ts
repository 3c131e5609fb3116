// Read model of channel, channel_source, channel_policy, channel_file_version, environment, installed_build, environment_build: what a mirror is to hold follows from what it lists, what policies let through, and what environments have.
/** SQL of what mirrors fetch before anybody asks. */
import { sql } from 'kysely';
import type { Db } from '../db/index.ts';

/** Which files are wanted, as the mirror's setting has it. */
export type Wanted = 'environments' | 'allowed' | 'all';

/** A file that a mirror lists and that this hub does not hold. */
export interface UnheldFile {
  id: number;
  name: string;
  subdir: string;
  file_name: string;
  sha256: string | null;
  md5: string | null;
  size: number | null;
}

/** Files read at a time. */
const PAGE = 500;

/** The files of a mirror that this hub does not hold, in pieces, by id; those of environments alone where these are wanted. */
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

/** The publications whose policies decide over the files of a mirror: its own, and those of the channels that draw from it, as far as they have a policy. */
export async function decidingPublications(db: Db, channelId: string): Promise<string[]> {
  const { rows } = await sql<{ publication_id: string }>`
    with recursive drawing (id) as (
      select ${channelId}::uuid union select s.channel_id from drawing d join channel_source s on s.source_id = d.id
    )
    select c.publication_id from drawing join channel c on c.id = drawing.id join channel_policy p on p.channel_id = c.id
    where c.publication_id is not null`.execute(db);
  return rows.map(({ publication_id }) => publication_id);
}
