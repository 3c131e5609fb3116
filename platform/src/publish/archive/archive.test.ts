import { hash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { teamPackages } from '../../sample/index.ts';
import { IncomingParts } from './ahead/incomingParts.ts';
import { conda, INDEX, members, pathsJson, pax, tar, zip, zstd } from './build.testing.ts';
import type { TestPackage } from './build.testing.ts';
import { ARCHIVE_LIMITS, ArchiveError, readArchive } from './index.ts';
import type { PackageArchive, ReadArchiveOptions } from './index.ts';
import { readIncoming } from './read.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archive-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(bytes: Buffer, name = 'foo-1.0-0.conda', options?: ReadArchiveOptions): Promise<PackageArchive> {
  const path = join(folder, 'uploaded');
  await writeFile(path, bytes);
  const whole = await readArchive(path, name, options).then(
    (archive) => ({ archive }),
    (error: unknown) => ({ error }),
  );
  if (name.endsWith('.conda') && options?.signal === undefined && options?.limits?.seconds === undefined) {
    // Reading during the upload gives the same result as reading the whole file, and accepts nothing that the latter
    // rejects.
    const early = await readPieces(bytes, path, name, options).catch(() => null);
    expect(early).toEqual('archive' in whole ? whole.archive : null);
  }
  if ('error' in whole) throw whole.error;
  return whole.archive;
}

/** Reads an archive in small pieces as during an upload. Each piece is overwritten as soon as the reader returns it. */
async function readPieces(bytes: Buffer, path: string, fileName: string, options?: ReadArchiveOptions) {
  const shown: Buffer[] = [];
  const parts = new IncomingParts(() => shown.shift()!.fill(0xff));
  const step = bytes.length < 10_000 ? 7 : 100_000;
  for (let at = 0; at < bytes.length; at += step) {
    shown.push(Buffer.from(bytes.subarray(at, at + step)));
    parts.push(shown.at(-1)!);
  }
  parts.end();
  const limits = { ...ARCHIVE_LIMITS, ...options?.limits };
  return readIncoming(parts, () => Promise.resolve(path), { fileName, subdir: options?.subdir ?? null, limits });
}

/** Code and message of an error. */
async function refusal(bytes: Buffer, name?: string, options?: ReadArchiveOptions): Promise<string> {
  const error = await read(bytes, name, options).then(
    () => 'was read',
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ArchiveError)) throw error;
  expect(error.message.length).toBeLessThanOrEqual(512);
  return `${error.code}: ${error.message}`;
}

const rejectionOf = (given: TestPackage, name?: string, options?: ReadArchiveOptions): Promise<string> =>
  refusal(conda(given), name, options);

