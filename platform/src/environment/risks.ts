/** What stands against the packages of an environment: figures, and the packages that somebody should look at. */
import type { InstalledPackage } from '@terrarium/domain/environment';
import { combineKnowledge, stands } from '@terrarium/domain/policy';
import type { Advisory, Compared } from '@terrarium/domain/policy';
import type { z } from 'zod';
import { packagesKnowledgeAnswer } from '../advisory/index.ts';
import type { InstalledDecision } from '../artifact/index.ts';
import type * as contract from './contract.ts';

/** What stands against a package. */
export interface Risk {
  /** What advisories say of its name and version, whatever channel it came from. */
  compared: Compared;
  /** The decision of the channel that it came from; null where that is no channel that the caller may read, or has no such file. */
  file: InstalledDecision | null;
}

/** A package with what stands against it. */
export interface PackageRisk extends Risk {
  installed: InstalledPackage;
}

type Stats = z.input<typeof contract.environmentStats>;
type Finding = z.input<typeof contract.scan>['findings'][number];

const NAMED_CVES = 10;

/** The advisories that hit a package and stand. */
export const standingOf = ({ hits }: Compared): Advisory[] => hits.filter(({ status }) => stands(status));

/** The figures of an environment (ENV-04). A CVE that hits several packages counts once. */
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

/** Packages that a CVE hits or a policy refuses: the worst CVE first, then those that are only refused, each by name. */
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

/** Those that nobody gave a score stand below those that have one. */
const scoreOf = ({ score }: Advisory): number => score ?? -1;

/** The score; below every score for a CVE without one, and last what is only refused. */
const weightOf = ({ worst_score: score, cve_count }: Finding): number => score ?? (cve_count > 0 ? -1 : -2);
