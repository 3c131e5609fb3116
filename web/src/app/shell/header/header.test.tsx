import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { axeProblems } from '../../../testing/axe.ts';
import { closesBy } from '../../../testing/menu.ts';
import { resizeTo } from '../../../testing/setup.ts';
import { ada, flag, openHeader, organization } from './testing.tsx';
import { colorIndex } from '../../../lib/viewer.ts';
import { look } from '../../../ui/theme/look.ts';

const permissions = (names: readonly string[]) =>
  names.map((name) => ({ __typename: 'FeaturePermission' as const, name, allowed: true }));
const both = permissions(['cloud-notebooks', 'ai_navigator']);

function scrollTo(pixels: number): void {
  vi.stubGlobal('scrollY', pixels);
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

afterEach(() => vi.unstubAllGlobals());

describe('the bar', () => {
  test('[SHELL-01] the logo leads home', () => {
    openHeader();
    expect(screen.getByRole('link', { name: 'Terrarium home' }).getAttribute('href')).toBe('/');
  });

  test('[AUTH-01, SHELL-10, SHELL-11] visitors find the ways in, signed-in people their account', async () => {
    openHeader({ url: '/search?query=numpy' });
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe(
      '/sign-in?returnUrl=%2Fsearch%3Fquery%3Dnumpy',
    );
    expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe(
      '/sign-up?returnUrl=%2Fsearch%3Fquery%3Dnumpy',
    );
    expect(screen.queryByRole('button', { name: /account menu for/ })).toBeNull();
    expect(await axeProblems()).toEqual([]);
  });

  test('[AUTH-01, SHELL-10, SHELL-11] signed in there is the account, and neither Sign In nor Sign up', () => {
    openHeader({ viewer: ada() });
    expect(screen.getByRole('button', { name: 'AB, account menu for Ada Byron' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Sign/ })).toBeNull();
    act(() => resizeTo(390));
    expect(screen.getByRole('button', { name: 'AB, account menu for Ada Byron' })).toBeTruthy();
  });

  test('while the user is unknown, neither part is shown', () => {
    openHeader({ loading: true });
    expect(screen.queryByRole('link', { name: /^Sign/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /account menu for/ })).toBeNull();
  });
});

describe('the upgrade', () => {
  const upgrade = () => screen.queryByRole('link', { name: 'Upgrade' });

  test('[SHELL-04] leads to the checkout of the starter plan, billed monthly', () => {
    openHeader({ viewer: ada() });
    expect(upgrade()?.getAttribute('href')).toBe('/payment/checkout?billing=monthly&product=starter_subscription');
  });

  test('[SHELL-05, SHELL-06] neither for visitors nor before the organizations are loaded', () => {
    openHeader({ viewer: ada({ organizations: null }) });
    expect(upgrade()).toBeNull();
  });

  test('[SHELL-07] not where an organization has a subscription', () => {
    openHeader({ viewer: ada({ organizations: [organization('acme', { activeProduct: 'SECURITY_SUBSCRIPTION' })] }) });
    expect(upgrade()).toBeNull();
  });

  test('not on a hub that offers no plans to buy', () => {
    openHeader({ viewer: ada({ isOfferedPlans: false }) });
    expect(upgrade()).toBeNull();
  });

  test('[SHELL-08] hidden below 480 px', () => {
    resizeTo(479);
    openHeader({ viewer: ada() });
    expect(upgrade()).toBeNull();
    act(() => resizeTo(480));
    expect(upgrade()).not.toBeNull();
  });
});

describe('the launcher', () => {
  const tiles = async () => within(await screen.findByRole('list', { name: 'App launcher' })).getAllByRole('link');
  const names = async () => (await tiles()).map((link) => link.textContent.replace(', opens in a new tab', ''));

  test('[SHELL-09] not for visitors', () => {
    openHeader();
    expect(screen.queryByRole('button', { name: 'App launcher' })).toBeNull();
  });

  test('[SHELL-09, SHELL-32, SHELL-37] ten tiles in order, each with a link in a new tab', async () => {
    const app = openHeader({ viewer: ada({ featurePermissions: both }) });
    await app.user.click(screen.getByRole('button', { name: 'App launcher' }));
    expect(await names()).toEqual([
      'Notebooks',
      'Learning',
      'Forum',
      'Docs',
      'AI Navigator',
      'Distribution',
      'PyScript',
      'EduBlocks',
      'PythonAnywhere',
      'Toolbox for Excel',
    ]);
    for (const link of await tiles()) {
      expect(link.getAttribute('href')).toMatch(/^(https:\/\/|\/)/);
      expect(link.getAttribute('target')).toBe('_blank');
    }
    expect(await axeProblems()).toEqual([]);
    await closesBy('App launcher', () => app.user.keyboard('{Escape}'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'App launcher' })));
  });

  test.each([
    ['SHELL-33', 'cloud-notebooks', 'Notebooks', 'AI Navigator'],
    ['SHELL-34', 'ai_navigator', 'AI Navigator', 'Notebooks'],
  ])('[%s] the permission %s shows %s', async (_row, permission, shown, hidden) => {
    const app = openHeader({ viewer: ada({ featurePermissions: permissions([permission]) }) });
    await app.user.click(screen.getByRole('button', { name: 'App launcher' }));
    expect(await names()).toContain(shown);
    expect(await names()).not.toContain(hidden);
  });

  test('Learning, Forum and Docs lead where the operator lets the navigation lead, and go with its entries', async () => {
    const item = {
      isDisabled: false,
      hasChildren: false,
      childOf: null,
      externalLink: null,
      navigateTo: null,
      featureFlag: null,
    };
    const app = openHeader({
      viewer: ada(),
      items: [
        { ...item, id: 'my-learning', text: 'My Learning', navigateTo: '/help/getting-started' },
        { ...item, id: 'forum', text: 'Forum', externalLink: 'https://chat.acme.example/' },
      ],
    });
    await app.user.click(screen.getByRole('button', { name: 'App launcher' }));
    expect((await names()).slice(0, 3)).toEqual(['Learning', 'Forum', 'Distribution']);
    expect((await tiles()).slice(0, 2).map((tile) => tile.getAttribute('href'))).toEqual([
      '/help/getting-started',
      'https://chat.acme.example/',
    ]);
  });

  test('[ROUTE-08] Notebooks opens code-in-the-cloud with query parameters', async () => {
    const app = openHeader({ viewer: ada({ featurePermissions: both }) });
    await app.user.click(screen.getByRole('button', { name: 'App launcher' }));
    expect((await tiles())[0]?.getAttribute('href')).toMatch(/^\/code-in-the-cloud\?./);
  });

  test('[SHELL-35, SHELL-36, SHELL-74] below 1042 px the short list of seven is in the overflow menu', async () => {
    resizeTo(1041);
    const app = openHeader({ viewer: ada({ featurePermissions: both }) });
    expect(screen.queryByRole('button', { name: 'App launcher' })).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'More' }));
    expect(await names()).toEqual(['Notebooks', 'Learning', 'Forum', 'Docs', 'PyScript', 'Navigator', 'EduBlocks']);
    expect(await axeProblems()).toEqual([]);
  });
});

