import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { PackageFacets, PackageHit, PackageHitChannel } from '../../gen/types.ts';
import { recentSearches } from '../../lib/recentSearches.ts';
import { axeProblems } from '../../testing/axe.ts';
import { buildUser, connection } from '../../testing/builders.ts';
import { render } from '../../testing/render.tsx';
import type { Hub } from '../../testing/schema.ts';
import { marked } from './groups.ts';
import { look } from '../../ui/theme/look.ts';
import { selectorOf } from '../../testing/looks.ts';

const place = (part: Partial<PackageHitChannel> = {}): PackageHitChannel => ({
  __typename: 'PackageHitChannel',
  packageId: `${part.channel ?? 'main'} numpy`,
  organization: 'acme',
  channel: 'main',
  decision: 'ALLOWED',
  latestVersion: '2.1.0',
  license: 'BSD-3-Clause',
  servedFileCount: 12,
  blockedFileCount: 0,
  ...part,
});
const hit = (part: Partial<PackageHit> = {}): PackageHit => ({
  __typename: 'PackageHit',
  name: 'numpy',
  summary: 'Arrays for science.',
  channelCount: part.channels?.length ?? 1,
  channels: [place()],
  ...part,
});
const facets = (part: Partial<PackageFacets> = {}): PackageFacets => ({
  __typename: 'PackageFacets',
  channels: [{ __typename: 'PackageChannelCount', organization: 'acme', channel: 'main', count: 45 }],
  channelCount: 1,
  decisions: [{ __typename: 'PackageDecisionCount', value: 'ALLOWED', count: 45 }],
  licenses: [
    { __typename: 'PackageValueCount', value: 'BSD-3-Clause', count: 40 },
    { __typename: 'PackageValueCount', value: 'MIT', count: 5 },
  ],
  subdirs: [{ __typename: 'PackageValueCount', value: 'linux-64', count: 44 }],
  severities: [{ __typename: 'PackageSeverityCount', value: 'NO_KNOWN_CVES', count: 45 }],
  updated: [{ __typename: 'PackageSpanCount', value: 'MONTH', count: 7 }],
  ...part,
});
const many = Array.from({ length: 45 }, (_unused, index) => hit({ name: index === 0 ? 'numpy' : `numpy-${index}` }));

interface Args {
  query: string;
  filter: { licenses: string[] };
  first: number;
  offset: number;
}
/** A hub with these packages, found by a part of their names and narrowed by license. */
const hubOf = (packages: readonly PackageHit[], told = facets()): Hub => ({
  searchPackages: ((args: Args) => {
    const found = packages.filter(
      ({ name, channels }) =>
        name.includes(args.query) &&
        (args.filter.licenses.length === 0 ||
          channels.some(({ license }) => args.filter.licenses.includes(license ?? ''))),
    );
    return { ...connection(found.slice(args.offset, args.offset + args.first), found.length), facets: told };
  }) as never,
});
const bar = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Search Everything' });
/** No choice of any facet. */
const nothing = { channels: [], decisions: [], licenses: [], subdirs: [], severities: [], updatedWithin: [] };
/** Names of the packages on the screen. */
const names = () =>
  [...screen.getByRole('main').querySelectorAll(`${selectorOf(look('hits'))} > li`)].map(
    (item) => item.querySelector('a')?.textContent,
  );

afterEach(() => vi.useRealTimers());

