import { describe, expect, test } from 'vitest';
import { isPackageFileName, parseRepoTarget, redactTarget } from './address.ts';
import { readCredentials } from './credential.ts';

describe('paths of channels', () => {
  test('a subdir file, a root file and a token', () => {
    expect(parseRepoTarget('/repo/acme/main/linux-64/repodata.json')).toEqual({ token: null, organization: 'acme', channel: 'main', subdir: 'linux-64', file: 'repodata.json' });
    expect(parseRepoTarget('/t/tr-abc/repo/acme/main/channeldata.json?x=1')).toEqual({ token: 'tr-abc', organization: 'acme', channel: 'main', subdir: null, file: 'channeldata.json' });
  });

  test('an encoded epoch is decoded once', () => {
    expect(parseRepoTarget('/repo/acme/main/noarch/a-1%212.0-0.conda')).toMatchObject({ file: 'a-1!2.0-0.conda' });
  });

  test.each([
    '/repo/acme/main/../other/noarch/repodata.json', '/repo/acme/main/%2e%2e/noarch/repodata.json', '/repo/acme/main/noarch%2Frepodata.json',
    '/repo/acme/main/noarch/%252e%252e', '/repo/acme/main/noarch/a%00.conda', '/repo/acme/main/noarch\\repodata.json', '/repo/acme/main/noarch/%ff.conda', '/t//repo/a/b/noarch/x.conda',
  ])('%s is malformed', (target) => {
    expect(parseRepoTarget(target)).toBe('malformed');
  });

  test.each(['/repo/acme/main', '/repo/ACME/main/noarch/repodata.json', '/repo/acme/main/Linux/repodata.json', '/repo/acme/main/label/x/noarch/repodata.json', '/t/x/other/a/b/noarch/r.json', '/repo/acme/main/noarch/'])(
    '%s is no address', (target) => {
      expect(parseRepoTarget(target)).toBe('unknown');
    });

  test('package names, and tokens that are not shown', () => {
    expect(isPackageFileName('a-1-0.conda')).toBe(true);
    expect(isPackageFileName('.conda')).toBe(false);
    expect(redactTarget('/t/tr-secret/repo/a/b/noarch/x.conda?token=1')).toBe('/t/*****/repo/a/b/noarch/x.conda');
  });
});

describe('credentials', () => {
  const basic = (text: string): string => `Basic ${Buffer.from(text).toString('base64')}`;
  test('path, Basic with any user, Bearer; in this order', () => {
    expect(readCredentials(null, undefined)).toEqual([]);
    expect(readCredentials('tr-12345678', basic('anyone:tr-87654321'))).toEqual([{ kind: 'token', secret: 'tr-12345678' }, { kind: 'token', secret: 'tr-87654321' }]);
    expect(readCredentials(null, 'Bearer aaa.bbb.ccc')).toEqual([{ kind: 'jwt', secret: 'aaa.bbb.ccc' }]);
  });
  test('what is no token is malformed, never empty', () => {
    expect(readCredentials('*****', undefined)).toEqual([{ kind: 'malformed', secret: '' }]);
    expect(readCredentials(null, basic('no colon'))).toEqual([{ kind: 'malformed', secret: '' }]);
    expect(readCredentials(null, 'Digest x')).toEqual([{ kind: 'malformed', secret: '' }]);
  });
});
