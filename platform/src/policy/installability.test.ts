import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChannelRow } from '../channel/index.ts';
import type { ExplanationAnswer } from './contract.ts';
import type { ImpactAnswer, RepairAnswer } from './impactContract.ts';
import type { RunAnswer } from './appliedContract.ts';
import { aDraft, startHub } from './hub.testing.ts';
import type { DraftGiven, FileGiven, PolicyHub } from './hub.testing.ts';

let hub: PolicyHub;
let base: string;
beforeAll(async () => {
  hub = await startHub();
  base = `/api/organizations/${hub.acme.name}`;
  await hub.composition.areas.advisory.advisories.importAdvisories([
    {
      id: 'CVE-2025-9900',
      score: 8.8,
      status: 'active',
      summary: 'Write what where',
      published: '2025-09-23',
      references: ['https://nvd.nist.gov/vuln/detail/CVE-2025-9900'],
      packages: [{ name: 'hot', ranges: [{ introduced: '0' }] }],
    },
  ]);
});
afterAll(() => hub.close());

const noGpl: DraftGiven = { license: { operator: 'not_in', values: ['GPL'] } };
const gpl = 'GPL-3.0-only';
const ask = async <T>(path: string, channel: ChannelRow, draft: DraftGiven, more: object = {}): Promise<T> => {
  const response = await hub.member(`${base}/repo-policies/${path}`, {
    method: 'POST',
    json: { channel: channel.name, filters: aDraft(draft), ...more },
  });
  expect(response.status).toBe(200);
  return (await response.json()) as T;
};
const installabilityOf = async (channel: ChannelRow, draft: DraftGiven) =>
  (await ask<ImpactAnswer>('impact', channel, draft)).installability!;

/** A library under the GPL at the bottom, what needs it at two steps, and bystanders. */
const tower: readonly FileGiven[] = [
  { name: 'libgcc', version: '14.1', license: gpl },
  { name: 'libgcc', version: '15.1', license: gpl },
  { name: 'numpy', version: '2.0', license: 'BSD-3-Clause', depends: ['libgcc >=14'] },
  { name: 'numpy', version: '2.1', license: 'BSD-3-Clause', depends: ['libgcc >=15'] },
  { name: 'scipy', version: '1.0', license: 'BSD-3-Clause', depends: ['numpy >=2'] },
  { name: 'six', version: '1.0', license: 'MIT', subdir: 'noarch' },
  { name: 'lonely', version: '1.0', license: 'MIT', depends: ['nowhere'] },
  { name: 'six', version: '1.0', build: 'w_0', license: 'MIT', subdir: 'win-64' },
];

test('a preview counts what stays and cannot be installed, by platform, with the packages that are lost and what it comes from', async () => {
  const channel = await hub.aChannel({ files: tower });
  const { by_platform, lost_package_count } = await installabilityOf(channel, noGpl);
  expect(lost_package_count).toBe(2);
  expect(by_platform).toEqual([
    {
      platform: 'linux-64',
      allowed: 5,
      broken: 4,
      newly_broken: 3,
      unchecked: 0,
      lost_package_count: 2,
      lost_packages: [
        {
          name: 'numpy',
          files: 2,
          detail:
            'numpy 2.1 can’t be installed on linux-64: it needs libgcc >=15, but the only matching file is blocked by the policy (License not in GPL).',
        },
        {
          name: 'scipy',
          files: 1,
          detail:
            'scipy 1.0 can’t be installed on linux-64: it needs numpy >=2, numpy needs libgcc >=15, but the only matching file is blocked by the policy (License not in GPL).',
        },
      ],
      root_causes: [
        { spec: 'libgcc >=15', rule: 'License not in GPL', refused: 1, files: 2, packages: 2 },
        { spec: 'libgcc >=14', rule: 'License not in GPL', refused: 2, files: 1, packages: 1 },
      ],
    },
    expect.objectContaining({ platform: 'win-64', allowed: 2, broken: 0, newly_broken: 0, root_causes: [] }),
  ]);
});

