import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as features from '../../features.ts';
import type { Feature } from '../../lib/feature.ts';
import { axeProblems } from '../../testing/axe.ts';
import { buildOrganization, buildUser } from '../../testing/builders.ts';
import { menuListens } from '../../testing/menu.ts';
import { render } from '../../testing/render.tsx';
import type { Hub } from '../../testing/schema.ts';
import { buildNavigation, navigationOf, type NavigationItem } from './navigation.ts';
import { look } from '../../ui/theme/look.ts';
import { selectorOf } from '../../testing/looks.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.cookie = 'ff=; Max-Age=0; Path=/';
});

const names = ['acme', 'borealis', 'cobalt', 'dune'];
const uuid = (index: number) => `0190f000-0000-7000-8000-00000000000${index}`;
const item = (
  id: string,
  text: string,
  rest: Partial<NavigationItem>,
): NavigationItem & { __typename: 'NavigationItem' } => ({
  __typename: 'NavigationItem',
  id,
  text,
  isDisabled: false,
  hasChildren: false,
  childOf: null,
  externalLink: null,
  navigateTo: null,
  featureFlag: null,
  ...rest,
});

/** The hub's list for a user in so many organizations. */
const listFor = (count: number) => [
  item('dashboard', 'Dashboard', { navigateTo: '/' }),
  item('my-organizations', 'My Organizations', { hasChildren: true }),
  item('view-all', 'View All', { childOf: 'my-organizations', navigateTo: '/organizations' }),
  item('resources', 'Resources', { hasChildren: true }),
  item('getting-started', 'Getting Started', { childOf: 'resources', externalLink: 'https://docs.example/start' }),
  item('my-learning', 'My Learning', {
    childOf: 'resources',
    externalLink: 'https://learn.example/',
    navigateTo: '/my-learning',
    featureFlag: 'my-learning',
  }),
  item('documentation', 'Documentation', { childOf: 'resources', externalLink: 'https://docs.example/' }),
  item('forum', 'Forum', { externalLink: 'https://forum.example/' }),
  item('support', 'Support', { navigateTo: '/support-center' }),
  item('sidebar-organizations', count > 1 ? 'My Organizations' : 'My Organization', { hasChildren: true }),
  ...names
    .slice(0, Math.min(3, count))
    .map((name, index) =>
      item(uuid(index), name.toUpperCase(), { childOf: 'sidebar-organizations', navigateTo: `/organizations/${name}` }),
    ),
  ...(count > 3
    ? [
        item('view-all-orgs', 'View all organizations', {
          childOf: 'sidebar-organizations',
          navigateTo: '/organizations',
        }),
      ]
    : []),
];

function open(url: string, count: number, hub: Hub = {}, permissions: { name: string; allowed: boolean }[] = []) {
  const list = names
    .slice(0, count)
    .map((name) => buildOrganization({ id: `org-${name}`, name, title: name.toUpperCase() }));
  const viewer = buildUser({
    organizations: list,
    subscriptions: [
      {
        __typename: 'Subscription',
        productCode: 'STARTER_SUBSCRIPTION',
        expiresAt: '2099-01-01T00:00:00Z',
        organizationId: null,
      },
    ] as never,
    featurePermissions: permissions.map((permission) => ({ __typename: 'FeaturePermission', ...permission })),
  });
  return render(url, viewer, {
    navigationItems: listFor(count),
    organization: ((args: { name: string }) => list.find((one) => one.name === args.name) ?? null) as never,
    ...hub,
  });
}
const nav = async () => within(await screen.findByRole('navigation', { name: 'Main' }));
const collapsed = async () => (await nav()).queryByRole('button', { name: 'Expand' }) !== null;
/** Texts of the entries at the top of the main navigation. */
const top = (area: HTMLElement) => [...area.querySelectorAll(':scope > ul')][0]!;
const topTexts = () =>
  [...top(screen.getByRole('navigation', { name: 'Main' })).children].map((child) =>
    (child.querySelector(`a, button, ${selectorOf(look('nav.off'))}`)?.textContent ?? '').replace(
      ', opens in a new tab',
      '',
    ),
  );

