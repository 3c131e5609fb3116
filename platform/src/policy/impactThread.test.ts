import { ChannelRecordsBuilder, emptyFilters, noAdvisories } from '@terrarium/domain/policy';
import type { ChannelRecords } from '@terrarium/domain/policy';
import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ImpactThread } from './impactThread.ts';

const thread = new ImpactThread();
const started: Worker[] = [];
const note = (worker: Worker): void => void started.push(worker);

beforeEach(() => {
  process.on('worker', note);
});

afterEach(async () => {
  vi.useRealTimers();
  process.off('worker', note);
  started.length = 0;
  await thread.stop();
});

function someRecords(): ChannelRecords {
  const builder = new ChannelRecordsBuilder();
  for (let i = 0; i < 2_001; i++)
    builder.add({ name: `p${i}`, version: '1', build: '0', build_number: 0, subdir: 'noarch' });
  return builder.build();
}

async function preview(records: ChannelRecords): Promise<number> {
  const { length } = records;
  const served = { allowed: new Uint8Array(length).fill(1), rule: new Uint16Array(length) };
  const { served_after: count } = await thread.numbers(
    { records, advisories: noAdvisories(length), withdrawn: new Uint8Array(length), companions: null },
    {
      filters: emptyFilters(),
      granted: [],
      before: { ...served, filters: null, granted: [] },
      legacy: null,
      probes: [],
      environments: [],
      packages: 1,
      now: 0,
    },
    AbortSignal.timeout(60_000),
  );
  return count;
}

test('an idle thread ends, and the next preview starts one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const records = someRecords();
  const first = await preview(records);
  vi.advanceTimersByTime(4 * 60_000);
  expect(await preview(records)).toBe(first);
  vi.advanceTimersByTime(4 * 60_000);
  expect(started).toHaveLength(1);
  const end = once(started[0]!, 'exit');
  vi.advanceTimersByTime(60_000);
  await end;
  expect(await preview(records)).toBe(first);
  expect(started).toHaveLength(2);
});

/** In a function of its own, whose variables don't keep the records. */
async function previewOfOutdated(): Promise<void> {
  await preview(someRecords());
}

test('an idle thread ends when the hub no longer holds the records that it holds', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const current = someRecords();
  await previewOfOutdated();
  const end = once(started[0]!, 'exit');
  collectGarbage();
  await end;
  await preview(current);
  const [, second] = started;
  collectGarbage();
  await preview(current);
  expect(started).toEqual([expect.anything(), second]);
});
