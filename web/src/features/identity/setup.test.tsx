import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { axeProblems } from '../../testing/axe.ts';
import { buildUser, inputError } from '../../testing/builders.ts';
import { render } from '../../testing/render.tsx';
import type { Hub } from '../../testing/schema.ts';

const options = (part: object = {}) =>
  ({
    signInOptions: {
      allowsRegistration: true,
      supportsPasskeys: true,
      identityProvider: null,
      sendsMail: false,
      hasOperator: false,
      allowedReturnHosts: [],
      ...part,
    },
  }) as Hub;
const unconfirmed = (part: object = {}) =>
  buildUser({
    isOperator: false,
    profile: {
      __typename: 'AccountProfile',
      version: 'v',
      isConsented: true,
      isConfirmed: false,
      isDisabled: false,
      pendingEmail: null,
    },
    ...part,
  });
const ada = buildUser({ isOperator: true });

describe('the link of the terminal', () => {
  test('leads a visitor from one form into the hub: registered as its operator and signed in', async () => {
    let viewer: typeof ada | null = null;
    const headings = new Set<string>();
    new MutationObserver(() => {
      for (const heading of document.querySelectorAll('h1')) headings.add(heading.textContent);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    const app = render('/setup#token=secret', null, {
      signInOptions: (() => options({ hasOperator: viewer !== null }).signInOptions) as never,
      // Delay the shell's refetch after sign-in, so that other requests appear in the meantime.
      viewer: (async () => {
        if (viewer) await new Promise((resolve) => setTimeout(resolve, 200));
        return viewer;
      }) as never,
      createAccount: { accepted: true, userErrors: [] },
      signIn: () => {
        viewer = ada;
        return { viewer: ada, userErrors: [] };
      },
    });
    await screen.findByRole('heading', { name: 'Set up this hub' });
    expect(await axeProblems()).toEqual([]);
    await app.user.type(screen.getByLabelText('Email'), 'ada@acme.example');
    await app.user.type(screen.getByLabelText('First name'), 'Ada');
    await app.user.type(screen.getByLabelText('Last name'), 'Byron');
    await app.user.type(screen.getByLabelText('Password'), 'a long sentence{Enter}');
    await screen.findByRole('heading', { name: 'Welcome, Ada' });
    expect(app.address()).toBe('/');
    expect([...headings]).not.toContain('This hub already has an operator');
    expect(app.asked.find((one) => one.name === 'CreateAccount')?.variables).toEqual({
      input: {
        email: 'ada@acme.example',
        firstName: 'Ada',
        lastName: 'Byron',
        password: 'a long sentence',
        operatorToken: 'secret',
      },
    });
    expect(app.asked.find((one) => one.name === 'SignIn')?.variables).toEqual({
      input: { username: 'ada@acme.example', password: 'a long sentence' },
    });
  });

  test('makes who is signed in the operator with one press, also before the address is confirmed', async () => {
    const viewer = unconfirmed();
    const app = render('/setup#token=secret', viewer, {
      ...options(),
      claimOperatorRole: { viewer: buildUser({ isOperator: true }), userErrors: [] },
    });
    await app.user.click(await screen.findByRole('button', { name: 'Become operator' }));
    await waitFor(() => expect(app.address()).toBe('/'));
    expect(app.asked.find((one) => one.name === 'ClaimOperatorRole')?.variables).toEqual({
      input: { token: 'secret' },
    });
  });

  test('keeps its token out of the address of the sign-in, which servers see', async () => {
    const app = render('/setup#token=secret', null, options());
    await screen.findByRole('heading', { name: 'Set up this hub' });
    await app.user.click(screen.getAllByRole('link', { name: 'Sign in' }).at(-1)!);
    await waitFor(() => expect(app.address()).toContain('/sign-in'));
    expect(app.address()).not.toContain('secret');
    expect(sessionStorage.getItem('setup-token')).toBe('"secret"');
  });

  test('that is over says so in place', async () => {
    const app = render('/setup#token=old', buildUser(), {
      ...options(),
      claimOperatorRole: {
        viewer: null,
        userErrors: [inputError('This link no longer works.', ['token'])],
      },
    });
    await app.user.click(await screen.findByRole('button', { name: 'Become operator' }));
    expect((await screen.findByRole('alert')).textContent).toContain('no longer works');
    expect(app.address()).toBe('/setup');
  });

  test('of a hub that has an operator, and one that is not whole, offer no form', async () => {
    const first = render('/setup#token=secret', null, options({ hasOperator: true }));
    await screen.findByRole('heading', { name: 'This hub already has an operator' });
    expect(screen.queryByLabelText('Password')).toBeNull();
    first.unmount();
    render('/setup', null, options());
    expect((await screen.findByRole('alert')).textContent).toContain('incomplete');
  });
});

describe('where emails are on a hub without a mail server', () => {
  test('an operator who has not confirmed is led to the outbox, which opens', async () => {
    const viewer = unconfirmed({ isOperator: true });
    const app = render('/verification-required', viewer, {
      ...options({ hasOperator: true }),
      outbox: {
        edges: [],
        nodes: [],
        totalCount: 0,
        pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
      },
    });
    await app.user.click(await screen.findByRole('link', { name: 'Open the outbox' }));
    await screen.findByRole('heading', { name: 'Outbox' });
    expect(app.address()).toBe('/outbox');
  });

  test('others see whom to contact, or that the hub has no operator yet', async () => {
    const first = render('/verification-required', unconfirmed(), options({ hasOperator: true }));
    await screen.findByText(/Ask a hub operator/);
    expect(screen.queryByText(/link emailed|email sent/)).toBeNull();
    first.unmount();
    render('/sign-up', null, options());
    await screen.findByText(/open the link in its terminal/);
  });

  test('a user who requests a new password sees it too', async () => {
    const app = render('/forgot-password', null, {
      ...options({ hasOperator: true }),
      sendPasswordResetEmail: { accepted: true, userErrors: [] },
    });
    await app.user.type(await screen.findByLabelText('Email'), 'max@acme.example{Enter}');
    await screen.findByRole('heading', { name: 'Check your email' });
    await screen.findByText(/Ask a hub operator/);
    expect(await axeProblems()).toEqual([]);
  });

  test('where there is a mail server nothing is said', async () => {
    render('/verification-required', unconfirmed(), options({ sendsMail: true, hasOperator: true }));
    await screen.findByText(/Open the link emailed/);
    expect(screen.queryByText(/mail server/)).toBeNull();
  });
});
