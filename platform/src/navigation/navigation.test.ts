import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { isId } from '../db/index.ts';
import { startPlatform } from '../testing/index.ts';
import type { Send, TestPlatform } from '../testing/index.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

interface Item {
  id: string;
  text: string;
  disabled: boolean;
  hasChildren: boolean;
  child: { of: string } | null;
  externalLink: string | null;
  navigateTo: string | null;
  featureFlag: string | null;
}
const itemsOf = async (send: Send): Promise<Item[]> =>
  ((await (await send('/api/navigation/items')).json()) as { items: Item[] }).items;
const below = (items: Item[], parent: string | null): string[] =>
  items.filter((item) => (item.child?.of ?? null) === parent).map((item) => item.text);

/** A person in so many organizations, each as its admin. */
async function personWith(count: number, prefix = 'house'): Promise<Send> {
  const person = await platform.aUser();
  for (let i = 0; i < count; i += 1)
    await platform.anOrganization({
      title: `House ${i}`,
      name: `${prefix}-${i}-of-${count}`,
      members: { admin: person },
    });
  return platform.as(person.email);
}

describe('GET /api/navigation/items', () => {
  test('[NAV-02, NAV-07] the main navigation of a signed-in person has five entries in order', async () => {
    expect(below(await itemsOf(await personWith(0)), null)).toEqual([
      'Dashboard',
      'My Organizations',
      'Resources',
      'Forum',
      'Support',
    ]);
  });

  test('an operator of the hub has an entry more', async () => {
    const operator = await platform.aUser();
    await platform.core.db.updateTable('app_user').set({ is_operator: true }).where('id', '=', operator.id).execute();
    const items = await itemsOf(await platform.as(operator.email));
    expect(below(items, null)).toEqual(['Dashboard', 'My Organizations', 'Resources', 'Forum', 'Support', 'Operator']);
    expect(items.find((item) => item.id === 'operator')?.navigateTo).toBe('/operator/people');
  });

  test('[NAV-03] My Organizations holds View All, which leads to /organizations', async () => {
    const items = await itemsOf(await personWith(1));
    expect(items.find((item) => item.id === 'my-organizations')?.hasChildren).toBe(true);
    expect(
      items
        .filter((item) => item.child?.of === 'my-organizations')
        .map(({ text, navigateTo }) => ({ text, navigateTo })),
    ).toEqual([{ text: 'View All', navigateTo: '/organizations' }]);
  });

  test('[NAV-04, NAV-05] Resources holds three entries; My Learning has an address here, behind its flag, and one elsewhere', async () => {
    const items = await itemsOf(await personWith(0));
    expect(below(items, 'resources')).toEqual(['Getting Started', 'My Learning', 'Documentation']);
    expect(items.find((item) => item.id === 'my-learning')).toMatchObject({
      navigateTo: '/my-learning',
      featureFlag: 'my-learning',
      externalLink: expect.stringMatching(/^https:/),
    });
  });

  test('[DATA-15] an item has exactly its fields', async () => {
    expect(Object.keys((await itemsOf(platform.send))[0] ?? {}).sort()).toEqual([
      'child',
      'disabled',
      'externalLink',
      'featureFlag',
      'hasChildren',
      'id',
      'navigateTo',
      'text',
    ]);
  });

  test.each([
    [1, 'My Organization', 1, false],
    [2, 'My Organizations', 2, false],
    [3, 'My Organizations', 3, false],
    [4, 'My Organizations', 3, true],
  ])(
    "[NAV-22, NAV-23, NAV-24] with %i organizations the sidebar says '%s', links to %i of them, and to all: %s",
    async (count, text, links, all) => {
      const items = await itemsOf(await personWith(count, 'home'));
      expect(items.find((item) => item.id === 'sidebar-organizations')?.text).toBe(text);
      const children = items.filter((item) => item.child?.of === 'sidebar-organizations');
      expect(children.filter((item) => isId(item.id)).map((item) => item.navigateTo)).toEqual(
        Array.from({ length: links }, (_, i) => `/organizations/home-${i}-of-${count}`),
      );
      expect(children.some((item) => item.id === 'view-all-orgs' && item.navigateTo === '/organizations')).toBe(all);
    },
  );

  test('a visitor gets what needs no account', async () => {
    const items = await itemsOf(platform.send);
    expect(below(items, null)).toEqual(['Dashboard', 'Resources', 'Forum', 'Support']);
    expect(items.find((item) => item.id === 'my-learning')).toMatchObject({ navigateTo: null, featureFlag: null });
  });
});

describe('SUPPORT_LINKS', () => {
  test('[NAV-13] an operator sets the addresses elsewhere, and null takes an entry out', async () => {
    const { supportLinks } = readConfig({ SUPPORT_LINKS: '{"forum":"https://forum.acme.example/","learning":null}' });
    expect(supportLinks).toMatchObject({
      forum: 'https://forum.acme.example/',
      learning: null,
      documentation: '/help',
    });
    const own = await startPlatform({ config: { supportLinks } });
    const items = await itemsOf(own.send);
    await own.close();
    expect(items.find((item) => item.id === 'forum')?.externalLink).toBe('https://forum.acme.example/');
    expect(items.some((item) => item.id === 'my-learning')).toBe(false);
  });

  test("without it the documentation is the hub's own, which needs no network", async () => {
    const items = await itemsOf(platform.send);
    for (const [id, path] of [
      ['documentation', '/help'],
      ['getting-started', '/help/getting-started'],
    ])
      expect(items.find((item) => item.id === id)).toMatchObject({ navigateTo: path, externalLink: null });
  });

  test.each([
    'no json',
    '{"forum":"javascript:alert(1)"}',
    '{"forum":"//elsewhere.example"}',
    '{"blog":"https://blog.example"}',
    '[]',
  ])('%s ends the start with the name of the variable', (text) => {
    expect(() => readConfig({ SUPPORT_LINKS: text })).toThrow('SUPPORT_LINKS');
  });
});