describe('the list', () => {
  test('[NAV-02] five entries in order', async () => {
    open('/organizations', 1);
    await nav();
    expect(topTexts()).toEqual(['Dashboard', 'My Organizations', 'Resources', 'Forum', 'Support']);
  });

  test('[NAV-01] the shell links to organizations, channels, policies, environments, and the workspace; account links are in the header', async () => {
    const app = open('/cves', 1);
    const area = await nav();
    await app.user.click(area.getByRole('button', { name: 'My Organizations' }));
    const hrefs = area.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(
      expect.arrayContaining([
        '/',
        '/organizations',
        '/organizations/acme',
        '/organizations/acme/channels',
        '/organizations/acme/policies',
        '/organizations/acme/environments',
        '/workspace',
      ]),
    );
    await app.user.click(screen.getByRole('button', { name: /account menu for/ }));
    await waitFor(() =>
      expect([...document.querySelectorAll('header a')].map((link) => link.getAttribute('href'))).toEqual(
        expect.arrayContaining(['/profile/account-settings', '/profile/subscriptions']),
      ),
    );
  });

  test('without a plan no entry leads to the workspace, which would only lead to the checkout', async () => {
    render('/cves', buildUser({ subscriptions: [] }), { navigationItems: listFor(1) });
    const area = await nav();
    expect(area.getByRole('link', { name: 'CVEs' })).toBeTruthy();
    expect(area.queryByRole('link', { name: 'Workspace' })).toBeNull();
  });

  test('[NAV-03, NAV-04] My Organizations and Resources unfold what they hold', async () => {
    const app = open('/cves', 1);
    const area = await nav();
    expect(area.queryByRole('link', { name: 'View All' })).toBeNull();
    await app.user.click(area.getByRole('button', { name: 'My Organizations' }));
    expect(area.getByRole('link', { name: 'View All' }).getAttribute('href')).toBe('/organizations');
    await app.user.click(area.getByRole('button', { name: 'Resources' }));
    for (const name of ['Getting Started', 'My Learning', 'Documentation'])
      expect(area.getByRole('link', { name: new RegExp(`^${name}`) }).getAttribute('href')).toMatch(/^https:/);
    expect(await axeProblems()).toEqual([]);
  });

  test('[NAV-06, NAV-13, DATA-15] the drawer shows what the hub lists: disabled, below another, on another host, behind a flag', async () => {
    const app = open('/cves', 1, {
      navigationItems: [
        item('a', 'Off', { isDisabled: true, navigateTo: '/off' }),
        item('b', 'Parent', { hasChildren: true }),
        item('c', 'Child', { childOf: 'b', navigateTo: '/organizations' }),
        item('d', 'Elsewhere', { externalLink: 'https://elsewhere.example/' }),
        item('e', 'Hidden', { navigateTo: '/my-learning', featureFlag: 'my-learning' }),
      ],
    });
    const area = await nav();
    expect(topTexts()).toEqual(['Off', 'Parent', 'Elsewhere']);
    expect(area.getByRole('link', { name: 'Off' }).getAttribute('aria-disabled')).toBe('true');
    expect(area.getByRole('link', { name: 'Off' }).hasAttribute('href')).toBe(false);
    const elsewhere = area.getByRole('link', { name: 'Elsewhere, opens in a new tab' });
    expect([elsewhere.getAttribute('href'), elsewhere.getAttribute('target')]).toEqual([
      'https://elsewhere.example/',
      '_blank',
    ]);
    await app.user.click(area.getByRole('button', { name: 'Parent' }));
    expect(area.getByRole('link', { name: 'Child' })).toBeTruthy();
  });

  test.each([
    ['is null', () => null],
    [
      'fails',
      () => {
        throw new GraphQLError('down');
      },
    ],
    ['names a parent that is not there', () => [item('x', 'X', { childOf: 'nobody', navigateTo: '/x' })]],
    ['leads out of the hub by a path', () => [item('x', 'X', { navigateTo: '//evil.example' })]],
    ['leads nowhere', () => [item('x', 'X', {})]],
    ['is empty', () => []],
  ])('[NAV-08] when the list %s, the usual entries show, and no error', async (_what, navigationItems) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    open('/cves', 1, { navigationItems: navigationItems as never });
    const area = await nav();
    expect(topTexts()).toEqual(['Dashboard', 'My Organizations', 'Resources', 'Forum', 'Support']);
    expect(area.getByRole('link', { name: 'ACME' })).toBeTruthy();
    await screen.findByRole('heading', { name: 'CVEs', level: 1 });
    expect(screen.queryByRole('alert', { name: /navigation/i })).toBeNull();
    expect(screen.queryByText('Something unexpected happened.')).toBeNull();
  });

  test.each([
    [3, []],
    [4, [{ id: 'view-all-orgs', text: 'View all organizations', to: '/organizations' }]],
  ])('[NAV-03, NAV-23, NAV-24] the usual entries hold the way to all of %i organizations', (count, all) => {
    const organizations = names
      .slice(0, count)
      .map((name) => buildOrganization({ id: `org-${name}`, name, title: name }));
    const entries = navigationOf(null, buildUser({ organizations }) as never, () => undefined);
    const below = (parent: string) =>
      entries.find(({ id }) => id === parent)?.children.map(({ id, text, to }) => ({ id, text, to }));
    expect(below('my-organizations')).toEqual([{ id: 'view-all', text: 'View All', to: '/organizations' }]);
    expect(below('sidebar-organizations')).toEqual([
      ...names.slice(0, 3).map((name) => ({ id: `org-${name}`, text: name, to: `/organizations/${name}` })),
      ...all,
    ]);
  });

  test.each([
    [true, '/my-learning'],
    [false, 'https://learn.example/'],
  ])('[NAV-05] with the flag my-learning %s My Learning leads to %s', async (value, href) => {
    const app = open('/cves', 1, {
      featureFlags: [
        { __typename: 'FeatureFlag', key: 'my-learning', type: 'BOOLEAN', value, variant: null, reason: 'STATIC' },
      ],
    });
    const area = await nav();
    await app.user.click(area.getByRole('button', { name: 'Resources' }));
    await waitFor(() => expect(app.times('Shell')).toBeGreaterThan(0));
    await waitFor(() => expect(area.getByRole('link', { name: /^My Learning/ }).getAttribute('href')).toBe(href));
  });

  test('hides an entry with only hidden children, and rejects a list with a repeated entry', () => {
    const parent = item('p', 'P', { hasChildren: true });
    expect(
      buildNavigation([parent, item('c', 'C', { childOf: 'p', navigateTo: '/c', featureFlag: 'f' })], () => false),
    ).toEqual([]);
    expect(() =>
      buildNavigation([item('c', 'C', { navigateTo: '/c' }), item('c', 'D', { navigateTo: '/d' })], () => true),
    ).toThrow(/twice/);
    expect(() => buildNavigation([item('c', 'C', { externalLink: 'javascript:alert(1)' })], () => true)).toThrow(
      /web address/,
    );
  });
});