describe('results', () => {
  test('[SRCH-08, SRCH-09, SRCH-13, SRCH-18] a group shows three and its count; its link leads to all of them, twenty on a page', async () => {
    const app = render('/search?query=numpy', buildUser(), hubOf(many));
    await screen.findByRole('heading', { name: 'Packages' });
    expect(screen.getByText('45 results')).toBeTruthy();
    expect(names()).toEqual(['numpy', 'numpy-1', 'numpy-2']);
    expect(app.asked.find(({ name }) => name === 'SearchPackages')?.variables).toEqual({
      query: 'numpy',
      filter: nothing,
      first: 3,
      offset: 0,
    });
    expect(await axeProblems()).toEqual([]);
    await app.user.click(screen.getByRole('link', { name: 'View all 45 packages' }));
    await screen.findByText('1–20 of 45');
    expect(app.address()).toBe('/search?query=numpy&group=packages');
    expect(names()).toHaveLength(20);
    expect(await axeProblems()).toEqual([]);
    await app.user.click(screen.getByRole('link', { name: 'Next page' }));
    await screen.findByText('21–40 of 45');
    expect(app.asked.at(-1)?.variables).toEqual({ query: 'numpy', filter: nothing, first: 20, offset: 20 });
  });

  test('a package is listed once, links to where clients get it, and shows what they get in each channel', async () => {
    const refused = place({
      channel: 'approved',
      decision: 'BLOCKED',
      latestVersion: null,
      license: null,
      servedFileCount: 0,
      blockedFileCount: 4,
    });
    render(
      '/search?query=numpy',
      buildUser(),
      hubOf([
        hit({ channels: [refused, place({ blockedFileCount: 2 })], channelCount: 3 }),
        hit({ name: 'numpy-old', channels: [refused] }),
      ]),
    );
    await screen.findByRole('link', { name: 'numpy-old' });
    expect(names()).toEqual(['numpy', 'numpy-old']);
    expect(screen.getByRole('link', { name: 'numpy' }).getAttribute('href')).toBe(
      '/organizations/acme/channels/main/packages/numpy',
    );
    expect(screen.getByRole('link', { name: 'numpy-old' }).getAttribute('href')).toBe(
      '/organizations/acme/channels/approved/packages/numpy-old',
    );
    const places = within(screen.getByRole('list', { name: 'Channels with numpy' })).getAllByRole('listitem');
    expect(places.map(({ textContent }) => textContent)).toEqual([
      'acme/approvedBlocked',
      'acme/main2.1.0Allowed2 files blocked',
      'and 1 more channel',
    ]);
    expect(within(places[0]!).getByRole('link').getAttribute('href')).toBe(
      '/organizations/acme/channels/approved/packages/numpy',
    );
  });

  test('[SRCH-07] another text in the address brings other results', async () => {
    const app = render('/search?query=numpy', buildUser(), hubOf([hit(), hit({ name: 'pandas' })]));
    await screen.findByRole('link', { name: 'numpy' });
    await app.router.navigate('/search?query=pan');
    await screen.findByRole('link', { name: 'pandas' });
    expect(names()).toEqual(['pandas']);
    expect((await bar()).value).toBe('pan');
  });

  test('no match says what was looked for; without a text nothing is asked', async () => {
    const app = render('/search?query=%25_%27%22', buildUser(), hubOf(many));
    await screen.findByText('No results for “%_\'"”');
    expect(await axeProblems()).toEqual([]);
    await app.router.navigate('/search?query=%20%20');
    await screen.findByText('What are you looking for?');
    expect(app.times('SearchPackages')).toBe(1);
  });
});

describe('facets', () => {
  const mixed = [
    hit(),
    hit({ name: 'numpy-mit', channels: [place({ license: 'MIT' })] }),
    hit({ name: 'numpy-none', channels: [place({ license: null })] }),
  ];
  const lastSearch = (app: ReturnType<typeof render>) =>
    app.asked.findLast(({ name }) => name === 'SearchPackages')?.variables;
  const box = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });

  test('each shows its values with their numbers; selecting several matches any of them, and is in the URL', async () => {
    const app = render('/search?query=numpy&page=2', buildUser(), hubOf(mixed));
    await box('MIT5');
    expect([...document.querySelectorAll('legend')].map(({ textContent }) => textContent)).toEqual([
      'Channel',
      'Decision',
      'Highest CVE severity',
      'Last updated',
      'Platform',
      'License',
    ]);
    await app.user.click(await box('MIT5'));
    await waitFor(() => expect(names()).toEqual(['numpy-mit']));
    expect(app.address()).toBe('/search?query=numpy&license=MIT');
    await app.user.click(await box('BSD-3-Clause40'));
    await waitFor(() => expect(names()).toEqual(['numpy', 'numpy-mit']));
    expect(app.address()).toBe('/search?query=numpy&license=MIT&license=BSD-3-Clause');
    expect(lastSearch(app)).toMatchObject({ filter: { ...nothing, licenses: ['MIT', 'BSD-3-Clause'] } });
    expect(await axeProblems()).toEqual([]);
    await app.user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(app.address()).toBe('/search?query=numpy');
    await app.router.navigate(-1);
    await waitFor(() => expect(names()).toEqual(['numpy', 'numpy-mit']));
    expect((await box('MIT5')).checked).toBe(true);
  });

  test('a box shows the selection immediately, before the URL follows', async () => {
    const app = render('/search?query=numpy', buildUser(), hubOf(mixed));
    const [mit, bsd] = [await box('MIT5'), await box('BSD-3-Clause40')];
    fireEvent.click(mit);
    fireEvent.click(bsd);
    expect([mit.checked, bsd.checked]).toEqual([true, true]);
    expect(app.address()).toBe('/search?query=numpy');
    await waitFor(() => expect(app.address()).toBe('/search?query=numpy&license=MIT&license=BSD-3-Clause'));
    await waitFor(() => expect(names()).toEqual(['numpy', 'numpy-mit']));
  });

  test('applies a choice in the URL; one without results stays, so that it can be removed', async () => {
    const app = render(
      '/search?query=numpy&license=WTFPL&decision=refused&decision=maybe&channel=acme/main&platform=win-64',
      buildUser(),
      hubOf(mixed, facets({ decisions: [], licenses: [], subdirs: [] })),
    );
    await screen.findByText('No results with these filters');
    expect(lastSearch(app)).toMatchObject({
      filter: { channels: ['acme/main'], decisions: ['BLOCKED'], licenses: ['WTFPL'], subdirs: ['win-64'] },
    });
    expect((await box('WTFPL0')).checked).toBe(true);
    expect((await box('Blocked0')).checked).toBe(true);
    expect((await box('acme/main45')).checked).toBe(true);
    expect(await axeProblems()).toEqual([]);
  });

  test('many values are shown when they are asked for', async () => {
    const licenses = Array.from({ length: 10 }, (_unused, index) => ({
      __typename: 'PackageValueCount' as const,
      value: `L-${index}`,
      count: 10 - index,
    }));
    const app = render('/search?query=numpy&license=L-9', buildUser(), hubOf(mixed, facets({ licenses })));
    const group = within(await screen.findByRole('group', { name: 'License' }));
    expect(group.getAllByRole('checkbox')).toHaveLength(7);
    expect(group.getByRole('checkbox', { name: 'L-91' })).toBeTruthy();
    await app.user.click(group.getByRole('button', { name: 'More License options' }));
    expect(group.getAllByRole('checkbox')).toHaveLength(10);
  });
});

