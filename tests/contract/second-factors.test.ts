import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proxyTest } from '../../gateway/src/http/headers.ts';
import { defaultQuotas } from '../../gateway/src/quota/index.ts';
import { startGateway, type Gateway } from '../../gateway/src/server.ts';
import { Authenticator, codeAt } from '../../platform/src/identity/factors/authenticator.testing.ts';
import { startPlatform, type TestPlatform } from '../../platform/src/testing/index.ts';

// A browser's sign-in with both factors: the web's own operations, the gateway's cookie, the real platform, a software
// authenticator.
const web = join(import.meta.dirname, '../../web/src/features');
const signIn = readFileSync(join(web, 'identity/SignIn.graphql'), 'utf8');
const proof = readFileSync(join(web, 'identity/Proof.graphql'), 'utf8');
const account = readFileSync(join(web, 'account/factors/SecondFactors.graphql'), 'utf8');
const credentials = { username: 'ada@acme.example', password: 'terrarium-demo' };

let platform: TestPlatform;
let gateway: Gateway;
beforeAll(async () => {
  platform = await startPlatform();
  gateway = await startGateway({
    port: 0,
    host: '127.0.0.1',
    platformUrl: platform.baseUrl,
    webDist: undefined,
    dataDir: undefined,
    cookieSecret: new Uint8Array(32),
    publicOrigin: undefined,
    isProxy: proxyTest(['loopback']),
    flags: { file: undefined, server: undefined },
    telemetry: { analyticsUrl: null, errorReportingDsn: null, regionGroup: null },
    avatars: true,
    offersPlans: false,
    introspection: true,
    registeredOnly: false,
    quotas: defaultQuotas,
    logLevel: 'silent',
  });
  await platform.aUser({ email: credentials.username, password: credentials.password });
});
afterAll(async () => {
  await gateway?.close();
  await platform?.close();
});

