// A disk that fills up while a large mirror is synced and published.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from './support/client.ts';
import { makeEmpty, MirrorHub, NOTHING_LEFT, RECORDS, writeSource } from './support/mirrorHub.ts';

/** Bytes that a full disk has left: enough for a few rows, but not for a mirror. */
const LEFT = 2 * 1024 ** 2;
/** Bytes that are enough for the rows of a channel, but not for the first row in the table of syncs. */
const LEFT_FOR_CHANNEL = 256 * 1024;
/** A disk of its own. */
const disk = mkdtempSync(join(tmpdir(), 'terrarium-disk-'));
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=700', 'terrarium', disk], {
  encoding: 'utf8',
});
/** Why no disk can be filled; null if one can. */
const missing =
  mounted.status === 0 ? null : `a disk can't be mounted: ${mounted.stderr || String(mounted.error?.message)}`;
if (missing) console.warn(`A full disk is not tested: ${missing}`);

describe.skipIf(missing !== null)(`a full disk${missing ? ` (skipped: ${missing})` : ''}`, () => {
  const source = mkdtempSync(join(tmpdir(), 'terrarium-source-'));
  const hub = new MirrorHub(join(disk, 'data'), source);
  const ballast = join(disk, 'ballast');
  /** Fills the disk, except for a few bytes, although the hub also writes. */
  const fill = (left = LEFT): void => {
    const { bavail, bsize } = statfsSync(disk);
    const size = bavail * bsize - left;
    try {
      writeFileSync(ballast, Buffer.alloc(size));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      truncateSync(ballast, size - left);
    }
  };
  const makeRoom = (): void => rmSync(ballast);
  /** Number of files in the index that clients read. */
  const listed = async (channel: string): Promise<number> => {
    const counts = await hub.served([channel]);
    return Object.entries(counts).reduce((sum, [path, count]) => sum + (path.endsWith('files') ? Number(count) : 0), 0);
  };

  beforeAll(async () => {
    await makeEmpty(hub.data);
    writeSource(source, 1);
    await hub.start();
  }, 300_000);
  afterAll(async () => {
    await hub.stop();
    spawnSync('umount', [disk]);
    for (const folder of [disk, source]) rmSync(folder, { recursive: true, force: true });
  });

  test('when a mirror is created: its sync starts when there is room', { timeout: 300_000 }, async () => {
    fill(LEFT_FOR_CHANNEL);
    await hub.mirror('early');
    makeRoom();
    const sync = await until(
      'the sync is done',
      () => hub.sync('early'),
      (last) => last?.state === 'done',
    );
    expect(sync?.error).toBe(null);
    expect(await listed('early')).toBe(RECORDS);
  });

  test(
    'during the first sync of a mirror: it says so, serves no half, and continues when there is room',
    { timeout: 300_000 },
    async () => {
      fill();
      await hub.mirror();
      const failed = await until(
        'the sync fails',
        () => hub.sync(),
        (last) => last?.state === 'failed',
      );
      // The space that is reserved for the log can suffice for the tables.
      const run = await hub.newestRun('big');
      expect([failed!.error, run!.error]).toContainEqual(
        expect.stringMatching(/^The hub's disk is full.*Free up space/),
      );
      expect(await listed('big')).toBe(0);
      expect(await hub.isHealthy('Package files')).toBe(false);
      makeRoom();
      await hub.settled(['big'], ([count]) => count === RECORDS);
      expect(await listed('big')).toBe(RECORDS);
    },
  );

  test(
    'during a publication: it says so, serves the previous one, and continues when there is room',
    { timeout: 300_000 },
    async () => {
      await hub.govern();
      await hub.settled(['governed'], ([count]) => count === RECORDS);
      fill();
      await hub.apply();
      const failed = await until(
        'the run fails',
        () => hub.newestRun('governed'),
        (run) => run?.state === 'failed',
      );
      expect(failed!.error).toBe(
        "The hub's disk is full, so the repodata couldn't be written. Free up space. Then the hub tries again. The channel keeps serving the previous version.",
      );
      expect(await listed('governed')).toBe(RECORDS);
      makeRoom();
      await hub.settled(['governed'], ([count]) => count! < RECORDS);
      expect(await hub.leftovers()).toEqual(NOTHING_LEFT);
    },
  );
});
