import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startHub } from '../policy/hub.testing.ts';
import type { FileGiven, PolicyHub } from '../policy/hub.testing.ts';
import type { Send, TestOrganization } from '../testing/index.ts';
import { readSearch, wordPattern } from './words.ts';
import type { PackageHit } from './contract.ts';

interface Found { total_count: number; results: PackageHit[] }

const files: FileGiven[] = [
  { name: 'numpy', version: '1.26.4', license: 'BSD-3-Clause' },
  { name: 'numpy', version: '2.0.0', license: 'GPL-3.0-only' },
  { name: 'numpy-base', license: 'BSD-3-Clause' },
  { name: 'dask-numpy', license: 'BSD-3-Clause' },
  { name: 'autonumpy', license: 'BSD-3-Clause' },
  { name: 'blas', license: 'BSD-3-Clause' },
  { name: 'readline', license: 'GPL-3.0-only' },
  { name: 'scikit-learn', license: 'BSD-3-Clause' },
  { name: 'c_plus', license: 'MIT' },
];

let hub: PolicyHub;
let abroad: TestOrganization;
let abroadAdmin: Send;

beforeAll(async () => {
  hub = await startHub();
  const main = await hub.aChannel({ name: 'main', files });
  const approved = await hub.aChannel({ name: 'approved', sources: ['main'] });
  await hub.aChannel({ name: 'inside', privacy: 'internal', files: [{ name: 'numpy-internal', license: 'MIT' }] });
  await hub.aChannel({ name: 'closed', privacy: 'private', files: [{ name: 'numpy-secret', license: 'MIT' }] });
  const admin = await hub.aUser();
  abroad = await hub.anOrganization({ members: { admin } });
  abroadAdmin = await hub.as(admin.email);
  await hub.aChannel({ name: 'theirs', privacy: 'private', files: [{ name: 'numpy-theirs', license: 'MIT' }], organization: abroad });
  await hub.core.db.updateTable('artifact').set({ summary: 'Linear algebra that NumPy calls (100% C++)' }).where('channel_id', '=', main.id).where('name', '=', 'blas').execute();
  await hub.apply(approved, await hub.aPolicy({ license: { operator: 'not_in', values: ['GPL3'] } }));
});
afterAll(() => hub.close());

const search = async (query: string, send: Send = hub.send, more = ''): Promise<Found> => {
  const response = await send(`/api/search/packages?query=${encodeURIComponent(query)}${more}`);
  expect(response.status, query).toBe(200);
  return await response.json() as Found;
};
const names = async (query: string, send: Send = hub.send, more = ''): Promise<string[]> => (await search(query, send, more)).results.map(({ channel, name }) => `${channel}/${name}`);