describe('a good archive', () => {
  test('tells its record as conda index writes it, without what a server knows', async () => {
    const index = {
      ...INDEX,
      constrains: ['numpy <3'],
      features: null,
      track_features: ['a', 'b'],
      timestamp: 1_700_000_000,
      // Wrong values and unknown fields.
      size: 5,
      md5: 'x',
      sha256: 'y',
      fn: 'other.conda',
      url: 'https://evil.example/',
      channel: 'https://evil.example/',
      signatures: {},
      indexed_timestamp: 1,
      has_prefix: true,
      unheard_of: { of: [1] },
    };
    const archive = await read(conda({ index }));
    expect(archive).toMatchObject({
      format: 'conda',
      name: 'foo',
      version: '1.0',
      build: '0',
      buildNumber: 0,
      subdir: 'linux-64',
    });
    expect(archive.record).toEqual({
      name: 'foo',
      version: '1.0',
      build: '0',
      build_number: 0,
      subdir: 'linux-64',
      depends: ['python >=3.11'],
      constrains: ['numpy <3'],
      license: 'MIT',
      track_features: 'a b',
      timestamp: 1_700_000_000_000,
    });
  });

  test.each([
    [
      { noarch: true, subdir: 'noarch' },
      { noarch: 'generic', subdir: 'noarch' },
    ],
    [
      { noarch: 'python', subdir: undefined, arch: null, platform: null },
      { noarch: 'python', subdir: 'noarch' },
    ],
    [{ noarch: false, subdir: undefined, arch: 'x86', platform: 'win' }, { subdir: 'win-32' }],
    [{ subdir: undefined, arch: 'arm64', platform: 'osx' }, { subdir: 'osx-arm64' }],
    [{ depends: undefined }, { depends: [] }],
  ])('of an old builder (%o) is read as clients read it', async (index, expected) => {
    expect((await read(conda({ index }))).record).toMatchObject(expected);
  });

  test('of which a script is 50 MB is told to run it, without its text, and why', async () => {
    const data = Array.from({ length: 4_000_000 }, (_, line) => `# line ${line}\n`).join('');
    const size = data.length;
    const files = [{ name: 'bin/.foo-post-link.sh', data }];
    const archive = await read(conda({ files, paths: pathsJson(files) }));
    const untold = { why: 'too_long', size, sha256: hash('sha256', files[0]!.data) };
    expect(archive.scripts).toEqual([{ kind: 'post-link', path: 'bin/.foo-post-link.sh', text: null, untold }]);
  });

  test.each([
    ['etc/conda/activate.d', 'activate'],
    ['etc/conda/deactivate.d', 'deactivate'],
    ['etc/conda/env_vars.d', 'variables'],
    ['etc/conda', 'activate'],
    ['etc', 'activate'],
  ])('of which %s is a link is told to run what stands behind it', async (path, kind) => {
    const files = [
      { name: 'share/foo/run.sh', data: 'echo\n' },
      { name: path, flag: '2', target: `${'../'.repeat(path.split('/').length - 1)}share/foo` },
    ];
    const untold = { why: 'link', size: null, sha256: null };
    const { scripts } = await read(conda({ files, paths: pathsJson(files) }));
    expect(scripts).toEqual([{ kind, path, text: null, untold }]);
  });

  test.each([
    ['Scripts/.foo-Post-Link.bat', 'post-link'],
    ['bin/.foo-po\u017ft-lin\u212a.sh', 'post-link'],
    ['Etc/Conda/ACTIVATE.D/foo.bat', 'activate'],
    ['etc\\conda\\activate.d\\foo.bat', 'activate'],
    ['etc/conda/deactivate.d./foo.bat', 'deactivate'],
    ['etc/conda /ACTIVA~1.D/foo.bat', 'activate'],
    ['etc/co\u200cnda/activate.d/foo.sh', 'activate'],
    // Of whichever package: conda looks for it when it replaces openssl.
    ['bin/.openssl-post-unlink.sh', 'post-unlink'],
    ['etc/conda/env_vars.d/foo.json', 'variables'],
    // conda reads every file in the folder.
    ['Etc\\conda\\ENV_VA~1.D\\foo', 'variables'],
  ])('with %s is told to run what some systems run of it', async (name, kind) => {
    const files = [{ name, data: 'echo\n' }];
    expect((await read(conda({ files, paths: pathsJson(files) }))).scripts).toEqual([
      { kind, path: name, text: 'echo\n' },
    ]);
  });

  const starters = (entry_points: unknown): TestPackage => ({
    index: { noarch: 'python', subdir: 'noarch' },
    info: [{ name: 'info/link.json', data: JSON.stringify({ noarch: { type: 'python', entry_points } }) }],
  });

  test('of Python starts its programs by plain names', async () => {
    await read(conda(starters(['foo = foo.cli:main', 'foo-2.0=foo:main', 'foo_x.py = foo : main'])));
    await read(conda(starters(null)));
  });

  test.each([
    '../etc/conda/activate.d/foo.sh = foo:main',
    'x/../../etc/conda/activate.d/foo.sh=foo:main',
    '..\\etc\\conda\\activate.d\\foo.bat = foo:main',
    '.foo-post-link.sh = $(id):main',
    ' \u200c.foo-post-link.sh = foo:main',
    '..= foo:main',
    'foo\nbar = foo:main',
    '= foo:main',
  ])('rejects a program %j that would be written where clients look for scripts', async (entry) => {
    expect(await rejectionOf(starters(['foo = foo:main', entry]))).toMatch(
      /^unsafe_path: info\/link.json has the entry point '.*', whose name isn't a plain program name/,
    );
  });

  test.each([{ given: 'foo = foo:main' }, { given: [1] }, { given: {} }])(
    "rejects entry points that aren't a list of texts: $given",
    async ({ given }) => expect(await rejectionOf(starters(given))).toMatch(/^bad_metadata: info\/link.json: /),
  );

  test.each(['info\\index.json', 'info./index.json', 'Conda-Meta \\history', 'in\u200cfo/index.json'])(
    'with %s in its pkg part is rejected where some systems would take it for what was judged',
    async (name) => {
      const files = [{ name, data: '{}' }];
      await expect(read(conda({ files, paths: pathsJson(files) }))).rejects.toMatchObject({ code: 'unsafe_path' });
    },
  );

  test('tells what it runs, what it says of itself and how large it is', async () => {
    const files = [
      { name: 'bin/.foo-post-link.sh', data: 'echo installed\n' },
      { name: 'etc/conda/activate.d/foo.sh', data: Buffer.from([0xff, 0xfe]) },
      { name: 'lib/libfoo.so.1', data: 'x'.repeat(1000) },
      { name: 'lib/libfoo.so', flag: '2', target: 'libfoo.so.1' },
    ];
    const archive = await read(
      conda({
        files,
        paths: pathsJson(files, { prefix_placeholder: '/opt/placehold', file_mode: 'text' }),
        info: [
          {
            name: 'info/about.json',
            data: JSON.stringify({
              summary: ' One\nline ',
              description: 'd'.repeat(300_000),
              home: ['javascript:alert(1)', 'https://foo.example/'],
              license: 'MIT <script>',
              dev_url: 'ftp://foo.example/',
              keywords: ['a', 5],
              conda_version: '26.1',
            }),
          },
          { name: 'info/run_exports.json', data: JSON.stringify(['foo >=1.0,<2', 'foo >=1,<']) },
          { name: 'info/licenses/LICENSE.txt', data: Buffer.from('Caf\xe9', 'latin1') },
          { name: 'info/recipe/meta.yaml', data: 'package:\n' },
          { name: 'info/README.md', data: '# Foo' },
          { name: 'info/icon.png', data: '<svg onload="alert(1)"/>' },
        ],
      }),
    );
    expect(archive).toMatchObject({
      about: {
        summary: 'One line',
        description: 'd'.repeat(20_000),
        home: 'https://foo.example/',
        license: 'MIT <script>',
        keywords: ['a'],
      },
      runExports: { weak: ['foo >=1.0,<2'] },
      scripts: [
        { kind: 'post-link', path: 'bin/.foo-post-link.sh', text: 'echo installed\n' },
        { kind: 'activate', path: 'etc/conda/activate.d/foo.sh', text: null, untold: { why: 'not_text' } },
      ],
      prefix: { text: true, binary: false },
      fileCount: 4,
      licenses: [{ path: 'info/licenses/LICENSE.txt', text: 'Caf\ufffd' }],
      recipe: { path: 'info/recipe/meta.yaml', text: 'package:\n' },
      readme: '# Foo',
      icon: null,
    });
    expect(archive.unpackedSize).toBeGreaterThan(301_000);
    expect(Object.keys(archive.about!).sort()).toEqual(['description', 'home', 'keywords', 'license', 'summary']);
  });

  test('may have long names, names that begin with ./ and folders', async () => {
    const long = `share/${'n'.repeat(90)}/${'m'.repeat(90)}`;
    const files = [{ name: long, data: 'x' }];
    const { metadata, info } = members({ files });
    const pkg = (content: Buffer) => ({ name: 'pkg-foo-1.0-0.tar.zst', data: zstd(content) });
    const folders = [
      { name: './', flag: '5' },
      { name: './share/', flag: '5' },
    ];
    const tars = [
      tar([...folders, pax({ path: long, mtime: '1.5' }), { name: 'short', data: 'x' }]),
      tar([...folders, { name: '././@LongLink', flag: 'L', data: `${long}\0` }, { name: 'short', data: 'x' }], {
        gnu: true,
      }),
    ];
    for (const content of tars) expect((await read(zip([metadata, pkg(content), info]))).fileCount).toBe(1);
  });

  test('may have its sizes in zip64 fields, as the zip crate of Rust writes them', async () => {
    const { metadata, pkg, info } = members();
    const extra = Buffer.alloc(20);
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(16, 2);
    extra.writeBigUInt64LE(BigInt(pkg.data.length), 4);
    extra.writeBigUInt64LE(BigInt(pkg.data.length), 12);
    expect((await read(zip([metadata, { ...pkg, extra }, info]))).name).toBe('foo');
    extra.writeBigUInt64LE(BigInt(pkg.data.length + 1), 12);
    expect(await refusal(zip([metadata, { ...pkg, extra }, info]))).toBe(
      "broken_archive: Invalid .conda archive: 'pkg-foo-1.0-0.tar.zst' has two sizes. Build or upload it again.",
    );
  });

  test('is each of the sample, with the record that its index shows', async () => {
    for (const { bytes, fileName, record } of await teamPackages()) {
      const { md5: _md5, sha256: _sha256, size: _size, ...expected } = record;
      expect((await read(bytes, fileName)).record).toEqual(expected);
    }
  });

  test('leaves no memory to the collector, which would walk the whole heap for it while others wait', async () => {
    const path = join(folder, 'one-of-many.conda');
    await writeFile(path, conda({ files: [{ name: 'share/content', data: randomBytes(900_000) }] }));
    await readArchive(path, 'foo-1.0-0.conda');
    const { arrayBuffers: before } = process.memoryUsage();
    for (let number = 0; number < 20; number++) await readArchive(path, 'foo-1.0-0.conda');
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10e6);
  });

  test('is the same where it is too large to be read beside others', async () => {
    const data = Buffer.from(Array.from({ length: 4_000_000 }, (_, line) => `line ${line}\n`).join(''));
    const files = [{ name: 'share/noise', data }];
    expect((await read(conda({ files }))).unpackedSize).toBeGreaterThan(40 * 1024 ** 2);
  });
});

