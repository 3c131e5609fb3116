import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request as send } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser } from './support/client.ts';
import { startGateway, startPlatform, type HubProcess } from './support/processes.ts';
import { copySample } from './support/sample.ts';

let data: string;
let platform: HubProcess;
let gateway: HubProcess;
let page: Record<string, string>;
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'terrarium-faults-'));
  await copySample(data);
  platform = await startPlatform(data, { SAMPLE: 'true' });
  gateway = await startGateway(platform.url, { DATA_DIR: data });
  const browser = new Browser(gateway.url);
  expect(await browser.signIn('ada@acme.example')).toEqual([]);
  page = browser.asPage();
});
afterAll(async () => {
  await Promise.all([gateway?.stop(), platform?.stop()]);
  rmSync(data, { recursive: true, force: true });
});

/** Creates a project of Ada's and returns its URL. */
async function makeProject(name: string): Promise<string> {
  const made = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { ...page, 'content-type': 'application/json' },
    body: JSON.stringify({
      query: `mutation { createProject(input: { name: "${name}", title: "${name}" }) { project { uuid } } }`,
    }),
  });
  const { data: answer } = (await made.json()) as { data: { createProject: { project: { uuid: string } } } };
  return `${gateway.url}/api/projects/${answer.createProject.project.uuid}`;
}

test('a file of which the sender waits for leave to send it, as curl does, is stored with its bytes', async () => {
  const project = await makeProject('waiting');
  const file = `${project}/files/data.csv`;
  const put = async (body: string): Promise<number | undefined> => {
    const sent = send(file, {
      method: 'PUT',
      headers: {
        ...page,
        'content-type': 'application/octet-stream',
        'content-length': body.length,
        expect: '100-continue',
      },
    });
    sent.once('continue', () => sent.end(body));
    sent.flushHeaders();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    sent.end();
    return answer.statusCode;
  };
  const stored = async (): Promise<string> => (await fetch(file, { headers: page })).text();
  expect([await put('a,b'), await stored()]).toEqual([201, 'a,b']);
  expect([await put('c,d,e'), await stored()]).toEqual([200, 'c,d,e']);
});

test('a chunked upload resumes after the platform and then the gateway were killed in the middle of it; the bytes are equal', async () => {
  const project = await makeProject('large');
  const bytes = randomBytes(96 * 1024 ** 2);
  const offsets: number[] = [];
  const killed: string[] = [];
  let restarting: Promise<void> = Promise.resolve();
  /** Resolves when it has exited; it restarts automatically. */
  const restart = (which: 'platform' | 'gateway'): Promise<void> => {
    killed.push(which);
    const process = which === 'platform' ? platform : gateway;
    const gone = restarting.then(async () => void (await process.stop('SIGKILL')));
    restarting = gone.then(async () => {
      if (which === 'platform') platform = await startPlatform(data, { PORT: String(process.port), SAMPLE: 'true' });
      else gateway = await startGateway(platform.url, { DATA_DIR: data, PORT: String(process.port) });
    });
    return gone;
  };
  await new Promise<void>((resolve, reject) => {
    const upload = new Upload(bytes, {
      endpoint: `${project}/uploads`,
      metadata: { path: 'data/large.bin' },
      headers: page,
      chunkSize: 24 * 1024 ** 2,
      retryDelays: Array.from({ length: 60 }, () => 500),
      onShouldRetry: () => true,
      onProgress: (sent, total) => {
        if (killed.length === 0 && sent > total / 3) void restart('platform');
      },
      // Delay the next chunk until the gateway has exited; a fast machine would have sent all before.
      onBeforeRequest: async (request) => {
        if (killed.length === 1 && offsets.length > 0 && Number(request.getHeader('Upload-Offset')) > offsets[0]!)
          await restart('gateway');
      },
      onAfterResponse: (request, response) => {
        // Like the page: while the hub is unreachable, don't start a new upload instead.
        const isAway = request.getMethod() === 'HEAD' && response.getStatus() >= 500;
        upload.options.endpoint = isAway ? null : `${project}/uploads`;
        if (request.getMethod() === 'HEAD' && response.getStatus() === 200)
          offsets.push(Number(response.getHeader('Upload-Offset')));
      },
      onSuccess: () => resolve(),
      onError: reject,
    });
    upload.start();
  });
  await restarting;
  expect(killed).toEqual(['platform', 'gateway']);
  // It resumed from the stored offset, further each time.
  expect(offsets.length).toBeGreaterThanOrEqual(2);
  expect(offsets[0]).toBeGreaterThan(0);
  expect(offsets.at(-1)).toBeGreaterThan(offsets[0]!);
  const got = await fetch(`${project}/files/data/large.bin`, { headers: page });
  const hash = createHash('sha256');
  hash.update(new Uint8Array(await got.arrayBuffer()));
  expect(hash.digest('hex')).toBe(createHash('sha256').update(bytes).digest('hex'));
  expect(readdirSync(join(data, 'projects/uploads'))).toEqual([]);
});
