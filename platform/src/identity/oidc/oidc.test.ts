// Sign-in through the company's provider, against a real one, over HTTP.
import { returnTarget } from '@terrarium/domain/access';
import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { startPlatform } from '../../testing/index.ts';
import type { TestPlatform } from '../../testing/index.ts';
import { Browser } from '../browser.testing.ts';
import { startCompany } from './company.testing.ts';
import { deleteOldFlows } from './store.ts';
import type { Company } from './company.testing.ts';

const HUB = 'http://localhost:4000';
let company: Company;
let platform: TestPlatform;
let counter = 0;

beforeAll(async () => {
  company = await startCompany(`${HUB}/sign-in`);
  platform = await startPlatform({
    config: {
      publicUrl: HUB,
      returnHosts: ['notebook.acme.test'],
      oidc: { issuer: company.issuer, clientId: company.clientId, clientSecret: company.clientSecret, name: 'Acme' },
    },
  });
});
afterAll(async () => {
  await platform.close();
  await company.close();
});
afterEach(() => {
  company.meddle = null;
  company.refuses = false;
});

const somebody = (given: Partial<Company['person']> = {}): Company['person'] => {
  const number = ++counter;
  return {
    sub: `subject-${number}`,
    email: `person-${number}@acme.example`,
    email_verified: true,
    given_name: 'Grace',
    family_name: 'Hopper',
    ...given,
  };
};

/** Goes through the provider; resolves with the address that it sends the browser back to. */
async function toProvider(browser: Browser, person: Company['person'], query = ''): Promise<URL> {
  company.person = person;
  return browser.follow(`${platform.baseUrl}/api/iam/auth/oidc/start${query}`, (address) => address.origin === HUB);
}

interface Answer {
  status: number;
  body: Record<string, string> & { error?: { message: string; human_readable_id: string } };
}

