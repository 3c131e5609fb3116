import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { content as notebookContent } from '../../platform/src/notebook/contract.ts';
import { loadSample } from '../../platform/src/sample-loader/index.ts';
import { startPlatform } from '../../platform/src/testing/index.ts';
import type { Send, TestPlatform } from '../../platform/src/testing/index.ts';
import { copySample } from '../faults/support/sample.ts';

// The sample hub as a platform loads it that is started for the first time: what copySample copies.
let folder: string;
let hub: TestPlatform;
let ada: Send;
const lines: string[] = [];
const load = () => loadSample(hub.core, hub.composition.areas, (line) => lines.push(line));
const json = async <T>(response: Promise<Response>): Promise<T> => (await (await response).json()) as T;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'terrarium-sample-'));
  await copySample(folder);
  hub = await startPlatform({ dataDir: folder });
  // With a database server (`TEST_DATABASE_URL`), the copied data isn't used.
  await load();
  ada = await hub.as('ada@acme.example');
});
afterAll(async () => {
  await hub?.close();
  await rm(folder, { recursive: true, force: true });
});

test('everyone can sign in with the password of the sample', async () => {
  for (const username of ['ada@acme.example', 'max@acme.example', 'bill@acme.example', 'nora@solo.example']) {
    const response = await hub.send('/api/iam/token', {
      method: 'POST',
      json: { grant_type: 'password', username, password: 'terrarium-demo' },
    });
    expect(response.status).toBe(200);
  }
});

test('ada operates the hub, the others do not', async () => {
  const operators = await hub.core.db.selectFrom('app_user').select('email').where('is_operator', '=', true).execute();
  expect(operators).toEqual([{ email: 'ada@acme.example' }]);
});

test('acme has its channels, filled and published, and a policy in force on approved', async () => {
  const { items } = await json<{
    items: {
      name: string;
      type: string;
      file_count: number;
      artifact_count: number;
      served_file_count: number;
      refused_file_count: number;
      applied_policy: { policy_name: string; in_force_since: string | null } | null;
      last_run: { state: string };
    }[];
  }>(ada('/api/organizations/acme/channels'));
  const channel = (name: string) => items.find((each) => each.name === name)!;
  expect(items.map(({ name }) => name).sort()).toEqual(['approved', 'conda-forge', 'main', 'team']);
  expect(channel('main').file_count).toBeGreaterThanOrEqual(5000);
  expect(channel('main').artifact_count).toBeGreaterThanOrEqual(300);
  expect(channel('main')).toMatchObject({
    type: 'default',
    refused_file_count: 0,
    served_file_count: channel('main').file_count,
    applied_policy: null,
  });
  expect(channel('approved').applied_policy).toMatchObject({
    policy_name: 'Production baseline',
    in_force_since: expect.any(String) as string,
  });
  expect(channel('approved').refused_file_count).toBeGreaterThan(100);
  expect(channel('conda-forge')).toMatchObject({ type: 'external_mirror', file_count: 0 });
  expect(items.every(({ last_run }) => last_run.state === 'done')).toBe(true);
});

test('[ROUTE-09] ada keeps notebooks that are ones, and visitors read the shared one', async () => {
  const { items } = await json<{ items: { title: string; share_id: string | null }[] }>(ada('/api/notebooks'));
  expect(items.map(({ title, share_id }) => [title, share_id]).sort()).toEqual([
    ['Reading repodata with Python', 'reading-repodata-with-python'],
    ['Why versions are not text', null],
  ]);
  const shared = await json<{ content: unknown }>(hub.send('/api/notebooks/shared/reading-repodata-with-python'));
  expect(notebookContent.safeParse(shared.content).success).toBe(true);
});

test('[ENV-01] max and ada have registered environments with packages of the catalog', async () => {
  const { items } = await json<{ items: { name: string; package_count: number }[] }>(
    ada('/api/environments/organizations/acme/environments'),
  );
  expect(items.map(({ name }) => name).sort()).toEqual(['forecast', 'review']);
  for (const { package_count: count } of items) expect(count).toBeGreaterThan(10);
});

