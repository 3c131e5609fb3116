import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type {
  ServiceAccount,
  ServiceAccountKey,
  ServiceAccountPublicKey,
  ServiceAccountWorkload,
} from '../../gen/types.ts';
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
    publicKeyId: string;
    workloadId: string;
    subject: string;
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
const publicKey = (name: string, part: Partial<ServiceAccountPublicKey> = {}): ServiceAccountPublicKey => ({
  __typename: 'ServiceAccountPublicKey',
  id: `public-${name}`,
  name,
  keyId: `kid-of-${name}`,
  algorithms: ['ES256'],
  scopes: ['POLICY_READ'],
  createdAt: '2025-10-01T00:00:00Z',
  expiresAt: '2030-01-01T00:00:00Z',
  lastUsedAt: null,
  ...part,
});
const workload = (subject: string, part: Partial<ServiceAccountWorkload> = {}): ServiceAccountWorkload => ({
  __typename: 'ServiceAccountWorkload',
  id: `workload-${subject}`,
  issuer: 'https://gitlab.com',
  subject,
  scopes: ['CHANNEL_PUBLISH'],
  audience: null,
  claims: {},
  reuse: false,
  issuerKeys: null,
  createdAt: '2025-10-01T00:00:00Z',
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
    clientId: '01900000-0000-7000-8000-000000000001',
    keys: [],
    publicKeys: [],
    workloads: [],
    groups: [],
    ...part,
  }) as ServiceAccount;

