import { randomBytes } from 'node:crypto';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPlatform } from '../../testing/index.ts';
import type { Send, TestPlatform, TestUser } from '../../testing/index.ts';
import { Authenticator } from './authenticator.testing.ts';
import type { Twist } from './authenticator.testing.ts';
import { passkeysPossible } from './passkeys.ts';
import type { Challenge } from './passkeys.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const post = (send: Send, path: string, json?: unknown) =>
  send(path, { method: 'POST', ...(json === undefined ? {} : { json }) });
const codeOf = async (response: Response): Promise<[number, string]> => [
  response.status,
  ((await response.json()) as { error: { human_readable_id: string } }).error.human_readable_id,
];
const factorsOf = async (send: Send) =>
  (await (await send('/api/iam/factors')).json()) as {
    passkeys: { id: string; name: string; created_at: string; last_used_at: string | null }[];
    totp_enabled: boolean;
    recovery_codes_left: number | null;
  };

async function begin(send: Send, what: 'registration' | 'sign-in'): Promise<Challenge> {
  const response = await post(send, `/api/iam/passkeys/${what}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Challenge;
}

async function add(send: Send, authenticator: Authenticator, twist: Twist = {}, name = 'Laptop'): Promise<Response> {
  const challenge = await begin(send, 'registration');
  return post(send, '/api/iam/passkeys', {
    challenge_id: challenge.challenge_id,
    credential: authenticator.register(challenge, twist),
    name,
  });
}

const present = (challenge: Challenge, credential: unknown) =>
  post(platform.send, '/api/iam/token', { grant_type: 'passkey', challenge_id: challenge.challenge_id, credential });

async function signIn(authenticator: Authenticator, twist: Twist = {}): Promise<Response> {
  const challenge = await begin(platform.send, 'sign-in');
  return present(challenge, authenticator.signIn(challenge, twist));
}

async function aPerson(counter = 0): Promise<{ user: TestUser; send: Send; authenticator: Authenticator }> {
  const user = await platform.aUser();
  const send = await platform.as(user.email);
  const authenticator = new Authenticator('http://localhost:4000', counter);
  expect((await add(send, authenticator)).status).toBe(201);
  return { user, send, authenticator };
}

describe('registration', () => {
  test('saves a passkey of this hub with its name, and asks for user verification and discoverability', async () => {
    const user = await platform.aUser();
    const send = await platform.as(user.email);
    const challenge = await begin(send, 'registration');
    expect(challenge.options).toMatchObject({
      rp: { id: 'localhost', name: 'Terrarium' },
      user: { name: user.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const response = await post(send, '/api/iam/passkeys', {
      challenge_id: challenge.challenge_id,
      credential: new Authenticator().register(challenge),
      name: '  Work laptop  ',
    });
    expect([response.status, await response.json()]).toEqual([
      201,
      { id: expect.any(String), name: 'Work laptop', created_at: expect.any(String), last_used_at: null },
    ]);
    expect(await factorsOf(send)).toMatchObject({
      passkeys: [{ name: 'Work laptop' }],
      totp_enabled: false,
      recovery_codes_left: null,
    });
  });

  test('the challenge is stored as a hash only', async () => {
    const send = await platform.as((await platform.aUser()).email);
    const { options } = await begin(send, 'registration');
    const { rows } = await platform.core.connection.pool.query<{ text: string }>(
      'select row_to_json(passkey_challenge)::text as text from passkey_challenge',
    );
    const stored = rows.map((row) => row.text).join();
    expect(rows.length).toBeGreaterThan(0);
    expect(stored).not.toContain(Buffer.from(String(options['challenge']), 'base64url').toString('hex'));
  });

  test.each<[string, Twist]>([
    ['of another origin', { origin: 'https://hub.evil.example' }],
    ['of another port', { origin: 'http://localhost:4001' }],
    ['in a frame of another site', { crossOrigin: true }],
    ['for another relying party', { rpId: 'evil.example' }],
    ['to another challenge', { challenge: randomBytes(32).toString('base64url') }],
    ['of a sign-in', { type: 'webauthn.get' }],
    ['without user verification', { unverified: true }],
  ])('an answer %s is rejected', async (_name, twist) => {
    const send = await platform.as((await platform.aUser()).email);
    expect(await codeOf(await add(send, new Authenticator(), twist))).toEqual([422, 'passkey_refused']);
    expect((await factorsOf(send)).passkeys).toEqual([]);
  });

  test('rejects an answer with certificates before reading them', async () => {
    const send = await platform.as((await platform.aUser()).email);
    const examined = () => platform.logged().filter((line) => line.includes('rejected a passkey registration')).length;
    const before = examined();
    expect(await codeOf(await add(send, new Authenticator(), { x5c: [new Uint8Array(32)] }))).toEqual([
      422,
      'passkey_refused',
    ]);
    expect(examined()).toBe(before);
  });

  test('a challenge works once, for five minutes, and for whom it was made', async () => {
    const send = await platform.as((await platform.aUser()).email);
    const other = await platform.as((await platform.aUser()).email);
    const challenge = await begin(send, 'registration');
    const body = {
      challenge_id: challenge.challenge_id,
      credential: new Authenticator().register(challenge),
      name: 'Key',
    };
    expect(await codeOf(await post(other, '/api/iam/passkeys', body))).toEqual([422, 'passkey_challenge_over']);
    expect((await post(send, '/api/iam/passkeys', body)).status).toBe(201);
    expect(await codeOf(await post(send, '/api/iam/passkeys', body))).toEqual([422, 'passkey_challenge_over']);
    const late = await begin(send, 'registration');
    await platform.core.db
      .updateTable('passkey_challenge')
      .set({ expires_at: sql<Date>`now() - interval '1 second'` })
      .where('id', '=', late.challenge_id)
      .execute();
    expect(
      await codeOf(
        await post(send, '/api/iam/passkeys', {
          challenge_id: late.challenge_id,
          credential: new Authenticator().register(late),
          name: 'Key',
        }),
      ),
    ).toEqual([422, 'passkey_challenge_over']);
    const forSignIn = await begin(platform.send, 'sign-in');
    expect(
      await codeOf(
        await post(send, '/api/iam/passkeys', {
          challenge_id: forSignIn.challenge_id,
          credential: new Authenticator().register(forSignIn),
          name: 'Key',
        }),
      ),
    ).toEqual([422, 'passkey_challenge_over']);
  });

  test('rejects a passkey that another person already has', async () => {
    const { authenticator } = await aPerson();
    const send = await platform.as((await platform.aUser()).email);
    expect(await codeOf(await add(send, authenticator))).toEqual([409, 'passkey_known']);
  });

  test('ten passkeys are the most, also when they come at once', async () => {
    const send = await platform.as((await platform.aUser()).email);
    const challenges = await Promise.all(Array.from({ length: 11 }, () => begin(send, 'registration')));
    const statuses = await Promise.all(
      challenges.map(
        async (challenge) =>
          (
            await post(send, '/api/iam/passkeys', {
              challenge_id: challenge.challenge_id,
              credential: new Authenticator().register(challenge),
              name: 'Key',
            })
          ).status,
      ),
    );
    expect(statuses.toSorted()).toEqual([...Array<number>(10).fill(201), 409]);
    expect(await codeOf(await post(send, '/api/iam/passkeys/registration'))).toEqual([409, 'too_many_passkeys']);
  });

  test('[ERR-15] a body of another shape is rejected at its field', async () => {
    const send = await platform.as((await platform.aUser()).email);
    const challenge = await begin(send, 'registration');
    const credential = new Authenticator().register(challenge);
    for (const body of [
      { name: '' },
      { name: 'x'.repeat(61) },
      { credential: { ...credential, id: 'not base64url!' } },
      { credential: null },
      { challenge_id: 'x' },
    ]) {
      expect(
        (
          await post(send, '/api/iam/passkeys', {
            challenge_id: challenge.challenge_id,
            credential,
            name: 'Key',
            ...body,
          })
        ).status,
      ).toBe(422);
    }
  });

  test('a passkey is removed by its owner only', async () => {
    const { send } = await aPerson();
    const stranger = await platform.as((await platform.aUser()).email);
    const [passkey] = (await factorsOf(send)).passkeys;
    expect((await stranger(`/api/iam/passkeys/${passkey?.id}`, { method: 'DELETE' })).status).toBe(404);
    expect((await send(`/api/iam/passkeys/${passkey?.id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await factorsOf(send)).passkeys).toEqual([]);
  });
});