const fixture = (name: string): Buffer => readFileSync(join(import.meta.dirname, 'fixtures', name));

/** What conda-index reads of an archive. */
interface IndexAnswer {
  record: Record<string, unknown>;
  post_install: Record<string, boolean>;
  run_exports: Record<string, string[]> | string[];
}

describe('an archive that other programs wrote', () => {
  const answers = Object.entries(JSON.parse(fixture('conda-index.json').toString()) as Record<string, IndexAnswer>);
  test.each(answers)('gives what conda-index reads of it: %s', async (name, expected) => {
    const { record, prefix, scripts, runExports } = await read(fixture(name), name);
    // Knowingly otherwise: no nulls, times in milliseconds, run exports in the long form.
    const { timestamp, ...fields } = expected.record;
    const ms = typeof timestamp === 'number' && timestamp < 1e11 ? timestamp * 1000 : timestamp;
    const withoutNulls = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
    expect(record).toEqual({ ...withoutNulls, timestamp: ms });
    const runs = (kind: string): boolean => scripts.some((script) => script.kind === kind);
    expect({
      text_prefix: prefix.text,
      binary_prefix: prefix.binary,
      'activate.d': runs('activate'),
      'deactivate.d': runs('deactivate'),
      pre_link: runs('pre-link'),
      post_link: runs('post-link'),
      pre_unlink: runs('pre-unlink'),
    }).toEqual(expected.post_install);
    expect(runExports).toEqual(
      Array.isArray(expected.run_exports) ? { weak: expected.run_exports } : expected.run_exports,
    );
  });

  test('has the same content in both formats, wherever its licenses stand', async () => {
    const name = 'terra-lib-1.2-h1234567_0';
    const [packed, tarred] = [
      await read(fixture(`${name}.conda`), `${name}.conda`),
      await read(fixture(`${name}.tar.bz2`), `${name}.tar.bz2`),
    ];
    expect(packed).toEqual({ ...tarred, format: 'conda' });
    expect(tarred).toMatchObject({
      licenses: [{ path: 'info/licenses/LICENSE.txt', text: 'BSD\n' }],
      about: { summary: 'A library of earth', dev_url: 'https://dev.terra.example/' },
      fileCount: 10,
    });
  });
});

