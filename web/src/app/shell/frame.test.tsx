import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RouteLayout } from '../../lib/routeLayout.ts';
import { axeProblems } from '../../testing/axe.ts';
import { buildOrganization, buildUser } from '../../testing/builders.ts';
import { render } from '../../testing/render.tsx';
import { resizeTo } from '../../testing/setup.ts';
import type { Hub } from '../../testing/schema.ts';
import type { User } from '../../gen/types.ts';
import type { Mock } from '../../testing/schema.ts';
import { CrashPage } from '../CrashPage.tsx';
import { Root } from '../Root.tsx';
import { look } from '../../ui/theme/look.ts';
import { selectorOf } from '../../testing/looks.ts';

/** The shell around a page `/here` with this layout, and pages `/first` and `/there` without one. */
function open(
  handle: RouteLayout,
  { viewer = buildUser(), url = '/here', hub = {} }: { viewer?: Mock<User> | null; url?: string; hub?: Hub } = {},
) {
  const routes: RouteObject[] = [
    {
      element: <Root />,
      errorElement: <CrashPage />,
      children: [
        {
          lazy: { Component: async () => (await import('./Shell.tsx')).Shell },
          children: [
            {
              path: '/here',
              handle: handle,
              element: (
                <div className={look('page')}>
                  <h1>Here</h1>
                </div>
              ),
            },
            {
              path: '/there',
              handle: { public: true } satisfies RouteLayout,
              element: (
                <div className={look('page')}>
                  <h1>There</h1>
                </div>
              ),
            },
            {
              path: '/crash',
              handle: { public: true } satisfies RouteLayout,
              Component: () => {
                throw new Error('It broke');
              },
            },
            {
              path: '*',
              handle: { public: true } satisfies RouteLayout,
              element: (
                <div className={look('page')}>
                  <h1>Elsewhere</h1>
                </div>
              ),
            },
          ],
        },
      ],
    },
  ];
  return render(url, viewer, { organization: () => buildOrganization() as never, ...hub }, { routes });
}
const ready = () => screen.findByRole('heading', { name: 'Here' });
const nav = () => screen.queryByRole('navigation', { name: 'Main' });

describe('layout flags', () => {
  test('without a flag: header, navigation, footer; no button to the top', async () => {
    open({});
    await ready();
    expect([screen.queryByRole('banner'), nav(), screen.queryByRole('contentinfo')].every(Boolean)).toBe(true);
    expect(document.getElementById('main')?.className).toBe(look('main'));
    expect(await axeProblems()).toEqual([]);
  });

  test('hideFooter', async () => {
    open({ hideFooter: true });
    await ready();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  test('the footer names the hub and its version, and links to status, documentation and privacy', async () => {
    open({});
    await ready();
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText(/^Terrarium \d+\.\d+\.\d+/)).toBeTruthy();
    expect(footer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/app/status',
      '/help',
      '/profile/privacy-security',
    ]);
  });

  test('blankPage shows the content alone', async () => {
    open({ blankPage: true });
    await ready();
    expect([screen.queryByRole('banner'), nav(), screen.queryByRole('contentinfo')]).toEqual([null, null, null]);
  });

  test('fullWidthContainer', async () => {
    open({ fullWidthContainer: true });
    await ready();
    expect(document.getElementById('main')?.matches(selectorOf(look('main', { full: true })))).toBe(true);
  });

  test('hideMainNavigation', async () => {
    open({ hideMainNavigation: true });
    await ready();
    expect(nav()).toBeNull();
  });

  test('hideUnauthenticatedMainNav hides it for visitors only', async () => {
    open({ public: true, hideUnauthenticatedMainNav: true }, { viewer: null });
    await ready();
    expect(nav()).toBeNull();
  });

  test('a signed-in person sees it there, and a visitor elsewhere', async () => {
    const app = open({ public: true, hideUnauthenticatedMainNav: true });
    await ready();
    expect(nav()).toBeTruthy();
    app.unmount();
    open({ public: true }, { viewer: null });
    await ready();
    expect(within(nav()!).queryByText('My Organizations')).toBeNull();
  });

  test('hideHeader leaves the rest', async () => {
    open({ hideHeader: true });
    await ready();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(nav()).toBeTruthy();
  });

  test('backgroundColor', async () => {
    open({ backgroundColor: '--bg-muted' });
    await ready();
    expect(document.getElementById('main')?.parentElement?.getAttribute('style')).toContain('var(--bg-muted)');
  });
});

