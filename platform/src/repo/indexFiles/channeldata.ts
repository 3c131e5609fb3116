/** `channeldata.json` at the channel's root (CEP 38): the served packages by name. */
import type { ChannelRecords } from '@terrarium/domain/policy';
import { nameIndex } from '@terrarium/domain/policy';
import type { ArchiveFacts } from '../memory/index.ts';
import type { VersionOrder } from './currentRepodata.ts';

/** Texts that users wrote about a package. They aren't part of its records. */
export interface AboutPackage {
  summary: string;
  home: string | null;
}

/** Input of {@link channeldata}. */
export interface ChanneldataInput {
  records: ChannelRecords;
  /** ID of each record's file. */
  fileIds: Float64Array;
  /** 1 for each record that is served. */
  allowed: Uint8Array;
  order: VersionOrder;
  /** Newest record of each name, see {@link newestServed}. */
  newest: Int32Array;
  /** By package name. */
  about: ReadonlyMap<string, AboutPackage>;
  /** Facts from archives, by file ID. Files whose archive wasn't read are missing. */
  archives: ReadonlyMap<number, ArchiveFacts>;
  /** The `about` fields from the archives of the newest files (keys of channeldata), by file ID. */
  abouts: ReadonlyMap<number, Record<string, unknown>>;
}

/** Finds the newest served record of each name: highest version, then latest build time. -1 if none is served. */
export function newestServed(records: ChannelRecords, allowed: Uint8Array, order: VersionOrder): Int32Array {
  const { start, items } = nameIndex(records);
  return Int32Array.from(records.names, (_name, name) => {
    let newest = -1;
    for (let k = start[name]!; k < start[name + 1]!; k++) {
      const i = items[k]!;
      if (allowed[i] === 1 && (newest < 0 || compareAge(records, order, i, newest) > 0)) newest = i;
    }
    return newest;
  });
}

/** Compares record `a` with `b`: version, then build time, then order of arrival. Positive if `a` is newer. */
function compareAge(records: ChannelRecords, order: VersionOrder, a: number, b: number): number {
  return (
    order.compare(records.versionOf[a]!, records.versionOf[b]!) ||
    records.builtAt[a]! - records.builtAt[b]! ||
    records.createdAt[a]! - records.createdAt[b]!
  );
}

/**
 * Writes the document in pieces of text, as conda-index understands CEP 38 and its change of June 2026. Each package
 * has its subdirs, its newest served version with the license of the newest file, and the latest build time of its
 * served files (seconds, the builder's clock). If archives were read, it also has the newest file's about fields, the
 * run exports of each version, and whether any file runs scripts or has prefix replacements. Run exports can also come
 * from a mirror's source.
 */
export function* channeldata(input: ChanneldataInput): Generator<string> {
  const { records, fileIds, allowed, newest, about, abouts } = input;
  const { start, items } = nameIndex(records);
  const served = new Set<string>(['noarch']);
  yield '{"channeldata_version":1,"packages":{';
  let first = true;
  for (let name = 0; name < records.names.length; name++) {
    const latest = newest[name]!;
    if (latest < 0) continue;
    const files = items.subarray(start[name]!, start[name + 1]!).filter((i) => allowed[i] === 1);
    const subdirIds = new Set<number>();
    for (const i of files) subdirIds.add(records.subdirOf[i]!);
    const subdirs = Array.from(subdirIds, (id) => records.subdirs[id]!);
    for (const subdir of subdirs) served.add(subdir);
    const text = records.names[name]!;
    const { summary, home } = about.get(text) ?? { summary: '', home: null };
    const told = abouts.get(fileIds[latest]!) ?? {};
    const { license } = records.licenses[records.licenseOf[latest]!]!;
    // Unknown values are omitted, because CEP 38 has no null.
    const entry = {
      ...told,
      subdirs: subdirs.sort(),
      version: records.versions[records.versionOf[latest]!]!,
      // Like conda-index: the record has priority over the user's text.
      license: license ?? told['license'],
      summary: told['summary'] ?? (summary === '' ? undefined : summary),
      home: told['home'] ?? home ?? undefined,
      ...archiveEntry(input, files),
      timestamp: lastBuilt(records, files),
    };
    yield `${first ? '' : ','}${JSON.stringify(text)}:${JSON.stringify(entry)}`;
    first = false;
  }
  yield `},"subdirs":${JSON.stringify([...served].sort())}}\n`;
}

/** Keys of channeldata for each kind of script that clients run. */
const SCRIPT_KEYS = {
  'activate.d': 'activate',
  'deactivate.d': 'deactivate',
  pre_link: 'pre-link',
  post_link: 'post-link',
  pre_unlink: 'pre-unlink',
} as const;

/** Returns the latest build time of some files in seconds. 0 if unknown, because the field is required. */
function lastBuilt({ builtAt }: ChannelRecords, files: Uint32Array): number {
  let last = 0;
  for (const i of files) if (builtAt[i]! > last) last = builtAt[i]!;
  return last;
}

/** Collects facts from the archives of a package's served files. Empty if none was read. */
function archiveEntry(
  { records, fileIds, order, archives }: ChanneldataInput,
  files: Uint32Array,
): Record<string, unknown> {
  const known = archives.size === 0 ? [] : [...files].filter((i) => archives.has(fileIds[i]!));
  if (known.length === 0) return {};
  const all = known.flatMap((i) => archives.get(fileIds[i]!)!.read ?? []);
  const runExports: Record<string, unknown> = {};
  // The newest file of a version comes last and wins, if it has run exports.
  known.sort((a, b) => compareAge(records, order, a, b));
  for (const i of known) {
    const exported = archives.get(fileIds[i]!)!.runExports;
    if (Object.keys(exported).length > 0) runExports[records.versions[records.versionOf[i]!]!] = exported;
  }
  if (all.length === 0) return { run_exports: runExports };
  return {
    run_exports: runExports,
    text_prefix: all.some(({ textPrefix }) => textPrefix),
    binary_prefix: all.some(({ binaryPrefix }) => binaryPrefix),
    ...Object.fromEntries(
      Object.entries(SCRIPT_KEYS).map(([key, kind]) => [
        key,
        all.some(({ scriptKinds }) => scriptKinds.includes(kind)),
      ]),
    ),
  };
}
