import { screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Session } from '../../gen/types.ts';
import { buildUser, inputError } from '../../testing/builders.ts';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { returnTarget } from '../../lib/returnUrl.ts';
import { showToast } from '../../ui/toasts.tsx';

afterEach(() => vi.useRealTimers());

const ada = buildUser();
const signedIn = { signIn: () => ({ viewer: ada, userErrors: [] }) };

describe('sign-in', () => {
  test('[AUTH-28, ROUTE-41] a visitor of a guarded page is sent to the sign-in, which keeps the wanted address', async () => {
    const app = render('/organizations?x=1', null);
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(app.address()).toBe('/sign-in?returnUrl=%2Forganizations%3Fx%3D1');
    expect(await axeProblems()).toEqual([]);
  });

  test('[AUTH-19, AUTH-30] after the sign-in the person is on the wanted page and kept under the key user', async () => {
    let viewer: typeof ada | null = null;
    const app = render('/organizations', null, {
      viewer: () => viewer,
      signIn: () => {
        viewer = ada;
        return { viewer: ada, userErrors: [] };
      },
    });
    await app.user.type(await screen.findByLabelText('Email'), 'ada@acme.example');
    await app.user.type(screen.getByLabelText('Password'), 'secret{Enter}');
    await waitFor(() => expect(app.address()).toBe('/organizations'));
    await screen.findByRole('heading', { name: 'Organizations', level: 1 });
    await waitFor(() =>
      expect(JSON.parse(sessionStorage.getItem('user') ?? 'null')).toMatchObject({
        id: 'user-ada',
        email: 'ada@acme.example',
      }),
    );
    expect(app.asked.find((one) => one.name === 'SignIn')?.variables).toEqual({
      input: { username: 'ada@acme.example', password: 'secret' },
    });
  });

  test('a failed sign-in says why in place and asks again', async () => {
    const app = render('/sign-in', null, {
      signIn: () => ({ viewer: null, userErrors: [inputError('E-mail or password is wrong.')] }),
    });
    await app.user.type(await screen.findByLabelText('Email'), 'ada@acme.example');
    await app.user.type(screen.getByLabelText('Password'), 'wrong{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('E-mail or password is wrong.');
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
    expect(app.address()).toBe('/sign-in');
  });

  test('empty fields are named before anything is sent', async () => {
    const app = render('/sign-in', null, signedIn);
    await app.user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(screen.getByRole('textbox', { name: 'Email', description: 'Enter your email address.' })).toBe(
      screen.getByLabelText('Email'),
    );
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(app.times('SignIn')).toBe(0);
  });

  test('an outage of the hub is shown in place', async () => {
    const app = render('/sign-in', null, {
      signIn: () => {
        throw new GraphQLError('The account service does not answer.', {
          extensions: { code: 'UPSTREAM_UNAVAILABLE' },
        });
      },
    });
    await app.user.type(await screen.findByLabelText('Email'), 'ada@acme.example');
    await app.user.type(screen.getByLabelText('Password'), 'secret{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('The account service does not answer.');
  });
});

describe('return addresses', () => {
  const hosts = ['hub.acme.test', 'localhost:4000'];
  test('[AUTH-19] a path is routed internally', () => {
    expect(returnTarget('/organizations/acme?tab=cves#x', hosts)).toEqual({
      kind: 'path',
      path: '/organizations/acme?tab=cves#x',
    });
  });
  test('[AUTH-20, AUTH-22] a full address on the allow list is a full page load', () => {
    expect(returnTarget('https://hub.acme.test/x', hosts)).toEqual({ kind: 'page', href: 'https://hub.acme.test/x' });
  });
  test.each([
    'https://evil.example',
    '//evil.example/x',
    '/\\evil.example',
    'javascript:alert(1)',
    'https://hub.acme.test.evil.example/',
    'https://hub.acme.test@evil.example/',
    'https://user@hub.acme.test/',
    '',
    'x y',
  ])('[AUTH-21] %s leads to /', (value) => {
    expect(returnTarget(value, hosts)).toEqual({ kind: 'path', path: '/' });
  });
});

describe('sign-out', () => {
  test('[AUTH-23, AUTH-24, AUTH-25, AUTH-26, ROUTE-43] ends the session, forgets the person but not the visits, and goes to the sign-in', async () => {
    localStorage.setItem('organization-visits:user-ada', '[]');
    localStorage.setItem('eula', 'true');
    localStorage.setItem('system-banner', '"dismissed"');
    localStorage.setItem('nav-drawer', '"expanded"');
    sessionStorage.setItem('user', '{}');
    showToast({ kind: 'info', title: 'Still here' });
    const app = render('/log-out', ada, { signOut: { signedOut: true, userErrors: [] } });
    await waitFor(() => expect(app.address()).toBe('/sign-in'));
    expect(app.times('SignOut')).toBe(1);
    expect(Object.keys(localStorage).toSorted()).toEqual(['eula', 'organization-visits:user-ada', 'system-banner']);
    expect(Object.keys(sessionStorage).filter((key) => !key.startsWith('react-router'))).toEqual([]);
    expect(screen.queryByText('Still here')).toBeNull();
  });

  test("[AUTH-25] clears the user's data: later requests go to the hub again", async () => {
    const alone = buildUser({ organizations: [] });
    let viewer: typeof alone | null = alone;
    const app = render('/', alone, {
      viewer: () => viewer,
      signOut: () => {
        viewer = null;
        return { signedOut: true, userErrors: [] };
      },
    });
    await screen.findByRole('heading', { name: 'Welcome, Ada' });
    await app.router.navigate('/log-out');
    await waitFor(() => expect(app.address()).toBe('/sign-in'));
    await app.router.navigate('/');
    await screen.findByRole('heading', { name: 'Terrarium' });
    expect(screen.queryByRole('heading', { name: 'Welcome, Ada' })).toBeNull();
  });

  test('[ROUTE-44] the logged-out page says so', async () => {
    render('/unauthorized', null);
    await screen.findByRole('heading', { name: 'You are logged out.' });
    expect(screen.queryByText('Your session has expired.')).toBeNull();
  });

  test('[ROUTE-45, ROUTE-46, ROUTE-47] a lost session ends there with its reason, and Log in remembers the address', async () => {
    const app = render('/log-out?reason=SESSION_EXPIRED&returnUrl=%2Fcves', ada, {
      signOut: { signedOut: true, userErrors: [] },
    });
    await screen.findByText('Your session has expired.');
    expect(app.address()).toBe('/unauthorized?reason=SESSION_EXPIRED&returnUrl=%2Fcves');
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/sign-in?returnUrl=%2Fcves');
  });
});

describe('several tabs', () => {
  /** What another tab of the same browser says and hears. */
  function otherTab() {
    const channel = new BroadcastChannel('session');
    const heard: unknown[] = [];
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      heard.push(data);
    });
    return { heard, say: (what: string) => channel.postMessage(what), close: () => channel.close() };
  }

  test('[AUTH-26, ROUTE-43] a sign-out is broadcast to the other tabs', async () => {
    const tab = otherTab();
    render('/log-out', ada, { signOut: { signedOut: true, userErrors: [] } });
    await waitFor(() => expect(tab.heard).toEqual(['SIGNED_OUT']));
    tab.close();
  });

  test('[AUTH-23, AUTH-26] a sign-out in another tab signs this one out too, without a second call that could end a newer session', async () => {
    const tab = otherTab();
    const app = render('/organizations', ada);
    await screen.findByRole('heading', { name: 'Organizations', level: 1 });
    tab.say('SIGNED_OUT');
    await waitFor(() => expect(app.address()).toBe('/sign-in'));
    expect(app.times('SignOut')).toBe(0);
    expect(sessionStorage.getItem('user')).toBeNull();
    tab.close();
  });

  test('[ROUTE-45, ROUTE-46] a session that another tab found lost leads every tab to the page that says so, with its own return address', async () => {
    const tab = otherTab();
    const app = render('/organizations', ada);
    await screen.findByRole('heading', { name: 'Organizations', level: 1 });
    tab.say('SESSION_EXPIRED');
    await screen.findByText('Your session has expired.');
    expect(app.address()).toContain('/unauthorized?reason=SESSION_EXPIRED');
    tab.close();
  });
});

