import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeProblems } from '../../testing/axe.ts';
import { buildOrganization, buildUser } from '../../testing/builders.ts';
import { render } from '../../testing/render.tsx';

const two = [
  buildOrganization({ features: ['environments'] }),
  buildOrganization({
    id: 'org-borealis',
    name: 'borealis',
    title: 'Borealis',
    role: 'MEMBER',
    activeProduct: null,
    features: [],
  }),
];

test('[ROUTE-12] the home of a member stays at / and lists the organizations with role, plan and ways in', async () => {
  const app = render('/', buildUser({ organizations: two }));
  await screen.findByRole('heading', { name: 'Welcome, Ada', level: 1 });
  expect(app.address()).toBe('/');
  const table = screen.getByRole('region', { name: 'Your organizations' });
  expect(within(table).getByRole('row', { name: /Acme Research Admin Business/ })).toBeTruthy();
  expect(within(table).getByRole('row', { name: /Borealis Member Free/ })).toBeTruthy();
  expect(
    within(table)
      .getAllByRole('link', { name: /^Environments, / })
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/organizations/acme/environments']);
  expect(await axeProblems()).toEqual([]);
});

test('[NAV-01] from the home links lead to account, organizations, subscriptions, stored files, channels, environments and policies', async () => {
  render(
    '/',
    buildUser({
      organizations: two,
      subscriptions: [
        {
          __typename: 'Subscription',
          productCode: 'STARTER_SUBSCRIPTION',
          expiresAt: '2099-01-01T00:00:00Z',
          organizationId: null,
        },
      ] as never,
    }),
  );
  await screen.findByRole('heading', { name: 'Welcome, Ada', level: 1 });
  const hrefs = new Set(
    within(screen.getByRole('main'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  );
  for (const href of [
    '/profile/account-settings',
    '/organizations/acme',
    '/profile/subscriptions',
    '/workspace',
    '/channels',
    '/environments',
    '/organizations/acme/policies',
  ])
    expect(hrefs).toContain(href);
});

test('[ART-06] of twelve packages of the channel main the home shows the first ten, each with the way to its page', async () => {
  const packages = Array.from({ length: 10 }, (_, at) => ({
    __typename: 'Package',
    id: `a${at}`,
    name: `pack-${at}`,
    latestAllowedVersion: at === 0 ? null : `1.${at}`,
    license: 'MIT',
    summary: 'Packs.',
  }));
  render('/', buildUser({ organizations: two }), {
    featuredPackages: {
      __typename: 'FeaturedPackages',
      organizationName: 'acme',
      channelName: 'main',
      totalCount: 12,
      packages,
    } as never,
  });
  const region = within(await screen.findByRole('region', { name: 'Packages' }));
  const links = region.getAllByRole('link');
  expect(links).toHaveLength(10);
  expect(links[9]?.getAttribute('href')).toBe('/organizations/acme/channels/main/packages/pack-9');
  expect(screen.getByRole('link', { name: 'View all 12' }).getAttribute('href')).toBe(
    '/organizations/acme/channels/main',
  );
  expect(await axeProblems()).toEqual([]);
});

test('[AUTH-01] a user without organizations sees how to get one', async () => {
  render('/', buildUser({ organizations: [] }));
  await screen.findByRole('heading', { name: 'No organizations yet' });
  expect(screen.getAllByRole('link', { name: 'Create organization' })[0]?.getAttribute('href')).toBe(
    '/organizations/create',
  );
});

test('the list of organizations offers a next step to users without any', async () => {
  render('/organizations', buildUser({ organizations: [] }));
  const main = within(await screen.findByRole('main'));
  expect((await main.findByRole('link', { name: 'Create organization' })).getAttribute('href')).toBe(
    '/organizations/create',
  );
});

test('[AUTH-01] a visitor reads what the hub is and how to come in', async () => {
  render('/', null);
  const main = within(await screen.findByRole('main'));
  expect((await main.findByRole('link', { name: 'Sign In' })).getAttribute('href')).toBe('/sign-in');
  expect(main.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/sign-up');
  expect(main.getByRole('img', { name: /A policy allows some and blocks the rest/ })).toBeTruthy();
  for (const [name, href] of [
    ['guides', '/help'],
    [/public packages/, '/search'],
    [/get help/, '/support-center'],
  ] as const)
    expect(main.getByRole('link', { name }).getAttribute('href')).toBe(href);
  expect(await axeProblems()).toEqual([]);
});

test('[ROUTE-29] many organizations are filtered, paged and put in order by the address', async () => {
  const many = Array.from({ length: 45 }, (_, index) =>
    buildOrganization({
      id: `org-${index}`,
      name: `n-${'i'.repeat(index + 1)}`,
      title: `House ${String(44 - index).padStart(2, '0')}`,
    }),
  );
  const app = render('/organizations', buildUser({ organizations: many }));
  const table = within(await screen.findByRole('region', { name: 'Organizations' }));
  expect(table.getAllByRole('row')).toHaveLength(21);
  await app.user.click(screen.getByRole('button', { name: 'Name' }));
  await waitFor(() => expect(app.address()).toBe('/organizations?sort=name'));
  await waitFor(() => expect(table.getAllByRole('rowheader')[0]?.textContent).toBe('House 00'));
  await app.user.click(screen.getByRole('link', { name: 'Next page' }));
  await waitFor(() => expect(table.getAllByRole('rowheader')[0]?.textContent).toBe('House 20'));
  await app.user.type(screen.getByRole('searchbox', { name: 'Filter organizations' }), 'house 33{Enter}');
  await waitFor(() => expect(table.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['House 33']));
  await app.user.type(screen.getByRole('searchbox', { name: 'Filter organizations' }), ' nobody{Enter}');
  expect(await screen.findByRole('heading', { name: 'No results for “house 33 nobody”' })).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
});
