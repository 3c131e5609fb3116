/**
 * Runs and a crash of the process: the old content stays served, nothing is half-written, and the run is completed
 * after a restart.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { briefly } from '../testing/shortLived.ts';
import { copyTemplate } from '../testing/template.ts';
import { startHub } from './hub.testing.ts';
import type { PolicyHub } from './hub.testing.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** Runs the victim on a data folder until it has killed itself at a point of a run. */
async function dieAt(
  point: 'reading' | 'writing' | 'publishing',
): Promise<{ dataDir: string; channelId: string; policyId: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'terrarium-restart-'));
  folders.push(dataDir);
  await copyTemplate(dataDir);
  const child = spawn(
    process.execPath,
    [...briefly, fileURLToPath(new URL('./victim.testing.ts', import.meta.url)), dataDir, point],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  const signal = await new Promise((resolve) => child.once('close', (_code, by) => resolve(by)));
  expect(signal).toBe('SIGKILL');
  const made = JSON.parse(out) as { channelId: string; policyId: string };
  return { dataDir, ...made };
}

const names = async (hub: PolicyHub, channelId: string): Promise<string[]> => {
  const channel = (await hub.channels.channelById(channelId))!;
  return hub.served(channel);
};

for (const point of ['reading', 'writing', 'publishing'] as const) {
  test(`a process killed while it is ${point}: the old repodata is served, and the run is done after the restart`, async () => {
    const { dataDir, channelId, policyId } = await dieAt(point);
    const hub = await startHub({ dataDir, config: { durable: true } });
    try {
      const { db } = hub.core;
      const first = await names(hub, channelId);
      const [run] = await db
        .selectFrom('policy_run')
        .selectAll()
        .where('channel_id', '=', channelId)
        .where('reason', '=', 'applied')
        .execute();
      // The content is consistent at any moment: everything until the run is done, then only what the policy allows.
      expect([300, 200]).toContain(first.length);
      if (first.length === 300) expect(run!.policy_id).toBe(policyId);
      await hub.policies.runs.idle(channelId);
      expect(await names(hub, channelId)).toHaveLength(200);
      const runs = await db
        .selectFrom('policy_run')
        .selectAll()
        .where('channel_id', '=', channelId)
        .orderBy('id')
        .execute();
      expect(runs.filter(({ state }) => state !== 'done')).toEqual([]);
      expect(runs.filter(({ reason }) => reason === 'applied')).toMatchObject([
        { removed_count: 100, policy_id: policyId, publication_id: expect.any(String) as string },
      ]);
      expect(runs.at(-1)!.reason).toBe('applied');
      expect(
        await db
          .selectFrom('channel_policy')
          .select('in_force_since')
          .where('channel_id', '=', channelId)
          .executeTakeFirst(),
      ).toMatchObject({ in_force_since: expect.any(Date) as Date });
      expect(await readdir(join(dataDir, 'published', 'tmp')).catch(() => [])).toEqual([]);
      expect(await db.selectFrom('policy_run_request').selectAll().execute()).toEqual([]);
    } finally {
      await hub.close();
    }
  });
}

test('a hub that is stopped in the middle of a run puts it back and does it after the restart', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'terrarium-restart-'));
  folders.push(dataDir);
  await copyTemplate(dataDir);
  const before = await startHub({ dataDir });
  const channel = await before.aChannel({
    files: [
      { name: 'a', license: 'MIT' },
      { name: 'b', license: 'GPL-3.0-only' },
    ],
  });
  const policy = await before.aPolicy({ license: { operator: 'not_in', values: ['GPL'] } });
  const original = before.repo.publish;
  const begun = new Promise<void>((resolve) => {
    before.repo.publish = (channelId, request) =>
      original(channelId, {
        ...request,
        onProgress: () => {
          resolve();
          void before.close();
        },
      });
  });
  await before.policies.runs.apply(
    channel,
    policy.id,
    'applied',
    (await before.core.db.selectFrom('app_user').select('id').executeTakeFirstOrThrow()).id,
  );
  await begun;
  await before.close();
  const after = await startHub({ dataDir });
  try {
    await after.policies.runs.idle(channel.id);
    const runs = await after.core.db
      .selectFrom('policy_run')
      .select(['reason', 'state'])
      .where('channel_id', '=', channel.id)
      .where('reason', '=', 'applied')
      .execute();
    expect(runs).toEqual([{ reason: 'applied', state: 'done' }]);
    expect(await after.served(channel)).toEqual(['a-1.0-h0_0.conda']);
  } finally {
    await after.close();
  }
});