describe('the overflow menu', () => {
  test('[SHELL-12, SHELL-74] holds the search, the theme and the ways in below 1042 px, and is not there above', async () => {
    resizeTo(1041);
    const app = openHeader();
    expect(screen.queryByRole('combobox')).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'More' }));
    await screen.findByRole('button', { name: 'Search' });
    for (const name of ['Sign In', 'Sign up']) expect(screen.getByRole('link', { name })).toBeTruthy();
    expect(within(screen.getByRole('group', { name: 'Theme' })).getByRole('button', { name: 'Dark' })).toBeTruthy();
    act(() => resizeTo(1042));
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Search' })).toBeTruthy();
  });

  test('[SHELL-13] closes on Escape and gives the focus back', async () => {
    resizeTo(390);
    const app = openHeader();
    await app.user.click(screen.getByRole('button', { name: 'More' }));
    await screen.findByRole('group', { name: 'Theme' });
    await closesBy('More', () => app.user.keyboard('{Escape}'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })));
  });

  test('[SHELL-14] closes on a press elsewhere', async () => {
    resizeTo(390);
    const app = openHeader();
    await app.user.click(screen.getByRole('button', { name: 'More' }));
    await screen.findByRole('group', { name: 'Theme' });
    await closesBy('More', () => app.user.click(screen.getByRole('button', { name: 'Elsewhere' })));
  });

  test('its search opens the palette over the page', async () => {
    resizeTo(390);
    const app = openHeader();
    await app.user.click(screen.getByRole('button', { name: 'More' }));
    await app.user.click(await screen.findByRole('button', { name: 'Search' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(
        within(screen.getByRole('dialog', { name: 'Command palette' })).getByRole('combobox'),
      ),
    );
  });
});

