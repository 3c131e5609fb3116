import { describe, expect, test } from 'vitest';
import { zstdCompressSync } from 'node:zlib';
import { decompressed } from './compression.ts';
import { SourceError } from '../outbound/index.ts';
import { readRepodata, REPODATA_LIMITS } from './repodata.ts';
import type { RepodataEntry, RepodataLimits } from './repodata.ts';

async function* inChunks(body: Uint8Array | string, size = 7): AsyncGenerator<Uint8Array> {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  for (let i = 0; i < bytes.length; i += size) yield bytes.subarray(i, i + size);
}

async function read(body: string, limits: Partial<RepodataLimits> = {}): Promise<RepodataEntry[]> {
  const entries: RepodataEntry[] = [];
  for await (const group of readRepodata(inChunks(body), { ...REPODATA_LIMITS, ...limits })) entries.push(...group);
  return entries;
}

async function failure(reading: Promise<unknown>): Promise<string> {
  return reading.then(
    () => 'none',
    (error: unknown) => (error instanceof SourceError ? error.failure : String(error)),
  );
}

async function* endless(start: string, again: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(start);
  const chunk = new TextEncoder().encode(again);
  for (;;) yield chunk;
}

describe('reading repodata', () => {
  test('the records of both sections come, whatever the chunks and whatever else there is', async () => {
    const body = JSON.stringify({
      info: { subdir: 'noarch', packages: { 'not-a-record.conda': {} } },
      removed: ['x-1-0.conda'],
      v3: { packages: { 'y-1-0.whl': { name: 'y' } } },
      packages: { 'a-1-0.tar.bz2': { name: 'a', summary: 'mit Ümlaut "und" \\ 😀' } },
      'packages.conda': { 'b-1-0.conda': { name: 'b', depends: ['c', '{"'] } },
      repodata_version: 1,
    });
    expect(await read(body)).toEqual([
      { fileName: 'a-1-0.tar.bz2', value: { name: 'a', summary: 'mit Ümlaut "und" \\ 😀' } },
      { fileName: 'b-1-0.conda', value: { name: 'b', depends: ['c', '{"'] } },
    ]);
  });

  test('an empty channel is one: {} and empty sections (CEP 26)', async () => {
    expect(await read('{}')).toEqual([]);
    expect(await read(' {"packages":{},"packages.conda":{}}\n')).toEqual([]);
    expect(await read('{"info":{"subdir":"noarch"},"removed":["x-1-0.conda"],"repodata_version":1}')).toEqual([]);
  });

  test.each([
    ['a page', '<!DOCTYPE html><html></html>', 'html'],
    ['nothing', '', 'not_repodata'],
    ['a list', '[{"packages":{}}]', 'not_repodata'],
    ['a list that looks like it', '["packages", {"a-1-0.conda": {}}]', 'not_repodata'],
    ['another object', '{"hello":"world"}', 'not_repodata'],
    ['packages that are a list', '{"packages":[]}', 'not_repodata'],
    ['packages that are null', '{"packages":null}', 'not_repodata'],
    ['packages that are a text', '{"packages":"packages","packages.conda":{}}', 'not_repodata'],
    ['another encoding', '{\u0000"\u0000', 'malformed'],
    ['a missing comma', '{"packages":{"a-1-0.conda":{} "b-1-0.conda":{}}}', 'malformed'],
    ['no JSON', 'packages: {}', 'malformed'],
    ['two bodies', '{"packages":{}}{"packages":{}}', 'malformed'],
    ['a comma too many', '{"packages":{"a-1-0.conda":{},}}', 'malformed'],
    ['only a comma', '{"packages":{,}}', 'malformed'],
    ['a missing colon', '{"packages":{"a-1-0.conda" {}}}', 'malformed'],
    ['a missing value', '{"packages":{"a-1-0.conda":}}', 'malformed'],
    ['half a word', '{"packages":{"a-1-0.conda":tru}}', 'malformed'],
    ['a key that is no text', '{"packages":{1:{}}}', 'malformed'],
    ['a wrong bracket', '{"packages":{"a-1-0.conda":{]}}', 'malformed'],
    ['a section that a bracket ends', '{"packages":{"a-1-0.conda":{}]}', 'malformed'],
    ['sections in a list', '["packages":{"a-1-0.conda":{}}]', 'not_repodata'],
    ['half a text', '{"packages":{"a-1-0.conda":"a', 'truncated'],
    ['a deep record', `{"packages":{"a-1-0.conda":${'['.repeat(63)}`, 'not_repodata'],
    ['half of it', '{"packages":{"a-1-0.conda":{"name":"a"}', 'truncated'],
  ])('rejects %s', async (_what, body, expected) => {
    expect(await failure(read(body))).toBe(expected);
  });

  test('records are split as JSON says, wherever chunks end', async () => {
    const values = [{}, { a: '}"{,' }, { b: ['\\', '\\"', '\u00e9\u{1f600}'] }, [1, [2]], 'x, }', -1.5e3, null, true];
    const written = values.map((value, i) => `"f-${i}-0.conda"${' \n'.repeat(i % 2)}:\t${JSON.stringify(value)} `);
    const body = ` { "v3" : {"packages":{"x":1}}, "pack\\u0061ges" :{ ${written.join(',')}} , "packages.conda":{"f-9-0.conda":{"c":1}},
      "removed":["packages"],"packages":{"f-8-0.conda":2}}`;
    const expected = [...values, { c: 1 }, 2].map((value, i) => ({
      fileName: `f-${[0, 1, 2, 3, 4, 5, 6, 7, 9, 8][i]}-0.conda`,
      value,
    }));
    for (let size = 1; size < 40; size++) {
      const entries = await Array.fromAsync(readRepodata(inChunks(body, size)));
      expect(entries.flat()).toEqual(expected);
    }
  });

  test("an error quotes nothing that the database can't store", async () => {
    const error = await read('{\u0000').catch((thrown: unknown) => thrown as SourceError);
    expect(error).toMatchObject({
      failure: 'malformed',
      message: expect.stringContaining('Unexpected "\ufffd"') as unknown,
    });
    expect(new SourceError('bad_records', 'a\ud800\u0000b').message).toBe('a\ufffd\ufffdb');
  });

  test('rejects deep nesting before it costs memory', async () => {
    expect(await failure(read(`{"packages":{},"x":${'['.repeat(1000)}`))).toBe('not_repodata');
  });

  test('limits end a body: bytes, records, one record, one text', async () => {
    const one = '"a-1-0.conda":{"name":"a"}';
    expect(await failure(read(`{"packages":{${one},${one},${one}}}`, { records: 2 }))).toBe('too_many_records');
    expect(await failure(read(`{"packages":{${one}}}`, { bytes: 20 }))).toBe('too_large');
    const small = { ...REPODATA_LIMITS, recordBytes: 10_000, bytes: 10_000_000 };
    const drain = async (body: AsyncIterable<Uint8Array>): Promise<void> => {
      for await (const group of readRepodata(body, small)) expect(group.length).toBeGreaterThan(0);
    };
    expect(await failure(drain(endless('{"packages":{"a-1-0.conda":{"depends":["x"', ',"yyyyyyyyyyyy"')))).toBe(
      'too_large',
    );
    expect(await failure(drain(endless('{"info":"', 'aaaaaaaaaaaaaaaaaaaaaaaa')))).toBe('too_large');
    expect(await failure(drain(endless('{"packages":{},"other":[1', ',1')))).toBe('too_large');
  });

  test('a body that unpacks to a hundred times what repodata does is not read to its end', async () => {
    const blanks = Buffer.alloc(64 * 1024 ** 2, ' ');
    const packed = zstdCompressSync(
      Buffer.concat([Buffer.from('{"packages":{}'), blanks, blanks, blanks, blanks, blanks]),
    );
    let size = 0;
    const drain = async (): Promise<void> => {
      for await (const chunk of decompressed(inChunks(packed, 1000), {
        compression: 'zstd',
        contentEncoding: 'identity',
      }))
        size += chunk.length;
    };
    expect(await failure(drain())).toBe('too_large');
    expect(size).toBeLessThan(5 * blanks.length);
  });

  test('reports truncated and broken zstd bodies differently', async () => {
    const body = JSON.stringify({
      packages: Object.fromEntries(
        Array.from({ length: 2000 }, (_, i) => [
          `a-${i}-0.conda`,
          { name: 'a', version: String(i), hash: Math.sin(i) },
        ]),
      ),
    });
    const packed = zstdCompressSync(body);
    const unpack = (bytes: Uint8Array): Promise<RepodataEntry[][]> =>
      Array.fromAsync(
        readRepodata(decompressed(inChunks(bytes, 1000), { compression: 'zstd', contentEncoding: 'identity' })),
      );
    expect((await unpack(packed)).flat()).toHaveLength(2000);
    expect(await failure(unpack(packed.subarray(0, packed.length - 50)))).toBe('truncated');
    expect(await failure(unpack(Buffer.from(packed).fill(0xff, 20, 400)))).toBe('malformed');
  });
});