test('[GROUP-02, SVC-02] acme has groups with people and channels, and a service account', async () => {
  const { items } = await json<{ items: object[] }>(ada('/api/organizations/acme/groups'));
  expect(items).toMatchObject([
    { name: 'Data science', user_count: 1, channel_count: 1 },
    { name: 'Release managers', user_count: 1, channel_count: 1 },
  ]);
  expect(await json(ada('/api/v1/organizations/acme/service-accounts'))).toMatchObject({
    items: [{ name: 'nightly-build', token: null, groups: [{ name: 'Release managers' }] }],
  });
});

test('[SRCH-13] the packages of the sample are found', async () => {
  type Hit = { name: string; summary: string; channels: { channel: string }[] };
  const { results } = await json<{ results: Hit[] }>(ada('/api/search/packages?query=numpy'));
  expect(results).toMatchObject([
    {
      name: 'numpy',
      summary: 'N-dimensional arrays and numerical computing',
      channels: [{ channel: 'approved' }, { channel: 'main' }],
    },
  ]);
});

test('the packages of team have their bytes, those of main have none and say so', async () => {
  const team = await json<{ 'packages.conda': Record<string, { sha256: string; size: number }> }>(
    ada('/repo/acme/team/noarch/repodata.json'),
  );
  const [name, { size }] = Object.entries(team['packages.conda'])[0]!;
  expect((await (await ada(`/repo/acme/team/noarch/${name}`)).arrayBuffer()).byteLength).toBe(size);
  const main = await json<{ 'packages.conda': object }>(ada('/repo/acme/main/noarch/repodata.json'));
  const missing = await ada(`/repo/acme/main/noarch/${Object.keys(main['packages.conda'])[0]!}`);
  expect(missing.status).toBe(404);
  expect(missing.headers.get('content-type')).toBe('application/problem+json');
  expect(
    await json<{ detail: string }>(ada(`/repo/acme/main/noarch/${Object.keys(main['packages.conda'])[0]!}`)),
  ).toMatchObject({ detail: expect.stringContaining("this hub doesn't have the file") as string });
});

test('the impact of a stricter draft is there in less than a second', async () => {
  const filters = (
    await json<{ items: { name: string; filters: object }[] }>(ada('/api/organizations/acme/repo-policies'))
  ).items.find(({ name }) => name === 'No copyleft')!.filters;
  const impact = await json<{ going: number; going_package_count: number; by_rule: object[]; elapsed_ms: number }>(
    ada('/api/organizations/acme/repo-policies/impact', { method: 'POST', json: { channel: 'main', filters } }),
  );
  expect(impact.going).toBeGreaterThan(50);
  expect(impact.by_rule.length).toBeGreaterThan(0);
});

test('a second load does nothing, one that was cut short is continued, and a hub with people of its own is left alone', async () => {
  expect(await load()).toBe('loaded before');
  const { db } = hub.core;
  await db.updateTable('sample_load').set({ finished_at: null }).execute();
  const counted = () =>
    db
      .selectFrom('channel_file')
      .select((eb) => eb.fn.countAll<number>().as('files'))
      .executeTakeFirstOrThrow();
  const before = await counted();
  const borealis = await db
    .selectFrom('organization')
    .select('id')
    .where('name', '=', 'borealis')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('channel').where('organization_id', '=', borealis.id).execute();
  expect(await load()).toBe('loaded');
  expect(lines.some((line) => line.includes('acme/main'))).toBe(true);
  expect(await counted()).toEqual(before);
  expect(await db.selectFrom('channel').select('name').where('organization_id', '=', borealis.id).execute()).toEqual([
    { name: 'main' },
  ]);
  await db.deleteFrom('sample_load').execute();
  expect(await load()).toBe('not empty');
});
