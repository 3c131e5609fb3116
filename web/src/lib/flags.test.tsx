import { act, render, screen } from '@testing-library/react';
import { FLAGS, type FlagKey } from '@terrarium/domain/access';
import { GraphQLError } from 'graphql';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient } from './apollo/client.ts';
import { ClientSourceProvider, type ClientSource } from './apollo/router.ts';
import {
  flagCookie,
  linkWithFlags,
  offeredFlags,
  readCookieFlags,
  takeLinkedFlags,
  writeCookieFlags,
} from './cookieFlags.ts';
import { IfFlag, useExposure, useFlag, useLookup, usePermission, type Lookup } from './flags.tsx';
import { ViewerProvider, type Viewer } from './viewer.ts';
import { buildUser } from '../testing/builders.ts';
import { hubLink, type Asked, type Hub } from '../testing/schema.ts';
// Preloaded, because loading it lazily would affect the fake timers' count.
import '../gen/app.ts';

const given = (values: Partial<Record<FlagKey, unknown>>): Hub => ({
  featureFlags: Object.entries(values).map(([key, value]) => ({
    __typename: 'FeatureFlag',
    key,
    type: 'JSON',
    value,
    variant: 'it',
    reason: 'STATIC',
  })) as never,
});

function app(hub: Hub, children: ReactNode) {
  const asked: Asked[] = [];
  const client = createClient(hubLink(hub, asked));
  const ready = Promise.resolve(client);
  const source: ClientSource = () => ready;
  render(
    <MemoryRouter>
      <ClientSourceProvider value={source}>{children}</ClientSourceProvider>
    </MemoryRouter>,
  );
  return { asked, client };
}

function lookupOn(hub: Hub): { lookup: Lookup; asked: Asked[] } {
  const found: { lookup?: Lookup } = {};
  function Finder() {
    const lookup = useLookup();
    return (
      <button
        type="button"
        onClick={() => {
          found.lookup = lookup;
        }}
      >
        find
      </button>
    );
  }
  const { asked } = app(hub, <Finder />);
  act(() => screen.getByRole('button', { name: 'find' }).click());
  return { lookup: found.lookup!, asked };
}

const down: Hub = {
  featureFlags: (() => {
    throw new GraphQLError('down');
  }) as never,
};

