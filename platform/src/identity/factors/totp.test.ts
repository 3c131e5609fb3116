import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Secret } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startPlatform } from '../../testing/index.ts';
import type { Send, TestPlatform, TestUser } from '../../testing/index.ts';
import { codeAt as codeAtTime } from './authenticator.testing.ts';
import { createSeal } from './encryption.ts';

const PASSWORD = 'terrarium-demo';
const STEP = 30_000;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(async () => {
  vi.useRealTimers();
  await platform.close();
});
// The clock is in the middle of a step, so that no test gets into the next one.
beforeEach(() => {
  const now = Math.floor(Date.now() / STEP) * STEP + STEP / 2;
  vi.useFakeTimers({ toFake: ['Date'], now });
  return () => vi.useRealTimers();
});

const codeOf = async (response: Response): Promise<[number, string]> => [
  response.status,
  ((await response.json()) as { error: { human_readable_id: string } }).error.human_readable_id,
];
const signIn = (email: string, otp?: string, password = PASSWORD) =>
  platform.send('/api/iam/token', {
    method: 'POST',
    json: { grant_type: 'password', username: email, password, ...(otp === undefined ? {} : { otp }) },
  });
/** The code of a step: 0 is this one, -1 the one before. */
const codeAt = (secret: string, step: number) => codeAtTime(secret, Date.now() + step * STEP);
const begin = async (send: Send) =>
  (await (await send('/api/iam/totp', { method: 'POST' })).json()) as { otpauth_url: string; secret: string };
const confirm = (send: Send, code: string) => send('/api/iam/totp', { method: 'PUT', json: { code } });
const factorsOf = async (send: Send) =>
  (await (await send('/api/iam/factors')).json()) as { totp_enabled: boolean; recovery_codes_left: number | null };

async function aPerson(): Promise<{ user: TestUser; send: Send }> {
  const user = await platform.aUser({ password: PASSWORD });
  return { user, send: await platform.as(user.email) };
}

/** A user with codes turned on; the code of the previous step is used up. */
async function withCodes(): Promise<{ user: TestUser; send: Send; secret: string; recovery: string[] }> {
  const { user, send } = await aPerson();
  const { secret } = await begin(send);
  const response = await confirm(send, codeAt(secret, -1));
  expect(response.status).toBe(200);
  return { user, send, secret, recovery: ((await response.json()) as { recovery_codes: string[] }).recovery_codes };
}

describe('turning codes on', () => {
  test('a first code turns them on and gives ten recovery codes', async () => {
    const { user, send } = await aPerson();
    const begun = await send('/api/iam/totp', { method: 'POST' });
    expect([begun.status, begun.headers.get('cache-control')]).toEqual([201, 'no-store']);
    const { otpauth_url: url, secret } = (await begun.json()) as { otpauth_url: string; secret: string };
    expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
      issuer: 'Terrarium localhost',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    expect(decodeURIComponent(new URL(url).pathname)).toContain(user.email);
    // Begun only: the sign-in asks for nothing yet.
    expect((await signIn(user.email)).status).toBe(200);
    expect(await factorsOf(send)).toMatchObject({ totp_enabled: false, recovery_codes_left: null });
    const { recovery_codes: codes } = (await (await confirm(send, codeAt(secret, 0))).json()) as {
      recovery_codes: string[];
    };
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/);
    expect(await factorsOf(send)).toMatchObject({ totp_enabled: true, recovery_codes_left: 10 });
  });

  test('a wrong code turns nothing on and is told at its field', async () => {
    const { send } = await aPerson();
    await begin(send);
    const response = await confirm(send, '000000x');
    expect([response.status, await response.json()]).toMatchObject([
      422,
      { error: { human_readable_id: 'wrong_code' }, detail: [{ loc: ['body', 'code'] }] },
    ]);
    expect(await factorsOf(send)).toMatchObject({ totp_enabled: false });
  });

  test('a setup ends after ten minutes, and when another one is started', async () => {
    const { user, send } = await aPerson();
    const first = await begin(send);
    const second = await begin(send);
    expect(await codeOf(await confirm(send, codeAt(first.secret, 0)))).toEqual([422, 'wrong_code']);
    await platform.core.db
      .updateTable('totp')
      .set({ begun_at: sql<Date>`now() - interval '601 seconds'` })
      .where('user_id', '=', user.id)
      .execute();
    expect(await codeOf(await confirm(send, codeAt(second.secret, 0)))).toEqual([409, 'totp_not_begun']);
  });

  test('while codes are on, no other secret can be set up', async () => {
    const { send, secret } = await withCodes();
    expect(await codeOf(await send('/api/iam/totp', { method: 'POST' }))).toEqual([409, 'totp_on']);
    expect(await codeOf(await confirm(send, codeAt(secret, 0)))).toEqual([409, 'totp_on']);
  });

  test('the secret is stored encrypted with a key that only this user of the machine can read, recovery codes as hashes', async () => {
    const { user, secret, recovery } = await withCodes();
    const { rows } = await platform.core.connection.pool.query<{ secret: Buffer; codes: string }>(
      "select sealed_secret as secret, (select string_agg(encode(code_hash, 'escape'), '') from recovery_code c where c.user_id = t.user_id) as codes from totp t where user_id = $1",
      [user.id],
    );
    expect(rows[0]?.secret.toString('latin1')).not.toContain(secret);
    expect(rows[0]?.secret.includes(Buffer.from(Secret.fromBase32(secret).bytes))).toBe(false);
    expect(rows[0]?.codes).not.toContain(recovery[0]?.slice(0, 4));
    expect((await stat(join(platform.core.config.dataDir, 'second-factor-key'))).mode & 0o777).toBe(0o600);
    expect(platform.logged().join('\n')).not.toContain(secret);
  });
});

