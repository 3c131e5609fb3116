import { readEnvironment } from '@terrarium/domain/environment';
import { NOT_CHECKED } from '@terrarium/domain/policy';
import type { Advisory } from '@terrarium/domain/policy';
import { expect, test } from 'vitest';
import { mistakesOf } from '../artifact/sbom.testing.ts';
import { cycloneDxOf, spdxOf } from './sbom.ts';
import type { SbomEnvironment } from './sbom.ts';

const moment = { id: '3e671687-395b-41f5-a30f-a58921a69b79', at: new Date('2026-01-02T03:04:05.678Z') };
const advisory: Advisory = { id: 'CVE-2024-1', score: 9.8, status: 'active', packages: [] };
const environment: SbomEnvironment = {
  organization: 'acme',
  id: '0190',
  name: 'forecast',
  device: 'workstation',
  platform: 'linux-64',
  packages: [
    {
      installed: {
        name: 'numpy',
        version: '1!2.3.1+a',
        build_string: 'py312_0',
        channel: 'https://hub.example/repo/acme/main',
        platform: 'linux-64',
        url: 'https://hub.example/repo/acme/main/linux-64/numpy-2.3.1-py312_0.conda',
        sha256: 'a'.repeat(64),
        md5: 'b'.repeat(32),
      },
      file: { channel: 'main', decision: 'allowed', decided_by: null },
      compared: { isChecked: true, hits: [advisory], undecided: [] },
    },
    {
      installed: { name: 'Rich', version: '13.0', build_string: '', channel: 'pypi', platform: '' },
      file: null,
      compared: NOT_CHECKED,
    },
  ],
};
interface CycloneDx {
  components: { 'bom-ref': string; purl: string; hashes?: object[]; properties: { name: string; value: string }[] }[];
  vulnerabilities?: { id: string; ratings: { severity: string }[]; affects: { ref: string }[] }[];
}
const cycloneDx = (part: Partial<SbomEnvironment> = {}) =>
  JSON.parse(cycloneDxOf({ ...environment, ...part }, moment)) as CycloneDx;

test('the CycloneDX document of an environment is valid by the schema of 1.6, with every package and what hits it', () => {
  expect(mistakesOf(cycloneDx())).toEqual([]);
  expect(mistakesOf(cycloneDx({ packages: [] }))).toEqual([]);
  const { components, vulnerabilities } = cycloneDx();
  const numpy = components.find(({ purl }) => purl.startsWith('pkg:conda/numpy@'))!;
  expect(numpy.purl).toContain('build=py312_0');
  expect(numpy.hashes).toHaveLength(2);
  expect(vulnerabilities).toMatchObject([
    { id: 'CVE-2024-1', ratings: [{ severity: 'critical' }], affects: [{ ref: numpy['bom-ref'] }] },
  ]);
  // An unchecked package isn't reported as free of vulnerabilities.
  const rich = components.find(({ purl }) => purl === 'pkg:pypi/rich@13.0')!;
  expect(rich.properties).toEqual([{ name: 'terrarium:vulnerabilities', value: 'not_checked' }]);
});

test('the document comes in again as the same environment', () => {
  const reading = readEnvironment([{ name: 'bom.json', text: cycloneDxOf(environment, moment) }], {
    platform: 'linux-64',
  });
  expect(reading).toMatchObject({
    ok: true,
    environment: {
      format: 'cyclonedx',
      name: 'forecast',
      packages: [
        { name: 'numpy', version: '1!2.3.1+a', build_string: 'py312_0', sha256: 'a'.repeat(64), platform: 'linux-64' },
        { name: 'rich', version: '13.0', channel: 'pypi' },
      ],
      leftOut: [],
    },
  });
});

test('the SPDX document contains every package once, each with what SPDX 2.3 asks of it', () => {
  const document = JSON.parse(spdxOf(environment, moment, 'https://hub.example')) as {
    creationInfo: { created: string };
    packages: {
      SPDXID: string;
      name: string;
      downloadLocation: string;
      externalRefs?: { referenceLocator: string }[];
    }[];
    relationships: { relationshipType: string; relatedSpdxElement: string }[];
  };
  expect(document).toMatchObject({ spdxVersion: 'SPDX-2.3', dataLicense: 'CC0-1.0', SPDXID: 'SPDXRef-DOCUMENT' });
  expect(document.creationInfo.created).toBe('2026-01-02T03:04:05Z');
  const ids = document.packages.map(({ SPDXID }) => SPDXID);
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^SPDXRef-[A-Za-z0-9.-]+$/);
  expect(
    document.relationships.map(({ relationshipType, relatedSpdxElement }) => [relationshipType, relatedSpdxElement]),
  ).toEqual([
    ['DESCRIBES', 'SPDXRef-Environment'],
    ['CONTAINS', 'SPDXRef-Package-1'],
    ['CONTAINS', 'SPDXRef-Package-2'],
  ]);
  expect(document.packages[1]!.externalRefs!.map(({ referenceLocator }) => referenceLocator)).toEqual([
    expect.stringContaining('pkg:conda/numpy@'),
    'https://nvd.nist.gov/vuln/detail/CVE-2024-1',
  ]);
});
