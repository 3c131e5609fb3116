import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { page } from '../../lib/page.ts';
import { paths } from '../../paths.ts';
import { axeProblems } from '../../testing/axe.ts';
import { buildUser, inputError } from '../../testing/builders.ts';
import { browserCredential, stubPasskeys } from '../../testing/passkeys.ts';
import { render } from '../../testing/render.tsx';
import type { Hub } from '../../testing/schema.ts';

// Load the lazy dialog first, so that its time doesn't count in the first test.
beforeAll(async () => {
  await Promise.all([import('./ProofDialog.tsx'), import('../../ui/overlay/DialogImpl.tsx')]);
});

const secret = 'JBSWY3DPEHPK3PXP';
const refusal = {
  __typename: 'ForbiddenError',
  code: 'FRESH_PROOF_NEEDED',
  message: 'Confirm that it is you, then do it again.',
  field: [],
};
const passkey = {
  __typename: 'Passkey',
  id: 'passkey-1',
  name: 'Laptop',
  createdAt: '2026-01-02T03:04:05Z',
  lastUsedAt: null,
};
const options = {
  allowsRegistration: true,
  supportsPasskeys: true,
  identityProvider: null,
  sendsMail: true,
  hasOperator: true,
  allowedReturnHosts: [],
};

/** Renders the page of one-time codes on a hub that requires re-authentication. */
function open(
  person: object,
  {
    right = () => true,
    ...hub
  }: Hub & {
    right?: (input: { password?: string; oneTimeCode?: string; passkey?: { challengeId: string } }) => boolean;
  } = {},
) {
  let proven = false;
  const begun = { otpauthUrl: `otpauth://totp/Terrarium:ada?secret=${secret}`, secret, userErrors: [] };
  return render(paths.privacySecurity.href(), buildUser(person as never), {
    signInOptions: options,
    createTotpSetup: () => (proven ? begun : { otpauthUrl: null, secret: null, userErrors: [refusal] }),
    reauthenticate: (({ input }: { input: object }) => {
      proven = right(input);
      return proven
        ? { accepted: true, userErrors: [] }
        : { accepted: false, userErrors: [inputError('Incorrect password.', ['password'])] };
    }) as never,
    ...hub,
  } as Hub);
}
const turnOn = async (app: ReturnType<typeof open>) => {
  await app.user.click(await screen.findByRole('button', { name: 'Turn on' }));
  return screen.findByRole('dialog', { name: 'Confirm it’s you' });
};
const goesOn = () => screen.findByRole('textbox', { name: 'Code from the app' });

test('the password is requested, and then the action continues', async () => {
  const app = open({}, { right: ({ password }) => password === 'right' });
  const dialog = await turnOn(app);
  const field = await within(dialog).findByLabelText(/^Current password/);
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(await axeProblems(dialog)).toEqual([]);
  await app.user.type(field, 'wrong{Enter}');
  await within(dialog).findByText('Incorrect password.');
  await app.user.clear(field);
  await app.user.type(field, 'right{Enter}');
  await goesOn();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(app.times('CreateTotpSetup')).toBe(2);
});

test('who gives no proof sees why nothing was done', async () => {
  const app = open({});
  const dialog = await turnOn(app);
  await app.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await screen.findByText('Confirm that it is you, then do it again.');
  expect([app.times('CreateTotpSetup'), app.times('Reauthenticate')]).toEqual([1, 0]);
});

test('where codes are on a code will do', async () => {
  const app = open(
    { isTotpEnabled: true, remainingRecoveryCodeCount: 10 },
    { removeTotp: () => ({ viewer: null, userErrors: app.times('Reauthenticate') > 0 ? [] : [refusal] }) },
  );
  await app.user.click(await screen.findByRole('button', { name: 'Turn off' }));
  // The page behind is hidden a frame after the dialog opens, and would hide what opens in between. Until then there
  // are two such buttons.
  await screen.findByRole('alertdialog');
  await app.user.click(await screen.findByRole('button', { name: 'Turn off' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  await app.user.click(await within(dialog).findByRole('button', { name: 'Use a one-time code' }));
  const field = within(dialog).getByRole('textbox', { name: /^Authenticator code/ });
  expect(document.activeElement).toBe(field);
  await app.user.type(field, '123456{Enter}');
  await waitFor(() => expect(app.times('RemoveTotp')).toBe(2));
  expect(app.asked.find((one) => one.name === 'Reauthenticate')?.variables).toEqual({
    input: { oneTimeCode: '123456' },
  });
});

test('a passkey will do', async () => {
  const { get } = stubPasskeys();
  get.mockResolvedValue(browserCredential());
  const app = open(
    { hasPassword: false, passkeys: [passkey] },
    { createPasskeySignInChallenge: { challengeId: 'challenge-1', options: { challenge: 'abcd' }, userErrors: [] } },
  );
  const dialog = await turnOn(app);
  await app.user.click(await within(dialog).findByRole('button', { name: 'Use a passkey' }));
  await goesOn();
  expect(app.asked.find((one) => one.name === 'Reauthenticate')?.variables).toMatchObject({
    input: { passkey: { challengeId: 'challenge-1', credential: { id: 'key' } } },
  });
});

test('who signs in at the company signs in there again, and comes back to this page', async () => {
  const leave = vi.spyOn(page, 'leave').mockReturnValue();
  const app = open(
    { hasPassword: false },
    {
      signInOptions: {
        ...options,
        identityProvider: { name: 'Acme', startUrl: 'http://localhost:3000/api/iam/auth/oidc/start' },
      },
    },
  );
  const dialog = await turnOn(app);
  await app.user.click(await within(dialog).findByRole('button', { name: 'Sign in again with Acme' }));
  await waitFor(() => expect(leave).toHaveBeenCalled());
  const address = new URL(leave.mock.calls[0]![0]);
  expect([address.pathname, address.searchParams.get('prompt')]).toEqual(['/api/iam/auth/oidc/start', 'login']);
  expect(app.times('SignOut')).toBe(1);
  leave.mockRestore();
});

test('who has nothing to prove themselves with is led to a password', async () => {
  const app = open({ hasPassword: false });
  const dialog = await turnOn(app);
  await app.user.click(await within(dialog).findByRole('link', { name: 'Set a password' }));
  await waitFor(() => expect(app.address()).toBe(paths.forgotPassword.href()));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
