import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChannelRow } from '../channel/index.ts';
import { newId } from '../db/index.ts';
import type { RunAnswer } from '../policy/appliedContract.ts';
import { startHub } from '../policy/hub.testing.ts';
import type { FileGiven, PolicyHub } from '../policy/hub.testing.ts';
import type { ChannelProbesAnswer } from './contract.ts';

let hub: PolicyHub;
let base: string;
let adminId: string;
beforeAll(async () => {
  hub = await startHub();
  base = `/api/organizations/${hub.acme.name}`;
  adminId = ((await (await hub.admin('/api/account')).json()) as { id: string }).id;
});
afterAll(() => hub.close());

const gpl = 'GPL-3.0-only';
const tower: readonly FileGiven[] = [
  { name: 'libgcc', version: '14.1', license: gpl },
  { name: 'numpy', version: '2.0', license: 'BSD-3-Clause', depends: ['libgcc >=14'] },
  { name: 'scipy', version: '1.0', license: 'BSD-3-Clause', depends: ['numpy >=2'] },
  { name: 'six', version: '1.0', license: 'MIT' },
];
const science = { label: 'science', specs: ['scipy', 'numpy >=2'] };
const probesOf = (channel: ChannelRow): string => `${base}/channels/${channel.name}/probes`;
const put = (channel: ChannelRow, json: object, send = hub.admin) => send(probesOf(channel), { method: 'PUT', json });

/** Saves probes and waits for the run that answers them. */
async function withProbes(channel: ChannelRow, json: object): Promise<ChannelProbesAnswer> {
  expect((await put(channel, json)).status).toBe(200);
  await hub.policies.runs.idle(channel.id);
  return (await (await hub.member(probesOf(channel))).json()) as ChannelProbesAnswer;
}

async function lastRun(channel: ChannelRow): Promise<RunAnswer> {
  const runs = (await (await hub.member(`${base}/channel-policies/${channel.name}/runs`)).json()) as {
    items: RunAnswer[];
  };
  return runs.items[0]!;
}

/** Applies a policy and waits until its run has ended, whatever became of it. */
async function tryPolicy(channel: ChannelRow, policyId: string): Promise<RunAnswer> {
  const response = await hub.admin(`${base}/channel-policies/${channel.name}/current`, {
    method: 'POST',
    json: { policy_id: policyId },
  });
  expect(response.status).toBe(202);
  await hub.policies.runs.idle(channel.id);
  return lastRun(channel);
}

const mailsAbout = (channel: ChannelRow) =>
  hub.core.db
    .selectFrom('outbox_mail')
    .select(['subject', 'body', 'recipient'])
    .where('subject', 'like', `%/${channel.name}:%`)
    .execute();

test('a channel answers its probes after each publication, with the reason of what fails', async () => {
  const channel = await hub.aChannel({ files: tower });
  const told = await withProbes(channel, {
    probes: [science, { label: 'absent', specs: ['absent'], required: false }],
    most_needed: 1,
  });
  expect(told).toEqual({
    when_failing: 'warn',
    most_needed: 1,
    environments: false,
    probes: [
      { ...science, platforms: [], required: true },
      { label: 'absent', specs: ['absent'], platforms: [], required: false },
    ],
    answers: [
      { label: 'science', required: true, platform: 'linux-64', ok: true, detail: null },
      {
        label: 'absent',
        required: false,
        platform: 'linux-64',
        ok: false,
        detail: 'No package in the channel matches ‘absent’ on linux-64.',
      },
      expect.objectContaining({ required: false, ok: true, label: expect.stringMatching(/^(libgcc|numpy)$/) }),
    ],
  });
});

test('a channel that warns publishes; the run names the probes, and other admins are notified once per cause', async () => {
  const channel = await hub.aChannel({ files: tower });
  await withProbes(channel, { probes: [science] });
  const second = await hub.aUser({ email: `eve-${channel.name}@example.org` });
  await hub.core.db
    .insertInto('membership')
    .values({ organization_id: hub.acme.id, user_id: second.id, role: 'admin' })
    .execute();
  const policy = await hub.aPolicy({ license: { operator: 'not_in', values: ['GPL'] } });
  const run = await tryPolicy(channel, policy.id);
  expect(run).toMatchObject({
    state: 'done',
    is_held: false,
    failing_probes: [{ label: 'science', platform: 'linux-64', ok: false }],
    installability: [
      {
        newly_lost_count: 2,
        causes: [{ spec: 'libgcc >=14', rule: 'License not in GPL', packages: ['numpy', 'scipy'], package_count: 2 }],
      },
    ],
  });
  const mails = await mailsAbout(channel);
  expect(mails.map(({ recipient }) => recipient)).toEqual([second.email]);
  expect(mails[0]!.subject).toBe(
    `${hub.acme.name}/${channel.name}: 2 packages can no longer be installed, 1 check failed`,
  );
  expect(mails[0]!.body).toContain(
    'No installable package matches libgcc >=14 (License not in GPL):\n    numpy, scipy',
  );
  expect(mails[0]!.body).toContain('science on linux-64: ');
  // What failed already is not told again.
  await withProbes(channel, { probes: [science] });
  expect(await mailsAbout(channel)).toHaveLength(1);
});

