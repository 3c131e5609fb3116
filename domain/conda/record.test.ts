import { describe, expect, test } from 'vitest';
import { SUBDIR } from './subdirs.ts';
import { fileNameOf, isBuildString, isPackageName, isVirtualPackageName, parseFileName } from './index.ts';

describe('names by CEP 26', () => {
  test('package names', () => {
    const good = [
      'numpy',
      'my-package',
      'my_package',
      'my.package',
      'r-base',
      '_openmp_mutex',
      '_pkg',
      '7zip',
      'a',
      'a'.repeat(64),
    ];
    const bad = ['', 'NumPy', '__glibc', 'a--b', 'a..b', 'a._b', '-a', '.a', 'a b', 'a/b', 'é', 'a'.repeat(65)];
    expect(good.filter((name) => !isPackageName(name))).toEqual([]);
    expect(bad.filter(isPackageName)).toEqual([]);
    expect([isVirtualPackageName('__glibc'), isVirtualPackageName('_glibc'), isVirtualPackageName('___x')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('subdirs', () => {
    for (const subdir of ['noarch', 'linux-64', 'osx-arm64', 'new-arch9']) expect(subdir).toMatch(SUBDIR);
    for (const text of ['', 'linux', 'Linux-64', 'linux-64-x', 'linux_64']) expect(text).not.toMatch(SUBDIR);
  });

  test('build strings', () => {
    expect(['py38_0', 'h1.2+3', '0'].every(isBuildString)).toBe(true);
    expect(['', 'py-38', 'a b', 'x'.repeat(65)].some(isBuildString)).toBe(false);
  });
});

describe('file names', () => {
  test.each([
    ['numpy-1.7.1-py27_0.conda', { name: 'numpy', version: '1.7.1', build: 'py27_0', extension: '.conda' }],
    ['r-base-4.1-h1_0.tar.bz2', { name: 'r-base', version: '4.1', build: 'h1_0', extension: '.tar.bz2' }],
    ['__glibc-2-0.conda', { name: '__glibc', version: '2', build: '0', extension: '.conda' }],
  ])('%s', (fileName, parts) => {
    expect(parseFileName(fileName)).toEqual(parts);
    expect(fileNameOf(parts, parts.extension as '.conda')).toBe(fileName);
  });

  test('what is none', () => {
    const none = [
      'numpy.conda',
      'numpy-1.conda',
      'numpy-1-0.zip',
      'numpy-1-0',
      '-1-0.conda',
      'numpy--0.conda',
      'numpy-1-.conda',
      'NumPy-1-0.conda',
      '../x-1-0.conda',
      `x-1-${'0'.repeat(220)}.conda`,
    ];
    expect(none.filter((fileName) => parseFileName(fileName) !== undefined)).toEqual([]);
  });
});