describe('collapsed', () => {
  test('[NAV-12] only the top level is shown; children open next to it', async () => {
    const app = open('/organizations/acme', 1);
    const area = await nav();
    expect(area.getByRole('button', { name: 'Expand' })).toBeTruthy();
    expect(topTexts()).toEqual(['Dashboard', 'My Organizations', 'Resources', 'Forum', 'Support']);
    expect(area.queryByText('View All')).toBeNull();
    await app.user.click(area.getByRole('button', { name: 'Resources' }));
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getByRole('menuitem', { name: 'Documentation' }).getAttribute('href')).toBe('https://docs.example/');
    expect(menu.getByRole('menuitem', { name: 'Documentation' }).getAttribute('target')).toBe('_blank');
  });

  test('[NAV-19, NAV-20] choosing an organization toggles the drawer: it collapses', async () => {
    const app = open('/organizations', 2);
    const area = await nav();
    expect(await collapsed()).toBe(false);
    await app.user.click(area.getByRole('link', { name: 'BOREALIS' }));
    await waitFor(() => expect(app.address()).toBe('/organizations/borealis'));
    await waitFor(async () => expect(await collapsed()).toBe(true));
  });

  test('[NAV-20] also for who keeps the drawer expanded, and the choice stays', async () => {
    localStorage.setItem('nav-drawer', '"expanded"');
    const app = open('/organizations/acme', 2);
    expect(await collapsed()).toBe(false);
    await app.user.click((await nav()).getByRole('link', { name: 'BOREALIS' }));
    await waitFor(() => expect(app.address()).toBe('/organizations/borealis'));
    await waitFor(async () => expect(await collapsed()).toBe(true));
    expect(localStorage.getItem('nav-drawer')).toBe('"expanded"');
  });

  test('[NAV-20] so does any other entry whose ID is a UUID, and no other', async () => {
    const app = open('/organizations', 1, {
      navigationItems: [
        item(uuid(7), 'Laboratory', { navigateTo: '/organizations' }),
        item('b', 'Organizations', { navigateTo: '/organizations' }),
      ],
    });
    const area = await nav();
    await app.user.click(area.getByRole('link', { name: 'Organizations' }));
    expect(await collapsed()).toBe(false);
    await app.user.click(area.getByRole('link', { name: 'Laboratory' }));
    await waitFor(async () => expect(await collapsed()).toBe(true));
  });

  test("[NAV-21] 'view-all-orgs' toggles the drawer", async () => {
    const app = open('/organizations', 4);
    await app.user.click((await nav()).getByRole('link', { name: 'View all organizations' }));
    await waitFor(async () => expect(await collapsed()).toBe(true));
    expect(app.address()).toBe('/organizations');
  });
});

