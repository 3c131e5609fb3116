// Read model of channel, channel_file_version: the files of a publication are listed with the location of their
// contents.
/** Lists the files in the index of a publication, each with its record and its contents. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import { PUBLISHED } from '../storage/index.ts';
import type { SharedFolders } from '../storage/index.ts';

/** A file that clients see. */
export interface ServedFile {
  subdir: string;
  fileName: string;
  /** Repodata record, as clients read it. */
  record: Record<string, unknown>;
  fileId: number;
  /** Key in object storage; null if this hub doesn't have the file. */
  objectKey: string | null;
  /** Time when this hub first saw it, in ms; null if unknown. */
  firstSeenMs: number | null;
  /** Channel of the file and URL of its source; `source` is null if the channel isn't a mirror. */
  channelId: string;
  source: string | null;
}

/** What a channel serves, or served. */
export interface Served {
  /** Number of the snapshot. */
  snapshot: number;
  files: ServedFile[];
}

/**
 * Lists what a channel serves now or served in a snapshot, without blocked, yanked, and quarantined files, ordered by
 * path.
 * @param snapshot number of the snapshot; null for the current publication
 * @param folders source of folders that aren't on this disk; null if all are
 * @returns null if the snapshot doesn't exist, or nothing was published yet
 */
export async function servedFiles(
  db: Db,
  dataDir: string,
  channelId: string,
  snapshot: number | null,
  folders: SharedFolders | null = null,
): Promise<Served | null> {
  const {
    rows: [publication],
  } = await sql<{ id: string; number: number; folder: string; subdirs: string[] }>`
    select p.id, p.number, p.folder, array(select jsonb_object_keys(p.per_subdir)) as subdirs
    from publication p join channel c on c.id = p.channel_id
    where p.channel_id = ${channelId}::uuid and ${snapshot === null ? sql`p.id = c.publication_id` : sql`p.is_kept and p.number = ${snapshot}`}`.execute(
    db,
  );
  if (publication === undefined) return null;
  await folders?.fetch(publication.id, publication.folder);
  const files: ServedFile[] = [];
  for (const subdir of publication.subdirs.sort()) {
    const text = await readFile(join(dataDir, PUBLISHED, publication.folder, subdir, 'repodata.json'), 'utf8').catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      },
    );
    if (text === null) return null;
    const index = JSON.parse(text) as Record<'packages' | 'packages.conda', Record<string, Record<string, unknown>>>;
    const records = new Map(Object.entries({ ...index.packages, ...index['packages.conda'] }));
    const { rows } = await sql<Row>`
      select distinct on (f.file_name) f.id::float8 as "fileId", f.file_name as "fileName", f.object_key as "objectKey",
        f.first_seen_ms::float8 as "firstSeenMs", f.channel_id as "channelId", c.source
      from publication_source s join channel c on c.id = s.channel_id
        join channel_file_version f on f.channel_id = s.channel_id and f.from_generation <= s.generation
          and (f.until_generation is null or f.until_generation > s.generation)
      where s.publication_id = ${publication.id}::uuid and f.subdir = ${subdir} order by f.file_name, s.position`.execute(
      db,
    );
    for (const row of rows) {
      const record = records.get(row.fileName);
      if (record !== undefined) files.push({ ...row, subdir, record });
    }
  }
  return { snapshot: publication.number, files };
}

type Row = Pick<ServedFile, 'fileId' | 'fileName' | 'objectKey' | 'firstSeenMs' | 'channelId' | 'source'>;
