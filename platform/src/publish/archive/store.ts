/** What is kept of archives beside their records. */
import type { Db } from '../../db/index.ts';
import type { PackageArchive } from './read.ts';
import './tables.ts';

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
