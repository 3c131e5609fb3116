import { createHash, randomBytes } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import type { ClientRequest, ServerResponse } from 'node:http';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { aRecord, aRepodata, serve, startServer } from '../../mirror/server.testing.ts';
import type { ChannelServer } from '../../mirror/server.testing.ts';
import { startPlatform } from '../../testing/index.ts';
import type { TestPlatform } from '../../testing/index.ts';

let hub: TestPlatform;
let source: ChannelServer;
let org: string;
let gateway: Gateway;

const SMALL = randomBytes(3_000);
const LARGE = randomBytes(1024 * 1024 + 1);
const HUGE = randomBytes(8 * 1024 * 1024);
const recordOf = (name: string, bytes: Buffer): Record<string, unknown> =>
  aRecord({
    name,
    version: '1.0',
    sha256: createHash('sha256').update(bytes).digest('hex'),
    md5: createHash('md5').update(bytes).digest('hex'),
    size: bytes.length,
  });
/** Responses of the source that wait for the test. */
const held: ServerResponse[] = [];
const fileOf = (name: string): string => `/noarch/${name}-1.0-py312_0.conda`;
const target = (name: string): string => `/repo/${org}/source${fileOf(name)}`;
const timesAsked = (name: string): number => source.asked.filter((line) => line.startsWith(fileOf(name))).length;

/** One open exchange with the platform. */
class Gateway {
  readonly #request: ClientRequest;
  readonly #waiting = new Map<number, (decisions: object[] | null) => void>();
  #next = 0;

  constructor(baseUrl: string) {
    let rest = '';
    this.#request = httpRequest(`${baseUrl}/repo-decisions`, { method: 'POST' }, (response) => {
      response.setEncoding('utf8').on('data', (text: string) => {
        const lines = (rest + text).split('\n');
        rest = lines.pop()!;
        for (const line of lines) {
          const { id, decisions } = JSON.parse(line) as { id: number; decisions: object[] | null };
          this.#waiting.get(id)!(decisions);
        }
      });
    });
  }

  send(content: object): Promise<object[] | null> {
    const id = this.#next++;
    this.#request.write(`${JSON.stringify({ id, ...content })}\n`);
    return new Promise((resolve) => this.#waiting.set(id, resolve));
  }

  async ask(name: string, visit: object = {}): Promise<{ kind: string; downloadId?: number; size?: number }> {
    const decisions = await this.send({ asks: [{ target: target(name), visits: [{ n: 1, ...visit }] }] });
    return decisions![0] as { kind: string };
  }

  end(): void {
    this.#request.destroy();
  }
}

beforeAll(async () => {
  hub = await startPlatform({ config: { mirrorAllowPrivate: true } });
  source = await startServer();
  const names = { joined: SMALL, often: SMALL, looked: SMALL, large: LARGE, broken: SMALL, dying: HUGE, whole: HUGE };
  serve(source, {
    noarch: aRepodata(Object.entries(names).map(([name, bytes]) => recordOf(name, bytes))),
  });
  for (const name of Object.keys(names))
    source.answers.set(fileOf(name), (_request, response) => void held.push(response));
  const ada = await hub.aUser();
  org = (await hub.anOrganization({ members: { admin: ada } })).name;
  const send = await hub.as(ada.email);
  const json = { name: 'source', privacy: 'public', type: 'external_mirror', source: source.url };
  expect((await send(`/api/organizations/${org}/channels`, { method: 'POST', json })).status).toBe(201);
  await vi.waitFor(
    async () => {
      const channel = await (await send(`/api/organizations/${org}/channels/source`)).json();
      expect(channel).toMatchObject({ served_file_count: 7 });
    },
    { timeout: 60_000, interval: 100 },
  );
  gateway = new Gateway(hub.baseUrl);
});
afterAll(async () => {
  gateway?.end();
  await source?.close();
  await hub?.close();
});

/** Waits until the source was asked for a file. */
const answerOf = (): Promise<ServerResponse> =>
  vi.waitFor(
    () => {
      expect(held.length).toBe(1);
      return held.pop()!;
    },
    { timeout: 60_000 },
  );

test('a small file is downloaded once for all gateways that ask, which get it from the disk when the download has ended', async () => {
  const other = new Gateway(hub.baseUrl);
  const first = await gateway.ask('joined');
  expect(first).toEqual({ kind: 'stream', downloadId: expect.any(Number) as number });
  expect(await other.ask('joined')).toEqual(first);
  const { downloadId } = first;
  const ends: string[] = [];
  const waiting = [gateway, other].map(async (each) => {
    expect(await each.send({ downloadId })).toEqual([]);
    ends.push('ended');
  });
  // Other decisions don't wait.
  expect(await gateway.ask('unknown')).toMatchObject({ kind: 'problem' });
  expect(ends).toEqual([]);
  (await answerOf()).end(SMALL);
  await Promise.all(waiting);
  expect(await gateway.ask('joined')).toMatchObject({ kind: 'file', size: SMALL.length });
  expect(timesAsked('joined')).toBe(1);
  // It has ended, so nobody waits.
  expect(await gateway.send({ downloadId })).toEqual([]);
  other.end();
});