/** A browser that sends one operation of a document, and keeps its cookie. */
function aBrowser(): { cookie: string; run<T>(document: string, operationName: string, input?: object): Promise<T> } {
  return {
    cookie: '',
    async run<T>(document: string, operationName: string, input?: object): Promise<T> {
      const answer = await fetch(`http://127.0.0.1:${gateway.port}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: this.cookie },
        body: JSON.stringify({ query: document, operationName, variables: input ? { input } : {} }),
      });
      this.cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? this.cookie;
      const { data, errors } = (await answer.json()) as {
        data: Record<string, T> | null;
        errors?: { message: string }[];
      };
      if (errors) throw new Error(errors.map((error) => error.message).join('; '));
      return Object.values(data!)[0]!;
    },
  };
}

interface Factors {
  passkeys: { id: string; name: string; lastUsedAt: string | null }[];
  isTotpEnabled: boolean;
  remainingRecoveryCodeCount: number | null;
}
interface Outcome {
  viewer: Partial<Factors> | null;
  userErrors: { code: string; field: string[] }[];
}
interface Begun {
  challengeId: string;
  options: Record<string, unknown>;
}

test('a passkey added with a password session signs in by itself, and no longer once it is removed', async () => {
  const browser = aBrowser();
  await browser.run<Outcome>(signIn, 'SignIn', credentials);
  const authenticator = new Authenticator();
  const begun = await browser.run<Begun>(account, 'CreatePasskeyChallenge');
  const credential = authenticator.register({ challenge_id: begun.challengeId, options: begun.options });
  const added = await browser.run<Outcome>(account, 'AddPasskey', {
    challengeId: begun.challengeId,
    credential,
    name: 'Laptop',
  });
  expect([added.userErrors, added.viewer?.passkeys?.map(({ name, lastUsedAt }) => [name, lastUsedAt])]).toEqual([
    [],
    [['Laptop', null]],
  ]);

  const other = aBrowser();
  const challenge = await other.run<Begun>(signIn, 'CreatePasskeySignInChallenge');
  const input = {
    challengeId: challenge.challengeId,
    credential: authenticator.signIn({ challenge_id: challenge.challengeId, options: challenge.options }),
  };
  expect((await other.run<Outcome>(signIn, 'SignInWithPasskey', input)).viewer).not.toBeNull();
  const [passkey] = (await other.run<Factors>(account, 'SecondFactors')).passkeys;
  expect(passkey?.lastUsedAt).not.toBeNull();
  expect((await aBrowser().run<Outcome>(signIn, 'SignInWithPasskey', input)).userErrors).toMatchObject([
    { code: 'CREDENTIALS', field: [] },
  ]);

  await browser.run<Outcome>(account, 'RemovePasskey', { passkeyId: passkey!.id });
  const late = await other.run<Begun>(signIn, 'CreatePasskeySignInChallenge');
  const refused = await other.run<Outcome>(signIn, 'SignInWithPasskey', {
    challengeId: late.challengeId,
    credential: authenticator.signIn({ challenge_id: late.challengeId, options: late.options }),
  });
  expect([refused.viewer, refused.userErrors]).toMatchObject([null, [{ code: 'CREDENTIALS' }]]);
});

test('[AUTH-02] one-time codes: turned on, asked for, replaced by a recovery code, turned off', async () => {
  const browser = aBrowser();
  await browser.run<Outcome>(signIn, 'SignIn', credentials);
  const { secret } = await browser.run<{ secret: string }>(account, 'CreateTotpSetup');
  const code = codeAt(secret);
  const confirmed = await browser.run<Outcome & { recoveryCodes: string[] }>(account, 'VerifyTotpSetup', { code });
  expect(confirmed).toMatchObject({ viewer: { isTotpEnabled: true, remainingRecoveryCodeCount: 10 }, userErrors: [] });

  const other = aBrowser();
  expect(await other.run<Outcome>(signIn, 'SignIn', credentials)).toMatchObject({
    viewer: null,
    userErrors: [{ code: 'SECOND_FACTOR_REQUIRED', field: ['oneTimeCode'] }],
  });
  // The code that turned them on is spent.
  expect(await other.run<Outcome>(signIn, 'SignIn', { ...credentials, oneTimeCode: code })).toMatchObject({
    viewer: null,
    userErrors: [{ code: 'SECOND_FACTOR_WRONG', field: ['oneTimeCode'] }],
  });
  expect(other.cookie).toBe('');
  expect(
    (await other.run<Outcome>(signIn, 'SignIn', { ...credentials, oneTimeCode: confirmed.recoveryCodes[0] })).viewer,
  ).not.toBeNull();
  expect(await other.run<Factors>(account, 'SecondFactors')).toMatchObject({ remainingRecoveryCodeCount: 9 });

  const renewed = await browser.run<Outcome & { recoveryCodes: string[] }>(account, 'RotateRecoveryCodes');
  expect(renewed).toMatchObject({
    viewer: { remainingRecoveryCodeCount: 10 },
    recoveryCodes: expect.not.arrayContaining(confirmed.recoveryCodes),
    userErrors: [],
  });

  expect(await browser.run<Outcome>(account, 'RemoveTotp')).toMatchObject({
    viewer: { isTotpEnabled: false, remainingRecoveryCodeCount: null },
    userErrors: [],
  });
  expect((await aBrowser().run<Outcome>(signIn, 'SignIn', credentials)).viewer).not.toBeNull();
});

test('a session from an hour ago changes nothing about the sign-in until its person proves themselves', async () => {
  const browser = aBrowser();
  await browser.run<Outcome>(signIn, 'SignIn', credentials);
  await platform.core.db
    .updateTable('refresh_family')
    .set({ proven_at: new Date(Date.now() - 3_600_000) })
    .execute();
  expect((await browser.run<Outcome>(account, 'CreateTotpSetup')).userErrors).toMatchObject([
    { code: 'FRESH_PROOF_NEEDED' },
  ]);
  expect(await browser.run<object>(proof, 'WaysToProve')).toMatchObject({
    hasPassword: true,
    isTotpEnabled: false,
    passkeys: [],
  });
  expect(await browser.run<Outcome>(proof, 'Reauthenticate', { password: 'wrong' })).toMatchObject({
    accepted: false,
    userErrors: [{ field: ['password'] }],
  });
  expect(await browser.run<Outcome>(proof, 'Reauthenticate', { password: credentials.password })).toMatchObject({
    accepted: true,
    userErrors: [],
  });
  expect((await browser.run<Outcome>(account, 'CreateTotpSetup')).userErrors).toEqual([]);
});
