import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { MOST_UNCHECKED } from '@terrarium/domain/installability';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChannelRow } from '../channel/index.ts';
import { packed, unpackIds } from '../repo/index.ts';
import type { RunAnswer } from './appliedContract.ts';
import { lookExactly } from './exactInstallability.ts';
import { addFiles, startHub } from './hub.testing.ts';
import type { FileGiven, PolicyHub } from './hub.testing.ts';
import { exactOf } from './installability.ts';

let hub: PolicyHub;
beforeAll(async () => {
  hub = await startHub();
});
afterAll(() => hub.close());

/** gdal needs packages that exclude one another once the policy blocks the older tiff; raster needs gdal. */
const files: readonly FileGiven[] = [
  { name: 'gdal', license: 'MIT', depends: ['tiff', 'deflate >=2'] },
  { name: 'tiff', version: '1', license: 'GPL-3.0-only' },
  { name: 'tiff', version: '2', license: 'MIT', constrains: ['deflate <2'] },
  { name: 'deflate', version: '2', license: 'MIT' },
  { name: 'raster', license: 'MIT', depends: ['gdal'] },
  { name: 'clash', license: 'MIT', depends: ['tiff 2.*', 'deflate 2.*'] },
];
const parts = () => ({
  repo: hub.repo,
  impact: {
    exact: (channel: never, question: never) => Promise.resolve(exactOf(channel, allowedOf(channel), question)),
  },
});
const allowedOf = (channel: { publication: { allowed: Uint8Array } }): Uint8Array => channel.publication.allowed;
const now = new AbortController().signal;
const LOOK = 'exact-installability';

/** Makes the check of a channel wait for an hour, so that no other one is queued. */
async function noLook(channel: ChannelRow): Promise<string> {
  const later = { singletonKey: channel.id, startAfter: 3_600 };
  const waiting = await hub.core.jobs.enqueue(LOOK, { channelId: channel.id }, later);
  assert.ok(waiting, 'Nobody has asked for a look at this channel.');
  return waiting;
}

/**
 * Makes the current publication look like one without time for the exact answer.
 * The hub checks for those after each run, and the end of the previous run may still be pending: while a check waits
 * for an hour, no other one is queued in between.
 */
async function forget(channel: ChannelRow): Promise<{ publicationId: string; runId: string; waiting: string }> {
  const { db } = hub.core;
  const waiting = await noLook(channel);
  const { publication_id: publicationId } = await db
    .selectFrom('channel')
    .select('publication_id')
    .where('id', '=', channel.id)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('publication_installability')
    .set({ broken: 0, newly_broken: 0, unchecked: 5, lost_packages: [], is_exact: false, checked_to: 0 })
    .set({ before_ids: packed(new Float64Array()), broken_ids: packed(new Float64Array()) })
    .where('publication_id', '=', publicationId)
    .execute();
  const run = await db
    .selectFrom('policy_run')
    .select(['id', 'installability'])
    .where('publication_id', '=', publicationId)
    .executeTakeFirstOrThrow();
  const untold = run.installability!.map((told) => ({
    ...told,
    broken: 0,
    newly_broken: 0,
    unchecked: 5,
    lost_package_count: 0,
    newly_lost: [],
    newly_lost_count: 0,
    causes: [],
  }));
  await db
    .updateTable('policy_run')
    .set({ installability: JSON.stringify(untold) })
    .where('id', '=', run.id)
    .execute();
  return { publicationId: publicationId!, runId: run.id, waiting };
}

const stateOf = (publicationId: string) =>
  hub.core.db
    .selectFrom('publication_installability')
    .select(['broken', 'newly_broken', 'unchecked', 'lost_packages', 'is_exact', 'checked_to'])
    .where('publication_id', '=', publicationId)
    .executeTakeFirstOrThrow();
const aBroken = async (): Promise<ChannelRow> => {
  const channel = await hub.aChannel({ files });
  await hub.apply(channel, await hub.aPolicy({ license: { operator: 'not_in', values: ['GPL'] } }));
  return channel;
};
const runOf = async (channel: ChannelRow, id: string): Promise<RunAnswer> =>
  (await (
    await hub.member(`/api/organizations/${hub.acme.name}/channel-policies/${channel.name}/runs/${id}`)
  ).json()) as RunAnswer;

test('finds the exact answer for a whole channel after its publication, and shows it with the run', async () => {
  const channel = await aBroken();
  const { publicationId, runId } = await forget(channel);
  expect(await lookExactly(parts(), channel.id, now)).toBe(false);
  expect(await stateOf(publicationId)).toMatchObject({
    broken: 3,
    newly_broken: 2,
    unchecked: 0,
    lost_packages: ['gdal', 'raster'],
    is_exact: true,
  });
  expect((await runOf(channel, runId)).installability).toMatchObject([
    {
      broken: 3,
      newly_broken: 2,
      unchecked: 0,
      newly_lost: ['gdal', 'raster'],
      causes: [{ spec: null, rule: null, packages: ['gdal', 'raster'], package_count: 2 }],
    },
  ]);
  // Explaining a file gives the result immediately.
  const { publication, fileIds } = await hub.repo.index(channel.id);
  expect(publication!.installability[0]!.brokenIds).toHaveLength(2);
  expect(publication!.installability[0]!.beforeIds.every((id) => fileIds.includes(id))).toBe(true);
});