describe('a .tar.bz2 archive', () => {
  const name = 'terra-old-0.9-py_3.tar.bz2';
  const good = fixture(name);

  test.each(['twice', 'dot'])('with a second info/index.json is rejected: %s', async (kind) => {
    expect(await refusal(fixture(`${kind}.tar.bz2`), 'terra-lib-1.2-h1234567_0.tar.bz2')).toMatch(
      /^ambiguous_archive: info\/index\.json occurs twice/,
    );
  });

  test('rejects an incomplete one and one with further content', async () => {
    for (const bytes of [
      good.subarray(0, -100),
      good.subarray(0, -1),
      good.subarray(0, 30),
      Buffer.concat([good, Buffer.from('garbage')]),
      Buffer.from([...good.subarray(0, 300), 0, ...good.subarray(301)]),
      Buffer.from('<html>'),
      conda(),
    ])
      expect(await refusal(bytes, name)).toMatch(/^broken_archive: /);
    // The members of a second stream follow the end of the first tar.
    expect(await refusal(Buffer.concat([good, good]), name)).toMatch(/^ambiguous_archive: .* continues after its end/);
  });

  test('that unpacks to thousands of times its size is rejected long before it is 256 MiB', async () => {
    expect(await refusal(fixture('bomb.tar.bz2'), name, { limits: { smallBombFrom: 1024 ** 2 } })).toBe(
      'too_large_unpacked: The archive unpacks to more than 1,000 times its size.',
    );
  });

  test('rejects one that unpacks to a million times its size', async () => {
    expect(await refusal(fixture('bomb.tar.bz2'), name, { limits: { bombFrom: 1024 ** 2 } })).toBe(
      'too_large_unpacked: The archive unpacks to more than 200 times its size.',
    );
  });

  test('stops reading when it is aborted', async () => {
    const path = join(folder, 'bomb');
    await writeFile(path, fixture('bomb.tar.bz2'));
    const abort = new AbortController();
    const reading = readArchive(path, name, { signal: abort.signal });
    abort.abort(new Error('gone'));
    await expect(reading).rejects.toThrow('gone');
  });
});

describe('1. a package under another name', () => {
  test('is rejected, and told what its index says', async () => {
    expect(await rejectionOf({ index: { name: 'numpy' } })).toBe(
      "name_mismatch: The file name foo-1.0-0 doesn't match info/index.json (numpy-1.0-0). Upload it with its original name.",
    );
    expect(await rejectionOf({}, 'bar-1.0-0.conda')).toMatch(
      /^name_mismatch: The file is named 'bar-1\.0-0' but its info part 'info-foo/,
    );
    expect(await rejectionOf({}, 'foo-1.0-0.zip')).toMatch(/^unsupported_archive: /);
  });
});

describe('2. a package for another subdir', () => {
  test('is rejected, and told where to send it', async () => {
    const noarch = { index: { subdir: 'noarch' } };
    expect(await rejectionOf(noarch, undefined, { subdir: 'linux-64' })).toBe(
      'subdir_mismatch: The package is for noarch, not linux-64. Upload it to …/noarch/foo-1.0-0.conda.',
    );
    expect((await read(conda(noarch), undefined, { subdir: 'noarch' })).subdir).toBe('noarch');
  });

  test.each([{ subdir: '../x' }, { subdir: 'linux-6502' }, { subdir: undefined, arch: 'x86_64', platform: null }])(
    'or for none that conda knows, %o',
    async (index) => expect(await rejectionOf({ index })).toMatch(/^subdir_mismatch: /),
  );

  test('without a subdir it is for that of its arch and platform, without an arch for noarch whatever the platform', async () => {
    const of = (arch: string | null, platform: string) => conda({ index: { subdir: undefined, arch, platform } });
    expect((await read(of('x86_64', 'linux'))).subdir).toBe('linux-64');
    expect((await read(of('arm64', 'osx'), undefined, { subdir: 'osx-arm64' })).subdir).toBe('osx-arm64');
    expect((await read(of(null, 'linux'), undefined, { subdir: 'noarch' })).subdir).toBe('noarch');
  });

  test('and noarch of one kind is for noarch only', async () => {
    expect(await rejectionOf({ index: { noarch: 'python' } })).toBe(
      'bad_metadata: info/index.json: noarch is python, but the package is for linux-64.',
    );
  });
});

