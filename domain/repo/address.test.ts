import { describe, expect, test } from 'vitest';
import { isPackageFileName, parseRepoTarget } from './address.ts';

describe('paths of channels', () => {
  test('a subdir file, a root file and a token', () => {
    expect(parseRepoTarget('/repo/acme/main/linux-64/repodata.json')).toEqual({
      token: null,
      organization: 'acme',
      channel: 'main',
      snapshot: null,
      label: null,
      subdir: 'linux-64',
      file: 'repodata.json',
    });
    expect(parseRepoTarget('/t/tr-abc/repo/acme/main/channeldata.json?x=1')).toEqual({
      token: 'tr-abc',
      organization: 'acme',
      channel: 'main',
      snapshot: null,
      label: null,
      subdir: null,
      file: 'channeldata.json',
    });
  });

  test('an encoded epoch is decoded once', () => {
    expect(parseRepoTarget('/repo/acme/main/noarch/a-1%212.0-0.conda')).toMatchObject({ file: 'a-1!2.0-0.conda' });
  });

  test.each([
    '/repo/acme/main/../other/noarch/repodata.json',
    '/repo/acme/main/%2e%2e/noarch/repodata.json',
    '/repo/acme/main/noarch%2Frepodata.json',
    '/repo/acme/main/noarch/%252e%252e',
    '/repo/acme/main/noarch/a%00.conda',
    '/repo/acme/main/noarch\\repodata.json',
    '/repo/acme/main/noarch/%ff.conda',
    '/t//repo/a/b/noarch/x.conda',
  ])('%s is malformed', (target) => {
    expect(parseRepoTarget(target)).toBe('malformed');
  });

  test.each([
    '/repo/acme/main',
    '/repo/ACME/main/noarch/repodata.json',
    '/repo/acme/main/Linux/repodata.json',
    '/repo/acme/main/label/X/noarch/repodata.json',
    '/repo/acme/main/label/x/label/y/noarch/repodata.json',
    '/repo/acme/main/label/dev',
    '/t/x/other/a/b/noarch/r.json',
    '/repo/acme/main/noarch/',
  ])('rejects %s', (target) => {
    expect(parseRepoTarget(target)).toBe('unknown');
  });

  test('the token behind the alias, where conda moves it, and an organization that is named as the mark of tokens', () => {
    expect(parseRepoTarget('/repo/t/tr-abc/acme/main/linux-64/repodata.json')).toEqual({
      token: 'tr-abc',
      organization: 'acme',
      channel: 'main',
      snapshot: null,
      label: null,
      subdir: 'linux-64',
      file: 'repodata.json',
    });
    expect(parseRepoTarget('/repo/t/tr-abc/acme/main/channeldata.json')).toEqual({
      token: 'tr-abc',
      organization: 'acme',
      channel: 'main',
      snapshot: null,
      label: null,
      subdir: null,
      file: 'channeldata.json',
    });
    expect(parseRepoTarget('/repo/t/main/linux-64/repodata.json')).toEqual({
      token: null,
      organization: 't',
      channel: 'main',
      snapshot: null,
      label: null,
      subdir: 'linux-64',
      file: 'repodata.json',
    });
    expect(parseRepoTarget('/repo/t//acme/main/linux-64/repodata.json')).toBe('malformed');
  });

  test('a label follows the channel, with its snapshot, and main is the channel itself', () => {
    const subdirFile = { organization: 'acme', channel: 'team', subdir: 'noarch', file: 'repodata.json' };
    expect(parseRepoTarget('/t/tr-abc/repo/acme/team@12/label/rc.1/noarch/repodata.json')).toEqual({
      ...subdirFile,
      token: 'tr-abc',
      snapshot: '12',
      label: 'rc.1',
    });
    expect(parseRepoTarget('/repo/acme/team/label/dev/channeldata.json')).toMatchObject({ label: 'dev', subdir: null });
    expect(parseRepoTarget('/repo/acme/team/label/main/noarch/repodata.json')).toMatchObject({
      ...subdirFile,
      label: null,
    });
    expect(parseRepoTarget('/repo/t/tr-abc/acme/team/label/dev/noarch/repodata.json')).toMatchObject({
      ...subdirFile,
      token: 'tr-abc',
      label: 'dev',
    });
    expect(parseRepoTarget('/repo/t/team/label/dev/noarch/repodata.json')).toMatchObject({
      organization: 't',
      channel: 'team',
      token: null,
      label: 'dev',
    });
  });

  test('a snapshot follows the channel, encoded or not', () => {
    for (const place of ['main@12', 'main%4012'])
      expect(parseRepoTarget(`/t/tr-abc/repo/acme/${place}/linux-64/repodata.json`)).toMatchObject({
        token: 'tr-abc',
        channel: 'main',
        snapshot: '12',
      });
    expect(parseRepoTarget('/repo/acme/main@2026-11-23T10:00Z/noarch/a-1-0.conda')).toMatchObject({
      snapshot: '2026-11-23T10:00Z',
    });
  });

  test.each(['main@', '@12', 'main@@12', 'main@1@2', 'main@a b', `main@${'1'.repeat(41)}`])(
    '%s names no channel and no snapshot',
    (place) => {
      expect(parseRepoTarget(`/repo/acme/${encodeURIComponent(place)}/noarch/repodata.json`)).toBe('unknown');
    },
  );

  test('names of package files', () => {
    expect(isPackageFileName('a-1-0.conda')).toBe(true);
    expect(isPackageFileName('.conda')).toBe(false);
  });
});
