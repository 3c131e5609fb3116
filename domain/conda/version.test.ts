import { describe, expect, test } from 'vitest';
import { compareVersions, InvalidVersion, parseVersion } from './index.ts';
import { startsWithVersion, toParsed } from './version.ts';

/** Each list is strictly ascending; the entries of an inner list are equal. Facts of conda's tests and CEP 33. */
const ascending: Record<string, (string | string[])[]> = {
  'conda, version order': [
    '0.4.1a.vc11',
    '0.4.1.rc',
    '0.4.1.vc11',
    '0.4.1',
    '0.5*',
    '0.5a1',
    '0.5b3',
    '0.5C1',
    '0.5z',
    '0.5za',
    '0.5',
    ['0.5_5', '0.5-5', '0.5.5'],
    '0.9.6',
    '0.960923',
    '1.0',
    '1.0.4a3',
    '1.0.4b1',
    '1.0.4',
    '1.1dev1',
    '1.1_',
    '1.1a1',
    ['1.1.dev1', '1.1.0dev1'],
    '1.1.a1',
    ['1.1', '1.1.0', '1.1.0.0'],
    ['1.1.post1', '1.1.0post1'],
    '1.1.1dev1',
    '1.1.1rc1',
    '1.1.1',
    '1.1.1post1',
    '1.1post1',
    '2g6',
    '2.0b1pr0',
    '2.2be.ta29',
    '2.2be5ta29',
    '2.2beta29',
    '2.2.0.1',
    '3.1.1.6',
    '3.2.p.r0',
    '3.2.pr0',
    '3.2.pr.1',
    '5.5.kw',
    '11g',
    '14.3.1',
    '14.3.1.post26.g9d75ca2',
    '1996.07.12',
    '1!0.4.1',
    '1!3.1.1.6',
    '2!0.4.1',
  ],
  'CEP 33, example': [
    ['0.4', '0.4.0'],
    ['0.4.1.rc', '0.4.1.RC', '  0.4.1.Rc '],
    '0.4.1+local',
    '0.4.1+0.local',
    ['0.4.1', '0.4.1+0'],
    '0.4.1+1.local',
    '0.5a1',
    '0.5b3',
    '0.5C1',
    '0.5',
    '0.9.6',
    '0.960923',
    '1.0',
    '1.1dev1',
    '1.1a1',
    ['1.1.0dev1', '1.1.dev1'],
    '1.1.a1',
    '1.1.0rc1',
    ['1.1.0.0', '1.1.0', '1.1'],
    ['1.1.post1', '1.1.0post1'],
    '1.1post1',
    '1996.07.12',
    '1!0.4.1',
    '1!3.1.1.6',
    '2!0.4.1',
  ],
  openssl: [
    '1.0.1dev',
    '1.0.1_',
    '1.0.1a',
    '1.0.1b',
    '1.0.1c',
    '1.0.1d',
    '1.0.1r',
    '1.0.1rc',
    '1.0.1rc1',
    '1.0.1rc2',
    '1.0.1s',
    '1.0.1',
    '1.0.1post.a',
    '1.0.1post.b',
    '1.0.1post.z',
    '1.0.1post.za',
    '1.0.2',
  ],
  'PEP 440, adapted by conda': [
    '1.0a1',
    '1.0a2.dev456',
    '1.0a12.dev456',
    '1.0a12',
    '1.0b1.dev456',
    '1.0b2',
    '1.0b2.post345.dev456',
    '1.0b2.post345',
    '1.0c1.dev456',
    '1.0c1',
    '1.0c3',
    '1.0rc2',
    '1.0.dev456',
    '1.0',
    '1.0.post456.dev34',
    '1.0.post456',
    '1.1.dev1',
    '1.2.r32+123456',
    '1.2.rev33+123456',
    '1.2+abc',
    '1.2+abc123def',
    '1.2+abc123',
    '1.2+123abc',
    '1.2+123abc456',
    '1.2+1234.abc',
    '1.2+123456',
    '1!1.0a1',
    '1!1.0a2.dev456',
    '1!1.0a12',
    '1!1.0b2',
    '1!1.0',
    '1!1.2+123456',
  ],
  'numbers beyond the exact range of doubles': [
    '9007199254740992',
    '9007199254740993',
    '9007199254740993.1',
    '90071992547409930',
    '1!0',
  ],
  'at the bounds of what is packed': [
    '1.8190',
    '1.8191rc1',
    '1.8191',
    '1.8191post1',
    '1.8192',
    '1.8193',
    '1.99999999',
    '16777214',
    '16777215a',
    '16777215',
    '16777215post',
    '16777216',
    '16777217',
    '13!5',
    '14!0',
    '14!9',
    '15!0',
    '15!1',
    '99!0',
  ],
  'more segments than are packed': [
    '1.2.3.4.5',
    '1.2.3.4.5.0.0.0.1',
    '1.2.3.4.5.6a',
    ['1.2.3.4.5.6', '1.2.3.4.5.6.0'],
    '1.2.3.4.5.6.1',
    '1.2.3.4.5.7',
    '1.2.3.4.5post',
  ],
  'mamba and conda, dev runs are compared as words': ['1.2dev', '1.2devdev', '1.2'],
};

