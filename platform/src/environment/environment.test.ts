import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChannels, isBadRecord, readRecord } from '../channel/index.ts';
import type { FileRecord } from '../channel/index.ts';
import { newId } from '../db/index.ts';
import { startPlatform, walked } from '../testing/index.ts';
import type { Send, TestPlatform } from '../testing/index.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

interface Environment {
  id: string;
  name: string;
  package_count: number;
}
const json = async <T>(response: Response | Promise<Response>): Promise<T> => (await (await response).json()) as T;
const numpy = { name: 'numpy', version: '1.26.4', build_string: 'py312_0', channel: 'main', platform: 'linux-64' };
const attrs = { name: 'attrs', version: '23.2.0', build_string: 'pyh_0', channel: 'conda-forge', platform: 'noarch' };
const registration = {
  name: 'forecast',
  prefix: '/home/max/envs/forecast',
  device: 'workstation',
  platform: 'linux-64',
  packages: [numpy, attrs],
};

const notChecked = {
  state: 'unknown',
  reason: 'not_checked',
  known_count: 0,
  unscored_count: 0,
  undecided_count: 0,
  worst_score: null,
  worst_severity: null,
  decisions: [],
};

/** A record of a file for linux-64. */
function aFileRecord(name: string, version: string, build: string): FileRecord {
  const record = readRecord('linux-64', `${name}-${version}-${build}.conda`, {
    name,
    version,
    build,
    build_number: 0,
    depends: [],
    subdir: 'linux-64',
    sha256: 'a'.repeat(64),
    md5: 'a'.repeat(32),
    size: 1,
  });
  if (isBadRecord(record)) throw new Error(record.reason);
  return record;
}

async function aHouse() {
  const max = await platform.aUser({ firstName: 'Max', lastName: 'Born' });
  const organization = await platform.anOrganization({ members: { member: max } });
  return {
    max,
    path: `/api/environments/organizations/${organization.name}/environments`,
    send: await platform.as(max.email),
  };
}

test('[ENV-01, ENV-02, ENV-15] a member registers an environment; it is listed with its fields, and the query filters', async () => {
  const { max, path, send } = await aHouse();
  const made = await send(path, { method: 'POST', json: registration });
  expect(made.status).toBe(201);
  const list = await json<{ items: Environment[]; total_count: number }>(send(path));
  expect(list).toMatchObject({
    total_count: 1,
    items: [
      {
        id: expect.any(String),
        name: 'forecast',
        prefix: registration.prefix,
        owner: { id: max.id, username: max.username, name: 'Max Born' },
        device: 'workstation',
        platform: 'linux-64',
        created_at: expect.any(String),
        updated_at: expect.any(String),
        package_count: 2,
        channels: ['conda-forge', 'main'],
        solved: null,
        is_own: true,
        can_remove: true,
        cve_counts: { critical: 0, high: 0, medium: 0, low: 0, none: 0, unscored: 0 },
        knowledge: {
          state: 'unknown',
          reason: 'not_checked',
          package_count: 2,
          not_checked_count: 2,
          undecided_count: 0,
          affected_count: 0,
          not_affected_count: 0,
          none_known_count: 0,
          worst_score: null,
          worst_severity: null,
        },
        state: { status: 'unreviewed', custom_message: null, changed_at: null, changed_by: null },
      },
    ],
  });
  const found = async (q: string): Promise<number> =>
    (await json<{ total_count: number }>(send(`${path}?q=${encodeURIComponent(q)}`))).total_count;
  expect([await found('FORE'), await found('works'), await found('%'), await found('nothing')]).toEqual([1, 1, 0, 0]);
});

test('[ENV-02] the own environments come first, then the last changed ones, also by cursor', async () => {
  const [max, ada] = [await platform.aUser(), await platform.aUser()];
  const { name: organization } = await platform.anOrganization({ members: { member: [max, ada] } });
  const [send, asAda] = [await platform.as(max.email), await platform.as(ada.email)];
  const all = `/api/environments/organizations/${organization}/`;
  const path = `${all}environments`;
  for (const [at, by] of [send, asAda, send, asAda, asAda].entries())
    await by(path, { method: 'POST', json: { ...registration, name: `env-${at}`, prefix: `/envs/${at}` } });
  const names = async (by: Send, list = path) => (await walked<Environment>(by, list)).map(({ name }) => name);
  expect(await names(send)).toEqual(['env-2', 'env-0', 'env-4', 'env-3', 'env-1']);
  expect(await names(asAda)).toEqual(['env-4', 'env-3', 'env-1', 'env-2', 'env-0']);
  expect(await names(send, `${all}states`)).toEqual(['env-4', 'env-3', 'env-2', 'env-1', 'env-0']);
  expect(await walked(send, `${all}users/registered`)).toHaveLength(2);
  // The order is of one user, and so is its cursor.
  const { next_cursor: cursor } = await json<{ next_cursor: string }>(send(`${path}?limit=1`));
  expect((await asAda(`${path}?cursor=${cursor}`)).status).toBe(422);
});

test('[ENV-03, ENV-06] one environment and its packages by name', async () => {
  const { path, send } = await aHouse();
  const { id } = await json<Environment>(send(path, { method: 'POST', json: registration }));
  expect(await json(send(`${path}/${id}`))).toMatchObject({ id, name: 'forecast', package_count: 2 });
  expect(await json(send(`${path}/${id}/packages/latest`))).toMatchObject({
    items: [
      { ...attrs, hub: null, vulnerabilities: notChecked },
      { ...numpy, hub: null, vulnerabilities: notChecked },
    ],
    total_count: 2,
  });
  expect(await json(send(`${path}/${id}/packages/latest?limit=1&offset=1`))).toMatchObject({
    items: [{ ...numpy, hub: null, vulnerabilities: notChecked }],
    total_count: 2,
  });
});

