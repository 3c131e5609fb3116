/**
 * A real client against the running hub, over HTTP only: what it finds before and after a policy, with and without a
 * token.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyForm, formToFilters } from '@terrarium/domain/policy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '../faults/support/client.ts';
import { startGateway, startPlatform } from '../faults/support/processes.ts';
import type { HubProcess } from '../faults/support/processes.ts';
import { copySample } from '../faults/support/sample.ts';
import { serveVirtualPackages, solve, solveAsked, unsolvable } from './rattler.ts';
import type { Solved } from './rattler.ts';

let data: string;
let platform: HubProcess;
let gateway: HubProcess;
let virtual: { url: string; close(): Promise<void> };
let access: string;
let token: string;

interface Repodata {
  packages: Record<string, { name: string; version: string }>;
  'packages.conda': Record<string, { name: string; version: string }>;
}

async function api<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`${gateway.url}/api/organizations/acme${path}`, {
    method,
    headers: {
      authorization: `Bearer ${access}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

const channelUrl = (name: string): string => `${gateway.url}/t/${token}/repo/acme/${name}`;

/** Every file that a channel lists for Linux, as `subdir/name`. */
async function listed(name: string): Promise<Set<string>> {
  const files = new Set<string>();
  for (const subdir of ['linux-64', 'noarch']) {
    const { packages, 'packages.conda': conda } = (await (
      await fetch(`${channelUrl(name)}/${subdir}/repodata.json`)
    ).json()) as Repodata;
    for (const file of [...Object.keys(packages), ...Object.keys(conda)]) files.add(`${subdir}/${file}`);
  }
  return files;
}

/** Returns the names that a channel lists for one platform and for noarch. */
async function names(channel: string, on: string): Promise<string[]> {
  const found = new Set<string>();
  for (const subdir of [on, 'noarch']) {
    const { packages, 'packages.conda': conda } = (await (
      await fetch(`${channelUrl(channel)}/${subdir}/repodata.json`)
    ).json()) as Repodata;
    for (const { name } of [...Object.values(packages), ...Object.values(conda)]) found.add(name);
  }
  return [...found].sort();
}

