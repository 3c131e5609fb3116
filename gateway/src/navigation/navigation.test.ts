import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aRestUser, stage, type Stage } from '../testing/index.ts';

let on: Stage;
let token: string;
beforeAll(async () => {
  on = await stage();
  token = await on.token();
});
afterAll(() => on.close());

describe('navigation', () => {
  const query = '{ navigationItems { id text isDisabled hasChildren childOf externalLink navigateTo featureFlag } }';

  test('[NAV-06, DATA-15] the items come from the REST call, field by field', async () => {
    on.answer(({ path }) =>
      path === '/api/navigation/items'
        ? {
            body: {
              items: [
                {
                  id: 'a',
                  text: 'A',
                  disabled: true,
                  hasChildren: false,
                  child: { of: 'b' },
                  externalLink: 'https://a.example/',
                  navigateTo: '/a',
                  featureFlag: 'f',
                },
              ],
            },
          }
        : undefined,
    );
    expect((await on.ask(query)).data).toEqual({
      navigationItems: [
        {
          id: 'a',
          text: 'A',
          isDisabled: true,
          hasChildren: false,
          childOf: 'b',
          externalLink: 'https://a.example/',
          navigateTo: '/a',
          featureFlag: 'f',
        },
      ],
    });
  });

  test('are null with an error when the service fails', async () => {
    on.answer(() => ({ status: 503, body: {} }));
    const { data, errors } = await on.ask(query);
    expect(data).toEqual({ navigationItems: null });
    expect(errors).toMatchObject([
      { path: ['navigationItems'], extensions: { code: 'UPSTREAM_UNAVAILABLE', retryable: true } },
    ]);
  });
});

describe('settings', () => {
  test('choices are read, and what is left out of a change is not sent', async () => {
    on.answer(({ method, path }) => {
      if (path === '/api/account') return { body: aRestUser() };
      return path === '/api/account/settings'
        ? { body: { theme: method === 'PUT' ? 'light' : 'dark', navigation_collapsed: null } }
        : undefined;
    });
    on.calls.length = 0;
    const { data } = await on.ask(
      'mutation { updateAccountSettings(input: { theme: LIGHT }) { viewer { settings { theme isNavigationCollapsed } } userErrors { message } } }',
      { token },
    );
    expect(on.calls.find(({ method }) => method === 'PUT')?.body).toBe('{"theme":"light"}');
    expect(data).toEqual({
      updateAccountSettings: { viewer: { settings: { theme: 'DARK', isNavigationCollapsed: null } }, userErrors: [] },
    });
  });
});