describe('the bar', () => {
  test('[SRCH-03] has its placeholder, and a button that empties it', async () => {
    const app = render('/search?query=numpy', buildUser(), hubOf(many));
    const input = await bar();
    expect([input.placeholder, input.value]).toEqual(['Search Everything', 'numpy']);
    await app.user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(input.value).toBe('');
    expect(document.activeElement).toBe(input);
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
  });

  test('[SRCH-04] Enter goes to the results of the trimmed text, as a step of the history', async () => {
    const app = render('/search', buildUser(), hubOf(many));
    fireEvent.change(await bar(), { target: { value: ' numpy-7 ' } });
    fireEvent.submit(await bar());
    await screen.findByRole('link', { name: 'numpy-7' });
    expect(app.address()).toBe('/search?query=numpy-7');
    expect(app.router.state.historyAction).toBe('PUSH');
    expect(recentSearches()).toEqual(['numpy-7']);
  });

  test('[SRCH-05] so does the magnifier', async () => {
    const app = render('/search', buildUser(), hubOf(many));
    fireEvent.change(await bar(), { target: { value: 'numpy-7' } });
    await app.user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Search' }));
    await screen.findByRole('link', { name: 'numpy-7' });
    expect(app.address()).toBe('/search?query=numpy-7');
  });

  test('[SRCH-06] blank text goes nowhere and asks nothing', async () => {
    const app = render('/search', buildUser(), hubOf(many));
    const input = await bar();
    vi.useFakeTimers();
    fireEvent.change(input, { target: { value: '   ' } });
    fireEvent.submit(input);
    await vi.advanceTimersByTimeAsync(1000);
    expect(app.address()).toBe('/search');
    expect(app.times('SearchPackages')).toBe(0);
  });

  test('[SRCH-16] keys within 200 ms cause one search', async () => {
    const app = render('/search?query=x', buildUser(), hubOf(many));
    await screen.findByText('No results for “x”');
    const input = await bar();
    vi.useFakeTimers();
    for (const value of ['n', 'nu', 'num']) {
      fireEvent.change(input, { target: { value } });
      await vi.advanceTimersByTimeAsync(199);
    }
    expect(app.times('SearchPackages')).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await screen.findByText('45 results');
    expect(app.times('SearchPackages')).toBe(2);
    expect(app.address()).toBe('/search?query=num');
    expect(app.router.state.historyAction).toBe('REPLACE');
    expect(input.value).toBe('num');
  });
});

