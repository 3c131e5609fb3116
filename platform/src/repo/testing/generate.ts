/** Generates many records in the database, for benchmarks. */
import type { Core } from '../../core.ts';

/** Licenses of generated records, as declared and as family. */
const LICENSES = [
  ['BSD-3-Clause', 'BSD'],
  ['MIT', 'MIT'],
  ['Apache-2.0', 'APACHE'],
  ['GPL-3.0-or-later', 'GPL3'],
  ['LGPL-2.1-only', 'LGPL'],
  ['PSF-2.0', 'PSF'],
];

/**
 * Fills a channel with `count` records of `count / 50` names in three subdirs, half of them in linux-64. Each has six
 * dependencies and about 550 bytes of JSON, like conda-forge.
 */
export async function generateFiles({ connection }: Core, channelId: string, count: number): Promise<void> {
  const step = 20_000;
  for (let from = 0; from < count; from += step) {
    await connection.pool.query(
      `
      insert into channel_file_version (channel_id, subdir, file_name, name, version, build, build_number, depends, license, license_family, timestamp_ms, size, md5, sha256, record)
      select $1, subdir, name || '-' || version || '-' || build || '.conda', name, version, build, i % 3,
        array['python >=3.' || (8 + i % 5) || ',<3.' || (9 + i % 5) || '.0a0', 'libgcc >=13', '__glibc >=2.17,<3.0.a0',
          'pkg-' || ((i / 50 + 1) % $4) || ' >=' || (i % 7) || '.0', 'pkg-' || ((i / 50 + 7) % $4), 'numpy >=1.' || (19 + i % 8) || ',<3'],
        ($5::text[])[1 + i % 6], ($6::text[])[1 + i % 6], 1500000000000 + i::bigint * 400000, 100000 + i, md5('m' || i), md5('a' || i) || md5('b' || i),
        jsonb_build_object('constrains', jsonb_build_array('pkg-' || (i % 97) || ' <0a0'), 'track_features', '', 'platform', 'linux', 'arch', 'x86_64')
      from (select i, 'pkg-' || (i / 50) as name, (i % 50 / 10) || '.' || (i % 10) || '.' || (i / 50 % 4) as version,
          'py3' || (8 + i % 5) || 'h' || left(md5(i::text), 7) || '_' || i % 3 as build, (array['linux-64', 'osx-arm64', 'linux-64', 'noarch'])[1 + i / 7 % 4] as subdir
        from generate_series($2::integer, $3::integer) as i) as made`,
      [
        channelId,
        from,
        Math.min(from + step, count) - 1,
        Math.ceil(count / 50),
        LICENSES.map(([license]) => license),
        LICENSES.map(([, family]) => family),
      ],
    );
  }
  await connection.pool.query(
    'update channel set content_revision = content_revision + 1, file_count = $2 where id = $1',
    [channelId, count],
  );
}
