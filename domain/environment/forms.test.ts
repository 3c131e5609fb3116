import { describe, expect, test } from 'vitest';
import { decodeText, readEnvironment } from './index.ts';
import type { EnvironmentReading, ReadEnvironment } from './index.ts';

const read = (text: string, told = {}, name = 'file'): EnvironmentReading =>
  readEnvironment([{ name, text }], { platform: 'linux-64', ...told });
function good(reading: EnvironmentReading): ReadEnvironment {
  if (!reading.ok) throw new Error(JSON.stringify(reading.mistakes));
  return reading.environment;
}
const briefly = (environment: ReadEnvironment) =>
  environment.packages.map(({ name, version, build_string, channel }) =>
    [name, version, build_string, channel].join(' ').trim(),
  );
const yml = (...entries: string[]) =>
  ['name: x', 'channels: [conda-forge]', 'dependencies:', ...entries, ''].join('\n');

describe('what clients print is read as what is installed', () => {
  test.each<[string, string, string[]]>([
    [
      'conda env export --no-builds without its prefix',
      yml('  - python=3.11.4', '  - numpy=1.26.4', '  - ca-certificates=2024.2.2'),
      ['ca-certificates 2024.2.2  conda-forge', 'numpy 1.26.4  conda-forge', 'python 3.11.4  conda-forge'],
    ],
    [
      'conda env export --json',
      JSON.stringify({
        name: 'x',
        channels: ['conda-forge'],
        dependencies: ['numpy=1.26.4=py311_0', { pip: ['requests==2.31.0'] }],
      }),
      ['numpy 1.26.4 py311_0 conda-forge', 'requests 2.31.0  pypi'],
    ],
    [
      'pins with blanks',
      yml('  - numpy 1.26.4 py311h64a7726_0', '  - zlib 1.3.1'),
      ['numpy 1.26.4 py311h64a7726_0 conda-forge', 'zlib 1.3.1  conda-forge'],
    ],
    ['a channel in a pin', yml('  - bioconda::samtools=1.19=h50ea8bc_0'), ['samtools 1.19 h50ea8bc_0 bioconda']],
    ['pins in brackets', yml("  - numpy[version='1.26.4', build='py311_0']"), ['numpy 1.26.4 py311_0 conda-forge']],
    ['an empty list for pip', yml('  - zlib=1.3.1=0', '  - pip:', '    # nothing yet'), ['zlib 1.3.1 0 conda-forge']],
    ['an empty list for pip that is a list', yml('  - zlib=1.3.1=0', '  - pip: []'), ['zlib 1.3.1 0 conda-forge']],
    [
      'an entry of which only a comment is left',
      yml('  - zlib=1.3.1=0', '  - # numpy=1'),
      ['zlib 1.3.1 0 conda-forge'],
    ],
    [
      'texts with tags of Python 2',
      "name: !!python/unicode 'x'\nchannels:\n- !!python/unicode\n  'conda-forge'\ndependencies:\n- !!python/unicode\n  'numpy=1.16.4=py27h7e9f1db_0'\nprefix: !!python/str /x\n",
      ['numpy 1.16.4 py27h7e9f1db_0 conda-forge'],
    ],
    ['tags of YAML', 'dependencies:\n- !!str zlib=1.3.1=0\n', ['zlib 1.3.1 0']],
    [
      'conda list --export',
      '# This file may be used to create an environment using:\n# $ conda create --name <env> --file <this file>\n# platform: linux-64\n# created-by: conda 25.9.1\n_libgcc_mutex=0.1=conda_forge\nnumpy=1.26.4=py311_0\nrequests=2.31.0=pypi_0\n',
      ['_libgcc_mutex 0.1 conda_forge', 'numpy 1.26.4 py311_0', 'requests 2.31.0  pypi'],
    ],
    [
      'conda list',
      '# packages in environment at /opt/conda/envs/x:\n#\n# Name                    Version                   Build  Channel\nnumpy                     1.26.4          py311h64a7726_0    conda-forge\nzlib                      1.3.1                h1  \nrequests                  2.31.0                   pypi_0    pypi\n',
      ['numpy 1.26.4 py311h64a7726_0 conda-forge', 'requests 2.31.0  pypi', 'zlib 1.3.1 h1'],
    ],
    [
      'mamba list',
      'List of packages in environment: "/opt/x"\n\n  Name   Version  Build    Channel    \n──────────────────────────────────\n  numpy  1.26.4   py311_0  conda-forge\n',
      ['numpy 1.26.4 py311_0 conda-forge'],
    ],
    [
      'pixi list',
      'Package  Version  Build    Size     Kind   Source\nnumpy    1.26.4   py311_0  8.4 MiB  conda  https://conda.anaconda.org/conda-forge/\nrequests 2.31.0            64 KiB   pypi   requests-2.31.0.whl\n',
      ['numpy 1.26.4 py311_0 conda-forge', 'requests 2.31.0  pypi'],
    ],
    [
      'requirements.txt',
      '# of pip\n--index-url https://pypi.org/simple\nrequests==2.31.0 \\\n    --hash=sha256:aa\nDjango[argon2]===4.2 ; python_version > "3.8"\nnumpy>=1.20\n-e .\nfoo @ file:///home/x\n',
      ['Django 4.2  pypi', 'requests 2.31.0  pypi'],
    ],
    ['pip list --format json', '[{"name": "requests", "version": "2.31.0"}]', ['requests 2.31.0  pypi']],
    [
      'an explicit list with packages of PyPI in comments',
      '# platform: linux-64\n@EXPLICIT\nhttps://conda.anaconda.org/conda-forge/linux-64/zlib-1.3.1-h1_0.conda\n# pypi: requests==2.31.0\n# pypi idna==3.6 --abi=cp310\n',
      ['idna 3.6  pypi', 'requests 2.31.0  pypi', 'zlib 1.3.1 h1_0 conda-forge'],
    ],
    [
      'an SPDX document',
      JSON.stringify({
        spdxVersion: 'SPDX-2.3',
        name: 'x',
        packages: [
          { name: 'x', SPDXID: 'SPDXRef-root' },
          {
            name: 'numpy',
            versionInfo: '1.26.4',
            checksums: [{ algorithm: 'SHA256', checksumValue: 'a'.repeat(64) }],
            externalRefs: [
              { referenceCategory: 'SECURITY', referenceType: 'cpe23Type', referenceLocator: 'cpe:2.3:a:x' },
              {
                referenceCategory: 'PACKAGE-MANAGER',
                referenceType: 'purl',
                referenceLocator: 'pkg:conda/numpy@1.26.4?build=py311_0&channel=conda-forge&subdir=linux-64',
              },
            ],
          },
        ],
      }),
      ['numpy 1.26.4 py311_0 conda-forge'],
    ],
  ])('%s', (_, text, packages) => {
    const environment = good(read(text));
    expect(environment.wanted).toBeNull();
    expect(briefly(environment).toSorted()).toEqual(packages.toSorted());
    const crlf = decodeText(new TextEncoder().encode(`\uFEFF${text.replaceAll('\n', '\r\n')}`))!;
    expect(briefly(good(read(crlf)))).toEqual(briefly(environment));
    expect(briefly(good(read(`\uFEFF${text}`)))).toEqual(briefly(environment));
  });

  test('reads prefix, platform, and hash from formats that have them', () => {
    expect(good(read('# packages in environment at /opt/x:\n# Name Version Build Channel\na 1 0\n')).prefix).toBe(
      '/opt/x',
    );
    const told = readEnvironment([{ name: 'f', text: '# platform: osx-arm64\na=1=0\n' }]);
    expect(good(told).platform).toBe('osx-arm64');
    const locked = readEnvironment([
      { name: 'f', text: '# Generated by conda-lock.\n# platform: win-64\ndependencies:\n  - a=1=0\n' },
    ]);
    expect(good(locked).platform).toBe('win-64');
  });

  test('what is for other platforms is left out with a word', () => {
    const text = yml(
      '  - numpy=1.26.4=0',
      '  - sel(linux): libgcc-ng=13.2.0=0',
      '  - sel(win): pywin32=306=0',
      '  - sel(unix): [ncurses=6=0]',
    );
    const environment = good(read(text));
    expect(briefly(environment).map((each) => each.split(' ')[0])).toEqual(['libgcc-ng', 'ncurses', 'numpy']);
    expect(environment.leftOut).toEqual([
      { file: 'file', line: 6, at: 'dependencies[2]', message: 'pywin32=306=0 is for win only, not for linux-64.' },
    ]);
    const nowhere = readEnvironment([{ name: 'f', text }]);
    expect(nowhere.ok ? '' : nowhere.mistakes[0]!.message).toContain('Say the platform');
  });
});

