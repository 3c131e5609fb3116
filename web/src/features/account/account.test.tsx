import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { axeProblems } from '../../testing/axe.ts';
import { buildOrganization, buildToken, buildUser, inputError } from '../../testing/builders.ts';
import { render } from '../../testing/render.tsx';
import type { Hub } from '../../testing/schema.ts';
import { look } from '../../ui/theme/look.ts';
import { selectorOf } from '../../testing/looks.ts';

const ada = (part: object = {}) => buildUser(part);
const profile = (part: object) => ({
  __typename: 'AccountProfile' as const,
  isConsented: true,
  isConfirmed: true,
  isDisabled: false,
  pendingEmail: null,
  ...part,
});
const session = (part: object) => ({
  __typename: 'UserSession' as const,
  id: 's1',
  isCurrent: false,
  signInMethod: 'PASSWORD' as const,
  device: 'Firefox on Linux',
  createdAt: '2025-10-01T00:00:00Z',
  lastUsedAt: '2025-10-09T06:02:00Z',
  ...part,
});
const here = session({ id: 's0', isCurrent: true, device: 'Chrome on macOS' });
const sentOf = (app: ReturnType<typeof render>, name: string) =>
  app.asked.filter((one) => one.name === name).map((one) => one.variables['input']);

test('[ROUTE-32] the profile area begins with the account settings and leads to its pages', async () => {
  const app = render('/profile', ada());
  await screen.findByRole('heading', { name: 'Account settings', level: 1 });
  expect(app.address()).toBe('/profile/account-settings');
  const links = within(screen.getByRole('navigation', { name: 'Profile' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/profile/account-settings',
    '/profile/tokens',
    '/profile/subscriptions',
    '/profile/privacy-security',
  ]);
});

test.each(['/profile/account-settings', '/profile/privacy-security', '/outbox'])(
  '[AUTH-28] a visitor of %s is sent to the sign-in, which keeps the address',
  async (address) => {
    const app = render(address, null);
    await waitFor(() => expect(app.address()).toBe(`/sign-in?returnUrl=${encodeURIComponent(address)}`));
  },
);

describe('tokens', () => {
  const tokens = [
    buildToken({ id: 't1', organizationName: 'acme', last4: '7Q2f', lastUsedAt: '2025-10-09T06:00:00Z' }),
    buildToken({ id: 't2', organizationName: 'solo', last4: 'cret', expiresAt: '2020-01-01T00:00:00Z' }),
  ];

  test('[TOKEN-01] are listed with what they open, their last use and their end; one is revoked after a question', async () => {
    let held = tokens;
    const person = () =>
      ada({
        organizations: [buildOrganization(), buildOrganization({ id: 'org-solo', name: 'solo', title: 'Solo' })],
        channelTokens: held as never,
      });
    const app = render('/profile/tokens', person(), {
      viewer: (() => person()) as never,
      revokeChannelToken: (() => {
        held = tokens.slice(1);
        return { viewer: person(), userErrors: [] };
      }) as never,
    });
    const row = await screen.findByRole('row', { name: /Acme Research ••••7Q2f/ });
    expect(within(screen.getByRole('row', { name: /Solo ••••cret/ })).getByText('Expired')).toBeTruthy();
    expect(within(screen.getByRole('row', { name: /^Solo/ })).getByText('Never')).toBeTruthy();
    expect(within(row).getByRole('link', { name: 'Rotate token for Acme Research' }).getAttribute('href')).toBe(
      '/organizations/acme/channels#token',
    );
    expect(await axeProblems()).toEqual([]);
    await app.user.click(within(row).getByRole('button', { name: 'Revoke token for Acme Research' }));
    await app.user.click(
      within(await screen.findByRole('alertdialog', { name: 'Revoke your token for Acme Research?' })).getByRole(
        'button',
        { name: 'Revoke' },
      ),
    );
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Acme Research/ })).toBeNull());
    expect(sentOf(app, 'RevokeChannelToken')).toEqual([{ organization: 'acme' }]);
  });

  test('[TOKEN-01] several are revoked after one question', async () => {
    const person = () => ada({ channelTokens: tokens as never });
    const app = render('/profile/tokens', person(), {
      viewer: person as never,
      revokeChannelToken: (() => ({ viewer: person(), userErrors: [] })) as never,
    });
    await app.user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await app.user.click(screen.getByRole('button', { name: 'Revoke' }));
    await app.user.click(
      within(await screen.findByRole('alertdialog', { name: 'Revoke 2 tokens?' })).getByRole('button', {
        name: 'Revoke',
      }),
    );
    expect(await screen.findByText('2 tokens revoked')).toBeTruthy();
    expect(sentOf(app, 'RevokeChannelToken')).toEqual([{ organization: 'acme' }, { organization: 'solo' }]);
  });

  test('users without one see where to create one', async () => {
    render('/profile/tokens', ada({ channelTokens: [] as never }));
    await screen.findByRole('heading', { name: 'No tokens' });
  });

  test('[TOKEN-07] the personal one is issued, shown once, and revoked after a question', async () => {
    let held: object | null = null;
    const person = () => ada({ channelTokens: [] as never, personalToken: held as never });
    const state = { __typename: 'PersonalToken', last4: 'wxyz', scope: 'PUBLISH', expiresAt: null, lastUsedAt: null };
    const app = render('/profile/tokens', person(), {
      viewer: () => person() as never,
      createPersonalToken: (() => {
        held = state;
        return { secret: 'tr-the-secret', viewer: person(), userErrors: [] };
      }) as never,
      revokePersonalToken: (() => {
        held = null;
        return { viewer: person(), userErrors: [] };
      }) as never,
    });
    await app.user.click(await screen.findByRole('button', { name: 'Create publish token' }));
    expect(await screen.findByText('tr-the-secret')).toBeTruthy();
    expect(sentOf(app, 'CreatePersonalToken')).toEqual([{ renew: false, scope: 'PUBLISH' }]);
    await app.user.click(screen.getByRole('button', { name: 'Revoke' }));
    const question = await screen.findByRole('alertdialog', { name: 'Revoke your personal token?' });
    await app.user.click(within(question).getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByRole('button', { name: 'Create read token' })).toBeTruthy();
    expect(screen.queryByText('tr-the-secret')).toBeNull();
  });

  test('an API token is made with a name, a scope and an end, shown once, replaced and revoked after questions', async () => {
    let held: object[] = [];
    const person = () => ada({ channelTokens: [] as never, apiTokens: held as never });
    const token = (hint: string) => ({
      __typename: 'ApiToken',
      id: `api-${hint}`,
      name: 'nightly job',
      last4: hint,
      scope: 'FULL',
      createdAt: '2025-10-09T06:00:00Z',
      expiresAt: '2099-01-01T00:00:00Z',
      lastUsedAt: null,
    });
    const now = (items: object[], secret?: string) => {
      held = items;
      return { secret, viewer: person(), userErrors: [] } as never;
    };
    const app = render('/profile/tokens', person(), {
      viewer: () => person() as never,
      createApiToken: () => now([token('aaaa')], 'tr-the-first'),
      rotateApiToken: () => now([token('bbbb')], 'tr-the-second'),
      revokeApiToken: () => now([]),
    });
    await app.user.click(await screen.findByRole('button', { name: 'Create API token' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create API token' });
    await app.user.click(within(dialog).getByRole('button', { name: 'Create API token' }));
    expect(await within(dialog).findByText('Enter a name.')).toBeTruthy();
    await app.user.type(within(dialog).getByRole('textbox', { name: /Name/ }), ' nightly job ');
    await app.user.click(within(dialog).getByRole('radio', { name: /Full access/ }));
    await app.user.selectOptions(within(dialog).getByRole('combobox', { name: 'Expires in' }), '30 days');
    expect(await axeProblems()).toEqual([]);
    await app.user.click(within(dialog).getByRole('button', { name: 'Create API token' }));
    expect(await screen.findByText('tr-the-first')).toBeTruthy();
    expect(sentOf(app, 'CreateApiToken')).toEqual([{ name: 'nightly job', scope: 'FULL', expiresInDays: 30 }]);
    await app.user.click(screen.getByRole('button', { name: 'Rotate API token nightly job' }));
    const replacing = await screen.findByRole('alertdialog', { name: 'Rotate nightly job?' });
    await app.user.click(within(replacing).getByRole('button', { name: 'Rotate' }));
    expect(await screen.findByText('tr-the-second')).toBeTruthy();
    expect(screen.queryByText('tr-the-first')).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Revoke the API token nightly job' }));
    const revoking = await screen.findByRole('alertdialog', { name: 'Revoke nightly job?' });
    await app.user.click(within(revoking).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(screen.queryByRole('table', { name: 'API tokens' })).toBeNull());
    expect(screen.queryByText('tr-the-second')).toBeNull();
    expect(sentOf(app, 'RevokeApiToken')).toEqual([{ tokenId: 'api-bbbb' }]);
  });
});

describe('account settings', () => {
  test('[ACCT-01, ROUTE-33] names are changed and kept', async () => {
    let person = ada();
    const app = render('/profile/account-settings', person, {
      viewer: () => person,
      updateProfile: ((args: { input: object }) => {
        person = ada(args.input);
        return { viewer: person, userErrors: [] };
      }) as never,
    });
    const first = await screen.findByLabelText('First name');
    expect(await axeProblems()).toEqual([]);
    await app.user.clear(first);
    await app.user.type(first, 'Augusta{Enter}');
    await screen.findByText('Profile saved');
    expect(sentOf(app, 'UpdateProfile')).toEqual([
      { firstName: 'Augusta', lastName: 'Byron', username: 'ada', expectedVersion: 'first' },
    ]);
    await app.user.click(screen.getByRole('link', { name: 'Privacy and security' }));
    await screen.findByRole('heading', { name: 'Privacy and security', level: 1 });
    await app.user.click(screen.getByRole('link', { name: 'Account settings' }));
    expect((await screen.findByLabelText<HTMLInputElement>('First name')).value).toBe('Augusta');
  });

  test('a taken username is shown at its field', async () => {
    const app = render('/profile/account-settings', ada(), {
      updateProfile: { viewer: null, userErrors: [inputError('grace is taken.', ['username'])] },
    });
    await app.user.type(await screen.findByLabelText('Username'), 'x{Enter}');
    await screen.findByRole('textbox', { name: 'Username', description: 'grace is taken.' });
    expect(document.activeElement).toBe(screen.getByLabelText('Username'));
  });

  test('[ACCT-02] another email address waits for its confirmation, and the page says so', async () => {
    let person = ada();
    const app = render('/profile/account-settings', person, {
      viewer: () => person,
      updateEmail: () => {
        person = ada({ profile: profile({ pendingEmail: 'ada@new.example' }) });
        return { viewer: person, userErrors: [] };
      },
    });
    await app.user.type(await screen.findByLabelText('New email'), 'ada@new.example');
    await app.user.type(screen.getByLabelText('Current password'), 'secret{Enter}');
    await screen.findByText(/^Confirm ada@new\.example with the link emailed to it\./);
    expect(screen.getByText('ada@acme.example', { selector: 'dd' })).toBeTruthy();
    expect(sentOf(app, 'UpdateEmail')).toEqual([{ email: 'ada@new.example', currentPassword: 'secret' }]);
  });

  test('a wrong password is shown at the password', async () => {
    const app = render('/profile/account-settings', ada(), {
      updateEmail: { viewer: null, userErrors: [inputError('The password is wrong.', ['currentPassword'])] },
    });
    await app.user.type(await screen.findByLabelText('New email'), 'ada@new.example');
    await app.user.type(screen.getByLabelText('Current password'), 'wrong{Enter}');
    await screen.findByText('The password is wrong.');
    expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
  });

  test('colors change immediately and are stored on the hub', async () => {
    const app = render('/profile/account-settings', ada(), {
      updateAccountSettings: { viewer: ada(), userErrors: [] },
    });
    await app.user.click(await screen.findByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await waitFor(() => expect(sentOf(app, 'UpdateAccountSettings')).toEqual([{ theme: 'DARK' }]));
  });

  test('unsaved changes are not left without asking', async () => {
    const app = render('/profile/account-settings', ada());
    await app.user.type(await screen.findByLabelText('First name'), 'x');
    await screen.findByText('Unsaved changes');
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    await app.user.click(screen.getByRole('link', { name: 'Privacy and security' }));
    await app.user.click(
      within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).getByRole('button', {
        name: 'Keep editing',
      }),
    );
    expect(app.address()).toBe('/profile/account-settings');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await app.user.click(screen.getByRole('link', { name: 'Privacy and security' }));
    await app.user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard changes' }),
    );
    await waitFor(() => expect(app.address()).toBe('/profile/privacy-security'));
  });
});

