/**
 * How fast packages are published, and what slows them down: an index of many packages, limits per publisher, bodies
 * without an end, a full disk.
 */
import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { createServer, request, type ClientRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newId } from '../db/index.ts';
import { FileWriter } from '../repo/index.ts';
import { startPlatform } from '../testing/index.ts';
import type { TestOrganization, TestPlatform, TestUser } from '../testing/index.ts';
import { ReadingAhead } from './archive/ahead/readAhead.ts';
import { conda } from './archive/build.testing.ts';
import { bodyOf } from './body.ts';
import { UploadRate } from './uploadRate.ts';
import type { Permitted } from './permission.ts';

/** A busy machine publishes slowly. */
vi.setConfig({ testTimeout: 150_000 });

/** Waits for a state that a busy machine can reach late. */
const arrives = (check: () => void | Promise<void>): Promise<void> => vi.waitFor(check, { timeout: 60_000 });

let platform: TestPlatform;
let organization: TestOrganization;
let admin: TestUser;
let colleague: TestUser;
let token: string;
let made = 0;

beforeAll(async () => {
  platform = await startPlatform();
  [admin, colleague] = await Promise.all([platform.aUser(), platform.aUser()]);
  organization = await platform.anOrganization({ members: { admin: [admin, colleague] } });
  const send = await platform.as(admin.email);
  const issued = await send(`/api/organizations/${organization.name}/ce/current-token`, {
    method: 'POST',
    json: { scope: 'publish' },
  });
  token = ((await issued.json()) as { secret: string }).secret;
});
afterAll(() => platform.close());

async function aChannel(): Promise<string> {
  const name = `pace-${++made}`;
  const send = await platform.as(admin.email);
  const json = { name, privacy: 'internal', type: 'hosted' };
  const response = await send(`/api/organizations/${organization.name}/channels`, { method: 'POST', json });
  expect(response.status).toBe(201);
  return name;
}

const headers = (): Record<string, string> => ({ authorization: `Bearer ${token}` });
const place = (channel: string, file: string): string => `/repo/${organization.name}/${channel}/linux-64/${file}`;
const fileName = (number: number): string => `foo-${number}-0.conda`;
const archive = (number: number): Buffer =>
  conda({ index: { version: String(number), depends: [] }, stem: `foo-${number}-0` });

async function publish(
  channel: string,
  number: number,
  more: Record<string, string> = {},
): Promise<{ status: number; indexed?: boolean; code?: string }> {
  const response = await platform.send(place(channel, fileName(number)), {
    method: 'PUT',
    body: new Uint8Array(archive(number)),
    headers: { ...headers(), ...more },
  });
  return { status: response.status, ...((await response.json()) as { indexed?: boolean; code?: string }) };
}

async function listed(channel: string): Promise<string[]> {
  const response = await platform.send(place(channel, 'repodata.json'), { headers: headers() });
  return Object.keys(((await response.json()) as { 'packages.conda': object })['packages.conda']);
}

test('what an answer calls indexed the index lists; many files one by one share indexes, and who wants to waits for theirs', async () => {
  const channel = await aChannel();
  const begun = performance.now();
  for (let number = 1; number <= 15; number++) {
    const waits = number === 1 || number === 15;
    const { status, indexed } = await publish(channel, number, waits ? { prefer: 'wait=30' } : {});
    expect(status).toBe(201);
    if (waits) expect(indexed).toBe(true);
    if (indexed) expect(await listed(channel)).toContain(fileName(number));
  }
  const seconds = (performance.now() - begun) / 1000;
  expect(await listed(channel)).toHaveLength(15);
  const { rows } = await platform.core.connection.pool.query<{ runs: number }>(
    "select count(*)::integer as runs from policy_run r join channel c on c.id = r.channel_id where c.name = $1 and r.reason = 'content'",
    [channel],
  );
  // One when the first file comes, then at most one in a second.
  expect(rows[0]!.runs).toBeLessThanOrEqual(Math.floor(seconds) + 2);
});

