/** Advisory lists of projects with exact ranges: curl (OSV without a package) and OpenSSL (CVE records, JSON 5). */
import { z } from 'zod';
import { readOsv } from './osv.ts';
import type { OsvReading, RangeEvent } from './osv.ts';
import { CVE_ID } from './cveId.ts';

/** Parses an entry of a project's list. */
export type VendorReader = (value: unknown) => OsvReading;

const word = z.string().max(2000);

const curlSchema = z.looseObject({
  affected: z.array(z.looseObject({})).max(20),
  database_specific: z.looseObject({ affects: word.nullish() }).nullish(),
});

/**
 * Reads an entry of `curl.se/docs/vuln.json`: OSV without a package. An issue of the tool affects only curl; an issue
 * of the library affects both, because the tool contains it.
 */
export function readCurl(value: unknown): OsvReading {
  const read = curlSchema.safeParse(value);
  if (!read.success) return readOsv(value);
  const products = read.data.database_specific?.affects === 'tool' ? ['haxx:curl'] : ['haxx:curl', 'haxx:libcurl'];
  return readOsv({
    ...read.data,
    affected: products.flatMap((name) => read.data.affected.map((entry) => ({ ...entry, package: cpe(name) }))),
  });
}

const versionSchema = z.looseObject({
  version: word,
  status: word,
  lessThan: word.nullish(),
  lessThanOrEqual: word.nullish(),
  versionType: word.nullish(),
});
const recordSchema = z.looseObject({
  cveMetadata: z.looseObject({
    cveId: z.string().regex(CVE_ID),
    state: word.nullish(),
    dateUpdated: word.nullish(),
    datePublished: word.nullish(),
    dateRejected: word.nullish(),
  }),
  containers: z.looseObject({
    cna: z.looseObject({
      title: word.nullish(),
      datePublic: word.nullish(),
      descriptions: z.array(z.looseObject({ value: z.string().max(100_000) })).nullish(),
      references: z.array(z.looseObject({ url: word })).nullish(),
      affected: z
        .array(
          z.looseObject({
            defaultStatus: word.nullish(),
            versions: z.array(versionSchema).max(4000).nullish(),
          }),
        )
        .max(200)
        .nullish(),
    }),
  }),
});
type Versions = NonNullable<NonNullable<z.output<typeof recordSchema>['containers']['cna']['affected']>[number]>;

/** The ID of OpenSSL's own record of a CVE. */
export const opensslId = (cve: string): string => `OPENSSL-${cve}`;

/**
 * Reads a CVE record published by OpenSSL. It gets its own ID, because other lists have the CVE too. Missing timestamps
 * default to the publication.
 */
export function readOpenssl(value: unknown): OsvReading {
  const read = recordSchema.safeParse(value);
  if (!read.success) {
    const id = z.looseObject({ cveMetadata: z.looseObject({ cveId: z.string().max(80) }) }).safeParse(value);
    return {
      ok: false,
      fault: 'not-a-record',
      message: "the entry isn't a CVE record of format 5",
      id: id.success ? opensslId(id.data.cveMetadata.cveId) : null,
    };
  }
  const {
    cveMetadata: meta,
    containers: { cna },
  } = read.data;
  const published = meta.datePublished ?? cna.datePublic ?? undefined;
  const modified = meta.dateUpdated ?? published ?? '0001-01-01T00:00:00Z';
  return readOsv({
    id: opensslId(meta.cveId),
    aliases: [meta.cveId],
    modified,
    published,
    ...(meta.state === 'REJECTED' && { withdrawn: meta.dateRejected ?? modified }),
    summary: (cna.title ?? cna.descriptions?.[0]?.value ?? '').replaceAll(/\s+/g, ' ').slice(0, 2000),
    references: cna.references?.map(({ url }) => ({ type: 'WEB', url })),
    affected: (cna.affected ?? []).map((entry) => ({ package: cpe('openssl:openssl'), ...rangesOf(entry) })),
  });
}

/**
 * Converts the versions of a CVE record to range events. Marks what can't be expressed, so that nothing looks clean
 * because of it.
 */
function rangesOf({ defaultStatus, versions }: Versions): object {
  const ranges: { type: 'ECOSYSTEM'; events: RangeEvent[] }[] = [];
  const listed: string[] = [];
  const notes: string[] = [];
  if (defaultStatus === 'affected') notes.push('unparsed: everything but some versions');
  for (const { version, status, lessThan, lessThanOrEqual, versionType } of versions ?? []) {
    if (status !== 'affected') continue;
    if (versionType === 'git') notes.push('unparsed: commits');
    else if (lessThan != null) ranges.push(range(version, { fixed: lessThan }));
    else if (lessThanOrEqual != null) ranges.push(range(version, { last_affected: lessThanOrEqual }));
    else listed.push(version);
  }
  return { ranges, versions: listed, database_specific: { notes } };
}

const range = (introduced: string, end: RangeEvent): { type: 'ECOSYSTEM'; events: RangeEvent[] } => ({
  type: 'ECOSYSTEM',
  events: [{ introduced }, end],
});

const cpe = (name: string): { ecosystem: 'CPE'; name: string } => ({ ecosystem: 'CPE', name });
