import { isDay } from '@terrarium/domain/calendar';
import { affects, CVE_STATUSES, isAdvisoryId } from '@terrarium/domain/policy';
import { describe, expect, test } from 'vitest';
import { sampleAdvisories } from './advisories.ts';
import { sampleRecords } from './catalogue.ts';

const advisories = sampleAdvisories();

describe('the advisories', () => {
  test('are many, each known by its CVE id once, with score, summary, dates and references', () => {
    expect(advisories.length).toBeGreaterThanOrEqual(60);
    expect(new Set(advisories.map(({ id }) => id)).size).toBe(advisories.length);
    for (const { id, score, summary, published, modified, references } of advisories) {
      expect(isAdvisoryId(id) && id.startsWith('CVE-'), id).toBe(true);
      expect(score >= 0 && score <= 10, id).toBe(true);
      expect(summary.length > 20 && !summary.includes('\n'), id).toBe(true);
      expect(isDay(published) && isDay(modified) && published <= modified, id).toBe(true);
      expect(references.length > 0 && references.every((url) => URL.canParse(url)), id).toBe(true);
    }
  });

  test('use all five statuses and say why one is mitigated, cleared or disputed', () => {
    expect(new Set(advisories.map(({ status }) => status))).toEqual(new Set(CVE_STATUSES));
    expect(
      advisories.filter(({ status, note }) => ['mitigated', 'cleared', 'disputed'].includes(status) && !note),
    ).toEqual([]);
  });

  test('each hit files of the catalogue, and most leave other files of the package clean', () => {
    const versions = new Map<string, Set<string>>();
    for (const { record } of sampleRecords())
      versions.set(record.name, (versions.get(record.name) ?? new Set()).add(record.version));
    const spread = advisories.map(({ id, packages }) => {
      const hits = packages.flatMap((affected) =>
        [...(versions.get(affected.name) ?? [])].map((version) => affects(affected, version).state),
      );
      return {
        id,
        hit: hits.includes('affected'),
        clean: hits.includes('fixed') || hits.includes('not_affected'),
        open: hits.includes('unknown'),
      };
    });
    expect(spread.filter(({ hit, open }) => !hit || open)).toEqual([]);
    expect(spread.filter(({ clean }) => clean).length).toBeGreaterThan(advisories.length * 0.9);
    expect(
      advisories.flatMap(({ packages }) => packages.map(({ name }) => name)).filter((name) => !versions.has(name)),
    ).toEqual([]);
  });

  test.each([
    ['CVE-2022-0778', 'openssl', '1.1.1k', '1.1.1n'],
    ['CVE-2024-45490', 'libexpat', '2.6.2', '2.6.3'],
    ['CVE-2024-28219', 'pillow', '10.2.0', '10.3.0'],
    ['CVE-2024-37891', 'urllib3', '2.2.1', '2.2.2'],
    ['CVE-2022-37434', 'libzlib', '1.2.12', '1.2.13'],
    ['CVE-2024-34997', 'joblib', '1.4.2', '1.5.0'],
  ])('%s hits %s %s and not %s', (id, name, hit, clean) => {
    const affected = advisories.find((advisory) => advisory.id === id)!.packages.find((entry) => entry.name === name)!;
    expect(affects(affected, hit).state).toBe('affected');
    expect(affects(affected, clean).state).toBe('fixed');
  });
});
