// A hub that is killed in each phase of a large mirror's life. Another hub does the same undisturbed.
import { cpSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from './support/client.ts';
import { makeEmpty, MirrorHub, NOTHING_LEFT, RECORDS, writeSource } from './support/mirrorHub.ts';
import type { Served, Sync } from './support/mirrorHub.ts';

/** When to kill a hub. */
type Moment = (hub: MirrorHub) => Promise<boolean>;

const inSync =
  (isSeen: (sync: Sync) => boolean): Moment =>
  async (hub) => {
    const sync = await hub.sync();
    return sync?.state === 'in_progress' && isSeen(sync);
  };
const inRun =
  (channel: string, phase: string): Moment =>
  async (hub) => {
    const run = await hub.newestRun(channel);
    return run?.state === 'in_progress' && run.phase === phase;
  };
/** A finished folder of a publication that clients may not see yet. */
const named =
  (channel: string, before: number): Moment =>
  async (hub) =>
    (await hub.folders(channel)).length > before;

const steps: {
  what: string;
  channels: string[];
  start: (hub: MirrorHub) => Promise<unknown>;
  /** For the numbers of served files by channel. */
  isSeen: (counts: number[]) => boolean;
  moments: Moment[];
}[] = [
  {
    what: 'the first sync and the first publication of a mirror',
    channels: ['big'],
    start: (hub) => hub.mirror(),
    isSeen: ([big]) => big! > 0,
    moments: [
      inSync(({ records_read: read }) => read > RECORDS / 3),
      inRun('big', 'Writing repodata'),
      named('big', 1),
    ],
  },
  {
    what: 'the first publication of a channel over it',
    channels: ['big', 'governed'],
    start: (hub) => hub.govern(),
    isSeen: ([, governed]) => governed! > 0,
    moments: [inRun('governed', 'Reading the channel'), named('governed', 0)],
  },
  {
    what: 'the run of a policy',
    channels: ['big', 'governed'],
    start: (hub) => hub.apply(),
    isSeen: ([big, governed]) => governed! < big!,
    moments: [inRun('governed', 'Writing repodata')],
  },
  {
    what: 'a later sync and its publications',
    channels: ['big', 'governed'],
    start: (hub) => hub.build(),
    isSeen: ([big, governed]) => big! > RECORDS && governed! > RECORDS * 0.9,
    moments: [
      inSync(({ records_read: read }) => read > RECORDS / 3),
      inRun('big', 'Writing repodata'),
      inRun('governed', 'Writing repodata'),
    ],
  },
];

/** Kills and restarts a hub at a moment. It may have finished before. */
async function killAt(hub: MirrorHub, moment: Moment, channels: readonly string[]): Promise<void> {
  while (!(await moment(hub))) if (await hub.isSettled(channels)) return;
  await hub.stop('SIGKILL');
  await hub.start();
}

describe('a hub that is killed', () => {
  const calm = new MirrorHub();
  const hub = new MirrorHub();
  const expected: Served[] = [];

  beforeAll(async () => {
    await makeEmpty(calm.data);
    cpSync(calm.data, hub.data, { recursive: true });
    for (const { source } of [calm, hub]) writeSource(source, 1);
    await calm.start();
    for (const { channels, start, isSeen } of steps) {
      await start(calm);
      expected.push(await calm.settled(channels, isSeen));
    }
    await calm.stop();
    await hub.start();
  }, 600_000);
  afterAll(async () => {
    await Promise.all([hub.stop(), calm.stop()]);
    for (const { data } of [hub, calm]) rmSync(data, { recursive: true, force: true });
  });

  test.each(steps)(
    'in $what: continues, and serves the same as an undisturbed one, without leftovers',
    async (step) => {
      const { channels, start, isSeen, moments } = step;
      await start(hub);
      for (const moment of moments) await killAt(hub, moment, channels);
      expect(await hub.settled(channels, isSeen)).toEqual(expected[steps.indexOf(step)]);
      // Replaced publications are removed after the switch.
      await until(
        'nothing is left of unfinished work',
        () => hub.leftovers(),
        (left) => JSON.stringify(left) === JSON.stringify(NOTHING_LEFT),
        20_000,
      );
    },
    600_000,
  );
});