async function finish(browser: Browser, given: Record<string, unknown>): Promise<Answer> {
  const answer = await browser.send(`${platform.baseUrl}/api/iam/auth/oidc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ host: 'localhost:4000', ...given }),
  });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}

const given = (back: URL): { code: string; state: string } => ({
  code: back.searchParams.get('code') ?? '',
  state: back.searchParams.get('state') ?? '',
});

async function signIn(person: Company['person'], query = ''): Promise<Answer> {
  const browser = new Browser();
  return finish(browser, given(await toProvider(browser, person, query)));
}

const account = async (tokens: Record<string, string>): Promise<Record<string, unknown>> =>
  (await (
    await platform.send('/api/account', { headers: { authorization: `Bearer ${tokens['access_token']}` } })
  ).json()) as Record<string, unknown>;

describe('the whole way', () => {
  test('[AUTH-04] a code signs a new person in with an account of their own, and redirectRoute may be left out', async () => {
    const person = somebody();
    const { status, body } = await signIn(person, '?returnUrl=%2Forganizations%3Fx%3D1');
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: 'Bearer', return_url: '/organizations?x=1' });
    expect(await account(body)).toMatchObject({
      email: person.email,
      first_name: 'Grace',
      last_name: 'Hopper',
      profile: { is_confirmed: true },
    });
    const session = await (
      await platform.send('/api/iam/session', { headers: { authorization: `Bearer ${body['access_token']}` } })
    ).json();
    expect(session).toMatchObject({ passport: { source: 'oidc' } });
  });

  test('[AUTH-04] redirectRoute takes precedence over where the sign-in began, with the same checks', async () => {
    const browser = new Browser();
    const person = somebody();
    expect(
      (
        await finish(browser, {
          ...given(await toProvider(browser, person, '?returnUrl=%2Fcves')),
          redirectRoute: '/organizations',
        })
      ).body['return_url'],
    ).toBe('/organizations');
    expect(
      (await finish(browser, { ...given(await toProvider(browser, person)), redirectRoute: 'https://evil.example' }))
        .body['return_url'],
    ).toBe('/');
  });

  test('[AUTH-09, AUTH-10] the request has exactly the scope, PKCE, state and nonce; prompt=registration only for a sign-up', async () => {
    company.asked.length = 0;
    const person = somebody();
    await toProvider(new Browser(), person);
    await toProvider(new Browser(), person, '?prompt=registration');
    await toProvider(new Browser(), person, '?prompt=none');
    await toProvider(new Browser(), person, '?prompt=login');
    const [asked, signUp, other, again] = company.asked.filter((each) => each.has('scope'));
    expect(Object.fromEntries(asked ?? [])).toEqual({
      client_id: 'hub',
      redirect_uri: `${HUB}/sign-in`,
      response_type: 'code',
      scope: 'openid email profile offline_access',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect([signUp?.get('prompt'), other?.get('prompt'), again?.get('prompt')]).toEqual([
      'registration',
      null,
      'login',
    ]);
  });

  test('[AUTH-21] drops a return address on another host, unless it is on the allow list', async () => {
    for (const evil of ['https://evil.example', '//evil.example', '/.//evil.example', 'https:evil'])
      expect((await signIn(somebody(), `?returnUrl=${encodeURIComponent(evil)}`)).body['return_url']).toBe('/');
    expect((await signIn(somebody(), '?returnUrl=https%3A%2F%2Fnotebook.acme.test%2Flab')).body['return_url']).toBe(
      'https://notebook.acme.test/lab',
    );
  });

  test('the same person comes back to the same account, also with another address at the provider', async () => {
    const person = somebody();
    const first = await account((await signIn(person)).body);
    const again = await account((await signIn({ ...person, email: 'moved@acme.example' })).body);
    expect(again['id']).toBe(first['id']);
    expect(again['email']).toBe(person.email);
  });

  test('two sign-ins of one new person at once end in one account', async () => {
    const person = somebody();
    const browsers = [new Browser(), new Browser()];
    const backs = [await toProvider(browsers[0]!, person), await toProvider(browsers[1]!, person)];
    const answers = await Promise.all(browsers.map((browser, i) => finish(browser, given(backs[i]!))));
    expect(answers.map((each) => each.status)).toEqual([200, 200]);
    const ids = await Promise.all(answers.map(async (each) => (await account(each.body))['id']));
    expect(ids[0]).toBe(ids[1]);
  });

  test('the database has nothing that allows a sign-in', async () => {
    const browser = new Browser();
    const back = await toProvider(browser, somebody());
    const rows = JSON.stringify(
      (
        await platform.core.connection.pool.query(
          "select *, encode(state_hash, 'base64') as s, encode(browser_hash, 'base64') as b from oidc_flow",
        )
      ).rows,
    );
    for (const secret of [
      given(back).state,
      given(back).code,
      browser.cookiesFor(platform.baseUrl).split('=')[1] ?? '',
    ])
      expect(rows).not.toContain(secret);
    expect(platform.logged().join('')).not.toContain(given(back).code);
  });
});

describe('accounts', () => {
  test('a verified address finds its account, and the password still works', async () => {
    const ada = await platform.aUser({ email: 'ada@acme.example', password: 'correct horse battery' });
    const { body } = await signIn(somebody({ email: 'Ada@Acme.example' }));
    expect((await account(body))['id']).toBe(ada.id);
    expect(
      (
        await platform.send('/api/iam/token', {
          method: 'POST',
          json: { grant_type: 'password', username: ada.email, password: ada.password },
        })
      ).status,
    ).toBe(200);
  });

  test('an address that the provider calls verified as text, as Amazon Cognito does, counts', async () => {
    expect((await signIn(somebody({ email_verified: 'true' as never }))).status).toBe(200);
  });

  test.each([
    ['not verified', { email_verified: false }],
    ['not said to be verified', { email_verified: undefined }],
  ])('an address that is %s neither links nor creates an account', async (_name, changes) => {
    const max = await platform.aUser();
    const known = await signIn(somebody({ email: max.email, ...changes } as never));
    expect([known.status, known.body.error?.human_readable_id]).toEqual([403, 'email_unverified']);
    expect(known.body.error?.message).toContain('the hub operator can turn on OIDC_TRUST_EMAIL');
    const unknown = somebody(changes as never);
    expect((await signIn(unknown)).status).toBe(403);
    expect(
      await platform.core.db
        .selectFrom('app_user')
        .select('id')
        .where('email', '=', unknown.email ?? '')
        .execute(),
    ).toEqual([]);
  });

  test('removes invalid characters from a name', async () => {
    const { status, body } = await signIn(somebody({ given_name: 'Gr\u0000ace\n', family_name: '\u001b[1mHopper' }));
    expect(status).toBe(200);
    expect(await account(body)).toMatchObject({ first_name: 'Grace', last_name: '[1mHopper' });
  });

  test.each([
    ["a letter whose lower case is the other's", '\u212aate@acme.example'],
    ['a character that nobody sees', 'ka\u0001te@acme.example'],
    ["a letter that looks like the other's", 'k\u0430te@acme.example'],
  ])("a verified address with %s is not that person's", async (_name, email) => {
    await platform.core.db.deleteFrom('app_user').where('email', '=', 'kate@acme.example').execute();
    await platform.aUser({ email: 'kate@acme.example' });
    const { status, body } = await signIn(somebody({ email }));
    expect([status, body.error?.human_readable_id]).toEqual([403, 'email_unusable']);
  });

  test('without an address there is no account', async () => {
    const { email: _email, ...person } = somebody();
    expect((await signIn(person)).body.error?.human_readable_id).toBe('email_missing');
  });

  test('a disabled person is rejected, by address and by link', async () => {
    const bill = await platform.aUser({ disabled: true });
    const person = somebody({ email: bill.email });
    expect((await signIn(person)).body.error?.human_readable_id).toBe('account_disabled');
    const linked = somebody();
    const { id } = await account((await signIn(linked)).body);
    await platform.core.db.updateTable('app_user').set({ is_disabled: true }).where('id', '=', String(id)).execute();
    expect((await signIn(linked)).body.error?.human_readable_id).toBe('account_disabled');
  });

  test("an account made in advance with somebody else's address is taken away from its maker", async () => {
    const made = await platform.aUser({ password: 'of the attacker' });
    await platform.core.db.updateTable('app_user').set({ is_confirmed: false }).where('id', '=', made.id).execute();
    const attacker = await platform.accessToken(made.email);
    const { body } = await signIn(somebody({ email: made.email }));
    expect((await account(body))['id']).toBe(made.id);
    expect(
      (
        await platform.send('/api/iam/token', {
          method: 'POST',
          json: { grant_type: 'password', username: made.email, password: made.password },
        })
      ).status,
    ).toBe(401);
    expect((await platform.send('/api/account', { headers: { authorization: `Bearer ${attacker}` } })).status).toBe(
      401,
    );
  });
});

describe('what is not a sign-in of this browser', () => {
  test('a wrong state is rejected', async () => {
    const browser = new Browser();
    const back = await toProvider(browser, somebody());
    const { status, body } = await finish(browser, { ...given(back), state: 'x'.repeat(43) });
    expect([status, body.error?.human_readable_id]).toEqual([401, 'sign_in_unknown']);
    // The real one was not spent by the wrong one.
    expect((await finish(browser, given(back))).status).toBe(200);
  });

  test('a code works once', async () => {
    const browser = new Browser();
    const back = await toProvider(browser, somebody());
    expect((await finish(browser, given(back))).status).toBe(200);
    expect((await finish(browser, given(back))).status).toBe(401);
  });

  test('a code that was used is rejected by the provider too, also in a new sign-in', async () => {
    const browser = new Browser();
    const person = somebody();
    const used = await toProvider(browser, person);
    await finish(browser, given(used));
    const next = await toProvider(browser, person);
    expect(
      (await finish(browser, { code: given(used).code, state: given(next).state })).body.error?.human_readable_id,
    ).toBe('provider_refused');
  });

  test("code and state in another browser don't sign anybody in (login CSRF)", async () => {
    const attacker = new Browser();
    const back = await toProvider(attacker, somebody());
    expect((await finish(new Browser(), given(back))).status).toBe(401);
    const victim = new Browser();
    await toProvider(victim, somebody());
    expect((await finish(victim, given(back))).status).toBe(401);
    // Without the state, the user's own sign-in is used, and the provider refuses a code that was requested with
    // another challenge.
    expect((await finish(victim, { code: given(back).code })).status).toBe(401);
  });

  test('two tabs of one browser do not disturb each other', async () => {
    const browser = new Browser();
    const person = somebody();
    const [first, second] = [
      await toProvider(browser, person, '?returnUrl=%2Fa'),
      await toProvider(browser, person, '?returnUrl=%2Fb'),
    ];
    expect((await finish(browser, given(first))).body['return_url']).toBe('/a');
    expect((await finish(browser, given(second))).body['return_url']).toBe('/b');
  });

  test('[AUTH-04] without a state the newest sign-in of the browser is ended', async () => {
    const browser = new Browser();
    const back = await toProvider(browser, somebody(), '?returnUrl=%2Fcves');
    expect((await finish(browser, { code: given(back).code })).body['return_url']).toBe('/cves');
  });

  test('after ten minutes it is over', async () => {
    const browser = new Browser();
    const back = await toProvider(browser, somebody());
    await platform.core.connection.pool.query("update oidc_flow set expires_at = now() - interval '1 second'");
    expect((await finish(browser, given(back))).status).toBe(401);
    await deleteOldFlows(platform.core.db);
    expect(await platform.core.db.selectFrom('oidc_flow').select('id').execute()).toEqual([]);
  });

  test("rejects a host that isn't the hub's before reading the code", async () => {
    const browser = new Browser();
    const back = await toProvider(browser, somebody());
    for (const host of ['evil.example', 'localhost:4000.evil.example', 'localhost']) {
      const { status, body } = await finish(browser, { ...given(back), host });
      expect([status, body.error?.human_readable_id]).toEqual([422, 'foreign_host']);
    }
    expect((await finish(browser, { ...given(back), host: 'notebook.acme.test' })).status).toBe(200);
  });

  test("the cookie cannot be read by scripts and is not sent by other sites' forms", async () => {
    const answer = await platform.send('/api/iam/auth/oidc/start');
    expect(answer.headers.get('set-cookie')).toMatch(
      /^oidc_flow=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('a provider that lies or hangs', () => {
  /** Answers the token endpoint with this ID token. */
  const forged = (make: (nonce: string | undefined) => Promise<string>): void => {
    const nonce = company.asked.at(-1)?.get('nonce') ?? undefined;
    company.meddle = (request, response) => {
      if (request.url !== '/token') return false;
      void make(nonce).then((idToken) =>
        response
          .setHeader('content-type', 'application/json')
          .end(JSON.stringify({ access_token: 'a', token_type: 'Bearer', expires_in: 60, id_token: idToken })),
      );
      return true;
    };
  };
  const claims = (person: Company['person'], nonce: string | undefined): SignJWT =>
    new SignJWT({ ...person, ...(nonce === undefined ? {} : { nonce }) })
      .setIssuer(company.issuer)
      .setAudience('hub')
      .setSubject(person.sub)
      .setIssuedAt()
      .setExpirationTime('5m');

  test('an ID token that somebody else signed is rejected', async () => {
    const person = somebody();
    const browser = new Browser();
    const back = await toProvider(browser, person);
    const { privateKey } = await generateKeyPair('ES256');
    forged((nonce) => claims(person, nonce).setProtectedHeader({ alg: 'ES256', kid: 'company' }).sign(privateKey));
    expect((await finish(browser, given(back))).body.error?.human_readable_id).toBe('provider_refused');
  });

  test('an ID token without a signature is rejected', async () => {
    const person = somebody();
    const browser = new Browser();
    const back = await toProvider(browser, person);
    const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    const now = Math.floor(Date.now() / 1000);
    forged((nonce) =>
      Promise.resolve(
        `${part({ alg: 'none' })}.${part({ ...person, nonce, iss: company.issuer, aud: 'hub', iat: now, exp: now + 300 })}.`,
      ),
    );
    expect((await finish(browser, given(back))).status).toBe(401);
  });

  test.each([
    ['nothing', 200, (token: SignJWT) => token],
    ['nonce', 401, (token: SignJWT) => token],
    ['audience', 401, (token: SignJWT) => token.setAudience('another application')],
    ['issuer', 401, (token: SignJWT) => token.setIssuer('https://evil.example')],
    ['expiry', 401, (token: SignJWT) => token.setExpirationTime(1)],
  ] as const)(
    'an ID token that is wrong in %s gives %i, although the provider signed it',
    async (what, status, spoil) => {
      const person = somebody();
      const browser = new Browser();
      const back = await toProvider(browser, person);
      forged((nonce) =>
        spoil(claims(person, what === 'nonce' ? 'another' : nonce))
          .setProtectedHeader({ alg: 'ES256', kid: 'company' })
          .sign(company.key),
      );
      expect((await finish(browser, given(back))).status).toBe(status);
    },
  );

  test('a provider that hangs is reported as unavailable, in time, and the hub continues', async () => {
    const browser = new Browser();
    const person = somebody();
    const back = await toProvider(browser, person);
    company.meddle = (request) => request.url === '/token';
    const { status, body } = await finish(browser, given(back));
    expect([status, body.error?.human_readable_id]).toEqual([424, 'provider_unavailable']);
    company.meddle = null;
    expect((await signIn(person)).status).toBe(200);
  });

  test('a provider that returns 500 is reported as unavailable', async () => {
    const browser = new Browser();
    const back = await toProvider(browser, somebody());
    company.meddle = (request, response) => {
      if (request.url !== '/token') return false;
      response.writeHead(500).end('no');
      return true;
    };
    expect((await finish(browser, given(back))).status).toBe(424);
  });

  test('an unavailable provider leads the browser to a page with the reason', async () => {
    const away = await startPlatform({
      config: {
        publicUrl: HUB,
        oidc: { issuer: 'http://127.0.0.1:9', clientId: 'hub', clientSecret: undefined, name: 'Acme' },
      },
    });
    try {
      const answer = await away.send('/api/iam/auth/oidc/start');
      expect([answer.status, answer.headers.get('location')]).toEqual([
        302,
        `${HUB}/local-login-error?reason=provider_unavailable`,
      ]);
    } finally {
      await away.close();
    }
  });
});

describe('the settings', () => {
  test('[AUTH-21, AUTH-22] each of the five hosts may be named, and is then allowed', () => {
    const names = ['NOTEBOOK', 'MAIN', 'STAGE', 'AUTOMATION', 'CONNECT'];
    const { returnHosts } = readConfig(
      Object.fromEntries(names.map((name) => [`RETURN_HOST_${name}`, `${name.toLowerCase()}.acme.test`])),
    );
    expect(returnHosts).toEqual([
      'notebook.acme.test',
      'main.acme.test',
      'stage.acme.test',
      'automation.acme.test',
      'connect.acme.test',
    ]);
    for (const host of returnHosts)
      expect(returnTarget(`https://${host}/x`, returnHosts)).toEqual({ kind: 'page', href: `https://${host}/x` });
    expect(readConfig({}).returnHosts).toEqual([]);
  });

  test.each([
    'https://notebook.acme.test',
    'notebook.acme.test/x',
    'Notebook.acme.test',
    'user@notebook.acme.test',
    '*.acme.test',
    'notebook.acme.test:443',
  ])('[AUTH-22] rejects the host %s', (host) => {
    expect(() => readConfig({ RETURN_HOST_NOTEBOOK: host })).toThrow(/RETURN_HOST_NOTEBOOK/);
  });

  test('a provider has an issuer over https and a client id', () => {
    expect(readConfig({ OIDC_ISSUER: 'https://id.acme.test', OIDC_CLIENT_ID: 'hub' }).oidc).toEqual({
      issuer: 'https://id.acme.test',
      clientId: 'hub',
      clientSecret: undefined,
      name: 'your company',
      trustsEmail: false,
    });
    expect(() => readConfig({ OIDC_ISSUER: 'https://id.acme.test' })).toThrow(/OIDC_CLIENT_ID/);
    expect(() => readConfig({ OIDC_ISSUER: 'http://id.acme.test', OIDC_CLIENT_ID: 'hub' })).toThrow(/https/);
    expect(() => readConfig({ OIDC_ISSUER: 'login', OIDC_CLIENT_ID: 'hub' })).toThrow(/OIDC_ISSUER/);
  });
});

