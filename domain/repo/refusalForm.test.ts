import { describe, expect, test } from 'vitest';
import { missingRepoPrefix } from './missingRepoPrefix.ts';
import { answerTo, explanationPage, isMarked, pageInstead, REFUSED_BY_POLICY } from './refusalForm.ts';

const file = '/repo/acme/gov/linux-64/acme-tools-2.1.0-hb107ed6_1.conda';
const refusal = {
  status: 403,
  headers: { 'content-type': 'application/problem+json' },
  body: { type: REFUSED_BY_POLICY, detail: 'because', policy: { id: '1', name: 'No tools 2' } },
};

describe('a blocked package file', () => {
  test.each(['mamba/2.8.1 libcurl/8.11.0', 'micromamba/1.5.8', 'libmamba/2.0.0'])(
    '%s prints only the address, so it is led to one that says what happened, and there gets the 403',
    (userAgent) => {
      const answer = answerTo({ target: file, userAgent }, refusal);
      expect(answer).toEqual({
        status: 302,
        headers: { location: '?refused-by-policy=No-tools-2', 'cache-control': 'no-store', vary: 'user-agent' },
        body: null,
      });
      const next = new URL(answer.headers['location']!, `http://hub.example/t/*****${file}`);
      expect(next.href).toBe(`http://hub.example/t/*****${file}?refused-by-policy=No-tools-2`);
      expect(isMarked(next.pathname + next.search)).toBe(true);
      expect(answerTo({ target: next.pathname + next.search, userAgent }, refusal)).toEqual(refusal);
    },
  );

  test.each(['conda/26.7.1 requests/2.32.3 CPython/3.11.2', 'rattler/0.3.5', 'pixi/0.40.3', 'curl/7.88.1', undefined])(
    '%s gets the 403 immediately',
    (userAgent) => {
      expect(answerTo({ target: file, userAgent }, refusal)).toEqual(refusal);
    },
  );

  test('conda formats the sentence: percent signs are doubled for it, and the address has none that it need not have', () => {
    const detail = "app 1.0 is blocked by policy '100% MIT'";
    const answer = (userAgent: string) =>
      answerTo({ target: file, userAgent }, { ...refusal, body: { ...refusal.body, detail } }).body?.['detail'];
    expect(answer('conda/26.7.1 requests/2.32.3')).toBe("app 1.0 is blocked by policy '100%% MIT'");
    expect(answer('curl/7.88.1')).toBe(detail);
    expect(explanationPage('acme', 'main', { name: 'app', subdir: 'linux-64', fileName: 'app-1!2.0-0.conda' })).toBe(
      '/organizations/acme/channels/main/packages/app?file=linux-64/app-1!2.0-0.conda',
    );
    expect(explanationPage('acme', 'main', { name: 'app', subdir: 'linux-64', fileName: 'app-1.0+b-0.conda' })).toBe(
      '/organizations/acme/channels/main/packages/app?file=linux-64/app-1.0%2Bb-0.conda',
    );
  });

  test('a policy of any name gives an address that can be read and opened', () => {
    const named = (name: string) =>
      answerTo(
        { target: file, userAgent: 'mamba/2.8.1' },
        { ...refusal, body: { ...refusal.body, policy: { id: '1', name } } },
      ).headers['location'];
    expect(named('Keine GPL, bitte!')).toBe('?refused-by-policy=Keine-GPL-bitte');
    expect(named('<"\n">')).toBe('?refused-by-policy=policy');
    expect(named('許可')).toBe(`?refused-by-policy=${encodeURIComponent('許可')}`);
  });

  test('only a browser at the URL that a client printed is redirected to the explanation', () => {
    const marked = `/t/*****${file}?refused-by-policy=No-tools-2`;
    const html = 'text/html,application/xhtml+xml,*/*;q=0.8';
    const page = '/organizations/acme/channels/gov/packages/acme-tools?file=linux-64/acme-tools-2.1.0-hb107ed6_1.conda';
    expect(pageInstead({ target: marked, accept: html })).toBe(page);
    expect(pageInstead({ target: marked, accept: '*/*' })).toBeNull();
    expect(pageInstead({ target: file, accept: html })).toBeNull();
    expect(
      pageInstead({ target: '/repo/acme/gov/linux-64/repodata.json?refused-by-policy=x', accept: html }),
    ).toBeNull();
    expect(pageInstead({ target: '//evil.example/x.conda?refused-by-policy=x', accept: html })).toBeNull();
    expect(pageInstead({ target: '/repo/acme/gov/linux-64/odd.conda?refused-by-policy=x', accept: html })).toBe(
      '/organizations/acme/channels/gov',
    );
  });
});

