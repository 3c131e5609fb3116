import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { linkValues } from '../../../domain/testing/links.ts';
import { expect, leaveRoutes, test as base } from './fixtures.ts';
import { unique, type Credentials, type Hub } from './hub.ts';
import { changeAnswer } from './shell.ts';

/** Somebody that a test made for itself. */
export interface Account extends Credentials {
  /** Name in addresses; made from the e-mail address. */
  username: string;
}

/** A mail that the hub would have sent. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** What tests about people have besides. */
export interface PeopleFixtures {
  /** Makes an account, with a confirmed address unless told otherwise. */
  anAccount: (options?: { confirmed?: boolean; hub?: Hub }) => Promise<Account>;
  /** Another browser, with cookies of its own; it goes with the test. */
  anotherBrowser: () => Promise<BrowserContext>;
}

/** A password that everybody here has who has not changed it. */
export const firstPassword = 'a first good password';

let people = 0;

/** An address that nobody has. */
export const anEmail = (): string => `${unique('eva')}@people.example`;

/**
 * The test of people. Each test comes from a network address of its own, as its proxy says: the hub limits mails and sign-ins by address,
 * and many tests of one machine are not one impatient person.
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
        const values = linkValues(linkOf(await mailTo(at, email, 'Confirm your e-mail address')));
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

/** An address of the network 198.18.0.0/15, which is in no use (RFC 2544); each worker has 256 of its own before they begin anew. */
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

/** The mails to an address that the outbox shows to the operator, newest first. */
export async function mailsTo(hub: Hub, to: string): Promise<Mail[]> {
  const { items } = await hub.must<{ items: Mail[] }>('GET', '/api/outbox?limit=100');
  return items.filter((mail) => mail.to === to);
}

/** Waits for a mail to an address and gives the newest with that subject. @throws when none comes */
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

/** The first link of a mail. @throws when it has none */
export function linkOf({ text }: Pick<Mail, 'text'>): URL {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  if (!link) throw new Error(`No link in: ${text}`);
  return new URL(link);
}

/** Fills the form of the sign-in page, wherever it is shown, and sends it. */
export async function fillSignIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Makes somebody a member of an organization of ada's, as people become one: invited, and accepted. */
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

/** Whether the hub takes a password, asked outside of any browser. */
export const canSignIn = async (hub: Hub, { email, password }: Credentials): Promise<boolean> =>
  (
    await hub.ask('POST', '/api/iam/token', {
      as: null,
      from: anAddress(),
      body: { grant_type: 'password', username: email, password },
    })
  ).status === 200;

/** Waits until somebody is signed in on the page; the name is what the button of the account says. */
export const expectSignedIn = (page: Page, name = 'Eva Moser') =>
  expect(page.getByRole('button', { name: new RegExp(`account of ${name}`) })).toBeVisible();

/** The session is one cookie that no script reads and no other site sends, and no token lies in a place that scripts read. */
export async function expectHiddenSession(page: Page): Promise<void> {
  const cookies = await page.context().cookies(page.url());
  // The browser's own mark, which signing in with a password leaves so that guessing elsewhere locks nobody out, is no more readable than the session.
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

/** Chooses a theme or how the navigation stands, and waits until the account has it: a page load right after the press would cut the request off. */
export async function keeping(page: Page, choose: () => Promise<void>): Promise<void> {
  await Promise.all([
    page.waitForResponse((response) => response.request().postData()?.includes('KeepSettings') ?? false),
    choose(),
  ]);
}

/** Gives flags other values on a page and keeps all others as the hub has them. */
export async function setFlags(page: Page, values: Record<string, unknown>): Promise<void> {
  await changeAnswer<{ featureFlags: { key: string; value: unknown }[] }>(page, 'FeatureFlags', (body) => {
    for (const flag of body.data.featureFlags) if (flag.key in values) flag.value = values[flag.key];
    return body;
  });
}