test("packages broken before aren't blamed on the policy, and excluded platforms lose nothing", async () => {
  const channel = await hub.aChannel({ files: tower });
  const open = await installabilityOf(channel, {});
  expect(open.by_platform[0]).toMatchObject({ broken: 1, newly_broken: 0, lost_packages: [], root_causes: [] });
  const windows = await installabilityOf(channel, {
    ...noGpl,
    platform: { operator: 'in', values: ['win-64', 'noarch'] },
  });
  expect(windows.by_platform.map(({ platform }) => platform)).toEqual(['win-64']);
});

test("constraints count: a file that excludes everything else can't be installed", async () => {
  const channel = await hub.aChannel({
    files: [
      { name: 'gdal', license: 'MIT', depends: ['tiff', 'deflate >=2'] },
      { name: 'tiff', version: '1', license: gpl },
      { name: 'tiff', version: '2', license: 'MIT', constrains: ['deflate <2'] },
      { name: 'deflate', version: '2', license: 'MIT' },
    ],
  });
  const {
    by_platform: [linux],
  } = await installabilityOf(channel, noGpl);
  expect(linux).toMatchObject({
    broken: 1,
    newly_broken: 1,
    lost_packages: [{ name: 'gdal' }],
    root_causes: [{ spec: null, rule: null, files: 1, packages: 1 }],
  });
});

test('the fewest exceptions are proposed, with what each lets in and what comes back; of two ways the one without a CVE', async () => {
  const channel = await hub.aChannel({
    files: [
      ...tower,
      { name: 'app', license: 'MIT', depends: ['engine'] },
      { name: 'engine', version: '1', license: 'MIT', depends: ['hot'] },
      { name: 'engine', version: '2', license: 'MIT', depends: ['cold'] },
      { name: 'hot', license: gpl },
      { name: 'cold', license: gpl },
    ],
  });
  const found = await ask<RepairAnswer>('repair', channel, noGpl);
  expect(found).toMatchObject({
    channel: channel.name,
    exceptions: [
      { name: 'cold', spec: 'cold', files: 1, reason: 'License GPL', worst_score: null, exploited: false },
      { name: 'libgcc', spec: 'libgcc', files: 2, reason: 'License GPL', worst_score: null, exploited: false },
    ],
    proved_smallest: true,
    timed_out: false,
    target_count: 4,
    revived_files: 5,
    lost_before: 4,
    still_lost: 0,
    not_repairable: [],
  });
  // What is proposed repairs: the draft with it loses nothing.
  const specs = found.exceptions.map(({ spec }) => spec);
  expect(await installabilityOf(channel, { ...noGpl, exclusions: specs })).toMatchObject({ lost_package_count: 0 });
  expect(await ask<RepairAnswer>('repair', channel, noGpl, { never: ['COLD', 'libgcc'] })).toMatchObject({
    exceptions: [{ name: 'hot', worst_score: 8.8 }],
    still_lost: 2,
    not_repairable: ['numpy', 'scipy'],
  });
});

test('a policy that breaks nothing needs no exceptions, one that removes everything leaves nothing to count', async () => {
  const channel = await hub.aChannel({ files: tower });
  expect(await ask<RepairAnswer>('repair', channel, {})).toMatchObject({
    exceptions: [],
    proved_smallest: true,
    target_count: 0,
    revived_files: 0,
  });
  expect(await installabilityOf(channel, { names: { operator: 'in', values: ['absent'] } })).toEqual({
    by_platform: [],
    lost_package_count: 0,
    probes: [],
  });
});

const explained = async (channel: ChannelRow, file: string): Promise<ExplanationAnswer> => {
  const response = await hub.member(`${base}/channels/${channel.name}/files/linux-64/${file}/explain`);
  expect(response.status).toBe(200);
  return (await response.json()) as ExplanationAnswer;
};

/** `app` 2 needs a package that the policy blocks, `app` 1 doesn't; the newest version of `tool` is blocked. */
const mixed: readonly FileGiven[] = [
  ...tower,
  { name: 'app', version: '1.0', license: 'MIT' },
  { name: 'app', version: '2.0', license: 'MIT', depends: ['libgcc'] },
  { name: 'tool', version: '1.0', license: 'MIT' },
  { name: 'tool', version: '2.0', license: 'MIT', depends: ['libgcc'] },
  { name: 'tool', version: '3.0', license: gpl },
];

