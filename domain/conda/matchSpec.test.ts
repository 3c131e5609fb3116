import { describe, expect, test } from 'vitest';
import { InvalidMatchSpec, isMatchSpec, parseMatchSpec } from './index.ts';
import type { MatchSpecParts } from './index.ts';

/** Spec → its parts and conda's canonical form. Facts of conda's tests, CEP 29, mamba and rattler. */
const parsed: [spec: string, parts: MatchSpecParts, canonical: string][] = [
  ['numpy', { name: 'numpy' }, 'numpy'],
  ['  numpy ', { name: 'numpy' }, 'numpy'],
  ['FOO-Bar >= 1.0', { name: 'foo-bar', version: '>=1.0' }, "foo-bar[version='>=1.0']"],
  ['numpy=', { name: 'numpy' }, 'numpy'],
  ['numpy=1.7', { name: 'numpy', version: '1.7*' }, 'numpy=1.7'],
  ['numpy =1.7', { name: 'numpy', version: '1.7*' }, 'numpy=1.7'],
  ['numpy = 1.7', { name: 'numpy', version: '1.7*' }, 'numpy=1.7'],
  ['numpy 1.7*', { name: 'numpy', version: '1.7*' }, 'numpy=1.7'],
  ['numpy 1.7.*', { name: 'numpy', version: '1.7.*' }, 'numpy=1.7'],
  ["numpy[version='1.7*']", { name: 'numpy', version: '1.7*' }, 'numpy=1.7'],
  ['numpy[version=1.7.*]', { name: 'numpy', version: '1.7.*' }, 'numpy=1.7'],
  ['numpy[version="=2"]', { name: 'numpy', version: '2*' }, 'numpy=2'],
  ['numpy==1.7', { name: 'numpy', version: '1.7' }, 'numpy==1.7'],
  ['numpy ==1.7', { name: 'numpy', version: '1.7' }, 'numpy==1.7'],
  ['numpy 1.7', { name: 'numpy', version: '1.7' }, 'numpy==1.7'],
  ['numpy[version=1.7]', { name: 'numpy', version: '1.7' }, 'numpy==1.7'],
  ["numpy[version='1.7|1.8']", { name: 'numpy', version: '1.7|1.8' }, "numpy[version='1.7|1.8']"],
  ['numpy>=1.7', { name: 'numpy', version: '>=1.7' }, "numpy[version='>=1.7']"],
  ['foo >=1.0 , < 2.0', { name: 'foo', version: '>=1.0,<2.0' }, "foo[version='>=1.0,<2.0']"],
  ['geos   >=    3.9 ,   <4', { name: 'geos', version: '>=3.9,<4' }, "geos[version='>=3.9,<4']"],
  [
    'geos  ~=   3.9.1   h1_0',
    { name: 'geos', version: '~=3.9.1', build: 'h1_0' },
    "geos[version='~=3.9.1',build=h1_0]",
  ],
  ['geos =   3.9', { name: 'geos', version: '3.9*' }, 'geos=3.9'],
  ['geos==  3.9', { name: 'geos', version: '3.9' }, 'geos==3.9'],
  ['geos=^3\\.(8|9)$', { name: 'geos', version: '^3\\.(8|9)$' }, "geos[version='^3\\.(8|9)$']"],
  ['numpy=1.7=py3*_2', { name: 'numpy', version: '1.7', build: 'py3*_2' }, 'numpy==1.7[build=py3*_2]'],
  ['numpy=1.7.*=py3*_2', { name: 'numpy', version: '1.7.*', build: 'py3*_2' }, 'numpy=1.7[build=py3*_2]'],
  ['numpy==1.10=py38_0', { name: 'numpy', version: '1.10', build: 'py38_0' }, 'numpy==1.10=py38_0'],
  ['numpy 1.8 py27_0', { name: 'numpy', version: '1.8', build: 'py27_0' }, 'numpy==1.8=py27_0'],
  ['numpy   =    1.8    =    py27_0', { name: 'numpy', version: '1.8', build: 'py27_0' }, 'numpy==1.8=py27_0'],
  ['numpy[version=1.10 build=py38_0]', { name: 'numpy', version: '1.10', build: 'py38_0' }, 'numpy==1.10=py38_0'],
  ['numpy!=1.10', { name: 'numpy', version: '!=1.10' }, 'numpy!=1.10'],
  [
    'numpy !=1.10=py38_0',
    { name: 'numpy', version: '!=1.10', build: 'py38_0' },
    "numpy[version='!=1.10',build=py38_0]",
  ],
  [
    'numpy >1.7,!=1.10 py38_0',
    { name: 'numpy', version: '>1.7,!=1.10', build: 'py38_0' },
    "numpy[version='>1.7,!=1.10',build=py38_0]",
  ],
  ['numpy=1.10.*,!=1.10.2', { name: 'numpy', version: '=1.10.*,!=1.10.2' }, "numpy[version='=1.10.*,!=1.10.2']"],
  [
    'numpy ~=1.10.1 py38_0',
    { name: 'numpy', version: '~=1.10.1', build: 'py38_0' },
    "numpy[version='~=1.10.1',build=py38_0]",
  ],
  ['numpy~=1.7.1', { name: 'numpy', version: '~=1.7.1' }, 'numpy~=1.7.1'],
  ['openssl=1.1.1_', { name: 'openssl', version: '1.1.1_*' }, 'openssl=1.1.1_'],
  [
    'numpy >1.8,<2|==1.7,!=1.9,~=1.7.1 py34_0',
    { name: 'numpy', version: '>1.8,<2|==1.7,!=1.9,~=1.7.1', build: 'py34_0' },
    "numpy[version='>1.8,<2|==1.7,!=1.9,~=1.7.1',build=py34_0]",
  ],
  ['foo (>=1,<2)|>3', { name: 'foo', version: '(>=1,<2)|>3' }, "foo[version='>=1,<2|>3']"],
  ['* >=3,(<4|<5)', { name: '*', version: '>=3,(<4|<5)' }, "*[version='>=3,(<4|<5)']"],
  ['x264 >=1!164.3095,<1!165', { name: 'x264', version: '>=1!164.3095,<1!165' }, "x264[version='>=1!164.3095,<1!165']"],
  ['python ==2.7.*.*|>=3.6', { name: 'python', version: '2.7.*.*|>=3.6' }, "python[version='2.7.*.*|>=3.6']"],
  ['pytorch 1.*.*', { name: 'pytorch', version: '1.*.*' }, "pytorch[version='1.*.*']"],
  ['python=*', { name: 'python', version: '*' }, 'python'],
  ['pytorch=*=cuda*', { name: 'pytorch', version: '*', build: 'cuda*' }, 'pytorch[build=cuda*]'],
  ['blas *.* mkl', { name: 'blas', version: '*.*', build: 'mkl' }, "blas[version='*.*',build=mkl]"],
  ['* * openblas_0', { name: '*', version: '*', build: 'openblas_0' }, '*[build=openblas_0]'],
  ['* *', { name: '*', version: '*' }, '*'],
  ['* 1 *', { name: '*', version: '1', build: '*' }, '*==1[build=*]'],
  ['*>1.8,<2|==1.7', { name: '*', version: '>1.8,<2|==1.7' }, "*[version='>1.8,<2|==1.7']"],
  ['py*>=3.7=*cpython', { name: 'py*', version: '>=3.7', build: '*cpython' }, "py*[version='>=3.7',build=*cpython]"],
  ['^py[a-z]+$ >=3', { name: '^py[a-z]+$', version: '>=3' }, "^py[a-z]+$[version='>=3']"],
  [
    'conda-forge::^num(py|ba)$[build=*_0]',
    { name: '^num(py|ba)$', channel: 'conda-forge', build: '*_0' },
    'conda-forge::^num(py|ba)$[build=*_0]',
  ],
  ["numpy[version='^1\\.[0-4]$']", { name: 'numpy', version: '^1\\.[0-4]$' }, "numpy[version='^1\\.[0-4]$']"],
  [
    'libblas[build=^.*(accelerate|mkl)$]',
    { name: 'libblas', build: '^.*(accelerate|mkl)$' },
    "libblas[build='^.*(accelerate|mkl)$']",
  ],
  [
    '_libgcc_mutex    0.1       conda_forge     ',
    { name: '_libgcc_mutex', version: '0.1', build: 'conda_forge' },
    '_libgcc_mutex==0.1=conda_forge',
  ],
  ['__glibc >=2.17', { name: '__glibc', version: '>=2.17' }, "__glibc[version='>=2.17']"],
  ['python[build_number=3]', { name: 'python', build_number: '3' }, 'python[build_number=3]'],
  ["python[build_number='>=3']", { name: 'python', build_number: '>=3' }, "python[build_number='>=3']"],
  ['numpy[version<2]', { name: 'numpy', version: '<2' }, "numpy[version='<2']"],
  ['name[version=*,build=*py27*]', { name: 'name', version: '*', build: '*py27*' }, 'name[build=*py27*]'],
  [
    "*[license='MIT OR Apache-2.0', license_family=BSD]",
    { name: '*', license: 'MIT OR Apache-2.0', license_family: 'BSD' },
    "*[license='mit or apache-2.0',license_family=bsd]",
  ],
  [
    'foo[md5=123, fn="test 123.tar.bz2"]',
    { name: 'foo', md5: '123', fn: 'test 123.tar.bz2' },
    "foo[md5=123,fn='test 123.tar.bz2']",
  ],
  [
    'tensorflow[name=* version=* md5=253b922ecdb5a30884875948b8904983]',
    { name: 'tensorflow', version: '*', md5: '253b922ecdb5a30884875948b8904983' },
    'tensorflow[md5=253b922ecdb5a30884875948b8904983]',
  ],
  [
    "defaults::numpy=1.8=py27_0 [channel='anaconda',version=\">=1.8,<2|1.9\", build='3']",
    { channel: 'anaconda', name: 'numpy', version: '>=1.8,<2|1.9', build: '3' },
    "anaconda::numpy[version='>=1.8,<2|1.9',build=3]",
  ],
  ['python[channel=x] >=3.8', { name: 'python', channel: 'x', version: '>=3.8' }, "x::python[version='>=3.8']"],
  [
    'conda-forge::foo[build=3](target=blarg,optional)',
    { channel: 'conda-forge', name: 'foo', build: '3' },
    'conda-forge::foo[build=3]',
  ],
  ['foo (optional)', { name: 'foo' }, 'foo'],
  ['importlib-metadata  # drop this when dropping Python 3.8', { name: 'importlib-metadata' }, 'importlib-metadata'],
  ['n.conda *', { name: 'n.conda', version: '*' }, 'n.conda[name=n.conda]'],
  [
    "blas[track_features='nomkl, avx nomkl']",
    { name: 'blas', track_features: 'nomkl, avx nomkl' },
    "blas[track_features='avx nomkl']",
  ],
  ['mkl@', { name: '*', track_features: 'mkl' }, '*[track_features=mkl]'],
  ['conda-forge::numpy', { channel: 'conda-forge', name: 'numpy' }, 'conda-forge::numpy'],
  ['::numpy', { name: 'numpy' }, 'numpy'],
  ['ns:numpy', { name: 'numpy' }, 'numpy'],
  [
    'conda-forge:pypi:xtensor==0.12.3',
    { channel: 'conda-forge', name: 'xtensor', version: '0.12.3' },
    'conda-forge::xtensor==0.12.3',
  ],
  [
    'conda-forge/linux-64::numpy',
    { channel: 'conda-forge', subdir: 'linux-64', name: 'numpy' },
    'conda-forge/linux-64::numpy',
  ],
  [
    'conda-forge/label/test::numpy',
    { channel: 'conda-forge/label/test', name: 'numpy' },
    'conda-forge/label/test::numpy',
  ],
  [
    'conda-forge/linux-32::python[subdir=linux-64]',
    { channel: 'conda-forge', subdir: 'linux-64', name: 'python' },
    'conda-forge/linux-64::python',
  ],
  ['*/win-32::numpy', { channel: '*', subdir: 'win-32', name: 'numpy' }, 'numpy[subdir=win-32]'],
  ['conda-*::numpy', { channel: 'conda-*', name: 'numpy' }, 'numpy[channel=conda-*]'],
  [
    '^intern-.*$::geos=3.9[build=h1]',
    { channel: '^intern-.*$', name: 'geos', version: '3.9*', build: 'h1' },
    'geos=3.9[channel=^intern-.*$,build=h1]',
  ],
  [
    '^intern-.*$/noarch::^geo.*$',
    { channel: '^intern-.*$', subdir: 'noarch', name: '^geo.*$' },
    '^geo.*$[channel=^intern-.*$,subdir=noarch]',
  ],
  ['pkgs/main::numpy', { channel: 'defaults', name: 'numpy' }, 'defaults::numpy'],
  ['https://conda.anaconda.org/conda-forge::numpy', { channel: 'conda-forge', name: 'numpy' }, 'conda-forge::numpy'],
  [
    'https://repo.anaconda.com/pkgs/main::numpy',
    { channel: 'https://repo.anaconda.com/pkgs/main', name: 'numpy' },
    'https://repo.anaconda.com/pkgs/main::numpy',
  ],
  [
    'numpy[channel=https://repo.anaconda.com/pkgs/free/osx-64, subdir=linux-64]',
    { channel: 'https://repo.anaconda.com/pkgs/free', subdir: 'linux-64', name: 'numpy' },
    'https://repo.anaconda.com/pkgs/free/linux-64::numpy',
  ],
  [
    'https://c.com:8080/p/conda/linux-64::python[version=3.9]',
    { channel: 'https://c.com:8080/p/conda', subdir: 'linux-64', name: 'python', version: '3.9' },
    'https://c.com:8080/p/conda/linux-64::python==3.9',
  ],
  [
    'https://software.repos.intel.com/python/conda::python=3.9',
    { channel: 'https://software.repos.intel.com/python/conda', name: 'python', version: '3.9*' },
    'https://software.repos.intel.com/python/conda::python=3.9',
  ],
  ['./relative/channel::package', { channel: './relative/channel', name: 'package' }, './relative/channel::package'],
  [
    'https://a.b.c/forge:ns:foo[url=https://a.b/c/p-1-b_0.conda]',
    { channel: 'https://a.b.c/forge', name: 'foo', url: 'https://a.b/c/p-1-b_0.conda' },
    'https://a.b.c/forge::foo[url=https://a.b/c/p-1-b_0.conda]',
  ],
];

