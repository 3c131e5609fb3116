import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { linkValues } from '../../../domain/testing/links.ts';
import { expect, leaveRoutes, test as base } from './fixtures.ts';
import { unique, type Credentials, type Hub } from './hub.ts';
import { changeAnswer } from './shell.ts';

/** An account created by a test. */
export interface Account extends Credentials {
  /** The username in URLs; derived from the email address. */
  username: string;
}

/** A mail that the hub would have sent. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Additional fixtures of account tests. */
export interface PeopleFixtures {
  /** Creates an account, by default with a confirmed email address. */
  anAccount: (options?: { confirmed?: boolean; hub?: Hub }) => Promise<Account>;
  /** Another browser with its own cookies; closed with the test. */
  anotherBrowser: () => Promise<BrowserContext>;
}

/** The initial password of all accounts here. */
export const firstPassword = 'a first good password';

let people = 0;

/** An unused email address. */
export const anEmail = (): string => `${unique('eva')}@people.example`;

/**
 * The test for accounts. Each test has its own network address, as set by its proxy, because the hub limits emails and
 * sign-ins by address.
 */
export const test = base.extend<PeopleFixtures>({
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'x-forwarded-for': anAddress() });
  },
  anAccount: async ({ hub }, use) => {
    await use(async ({ confirmed = true, hub: at = hub } = {}) => {
      const email = anEmail();
      await register(at, email);
      const account = { email, password: firstPassword, username: email.split('@')[0] ?? '' };
      if (confirmed) {
        const values = linkValues(linkOf(await mailTo(at, email, 'Confirm your email address')));
        await at.must('POST', '/api/iam/verification', { as: null, body: { token: values.get('token') } });
      }
      return account;
    });
  },
  anotherBrowser: async ({ browser, extraHTTPHeaders, baseURL }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({
        ...(extraHTTPHeaders ? { extraHTTPHeaders } : {}),
        ...(baseURL ? { baseURL } : {}),
        viewport: { width: 1440, height: 1000 },
        reducedMotion: 'reduce',
      });
      contexts.push(context);
      return context;
    });
    await Promise.all(contexts.map((context) => leaveRoutes(context).then(() => context.close())));
  },
});

export { expect };

/** An address of the unused network 198.18.0.0/15 (RFC 2544); each worker has 256 of its own before they repeat. */
function anAddress(): string {
  people += 1;
  const host = (process.pid * 256 + (people % 256)) % 2 ** 17;
  return `198.${18 + (host >> 16)}.${(host >> 8) % 256}.${host % 256}`;
}

async function register(hub: Hub, email: string): Promise<void> {
  await hub.must('POST', '/api/iam/register', {
    as: null,
    from: anAddress(),
    body: { email, password: firstPassword, first_name: 'Eva', last_name: 'Moser' },
  });
}

/** Returns the emails to an address in the operator's outbox, newest first. */
export async function mailsTo(hub: Hub, to: string): Promise<Mail[]> {
  const { items } = await hub.must<{ items: Mail[] }>('GET', '/api/outbox?limit=100');
  return items.filter((mail) => mail.to === to);
}

/** Waits for an email to an address and returns the newest with that subject. @throws on timeout */
export async function mailTo(hub: Hub, to: string, subject: string): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        found = (await mailsTo(hub, to)).find((mail) => mail.subject === subject);
        return found !== undefined;
      },
      { message: `a mail '${subject}' to ${to}` },
    )
    .toBe(true);
  if (!found) throw new Error(`There is no mail '${subject}' to ${to}.`);
  return found;
}

/** Returns the first link of an email. @throws without one */
export function linkOf({ text }: Pick<Mail, 'text'>): URL {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  if (!link) throw new Error(`No link in: ${text}`);
  return new URL(link);
}

/** Fills and submits the sign-in form, wherever it is shown. */
export async function fillSignIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Adds an account to one of ada's organizations by invitation. */
export async function join(hub: Hub, org: string, account: Account): Promise<void> {
  await hub.must('POST', `/api/organizations/${org}/invitations`, { body: { emails: [account.email] } });
  const { items } = await hub.must<{ items: { email: string; code: string }[] }>(
    'GET',
    `/api/organizations/${org}/invitations`,
  );
  await hub.must(
    'PUT',
    `/api/organizations/${org}/invitation-codes/${items.find(({ email }) => email === account.email)?.code}`,
    { as: account },
  );
}

/** Signs a browser in without the form. */
export async function signInBy(request: APIRequestContext, { email, password }: Credentials, url = ''): Promise<void> {
  const answer = await request.post(`${url}/graphql`, {
    data: {
      query: 'mutation($input: SignInInput!) { signIn(input: $input) { viewer { id } userErrors { message } } }',
      variables: { input: { username: email, password } },
    },
  });
  expect(await answer.json()).toMatchObject({ data: { signIn: { userErrors: [] } } });
}

/** Whether the hub accepts a password, tested without a browser. */
export const canSignIn = async (hub: Hub, { email, password }: Credentials): Promise<boolean> =>
  (
    await hub.ask('POST', '/api/iam/token', {
      as: null,
      from: anAddress(),
      body: { grant_type: 'password', username: email, password },
    })
  ).status === 200;

/** Waits until a user is signed in on the page, by the name on the account button. */
export const expectSignedIn = (page: Page, name = 'Eva Moser') =>
  expect(page.getByRole('button', { name: new RegExp(`account menu for ${name}`) })).toBeVisible();

/**
 * Expects that the session is one cookie, hidden from scripts and other sites, and that scripts can't read any token.
 */
export async function expectHiddenSession(page: Page): Promise<void> {
  const cookies = await page.context().cookies(page.url());
  // The device cookie of a password sign-in, which prevents lockouts by guessing elsewhere, is as unreadable as the
  // session.
  const own = ['terrarium_device', 'terrarium_session'].filter(
    (name) => name === 'terrarium_session' || cookies.some((cookie) => cookie.name === name),
  );
  expect(
    cookies
      .map(({ name, httpOnly, sameSite }) => ({ name, httpOnly, sameSite }))
      .sort((a, b) => a.name.localeCompare(b.name)),
  ).toEqual(own.map((name) => ({ name, httpOnly: true, sameSite: 'Lax' })));
  const readable = await page.evaluate(() =>
    JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]),
  );
  expect(readable).not.toMatch(/eyJ|access_token|refresh|tr-/);
  for (const { name, value } of cookies) {
    expect(readable).not.toContain(name);
    expect(readable).not.toContain(value);
  }
}

/**
 * Changes the theme or the drawer, and waits until the account has stored it, because an immediate page load would
 * abort the request.
 */
export async function keeping(page: Page, choose: () => Promise<void>): Promise<void> {
  await Promise.all([
    page.waitForResponse((response) => response.request().postData()?.includes('UpdateAccountSettings') ?? false),
    choose(),
  ]);
}

/** Overrides flags on a page and keeps the hub's values of others. */
export async function setFlags(page: Page, values: Record<string, unknown>): Promise<void> {
  // The first page has them in the shell's response.
  for (const operation of ['Shell', 'FeatureFlags'])
    await changeAnswer<{ featureFlags: { key: string; value: unknown }[] }>(
      page,
      operation,
      (body) => {
        for (const flag of body.data.featureFlags) if (flag.key in values) flag.value = values[flag.key];
        return body;
      },
      'flags',
    );
}
