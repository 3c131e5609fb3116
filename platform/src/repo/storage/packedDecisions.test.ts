import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ALLOWED,
  allowedIds,
  membersOf,
  orderOfIds,
  packed,
  recordsByIds,
  servedDifference,
  unpackIds,
} from './packedDecisions.ts';

test('ids come back from their bytes, whatever the steps between them, and so do those of older rows', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.nat(300), fc.maxSafeNat())), (given) => {
      const ids = Float64Array.from(given).sort();
      expect(unpackIds(packed(ids))).toEqual(ids);
      const older = ids.filter((id) => id > 0);
      expect(unpackIds(Buffer.from(older.buffer))).toEqual(older);
    }),
  );
  expect(packed(Float64Array.from({ length: 1_000 }, (_, i) => 5_000_000_000 + 3 * i)).length).toBeLessThan(1_020);
  expect(() => packed(Float64Array.of(2, 1))).toThrow(RangeError);
});

test('ids are put in order and found again whether they lie close together or far apart', () => {
  const far = fc.uniqueArray(fc.oneof(fc.nat(300), fc.maxSafeNat()));
  const close = fc.uniqueArray(fc.integer({ min: 5_000_000_000, max: 5_000_000_400 }), { minLength: 50 });
  fc.assert(
    fc.property(fc.oneof(far, close), fc.array(fc.oneof(fc.nat(300), fc.maxSafeNat())), (given, others) => {
      const ids = Float64Array.from(given);
      expect(Array.from(orderOfIds(ids), (record) => ids[record])).toEqual(Array.from(ids.toSorted()));
      const isMember = membersOf(ids.toSorted());
      for (const id of [...given, ...others, ...given.map((one) => one + 1), -1])
        expect(isMember(id)).toBe(given.includes(id));
      const recordOf = recordsByIds(ids);
      for (const id of [...given, ...others, ...given.map((one) => one + 1), -1])
        expect(recordOf(id)).toBe(given.includes(id) ? given.indexOf(id) : given.length);
      // Two subdirs with interleaved ids; every third file is blocked.
      const decisions = [0, 1].map((half) => {
        const fileIds = ids.filter((_, at) => at % 2 === half).sort();
        return {
          subdir: `subdir-${half}`,
          fileIds,
          words: Uint16Array.from(fileIds, (id) => (id % 3 === 0 ? 7 : ALLOWED)),
        };
      });
      expect(Array.from(allowedIds(decisions))).toEqual(Array.from(ids.filter((id) => id % 3 !== 0).sort()));
    }),
  );
});

test('the difference of two publications is what is allowed in one of them only', () => {
  const files = fc.uniqueArray(fc.oneof(fc.nat(300), fc.maxSafeNat()));
  const state = fc.constantFrom('gone', 'blocked', 'allowed');
  fc.assert(
    fc.property(fc.array(fc.tuple(state, state)), files, (states, given) => {
      const decided = (at: 0 | 1, half: number) => {
        const known = given.flatMap((id, i) => {
          const { [at]: one } = states[i % Math.max(states.length, 1)] ?? (['gone', 'gone'] as const);
          return id % 2 === half && one !== 'gone' ? [{ id, one }] : [];
        });
        const ordered = known.sort((a, b) => a.id - b.id);
        return {
          subdir: `subdir-${half}`,
          fileIds: Float64Array.from(ordered, ({ id }) => id),
          words: Uint16Array.from(ordered, ({ one }) => (one === 'allowed' ? ALLOWED | 3 : 3)),
        };
      };
      const [before, after] = [
        [decided(0, 0), decided(0, 1)],
        [decided(1, 1), decided(1, 0)],
      ];
      const [old, now] = [allowedIds(before!), allowedIds(after!)];
      expect(servedDifference(before!, after!)).toEqual({
        added: now.filter((id) => !old.includes(id)),
        removed: old.filter((id) => !now.includes(id)),
      });
      expect(servedDifference(before!.slice(0, 1), [])).toEqual({
        added: new Float64Array(0),
        removed: allowedIds(before!.slice(0, 1)),
      });
    }),
  );
});