describe('the account menu', () => {
  async function menuOf(viewer: ReturnType<typeof ada>, hub = {}) {
    const app = openHeader({ viewer, hub });
    await app.user.click(screen.getByRole('button', { name: /account menu for/ }));
    return { app, menu: within(await screen.findByRole('menu')) };
  }
  const href = (menu: ReturnType<typeof within>, name: string) =>
    menu.queryByRole('menuitem', { name })?.getAttribute('href') ?? null;

  test('[SHELL-18] starts with name and email', async () => {
    const { menu } = await menuOf(ada());
    expect(menu.getByText('Ada Byron')).toBeTruthy();
    expect(menu.getByText(/ada@acme\.example/)).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
  });

  test('[SHELL-19] My Account holds Account Settings and Subscriptions', async () => {
    const { menu } = await menuOf(ada());
    expect(menu.getByText('My Account')).toBeTruthy();
    expect(href(menu, 'Account Settings')).toBe('/profile/account-settings');
    expect(href(menu, 'Subscriptions')).toBe('/profile/subscriptions');
  });

  test('[SHELL-20, SHELL-23] one organization: its title and Token Access', async () => {
    const { menu } = await menuOf(ada({ organizations: [organization('acme', { title: 'Acme Research' })] }));
    expect(menu.getByText('Acme Research')).toBeTruthy();
    expect(href(menu, 'Token Access')).toBe('/organizations/acme/channels#token');
  });

  test.each([
    [['channel', 'environments'], true, true],
    [['channel'], false, true],
    [['notebooks', 'lms'], false, false],
  ])(
    '[SHELL-21, SHELL-22] with the features %j Environments: %s, Channels: %s',
    async (features, environments, channels) => {
      const { menu } = await menuOf(ada({ organizations: [organization('acme', { features })] }));
      expect(href(menu, 'Environments')).toBe(environments ? '/environments' : null);
      expect(href(menu, 'Channels')).toBe(channels ? '/organizations/acme/channels' : null);
    },
  );

  test.each([
    [2, 2, null],
    [3, 3, null],
    [4, 3, '/organizations'],
  ])(
    '[SHELL-24, SHELL-25] %i organizations: My Organizations with %i of them, View All leads to %s',
    async (count, shown, all) => {
      const names = ['acme', 'borealis', 'cobalt', 'dune'].slice(0, count);
      const { menu } = await menuOf(ada({ organizations: names.map((name) => organization(name)) }));
      expect(menu.getByText('My Organizations')).toBeTruthy();
      expect(['Acme', 'Borealis', 'Cobalt', 'Dune'].filter((name) => href(menu, name))).toHaveLength(shown);
      expect(href(menu, 'View All')).toBe(all);
    },
  );

  test('[SHELL-26] none: Create Organization', async () => {
    const { menu } = await menuOf(ada());
    expect(href(menu, 'Create Organization')).toBe('/organizations/create');
  });

  test('[SHELL-27] My Learning, Support and Sign Out, which signs out', async () => {
    const { app, menu } = await menuOf(ada());
    expect(href(menu, 'My Learning')).toMatch(/^https:/);
    expect(href(menu, 'Support')).toBe('/support-center');
    const last = menu.getAllByRole('menuitem').at(-1)!;
    expect(last.textContent).toBe('Sign Out');
    // The menu takes keys when it has the focus, a moment after it opened.
    await waitFor(async () => {
      await app.user.keyboard('{End}');
      expect(last.hasAttribute('data-highlighted')).toBe(true);
    });
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(app.address()).toBe('/log-out'));
  });

  test('the outbox is for operators', async () => {
    const { menu } = await menuOf(ada({ isOperator: true }));
    expect(href(menu, 'Outbox')).toBe('/outbox');
  });
});

