import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { startPlatform } from '../testing/index.ts';
import type { TestPlatform } from '../testing/index.ts';
import { Learning } from './service.ts';
import { learningVideos } from './videos.ts';

const PICTURE = Buffer.from('the bytes of a picture');
const asked: { url: URL; headers: IncomingHttpHeaders }[] = [];

/** A provider that answers by the name of the video that it is asked for. */
const provider = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://provider');
  asked.push({ url, headers: request.headers });
  if (url.pathname === '/oembed') return answer(new URL(url.searchParams.get('url') ?? '').pathname.slice(1), response);
  if (url.pathname === '/still.jpg') return response.setHeader('content-type', 'image/jpeg').end(PICTURE);
  if (url.pathname === '/drawing') return response.setHeader('content-type', 'image/svg+xml').end('<svg/>');
  return response.writeHead(404).end();
});

function answer(video: string, response: ServerResponse): unknown {
  const told = {
    type: 'video',
    version: '1.0',
    title: `About ${video}`,
    provider_name: 'Tube',
    thumbnail_url: `${base}/still.jpg`,
    html: '<script>alert(1)</script>',
  };
  if (video === 'silent') return undefined;
  if (video === 'broken') return response.end('<html>');
  if (video === 'huge') return response.end(JSON.stringify({ ...told, title: 'x'.repeat(100_000) }));
  if (video === 'drawing') return response.end(JSON.stringify({ ...told, thumbnail_url: `${base}/drawing` }));
  if (video === 'script') return response.end(JSON.stringify({ ...told, thumbnail_url: 'javascript:alert(1)' }));
  return response.end(JSON.stringify(told));
}

let base: string;

const settingOf = (names: readonly string[]) =>
  learningVideos.parse(
    JSON.stringify({
      videos: names.map((name) => `${base}/${name}`),
      endpoints: { [new URL(base).host]: `${base}/oembed` },
    }),
  );

/** Videos of the provider, asked without waiting long for one that is silent and without hurrying the others. */
async function titlesOf(
  names: readonly string[],
  given: { allowPrivate?: boolean; idle?: number } = {},
): Promise<(string | null)[]> {
  const learning = new Learning(
    { learningVideos: settingOf(names), mirrorAllowPrivate: given.allowPrivate ?? true },
    pino({ level: 'silent' }),
    { whole: 60_000, idle: given.idle ?? 60_000 },
  );
  try {
    return (await learning.list()).map(({ title }) => title);
  } finally {
    await learning.close();
  }
}

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    provider.listen(0, '127.0.0.1', resolve);
  });
  base = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked.length = 0;
});
afterAll(async () => {
  provider.closeAllConnections();
  await new Promise((resolve) => provider.close(resolve));
});

describe('learning videos on a hub', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startPlatform({
      config: { learningVideos: settingOf(['policies', 'drawing', 'script']), mirrorAllowPrivate: true },
    });
  });
  afterAll(() => platform.close());

  test('[AUTH-12] the requests to the provider for a signed-in person have no Authorization header and no cookies', async () => {
    const send = await platform.as((await platform.aUser()).email);
    const response = await send('/api/learning/videos', { headers: { cookie: 'terrarium_session=secret' } });
    const { items } = (await response.json()) as { items: { picture_path: string | null }[] };
    expect(items[0]).toEqual({
      url: `${base}/policies`,
      title: 'About policies',
      provider: 'Tube',
      picture_path: '/api/learning/videos/0/picture',
    });
    expect(items[2]!.picture_path).toBeNull();
    await platform.send('/api/learning/videos/0/picture', {
      headers: { authorization: 'Bearer x', cookie: 'terrarium_session=secret' },
    });
    expect(asked.map(({ url }) => url.pathname).sort()).toEqual(['/oembed', '/oembed', '/oembed', '/still.jpg']);
    for (const { headers } of asked) {
      expect(headers).not.toHaveProperty('authorization');
      expect(headers).not.toHaveProperty('cookie');
    }
    // Kept: nothing is asked for again.
    await send('/api/learning/videos');
    expect(asked).toHaveLength(4);
  });

  test('a picture comes from the hub, only of types that cannot run anything', async () => {
    const picture = await platform.send('/api/learning/videos/0/picture');
    expect([
      picture.status,
      picture.headers.get('content-type'),
      picture.headers.get('x-content-type-options'),
    ]).toEqual([200, 'image/jpeg', 'nosniff']);
    expect(Buffer.from(await picture.arrayBuffer()).equals(PICTURE)).toBe(true);
    for (const index of [1, 2, 99])
      expect((await platform.send(`/api/learning/videos/${index}/picture`)).status).toBe(404);
  });
});

describe('providers', () => {
  test('invalid or too much JSON costs a video its title, and affects no other', async () => {
    expect(await titlesOf(['broken', 'policies', 'huge'])).toEqual([null, 'About policies', null]);
  });

  test('a silent one is given up', async () => {
    expect(await titlesOf(['silent'], { idle: 50 })).toEqual([null]);
  });

  test("one at a private address isn't requested", async () => {
    expect(await titlesOf(['policies'], { allowPrivate: false })).toEqual([null]);
    expect(asked).toEqual([]);
  });
});

describe('the setting', () => {
  const read = (text: string) => readConfig({ LEARNING_VIDEOS: text }).learningVideos;

  test('is a list, an object with endpoints, or a file of either; nothing by default', () => {
    expect(readConfig({}).learningVideos).toEqual([]);
    const tube = { index: 0, url: 'https://www.youtube.com/watch?v=1', endpoint: 'https://www.youtube.com/oembed' };
    expect(read(JSON.stringify([tube.url]))).toEqual([tube]);
    const folder = mkdtempSync(join(tmpdir(), 'terrarium-test-'));
    writeFileSync(join(folder, 'videos.json'), JSON.stringify({ videos: [tube.url] }));
    expect(read(join(folder, 'videos.json'))).toEqual([tube]);
    rmSync(folder, { recursive: true });
  });

  test.each([
    ['/no/such/file.json', /can't be read/],
    ['[1', /must be a JSON list/],
    ['["ftp://a.example/b"]', /must be a JSON list/],
    ['{"video":[]}', /must be a JSON list/],
    ['["https://videos.acme.example/1"]', /no oEmbed endpoint for the host 'videos\.acme\.example'/],
  ])('rejects %s at the start', (text, reason) => {
    expect(() => read(text)).toThrow(reason);
  });
});
