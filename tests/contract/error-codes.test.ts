import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { callerCodes } from '../../gateway/src/graphql/errors.ts';
import { failureCodes } from '../../gateway/src/rest/errors.ts';

test('the codes that the guide of the API tells are those that the gateway sends', () => {
  const told = readFileSync(join(import.meta.dirname, '../../docs/guides/api.md'), 'utf8')
    .split('\n')
    .flatMap((line) => /^ +\| ((?:`[A-Z_]+`(?:, )?)+) +\|/.exec(line)?.[1]?.match(/[A-Z_]+/g) ?? []);
  expect(told.toSorted()).toEqual([...new Set([...failureCodes, ...callerCodes])].toSorted());
});