test('registered environments are asked for what they have of the channel, with the Python that they have, and only warn', async () => {
  const python = (version: string, more: Partial<FileGiven> = {}): FileGiven => ({ name: 'python', version, ...more });
  const channel = await hub.aChannel({
    files: [...tower, python('3.12.1', { license: 'PSF-2.0' }), python('3.13.1', { license: gpl })],
  });
  const register = async (name: string, platform: string, packages: object[]): Promise<void> => {
    await hub.core.db
      .insertInto('environment')
      .values({
        id: newId(),
        organization_id: hub.acme.id,
        name: `${name} ${channel.name}`,
        prefix: `/home/ada/${name}`,
        device: 'laptop',
        platform,
        packages: JSON.stringify(packages),
        package_count: packages.length,
      })
      .execute();
  };
  const held = (name: string, version: string, from = 'conda-forge') => ({ name, version, channel: from });
  await register('science', 'linux-64', [held('SciPy', '0.9'), held('elsewhere', '1'), held('libgcc', '1', 'pypi')]);
  await register('next', 'linux-64', [held('python', '3.13.0'), held('six', '1')]);
  await register('other', 'osx-arm64', [held('six', '1')]);
  await register('foreign', 'linux-64', [held('elsewhere', '1')]);
  const own = ({ answers }: ChannelProbesAnswer) =>
    answers.filter(({ label }) => label.endsWith(`${channel.name} on laptop`));
  const label = (name: string): string => `${name} ${channel.name} on laptop`;
  const told = await withProbes(channel, { when_failing: 'hold', environments: true });
  expect(told.environments).toBe(true);
  expect(own(told).map(({ label: of, ok, required }) => [of, ok, required])).toEqual(
    expect.arrayContaining([
      [label('science'), true, false],
      [label('next'), true, false],
    ]),
  );
  expect(own(told)).toHaveLength(2);
  const run = await tryPolicy(channel, (await hub.aPolicy({ license: { operator: 'not_in', values: ['GPL'] } })).id);
  expect(run).toMatchObject({ state: 'done', is_held: false });
  const failing = run.failing_probes.filter(({ label: of }) => of.endsWith(`${channel.name} on laptop`));
  expect(failing.map(({ label: of }) => of).sort()).toEqual([label('next'), label('science')]);
  expect(failing.find(({ label: of }) => of === label('next'))!.detail).toContain('‘python 3.13.*’');
  await hub.core.db.deleteFrom('environment').where('organization_id', '=', hub.acme.id).execute();
});

test('a channel that holds keeps its content until an admin publishes anyway', async () => {
  const channel = await hub.aChannel({ files: tower });
  await withProbes(channel, { when_failing: 'hold', probes: [science] });
  const policy = await hub.aPolicy({ license: { operator: 'not_in', values: ['GPL'] } });
  const run = await tryPolicy(channel, policy.id);
  expect(run).toMatchObject({
    state: 'failed',
    phase: 'On hold',
    is_held: true,
    failing_probes: [{ label: 'science' }],
  });
  expect(run.error).toContain('science on linux-64: ');
  expect(await hub.served(channel)).toContain('libgcc-14.1-h0_0.conda');
  // Held for the same reason again: no second mail.
  const told = (await mailsAbout(channel)).length;
  await hub.policies.runs.ask(channel, adminId);
  await hub.policies.runs.idle(channel.id);
  expect(await lastRun(channel)).toMatchObject({ is_held: true });
  expect(await mailsAbout(channel)).toHaveLength(told);

  const newest = await lastRun(channel);
  const release = (id: string, send = hub.admin) =>
    send(`${base}/channel-policies/${channel.name}/runs/${id}/publish`, { method: 'POST' });
  expect((await release(newest.id, hub.member)).status).toBe(403);
  expect((await release(run.id)).status).toBe(409);
  expect((await release(newest.id)).status).toBe(202);
  await hub.policies.runs.idle(channel.id);
  expect(await hub.served(channel)).not.toContain('libgcc-14.1-h0_0.conda');
  const done = await lastRun(channel);
  expect(done).toMatchObject({ state: 'done', is_held: false, failing_probes: [{ label: 'science' }] });
  expect((await release(done.id)).status).toBe(409);
  // What fails since is nothing new: the next publication goes through.
  await hub.policies.runs.ask(channel, adminId);
  await hub.policies.runs.idle(channel.id);
  expect(await lastRun(channel)).toMatchObject({ state: 'done' });
});

test("a probe that fails already, or isn't required, doesn't hold a run", async () => {
  const channel = await hub.aChannel({ files: tower });
  await withProbes(channel, {
    when_failing: 'hold',
    probes: [
      { ...science, required: false },
      { label: 'never', specs: ['never-was'] },
    ],
  });
  const policy = await hub.aPolicy({ license: { operator: 'not_in', values: ['GPL'] } });
  expect(await tryPolicy(channel, policy.id)).toMatchObject({ state: 'done', is_held: false });
});

test('members can read probes but not change them; invalid values are rejected with their location', async () => {
  const channel = await hub.aChannel({ files: tower });
  expect((await put(channel, { probes: [] }, hub.member)).status).toBe(403);
  expect((await hub.stranger(probesOf(channel))).status).toBe(404);
  const places = async (json: object): Promise<unknown> => {
    const response = await put(channel, json);
    expect(response.status).toBe(422);
    return ((await response.json()) as { detail: { loc: unknown }[] }).detail.map(({ loc }) => loc);
  };
  expect(await places({ probes: [{ label: 'x', specs: ['a b c d =='] }] })).toEqual([
    ['body', 'probes', 0, 'specs', 0],
  ]);
  expect(await places({ probes: [science, science] })).toEqual([['body', 'probes', 1, 'label']]);
  expect(await places({ probes: [{ label: 'x', specs: [] }] })).toEqual([['body', 'probes', 0, 'specs']]);
  expect(await places({ probes: [{ ...science, platforms: ['Linux 64'] }] })).toEqual([
    ['body', 'probes', 0, 'platforms', 0],
  ]);
  expect(await places({ most_needed: 201 })).toEqual([['body', 'most_needed']]);
});
