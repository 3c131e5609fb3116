/** Content of the sample channels. */
import { isBadRecord, readRecord } from '../channel/index.ts';
import type { Channels, FileRecord } from '../channel/index.ts';
import type { SampleHub } from '../sample-loader/index.ts';
import { sampleOrganizations, sampleRecords } from '../sample/index.ts';

/** Fills empty channels from the catalog. The publish area adds the files that sample users publish. */
export async function loadArtifacts(channels: Channels, hub: SampleHub): Promise<void> {
  for (const { name: organization, channels: given } of sampleOrganizations)
    for (const { name, content } of given) {
      const place = `${organization}/${name}`;
      const channel = hub.channels.get(place)!;
      if (content !== 'catalogue' || channel.file_count > 0) continue;
      const files = catalogueFiles();
      await channels.addFiles(channel.id, files);
      const names = new Set(files.map((file) => file.name)).size;
      hub.say(`  ${place}: ${files.length.toLocaleString('en')} files of ${names} packages`);
    }
}

/** Returns files of which the sample has only the records. They can't be downloaded. */
function catalogueFiles(): FileRecord[] {
  return Array.from(sampleRecords(), ({ subdir, fn, record, summary, home, trust }) => ({
    ...read(subdir, fn, record),
    summary,
    home,
    trust,
  }));
}

function read(subdir: string, fileName: string, record: object): FileRecord {
  const file = readRecord(subdir, fileName, record);
  if (isBadRecord(file)) throw new Error(`The sample is broken: ${file.fileName}: ${file.reason}`);
  return file;
}
