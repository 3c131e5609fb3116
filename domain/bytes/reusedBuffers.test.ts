import { expect, test } from 'vitest';
import { ReusedBuffers } from './reusedBuffers.ts';

test('memory that was given back is used again, unless it is large', () => {
  const memory = new ReusedBuffers({ smallest: 1 << 10, mostKept: 1 << 22 });
  const [first, large] = [memory.take(3_000), memory.take(5_000_000)];
  expect([first.length, large.length]).toEqual([3_000, 5_000_000]);
  memory.give(first);
  memory.give(large);
  const again = memory.take(2_500);
  expect([again.length, again.buffer === first.buffer]).toEqual([2_500, true]);
  expect(memory.take(5_000_000).buffer).not.toBe(large.buffer);
});
