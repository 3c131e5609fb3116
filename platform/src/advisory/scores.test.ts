import { expect, test } from 'vitest';
import { countedScore, scoresOf } from './scores.ts';

const v2 = { type: 'CVSS_V2', vector: 'AV:N/AC:L/Au:N/C:P/I:P/A:P' };
const v3 = { type: 'CVSS_V3', vector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H' };
const v4 = { type: 'CVSS_V4', vector: 'CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N' };

test('policies compare scores of version 3, and others only without one', () => {
  expect(countedScore([v2, v4, v3])).toBe(9.8);
  expect(countedScore([v2, v4])).toBe(9.3);
  expect(countedScore([v2])).toBe(7.5);
  expect(countedScore([])).toBeNull();
});

test('lists scores by source, the newest version of each first, and one of them counts', () => {
  const rows = [
    { id: 'PYSEC-2024-1', score: 7.5, severity: [v2] },
    { id: 'GHSA-aaaa-bbbb-cccc', score: 9.8, severity: [v3, v4] },
    { id: 'CVE-2024-1111', score: 5.5, severity: [] },
    { id: 'PSF-2024-1', score: null, severity: [] },
    { id: 'CURL-CVE-2024-1111', score: 9.8, severity: [v3] },
  ];
  expect(
    scoresOf(rows, 9.8).map(({ source, version, score, is_counted }) => [source, version, score, is_counted]),
  ).toEqual([
    ['CURL-CVE-2024-1111', '3.1', 9.8, true],
    ['CVE-2024-1111', null, 5.5, false],
    ['GHSA-aaaa-bbbb-cccc', '4.0', 9.3, false],
    ['GHSA-aaaa-bbbb-cccc', '3.1', 9.8, false],
    ['PYSEC-2024-1', '2.0', 7.5, false],
  ]);
});