test('what was published stands in the feed of the channel and in its notices, for its readers only; what was taken off does not', async () => {
  const channel = await aChannel();
  for (const number of [1, 2]) expect((await publish(channel, number, { prefer: 'wait=30' })).indexed).toBe(true);
  const at = (file: string): string => `/repo/${organization.name}/${channel}/${file}`;
  const read = (file: string): Promise<Response> => platform.send(at(file), { headers: headers() });
  const feed = await read('feed.atom');
  expect([feed.status, feed.headers.get('content-type')]).toEqual([200, 'application/atom+xml; charset=utf-8']);
  const text = await feed.text();
  expect(text.match(/<title>[^<]*<\/title>/g)).toEqual([
    `<title>New packages in ${organization.name}/${channel}</title>`,
    '<title>foo 2</title>',
    '<title>foo 1</title>',
  ]);
  expect(text).toContain(`<id>${platform.core.config.publicUrl}${place(channel, fileName(2))}</id>`);
  expect(text).not.toContain(token);
  const { notices } = (await (await read('notices.json')).json()) as { notices: { message: string }[] };
  expect(notices.map(({ message }) => message)).toEqual([
    expect.stringMatching(
      new RegExp(`^New in ${organization.name}/${channel} since \\d{4}-\\d\\d-\\d\\d: foo 2, foo 1\\. `),
    ) as string,
  ]);
  expect((await platform.send(at('feed.atom'))).status).toBe(401);
  const unasked = await (await platform.send(at('notices.json'))).text();
  expect(unasked).not.toContain('foo');
  const yanked = await platform.send(`${place(channel, fileName(2))}?reason=wrong`, {
    method: 'DELETE',
    headers: headers(),
  });
  expect(yanked.status).toBe(200);
  const after = await (await read('feed.atom')).text();
  expect(after).toContain('<title>foo 1</title>');
  expect(after).not.toContain('<title>foo 2</title>');
});

const permitted = (userId: string, organizationId: string): Permitted =>
  ({ publisher: { userId }, channel: { organization_id: organizationId, organization_name: 'acme' } }) as Permitted;

test('a caller has so many uploads under way, and fewer while others have some; what is more waits, and callers take turns', async () => {
  const { connection, config } = platform.core;
  const limits = new UploadRate({ connection, config: { ...config, uploadsAtOnce: 4 } });
  const acme = newId();
  const begun: string[] = [];
  const leaves = new Map<string, () => void>();
  const begin = async (who: string, name: string, signal?: AbortSignal): Promise<void> => {
    const leave = await limits.enter(permitted(who, acme), signal);
    begun.push(name);
    leaves.set(name, leave);
  };
  const [ada, max, bill] = [newId(), newId(), newId()];
  for (let n = 1; n <= 4; n++) await begin(ada, `ada ${n}`);
  const gone = new AbortController();
  const left = begin(ada, 'ada left', gone.signal);
  const waiting = [begin(ada, 'ada 5'), begin(ada, 'ada 6')];
  // A new publisher doesn't wait for the requests of another one.
  for (let n = 1; n <= 4; n++) await begin(max, `max ${n}`);
  await begin(bill, 'bill 1');
  expect(begun.filter((name) => /^ada (?:5|6|left)$/.test(name))).toEqual([]);
  gone.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  leaves.get('ada 1')!();
  await waiting[0];
  // Twice is once.
  leaves.get('ada 1')!();
  await begin(bill, 'bill 2');
  expect(begun).not.toContain('ada 6');
  leaves.get('ada 2')!();
  await waiting[1];
  expect(begun.slice(-3)).toEqual(['ada 5', 'bill 2', 'ada 6']);
});

test('when too many uploads of a caller wait, the next gets an error with the time to wait', async () => {
  const { connection, config } = platform.core;
  const limits = new UploadRate({ connection, config: { ...config, uploadsAtOnce: 1, uploadsPerMinute: 1_000 } });
  const [acme, ada] = [newId(), newId()];
  await limits.enter(permitted(ada, acme));
  const tried = Array.from({ length: 257 }, () => limits.enter(permitted(ada, acme)));
  await expect(
    Promise.any(
      tried.map((each) =>
        each.then(
          () => null,
          (error: unknown) => error,
        ),
      ),
    ),
  ).resolves.toMatchObject({
    status: 429,
    code: 'too_many_uploads',
    headers: { 'retry-after': '5' },
  });
  await limits.enter(permitted(newId(), acme));
});

test('a publisher begins so many uploads in a minute, an organization four times as many; who is refused holds no place', async () => {
  const { connection, config } = platform.core;
  const limits = new UploadRate({ connection, config: { ...config, uploadsAtOnce: 1, uploadsPerMinute: 2 } });
  const acme = newId();
  const upload = async (who: string): Promise<void> => (await limits.enter(permitted(who, acme)))();
  const people = [newId(), newId(), newId(), newId()];
  for (const who of people) {
    await upload(who);
    await upload(who);
  }
  const often = {
    status: 429,
    code: 'too_many_requests',
    headers: { 'retry-after': expect.stringMatching(/^\d+$/) as string },
  };
  for (const _ of [1, 2]) await expect(upload(people[0]!)).rejects.toMatchObject(often);
  await expect(upload(newId())).rejects.toMatchObject({
    ...often,
    message: expect.stringContaining("into 'acme'") as string,
  });
});