describe('the avatar', () => {
  const hash = 'b'.repeat(64);
  const image = () => screen.getByRole('button', { name: /account menu for/ }).querySelector('img');

  test('[SHELL-28] the picture is requested by the hash of the email address', () => {
    openHeader({ viewer: ada({ avatarHash: hash }) });
    expect(image()?.getAttribute('src')).toBe(`https://gravatar.com/avatar/${hash}?d=404&s=64`);
  });

  test('[SHELL-29] a missing picture leaves the initials', () => {
    openHeader({ viewer: ada({ avatarHash: hash }) });
    fireEvent.error(image()!);
    expect(image()).toBeNull();
    expect(screen.getByRole('button', { name: /account menu for/ }).textContent).toBe('AB');
  });

  test('[SHELL-30] without a name too it leaves a user icon', () => {
    openHeader({ viewer: ada({ avatarHash: hash, firstName: '', lastName: '', displayName: '--' }) });
    fireEvent.error(image()!);
    const button = screen.getByRole('button', { name: /account menu for/ });
    expect(button.textContent).toBe('');
    expect(button.querySelector('svg')).not.toBeNull();
  });

  test('[SHELL-31] each of the four colors looks different', () => {
    const ids = [0, 1, 2, 3].map((color) =>
      Array.from({ length: 100 }, (_unused, at) => `user ${at}`).find((id) => colorIndex(id) === color)!,
    );
    const colors = ids.map((id) => {
      openHeader({ viewer: ada({ id }) });
      const { className } = screen.getByRole('button', { name: /account menu for/ });
      cleanup();
      return className;
    });
    expect(new Set(colors).size).toBe(4);
  });

  test('without a hash nothing is asked of the avatar service', () => {
    openHeader({ viewer: ada() });
    expect(image()).toBeNull();
  });
});

describe('what a route says of the header', () => {
  test('[SHELL-66] showSearch: false takes the search out', () => {
    openHeader({ layout: { showSearch: false } });
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('[SHELL-15, SHELL-16] the support center has a free download instead, elsewhere there is none', () => {
    openHeader({ layout: { showSearch: false, showDownload: true } });
    expect(screen.getByRole('link', { name: 'Free Download' }).getAttribute('href')).toMatch(
      /^https:\/\/[^/]+\/download$/,
    );
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('[SHELL-15] hides the free download elsewhere', () => {
    openHeader();
    expect(screen.queryByRole('link', { name: 'Free Download' })).toBeNull();
  });

  test('[SHELL-68, SHELL-72] an expanded search is open at 100 px and collapsed at 101, with what was typed', async () => {
    const app = openHeader({ layout: { expandedSearch: true } });
    await app.user.type(screen.getByRole('combobox'), 'numpy');
    scrollTo(100);
    expect(screen.getByRole('banner').className).toContain(look('header', { expanded: true }));
    scrollTo(101);
    expect(screen.getByRole('banner').className).not.toContain(look('header', { expanded: true }));
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('numpy');
    expect(document.activeElement).toBe(screen.getByRole('combobox'));
  });

  test('[SHELL-68] a route without the flag has the plain search', () => {
    openHeader();
    expect(screen.getByRole('banner').className).not.toContain(look('header', { expanded: true }));
  });

  test('[SHELL-03, FLAG-10] the flag search-show-comp-tool makes the search a button that opens the palette', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const app = openHeader({ hub: { featureFlags: [flag('search-show-comp-tool', true)] as never } });
    expect(screen.getByRole('combobox', { name: 'Search' })).toBeTruthy();
    await app.user.click(await screen.findByRole('button', { name: 'Search packages, support, tutorials and more' }));
    expect(await screen.findByRole('dialog', { name: 'Command palette' })).toBeTruthy();
    expect(app.asked.filter((one) => one.name === 'CreateFlagExposure')).toHaveLength(1);
    vi.useRealTimers();
  });
});
