import { afterEach, expect, test } from 'vitest';
import { loadCardLibrary } from './cardLibrary.ts';

const ADDRESS = 'https://cards.example/v3/';
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>(`script[src="${ADDRESS}"]`)];
afterEach(() => scripts().forEach((script) => script.remove()));
const turn = () => new Promise((resolve) => setTimeout(resolve));

test('[PAY-20] a failed load of the card library is tried once more', async () => {
  const loading = loadCardLibrary(ADDRESS);
  scripts()[0]!.dispatchEvent(new Event('error'));
  await turn();
  expect(scripts()).toHaveLength(1);
  scripts()[0]!.dispatchEvent(new Event('load'));
  await expect(loading).resolves.toBeUndefined();
});

test('[PAY-20] after the second failure there is an error, not a third load', async () => {
  const loading = loadCardLibrary(ADDRESS);
  loading.catch(() => undefined);
  for (let time = 0; time < 2; time++) {
    scripts()[0]!.dispatchEvent(new Event('error'));
    await turn();
  }
  await expect(loading).rejects.toThrow('could not be loaded');
  expect(scripts()).toHaveLength(0);
});
