import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from '../../lib/page.ts';
import { clearPageBanner } from '../../lib/pageBanner.ts';
import { savedReturnRoute, saveReturnRoute } from '../../lib/returnRoute.ts';
import { axeProblems } from '../../testing/axe.ts';
import { buildUser, inputError } from '../../testing/builders.ts';
import { render } from '../../testing/render.tsx';
import type { Hub } from '../../testing/schema.ts';

const ada = buildUser();
const signInOptions = {
  allowsRegistration: true,
  supportsPasskeys: false,
  identityProvider: { name: 'Acme ID', startUrl: 'http://localhost:3000/api/iam/auth/oidc/start' },
  sendsMail: true,
  hasOperator: true,
  allowedReturnHosts: ['notebook.acme.test'],
};
let left: string[];

beforeEach(() => {
  left = [];
  vi.spyOn(page, 'leave').mockImplementation((address) => void left.push(address));
});
afterEach(() => {
  vi.restoreAllMocks();
  act(clearPageBanner);
});

/** A hub without a session until the code arrives. */
function hubWith(
  answer: (args: { input: { code: string; state: string | null; redirectRoute: string | null } }) => unknown,
): Hub {
  let viewer: typeof ada | null = null;
  return {
    viewer: () => viewer as never,
    session: null,
    signInOptions,
    signInWithSso: ((args: never) => {
      const given = answer(args) as { viewer: typeof ada | null };
      viewer = given.viewer;
      return given;
    }) as never,
  };
}
const goodFor = (returnUrl: string | null) =>
  hubWith(({ input }) => ({ viewer: ada, returnUrl: returnUrl ?? input.redirectRoute ?? '/', userErrors: [] }));
const refused = (message: string) =>
  hubWith(() => ({ viewer: null, returnUrl: null, userErrors: [inputError(message, [], 'CREDENTIALS')] }));