test("a blocked *.zst has no body, which mamba would decode; the hub's own failures keep their message", () => {
  const problem = (status: number) => ({
    status,
    headers: { 'content-type': 'application/problem+json', 'www-authenticate': 'Basic' },
    body: { type: '/problems/x', status },
  });
  const target = '/t/tr-1/repo/acme/team/noarch/repodata.json.zst?x';
  for (const status of [401, 403, 404])
    expect(answerTo({ target, userAgent: 'mamba/2.8.1' }, problem(status))).toEqual({
      status,
      headers: { 'www-authenticate': 'Basic' },
      body: null,
    });
  expect(answerTo({ target }, problem(503))).toEqual(problem(503));
  expect(answerTo({ target: target.replace('.zst', '') }, problem(401))).toEqual(problem(401));
});

describe('channel files at URLs without a channel', () => {
  test.each([
    '/acme/main/linux-64/repodata.json.zst',
    '/acme/main/noarch/repodata.json',
    '/acme/main/noarch/repodata.json.bz2',
    '/acme/main/noarch/current_repodata.json',
    '/acme/main/noarch/current_repodata.json.zst',
    '/acme/main/linux-64/repodata_shards.msgpack.zst',
    '/acme/main/channeldata.json',
    '/acme/main/notices.json',
    '/acme/main/feed.atom',
    `/acme/main/linux-64/shards/${'0a'.repeat(32)}.msgpack.zst`,
    '/acme/main/linux-64/numpy-2.0-0.conda.sigs',
    `/acme/main/linux-64/numpy-2.0-0.conda.sigs.${'0a'.repeat(32)}`,
    '/acme/main/linux-64/run_exports.json.zst',
    '/acme/main/linux-64/repodata.jlap',
    '/acme/main/linux-64/repodata_from_packages.json',
    '/acme/main/linux-64/numpy-2.0-0.conda',
    '/acme/main/linux-64/numpy-1%212.0-0.tar.bz2?x=1',
    '/organizations/acme/channels/main/linux-64/repodata.json',
    '/acme/channels/main/noarch/repodata.json',
    '//acme//main/noarch/repodata.json',
  ])('%s: the message names the right URL', (target) => {
    expect(missingRepoPrefix(target)).toContain(
      'Channel URLs start with /repo/ORGANIZATION/CHANNEL. For this one, try /repo/acme/main.',
    );
  });

  test.each([
    '/',
    '/organizations/acme/channels/main',
    '/organizations/acme/channels/main/packages/numpy?file=linux-64/numpy-2.0-0.conda',
    '/assets/index-abc.js',
    '/telemetry.json',
    '/organizations/repodata.json/settings',
  ])('%s is none', (target) => {
    expect(missingRepoPrefix(target)).toBeNull();
  });

  test('hides a misplaced token', () => {
    const token = `tr-${'a1B2'.repeat(10)}`;
    for (const target of [
      `/${token}/acme/main/noarch/repodata.json`,
      `/acme/${token}/repodata.json`,
      `/x/t/${token}/repodata.json`,
    ])
      expect(missingRepoPrefix(target)).not.toContain(token);
  });
});
