// The platform as a process.
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { briefly } from './testing/shortLived.ts';
import { startPlatform } from './testing/index.ts';
import { copyTemplate } from './testing/template.ts';

interface Started {
  child: ChildProcess;
  message: { ready: boolean; port?: number; error?: string };
  output: () => string;
  exit: Promise<number | null>;
}

let folder: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'terrarium-process-'));
  await copyTemplate(folder);
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

async function start(environment: Record<string, string> = {}): Promise<Started> {
  const child = fork(fileURLToPath(new URL('./main.ts', import.meta.url)), {
    execArgv: briefly,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      PORT: '0',
      DATA_DIR: folder,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exit = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const message = await new Promise<Started['message']>((resolve, reject) => {
    child.once('message', (value) => resolve(value as Started['message']));
    void exit.then((code) => reject(new Error(`ended with ${code}: ${output}`)));
  });
  return { child, message, output: () => output, exit };
}

const answer = (started: Started, path: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${started.message.port}${path}`);

describe('the process', () => {
  test('says when it is ready, answers health, and ends in order on SIGTERM', async () => {
    const started = await start();
    expect(started.message).toMatchObject({ ready: true, port: expect.any(Number) as number });
    const health = await answer(started, '/healthz');
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);
    started.child.kill('SIGTERM');
    expect(await started.exit).toBe(0);
    expect(started.output()).not.toMatch(/"level":(50|60)/);
  });

  test('a second one on the same data is rejected with what to do, and the first continues', async () => {
    const first = await start();
    const second = await start();
    expect(second.message.ready).toBe(false);
    expect(second.message.error).toMatch(/in use by another Terrarium \(process \d+ .*--data DIR/);
    expect(await second.exit).toBe(1);
    expect(second.output()).not.toContain(' at ');
    expect((await answer(first, '/healthz')).status).toBe(200);
  });

  test('after kill -9 the next one takes the data over, and sessions are still good', async () => {
    const first = await start();
    const platformKeys = await (await answer(first, '/.well-known/jwks.json')).json();
    first.child.kill('SIGKILL');
    await first.exit;
    const second = await start();
    expect(second.message.ready).toBe(true);
    expect(await (await answer(second, '/.well-known/jwks.json')).json()).toEqual(platformKeys);
  });

  test('wrong settings are named, all at once', async () => {
    const started = await start({ PORT: 'many', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://x' });
    expect(started.message.ready).toBe(false);
    for (const name of ['PORT', 'LOG_LEVEL', 'DATABASE_URL']) expect(started.message.error).toContain(`${name}: `);
    expect(await started.exit).toBe(1);
  });

  test('a database server that cannot be reached is named with the reason, without its password', async () => {
    const started = await start({ DATABASE_URL: 'postgres://hub:se%2Fcret@127.0.0.1:1/hub' });
    expect(started.message).toMatchObject({
      ready: false,
      error: 'The database postgres://hub:…@127.0.0.1:1/hub cannot be reached: connect ECONNREFUSED 127.0.0.1:1',
    });
    expect(await started.exit).toBe(1);
    expect(started.output()).not.toContain(' at ');
  });

  test('a port that is taken is named', async () => {
    const first = await start();
    const other = await mkdtemp(join(tmpdir(), 'terrarium-process-'));
    await copyTemplate(other);
    const second = await start({ PORT: String(first.message.port), DATA_DIR: other });
    expect(second.message.error).toMatch(/cannot listen on 127\.0\.0\.1:\d+ \(EADDRINUSE\)/);
    expect(await second.exit).toBe(1);
    await rm(other, { recursive: true });
  });
});

test('health is 503 in the form of every error when the database does not answer', async () => {
  const platform = await startPlatform();
  await platform.core.db.destroy();
  const response = await platform.send('/healthz');
  expect(response.status).toBeGreaterThanOrEqual(500);
  expect(await response.json()).toMatchObject({
    error: { message: expect.any(String), human_readable_id: expect.any(String) },
  });
  await platform.close();
});

test('settings have defaults, and an empty variable is none', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({
    port: 4001,
    host: '127.0.0.1',
    databaseUrl: undefined,
    mirrorAllowPrivate: false,
    validateAnswers: false,
    durable: true,
  });
  expect(readConfig({ MIRROR_ALLOW_PRIVATE: 'true', TRUST_PROXY: 'loopback, 10.0.0.0/8' })).toMatchObject({
    mirrorAllowPrivate: true,
    trustProxy: ['loopback', '10.0.0.0/8'],
  });
  expect(() => readConfig({ MIRROR_ALLOW_PRIVATE: 'perhaps' })).toThrow(/MIRROR_ALLOW_PRIVATE/);
});