describe('3. a zip with parts that readers choose differently', () => {
  test('is rejected', async () => {
    const { metadata, pkg, info } = members();
    const other = { ...info, name: 'info-aaa.tar.zst' };
    expect(await refusal(zip([metadata, other, pkg, info]))).toBe(
      'ambiguous_archive: The archive has 2 info parts; exactly one named info-foo-1.0-0.tar.zst is allowed.',
    );
    expect(await refusal(zip([metadata, pkg, pkg, info]))).toMatch(/^ambiguous_archive: The archive has 2 pkg parts/);
    expect(await refusal(zip([metadata, metadata, pkg, info]))).toMatch(
      /^ambiguous_archive: metadata\.json occurs twice/,
    );
    expect(await refusal(zip([metadata, pkg, info, { name: 'extra', data: Buffer.alloc(3) }]))).toMatch(
      /^ambiguous_archive: The archive contains 'extra'/,
    );
    expect(await refusal(zip([metadata, pkg]))).toMatch(/^broken_archive: The archive has no info part/);
    expect(await refusal(zip([pkg, info]))).toBe(
      'broken_archive: The archive has no metadata.json. Build the package again.',
    );
  });

  test.each(['{"conda_pkg_format_version":3}', '{}', '2'])('or of another version of the format, %s', async (text) => {
    const { metadata, pkg, info } = members();
    expect(await refusal(zip([{ ...metadata, data: Buffer.from(text) }, pkg, info]))).toMatch(
      /^unsupported_archive: metadata\.json/,
    );
  });
});

describe('4. a tar with a member twice', () => {
  const again = { name: 'info/index.json', data: JSON.stringify({ ...INDEX, depends: ['evil'], license: 'GPL' }) };
  test.each([
    ['by its name', [again]],
    ['by ./ and its name', [{ ...again, name: './info/index.json' }]],
    ['by a pax path', [pax({ path: 'info/index.json' }), { ...again, name: 'info/harmless' }]],
    [
      'by a GNU long name',
      [
        { name: '././@LongLink', flag: 'L', data: 'info/index.json\0' },
        { ...again, name: 'x' },
      ],
    ],
    ['as a folder', [{ name: 'info/index.json/', flag: '5' }]],
  ])('is rejected: %s', async (_how, info) => {
    expect(await rejectionOf({ info })).toMatch(/^ambiguous_archive: info\/index\.json occurs twice\./);
  });

  test('or in other case, which is the same file on some systems', async () => {
    expect(await rejectionOf({ info: [{ ...again, name: 'info/Index.json' }] })).toMatch(/^ambiguous_archive: /);
    expect(await rejectionOf({ pkg: [{ ...again, name: 'INFO/index.json' }] })).toMatch(/^unsafe_path: /);
  });

  test('or with two names or sizes, or something behind its end', async () => {
    expect(await rejectionOf({ info: [pax({ path: 'a' }), pax({ path: 'b' }), { name: 'info/c' }] })).toMatch(
      /^ambiguous_archive: /,
    );
    expect(await rejectionOf({ info: [pax({ size: '512' }), { name: 'info/c' }] })).toMatch(
      /^ambiguous_archive: .*two sizes/,
    );
    expect(await rejectionOf({ info: [pax({ 'GNU.sparse.name': 'info/index.json' }), { name: 'info/c' }] })).toMatch(
      /^unsupported_archive: /,
    );
    expect(await rejectionOf({ info: [pax({ path: 'info/index.json' }, 'g'), { name: 'info/c' }] })).toMatch(
      /^unsupported_archive: /,
    );
    const { metadata, pkg, info } = members();
    const two = zstd(Buffer.concat([tar([{ name: 'info/index.json', data: JSON.stringify(INDEX) }]), tar([again])]));
    expect(await refusal(zip([metadata, pkg, { ...info, data: two }]))).toMatch(
      /^ambiguous_archive: .* continues after its end/,
    );
  });

  test('also where paths.json lists a file twice', async () => {
    const files = [{ name: 'bin/foo', data: 'x' }];
    expect(await rejectionOf({ files, paths: pathsJson([...files, ...files]) })).toMatch(
      /^ambiguous_archive: info\/paths\.json lists/,
    );
  });
});

describe('5. a zip whose directory and entries disagree', () => {
  const { metadata, pkg, info } = members();
  const gap = Buffer.from('hidden');
  const text = Buffer.from('{"conda_pkg_format_version":2}');
  test.each<[string, Buffer]>([
    ['another name in front of the data', zip([metadata, { ...pkg, localName: 'pkg-foo-1.0-1.tar.zst' }, info])],
    ['another size in front of the data', zip([metadata, { ...pkg, localSize: 5 }, info])],
    ['a member outside the directory', zip([metadata, pkg, { ...info, hidden: true }, info])],
    ['bytes between members', zip([metadata, { ...pkg, gap }, info])],
    ['bytes behind the last member', zip([metadata, pkg, { ...info, gap }])],
    ['bytes before the first', zip([metadata, pkg, info], { before: gap })],
    ['bytes behind the end', zip([metadata, pkg, info], { after: gap })],
    ['a wrong checksum', zip([metadata, { ...pkg, crc: (crc32(pkg.data) ^ 1) >>> 0 }, info])],
    ['a size that stands nowhere', zip([metadata, { ...pkg, localSize: 0xffffffff }, info])],
    ['no members', zip([])],
  ])('is rejected: %s', async (_what, bytes) => expect(await refusal(bytes)).toMatch(/^broken_archive: /));

  test.each<[string, Buffer]>([
    ['is compressed', zip([{ ...metadata, data: deflateRawSync(text), crc: crc32(text), method: 8 }, pkg, info])],
    ['is encrypted', zip([metadata, { ...pkg, flags: 1 }, info])],
    ['has its sizes behind its data', zip([metadata, { ...pkg, flags: 8 }, info])],
  ])('or of which a member %s', async (what, bytes) =>
    expect(await refusal(bytes)).toMatch(new RegExp(`^unsupported_archive: .* ${what}`)),
  );
});

