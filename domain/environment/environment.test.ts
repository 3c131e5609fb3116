import { describe, expect, test } from 'vitest';
import { decodeText, differenceOf, environmentYmlOf, explicitOf, readEnvironment } from './index.ts';
import type { EnvironmentReading, InstalledPackage, ReadEnvironment } from './index.ts';

const read = (text: string, told = {}, name = 'file'): EnvironmentReading => readEnvironment([{ name, text }], told);
function good(reading: EnvironmentReading): ReadEnvironment {
  if (!reading.ok) throw new Error(JSON.stringify(reading.mistakes));
  return reading.environment;
}
const mistakes = (reading: EnvironmentReading) => (reading.ok ? [] : reading.mistakes);
const briefly = ({ packages }: ReadEnvironment) =>
  packages.map(({ name, version, build_string, channel, platform }) =>
    [name, version, build_string, channel, platform].join(' '),
  );

const CONDA_LIST = `[
  {
    "base_url": "https://conda.anaconda.org/conda-forge",
    "build_number": 0,
    "build_string": "py312h33ff503_1",
    "channel": "conda-forge",
    "dist_name": "numpy-2.3.5-py312h33ff503_1",
    "name": "numpy",
    "platform": "linux-64",
    "version": "2.3.5"
  },
  {
    "base_url": "https://conda.anaconda.org/pypi",
    "build_number": 0,
    "build_string": "pypi_0",
    "channel": "pypi",
    "dist_name": "requests-2.32.5-pypi_0",
    "name": "requests",
    "platform": "pypi",
    "version": "2.32.5"
  },
  {
    "base_url": "https://conda.anaconda.org/conda-forge",
    "build_number": 0,
    "build_string": "pyhd8ed1ab_0",
    "channel": "conda-forge",
    "dist_name": "attrs-25.4.0-pyhd8ed1ab_0",
    "name": "attrs",
    "platform": "noarch",
    "version": "25.4.0"
  }
]`;

const PIXI_LIST = JSON.stringify([
  {
    name: 'numpy',
    version: '2.3.5',
    build: 'py312h33ff503_1',
    build_number: 1,
    size_bytes: 8785045,
    kind: 'conda',
    source: 'https://conda.anaconda.org/conda-forge/',
    subdir: 'linux-64',
    url: 'https://conda.anaconda.org/conda-forge/linux-64/numpy-2.3.5-py312h33ff503_1.conda',
    sha256: 'a'.repeat(64),
    is_explicit: true,
  },
  {
    name: 'requests',
    version: '2.32.5',
    build: null,
    size_bytes: 1,
    kind: 'pypi',
    source: 'requests-2.32.5.whl',
    is_explicit: false,
  },
]);

const EXPLICIT = `# This file may be used to create an environment using:
# $ conda create --name <env> --file <this file>
# platform: linux-64
# created-by: conda 25.9.1
@EXPLICIT
https://conda.anaconda.org/conda-forge/noarch/attrs-25.4.0-pyhd8ed1ab_0.conda#6b889f174df1e0f816276ae69281af4d
https://me:secret@hub.example/t/tr-0123/repo/acme/approved/linux-64/numpy-2.3.5-py312h33ff503_1.conda#sha256:${'b'.repeat(64)}
`;

const EXPORTED = `name: forecast
channels:
  - conda-forge
dependencies:
  - attrs=25.4.0=pyhd8ed1ab_0
  - python=3.12.12
  - pip:
      - requests==2.32.5
prefix: /home/max/miniforge3/envs/forecast
`;

const BY_HAND = `name: forecast
channels: [conda-forge]
dependencies:
  - numpy==2.3.5
  - python=3.12
  - scipy >=1.10
  - pip:
      - requests>=2
`;

const CONDA_LOCK = `version: 1
metadata:
  content_hash: { linux-64: aa, osx-arm64: bb }
  channels:
    - url: conda-forge
      used_env_vars: []
  platforms: [linux-64, osx-arm64]
  sources: [environment.yml]
package:
  - name: libzlib
    version: 1.3.1
    manager: conda
    platform: linux-64
    dependencies: { __glibc: '>=2.17,<3.0.a0' }
    url: https://conda.anaconda.org/conda-forge/linux-64/libzlib-1.3.1-hb9d3cd8_2.conda
    hash:
      md5: edb0dca6bc32e4f4789199455a1dbeb8
      sha256: d4bfe88d7cb447768e31650f06257995601f89076080e76df55e3112d4e47dc4
    category: main
    optional: false
  - name: libzlib
    version: 1.3.1
    manager: conda
    platform: osx-arm64
    dependencies: {}
    url: https://conda.anaconda.org/conda-forge/osx-arm64/libzlib-1.3.1-h8359307_2.conda
    hash: { md5: 369964e85dc26bfe78f41399b366c435 }
    category: main
    optional: false
  - name: requests
    version: 2.32.5
    manager: pip
    platform: linux-64
    dependencies: { certifi: '>=2017.4.17' }
    url: https://files.pythonhosted.org/packages/requests-2.32.5-py3-none-any.whl
    hash: { sha256: 2462f94637a34fd532264295e186976db0f5d453d1cdd31473c85a6a161affb6 }
    category: main
    optional: false
`;