beforeEach(() => {
  document.cookie = 'ff=; Max-Age=0; Path=/';
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

describe('a lookup', () => {
  test('[FLAG-02] gives its value after 300 ms', async () => {
    vi.useFakeTimers();
    const { lookup } = lookupOn(given({ 'my-learning': true }));
    let value: unknown = 'not yet';
    void lookup('my-learning').then((now) => {
      value = now;
    });
    await vi.advanceTimersByTimeAsync(299);
    expect(value).toBe('not yet');
    await vi.advanceTimersByTimeAsync(1);
    expect(value).toBe(true);
  });

  test('[FLAG-02] takes another delay', async () => {
    const { lookup } = lookupOn(given({ 'my-learning': true }));
    expect(await lookup('my-learning', { delay: 0 })).toBe(true);
  });

  test('[FLAG-03, FLAG-10, FLAG-11] gives the default of every flag when the service fails', async () => {
    const { lookup } = lookupOn(down);
    for (const key of Object.keys(FLAGS) as FlagKey[])
      expect(await lookup(key, { delay: 0 })).toEqual(FLAGS[key].fallback);
    expect(await lookup('search-show-comp-tool', { delay: 0 })).toBe(false);
    expect(await lookup('bigbend-fe-new-signup', { delay: 0 })).toBe(false);
  });

  test('[FLAG-16] reads a flag of each type with its type', async () => {
    const { lookup } = lookupOn(
      given({
        'my-learning': true,
        'devtools-requests': 7,
        'devtools-slow-seconds': 0.25,
        'python-channel-package': 'pypy',
        'system-banner': { message: 'x' },
      }),
    );
    expect(
      await Promise.all([
        lookup('my-learning', { delay: 0 }),
        lookup('devtools-requests', { delay: 0 }),
        lookup('devtools-slow-seconds', { delay: 0 }),
        lookup('python-channel-package', { delay: 0 }),
        lookup('system-banner', { delay: 0 }),
      ]),
    ).toEqual([true, 7, 0.25, 'pypy', { message: 'x' }]);
  });

  test('[FLAG-16] does not take a value of another type', async () => {
    const { lookup } = lookupOn(
      given({
        'my-learning': 'true',
        'devtools-requests': 7.5,
        'devtools-slow-seconds': '1',
        'python-channel-package': 3,
      }),
    );
    expect(
      await Promise.all([
        lookup('my-learning', { delay: 0 }),
        lookup('devtools-requests', { delay: 0 }),
        lookup('devtools-slow-seconds', { delay: 0 }),
        lookup('python-channel-package', { delay: 0 }),
      ]),
    ).toEqual([false, 20, 0.5, 'python']);
  });

  test('[FLAG-01] tells the hub only the organization and the source, and asks once for all flags', async () => {
    const { lookup, asked } = lookupOn(given({}));
    await Promise.all([lookup('my-learning', { delay: 0 }), lookup('system-banner', { delay: 0 })]);
    expect(asked).toEqual([{ name: 'FeatureFlags', variables: { context: { organization: null, source: 'web' } } }]);
  });
});

describe('the value of a flag in a screen', () => {
  const Learning = () => <p>{useFlag('my-learning', { delay: 0 }) ? 'on' : 'off'}</p>;

  test('follows the user: it is loaded again after the store was cleared', async () => {
    let on = true;
    const { client } = app(
      {
        featureFlags: (() => [
          {
            __typename: 'FeatureFlag',
            key: 'my-learning',
            type: 'BOOLEAN',
            value: on,
            variant: 'it',
            reason: 'STATIC',
          },
        ]) as never,
      },
      <Learning />,
    );
    await screen.findByText('on');
    on = false;
    await act(async () => {
      await client.clearStore();
    });
    await screen.findByText('off');
  });

  test('[FLAG-14, FLAG-15] reports an exposure once, even if that fails', async () => {
    vi.useFakeTimers();
    function Shown() {
      const exposed = useExposure();
      return (
        <button type="button" onClick={() => exposed('my-learning')}>
          show
        </button>
      );
    }
    // The outage check also sends requests.
    const fetched = vi.fn((_address: string, _request: RequestInit) =>
      Promise.reject(new TypeError('Failed to fetch')),
    );
    vi.stubGlobal('fetch', fetched);
    const ready = Promise.resolve(createClient());
    const source: ClientSource = () => ready;
    render(
      <MemoryRouter>
        <ClientSourceProvider value={source}>
          <Shown />
        </ClientSourceProvider>
      </MemoryRouter>,
    );
    act(() => screen.getByRole('button').click());
    act(() => screen.getByRole('button').click());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetched.mock.calls.filter(([, { body }]) => !String(body).includes('HubCheck'))).toHaveLength(1);
    vi.unstubAllGlobals();
  });
});

describe('feature permissions', () => {
  const Gated = () => <p>{usePermission('cloud-notebooks') ? 'shown' : 'hidden'}</p>;
  const under = (viewer: Viewer | null) =>
    render(
      <ViewerProvider value={viewer}>
        <Gated />
      </ViewerProvider>,
    );
  const person = (featurePermissions: { name: string; allowed: boolean }[] | null) =>
    buildUser({ featurePermissions: featurePermissions as never }) as unknown as Viewer;

  test('[FLAG-19] not loaded allows', () => {
    under(null);
    expect(screen.getByText('shown')).toBeTruthy();
  });
  test.each([
    [true, 'shown'],
    [false, 'hidden'],
  ])('[FLAG-17] loaded, the map decides: %s', (allowed, text) => {
    under(person([{ name: 'cloud-notebooks', allowed }]));
    expect(screen.getByText(text)).toBeTruthy();
  });
  test('[FLAG-18, FLAG-20] a load that failed is an empty map and denies', () => {
    under(person(null));
    expect(screen.getByText('hidden')).toBeTruthy();
  });
});

describe('the cookie', () => {
  test('[FLAG-04] is named ff, lives 86400 s, is secure and for the path /', () => {
    expect(flagCookie(['astoria', 'unified'])).toBe('ff=astoria.unified; Max-Age=86400; Path=/; Secure; SameSite=Lax');
  });

  test('[SHELL-40, SHELL-41] three flags are offered, and on this machine devtools too', () => {
    expect(offeredFlags('hub.example')).toEqual(['environments-download', 'astoria', 'unified']);
    expect(offeredFlags('localhost.example')).toHaveLength(3);
    for (const host of ['localhost', '127.0.0.1', '[::1]', 'hub.localhost'])
      expect(offeredFlags(host)).toEqual(['environments-download', 'astoria', 'unified', 'devtools']);
  });

  test('[FLAG-09] content is there only when the flag is in the cookie', () => {
    const { unmount } = render(
      <IfFlag name="unified">
        <p>content</p>
      </IfFlag>,
    );
    expect(screen.queryByText('content')).toBeNull();
    unmount();
    document.cookie = 'ff=astoria.unified';
    render(
      <IfFlag name="unified">
        <p>content</p>
      </IfFlag>,
    );
    expect(screen.getByText('content')).toBeTruthy();
  });

  test('only known flags are read', () => {
    document.cookie = 'ff=unified.constructor.Astoria';
    expect(readCookieFlags()).toEqual(['unified']);
  });

  test('[SHELL-44] a link has feat:{flag} for every flag', () => {
    expect(linkWithFlags(['astoria', 'unified'], { origin: 'https://hub.example', pathname: '/organizations' })).toBe(
      'https://hub.example/organizations?feat:astoria=true&feat:unified=true',
    );
    expect(linkWithFlags([], { origin: 'https://hub.example', pathname: '/' })).toBe('https://hub.example/');
  });

  test("[SHELL-44] moves a link's flags from the URL to the cookie", () => {
    writeCookieFlags(['environments-download']);
    window.history.replaceState(
      null,
      '',
      '/organizations?feat:astoria=true&page=2&feat:nothing=true&feat:environments-download=false#top',
    );
    takeLinkedFlags();
    expect(readCookieFlags()).toEqual(['astoria']);
    expect(`${window.location.pathname}${window.location.search}${window.location.hash}`).toBe(
      '/organizations?page=2#top',
    );
  });
});