describe('sign-in', () => {
  test('[AUTH-02] a passkey opens a session of its owner, says so, and notes its use', async () => {
    const { user, send, authenticator } = await aPerson();
    const response = await signIn(authenticator);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const { access_token: token } = (await response.json()) as { access_token: string };
    expect(decodeJwt(token).sub).toBe(user.id);
    const session = await platform.send('/api/iam/session', { headers: { authorization: `Bearer ${token}` } });
    expect(await session.json()).toMatchObject({ passport: { source: 'passkey', profile: { id: user.id } } });
    expect((await factorsOf(send)).passkeys[0]?.last_used_at).toEqual(expect.any(String));
  });

  test.each<[string, Twist]>([
    ['of another origin', { origin: 'https://localhost:4000.evil.example' }],
    ['in a frame of another site', { crossOrigin: true }],
    ['for another relying party', { rpId: 'evil.example' }],
    ['to another challenge', { challenge: randomBytes(32).toString('base64url') }],
    ['of a registration', { type: 'webauthn.create' }],
    ['without user verification', { unverified: true }],
    ['that names nobody', { userHandle: null }],
  ])('an answer %s is rejected', async (_name, twist) => {
    const { authenticator } = await aPerson();
    expect(await codeOf(await signIn(authenticator, twist))).toEqual([401, 'passkey_refused']);
    expect((await signIn(authenticator)).status).toBe(200);
  });

  test('an answer cannot be sent a second time, nor with a challenge of a registration', async () => {
    const { send, authenticator } = await aPerson();
    const challenge = await begin(platform.send, 'sign-in');
    const credential = authenticator.signIn(challenge);
    expect((await present(challenge, credential)).status).toBe(200);
    expect(await codeOf(await present(challenge, credential))).toEqual([401, 'passkey_challenge_over']);
    const another = await begin(platform.send, 'sign-in');
    expect(await codeOf(await present(another, credential))).toEqual([401, 'passkey_refused']);
    const forRegistration = await begin(send, 'registration');
    expect(await codeOf(await present(forRegistration, authenticator.signIn(forRegistration)))).toEqual([
      401,
      'passkey_challenge_over',
    ]);
  });

  test('rejects and reports a counter that goes back or stays the same', async () => {
    const { authenticator } = await aPerson(5);
    expect((await signIn(authenticator)).status).toBe(200);
    expect(await codeOf(await signIn(authenticator, { counter: 3 }))).toEqual([401, 'passkey_counter_went_back']);
    expect(await codeOf(await signIn(authenticator, { counter: 6 }))).toEqual([401, 'passkey_counter_went_back']);
    expect(await codeOf(await signIn(authenticator, { counter: 0 }))).toEqual([401, 'passkey_counter_went_back']);
    expect(platform.logged().some((line) => line.includes('the counter of a passkey went back'))).toBe(true);
    expect((await signIn(authenticator, { counter: 40 })).status).toBe(200);
  });

  test('rejects a key of another person, an unknown one and a removed one', async () => {
    const mine = await aPerson();
    const theirs = await aPerson();
    const handle = Buffer.from(theirs.user.id.replaceAll('-', ''), 'hex').toString('base64url');
    expect(await codeOf(await signIn(mine.authenticator, { userHandle: handle }))).toEqual([401, 'passkey_refused']);
    const challenge = await begin(platform.send, 'sign-in');
    // The name of another person's key over one's own signature.
    const forged = {
      ...mine.authenticator.signIn(challenge, { userHandle: handle }),
      id: theirs.authenticator.credentialId.toString('base64url'),
      rawId: theirs.authenticator.credentialId.toString('base64url'),
    };
    expect(await codeOf(await present(challenge, forged))).toEqual([401, 'passkey_refused']);
    expect(await codeOf(await signIn(new Authenticator(), { userHandle: handle }))).toEqual([401, 'passkey_unknown']);
    const [passkey] = (await factorsOf(mine.send)).passkeys;
    await mine.send(`/api/iam/passkeys/${passkey?.id}`, { method: 'DELETE' });
    expect(await codeOf(await signIn(mine.authenticator))).toEqual([401, 'passkey_unknown']);
  });

  test("[DATA-23] a disabled person can't sign in, and only with the right key learns why", async () => {
    const { user, authenticator } = await aPerson();
    await platform.core.db.updateTable('app_user').set({ is_disabled: true }).where('id', '=', user.id).execute();
    expect(await codeOf(await signIn(authenticator, { unverified: true }))).toEqual([401, 'passkey_refused']);
    expect(await codeOf(await signIn(authenticator))).toEqual([401, 'account_disabled']);
  });
});

test('passkeys are possible at names with https and on this machine only', () => {
  const verdicts = [
    'https://hub.example',
    'https://hub.example:8443',
    'http://localhost:4000',
    'http://hub.localhost',
    'http://hub.example',
    'https://192.0.2.7',
    'http://127.0.0.1:4000',
    'https://[2001:db8::1]',
  ].map(passkeysPossible);
  expect(verdicts).toEqual([true, true, true, true, false, false, false, false]);
});
