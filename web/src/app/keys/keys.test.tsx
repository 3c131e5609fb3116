import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { keysTo } from '../../lib/keys.ts';
import { axeProblems } from '../../testing/axe.ts';
import { buildChannel, buildOrganization, buildUser } from '../../testing/builders.ts';
import { closesBy } from '../../testing/menu.ts';
import { render } from '../../testing/render.tsx';

afterEach(() => localStorage.clear());
import { moveInRows } from './rows.ts';

const channels = ['alpha', 'beta', 'gamma'].map((name) => buildChannel({ name, id: `channel-${name}` }));
function open(url = '/organizations/acme/channels', role: 'ADMIN' | 'MEMBER' = 'ADMIN') {
  const acme = buildOrganization({ role, channels });
  return render(url, buildUser({ organizations: [acme] }), { organization: () => acme as never });
}
const ready = () => screen.findByRole('link', { name: 'alpha' });
const focused = () => document.activeElement?.textContent;

describe('j and k', () => {
  test('move from row to row, stay at the ends, and Enter opens', async () => {
    const app = open();
    await ready();
    await app.user.keyboard('j');
    expect(focused()).toBe('alpha');
    await app.user.keyboard('j');
    expect(focused()).toBe('beta');
    await app.user.keyboard('jjj');
    expect(focused()).toBe('gamma');
    await app.user.keyboard('k');
    expect(focused()).toBe('beta');
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(app.address()).toBe('/organizations/acme/channels/beta'));
  });

  test('a row that leads nowhere is reached by its button: what opens it, or its menu', () => {
    const main = document.createElement('main');
    main.id = 'main';
    main.innerHTML = `<table><tbody>
      <tr><th><button disabled>off</button><button>Entry 2</button></th></tr>
      <tr><th>Ada</th><td><button>Actions</button></td></tr></tbody></table>`;
    document.body.append(main);
    // Elements have no boxes in jsdom, and count as hidden without one.
    for (const button of main.querySelectorAll('button')) button.getClientRects = () => [{}] as never;
    moveInRows('next');
    expect(focused()).toBe('Entry 2');
    moveInRows('next');
    expect(focused()).toBe('Actions');
    main.remove();
  });

  test('k begins at the end', async () => {
    const app = open();
    await ready();
    await app.user.keyboard('k');
    expect(focused()).toBe('gamma');
  });
});

describe('g and a letter', () => {
  test.each([
    ['gp', '/organizations/acme/policies'],
    ['gc', '/organizations/acme/channels'],
    ['go', '/organizations/acme'],
    ['gg', '/organizations/acme/groups'],
    ['gr', '/organizations/acme/reports'],
    ['gv', '/cves'],
    ['gl', '/organizations'],
    ['gh', '/'],
  ])('%s leads to %s', async (keys, address) => {
    const app = open();
    await ready();
    await app.user.keyboard(keys);
    await waitFor(() => expect(app.address()).toBe(address));
  });

  test('a letter alone does nothing, nor one that the person has no page for', async () => {
    const app = open('/organizations/acme/channels', 'MEMBER');
    await ready();
    await app.user.keyboard('pgr');
    expect(app.address()).toBe('/organizations/acme/channels');
    // After a letter without a target, the next one is just a letter.
    await app.user.keyboard('p');
    expect(app.address()).toBe('/organizations/acme/channels');
  });
});

describe('/', () => {
  test("goes to the page's own filter", async () => {
    const acme = buildOrganization({ role: 'ADMIN' });
    const app = render('/search?query=numpy', buildUser({ organizations: [acme] }), {
      organization: () => acme as never,
    });
    const own = await screen.findByPlaceholderText('Search Everything');
    await app.user.keyboard('/');
    expect(document.activeElement).toBe(own);
  });

  test('goes to the search of the header where the page has none, and types nothing', async () => {
    const app = open('/nowhere');
    const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Search' });
    await app.user.keyboard('/');
    expect(document.activeElement).toBe(box);
    expect(box.value).toBe('');
  });
});

describe('?', () => {
  test('lists the keys, with the pages of the organization at hand; Escape closes it and gives the focus back', async () => {
    const app = open();
    const row = await ready();
    row.focus();
    await app.user.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(dialog.getByRole('heading', { name: 'Go to (Acme Research)' })).toBeTruthy();
    // Both have projects, so the heading above distinguishes the keys.
    const part = (heading: string) => within(dialog.getByRole('heading', { name: heading }).closest('section')!);
    for (const heading of ['Go to (Acme Research)', 'Go to']) part(heading).getByText('Projects');
    expect(part('Go to (Acme Research)').queryByText('Dashboard')).toBeNull();
    const policies = dialog.getByText('Policies').closest('div')!;
    expect([...policies.querySelectorAll('kbd')].map((key) => key.textContent)).toEqual(keysTo('policies'));
    expect(await axeProblems()).toEqual([]);
    // An overlay captures the keys.
    await app.user.keyboard('gc');
    expect(screen.getByRole('dialog')).toBeTruthy();
    await closesBy('Keyboard shortcuts', () => app.user.keyboard('{Escape}'));
    await waitFor(() => expect(document.activeElement).toBe(row));
  });
});

describe('never', () => {
  test.each(['j', 'gp', '?', '/'])('inside a field: %s is typed', async (keys) => {
    const app = open();
    await ready();
    const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' });
    box.focus();
    await app.user.keyboard(keys);
    if (keys !== '?') expect(box.value).toBe(keys);
    expect(app.address()).toBe('/organizations/acme/channels');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    '{Control>}j{/Control}',
    '{Alt>}j{/Alt}',
    '{Meta>}j{/Meta}',
    '{Shift>}J{/Shift}',
    'g{Control>}p{/Control}',
  ])('with a modifier: %s', async (keys) => {
    const app = open();
    await ready();
    const before = document.activeElement;
    await app.user.keyboard(keys);
    expect(document.activeElement).toBe(before);
    expect(app.address()).toBe('/organizations/acme/channels');
  });

  test('while they are switched off (WCAG 2.1.4); the command palette still leads to the list', async () => {
    const app = open();
    await ready();
    await app.user.keyboard('?');
    await app.user.click(
      within(await screen.findByRole('dialog')).getByRole('switch', { name: /Single-key shortcuts/ }),
    );
    await closesBy('Keyboard shortcuts', () => app.user.keyboard('{Escape}'));
    await app.user.keyboard('jgp?/');
    expect([app.address(), screen.queryByRole('dialog')]).toEqual(['/organizations/acme/channels', null]);
    expect(focused()).not.toBe('alpha');
    await app.user.keyboard('{Control>}k{/Control}keyboard');
    await app.user.click(await screen.findByRole('option', { name: /Keyboard shortcuts/ }));
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
  });
});