test('ignores files that only a label lists', async () => {
  const channel = await hub.aChannel({
    files: [...files, { name: 'needs', depends: ['candidate'] }, { name: 'candidate', depends: ['nothing'] }],
  });
  await hub.core.db
    .updateTable('channel_file_version')
    .set({ labels: ['rc'] })
    .where('channel_id', '=', channel.id)
    .where('name', 'in', ['candidate', 'clash'])
    .execute();
  await hub.apply(channel, await hub.aPolicy({ license: { operator: 'not_in', values: ['GPL'] } }));
  const { publicationId } = await forget(channel);
  expect(await lookExactly(parts(), channel.id, now)).toBe(false);
  // `needs` could not be installed without the policy either.
  expect(await stateOf(publicationId)).toMatchObject({ broken: 3, newly_broken: 2, unchecked: 0, is_exact: true });
});

test('keeps what was checked: another process continues there, and counts the rest', async () => {
  const channel = await aBroken();
  const { publicationId, runId } = await forget(channel);
  const looked: number[][] = [];
  const slow = {
    ...parts(),
    impact: {
      // Two records a slice.
      exact: (index: never, question: { records: Uint32Array }) => {
        looked.push([...question.records]);
        const records = question.records.slice(0, 2);
        return Promise.resolve(exactOf(index, allowedOf(index), { ...question, records } as never));
      },
    },
  };
  expect(await lookExactly(slow as never, channel.id, now, 0)).toBe(true);
  const first = await stateOf(publicationId);
  expect(first).toMatchObject({ is_exact: false, unchecked: 3 });
  expect((await runOf(channel, runId)).installability![0]!.unchecked).toBe(3);
  while (await lookExactly(slow as never, channel.id, now, 0));
  expect(await stateOf(publicationId)).toMatchObject({ is_exact: true, unchecked: 0, broken: 3 });
  // Nothing is looked at twice.
  expect(looked.map((records) => records.length)).toEqual([5, 3, 1]);
});

test('two processes checking at once lose nothing and report nothing twice, on each platform', async () => {
  const channel = await hub.aChannel({
    files: ['linux-64', 'win-64'].flatMap((subdir) => files.map((file) => ({ ...file, subdir }))),
  });
  await hub.apply(channel, await hub.aPolicy({ license: { operator: 'not_in', values: ['GPL'] } }));
  const { publicationId, runId } = await forget(channel);
  /**
   * A worker that was considered lost: it finishes its first slice, then stops until another worker has finished
   * everything.
   */
  const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const stalled = {
    ...parts(),
    impact: {
      exact: async (index: never, question: { records: Uint32Array }) => {
        const found = exactOf(index, allowedOf(index), { ...question, records: question.records.slice(0, 2) } as never);
        begun.resolve();
        await goOn.promise;
        return found;
      },
    },
  };
  const lost = lookExactly(stalled as never, channel.id, now);
  await begun.promise;
  expect(await lookExactly(parts(), channel.id, now)).toBe(false);
  const { db } = hub.core;
  const states = () =>
    db
      .selectFrom('publication_installability')
      .select(['platform', 'broken', 'newly_broken', 'unchecked', 'lost_packages', 'is_exact', 'checked_to'])
      .where('publication_id', '=', publicationId)
      .orderBy('platform')
      .execute();
  const found = await states();
  const whole = { broken: 3, newly_broken: 2, unchecked: 0, lost_packages: ['gdal', 'raster'], is_exact: true };
  expect(found).toMatchObject([
    { platform: 'linux-64', ...whole },
    { platform: 'win-64', ...whole },
  ]);
  goOn.resolve();
  expect(await lost).toBe(false);
  expect(await states()).toEqual(found);
  for (const told of (await runOf(channel, runId)).installability!)
    expect(told).toMatchObject({ newly_lost: ['gdal', 'raster'], newly_lost_count: 2, causes: [{ package_count: 2 }] });
});

test('another publication stops it, and keeps nothing of the old one', async () => {
  const channel = await aBroken();
  const { publicationId } = await forget(channel);
  const before = await stateOf(publicationId);
  const { publication } = await hub.repo.index(channel.id);
  expect(publication!.id).toBe(publicationId);
  const superseded = {
    ...parts(),
    impact: {
      exact: async (index: never, question: never) => {
        const admin = (await (await hub.admin('/api/account')).json()) as { id: string };
        await hub.policies.runs.ask(channel, admin.id);
        await hub.policies.runs.idle(channel.id);
        return exactOf(index, allowedOf(index), question);
      },
    },
  };
  expect(await lookExactly(superseded as never, channel.id, now)).toBe(false);
  expect(await stateOf(publicationId)).toEqual(before);
});