describe('the sidebar', () => {
  test.each([
    [3, 3, false],
    [4, 3, true],
  ])('[NAV-23, NAV-24] with %i organizations %i links, and the way to all: %s', async (count, links, all) => {
    open('/cves', count);
    const area = await nav();
    expect(
      names.filter((name) =>
        area
          .queryAllByRole('link', { name: name.toUpperCase() })
          .some((link) => link.getAttribute('href') === `/organizations/${name}`),
      ),
    ).toHaveLength(links);
    expect(area.queryByRole('link', { name: 'View all organizations' })?.getAttribute('href') ?? null).toBe(
      all ? '/organizations' : null,
    );
  });

  test('[NAV-25] of the organizations only the one of the address is highlighted', async () => {
    localStorage.setItem('nav-drawer', '"expanded"');
    open('/organizations/borealis', 3);
    const area = await nav();
    expect(
      names
        .slice(0, 3)
        .map((name) => area.getByRole('link', { name: name.toUpperCase() }).getAttribute('aria-current')),
    ).toEqual([null, 'true', null]);
    expect(
      area
        .getAllByRole('link')
        .filter((link) => link.getAttribute('aria-current') === 'page')
        .map((link) => link.textContent),
    ).toEqual(['Overview']);
  });

  /** All areas of the features, in order. */
  const everyArea = Object.values<Feature>(features)
    .flatMap(({ pages }) => Object.values(pages).flatMap(({ area }) => area ?? []))
    .sort((a, b) => a.order - b.order)
    .map(({ label }) => label);

  test.each<['ADMIN' | 'BILLING_MANAGER' | 'MEMBER', readonly string[]]>([
    ['ADMIN', []],
    ['BILLING_MANAGER', ['Service accounts', 'Reports', 'Audit log', 'Webhooks']],
    ['MEMBER', ['Service accounts', 'Reports', 'Audit log', 'Webhooks', 'Subscription']],
  ])(
    '[ORG-17] the areas of an organization have entries of their own, for the role %s those it may open',
    async (role, closed) => {
      localStorage.setItem('nav-drawer', '"expanded"');
      const acme = buildOrganization({ role, channels: [], policies: null });
      render('/organizations/acme/groups', buildUser({ organizations: [acme] }), {
        navigationItems: listFor(1),
        organization: () => acme as never,
      });
      const area = await nav();
      const list = area.getByRole('link', { name: 'Overview' }).closest('ul');
      expect(
        within(list!)
          .getAllByRole('link')
          .map((link) => link.querySelector(selectorOf(look('text', { clip: true })))?.textContent),
      ).toEqual(everyArea.filter((label) => !closed.includes(label)));
      // The screens that the requirement names. Invitations are on the members' page, seats on the subscription's,
      // tokens on the service accounts'.
      expect(everyArea).toEqual(
        expect.arrayContaining(['Members', 'Groups', 'Service accounts', 'Reports', 'Subscription']),
      );
      expect(
        area
          .getAllByRole('link')
          .filter((link) => link.getAttribute('aria-current') === 'page')
          .map((link) => link.textContent),
      ).toEqual(['Groups']);
      expect(await axeProblems()).toEqual([]);
    },
  );

  test.each([
    ['/organizations/acme/subscribe', 'Subscription'],
    ['/organizations/acme/subscriptions/manage', 'Subscription'],
    ['/organizations/acme/settings', 'Settings'],
    ['/organizations/acme/reports', 'Reports'],
    ['/organizations/acme/service-accounts', 'Service accounts'],
  ])('[NAV-25] at %s the entry %s is marked, in the rail the one that holds it', async (path, text) => {
    const app = open(path, 1);
    const area = await nav();
    const button = area.getByRole('button', { name: 'Manage' });
    expect(button.getAttribute('aria-current')).toBe('page');
    await app.user.click(button);
    const marked = within(await screen.findByRole('menu'))
      .getAllByRole('menuitem')
      .filter(
        (entry) =>
          entry.getAttribute('aria-current') === 'true' ||
          entry.getAttribute('aria-checked') === 'true' ||
          entry.querySelector('.lucide-check'),
      );
    expect(marked.map((entry) => entry.textContent)).toEqual([text]);
  });

  test('the organization at hand is always among the three', async () => {
    localStorage.setItem('nav-drawer', '"expanded"');
    open('/organizations/dune', 4);
    const area = await nav();
    expect(names.filter((name) => area.queryByRole('link', { name: name.toUpperCase() }))).toEqual([
      'acme',
      'borealis',
      'dune',
    ]);
  });

  test('[FLAG-12] with the flag unified a switcher replaces the links', async () => {
    document.cookie = 'ff=unified; Path=/';
    open('/cves', 2);
    const area = await nav();
    expect(area.getByRole('button', { name: /ACME.*, switch organization/ })).toBeTruthy();
    expect(area.queryByRole('link', { name: 'BOREALIS' })).toBeNull();
  });
});