test("a colleague's package is published while one person's uploads hold their places and more of them wait; nothing of those that wait is asked for", async () => {
  const channel = await aChannel();
  const { uploadsAtOnce } = platform.core.config;
  const { hostname, port } = new URL(platform.baseUrl);
  const events: string[] = [];
  const open = (number: number, authorization: string | undefined): ClientRequest => {
    const sent = request({
      hostname,
      port,
      path: place(channel, fileName(number)),
      method: 'PUT',
      headers: { ...(authorization && { authorization }), 'content-length': 1_000, expect: '100-continue' },
    });
    sent.on('error', () => undefined);
    sent.on('information', ({ statusCode }) => {
      if (statusCode === 102) events.push(`${number} is known`);
    });
    sent.on('continue', () => {
      events.push(`${number} may send`);
      sent.write('PK');
    });
    sent.on('response', ({ statusCode }) => events.push(`${number} is told ${statusCode}`));
    sent.flushHeaders();
    return sent;
  };
  const slow = Array.from({ length: uploadsAtOnce }, (_, n) => open(n, headers()['authorization']));
  await arrives(() => expect(events.filter((event) => event.endsWith('may send'))).toHaveLength(uploadsAtOnce));
  const later = [open(50, headers()['authorization']), open(51, undefined)];
  await arrives(() => expect(events).toEqual(expect.arrayContaining(['50 is known', '51 is told 401'])));
  const response = await platform.send(place(channel, fileName(99)), {
    method: 'PUT',
    body: new Uint8Array(archive(99)),
    headers: { authorization: `Bearer ${await platform.accessToken(colleague.email)}` },
  });
  expect(response.status).toBe(201);
  expect(events).not.toContain('50 may send');
  slow[0]!.destroy();
  await arrives(() => expect(events).toContain('50 may send'));
  for (const each of [...slow, ...later]) each.destroy();
  const unfinished = (): Promise<string[]> => readdir(join(platform.core.config.dataDir, 'objects', 'tmp'));
  await arrives(async () => expect(await unfinished()).toEqual([]));
  expect(events.filter((event) => event.startsWith('51'))).toEqual(['51 is told 401']);
});

test('a large package is read while it comes in; where its thread ends it is read afterwards; one that breaks off, and the loser of two, leave nothing', async () => {
  const channel = await aChannel();
  const large = (number: number): Buffer => {
    const files = [{ name: 'share/noise', data: randomBytes(6 * 1024 ** 2) }];
    return conda({ index: { version: String(number), depends: [] }, stem: `foo-${number}-0`, files });
  };
  const send = async (number: number, bytes = large(number)): Promise<number> => {
    const body = new Uint8Array(bytes);
    return (await platform.send(place(channel, fileName(number)), { method: 'PUT', body, headers: headers() })).status;
  };
  const found = vi.spyOn(ReadingAhead.prototype, 'found');
  expect(await send(1)).toBe(201);
  expect(await found.mock.results[0]!.value).toMatchObject({ version: '1', fileCount: 1 });
  const look = vi.spyOn(ReadingAhead.prototype, 'look').mockImplementationOnce(function (this: ReadingAhead) {
    this.discard();
    return Promise.resolve();
  });
  expect(await send(2)).toBe(201);
  expect(await found.mock.results[1]!.value).toBeNull();
  look.mockRestore();
  found.mockRestore();
  expect((await Promise.all([send(3), send(3)])).toSorted()).toEqual([201, 409]);
  const { hostname, port } = new URL(platform.baseUrl);
  const bytes = large(4);
  const sent = request({
    hostname,
    port,
    path: place(channel, fileName(4)),
    method: 'PUT',
    headers: { ...headers(), 'content-length': bytes.length },
  });
  sent.on('error', () => undefined);
  sent.write(bytes.subarray(0, -1));
  const unfinished = (): Promise<string[]> => readdir(join(platform.core.config.dataDir, 'objects', 'tmp'));
  await arrives(async () => expect(await unfinished()).toHaveLength(1));
  sent.destroy();
  await arrives(async () => expect(await unfinished()).toEqual([]));
  expect(await send(4, bytes)).toBe(201);
});

