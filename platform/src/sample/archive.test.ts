import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { zstdDecompressSync } from 'node:zlib';
import { fileNameOf, parseMatchSpec } from '@terrarium/domain/conda';
import { extract } from 'tar-stream';
import { describe, expect, test } from 'vitest';
import { isBadRecord, readRecord } from '../channel/index.ts';
import { buildPackage } from './archive.ts';
import { teamPackages, teamSources } from './team.ts';

/** Members of a zip without compression, read from its central directory; CRCs aren't checked here. */
function unzip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  const members = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    expect(bytes.readUInt16LE(at + 10), 'stored, not compressed').toBe(0);
    const size = bytes.readUInt32LE(at + 24);
    const nameLength = bytes.readUInt16LE(at + 28);
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    members.set(bytes.toString('utf8', at + 46, at + 46 + nameLength), bytes.subarray(start, start + size));
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return members;
}

async function untar(bytes: Buffer): Promise<Map<string, { content: string; mode: number }>> {
  const entries = new Map<string, { content: string; mode: number }>();
  for await (const entry of Readable.from([zstdDecompressSync(bytes)]).pipe(extract())) {
    entries.set(entry.header.name, { content: await text(entry), mode: entry.header.mode ?? 0 });
  }
  return entries;
}

describe('the packages of the channel team', async () => {
  const packages = await teamPackages();

  test('are a few, over noarch and three platforms, with two versions of one', () => {
    expect(packages.length).toBeGreaterThanOrEqual(5);
    expect(new Set(packages.map(({ record }) => record.subdir))).toEqual(
      new Set(['noarch', 'linux-64', 'osx-arm64', 'win-64']),
    );
    expect(packages.filter(({ record }) => record.name === 'acme-colors').map(({ record }) => record.version)).toEqual([
      '1.0.0',
      '1.1.0',
    ]);
  });

  test.each(packages)(
    '$fileName is a .conda archive that holds what its record says',
    async ({ fileName, bytes, md5, sha256, size, record }) => {
      expect(createHash('md5').update(bytes).digest('hex')).toBe(md5);
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
      expect({ md5: record.md5, sha256: record.sha256, size: record.size }).toEqual({
        md5,
        sha256,
        size: bytes.length,
      });
      expect(size).toBe(bytes.length);
      expect(fileName).toBe(fileNameOf(record));
      expect(isBadRecord(readRecord(record.subdir!, fileName, record))).toBe(false);
      expect(() => record.depends.map((spec) => parseMatchSpec(spec))).not.toThrow();

      const stem = fileName.slice(0, -'.conda'.length);
      const members = unzip(bytes);
      expect([...members.keys()]).toEqual(['metadata.json', `pkg-${stem}.tar.zst`, `info-${stem}.tar.zst`]);
      expect(JSON.parse(members.get('metadata.json')!.toString())).toEqual({ conda_pkg_format_version: 2 });

      const info = await untar(members.get(`info-${stem}.tar.zst`)!);
      const {
        arch: _arch,
        platform: _platform,
        ...index
      } = JSON.parse(info.get('info/index.json')!.content) as Record<string, unknown>;
      const { md5: _md5, sha256: _sha256, size: _size, ...fields } = record;
      expect(index).toEqual(fields);
      expect(JSON.parse(info.get('info/about.json')!.content)).toMatchObject({ license: record.license });

      const content = await untar(members.get(`pkg-${stem}.tar.zst`)!);
      const { paths } = JSON.parse(info.get('info/paths.json')!.content) as {
        paths: { _path: string; sha256: string; size_in_bytes: number }[];
      };
      expect(paths.map(({ _path }) => _path)).toEqual([...content.keys()]);
      expect(info.get('info/files')!.content).toBe(paths.map(({ _path }) => `${_path}\n`).join(''));
      for (const path of paths) {
        const file = content.get(path._path)!.content;
        expect(createHash('sha256').update(file).digest('hex')).toBe(path.sha256);
        expect(Buffer.byteLength(file)).toBe(path.size_in_bytes);
        expect(path.size_in_bytes).toBeGreaterThan(0);
      }
    },
  );

  test('keep the executable bit, and links for Python only where they belong', async () => {
    for (const { fileName, bytes, record } of packages) {
      const stem = fileName.slice(0, -'.conda'.length);
      const members = unzip(bytes);
      const info = await untar(members.get(`info-${stem}.tar.zst`)!);
      expect(info.has('info/link.json')).toBe(record.noarch === 'python');
      const content = await untar(members.get(`pkg-${stem}.tar.zst`)!);
      for (const [path, { mode }] of content)
        expect(mode & 0o111, path).toBe(/^(bin|Scripts)\//.test(path) ? 0o111 : 0);
    }
  });

  test('have the same bytes each time, and other bytes and another build for other content', async () => {
    const again = await teamPackages();
    expect(again.map(({ sha256 }) => sha256)).toEqual(packages.map(({ sha256 }) => sha256));
    const source = teamSources[0]!;
    const changed = await buildPackage({ ...source, files: [{ path: 'share/acme/colors.json', text: '{}\n' }] });
    expect(changed.record.build).not.toBe(packages[0]!.record.build);
    expect(changed.sha256).not.toBe(packages[0]!.sha256);
  });
});
