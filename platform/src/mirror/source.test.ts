import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { isPublicAddress } from '../outbound/address.ts';
import { checkSource } from './check.ts';
import { redact, SourceClient } from '../outbound/index.ts';
import { aRecord, aRepodata, serve, startServer } from './server.testing.ts';
import type { ChannelServer } from './server.testing.ts';
import { mirrorSettings } from './settings.ts';
import type { MirrorSettings } from './settings.ts';

let server: ChannelServer;
let folder: string;

beforeEach(async () => {
  server = await startServer();
  folder = await mkdtemp(join(tmpdir(), 'terrarium-source-'));
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

function settings(given: Partial<MirrorSettings> = {}): MirrorSettings {
  return { ...mirrorSettings({ ...readConfig({}), mirrorAllowPrivate: true, dataDir: '/nowhere' }), ...given };
}

const check = (source: string, given: Partial<MirrorSettings> = {}): ReturnType<typeof checkSource> =>
  checkSource(source, settings(given));

describe('addresses', () => {
  test('only public unicast addresses count as public', () => {
    for (const address of ['8.8.8.8', '1.1.1.1', '2606:4700:4700::1111', '::ffff:8.8.8.8'])
      expect(isPublicAddress(address), address).toBe(true);
    for (const address of [
      '127.0.0.1',
      '10.0.0.1',
      '172.16.3.4',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
      '255.255.255.255',
      '224.0.0.1',
      '192.0.2.1',
      '::1',
      '::',
      'fe80::1',
      'fc00::1',
      'fd00:ec2::254',
      '::ffff:127.0.0.1',
      '::ffff:169.254.169.254',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      '2001:db8::1',
      '::127.0.0.1',
      'fec0::1',
      '5f00::1',
      'no address',
    ])
      expect(isPublicAddress(address), address).toBe(false);
  });

  test('rejects private addresses unless the operator allows them, in any notation', async () => {
    serve(server, { noarch: aRepodata([]) });
    const { port } = new URL(server.url);
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '2130706433', '0x7f.1', '127.1', '[::ffff:127.0.0.1]']) {
      const answer = await check(`http://${host}:${port}`, { allowPrivate: false });
      expect(answer, host).toMatchObject({ usable: false, permitted: false });
      expect(answer.detail, host).toMatch(/private address/);
    }
    expect(server.asked).toEqual([]);
    expect(await check(server.url)).toMatchObject({ usable: true });
  });

  test('credentials are not shown', () => {
    expect(redact('https://me:secret@example.org/t/abc-123/main')).toBe('https://example.org/t/*****/main');
  });
});