test('a run reports what can be installed of its result and which packages it lost, the next one which came back', async () => {
  const channel = await hub.aChannel({ files: mixed });
  const run = await hub.apply(channel, await hub.aPolicy(noGpl));
  expect(run.installability).toEqual([
    {
      platform: 'linux-64',
      allowed: 9,
      broken: 6,
      newly_broken: 5,
      unchecked: 0,
      lost_package_count: 2,
      newly_lost: ['numpy', 'scipy'],
      newly_lost_count: 2,
      causes: [{ spec: 'libgcc >=15', rule: 'License not in GPL', packages: ['numpy', 'scipy'], package_count: 2 }],
      regained: [],
      regained_count: 0,
    },
    expect.objectContaining({ platform: 'win-64', broken: 0, newly_lost: [] }),
  ]);
  // The organization's changes, its audit log and its webhooks hear of it.
  const changes = (await (await hub.admin(`${base}/changes`)).json()) as { items: { kind: string; text: string }[] };
  expect(JSON.stringify(changes.items)).toContain(
    `made 2 packages in ${channel.name} uninstallable (on linux-64 numpy, scipy: no installable package matches libgcc >=15)`,
  );
  const notices = async (): Promise<string> =>
    (await hub.admin(`/repo/${channel.organization_name}/${channel.name}/notices.json`)).text();
  expect(await notices()).toContain(
    `Allowed in ${channel.organization_name}/${channel.name}, but can't be installed because policy`,
  );
  expect(await notices()).toContain(
    "blocks dependencies: on linux-64 numpy, scipy (mostly missing 'libgcc >=15'). Details and alternatives: ",
  );
  const replaced = await hub.admin(`${base}/channel-policies/${channel.name}/current`, {
    method: 'PUT',
    json: { policy_id: (await hub.aPolicy({ ...noGpl, exclusions: ['libgcc'] })).id },
  });
  const { id } = (await replaced.json()) as RunAnswer;
  await hub.policies.runs.idle(channel.id);
  const repaired = await hub.admin(`${base}/channel-policies/${channel.name}/runs/${id}`);
  expect(((await repaired.json()) as RunAnswer).installability![0]).toMatchObject({
    newly_broken: 0,
    newly_lost: [],
    regained: ['numpy', 'scipy'],
    regained_count: 2,
  });
  expect(await notices()).not.toContain('cannot be installed');
});

test('never recommends what no client can install: in explanations, yanks, packages, or other channels', async () => {
  const lonely = (version: string): FileGiven => ({ name: 'lonely', version, license: 'MIT', depends: ['nowhere'] });
  const files = [lonely('1.0'), lonely('1.1'), { name: 'whole', version: '1.0' }];
  const channel = await hub.aChannel({ files });
  const other = await hub.aChannel({ files: [{ name: 'lonely', version: '3.0' }] });
  const artifact = async (name: string, of = channel) =>
    (await (await hub.member(`${base}/channels/${of.name}/artifacts/conda/${name}`)).json()) as {
      latest_allowed_version: string;
      latest_installable_version: string | null;
    };
  for (const version of ['1.0', '1.1'])
    expect(await explained(channel, `lonely-${version}-h0_0.conda`)).toMatchObject({
      decision: 'allowed',
      installable: [{ platform: 'linux-64', state: 'uninstallable', before: true }],
      nearest_allowed_version: null,
      alternative_version: null,
    });
  expect(await artifact('lonely')).toMatchObject({ latest_allowed_version: '1.1', latest_installable_version: null });
  expect(await artifact('whole')).toMatchObject({ latest_installable_version: '1.0' });
  const alternatives = async (of: ChannelRow) =>
    (
      (await (await hub.member(`${base}/channels/${of.name}/artifacts/conda/lonely/alternatives`)).json()) as {
        items: { channel: string }[];
      }
    ).items.map((one) => one.channel);
  expect(await alternatives(channel)).toContain(other.name);
  expect(await alternatives(other)).not.toContain(channel.name);
  const yanked = await hub.admin(`${base}/channels/${channel.name}/files/linux-64/lonely-1.1-h0_0.conda/withdrawal`, {
    method: 'PUT',
    json: { kind: 'yanked', reason: 'Broken' },
  });
  expect(yanked.status).toBe(200);
  await hub.policies.runs.idle(channel.id);
  expect(await explained(channel, 'lonely-1.1-h0_0.conda')).toMatchObject({
    decision: 'refused',
    nearest_allowed_version: null,
    alternative_version: null,
  });
});

