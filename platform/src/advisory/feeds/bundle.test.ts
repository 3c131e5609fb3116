import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FEED_ADDRESSES } from './addresses.ts';
import type { FeedAddresses } from './addresses.ts';
import { bundleKey } from '../../signing/index.ts';
import { bundledLists, loadBundle, pullBundle } from './bundle.ts';
import { FeedBundles } from './bundles.ts';
import type { Decide } from './bundles.ts';

const kev = JSON.stringify({ dateReleased: '2026-01-01T00:00:00Z', vulnerabilities: [] });
const server = createServer((request, response) => {
  response.writeHead(request.url === '/kev' ? 200 : 404, { 'content-type': 'application/json' }).end(kev);
});
let folder: string;
let outside: { dataDir: string; addresses: FeedAddresses; allowPrivate: boolean };
let inside: string;
let bundle: string;
let key: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bundle-'));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const addresses = Object.fromEntries(
    Object.keys(FEED_ADDRESSES).map((name) => [name, `${base}/${name}`]),
  ) as unknown as FeedAddresses;
  outside = { dataDir: join(folder, 'outside'), addresses, allowPrivate: true };
  inside = join(folder, 'inside');
  bundle = join(folder, 'feeds.bundle');
  ({ key } = await pullBundle(outside, ['kev'], bundle));
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

const loaded = async () => (await bundledLists(inside)).map(({ feed }) => feed.id);

test('rejects a bundle with a changed byte, a truncated one, and one of another key, without a trace', async () => {
  const bytes = await readFile(bundle);
  const bad = join(folder, 'bad.bundle');
  const places = [
    bytes.indexOf('kev'),
    // In the unused bytes between two files of the archive, and in the signature.
    bytes.lastIndexOf('kev.json') + 400,
    bytes.length - 100,
    bytes.length - 1,
    bytes.indexOf('dateReleased'),
    bytes.lastIndexOf('kev.json'),
  ];
  for (const place of places) {
    const changed = Buffer.from(bytes);
    changed[place]! ^= 1;
    await writeFile(bad, changed);
    await expect(loadBundle(inside, bad, key)).rejects.toThrow();
    expect(await loaded()).toEqual([]);
  }
  await writeFile(bad, bytes.subarray(0, bytes.indexOf('dateReleased') + 20));
  await expect(loadBundle(inside, bad, key)).rejects.toThrow(/Nothing was imported/);
  const another = await bundleKey(join(folder, 'somebody'));
  await expect(loadBundle(inside, bundle, another)).rejects.toThrow(/was signed with another key/);
  await expect(loadBundle(inside, bundle, 'no key')).rejects.toThrow(/Invalid public key/);
  expect(await loaded()).toEqual([]);
  expect(await readdir(join(inside, 'advisories')).catch(() => [])).toEqual([]);
});

test("loads a bundle with the pinned key, which doesn't change; loads an older one only with confirmation", async () => {
  expect(await bundleKey(outside.dataDir)).toBe(key);
  const later = join(folder, 'later.bundle');
  await pullBundle(outside, ['kev'], later);
  expect(await loadBundle(inside, later, key)).toMatchObject({ feeds: ['kev'] });
  const [list] = await bundledLists(inside);
  expect(await readFile(list!.path, 'utf8')).toBe(kev);
  expect(list!.older).toBeNull();
  await expect(loadBundle(inside, bundle, key)).rejects.toThrow(/older than the current data/);
  await loadBundle(inside, bundle, key, { older: true });
  expect((await bundledLists(inside))[0]!.older).toMatch(/^bundle /);
});

