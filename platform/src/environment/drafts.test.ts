import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChannelRow } from '../channel/index.ts';
import { aDraft, startHub } from '../policy/hub.testing.ts';
import type { PolicyHub } from '../policy/hub.testing.ts';

const files = [
  { name: 'pandas', version: '2.0', depends: ['numpy >=1'], license: 'BSD-3-Clause' },
  { name: 'numpy', version: '2.0', license: 'BSD-3-Clause' },
  { name: 'numpy', version: '1.0', license: 'BSD-3-Clause' },
  { name: 'readline', version: '8.2', license: 'GPL-3.0-only' },
];

let hub: PolicyHub;
let channel: ChannelRow;
let base: string;
beforeAll(async () => {
  hub = await startHub();
  channel = await hub.aChannel({ files, privacy: 'internal' });
  base = `/api/environments/organizations/${hub.acme.name}`;
  await register('forecast', ['pandas 2.0', 'numpy 2.0']);
  await register('shell', ['readline 8.2']);
  await register('elsewhere', ['numpy 2.0'], 'conda-forge');
});
afterAll(() => hub.close());

async function register(name: string, packages: string[], from = channel.name) {
  const response = await hub.member(`${base}/environments`, {
    method: 'POST',
    json: {
      name,
      prefix: `/envs/${name}`,
      device: 'workstation',
      platform: 'linux-64',
      packages: packages.map((each) => {
        const [called, version] = each.split(' ');
        return { name: called, version, build_string: 'h0_0', channel: from, platform: 'linux-64' };
      }),
    },
  });
  expect(response.status).toBe(201);
}
const refusing = (...values: string[]) => aDraft({ names: { operator: 'not_in', values } });
const result = (outcome: string, detail: unknown = null) => ({ outcome, detail });
interface Drafted {
  environment_count: number;
  owner_count: number;
  items: { name: string; going: { name: string }[]; result: { outcome: string; detail: string | null } }[];
}
const post = (path: string, json: object, by = hub.member) => by(`${base}${path}`, { method: 'POST', json });
const under = async (filters: object) => {
  const response = await post('/draft', { channel: channel.name, filters });
  expect(response.status).toBe(200);
  return (await response.json()) as Drafted;
};
const idOf = async (name: string) => {
  const { items } = (await (await hub.member(`${base}/environments?q=${name}`)).json()) as { items: { id: string }[] };
  return items[0]!.id;
};

test('a draft lists the affected environments, with the lost packages and whether each can still be installed', async () => {
  expect(await under(refusing('absent'))).toMatchObject({ environment_count: 0, owner_count: 0, items: [] });
  const older = await under(refusing('numpy >=2', 'readline'));
  expect(older).toMatchObject({ environment_count: 2, owner_count: 1 });
  expect(older.items.find(({ name }) => name === 'forecast')).toMatchObject({
    going: [{ name: 'numpy' }],
    result: result('solves'),
  });
  expect(older.items.find(({ name }) => name === 'shell')!.result).toEqual(
    result('breaks', expect.stringContaining('All packages matching ‘readline’ are blocked')),
  );
  // What came from another channel is not judged by a draft on this one.
  expect(older.items.map(({ name }) => name)).not.toContain('elsewhere');
  const none = await under(refusing('numpy'));
  expect(none.items).toMatchObject([{ name: 'forecast', result: result('breaks', expect.stringContaining('numpy')) }]);
});

test('a draft shows the decision for each package of an environment with its rule, in the channel most of them came from', async () => {
  const asked = async (filters: object, rest: object = {}) =>
    post(`/environments/${await idOf('forecast')}/draft`, { filters, ...rest });
  const answer = await asked(refusing('numpy >=2'));
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    channel: channel.name,
    result: result('solves'),
    known_count: 2,
    going_count: 1,
    refused_count: 1,
    packages: [
      {
        name: 'numpy',
        version: '2.0',
        allowed_before: true,
        allowed_after: false,
        rule: expect.stringContaining('numpy'),
      },
      { name: 'pandas', allowed_before: true, allowed_after: true },
    ],
  });
  expect(await (await asked(aDraft())).json()).toMatchObject({ result: result('kept'), going_count: 0 });
  expect((await asked(aDraft(), { channel: 'absent' })).status).toBe(404);
  expect(
    (await post(`/environments/${await idOf('forecast')}/draft`, { filters: aDraft() }, hub.stranger)).status,
  ).toBe(404);
});

test('lists the owners of a package together with what would break if it were blocked', async () => {
  const holds = async (query: string) => {
    const answer = (await (await hub.member(`${base}/exposure?${query}`)).json()) as {
      items: { name: string; if_refused: object | null }[];
    };
    return Object.fromEntries(answer.items.map((each) => [each.name, each.if_refused]));
  };
  expect(await holds('package=numpy')).toEqual({ forecast: null, elsewhere: null });
  expect(await holds('package=numpy&if_refused=true')).toEqual({
    forecast: result('breaks', expect.stringContaining('as supposed here')),
    elsewhere: null,
  });
  expect(await holds('spec=numpy%3E%3D2&if_refused=true')).toMatchObject({ forecast: result('solves') });
});