test("an explanation says that an allowed file can't be installed, why, and the newest version that can; a block never points to a broken one", async () => {
  const channel = await hub.aChannel({ files: mixed });
  await hub.apply(channel, await hub.aPolicy(noGpl));
  expect(await explained(channel, 'app-2.0-h0_0.conda')).toMatchObject({
    decision: 'allowed',
    installable: [
      {
        platform: 'linux-64',
        state: 'uninstallable',
        before: false,
        detail:
          'app 2.0 can’t be installed on linux-64: it needs libgcc, but all 2 matching files are blocked by the policy (License not in GPL).',
      },
    ],
    alternative_version: '1.0',
  });
  expect(await explained(channel, 'app-1.0-h0_0.conda')).toMatchObject({
    installable: [{ platform: 'linux-64', state: 'installable', detail: null }],
    alternative_version: null,
  });
  expect(await explained(channel, 'lonely-1.0-h0_0.conda')).toMatchObject({
    installable: [
      {
        state: 'uninstallable',
        before: true,
        detail: 'lonely 1.0 can’t be installed on linux-64: it needs nowhere, which isn’t in the channel.',
      },
    ],
  });
  expect(await explained(channel, 'tool-3.0-h0_0.conda')).toMatchObject({
    decision: 'refused',
    nearest_allowed_version: '1.0',
    alternative_version: '1.0',
    installable: [],
  });
  const refusal = await hub.admin(`/repo/${channel.organization_name}/${channel.name}/linux-64/tool-3.0-h0_0.conda`);
  expect(refusal.status).toBe(403);
  expect(await refusal.text()).toContain('Closest allowed version: 1.0 (conda install tool=1.0).');
});

test('files that cannot be installed are served unless the channel hides them; hidden is not refused', async () => {
  const channel = await hub.aChannel({ files: mixed });
  await hub.apply(channel, await hub.aPolicy(noGpl));
  const listed = async (file: string): Promise<string[]> => {
    const response = await hub.admin(`/repo/${channel.organization_name}/${channel.name}/linux-64/${file}`);
    return Object.keys(((await response.json()) as { 'packages.conda': object })['packages.conda']).sort();
  };
  expect(await listed('repodata.json')).toHaveLength(8);
  // A file that the policy broke isn't chosen as the newest; one that is broken without the policy may get its
  // dependencies from another channel.
  expect(await listed('current_repodata.json')).toEqual([
    'app-1.0-h0_0.conda',
    'lonely-1.0-h0_0.conda',
    'tool-1.0-h0_0.conda',
  ]);
  const set = (brokenFiles: string, send = hub.admin) =>
    send(`${base}/channels/${channel.name}`, { method: 'PATCH', json: { broken_files: brokenFiles } });
  expect((await set('hide', hub.member)).status).toBe(403);
  expect((await set('lose')).status).toBe(422);
  expect(await (await set('hide')).json()).toMatchObject({ broken_files: 'hide' });
  await hub.policies.runs.idle(channel.id);
  expect(await listed('repodata.json')).toEqual(['app-1.0-h0_0.conda', 'tool-1.0-h0_0.conda']);
  const hidden = await hub.admin(`/repo/${channel.organization_name}/${channel.name}/linux-64/app-2.0-h0_0.conda`);
  expect(hidden.status).not.toBe(403);
  await set('serve');
  await hub.policies.runs.idle(channel.id);
  expect(await listed('repodata.json')).toHaveLength(8);
});
