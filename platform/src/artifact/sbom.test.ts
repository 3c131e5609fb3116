import { expect, test } from 'vitest';
import { cycloneDxOf, spdxOf } from './sbom.ts';
import { mistakesOf } from './sbom.testing.ts';
import type { SbomSubject } from './sbom.ts';

/** What the tests read of a document of CycloneDX. */
interface CycloneDx {
  specVersion: string;
  serialNumber: string;
  metadata: { timestamp: string; component: { 'bom-ref': string; purl: string; licenses?: unknown } };
  components: { type: string; name: string; purl?: string; properties: { value: string }[] }[];
  dependencies: { ref: string; dependsOn?: string[] }[];
  vulnerabilities: { id: string; analysis: { state: string } }[];
}
/** What the tests read of a document of SPDX. */
interface Spdx {
  spdxVersion: string;
  creationInfo: { created: string };
  packages: { SPDXID: string; licenseDeclared: string }[];
  relationships: { relationshipType: string; relatedSpdxElement: string }[];
  hasExtractedLicensingInfos?: { licenseId: string }[];
}

const moment = { id: '3e671687-395b-41f5-a30f-a58921a69b79', at: new Date('2026-01-02T03:04:05.678Z') };
const cve = {
  id: 'CVE-2024-1',
  score: 9.8,
  severity: 'critical',
  status: 'active',
  summary: 'Reads what it should not',
  published_at: '2024-01-01T00:00:00.000Z',
  references: ['https://example.org/a b'],
  aliases: ['GHSA-aaaa-bbbb-cccc'],
  withdrawn_at: null,
  packages: [],
  urgency: null,
} as const;
const given: SbomSubject = {
  organization: 'acme',
  channel: 'main',
  subdir: 'linux-64',
  file_name: 'numpy-1!2.3.1+a-py312_0.conda',
  name: 'numpy',
  version: '1!2.3.1+a',
  build: 'py312_0',
  license: 'BSD-3-Clause AND MIT',
  sha256: 'a'.repeat(64),
  md5: 'b'.repeat(32),
  summary: 'Arrays',
  home: 'https://numpy.org/',
  depends: ['python >=3.12', 'conda-forge::libblas<4', 'python !=3.13.0', '__glibc >=2.17', '=='],
  decision: 'allowed',
  address: 'https://hub.example/repo/acme/main/linux-64/numpy.conda',
  vulnerabilities: {
    state: 'affected',
    reason: null,
    known_count: 1,
    unscored_count: 0,
    undecided_count: 0,
    worst_score: 9.8,
    worst_severity: 'critical',
    decisions: [],
  },
  cves: [
    { ...cve, references: [...cve.references], aliases: [...cve.aliases], packages: [], scores: [] },
    {
      ...cve,
      id: 'GHSA-dddd-eeee-ffff',
      score: null,
      severity: null,
      status: 'cleared',
      published_at: null,
      references: ['no address at all'],
      aliases: [],
      packages: [],
      scores: [],
      curation: {
        status: 'not_affected',
        justification: 'vulnerable_code_not_in_execute_path',
        note: 'Never called',
        by: 'Acme',
        partly: false,
      },
    },
  ],
};
const bare: SbomSubject = {
  ...given,
  file_name: 'old-1-0.tar.bz2',
  license: null,
  sha256: null,
  md5: null,
  summary: '',
  home: null,
  depends: [],
  address: null,
  cves: [],
};

const cycloneDx = (part: Partial<SbomSubject> = {}) =>
  JSON.parse(cycloneDxOf({ ...given, ...part }, moment)) as CycloneDx;
const spdx = (part: Partial<SbomSubject> = {}) =>
  JSON.parse(spdxOf({ ...given, ...part }, moment, 'https://hub.example')) as Spdx;

const licenses = ['MIT', 'mit', 'BSD-3-Clause AND LicenseRef-Own', 'GPL (>= 2)', '', 'see "LICENSE"', null];

test('[ART-28] every CycloneDX document is valid by the schema of 1.6', () => {
  expect(mistakesOf({ ...cycloneDx(), version: 'one' })).not.toEqual([]);
  for (const license of licenses) expect(mistakesOf(cycloneDx({ license })), String(license)).toEqual([]);
  expect(mistakesOf(JSON.parse(cycloneDxOf(bare, moment)))).toEqual([]);
});

