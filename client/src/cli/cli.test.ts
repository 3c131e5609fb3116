/** The command line against hubs that lie. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { run } from './run.ts';

const SECRET = 'tr-0123456789abcdefghijklmnopqrstuvwxyz';
let folder: string;
const closes: (() => void)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'terrarium-cli-'));
});
afterEach(async () => {
  for (const close of closes.splice(0)) close();
  await rm(folder, { recursive: true, force: true });
});

async function hubThat(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closes.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function ran(url: string, args: string[], secret = SECRET) {
  let [out, error] = ['', ''];
  const environment = { TERRARIUM_URL: url, TERRARIUM_ORG: 'acme', TERRARIUM_TOKEN: secret, XDG_CONFIG_HOME: folder };
  const code = await run(args, environment, { out: (text) => (out += text), error: (text) => (error += text) });
  return { code, out, error };
}

const echo: RequestListener = (request, response) => {
  const told = `You sent ${request.headers.authorization}\u001b[2J and eyJhbGciOiJFUzI1NiIsImtpZCI6.eyJzdWIi.c2ln.`;
  const isCaller = request.url === '/api/iam/caller';
  response.writeHead(isCaller ? 200 : 403, { 'content-type': 'application/json' });
  const caller = { kind: 'service_account', id: 'x', name: told, organization: null, scopes: [told], expires_at: told };
  response.end(JSON.stringify(isCaller ? caller : { error: { message: told, human_readable_id: 'scope_too_small' } }));
};

test.each([
  ['a token of a hub', SECRET],
  ['another secret', 'a-secret-of-another-form'],
])('never prints %s, nor what moves the cursor', async (_, secret) => {
  const url = await hubThat(echo);
  for (const args of [
    ['whoami'],
    ['whoami', '--json'],
    ['policy', 'export', 'x'],
    ['policy', 'export', 'x', '--json'],
  ]) {
    const { out, error } = await ran(url, args, secret);
    expect(out + error).toContain('You sent Bearer [token]');
    expect(out + error).not.toContain(secret);
    expect(out + error).not.toContain('eyJ');
    expect(out + error).not.toContain('\u001b');
  }
});

test('exits with 3 if access is denied, and says what to do', async () => {
  const { code, error } = await ran(await hubThat(echo), ['policy', 'export', 'x']);
  expect(code).toBe(3);
  expect(error).toContain('Use a token with the scope that the message names. (403, scope_too_small)');
});

test('without a token and a sign-in, says how to sign in', async () => {
  const { code, error } = await ran('https://hub.example', ['whoami'], '');
  expect(code).toBe(1);
  expect(error).toBe(
    "You aren't signed in to https://hub.example. Run 'terrarium login --url https://hub.example', or set TERRARIUM_TOKEN.\n",
  );
});

test.each([
  ['login', 'policy plan', 'policy apply', 'publish', 'promote', 'why', 'env scan', 'token rotate', 'whoami', 'logout'],
])('every command has help', async (...names) => {
  const { code, out } = await ran('', ['--help']);
  expect(code).toBe(0);
  for (const name of names) {
    expect(out).toContain(`  ${name} `);
    const help = await ran('', [...name.split(' '), '--help']);
    expect(help.code).toBe(0);
    expect(help.out).toMatch(new RegExp(`^Usage: terrarium ${name} `));
    expect(help.out).toContain('Exit codes:');
  }
});

test('does not rotate a token that it cannot write', async () => {
  const requests: string[] = [];
  const url = await hubThat((request, response) => {
    requests.push(request.url ?? '');
    response.end();
  });
  const { code, error } = await ran(url, ['token', 'rotate', '--out', join(folder, 'missing', 'token')]);
  expect([code, requests]).toEqual([1, []]);
  expect(error).toContain("Couldn't write");
});

test('waits for the run of the changed rules, and not for the one that ended before', async () => {
  const runOf = (revision: number, addedFileCount: number) => ({
    data: {
      channelUpdated: {
        latestRun: { revision, finishedAt: '2026-01-01T00:00:00Z', error: null, isOnHold: false, addedFileCount },
      },
    },
  });
  const url = await hubThat((request, response) => {
    if (request.url === '/graphql') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (const event of [runOf(1, 1), runOf(2, 22)])
        response.write(`event: next\ndata: ${JSON.stringify(event)}\n\n`);
      return;
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    const channels = [{ channel: 'main', action: 'recompute' }];
    const applied = { action: 'update', name: 'A', policy: { id: 'x', revision: 2 }, channels };
    response.end(JSON.stringify(request.url?.endsWith('/validate') ? { mistakes: [] } : applied));
  });
  const file = join(folder, 'a.policy.yaml');
  await writeFile(file, 'name: A');
  const { code, out } = await ran(url, ['policy', 'apply', file, '--wait']);
  expect(code).toBe(0);
  expect(out).toContain('main: published, added 22, removed 0');
});
