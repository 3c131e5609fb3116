/** What lists of mappings say of one conda package: the hub's own form, and those that conda's communities publish. */
import { z } from 'zod';
import { canonicalName } from './ecosystems.ts';
import { CONFIDENCES, isWeak, mappingSchema, packageOfPurl, productOfCpe } from './identity.ts';
import type { Identity, UpstreamRole } from './identity.ts';

/** What one source says of a conda package; a role of null says nothing of it. */
export interface Claim {
  role: UpstreamRole | null;
  identities: Identity[];
}

/** What was read of an entry, or what is wrong with it. Undefined: it says nothing. */
export type ClaimReading = { ok: true; claim: Claim } | { ok: false; message: string } | undefined;

const wrong = (error: z.ZodError): ClaimReading => ({ ok: false, message: z.prettifyError(error) });

/** An entry of the hub's own form (`mapping.json`). */
export function readMappingEntry(_name: string, value: unknown): ClaimReading {
  const read = mappingSchema.safeParse(value);
  return read.success ? { ok: true, claim: read.data } : wrong(read.error);
}

/**
 * An entry of parselmouth's list of conda-forge names (`compressed_mapping.json`): a name of PyPI, or null for none. It is read from what lies in
 * the archives, so another name than conda's is a hint that somebody has to look at.
 */
export function readParselmouthEntry(name: string, value: unknown): ClaimReading {
  if (value === null) return undefined;
  const read = z.string().min(1).max(200).safeParse(value);
  if (!read.success) return wrong(read.error);
  const same = canonicalName('PyPI', read.data) === canonicalName('PyPI', name);
  const confidence = same ? 'high' : 'low';
  return {
    ok: true,
    claim: {
      role: null,
      identities: [{ ecosystem: 'PyPI', name: read.data, confidence, origin: 'parselmouth', relation: null }],
    },
  };
}

const identity = z.looseObject({
  kind: z.string().max(40),
  role: z.string().max(40).nullish(),
  value: z.string().min(1).max(512),
  provenance: z.looseObject({ review: z.looseObject({ status: z.string().max(40) }).nullish() }).nullish(),
});

/**
 * An entry of purl-associator's bundle: package URLs and CPE names, each with the state of its review. What nobody verified is a hint; what
 * is said to be another name for it, too. That none is known says nothing.
 */
export function readPurlAssociatorEntry(_name: string, value: unknown): ClaimReading {
  const read = z.looseObject({ identities: identity.array().max(200).nullish() }).safeParse(value);
  if (!read.success) return wrong(read.error);
  const identities = (read.data.identities ?? []).flatMap(({ kind, role, value: text, provenance }): Identity[] => {
    const product = kind === 'cpe' ? productOfCpe(text) : undefined;
    const named =
      kind === 'purl' ? packageOfPurl(text) : product === undefined ? undefined : { ecosystem: 'CPE', name: product };
    if (named === undefined) return [];
    const verified = provenance?.review?.status === 'verified' && role !== 'alternative';
    return [
      {
        ecosystem: named.ecosystem,
        name: named.name,
        confidence: verified ? 'high' : 'low',
        origin: 'purl-associator',
        relation: null,
      },
    ];
  });
  return identities.length === 0 ? undefined : { ok: true, claim: { role: null, identities } };
}

/**
 * What several sources say together: of one upstream package the surest. Names are as their ecosystem compares them.
 * @param claims in the order in which they are believed; the first role counts
 */
export function joinClaims(claims: readonly Claim[]): Claim {
  const byKey = new Map<string, Identity>();
  for (const one of claims.flatMap(({ identities }) => identities)) {
    const named = { ...one, name: canonicalName(one.ecosystem, one.name) };
    const key = `${named.ecosystem}/${named.name}`;
    const known = byKey.get(key);
    const sure = (each: Identity) => (isWeak(each) ? CONFIDENCES.length : 0) + CONFIDENCES.indexOf(each.confidence);
    if (known === undefined || sure(named) < sure(known)) byKey.set(key, named);
  }
  const identities = [...byKey.values()];
  const role = claims.find((claim) => claim.role !== null)?.role ?? null;
  // What is relied on to be an upstream package is that package, unless somebody says otherwise.
  return { role: role ?? (identities.some((one) => !isWeak(one)) ? 'self' : null), identities };
}
