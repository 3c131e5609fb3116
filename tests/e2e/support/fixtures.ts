import {
  expect,
  test as base,
  type BrowserContext,
  type ConsoleMessage,
  type Cookie,
  type Page,
} from '@playwright/test';
import { emailOf, Hub, password, type Person } from './hub.ts';
import { aSource, type Source } from './source.ts';

/** Fixtures of all browser tests, in addition to Playwright's own. */
export interface Fixtures {
  /** An organization of ada's for this test only; deleted with the test. */
  org: string;
  /** Serves a conda channel on this machine until the test ends. */
  serve: (...args: Parameters<typeof aSource>) => Promise<Source>;
  /**
   * Signs in without the form: into a session that the tests of a worker share, or, for a test that ends it, into a
   * separate one (`alone`).
   */
  signInAs: (person: Person, options?: { alone?: boolean }) => Promise<void>;
  /** Console errors that a test expects, as patterns of their text; all others fail it. */
  expectedErrors: RegExp[];
}

/**
 * Sessions shared by the tests of one worker, because password checks are slow on purpose and most tests need just any
 * session.
 */
interface Shared {
  /** The hub's REST interface, with the tokens of who used it. */
  hub: Hub;
  /** Session cookies of the sample's users. */
  sessions: Map<Person, Cookie[]>;
}

const baseUrl = (): string => {
  const url = process.env['BASE_URL'];
  if (!url) throw new Error('BASE_URL is not set: global-setup.ts starts a hub and sets it.');
  return url;
};

/**
 * Removes all routes of a browser whose test has ended. Otherwise a pending handler fails the run outside of any test.
 */
export async function leaveRoutes(context: BrowserContext): Promise<void> {
  await Promise.all([context, ...context.pages()].map((routed) => routed.unrouteAll({ behavior: 'ignoreErrors' })));
}

/** Playwright's test that also fails on console errors and uncaught exceptions. */
export const test = base.extend<Fixtures & { noErrors: void }, Shared>({
  baseURL: async ({}, use) => {
    await use(baseUrl());
  },
  hub: [
    async ({}, use) => {
      await use(new Hub(baseUrl()));
    },
    { scope: 'worker' },
  ],
  sessions: [
    async ({}, use) => {
      await use(new Map());
    },
    { scope: 'worker' },
  ],
  org: async ({ hub }, use) => {
    const org = await hub.anOrganization();
    await use(org);
    await hub.must('DELETE', `/api/organizations/${org}`);
  },
  serve: async ({}, use) => {
    const sources: Source[] = [];
    await use(async (...args) => {
      const source = await aSource(...args);
      sources.push(source);
      return source;
    });
    await Promise.all(sources.map((source) => source.close()));
  },
  expectedErrors: async ({}, use) => {
    await use([]);
  },
  signInAs: async ({ context, baseURL, sessions }, use) => {
    await use(async (person, { alone = false } = {}) => {
      const known = alone ? undefined : sessions.get(person);
      if (known) return context.addCookies(known);
      const answer = await context.request.post(`${baseURL}/graphql`, {
        data: {
          query: 'mutation($input: SignInInput!) { signIn(input: $input) { viewer { id } userErrors { message } } }',
          variables: { input: { username: emailOf(person), password } },
        },
      });
      const { data } = (await answer.json()) as {
        data: { signIn: { viewer: object | null; userErrors: { message: string }[] } };
      };
      expect(data.signIn.userErrors, `${person} is signed in`).toEqual([]);
      if (alone) return;
      const cookies = await context.cookies(baseURL);
      sessions.set(
        person,
        cookies.filter(({ name }) => /^terrarium_(session|device)$/.test(name)),
      );
      // Ten minutes after a sign-in the hub requires re-authentication for changes of sign-in methods.
      setTimeout(() => sessions.delete(person), 300_000).unref();
    });
  },
  noErrors: [
    async ({ context, expectedErrors }, use, testInfo) => {
      const errors: string[] = [];
      const lost: string[] = [];
      context.on('requestfailed', (request) =>
        lost.push(`${request.method()} ${request.url()}: ${request.failure()?.errorText ?? ''}`),
      );
      const watch = (page: Page) =>
        page.on('pageerror', (error) => errors.push(`${page.url()}: uncaught ${error.stack ?? error.message}`));
      context.pages().forEach(watch);
      context.on('page', watch);
      context.on('console', (message: ConsoleMessage) => {
        if (message.type() === 'error')
          errors.push(`${message.page()?.url() ?? ''}: ${message.text()} ${message.location().url}`);
      });
      await use();
      if (testInfo.status !== testInfo.expectedStatus) {
        // The reporter shows it below the reason.
        const pages = context.pages().map((page) => page.url());
        console.log([`Open: ${pages.join(' ')}`, ...lost.slice(-20).map((one) => `No answer: ${one}`)].join('\n'));
      }
      await leaveRoutes(context);
      expect(
        errors.filter((error) => !expectedErrors.some((expected) => expected.test(error))),
        'errors that the page wrote or threw',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