test('[AUTH-17] a remembered person without a session is forgotten', async () => {
  sessionStorage.setItem('user', '{"id":"user-ada"}');
  render('/', null);
  await waitFor(() => expect(sessionStorage.getItem('user')).toBeNull());
});

describe('the session check', () => {
  test('[AUTH-13, AUTH-14] looks every minute and leaves when the session is gone', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
    let session: Session | null = {
      __typename: 'Session',
      expiresAt: '2030-01-01T00:00:00Z',
      email: 'ada@acme.example',
      signInMethod: 'PASSWORD',
      token: 'token',
    };
    const app = render('/organizations', ada, { session: () => session, signOut: { signedOut: true, userErrors: [] } });
    await screen.findByRole('heading', { name: 'Organizations', level: 1 });
    await vi.advanceTimersByTimeAsync(59_000);
    expect(app.times('SessionCheck')).toBe(0);
    await vi.advanceTimersByTimeAsync(1500);
    expect(app.times('SessionCheck')).toBe(1);
    expect(app.address()).toBe('/organizations');
    session = null;
    await vi.advanceTimersByTimeAsync(60_000);
    await waitFor(() => expect(app.address()).toContain('/unauthorized?reason=SESSION_EXPIRED'));
    expect(app.times('SessionCheck')).toBe(2);
    // By /log-out, which ends the session and clears the user's data.
    expect(app.times('SignOut')).toBe(1);
    expect(sessionStorage.getItem('user')).toBeNull();
  });

  test.each([
    ['gone', null, '/unauthorized?reason=SESSION_EXPIRED'],
    [
      'alive',
      {
        __typename: 'Session',
        expiresAt: '2030-01-01T00:00:00Z',
        email: 'ada@acme.example',
        signInMethod: 'PASSWORD',
        token: 'token',
      } as const,
      '/profile/account-settings',
    ],
  ])(
    '[AUTH-14] a request denied without a session triggers a session check; it is %s',
    async (_state, session, there) => {
      const refused = new GraphQLError('You are not signed in, or your session has ended.', {
        extensions: { code: 'UNAUTHENTICATED' },
      });
      const app = render('/profile/account-settings', ada, {
        session,
        updateProfile: () => {
          throw refused;
        },
        signOut: { signedOut: true, userErrors: [] },
      });
      await app.user.click(await screen.findByRole('button', { name: 'Save profile' }));
      await waitFor(() => expect(app.times('SessionCheck')).toBe(1));
      await waitFor(() => expect(app.address()).toContain(there));
      expect(app.times('SessionCheck')).toBe(1);
    },
  );
});
