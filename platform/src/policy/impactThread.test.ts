import { ChannelRecordsBuilder, emptyFilters, noAdvisories } from '@terrarium/domain/policy';
import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterEach, expect, test, vi } from 'vitest';
import { ImpactThread } from './impactThread.ts';

const thread = new ImpactThread();
const started: Worker[] = [];
const note = (worker: Worker): void => void started.push(worker);

afterEach(async () => {
  vi.useRealTimers();
  process.off('worker', note);
  await thread.stop();
});

test('an idle thread ends, and the next preview starts one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  process.on('worker', note);
  const builder = new ChannelRecordsBuilder();
  for (let i = 0; i < 2_001; i++)
    builder.add({ name: `p${i}`, version: '1', build: '0', build_number: 0, subdir: 'noarch' });
  const records = builder.build();
  const served = { allowed: new Uint8Array(records.length).fill(1), rule: new Uint16Array(records.length) };
  const preview = async (): Promise<number> => {
    const { served_after: count } = await thread.numbers(
      {
        records,
        advisories: noAdvisories(records.length),
        withdrawn: new Uint8Array(records.length),
        companions: null,
      },
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
  };
  const first = await preview();
  vi.advanceTimersByTime(4 * 60_000);
  expect(await preview()).toBe(first);
  vi.advanceTimersByTime(4 * 60_000);
  expect(started).toHaveLength(1);
  const end = once(started[0]!, 'exit');
  vi.advanceTimersByTime(60_000);
  await end;
  expect(await preview()).toBe(first);
  expect(started).toHaveLength(2);
});
