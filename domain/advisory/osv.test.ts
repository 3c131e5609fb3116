import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { baseScore3, OSV_LIMITS, readOsv, readOsvText } from './index.ts';

const { cases } = JSON.parse(readFileSync(new URL('./testing/edge.json', import.meta.url), 'utf8')) as {
  cases: { case: string; valid: boolean; osv: object }[];
};
const base = {
  id: 'TEST-1',
  modified: '2026-11-01T00:00:00Z',
  affected: [{ package: { ecosystem: 'PyPI', name: 'x' }, versions: ['1'] }],
};
const faultOf = (fields: object) => {
  const reading = readOsv({ ...base, ...fields });
  return reading.ok ? 'none' : reading.fault;
};

describe('records at the edge', () => {
  test.each(cases.map((one) => [one.case, one] as const))('%s', (_name, { valid, osv }) => {
    const reading = readOsv(osv);
    expect(reading.ok).toBe(valid);
    if (!reading.ok) expect(reading.message).not.toBe('');
  });

  test.each([
    ['a truncated line', '{"id":"TEST-1015","affected":[', 'not-json'],
    ['no record', '[]', 'not-a-record'],
    ['null', 'null', 'not-a-record'],
    ['more text than any', ' '.repeat(OSV_LIMITS.record + 1), 'too-much'],
  ])('%s is left out', (_what, text, fault) => {
    expect(readOsvText(text)).toMatchObject({ ok: false, fault });
  });

  test.each([
    [
      'too many versions',
      { affected: [{ ...base.affected[0], versions: Array.from({ length: 5000 }, (_, index) => `0.0.${index}`) }] },
      'too-much',
    ],
    ['a form that OSV does not have', { affected: [{ package: 'x' }] }, 'not-a-record'],
    ['a day that is none', { modified: '2026-13-41T00:00:00Z' }, 'modified'],
    ['a day that the calendar does not have', { modified: '2026-02-30T00:00:00Z' }, 'modified'],
    ['a leap day', { modified: '2024-02-29T23:59:59+14:00' }, 'none'],
    ['a moment without a zone', { modified: '2024-04-03T00:00:00' }, 'none'],
    ['fields that are new', { affected: [{ ...base.affected[0], novel: true }], novel: {} }, 'none'],
    ['an entry without a package beside one', { affected: [...base.affected, { ranges: [] }] }, 'none'],
    [
      'a new ecosystem beside a known one',
      { affected: [...base.affected, { package: { ecosystem: 'New', name: 'y' } }] },
      'none',
    ],
    ['a score by another scheme', { severity: [{ type: 'Ubuntu', score: 'high' }] }, 'none'],
    ['a withdrawn one without packages', { affected: [], withdrawn: '2026-11-01T00:00:00Z' }, 'none'],
  ])('%s', (_what, fields, fault) => {
    expect(faultOf(fields)).toBe(fault);
  });

  test("ignores the year 0001, and keeps an advisory that can't be evaluated", () => {
    expect(readOsv({ ...base, modified: '0001-01-01T00:00:00Z' })).toMatchObject({
      ok: true,
      advisory: { modified: null },
    });
    const prose = { ranges: [{ type: 'ECOSYSTEM', events: [{ introduced: '0' }, { fixed: '12.9 update 1' }] }] };
    expect(readOsv({ ...base, affected: [{ ...base.affected[0], ...prose }] })).toMatchObject({
      ok: false,
      fault: 'bound-unreadable',
      advisory: { id: 'TEST-1' },
    });
  });
});

test.each([
  // Examples of FIRST, and one with its metrics in another order.
  ['CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H', 9.8],
  ['CVSS:3.0/AV:N/AC:L/PR:N/UI:R/S:C/C:L/I:L/A:N', 6.1],
  ['CVSS:3.1/AC:H/AV:L/A:H/C:H/I:H/PR:L/S:U/UI:R', 6.7],
  ['CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:C/C:H/I:H/A:H', 9.9],
  ['CVSS:3.1/AV:L/AC:L/PR:N/UI:R/S:U/C:N/I:N/A:N', 0],
  ['CVSS:3.1/AV:X', null],
])('the base score of %s is %s', (vector, score) => {
  expect(baseScore3(vector)).toBe(score);
});
