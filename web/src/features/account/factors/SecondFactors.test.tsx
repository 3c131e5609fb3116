import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { axeProblems } from '../../../testing/axe.ts';
import { buildUser, inputError } from '../../../testing/builders.ts';
import { watchDownloads } from '../../../testing/downloads.ts';
import { browserCredential, stubPasskeys } from '../../../testing/passkeys.ts';
import { render } from '../../../testing/render.tsx';
import type { Hub } from '../../../testing/schema.ts';
import { paths } from '../../../paths.ts';

// Load the lazy page first, so that its time doesn't count in the first test.
beforeAll(async () => {
  await import('../PrivacySecurityPage.tsx');
});

const laptop = {
  __typename: 'Passkey',
  id: 'passkey-1',
  name: 'Laptop',
  createdAt: '2026-01-02T03:04:05Z',
  lastUsedAt: null,
} as const;
const phone = { ...laptop, id: 'passkey-2', name: 'Phone' };
const challenge = {
  challengeId: 'challenge-1',
  options: {
    challenge: 'abcd',
    rp: { id: 'localhost', name: 'Terrarium' },
    user: { id: 'abcd', name: 'ada', displayName: 'Ada' },
    pubKeyCredParams: [],
  },
  userErrors: [],
};
const person = (passkeys: readonly object[] = [laptop], totpEnabled = false, recoveryCodesLeft: number | null = null) =>
  buildUser({
    passkeys,
    isTotpEnabled: totpEnabled,
    remainingRecoveryCodeCount: recoveryCodesLeft,
    sessions: [],
    profile: { isConsented: true, isConfirmed: true, isDisabled: false, pendingEmail: null },
  } as never);
const options = {
  allowsRegistration: true,
  supportsPasskeys: true,
  identityProvider: null,
  sendsMail: true,
  hasOperator: true,
  allowedReturnHosts: [],
};

const open = (viewer: ReturnType<typeof person>, hub: Hub = {}) =>
  render(paths.privacySecurity.href(), viewer, { signInOptions: options, ...hub });

test('passkeys are listed with when they were added and used, without problems of accessibility', async () => {
  stubPasskeys();
  open(person());
  const table = await screen.findByRole('region', { name: 'Passkeys' });
  expect(within(table).getAllByRole('row')[1]?.textContent).toContain('Laptop2026-01-02–');
  expect(await axeProblems()).toEqual([]);
});