describe('6. members that would be written elsewhere', () => {
  test.each<[string, NonNullable<TestPackage['pkg']>]>([
    ['../../etc/x', [{ name: '../../etc/x' }]],
    ['/abs', [{ name: '/abs' }]],
    ['C:/abs', [{ name: 'C:/abs' }]],
    ['a\\..\\b', [{ name: 'a\\..\\..\\b' }]],
    ['a/../b', [{ name: 'a/../b' }]],
    ['a//b', [{ name: 'a//b' }]],
    ['a/./b', [{ name: 'a/./b' }]],
    ['a\nb', [{ name: 'a\nb' }]],
    ['..', [pax({ path: '../x' }), { name: 'harmless' }]],
    ['a link to /etc', [{ name: 'lib/x', flag: '2', target: '/etc' }]],
    ['a link out of the package', [{ name: 'lib/x', flag: '2', target: '../../x' }]],
    ['a pax link out of the package', [pax({ linkpath: '/etc' }), { name: 'lib/x', flag: '2', target: 'y' }]],
    ['a file below a link', [{ name: 'lib/x', flag: '2', target: '..' }, { name: 'lib/x/passwd' }]],
    ['a hard link to nothing', [{ name: 'lib/x', flag: '1', target: 'lib/y' }]],
    ['a hard link outside', [{ name: 'lib/x', flag: '1', target: '../../etc/passwd' }]],
    ['a device', [{ name: 'dev', flag: '3' }]],
    ['a pipe', [{ name: 'pipe', flag: '6' }]],
    ['what clients write', [{ name: 'conda-meta/history' }]],
    ['a document of the info part', [{ name: 'info/index.json', data: '{}' }]],
    ['a document that tells clients what to link', [{ name: 'info/link.json', data: '{}' }]],
    ['info as a link', [{ name: 'info', flag: '2', target: 'lib' }]],
    ['a name that is not UTF-8', [{ name: 'x', flag: 'L', data: Buffer.from([0xff, 0xfe]) }, { name: 'y' }]],
  ])('are rejected: %s', async (_what, pkg) =>
    expect(await rejectionOf({ pkg, paths: null })).toMatch(/^unsafe_path: /),
  );

  test('but licenses may stand in the pkg part, once', async () => {
    const license = { name: 'info/licenses/LICENSE', data: 'MIT' };
    expect((await read(conda({ pkg: [license] }))).licenses).toEqual([{ path: license.name, text: 'MIT' }]);
    expect(await rejectionOf({ pkg: [license], info: [license] })).toMatch(/^ambiguous_archive: /);
  });

  test('in the info part, too', async () => {
    for (const name of ['bin/foo', 'info/repodata_record.json', 'info/../x'])
      expect(await rejectionOf({ info: [{ name }] })).toMatch(/^unsafe_path: /);
  });

  test('but links within the package may be there', async () => {
    const files = [
      { name: 'lib/a.so.1', data: 'x' },
      { name: 'lib/a.so', flag: '2', target: 'a.so.1' },
      { name: 'lib64/b', flag: '2', target: '../lib/a.so.1' },
      { name: 'lib/hard', flag: '1', target: 'lib/a.so.1' },
    ];
    expect((await read(conda({ files }))).fileCount).toBe(4);
  });
});

