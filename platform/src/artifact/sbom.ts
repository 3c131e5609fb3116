/** Converts a file with its vulnerabilities to an SBOM: CycloneDX 1.6 or SPDX 2.3 (ART-28). Pure. */
import { Contrib, Enums, Models, SPDX } from '@cyclonedx/cyclonedx-library';
import { nameOfSpec } from '@terrarium/domain/conda';
import { curationText, knowledgeWord, VEX_OF_STATUS } from '@terrarium/domain/policy';
import { PackageURL } from 'packageurl-js';
import parseExpression from 'spdx-expression-parse';
import type { CveAnswer, VulnerabilitiesAnswer } from '../advisory/index.ts';
import { advisorySource, bomOf, hashesOf, property, ratingsOf, writeBom } from './cycloneDx.ts';
import { advisoryReference, checksumsOf, purlReference, spdxDocument, UNKNOWN } from './spdx.ts';
import type { SbomMoment } from './spdx.ts';

/** Media type of each SBOM format. */
export const SBOM_TYPES = {
  cyclonedx: 'application/vnd.cyclonedx+json; version=1.6',
  spdx: 'application/spdx+json',
} as const;
/** Names of the SBOM formats. */
export const SBOM_FORMATS = ['cyclonedx', 'spdx'] as const;
/** Format of an SBOM. */
export type SbomFormat = (typeof SBOM_FORMATS)[number];

/** The file of a document. */
export interface SbomSubject {
  organization: string;
  channel: string;
  subdir: string;
  file_name: string;
  name: string;
  version: string;
  build: string;
  license: string | null;
  sha256: string | null;
  md5: string | null;
  summary: string;
  home: string | null;
  /** Match specs, as in the record. */
  depends: readonly string[];
  decision: string;
  /** Download URL; null if it can't be downloaded. */
  address: string | null;
  vulnerabilities: VulnerabilitiesAnswer;
  cves: readonly CveAnswer[];
}

/** A dependency by name. Its version is selected only at installation. */
interface Needed {
  name: string;
  specs: string[];
  /** Whether it is a virtual package, such as `__glibc`. */
  virtual: boolean;
}

function neededBy(depends: readonly string[]): Needed[] {
  const found = new Map<string, Needed>();
  for (const spec of depends) {
    // A record can contain an invalid match spec, which is shown as is.
    const name = nameOfSpec(spec) || spec;
    const one = found.get(name) ?? { name, specs: [], virtual: name.startsWith('__') };
    if (!one.specs.includes(spec)) one.specs.push(spec);
    found.set(name, one);
  }
  return [...found.values()];
}

/** Returns the package URL of a file, with the qualifiers of purl-spec for the type conda. */
function purlOf({ name, version, build, channel, subdir, file_name }: SbomSubject): string {
  const type = file_name.endsWith('.conda') ? 'conda' : 'tar.bz2';
  return new PackageURL('conda', undefined, name, version, { build, channel, subdir, type }, undefined).toString();
}

const purlOfName = (name: string): string =>
  new PackageURL('conda', undefined, name, undefined, undefined, undefined).toString();

/** Returns the license in a record; null if none. */
const licenseOf = ({ license }: SbomSubject): string | null => license?.trim() || null;

/** Returns a license as SPDX expression; undefined if it isn't one. */
function expressionOf(license: string): string | undefined {
  const listed = SPDX.fixupSpdxId(license);
  if (listed !== undefined) return listed;
  try {
    parseExpression(license);
    return license;
  } catch {
    return undefined;
  }
}

const STATES = {
  affected: Enums.Vulnerability.AnalysisState.Exploitable,
  not_affected: Enums.Vulnerability.AnalysisState.NotAffected,
  fixed: Enums.Vulnerability.AnalysisState.Resolved,
  under_investigation: Enums.Vulnerability.AnalysisState.InTriage,
} as const;

/** CycloneDX values of OpenVEX justifications. For unreachable code there is none, so the detail says it. */
const JUSTIFICATIONS = {
  component_not_present: Enums.Vulnerability.AnalysisJustification.CodeNotPresent,
  vulnerable_code_not_present: Enums.Vulnerability.AnalysisJustification.CodeNotPresent,
  vulnerable_code_not_in_execute_path: Enums.Vulnerability.AnalysisJustification.CodeNotReachable,
  vulnerable_code_cannot_be_controlled_by_adversary: undefined,
  inline_mitigations_already_exist: Enums.Vulnerability.AnalysisJustification.ProtectedByMitigatingControl,
} as const;

/**
 * Returns the analysis of a CVE in the file: by the organization's statement if the reader can see it, else by its
 * status.
 */
function analysisOf({ status, curation }: CveAnswer): Models.Vulnerability.Analysis {
  if (curation)
    return new Models.Vulnerability.Analysis({
      state: STATES[curation.status],
      ...(curation.status === 'not_affected' &&
        curation.justification !== null && { justification: JUSTIFICATIONS[curation.justification] }),
      detail: curationText({ ...curation, vex: curation.status }),
    });
  return new Models.Vulnerability.Analysis({
    state: STATES[VEX_OF_STATUS[status]],
    ...(status === 'mitigated' && {
      response: new Enums.Vulnerability.AnalysisResponseRepository([
        Enums.Vulnerability.AnalysisResponse.WorkaroundAvailable,
      ]),
    }),
    detail: `Status: ${status}`,
  });
}

