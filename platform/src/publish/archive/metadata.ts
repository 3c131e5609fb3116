/**
 * Parses the documents of `info/` with fixed lists of keys, because an unknown key of a wrong type stops strict clients
 * (rattler then rejects all records of a name).
 */
import { dayOf } from '@terrarium/domain/calendar';
import {
  exportedSpecs,
  isConditional,
  InvalidVersion,
  isBuildString,
  isMatchSpec,
  isPackageName,
  knownSubdirs,
  parseVersion,
  RUN_EXPORTS_LIMITS,
  runExportKinds,
} from '@terrarium/domain/conda';
import type { RunExports } from '@terrarium/domain/conda';
import { z } from 'zod';
import { ArchiveError, quoted } from './errors.ts';

/** Timestamps up to this one (year 9999) are in seconds, larger ones in milliseconds, as in conda. */
const MAX_SECONDS = 253_402_300_799;
/** Tolerance for clock differences in ms. Later build times are rejected (CEP 47). */
const CLOCK = 3_600_000;
const LONGEST = { name: 64, spec: 1024, specs: 2000, text: 1000, summary: 1000, description: 20_000, list: 100 };

const text = z.string('must be a text').max(LONGEST.text, `must have at most ${LONGEST.text} characters`);
const spec = z
  .string('must be a list of texts')
  .max(LONGEST.spec, `must hold match specs of at most ${LONGEST.spec} characters`)
  .refine((one) => isMatchSpec(one).ok, {
    error: ({ input }) =>
      isConditional(String(input))
        ? `holds ${quoted(String(input))}, a conditional dependency. The hub doesn't support conditional dependencies yet: leave the condition out, or build a package for each case`
        : `holds ${quoted(String(input))}, which is not a match spec (CEP 29)`,
  });
/** A list whose length is checked before its entries, because each invalid one creates an object. */
const listOf = <Entry extends z.ZodType>(entry: Entry, most: number) =>
  z
    .array(z.unknown(), 'must be a list of texts')
    .max(most, `must have at most ${most.toLocaleString('en')} entries`)
    .pipe(z.array(entry));
const specs = listOf(spec, LONGEST.specs);

/** `info/index.json`, the source of the record. Missing and null are the same. */
const indexSchema = z.object(
  {
    name: z
      .string('must be a text')
      .refine(isPackageName, { error: ({ input }) => `${quoted(String(input))} is not a package name (CEP 26)` }),
    version: z
      .string('must be a text')
      .refine(isVersion, { error: ({ input }) => `${quoted(String(input))} is not a version (CEP 33)` }),
    build: z
      .string('must be a text')
      .refine(isBuildString, { error: ({ input }) => `${quoted(String(input))} is not a build string (CEP 26)` }),
    build_number: z
      .int('must be a whole number from 0')
      .min(0, 'must be a whole number from 0')
      .max(2 ** 31 - 1, 'must be below 2,147,483,648'),
    depends: specs.default([]),
    constrains: specs.optional(),
    subdir: text.optional(),
    noarch: z.union([z.literal(['python', 'generic']), z.boolean()], "must be 'python' or 'generic'").optional(),
    timestamp: z.number('must be a number').min(0, 'must not be negative').optional(),
    track_features: z.union([text, listOf(text, LONGEST.list)], 'must be a text').optional(),
    features: text.optional(),
    license: text.optional(),
    license_family: text.optional(),
    python_site_packages_path: text
      .regex(/^[^/\\:](?!.*(?:^|[/\\])\.\.(?:[/\\]|$))[^\\:]*$/, 'must be a path inside the environment')
      .optional(),
    purls: listOf(text.regex(/^pkg:[a-z][a-z0-9.+-]*\/./i, 'must be a list of package URLs'), LONGEST.list).optional(),
    // Navigator and old indexes show it, and conda-index passes it on, so the hub does too.
    namespace: text.optional(),
    type: text.optional(),
    summary: text.optional(),
    icon: text.optional(),
    app_entry: text.optional(),
    app_type: text.optional(),
    preferred_env: text.optional(),
    provides_features: z
      .custom<object>(
        (value) => typeof value === 'object' && value !== null && Object.keys(value).length <= LONGEST.list,
        `must have at most ${LONGEST.list} entries`,
      )
      .pipe(z.record(z.string(), text, 'must map texts to texts'))
      .optional(),
    schema_version: z.union([z.int(), text], 'must be a number').optional(),
    // Used only to derive a missing subdir. Never in the index.
    arch: text.optional(),
    platform: text.optional(),
  },
  'must be an object',
);