describe('a code in the address', () => {
  test('[AUTH-05, AUTH-19] signs in on any page, goes from the address with its state, and the person stays there', async () => {
    const app = render('/organizations?code=the-code&state=the-state&x=1', null, goodFor(null));
    await screen.findByRole('heading', { name: 'Organizations', level: 1 });
    expect(app.address()).toBe('/organizations?x=1');
    expect(app.asked.filter((one) => one.name === 'SignInWithSso').map((one) => one.variables)).toEqual([
      { input: { code: 'the-code', state: 'the-state', redirectRoute: '/organizations?x=1' } },
    ]);
    expect(left).toEqual([]);
  });

  test('[AUTH-05, AUTH-19] at the sign-in page leads where the sign-in began, as the hub has kept it', async () => {
    const app = render(
      '/sign-in?code=the-code&state=the-state&iss=https%3A%2F%2Fid.example',
      null,
      goodFor('/organizations'),
    );
    await screen.findByRole('heading', { name: 'Organizations', level: 1 });
    expect(app.address()).toBe('/organizations');
    expect(app.asked.find((one) => one.name === 'SignInWithSso')?.variables).toEqual({
      input: { code: 'the-code', state: 'the-state', redirectRoute: null },
    });
  });

  test("[AUTH-20, AUTH-22] leads to another host only when that host is on the hub's list", async () => {
    render('/sign-in?code=c', null, goodFor('https://notebook.acme.test/lab'));
    await waitFor(() => expect(left).toEqual(['https://notebook.acme.test/lab']));
  });

  test('[AUTH-21] leads nowhere else, whatever is answered', async () => {
    const app = render('/sign-in?code=c', null, goodFor('https://evil.example/'));
    await waitFor(() => expect(app.address()).not.toContain('code'));
    expect(left).toEqual([]);
    expect(app.address().startsWith('/sign-in')).toBe(false);
  });

  test('[AUTH-05] does nothing for a signed-in user', async () => {
    const app = render('/organizations?code=c', ada, { signInOptions });
    await screen.findByRole('heading', { name: 'Organizations', level: 1 });
    expect(app.times('SignInWithSso')).toBe(0);
  });

  test("[AUTH-29] a failed one opens the return route with the hub's message in a banner", async () => {
    saveReturnRoute('/page-not-found');
    const app = render('/sign-in?code=c&state=s', null, refused('Acme ID has not verified your address.'));
    await screen.findByRole('heading', { name: 'Page Not Found' });
    expect(app.address()).toBe('/page-not-found');
    const banner = screen.getByRole('alert');
    expect(banner.textContent).toContain('Acme ID has not verified your address.');
    expect(await axeProblems()).toEqual([]);
    await app.user.click(within(banner).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('[AUTH-28, AUTH-29] if that page requires a user, the banner is on the sign-in page until the user navigates', async () => {
    saveReturnRoute('/organizations');
    const app = render('/sign-in?code=c&state=s', null, refused('The sign-in is over.'));
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(app.address()).toBe('/sign-in?returnUrl=%2Forganizations');
    expect(screen.getByText('The sign-in is over.')).toBeTruthy();
    await app.user.click(screen.getByRole('link', { name: 'Forgot password?' }));
    await waitFor(() => expect(screen.queryByText('The sign-in is over.')).toBeNull());
  });

  test('[AUTH-29] a return route that carries a code itself is not tried in turn', async () => {
    saveReturnRoute('/page-not-found?code=another&x=1');
    const app = render('/sign-in?code=c', null, refused('No.'));
    await screen.findByRole('heading', { name: 'Page Not Found' });
    expect(app.address()).toBe('/page-not-found?x=1');
    expect(app.times('SignInWithSso')).toBe(1);
  });

  test('[AUTH-29] an outage is shown in the banner too', async () => {
    render(
      '/sign-in?code=c',
      null,
      hubWith(() => {
        throw new GraphQLError('Sign-in cannot be checked at the moment.', {
          extensions: { code: 'UPSTREAM_UNAVAILABLE' },
        });
      }),
    );
    expect((await screen.findByRole('alert')).textContent).toContain('Sign-in cannot be checked at the moment.');
  });

  test("[AUTH-29] a provider's error is described by the hub, never with text from the URL", async () => {
    render('/sign-in?error=access_denied&error_description=Call+this+number&state=s', null, { signInOptions });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Sign-in with Acme ID wasn’t completed (access_denied).',
    );
    expect(screen.queryByText(/Call this number/)).toBeNull();
  });
});

describe('the way to the sign-in', () => {
  test('[ROUTE-10, ROUTE-41] external-auth keeps next over the sign-in', async () => {
    let viewer: typeof ada | null = null;
    const app = render('/external-auth?next=%2Forganizations', null, {
      viewer: () => viewer as never,
      signInOptions,
      signIn: (() => {
        viewer = ada;
        return { viewer: ada, userErrors: [] };
      }) as never,
    });
    await app.user.type(await screen.findByLabelText('Email'), 'ada@acme.example');
    expect(savedReturnRoute()).toBe('/organizations');
    expect(sessionStorage.getItem('return-route')).toBe('"/organizations"');
    await app.user.type(screen.getByLabelText('Password'), 'secret{Enter}');
    await waitFor(() => expect(app.address()).toBe('/organizations'));
  });

  test('[ROUTE-11] without next the saved route is used', async () => {
    saveReturnRoute('/cves');
    const app = render('/external-auth', null, { signInOptions });
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(app.address()).toBe('/sign-in?returnUrl=%2Fcves');
  });

  test('[AUTH-21] next to another host leads home after the sign-in', async () => {
    let viewer: typeof ada | null = null;
    const app = render('/external-auth?next=https%3A%2F%2Fevil.example', null, {
      viewer: () => viewer as never,
      signInOptions,
      signIn: (() => {
        viewer = ada;
        return { viewer: ada, userErrors: [] };
      }) as never,
    });
    await app.user.type(await screen.findByLabelText('Email'), 'ada@acme.example');
    await app.user.type(screen.getByLabelText('Password'), 'secret{Enter}');
    await waitFor(() => expect(app.address().startsWith('/sign-in')).toBe(false));
    expect(left).toEqual([]);
  });
});

describe('the session check', () => {
  test('[ROUTE-05, ROUTE-06] shows email and token, and both links', async () => {
    const app = render('/tmp-session-check', ada, {
      session: {
        expiresAt: '2030-01-01T00:00:00Z',
        email: 'ada@acme.example',
        signInMethod: 'PASSWORD',
        token: 'the.session.token',
      },
      signOut: { signedOut: true, userErrors: [] },
    });
    await screen.findByText('the.session.token');
    expect(screen.getAllByText('ada@acme.example').length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe(
      '/sign-in?returnUrl=%2Ftmp-session-check',
    );
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('the.session.token');
    expect(await axeProblems()).toEqual([]);
    await app.user.click(screen.getByRole('link', { name: 'Sign Out' }));
    await waitFor(() => expect(app.address()).toBe('/sign-in'));
  });

  test('[ROUTE-05, ROUTE-06] works for a visitor', async () => {
    const app = render('/tmp-session-check', null);
    await screen.findByText('Not signed in.');
    await app.user.click(screen.getByRole('link', { name: 'Log In' }));
    await screen.findByRole('heading', { name: 'Sign in' });
  });
});

describe('local login', () => {
  test('[ROUTE-27] the page of success shows without a session and leads on', async () => {
    render('/local-login-success', null);
    await screen.findByRole('heading', { name: 'You’re signed in' });
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/');
    expect(await axeProblems()).toEqual([]);
  });

  test.each([
    ['provider_unavailable', /is(?: temporarily)? unavailable/],
    ['<b>anything</b>', /Couldn’t complete/],
    ['constructor', /Couldn’t complete/],
  ])('[ROUTE-28] the page of failure tells %s in words of the hub', async (reason, words) => {
    render(`/local-login-error?reason=${encodeURIComponent(reason)}`, null);
    await screen.findByRole('heading', { name: 'Sign-in failed' });
    expect(screen.getByText(words)).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
  });
});

const request = {
  id: 'request-1',
  clientName: 'Terrarium command line',
  clientUrl: 'https://cli.example/',
  redirectHost: '127.0.0.1:51234',
  scopes: [
    { name: 'openid', description: 'Know which account you have here.' },
    { name: 'offline_access', description: 'Stay signed in while you are away.' },
  ],
};

describe('the consent page', () => {
  const asked = (answer: unknown): Hub => ({
    authorizationRequest: (({ requestId }: { requestId: string }) =>
      requestId === 'request-1' ? request : null) as never,
    reviewAuthorization: answer as never,
  });

  test('[ROUTE-13] shows the application, its request, the redirect target, and the user', async () => {
    render('/authorize?uid=request-1', ada, asked(null));
    await screen.findByRole('heading', {
      name: 'Terrarium command line wants to access this hub on your behalf',
      level: 1,
    });
    expect(screen.getByText('Know which account you have here.')).toBeTruthy();
    expect(screen.getByText('127.0.0.1:51234')).toBeTruthy();
    expect(screen.getAllByText('ada@acme.example').length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Application website' }).getAttribute('rel')).toContain('noopener');
    expect(await axeProblems()).toEqual([]);
  });

  test.each([
    ['Authorize', true],
    ['Deny', false],
  ])("[AUTH-08, ROUTE-13] %s responds once and opens the hub's URL", async (button, allow) => {
    const app = render(
      '/authorize?uid=request-1',
      ada,
      asked({ redirectUrl: 'http://localhost:3000/api/iam/oidc/auth/request-1', userErrors: [] }),
    );
    await app.user.click(await screen.findByRole('button', { name: button }));
    await waitFor(() => expect(left).toEqual(['http://localhost:3000/api/iam/oidc/auth/request-1']));
    expect(app.asked.find((one) => one.name === 'ReviewAuthorization')?.variables).toEqual({
      input: { requestId: 'request-1', allow },
    });
    expect(screen.getByRole('button', { name: button }).getAttribute('aria-disabled')).toBe('true');
  });

  test('shows an error of the hub in place', async () => {
    const app = render(
      '/authorize?uid=request-1',
      ada,
      asked({ redirectUrl: null, userErrors: [inputError('This request was answered already.')] }),
    );
    await app.user.click(await screen.findByRole('button', { name: 'Authorize' }));
    expect((await screen.findByRole('alert')).textContent).toContain('This request was answered already.');
    expect(left).toEqual([]);
  });

  test('[AUTH-28, ROUTE-13] a visitor signs in first and comes back to the same request', async () => {
    const app = render('/authorize?uid=request-1', null, { signInOptions });
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(app.address()).toBe('/sign-in?returnUrl=%2Fauthorize%3Fuid%3Drequest-1');
    expect(app.times('AuthorizationRequest')).toBe(0);
  });

  test.each([
    ['/authorize?uid=other', 'This request has expired'],
    ['/authorize', 'No pending request'],
  ])('%s says what to do', async (url, heading) => {
    render(url, ada, asked(null));
    await screen.findByRole('heading', { name: heading, level: 1 });
    expect(screen.queryByRole('button', { name: 'Authorize' })).toBeNull();
    expect(await axeProblems()).toEqual([]);
  });
});

describe('the device page', () => {
  const hub: Hub = {
    deviceRequest: (({ userCode }: { userCode: string }) =>
      userCode.toUpperCase().replaceAll(/[^A-Z]/g, '') === 'BCDFGHJK'
        ? { ...request, id: 'BCDFGHJK', clientUrl: null, redirectHost: null }
        : null) as never,
    reviewDeviceAuthorization: { accepted: true, userErrors: [] },
  };

  test("a code is typed, the device's request is shown, and the device gets the decision", async () => {
    const app = render('/device', ada, hub);
    await app.user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(screen.getByRole('textbox', { name: 'Code', description: 'Enter the code.' })).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
    await app.user.type(screen.getByLabelText('Code'), 'bcdf ghjk{Enter}');
    await screen.findByRole('heading', { name: /^Terrarium command line wants to access this hub on your behalf/ });
    expect(screen.getByText('BCDF-GHJK')).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
    await app.user.click(screen.getByRole('button', { name: 'Authorize' }));
    await screen.findByRole('heading', { name: 'Device connected' });
    expect(app.asked.find((one) => one.name === 'ReviewDeviceAuthorization')?.variables).toEqual({
      input: { userCode: 'BCDFGHJK', allow: true },
    });
  });

  test('a code in the address is shown to be compared, and answers nothing by itself', async () => {
    const app = render('/device?user_code=BCDF-GHJK', ada, hub);
    await screen.findByText(/this exact code/);
    expect(app.times('ReviewDeviceAuthorization')).toBe(0);
    await app.user.click(screen.getByRole('button', { name: 'Deny' }));
    await screen.findByRole('heading', { name: 'Device denied' });
  });

  test('an unknown code is shown at the field', async () => {
    render('/device?user_code=ZZZZ-ZZZZ', ada, hub);
    expect(
      await screen.findByRole('textbox', { name: 'Code', description: /No device is waiting for this code/ }),
    ).toBeTruthy();
  });
});