/** Renders the page of a hub with service accounts. */
function house(
  {
    accounts = [account('ci')],
    features = ['service_accounts'],
    role = 'ADMIN',
    at = '/organizations/acme/service-accounts',
  }: { accounts?: ServiceAccount[]; features?: string[]; role?: string; at?: string } = {},
  writes: Hub = {},
) {
  const kept = [...accounts];
  const acme = buildOrganization({
    role: role as 'ADMIN',
    features,
    serviceAccounts: (() => [...kept]) as never,
    serviceAccount: (({ id }: { id: string }) => kept.find((one) => one.id === id) ?? null) as never,
    groups: [
      { __typename: 'Group', id: 'group-1', name: 'Machines', memberCount: 0, channelCount: 0 },
      { __typename: 'Group', id: 'group-2', name: 'Others', memberCount: 0, channelCount: 0 },
    ] as never,
  });
  const given: Input['input'][] = [];
  const changed = (change: (account: ServiceAccount, input: Input['input']) => object) =>
    (({ input }: Input) => {
      given.push(input);
      const index = kept.findIndex(({ id }) => id === input.serviceAccountId);
      kept[index] = { ...kept[index]!, ...change(kept[index]!, input) };
      return { secret: 'tr-secret', serviceAccount: kept[index], organization: null, userErrors: [] };
    }) as never;
  const app = render(at, buildUser({ organizations: [acme] }), {
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
    addServiceAccountPublicKey: changed(({ publicKeys }, { name }) => ({
      publicKeys: [...(publicKeys ?? []), publicKey(name)],
    })),
    removeServiceAccountPublicKey: changed(({ publicKeys }, { publicKeyId }) => ({
      publicKeys: publicKeys?.filter(({ id }) => id !== publicKeyId),
    })),
    addServiceAccountWorkload: changed(({ workloads }, { subject }) => ({
      workloads: [...(workloads ?? []), workload(subject)],
    })),
    updateServiceAccountWorkloadKeys: changed(({ workloads }) => ({
      workloads: workloads?.map((one) => ({ ...one, issuerKeys: ['new'] })),
    })),
    removeServiceAccountWorkload: changed(({ workloads }, { workloadId }) => ({
      workloads: workloads?.filter(({ id }) => id !== workloadId),
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
    return screen.findByRole('region', { name: 'API keys' });
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
    await app.user.click(within(form).getByRole('checkbox', { name: 'Create and change policies policy:write' }));
    await app.user.click(within(form).getByRole('checkbox', { name: 'Apply policies policy:apply' }));
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
    const row = await screen.findByRole('row', { name: /^deploy ••••abcd policy:write policy:apply/ });
    expect(row).toBeTruthy();
    expect(document.body.textContent).not.toContain('tr-secret');
  });

  test('two are the most; after one is revoked, there is room again', async () => {
    const { app, given } = house({
      accounts: [account('ci', { keys: [key('old', { expiresAt: '2025-01-01T00:00:00Z' }), key('one'), key('two')] })],
    });
    const list = await open(app);
    expect(within(list).getByRole('row', { name: /^old ••••abcd policy:read Expired/ })).toBeTruthy();
    expect(within(list).getByRole('button', { name: 'Create API key' }).getAttribute('aria-disabled')).toBe('true');
    await app.user.click(within(list).getByRole('button', { name: 'Revoke key one' }));
    const asked = await screen.findByRole('alertdialog', { name: 'Revoke key one?' });
    await app.user.click(within(asked).getByRole('button', { name: 'Revoke' }));
    const again = list;
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
    await app.user.click(within(form).getByRole('checkbox', { name: 'Read the audit log audit:read' }));
    await app.user.click(within(form).getByRole('button', { name: 'Create API key' }));
    expect(await within(form).findByText('Too long.')).toBeTruthy();
  });
});

describe('the page of a service account', () => {
  const at = '/organizations/acme/service-accounts/account-ci';
  const part = (name: string) => screen.findByRole('region', { name });
  const press = async (app: Rendered, within_: HTMLElement, name: string) =>
    app.user.click(within(within_).getByRole('button', { name }));

  test('opens from the list, and shows the client ID and all credentials', async () => {
    const { app } = house({
      accounts: [
        account('ci', {
          publicKeys: [publicKey('deploy')],
          workloads: [
            workload('project_path:acme/tools:*', {
              audience: 'api://hub',
              claims: { project_id: '22' },
              reuse: true,
              issuerKeys: ['one'],
            }),
          ],
        }),
      ],
    });
    await app.user.click(await screen.findByRole('link', { name: 'ci' }));
    await waitFor(() => expect(app.address()).toBe(at));
    expect(await screen.findByText('01900000-0000-7000-8000-000000000001')).toBeTruthy();
    expect(screen.getByText(`${window.location.origin}/api/iam/oidc/token`)).toBeTruthy();
    expect(screen.getByRole('row', { name: /^deploy kid-of-deploy ES256 policy:read/ })).toBeTruthy();
    expect(
      screen.getByRole('row', {
        name: /^project_path:acme\/tools:\* gitlab\.com Audience api:\/\/hub, project_id=22, Tokens can be reused, Signing keys: one channel:publish Never/,
      }),
    ).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
  });

  test('a public key is added from its JSON, and removed', async () => {
    const { app, given } = house({ at });
    await press(app, await part('Public keys'), 'Add public key');
    const form = await screen.findByRole('dialog', { name: 'Add public key' });
    await app.user.type(within(form).getByRole('textbox', { name: 'Name' }), 'deploy');
    const field = within(form).getByRole('textbox', { name: 'Public key (JWK)' });
    await app.user.click(field);
    await app.user.paste('not a key');
    await press(app, form, 'Add public key');
    expect(await within(form).findByText('Paste the public key as JSON.')).toBeTruthy();
    expect(within(form).getByText('Select at least one scope.')).toBeTruthy();
    await app.user.clear(field);
    await app.user.click(field);
    await app.user.paste('{"kty":"OKP","crv":"Ed25519","x":"abc"}');
    await app.user.click(within(form).getByRole('checkbox', { name: 'Read reports report:read' }));
    expect(await axeProblems()).toEqual([]);
    await press(app, form, 'Add public key');
    await screen.findByRole('row', { name: /^deploy / });
    await press(app, await part('Public keys'), 'Remove public key deploy');
    await press(app, await screen.findByRole('alertdialog', { name: 'Remove public key deploy?' }), 'Remove');
    await waitFor(() => expect(screen.queryByRole('row', { name: /^deploy / })).toBeNull());
    const of = { organization: 'acme', serviceAccountId: 'account-ci' };
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: 'abc' };
    expect(given).toEqual([
      { ...of, name: 'deploy', jwk, scopes: ['REPORT_READ'], days: 90 },
      { ...of, publicKeyId: 'public-deploy' },
    ]);
  });

  test('a workload is trusted with claims, audience, and keys, and removed', async () => {
    const { app, given } = house({ at });
    await press(app, await part('Trusted workloads'), 'Add trusted workload');
    const form = await screen.findByRole('dialog', { name: 'Add trusted workload' });
    const field = (name: string) => within(form).getByRole<HTMLInputElement>('textbox', { name });
    expect(field('Issuer URL').value).toBe('https://token.actions.githubusercontent.com');
    expect(within(form).queryByRole('textbox', { name: 'Signing keys (JWKS)' })).toBeNull();
    await app.user.click(within(form).getByRole('radio', { name: 'Kubernetes' }));
    expect(within(form).getByRole<HTMLInputElement>('switch', { name: /more than once/ }).checked).toBe(true);
    await app.user.type(field('Issuer URL'), 'https://cluster.example');
    await app.user.type(field('Subject'), 'system:serviceaccount:build:publisher');
    await app.user.type(field('Required claims'), 'project_id');
    await app.user.click(field('Signing keys (JWKS)'));
    await app.user.paste('{}');
    await app.user.click(within(form).getByRole('checkbox', { name: 'Publish packages channel:publish' }));
    await press(app, form, 'Add trusted workload');
    expect(await within(form).findByText('Write one claim per line: name=value.')).toBeTruthy();
    expect(within(form).getByText('Paste a JWKS: an object with keys.')).toBeTruthy();
    await app.user.type(field('Required claims'), '=22');
    await app.user.clear(field('Signing keys (JWKS)'));
    await app.user.click(field('Signing keys (JWKS)'));
    await app.user.paste('{"keys":[{"kty":"RSA"}]}');
    await app.user.type(field('Audience'), 'api://hub');
    expect(await axeProblems()).toEqual([]);
    await press(app, form, 'Add trusted workload');
    const subject = 'system:serviceaccount:build:publisher';
    await screen.findByRole('row', { name: new RegExp(`^${subject}`) });
    await press(app, await part('Trusted workloads'), `Remove ${subject}`);
    await press(app, await screen.findByRole('alertdialog', { name: `Remove ${subject}?` }), 'Remove');
    await waitFor(() => expect(screen.queryByRole('row', { name: new RegExp(`^${subject}`) })).toBeNull());
    const of = { organization: 'acme', serviceAccountId: 'account-ci' };
    expect(given).toEqual([
      {
        ...of,
        issuer: 'https://cluster.example',
        subject,
        audience: 'api://hub',
        claims: { project_id: '22' },
        reuse: true,
        keys: [{ kty: 'RSA' }],
        scopes: ['CHANNEL_PUBLISH'],
      },
      { ...of, workloadId: `workload-${subject}` },
    ]);
  });

  test('the signing keys of an issuer are replaced', async () => {
    const { app, given } = house({
      at,
      accounts: [account('ci', { workloads: [workload('a:b', { issuerKeys: ['old'] }), workload('c:d')] })],
    });
    const list = await part('Trusted workloads');
    expect(within(list).getAllByRole('button', { name: /^Replace signing keys/ })).toHaveLength(1);
    await press(app, list, 'Replace signing keys of a:b');
    const form = await screen.findByRole('dialog', { name: 'Replace signing keys of a:b' });
    await app.user.click(within(form).getByRole('textbox', { name: 'Signing keys (JWKS)' }));
    await app.user.paste('{"keys":[{"kty":"EC"}]}');
    await press(app, form, 'Replace keys');
    expect(await screen.findByText('Signing keys replaced')).toBeTruthy();
    expect(given).toEqual([
      { organization: 'acme', serviceAccountId: 'account-ci', workloadId: 'workload-a:b', keys: [{ kty: 'EC' }] },
    ]);
  });

  test('a plan without service accounts lets end what is there, and add nothing', async () => {
    house({ at, features: [], accounts: [account('ci', { keys: [key('one')] })] });
    const keys = await part('API keys');
    expect(within(keys).getByRole('button', { name: 'Create API key' }).getAttribute('aria-disabled')).toBe('true');
    expect(within(keys).getByRole('button', { name: 'Revoke key one' }).getAttribute('aria-disabled')).not.toBe('true');
  });

  test('an unknown account says so', async () => {
    house({ at: '/organizations/acme/service-accounts/nobody' });
    expect(await screen.findByText('Page Not Found')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go back.' }).getAttribute('href')).toBe(
      '/organizations/acme/service-accounts',
    );
  });
});
