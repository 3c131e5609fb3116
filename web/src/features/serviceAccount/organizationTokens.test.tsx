import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { axeProblems } from '../../testing/axe.ts';
import { buildOrganization, buildUser } from '../../testing/builders.ts';
import { render } from '../../testing/render.tsx';
import type { Hub } from '../../testing/schema.ts';

const token = (id: string, part: object = {}) => ({
  __typename: 'OrganizationToken' as const,
  id,
  user: null,
  serviceAccountName: null,
  last4: '7Q2f',
  scope: 'READ' as const,
  createdAt: '2025-10-01T00:00:00Z',
  expiresAt: '2030-01-01T00:00:00Z',
  lastUsedAt: null,
  ...part,
});

/** Renders the page of a hub with tokens. */
function house(given: ReturnType<typeof token>[], writes: Hub = {}) {
  const kept = [...given];
  const acme = buildOrganization({ role: 'ADMIN', tokens: (() => [...kept]) as never });
  const app = render('/organizations/acme/tokens', buildUser({ organizations: [acme] }), {
    organization: () => acme as never,
    createOrganizationToken: (() => {
      kept.unshift(token('site'));
      return { secret: 'tr-the-secret', organization: acme, userErrors: [] };
    }) as never,
    revokeOrganizationToken: (({ input }: { input: { tokenId: string } }) => {
      kept.splice(
        kept.findIndex(({ id }) => id === input.tokenId),
        1,
      );
      return { organization: acme, userErrors: [] };
    }) as never,
    ...writes,
  });
  const sent = (name: string) => app.asked.filter((one) => one.name === name).map((one) => one.variables['input']);
  return { app, sent };
}

describe('tokens of an organization', () => {
  test('[TOKEN-01] the organization’s own is issued and shown once', async () => {
    const { app, sent } = house([]);
    await app.user.click(await screen.findByRole('button', { name: 'Create read token' }));
    expect(await screen.findByText('tr-the-secret')).toBeTruthy();
    expect(sent('CreateOrganizationToken')).toEqual([{ organization: 'acme', renew: false, scope: 'READ' }]);
    await app.user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByText('tr-the-secret')).toBeNull();
    expect(await screen.findByText('••••7Q2f')).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
  });

  test('[TOKEN-05] it is given to mirrors, and the screen says to which', async () => {
    const { app, sent } = house([token('site')], {
      updateMirrorToken: { channels: ['copy', 'other'], userErrors: [] },
    });
    await app.user.click(await screen.findByRole('button', { name: 'Use for mirrors' }));
    expect(await screen.findByText('2 mirrors use this token: copy, other')).toBeTruthy();
    expect(sent('UpdateMirrorToken')).toEqual([{ organization: 'acme', source: 'ORGANIZATION' }]);
  });

  test('those of others are listed with their holders; one is revoked after a question', async () => {
    const { app, sent } = house([
      token('t1', { serviceAccountName: 'ci', scope: 'PUBLISH' }),
      token('t2', { user: buildUser({ displayName: 'Max Planck' }) }),
    ]);
    const table = await screen.findByRole('region', { name: 'Tokens' });
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    await app.user.click(within(table).getByRole('button', { name: 'Revoke token for ci' }));
    const question = await screen.findByRole('alertdialog', { name: 'Revoke token for ci?' });
    await app.user.click(within(question).getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Token for ci revoked')).toBeTruthy();
    expect(sent('RevokeOrganizationToken')).toEqual([{ organization: 'acme', tokenId: 't1' }]);
    expect(within(table).queryByText('ci')).toBeNull();
  });

  test('a workload is trusted with a preset, told at its field what is wrong, and removed after a question', async () => {
    const workload = {
      __typename: 'TrustedWorkload',
      id: 'w1',
      channelName: 'main',
      issuer: 'https://token.actions.githubusercontent.com',
      subject: 'repo:acme/tools:ref:refs/heads/main',
      scope: 'PUBLISH',
      lastUsedAt: null,
    };
    let held: object[] = [];
    const acme = buildOrganization({
      role: 'ADMIN',
      tokens: [] as never,
      trustedWorkloads: (() => held) as never,
      channels: [{ __typename: 'Channel', id: 'c1', name: 'main', type: 'HOSTED' }] as never,
    });
    let answer: object[] = [
      { __typename: 'InputError', code: 'INVALID', message: 'Name the owner.', field: ['subject'] },
    ];
    const app = render('/organizations/acme/tokens', buildUser({ organizations: [acme] }), {
      organization: () => acme as never,
      addTrustedWorkload: (() => {
        if (answer.length === 0) held = [workload];
        return { organization: answer.length === 0 ? acme : null, userErrors: answer };
      }) as never,
      removeTrustedWorkload: (() => {
        held = [];
        return { organization: acme, userErrors: [] };
      }) as never,
    });
    const sent = (name: string) => app.asked.filter((one) => one.name === name).map((one) => one.variables['input']);
    await app.user.click(await screen.findByRole('button', { name: 'Add trusted workload' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add trusted workload' });
    await app.user.click(within(dialog).getByRole('radio', { name: 'GitLab' }));
    const issuer = within(dialog).getByRole<HTMLInputElement>('textbox', { name: /Issuer URL/ });
    expect(issuer.value).toBe('https://gitlab.com');
    await app.user.click(within(dialog).getByRole('radio', { name: 'GitHub Actions' }));
    const subject = within(dialog).getByRole('textbox', { name: /Subject/ });
    // The example subject could be someone's, so it is never sent.
    expect((subject as HTMLInputElement).value).toBe('');
    await app.user.type(subject, 'repo:acme/tools:ref:refs/heads/main');
    expect(await axeProblems()).toEqual([]);
    const submit = within(dialog).getByRole('button', { name: 'Add trusted workload' });
    await app.user.click(submit);
    expect(await within(dialog).findByText('Name the owner.')).toBeTruthy();
    answer = [];
    await app.user.click(submit);
    expect(await screen.findByText('repo:acme/tools:ref:refs/heads/main')).toBeTruthy();
    expect(sent('AddTrustedWorkload').at(-1)).toEqual({
      organization: 'acme',
      channel: 'main',
      issuer: 'https://token.actions.githubusercontent.com',
      subject: 'repo:acme/tools:ref:refs/heads/main',
      scope: 'PUBLISH',
    });
    await app.user.click(screen.getByRole('button', { name: /^Remove / }));
    const question = await screen.findByRole('alertdialog');
    await app.user.click(within(question).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('table', { name: 'Trusted workloads' })).toBeNull());
    expect(sent('RemoveTrustedWorkload')).toEqual([{ organization: 'acme', trustedWorkloadId: 'w1' }]);
  });
});
