import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeProblems } from '../../testing/axe.ts';
import { buildOrganization, buildUser } from '../../testing/builders.ts';
import { render } from '../../testing/render.tsx';

const pro = { activeProduct: 'COMMERCIAL_SUBSCRIPTION', features: ['channel', 'issue_token'] } as const;
const open = (part: object) => {
  const acme = buildOrganization(part);
  return render('/organizations/acme/groups', buildUser({ organizations: [acme] }), {
    organization: () => acme as never,
  });
};

test('[SUB-30] a page of a missing plan feature says which plan has it, that existing items stay, and where to choose it', async () => {
  open({ ...pro, role: 'BILLING_MANAGER' });
  expect(await screen.findByText(/Groups requires the Business plan\. Acme Research is on Pro\./)).toBeTruthy();
  expect(screen.getByText(/Existing items stay/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See Business' }).getAttribute('href')).toBe('/organizations/acme/subscribe');
  expect(await axeProblems()).toEqual([]);
});

test("users who can't choose plans see who can", async () => {
  open({ ...pro, role: 'MEMBER' });
  expect(await screen.findByText(/Ask an admin or billing manager to change the plan/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'See Business' })).toBeNull();
});

test('what an admin has switched off leads to the settings, and what is had has no notice', async () => {
  const off = open({ activeProduct: 'SECURITY_SUBSCRIPTION', features: ['policy'], role: 'ADMIN' });
  expect((await screen.findByRole('link', { name: 'Turn it on in settings' })).getAttribute('href')).toBe(
    '/organizations/acme/settings',
  );
  off.unmount();
  open({ activeProduct: 'SECURITY_SUBSCRIPTION', features: ['groups'], role: 'ADMIN' });
  await screen.findByRole('heading', { name: 'Groups', level: 1 });
  expect(screen.queryByText(/Groups’/)).toBeNull();
});
