import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeProblems } from '../../../testing/axe.ts';
import { buildChannel, buildOrganization, buildUser } from '../../../testing/builders.ts';
import { render } from '../../../testing/render.tsx';

const acme = buildOrganization({ channels: [buildChannel({ name: 'main', repoUrl: '/repo/acme/main' })] });

test("[SHELL-23] Token Access of the account menu leads to the person's token for the organization", async () => {
  const app = render('/organizations/acme', buildUser({ organizations: [acme] }), { organization: acme });
  await app.user.click(await screen.findByRole('button', { name: /account menu for/ }));
  const href = within(await screen.findByRole('menu'))
    .getByRole('menuitem', { name: 'Token Access' })
    .getAttribute('href');
  app.unmount();
  render(href ?? '', buildUser({ organizations: [acme] }), { organization: acme });
  const section = within(await screen.findByRole('region', { name: 'Token Access: main' }));
  await section.findByRole('button', { name: 'Get my token' });
  await waitFor(() => expect(document.activeElement?.id).toBe('token'));
  expect(await axeProblems()).toEqual([]);
});

test('without the address of the token the channels show without it', async () => {
  render('/organizations/acme/channels', buildUser({ organizations: [acme] }), { organization: acme });
  await screen.findByRole('rowheader', { name: /main/ });
  expect(screen.queryByRole('region', { name: /Token Access/ })).toBeNull();
});
