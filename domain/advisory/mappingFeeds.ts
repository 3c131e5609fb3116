/** What lists of mappings say of one conda package: the hub's own form, and those that conda's communities publish. */
import { z } from 'zod';
import { canonicalName } from './ecosystems.ts';
import { CONFIDENCES, isWeak, mappingSchema, packageOfPurl, productOfCpe } from './identity.ts';
import type { Identity, UpstreamRole } from './identity.ts';

/** The mapping of a conda package in one source; a role of null is unknown. */
export interface Claim {
  role: UpstreamRole | null;
  identities: Identity[];
}

/** The read entry, or its error. Undefined if it contains nothing. */
export type ClaimReading = { ok: true; claim: Claim } | { ok: false; message: string } | undefined;

const wrong = (error: z.ZodError): ClaimReading => ({ ok: false, message: z.prettifyError(error) });

/** An entry of the hub's own form (`mapping.json`). */
export function readMappingEntry(_name: string, value: unknown): ClaimReading {
  const read = mappingSchema.safeParse(value);
  return read.success ? { ok: true, claim: read.data } : wrong(read.error);
}

/**
 * Reads an entry of parselmouth's conda-forge mapping (`compressed_mapping.json`): a PyPI name, or null for none. It is
 * extracted from package archives, so a name that differs from conda's is a suggestion that needs review.
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
 * Reads an entry of purl-associator's bundle: package URLs and CPE names, each with its review state. Unverified
 * entries and alternative names are suggestions. An entry without identities says nothing.
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
 * Merges the mappings of several sources; of one upstream package the one with the highest confidence. Names are
 * normalized for their ecosystem.
 * @param claims in order of priority; the first role wins
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
  // A reliable identity means the upstream project itself, unless a role is given.
  return { role: role ?? (identities.some((one) => !isWeak(one)) ? 'self' : null), identities };
}