describe('packages', () => {
  test('[SRCH-13] the best match comes first: the name, its beginning, a word of it, part of it, then the summary', async () => {
    const { total_count, results } = await search('NumPy');
    expect(results.map(({ channel, name }) => `${channel}/${name}`)).toEqual([
      'approved/numpy', 'main/numpy', 'approved/numpy-base', 'main/numpy-base', 'approved/dask-numpy', 'main/dask-numpy', 'approved/autonumpy', 'main/autonumpy', 'approved/blas', 'main/blas',
    ]);
    expect(total_count).toBe(10);
  });

  test('[SRCH-13] a package says what its channel serves and refuses, and nothing newer than that', async () => {
    const { results: [approved, main] } = await search('numpy');
    expect(approved).toEqual({ name: 'numpy', summary: '', organization: hub.acme.name, channel: 'approved', latest_version: '1.26.4', served_file_count: 1, refused_file_count: 1 });
    expect(main).toMatchObject({ latest_version: '2.0.0', served_file_count: 2, refused_file_count: 0 });
    expect((await search('readline')).results[0]).toMatchObject({ channel: 'approved', latest_version: null, served_file_count: 0, refused_file_count: 1 });
  });

  test('[SRCH-18] pages follow each other, and the count stays', async () => {
    expect(await names('numpy', hub.send, '&limit=2&offset=2')).toEqual(['approved/numpy-base', 'main/numpy-base']);
    expect(await search('numpy', hub.send, '&limit=2&offset=500')).toEqual({ total_count: 10, results: [] });
    expect((await hub.send('/api/search/packages?query=numpy&limit=101')).status).toBe(422);
  });

  test('several words are all found, in name or summary, in any order', async () => {
    expect(await names('scikit learn')).toEqual(['approved/scikit-learn', 'main/scikit-learn']);
    expect(await names('calls  algebra')).toEqual(['approved/blas', 'main/blas']);
    expect(await names('algebra learn')).toEqual([]);
    // Only the beginning of a word of the summary counts.
    expect(await names('lgebra')).toEqual([]);
  });

  test('[SRCH-06] a blank text finds nothing', async () => {
    for (const query of ['', '   ', '\u0000\n\t']) expect(await search(query)).toEqual({ total_count: 0, results: [] });
    expect(await (await hub.send('/api/search/packages')).json()).toEqual({ total_count: 0, results: [] });
  });

  test('characters of patterns stand for themselves', async () => {
    for (const query of ['%', '%%', '*', '.*', '(', '[a-z', '\\', "'", '"', "';drop table artifact;--", '$1', '\u{1F422}', '***:numpy', '(a+)+$']) expect((await search(query)).total_count, query).toBe(0);
    expect(await names('_')).toEqual(['approved/c_plus', 'main/c_plus']);
    expect(await names('c++')).toEqual(['approved/blas', 'main/blas']);
    expect((await search('x'.repeat(200))).total_count).toBe(0);
    expect((await hub.send(`/api/search/packages?query=${'x'.repeat(201)}`)).status).toBe(422);
    expect((await search('a '.repeat(100))).total_count).toBeGreaterThanOrEqual(0);
  });
});

describe('who finds what', () => {
  test('[SRCH-13] public packages are everybody’s, internal ones the members’, private ones the admins’', async () => {
    const hidden = async (send: Send): Promise<string[]> => (await names('numpy-', send)).filter((name) => !/^(main|approved)\//.test(name));
    expect(await hidden(hub.send)).toEqual([]);
    expect(await hidden(hub.stranger)).toEqual([]);
    expect(await hidden(hub.member)).toEqual(['inside/numpy-internal']);
    expect(await hidden(hub.admin)).toEqual(['inside/numpy-internal', 'closed/numpy-secret']);
    expect(await hidden(abroadAdmin)).toEqual(['theirs/numpy-theirs']);
  });

  test('the count tells nothing of what one may not see', async () => {
    expect(await search('numpy-secret', hub.stranger)).toEqual({ total_count: 0, results: [] });
    expect(await search('numpy-secret', abroadAdmin)).toEqual({ total_count: 0, results: [] });
    expect((await hub.send('/api/search/packages?query=numpy', { headers: { authorization: 'Bearer forged.token.here' } })).status).toBe(401);
  });

  test('a package that left its channel is found no more', async () => {
    const channel = await hub.aChannel({ name: 'brief', files: [{ name: 'ephemeral', license: 'MIT' }] });
    expect(await names('ephemeral')).toEqual(['brief/ephemeral']);
    await hub.channels.delete(channel);
    expect(await names('ephemeral')).toEqual([]);
  });
});

test('a search is read into lower-case words, and a word into a pattern without meaning of its own', () => {
  expect(readSearch('  Foo\u0000BAR  baz ')).toEqual({ text: 'foo bar baz', words: ['foo', 'bar', 'baz'] });
  expect(readSearch('a b c d e f g h i j')?.words).toHaveLength(8);
  expect(wordPattern('c++.[x]')).toBe('\\mc\\+\\+\\.\\[x\\]');
});
