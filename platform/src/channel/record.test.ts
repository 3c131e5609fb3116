import { expect, test } from 'vitest';
import { isBadRecord, readRecord } from './record.ts';

const good = {
  name: 'numpy',
  version: '1.26.4',
  build: 'py312_0',
  build_number: 0,
  depends: [],
  sha256: 'b'.repeat(64),
};

/** The served fields of a record without its columns. */
function rest(given: Record<string, unknown>): Record<string, unknown> {
  const record = readRecord('noarch', 'numpy-1.26.4-py312_0.conda', { ...good, ...given });
  if (isBadRecord(record)) throw new Error(record.reason);
  return record.record;
}

test.each<[string, unknown[]]>([
  ['constrains', [null]],
  ['track_features', [5, [5], {}, null]],
  ['features', [5, ['a']]],
  ['purls', ['x', [5], ['not a purl']]],
  ['arch', [5]],
  ['platform', [7]],
  ['legacy_bz2_md5', ['x', '']],
  ['legacy_bz2_size', ['y', -1]],
  ['python_site_packages_path', [5]],
  ['run_exports', [5, { weak: 5 }, []]],
  ['extra_depends', [5, { test: 5 }, null]],
  ['noarch', ['', {}]],
])("omits %s that strict clients can't read, because they would reject every record of the name", (field, values) => {
  for (const value of values) expect(rest({ [field]: value, other: 1 }), JSON.stringify(value)).toEqual({ other: 1 });
});

test('optional fields that clients can read stay as the source wrote them', () => {
  const fields = {
    constrains: ['python >=3.12'],
    track_features: 'debug',
    features: null,
    purls: ['pkg:pypi/numpy@1.26.4'],
    arch: null,
    platform: 'linux',
    legacy_bz2_md5: 'a'.repeat(32),
    legacy_bz2_size: 5,
    python_site_packages_path: 'lib/python3.12/site-packages',
    extra_depends: { test: ['pytest'] },
    noarch: 'python',
    unknown: [{ kept: true }],
  };
  expect(rest(fields)).toEqual(fields);
  // Shards contain it beside the record, which stays the same.
  expect(rest({ ...fields, run_exports: { weak: ['numpy >=1'] } })).toEqual(fields);
  expect(rest({ track_features: ['a', 'b'], noarch: true })).toEqual({ track_features: ['a', 'b'], noarch: 'generic' });
});
