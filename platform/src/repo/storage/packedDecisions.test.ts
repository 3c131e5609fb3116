import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { packed, unpackIds } from './packedDecisions.ts';

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