describe('checking a source', () => {
  test('[CHAN-09] a channel is usable, and its subdirs are named', async () => {
    serve(server, { noarch: aRepodata([aRecord()]) });
    serve(server, { 'linux-64': aRepodata([]) }, 'zst');
    expect(await check(`${server.url}/`)).toEqual({
      usable: true,
      permitted: true,
      detail: 'This is a conda channel. It has repodata for noarch, linux-64.',
    });
  });

  test("[CHAN-09] rejects what isn't a channel, and the detail says why", async () => {
    expect((await check(server.url)).detail).toMatch(/no subdir has a repodata\.json/);
    expect(await check('not a source')).toMatchObject({ usable: false, permitted: false });
    expect((await check('not a source')).detail).toMatch(/isn't an HTTP\(S\) URL or a folder/);
    expect((await check('ftp://example.org/x')).detail).toMatch(/isn't an HTTP\(S\) URL or a folder/);
    expect((await check('http://no-such-host.invalid/x')).detail).toMatch(/Can't resolve host/);
    // What is wrong may pass.
    expect(await check(`http://127.0.0.1:1/x`)).toMatchObject({ usable: false, permitted: true });
    expect((await check(`http://127.0.0.1:1/x`)).detail).toMatch(/could not be reached/);
    server.answers.set('/noarch/repodata.json', (_request, response) =>
      response.writeHead(200, { 'x-large': 'x'.repeat(20_000) }).end('{}'),
    );
    expect((await check(server.url)).detail).toMatch(/answered with more than 16 kB of headers/);
    server.answers.set('/noarch/repodata.json', (_request, response) =>
      response.socket!.end('SSH-2.0-OpenSSH_9.6\r\n'),
    );
    expect((await check(server.url)).detail).toMatch(/something that is not HTTP/);
    server.answers.set('/noarch/repodata.json', '<html>Welcome</html>');
    expect((await check(server.url)).detail).toMatch(/web page/);
    server.answers.set('/noarch/repodata.json', '{"message":"hello"}');
    expect((await check(server.url)).detail).toMatch(/no repodata/);
    server.answers.set('/noarch/repodata.json', (_request, response) => response.writeHead(401).end());
    expect((await check(server.url)).detail).toMatch(/answered 401/);
    server.answers.set('/noarch/repodata.json', (_request, response) => response.writeHead(503).end());
    expect((await check(server.url)).detail).toMatch(/answered 503/);
  });

  test('gives up a slow server', async () => {
    server.answers.set('/noarch/repodata.json.zst', () => undefined);
    expect((await check(server.url, { checkTimeout: 300 })).detail).toMatch(/did not answer within/);
    expect((await check(server.url, { idleTimeout: 300 })).detail).toMatch(/timed out/);
    server.answers.delete('/noarch/repodata.json.zst');
    server.answers.set('/noarch/repodata.json', (_request, response) => response.write('{"packages":{'));
    expect((await check(server.url, { checkTimeout: 300 })).detail).toMatch(/did not answer within/);
  });

  test('gives up a server that trickles, but not one that sends small pieces', async () => {
    const trickle =
      (body: Uint8Array) =>
      (_request: unknown, response: ServerResponse): void => {
        let sent = 0;
        const timer = setInterval(() => {
          if (sent < body.length) response.write(body.subarray(sent, ++sent));
          else response.end();
        }, 2);
        response.once('close', () => clearInterval(timer));
      };
    server.answers.set('/noarch/repodata.json.zst', trickle(zstdCompressSync(aRepodata([aRecord()]))));
    expect(await check(server.url)).toMatchObject({ usable: true });
    expect((await check(server.url, { pace: { bytes: 1024, ms: 50 } })).detail).toMatch(
      /sends less than 21 kB a second/,
    );
  });

  test.each(['close', 'keep-alive'])(
    'a body is read to its end though the server has ended the connection (%s) and we are busy',
    async (connection) => {
      const body = Buffer.alloc(1024 * 1024, 'x');
      server.answers.set('/slow', (_request, response) =>
        response
          .writeHead(200, { connection, 'keep-alive': 'timeout=0', 'content-length': body.length })
          .end(body, () => setTimeout(() => response.socket?.end(), 20)),
      );
      const client = new SourceClient(settings());
      try {
        const { body: read } = await client.get(`${server.url}/slow`);
        let size = 0;
        for await (const chunk of read) {
          // Longer than the server waits: its end comes in while the rest is not yet read.
          if (size === 0)
            await new Promise((resolve) => {
              setTimeout(resolve, 200);
            });
          size += chunk.length;
        }
        expect(size).toBe(body.length);
      } finally {
        await client.close();
      }
    },
  );

  test('redirects are followed, but not in circles and not into private addresses', async () => {
    serve(server, { noarch: aRepodata([]) });
    const other = await startServer();
    try {
      other.answers.set('/noarch/repodata.json', (_request, response) =>
        response.writeHead(302, { location: `${server.url}/noarch/repodata.json` }).end(),
      );
      expect(await check(other.url)).toMatchObject({ usable: true });
      other.answers.set('/noarch/repodata.json', (request, response) =>
        response.writeHead(302, { location: request.url }).end(),
      );
      expect((await check(other.url)).detail).toMatch(/redirected more than 5 times/);
      other.answers.set('/noarch/repodata.json', (_request, response) =>
        response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
      );
      expect((await check(other.url)).detail).toMatch(/isn't an HTTP or HTTPS URL/);
    } finally {
      await other.close();
    }
  });

  test('a page in place of the compressed body is passed over', async () => {
    server.answers.set('/noarch/repodata.json.zst', '<html>Welcome</html>');
    serve(server, { noarch: aRepodata([]) });
    expect(await check(server.url)).toMatchObject({ usable: true });
  });

  test('reads folders where the operator allows it, and nowhere else', async () => {
    await mkdir(join(folder, 'allowed/channel/noarch'), { recursive: true });
    await mkdir(join(folder, 'other/noarch'), { recursive: true });
    for (const path of ['allowed/channel/noarch', 'other/noarch'])
      await writeFile(join(folder, path, 'repodata.json'), aRepodata([]));
    await symlink(join(folder, 'other'), join(folder, 'allowed/escape'));
    const folders = [join(folder, 'allowed')];
    expect(await check(join(folder, 'allowed/channel'), { folders })).toMatchObject({ usable: true });
    expect(await check(`file://${join(folder, 'allowed/channel')}`, { folders })).toMatchObject({ usable: true });
    // A folder that doesn't exist yet may be created later. Outside of the permitted folders the answer doesn't show
    // what exists.
    expect(await check(join(folder, 'allowed/later'), { folders })).toMatchObject({ usable: false, permitted: true });
    for (const elsewhere of ['other', 'no-such', 'allowed/../no-such'])
      expect(await check(`${folder}/${elsewhere}`, { folders }), elsewhere).toMatchObject({ permitted: false });
    for (const source of ['other', 'allowed/../other', 'allowed/escape', 'no-such']) {
      expect((await check(join(folder, source), { folders })).detail, source).toMatch(/MIRROR_FOLDERS/);
    }
    expect((await check(join(folder, 'allowed/channel'))).detail).toMatch(/MIRROR_FOLDERS/);
  });
});

describe('credentials of a mirror', () => {
  test('go to the addresses below their own only, also when a redirect leads elsewhere', async () => {
    const other = await startServer();
    const seen: (string | undefined)[] = [];
    const note = (path: string, on: ChannelServer, answer: (response: ServerResponse) => void) =>
      on.answers.set(path, (request, response) => {
        seen.push(`${path} ${request.headers.authorization ?? '-'}`);
        answer(response);
      });
    note('/repo/a/b/one', server, (response) =>
      response.writeHead(302, { location: `${other.url}/repo/a/b/one` }).end(),
    );
    note('/repo/a/b/one', other, (response) => response.end('ok'));
    note('/repo/a/bc/two', server, (response) => response.end('ok'));
    const client = new SourceClient(
      settings({ credentials: { below: `${server.url}/repo/a/b/`, headers: { authorization: 'Bearer tr-x' } } }),
    );
    for (const path of ['/repo/a/b/one', '/repo/a/bc/two']) (await client.get(`${server.url}${path}`)).discard();
    await client.close();
    await other.close();
    expect(seen).toEqual(['/repo/a/b/one Bearer tr-x', '/repo/a/b/one -', '/repo/a/bc/two -']);
  });
});
