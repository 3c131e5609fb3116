import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ServiceAccount, ServiceAccountKey } from '../../gen/types.ts';
import { axeProblems } from '../../testing/axe.ts';
import { buildOrganization, buildUser, inputError } from '../../testing/builders.ts';
import { chooseAction } from '../../testing/menu.ts';
import { render, type Rendered } from '../../testing/render.tsx';
import type { Hub } from '../../testing/schema.ts';

type Input = {
  input: {
    serviceAccountId: string;
    serviceAccountKeyId: string;
    name: string;
    groupIds: string[];
    renew: boolean;
    scope?: string | null;
    scopes: string[];
  };
};

const token = {
  __typename: 'ServiceAccountToken',
  last4: 'wxyz',
  scope: 'READ',
  createdAt: '2025-10-01T00:00:00Z',
  expiresAt: '2030-01-01T00:00:00Z',
  lastUsedAt: null,
} as const;
const key = (name: string, part: Partial<ServiceAccountKey> = {}): ServiceAccountKey => ({
  __typename: 'ServiceAccountKey',
  id: `key-${name}`,
  name,
  last4: 'abcd',
  scopes: ['POLICY_READ'],
  createdAt: '2025-10-01T00:00:00Z',
  expiresAt: '2030-01-01T00:00:00Z',
  lastUsedAt: null,
  ...part,
});
const account = (name: string, part: object = {}) =>
  ({
    __typename: 'ServiceAccount',
    version: 'v',
    id: `account-${name}`,
    name,
    createdAt: '2025-10-01T00:00:00Z',
    token: null,
    keys: [],
    groups: [],
    ...part,
  }) as ServiceAccount;

/** Renders the page of a hub with service accounts. */
function house(
  {
    accounts = [account('ci')],
    features = ['service_accounts'],
    role = 'ADMIN',
  }: { accounts?: ServiceAccount[]; features?: string[]; role?: string } = {},
  writes: Hub = {},
) {
  const kept = [...accounts];
  const acme = buildOrganization({
    role: role as 'ADMIN',
    features,
    serviceAccounts: (() => [...kept]) as never,
    groups: [
      { __typename: 'Group', id: 'group-1', name: 'Machines', memberCount: 0, channelCount: 0 },
      { __typename: 'Group', id: 'group-2', name: 'Others', memberCount: 0, channelCount: 0 },
    ] as never,
  });
  const given: Input['input'][] = [];
  const changed = (change: (account: ServiceAccount, input: Input['input']) => object) =>
    (({ input }: Input) => {
      given.push(input);
      const at = kept.findIndex(({ id }) => id === input.serviceAccountId);
      kept[at] = { ...kept[at]!, ...change(kept[at]!, input) };
      return { secret: 'tr-secret', serviceAccount: kept[at], organization: null, userErrors: [] };
    }) as never;
  const app = render('/organizations/acme/service-accounts', buildUser({ organizations: [acme] }), {
    organization: () => acme as never,
    createServiceAccount: (({ input }: Input) => {
      given.push(input);
      kept.push(account(input.name));
      return { serviceAccount: kept.at(-1), organization: acme, userErrors: [] };
    }) as never,
    updateServiceAccount: changed((_account, { name }) => ({ name })),
    updateServiceAccountGroups: changed((_account, { groupIds }) => ({
      groups: groupIds.map((groupId) => ({
        __typename: 'ServiceAccountGroup',
        groupId,
        name: groupId === 'group-1' ? 'Machines' : 'Others',
      })),
    })),
    createServiceAccountToken: changed(() => ({ token })),
    revokeServiceAccountToken: changed(() => ({ token: null })),
    createServiceAccountKey: changed(({ keys }, { name, scopes }) => ({
      keys: [...keys, key(name, { scopes: scopes as ServiceAccountKey['scopes'] })],
    })),
    revokeServiceAccountKey: changed(({ keys }, { serviceAccountKeyId }) => ({
      keys: keys.filter(({ id }) => id !== serviceAccountKeyId),
    })),
    deleteServiceAccount: (({ input }: Input) => {
      kept.splice(
        kept.findIndex(({ id }) => id === input.serviceAccountId),
        1,
      );
      return { deletedId: input.serviceAccountId, organization: acme, userErrors: [] };
    }) as never,
    ...writes,
  });
  return { app, given };
}
const choose = (app: Rendered, name: string, action: string) => chooseAction(app, `Actions for ${name}`, action);