describe('7. what unpacks to more than its reader has room for', () => {
  const { metadata, pkg, info } = members();
  const zeros = Buffer.alloc(80 * 1024 ** 2);
  test('is rejected: documents and texts of all sizes', async () => {
    const bomb = zstd(tar([{ name: 'info/recipe/zeros', data: zeros }]));
    expect(await refusal(zip([metadata, pkg, { ...info, data: bomb }]))).toBe(
      'too_large_unpacked: The info part unpacks to more than 64 MiB.',
    );
    expect(await rejectionOf({ index: ' '.repeat(2 * 1024 ** 2) })).toBe(
      'too_large_unpacked: info/index.json is larger than 1 MiB.',
    );
    expect(await rejectionOf({ index: '['.repeat(10_000) + ']'.repeat(10_000) })).toBe(
      'too_large_unpacked: info/index.json is nested more than 64 deep.',
    );
  });

  test('or a thousand times its size where that is not much yet', async () => {
    const limits = { smallBombFrom: 1024 ** 2 };
    expect(await rejectionOf({ files: [{ name: 'zeros', data: zeros }] }, undefined, { limits })).toBe(
      'too_large_unpacked: The pkg part unpacks to more than 1,000 times its size.',
    );
  });

  test('or has more members than its size can name', async () => {
    const files = Array.from({ length: 3_000 }, (_, i) => ({ name: `f${i}`, data: '' }));
    const limits = { membersOfAny: 50, bytesPerMember: 1024 ** 2 };
    expect(await rejectionOf({ files, paths: null }, undefined, { limits })).toMatch(
      /^too_large_unpacked: .* more than [\d,]+ members/,
    );
  });

  test('or many times the size of the archive', async () => {
    const limits = { bombFrom: 1024 ** 2 };
    expect(await rejectionOf({ files: [{ name: 'zeros', data: zeros }] }, undefined, { limits })).toBe(
      'too_large_unpacked: The pkg part unpacks to more than 200 times its size.',
    );
  });

  test('or claims an impossible size, or too many members or too much at all', async () => {
    const size = Buffer.alloc(12, 0xff);
    size[0] = 0x80;
    expect(await rejectionOf({ pkg: [{ name: 'x', size }], paths: null })).toMatch(
      /^too_large_unpacked: .* impossible size/,
    );
    expect(await rejectionOf({ pkg: [{ name: 'x', size: 2 ** 32 }], paths: null })).toMatch(
      /^broken_archive: .* ends in the middle/,
    );
    expect(await rejectionOf({}, undefined, { limits: { members: 2 } })).toMatch(
      /^too_large_unpacked: .* more than 2 members/,
    );
    expect(await rejectionOf({}, undefined, { limits: { packageBytes: 100 } })).toBe(
      'too_large: The archive exceeds the limit of 100 bytes.',
    );
  });

  test('or lists millions of things that are none', async () => {
    const index = `${JSON.stringify(INDEX).slice(0, -1)},"constrains":[${'5,'.repeat(400_000)}5]}`;
    expect(await rejectionOf({ index })).toBe(
      'bad_metadata: info/index.json: constrains must have at most 2,000 entries.',
    );
    const paths = { name: 'info/paths.json', data: `{"paths":[${'[],'.repeat(600_000)}[]]}` };
    expect(await rejectionOf({ paths })).toMatch(
      /^too_large_unpacked: info\/paths\.json lists more than [\d,]+ files\.$/,
    );
  });

  test('or would be gigabytes once it is parsed', async () => {
    const lists = { name: 'info/paths.json', data: `{"paths":[${'[],'.repeat(20_000_000)}[]]}` };
    expect(await rejectionOf({ paths: lists }, undefined, { limits: { smallBombRatio: 1e9 } })).toBe(
      'too_large_unpacked: info/paths.json holds more than 4,000,000 values.',
    );
    const keys = Array.from({ length: 10_001 }, (_, i) => `"k${i}":0`).join(',');
    expect(await rejectionOf({ info: [{ name: 'info/about.json', data: `{${keys}}` }] })).toBe(
      'too_large_unpacked: info/about.json holds an object of more than 10,000 keys.',
    );
    const steps = `${'a/'.repeat(20)}b`;
    expect(await rejectionOf({ pkg: [{ name: steps }], paths: null }, undefined, { limits: { members: 10 } })).toMatch(
      /^too_large_unpacked: .* more than 10 folders/,
    );
  });

  test('or asks for a window of gigabytes', async () => {
    // A zstd frame (RFC 8878, 3.1.1) without content size, whose window descriptor says 2 GiB.
    const frame = Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x00, (31 - 10) << 3, 0x01, 0x00, 0x00]);
    expect(await refusal(zip([metadata, { ...pkg, data: frame }, info]))).toMatch(
      /^too_large_unpacked: .* window of more than 128 MiB/,
    );
  });

  test('and reading ends when it takes too long, or when nobody wants it any more', async () => {
    // Large enough for a thread: a small one may be read before the clock has struck at all.
    const large = conda({ files: [{ name: 'lib/libfoo.so', data: randomBytes(2 * 1024 ** 2) }] });
    expect(await refusal(large, undefined, { limits: { seconds: 0, secondsPerMiB: 0 } })).toMatch(/^too_slow: /);
    const signal = AbortSignal.abort(new Error('gone'));
    await expect(read(conda(), undefined, { signal })).rejects.toThrow('gone');
  });
});

