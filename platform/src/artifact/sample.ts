/** What is in the channels of the sample. */
import { isBadRecord, readRecord } from '../channel/index.ts';
import type { Channels, FileRecord } from '../channel/index.ts';
import type { ObjectStore } from '../repo/index.ts';
import type { SampleHub } from '../sample-loader/index.ts';
import { sampleOrganizations, sampleRecords, teamPackages } from '../sample/index.ts';

/** Fills the channels that are empty and should not be. */
export async function loadArtifacts(channels: Channels, objects: ObjectStore, hub: SampleHub): Promise<void> {
  for (const { name: organization, channels: given } of sampleOrganizations)
    for (const { name, content } of given) {
      const place = `${organization}/${name}`;
      const channel = hub.channels.get(place)!;
      if (content === undefined || channel.file_count > 0) continue;
      const files = content === 'catalogue' ? catalogueFiles() : await teamFiles(objects);
      await channels.addFiles(channel.id, files);
      const names = new Set(files.map((file) => file.name)).size;
      hub.say(`  ${place}: ${files.length.toLocaleString('en')} files of ${names} packages`);
    }
}

/** Files that the sample only knows the records of; their packages cannot be downloaded. */
function catalogueFiles(): FileRecord[] {
  return Array.from(sampleRecords(), ({ subdir, fn, record, summary, home, trust }) => ({
    ...read(subdir, fn, record),
    summary,
    home,
    trust,
  }));
}

/** Real packages: their bytes go into object storage first, so that no record names bytes that are not there. */
async function teamFiles(objects: ObjectStore): Promise<FileRecord[]> {
  const files: FileRecord[] = [];
  for (const { fileName, bytes, sha256, record, summary, home } of await teamPackages()) {
    const { key } = await objects.store([bytes], sha256);
    files.push({ ...read(record.subdir, fileName, record), object_key: key, summary, home });
  }
  return files;
}

function read(subdir: string, fileName: string, record: object): FileRecord {
  const file = readRecord(subdir, fileName, record);
  if (isBadRecord(file)) throw new Error(`The sample is broken: ${file.fileName}: ${file.reason}`);
  return file;
}
