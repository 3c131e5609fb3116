import { isDeepStrictEqual } from 'node:util';
import type { Send } from './index.ts';

/** Reads a list by cursor, one item at a time in both directions. Fails unless it has the same items as by offset. */
export async function walked<Item>(send: Send, path: string): Promise<Item[]> {
  interface Page {
    items: Item[];
    next_cursor: string | null;
    previous_cursor: string | null;
  }
  const read = async (query: Record<string, string>): Promise<Page> => {
    const address = `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(query).toString()}`;
    const response = await send(address);
    if (response.status !== 200) throw new Error(`${address} returned ${response.status}`);
    return (await response.json()) as Page;
  };
  const whole = await read({ limit: '50' });
  if (whole.next_cursor !== null) throw new Error(`${path} has more than 50 items`);
  const found: Item[] = [];
  let page = await read({ limit: '1' });
  for (found.push(...page.items); page.next_cursor !== null; found.push(...page.items)) {
    if (found.length > whole.items.length) throw new Error(`${path} repeats items`);
    page = await read({ limit: '1', cursor: page.next_cursor });
  }
  const backward: Item[] = [];
  page = await read({ limit: '1', backward: 'true' });
  for (backward.unshift(...page.items); page.previous_cursor !== null; backward.unshift(...page.items)) {
    if (backward.length > whole.items.length) throw new Error(`${path} repeats items backward`);
    page = await read({ limit: '1', backward: 'true', cursor: page.previous_cursor });
  }
  if (!isDeepStrictEqual(backward, whole.items)) throw new Error(`${path} has other items backward`);
  const { items: rest } = await read({ limit: '50', offset: '1' });
  if (!isDeepStrictEqual(rest, whole.items.slice(1))) throw new Error(`${path} has other items after the first`);
  if (!isDeepStrictEqual(found, whole.items))
    throw new Error(`${path} has other items by cursor:\n${JSON.stringify([found, whole.items], null, 2)}`);
  return found;
}
