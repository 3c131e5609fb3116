// The gateways with the real platform: an account from sign-up to deletion, in separate browsers.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkValues } from '../../domain/testing/links.ts';
import { proxyTest } from '../../gateway/src/http/headers.ts';
import { defaultQuotas } from '../../gateway/src/quota/index.ts';
import { startGateway, type Gateway } from '../../gateway/src/server.ts';
import { SessionCookies } from '../../gateway/src/session/index.ts';
import { startPlatform, type TestPlatform } from '../../platform/src/testing/index.ts';

const cookieSecret = new Uint8Array(32);
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';

let platform: TestPlatform;
const gateways: Gateway[] = [];
beforeAll(async () => {
  platform = await startPlatform();
  for (let i = 0; i < 2; i++) {
    gateways.push(
      await startGateway({
        port: 0,
        host: '127.0.0.1',
        platformUrl: platform.baseUrl,
        webDist: undefined,
        dataDir: undefined,
        cookieSecret,
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
      }),
    );
  }
});
afterAll(async () => {
  for (const gateway of gateways) await gateway.close();
  await platform?.close();
});

/** A browser with cookies. */
class Browser {
  cookie = '';
  readonly #userAgent: string;

  constructor(userAgent: string) {
    this.#userAgent = userAgent;
  }

