import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPlatform } from '../testing/index.ts';
import type { TestPlatform } from '../testing/index.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

interface Environment { id: string; name: string; package_count: number }
const json = async <T>(response: Response | Promise<Response>): Promise<T> => (await (await response).json()) as T;
const numpy = { name: 'numpy', version: '1.26.4', build_string: 'py312_0', channel: 'main', platform: 'linux-64' };
const attrs = { name: 'attrs', version: '23.2.0', build_string: 'pyh_0', channel: 'conda-forge', platform: 'noarch' };
const registration = { name: 'forecast', prefix: '/home/max/envs/forecast', device: 'workstation', platform: 'linux-64', packages: [numpy, attrs] };

async function aHouse() {
  const max = await platform.aUser({ firstName: 'Max', lastName: 'Born' });
  const organization = await platform.anOrganization({ members: { member: max } });
  return { max, path: `/api/environments/organizations/${organization.name}/environments`, send: await platform.as(max.email) };
}

test('[ENV-01, ENV-02, ENV-15] a member registers an environment; it is listed with its fields, and the query filters', async () => {
  const { max, path, send } = await aHouse();
  const made = await send(path, { method: 'POST', json: registration });
  expect(made.status).toBe(201);
  const list = await json<{ items: Environment[]; total_count: number }>(send(path));
  expect(list).toEqual({ total_count: 1, items: [{
    id: expect.any(String), name: 'forecast', prefix: registration.prefix, owner: { id: max.id, username: max.username, name: 'Max Born' }, device: 'workstation', platform: 'linux-64',
    created_at: expect.any(String), updated_at: expect.any(String), package_count: 2, channels: ['conda-forge', 'main'],
  }] });
  const found = async (q: string): Promise<number> => (await json<{ total_count: number }>(send(`${path}?q=${encodeURIComponent(q)}`))).total_count;
  expect([await found('FORE'), await found('works'), await found('%'), await found('nothing')]).toEqual([1, 1, 0, 0]);
});

test('[ENV-03, ENV-06] one environment and its packages by name', async () => {
  const { path, send } = await aHouse();
  const { id } = await json<Environment>(send(path, { method: 'POST', json: registration }));
  expect(await json(send(`${path}/${id}`))).toMatchObject({ id, name: 'forecast', package_count: 2 });
  expect(await json(send(`${path}/${id}/packages/latest`))).toEqual({ items: [attrs, numpy], total_count: 2 });
  expect(await json(send(`${path}/${id}/packages/latest?limit=1&offset=1`))).toEqual({ items: [numpy], total_count: 2 });
});

test('registering the same prefix on the same device again brings it up to date', async () => {
  const { path, send } = await aHouse();
  const first = await json<Environment>(send(path, { method: 'POST', json: registration }));
  const again = await send(path, { method: 'POST', json: { ...registration, name: 'renamed', packages: [numpy] } });
  expect([again.status, await again.json()]).toMatchObject([200, { id: first.id, name: 'renamed', package_count: 1 }]);
});

test('an environment of another organization is not there, and strangers see nothing', async () => {
  const [home, abroad] = [await aHouse(), await aHouse()];
  const { id } = await json<Environment>(home.send(home.path, { method: 'POST', json: registration }));
  expect((await abroad.send(`${abroad.path}/${id}`)).status).toBe(404);
  expect((await abroad.send(home.path)).status).toBe(404);
  expect((await platform.send(home.path)).status).toBe(401);
});

test.each([{ ...registration, packages: 'numpy' }, { ...registration, name: '' }, { ...registration, packages: [{ version: '1' }] }, [], null])('a registration that is none is refused with the place: %j', async (body) => {
  const { path, send } = await aHouse();
  const answer = await send(path, { method: 'POST', json: body });
  expect([400, 422]).toContain(answer.status);
});
