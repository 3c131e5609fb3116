import { act, screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Plan } from '../../gen/types.ts';
import { axeProblems } from '../../testing/axe.ts';
import { buildUser, inputError } from '../../testing/builders.ts';
import { render } from '../../testing/render.tsx';
import type { Hub } from '../../testing/schema.ts';

afterEach(() => vi.useRealTimers());

const accepted = { accepted: true, userErrors: [] };
const refused = (...userErrors: ReturnType<typeof inputError>[]) => ({ accepted: false, userErrors });
const options = (part: object = {}) =>
  ({
    signInOptions: {
      allowsRegistration: true,
      supportsPasskeys: true,
      identityProvider: null,
      sendsMail: true,
      hasOperator: true,
      allowedReturnHosts: [],
      ...part,
    },
  }) as Hub;
const provider = { name: 'Acme ID', startUrl: 'http://localhost:3000/api/iam/oidc/start' };
const unconfirmed = (part: object = {}) =>
  buildUser({
    profile: {
      __typename: 'AccountProfile',
      version: 'v',
      isConsented: true,
      isConfirmed: false,
      isDisabled: false,
      pendingEmail: null,
      ...part,
    },
  });

const plan = (part: Partial<Plan>): Plan => ({
  productCode: 'UNKNOWN',
  name: '',
  description: '',
  descriptionUpgrade: '',
  productUse: '',
  link: null,
  bullets: [],
  buttonCta: '',
  requiresOrganization: false,
  isOffered: true,
  segment: null,
  pricing: { monthlyPrice: null, yearlyPrice: null, otherPrice: null },
  ...part,
});
const newSignUp = {
  featureFlags: [{ key: 'bigbend-fe-new-signup', type: 'BOOLEAN', value: true, variant: 'on', reason: 'STATIC' }],
  plans: [
    plan({ productCode: 'FREE_SUBSCRIPTION', name: 'Free' }),
    plan({
      productCode: 'STARTER_SUBSCRIPTION',
      name: 'Starter',
      segment: 'starter',
      pricing: { monthlyPrice: 1500, yearlyPrice: 15000, otherPrice: null },
    }),
    plan({ productCode: 'ENTERPRISE_SUBSCRIPTION', name: 'Enterprise' }),
  ],
};

type App = ReturnType<typeof render>;

async function fillSignUp(app: App) {
  await app.user.type(await screen.findByLabelText('Email'), 'grace@acme.example');
  await app.user.type(screen.getByLabelText('First name'), 'Grace');
  await app.user.type(screen.getByLabelText('Last name'), 'Hopper');
  await app.user.type(screen.getByLabelText('Password'), 'a long sentence{Enter}');
}