describe('service accounts', () => {
  test('[SVC-01, SVC-02, DATA-06] are listed with their groups and the state of their tokens', async () => {
    house({
      accounts: [
        account('ci', { token, groups: [{ __typename: 'ServiceAccountGroup', groupId: 'group-1', name: 'Machines' }] }),
        account('old', { token: { ...token, expiresAt: '2025-01-01T00:00:00Z' } }),
        account('new'),
      ],
    });
    expect(await screen.findByRole('row', { name: /^ci Machines ••••wxyz 2030-01-01 Never/ })).toBeTruthy();
    expect(screen.getByRole('row', { name: /^old – ••••wxyz Expired/ })).toBeTruthy();
    expect(screen.getByRole('row', { name: /^new – No token/ })).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
  });

  test('[SVC-03, SVC-06] the form has a name only, and only that is sent', async () => {
    const { app, given } = house();
    await app.user.click(await screen.findByRole('button', { name: 'Create service account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create service account' });
    expect(within(dialog).getAllByRole('textbox')).toHaveLength(1);
    await app.user.type(within(dialog).getByRole('textbox', { name: 'Name' }), ' nightly ');
    expect(await axeProblems()).toEqual([]);
    await app.user.click(within(dialog).getByRole('button', { name: 'Create service account' }));
    expect(await screen.findByRole('row', { name: /^nightly/ })).toBeTruthy();
    expect(given).toEqual([{ organization: 'acme', name: 'nightly' }]);
  });

  test('[SVC-04] a new name shows at once; if the hub refuses it, the old one is back and the form stays', async () => {
    const held = Promise.withResolvers<undefined>();
    const { app } = house({}, {
      updateServiceAccount: () =>
        held.promise.then(() => ({ serviceAccount: null, userErrors: [inputError('Choose another name.', ['name'])] })),
    } as never);
    await choose(app, 'ci', 'Rename');
    const dialog = await screen.findByRole('dialog', { name: /^Rename/ });
    await app.user.type(within(dialog).getByRole('textbox', { name: 'Name' }), '-main');
    await app.user.click(within(dialog).getByRole('button', { name: 'Rename' }));
    expect(await screen.findByRole('row', { name: /^ci-main/, hidden: true })).toBeTruthy();
    held.resolve(undefined);
    await within(dialog).findByText('Choose another name.');
    expect(await screen.findByRole('row', { name: /^ci /, hidden: true })).toBeTruthy();
    expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('ci-main');
  });

  test('[SVC-04] renaming begins with the present name', async () => {
    const { app } = house();
    await choose(app, 'ci', 'Rename');
    const dialog = await screen.findByRole('dialog', { name: 'Rename ci' });
    const name = within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    expect(name.value).toBe('ci');
    await app.user.type(name, '-main');
    await app.user.click(within(dialog).getByRole('button', { name: 'Rename' }));
    expect(await screen.findByRole('row', { name: /^ci-main/ })).toBeTruthy();
  });

  test('[SVC-05] deleting asks first', async () => {
    const { app } = house();
    await choose(app, 'ci', 'Delete');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete ci?' });
    await app.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('heading', { name: 'No service accounts yet' })).toBeTruthy();
  });

  test('groups are chosen from those of the organization', async () => {
    const { app, given } = house();
    await choose(app, 'ci', 'Groups');
    const dialog = await screen.findByRole('dialog', { name: 'Groups for ci' });
    await app.user.click(within(dialog).getByRole('checkbox', { name: 'Machines' }));
    expect(await axeProblems()).toEqual([]);
    await app.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('row', { name: /^ci Machines/ })).toBeTruthy();
    expect(given).toEqual([
      { organization: 'acme', serviceAccountId: 'account-ci', groupIds: ['group-1'], expectedVersion: 'v' },
    ]);
  });

  test('a token is issued, its secret shown once and kept nowhere', async () => {
    const { app, given } = house();
    await choose(app, 'ci', 'Create read token');
    const dialog = await screen.findByRole('dialog', { name: 'Token for ci' });
    expect(within(dialog).getByText('tr-secret')).toBeTruthy();
    // Each client with its tested URL format: conda and mamba fail with the token in the path
    // (docs/guides/install/install-packages.md).
    const { protocol, host, hostname, origin } = window.location;
    for (const form of [
      `${protocol}//x:tr-secret@${host}/repo/acme/CHANNEL`,
      new RegExp(`machine ${hostname} login x password tr-secret`),
      `${origin}/t/tr-secret/repo/acme/CHANNEL`,
    ])
      expect(within(dialog).getByText(form)).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
    await app.user.click(within(dialog).getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('row', { name: /••••wxyz/ })).toBeTruthy();
    expect(document.body.textContent).not.toContain('tr-secret');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('tr-secret');
    expect(given).toEqual([{ organization: 'acme', serviceAccountId: 'account-ci', renew: false, scope: 'READ' }]);
  });

  test('replacing and revoking ask first, for machines fail from then on', async () => {
    const { app, given } = house({ accounts: [account('ci', { token })] });
    await choose(app, 'ci', 'Rotate token');
    await app.user.click(
      within(await screen.findByRole('alertdialog', { name: 'Rotate token for ci?' })).getByRole('button', {
        name: 'Rotate token',
      }),
    );
    await app.user.click(
      within(await screen.findByRole('dialog', { name: 'Token for ci' })).getByRole('button', { name: 'Done' }),
    );
    await choose(app, 'ci', 'Revoke token');
    await app.user.click(
      within(await screen.findByRole('alertdialog', { name: 'Revoke token for ci?' })).getByRole('button', {
        name: 'Revoke token',
      }),
    );
    expect(await screen.findByRole('row', { name: /^ci – No token/ })).toBeTruthy();
    expect(given).toEqual([
      { organization: 'acme', serviceAccountId: 'account-ci', renew: true },
      { organization: 'acme', serviceAccountId: 'account-ci' },
    ]);
  });

  test("shows the hub's errors", async () => {
    const { app } = house(
      {},
      {
        createServiceAccountToken: {
          secret: null,
          serviceAccount: null,
          userErrors: [inputError('Not in this plan.', [], 'NOT_ALLOWED')],
        } as never,
      },
    );
    await choose(app, 'ci', 'Create read token');
    expect(await screen.findByText('Not in this plan.')).toBeTruthy();
  });

  test('without the feature the page says so and links to the plans; existing items can only be revoked', async () => {
    const { app } = house({ features: [], accounts: [account('ci', { token })] });
    expect((await screen.findByRole('link', { name: 'View plans' })).getAttribute('href')).toBe(
      '/organizations/acme/subscribe',
    );
    const create = screen.getByRole('button', { name: 'Create service account' });
    expect([create.getAttribute('aria-disabled'), create.title]).toEqual(['true', 'Service accounts aren’t available']);
    await app.user.click(await screen.findByRole('button', { name: 'Actions for ci' }));
    await screen.findByRole('menuitem', { name: 'Revoke token' });
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Revoke token',
      'API keys',
      'Groups',
      'Rename',
      'Delete',
    ]);
  });

  test('without the feature an account can be removed from groups, but not added', async () => {
    const inOne = account('ci', {
      groups: [{ __typename: 'ServiceAccountGroup', groupId: 'group-1', name: 'Machines' }],
    });
    const { app, given } = house({ features: [], accounts: [inOne] });
    await choose(app, 'ci', 'Groups');
    const dialog = await screen.findByRole('dialog', { name: 'Groups for ci' });
    const box = (name: string) => within(dialog).getByRole<HTMLInputElement>('checkbox', { name });
    expect([box('Machines').disabled, box('Others').disabled]).toEqual([false, true]);
    await app.user.click(box('Machines'));
    await app.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(given).toMatchObject([{ groupIds: [] }]));
  });

  test('[ROUTE-58] others than admins see error/403', async () => {
    const { app } = house({ role: 'BILLING_MANAGER' });
    await waitFor(() => expect(app.address()).toBe('/error/403'));
  });
});