describe('back to the top', () => {
  const scrollTo = (y: number) =>
    act(() => {
      Object.assign(window, { scrollY: y });
      fireEvent.scroll(window);
    });
  const button = () => screen.queryByRole('button', { name: 'Back to top' });
  afterEach(() => scrollTo(0));

  test('at 100 px no button, at 101 px it shows, and it scrolls to the top', async () => {
    const app = open({ showScrollToTop: true });
    await ready();
    scrollTo(100);
    expect(button()).toBeNull();
    scrollTo(101);
    const scrolled = vi.spyOn(window, 'scrollTo');
    await app.user.click(await screen.findByRole('button', { name: 'Back to top' }));
    expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
  });

  test('never on a route without the flag', async () => {
    open({});
    await ready();
    scrollTo(500);
    expect(button()).toBeNull();
  });
});

describe('the width of the window', () => {
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => vi.useRealTimers());

  test('[SHELL-75] several resizes within 300 ms are followed once, after the last', async () => {
    open({});
    await ready();
    const frame = () => document.querySelector(selectorOf(look('app', { rail: true }))) !== null;
    let changes = 0;
    const observer = new MutationObserver(() => {
      changes += 1;
    });
    observer.observe(document.querySelector(selectorOf(look('app')))!, {
      attributes: true,
      attributeFilter: ['class'],
    });
    for (const width of [1190, 1210, 1190]) {
      act(() => resizeTo(width));
      await act(() => vi.advanceTimersByTimeAsync(100));
    }
    await act(() => vi.advanceTimersByTimeAsync(150));
    expect([frame(), changes]).toEqual([false, 0]);
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect([frame(), changes]).toEqual([true, 1]);
    observer.disconnect();
  });

  test('[SHELL-73] below 768 px the body has the class no-header', async () => {
    open({});
    await ready();
    const settle = async (width: number) => {
      act(() => resizeTo(width));
      await act(() => vi.advanceTimersByTimeAsync(300));
      return document.body.classList.contains('no-header');
    };
    expect([await settle(768), await settle(767), await settle(768)]).toEqual([false, true, false]);
  });

  test('[SHELL-74] below 1042 px the rail is hidden', async () => {
    open({});
    await ready();
    const settle = async (width: number) => {
      act(() => resizeTo(width));
      await act(() => vi.advanceTimersByTimeAsync(300));
      return document.querySelector(selectorOf(look('app', { rail: true }))) !== null;
    };
    expect([await settle(1042), await settle(1041)]).toEqual([true, false]);
  });
});