/** Expects all files of a solution to be allowed: each is listed and downloadable. */
async function expectAllAllowed(channel: string, solution: Solved[]): Promise<void> {
  const files = await listed(channel);
  for (const { subdir, filename, packageName } of solution.filter((solved) => !solved.packageName.startsWith('__'))) {
    expect(files, packageName).toContain(`${subdir}/${filename}`);
    const { status } = await fetch(`${channelUrl(channel)}/${subdir}/${filename}`, { method: 'HEAD' });
    expect([200, 404], packageName).toContain(status);
  }
}

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'terrarium-clients-'));
  virtual = await serveVirtualPackages();
  await copySample(data);
  platform = await startPlatform(data, { SAMPLE: 'true' });
  gateway = await startGateway(platform.url, { DATA_DIR: data });
  const signedIn = await fetch(`${gateway.url}/api/iam/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type: 'password', username: 'ada@acme.example', password: 'terrarium-demo' }),
  });
  access = ((await signedIn.json()) as { access_token: string }).access_token;
  token = (await api<{ secret: string }>('POST', '/ce/current-token', {})).secret;
  for (const name of ['main', 'approved'])
    await until(
      `${name} is published`,
      () => listed(name),
      (files) => files.size > 0,
      60_000,
    );
});
afterAll(async () => {
  await Promise.all([gateway?.stop(), platform?.stop(), virtual?.close()]);
  rmSync(data, { recursive: true, force: true });
});

describe('the sample hub', () => {
  test('a public channel is solved without a token', async () => {
    const solution = await solve(['python', 'numpy', 'pandas'], [`${gateway.url}/repo/acme/main`, virtual.url]);
    expect(solution.map(({ packageName }) => packageName)).toEqual(
      expect.arrayContaining(['python', 'numpy', 'pandas', 'openssl']),
    );
    await expectAllAllowed('main', solution);
  });

  test("the approved channel's solution contains nothing that its policy blocks", async () => {
    const solution = await solve(['python', 'numpy', 'pandas'], [channelUrl('approved'), virtual.url]);
    expect(solution.map(({ packageName }) => packageName)).toEqual(
      expect.arrayContaining(['python', 'numpy', 'pandas']),
    );
    await expectAllAllowed('approved', solution);
    const left = await listed('approved');
    const refused = [...(await listed('main'))].filter((file) => !left.has(file));
    expect(refused.length).toBeGreaterThan(0);
    expect(
      solution.map(({ subdir, filename }) => `${subdir}/${filename}`).filter((file) => refused.includes(file)),
    ).toEqual([]);
  });

  test.each(['linux-64', 'osx-arm64', 'win-64'])(
    'every package that approved lists for %s can be installed from it, unless main has nothing that can',
    async (subdir) => {
      const all = await names('approved', subdir);
      expect(all.length).toBeGreaterThan(400);
      const failed = await unsolvable(all, [channelUrl('approved'), virtual.url], subdir);
      // A handful are for another platform although they are listed for all.
      for (const name of Object.keys(await unsolvable(Object.keys(failed), [channelUrl('main'), virtual.url], subdir)))
        delete failed[name];
      expect(failed).toEqual({});
    },
    600_000,
  );

  test('from shards the client gets the solution that it gets from repodata.json, and reads a few of them', async () => {
    const specs = ['python >=3.11', 'pandas', 'scikit-learn', 'matplotlib'];
    for (const [channel, agent] of [
      ['main', undefined],
      ['approved', 'pixi/0.60.0'],
    ] as const) {
      const sharded = await solveAsked(specs, [channelUrl(channel), virtual.url], { agent });
      const plain = await solveAsked(specs, [channelUrl(channel), virtual.url], { shards: false });
      expect(sharded.solution).toEqual(plain.solution);
      const here = sharded.asked.filter((url) => url.startsWith(channelUrl(channel)));
      const shards = here.filter((url) => /\/[0-9a-f]{64}\.msgpack\.zst$/.test(url));
      expect(here.filter((url) => url.includes('/repodata.json'))).toEqual([]);
      expect(shards.length).toBeGreaterThan(sharded.solution.length / 2);
      await expectAllAllowed(channel, sharded.solution);
    }
    // A client that may use yesterday's index falls back to repodata.json if a policy is applied.
    const unknown = await solveAsked(specs, [channelUrl('approved'), virtual.url], { agent: 'mamba/2.8.1' });
    expect(unknown.asked.some((url) => url.endsWith('/linux-64/repodata.json.zst'))).toBe(true);
  });

  test('without a token, or with a wrong one, the client gets 401', async () => {
    await expect(solve(['python'], [`${gateway.url}/repo/acme/approved`, virtual.url])).rejects.toThrow(/401/);
    await expect(
      solve(['python'], [`${gateway.url}/t/tr-${'0'.repeat(40)}/repo/acme/approved`, virtual.url]),
    ).rejects.toThrow(/401/);
  });

  test('a package file of the team installs from the hub: its bytes are those of the record', async () => {
    const { packages, 'packages.conda': conda } = (await (
      await fetch(`${channelUrl('team')}/noarch/repodata.json`)
    ).json()) as { packages: object; 'packages.conda': Record<string, { sha256: string; size: number }> };
    const [fileName, record] = Object.entries({ ...packages, ...conda })[0] as [
      string,
      { sha256: string; size: number },
    ];
    const bytes = Buffer.from(await (await fetch(`${channelUrl('team')}/noarch/${fileName}`)).arrayBuffer());
    const digest = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
    expect([bytes.length, digest]).toEqual([record.size, record.sha256]);
  });
});

describe('applying a policy', () => {
  test('[POL-51] the client finds the newest version before, another one after, and the reason at the blocked file', async () => {
    await api('POST', '/channels', { name: 'lab', privacy: 'internal', type: 'virtual', sources: ['main'] });
    await until(
      'lab is published',
      () => listed('lab'),
      (files) => files.size > 0,
      60_000,
    );
    const before = await solve(['numpy'], [channelUrl('lab'), virtual.url]);
    const newest = before.find(({ packageName }) => packageName === 'numpy')!;
    const form = emptyForm();
    form.packageRules.names = { operator: 'not_in', values: [`numpy ==${newest.version}`] };
    const policy = await api<{ id: string }>('POST', '/repo-policies', {
      name: 'Not the newest NumPy',
      description: '',
      artifact_family: 'conda',
      schema_version: '2',
      filters: formToFilters(form),
    });
    const run = await api<{ id: string }>('POST', '/channel-policies/lab/current', { policy_id: policy.id });
    await until(
      'the policy is in force',
      () => api<{ state: string; error: string | null }>('GET', `/channel-policies/lab/runs/${run.id}`),
      ({ state }) => state === 'done',
      60_000,
    );
    const after = await solve(['numpy'], [channelUrl('lab'), virtual.url]);
    expect(after.find(({ packageName }) => packageName === 'numpy')!.version).not.toBe(newest.version);
    await expectAllAllowed('lab', after);
    await expect(solve([`numpy ==${newest.version}`], [channelUrl('lab'), virtual.url])).rejects.toThrow(/numpy/);
    // Earlier versions stay at their own URL: yesterday's environment can be rebuilt.
    const [, first] = await api<{ items: { number: number }[] }>('GET', '/channels/lab/snapshots').then(
      ({ items }) => items,
    );
    const again = await solve([`numpy ==${newest.version}`], [channelUrl(`lab@${first!.number}`), virtual.url]);
    expect(again.map(({ url }) => url)).toContain(
      `${channelUrl(`lab@${first!.number}`)}/${newest.subdir}/${newest.filename}`,
    );
    const refused = await fetch(`${channelUrl('lab')}/${newest.subdir}/${newest.filename}`);
    expect([refused.status, refused.headers.get('content-type')]).toEqual([403, 'application/problem+json']);
    const problem = (await refused.json()) as { detail: string };
    expect(problem.detail).toContain(
      `numpy ${newest.version} is blocked by policy 'Not the newest NumPy' (revision 1)`,
    );
    expect(problem.detail).toMatch(
      /Details and contacts: http\S+\/organizations\/acme\/channels\/lab\/packages\/numpy\?file=\S+$/,
    );
    expect(problem.detail).not.toContain(token);
  });
});
