import { expect, test } from 'vitest';
import { Threads } from './threads.ts';
import type { TestWork } from './threads.testing.ts';

const never = new AbortController().signal;

function threadsOf(most: number) {
  const threads = new Threads<TestWork, number>({
    file: new URL('./threads.testing.ts', import.meta.url),
    most,
    idle: 30_000,
    heap: 32,
    leftBehind: 1024 ** 3,
  });
  return (what: TestWork, signal = never) => threads.turn((run) => run(what, signal));
}

test('a thread does one piece of work after the other', async () => {
  const work = threadsOf(1);
  const told = await Promise.all([work('tell'), work('tell'), work('tell')]);
  expect(new Set(told).size).toBe(1);
  expect(await work('tell')).toBe(told[0]);
});

test('one that hangs, or takes too much memory, ends with its own work, without affecting others', async () => {
  const work = threadsOf(2);
  const [one] = await Promise.all([work('tell'), work('tell')]);
  const stop = new AbortController();
  const hung = work('hang', stop.signal);
  const filled = work('fill');
  const waiting = [work('tell'), work('tell'), work('tell')];
  await expect(filled).rejects.toMatchObject({ code: 'ERR_WORKER_OUT_OF_MEMORY' });
  expect(await Promise.all(waiting)).not.toContain(one);
  stop.abort();
  await expect(hung).rejects.toThrow();
  expect(await Promise.all([work('tell'), work('tell')])).toHaveLength(2);
});
