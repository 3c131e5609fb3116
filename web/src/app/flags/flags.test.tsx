import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readCookieFlags } from '../../lib/cookieFlags.ts';
import { page } from '../../lib/page.ts';
import { axeProblems } from '../../testing/axe.ts';
import { buildUser } from '../../testing/builders.ts';
import { closesBy } from '../../testing/menu.ts';
import { render } from '../../testing/render.tsx';
import { look } from '../../ui/theme/look.ts';
import { selectorOf } from '../../testing/looks.ts';

// The panel's code is loaded on first use. Load it here, so that compile time doesn't count in the tests.
beforeAll(async () => {
  await import('./FlagPanel.tsx');
});
beforeEach(() => {
  document.cookie = 'ff=; Max-Age=0; Path=/';
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.cookie = 'ff=; Max-Age=0; Path=/';
});

/** Presses keys at a fixed time of the clock, however slow the machine is. */
const press = (key: string, times: number, on: Element = document.body, at = 10_000) => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(at);
  for (let time = 0; time < times; time += 1) fireEvent.keyDown(on, { key });
  now.mockRestore();
};
const panel = () => screen.findByRole('dialog', { name: 'Feature flags' });
const home = () => screen.findByRole('heading', { name: 'Terrarium' });

describe('the feature-flag panel', () => {
  test('[SHELL-38] opens with F three times, not with two', async () => {
    render('/', null);
    await home();
    press('f', 2);
    expect(screen.queryByRole('dialog')).toBeNull();
    press('f', 1);
    await panel();
  });

  test('[SHELL-38] does not open while something is typed, between other keys, or slowly', async () => {
    const app = render('/sign-in', null);
    const field = await screen.findByLabelText(/e-?mail/i);
    press('f', 3, field);
    press('f', 2);
    press('x', 1);
    press('f', 1);
    press('x', 1);
    for (const at of [10_000, 10_600, 11_001]) press('f', 1, document.body, at);
    await app.user.click(field);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('[SHELL-39] opens with the query param toolbox, also across redirects, and closing removes it from the URL', async () => {
    // /profile redirects to its first page.
    const app = render('/profile?toolbox', buildUser());
    await panel();
    await waitFor(() => expect(app.address()).toMatch(/^\/profile\/account-settings/));
    await panel();
    app.unmount();
    const again = render('/?toolbox', null);
    await panel();
    await closesBy('Feature flags', () => again.user.keyboard('{Escape}'));
    await waitFor(() => expect(again.address()).toBe('/'));
  });

  test('[SHELL-40, SHELL-41] offers the three flags, and devtools on this machine', async () => {
    render('/?toolbox', null);
    const names = within(await panel())
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')?.querySelector(selectorOf(look('text', { mono: true })))?.textContent);
    expect(names).toEqual(['environments-download', 'astoria', 'unified', 'devtools']);
    expect(await axeProblems()).toEqual([]);
  });

  test('[SHELL-42] Esc closes it', async () => {
    const app = render('/', null);
    await home();
    press('f', 3);
    await panel();
    await closesBy('Feature flags', () => app.user.keyboard('{Escape}'));
  });

  test('[SHELL-43, FLAG-04] Set Features writes the cookie and reloads the page', async () => {
    const reload = vi.spyOn(page, 'reload').mockReturnValue(undefined);
    const app = render('/?toolbox', null);
    await app.user.click(await screen.findByRole('checkbox', { name: /unified/ }));
    await app.user.click(screen.getByRole('button', { name: 'Set Features' }));
    expect(readCookieFlags()).toEqual(['unified']);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('[SHELL-43] a browser that blocks the cookie shows an error without a reload', async () => {
    const reload = vi.spyOn(page, 'reload').mockReturnValue(undefined);
    const app = render('/?toolbox', null);
    await app.user.click(await screen.findByRole('checkbox', { name: /unified/ }));
    vi.spyOn(document, 'cookie', 'set').mockReturnValue(undefined);
    await app.user.click(screen.getByRole('button', { name: 'Set Features' }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Their cookie requires HTTPS or a hub on localhost.',
    );
    expect(reload).not.toHaveBeenCalled();
  });

  test('[SHELL-44, SHELL-45] Copy Url copies a link with both flags, and Copied stays for 5000 ms', async () => {
    const app = render('/?toolbox', null);
    await app.user.click(await screen.findByRole('checkbox', { name: /astoria/ }));
    await app.user.click(screen.getByRole('checkbox', { name: /unified/ }));
    const written = vi.spyOn(navigator.clipboard, 'writeText');
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Copy Url' }));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(written.mock.calls[0]?.[0]).toMatch(/^http.*\?feat:astoria=true&feat:unified=true$/);
    await act(() => vi.advanceTimersByTimeAsync(4999));
    expect(screen.getByText('Copied')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.queryByText('Copied')).toBeNull();
  });
});

describe('the developer tools', () => {
  test('[FLAG-12] are absent without their flag', async () => {
    render('/', null);
    await home();
    expect(screen.queryByRole('complementary', { name: 'Developer tools' })).toBeNull();
  });

  test('[FLAG-12] list the requests with where the answer came from, and how full the cache is', async () => {
    document.cookie = 'ff=devtools';
    render('/organizations', buildUser());
    const tools = within(await screen.findByRole('complementary', { name: 'Developer tools' }));
    await waitFor(() =>
      expect(
        tools.getAllByRole('row', { hidden: true }).some((row) => /Shell.*network.*\d+ ms/.test(row.textContent)),
      ).toBe(true),
    );
    expect(tools.getByText(/^(1 cached object|[\d,]+ cached objects)$/)).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
  });
});