describe('what leaves versions open is to be solved', () => {
  test.each<[string, string, string[]]>([
    [
      'names and versions that begin so',
      yml('  - python=3.11', '  - numpy', '  - pillow=10.2.0'),
      ['python=3.11', 'numpy', 'pillow=10.2.0'],
    ],
    [
      'a version of Python with two numbers',
      yml('  - python=3.11', '  - pillow=10.2.0'),
      ['python=3.11', 'pillow=10.2.0'],
    ],
    ['ranges', yml('  - "numpy>=1.20,<2"', '  - scipy >=1.10'), ['numpy>=1.20,<2', 'scipy >=1.10']],
    ['stars', yml('  - numpy=1.26.*', '  - zlib=1.3.1=h*'), ['numpy=1.26.*', 'zlib=1.3.1=h*']],
    [
      'conda env export --from-history, with its prefix',
      `${yml('  - python=3.11', '  - numpy')}prefix: /x\n`,
      ['python=3.11', 'numpy'],
    ],
    ['a list of specs', 'python=3.11\nnumpy\nscipy >=1.10\n', ['python=3.11', 'numpy', 'scipy >=1.10']],
    [
      'pixi.toml',
      '[workspace]\nname = "x"\nchannels = ["conda-forge"]\nplatforms = ["linux-64"]\n[dependencies]\npython = ">=3.11,<3.12"\nnumpy = "*"\nzlib = { version = "1.3.*", build = "h*" }\nmine = { path = "." }\n[pypi-dependencies]\nrequests = "==2.31.0"\n[target.linux.dependencies]\nlibgcc = "*"\n[target.win.dependencies]\npywin32 = "*"\n',
      ['python >=3.11,<3.12', 'numpy', "zlib[version='1.3.*', build='h*']", 'libgcc'],
    ],
    [
      'pyproject.toml with [tool.pixi]',
      '[project]\nname = "x"\n[tool.pixi.workspace]\nchannels = ["conda-forge"]\nplatforms = ["linux-64"]\n[tool.pixi.dependencies]\nnumpy = "2.*"\n',
      ['numpy 2.*'],
    ],
  ])('%s', (_, text, specs) => {
    const { wanted } = good(read(text));
    expect(wanted?.specs).toEqual(specs);
  });

  test('an environment of a pixi.toml has the dependencies of its features', () => {
    const text =
      '[project]\nchannels = ["conda-forge"]\nplatforms = ["linux-64", "osx-64"]\n[dependencies]\na = "*"\n[feature.test.dependencies]\nb = "*"\n[environments]\ntest = ["test"]\nbare = { features = ["test"], no-default-feature = true }\n';
    const specs = (environment?: string) => good(read(text, { environment })).wanted?.specs;
    expect([specs(), specs('test'), specs('bare')]).toEqual([['a'], ['a', 'b'], ['b']]);
    const unknown = read(text, { environment: 'docs' });
    expect(unknown.ok ? '' : unknown.mistakes[0]!.message).toContain('"docs"');
    const several = readEnvironment([{ name: 'f', text }]);
    expect(several.ok ? '' : several.mistakes[0]!.message).toContain('linux-64, osx-64');
  });

  test('the sender may say that all is to be solved, or nothing', () => {
    const pinned = yml('  - numpy=1.26.4=0');
    expect(good(read(pinned, { solve: true })).wanted?.specs).toEqual(['numpy=1.26.4=0']);
    expect(good(read(yml('  - numpy=1.26.4=0', '  - zlib'), { solve: false })).wanted).toBeNull();
  });
});