function isVersion(version: string): boolean {
  if (version.length > LONGEST.name || version.includes('-')) return false;
  try {
    parseVersion(version);
    return true;
  } catch (error) {
    if (error instanceof InvalidVersion) return false;
    throw error;
  }
}

/** Parses a document with its schema. @throws ArchiveError 'bad_metadata' with the field */
function checked<Schema extends z.ZodType>(schema: Schema, value: unknown, path: string): z.output<Schema> {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const issue = read.error.issues[0]!;
  const field = issue.path.filter((step) => typeof step === 'string').join('.');
  throw new ArchiveError('bad_metadata', `${path}: ${field === '' ? '' : `${field} `}${issue.message}.`);
}

/** Content of `info/index.json` for the record. */
export interface IndexRecord {
  name: string;
  version: string;
  build: string;
  build_number: number;
  subdir: string;
  icon: string | undefined;
  record: Record<string, unknown>;
}

/**
 * Returns the record of a package, as `conda index` writes it.
 * Drops nulls and unknown keys, including those that only a server can know (size, hashes, `indexed_timestamp`, `fn`,
 * `url`) and those of `v3` records (CEP 48: `extra_depends`, `flags`). `noarch: true` becomes `generic`,
 * `track_features` one text, `timestamp` milliseconds. `depends` is always present.
 * @param now ms since the epoch
 * @throws ArchiveError
 */
export function readIndex(value: unknown, now: number): IndexRecord {
  const path = 'info/index.json';
  const {
    arch,
    platform,
    noarch,
    timestamp,
    track_features: features,
    subdir: stated,
    ...rest
  } = checked(indexSchema, withoutNulls(value), path);
  const subdir = stated ?? subdirOf(arch, platform);
  if (!knownSubdirs.includes(subdir))
    throw new ArchiveError(
      'subdir_mismatch',
      `${path}: ${quoted(subdir)} is not a subdir that conda knows. Set subdir to one such as noarch or linux-64.`,
    );
  const kind = noarch === true ? 'generic' : noarch === false ? undefined : noarch;
  if (kind !== undefined && subdir !== 'noarch')
    throw new ArchiveError('bad_metadata', `${path}: noarch is ${kind}, but the package is for ${subdir}.`);
  const built =
    timestamp === undefined ? undefined : Math.floor(timestamp <= MAX_SECONDS ? timestamp * 1000 : timestamp);
  if (built !== undefined && built > now + CLOCK)
    throw new ArchiveError(
      'timestamp_in_future',
      `timestamp ${dateText(built)} is in the future. Check the build machine's clock.`,
    );
  const record: Record<string, unknown> = {
    ...rest,
    subdir,
    ...(kind === undefined ? {} : { noarch: kind }),
    ...(built === undefined ? {} : { timestamp: built }),
    ...(features === undefined ? {} : { track_features: Array.isArray(features) ? features.join(' ') : features }),
  };
  const { name, version, build, build_number, icon } = rest;
  return { name, version, build, build_number, subdir, icon, record };
}

function withoutNulls(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== null));
}

/** Derives a missing subdir like anaconda-client: without arch it is noarch, whatever the platform. */
function subdirOf(arch: string | undefined, platform: string | undefined): string {
  if (arch === undefined) return 'noarch';
  const bits = ({ x86: '32', x86_64: '64' } as Record<string, string>)[arch] ?? arch;
  return `${platform ?? ''}-${bits}`;
}

function dateText(ms: number): string {
  return Number.isNaN(new Date(ms).getTime()) ? String(ms) : dayOf(ms);
}

const ADDRESSES = ['home', 'dev_url', 'doc_url', 'doc_source_url', 'source_url', 'source_git_url', 'icon_url'] as const;
const TEXTS = ['license', 'license_family', 'source_git_tag', 'source_git_rev', 'icon_hash', 'recipe_origin'] as const;
const LISTS = ['tags', 'identifiers', 'keywords'] as const;

