import { describe, expect, test } from 'vitest';
import { matchSpec, parseMatchSpec } from './index.ts';
import type { SpecTarget } from './index.ts';

const numpy = record({});

function record(fields: Partial<SpecTarget>): SpecTarget {
  return { name: 'numpy', version: '1.7.1', build: 'py27_0', build_number: 0, ...fields };
}

function matches(spec: string, target: SpecTarget): boolean {
  return matchSpec(parseMatchSpec(spec), target);
}

describe('name, version and build', () => {
  test.each([
    ['numpy 1.7*', true],
    ['numpy 1.7.1', true],
    ['numpy 1.7', false],
    ['numpy 1.5*', false],
    ['numpy >=1.5', true],
    ['numpy >=1.5,<2', true],
    ['numpy >=1.8,<1.9', false],
    ['numpy >1.5,<2,!=1.7.1', false],
    ['numpy >1.8,<2|==1.7', false],
    ['numpy >1.8,<2|>=1.7.1', true],
    ['numpy >=1.8|1.7*', true],
    ['numpy ==1.7', false],
    ['numpy >=1.5,>1.6', true],
    ['numpy ==1.7.1', true],
    ['numpy ==1.7.1.0', true],
    ['numpy==1.7.1.0.0', true],
    ['numpy >=1,*.7.*', true],
    ['numpy *.7.*,>=1', true],
    ['numpy >=1,*.8.*', false],
    ['numpy >=2,*.7.*', false],
    ['numpy 1.6*|1.7*', true],
    ['numpy 1.6*|1.8*', false],
    ['numpy 1.6.2|1.7*', true],
    ['numpy 1.6.2|1.7.1', true],
    ['numpy 1.6.2|1.7.0', false],
    ['numpy 1.7.1 py27_0', true],
    ['numpy 1.7.1 py26_0', false],
    ['numpy >1.7.1a', true],
    ['python', false],
    ['numpy=1.7', true],
    ['numpy=1.7=py27_0', false],
    ['numpy=1.7.1=py27_0', true],
    ['numpy=1.7.*=py*', true],
    ['numpy * py27*', true],
    ['numpy[build=*27*]', true],
    ['numpy[build=*28*]', false],
    ['NUMPY', true],
    ['num*', true],
    ['*py', true],
    ['*', true],
    ['n*p*y', true],
    ['py*', false],
    ['^num.*$', true],
    ['^num$', false],
    ['^NUM(PY|BA)$', true],
    ["numpy[version='^1\\.[0-7]\\.1$']", true],
    ["numpy[version='^1\\.[0-6]\\.1$']", false],
    ["numpy[build='^py[0-9]+_0$']", true],
    ['numpy[build=PY27_0]', true],
    ['numpy[build=Py2*]', true],
    ['conda-forge:ns:numpy', false],
    ['ns:numpy', true],
    ['numpy >=  1.7 ,  <2', true],
    ['numpy >   1.7.1', false],
    ['numpy=^1\\.7.*$', true],
    ['numpy=^1\\.8.*$', false],
  ])('%s: %s', (spec, expected) => {
    expect(matches(spec, numpy)).toBe(expected);
  });

  test('the name of the record is matched in any case', () => {
    expect(matches('numpy', record({ name: 'NumPy' }))).toBe(true);
    expect(matches('numbz', record({ name: 'NumPy' }))).toBe(false);
    expect(matches('num*', record({ name: 'NUMPY' }))).toBe(true);
  });

  test.each([
    ['numpy >=1.0.1', '1.0.1a', false],
    ['numpy >=1.0.1.vc11', '1.0.1a.vc11', false],
    ['numpy >=1.0.1*.vc11', '1.0.1a.vc11', true],
    ['numpy <1.0.1', '1.0.1.vc11', true],
    ['numpy <1.0.1', '1.0.1a.vc11', true],
    ['numpy >=1.0.1a', '1.0.1z', true],
    ['numpy >=1.0.1_', '1.0.1_', true],
    ['numpy >=1.0.1', '1.0.1_', false],
    ['numpy=3.7b_', '3.7b_', true],
    ['numpy 1.0.1*', '1.0.1c', true],
    ['numpy=1.8', '1.80', false],
  ])('%s on version %s: %s', (spec, version, expected) => {
    expect(matches(spec, record({ version }))).toBe(expected);
  });

  test('an invalid version matches no ordering, and breaks nothing', () => {
    const broken = record({ version: 'not a version' });
    expect(['numpy >=0', 'numpy !=1', 'numpy <999', 'numpy 1.*'].map((spec) => matches(spec, broken))).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(['numpy', 'numpy *', "numpy[version='^not.*$']"].map((spec) => matches(spec, broken))).toEqual([
      true,
      true,
      true,
    ]);
  });
});

