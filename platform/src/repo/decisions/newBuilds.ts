// Read model of channel_file, file_event: recently published files among those that a publication serves.
/**
 * Content of a channel's notices: the newest packages that users and pipelines published to it or its source channels,
 * as its readers see them, and the uninstallable ones.
 */
import type pg from 'pg';
import { ALLOWED, positionOf } from '../storage/index.ts';
import type { LostPackages, NewBuild } from '../indexFiles/index.ts';
import type { ServedPublication } from './servedPublications.ts';

/** Number of recent files to check. A policy can block some of them. */
const LOOKED_AT = 200;

/**
 * Lists the most recently published files that clients can get, newest first.
 * Skips blocked, yanked, and quarantined files.
 * @param channelIds the channel and its source channels
 * @param most maximum number of files
 */
export async function newBuilds(
  pool: Pick<pg.Pool, 'query'>,
  publication: ServedPublication,
  channelIds: readonly string[],
  most: number,
): Promise<NewBuild[]> {
  const { rows } = await pool.query<Omit<NewBuild, 'publishedMs'> & { id: number; at: Date }>(
    `select f.id, f.subdir, f.file_name as "fileName", f.name, f.version, f.build, e.at
     from (select file_id, at from file_event where channel_id = any ($1::uuid[]) and kind = 'published' order by at desc limit ${LOOKED_AT}) as e
     join channel_file f on f.id = e.file_id where f.withdrawn is null order by e.at desc, f.id desc`,
    [channelIds],
  );
  const served: NewBuild[] = [];
  for (const { id, at, ...build } of rows) {
    if (served.length === most) break;
    const decisions = await publication.decisions(build.subdir);
    const position = decisions === null ? -1 : positionOf(decisions.fileIds, id);
    if (position >= 0 && (decisions!.words[position]! & ALLOWED) !== 0)
      served.push({ ...build, publishedMs: at.getTime() });
  }
  return served;
}

/**
 * Lists packages of which a publication serves files, but none is installable because of its policy, by subdir and
 * name, with the most frequent missing dependency.
 */
export async function lostPackages(pool: Pick<pg.Pool, 'query'>, publicationId: string): Promise<LostPackages[]> {
  const { rows } = await pool.query<{ platform: string; lost_packages: string[]; lost_for: string | null }>(
    `select platform, lost_packages, lost_for from publication_installability where publication_id = $1 and lost_packages <> '{}' order by platform`,
    [publicationId],
  );
  return rows.map(({ platform, lost_packages, lost_for }) => ({
    platform,
    names: lost_packages.toSorted(),
    cause: lost_for,
  }));
}
