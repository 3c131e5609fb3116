import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChannelRow } from '../channel/index.ts';
import type { ExplanationAnswer } from './contract.ts';
import type { ImpactAnswer } from './impactContract.ts';
import { addFiles, aDraft, startHub } from './hub.testing.ts';
import type { DraftGiven, FileGiven, PolicyHub } from './hub.testing.ts';

let hub: PolicyHub;
let base: string;
beforeAll(async () => {
  hub = await startHub();
  base = `/api/organizations/${hub.acme.name}`;
});
afterAll(() => hub.close());

const noGpl: DraftGiven = { license: { operator: 'not_in', values: ['GPL'] } };

/** What a team builds, which needs what others build. */
const built: readonly FileGiven[] = [
  { name: 'tool', version: '1.0', depends: ['python >=3.11'] },
  { name: 'tool', version: '2.0', depends: ['python >=3.13'] },
  { name: 'wheel', subdir: 'noarch', depends: ['python'] },
];
const python: readonly FileGiven[] = [
  { name: 'python', version: '3.11.9', depends: ['libffi'], license: 'PSF-2.0' },
  { name: 'python', version: '3.12.4', depends: ['libffi'], license: 'PSF-2.0' },
  { name: 'libffi', version: '3.4', license: 'MIT' },
  { name: 'bystander', version: '1.0', depends: ['nothing-that-is-there'] },
];

const usedWith = async (channel: ChannelRow, names: string[], send = hub.admin): Promise<Response> => {
  const response = await send(`${base}/channels/${channel.name}`, { method: 'PATCH', json: { used_with: names } });
  await hub.policies.runs.idle(channel.id);
  return response;
};
const codeOf = async (response: Response): Promise<string> =>
  ((await response.json()) as { error: { human_readable_id: string } }).error.human_readable_id;