/** Package files as specs. */
const files: [spec: string, parts: MatchSpecParts, canonical: string][] = [
  [
    'https://conda.anaconda.org/conda-canary/linux-64/conda-4.3.21.post699+1dab973-py36h4a561cd_0.conda',
    {
      channel: 'conda-canary',
      subdir: 'linux-64',
      name: 'conda',
      version: '4.3.21.post699+1dab973',
      build: 'py36h4a561cd_0',
      fn: 'conda-4.3.21.post699+1dab973-py36h4a561cd_0.conda',
      url: 'https://conda.anaconda.org/conda-canary/linux-64/conda-4.3.21.post699+1dab973-py36h4a561cd_0.conda',
    },
    'conda-canary/linux-64::conda==4.3.21.post699+1dab973=py36h4a561cd_0',
  ],
  [
    'https://repo.anaconda.com/pkgs/main/linux-64/_license-1.1-py27_1.tar.bz2',
    {
      channel: 'defaults',
      subdir: 'linux-64',
      name: '_license',
      version: '1.1',
      build: 'py27_1',
      fn: '_license-1.1-py27_1.tar.bz2',
      url: 'https://repo.anaconda.com/pkgs/main/linux-64/_license-1.1-py27_1.tar.bz2',
    },
    'defaults/linux-64::_license==1.1=py27_1',
  ],
  [
    'https://anaconda.org/conda-forge%21/linux-64/x264-1%21164.3095-h166bdaf_2.tar.bz2',
    {
      channel: 'https://anaconda.org/conda-forge!',
      subdir: 'linux-64',
      name: 'x264',
      version: '1!164.3095',
      build: 'h166bdaf_2',
      fn: 'x264-1!164.3095-h166bdaf_2.tar.bz2',
      url: 'https://anaconda.org/conda-forge%21/linux-64/x264-1%21164.3095-h166bdaf_2.tar.bz2',
    },
    'https://anaconda.org/conda-forge!/linux-64::x264==1!164.3095=h166bdaf_2',
  ],
  [
    'https://host.example/conda-4.3-0.tar.bz2',
    { name: '*', fn: 'conda-4.3-0.tar.bz2', url: 'https://host.example/conda-4.3-0.tar.bz2' },
    '*[url=https://host.example/conda-4.3-0.tar.bz2]',
  ],
  [
    '/some/file/on/disk/package-1.2.3-2.tar.bz2',
    { name: '*', fn: 'package-1.2.3-2.tar.bz2', url: 'file:///some/file/on/disk/package-1.2.3-2.tar.bz2' },
    '*[url=file:///some/file/on/disk/package-1.2.3-2.tar.bz2]',
  ],
  [
    'C:\\conda-bld\\linux-64\\foo-1.0-py27_0.tar.bz2',
    {
      channel: 'file:///C:/conda-bld',
      subdir: 'linux-64',
      name: 'foo',
      version: '1.0',
      build: 'py27_0',
      fn: 'foo-1.0-py27_0.tar.bz2',
      url: 'file:///C:/conda-bld/linux-64/foo-1.0-py27_0.tar.bz2',
    },
    'file:///C:/conda-bld/linux-64::foo==1.0=py27_0',
  ],
  [
    'https://conda.anaconda.org/conda-forge/linux-64/ncurses-6.4-h59595ed_2.conda#7dbaa197d7ba6032caf7ae7f32c1efa0',
    {
      channel: 'conda-forge',
      subdir: 'linux-64',
      name: 'ncurses',
      version: '6.4',
      build: 'h59595ed_2',
      fn: 'ncurses-6.4-h59595ed_2.conda',
      url: 'https://conda.anaconda.org/conda-forge/linux-64/ncurses-6.4-h59595ed_2.conda',
      md5: '7dbaa197d7ba6032caf7ae7f32c1efa0',
    },
    'conda-forge/linux-64::ncurses==6.4=h59595ed_2[md5=7dbaa197d7ba6032caf7ae7f32c1efa0]',
  ],
];

