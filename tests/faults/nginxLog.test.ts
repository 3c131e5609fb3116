// nginx's log of failed requests: URLs can contain tokens, and more people read this log than the hub's.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../platform/src/testing/port.ts';
import { missing, startNginx } from './support/servers.ts';

const folder = mkdtempSync(join(tmpdir(), 'terrarium-nginx-log-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe.skipIf(missing !== null)('nginx before a hub that is away', () => {
  test('logs each failed request without its query, and without the tokens in its path', async () => {
    const gone = [await freePort(), await freePort()];
    const nginx = await startNginx(folder, {
      gateways: gone,
      platforms: gone,
      innerPort: await freePort(),
      dataDir: folder,
    });
    const read = (): string => readFileSync(join(folder, 'nginx/failures.log'), 'utf8');
    try {
      for (const path of [
        '/reset-password?token=S3CRET',
        '/api/account?access_token=S3CRET',
        '/t/tr-S3CRET/repo/acme/main/noarch/repodata.json',
        '/repo/t/tr-S3CRET/acme/main/noarch/repodata.json',
        '/unsubscribe/S3CRET',
      ])
        expect((await fetch(`http://127.0.0.1:${nginx.port}${path}`)).status).toBe(503);
      await vi.waitFor(() => expect(read().trimEnd().split('\n')).toHaveLength(5));
    } finally {
      await nginx.stop();
    }
    expect(nginx.said() + read()).not.toContain('S3CRET');
    expect(read()).toContain(' 503 GET /reset-password upstream=');
  });
});