describe('the options', () => {
  test("[AUTH-22] tell the provider, and the hosts that a return address may name with the hub's own", async () => {
    expect(await (await platform.send('/api/iam/options')).json()).toMatchObject({
      registration: true,
      passkeys: true,
      provider: { name: 'Acme', start_url: `${HUB}/api/iam/auth/oidc/start` },
      return_hosts: ['localhost:4000', 'notebook.acme.test'],
    });
  });

  test('[AUTH-22] without settings there is no provider, and only the hub itself is allowed', async () => {
    const plain = await startPlatform({ config: { registration: false, publicUrl: 'http://192.0.2.7:4000' } });
    try {
      expect(await (await plain.send('/api/iam/options')).json()).toMatchObject({
        registration: false,
        passkeys: false,
        provider: null,
        return_hosts: ['192.0.2.7:4000'],
      });
      expect((await plain.send('/api/iam/auth/oidc/start')).headers.get('location')).toBe(
        'http://192.0.2.7:4000/local-login-error?reason=no_provider',
      );
      expect((await plain.send('/api/iam/auth/oidc', { method: 'POST', json: { code: 'x', host: 'y' } })).status).toBe(
        404,
      );
    } finally {
      await plain.close();
    }
  });
});

describe('a provider as companies have them', () => {
  const hubFor = (changes: object): Promise<TestPlatform> =>
    startPlatform({
      config: {
        publicUrl: HUB,
        oidc: {
          issuer: company.issuer,
          clientId: company.clientId,
          clientSecret: company.clientSecret,
          name: 'Acme',
          ...changes,
        },
      },
    });

  test('that never says email_verified, as Microsoft Entra ID, signs people in where the operator trusts its addresses', async () => {
    const entra = await hubFor({ trustsEmail: true });
    try {
      const browser = new Browser();
      company.person = somebody({ email_verified: undefined } as never);
      const back = await browser.follow(
        `${entra.baseUrl}/api/iam/auth/oidc/start`,
        (address) => address.origin === HUB,
      );
      const answer = await browser.send(`${entra.baseUrl}/api/iam/auth/oidc`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ host: 'localhost:4000', ...given(back) }),
      });
      expect(answer.status).toBe(200);
    } finally {
      await entra.close();
    }
  });
});
