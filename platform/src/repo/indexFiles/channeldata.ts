/** `channeldata.json` at the channel's root (CEP 38): the packages by name, from what is served. */
import type { ChannelRecords } from '@terrarium/domain/policy';
import { nameIndex } from '@terrarium/domain/policy';
import type { VersionOrder } from './currentRepodata.ts';

/** What people wrote about a package; not part of its records. */
export interface AboutPackage {
  summary: string;
  home: string | null;
}

/**
 * The document in pieces of text. A package has the subdirs that serve it, its newest served version, and the license and
 * time (in seconds) of the newest file of that version.
 * @param about by package name
 */
export function* channeldata(
  records: ChannelRecords,
  allowed: Uint8Array,
  order: VersionOrder,
  about: ReadonlyMap<string, AboutPackage>,
): Generator<string> {
  const { start, items } = nameIndex(records);
  const served = new Set<string>(['noarch']);
  yield '{"channeldata_version":1,"packages":{';
  let first = true;
  for (let name = 0; name < records.names.length; name++) {
    let newest = -1;
    const subdirs = new Set<string>();
    for (let k = start[name]!; k < start[name + 1]!; k++) {
      const i = items[k]!;
      if (allowed[i] === 0) continue;
      subdirs.add(records.subdirs[records.subdirOf[i]!]!);
      if (newest < 0 || isNewer(records, order, i, newest)) newest = i;
    }
    if (newest < 0) continue;
    for (const subdir of subdirs) served.add(subdir);
    const text = records.names[name]!;
    const { summary, home } = about.get(text) ?? { summary: '', home: null };
    const created = records.createdAt[newest]!;
    const entry = {
      subdirs: [...subdirs].sort(),
      version: records.versions[records.versionOf[newest]!]!,
      license: records.licenses[records.licenseOf[newest]!]!.license ?? null,
      summary: summary === '' ? null : summary,
      home,
      timestamp: Number.isNaN(created) ? null : Math.floor(created / 1000),
    };
    yield `${first ? '' : ','}${JSON.stringify(text)}:${JSON.stringify(entry)}`;
    first = false;
  }
  yield `},"subdirs":${JSON.stringify([...served].sort())}}\n`;
}

function isNewer(records: ChannelRecords, order: VersionOrder, a: number, b: number): boolean {
  const difference = order.compare(records.versionOf[a]!, records.versionOf[b]!);
  if (difference !== 0) return difference > 0;
  return records.createdAt[a]! > records.createdAt[b]!;
}
