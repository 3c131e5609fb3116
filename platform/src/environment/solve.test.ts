import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChannelRow } from '../channel/index.ts';
import { startHub } from '../policy/hub.testing.ts';
import type { PolicyHub } from '../policy/hub.testing.ts';

let hub: PolicyHub;
let channel: ChannelRow;
let closed: ChannelRow;
let base: string;
beforeAll(async () => {
  hub = await startHub();
  channel = await hub.aChannel({
    privacy: 'internal',
    files: [
      { name: 'python', version: '3.11.4' },
      { name: 'python', version: '3.12.1' },
      { name: 'numpy', version: '2.0', depends: ['python >=3.12,<3.13'] },
      { name: 'numpy', version: '1.26.4', depends: ['python >=3.11,<3.12', '__glibc >=2.17'] },
      { name: 'cuda-tool', version: '1.0', depends: ['__cuda'] },
      { name: 'unneeded', version: '1.0' },
    ],
  });
  closed = await hub.aChannel({ privacy: 'private', files: [{ name: 'secret', version: '1.0' }] });
  base = `/api/environments/organizations/${hub.acme.name}/environments`;
});
afterAll(() => hub.close());

interface Imported {
  environment: {
    id: string;
    device: string;
    package_count: number;
    solved: { at: string; channels: string[] } | null;
  };
  left_out: { message: string }[];
  error?: { message: string };
}
const bring = async (entries: string[], told: object = {}, channels: string[] = [], by = hub.member) => {
  const content = [
    'name: x',
    `channels: [${channels.join(', ')}]`,
    'dependencies:',
    ...entries.map((one) => `  - ${one}`),
    '',
  ].join('\n');
  const response = await by(`${base}/import`, {
    method: 'POST',
    json: { platform: 'linux-64', ...told, files: [{ name: 'environment.yml', content }] },
  });
  return { status: response.status, answer: (await response.json()) as Imported };
};
const packagesOf = async (id: string) => {
  const { items } = (await (await hub.member(`${base}/${id}/packages/latest`)).json()) as {
    items: { name: string; version: string; channel: string }[];
  };
  return items.map(({ name, version, channel: from }) => `${from}::${name} ${version}`);
};

test('registers a file with open versions as what would be installed, and marks it', async () => {
  const { status, answer } = await bring(['python=3.11', 'numpy', 'pip: [requests==2.31.0, flask]'], {}, [
    channel.name,
  ]);
  expect(status).toBe(201);
  expect(answer.environment).toMatchObject({ device: 'solved', solved: { channels: [channel.name] } });
  expect(answer.left_out.map(({ message }) => message)).toEqual([expect.stringContaining('flask pins no version')]);
  const from = `${hub.acme.name}/${channel.name}`;
  expect(await packagesOf(answer.environment.id)).toEqual([
    `${from}::numpy 1.26.4`,
    `${from}::python 3.11.4`,
    'pypi::requests 2.31.0',
  ]);
  const listed = (await (await hub.member(base)).json()) as { items: { id: string; solved: object | null }[] };
  expect(listed.items.find(({ id }) => id === answer.environment.id)?.solved).toMatchObject({
    channels: [channel.name],
  });
  const csv = await (await hub.member(`${base}/${answer.environment.id}/packages/latest?format=csv`)).text();
  expect(csv.split('\n')[1]).toContain(answer.environment.solved!.at);
  // What a machine has is no longer marked.
  const exact = await bring(['python=3.11.4=h0_0'], { device: 'solved', name: 'x' });
  expect([exact.status, exact.answer.environment.solved]).toEqual([200, null]);
});

test('requested packages get their newest version', async () => {
  const newest = await bring(['numpy', 'python'], { channels: [channel.name], name: 'newest' });
  const from = `${hub.acme.name}/${channel.name}`;
  expect(await packagesOf(newest.answer.environment.id)).toEqual([`${from}::numpy 2.0`, `${from}::python 3.12.1`]);
});

test('reports why nothing can be installed, and stores nothing', async () => {
  for (const [entries, reason] of [
    [['nowhere'], 'matches ‘nowhere’'],
    [['python=3.12', 'numpy=1.26'], 'conflicts with the rest'],
    [['cuda-tool'], '__cuda'],
  ] as const) {
    const { status, answer } = await bring([...entries], { channels: [channel.name], name: 'never' });
    expect(status).toBe(422);
    expect(JSON.stringify(answer)).toContain(reason);
    expect(JSON.stringify(answer)).toContain(channel.name);
  }
  const listed = (await (await hub.member(`${base}?q=never`)).json()) as { items: object[] };
  expect(listed.items).toEqual([]);
});

test("doesn't install a package that a policy blocks, and names the rule", async () => {
  const governed = await hub.aChannel({ privacy: 'internal', files: [{ name: 'readline', version: '8.2' }] });
  await hub.apply(governed, await hub.aPolicy({ names: { operator: 'not_in', values: ['readline'] } }));
  const { status, answer } = await bring(['readline'], { channels: [governed.name] });
  expect([status, JSON.stringify(answer)]).toEqual([422, expect.stringMatching(/is blocked|are blocked/)]);
});

test("doesn't solve from a channel that the caller can't read", async () => {
  const named = await bring(['secret'], { channels: [closed.name] });
  expect([named.status, JSON.stringify(named.answer)]).toEqual([
    422,
    expect.stringContaining("doesn't exist, or you can't read it"),
  ]);
  const said = await bring(['secret'], {}, [closed.name, channel.name]);
  expect(said.status).toBe(422);
  expect(JSON.stringify(said.answer)).not.toContain(closed.name);
});
