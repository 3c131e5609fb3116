import { describe, expect, test } from 'vitest';
import { filesByCveStatus, matchAdvisories, seriousFilesOf } from './index.ts';
import type { Advisory, Curation } from './index.ts';
import { aChannel, anAdvisory } from './testing/builders.ts';

const channel = aChannel({ version: '1.0' }, { version: '1.1' }, { version: '2.0' }, { name: 'pip' });
const upTo = (fixed: string, fields: Partial<Advisory>): Advisory =>
  anAdvisory({ ...fields, packages: [{ name: 'numpy', ranges: [{ introduced: '0', fixed }] }] });
const advisories = [
  upTo('2.0', { id: 'CVE-2024-1000', score: 9.8, status: 'reported' }),
  upTo('1.1', { id: 'CVE-2024-1001', score: 5, status: 'active' }),
  upTo('3.0', { id: 'CVE-2024-1002', score: 7, status: 'disputed' }),
  upTo('1.1', { id: 'CVE-2024-1003', score: null, status: 'mitigated' }),
];
const every = () => true;
const cleared: Curation = {
  ids: ['CVE-2024-1000'],
  name: 'numpy',
  products: [{ package: { conda: 'numpy' }, version: '1.0' }],
  own: true,
  at: 1,
  status: 'cleared',
  vex: 'not_affected',
};

describe('files that CVEs hit', () => {
  test('are counted by status, and by the worst score of the status', () => {
    expect(filesByCveStatus(matchAdvisories(channel, advisories), every)).toEqual([
      { status: 'active', files: 1, scores: [{ score: 5, files: 1 }] },
      { status: 'reported', files: 2, scores: [{ score: 9.8, files: 2 }] },
      { status: 'mitigated', files: 1, scores: [] },
      { status: 'cleared', files: 0, scores: [] },
      { status: 'disputed', files: 3, scores: [{ score: 7, files: 3 }] },
    ]);
  });

  test('are serious from 7.0 on where the status is active or reported, and a decision takes them out', () => {
    const serious = (...curations: Curation[]) =>
      seriousFilesOf(matchAdvisories(channel, advisories, [], curations), every);
    expect(serious()).toEqual({ files: 2, by_status: [{ status: 'reported', files: 2 }] });
    expect(serious(cleared)).toEqual({ files: 1, by_status: [{ status: 'reported', files: 1 }] });
    expect(seriousFilesOf(matchAdvisories(channel, advisories), (record) => record === 1)).toEqual({
      files: 1,
      by_status: [{ status: 'reported', files: 1 }],
    });
  });
});
