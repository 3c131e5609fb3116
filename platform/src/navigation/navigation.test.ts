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

interface Item { id: string; text: string; disabled: boolean; has_children: boolean; child_of: string | null; external_link: string | null; navigate_to: string | null; feature_flag: string | null }
const itemsOf = async (send: Send): Promise<Item[]> => ((await (await send('/api/navigation/items')).json()) as { items: Item[] }).items;
const below = (items: Item[], parent: string | null): string[] => items.filter((item) => item.child_of === parent).map((item) => item.text);

/** A person in so many organizations, each as its admin. */
async function personWith(count: number, prefix = 'house'): Promise<Send> {
  const person = await platform.aUser();
  for (let i = 0; i < count; i += 1) await platform.anOrganization({ title: `House ${i}`, name: `${prefix}-${i}-of-${count}`, members: { admin: person } });
  return platform.as(person.email);
}

describe('GET /api/navigation/items', () => {
  test('[NAV-02, NAV-07] the main navigation of a signed-in person has five entries in order', async () => {
    expect(below(await itemsOf(await personWith(0)), null)).toEqual(['Dashboard', 'My Organizations', 'Resources', 'Forum', 'Support']);
  });

  test('[NAV-03] My Organizations holds View All, which leads to /organizations', async () => {
    const items = await itemsOf(await personWith(1));
    expect(items.find((item) => item.id === 'my-organizations')?.has_children).toBe(true);
    expect(items.filter((item) => item.child_of === 'my-organizations').map(({ text, navigate_to }) => ({ text, navigate_to }))).toEqual([{ text: 'View All', navigate_to: '/organizations' }]);
  });

  test('[NAV-04, NAV-05] Resources holds three entries; My Learning has an address here, behind its flag, and one elsewhere', async () => {
    const items = await itemsOf(await personWith(0));
    expect(below(items, 'resources')).toEqual(['Getting Started', 'My Learning', 'Documentation']);
    expect(items.find((item) => item.id === 'my-learning')).toMatchObject({ navigate_to: '/my-learning', feature_flag: 'my-learning', external_link: expect.stringMatching(/^https:/) });
  });

  test('[DATA-15] an item has exactly its fields', async () => {
    expect(Object.keys((await itemsOf(platform.send))[0] ?? {}).sort()).toEqual(['child_of', 'disabled', 'external_link', 'feature_flag', 'has_children', 'id', 'navigate_to', 'text']);
  });

  test.each([[1, 'My Organization', 1, false], [2, 'My Organizations', 2, false], [3, 'My Organizations', 3, false], [4, 'My Organizations', 3, true]])(
    "[NAV-22, NAV-23, NAV-24] with %i organizations the sidebar says '%s', links to %i of them, and to all: %s",
    async (count, text, links, all) => {
      const items = await itemsOf(await personWith(count, 'home'));
      expect(items.find((item) => item.id === 'sidebar-organizations')?.text).toBe(text);
      const children = items.filter((item) => item.child_of === 'sidebar-organizations');
      expect(children.filter((item) => isId(item.id)).map((item) => item.navigate_to)).toEqual(Array.from({ length: links }, (_, i) => `/organizations/home-${i}-of-${count}`));
      expect(children.some((item) => item.id === 'view-all-orgs' && item.navigate_to === '/organizations')).toBe(all);
    },
  );

  test('a visitor gets what needs no account', async () => {
    const items = await itemsOf(platform.send);
    expect(below(items, null)).toEqual(['Dashboard', 'Resources', 'Forum', 'Support']);
    expect(items.find((item) => item.id === 'my-learning')).toMatchObject({ navigate_to: null, feature_flag: null });
  });
});

describe('SUPPORT_LINKS', () => {
  test('[NAV-13] an operator sets the addresses elsewhere, and null takes an entry out', async () => {
    const { supportLinks } = readConfig({ SUPPORT_LINKS: '{"forum":"https://forum.acme.example/","learning":null}' });
    expect(supportLinks).toMatchObject({ forum: 'https://forum.acme.example/', learning: null, documentation: 'https://www.anaconda.com/docs/main' });
    const own = await startPlatform({ config: { supportLinks } });
    const items = await itemsOf(own.send);
    await own.close();
    expect(items.find((item) => item.id === 'forum')?.external_link).toBe('https://forum.acme.example/');
    expect(items.some((item) => item.id === 'my-learning')).toBe(false);
  });

  test.each(['no json', '{"forum":"javascript:alert(1)"}', '{"blog":"https://blog.example"}', '[]'])('%s ends the start with the name of the variable', (text) => {
    expect(() => readConfig({ SUPPORT_LINKS: text })).toThrow('SUPPORT_LINKS');
  });
});
