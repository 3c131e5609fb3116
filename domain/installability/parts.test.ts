import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { InstallableContent, installableContent, prepareContent } from './content.ts';
import { TooManyProviders } from './graph.ts';
import { columns, PLATFORM, world } from './testing/reference.ts';

const everything = (list: readonly unknown[]): Uint8Array => new Uint8Array(list.length).fill(1);

test('a content prepared in parts equals one prepared without a pause', () => {
  fc.assert(
    fc.property(world, ({ list, allowed }) => {
      const records = columns(list);
      const available = everything(list);
      let parts = 0;
      expect(prepareContent(records, () => available, null, 0)).toBe(false);
      while (!prepareContent(records, () => expect.unreachable(), null, performance.now() + 0.05)) parts++;
      expect(parts).toBeLessThan(1_000_000);
      const whole = InstallableContent.of(columns(list), available);
      expect(installableContent(records, () => available).surveys(allowed, 1e6)).toEqual(whole.surveys(allowed, 1e6));
    }),
    { numRuns: 20 },
  );
});

test('a content with too many dependency tests says so each time', () => {
  const list = Array.from({ length: 7_000 }, (_, at) => ({
    name: 'a',
    version: String(at),
    build: 'h0',
    build_number: 0,
    subdir: PLATFORM,
    depends: [`a >=${at}`],
  }));
  const records = columns(list);
  const isDone = (): boolean => prepareContent(records, () => everything(list), null, Infinity);
  expect([isDone(), isDone()]).toEqual([true, true]);
  expect(() => installableContent(records, () => everything(list))).toThrow(TooManyProviders);
});