test('a failed list makes no bundle, and a bundle has only complete lists', async () => {
  const out = join(folder, 'none.bundle');
  await expect(pullBundle(outside, ['kev', 'parselmouth'], out)).rejects.toThrow(/404/);
  await expect(pullBundle(outside, ['nvd'], out)).rejects.toThrow(/Feed 'nvd' isn't available for bundles/);
  expect((await readdir(folder)).filter((name) => name.startsWith('none'))).toEqual([]);
});

const ADA = '0a000000-0000-7000-8000-000000000001';

test('operators make a bundle on one hub and load it from the folder of another with the pinned key; both audit it', async () => {
  const taken: string[] = [];
  const decided: string[] = [];
  /** Bundles of a hub that runs its jobs immediately. */
  const of = (dataDir: string) => {
    let work: (context: never) => Promise<void> = async () => undefined;
    const jobs = {
      defineJob: (_name: string, handler: typeof work) => {
        work = handler;
      },
      enqueue: async (_name: string, data: object) => {
        await work({ data, signal: AbortSignal.timeout(60_000) } as never);
        return 'job';
      },
    };
    const config = { dataDir, feedAddresses: outside.addresses, mirrorAllowPrivate: true };
    const refresh = async () => void taken.push(dataDir);
    const decide: Decide = async (entry, act) => {
      await act(undefined as never);
      const { action, thing, detail = '' } = entry;
      decided.push(`${action} ${thing} ${detail}`.trim());
    };
    return new FeedBundles({ config, jobs, log: { error: () => undefined } } as never, { refresh }, decide);
  };
  const [here, there] = [join(folder, 'page-outside'), join(folder, 'page-inside')];
  const maker = of(here);
  await expect(maker.file()).rejects.toThrow();
  await expect(maker.make(['nvd'], ADA)).rejects.toThrow();
  expect((await maker.make(['epss'], ADA)).made).toMatchObject({
    state: 'failed',
    error: expect.stringContaining('404'),
  });
  const made = await maker.make(['kev'], ADA);
  expect(made.made).toMatchObject({ state: 'made', feeds: ['kev'], bytes: kev.length, error: null });
  const file = await maker.file();
  const bytes = await buffer(file.stream);
  expect(bytes).toHaveLength(file.bytes);
  const loader = of(there);
  const order = { file_name: 'kev.bundle', key: made.key, older: false };
  await expect(loader.load(order, ADA)).rejects.toThrow();
  async function* sent(stops: boolean): AsyncGenerator<Uint8Array> {
    yield bytes.subarray(0, 100);
    if (stops) throw new Error('The connection broke off');
    yield bytes.subarray(100);
  }
  await expect(loader.receive('kev.bundle', bytes.length, sent(true))).rejects.toThrow(/broke off/);
  await expect(loader.receive('kev.bundle', 9 * 1024 ** 3, sent(false))).rejects.toThrow(/at most 8 GiB/);
  expect(await readdir(join(there, 'advisories', 'incoming'))).toEqual([]);
  // What a killed process left goes with the next one that is sent.
  const left = join(there, 'advisories', 'incoming', '.kev.bundle.left.part');
  await writeFile(left, 'half');
  await utimes(left, 0, 0);
  await loader.receive('kev.bundle', bytes.length, sent(false));
  expect(await readdir(join(there, 'advisories', 'incoming'))).toEqual(['kev.bundle']);
  expect((await loader.state()).incoming).toEqual([{ file_name: 'kev.bundle', bytes: bytes.length }]);
  expect((await loader.state()).loaded).toBeNull();
  // By another key than the maker's nothing is loaded.
  await expect(loader.load({ ...order, key: (await loader.state()).key }, ADA)).rejects.toThrow();
  await expect(loader.load({ ...order, file_name: '../kev.bundle' }, ADA)).rejects.toThrow();
  expect((await loader.state()).loaded).toBeNull();
  expect((await loader.load(order, ADA)).loaded).toMatchObject({ feeds: ['kev'], key: made.key, older: false });
  expect(taken).toEqual([there]);
  const { incoming, loaded: kept } = await loader.remove('kev.bundle', ADA);
  expect([incoming, kept?.feeds]).toEqual([[], ['kev']]);
  await expect(loader.remove('kev.bundle', ADA)).rejects.toThrow();
  // A fetch that failed is in the audit log too; one that was denied isn't.
  expect(decided).toEqual([
    'made_feed_bundle feeds.bundle epss',
    'made_feed_bundle feeds.bundle kev',
    expect.stringMatching(/^loaded_feed_bundle kev\.bundle of 20\d\d-\S+, signed with \S+$/) as string,
    'removed_feed_bundle kev.bundle',
  ]);
});
