/** `channeldata.json` at the channel's root (CEP 38): the packages by name, from what is served. */
import type { ChannelRecords } from '@terrarium/domain/policy';
import { nameIndex } from '@terrarium/domain/policy';
import type { ArchiveFacts } from '../memory/index.ts';
import type { VersionOrder } from './currentRepodata.ts';

/** What people wrote about a package; not part of its records. */
export interface AboutPackage {
  summary: string;
  home: string | null;
}

/** What channeldata is made from. */
export interface ChanneldataInput {
  records: ChannelRecords;
  /** Id of each record's file. */
  fileIds: Float64Array;
  /** 1 for each record that is served. */
  allowed: Uint8Array;
  order: VersionOrder;
  /** Of each name the record that {@link newestServed} tells. */
  newest: Int32Array;
  /** By package name. */
  about: ReadonlyMap<string, AboutPackage>;
  /** Of files of whose archive something is known, by id of the file. */
  archives: ReadonlyMap<number, ArchiveFacts>;
  /** What stands in the archives of the newest files for people (the keys of channeldata), by id of the file. */
  abouts: ReadonlyMap<number, Record<string, unknown>>;
}

/** Of each name its newest served record: highest version, then the one that was built last; -1 where none is served. */
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

/** Positive when record `a` is newer than `b`: by version, then by when it was built, then by when it came. */
function compareAge(records: ChannelRecords, order: VersionOrder, a: number, b: number): number {
  return (
    order.compare(records.versionOf[a]!, records.versionOf[b]!) ||
    records.builtAt[a]! - records.builtAt[b]! ||
    records.createdAt[a]! - records.createdAt[b]!
  );
}

/**
 * The document in pieces of text. A package has the subdirs that serve it, its newest served version with the license of its newest file, and when (in
 * seconds, by its builder's clock) the last of all its served files was built: CEP 38 and its change of June 2026, as conda-index means it. Where archives of its served files were
 * read, it also has what those say: of the newest what people wrote, of each version what it exports, of all together whether any runs a script or takes a
 * prefix, as conda-index does it. What versions export it has, too, where the source of a mirror tells.
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
    const subdirs = new Set(Array.from(files, (i) => records.subdirs[records.subdirOf[i]!]!));
    for (const subdir of subdirs) served.add(subdir);
    const text = records.names[name]!;
    const { summary, home } = about.get(text) ?? { summary: '', home: null };
    const told = abouts.get(fileIds[latest]!) ?? {};
    const { license } = records.licenses[records.licenseOf[latest]!]!;
    // What nobody knows is not there: CEP 38 has no null.
    const entry = {
      ...told,
      subdirs: [...subdirs].sort(),
      version: records.versions[records.versionOf[latest]!]!,
      // As conda-index has it, the record counts before what is written beside it.
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

/** Keys of channeldata that say whether clients run a script of some kind, and what kind that is. */
const SCRIPT_KEYS = {
  'activate.d': 'activate',
  'deactivate.d': 'deactivate',
  pre_link: 'pre-link',
  post_link: 'post-link',
  pre_unlink: 'pre-unlink',
} as const;

/** When the last of some files was built, seconds; 0 where none tells, for a time must be there. */
function lastBuilt({ builtAt }: ChannelRecords, files: Uint32Array): number {
  let last = 0;
  for (const i of files) if (builtAt[i]! > last) last = builtAt[i]!;
  return last;
}

/** What is known of the archives of a package's served files; nothing when nobody knows of any. */
function archiveEntry(
  { records, fileIds, order, archives }: ChanneldataInput,
  files: Uint32Array,
): Record<string, unknown> {
  const known = [...files].filter((i) => archives.has(fileIds[i]!));
  if (known.length === 0) return {};
  const all = known.flatMap((i) => archives.get(fileIds[i]!)!.read ?? []);
  const runExports: Record<string, unknown> = {};
  // The newest file of a version comes last and counts, if it exports anything.
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
