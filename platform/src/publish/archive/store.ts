/** What is kept of archives beside their records. */
import type { Db } from '../../db/index.ts';
import type { PackageArchive } from './read.ts';
import './tables.ts';

/** What is told of a file's archive. */
export type ArchiveFacts = Pick<
  PackageArchive,
  'about' | 'runExports' | 'scripts' | 'prefix' | 'fileCount' | 'unpackedSize' | 'licenses' | 'recipe' | 'readme'
>;

/** Keeps what an archive holds, in the transaction that publishes its file. @param file the id of its `channel_file`, and its channel's */
export async function keepArchive(
  db: Db,
  file: { id: number; channelId: string },
  archive: PackageArchive,
): Promise<void> {
  await db
    .insertInto('package_archive')
    .values({
      file_id: file.id,
      channel_id: file.channelId,
      about: archive.about === null ? null : JSON.stringify(archive.about),
      run_exports: JSON.stringify(archive.runExports ?? {}),
      scripts: JSON.stringify(archive.scripts),
      script_kinds: [...new Set(archive.scripts.map(({ kind }) => kind))],
      text_prefix: archive.prefix.text,
      binary_prefix: archive.prefix.binary,
      file_count: archive.fileCount,
      unpacked_size: archive.unpackedSize,
      licenses: JSON.stringify(archive.licenses),
      recipe: archive.recipe === null ? null : JSON.stringify(archive.recipe),
      readme: archive.readme,
      icon: archive.icon,
    })
    .execute();
}

/** What is kept of a file's archive; null for a file that was not published here. Who may read the file may read this. */
export async function archiveOf(db: Db, fileId: number): Promise<ArchiveFacts | null> {
  const row = await db.selectFrom('package_archive').selectAll().where('file_id', '=', fileId).executeTakeFirst();
  if (row === undefined) return null;
  return {
    about: row.about,
    runExports: Object.keys(row.run_exports).length === 0 ? null : row.run_exports,
    scripts: row.scripts,
    prefix: { text: row.text_prefix, binary: row.binary_prefix },
    fileCount: row.file_count,
    unpackedSize: row.unpacked_size,
    licenses: row.licenses,
    recipe: row.recipe,
    readme: row.readme,
  };
}
