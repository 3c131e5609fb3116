import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aRestChannel, aRestCve, aRestFile, aRestOrganization, stage, type Stage } from '../testing/index.ts';

let on: Stage;
beforeAll(async () => {
  on = await stage();
});
beforeEach(() => {
  on.calls.length = 0;
});
afterAll(() => on.close());

const channels = ['main', 'approved', 'team'];
const query = '{ organization(name: "acme") { channels { name cves(first: 2) { totalCount nodes { externalId } } } } }';
type Found = { organization: { channels: { name: string; cves: { totalCount: number } | null }[] } };
/** Services with three channels; the question for the CVEs of several is answered by the test. */
const answerCves = (answer: (names: string[]) => { status?: number; body?: unknown }): void =>
  on.answer(({ path }) => {
    const { pathname, searchParams } = new URL(path, 'http://x');
    if (pathname === '/api/organizations/acme') return { body: aRestOrganization() };
    if (pathname.endsWith('/channels'))
      return { body: { items: channels.map((name) => aRestChannel({ name })), total_count: 3 } };
    return pathname.endsWith('/channel-cves') ? answer(searchParams.get('channels')!.split(',')) : undefined;
  });

test('the CVEs of all channels of a list are one question, and each channel gets its own', async () => {
  answerCves((names) => ({
    body: {
      items: names.toReversed().map((channel) => ({ channel, items: [aRestCve()], total_count: channel.length })),
      total_count: names.length,
    },
  }));
  const { data, errors } = await on.ask<Found>(query);
  expect(errors).toBeUndefined();
  expect(data.organization.channels.map(({ name, cves }) => [name, cves?.totalCount])).toEqual([
    ['main', 4],
    ['approved', 8],
    ['team', 4],
  ]);
  expect(on.calls.map(({ path }) => path)).toContain(
    '/api/organizations/acme/channel-cves?limit=2&offset=0&channels=main%2Capproved%2Cteam',
  );
  expect(on.calls).toHaveLength(3);
});

test('what the answer leaves out is an error of its own field alone', async () => {
  answerCves(() => ({ body: { items: [{ channel: 'main', items: [], total_count: 0 }], total_count: 1 } }));
  const { data, errors } = await on.ask<Found>(query);
  expect(data.organization.channels.map(({ cves }) => cves?.totalCount ?? null)).toEqual([0, null, null]);
  expect(errors?.map(({ path, extensions }) => [path?.join('.'), extensions['code']])).toEqual([
    ['organization.channels.1.cves', 'NOT_FOUND'],
    ['organization.channels.2.cves', 'NOT_FOUND'],
  ]);
});

test('a failure empties the fields that it concerns, and the channels stay', async () => {
  answerCves(() => ({ status: 503 }));
  const { data, errors } = await on.ask<Found>(query);
  expect(data.organization.channels.map(({ name, cves }) => [name, cves])).toEqual(
    channels.map((name) => [name, null]),
  );
  expect(errors?.map(({ extensions }) => extensions['code'])).toEqual(channels.map(() => 'UPSTREAM_UNAVAILABLE'));
});

test('one alone is asked at its own address; other pages of the same are questions of their own', async () => {
  on.answer(({ path }) => {
    if (path.endsWith('/details')) return { body: aRestChannel() };
    if (path === '/api/organizations/acme') return { body: aRestOrganization() };
    return path.includes('/channels/main/cves') ? { body: { items: [], total_count: 0 } } : undefined;
  });
  await on.ask(
    '{ organization(name: "acme") { channel(name: "main") { a: cves(first: 2) { totalCount } b: cves(first: 3) { totalCount } } } }',
  );
  expect(
    on.calls
      .slice(2)
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual([
    '/api/organizations/acme/channels/main/cves?limit=2&offset=0',
    '/api/organizations/acme/channels/main/cves?limit=3&offset=0',
  ]);
});

test('long names are spread over as many questions as their addresses take', async () => {
  const names = Array.from({ length: 60 }, (_, i) => `${'n'.repeat(120)}${i}`);
  on.answer(({ path }) => {
    const { pathname, searchParams } = new URL(path, 'http://x');
    if (pathname.endsWith('/details')) return { body: aRestChannel() };
    if (pathname === '/api/organizations/acme') return { body: aRestOrganization() };
    if (pathname.endsWith('/artifacts'))
      return {
        body: {
          items: names.map((name) => ({
            name,
            family: 'conda',
            summary: '',
            home: null,
            license: null,
            license_family: null,
            latest_version: '1',
            latest_allowed_version: null,
            latest_installable_version: null,
            version_count: 1,
            file_count: 1,
            allowed_count: 1,
            refused_count: 0,
            worst_served_score: null,
            updated_at: null,
          })),
          total_count: 60,
        },
      };
    return {
      body: {
        items: searchParams
          .get('names')!
          .split(',')
          .map((name) => ({ name, items: [aRestFile({ build: name })], total_count: 1 })),
        total_count: 1,
      },
    };
  });
  const { data, errors } = await on.ask<{
    organization: { channel: { packages: { nodes: { name: string; files: { nodes: { build: string }[] } }[] } } };
  }>(
    '{ organization(name: "acme") { channel(name: "main") { packages(first: 100) { nodes { name files(first: 1) { nodes { build } } } } } } }',
  );
  expect(errors).toBeUndefined();
  for (const { name, files } of data.organization.channel.packages.nodes)
    expect(files.nodes).toEqual([{ build: name }]);
  expect(on.calls.length).toBeGreaterThan(4);
  for (const { path } of on.calls) expect(path.length).toBeLessThan(4_096);
});
