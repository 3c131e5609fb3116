import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPlatform } from '../testing/index.ts';
import type { Send, TestPlatform, TestUser } from '../testing/index.ts';

let platform: TestPlatform;
let base: string;
let send: Send;
let stranger: Send;
let max: TestUser;
let ada: TestUser;
beforeAll(async () => {
  platform = await startPlatform();
  const eve = await platform.aUser();
  [max, ada] = [await platform.aUser(), await platform.aUser()];
  const organization = await platform.anOrganization({ members: { member: max, admin: ada } });
  base = `/api/environments/organizations/${organization.name}/environments`;
  send = await platform.as(max.email);
  stranger = await platform.as(eve.email);
});
afterAll(() => platform.close());

interface Imported {
  environment: { id: string; name: string; prefix: string; device: string; platform: string; package_count: number };
  format: string;
  left_out: object[];
}
interface Listed<T> {
  items: T[];
  total_count: number;
}
const json = async <T>(response: Response | Promise<Response>): Promise<T> => (await (await response).json()) as T;
const address = (name: string, version: string) =>
  `https://conda.anaconda.org/conda-forge/linux-64/${name}-${version}-h0_0.conda`;
const explicit = (...packages: [string, string][]) =>
  ['@EXPLICIT', ...packages.map(([name, version]) => address(name, version))].join('\n');
const bring = (content: string, told: object = {}, by: Send = send) =>
  by(`${base}/import`, { method: 'POST', json: { ...told, files: [{ name: 'forecast.txt', content }] } });
const brought = (content: string, told: object = {}) => json<Imported>(bring(content, told));

test('a file of any format registers an environment, named after the file by default; again it is updated', async () => {
  const made = await bring(explicit(['zlib', '1.2']));
  expect(made.status).toBe(201);
  const { environment, format } = await json<Imported>(made);
  expect(format).toBe('explicit');
  expect(environment).toMatchObject({
    name: 'forecast',
    prefix: 'forecast',
    device: 'uploaded',
    platform: 'linux-64',
    package_count: 1,
  });
  const again = await bring(explicit(['zlib', '1.3'], ['numpy', '2.0']));
  expect([again.status, (await json<Imported>(again)).environment]).toMatchObject([
    200,
    { id: environment.id, package_count: 2 },
  ]);
  expect((await bring(explicit(['zlib', '1.2']), {}, stranger)).status).toBe(404);
});

test('a large file is read in a thread: it is registered as a small one is', async () => {
  const packages = Array.from({ length: 2_000 }, (_, at): [string, string] => [`p${at}`, '1.0']);
  const text = explicit(...packages);
  expect(text.length).toBeGreaterThan(64 * 1024);
  const { environment } = await brought(text, { name: 'large' });
  expect(environment.package_count).toBe(2_000);
  const wrong = await bring(`${text}\nnot an address`);
  expect([wrong.status, (await json<{ error: { message: string } }>(wrong)).error.message]).toEqual([
    422,
    expect.stringContaining('line 2002'),
  ]);
});

test('rejects a huge entry with a short message', async () => {
  const refused = await bring(`name: x\ndependencies:\n- "a${'['.repeat(4_900_000)}"\n`);
  const answer = await refused.text();
  expect(refused.status).toBe(422);
  expect(answer.length).toBeLessThan(4_000);
});

test("a file can't register an environment for somebody else", async () => {
  const owner = { id: '00000000-0000-4000-8000-000000000000', username: 'eve' };
  expect((await bring(explicit(['zlib', '1.2']), { owner })).status).toBe(422);
  const form = new FormData();
  form.append('file', new Blob([explicit(['zlib', '1.2'])]), 'claimed.txt');
  for (const field of ['owner', 'owner_id']) form.append(field, owner.id);
  const made = await json<Imported & { environment: { owner: { username: string } } }>(
    send(`${base}/upload`, { method: 'POST', body: form }),
  );
  expect(made.environment).toMatchObject({ name: 'claimed', owner: { id: max.id } });
  // The same folder of the same machine, registered by two people, is an environment of each.
  const both = (by: Send) =>
    json<Imported>(bring(explicit(['zlib', '1.2']), { prefix: '/opt/shared', device: 'node-1' }, by));
  const [his, hers] = [await both(send), await both(await platform.as(ada.email))];
  expect(his.environment.id).not.toBe(hers.environment.id);
});

test('reports errors of a file with their location, and stores nothing', async () => {
  const before = (await json<Listed<unknown>>(send(base))).total_count;
  const refused = await bring(`@EXPLICIT\n${address('zlib', '1.2')}\nnonsense`);
  expect(refused.status).toBe(422);
  const { error } = await json<{ error: { message: string } }>(refused);
  expect(error.message).toContain('forecast.txt, line 3: ');
  expect((await send(`${base}/import`, { method: 'POST', json: { files: [] } })).status).toBe(422);
  expect((await json<Listed<unknown>>(send(base))).total_count).toBe(before);
});