function vulnerabilityOf(cve: CveAnswer, file: Models.BomRef): Models.Vulnerability.Vulnerability {
  return new Models.Vulnerability.Vulnerability({
    id: cve.id,
    source: advisorySource(cve.id),
    references: new Models.Vulnerability.ReferenceRepository(
      cve.aliases.map((id) => new Models.Vulnerability.Reference(id, advisorySource(id))),
    ),
    ratings: ratingsOf(cve.score),
    description: cve.summary,
    advisories: new Models.Vulnerability.AdvisoryRepository(
      cve.references.map((url) => new Models.Vulnerability.Advisory(url)),
    ),
    ...(cve.published_at !== null && { published: new Date(cve.published_at) }),
    analysis: analysisOf(cve),
    affects: new Models.Vulnerability.AffectRepository([new Models.Vulnerability.Affect(file)]),
  });
}

/** Returns the vulnerability status of a file, because an empty list doesn't show whether it was checked. */
const knownOf = ({ vulnerabilities }: SbomSubject): string => knowledgeWord(vulnerabilities);

const licenses = new Contrib.License.Factories.LicenseFactory((text) => void parseExpression(text));

/** Returns the CycloneDX 1.6 document of a file. */
export function cycloneDxOf(file: SbomSubject, moment: SbomMoment): string {
  const license = licenseOf(file);
  const purl = purlOf(file);
  const references = [
    ...(file.home === null ? [] : [new Models.ExternalReference(file.home, Enums.ExternalReferenceType.Website)]),
    ...(file.address === null
      ? []
      : [new Models.ExternalReference(file.address, Enums.ExternalReferenceType.Distribution)]),
  ];
  const root = new Models.Component(Enums.ComponentType.Library, file.name, {
    bomRef: purl,
    version: file.version,
    purl,
    ...(file.summary !== '' && { description: file.summary }),
    licenses: new Models.LicenseRepository(license === null ? [] : [licenses.makeFromString(license)]),
    hashes: hashesOf(file),
    externalReferences: new Models.ExternalReferenceRepository(references),
    properties: new Models.PropertyRepository([
      property('organization', file.organization),
      property('channel', file.channel),
      property('subdir', file.subdir),
      property('build', file.build),
      property('file_name', file.file_name),
      property('decision', file.decision),
      property('vulnerabilities', knownOf(file)),
    ]),
  });
  const bom = bomOf(root, moment);
  for (const { name, specs, virtual } of neededBy(file.depends)) {
    const needed = new Models.Component(virtual ? Enums.ComponentType.Platform : Enums.ComponentType.Library, name, {
      bomRef: `depends:${name}`,
      ...(!virtual && { purl: purlOfName(name) }),
      properties: new Models.PropertyRepository(specs.map((spec) => property('match_spec', spec))),
    });
    bom.components.add(needed);
    root.dependencies.add(needed.bomRef);
  }
  for (const cve of file.cves) bom.vulnerabilities.add(vulnerabilityOf(cve, root.bomRef));
  return writeBom(bom);
}

/** Returns custom licenses in an expression, which aren't in the SPDX list. */
const ownLicenses = (expression: string): string[] => [
  ...new Set(expression.match(/(?<![\w.:-])LicenseRef-[\w.-]+/g) ?? []),
];

/** Returns the SPDX 2.3 document of a file. */
export function spdxOf(file: SbomSubject, moment: SbomMoment, hub: string): string {
  const license = licenseOf(file);
  const expression = license === null ? undefined : expressionOf(license);
  const ownText = license !== null && expression === undefined ? 'LicenseRef-declared' : undefined;
  const extracted = [
    ...(ownText === undefined ? [] : [{ licenseId: ownText, extractedText: license, name: license }]),
    ...ownLicenses(expression ?? '').map((licenseId) => ({
      licenseId,
      extractedText: `The record declares license ${licenseId} without its text.`,
    })),
  ];
  return spdxDocument(
    { name: file.file_name, hub, ...moment },
    {
      SPDXID: 'SPDXRef-Package',
      name: file.name,
      versionInfo: file.version,
      packageFileName: file.file_name,
      ...UNKNOWN,
      downloadLocation: file.address ?? UNKNOWN.downloadLocation,
      licenseDeclared: expression ?? ownText ?? UNKNOWN.licenseDeclared,
      ...(file.summary !== '' && { summary: file.summary }),
      ...(file.home !== null && { homepage: file.home }),
      comment: `Build ${file.build} in the channel ${file.organization}/${file.channel}. Decision of its policy: ${file.decision}. Vulnerabilities: ${knownOf(file)}.`,
      checksums: checksumsOf(file),
      externalRefs: [
        purlReference(purlOf(file)),
        ...file.cves.map((cve) =>
          advisoryReference(
            cve,
            cve.curation ? curationText({ ...cve.curation, vex: cve.curation.status }) : `Status: ${cve.status}`,
          ),
        ),
      ],
    },
    'DEPENDS_ON',
    neededBy(file.depends).map(({ name, specs, virtual }, position) => ({
      SPDXID: `SPDXRef-Depends-${position + 1}`,
      name,
      ...UNKNOWN,
      comment: `${virtual ? 'Given by the system. ' : ''}Needed as: ${specs.join('; ')}`,
      ...(!virtual && { externalRefs: [purlReference(purlOfName(name))] }),
    })),
    extracted.length > 0 ? { hasExtractedLicensingInfos: extracted } : {},
  );
}