/**
 * Returns the about fields of `info/about.json` for display: the keys of channeldata (CEP 38), truncated. `summary` and
 * `description` become one line, as in conda-index. Of several URLs, the first safe one is used. Values of a wrong type
 * are omitted.
 * @returns null if nothing is left
 */
export function readAbout(value: unknown): Record<string, unknown> | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const about = value as Record<string, unknown>;
  const read: Record<string, unknown> = {};
  for (const key of ['summary', 'description'] as const) {
    const line = texts(about[key]).join('').trim().replaceAll('\n', ' ').slice(0, LONGEST[key]).toWellFormed();
    if (line !== '') read[key] = line;
  }
  for (const key of ADDRESSES) {
    const address = texts(about[key]).find(isWebAddress);
    if (address !== undefined) read[key] = address;
  }
  for (const key of TEXTS) {
    const line = texts(about[key]).join(', ').slice(0, LONGEST.text).toWellFormed();
    if (line !== '') read[key] = line;
  }
  for (const key of LISTS) {
    const list = texts(about[key])
      .slice(0, LONGEST.list)
      .map((entry) => entry.slice(0, LONGEST.text).toWellFormed());
    if (list.length > 0) read[key] = list;
  }
  return Object.keys(read).length === 0 ? null : read;
}

function texts(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((entry) => typeof entry === 'string' && entry !== '');
}

function isWebAddress(address: string): boolean {
  const url = address.length <= 2000 ? URL.parse(address) : null;
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
}

/**
 * Reads `info/run_exports.json` (CEP 12) by its five types.
 * A bare list is `weak` (CEP 34). Invalid specs are omitted, because they would stop the build that reads them.
 * @returns null if there are none
 * @throws ArchiveError if it is neither a list nor such an object
 */
export function readRunExports(value: unknown): RunExports | null {
  const path = 'info/run_exports.json';
  const list = z.union(
    [z.string().transform((one) => [one]), listOf(z.string(), RUN_EXPORTS_LIMITS.specs)],
    'must be a list of texts',
  );
  const schema = z.object(
    Object.fromEntries(runExportKinds.map((kind) => [kind, list.optional()])),
    'must be an object',
  );
  const read = checked(schema, Array.isArray(value) ? { weak: value } : withoutNulls(value), path);
  const exports: RunExports = {};
  for (const [kind, given] of Object.entries(read)) {
    if (given === undefined || given.length === 0) continue;
    exports[kind] = exportedSpecs(given);
  }
  return Object.keys(exports).length === 0 ? null : exports;
}

/**
 * Returns the commands of the entry points in `info/link.json`, as clients read them: the text before the first `=`.
 * @throws ArchiveError if they aren't a list of texts
 */
export function readStarters(value: unknown): string[] {
  const noarch = z.object({ noarch: z.object({ entry_points: z.unknown() }) }).safeParse(value).data?.noarch;
  const list = checked(
    z.object({ entry_points: z.array(z.string('must be a list of texts'), 'must be a list of texts').nullish() }),
    noarch ?? {},
    'info/link.json',
  );
  return (list.entry_points ?? []).map((entry) => entry.split('=', 1)[0]!.trim());
}

const pathSchema = z.object(
  {
    _path: z.string('must be a text'),
    path_type: z.string('must be a text').optional(),
    sha256: z.string('must be a text').nullish(),
    size_in_bytes: z.number('must be a number').nullish(),
    file_mode: z.string('must be a text').nullish(),
    prefix_placeholder: z.string('must be a text').nullish(),
  },
  'paths must be a list of objects',
);

/** One entry of `info/paths.json`. */
export type PathEntry = z.output<typeof pathSchema>;

/** Reads `info/paths.json`. @param most maximum number of entries @throws ArchiveError at the first error */
export function readPaths(value: unknown, most: number): PathEntry[] {
  const path = 'info/paths.json';
  const { paths } = checked(
    z.object({ paths: z.array(z.unknown(), 'must be a list of objects') }, 'must be an object'),
    value,
    path,
  );
  if (paths.length > most)
    throw new ArchiveError('too_large_unpacked', `${path} lists more than ${most.toLocaleString('en')} files.`);
  return paths.map((entry) => checked(pathSchema, entry, path));
}
