/**
 * Vulnerabilities of the sample hub: real CVEs of packages in the catalog, in `catalogue/advisories.json`. Ranges are
 * OSV ranges in conda's version order (CEP 33), where `1.1.1n` comes before `1.1.1`, so ranges of OpenSSL start at a
 * letter.
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

/** A reviewed advisory, ready for the policy rules (`matchAdvisories`) and for storing. */
export interface SampleAdvisory extends Advisory {
  /** CVSS base score, 0.0 to 10.0. */
  score: number;
  /** CVSS version of the score: '3' (3.0 or 3.1), or '4.0' if nothing older was published. */
  cvss: '3' | '4.0';
  packages: AffectedPackage[];
  summary: string;
  /** Why the status isn't active, if there is something to say. */
  note?: string;
  /** Publication date, yyyy-MM-dd in UTC. */
  published: string;
  /** Date of the last change of this entry, yyyy-MM-dd in UTC. */
  modified: string;
  /** URLs for further reading. */
  references: string[];
}

/** Returns the sample advisories, oldest first. */
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