describe('privacy and security', () => {
  const open = (hub: Hub = {}, part: object = {}) =>
    render('/profile/privacy-security', ada({ sessions: [here, session({})], ...part }), hub);

  test('[ROUTE-35] shows password, sessions, consent and the end of the account', async () => {
    open();
    for (const name of ['Password', 'Active sessions', 'Privacy notice and terms', 'Delete account'])
      await screen.findByRole('heading', { name, level: 2 });
    expect(await axeProblems()).toEqual([]);
  });

  test('[ACCT-15] is also shown before consent', async () => {
    const app = open(
      {
        featureFlags: [
          { key: 'enable-privacy-tos-consent', type: 'BOOLEAN', value: true, variant: 'on', reason: 'STATIC' },
        ],
      } as Hub,
      { profile: profile({ isConsented: false }) },
    );
    await screen.findByText(/You haven’t agreed/);
    expect(app.address()).toBe('/profile/privacy-security');
  });

  test('the password is changed with the old one', async () => {
    const app = open({ updatePassword: { viewer: ada({ sessions: [here] }), userErrors: [] } });
    const old = await screen.findByLabelText('Current password');
    expect([
      old.getAttribute('autocomplete'),
      screen.getByLabelText('New password').getAttribute('autocomplete'),
    ]).toEqual(['current-password', 'new-password']);
    await app.user.type(old, 'old secret');
    await app.user.type(screen.getByLabelText('New password'), 'a long new sentence{Enter}');
    await screen.findByText('Password changed');
    expect(sentOf(app, 'UpdatePassword')).toEqual([
      { currentPassword: 'old secret', newPassword: 'a long new sentence' },
    ]);
    expect(screen.queryByText('Firefox on Linux')).toBeNull();
  });

  test('a wrong old password is shown at its field', async () => {
    const app = open({
      updatePassword: { viewer: null, userErrors: [inputError('The password is wrong.', ['currentPassword'])] },
    });
    await app.user.type(await screen.findByLabelText('Current password'), 'wrong');
    await app.user.type(screen.getByLabelText('New password'), 'a long new sentence{Enter}');
    await screen.findByText('The password is wrong.');
    expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
  });

  test('this device is marked, another session can be ended', async () => {
    const app = open({ revokeSession: { viewer: ada({ sessions: [here] }), userErrors: [] } });
    const table = within(await screen.findByRole('table'));
    expect(within(table.getByRole('row', { name: /Chrome on macOS/ })).getByText('This device')).toBeTruthy();
    await app.user.click(table.getByRole('button', { name: 'Sign out Firefox on Linux' }));
    await waitFor(() => expect(table.queryByText('Firefox on Linux')).toBeNull());
    expect(sentOf(app, 'RevokeSession')).toEqual([{ sessionId: 's1' }]);
  });

  test('all other sessions are ended after asking', async () => {
    const app = open({ revokeOtherSessions: { viewer: ada({ sessions: [here] }), userErrors: [] } });
    await app.user.click(await screen.findByRole('button', { name: 'Sign out of all other sessions' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(app.times('RevokeOtherSessions')).toBe(0);
    await app.user.click(dialog.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(screen.queryByText('Firefox on Linux')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Sign out of all other sessions' })).toBeNull();
  });

  test('the agreement can be withdrawn', async () => {
    const app = open({ updateConsent: { viewer: ada({ profile: profile({ isConsented: false }) }), userErrors: [] } });
    await app.user.click(await screen.findByRole('button', { name: 'Withdraw consent' }));
    await screen.findByText(/You haven’t agreed/);
    expect(sentOf(app, 'UpdateConsent')).toEqual([
      { isConsented: false, version: expect.stringMatching(/./) as string },
    ]);
  });
});

describe('deleting the account', () => {
  const deletion = async (deleteAccount: object) => {
    const app = render('/profile/privacy-security', ada(), {
      deleteAccount,
      signOut: { signedOut: true, userErrors: [] },
    } as Hub);
    await app.user.click(await screen.findByRole('button', { name: 'Delete account' }));
    return { app, dialog: within(await screen.findByRole('alertdialog', { name: 'Delete your account?' })) };
  };

  test('[ACCT-10] disabling it is the first choice; afterwards the person is signed out', async () => {
    const { app, dialog } = await deletion({ accepted: true, userErrors: [] });
    expect(await axeProblems()).toEqual([]);
    expect(dialog.getByText(/restore the account within 30 days/)).toBeTruthy();
    await app.user.click(dialog.getByRole('button', { name: 'Delete account' }));
    await screen.findByText('Account scheduled for deletion');
    expect(app.address()).toBe('/sign-in');
    expect(sentOf(app, 'DeleteAccount')).toEqual([{ eraseImmediately: false }]);
  });

  test('[ACCT-10] erasing it asks for the username', async () => {
    const { app, dialog } = await deletion({ accepted: true, userErrors: [] });
    await app.user.click(dialog.getByRole('radio', { name: /Erase immediately/ }));
    await app.user.click(dialog.getByRole('button', { name: 'Erase account' }));
    expect(app.times('DeleteAccount')).toBe(0);
    await app.user.type(dialog.getByLabelText('Type ada to confirm'), 'ada');
    await app.user.click(dialog.getByRole('button', { name: 'Erase account' }));
    await waitFor(() => expect(app.address()).toBe('/sign-in'));
    expect(sentOf(app, 'DeleteAccount')).toEqual([{ eraseImmediately: true }]);
  });

  test('[ACCT-10] an error names its organizations in place', async () => {
    const { app, dialog } = await deletion({
      accepted: false,
      userErrors: [inputError('You are the only admin of Acme Research.', [], 'CONFLICT')],
    });
    await app.user.click(dialog.getByRole('button', { name: 'Delete account' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('only admin of Acme Research');
    expect(app.address()).toBe('/profile/privacy-security');
  });
});

describe('consent', () => {
  const flag = {
    featureFlags: [
      { key: 'enable-privacy-tos-consent', type: 'BOOLEAN', value: true, variant: 'on', reason: 'STATIC' },
    ],
  };
  const undecided = ada({ profile: profile({ isConsented: false }) });
  const open = (next = '', hub: object = {}) =>
    render(`/privacy-tos-consent${next}`, undecided, { ...flag, ...hub } as Hub);

  test('[ROUTE-02] shows the notice and the terms, and agreeing leads to the wanted address', async () => {
    const app = open('?next=%2Fcves', { updateConsent: { viewer: ada(), userErrors: [] } });
    await screen.findByRole('heading', { name: 'Privacy notice' });
    await screen.findByRole('heading', { name: 'Terms of use' });
    expect(await axeProblems()).toEqual([]);
    await app.user.click(screen.getByRole('button', { name: 'Agree and continue' }));
    await waitFor(() => expect(app.address()).toBe('/cves'));
    expect(sentOf(app, 'UpdateConsent')).toEqual([
      { isConsented: true, version: expect.stringMatching(/./) as string },
    ]);
  });

  test.each(['https://evil.example', '//evil.example', '/\\evil.example'])(
    '[ROUTE-02] next never leads out of the hub: %s',
    async (next) => {
      const app = open(`?next=${encodeURIComponent(next)}`, {
        updateConsent: { viewer: ada({ organizations: [] }), userErrors: [] },
      });
      await app.user.click(await screen.findByRole('button', { name: 'Agree and continue' }));
      await waitFor(() => expect(app.address()).toBe('/'));
    },
  );

  test('declining explains what is left', async () => {
    const app = open('', { updateConsent: { viewer: undecided, userErrors: [] } });
    await app.user.click(await screen.findByRole('button', { name: 'Decline' }));
    await screen.findByText(/You declined/);
    expect(screen.getByRole('link', { name: 'Privacy and security' }).getAttribute('href')).toBe(
      '/profile/privacy-security',
    );
    expect(screen.getByRole('link', { name: 'Sign Out' }).getAttribute('href')).toBe('/log-out');
  });

  test('[ROUTE-02] is for people who are signed in', async () => {
    const app = render('/privacy-tos-consent', null, flag as Hub);
    await waitFor(() => expect(app.address()).toContain('/sign-in?returnUrl=%2Fprivacy-tos-consent'));
  });

  test('[ROUTE-02] with the flag off the page is not reachable', async () => {
    const app = render('/privacy-tos-consent', ada({ organizations: [] }));
    await waitFor(() => expect(app.address()).toBe('/'));
  });

  test('[ROUTE-03] has no header and is as wide as the window', async () => {
    open();
    const heading = await screen.findByRole('heading', { name: 'Privacy notice and terms', level: 1 });
    expect(document.querySelector(selectorOf(look('header')))).toBeNull();
    expect(heading.closest(selectorOf(look('main', { full: true })))).toBeTruthy();
  });
});