test('registering the same prefix on the same device again brings it up to date', async () => {
  const { path, send } = await aHouse();
  const first = await json<Environment>(send(path, { method: 'POST', json: registration }));
  const again = await send(path, { method: 'POST', json: { ...registration, name: 'renamed', packages: [numpy] } });
  expect([again.status, await again.json()]).toMatchObject([200, { id: first.id, name: 'renamed', package_count: 1 }]);
});

test('environments of other organizations return 404, and strangers see nothing', async () => {
  const [home, abroad] = [await aHouse(), await aHouse()];
  const { id } = await json<Environment>(home.send(home.path, { method: 'POST', json: registration }));
  expect((await abroad.send(`${abroad.path}/${id}`)).status).toBe(404);
  expect((await abroad.send(home.path)).status).toBe(404);
  expect((await platform.send(home.path)).status).toBe(401);
});

test('[ENV-04, ENV-05] figures and owners of environments of another organization are hidden, even with their ids', async () => {
  const [home, abroad] = [await aHouse(), await aHouse()];
  const { id } = await json<Environment>(home.send(home.path, { method: 'POST', json: registration }));
  for (const call of ['stats', 'owners']) {
    const told = async ({ path, send }: typeof home): Promise<unknown[]> =>
      (await json<{ items: unknown[] }>(send(`${path}/${call}`, { method: 'POST', json: { ids: [id] } }))).items;
    expect([call, (await told(home)).length, await told(abroad)]).toEqual([call, 1, []]);
  }
});

test.each([
  { ...registration, packages: 'numpy' },
  { ...registration, name: '' },
  { ...registration, packages: [{ version: '1' }] },
  [],
  null,
])('rejects an invalid registration with the location: %j', async (body) => {
  const { path, send } = await aHouse();
  const answer = await send(path, { method: 'POST', json: body });
  expect([400, 422]).toContain(answer.status);
});

test('[ENV-12] its owner and admins can remove an environment from the list and restore it; registering it again does too', async () => {
  const [max, eva, ada] = await Promise.all([platform.aUser(), platform.aUser(), platform.aUser()]);
  const organization = await platform.anOrganization({ members: { member: [max, eva], admin: ada } });
  const path = `/api/environments/organizations/${organization.name}/environments`;
  const [asMax, asEva, asAda] = (await Promise.all([max, eva, ada].map(({ email }) => platform.as(email)))) as [
    Send,
    Send,
    Send,
  ];
  const { id } = await json<Environment>(asMax(path, { method: 'POST', json: registration }));
  const mark = (send: Send, remove: unknown): Promise<Response> =>
    send(`${path}/${id}/remove`, { method: 'PATCH', json: { remove } });
  const listed = async (): Promise<boolean[]> =>
    (await json<{ items: { can_remove: boolean }[] }>(asEva(path))).items.map((each) => each.can_remove);
  expect(await listed()).toEqual([false]);
  expect((await mark(asEva, true)).status).toBe(403);
  expect((await mark(asMax, 'yes')).status).toBe(422);
  expect(await json(mark(asMax, true))).toMatchObject({ id, can_remove: true });
  expect(await listed()).toEqual([]);
  expect((await mark(asAda, false)).status).toBe(200);
  expect(await listed()).toEqual([false]);
  expect((await mark(asAda, true)).status).toBe(200);
  expect((await asMax(path, { method: 'POST', json: registration })).status).toBe(200);
  expect(await listed()).toEqual([false]);
});

test('each package has the decision of its channel: only of readable channels, only of existing files', async () => {
  const { send, path } = await aHouse();
  const [, organization] = /organizations\/([^/]+)\//.exec(path)!;
  const { pool } = platform.core.connection;
  const {
    rows: [org],
  } = await pool.query<{ id: string }>('select id from organization where name = $1', [organization]);
  const channels = new Map([
    ['open', newId()],
    ['closed', newId()],
  ]);
  for (const [name, id] of channels) {
    await pool.query('insert into channel (id, organization_id, name, privacy, type) values ($1, $2, $3, $4, $5)', [
      id,
      org!.id,
      name,
      name === 'open' ? 'internal' : 'private',
      'hosted',
    ]);
    await createChannels(platform.core).channels.addFiles(id, [aFileRecord('numpy', '1.26.4', 'py312_0')]);
  }
  const from = (channel: string, version = '1.26.4') => ({ ...numpy, channel, version });
  const packages = [
    from('open'),
    from(`https://hub.example/repo/${organization}/open`),
    from('open', '9.9'),
    from('closed'),
    from('pkgs/open'),
    from('somebody/open'),
  ];
  const { id } = await json<Environment>(send(path, { method: 'POST', json: { ...registration, packages } }));
  const { items } = await json<{
    items: { channel: string; version: string; hub: { channel: string; file_name: string; decision: string } | null }[];
  }>(send(`${path}/${id}/packages/latest`));
  const known = items.filter(({ hub }) => hub !== null);
  expect(known.map(({ channel }) => channel).sort()).toEqual([`https://hub.example/repo/${organization}/open`, 'open']);
  expect(known[0]?.hub).toMatchObject({
    channel: 'open',
    subdir: 'linux-64',
    file_name: 'numpy-1.26.4-py312_0.conda',
    vulnerabilities: { state: 'unknown' },
  });
});