const PIXI_LOCK = `version: 6
environments:
  default:
    channels:
    - url: https://conda.anaconda.org/conda-forge/
    indexes:
    - https://pypi.org/simple
    packages:
      linux-64:
      - conda: https://conda.anaconda.org/conda-forge/linux-64/libzlib-1.3.1-hb9d3cd8_2.conda
      - conda: https://conda.anaconda.org/conda-forge/noarch/attrs-25.4.0-pyhd8ed1ab_0.conda
      - conda: .
        subdir: noarch
      - pypi: https://files.pythonhosted.org/packages/requests-2.32.5-py3-none-any.whl
      win-64:
      - conda: https://conda.anaconda.org/conda-forge/win-64/libzlib-1.3.1-h2466b09_2.conda
  test:
    channels:
    - url: https://conda.anaconda.org/conda-forge/
    packages:
      linux-64: []
packages:
- conda: https://conda.anaconda.org/conda-forge/linux-64/libzlib-1.3.1-hb9d3cd8_2.conda
  sha256: d4bfe88d7cb447768e31650f06257995601f89076080e76df55e3112d4e47dc4
  md5: edb0dca6bc32e4f4789199455a1dbeb8
  depends:
  - __glibc >=2.17,<3.0.a0
  license: Zlib
- conda: https://conda.anaconda.org/conda-forge/noarch/attrs-25.4.0-pyhd8ed1ab_0.conda
  sha256: ${'c'.repeat(64)}
- pypi: https://files.pythonhosted.org/packages/requests-2.32.5-py3-none-any.whl
  name: requests
  version: 2.32.5
`;

const META = (name: string, version: string) =>
  JSON.stringify({
    arch: 'x86_64',
    build: 'h0_0',
    build_number: 0,
    channel: 'https://conda.anaconda.org/conda-forge/linux-64',
    depends: [`${name}`],
    files: ['bin/x'],
    fn: `${name}-${version}-h0_0.conda`,
    name,
    subdir: 'linux-64',
    url: `https://conda.anaconda.org/conda-forge/linux-64/${name}-${version}-h0_0.conda`,
    version,
  });

const SBOM = JSON.stringify({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  metadata: { component: { type: 'application', name: 'forecast' } },
  components: [
    {
      type: 'library',
      name: 'numpy',
      version: '2.3.5',
      purl: 'pkg:conda/numpy@2.3.5?build=py312h33ff503_1&channel=conda-forge&subdir=linux-64&type=conda',
      hashes: [{ alg: 'SHA-256', content: 'a'.repeat(64) }],
      components: [{ type: 'library', name: 'requests', version: '2.32.5', purl: 'pkg:pypi/requests@2.32.5' }],
    },
    { type: 'library', name: 'left-pad', version: '1.3.0', purl: 'pkg:npm/left-pad@1.3.0' },
  ],
});