test('a body that stops, one that drips without an end, and one that goes on beyond the bound are given up', async () => {
  const outcomes: Promise<unknown>[] = [];
  const server = createServer((incoming, response) => {
    const times = {
      '/stops': { idle: 50 },
      '/drips': { longest: 200 },
      '/thin': { pace: { bytes: 1_000, ms: 200 } },
    };
    const reading = times[incoming.url as keyof typeof times] ?? {};
    const read = bodyOf(incoming, { most: 10_000, ...reading }).forEachChunk(() => undefined);
    outcomes.push(
      read.then(
        () => 'whole',
        (error: unknown) => error,
      ),
    );
    void outcomes.at(-1)!.then(() => response.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  for (const [path, code] of [
    ['/stops', 'too_slow'],
    ['/drips', 'too_slow'],
    ['/thin', 'too_slow'],
    ['/large', 'too_large'],
  ] as const) {
    const sent = request({ host: '127.0.0.1', port, path, method: 'PUT', headers: { 'transfer-encoding': 'chunked' } });
    sent.on('error', () => undefined);
    sent.write(path === '/large' ? Buffer.alloc(10_001) : 'PK');
    const drip = path === '/drips' || path === '/thin' ? setInterval(() => sent.write('x'), 10) : undefined;
    const before = outcomes.length;
    await arrives(() => expect(outcomes).toHaveLength(before + 1));
    expect(await outcomes.at(-1)).toMatchObject({ code });
    clearInterval(drip);
    sent.destroy();
  }
  server.closeAllConnections();
  server.close();
});

test('a body is not given up for the time in which the hub itself does not read on, and one that brings enough never', async () => {
  const outcomes: Promise<unknown>[] = [];
  const server = createServer((incoming, response) => {
    const slow = () => new Promise<void>((resolve) => void setTimeout(resolve, 700));
    const isHeld = incoming.url === '/held';
    // Long where the sender is to be in time, on a busy machine too.
    const read = bodyOf(incoming, { idle: isHeld ? 200 : 3_000, pace: { bytes: 1_000, ms: isHeld ? 200 : 3_000 } });
    outcomes.push(read.forEachChunk(isHeld ? slow : () => undefined).finally(() => response.end()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  const to = (path: string): ClientRequest =>
    request({ host: '127.0.0.1', port, path, method: 'PUT', headers: { 'transfer-encoding': 'chunked' } });
  const held = to('/held');
  held.end(Buffer.alloc(1_000));
  await arrives(() => expect(outcomes).toHaveLength(1));
  expect(await outcomes[0]).toBeUndefined();
  const steady = to('/steady');
  for (let n = 0; n < 8; n++) {
    steady.write(Buffer.alloc(1_000));
    await new Promise<void>((resolve) => void setTimeout(resolve, 500));
  }
  steady.end();
  await arrives(() => expect(outcomes).toHaveLength(2));
  expect(await outcomes[1]).toBeUndefined();
  server.closeAllConnections();
  server.close();
});

test('on a full disk the answer is 507 with the time to wait, nothing stays, and the same file is taken when there is room', async () => {
  const channel = await aChannel();
  const { objects } = platform.composition.areas.repo;
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const fails = [
    () => vi.spyOn(objects, 'keep').mockRejectedValueOnce(full),
    () => vi.spyOn(FileWriter.prototype, 'push').mockRejectedValueOnce(full),
    () => vi.spyOn(FileWriter.prototype, 'end').mockRejectedValueOnce(full),
  ];
  for (const fail of fails) {
    const spy = fail();
    const response = await platform.send(place(channel, fileName(1)), {
      method: 'PUT',
      body: new Uint8Array(archive(1)),
      headers: headers(),
    });
    expect([response.status, response.headers.get('retry-after')]).toEqual([507, '60']);
    expect(await response.json()).toMatchObject({ code: 'disk_full' });
    spy.mockRestore();
  }
  for (const [path, field] of [
    [`/api/v1/upload/${organization.name}/${channel}`, 'file'],
    [`/api/repo/channels/${organization.name}/${channel}/artifacts`, 'content'],
  ] as const) {
    const spy = vi.spyOn(FileWriter.prototype, 'push').mockRejectedValueOnce(full);
    const body = new FormData();
    // So large that most of the form has not come by then.
    body.append(field, new Blob([randomBytes(8 * 1024 * 1024)]), fileName(1));
    const response = await platform.send(path, { method: 'POST', body, headers: headers() });
    expect([response.status, response.headers.get('retry-after')]).toEqual([507, '60']);
    spy.mockRestore();
  }
  expect(await readdir(join(platform.core.config.dataDir, 'objects', 'tmp'))).toEqual([]);
  expect((await platform.send(place(channel, fileName(1)), { headers: headers() })).status).toBe(404);
  expect(await publish(channel, 1, { prefer: 'wait=30' })).toMatchObject({ status: 201, indexed: true });
});