describe('match specs and their parts', () => {
  test.each([...parsed, ...files])('%s', (text, parts, canonical) => {
    const spec = parseMatchSpec(text);
    expect(spec.parts).toEqual(parts);
    expect(spec.canonical).toBe(canonical);
    expect(spec.text).toBe(text);
  });

  test.each(parsed)('%s written and read again is the same spec', (text) => {
    const { canonical } = parseMatchSpec(text);
    expect(parseMatchSpec(canonical).canonical).toBe(canonical);
  });

  test('only an exact name is exact, in lower case', () => {
    expect(
      ['NumPy >=1', '*', 'py*', '^py$', 'conda-forge::numpy'].map((text) => parseMatchSpec(text).exactName),
    ).toEqual(['numpy', undefined, undefined, undefined, 'numpy']);
  });

  test('all the forms CEP 29 lists as one mean the same', () => {
    const fuzzy = ['pkg=1.8', 'pkg =1.8', 'pkg 1.8.*', 'pkg=1.8.*', 'pkg[version=1.8.*]', 'pkg[version="1.8.*"]'];
    expect(new Set(fuzzy.map((text) => parseMatchSpec(text).canonical))).toEqual(new Set(['pkg=1.8']));
    const fuzzyAnyBuild = ['pkg 1.8.* *', 'pkg=1.8.*=*', 'pkg =1.8.* *', 'pkg ==1.8.* *'];
    expect(new Set(fuzzyAnyBuild.map((text) => parseMatchSpec(text).canonical))).toEqual(new Set(['pkg=1.8[build=*]']));
    const exact = ['pkg 1.8', 'pkg==1.8', 'pkg[version=1.8]', 'pkg[version="1.8"]'];
    expect(new Set(exact.map((text) => parseMatchSpec(text).canonical))).toEqual(new Set(['pkg==1.8']));
    const exactAnyBuild = ['pkg 1.8 *', 'pkg=1.8=*', 'pkg==1.8=*', 'pkg ==1.8 *'];
    expect(new Set(exactAnyBuild.map((text) => parseMatchSpec(text).canonical))).toEqual(
      new Set(['pkg==1.8[build=*]']),
    );
  });
});