test('publishes without a policy before the exact check; then only unchecked files are checked', async () => {
  const channel = await hub.aChannel({ files: files.filter(({ name }) => name !== 'clash') });
  const waiting = await noLook(channel);
  const servedState = async () => {
    const { open_ids, before_ids, ...state } = await hub.core.db
      .selectFrom('channel')
      .innerJoin('publication_installability as told', 'told.publication_id', 'channel.publication_id')
      .innerJoin('policy_run as run', 'run.publication_id', 'channel.publication_id')
      .select(['told.publication_id', 'unchecked', 'broken', 'is_exact', 'open_ids', 'before_ids', 'installability'])
      .where('channel.id', '=', channel.id)
      .executeTakeFirstOrThrow();
    return { ...state, open: unpackIds(open_ids).length, dead: unpackIds(before_ids).length };
  };
  const comes = async (file: FileGiven): Promise<void> => {
    await addFiles(hub.channels, channel, [file]);
    await hub.policies.runs.idle(channel.id);
  };
  const unchecked = (count: number) => ({ installability: [expect.objectContaining({ unchecked: count })] });
  // One that can be installed, one with a dependency that doesn't exist, and one whose dependencies exclude one
  // another: only the last needs the exact check.
  await comes({ name: 'deflate', version: '3', license: 'MIT' });
  await comes({ name: 'lonely', depends: ['nothing'] });
  await comes({ name: 'clash', version: '1', depends: ['tiff 2.*', 'deflate 2.*'] });
  const first = await servedState();
  expect(first).toMatchObject({ is_exact: false, broken: 1, dead: 1, ...unchecked(first.unchecked) });
  expect(first.open).toBe(first.unchecked);
  expect(await hub.served(channel)).toContain('clash-1-h0_0.conda');
  // Another publication is made before the check: its files are checked together with the earlier ones.
  await comes({ name: 'clash', version: '2', depends: ['tiff 2.*', 'deflate 2.*'] });
  const second = await servedState();
  expect(second).toMatchObject({ is_exact: false, broken: 1, open: first.open + 1 });
  const onlyThese = {
    repo: { ...hub.repo, index: () => Promise.reject(new Error('No other file is looked at.')) },
    impact: parts().impact,
  };
  expect(await lookExactly(onlyThese as never, channel.id, now)).toBe(false);
  expect(await servedState()).toMatchObject({
    publication_id: second.publication_id,
    is_exact: true,
    broken: 3,
    dead: 3,
    open: 0,
    ...unchecked(0),
  });
  // What makes them installable is found, with what that rested on.
  await comes({ name: 'tiff', version: '2.1', license: 'MIT' });
  expect(await lookExactly(onlyThese as never, channel.id, now)).toBe(false);
  expect(await servedState()).toMatchObject({ is_exact: true, broken: 1, open: 0 });
  // If the earlier results are gone, every file is checked.
  await comes({ name: 'clash', version: '3', depends: ['tiff ==2', 'deflate 2.*'] });
  const { publication_id: last } = await servedState();
  rmSync(join(hub.core.config.dataDir, 'published', channel.id, last, 'contents.kept'));
  await expect(lookExactly(onlyThese as never, channel.id, now)).rejects.toThrow('No other file is looked at.');
  // No check since then: the hourly clean-up queues one.
  await hub.core.jobs.cancel(LOOK, waiting);
  await hub.policies.cleanUps!.find(({ name }) => name.startsWith('publications that were not looked at'))!.run(now);
  await expect.poll(async () => (await servedState()).is_exact, { timeout: 20_000 }).toBe(true);
  expect(await servedState()).toMatchObject({ publication_id: last, broken: 2, open: 0, ...unchecked(0) });
});

test('the hourly clean-up queues unchecked publications, and a job checks them', async () => {
  const channel = await aBroken();
  const { publicationId, waiting } = await forget(channel);
  await hub.core.jobs.cancel(LOOK, waiting);
  const cleanUp = hub.policies.cleanUps!.find(({ name }) => name.startsWith('publications that were not looked at'))!;
  await cleanUp.run(now);
  await expect.poll(async () => (await stateOf(publicationId)).is_exact, { timeout: 20_000 }).toBe(true);
  expect(await stateOf(publicationId)).toMatchObject({ broken: 3, unchecked: 0 });
});

test('platforms with too many unchecked files are left unchecked', async () => {
  const channel = await aBroken();
  const { publicationId, waiting } = await forget(channel);
  await hub.core.jobs.cancel(LOOK, waiting);
  const tooMany = MOST_UNCHECKED + 1;
  await hub.core.db
    .updateTable('publication_installability')
    .set({ unchecked: tooMany })
    .where('publication_id', '=', publicationId)
    .execute();
  expect(await hub.repo.answers.channels(channel.id)).toEqual([]);
  expect(await lookExactly(parts() as never, channel.id, now)).toBe(false);
  expect(await stateOf(publicationId)).toMatchObject({ unchecked: tooMany, is_exact: false });
});