describe('failures', () => {
  const failing = (): Hub => ({
    searchPackages: ((args: Args) => {
      if (args.query !== 'numpy') throw new Error('down');
      return { ...connection(many.slice(args.offset, args.first), many.length), facets: facets() };
    }) as never,
  });

  test('[SRCH-19, SRCH-20] a failed search says so and leaves no old results and no spinner', async () => {
    const app = render('/search?query=numpy', buildUser(), failing());
    await screen.findByText('45 results');
    await app.router.navigate('/search?query=scipy');
    await screen.findByText('Something went wrong while trying to search. Please try again.');
    expect(names()).toEqual([]);
    expect(screen.queryByText('45 results')).toBeNull();
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
    expect(await axeProblems()).toEqual([]);
  });

  test('[SRCH-20, SRCH-21] a failed list of packages says so and is empty; it can be tried again', async () => {
    const app = render('/search?query=scipy&group=packages', buildUser(), failing());
    await screen.findByText('Something went wrong while trying to fetch packages. Please try again.');
    expect(names()).toEqual([]);
    const before = app.times('SearchPackages');
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(app.times('SearchPackages')).toBe(before + 1));
  });
});

test('[ROUTE-36, ROUTE-61] visitors search without the main navigation, signed-in people with it', async () => {
  const visitor = render('/search?query=numpy', null, hubOf(many));
  await screen.findByText('45 results');
  expect(visitor.address()).toBe('/search?query=numpy');
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  visitor.unmount();
  render('/search?query=numpy', buildUser(), hubOf(many));
  await screen.findByText('45 results');
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
});

test('[SRCH-01, SRCH-14] every kind has its group with its URL; one of them alone has pages', async () => {
  const people = Array.from({ length: 4 }, (_unused, index) => ({
    id: `u${index}`,
    username: `numa-${index}`,
    firstName: '',
    lastName: '',
    organizations: ['acme'],
  }));
  const hub = {
    ...hubOf([hit()]),
    search: ({ type, first }: { type: string | null; first: number }) => ({
      totalCount: 7,
      packages: null,
      documentation:
        type === null
          ? {
              totalCount: 1,
              searchUrl: '/search?query=num&group=documentation',
              items: [
                { name: 'policies', title: 'Policies', heading: 'Numbers', anchor: 'numbers', excerpt: 'Of them.' },
              ],
            }
          : null,
      collectionsAndFiles:
        type === null
          ? {
              totalCount: 2,
              searchUrl: '/search?query=num&group=collections_and_files',
              totalCollections: 1,
              totalFiles: 1,
              collections: [{ organization: 'acme', name: 'first', title: 'Numeric', description: '' }],
              files: [
                {
                  organization: 'acme',
                  collection: 'first',
                  collectionTitle: 'Numeric',
                  channelOrganization: 'acme',
                  channel: 'main',
                  name: 'numba',
                  subdir: null,
                  fileName: null,
                  note: '',
                },
              ],
            }
          : null,
      projects: null,
      environments: null,
      users: { totalCount: 24, searchUrl: '/search?query=num&group=people', items: people.slice(0, first) },
    }),
  } as never;
  const app = render('/search?query=num', buildUser(), hub);
  await screen.findByRole('heading', { name: 'Users' });
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Packages', 'Documentation', 'Collections', 'Packages and files in collections', 'Users']);
  expect(screen.getByText('28 results')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Numbers' }).getAttribute('href')).toBe('/help/policies#numbers');
  expect(screen.getByRole('link', { name: 'Numeric' }).getAttribute('href')).toBe(
    '/organizations/acme/collections/first',
  );
  expect(screen.queryByRole('link', { name: 'numa-3' })).toBeNull();
  expect(await axeProblems()).toEqual([]);
  await app.user.click(screen.getByRole('link', { name: 'View all 24 users' }));
  await screen.findByText('1–20 of 24');
  expect(app.address()).toBe('/search?query=num&group=people');
  expect(screen.getByRole('link', { name: 'numa-3' }).getAttribute('href')).toBe(
    '/organizations/acme/members?q=numa-3',
  );
  expect(screen.queryByRole('heading', { name: 'Packages' })).toBeNull();
});

test('[SRCH-19] where one of the two calls fails, the search has failed', async () => {
  render('/search?query=numpy', buildUser(), {
    ...hubOf(many),
    search: () => {
      throw new Error('down');
    },
  } as never);
  await screen.findByText('Something went wrong while trying to search. Please try again.');
  expect(names()).toEqual([]);
});

test('what was looked for is marked, and means nothing as a pattern', () => {
  const text = (name: string, query: string): string =>
    marked(name, query)
      .map(({ part, found }) => (found ? `[${part}]` : part))
      .join('');
  expect(text('dask-NumPy', 'numpy')).toBe('dask-[NumPy]');
  expect(text('scikit-learn', 'learn sci')).toBe('[sci]kit-[learn]');
  expect(text('c++', '.* ++ (')).toBe('c[++]');
  expect(text('numpy', ' ')).toBe('numpy');
});