describe('sign-up', () => {
  test('[ROUTE-20, ROUTE-42] a visitor creates an account and is asked to check their email', async () => {
    const app = render('/sign-up?returnUrl=%2Fcves', null, { ...options(), createAccount: accepted });
    await screen.findByRole('heading', { name: 'Sign up' });
    expect(await axeProblems()).toEqual([]);
    await fillSignUp(app);
    await screen.findByRole('heading', { name: 'Check your email' });
    expect(screen.getByText(/grace@acme\.example/)).toBeTruthy();
    expect(app.asked.find((one) => one.name === 'CreateAccount')?.variables).toEqual({
      input: {
        email: 'grace@acme.example',
        firstName: 'Grace',
        lastName: 'Hopper',
        password: 'a long sentence',
        returnUrl: '/cves',
      },
    });
    expect(app.times('SignUpPlans')).toBe(0);
  });

  test('fields identify themselves to browsers and password managers, and the password rule is shown in advance', async () => {
    const app = render('/sign-up', null, options());
    const password = await screen.findByLabelText('Password');
    expect(
      ['Email', 'First name', 'Last name', 'Password'].map((label) =>
        screen.getByLabelText(label).getAttribute('autocomplete'),
      ),
    ).toEqual(['email', 'given-name', 'family-name', 'new-password']);
    expect(screen.getByLabelText('Password', { description: /at least 10 characters/ } as never)).toBe(password);
    await app.user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password.getAttribute('type')).toBe('text');
  });

  test('errors are shown at their field, and the first invalid field has the focus', async () => {
    const app = render('/sign-up', null, options());
    await app.user.type(await screen.findByLabelText('Email'), 'grace@acme.example{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('First name')));
    await app.user.type(screen.getByLabelText('Password'), 'short');
    expect(screen.getByRole('textbox', { name: 'First name', description: 'Enter your first name.' })).toBeTruthy();
    expect(screen.getByText('Use at least 10 characters.')).toBeTruthy();
    expect(app.times('CreateAccount')).toBe(0);
  });

  test('names are held to what the hub takes before it is asked', async () => {
    const app = render('/sign-up', null, options());
    await app.user.type(await screen.findByLabelText('Email'), 'grace@acme.example');
    await app.user.type(screen.getByLabelText('First name'), '  ');
    await app.user.click(screen.getByLabelText('Last name'));
    await app.user.paste('x'.repeat(61));
    await app.user.type(screen.getByLabelText('Password'), 'correct horse battery{Enter}');
    expect(
      await screen.findByRole('textbox', { name: 'First name', description: 'Enter your first name.' }),
    ).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Last name', description: 'Use at most 60 characters.' })).toBeTruthy();
    expect(app.times('CreateAccount')).toBe(0);
  });

  test('the hub names fields too, and other errors are above the form', async () => {
    const app = render('/sign-up', null, {
      ...options(),
      createAccount: refused(inputError('This is no address.', ['email']), inputError('Too many accounts today.')),
    });
    await fillSignUp(app);
    await screen.findByRole('textbox', { name: 'Email', description: 'This is no address.' });
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(screen.getByText('Too many accounts today.').closest('[role="alert"]')).toBeTruthy();
  });

  test('[AUTH-10] sign-up at the company goes there with prompt=registration', async () => {
    render('/sign-up?returnUrl=%2Fcves', null, options({ identityProvider: provider }));
    const link = await screen.findByRole('link', { name: 'Sign up with Acme ID' });
    expect(link.getAttribute('href')).toBe(
      'http://localhost:3000/api/iam/oidc/start?prompt=registration&returnUrl=%2Fcves',
    );
  });

  test('if sign-up is closed the page says so and links to the sign-in', async () => {
    render('/sign-up', null, options({ allowsRegistration: false }));
    await screen.findByRole('heading', { name: 'Sign-up is turned off' });
    expect(screen.queryByLabelText('Email')).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/sign-in');
  });

  test('[FLAG-08, FLAG-12] with the flag a plan is chosen on the same page and leads on to its checkout', async () => {
    const app = render('/sign-up', null, { ...options(), ...newSignUp, createAccount: accepted } as Hub);
    await app.user.click(await screen.findByRole('radio', { name: /Starter, \$15 a month/ }));
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(await axeProblems()).toEqual([]);
    await fillSignUp(app);
    await screen.findByRole('heading', { name: 'Check your email' });
    expect(app.asked.find((one) => one.name === 'CreateAccount')?.variables).toMatchObject({
      input: { returnUrl: '/payment/checkout?product=starter_subscription&billing=monthly' },
    });
  });

  test('[FLAG-12] with the flag but without plans the choice is left out', async () => {
    const app = render('/sign-up', null, { ...options(), ...newSignUp, plans: null, createAccount: accepted } as Hub);
    await waitFor(() => expect(app.times('SignUpPlans')).toBe(1));
    await fillSignUp(app);
    await screen.findByRole('heading', { name: 'Check your email' });
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('confirming an address', () => {
  test('[ROUTE-20] nothing is confirmed by opening the link; a press confirms, and the sign-in keeps the return address', async () => {
    const app = render('/verify-email#token=t1&returnUrl=%2Fcves', null, { verifyEmail: accepted });
    const confirm = await screen.findByRole('button', { name: 'Confirm address' });
    expect(app.times('VerifyEmail')).toBe(0);
    expect(await axeProblems()).toEqual([]);
    await app.user.click(confirm);
    await screen.findByRole('heading', { name: 'Email address confirmed' });
    expect(app.asked.find((one) => one.name === 'VerifyEmail')?.variables).toEqual({ input: { token: 't1' } });
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/sign-in?returnUrl=%2Fcves');
  });

  test('a signed-in user continues where they wanted, only inside the hub', async () => {
    let person = unconfirmed();
    const app = render('/verify-email#token=t1&returnUrl=https%3A%2F%2Fevil.example', person, {
      viewer: () => person,
      verifyEmail: () => {
        person = buildUser();
        return accepted;
      },
    });
    await app.user.click(await screen.findByRole('button', { name: 'Confirm address' }));
    expect((await screen.findByRole('link', { name: 'Continue' })).getAttribute('href')).toBe('/');
  });

  test('a link that is over says so in place', async () => {
    const app = render('/verify-email#token=t1', null, {
      verifyEmail: refused(inputError('This link is over.', ['token'])),
    });
    await app.user.click(await screen.findByRole('button', { name: 'Confirm address' }));
    expect((await screen.findByRole('alert')).textContent).toContain('This link is over.');
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy();
  });

  test('a link without its token has its own message', async () => {
    render('/verify-email', null);
    expect((await screen.findByRole('alert')).textContent).toContain('incomplete');
  });
});

describe('verification-required', () => {
  test('[ROUTE-04] shows who is waited for, the mail once more and the way out', async () => {
    const app = render('/verification-required', unconfirmed(), { sendVerificationEmail: accepted });
    await screen.findByText(/Open the link emailed to ada@acme\.example/);
    expect(app.address()).toBe('/verification-required');
    expect(screen.getByRole('link', { name: 'Sign Out' }).getAttribute('href')).toBe('/log-out');
    expect(await axeProblems()).toEqual([]);
  });

  test('the mail can be asked for again after a minute, which is counted down', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'Date'] });
    const app = render('/verification-required', unconfirmed(), { sendVerificationEmail: accepted });
    await app.user.click(await screen.findByRole('button', { name: 'Resend email' }));
    await screen.findByText('New email sent to ada@acme.example.');
    await app.user.click(await screen.findByRole('button', { name: /^Resend email in \d+ s$/ }));
    expect(app.times('SendVerificationEmail')).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    await app.user.click(await screen.findByRole('button', { name: 'Resend email' }));
    await waitFor(() => expect(app.times('SendVerificationEmail')).toBe(2));
  });

  test('the hub can decline to send so soon', async () => {
    const app = render('/verification-required', unconfirmed(), {
      sendVerificationEmail: () => {
        throw new GraphQLError('Wait 40 seconds.', { extensions: { code: 'RATE_LIMITED' } });
      },
    });
    await app.user.click(await screen.findByRole('button', { name: 'Resend email' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Wait 40 seconds.');
  });

  test('the address can be changed with the password as proof', async () => {
    const app = render('/verification-required', unconfirmed(), {
      updateEmail: () => ({ viewer: unconfirmed({ pendingEmail: 'ada@new.example' }), userErrors: [] }),
    });
    await app.user.click(await screen.findByRole('button', { name: 'Change email' }));
    await app.user.type(screen.getByLabelText('New email'), 'ada@new.example');
    await app.user.type(screen.getByLabelText('Current password'), 'secret{Enter}');
    await screen.findByText('To switch to ada@new.example, open the link emailed there.');
    expect(app.asked.find((one) => one.name === 'UpdateUnverifiedEmail')?.variables).toEqual({
      input: { email: 'ada@new.example', currentPassword: 'secret' },
    });
  });

  test('once the address is confirmed elsewhere, the user continues', async () => {
    let person = unconfirmed();
    const app = render('/verification-required?next=%2Forganizations', person, { viewer: () => person });
    const check = await screen.findByRole('button', { name: 'I’ve confirmed it' });
    await app.user.click(check);
    await screen.findByText(/isn’t confirmed yet/);
    person = buildUser();
    await app.user.click(check);
    await waitFor(() => expect(app.address()).toBe('/organizations'));
  });

  describe('a person who starts a purchase', () => {
    const buyer = () => ({ ...unconfirmed(), subscriptions: [], organizations: [], isOfferedPlans: true });
    const asked = async () => {
      await screen.findByRole('heading', { name: 'Please Verify Account', level: 1 });
      screen.getByText('Your email must be verified before purchasing.');
      screen.getByText(/Open the link emailed to ada@acme\.example/);
    };

    test('[PAY-29, ROUTE-53, ROUTE-60] by Upgrade is asked to verify the account, and comes back', async () => {
      const app = render('/search', buyer());
      await app.user.click(await screen.findByRole('link', { name: 'Upgrade' }));
      await asked();
      expect(app.address()).toBe(
        '/verification-required?next=%2Fpayment%2Fcheckout%3Fbilling%3Dmonthly%26product%3Dstarter_subscription',
      );
      expect(await axeProblems()).toEqual([]);
    });

    test('[PAY-29] from the plans is asked to verify the account', async () => {
      const app = render('/subscribe/starter', buyer(), newSignUp as Hub);
      await app.user.click(await screen.findByRole('link', { name: 'Go to checkout' }));
      await asked();
    });

    test.each([
      '/payment/checkout?billing=monthly&product=starter_subscription',
      '/organizations/acme/subscribe/starter',
    ])('[PAY-29] at %s is asked to verify the account', async (address) => {
      render(address, buyer());
      await asked();
    });

    test("[PAY-29] sees the notice, and a user who wants something else doesn't", async () => {
      render('/organizations', buyer());
      await screen.findByRole('heading', { name: 'Confirm your email address' });
      expect(screen.queryByText('Your email must be verified before purchasing.')).toBeNull();
    });
  });

  test('is not for visitors', async () => {
    const app = render('/verification-required', null);
    await waitFor(() => expect(app.address()).toContain('/sign-in'));
  });
});

describe('a forgotten password', () => {
  test('[ROUTE-20] a mail is asked for; the answer is the same for every address', async () => {
    const app = render('/forgot-password', null, { sendPasswordResetEmail: accepted });
    await app.user.type(await screen.findByLabelText('Email'), 'nobody@acme.example{Enter}');
    await screen.findByText(/If nobody@acme\.example has an account/);
    expect(await axeProblems()).toEqual([]);
  });

  test('[ROUTE-20] the link of the mail leads to a new password', async () => {
    const app = render('/reset-password#token=t2', null, { resetPassword: accepted });
    const field = await screen.findByLabelText('New password');
    expect(field.getAttribute('autocomplete')).toBe('new-password');
    expect(await axeProblems()).toEqual([]);
    await app.user.type(field, 'another long sentence{Enter}');
    await screen.findByRole('heading', { name: 'Password changed' });
    expect(app.asked.find((one) => one.name === 'ResetPassword')?.variables).toEqual({
      input: { token: 't2', password: 'another long sentence' },
    });
  });

  test('a link that is over says so and offers a new one', async () => {
    const app = render('/reset-password#token=t2', null, {
      resetPassword: refused(inputError('This link is over.', ['token'])),
    });
    await app.user.type(await screen.findByLabelText('New password'), 'another long sentence{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('This link is over.');
    expect(screen.getByRole('link', { name: 'Get a new link' }).getAttribute('href')).toBe('/forgot-password');
  });
});