describe('version order', () => {
  test.each(Object.entries(ascending))('%s', (_, list) => {
    const groups = list.map((entry) => (typeof entry === 'string' ? [entry] : entry));
    groups.forEach((group, index) => {
      for (const version of group) {
        for (const equal of group) expect(compareVersions(version, equal), `${version} = ${equal}`).toBe(0);
        for (const newer of groups.slice(index + 1).flat()) {
          expect(compareVersions(version, newer), `${version} < ${newer}`).toBe(-1);
          expect(compareVersions(newer, version), `${newer} > ${version}`).toBe(1);
        }
      }
    });
  });

  test('a missing local version and missing parts count as 0', () => {
    expect(compareVersions('1.0+0.0', '1')).toBe(0);
    expect(compareVersions('1.0+a', '1')).toBe(-1);
    expect(compareVersions('1.1.0a1', '1.1.a1')).toBe(0);
    expect(compareVersions('1.1.1a1', '1.1.a1')).toBe(1);
  });

  test('parsed versions and their texts can be mixed', () => {
    expect(compareVersions(parseVersion('1.2'), '1.10')).toBe(-1);
    expect(compareVersions({ text: '1.10' }, parseVersion('1.2'))).toBe(1);
    expect(parseVersion('1.2RC1').text).toBe('1.2RC1');
  });
});

describe('rejects invalid versions', () => {
  test.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['3.5&1', 'invalid character'],
    ['5.5++', 'duplicated local'],
    ['5.5..mw', 'empty version component'],
    ['!', 'epoch must be an integer'],
    ['a!1.0', 'epoch must be an integer'],
    ['a!b!1.0', 'duplicated epoch'],
    ['1!', 'no version after the epoch'],
    ['+1.2', 'missing version before'],
    ['1.2+', 'empty version component'],
    ['+', 'missing version before'],
    ['1.2+a+b', 'duplicated local'],
    ['1-2_3', "can't contain both '_' and '-'"],
    ['1.2 3', 'invalid character'],
    ['1.2+a_', 'empty version component'],
    ['é', 'invalid character'],
    ['1'.repeat(1025), 'longer than'],
  ])('%j: %s', (text, reason) => {
    expect(() => parseVersion(text)).toThrow(InvalidVersion);
    expect(() => parseVersion(text)).toThrow(reason);
  });

  test('the same error comes again from the cache', () => {
    expect(() => parseVersion('1..2')).toThrow(InvalidVersion);
    expect(() => parseVersion('1..2')).toThrow(InvalidVersion);
  });
});

describe('startswith', () => {
  test.each([
    ['0.4.1', '0', true],
    ['0.4.1', '0.4', true],
    ['0.4.1p1', '0.4', true],
    ['0.4.1p1', '0.4.1p', true],
    ['0.4.1p1', '0.4.1q1', false],
    ['0.4', '0.4.1', false],
    ['0.4.1+1.3', '0.4.1', true],
    ['0.4.1+1.3', '0.4.1+1', true],
    ['0.4.1', '0.4.1+1.3', false],
    ['0.4.1+1', '0.4.1+1.3', false],
    ['1.0', '1.0.0', true],
    ['1!1.2', '1.2', false],
    ['1.2devx', '1.2dev', false],
  ])('%s starts with %s: %s', (version, prefix, expected) => {
    expect(startsWithVersion(toParsed(version), toParsed(prefix))).toBe(expected);
  });
});