const explained = async (channel: ChannelRow, file: string, subdir = 'linux-64'): Promise<ExplanationAnswer> => {
  const response = await hub.member(`${base}/channels/${channel.name}/files/${subdir}/${file}/explain`);
  expect(response.status).toBe(200);
  return (await response.json()) as ExplanationAnswer;
};
/** `installable` or `uninstallable` by file of {@link built}. */
const statesOf = async (channel: ChannelRow): Promise<(string | undefined)[]> => {
  const answers = await Promise.all([
    explained(channel, 'tool-1.0-h0_0.conda'),
    explained(channel, 'tool-2.0-h0_0.conda'),
    explained(channel, 'wheel-1.0-h0_0.conda', 'noarch'),
  ]);
  return answers.map(({ installable }) => installable[0]?.state);
};
/** What a policy would do to a channel. */
const previewOf = async (channel: ChannelRow, draft: DraftGiven) => {
  const response = await hub.member(`${base}/repo-policies/impact`, {
    method: 'POST',
    json: { channel: channel.name, filters: aDraft(draft) },
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as ImpactAnswer).installability!;
};

test("packages from a channel's companion count as installable, for all readers", async () => {
  const main = await hub.aChannel({ files: python });
  const team = await hub.aChannel({ files: built });
  expect(await statesOf(team)).toEqual(['uninstallable', 'uninstallable', 'uninstallable']);
  expect(await (await usedWith(team, [main.name])).json()).toMatchObject({ used_with: [main.name] });
  expect(await statesOf(team)).toEqual(['installable', 'uninstallable', 'installable']);
  expect(await explained(team, 'tool-2.0-h0_0.conda')).toMatchObject({
    alternative_version: '1.0',
    installable: [
      {
        detail:
          'tool 2.0 can’t be installed on linux-64: it needs python >=3.13, which neither this channel nor a channel used together with it serves.',
      },
    ],
  });
  // Only its own files are counted.
  expect(await previewOf(team, {})).toMatchObject({
    by_platform: [{ platform: 'linux-64', allowed: 3, broken: 1, newly_broken: 0 }],
  });
  expect(await (await usedWith(team, [])).json()).toMatchObject({ used_with: [] });
  expect(await statesOf(team)).toEqual(['uninstallable', 'uninstallable', 'uninstallable']);
});

test('only served files of the other channel count, after its policy and without a loop', async () => {
  const main = await hub.aChannel({ files: python });
  const team = await hub.aChannel({ files: built });
  await usedWith(team, [main.name]);
  await usedWith(main, [team.name]);
  const policy = await hub.aPolicy({ license: { operator: 'not_in', values: ['PSF'] } });
  await hub.apply(main, policy);
  await hub.policies.runs.idle(team.id);
  expect(await statesOf(team)).toEqual(['uninstallable', 'uninstallable', 'uninstallable']);
  await addFiles(hub.channels, main, [{ name: 'python', version: '3.13.1', license: 'MIT' }]);
  await hub.policies.runs.idle(main.id);
  await hub.policies.runs.idle(team.id);
  expect(await statesOf(team)).toEqual(['installable', 'installable', 'installable']);
  await hub.policies.runs.idle(main.id);
  const runs = async (channel: ChannelRow): Promise<number> =>
    (await hub.core.db.selectFrom('policy_run').select('id').where('channel_id', '=', channel.id).execute()).length;
  // Its own first run, the setting, and the two changes of main.
  expect(await runs(team)).toBeLessThanOrEqual(5);
  const settled = [await runs(main), await runs(team)];
  await hub.policies.runs.idle(main.id);
  await hub.policies.runs.idle(team.id);
  expect([await runs(main), await runs(team)]).toEqual(settled);
});

test("a channel's own package takes precedence, and one that its policy blocks comes from the other channel", async () => {
  const main = await hub.aChannel({ files: python });
  const team = await hub.aChannel({
    files: [...built, { name: 'python', version: '3.10', license: 'GPL-3.0-only' }],
  });
  await usedWith(team, [main.name]);
  // Clients with strict priority never look at the other channel's python.
  expect(await statesOf(team)).toEqual(['uninstallable', 'uninstallable', 'installable']);
  const {
    by_platform: [linux],
  } = await previewOf(team, noGpl);
  expect(linux).toMatchObject({ allowed: 3, broken: 1, newly_broken: 0, lost_packages: [] });
  await hub.apply(team, await hub.aPolicy(noGpl));
  expect(await statesOf(team)).toEqual(['installable', 'uninstallable', 'installable']);
});

test('deleting a channel removes it from the companions of others', async () => {
  const main = await hub.aChannel({ files: python });
  const team = await hub.aChannel({ files: built });
  await usedWith(team, [main.name]);
  expect((await hub.admin(`${base}/channels/${main.name}`, { method: 'DELETE' })).status).toBe(204);
  await hub.policies.runs.idle(team.id);
  expect(await (await hub.admin(`${base}/channels/${team.name}`)).json()).toMatchObject({ used_with: [] });
  expect(await statesOf(team)).toEqual(['uninstallable', 'uninstallable', 'uninstallable']);
});

test('probes count what the other channel serves', async () => {
  const main = await hub.aChannel({ files: python });
  const team = await hub.aChannel({ files: built });
  await usedWith(team, [main.name]);
  const probes = { when_failing: 'warn', most_needed: 0, environments: false };
  const saved = await hub.admin(`${base}/channels/${team.name}/probes`, {
    method: 'PUT',
    json: { ...probes, probes: [{ label: 'both', specs: ['tool', 'python 3.12.*'], platforms: [], required: false }] },
  });
  expect(saved.status).toBe(200);
  await hub.policies.runs.idle(team.id);
  expect((await previewOf(team, noGpl)).probes).toEqual([
    expect.objectContaining({ label: 'both', platform: 'linux-64', before: true, after: true }),
  ]);
});

test('only channels of the organization that all readers may read can be named, and only by who manages the channel', async () => {
  const [main, team, hidden] = [
    await hub.aChannel({ files: python }),
    await hub.aChannel({ files: built }),
    await hub.aChannel({ privacy: 'private' }),
  ];
  const other = await hub.aChannel({ privacy: 'private' });
  const refusals = [
    [['nowhere'], 'unknown_source'],
    [[team.name], 'unusable_together'],
    [[hidden.name], 'unusable_together'],
    [[main.name, main.name], 'invalid_input'],
  ] as const;
  for (const [names, code] of refusals) {
    const response = await usedWith(team, [...names]);
    expect([response.status, await codeOf(response)]).toEqual([422, code]);
  }
  // The other way round: more readers than a channel has that it is used together with.
  expect((await usedWith(hidden, [other.name, main.name])).status).toBe(200);
  const opened = await hub.admin(`${base}/channels/${hidden.name}`, { method: 'PATCH', json: { privacy: 'internal' } });
  expect([opened.status, await codeOf(opened)]).toEqual([422, 'unusable_together']);
  expect((await usedWith(team, [main.name], hub.member)).status).toBe(403);
  expect((await usedWith(team, [main.name], hub.stranger)).status).toBe(404);
  // A private one may name another private one; who reads neither learns of neither.
  expect((await usedWith(hidden, [other.name])).status).toBe(200);
  expect((await hub.member(`${base}/channels/${hidden.name}`)).status).toBe(404);
});
