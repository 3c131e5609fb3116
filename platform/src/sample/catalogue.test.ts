import {
  isBuildString,
  isPackageName,
  matchSpec,
  parseFileName,
  parseMatchSpec,
  parseVersion,
} from '@terrarium/domain/conda';
import type { MatchSpec } from '@terrarium/domain/conda';
import { describe, expect, test } from 'vitest';
import { sampleArtifacts, sampleRecords } from './catalogue.ts';
import type { SampleFile } from './catalogue.ts';

const files = [...sampleRecords()];
const platforms = ['linux-64', 'osx-arm64', 'win-64'];
/** What solvers know of each machine (CEP 30). */
const virtual: Record<string, string[]> = {
  'linux-64': ['__glibc', '__linux', '__unix', '__archspec'],
  'osx-arm64': ['__osx', '__unix', '__archspec'],
  'win-64': ['__win', '__archspec'],
};

/** The first value for which a check fails, so that a failure names it. */
function firstFault<T>(values: Iterable<T>, isFine: (value: T) => boolean): T | undefined {
  return [...values].find((value) => !isFine(value));
}

describe('the catalogue', () => {
  test('holds hundreds of packages and thousands of files on four subdirs', () => {
    const artifacts = [...sampleArtifacts()];
    expect(artifacts.length).toBeGreaterThanOrEqual(330);
    expect(files.length).toBeGreaterThanOrEqual(5000);
    expect([...new Set(files.map(({ subdir }) => subdir))].sort()).toEqual([
      'linux-64',
      'noarch',
      'osx-arm64',
      'win-64',
    ]);
    expect(artifacts.reduce((sum, artifact) => sum + artifact.files, 0)).toBe(files.length);
    expect(
      artifacts.filter(
        ({ summary, home }) => summary.length < 10 || summary.includes('\n') || !/^https?:\/\/\S+$/.test(home),
      ),
    ).toEqual([]);
  });

  test('has records that fit their file names, CEP 26 names and full hashes', () => {
    expect(
      firstFault(files, ({ fn, subdir, record }) => {
        const parts = parseFileName(fn);
        return (
          parts?.name === record.name &&
          parts.version === record.version &&
          parts.build === record.build &&
          record.subdir === subdir
        );
      }),
    ).toBeUndefined();
    expect(
      firstFault(files, ({ record }) => isPackageName(record.name) && isBuildString(record.build)),
    ).toBeUndefined();
    expect(
      firstFault(
        files,
        ({ record }) => /^[0-9a-f]{32}$/.test(record.md5 ?? '') && /^[0-9a-f]{64}$/.test(record.sha256 ?? ''),
      ),
    ).toBeUndefined();
    expect(
      firstFault(
        files,
        ({ record }) =>
          Number.isSafeInteger(record.build_number) && Number.isSafeInteger(record.size) && record.size > 0,
      ),
    ).toBeUndefined();
    expect(
      firstFault(files, ({ record }) => (record.subdir === 'noarch') === (record.noarch !== undefined)),
    ).toBeUndefined();
    expect(() => files.map(({ record }) => parseVersion(record.version))).not.toThrow();
    expect(new Set(files.map(({ subdir, fn }) => `${subdir}/${fn}`)).size).toBe(files.length);
    expect(new Set(files.map(({ record }) => record.sha256)).size).toBe(files.length);
  });

  test('spreads over the years and leaves some dates, licenses and families open, as real channels do', () => {
    const years = new Set(
      files.flatMap(({ record }) =>
        record.timestamp === undefined ? [] : [new Date(record.timestamp).getUTCFullYear()],
      ),
    );
    expect([...years].sort()).toEqual([2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026]);
    expect(files.some(({ record }) => record.timestamp === undefined)).toBe(true);
    expect(files.some(({ record }) => record.license_family === undefined)).toBe(true);
    for (const licence of [/AGPL-3/, /LGPL/, /GPL-[23]/, /MIT/, /Apache-2/]) {
      expect(files.some(({ record }) => licence.test(record.license ?? ''))).toBe(true);
    }
  });

  test('has files of every trust, the same ones each time', () => {
    const counts = Object.groupBy(files, ({ trust }) => trust);
    expect(counts.signed!.length).toBeGreaterThan(files.length * 0.85);
    expect(counts.unsigned!.length).toBeGreaterThan(files.length * 0.03);
    expect(counts.unverified!.length).toBeGreaterThan(files.length * 0.01);
    expect([...sampleRecords()].map(({ trust }) => trust)).toEqual(files.map(({ trust }) => trust));
  });

  test('hands out records that a caller may change', () => {
    const [first] = sampleRecords();
    first!.record.depends.push('changed');
    const [again] = sampleRecords();
    expect(again!.record.depends).not.toContain('changed');
  });

  test('has only dependencies that parse and that something in the catalogue satisfies', () => {
    const specs = new Map<string, MatchSpec>();
    for (const { record } of files) {
      for (const text of [...record.depends, ...record.constrains])
        if (!specs.has(text)) specs.set(text, parseMatchSpec(text));
    }
    const byName = new Map<string, SampleFile[]>();
    for (const file of files) byName.set(file.record.name, [...(byName.get(file.record.name) ?? []), file]);
    const known = new Map<string, boolean>();
    const satisfied = (text: string, platform: string): boolean => {
      const key = `${platform} ${text}`;
      let answer = known.get(key);
      if (answer === undefined) {
        const spec = specs.get(text)!;
        const name = spec.exactName ?? '';
        answer = name.startsWith('__')
          ? virtual[platform]!.includes(name)
          : (byName
              .get(name)
              ?.some(({ subdir, record }) => (subdir === platform || subdir === 'noarch') && matchSpec(spec, record)) ??
            false);
        known.set(key, answer);
      }
      return answer;
    };
    const open = files.filter(
      ({ subdir, record }) =>
        !(subdir === 'noarch' ? platforms : [subdir]).some((platform) =>
          record.depends.every((text) => satisfied(text, platform)),
        ),
    );
    expect(open.map(({ fn }) => fn)).toEqual([]);
  });
});
