/** Converts an environment with its issues to an SBOM: CycloneDX 1.6 or SPDX 2.3. Pure. */
import { Enums, Models } from '@cyclonedx/cyclonedx-library';
import { PackageURL } from 'packageurl-js';
import {
  advisoryReference,
  advisorySource,
  bomOf,
  checksumsOf,
  hashesOf,
  property,
  purlReference,
  ratingsOf,
  spdxDocument,
  UNKNOWN,
  writeBom,
} from '../artifact/index.ts';
import type { SbomMoment } from '../artifact/index.ts';
import { knowledgeOf, knowledgeWord } from '@terrarium/domain/policy';
import { standingOf } from './risks.ts';
import type { PackageRisk } from './risks.ts';

/** The environment of a document. */
export interface SbomEnvironment {
  organization: string;
  id: string;
  name: string;
  device: string;
  platform: string;
  packages: readonly PackageRisk[];
}

type Installed = PackageRisk['installed'];

/**
 * Returns the package URL of an installed package, with the qualifiers of purl-spec for the type conda. Unknown ones
 * are omitted.
 */
function purlOf({ name, version, build_string: build, channel, platform: subdir, url }: Installed): string {
  if (channel === 'pypi')
    return new PackageURL('pypi', undefined, name.toLowerCase(), version, undefined, undefined).toString();
  const type = url === undefined ? '' : url.endsWith('.conda') ? 'conda' : url.endsWith('.tar.bz2') ? 'tar.bz2' : '';
  const told = Object.entries({ build, channel, subdir, type }).filter(([, value]) => value !== '');
  return new PackageURL('conda', undefined, name, version, Object.fromEntries(told), undefined).toString();
}

/** Returns the vulnerability status of a package, because an empty list doesn't show whether it was checked. */
const knownOf = ({ compared }: PackageRisk): string => knowledgeWord(knowledgeOf(compared));

/** Returns the CycloneDX 1.6 document of an environment. */
export function cycloneDxOf(environment: SbomEnvironment, moment: SbomMoment): string {
  const root = new Models.Component(Enums.ComponentType.Platform, environment.name, {
    bomRef: `environment:${environment.id}`,
    properties: new Models.PropertyRepository([
      property('organization', environment.organization),
      property('device', environment.device),
      property('platform', environment.platform),
    ]),
  });
  const bom = bomOf(root, moment);
  const faults = new Map<string, { score: number | null; refs: Models.BomRef[] }>();
  environment.packages.forEach((each, position) => {
    const { installed, compared, file } = each;
    const purl = purlOf(installed);
    const component = new Models.Component(Enums.ComponentType.Library, installed.name, {
      bomRef: `${purl}#${position + 1}`,
      version: installed.version,
      purl,
      hashes: hashesOf(installed),
      properties: new Models.PropertyRepository([
        ...(file === null ? [] : [property('decision', file.decision)]),
        property('vulnerabilities', knownOf(each)),
      ]),
    });
    bom.components.add(component);
    root.dependencies.add(component.bomRef);
    for (const advisory of standingOf(compared)) {
      const fault = faults.get(advisory.id) ?? { score: advisory.score, refs: [] };
      fault.refs.push(component.bomRef);
      faults.set(advisory.id, fault);
    }
  });
  for (const [fault, { score, refs }] of faults)
    bom.vulnerabilities.add(
      new Models.Vulnerability.Vulnerability({
        id: fault,
        source: advisorySource(fault),
        ratings: ratingsOf(score),
        affects: new Models.Vulnerability.AffectRepository(refs.map((ref) => new Models.Vulnerability.Affect(ref))),
      }),
    );
  return writeBom(bom);
}

/** Returns the SPDX 2.3 document of an environment. */
export function spdxOf(environment: SbomEnvironment, moment: SbomMoment, hub: string): string {
  return spdxDocument(
    { name: environment.name, hub, ...moment },
    {
      SPDXID: 'SPDXRef-Environment',
      name: environment.name,
      ...UNKNOWN,
      comment: `Conda environment on ${environment.device} for ${environment.platform}.`,
    },
    'CONTAINS',
    environment.packages.map((each, position) => {
      const { installed, compared, file } = each;
      return {
        SPDXID: `SPDXRef-Package-${position + 1}`,
        name: installed.name,
        versionInfo: installed.version,
        ...UNKNOWN,
        downloadLocation: installed.url ?? UNKNOWN.downloadLocation,
        comment: `${file === null ? '' : `Decision of the policy of ${environment.organization}/${file.channel}: ${file.decision}. `}Vulnerabilities: ${knownOf(each)}.`,
        checksums: checksumsOf(installed),
        externalRefs: [
          purlReference(purlOf(installed)),
          ...standingOf(compared).map((advisory) => advisoryReference(advisory, `Status: ${advisory.status}`)),
        ],
      };
    }),
  );
}