test('a form brings the output of a client as it is, and the files of a folder', async () => {
  const upload = (files: [string, string | Uint8Array<ArrayBuffer>][], fields: Record<string, string> = {}) => {
    const form = new FormData();
    for (const [name, content] of files) form.append('file', new Blob([content]), name);
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return send(`${base}/upload`, { method: 'POST', body: form });
  };
  const list = JSON.stringify([
    { name: 'numpy', version: '2.3.5', build_string: 'py312_0', channel: 'conda-forge', platform: 'linux-64' },
  ]);
  const told = { prefix: '/home/max/envs/forecast two', device: 'workstation' };
  const made = await upload([['-', list]], { ...told, name: '' });
  expect(made.status).toBe(201);
  expect((await json<Imported>(made)).environment).toMatchObject({ name: 'forecast two', ...told });
  const meta = (name: string): [string, string] => [
    `${name}.json`,
    JSON.stringify({ name, version: '1', build: '0', channel: 'main', subdir: 'linux-64' }),
  ];
  expect(await json<Imported>(upload([meta('a'), meta('b')], { name: 'folder' }))).toMatchObject({
    format: 'conda_meta',
    environment: { package_count: 2 },
  });
  expect((await upload([['list', Uint8Array.from([0xe9, 0x20])]])).status).toBe(422);
  expect((await upload([])).status).toBe(422);
  expect((await upload([['list', list]], { platform: 'x'.repeat(40) })).status).toBe(422);
  expect((await send(`${base}/upload`, { method: 'POST', json: {} })).status).toBe(415);
});

test('each change is a moment; two moments, and two environments, are compared by name', async () => {
  const { environment } = await brought(explicit(['a', '1'], ['b', '1']), { name: 'history' });
  await bring(explicit(['a', '1'], ['b', '1']), { name: 'history' });
  await bring(explicit(['b', '2'], ['c', '1']), { name: 'history' });
  const one = `${base}/${environment.id}`;
  const { items, total_count } = await json<Listed<{ id: string }>>(send(`${one}/moments`));
  expect([total_count, ...items]).toMatchObject([
    2,
    { upload_count: 1, package_count: 2, added_count: 1, removed_count: 1, changed_count: 1, format: 'explicit' },
    { upload_count: 2, package_count: 2, added_count: 0, removed_count: 0, changed_count: 0 },
  ]);
  const changes = async (query: string) =>
    (await json<Listed<{ name: string; change: string }>>(send(`${one}/difference${query}`))).items.map(
      ({ name, change }) => `${name} ${change}`,
    );
  expect(await changes('')).toEqual(['a removed', 'b upgraded', 'c added']);
  expect(await changes(`?before=${items[0]!.id}&after=${items[1]!.id}`)).toEqual([
    'a added',
    'b downgraded',
    'c removed',
  ]);
  const other = (await brought(explicit(['b', '2']), { name: 'other' })).environment.id;
  expect(await changes(`?with=${other}`)).toEqual(['c removed']);
  expect((await send(`${one}/difference?before=${other}`)).status).toBe(404);
  expect((await send(`${one}/difference?with=${items[0]!.id}`)).status).toBe(404);
  expect((await stranger(`${one}/moments`)).status).toBe(404);
});

test('exports an environment as files for clients, and as a table', async () => {
  const { environment } = await brought(explicit(['zlib', '1.3']), { name: 'my "env"\n' });
  const one = `${base}/${environment.id}`;
  const lock = await send(`${one}/lock`);
  expect(lock.headers.get('content-disposition')).toBe('attachment; filename="my-env-.txt"');
  expect(await lock.text()).toMatch(
    /@EXPLICIT\nhttps:\/\/conda\.anaconda\.org\/conda-forge\/linux-64\/zlib-1\.3-h0_0\.conda\n$/,
  );
  expect(await (await send(`${one}/lock?form=environment_yml`)).text()).toContain('- "zlib=1.3=h0_0"');
  const table = await send(`${one}/packages/latest?format=csv`);
  expect(table.headers.get('content-type')).toContain('text/csv');
  expect(await table.text()).toContain('zlib,1.3,h0_0,conda-forge,linux-64');
});

test('finds who has a package or matches a spec; removed packages and environments no longer count', async () => {
  const one = (await brought(explicit(['torch', '2.1'], ['numpy', '1.26']), { name: 'torch one' })).environment.id;
  await brought(explicit(['torch', '2.4']), { name: 'torch two' });
  const ask = (query: string, by: Send = send) => by(`${base.replace(/environments$/, 'exposure')}?${query}`);
  const held = async (query: string) => {
    const { items, ...rest } = await json<
      { environment_count: number; owner_count: number } & Listed<{ name: string; is_own: boolean }>
    >(ask(query));
    return [rest.environment_count, rest.owner_count, items.map(({ name }) => name).sort()];
  };
  expect(await held('package=Torch')).toEqual([2, 1, ['torch one', 'torch two']]);
  expect(await held(`spec=${encodeURIComponent('torch<2.4')}`)).toEqual([1, 1, ['torch one']]);
  expect(await held('cve=CVE-1999-0001')).toEqual([0, 0, []]);
  expect(await json(ask('package=torch'))).toMatchObject({
    build_count: 2,
    builds: [{ environment_count: 1 }, { environment_count: 1 }],
    items: [{ is_own: true, packages: [{ name: 'torch', version: '2.4' }] }, {}],
  });
  await bring(explicit(['numpy', '1.26']), { name: 'torch one' });
  expect(await held('package=torch')).toEqual([1, 1, ['torch two']]);
  await send(`${base}/${one}/remove`, { method: 'PATCH', json: { remove: true } });
  expect(await held('spec=numpy=1.26')).toEqual([0, 0, []]);
  for (const query of ['', 'package=a&cve=b', 'spec=*', `spec=${encodeURIComponent('[')}`])
    expect((await ask(query)).status).toBe(422);
  expect((await ask('package=torch', stranger)).status).toBe(404);
});
