import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { buildOrganization, buildUser, connection } from '../../testing/builders.ts';
import { render, type Rendered } from '../../testing/render.tsx';

/** The hub for ada, who has this role in Acme; `featureSettings` answers the features. */
function open(url: string, role: 'ADMIN' | 'BILLING_MANAGER' | 'MEMBER', featureSettings: unknown = []): Rendered {
  const acme = buildOrganization({ role, members: connection([]) as never, featureSettings: featureSettings as never });
  return render(url, buildUser({ organizations: [acme] }), { organization: () => acme as never });
}
const refuse = () => {
  throw new GraphQLError('Your role does not allow this.', { extensions: { code: 'FORBIDDEN' } });
};
const navigation = () => within(screen.getByRole('navigation', { name: 'Main' }));

test('[ORG-22] selecting an organization loads its features for its admin, and not for others', async () => {
  const admin = open('/organizations/acme/members', 'ADMIN');
  await waitFor(() =>
    expect(admin.asked.find(({ name }) => name === 'OrganizationFeatures')?.variables).toEqual({ org: 'acme' }),
  );
  admin.unmount();
  for (const role of ['MEMBER', 'BILLING_MANAGER'] as const) {
    const other = open('/organizations/acme/members', role);
    await screen.findByRole('heading', { name: 'Members', level: 1 });
    await waitFor(() => expect(other.times('OrganizationNav')).toBe(1));
    expect([role, other.times('OrganizationFeatures')]).toEqual([role, 0]);
    other.unmount();
  }
});

test('[ORG-24] a 403 of the features empties the selection: the navigation has none, a page of it leads to error/403', async () => {
  const home = open('/', 'ADMIN', () => refuse());
  await waitFor(() => expect(home.times('OrganizationFeatures')).toBe(1));
  await waitFor(() => expect(navigation().queryByRole('link', { name: 'Overview' })).toBeNull());
  expect(home.address()).toBe('/');
  home.unmount();
  const page = open('/organizations/acme/members', 'ADMIN', () => refuse());
  await waitFor(() => expect(page.address()).toBe('/error/403'));
});

test('another failure of the features leaves the organization where it is', async () => {
  const app = open('/organizations/acme/members', 'ADMIN', () => {
    throw new GraphQLError('Away.', { extensions: { code: 'UPSTREAM_UNAVAILABLE' } });
  });
  await screen.findByRole('heading', { name: 'Members', level: 1 });
  await waitFor(() => expect(app.times('OrganizationFeatures')).toBe(1));
  expect(navigation().getByRole('link', { name: 'Members' }).getAttribute('aria-current')).toBe('page');
  expect(app.address()).toBe('/organizations/acme/members');
});

test('the visit of an organization that the person belongs to no more selects nothing', async () => {
  localStorage.setItem(
    'organization-visits:user-ada',
    JSON.stringify([{ orgId: 'org-gone', orgName: 'gone', lastVisited: '2025-10-01T00:00:00Z' }]),
  );
  const app = open('/', 'ADMIN');
  await waitFor(() =>
    expect(app.asked.find(({ name }) => name === 'OrganizationNav')?.variables).toEqual({ org: 'acme' }),
  );
  expect(navigation().getByRole('link', { name: 'Overview' }).getAttribute('href')).toBe('/organizations/acme');
});
