import { afterAll, beforeAll, expect, test } from 'vitest';
import { addFiles, startHub } from '../policy/hub.testing.ts';
import type { PolicyHub } from '../policy/hub.testing.ts';
import type { ChannelRow } from '../channel/index.ts';
import { HttpError } from '../http/index.ts';
import { Watches } from './watches.ts';

let hub: PolicyHub;
beforeAll(async () => {
  hub = await startHub();
});
afterAll(() => hub.close());

const updatesOf = (name: string) => `/api/organizations/${hub.acme.name}/channels/${name}/updates`;
/** The version of a channel, after a wait for another one than `since`. */
async function version(name: string, since?: string, wait = 25): Promise<string> {
  const query = since === undefined ? '' : `?since=${since}&wait=${wait}`;
  const response = await hub.member(`${updatesOf(name)}${query}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { version: string }).version;
}

test('a request waits until a run of the channel changes, and sees each state of it', async () => {
  const { name, id } = await hub.aChannel({ files: [{ name: 'numpy' }] });
  await hub.policies.runs.idle(id);
  const before = await version(name);
  expect(await version(name)).toBe(before);
  const waiting = version(name, before);
  await addFiles(hub.channels, { id, name } as ChannelRow, [{ name: 'scipy' }]);
  const seen = [await waiting];
  expect(seen[0]).not.toBe(before);
  await hub.policies.runs.idle(id);
  // The last version stays. Those before were answered with the current one immediately.
  const last = await version(name);
  expect(await version(name, seen[0] === last ? before : seen[0])).toBe(last);
  const other = await hub.aChannel({ files: [{ name: 'numpy' }] });
  await hub.policies.runs.idle(other.id);
  const begun = performance.now();
  expect(await version(name, last, 1)).toBe(last);
  expect(performance.now() - begun).toBeGreaterThan(900);
});

test('only who can read a channel can wait for it', async () => {
  const { name } = await hub.aChannel({ privacy: 'private', files: [] });
  expect((await hub.stranger(updatesOf(name))).status).toBe(404);
  expect((await hub.member(updatesOf('nowhere'))).status).toBe(404);
  const open = await hub.aChannel({ files: [] });
  for (const query of ['?wait=26', '?wait=-1', '?wait=x', `?since=${'x'.repeat(65)}`])
    expect((await hub.member(`${updatesOf(open.name)}${query}`)).status).toBe(422);
});

/** Versions in memory, and waits for one of them. */
function watched() {
  const versions = new Map([['a', '1']]);
  let reads = 0;
  const watches = new Watches(async (ids) => {
    reads += 1;
    const found = ids.flatMap((id) => (versions.has(id) ? [[id, versions.get(id)!] as const] : []));
    return new Map(found);
  });
  const wait = (caller = 'ada', signal = new AbortController().signal, milliseconds = 20_000) =>
    watches.version('a', { since: '1', milliseconds, caller, signal });
  return { versions, watches, wait, reads: () => reads };
}

test('many waits for one resource cost one query per interval', async () => {
  const { versions, wait, reads } = watched();
  const waits = Array.from({ length: 90 }, () => wait());
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  // Each wait reads the version once itself.
  expect(reads() - 90).toBeLessThan(5);
  versions.set('a', '2');
  expect(new Set(await Promise.all(waits))).toEqual(new Set(['2']));
  const after = reads();
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(reads()).toBe(after);
});

test('a wait ends when its resource vanishes, its caller is gone, the process stops, or the database fails', async () => {
  const { versions, wait } = watched();
  const vanishing = wait();
  versions.delete('a');
  expect(await vanishing).toBe('');
  const gone = new AbortController();
  const left = watched();
  const leaving = left.wait('ada', gone.signal);
  await new Promise((resolve) => setTimeout(resolve, 50));
  gone.abort();
  expect(await leaving).toBe('1');
  const stopping = left.wait();
  await new Promise((resolve) => setTimeout(resolve, 50));
  left.watches.stop();
  expect(await stopping).toBe('1');
  let fails = false;
  const failing = new Watches(() =>
    fails ? Promise.reject(new Error('away')) : Promise.resolve(new Map([['a', '1']])),
  );
  const wrecked = failing.version('a', { since: '1', milliseconds: 20_000, caller: 'ada', signal: gone.signal });
  expect(await wrecked).toBe('1');
  const patient = failing.version('a', {
    since: '1',
    milliseconds: 20_000,
    caller: 'ada',
    signal: new AbortController().signal,
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  fails = true;
  await expect(patient).rejects.toThrow('away');
});

test('a caller can wait a hundred times, and others still can', async () => {
  const { versions, wait } = watched();
  const waits = Array.from({ length: 100 }, () => wait());
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect(wait()).rejects.toSatisfy((error) => error instanceof HttpError && error.status === 429);
  const other = wait('max');
  await new Promise((resolve) => setTimeout(resolve, 50));
  versions.set('a', '2');
  expect(await other).toBe('2');
  await Promise.all(waits);
  versions.set('a', '1');
  expect(await wait('ada', undefined, 10)).toBe('1');
});
