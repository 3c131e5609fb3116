/** The channels of a sample organization with their files. */
import { isBadRecord, readRecord } from '../channel/index.ts';
import type { ChannelRow, Channels, FileRecord } from '../channel/index.ts';
import type { ObjectStore } from '../repo/index.ts';
import { sampleRecords, teamPackages } from '../sample/index.ts';
import type { SampleChannel, SampleOrganization } from '../sample/index.ts';
import type { SampleAreas } from './index.ts';

/**
 * Makes the channels that are missing and fills those that are empty.
 * @returns the channels by name
 */
export async function loadChannels(
  { channels, policies, repo }: Pick<SampleAreas, 'channels' | 'policies' | 'repo'>,
  organizationId: string,
  organization: SampleOrganization,
  owner: string,
  onProgress: (line: string) => void,
): Promise<Map<string, ChannelRow>> {
  const loaded = new Map<string, ChannelRow>();
  for (const given of organization.channels) {
    const [known] = await channels.readableChannels({ userId: owner }, { organizationId, name: given.name });
    const channel = known ?? (await channels.create(organizationId, bodyOf(given)));
    if (given.content !== undefined && channel.file_count === 0) {
      // Published empty first: a run that meets half of the files would be followed by another over all of them.
      await policies.runs.idle(channel.id);
      const files = given.content === 'catalogue' ? catalogueFiles() : await teamFiles(repo.objects);
      await channels.addFiles(channel.id, files);
      const names = new Set(files.map(({ name }) => name)).size;
      onProgress(
        `  ${organization.name}/${given.name}: ${files.length.toLocaleString('en')} files of ${names} packages`,
      );
    }
    loaded.set(given.name, channel);
  }
  return loaded;
}

function bodyOf({ name, description, type, privacy, sources = [] }: SampleChannel): Parameters<Channels['create']>[1] {
  return {
    name,
    description,
    type,
    privacy,
    ...(type === 'external_mirror' ? { source: sources[0]! } : {}),
    ...(type === 'virtual' ? { sources } : {}),
  };
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
