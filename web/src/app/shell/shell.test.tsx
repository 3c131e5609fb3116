import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { colorIndex, initialsOf } from '../../lib/viewer.ts';
import { byRecentVisit, readVisits, recordVisit } from '../../lib/visits.ts';
import { axeProblems } from '../../testing/axe.ts';
import { buildChannel, buildOrganization, buildPolicy, buildUser, connection } from '../../testing/builders.ts';
import { chooseAction, closesBy, menuListens } from '../../testing/menu.ts';
import { render } from '../../testing/render.tsx';
import type { Hub } from '../../testing/schema.ts';
import { resizeTo } from '../../testing/setup.ts';

afterEach(() => vi.useRealTimers());

const titles = ['Acme Research', 'Borealis', 'Cobalt', 'Dune'];
const names = ['acme', 'borealis', 'cobalt', 'dune'];
const organizations = (count: number) =>
  titles.slice(0, count).map((title, index) =>
    buildOrganization({
      id: `org-${names[index]!}`,
      name: names[index]!,
      title,
      channels: [buildChannel()],
      policies: connection([buildPolicy()], 3) as never,
    }),
  );
function open(url: string, count: number, hub: Hub = {}) {
  const list = organizations(count);
  return render(url, buildUser({ organizations: list }), {
    organization: ((args: { name: string }) => list.find((one) => one.name === args.name) ?? null) as never,
    ...hub,
  });
}
const nav = () => screen.findByRole('navigation', { name: 'Main' });

describe('the three kinds of people', () => {
  test('[AUTH-01] a visitor sees what the product is and the way in', async () => {
    render('/', null);
    await screen.findByRole('heading', { name: 'Terrarium' });
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Sign In' }).length).toBeGreaterThan(0);
    expect(await axeProblems()).toEqual([]);
  });

  test('[AUTH-16] a person without organizations is welcomed', async () => {
    render('/', buildUser({ organizations: [] }));
    await screen.findByRole('heading', { name: 'Welcome, Ada' });
  });

  test('[NAV-01] a member has the areas of the organization visited last in the navigation', async () => {
    recordVisit('user-ada', { id: 'org-borealis', name: 'borealis' });
    open('/', 2);
    const area = within(await nav());
    expect((await area.findByRole('link', { name: 'Overview' })).getAttribute('href')).toBe('/organizations/borealis');
    for (const name of ['Channels', 'Policies', 'CVEs'])
      expect(area.getByRole('link', { name: new RegExp(`^${name}`) })).toBeTruthy();
  });
});