describe('each form of file is recognized and read', () => {
  test('conda list --json, and what mamba prints', () => {
    const environment = good(read(CONDA_LIST));
    expect([environment.format, environment.platform]).toEqual(['conda_list', 'linux-64']);
    expect(briefly(environment)).toEqual([
      'attrs 25.4.0 pyhd8ed1ab_0 conda-forge noarch',
      'numpy 2.3.5 py312h33ff503_1 conda-forge linux-64',
      'requests 2.32.5  pypi ',
    ]);
  });

  test('pixi list --json', () => {
    expect(briefly(good(read(PIXI_LIST)))).toEqual([
      'numpy 2.3.5 py312h33ff503_1 conda-forge linux-64',
      'requests 2.32.5  pypi ',
    ]);
  });

  test('conda list --explicit: hashes are kept, a password and a token are not', () => {
    const environment = good(read(EXPLICIT));
    expect([environment.format, environment.platform]).toEqual(['explicit', 'linux-64']);
    expect(environment.packages[1]).toEqual({
      name: 'numpy',
      version: '2.3.5',
      build_string: 'py312h33ff503_1',
      channel: 'https://hub.example/repo/acme/approved',
      platform: 'linux-64',
      url: 'https://hub.example/repo/acme/approved/linux-64/numpy-2.3.5-py312h33ff503_1.conda',
      sha256: 'b'.repeat(64),
    });
    expect(environment.packages[0]!.md5).toBe('6b889f174df1e0f816276ae69281af4d');
    expect(JSON.stringify(environment)).not.toMatch(/secret|tr-0123/);
  });

  test('environment.yml: an export has versions, and what a person wrote is to be solved', () => {
    const exported = good(read(EXPORTED, { platform: 'linux-64' }));
    expect([exported.format, exported.name, exported.prefix]).toEqual([
      'environment_yml',
      'forecast',
      '/home/max/miniforge3/envs/forecast',
    ]);
    expect(briefly(exported)).toEqual([
      'attrs 25.4.0 pyhd8ed1ab_0 conda-forge ',
      'python 3.12.12  conda-forge ',
      'requests 2.32.5  pypi ',
    ]);
    expect(exported.wanted).toBeNull();
    const written = good(read(BY_HAND, { platform: 'linux-64' }));
    expect([written.packages, written.wanted]).toEqual([
      [],
      { specs: ['numpy==2.3.5', 'python=3.12', 'scipy >=1.10'], channels: ['conda-forge'] },
    ]);
    expect(written.leftOut.map(({ at, line }) => [at, line])).toEqual([['dependencies[3].pip[0]', 8]]);
    const taken = good(read(BY_HAND, { platform: 'linux-64', solve: false }));
    expect(briefly(taken)).toEqual(['numpy 2.3.5  conda-forge ']);
    expect(taken.leftOut.map(({ at, line }) => [at, line])).toEqual([
      ['dependencies[3].pip[0]', 8],
      ['dependencies[1]', 5],
      ['dependencies[2]', 6],
    ]);
    expect(mistakes(read(EXPORTED))[0]!.message).toMatch(/platform/);
  });

  test('conda-lock.yml of the platform that is meant', () => {
    expect(mistakes(read(CONDA_LOCK))[0]!.message).toContain('linux-64, osx-arm64');
    const environment = good(read(CONDA_LOCK, { platform: 'linux-64' }));
    expect(environment.format).toBe('conda_lock');
    expect(briefly(environment)).toEqual(['libzlib 1.3.1 hb9d3cd8_2 conda-forge linux-64', 'requests 2.32.5  pypi ']);
    expect(environment.packages[0]!.sha256).toMatch(/^d4bfe88d/);
    expect(mistakes(read(CONDA_LOCK, { platform: 'win-64' }))[0]!.message).toContain('not for win-64');
  });

  test('pixi.lock: an environment of it for a platform; what is built from source is left out', () => {
    const environment = good(read(PIXI_LOCK, { platform: 'linux-64' }));
    expect(environment.format).toBe('pixi_lock');
    expect(briefly(environment)).toEqual([
      'attrs 25.4.0 pyhd8ed1ab_0 conda-forge noarch',
      'libzlib 1.3.1 hb9d3cd8_2 conda-forge linux-64',
      'requests 2.32.5  pypi ',
    ]);
    expect(environment.leftOut).toHaveLength(1);
    expect(mistakes(read(PIXI_LOCK, { environment: 'docs' }))[0]!.message).toContain('default, test');
  });

  test('the files of a conda-meta folder together', () => {
    const files = [META('zlib', '1.3.1'), META('numpy', '2.3.5')].map((text, place) => ({
      name: `${place}.json`,
      text,
    }));
    const environment = good(readEnvironment(files));
    expect([environment.format, ...briefly(environment)]).toEqual([
      'conda_meta',
      'numpy 2.3.5 h0_0 conda-forge linux-64',
      'zlib 1.3.1 h0_0 conda-forge linux-64',
    ]);
    expect(mistakes(readEnvironment([files[0]!, { name: 'list.json', text: CONDA_LIST }]))[0]!.file).toBe('list.json');
  });

  test('a CycloneDX SBOM: packages of conda and PyPI, also nested ones', () => {
    const environment = good(read(SBOM));
    expect([environment.format, environment.name, environment.platform]).toEqual(['cyclonedx', 'forecast', 'linux-64']);
    expect(briefly(environment)).toEqual([
      'numpy 2.3.5 py312h33ff503_1 conda-forge linux-64',
      'requests 2.32.5  pypi ',
    ]);
    expect(environment.leftOut[0]).toMatchObject({ at: 'components[1]' });
  });
});