describe('rejects invalid match specs', () => {
  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['# only a comment', 'only a comment'],
    ['geos > =3', 'a space inside an operator'],
    ['geos = = 3', 'a space inside an operator'],
    ['geos[build= md5=ab12]', "an '=' inside the value of 'build'"],
    ['^intern-.*$::=3', 'no package name'],
    ['^intern-.*$::geo--s=3', 'invalid package name'],
    ['geos ^3[89]$', 'write a regex'],
    ['^geo.*$[version=>=3,<4]', 'unrecognized content'],
    ['a===', 'empty version'],
    ['foo ==', "no version after '=='"],
    ['foo =', "no version after '='"],
    ['foo>=', "no version after '>='"],
    ['foo<', "no version after '<'"],
    ['foo!', "no version after '!'"],
    ['=1.8', 'no package name'],
    ['>=1', 'no package name'],
    ['!xyz 1.3', 'no package name'],
    ["'package'", 'invalid characters'],
    ['"package"', 'invalid characters'],
    ['pack@ge', 'invalid characters'],
    ['bla/bla', 'invalid characters'],
    ['pkg..name', 'invalid package name'],
    ['pkg--name', 'invalid package name'],
    ['.pkg', 'invalid package name'],
    ['-pkg', 'invalid package name'],
    ['py/*', 'invalid characters'],
    ['blas [optional', 'in brackets has no value'],
    ['blas [test=]', 'key-value mismatch'],
    ['blas[build', 'has no value'],
    ['blas[build=', 'not closed'],
    ['blas[]', 'no key-value pairs'],
    ['blas[build]', 'has no value'],
    ['blas[a,b]', 'has no value'],
    ['blas[invalid="1"]', "unknown key 'invalid'"],
    ['numpy[license_familly=GPL]', 'unknown key'],
    ['numpy[build_string=a]', 'unknown key'],
    ['numpy[when=__win]', 'CEP 43'],
    ['numpy[extras=[a,b]]', 'CEP 44'],
    ['numpy[flags=cpu]', 'CEP 45'],
    ['pkg[build=a, build=b]', 'only be specified once'],
    ['pkg[build=0,junk]', "'junk' in brackets has no value"],
    ['pkg[build=0][version=2]', 'multiple bracket sections'],
    ['pkg[build=0]x', 'text after the brackets'],
    ['pkg[build=0]{x}', 'text after the brackets'],
    ['pkg[version=>=1,<2]', 'unrecognized content'],
    ['pkg[license=MIT OR Apache]', 'quote a value'],
    ["pkg[build='a'b]", 'text after the quoted value'],
    ["pkg[build='a]", 'is not closed'],
    ["pkg[build=a'b]", 'a quote inside'],
    ['foo if python>=3.6', "'if'"],
    ['foo; if python >=3.6', "'if'"],
    ['package; something', 'invalid characters'],
    ['pkg 4.2.2<6.0.0', 'invalid character'],
    ['pkg>=0.10.0,<1.0.0<py312|>=0.13.0,<1.0.0>=py312', 'invalid character'],
    ['mypkg 1.2.3 py310|*gpu*', 'cannot tell version from build'],
    ['mypkg 1.2.3 py310 extra', "isn't a valid build string"],
    ['numpy ^1\\.[0-9]$', 'in brackets: name[version='],
    ['^(aaaa$', 'invalid regular expression'],
    ["numpy[build='^(?!py)$']", 'linear time'],
    ['*/lin(ux-65::f/o>=>1y', 'invalid characters'],
    ['conda-forge::::foo', 'invalid channel'],
    ['conda-forge\\::foo', 'invalid channel'],
    ['https://conda.anaconda.org/conda-forge:numpy', "isn't a valid namespace"],
    ['conda-forge[noarch]::tzdata', 'has no value'],
    ['foo-1.0-0.conda', '*[fn='],
    ['https://username@', "isn't a valid feature"],
    ['https://x.org/linux-64/foo.conda', 'name-version-build'],
    ["foo[subdir='linux-64,noarch']", "isn't a valid subdir"],
    ['foo[build_number=x]', 'invalid build number'],
    ["foo[build_number='~=3']", 'invalid build number'],
    ["foo 1.0 'a'", "isn't a valid build string"],
    ["foo '1.0'", 'a quote in the version'],
    ['foo >=1\n<2', 'line breaks'],
    [`foo ${'1'.repeat(5000)}`, 'longer than'],
  ])('%s: %s', (text, reason) => {
    expect(() => parseMatchSpec(text)).toThrow(InvalidMatchSpec);
    expect(() => parseMatchSpec(text)).toThrow(reason);
    expect(isMatchSpec(text)).toEqual({ ok: false, error: expect.stringMatching(/^invalid matchspec '/) });
  });

  test('the error holds the text and names it', () => {
    const result = (() => {
      try {
        return parseMatchSpec('a===');
      } catch (error) {
        return error;
      }
    })();
    expect(result).toBeInstanceOf(InvalidMatchSpec);
    expect(result).toMatchObject({ spec: 'a===', message: expect.stringContaining("invalid matchspec 'a==='") });
  });

  test('isMatchSpec hands the spec over', () => {
    expect(isMatchSpec('numpy>=1')).toMatchObject({ ok: true, spec: { exactName: 'numpy' } });
  });
});
