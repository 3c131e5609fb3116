/** Reads NVD CVEs (JSON 2.0, https://nvd.nist.gov/developers/vulnerabilities) as advisories about CPE products. */
import { z } from 'zod';
import { isVector } from './cvss.ts';
import { productOfCpe } from './identity.ts';
import { readOsv } from './osv.ts';
import type { OsvReading, RangeEvent } from './osv.ts';

const word = z.string().max(2000);
const matchSchema = z.looseObject({
  vulnerable: z.boolean(),
  criteria: word,
  versionStartIncluding: word.nullish(),
  versionStartExcluding: word.nullish(),
  versionEndIncluding: word.nullish(),
  versionEndExcluding: word.nullish(),
});
const metricSchema = z.looseObject({
  type: word.nullish(),
  cvssData: z.looseObject({ vectorString: word }),
});
const cveSchema = z.looseObject({
  id: word,
  lastModified: word,
  published: word.nullish(),
  vulnStatus: word.nullish(),
  cveTags: z.array(z.looseObject({ tags: z.array(word).nullish() })).nullish(),
  descriptions: z.array(z.looseObject({ lang: word, value: z.string() })).nullish(),
  references: z.array(z.looseObject({ url: word })).nullish(),
  metrics: z.record(z.string(), z.unknown()).nullish(),
  configurations: z
    .array(z.looseObject({ nodes: z.array(z.looseObject({ cpeMatch: z.array(matchSchema).nullish() })) }))
    .nullish(),
});
type CpeMatch = z.output<typeof matchSchema>;

const METRICS = [
  ['cvssMetricV40', 'CVSS_V4'],
  ['cvssMetricV31', 'CVSS_V3'],
  ['cvssMetricV30', 'CVSS_V3'],
  ['cvssMetricV2', 'CVSS_V2'],
] as const;
/** Updates of a CPE name that conda versions append to the number. */
const UPDATE = /^(a|alpha|b|beta|c|rc|pre|dev|p|patch|post)[._-]?\d*$/i;

interface Product {
  package: { ecosystem: 'CPE'; name: string };
  ranges: { type: 'ECOSYSTEM'; events: RangeEvent[] }[];
  versions: string[];
  database_specific: { notes: string[] };
}

/**
 * Reads one NVD CVE. Never throws.
 * @param products `vendor:product` names to keep; undefined keeps all
 * @returns undefined if the CVE names none of them, which is common because NVD hasn't analyzed many CVEs
 */
export function readNvd(value: unknown, products?: ReadonlySet<string>): OsvReading | undefined {
  const whole = z.looseObject({ cve: z.unknown() }).safeParse(value).data?.cve;
  const read = cveSchema.safeParse(whole);
  if (!read.success) {
    const id = z.looseObject({ id: z.string().max(80) }).safeParse(whole).data?.id ?? null;
    return { ok: false, fault: 'not-a-record', message: 'the entry is not of the form that NVD describes', id };
  }
  const cve = read.data;
  const affected = affectedOf(cve, products);
  const rejected = cve.vulnStatus === 'Rejected';
  if (affected.length === 0 && !rejected) return undefined;
  return readOsv({
    id: cve.id,
    modified: cve.lastModified,
    published: cve.published ?? undefined,
    ...(rejected && { withdrawn: cve.lastModified }),
    summary: cve.descriptions?.find(({ lang }) => lang === 'en')?.value.replaceAll(/\s+/g, ' ') ?? '',
    severity: severityOf(cve.metrics ?? {}),
    references: cve.references?.map(({ url }) => ({ type: 'WEB', url })),
    affected,
    database_specific: { disputed: cve.cveTags?.some(({ tags }) => tags?.includes('disputed')) ?? false },
  });
}

function affectedOf({ configurations }: z.output<typeof cveSchema>, products?: ReadonlySet<string>): Product[] {
  const byName = new Map<string, Product>();
  for (const match of (configurations ?? []).flatMap(({ nodes }) => nodes.flatMap(({ cpeMatch }) => cpeMatch ?? []))) {
    const name = match.vulnerable ? productOfCpe(match.criteria) : undefined;
    if (name === undefined || products?.has(name) === false) continue;
    const product: Product = byName.get(name) ?? {
      package: { ecosystem: 'CPE', name },
      ranges: [],
      versions: [],
      database_specific: { notes: [] },
    };
    byName.set(name, product);
    say(product, match);
  }
  return [...byName.values()];
}

/** Adds the content of one CPE match: bounds, one version, all versions, or an unreadable version. */
function say(product: Product, match: CpeMatch): void {
  // Events can't express an excluded start; it counts as affected rather than as clean.
  const introduced = match.versionStartIncluding ?? match.versionStartExcluding;
  const end: RangeEvent[] =
    match.versionEndExcluding != null
      ? [{ fixed: match.versionEndExcluding }]
      : match.versionEndIncluding != null
        ? [{ last_affected: match.versionEndIncluding }]
        : [];
  const [version = '*', update = '*'] = match.criteria
    .split(/(?<!\\):/)
    .slice(5, 7)
    .map((part) => part.replaceAll(/\\(.)/g, '$1'));
  if (introduced != null || end.length > 0 || version === '*')
    product.ranges.push({ type: 'ECOSYSTEM', events: [{ introduced: introduced ?? '0' }, ...end] });
  else if (version !== '-' && (update === '*' || update === '-')) product.versions.push(version);
  else if (version !== '-' && UPDATE.test(update)) product.versions.push(`${version}${update}`);
  else product.database_specific.notes.push(`unparsed: ${version} ${update}`);
}

/** The vectors, NVD's own (Primary) first. */
function severityOf(metrics: Readonly<Record<string, unknown>>): { type: string; score: string }[] {
  return METRICS.flatMap(([key, type]) => {
    const found = z.array(metricSchema).safeParse(metrics[key]).data ?? [];
    const own = found.filter((one) => one.type === 'Primary');
    return (own.length > 0 ? own : found).map(({ cvssData }) => ({ type, score: cvssData.vectorString }));
  }).filter(({ type, score }) => isVector(type, score));
}