test('a passkey is added: its name first, then the dialog of the browser', async () => {
  const { create } = stubPasskeys();
  create.mockResolvedValue(browserCredential());
  const app = open(person([]), {
    createPasskeyChallenge: challenge,
    addPasskey: () => ({ viewer: person([phone]), userErrors: [] }),
  });
  await app.user.click(await screen.findByRole('button', { name: 'Add passkey' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  await app.user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('textbox', { name: 'Name', description: 'Enter a name.' });
  expect([app.times('CreatePasskeyChallenge'), create.mock.calls.length]).toEqual([0, 0]);
  await app.user.type(screen.getByRole('textbox', { name: 'Name' }), ' Phone {Enter}');
  await screen.findByRole('rowheader', { name: 'Phone' });
  expect(app.asked.find((one) => one.name === 'AddPasskey')?.variables).toMatchObject({
    input: {
      challengeId: 'challenge-1',
      name: 'Phone',
      credential: { id: 'key', response: { attestationObject: expect.any(String) } },
    },
  });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add passkey' })));
});

test.each([
  ['a closed dialog', new DOMException('', 'NotAllowedError'), /Passkey not added/],
  [
    'a device that has one already',
    new DOMException('', 'InvalidStateError'),
    /already has a passkey for your account/,
  ],
])('%s is told kindly, and nothing is sent', async (_name, error, sentence) => {
  const { create } = stubPasskeys();
  create.mockRejectedValue(error);
  const app = open(person([]), { createPasskeyChallenge: challenge });
  await app.user.click(await screen.findByRole('button', { name: 'Add passkey' }));
  await app.user.type(screen.getByRole('textbox', { name: 'Name' }), 'Phone{Enter}');
  expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
  expect(app.times('AddPasskey')).toBe(0);
  await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
});

test('a passkey is removed after a question', async () => {
  stubPasskeys();
  const app = open(person([laptop, phone]), { removePasskey: () => ({ viewer: person([phone]), userErrors: [] }) });
  await app.user.click(await screen.findByRole('button', { name: 'Remove the passkey Laptop' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove passkey Laptop?' });
  await app.user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Laptop' })).toBeNull());
  expect(app.asked.find((one) => one.name === 'RemovePasskey')?.variables).toEqual({
    input: { passkeyId: 'passkey-1' },
  });
  expect(screen.getByRole('rowheader', { name: 'Phone' })).toBeTruthy();
});

test('where browsers allow no passkeys none can be added', async () => {
  stubPasskeys();
  open(person([]), { signInOptions: { ...options, supportsPasskeys: false } });
  await screen.findByText(/This browser doesn’t support passkeys/);
  expect(screen.queryByRole('button', { name: 'Add passkey' })).toBeNull();
});

test('one-time codes are turned on: QR code and secret, a first code, recovery codes once', async () => {
  const codes = ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh'];
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const app = open(person(), {
    createTotpSetup: { otpauthUrl: `otpauth://totp/Terrarium:ada?secret=${secret}`, secret, userErrors: [] },
    verifyTotpSetup: (({ input }: { input: { code: string } }) =>
      input.code === '123456'
        ? { viewer: person([laptop], true, 10), recoveryCodes: codes, userErrors: [] }
        : {
            viewer: null,
            recoveryCodes: null,
            userErrors: [inputError('This code does not fit.', ['code'])],
          }) as never,
  });
  await app.user.click(await screen.findByRole('button', { name: 'Turn on' }));
  const code = await screen.findByRole('textbox', { name: 'Code from the app' });
  expect([document.activeElement, code.getAttribute('autocomplete'), code.getAttribute('inputmode')]).toEqual([
    code,
    'one-time-code',
    'numeric',
  ]);
  expect(
    (await screen.findByRole('img', { name: /QR code/ })).querySelector('path')?.getAttribute('d')?.length,
  ).toBeGreaterThan(1000);
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
  await app.user.type(code, '000000{Enter}');
  await screen.findByRole('textbox', {
    name: 'Code from the app',
    description: 'This code does not fit.',
  });
  await app.user.clear(code);
  await app.user.type(code, '123456{Enter}');
  const list = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(codes);
  expect(await axeProblems()).toEqual([]);
  const saved = watchDownloads();
  await app.user.click(screen.getByRole('button', { name: 'Download codes' }));
  await waitFor(() =>
    expect(saved).toEqual([
      {
        name: 'recovery-codes.txt',
        type: 'text/plain;charset=utf-8',
        text: expect.stringContaining(codes.join('\n')) as string,
      },
    ]),
  );
  await app.user.click(screen.getByRole('button', { name: 'Copy codes' }));
  expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));
  await app.user.click(screen.getByRole('button', { name: 'I’ve saved them' }));
  expect(screen.queryByText(codes[0] ?? '')).toBeNull();
  expect(screen.getByText('10 of 10 recovery codes left.')).toBeTruthy();
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(secret);
});

test('one-time codes are turned off after a question', async () => {
  const app = open(person([], true, 2), { removeTotp: () => ({ viewer: person([]), userErrors: [] }) });
  await screen.findByText('2 of 10 recovery codes left. Generate new codes before you run out.');
  await app.user.click(screen.getByRole('button', { name: 'Turn off' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Turn off one-time codes?' });
  expect(await axeProblems(dialog)).toEqual([]);
  await app.user.click(within(dialog).getByRole('button', { name: 'Turn off' }));
  await screen.findByRole('button', { name: 'Turn on' });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('new recovery codes come without turning the codes off', async () => {
  const app = open(person([], true, 1), {
    rotateRecoveryCodes: () => ({
      viewer: person([], true, 10),
      recoveryCodes: ['new-code-1', 'new-code-2'],
      userErrors: [],
    }),
  });
  await app.user.click(await screen.findByRole('button', { name: 'Generate new recovery codes' }));
  await app.user.click(
    within(await screen.findByRole('alertdialog', { name: 'Generate new recovery codes?' })).getByRole('button', {
      name: 'Generate codes',
    }),
  );
  expect(
    within(await screen.findByRole('list', { name: 'Recovery codes' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['new-code-1', 'new-code-2']);
  expect(await axeProblems()).toEqual([]);
  await app.user.click(screen.getByRole('button', { name: 'I’ve saved them' }));
  expect(screen.getByText('10 of 10 recovery codes left.')).toBeTruthy();
  expect(app.times('RemoveTotp')).toBe(0);
});