describe('8. an info/index.json that is none', () => {
  const text = JSON.stringify(INDEX);
  test.each<[string, string | Buffer | object]>([
    ["isn't valid JSON", '{"name":'],
    ['must be an object', '[]'],
    ["holds the key 'name' twice", `${text.slice(0, -1)},"n\\u0061me":"evil"}`],
    ['is not UTF-8', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ["isn't valid JSON", `\ufeff${text}`],
    ['NUL or half a character', text.replace('"MIT"', '"\\u0000"')],
    ['NUL or half a character', text.replace('"MIT"', '"\\ud800x"')],
    ['build_number must be a whole number from 0', text.replace('"build_number":0', '"build_number":1e400')],
    ['build_number must be a whole number from 0', { build_number: -1 }],
    ['depends must be a list of texts', { depends: 'python' }],
    ['depends must be a list of texts', { depends: [5] }],
    ['constrains must be a list of texts', { constrains: {} }],
    ['license must be a text', { license: ['MIT'] }],
    ['timestamp must not be negative', { timestamp: -5 }],
    ['python_site_packages_path must be a path inside the environment', { python_site_packages_path: 'lib/../../x' }],
  ])('is rejected with the field: %s', async (message, index) => {
    const told = await rejectionOf({ index });
    expect(told).toMatch(/^bad_metadata: info\/index\.json/);
    expect(told).toContain(message);
  });

  test('or is missing, or a link', async () => {
    const { metadata, pkg, info } = members();
    const withInfo = (content: Parameters<typeof tar>[0]) =>
      zip([metadata, pkg, { ...info, data: zstd(tar(content)) }]);
    expect(await refusal(withInfo([]))).toBe(
      'bad_metadata: The archive has no info/index.json. Build the package again.',
    );
    expect(await refusal(withInfo([{ name: 'info/index.json', flag: '2', target: 'x' }]))).toBe(
      'bad_metadata: info/index.json is a link. It must be a file.',
    );
  });

  test('and the other documents must be JSON of their kind', async () => {
    for (const [name, data] of [
      ['info/about.json', '{'],
      ['info/run_exports.json', '{"weak":5}'],
      ['info/paths.json', '{"paths":[5]}'],
    ] as const)
      expect(await rejectionOf({ paths: null, info: [{ name, data }] })).toMatch(new RegExp(`^bad_metadata: ${name}`));
  });
});

describe('9. names and specs that strict clients reject with all others of the index', () => {
  test.each([
    ["name 'Foo' is not a package name (CEP 26)", { name: 'Foo' }],
    ["name 'a--b' is not a package name (CEP 26)", { name: 'a--b' }],
    ['is not a package name (CEP 26)', { name: 'a'.repeat(65) }],
    ["version '1.0-beta' is not a version (CEP 33)", { version: '1.0-beta' }],
    ["version '1..0' is not a version (CEP 33)", { version: '1..0' }],
    ['is not a version (CEP 33)', { version: '1'.repeat(10_000) }],
    ["build 'a b' is not a build string (CEP 26)", { build: 'a b' }],
    ["depends holds 'python >=3.8,<', which is not a match spec (CEP 29)", { depends: ['numpy', 'python >=3.8,<'] }],
    [
      "'tomli; if python<3.11', a conditional dependency. The hub doesn't support",
      { depends: ['tomli; if python<3.11'] },
    ],
    ['a conditional dependency. The hub', { depends: ['tomli[when="python<3.11"]'] }],
  ])('are rejected: %s', async (message, index) => {
    expect(await rejectionOf({ index })).toContain(message);
  });
});

describe('10. what is not whole, or something else', () => {
  const good = conda();
  test.each<[string, Buffer]>([
    ['its last 100 bytes are missing', good.subarray(0, -100)],
    ['something stands behind it', Buffer.concat([good, Buffer.from('x')])],
    ["it begins with '<!doctype html>'", Buffer.from('<!doctype html>\n<title>Sign in</title>')],
    ['it begins with bytes 425a6839', Buffer.from('BZh91AY&SY\0\0')],
    ['it has only a beginning', good.subarray(0, 20)],
  ])('is rejected: %s', async (_what, bytes) => expect(await refusal(bytes)).toMatch(/^broken_archive: /));

  test('and told what it begins with', async () => {
    expect(await refusal(Buffer.from('<!doctype html>\n<title>Sign in</title>'))).toBe(
      "broken_archive: The file isn't a .conda archive (it starts with '<!doctype html>'). Upload the file that the build created.",
    );
    expect(await refusal(Buffer.alloc(0))).toMatch(/^empty_archive: /);
  });

  test('also inside its parts', async () => {
    const { metadata, pkg, info } = members();
    const bare = tar([{ name: 'bin/foo', data: '#!/bin/sh\n' }], { end: false });
    for (const data of [
      pkg.data.subarray(0, -4),
      zstd(bare),
      zstd(bare.subarray(0, 700)),
      zstd(Buffer.alloc(2048, 'x')),
      Buffer.from('no zstd'),
      Buffer.alloc(0),
    ])
      expect(await refusal(zip([metadata, { ...pkg, data }, info])), data.toString('hex', 0, 20)).toMatch(
        /^(?:broken|unsupported)_archive: /,
      );
  });

  test('and a part must be one frame of zstd, for readers stop before a second one or go on', async () => {
    const { metadata, pkg, info } = members();
    const [first, second] = [tar([{ name: 'bin/foo', data: '#!/bin/sh\n' }], { end: false }), tar([])];
    for (const more of [Buffer.from('garbage'), Buffer.alloc(1), pkg.data, zstd(second)])
      expect(await refusal(zip([metadata, { ...pkg, data: Buffer.concat([zstd(first), more]) }, info]))).toMatch(
        /^ambiguous_archive: There is data after/,
      );
  });
});

describe('12. lies that parse', () => {
  test('a build of the future is rejected', async () => {
    expect(await rejectionOf({ index: { timestamp: Date.UTC(2099, 0, 1) } })).toBe(
      "timestamp_in_future: timestamp 2099-01-01 is in the future. Check the build machine's clock.",
    );
  });

  test.each<[string, TestPackage]>([
    ["'bin/bar' is missing", { paths: pathsJson([{ name: 'bin/bar' }]) }],
    ["'bin/extra' is not listed", { pkg: [{ name: 'bin/extra' }] }],
    ["'bin/foo' has another SHA-256", { paths: pathsJson([{ name: 'bin/foo', data: '#!/bin/so\n' }]) }],
    ["'bin/foo' has 10 bytes, not 3", { paths: pathsJson([{ name: 'bin/foo', data: 'abc' }]) }],
  ])('a paths.json of which %s is rejected', async (message, given) => {
    expect(await rejectionOf(given)).toContain(
      `paths_mismatch: info/paths.json does not agree with the archive: ${message}`,
    );
  });
});