describe('API keys', () => {
  const open = async (app: Rendered, name = 'ci') => {
    await choose(app, name, 'API keys');
    return screen.findByRole('dialog', { name: `API keys for ${name}` });
  };

  test('are created with a name and scopes; the secret is shown once, and the key is in the list', async () => {
    const { app, given } = house();
    const list = await open(app);
    expect(within(list).getByText('No API keys yet. Pipelines call GraphQL and REST with a key.')).toBeTruthy();
    await app.user.click(within(list).getByRole('button', { name: 'Create API key' }));
    const form = await screen.findByRole('dialog', { name: 'Create API key' });
    await app.user.click(within(form).getByRole('button', { name: 'Create API key' }));
    expect(await within(form).findByText('Enter a name.')).toBeTruthy();
    expect(within(form).getByText('Select at least one scope.')).toBeTruthy();
    await app.user.type(within(form).getByRole('textbox', { name: 'Name' }), ' deploy ');
    await app.user.click(within(form).getByRole('checkbox', { name: 'Create and change policies' }));
    await app.user.click(within(form).getByRole('checkbox', { name: 'Apply policies' }));
    await app.user.selectOptions(within(form).getByRole('combobox', { name: 'Expiration' }), '30 days');
    expect(await axeProblems()).toEqual([]);
    await app.user.click(within(form).getByRole('button', { name: 'Create API key' }));
    const shown = await screen.findByRole('dialog', { name: 'API key for ci' });
    expect(within(shown).getByText('tr-secret')).toBeTruthy();
    expect(given).toEqual([
      {
        organization: 'acme',
        serviceAccountId: 'account-ci',
        name: 'deploy',
        scopes: ['POLICY_WRITE', 'POLICY_APPLY'],
        days: 30,
      },
    ]);
    await app.user.click(within(shown).getByRole('button', { name: 'Done' }));
    const row = await screen.findByRole('row', { name: /^deploy ••••abcd Create and change policies, Apply policies/ });
    expect(row).toBeTruthy();
    expect(document.body.textContent).not.toContain('tr-secret');
  });

  test('two are the most; after one is revoked, there is room again', async () => {
    const { app, given } = house({
      accounts: [account('ci', { keys: [key('old', { expiresAt: '2025-01-01T00:00:00Z' }), key('one'), key('two')] })],
    });
    const list = await open(app);
    expect(within(list).getByRole('row', { name: /^old ••••abcd Read policies and runs Expired/ })).toBeTruthy();
    expect(within(list).getByRole('button', { name: 'Create API key' }).getAttribute('aria-disabled')).toBe('true');
    await app.user.click(within(list).getByRole('button', { name: 'Revoke key one' }));
    const asked = await screen.findByRole('alertdialog', { name: 'Revoke key one?' });
    await app.user.click(within(asked).getByRole('button', { name: 'Revoke' }));
    const again = await screen.findByRole('dialog', { name: 'API keys for ci' });
    await waitFor(() => expect(within(again).queryByRole('row', { name: /^one/ })).toBeNull());
    expect(within(again).getByRole('button', { name: 'Create API key' }).getAttribute('aria-disabled')).not.toBe(
      'true',
    );
    expect(given).toEqual([{ organization: 'acme', serviceAccountId: 'account-ci', serviceAccountKeyId: 'key-one' }]);
  });

  test('what the hub refuses stays in the form', async () => {
    const { app } = house(
      {},
      {
        createServiceAccountKey: () =>
          ({ secret: null, serviceAccount: null, userErrors: [inputError('Too long.', ['name'])] }) as never,
      },
    );
    await app.user.click(within(await open(app)).getByRole('button', { name: 'Create API key' }));
    const form = await screen.findByRole('dialog', { name: 'Create API key' });
    await app.user.type(within(form).getByRole('textbox', { name: 'Name' }), 'deploy');
    await app.user.click(within(form).getByRole('checkbox', { name: 'Read the audit log' }));
    await app.user.click(within(form).getByRole('button', { name: 'Create API key' }));
    expect(await within(form).findByText('Too long.')).toBeTruthy();
  });
});
