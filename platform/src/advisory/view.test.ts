import { expect, test } from 'vitest';
import type { StoredRange } from './tables.ts';
import { cveAnswer } from './view.ts';

const affected = (...ranges: StoredRange[]): string | null | undefined =>
  cveAnswer({
    id: 'CVE-2025-1000',
    score: null,
    status: 'reported',
    summary: '',
    published_at: null,
    modified_at: null,
    refs: [],
    aliases: [],
    withdrawn_at: null,
    malicious: false,
    severity: [],
    feed: null,
    urgency: null,
    packages: [
      {
        name: 'nodejs',
        ecosystem: 'conda',
        upstream: 'nodejs',
        ranges,
        versions: [],
        commits: 'none',
        unparsed: false,
      },
    ],
  }).packages[0]?.affected;

test('affected versions are printed once: equal, contained, and overlapping ranges are one', () => {
  expect(affected({ introduced: '25', fixed: '25.3.0' }, { introduced: '25.0.0', fixed: '25.3.0' })).toBe(
    'nodejs>=25,<25.3.0',
  );
  expect(
    affected({ introduced: '2', fixed: '3' }, { introduced: '0', fixed: '1.5' }, { introduced: '2.1', fixed: '2.4' }),
  ).toBe('nodejs<1.5|>=2,<3');
  expect(affected({ introduced: '1', fixed: '3' }, { introduced: '2', fixed: '4' }, { introduced: '3.5' })).toBe(
    'nodejs>=1',
  );
  expect(affected({ introduced: '1', last_affected: '2' }, { introduced: '1', last_affected: '2' })).toBe(
    'nodejs>=1,<=2',
  );
});
