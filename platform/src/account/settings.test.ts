import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPlatform } from '../testing/index.ts';
import type { TestPlatform } from '../testing/index.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const path = '/api/account/settings';

test('returns null for settings that were never chosen', async () => {
  const send = await platform.as((await platform.aUser()).email);
  expect(await (await send(path)).json()).toEqual({ theme: null, navigation_collapsed: null });
});

test('a change keeps omitted settings, and each person has their own', async () => {
  const [ada, max] = [
    await platform.as((await platform.aUser()).email),
    await platform.as((await platform.aUser()).email),
  ];
  expect(await (await ada(path, { method: 'PUT', json: { theme: 'dark' } })).json()).toEqual({
    theme: 'dark',
    navigation_collapsed: null,
  });
  await ada(path, { method: 'PUT', json: { navigation_collapsed: true } });
  await ada(path, { method: 'PUT', json: {} });
  expect(await (await ada(path)).json()).toEqual({ theme: 'dark', navigation_collapsed: true });
  expect(await (await max(path)).json()).toEqual({ theme: null, navigation_collapsed: null });
});

test.each([{ theme: 'pink' }, { navigation_collapsed: 'yes' }, { colour: 'red' }])(
  'rejects %j with its location',
  async (json) => {
    const send = await platform.as((await platform.aUser()).email);
    const response = await send(path, { method: 'PUT', json });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ detail: [{ loc: expect.arrayContaining(['body']) }] });
  },
);

test('visitors have no settings', async () => {
  expect((await platform.send(path)).status).toBe(401);
  expect((await platform.send(path, { method: 'PUT', json: { theme: 'dark' } })).status).toBe(401);
});