describe('reports errors with their location', () => {
  test.each([
    ['', null, ''],
    ['{', 1, ''],
    ['[{"name": "numpy"}]', null, '[0].version'],
    ['[{"name": "n\\u0000", "version": "1"}]', null, '[0].name'],
    ['[1]', null, '[0]'],
    ['{"bomFormat": "CycloneDX", "components": 5}', null, 'components'],
    ['# a\n@EXPLICIT\nhttps://x/linux-64/a-1-0.conda\nhttps://x/linux-64/no', 4, ''],
    ['name: x\ndependencies:\n  - {a: 1}\n', 3, 'dependencies[0]'],
    ['name: x\ndependencies: [a==1\n', 3, ''],
    ['name: x\n<<<<<<< HEAD\ndependencies: []\n=======\n>>>>>>> theirs\n', 2, ''],
    ['hello', null, ''],
    ['[]', null, ''],
  ])('%j', (text, line, at) => {
    expect(mistakes(read(text))[0]).toMatchObject({ line, at });
  });

  test('aliases that stand for a billion entries, and depth, cost nothing', () => {
    const list = `[${Array.from({ length: 1_000 }, (_, at) => `a==${at}`).join(', ')}]`;
    const bomb = `a: &a ${list}\ndependencies:\n${'  - pip: *a\n'.repeat(1_000)}`;
    expect(mistakes(read(bomb))[0]!.message).toMatch(/entries/);
    expect(read(`dependencies: ${'['.repeat(20_000)}`).ok).toBe(false);
    expect(read('['.repeat(200_000)).ok).toBe(false);
    expect(read('&a [*a]').ok).toBe(false);
  });

  test('dependencies that go in circles are not followed', () => {
    const circle = CONDA_LOCK.replace("{ __glibc: '>=2.17,<3.0.a0' }", "{ libzlib: '*' }");
    expect(read(circle, { platform: 'linux-64' }).ok).toBe(true);
  });

  test('rejects too many packages and entries with an error', () => {
    const list = (count: number) =>
      JSON.stringify(
        Array.from({ length: count }, (_, at) => ({ name: `p${at}`, version: '1', platform: 'linux-64' })),
      );
    expect(mistakes(read(list(10_001)))[0]!.message).toContain('10001 packages');
    expect(mistakes(read(list(100_001)))[0]!.message).toContain('100001 entries');
    expect(mistakes(read(list(60).replaceAll('"1"', '""')))).toHaveLength(50);
  });
});

test('bytes are read as UTF-8, or as UTF-16 with its mark, and nothing else', () => {
  const utf16 = Uint8Array.from([0xff, 0xfe, ...[...'[]'].flatMap((letter) => [letter.charCodeAt(0), 0])]);
  expect(decodeText(utf16)).toBe('[]');
  expect(decodeText(new TextEncoder().encode('\uFEFFé'))).toBe('é');
  expect(decodeText(Uint8Array.from([0xe9, 0x20]))).toBeNull();
  expect(decodeText(Uint8Array.from([0x41, 0, 0x42]))).toBeNull();
});

const installed = (
  name: string,
  version: string,
  build = '0',
  channel = 'main',
  platform = 'linux-64',
): InstalledPackage => ({
  name,
  version,
  build_string: build,
  channel,
  platform,
});

test('the difference of two lists names each change of a package', () => {
  const before = [
    installed('a', '1'),
    installed('b', '1.9'),
    installed('c', '2'),
    installed('d', '1'),
    installed('e', '1'),
    installed('same', '1'),
  ];
  const after = [
    installed('b', '1.10'),
    installed('c', '1'),
    installed('d', '1', '1'),
    installed('e', '1', '0', 'other'),
    installed('f', '1'),
    installed('same', '1'),
  ];
  expect(differenceOf(before, after).map(({ name, change }) => `${name} ${change}`)).toEqual([
    'a removed',
    'b upgraded',
    'c downgraded',
    'd rebuilt',
    'e moved',
    'f added',
  ]);
});

test('what is written is read again with the same packages', () => {
  const { packages, ...environment } = good(read(PIXI_LOCK, { platform: 'linux-64' }));
  const written = { name: 'forecast', platform: environment.platform };
  const lock = good(read(explicitOf(written, packages, () => null)));
  expect(briefly(lock)).toEqual(briefly({ ...environment, packages }).filter((line) => !line.includes('pypi')));
  expect(explicitOf(written, packages, () => null)).toContain('# not in a known channel: requests==2.32.5');
  const yml = good(read(environmentYmlOf(written, packages), { platform: 'linux-64' }));
  expect(yml.packages.map(({ name, version }) => `${name} ${version}`)).toEqual(
    packages.map(({ name, version }) => `${name} ${version}`),
  );
});
