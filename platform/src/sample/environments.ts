/** Environments of the sample hub, installed from its catalog. */
import { compareVersions, matchSpec, parseMatchSpec, parseVersion } from '@terrarium/domain/conda';
import { sampleRecords } from './catalogue.ts';
import type { SampleRecord } from './catalogue.ts';

/** A registered sample environment. */
export interface SampleEnvironment {
  organization: string;
  /** Email address of the owner. */
  owner: string;
  name: string;
  prefix: string;
  device: string;
  platform: string;
  packages: { name: string; version: string; build_string: string; channel: string; platform: string }[];
}

const wanted = [
  {
    owner: 'max@acme.example',
    name: 'forecast',
    prefix: '/home/max/envs/forecast',
    device: 'workstation-7',
    platform: 'linux-64',
    specs: ['python=3.12', 'pandas', 'scikit-learn', 'requests'],
  },
  {
    owner: 'ada@acme.example',
    name: 'review',
    prefix: '/Users/ada/miniforge3/envs/review',
    device: 'ada-laptop',
    platform: 'osx-arm64',
    specs: ['python=3.11', 'pillow', 'numpy'],
  },
] as const;

/** Returns the newest record for a spec on a platform or noarch. */
function newest(
  byName: ReadonlyMap<string, readonly SampleRecord[]>,
  platform: string,
  spec: string,
): SampleRecord | undefined {
  const parsed = parseMatchSpec(spec);
  const name = spec.split(/[\s=<>!~[]/)[0] ?? '';
  return (byName.get(name) ?? [])
    .filter((record) => (record.subdir === platform || record.subdir === 'noarch') && matchSpec(parsed, record))
    .toSorted(
      (a, b) => compareVersions(parseVersion(b.version), parseVersion(a.version)) || b.build_number - a.build_number,
    )[0];
}

/** Returns the sample environments: requested packages with the dependencies in the catalog. */
export function sampleEnvironments(): SampleEnvironment[] {
  const byName = Map.groupBy(
    [...sampleRecords()].map(({ record }) => record),
    (record) => record.name,
  );
  return wanted.map(({ specs, ...environment }) => {
    const installed = new Map<string, SampleRecord>();
    const waiting: string[] = [...specs];
    for (let spec = waiting.shift(); spec !== undefined; spec = waiting.shift()) {
      const record = newest(byName, environment.platform, spec);
      if (!record || installed.has(record.name)) continue;
      installed.set(record.name, record);
      waiting.push(...record.depends);
    }
    const packages = [...installed.values()].map((record) => ({
      name: record.name,
      version: record.version,
      build_string: record.build,
      channel: 'main',
      platform: record.subdir,
    }));
    return { organization: 'acme', ...environment, packages };
  });
}
