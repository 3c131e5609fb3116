/** Issues of an environment's packages: numbers, and the packages to review. */
import type { InstalledPackage } from '@terrarium/domain/environment';
import { combineKnowledge, stands } from '@terrarium/domain/policy';
import type { Advisory, Compared } from '@terrarium/domain/policy';
import type { z } from 'zod';
import { packagesKnowledgeAnswer } from '../advisory/index.ts';
import type { InstalledDecision } from '../artifact/index.ts';
import type * as contract from './contract.ts';

/** Issues of a package. */
export interface Risk {
  /** Advisories about its name and version, independent of its channel. */
  compared: Compared;
  /** Decision of its channel; null if the caller can't read that channel, or it doesn't have the file. */
  file: InstalledDecision | null;
}

/** A package with its issues. */
export interface PackageRisk extends Risk {
  installed: InstalledPackage;
}

type Stats = z.input<typeof contract.environmentStats>;
type Finding = z.input<typeof contract.scan>['findings'][number];

const NAMED_CVES = 10;

/** Returns the advisories that affect a package and aren't dismissed. */
export const standingOf = ({ hits }: Compared): Advisory[] => hits.filter(({ status }) => stands(status));

/** Returns the numbers of an environment (ENV-04). A CVE that affects several packages counts once. */
export function statsOf(id: string, packages: readonly PackageRisk[]): Stats {
  const files = packages.flatMap(({ file }) => file ?? []);
  const known = combineKnowledge(packages.map(({ compared }) => compared));
  return {
    id,
    package_count: packages.length,
    known_count: files.length,
    unchecked_count: known.notChecked,
    refused_count: files.filter(({ decision }) => decision === 'refused').length,
    affected_count: known.affected,
    cve_counts: known.severities,
    knowledge: packagesKnowledgeAnswer(known),
  };
}

/** Returns packages with CVEs or blocked by a policy: most severe CVE first, then those only blocked, each by name. */
export function findingsOf(packages: readonly PackageRisk[]): Finding[] {
  return packages
    .flatMap(({ installed, compared, file }): Finding[] => {
      const cves = standingOf(compared).toSorted((a, b) => scoreOf(b) - scoreOf(a) || a.id.localeCompare(b.id));
      if (cves.length === 0 && file?.decision !== 'refused') return [];
      return [
        {
          name: installed.name,
          version: installed.version,
          channel: file?.channel ?? installed.channel,
          decision: file?.decision ?? null,
          decided_by: file?.decided_by ?? null,
          worst_score: cves[0]?.score ?? null,
          cve_ids: cves.slice(0, NAMED_CVES).map(({ id }) => id),
          cve_count: cves.length,
        },
      ];
    })
    .toSorted((a, b) => weightOf(b) - weightOf(a) || a.name.localeCompare(b.name));
}

/** Advisories without a score come after those with one. */
const scoreOf = ({ score }: Advisory): number => score ?? -1;

/** Returns the score; lower than any score for a CVE without one, and lowest for a package that is only blocked. */
const weightOf = ({ worst_score: score, cve_count }: Finding): number => score ?? (cve_count > 0 ? -1 : -2);