test('a request whose decision is older than the end of the download does not start it again', async () => {
  const file = await hub.core.db
    .selectFrom('channel_file')
    .select(['id', 'channel_id', 'sha256', 'md5', 'size'])
    .where('name', '=', 'often')
    .executeTakeFirstOrThrow();
  const decision = {
    kind: 'fetch' as const,
    fileId: file.id,
    name: 'often',
    mirrorId: file.channel_id,
    source: source.url,
    subdir: 'noarch',
    fileName: 'often-1.0-py312_0.conda',
    sha256: file.sha256,
    md5: file.md5,
    size: file.size,
  };
  const { repo } = hub.composition.areas;
  const first = repo.fetch(decision);
  (await answerOf()).end(SMALL);
  await first;
  await repo.fetch(decision);
  expect(timesAsked('often')).toBe(1);
});

test('the archive of a downloaded file is read without a request for its content', async () => {
  // The bytes of this test are no archive, which is what the hub learns by reading them.
  const unreadable = await vi.waitFor(
    () =>
      hub.core.db
        .selectFrom('unreadable_archive as archive')
        .innerJoin('channel_file as file', 'file.id', 'archive.file_id')
        .select('archive.reason')
        .where('file.name', '=', 'joined')
        .executeTakeFirstOrThrow(),
    { timeout: 60_000, interval: 100 },
  );
  expect(unreadable.reason).not.toBe('');
});

test('a request without a body to send starts no download, and one for a large file is forwarded as it arrives', async () => {
  expect(await gateway.ask('looked', { head: true })).toEqual({ kind: 'stream' });
  expect(await gateway.ask('looked', { ifNoneMatch: '"x"' })).toEqual({ kind: 'stream' });
  expect(await gateway.ask('large')).toEqual({ kind: 'stream' });
  expect(held).toEqual([]);
  const sent = hub.send(target('large'));
  const response = await answerOf();
  response.write(LARGE.subarray(0, 1000));
  expect((await sent).status).toBe(200);
  // Whoever asks meanwhile can wait for the file.
  const { downloadId } = await gateway.ask('large');
  expect(downloadId).toEqual(expect.any(Number));
  response.end(LARGE.subarray(1000));
  expect(await gateway.send({ downloadId })).toEqual([]);
  expect(await gateway.ask('large')).toMatchObject({ kind: 'file', size: LARGE.length });
  await (await sent).arrayBuffer();
});

test('a download that fails ends as well, and the forwarded request says why', async () => {
  const refuse = (response: ServerResponse): void => void response.writeHead(404).end();
  const { downloadId } = await gateway.ask('broken');
  const ended = gateway.send({ downloadId });
  refuse(await answerOf());
  expect(await ended).toEqual([]);
  const forwarded = hub.send(target('broken'));
  refuse(await answerOf());
  const response = await forwarded;
  expect(response.status).toBe(502);
  expect(await response.json()).toMatchObject({
    detail: expect.stringContaining('the source no longer has it') as string,
  });
});

describe('a source that dies', () => {
  const HALF = HUGE.length / 2;
  /** Sends a half of the file, and dies. It stays dead until the test revives it. */
  async function dies(name: string, tellsRanges: boolean): Promise<{ revive(): void; ranges: (string | undefined)[] }> {
    const ranges: (string | undefined)[] = [];
    let isDead = false;
    source.answers.set(fileOf(name), ({ headers: { range } }, response) => {
      if (isDead) return void response.destroy();
      ranges.push(range);
      if (ranges.length === 1) {
        isDead = true;
        response.writeHead(200, { 'content-length': HUGE.length });
        return void response.write(HUGE.subarray(0, HALF), () => setTimeout(() => response.destroy(), 200));
      }
      if (range === undefined) return void response.writeHead(200, { 'content-length': HUGE.length }).end(HUGE);
      if (!tellsRanges) return void response.writeHead(416).end();
      const from = Number(/^bytes=(\d+)-$/.exec(range)![1]);
      response.writeHead(206, { 'content-range': `bytes ${from}-${HUGE.length - 1}/${HUGE.length}` });
      response.end(HUGE.subarray(from));
    });
    await breaksOff(name);
    return { revive: () => void (isDead = false), ranges };
  }
  const breaksOff = (name: string): Promise<void> =>
    expect(hub.send(target(name)).then((answer) => answer.arrayBuffer())).rejects.toThrow();
  const temporary = (): string[] => readdirSync(join(hub.core.config.dataDir, 'objects/tmp'));

  test('sends only the rest of the file when it is back, to the next request', async () => {
    const { revive, ranges } = await dies('dying', true);
    // It fails while the source is away, and forgets nothing.
    await breaksOff('dying');
    expect(temporary()).toHaveLength(1);
    revive();
    const answer = await hub.send(target('dying'));
    expect(Buffer.from(await answer.arrayBuffer()).equals(HUGE)).toBe(true);
    expect(ranges).toEqual([undefined, `bytes=${HALF}-`]);
    expect(temporary()).toEqual([]);
  });

  test('is asked for the whole file if it refuses to send a part', async () => {
    const { revive, ranges } = await dies('whole', false);
    revive();
    const answer = await hub.send(target('whole'));
    expect(Buffer.from(await answer.arrayBuffer()).equals(HUGE)).toBe(true);
    expect(ranges).toEqual([undefined, `bytes=${HALF}-`, undefined]);
  });
});