test('[ART-28] the component has package URL, license, hashes and dependencies', () => {
  const { specVersion, serialNumber, metadata, components, dependencies } = cycloneDx();
  const purl = 'pkg:conda/numpy@1!2.3.1+a?build=py312_0&channel=main&subdir=linux-64&type=conda';
  expect([specVersion, serialNumber, metadata.timestamp]).toEqual([
    '1.6',
    `urn:uuid:${moment.id}`,
    '2026-01-02T03:04:05.678Z',
  ]);
  expect(metadata.component).toMatchObject({
    name: 'numpy',
    version: '1!2.3.1+a',
    purl,
    'bom-ref': purl,
    licenses: [{ expression: 'BSD-3-Clause AND MIT' }],
    hashes: [
      { alg: 'MD5', content: given.md5 },
      { alg: 'SHA-256', content: given.sha256 },
    ],
  });
  expect(components.map((one) => [one.type, one.name, one.purl, one.properties.map(({ value }) => value)])).toEqual([
    ['platform', '__glibc', undefined, ['__glibc >=2.17']],
    ['library', '==', 'pkg:conda/%3D%3D', ['==']],
    ['library', 'libblas', 'pkg:conda/libblas', ['conda-forge::libblas<4']],
    ['library', 'python', 'pkg:conda/python', ['python !=3.13.0', 'python >=3.12']],
  ]);
  expect(dependencies.find(({ ref }) => ref === purl)?.dependsOn).toHaveLength(4);
  const licenceOf = (license: string) => cycloneDx({ license }).metadata.component.licenses;
  expect([licenceOf('mit'), licenceOf('GPL (>= 2)')]).toEqual([
    [{ license: { id: 'MIT' } }],
    [{ license: { name: 'GPL (>= 2)' } }],
  ]);
});

test("[ART-28] CVEs have the organization's statement, otherwise their status", () => {
  const found = cycloneDx().vulnerabilities;
  const [open, cleared] = ['CVE-2024-1', 'GHSA-dddd-eeee-ffff'].map((id) => found.find((one) => one.id === id));
  expect(open).toMatchObject({
    source: { url: 'https://nvd.nist.gov/vuln/detail/CVE-2024-1' },
    ratings: [{ score: 9.8, severity: 'critical', method: 'CVSSv3' }],
    analysis: { state: 'exploitable' },
    affects: [{ ref: cycloneDx().metadata.component['bom-ref'] }],
  });
  expect(cleared?.analysis).toEqual({
    state: 'not_affected',
    justification: 'code_not_reachable',
    detail: 'Acme says: not affected, the vulnerable code is never run, Never called',
  });
  const stateOf = (status: 'active' | 'reported' | 'mitigated' | 'cleared' | 'disputed') =>
    cycloneDx({ cves: [{ ...given.cves[0]!, status }] }).vulnerabilities[0]!.analysis;
  expect(stateOf('mitigated')).toMatchObject({ state: 'exploitable', response: ['workaround_available'] });
  expect([stateOf('reported').state, stateOf('cleared').state, stateOf('disputed').state]).toEqual([
    'in_triage',
    'not_affected',
    'in_triage',
  ]);
});

test('[ART-28] the SPDX document has the same content, and declares unlisted licenses', () => {
  const { spdxVersion, packages, relationships, creationInfo, hasExtractedLicensingInfos } = spdx();
  expect([spdxVersion, creationInfo.created, hasExtractedLicensingInfos]).toEqual([
    'SPDX-2.3',
    '2026-01-02T03:04:05Z',
    undefined,
  ]);
  expect(packages[0]).toMatchObject({
    versionInfo: '1!2.3.1+a',
    licenseDeclared: 'BSD-3-Clause AND MIT',
    downloadLocation: given.address,
    checksums: [
      { algorithm: 'SHA256', checksumValue: given.sha256 },
      { algorithm: 'MD5', checksumValue: given.md5 },
    ],
    externalRefs: [
      { referenceLocator: cycloneDx().metadata.component.purl },
      { referenceLocator: 'https://nvd.nist.gov/vuln/detail/CVE-2024-1' },
      { referenceLocator: 'https://osv.dev/vulnerability/GHSA-dddd-eeee-ffff' },
    ],
  });
  const ids = packages.map((one) => one.SPDXID);
  expect(relationships.map((one) => [one.relationshipType, one.relatedSpdxElement])).toEqual([
    ['DESCRIBES', ids[0]],
    ...ids.slice(1).map((id) => ['DEPENDS_ON', id]),
  ]);
  expect(ids.length).toBe(5);
  const declared = (license: string | null) => {
    const document = spdx({ license });
    return [document.packages[0]!.licenseDeclared, document.hasExtractedLicensingInfos?.[0]?.licenseId];
  };
  expect(licenses.map(declared)).toEqual([
    ['MIT', undefined],
    ['MIT', undefined],
    ['BSD-3-Clause AND LicenseRef-Own', 'LicenseRef-Own'],
    ['LicenseRef-declared', 'LicenseRef-declared'],
    ['NOASSERTION', undefined],
    ['LicenseRef-declared', 'LicenseRef-declared'],
    ['NOASSERTION', undefined],
  ]);
});
