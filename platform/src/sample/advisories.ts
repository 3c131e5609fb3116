/**
 * The known vulnerabilities of the sample hub: real CVEs of packages in the catalogue, in `catalogue/advisories.json`.
 * Ranges are in OSV's manner and in conda's order of versions (CEP 33): there `1.1.1n` comes before `1.1.1`, so ranges
 * of OpenSSL begin at a letter.
 */
import { readFileSync } from 'node:fs';
import type { Advisory, AffectedPackage, CveStatus } from '@terrarium/domain/policy';

interface StoredAdvisory {
  id: string;
  score: number;
  cvss: '3' | '4.0';
  status: CveStatus;
  note?: string;
  published: string;
  modified: string;
  summary: string;
  affected: { name: string; ranges: { introduced?: string; fixed?: string; last_affected?: string }[] }[];
  references: string[];
}

/** A curated vulnerability, ready for the policy rules (`matchAdvisories`) and for storing. */
export interface SampleAdvisory extends Advisory {
  /** CVSS base score, 0.0 to 10.0. */
  score: number;
  /** Version of CVSS the score was given in: '3' (3.0 or 3.1), or '4.0' where nothing older was published. */
  cvss: '3' | '4.0';
  packages: AffectedPackage[];
  summary: string;
  /** Why the status is not active; absent where nothing needs to be said. */
  note?: string;
  /** Day of publication, yyyy-MM-dd in UTC. */
  published: string;
  /** Day on which this entry was last curated, yyyy-MM-dd in UTC. */
  modified: string;
  /** URLs. */
  references: string[];
}

/** The advisories of the sample hub, oldest first. */
export function sampleAdvisories(): SampleAdvisory[] {
  const text = readFileSync(new URL('./catalogue/advisories.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as StoredAdvisory[]).map(({ affected, ...advisory }) => ({
    ...advisory,
    packages: affected.map(({ name, ranges }) => ({
      name,
      ranges: ranges.map(({ last_affected: lastAffected, ...range }) =>
        lastAffected === undefined ? range : { ...range, lastAffected },
      ),
    })),
  }));
}
