import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { resizeTo } from '../../testing/setup.ts';
import { excerptOf, sectionsOf } from '@terrarium/domain/search';
import { guideGroups, guides, searchGuides } from './guides.ts';

describe('the guides', () => {
  test('each has a title and text; links from one to another lead to a heading that is there', () => {
    expect(guides.length).toBeGreaterThan(5);
    for (const guide of guides) {
      expect(guide.title, guide.name).not.toBe('');
      for (const [, to = '', anchor] of guide.source.matchAll(/\]\([^)\s]*?([\w-]+)\.md(?:#([\w-]+))?\)/g)) {
        const target = guides.find(({ name }) => name === to);
        expect(target, `${guide.name} links to ${to}.md`).toBeDefined();
        if (anchor)
          expect(
            sectionsOf(target!).map((section) => section.anchor),
            `${guide.name} links to ${to}.md#${anchor}`,
          ).toContain(anchor);
      }
    }
  });

  test('every page of docs/guides is in one group, and its name is unique', () => {
    const files = Object.keys(import.meta.glob('../../../../docs/guides/**/*.md'));
    expect(guides.map(({ name }) => name).sort()).toEqual(files.map((file) => file.replace(/^.*\/|\.md$/g, '')).sort());
    expect(new Set(guides.map(({ name }) => name)).size).toBe(guides.length);
    expect(guideGroups.filter((group) => group.guides.length === 0)).toEqual([]);
  });

  test('a search finds the parts that contain every word, headings first', () => {
    const [best] = searchGuides('forbidden');
    expect([best?.guide.name, best?.anchor]).toEqual(['fix-install-errors', '403-forbidden']);
    expect(searchGuides('conda token').length).toBeGreaterThan(0);
    expect(searchGuides('conda nowhereinhere')).toEqual([]);
    expect(excerptOf(best!, '403')).toContain('403');
    expect(excerptOf(best!, '403')).not.toMatch(/\*\*|\]\(/);
  });
});

describe('the pages', () => {
  test('a visitor reads the list without a question to the hub, and looks for a word in all of them', async () => {
    const app = render('/help', null);
    const main = within(await screen.findByRole('main'));
    expect((await main.findByRole('link', { name: 'Tutorial: your first policy' })).getAttribute('href')).toBe(
      '/help/getting-started',
    );
    expect(main.getByRole('heading', { name: 'Operate a hub', level: 2 })).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
    const before = app.asked.length;
    await app.user.type(main.getByRole('searchbox', { name: 'Search the guides' }), 'forbidden{Enter}');
    await waitFor(() => expect(app.address()).toBe('/help?q=forbidden'));
    await app.user.click((await main.findAllByRole('link', { name: '403 Forbidden' }))[0]!);
    await waitFor(() => expect(app.router.state.location.hash).toBe('#403-forbidden'));
    expect((await screen.findByRole('heading', { name: /403 Forbidden/, level: 2 })).id).toBe('403-forbidden');
    expect(app.asked.length).toBe(before);
  });

  test('says so if no guide matches', async () => {
    render('/help?q=nowhereinhere', null);
    expect(await screen.findByRole('heading', { name: 'No results for “nowhereinhere”' })).toBeTruthy();
  });

  test('a guide has headings to link to, tables, code to copy, and ways to the others within the hub', async () => {
    render('/help/install-packages', null);
    await screen.findByRole('heading', {
      name: guides.find(({ name }) => name === 'install-packages')!.title,
      level: 1,
    });
    const main = within(screen.getByRole('main'));
    const contents = within(main.getByRole('navigation', { name: 'On this page' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')!.slice(1));
    expect(contents.length).toBeGreaterThan(1);
    for (const id of contents) expect(document.getElementById(id)?.tagName).toMatch(/^H[23]$/);
    expect(main.getAllByRole('button', { name: 'Copy' }).length).toBeGreaterThan(0);
    expect(
      within(main.getByRole('navigation', { name: 'Guides' }))
        .getByRole('link', { current: 'page' })
        .getAttribute('href'),
    ).toBe('/help/install-packages');
    // The group of the page is open, the others are closed.
    const open = main.getAllByRole('group').filter((group) => (group as HTMLDetailsElement).open);
    expect(open.map((group) => group.querySelector('summary')?.textContent)).toEqual(['Install packages']);
    const beside = within(main.getByRole('navigation', { name: 'Guides' }));
    expect(beside.getByRole('link', { name: 'Fix install errors' }).getAttribute('href')).toBe(
      '/help/fix-install-errors',
    );
    expect(main.getAllByRole('link').some((link) => /\.md/.test(link.getAttribute('href') ?? ''))).toBe(false);
    expect(await axeProblems()).toEqual([]);
  });

  test('the guide of the API leads to the playground and to the REST reference', async () => {
    render('/help/api-quickstart', null);
    const main = within(await screen.findByRole('main'));
    for (const address of ['/graphql', '/api/docs']) {
      const [link] = await main.findAllByRole('link', { name: address });
      expect(link!.getAttribute('href')).toBe(address);
    }
  });

  test('a link to a guide in another folder opens it', async () => {
    const app = render('/help/write-a-policy', null);
    const links = await within(await screen.findByRole('main')).findAllByRole('link', { name: 'Policy rules' });
    await app.user.click(links.find((link) => link.closest('nav') === null)!);
    await screen.findByRole('heading', { name: 'Policy rules', level: 1 });
    expect(app.address()).toBe('/help/policy-rules');
  });

  test('in a narrow window the contents are folded, so that the guide begins with its text', async () => {
    resizeTo(1042);
    onTestFinished(() => resizeTo(1440));
    render('/help/settings', null);
    const contents = await screen.findByText('On this page', { selector: 'summary' });
    expect((contents.closest('details') as HTMLDetailsElement).open).toBe(false);
    expect(await axeProblems()).toEqual([]);
  });

  test.each(['settings', 'graphql', 'write-a-policy', 'your-account', 'getting-started', 'api-changelog'])(
    '%s shows without a fault',
    async (name) => {
      render(`/help/${name}`, null);
      await screen.findByRole('heading', { name: guides.find((guide) => guide.name === name)!.title, level: 1 });
      expect(screen.queryAllByRole('link').filter((link) => /\.md/.test(link.getAttribute('href') ?? ''))).toEqual([]);
      expect(await axeProblems()).toEqual([]);
    },
  );

  test("an operator's page is shown at its URL, without its HTML", async () => {
    render('/help/onboarding', null, {
      guide: {
        __typename: 'GuideText',
        name: 'onboarding',
        title: 'Onboarding',
        isOwn: false,
        markdown:
          'Welcome.\n\n## First day\n\n<script>window.ran = true</script>\n\n<img src=x onerror="window.ran = true">\n\n[bad](javascript:alert(1))\n',
      },
      guides: [{ __typename: 'Guide', name: 'onboarding', title: 'Onboarding', isOwn: false }],
    });
    await screen.findByRole('heading', { name: 'Onboarding', level: 1 });
    const main = screen.getByRole('main');
    expect(within(main).getByRole('heading', { name: /First day/ }).id).toBe('first-day');
    expect(main.querySelector('script, img')).toBeNull();
    expect((window as { ran?: boolean }).ran).toBeUndefined();
    expect(main.innerHTML).not.toContain('javascript:');
    expect(await within(main).findByRole('link', { name: 'Onboarding', current: 'page' })).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
  });

  test('the URL of a page that was replaced leads to the new page', async () => {
    const app = render('/help/operating', null, {
      guide: {
        __typename: 'GuideText',
        name: 'install-a-hub',
        title: 'Install and start a hub',
        isOwn: true,
        markdown: '',
      },
    });
    await screen.findByRole('heading', { name: 'Install and start a hub', level: 1 });
    expect(app.address()).toBe('/help/install-a-hub');
  });

  test('an unknown guide says so and leads to the list', async () => {
    render('/help/none', null, { guide: null });
    expect((await screen.findByRole('link', { name: 'Guides' })).getAttribute('href')).toBe('/help');
  });
});
