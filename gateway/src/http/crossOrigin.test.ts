import { afterEach, describe, expect, test } from 'vitest';
import { aRestUser, stage, type Stage } from '../testing/index.ts';

const site = 'https://app.example';
let on: Stage;
afterEach(() => on.close());

const start = async (corsOrigins?: readonly string[]): Promise<void> => {
  on = await stage(corsOrigins ? { corsOrigins } : {});
  on.answer(({ path }) => (path === '/api/account' ? { body: aRestUser(), headers: { vary: 'accept' } } : undefined));
};
const preflight = (path: string, origin = site) =>
  fetch(on.url + path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    },
  });

describe('pages of other sites', () => {
  test.each(['/graphql', '/api/account'])(
    'that the operator configured can send %s preflights, without an upstream call',
    async (path) => {
      await start([site]);
      const answer = await preflight(path);
      expect(answer.status).toBe(204);
      expect(answer.headers.get('access-control-allow-origin')).toBe(site);
      expect(answer.headers.get('access-control-allow-headers')).toContain('authorization');
      expect(answer.headers.get('access-control-allow-methods')).toContain('DELETE');
      expect(answer.headers.get('vary')).toContain('origin');
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
      expect(on.calls).toEqual([]);
    },
  );

  test('read responses to calls with a token, with the relevant headers', async () => {
    await start([site]);
    const headers = { origin: site, authorization: `Bearer ${await on.token()}` };
    const rest = await fetch(`${on.url}/api/account`, { headers });
    expect([rest.status, rest.headers.get('access-control-allow-origin')]).toEqual([200, site]);
    expect(rest.headers.get('access-control-expose-headers')).toContain('ratelimit');
    expect(rest.headers.get('vary')).toMatch(/origin.*accept/);
    const graphql = await on.ask('{ viewer { username } }', { token: await on.token(), headers: { origin: site } });
    expect(graphql.data).toEqual({ viewer: { username: 'ada' } });
    expect(graphql.headers.get('access-control-allow-origin')).toBe(site);
  });

  test('never act with the session of their visitor', async () => {
    await start([site]);
    const answer = await on.ask('{ viewer { username } }', {
      headers: { origin: site, cookie: 'terrarium_session=anything' },
    });
    expect(answer.data).toEqual({ viewer: null });
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });

  test.each([[undefined], [['https://other.example']]])(
    "that aren't configured (%s) get no CORS headers",
    async (origins) => {
      await start(origins);
      for (const path of ['/graphql', '/api/account']) {
        const answer = await preflight(path);
        expect(answer.headers.get('access-control-allow-origin'), path).toBeNull();
      }
      const call = await fetch(`${on.url}/api/account`, {
        headers: { origin: site, authorization: `Bearer ${await on.token()}` },
      });
      expect(call.headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  test('are all meant by *; channels and pages are not opened by it', async () => {
    await start(['*']);
    expect((await preflight('/api/account', 'https://any.example')).headers.get('access-control-allow-origin')).toBe(
      'https://any.example',
    );
    for (const path of ['/repo/acme/main/noarch/repodata.json', '/'])
      expect((await preflight(path)).headers.get('access-control-allow-origin'), path).toBeNull();
  });
});