describe('sign-in', () => {
  test('[AUTH-02] asks for a code after the right password only', async () => {
    const { user, secret } = await withCodes();
    expect(await codeOf(await signIn(user.email))).toEqual([401, 'second_factor_required']);
    expect(await codeOf(await signIn(user.email, ''))).toEqual([401, 'second_factor_required']);
    expect(await codeOf(await signIn(user.email, '000000'))).toEqual([401, 'second_factor_wrong']);
    const strangers = [
      await signIn(user.email, undefined, 'wrong'),
      await signIn(user.email, codeAt(secret, 0), 'wrong'),
      await signIn('nobody@example.org', '123456'),
    ];
    for (const each of strangers) expect(await codeOf(each)).toEqual([401, 'wrong_credentials']);
    expect((await signIn(user.email, codeAt(secret, 0))).status).toBe(200);
  });

  test('a code works once, and none of an earlier step afterwards', async () => {
    const { user, secret } = await withCodes();
    expect(await codeOf(await signIn(user.email, codeAt(secret, -1)))).toEqual([401, 'second_factor_wrong']);
    const statuses = await Promise.all([1, 2].map(async () => (await signIn(user.email, codeAt(secret, 0))).status));
    expect(statuses.toSorted()).toEqual([200, 401]);
    expect((await signIn(user.email, codeAt(secret, 1))).status).toBe(200);
    expect(await codeOf(await signIn(user.email, codeAt(secret, 0)))).toEqual([401, 'second_factor_wrong']);
  });

  test('one step of drift is allowed either way, two are not', async () => {
    const { user, secret } = await withCodes();
    expect(await codeOf(await signIn(user.email, codeAt(secret, 2)))).toEqual([401, 'second_factor_wrong']);
    const spaced = codeAt(secret, 1).replace(/^(...)/, '$1 ');
    expect((await signIn(user.email, spaced)).status).toBe(200);
    vi.setSystemTime(Date.now() + 3 * STEP);
    expect(await codeOf(await signIn(user.email, codeAt(secret, -2)))).toEqual([401, 'second_factor_wrong']);
    expect((await signIn(user.email, codeAt(secret, -1))).status).toBe(200);
  });

  test("after five wrong codes even the right one must wait, for this account only; earlier right ones don't count", async () => {
    const { user, secret } = await withCodes();
    const other = await withCodes();
    expect((await signIn(user.email, codeAt(secret, 0))).status).toBe(200);
    const tries = await Promise.all(
      ['000001', '000002', '000003', '000004', '000005', '000006', '000007'].map(
        async (code) => (await signIn(user.email, code)).status,
      ),
    );
    expect(tries.toSorted()).toEqual([401, 401, 401, 401, 401, 429, 429]);
    const blocked = await signIn(user.email, codeAt(secret, 1));
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await codeOf(blocked)).toEqual([429, 'too_many_codes']);
    expect((await signIn(other.user.email, codeAt(other.secret, 0))).status).toBe(200);
  });

  test('a recovery code works once, however it is typed, for its owner only', async () => {
    const { user, send, recovery } = await withCodes();
    const other = await withCodes();
    expect(await codeOf(await signIn(other.user.email, recovery[0]))).toEqual([401, 'second_factor_wrong']);
    expect((await signIn(user.email, recovery[0])).status).toBe(200);
    expect(await codeOf(await signIn(user.email, recovery[0]))).toEqual([401, 'second_factor_wrong']);
    expect((await signIn(user.email, ` ${recovery[1]?.toUpperCase().replaceAll('-', ' ')} `)).status).toBe(200);
    expect(await factorsOf(send)).toMatchObject({ recovery_codes_left: 8 });
  });
});