describe('guards before the page', () => {
  const flags = (key: string, value: boolean) => ({
    featureFlags: [
      {
        __typename: 'FeatureFlag' as const,
        key,
        type: 'BOOLEAN' as const,
        value,
        variant: null,
        reason: 'STATIC' as const,
      },
    ],
  });
  const profile = {
    __typename: 'AccountProfile' as const,
    version: 'v',
    isConsented: false,
    isConfirmed: true,
    isDisabled: false,
    pendingEmail: null,
  };

  test('[ROUTE-52, ROUTE-57] the guarded page is never shown before the flag is known, nor after', async () => {
    const seen: string[] = [];
    const observer = new MutationObserver(() => seen.push(document.querySelector('h1')?.textContent ?? ''));
    observer.observe(document.body, { childList: true, subtree: true });
    const app = open({}, { viewer: buildUser({ profile }), hub: flags('enable-privacy-tos-consent', true) });
    await waitFor(() => expect(app.address()).toBe('/privacy-tos-consent?next=%2Fhere'));
    await screen.findByRole('heading', { name: 'Elsewhere' });
    observer.disconnect();
    expect(seen).not.toContain('Here');
  });

  test('[ROUTE-52] with the flag off the page shows', async () => {
    const app = open({}, { viewer: buildUser({ profile }), hub: flags('enable-privacy-tos-consent', false) });
    await ready();
    expect(app.address()).toBe('/here');
  });

  test('[FLAG-07] without a flag the guard leads home', async () => {
    const app = open({ requiresFlag: { flag: null } });
    await waitFor(() => expect(app.address()).toBe('/'));
  });

  test("[ROUTE-59] the selected organization's guard denies non-members", async () => {
    const app = open({ requiresRole: ['MEMBER'] });
    await waitFor(() => expect(app.address()).toBe('/error/403'));
  });
});

describe('settings', () => {
  const settings = (theme: 'LIGHT' | 'DARK' | 'SYSTEM' | null, isNavigationCollapsed: boolean | null) => ({
    __typename: 'AccountSettings' as const,
    theme,
    isNavigationCollapsed,
  });
  afterEach(() => localStorage.clear());

  test("the account's choices replace those of the device, and are remembered there", async () => {
    localStorage.setItem('theme', 'light');
    open({}, { viewer: buildUser({ settings: settings('DARK', true) }) });
    await ready();
    expect(within(nav()!).getByRole('button', { name: 'Expand' })).toBeTruthy();
    await waitFor(() =>
      expect([
        localStorage.getItem('theme'),
        localStorage.getItem('nav-drawer'),
        document.documentElement.dataset['theme'],
      ]).toEqual(['dark', '"collapsed"', 'dark']),
    );
  });

  test('who has chosen nothing on the hub keeps what the device remembers', async () => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('nav-drawer', '"collapsed"');
    open({}, { viewer: buildUser({ settings: settings(null, null) }) });
    await ready();
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(within(nav()!).getByRole('button', { name: 'Expand' })).toBeTruthy();
  });

  test('choices of a signed-in person go to the account', async () => {
    const app = open({}, { hub: { updateAccountSettings: () => ({ viewer: null, userErrors: [] }) as never } });
    await ready();
    await app.user.click(within(nav()!).getByRole('button', { name: 'Collapse' }));
    await app.user.click(screen.getByRole('button', { name: /^Theme: / }));
    await screen.findByRole('menuitem', { name: 'Dark' });
    // The open menu takes the focus asynchronously.
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menu'));
    await app.user.keyboard('{End}{Enter}');
    await waitFor(() =>
      expect(
        app.asked.filter(({ name }) => name === 'UpdateAccountSettings').map(({ variables }) => variables['input']),
      ).toEqual([{ isNavigationCollapsed: true }, { theme: 'DARK' }]),
    );
  });

  test("a visitor's choice stays on the device", async () => {
    const app = open({ public: true }, { viewer: null });
    await ready();
    await app.user.click(screen.getByRole('button', { name: /^Theme: / }));
    await screen.findByRole('menuitem', { name: 'Dark' });
    // The open menu takes the focus asynchronously.
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menu'));
    await app.user.keyboard('{End}{Enter}');
    await waitFor(() => expect(localStorage.getItem('theme')).toBe('dark'));
    expect(app.times('UpdateAccountSettings')).toBe(0);
  });
});

test('a crash shows an ID that is also in the console', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  open({}, { url: '/crash' });
  await screen.findByRole('heading', { name: 'Something unexpected happened.' });
  // A new ID, or that of an earlier failed request.
  const id = /error code (\S+)$/.exec(screen.getByText(/contact support/).textContent)![1]!;
  expect(logged.mock.calls.some(([text]) => text === `Error ${id}`)).toBe(true);
  logged.mockRestore();
});