  /** Sends an operation and returns its data. @throws if the response has errors */
  async ask<T = Record<string, never>>(query: string, variables: object = {}, gateway = gateways[0]!): Promise<T> {
    const answer = await fetch(`http://127.0.0.1:${gateway.port}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': this.#userAgent,
        ...(this.cookie ? { cookie: this.cookie } : {}),
      },
      body: JSON.stringify({ query, variables }),
    });
    const set = answer.headers.get('set-cookie')?.split(';')[0];
    if (set !== undefined) this.cookie = set.endsWith('=') ? '' : set;
    const body = (await answer.json()) as { data: T; errors?: object[] };
    if (body.errors) throw new Error(JSON.stringify(body.errors));
    return body.data;
  }
}

const SIGN_IN =
  'mutation ($input: SignInInput!) { signIn(input: $input) { viewer { username } userErrors { message } } }';
const signIn = (browser: Browser, username: string, password: string) =>
  browser.ask<{ signIn: { viewer: object | null; userErrors: object[] } }>(SIGN_IN, { input: { username, password } });

test('[AUTH-02, AUTH-03, AUTH-18, ACCT-01, ACCT-02, ACCT-08, ACCT-09, ACCT-10, ACCT-11, ACCT-13, DATA-18] a person registers, confirms, signs in twice, changes everything, and goes', async () => {
  const [desk, sofa, operator] = [new Browser(FIREFOX), new Browser(SAFARI), new Browser(FIREFOX)];
  const email = 'ada@acme.example';
  const register = (browser: Browser, input: object) =>
    browser.ask(
      'mutation ($input: CreateAccountInput!) { createAccount(input: $input) { accepted userErrors { message } } }',
      {
        input: { password: 'a-first-password', firstName: 'Ada', lastName: 'Byron', ...input },
      },
    );
  // The operator link makes its owner an operator without any email, who can read others' emails.
  const setup = linkValues((await platform.composition.areas.identity.operatorLink()) ?? '');
  expect(await operator.ask('{ signInOptions { hasOperator sendsMail } }')).toEqual({
    signInOptions: { hasOperator: false, sendsMail: false },
  });
  await register(operator, { email: 'root@acme.example', operatorToken: setup.get('token') });
  await signIn(operator, 'root@acme.example', 'a-first-password');
  expect(await operator.ask('{ viewer { isOperator profile { isConfirmed } } signInOptions { hasOperator } }')).toEqual(
    { viewer: { isOperator: true, profile: { isConfirmed: true } }, signInOptions: { hasOperator: true } },
  );
  expect(await register(desk, { email })).toEqual({ createAccount: { accepted: true, userErrors: [] } });
  expect(await signIn(desk, email, 'a-first-password')).toEqual({
    signIn: { viewer: { username: 'ada' }, userErrors: [] },
  });
  const newest = async (browser: Browser) =>
    (await browser.ask<{ outbox: { nodes: { to: string; text: string }[] } }>('{ outbox { nodes { to text } } }'))
      .outbox.nodes[0]!;
  const tokenOf = (mail: { text: string }) => /token=([\w-]+)/.exec(mail.text)![1]!;
  const verify = async () =>
    desk.ask(
      'mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { accepted userErrors { message } } }',
      { input: { token: tokenOf(await newest(operator)) } },
    );
  expect(await verify()).toEqual({ verifyEmail: { accepted: true, userErrors: [] } });
  const consented = await desk.ask(
    'mutation { updateConsent(input: { isConsented: true, version: "1" }) { viewer { profile { isConsented isConfirmed isDisabled } isOperator } userErrors { message } } }',
  );
  expect(consented).toEqual({
    updateConsent: {
      viewer: { profile: { isConsented: true, isConfirmed: true, isDisabled: false }, isOperator: false },
      userErrors: [],
    },
  });

  await signIn(sofa, email, 'a-first-password');
  const sessions = await sofa.ask<{ session: object; viewer: { sessions: object[] } }>(
    '{ session { email signInMethod } viewer { sessions { device isCurrent signInMethod } } }',
  );
  expect(sessions).toEqual({
    session: { email, signInMethod: 'PASSWORD' },
    viewer: {
      sessions: [
        { device: 'Safari on macOS', isCurrent: true, signInMethod: 'PASSWORD' },
        { device: 'Firefox on Linux', isCurrent: false, signInMethod: 'PASSWORD' },
      ],
    },
  });

  const changed = await desk.ask(
    'mutation { updatePassword(input: { currentPassword: "a-first-password", newPassword: "a-second-password" }) { viewer { username } userErrors { message } } updateProfile(input: { lastName: "Lovelace" }) { viewer { displayName } userErrors { message } } }',
  );
  expect(changed).toEqual({
    updatePassword: { viewer: { username: 'ada' }, userErrors: [] },
    updateProfile: { viewer: { displayName: 'Ada Lovelace' }, userErrors: [] },
  });
  await expect(sofa.ask('{ viewer { username } }')).rejects.toThrow('UNAUTHENTICATED');
  // The session check must detect the revoked session, although its access token is still valid (AUTH-14).
  expect(await sofa.ask('{ session { email } }')).toEqual({ session: null });

  const CHANGE =
    'mutation ($input: UpdateEmailInput!) { updateEmail(input: $input) { viewer { email profile { pendingEmail } } userErrors { field } } }';
  expect(await desk.ask(CHANGE, { input: { email: 'new@acme.example', currentPassword: 'wrong' } })).toEqual({
    updateEmail: { viewer: null, userErrors: [{ field: ['currentPassword'] }] },
  });
  expect(
    await desk.ask(CHANGE, { input: { email: 'new@acme.example', currentPassword: 'a-second-password' } }),
  ).toEqual({
    updateEmail: { viewer: { email, profile: { pendingEmail: 'new@acme.example' } }, userErrors: [] },
  });
  const mails = await operator.ask<{ outbox: { nodes: { to: string; text: string }[] } }>(
    '{ outbox(first: 2) { nodes { to text } } }',
  );
  const token = tokenOf(mails.outbox.nodes.find((mail) => mail.to === 'new@acme.example')!);
  await desk.ask('mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { accepted } }', {
    input: { token },
  });
  expect(await desk.ask('{ viewer { email profile { pendingEmail } } }')).toEqual({
    viewer: { email: 'new@acme.example', profile: { pendingEmail: null } },
  });

  expect(
    await desk.ask(
      'mutation { deleteAccount(input: { eraseImmediately: false }) { accepted userErrors { message } } }',
    ),
  ).toEqual({ deleteAccount: { accepted: true, userErrors: [] } });
  expect(desk.cookie).toBe('');
  expect((await signIn(desk, 'new@acme.example', 'a-second-password')).signIn.viewer).toBeNull();
});

test('[AUTH-03] two gateways renew one session in the same moment, and the person stays signed in at both', async () => {
  const { email } = await platform.aUser({ password: 'a-good-password' });
  const tokens = (await (
    await platform.send('/api/iam/token', {
      method: 'POST',
      json: { grant_type: 'password', username: email, password: 'a-good-password' },
    })
  ).json()) as { access_token: string; refresh_token: string };
  // As ten minutes later: the access token has ended.
  const sealed = await new SessionCookies(cookieSecret).write(
    {
      accessToken: tokens.access_token,
      refreshToken: tokens.refresh_token,
      accessExpiresAt: 0,
      refreshExpiresAt: Date.now() + 60_000,
    },
    false,
  );
  const tabs = gateways.map(() => Object.assign(new Browser(FIREFOX), { cookie: sealed.split(';')[0]! }));
  const seen = await Promise.all(tabs.map((tab, i) => tab.ask('{ viewer { email } }', {}, gateways[i])));
  expect(seen).toEqual([{ viewer: { email } }, { viewer: { email } }]);
  expect(new Set(tabs.map((tab) => tab.cookie)).size).toBe(2);
  // A browser keeps the last cookie; either works.
  for (const tab of tabs) expect(await tab.ask('{ viewer { email } }')).toEqual({ viewer: { email } });
});
