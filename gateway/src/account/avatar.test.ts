import { createHash } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { aRestUser, stage, type Stage } from '../testing/index.ts';

let open: Stage | undefined;
afterEach(() => open?.close());

/** What a page learns of the caller's picture, and what it may load. */
async function pictureOf(avatars: boolean): Promise<{ hash: string | null; images: string }> {
  open = await stage({ avatars });
  open.answer(({ path }) =>
    path === '/api/account' ? { body: aRestUser({ email: ' Ada@Acme.example ' }) } : undefined,
  );
  const { data } = await open.ask<{ viewer: { avatarHash: string | null } }>('{ viewer { avatarHash } }', {
    token: await open.token(),
  });
  const policy = (await fetch(`${open.url}/telemetry.json`)).headers.get('content-security-policy') ?? '';
  return { hash: data.viewer.avatarHash, images: policy.split('; ').find((part) => part.startsWith('img-src')) ?? '' };
}

test("[SHELL-28] the picture is named by the SHA-256 of the address, and pages may load that host's pictures only", async () => {
  expect(await pictureOf(true)).toEqual({
    hash: createHash('sha256').update('ada@acme.example').digest('hex'),
    images: "img-src 'self' data: https://gravatar.com",
  });
});

test('unless AVATARS=on the hash stays here and pages load no picture from elsewhere', async () => {
  expect(await pictureOf(false)).toEqual({ hash: null, images: "img-src 'self' data:" });
  const avatarsBy = (env: Record<string, string>) => readConfig({ PLATFORM_URL: 'http://127.0.0.1:1', ...env }).avatars;
  expect([avatarsBy({}), avatarsBy({ AVATARS: 'off' }), avatarsBy({ AVATARS: 'on' })]).toEqual([false, false, true]);
});