describe('the other fields', () => {
  const licensed = record({
    license: 'LGPLv3+',
    license_family: 'LGPL',
    subdir: 'linux-64',
    md5: 'ab12',
    sha256: 'cd34',
    build_number: 7,
    build: 'py34_7',
  });
  test.each([
    ["*[license_family='LGPL']", true],
    ["*[license_family='lgpl']", true],
    ["*[license_family='*GP*']", true],
    ["*[license_family='*gpl*']", true],
    ["*[license='*gpl*']", true],
    ["*[license='*v3+']", true],
    ["*[license='^lgpl.*$']", true],
    ['*[license=MIT]', false],
    ['*[license_family=GPL]', false],
    ['numpy[build_number=7]', true],
    ["numpy[build_number='<8']", true],
    ["numpy[build_number='>7']", false],
    ["numpy[build_number='>=7']", true],
    ["numpy[build_number='<=6']", false],
    ["numpy[build_number='!=7']", false],
    ["numpy[build_number='==7']", true],
    ["numpy[build_number='=7']", true],
    ["numpy[build_number='7*']", true],
    ["numpy[build_number='^[0-6]$']", false],
    ['*[md5=ab12]', true],
    ['*[md5=AB12]', true],
    ['*[md5=ab13]', false],
    ['*[sha256=cd34]', true],
    ['*[sha256=cd35]', false],
    ['*[subdir=linux-64]', true],
    ['*[subdir=linux-*]', true],
    ['*[subdir=osx-64]', false],
    ['*/linux-64::numpy', true],
    ['*/noarch::numpy', false],
    ['numpy[features=x]', false],
    ['*[fn=numpy-1.7.1-py34_7]', true],
    ['*[url=https://x]', false],
  ])('%s: %s', (spec, expected) => {
    expect(matches(spec, licensed)).toBe(expected);
  });

  test('a field the record lacks satisfies only a bare star', () => {
    expect(['*[license=*]', '*[md5=*]', '*[subdir=*]', '*[url=*]'].every((spec) => matches(spec, numpy))).toBe(true);
    expect(
      ['*[license=None]', '*[license=*MIT*]', '*[md5=ab]', '*[subdir=noarch]', "*[license='^.*$']"].some((spec) =>
        matches(spec, numpy),
      ),
    ).toBe(false);
    expect(matches('*[license=MIT]', record({ license: null }))).toBe(false);
  });

  test.each([
    ['mkl', 'mkl', true],
    ['mkl', ['mkl'], true],
    ['mkl', 'mkl debug', false],
    ['mkl,debug', 'debug mkl', true],
    ['mkl debug', ['debug', 'mkl'], true],
    ['mkl', undefined, false],
    ['mkl', '', false],
    ['mkl', 'MKL', true],
  ])('track_features=%j on %j: %s', (wanted, found, expected) => {
    expect(matches(`*[track_features='${wanted}']`, record({ track_features: found }))).toBe(expected);
  });

  test('a package file matches its own record only', () => {
    const url = 'https://conda.anaconda.org/conda-forge/linux-64/numpy-1.7.1-py27_0.conda';
    const target = record({
      url,
      fn: 'numpy-1.7.1-py27_0.conda',
      channel: 'conda-forge',
      subdir: 'linux-64',
      md5: '7dbaa197d7ba6032caf7ae7f32c1efa0',
    });
    expect(matches(url, target)).toBe(true);
    expect(matches(`${url}#7dbaa197d7ba6032caf7ae7f32c1efa0`, target)).toBe(true);
    expect(matches(`${url}#00000000000000000000000000000000`, target)).toBe(false);
    expect(matches(url, { ...target, url: undefined })).toBe(false);
    expect(matches(url, record({ url, version: '1.7.1' }))).toBe(true);
    expect(matches(url.replace('1.7.1', '1.7.2'), target)).toBe(false);
  });
});

describe('channels', () => {
  test.each([
    ['defaults', 'pkgs/main', true],
    ['defaults', 'https://repo.anaconda.com/pkgs/main', true],
    ['defaults', 'conda-forge', false],
    ['https://repo.anaconda.com/pkgs/main', 'defaults', false],
    ['https://repo.anaconda.com/pkgs/main', 'pkgs/main', true],
    ['https://repo.anaconda.com/pkgs/main', 'conda-forge', false],
    ['https://conda.anaconda.org/conda-forge', 'conda-forge', true],
    ['conda-forge', 'https://conda.anaconda.org/conda-forge', true],
    ['conda-forge', 'https://conda.anaconda.org/conda-forge/linux-64', true],
    ['conda-forge', 'https://conda.anaconda.org/t/tk-123-456/conda-forge', true],
    ['conda-forge', 'https://user:pw@conda.anaconda.org/conda-forge', true],
    ['conda-forge', 'bioconda', false],
    ['conda-forge', undefined, false],
    ['*', undefined, true],
    ['*', 'bioconda', true],
    ['conda-*', 'conda-forge', true],
    ['conda-*', 'bioconda', false],
    ['^conda-(forge|canary)$', 'conda-canary', true],
    ['distr', 'file:///a/distr', true],
    ['file:///a/distr', 'file:///a/distr', true],
    ['file:///a/distr', 'file:///b/distr', false],
    ['file:///a/distr', 'distr', false],
    ['https://a.example/python/conda', 'https://b.example/python/conda', false],
    ['https://a.example/repo/acme/main', 'https://a.example/repo/acme/main/noarch', true],
    ['repo/acme/main', 'https://a.example/repo/acme/main', true],
    ['https://a.example/t/secret-1/acme/main', 'https://a.example/acme/main', true],
    ['https://a.example:8080/x', 'https://a.example/x', false],
    ['./x', './x', true],
    ['./x', 'x', false],
    ['conda-forge!', 'https://conda.anaconda.org/conda-forge%21', true],
    ['https://h.example/conda/x', 'https://h.example/conda/x', true],
  ])('%s on %s: %s', (channel, found, expected) => {
    expect(matches(`numpy[channel='${channel}']`, record({ channel: found }))).toBe(expected);
  });

  test('rejects a channel that is far too long immediately', () => {
    const started = performance.now();
    expect(matches('conda-forge::numpy', record({ channel: `${'/'.repeat(300_000)}x` }))).toBe(false);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  test('without a channel the URL of the record counts', () => {
    const target = record({ url: 'https://conda.anaconda.org/conda-forge/osx-64/numpy-1.7.1-py27_0.conda' });
    expect(matches('conda-forge/osx-64::numpy', target)).toBe(true);
    expect(matches('conda-forge/linux-64::numpy', target)).toBe(false);
    expect(matches('bioconda::numpy', target)).toBe(false);
  });
});