describe('Create', () => {
  const allowed = [{ name: 'cloud-notebooks', allowed: true }];

  test('[NAV-14, NAV-15, NAV-16] holds a new notebook and a new project, each in a new tab', async () => {
    const app = open('/cves', 1, {}, allowed);
    await app.user.click((await nav()).getByRole('button', { name: 'Create' }));
    const entries = within(await screen.findByRole('menu')).getAllByRole('menuitem');
    expect(
      entries.map((entry) => [entry.textContent, entry.getAttribute('target'), entry.getAttribute('href')]),
    ).toEqual([
      ['New Notebook', '_blank', '/code-in-the-cloud?action=new-notebook&source=drawer'],
      ['New Project', '_blank', '/code-in-the-cloud?action=new-project&source=drawer'],
    ]);
    expect(await axeProblems()).toEqual([]);
  });

  test('[NAV-14] is not there without the permission', async () => {
    open('/cves', 1, {}, [{ name: 'cloud-notebooks', allowed: false }]);
    expect((await nav()).queryByRole('button', { name: 'Create' })).toBeNull();
  });

  test('[NAV-17] closes on a press outside', async () => {
    const app = open('/cves', 1, {}, allowed);
    await app.user.click((await nav()).getByRole('button', { name: 'Create' }));
    await screen.findByRole('menu');
    await menuListens();
    await app.user.click(screen.getByRole('heading', { name: 'CVEs', level: 1 }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });
});
