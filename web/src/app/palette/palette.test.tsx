import { act, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GraphQLError } from 'graphql';
import { actionsFor } from '../../lib/actions.ts';
import { axeProblems } from '../../testing/axe.ts';
import { buildArtifact, buildChannel, buildOrganization, buildPolicy, connection } from '../../testing/builders.ts';
import { resizeTo } from '../../testing/setup.ts';
import { ada, openHeader, organization } from '../shell/header/testing.tsx';
import { clearToasts, Toasts } from '../../ui/toasts.tsx';
import { bestOf, cut } from './match.ts';

const place = (part = {}) => ({
  __typename: 'PackageHitChannel',
  packageId: `artifact-${JSON.stringify(part)}`,
  organization: 'acme',
  channel: 'approved',
  decision: 'ALLOWED',
  latestVersion: '1.1.1',
  license: null,
  servedFileCount: 3,
  blockedFileCount: 0,
  ...part,
});
const hit = (name: string, ...places: object[]) => ({
  __typename: 'PackageHit',
  name,
  summary: '',
  channelCount: 1,
  channels: places.length > 0 ? places.map(place) : [place()],
});
const nothingElse = {
  documentation: null,
  collectionsAndFiles: null,
  projects: null,
  environments: null,
  users: null,
};
/** Response of the live search. */
const suggested = (packages: object[], others: object = {}) => ({
  __typename: 'SearchResults',
  totalCount: packages.length,
  packages: { __typename: 'PackageSearchGroup', totalCount: packages.length, searchUrl: '', items: packages },
  ...nothingElse,
  ...others,
});
const hits = (...names: string[]) => ({ searchContext: suggested(names.map((name) => hit(name))) as never });
const member = ada({ organizations: [organization('acme')] });
const acme = buildOrganization({
  channels: [buildChannel({ name: 'approved' })],
  policies: connection([buildPolicy()]) as never,
});

/** The organization with a channel that has this package. */
const withArtifact = (name: string, artifact: object | null) =>
  buildOrganization({
    name: 'acme',
    channel: (() => buildChannel({ name, package: (() => artifact) as never })) as never,
  });
const box = () => screen.getByRole<HTMLInputElement>('combobox');
const option = (name: RegExp | string) => screen.findByRole('option', { name });
const chosen = () => {
  const id = box().getAttribute('aria-activedescendant');
  return id === null ? null : (document.getElementById(id)?.textContent ?? null);
};
const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('the search box', () => {
  test('[SHELL-02] its placeholder', () => {
    openHeader();
    expect(box().placeholder).toBe('Search packages, support, tutorials and more');
  });

  test('[SRCH-04, SRCH-06] Enter goes to the results for what was typed, without the blanks around it', async () => {
    const app = openHeader();
    await app.user.type(box(), '  num py {Enter}');
    expect(app.address()).toBe('/search?query=num+py');
  });

  test('[SRCH-06] Enter on blanks does nothing', async () => {
    const app = openHeader();
    await app.user.type(box(), '   {Enter}');
    expect(app.address()).toBe('/organizations/acme');
    expect(app.asked.filter((one) => one.name === 'PaletteSearch')).toEqual([]);
  });

  test('[SRCH-05] the magnifier goes there too', async () => {
    const app = openHeader();
    await app.user.type(box(), 'numpy');
    await app.user.click(screen.getByRole('button', { name: 'Search' }));
    expect(app.address()).toBe('/search?query=numpy');
  });

  test.each([
    ['Ctrl', '{Control>}k{/Control}'],
    ['Cmd', '{Meta>}k{/Meta}'],
  ])('[SHELL-17] %s and K focus it and show the palette; Escape gives the focus back', async (_key, press) => {
    const app = openHeader({ viewer: member });
    screen.getByRole('button', { name: 'Elsewhere' }).focus();
    await app.user.keyboard(press);
    expect(document.activeElement).toBe(box());
    expect(await screen.findByRole('listbox', { name: 'Results' })).toBeTruthy();
    await app.user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere' }));
  });

  test('[SHELL-17] the field has the focus also where a page that came with the press has taken it', async () => {
    const app = openHeader({ viewer: member });
    const page = screen.getByRole('button', { name: 'Elsewhere' });
    box().addEventListener('focus', () => page.focus(), { once: true });
    await app.user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('listbox', { name: 'Results' })).toBeTruthy();
    expect(document.activeElement).toBe(box());
  });

  test('[SHELL-17] where the header has no search, the shortcut opens the palette over the page', async () => {
    const app = openHeader({ layout: { showSearch: false } });
    await app.user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('dialog', { name: 'Command palette' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(box()));
  });
});