describe('the header', () => {
  test('[SHELL-01] the logo leads home', async () => {
    open('/organizations', 1);
    expect((await screen.findByRole('link', { name: 'Terrarium home' })).getAttribute('href')).toBe('/');
  });

  test('[SHELL-11, SHELL-18] the account menu of a signed-in user shows name and email', async () => {
    const app = open('/organizations', 1);
    await app.user.click(await screen.findByRole('button', { name: 'AB, account menu for Ada Byron' }));
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getByText('Ada Byron')).toBeTruthy();
    expect(menu.getByText(/ada@acme\.example/)).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
  });

  test('a visitor has no account menu', async () => {
    render('/', null);
    await screen.findByRole('heading', { name: 'Terrarium' });
    expect(screen.queryByRole('button', { name: /account menu for/ })).toBeNull();
  });

  test('[SHELL-20] with one organization the menu shows its title', async () => {
    const app = open('/organizations', 1);
    await app.user.click(await screen.findByRole('button', { name: /account menu for/ }));
    expect(within(await screen.findByRole('menu')).getByText('Acme Research')).toBeTruthy();
  });

  test.each([
    [2, 2, false],
    [3, 3, false],
    [4, 3, true],
  ])(
    '[SHELL-24, SHELL-25] with %i organizations the menu lists %i of them, View All: %s',
    async (count, shown, all) => {
      const app = open('/organizations', count);
      await app.user.click(await screen.findByRole('button', { name: /account menu for/ }));
      const menu = within(await screen.findByRole('menu'));
      expect(menu.getByText('My Organizations')).toBeTruthy();
      expect(titles.filter((title) => menu.queryByRole('menuitem', { name: title }))).toHaveLength(shown);
      const link = menu.queryByRole('menuitem', { name: 'View All' });
      expect(link !== null).toBe(all);
      if (all) expect(link?.getAttribute('href')).toBe('/organizations');
    },
  );

  test('the menu is worked by keyboard: opens, moves, closes on Escape and gives the focus back', async () => {
    const app = open('/organizations', 2);
    const button = await screen.findByRole('button', { name: /account menu for/ });
    button.focus();
    await app.user.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await menuListens();
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  test('the theme is chosen and kept', async () => {
    const app = open('/organizations', 1);
    await chooseAction(app, 'Theme: System', 'Dark');
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'));
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  test('[SHELL-31] four colors by a hash of the text', () => {
    const seen = new Set(Array.from({ length: 200 }, (_unused, index) => colorIndex(`person ${index}`)));
    expect([...seen].sort()).toEqual([0, 1, 2, 3]);
    expect(colorIndex('ada')).toBe(colorIndex('ada'));
  });

  test('[SHELL-29] initials of the name, else of the display name', () => {
    expect(initialsOf({ firstName: 'Ada', lastName: 'Byron', displayName: 'x' })).toBe('AB');
    expect(initialsOf({ firstName: '', lastName: '', displayName: 'max.lindqvist' })).toBe('ML');
    expect(initialsOf({ firstName: '', lastName: '', displayName: '--' })).toBe('');
  });
});

describe('the drawer', () => {
  test('[NAV-18] collapses on organization routes and is wide elsewhere', async () => {
    open('/organizations/acme', 1);
    const area = await nav();
    expect(within(area).getByRole('button', { name: 'Expand' }).getAttribute('aria-expanded')).toBe('false');
  });

  test('[NAV-11] the toggle collapses and expands', async () => {
    const app = open('/organizations', 1);
    const area = within(await nav());
    await app.user.click(area.getByRole('button', { name: 'Collapse' }));
    await app.user.click(area.getByRole('button', { name: 'Expand' }));
    expect(area.getByRole('button', { name: 'Collapse' })).toBeTruthy();
  });

  test.each([
    [1, 'My Organization'],
    [2, 'My Organizations'],
  ])('[NAV-22] with %i organizations the group is %s', async (count, label) => {
    open('/organizations', count);
    const area = within(await nav());
    expect(within(area.getByRole('list', { name: label })).getByRole('link', { name: 'Acme Research' })).toBeTruthy();
    // A name that the entry above shows isn't repeated, except in singular.
    expect(area.getAllByText(label)).toHaveLength(1);
  });

  test('[NAV-10] below 1200 px the expanded drawer covers the page', async () => {
    const app = open('/organizations', 1);
    const area = within(await nav());
    area.getByRole('button', { name: 'Collapse' });
    act(() => resizeTo(1200));
    await app.user.click(area.getByRole('button', { name: 'Collapse' }));
    await app.user.click(await area.findByRole('button', { name: 'Expand' }));
    expect(screen.queryByRole('dialog', { name: 'Navigation' })).toBeNull();
    act(() => resizeTo(1199));
    await app.user.click(await area.findByRole('button', { name: 'Expand' }));
    await screen.findByRole('dialog', { name: 'Navigation' });
    await closesBy('Navigation', () => app.user.keyboard('{Escape}'));
  });

  test('[SHELL-12, SHELL-13, SHELL-14, SHELL-74] on a mobile width a menu holds the navigation; Escape and a press outside close it', async () => {
    resizeTo(1041);
    const app = open('/organizations/acme', 1);
    const button = await screen.findByRole('button', { name: 'Open navigation' });
    await app.user.click(button);
    const drawer = await screen.findByRole('dialog', { name: 'Navigation' });
    within(drawer).getByRole('link', { name: /^Channels/ });
    await closesBy('Navigation', () => app.user.keyboard('{Escape}'));
    await waitFor(() => expect(document.activeElement).toBe(button));
    await app.user.click(button);
    await screen.findByRole('dialog', { name: 'Navigation' });
    await closesBy('Navigation', async () => void fireEvent.pointerDown(document.body, { button: 0 }));
  });

  test('[NAV-23, NAV-24] the switcher offers three organizations, and all of them when there are more', async () => {
    const app = open('/organizations/acme', 4);
    await app.user.click(within(await nav()).getByRole('button', { name: 'My Organizations' }));
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getAllByRole('menuitem').map((item) => item.getAttribute('href'))).toEqual([
      '/organizations/acme',
      '/organizations/borealis',
      '/organizations/cobalt',
      '/organizations',
    ]);
  });

  test('[NAV-25] the entry of the current address is highlighted, and it alone', async () => {
    open('/organizations/acme/channels', 2);
    const current = within(await nav())
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual(['Channels']);
  });
});

describe('organizations', () => {
  test('[ORG-26] an organization that cannot be loaded leads to error/403', async () => {
    const app = open('/organizations/acme', 1, {
      organization: (() => {
        throw new GraphQLError('No.', { extensions: { code: 'FORBIDDEN' } });
      }) as never,
    });
    await waitFor(() => expect(app.address()).toBe('/error/403'));
    await screen.findByRole('heading', { name: 'Limited Permissions' });
  });

  test.each([
    ['UPSTREAM_UNAVAILABLE', 'organization'],
    ['INTERNAL', 'organization'],
    ['UPSTREAM_TIMEOUT', 'viewer'],
  ])("%s at the %s isn't a denial, also if only a later page fails: the user stays", async (code, field) => {
    let fails = false;
    const [acme] = organizations(1);
    const viewer = buildUser({ organizations: [acme!] });
    const found = field === 'viewer' ? viewer : acme;
    const app = open('/organizations/acme', 1, {
      [field]: () => {
        if (fails) throw new GraphQLError('Away.', { extensions: { code, requestId: 'req-7' } });
        return found;
      },
    } as never);
    await screen.findByRole('heading', { level: 1 });
    fails = true;
    for (const address of ['/organizations/acme/channels', '/organizations/acme/groups', '/profile/tokens']) {
      await act(() => app.router.navigate(address));
      await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
      expect(app.address()).toBe(address);
      expect(screen.queryByText('Limited Permissions')).toBeNull();
    }
    // Data missing in the cache isn't requested endlessly.
    const asked = app.asked.length;
    await act(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
    expect(app.asked.length - asked).toBeLessThan(3);
  });

  test('[ORG-30, ORG-31, ORG-32] visits keep the five newest, with exactly their three fields', () => {
    for (let index = 0; index < 6; index += 1) recordVisit('u', { id: `o${index}`, name: `n${index}` }, 1000 * index);
    const visits = readVisits('u');
    expect(visits.map((visit) => visit.orgId)).toEqual(['o5', 'o4', 'o3', 'o2', 'o1']);
    expect(visits[0]).toEqual({ orgId: 'o5', orgName: 'n5', lastVisited: '1970-01-01T00:00:05.000Z' });
    expect(byRecentVisit([{ id: 'new' }, { id: 'o4' }, { id: 'o5' }], visits).map((one) => one.id)).toEqual([
      'o5',
      'o4',
      'new',
    ]);
  });

  test.each([
    ['orgId', 1],
    ['orgName', null],
    ['lastVisited', 1_700_000_000_000],
    ['lastVisited', 'never'],
  ])('[ORG-33] a record with the %s %s has the whole history discarded', (field, value) => {
    const good = { orgId: 'org-acme', orgName: 'acme', lastVisited: '2026-01-01T00:00:00Z' };
    localStorage.setItem('organization-visits:u', JSON.stringify([good, { ...good, [field]: value }]));
    expect(readVisits('u')).toEqual([]);
    expect(localStorage.getItem('organization-visits:u')).toBeNull();
  });

  test('[ORG-33] a history with a bad record is removed and the application works', async () => {
    localStorage.setItem(
      'organization-visits:user-ada',
      JSON.stringify([{ orgId: 'org-acme', orgName: 'acme', lastVisited: 'never' }]),
    );
    open('/organizations', 1);
    await screen.findByRole('heading', { name: 'Organizations', level: 1 });
    expect(localStorage.getItem('organization-visits:user-ada')).toBeNull();
  });

  test('[ROUTE-29] all organizations are listed, by recent visit', async () => {
    recordVisit('user-ada', { id: 'org-cobalt', name: 'cobalt' });
    open('/organizations', 4);
    const table = await screen.findByRole('table');
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Cobalt', 'Acme Research', 'Borealis', 'Dune']);
  });
});

describe('pages that are not there', () => {
  test('[SHELL-58, SHELL-59, SHELL-60, ROUTE-48] an unknown address says so, without the main navigation', async () => {
    open('/no/such/page', 1);
    await screen.findByRole('heading', { name: 'Page Not Found' });
    expect(screen.getByText("The page you're looking for isn't here.")).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go back.' })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  });

  test('[SHELL-64, ROUTE-49] error addresses each show a page without the main navigation', async () => {
    open('/error/500', 1);
    await screen.findByText('Error 500');
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  });
});
