/** What stands against the packages of an environment: figures, and the packages that somebody should look at. */
import type { InstalledPackage } from '@terrarium/domain/environment';
import { severityOf } from '@terrarium/domain/policy';
import type { Advisory } from '@terrarium/domain/policy';
import type { z } from 'zod';
import type { InstalledRisk } from '../artifact/index.ts';
import type * as contract from './contract.ts';

/** A package with what stands against it; null where its file is not known. */
export interface PackageRisk {
  installed: InstalledPackage;
  risk: InstalledRisk | null;
}

type Stats = z.input<typeof contract.environmentStats>;
type Finding = z.input<typeof contract.scan>['findings'][number];

const NAMED_CVES = 10;

/** The figures of an environment (ENV-04). A CVE that hits several packages counts once. */
export function statsOf(id: string, packages: readonly PackageRisk[]): Stats {
  const known = packages.flatMap(({ risk }) => risk ?? []);
  const cves = new Map(known.flatMap(({ advisories }) => advisories.map((advisory) => [advisory.id, advisory])));
  const cveCounts = { critical: 0, high: 0, medium: 0, low: 0, none: 0, unscored: 0 };
  for (const { score } of cves.values()) cveCounts[severityOf(score) ?? 'unscored'] += 1;
  return {
    id,
    package_count: packages.length,
    known_count: known.length,
    unchecked_count: known.filter(({ isChecked }) => !isChecked).length,
    refused_count: known.filter(({ decision }) => decision === 'refused').length,
    affected_count: known.filter(({ advisories }) => advisories.length > 0).length,
    cve_counts: cveCounts,
  };
}

/** Packages that a CVE hits or a policy refuses: the worst CVE first, then those that are only refused, each by name. */
export function findingsOf(packages: readonly PackageRisk[]): Finding[] {
  return packages
    .flatMap(({ installed, risk }): Finding[] => {
      if (risk === null || (risk.advisories.length === 0 && risk.decision !== 'refused')) return [];
      const cves = risk.advisories.toSorted((a, b) => scoreOf(b) - scoreOf(a) || a.id.localeCompare(b.id));
      return [
        {
          name: installed.name,
          version: installed.version,
          channel: risk.channel,
          decision: risk.decision,
          decided_by: risk.decided_by,
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