describe('names the kind of an unsupported file', () => {
  test.each<[string, string, RegExp]>([
    [
      'CycloneDX as XML',
      '<?xml version="1.0"?>\n<bom xmlns="http://cyclonedx.org/schema/bom/1.5"/>',
      /CycloneDX SBOM in XML/,
    ],
    ['a web page', '<!DOCTYPE html>\n<html>', /web page/],
    ['SPDX as tags', 'SPDXVersion: SPDX-2.3\nDataLicense: CC0-1.0\n', /tag-value/],
    ['SPDX 3', '{"@context": "https://spdx.org/rdf/3.0.1/spdx-context.jsonld", "@graph": []}', /SPDX 3/],
    [
      'poetry.lock',
      '# This file is automatically @generated by Poetry 1.8.2\n\n[[package]]\nname = "a"\n',
      /poetry\.lock/,
    ],
    [
      'a template that begins with a statement',
      '{% set version = "1" %}\npackage:\n  name: x\n',
      /expressions of Jinja/,
    ],
    ['an entry with an expression', 'dependencies:\n- python={{ environ["PY"] }}\n', /expressions of Jinja/],
    [
      'the history of an environment',
      '==> 2024-01-01 00:00:00 <==\n# cmd: conda create\n+main::a-1-0\n',
      /history of a conda environment/,
    ],
    ['uv.lock', 'version = 1\nrequires-python = ">=3.12"\n\n[[package]]\nname = "a"\n', /uv\.lock/],
    ['pylock.toml', 'lock-version = "1.0"\n[[packages]]\nname = "a"\n', /pylock\.toml/],
    ['Pipfile.lock', '{"_meta": {}, "default": {}, "develop": {}}', /Pipfile\.lock/],
    ['package-lock.json', '{"name": "x", "lockfileVersion": 3, "packages": {}}', /npm/],
    ['pyproject.toml', '[build-system]\nrequires = ["hatchling"]\n', /without \[tool\.pixi\]/],
    ['another TOML', '[a]\nb = 1\n', /no pixi\.toml/],
    ['TOML that is none', '[workspace]\nchannels = [\n', /isn't valid TOML/],
    ['anaconda-project.yml', 'name: x\npackages: [a]\nenv_specs: {}\n', /anaconda-project/],
    ['a recipe', 'package: {name: a}\nrequirements: {run: []}\n', /recipe/],
    ['the index of a channel', '{"info": {}, "packages": {}, "packages.conda": {}}', /index of a channel/],
    ['a spec that is none', yml('  - numpy >=,'), /isn't a match spec/],
    ['anything else', 'hello', /Unsupported format/],
  ])('%s', (_, text, sentence) => {
    const reading = read(text);
    expect(reading.ok).toBe(false);
    expect(reading.ok ? '' : reading.mistakes[0]!.message).toMatch(sentence);
  });
});