describe('the palette below it', () => {
  test('[SRCH-22] the list is 510 px high', async () => {
    const app = openHeader({ viewer: member });
    await app.user.click(box());
    expect((await screen.findByRole('listbox')).style.height).toBe('510px');
    expect(await axeProblems()).toEqual([]);
  });

  test('without text it offers pages, organizations and actions; the arrow keys move, Enter goes there', async () => {
    const app = openHeader({ viewer: member });
    await app.user.click(box());
    const list = within(await screen.findByRole('listbox'));
    expect(
      list
        .getAllByRole('group')
        .map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent),
    ).toEqual(['Go to', 'Actions']);
    expect(chosen()).toBeNull();
    await app.user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(chosen()).toContain('Acme: channels');
    await app.user.keyboard('{ArrowUp}{Enter}');
    expect(app.address()).toBe('/organizations/acme');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('going up from nothing chosen begins at the end', async () => {
    const app = openHeader({ viewer: member });
    await app.user.click(box());
    await screen.findByRole('listbox');
    await app.user.keyboard('{ArrowUp}');
    expect(chosen()).toContain('Sign Out');
  });

  test('goes to channels and policies of the organization, by name', async () => {
    const app = openHeader({ viewer: member, hub: { organization: acme } });
    await app.user.type(box(), 'baseline');
    await option(/Production baseline/);
    await app.user.clear(box());
    await app.user.type(box(), 'approved');
    await app.user.click(await option(/approved.*Channel in Acme/));
    expect(app.address()).toBe('/organizations/acme/channels/approved');
  });

  test('a package whose exact name was typed is selected, and Enter opens it; it is listed once for all its channels', async () => {
    const app = openHeader({
      viewer: member,
      hub: {
        searchContext: suggested([
          hit('numpy', { servedFileCount: 0 }, { channel: 'main' }),
          hit('numpy-base'),
        ]) as never,
      },
    });
    await app.user.type(box(), 'numpy');
    const entry = await option(/^numpy1\.1\.1/);
    await waitFor(() => expect(entry.getAttribute('aria-selected')).toBe('true'));
    expect(entry.textContent).toContain('acme/approved, acme/main');
    await app.user.keyboard('{Enter}');
    // The channel that serves it.
    expect(app.address()).toBe('/organizations/acme/channels/main/packages/numpy');
  });

  test('Enter goes to a channel whose exact name was typed, and to a CVE whose id was', async () => {
    const app = openHeader({ viewer: member, hub: { ...hits(), organization: acme } as never });
    await app.user.type(box(), 'Approved');
    await option(/approved.*Channel in Acme/);
    await app.user.keyboard('{Enter}');
    expect(app.address()).toBe('/organizations/acme/channels/approved');
    await app.user.clear(box());
    await app.user.type(box(), 'cve-2024-32002');
    await option('CVE-2024-32002');
    // Twenty digits are more than an id has.
    await app.user.type(box(), '000000000000000');
    await waitFor(() => expect(screen.queryByRole('option', { name: /^CVE-2024-32/ })).toBeNull());
    await app.user.type(box(), '{Backspace>15/}');
    await option('CVE-2024-32002');
    await app.user.keyboard('{Enter}');
    expect(app.address()).toBe('/cves/CVE-2024-32002');
  });

  test('the name of a page is a word that people look for: Enter goes to the results', async () => {
    const app = openHeader({ viewer: member, hub: { ...hits(), organization: acme } as never });
    await app.user.type(box(), 'home');
    await option(/^Home/);
    expect(chosen()).toBeNull();
    await app.user.keyboard('{Enter}');
    expect(app.address()).toBe('/search?query=home');
  });

  test('what only begins like it is not taken: Enter goes to the results', async () => {
    const app = openHeader({ viewer: member, hub: hits('numpy-base') });
    await app.user.type(box(), 'numpy');
    await option(/^numpy-base/);
    expect(chosen()).toBeNull();
    await app.user.keyboard('{Enter}');
    expect(app.address()).toBe('/search?query=numpy');
  });

  test('for the best match it offers what can be done where it opens, before its whole name is typed', async () => {
    const app = openHeader({
      viewer: member,
      hub: {
        searchContext: suggested([
          hit('numpy', { servedFileCount: 0, blockedFileCount: 4 }, { channel: 'main' }),
          hit('numpy-base'),
        ]) as never,
      },
    });
    await app.user.type(box(), 'nump');
    await option('Copy install command for numpy from acme/main');
    expect(screen.queryByRole('option', { name: /^Explain|numpy-base from/ })).toBeNull();
    expect(chosen()).toBeNull();
  });

  test('of a CVE or a match spec, which no package is called, it offers who holds it; of words it does not', async () => {
    const app = openHeader({ viewer: member, hub: hits() });
    await app.user.type(box(), 'numpy<2');
    await app.user.click(await option('Show where numpy<2 is used in Acme'));
    expect(app.address()).toBe('/organizations/acme/environments/exposure?q=numpy%3C2');
    await app.user.clear(box());
    await app.user.type(box(), 'data frame');
    await option('All results for “data frame”');
    expect(screen.queryByRole('option', { name: /^Show where/ })).toBeNull();
  });

  test('for an exact package it copies the install command of a channel, and explains a block', async () => {
    const app = openHeader({
      viewer: member,
      hub: {
        searchContext: suggested([
          hit('numpy', { servedFileCount: 0, blockedFileCount: 4 }, { channel: 'main' }),
        ]) as never,
        organization: (() => withArtifact('main', buildArtifact({ name: 'numpy' }))) as never,
      },
    });
    await app.user.type(box(), 'numpy');
    await option('Explain why numpy is blocked in acme/approved');
    expect(screen.queryByRole('option', { name: /Copy install command for numpy from acme\/approved/ })).toBeNull();
    await app.user.click(await option('Copy install command for numpy from acme/main'));
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toMatch(/conda install .*\/repo\/acme\/main "?numpy"?/),
    );
    await app.user.type(box(), 'numpy');
    await app.user.click(await option('Explain why numpy is blocked in acme/approved'));
    expect(app.address()).toBe('/organizations/acme/channels/approved/packages/numpy');
  });

  test.each([
    [
      'what can’t be installed',
      () => buildArtifact({ name: 'numpy', latestInstallableVersion: null }),
      /^No version of numpy can be installed from acme\/approved/,
    ],
    ['what the hub didn’t tell', () => null, /^Couldn’t read numpy from/],
  ])('copies no command for %s', async (_what, artifact, said) => {
    const app = openHeader({
      viewer: member,
      hub: {
        searchContext: suggested([hit('numpy')]) as never,
        organization: (() => withArtifact('main', artifact())) as never,
      },
    });
    render(<Toasts />);
    await navigator.clipboard.writeText('before');
    await app.user.type(box(), 'numpy');
    await app.user.click(await option(/^Copy install command for numpy/));
    expect(await screen.findByText(said)).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('before');
    act(clearToasts);
  });

  test('for a partly served package it explains the blocked versions, not the package', async () => {
    const app = openHeader({
      viewer: member,
      hub: { searchContext: suggested([hit('pillow', { servedFileCount: 9, blockedFileCount: 15 })]) as never },
    });
    await app.user.type(box(), 'pillow');
    await option('Copy install command for pillow from acme/approved');
    expect(screen.queryByRole('option', { name: /^Explain why/ })).toBeNull();
    await app.user.click(await option('Explain which versions of pillow are blocked in acme/approved'));
    expect(app.address()).toBe('/organizations/acme/channels/approved/packages/pillow?decision=refused');
  });

  test('recent searches of the tab are offered, and searched for again', async () => {
    const app = openHeader({ viewer: member });
    await app.user.type(box(), 'numpy{Enter}');
    await app.user.click(box());
    await app.user.click(await option('numpy'));
    expect(app.address()).toBe('/search?query=numpy');
    expect(sessionStorage.getItem('recent-searches')).toBe('["numpy"]');
  });

  test('a question mark in the empty field lists the keys, and again the entries', async () => {
    const app = openHeader({ viewer: member });
    await app.user.click(box());
    await screen.findByRole('listbox');
    await app.user.keyboard('?');
    expect(screen.getByText('View all results')).toBeTruthy();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(await axeProblems()).toEqual([]);
    await app.user.keyboard('?');
    expect(screen.getByRole('listbox')).toBeTruthy();
    expect(box().value).toBe('');
  });

  test('a press elsewhere closes it', async () => {
    const app = openHeader({ viewer: member });
    await app.user.click(box());
    await screen.findByRole('listbox');
    await app.user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});

describe('the palette over the page', () => {
  async function openPalette(hub = {}) {
    resizeTo(1041);
    const app = openHeader({ viewer: member, hub });
    screen.getByRole('button', { name: 'Elsewhere' }).focus();
    await app.user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog');
    return app;
  }

  test('the first entry is chosen; Ctrl and Enter go to all results', async () => {
    const app = await openPalette(hits('geopandas'));
    expect(chosen()).toContain('Home');
    expect(await axeProblems()).toEqual([]);
    await app.user.type(box(), 'geo{Control>}{Enter}{/Control}');
    expect(app.address()).toBe('/search?query=geo');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('an action runs by its keys, and Escape gives the focus back', async () => {
    const app = await openPalette();
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere' })));
    await app.user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog');
    await app.user.type(box(), 'create');
    await app.user.keyboard('{Alt>}c{/Alt}');
    expect(app.address()).toBe('/organizations/acme/channels?create=channel');
  });
});

describe('the live search', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('[SRCH-17, SRCH-15] keys within 150 ms make one request; the first asks for 5, the next for 3', async () => {
    const app = openHeader({ viewer: member, hub: hits('numpy') });
    const searches = () => app.asked.filter((one) => one.name === 'PaletteSearch').map((one) => one.variables);
    await app.user.click(box());
    await screen.findByRole('listbox');
    vi.useFakeTimers();
    const type = (text: string) =>
      act(() => {
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        set?.call(box(), text);
        box().dispatchEvent(new Event('input', { bubbles: true }));
      });
    type('nu');
    await later(149);
    type('num');
    await later(149);
    expect(searches()).toEqual([]);
    await later(1);
    expect(searches()).toEqual([{ query: 'num', limit: 5 }]);
    type('nump');
    await later(150);
    expect(searches()).toEqual([
      { query: 'num', limit: 5 },
      { query: 'nump', limit: 3 },
    ]);
  });

  test('packages come first, with version and channel; a completely blocked one says so', async () => {
    const app = openHeader({
      viewer: member,
      hub: { searchContext: suggested([hit('geopandas'), hit('dask-geopandas', { servedFileCount: 0 })]) as never },
    });
    await app.user.type(box(), 'geopan');
    const first = await option(/^geopandas/);
    expect(first.textContent).toContain('1.1.1');
    expect(first.textContent).toContain('acme/approved');
    expect(first.textContent).not.toContain('Blocked');
    expect((await option(/dask-geopandas/)).textContent).toContain('Blocked');
    expect(first.querySelector('mark')?.textContent).toBe('geopan');
    await app.user.keyboard('{ArrowDown}{Enter}');
    expect(app.address()).toBe('/organizations/acme/channels/approved/packages/geopandas');
  });

  test('[SRCH-02] recent searches, packages, documentation, collections and what is in them are suggested, and open', async () => {
    const app = openHeader({
      viewer: member,
      hub: {
        searchContext: suggested([hit('numpy')], {
          documentation: {
            totalCount: 1,
            searchUrl: '',
            items: [{ name: 'policies', title: 'Policies', heading: 'Numbers', anchor: 'numbers', excerpt: '' }],
          },
          collectionsAndFiles: {
            totalCount: 2,
            searchUrl: '',
            totalCollections: 1,
            totalFiles: 1,
            collections: [{ organization: 'acme', name: 'first', title: 'Numeric start', description: '' }],
            files: [
              {
                organization: 'acme',
                collection: 'first',
                collectionTitle: 'Numeric start',
                channelOrganization: 'acme',
                channel: 'main',
                name: 'numpy',
                subdir: 'linux-64',
                fileName: 'numpy-2.0-0.conda',
                note: '',
              },
            ],
          },
        }) as never,
      },
    });
    await app.user.type(box(), 'old{Enter}');
    await app.user.click(box());
    expect(await screen.findByRole('group', { name: 'Recent searches' })).toBeTruthy();
    await app.user.type(box(), 'num');
    const textOf = async (name: string) => (await screen.findByRole('group', { name })).textContent;
    expect(await textOf('Packages')).toContain('numpy');
    expect(await textOf('Documentation')).toContain('NumbersPolicies');
    expect(await textOf('Collections')).toContain('Numeric startacme');
    expect(await textOf('Files in collections')).toContain('numpy-2.0-0.condaNumeric start');
    await app.user.click(await option(/Numbers/));
    expect(app.address()).toBe('/help/policies');
  });

  test('where nothing matches, a sentence outside the list says so', async () => {
    const app = openHeader({ viewer: member, hub: { searchContext: suggested([]) as never } });
    await app.user.type(box(), 'qqq');
    const text = await screen.findByText('No results for “qqq”');
    expect(screen.getByRole('listbox').contains(text)).toBe(false);
    expect(await option('All results for “qqq”')).toBeTruthy();
  });

  test('[SRCH-19, SRCH-20] a failure shows the banner, and no old results are left', async () => {
    let fails = false;
    const app = openHeader({
      viewer: member,
      hub: {
        searchContext: (() => {
          if (fails) throw new GraphQLError('No.');
          return suggested([hit('numpy')]);
        }) as never,
      },
    });
    await app.user.type(box(), 'num');
    await option(/^numpy/);
    fails = true;
    await app.user.type(box(), 'p');
    expect(await screen.findByText('Something went wrong while trying to search. Please try again.')).toBeTruthy();
    expect(screen.queryByRole('option', { name: /^numpy/ })).toBeNull();
    expect(screen.queryByText('Searching…')).toBeNull();
    expect(await axeProblems()).toEqual([]);
  });
});

describe('places', () => {
  test.each([
    ['ADMIN', true],
    ['MEMBER', false],
  ] as const)(
    'reports and service accounts of the organization are offered to admins alone: %s',
    async (role, offered) => {
      const app = openHeader({ viewer: ada({ organizations: [organization('acme', { role })] }) });
      await app.user.click(box());
      const list = within(await screen.findByRole('listbox'));
      expect(list.getByRole('option', { name: /: groups$/ })).toBeTruthy();
      expect([
        list.queryByRole('option', { name: /: service accounts$/ }) !== null,
        list.queryByRole('option', { name: /: reports$/ }) !== null,
      ]).toEqual([offered, offered]);
    },
  );
});

describe('actions', () => {
  const offered = (viewer: Parameters<typeof actionsFor>[0]['viewer'], at = organization('acme')) =>
    actionsFor({
      viewer,
      organization: viewer && at,
      theme: 'dark',
      chooseTheme: () => undefined,
      go: () => undefined,
    }).map((action) => action.id);

  test('channels and policies are made by those whose role and plan allow it', () => {
    expect(offered(member)).toEqual(expect.arrayContaining(['create-channel', 'create-policy']));
    for (const at of [
      organization('acme', { role: 'MEMBER' }),
      organization('acme', { features: ['notebooks'] }),
      organization('acme', { features: [] }),
    ]) {
      expect(offered(member, at).filter((id) => id === 'create-channel' || id === 'create-policy')).toEqual([]);
    }
  });

  test('a visitor may sign in, see the keys, choose a theme that is not chosen, and nothing else', () => {
    expect(offered(null)).toEqual(['keys', 'theme-light', 'theme-system', 'sign-in', 'sign-up']);
  });
});

describe('what fits', () => {
  test('the beginning before a word before the middle; every word must be there', () => {
    expect(bestOf(['unpin', 'My pins', 'pins', 'else'], (text) => text, 'pin', 5)).toEqual([
      'pins',
      'My pins',
      'unpin',
    ]);
    expect(bestOf(['Acme: channels', 'Acme: policies'], (text) => text, 'ch acme', 5)).toEqual(['Acme: channels']);
  });

  test("'and' and '&' are one word", () =>
    expect(bestOf(['Privacy and security', 'Bits and bytes'], (one) => one, 'and', 9)).toHaveLength(2));
  test('what fits is cut out of its text', () => expect(cut('GeoPandas', 'pan')).toEqual(['Geo', 'Pan', 'das']));
});
