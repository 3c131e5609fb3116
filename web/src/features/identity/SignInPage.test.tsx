import { act, screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { describe, expect, test, vi } from 'vitest';
import { axeProblems } from '../../testing/axe.ts';
import { buildUser, inputError } from '../../testing/builders.ts';
import { browserCredential, stubPasskeys } from '../../testing/passkeys.ts';
import { render, type Rendered } from '../../testing/render.tsx';
import type { Hub } from '../../testing/schema.ts';

const ada = buildUser();
const options = {
  allowsRegistration: true,
  supportsPasskeys: true,
  identityProvider: null,
  sendsMail: true,
  hasOperator: true,
  allowedReturnHosts: [],
};
const required = inputError('This account asks for a one-time code.', ['oneTimeCode'], 'SECOND_FACTOR_REQUIRED');
const wrong = inputError('The code is wrong, too old, or was used before.', ['oneTimeCode'], 'SECOND_FACTOR_WRONG');
const challenge = {
  challengeId: 'challenge-1',
  options: { challenge: 'abcd', rpId: 'localhost', userVerification: 'required' },
  userErrors: [],
};

/** A hub whose account requires the code 123456; knows who is signed in afterwards. */
function withCode(): Hub {
  let viewer: typeof ada | null = null;
  return {
    viewer: () => viewer,
    signIn: (({ input }: { input: { oneTimeCode?: string } }) => {
      if (input.oneTimeCode === undefined) return { viewer: null, userErrors: [required] };
      if (input.oneTimeCode !== '123456') return { viewer: null, userErrors: [wrong] };
      viewer = ada;
      return { viewer: ada, userErrors: [] };
    }) as never,
  };
}

async function enter(app: Rendered): Promise<void> {
  await app.user.type(await screen.findByLabelText('Email'), 'ada@acme.example');
  await app.user.type(screen.getByLabelText('Password'), 'secret{Enter}');
}

describe('the second step', () => {
  test('asks for the code in place, sends it with the password, and continues', async () => {
    const app = render('/sign-in?returnUrl=%2Forganizations', null, withCode());
    await enter(app);
    const code = await screen.findByRole('textbox', { name: 'Code' });
    expect(screen.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeTruthy();
    expect(document.activeElement).toBe(code);
    expect([code.getAttribute('autocomplete'), code.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric']);
    expect(app.address()).toBe('/sign-in?returnUrl=%2Forganizations');
    expect(await axeProblems()).toEqual([]);
    await app.user.type(code, '123456{Enter}');
    await waitFor(() => expect(app.address()).toBe('/organizations'));
    expect(app.asked.filter((one) => one.name === 'SignIn').map((one) => one.variables)).toEqual([
      { input: { username: 'ada@acme.example', password: 'secret' } },
      { input: { username: 'ada@acme.example', password: 'secret', oneTimeCode: '123456' } },
    ]);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('secret');
  });

  test('a wrong code is shown at its field, selected for the next one; no error appears before anything is sent', async () => {
    const app = render('/sign-in', null, withCode());
    await enter(app);
    await app.user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(screen.getByRole('textbox', { name: 'Code', description: 'Enter the code.' })).toBeTruthy();
    expect(app.times('SignIn')).toBe(1);
    await app.user.type(screen.getByRole('textbox', { name: 'Code' }), '000000{Enter}');
    const code = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Code', description: wrong.message });
    await waitFor(() => expect([document.activeElement, code.selectionStart, code.selectionEnd]).toEqual([code, 0, 6]));
  });

  test('takes a recovery code too, and goes back to the password', async () => {
    const app = render('/sign-in', null, withCode());
    await enter(app);
    await app.user.click(await screen.findByRole('button', { name: 'Use recovery code' }));
    await app.user.type(screen.getByRole('textbox', { name: 'Recovery code' }), 'abcd-1234{Enter}');
    await screen.findByRole('textbox', { name: 'Recovery code', description: wrong.message });
    await app.user.click(screen.getByRole('button', { name: 'Use authenticator app' }));
    expect(screen.getByRole('textbox', { name: 'Code' })).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByLabelText('Password')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('too many codes show the time to wait', async () => {
    const message = 'Too many wrong codes. Wait 54 seconds and try again.';
    const app = render('/sign-in', null, {
      signIn: () => {
        throw new GraphQLError(message, { extensions: { code: 'RATE_LIMITED', retryAfter: 54 } });
      },
    });
    await enter(app);
    expect((await screen.findByRole('alert')).textContent).toContain(message);
  });
});

describe('other ways in', () => {
  test('come below the form once the hub has said which there are, and keep the return address', async () => {
    stubPasskeys();
    const provider = { name: 'Acme ID', startUrl: 'http://localhost:3000/api/iam/oidc/start' };
    const said = Promise.withResolvers<object>();
    render('/sign-in?returnUrl=%2Fcves', null, { signInOptions: (() => said.promise) as never });
    // The form doesn't wait for the hub's response.
    await screen.findByLabelText('Email');
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe(
      '/forgot-password?returnUrl=%2Fcves',
    );
    said.resolve({ ...options, identityProvider: provider });
    expect((await screen.findByRole('link', { name: 'Sign in with Acme ID' })).getAttribute('href')).toBe(
      'http://localhost:3000/api/iam/oidc/start?returnUrl=%2Fcves',
    );
    expect(screen.getByRole('link', { name: 'Create account' }).getAttribute('href')).toBe(
      '/sign-up?returnUrl=%2Fcves',
    );
    const passkey = screen.getByRole('button', { name: 'Sign in with a passkey' });
    expect(
      screen.getByLabelText('Password').compareDocumentPosition(passkey) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
  });

  test.each<[string, boolean, typeof options]>([
    ['the browser knows none', false, options],
    ['the hub has none', true, { ...options, supportsPasskeys: false }],
  ])('no passkeys are offered when %s', async (_name, known, said) => {
    if (known) stubPasskeys();
    render('/sign-in', null, { signInOptions: said });
    await screen.findByRole('link', { name: 'Create account' });
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
  });

  test('accounts are offered only where they can be created, and nothing when the hub does not say', async () => {
    const app = render('/sign-in', null, { signInOptions: { ...options, allowsRegistration: false } });
    await waitFor(() => expect(app.times('SignInOptions')).toBe(1));
    await act(() => Promise.resolve());
    expect(screen.queryByRole('link', { name: 'Create account' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
  });

  test('[AUTH-20, AUTH-21] a full return address is followed to hosts that the hub names', async () => {
    const app = render('/sign-in?returnUrl=https%3A%2F%2Fnotebooks.acme.test%2Fx', null, {
      signInOptions: { ...options, allowedReturnHosts: ['notebooks.acme.test'] },
      signIn: { viewer: ada, userErrors: [] },
    });
    const assign = vi.fn();
    const { location } = window;
    Object.defineProperty(window, 'location', {
      configurable: true,
      value: { ...location, host: location.host, origin: location.origin, assign },
    });
    try {
      await enter(app);
      await waitFor(() => expect(assign).toHaveBeenCalledWith('https://notebooks.acme.test/x'));
    } finally {
      Object.defineProperty(window, 'location', { configurable: true, value: location });
    }
  });
});

describe('passkeys', () => {
  const signedIn = (): Hub => {
    let viewer: typeof ada | null = null;
    return {
      viewer: () => viewer,
      signInOptions: options,
      createPasskeySignInChallenge: challenge,
      signInWithPasskey: () => {
        viewer = ada;
        return { viewer: ada, userErrors: [] };
      },
    };
  };

  test('the dialog answers the challenge, and the person is in', async () => {
    const { get } = stubPasskeys();
    get.mockResolvedValue(browserCredential());
    const app = render('/sign-in?returnUrl=%2Forganizations', null, signedIn());
    await app.user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
    await waitFor(() => expect(app.address()).toBe('/organizations'));
    expect(get.mock.calls[0]?.[0]).toMatchObject({ publicKey: { rpId: 'localhost', userVerification: 'required' } });
    expect(app.asked.find((one) => one.name === 'SignInWithPasskey')?.variables).toMatchObject({
      input: {
        challengeId: 'challenge-1',
        credential: {
          id: 'key',
          type: 'public-key',
          response: { signature: expect.any(String), userHandle: expect.any(String) },
        },
      },
    });
  });

  test('a closed dialog shows a friendly text, and nothing is sent', async () => {
    const { get } = stubPasskeys();
    get.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    const app = render('/sign-in', null, signedIn());
    await app.user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Passkey sign-in was canceled. Try again, or use your password.',
    );
    expect(app.times('SignInWithPasskey')).toBe(0);
    expect(app.address()).toBe('/sign-in');
  });

  test('an error of the hub says why', async () => {
    const { get } = stubPasskeys();
    get.mockResolvedValue(browserCredential());
    const app = render('/sign-in', null, {
      ...signedIn(),
      signInWithPasskey: {
        viewer: null,
        userErrors: [inputError('This hub does not know this passkey.', [], 'CREDENTIALS')],
      },
    });
    await app.user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
    expect((await screen.findByRole('alert')).textContent).toContain('This hub does not know this passkey.');
  });

  test('the browser offers them among the names it fills in', async () => {
    const { get } = stubPasskeys({ autofill: true });
    let choose: (credential: unknown) => void = () => undefined;
    get.mockReturnValue(
      new Promise((resolve) => {
        choose = resolve;
      }),
    );
    const app = render('/sign-in?returnUrl=%2Forganizations', null, signedIn());
    // Without interaction nothing is loaded: code and challenge are only for a user who is signing in.
    await screen.findByRole('button', { name: 'Sign in with a passkey' });
    expect(app.times('CreatePasskeySignInChallenge')).toBe(0);
    await app.user.click(screen.getByLabelText('Email'));
    await waitFor(() => expect(get).toHaveBeenCalled());
    expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username webauthn');
    expect(get.mock.calls[0]?.[0]).toMatchObject({ mediation: 'conditional' });
    choose(browserCredential());
    await waitFor(() => expect(app.address()).toBe('/organizations'));
  });
});