describe('turning codes off', () => {
  test('ends the recovery codes too', async () => {
    const { user, send, recovery } = await withCodes();
    const off = () => send('/api/iam/totp', { method: 'DELETE' });
    expect((await off()).status).toBe(204);
    expect(await codeOf(await off())).toEqual([409, 'totp_off']);
    expect((await signIn(user.email)).status).toBe(200);
    // On again: the codes of before are gone.
    const { secret } = await begin(send);
    await confirm(send, codeAt(secret, 0));
    expect(await codeOf(await signIn(user.email, recovery[0]))).toEqual([401, 'second_factor_wrong']);
  });
});

describe('new recovery codes', () => {
  const renew = (send: Send) => send('/api/iam/totp/recovery-codes', { method: 'POST' });

  test('replace the old ones and leave the secret as it is', async () => {
    const { user, send, secret, recovery } = await withCodes();
    await signIn(user.email, recovery[0]);
    const response = await renew(send);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const { recovery_codes: made } = (await response.json()) as { recovery_codes: string[] };
    expect(new Set([...made, ...recovery]).size).toBe(20);
    expect(await factorsOf(send)).toMatchObject({ totp_enabled: true, recovery_codes_left: 10 });
    expect(await codeOf(await signIn(user.email, recovery[1]))).toEqual([401, 'second_factor_wrong']);
    expect((await signIn(user.email, made[0])).status).toBe(200);
    expect((await signIn(user.email, codeAt(secret, 0))).status).toBe(200);
  });

  test('made twice at once leave ten', async () => {
    const { send } = await withCodes();
    expect((await Promise.all([renew(send), renew(send)])).map((each) => each.status)).toEqual([200, 200]);
    expect(await factorsOf(send)).toMatchObject({ recovery_codes_left: 10 });
  });

  test('without one-time codes there are none', async () => {
    const { send } = await aPerson();
    expect(await codeOf(await renew(send))).toEqual([409, 'totp_off']);
  });
});

describe('the key of the secrets', () => {
  test('a secret can only be decrypted unchanged, with its key and for its owner', async () => {
    const { dataDir } = platform.core.config;
    const seal = createSeal(dataDir);
    const sealed = await seal.close('a secret', 'ada');
    expect(await createSeal(dataDir).open(sealed, 'ada')).toBe('a secret');
    expect(await seal.open(sealed, 'max')).toBeNull();
    for (const at of [0, 12, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(await seal.open(changed, 'ada')).toBeNull();
    }
    expect(await seal.open(Buffer.alloc(3), 'ada')).toBeNull();
    const elsewhere = join(dataDir, 'elsewhere');
    const others = await Promise.all([
      createSeal(elsewhere).close('x', 'ada'),
      createSeal(elsewhere).close('y', 'ada'),
    ]);
    const third = createSeal(elsewhere);
    expect(await Promise.all(others.map((each) => third.open(each, 'ada')))).toEqual(['x', 'y']);
    expect(await third.open(sealed, 'ada')).toBeNull();
    await rm(elsewhere, { recursive: true });
  });

  test('when it is lost, the sign-in says so and recovery codes still work', async () => {
    const { user, secret, recovery } = await withCodes();
    await platform.core.db
      .updateTable('totp')
      .set({ sealed_secret: Buffer.alloc(60) })
      .where('user_id', '=', user.id)
      .execute();
    expect(await codeOf(await signIn(user.email, codeAt(secret, 0)))).toEqual([401, 'second_factor_unreadable']);
    expect((await signIn(user.email, recovery[0])).status).toBe(200);
  });
});
