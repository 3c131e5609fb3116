import { screen, waitFor } from '@testing-library/react';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteObject } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import type { RouteLayout } from '../lib/routeLayout.ts';
import type { Viewer } from '../lib/viewer.ts';
import { paths } from '../paths.ts';
import { buildOrganization, buildUser } from '../testing/builders.ts';
import { render } from '../testing/render.tsx';
import { routes } from './routes.tsx';
import { consentFlag, checkGuards } from './shell/guard.ts';

interface Flat {
  path: string;
  layout: RouteLayout;
  lazy: boolean;
}

/** All routes with a URL, with the layout of their branch. */
function flatten(list: readonly RouteObject[], base = '', layout: RouteLayout = {}): Flat[] {
  return list.flatMap((route) => {
    const path =
      route.path === undefined
        ? base
        : route.path.startsWith('/') || route.path === '*'
          ? route.path
          : `${base}/${route.path}`;
    const own = { ...layout, ...(route.handle as RouteLayout | undefined) };
    return [
      ...(route.path === undefined ? [] : [{ path, layout: own, lazy: route.lazy !== undefined }]),
      ...flatten(route.children ?? [], path, own),
    ];
  });
}
const all = flatten(routes);
const values: Record<string, string> = { org: 'acme', plan: 'starter', code: '500' };
const address = (path: string): string =>
  path === '*' ? '/no/such/page' : path.replaceAll(/:(\w+)/g, (_match, name: string) => values[name] ?? 'one');
const cases = all.map((route) => [address(route.path), route] as const);
const isPublic = ([, { layout }]: (typeof cases)[number]) => layout.public === true;

const roleNames = { ADMIN: 'admin', BILLING_MANAGER: 'billing manager', MEMBER: 'member' };
const layoutFlags = [
  'blankPage',
  'hideHeader',
  'hideFooter',
  'hideMainNavigation',
  'hideUnauthenticatedMainNav',
  'fullWidthContainer',
  'expandedSearch',
  'hideActionHeader',
  'showDownload',
  'showScrollToTop',
] as const;

/** A route as a row of the table in docs/contributing/routes.md. */
function rowOf({ path, layout }: Flat): string {
  const { requiresFlag: flag, requiresSubscription: subscription } = layout;
  const otherwise =
    flag?.otherwise === undefined
      ? '/'
      : flag.otherwise === 'pass'
        ? 'the page itself'
        : `the address of ${flag.otherwise.entry} in the navigation`;
  const guards = [
    ...(layout.requiresVerified ? [`confirmed address, else ${paths.verificationRequired.href()}`] : []),
    ...(flag ? [`flag ${flag.flag ?? 'none'}, else ${flag.flag === null ? '/' : otherwise}`] : []),
    ...(layout.requiresOperator ? ['operator of the hub, else /error/404'] : []),
    ...(layout.requiresRole
      ? [`${layout.requiresRole.map((role) => roleNames[role]).join(' or ')}, else /error/403`]
      : []),
    ...(subscription ? [`subscription, else ${subscription === true ? paths.checkout.href() : subscription}`] : []),
  ];
  const flags = [
    ...layoutFlags.filter((name) => layout[name]),
    ...(layout.showSearch === false ? ['no search'] : []),
    ...(layout.backgroundColor ? [`background ${layout.backgroundColor}`] : []),
  ];
  const who = layout.public ? 'everyone' : layout.ungated ? 'signed in, ungated' : 'signed in';
  return `| \`${path}\` | ${who} | ${guards.join('; ')} | ${flags.join(', ')} |`;
}

test('[ROUTE-56, ROUTE-57, ROUTE-58, ROUTE-60, ROUTE-63] the table of routes in the documentation matches the routes', () => {
  const file = join(import.meta.dirname, '../../../docs/contributing/routes.md');
  const isRow = (line: string): boolean => line.startsWith('| `');
  const rows = all.map(rowOf).toSorted();
  const lines = readFileSync(file, 'utf8').split('\n');
  if (process.env['UPDATE_SCHEMA'] === '1')
    writeFileSync(
      file,
      [...lines.slice(0, lines.findIndex(isRow)), ...rows, ...lines.slice(lines.findLastIndex(isRow) + 1)].join('\n'),
    );
  expect(
    readFileSync(file, 'utf8').split('\n').filter(isRow),
    'Write the table again: UPDATE_SCHEMA=1 npx vitest run web/src/app/routes.test.tsx',
  ).toEqual(rows);
});

/** Every option that a layout has: the compiler names one that is missing here. */
const options = {
  ...(Object.fromEntries(layoutFlags.map((name) => [name, true])) as Record<(typeof layoutFlags)[number], true>),
  showSearch: true,
  backgroundColor: true,
  public: true,
  ungated: true,
  requiresVerified: true,
  requiresSubscription: true,
  requiresFlag: true,
  requiresOperator: true,
  requiresRole: true,
  feature: true,
} satisfies Record<keyof RouteLayout, true>;

test('[SHELL-61, SHELL-62, SHELL-63, SHELL-64, SHELL-65, SHELL-66, SHELL-67, SHELL-68, SHELL-69, SHELL-70, FLAG-05, FLAG-06, FLAG-08] every option of a layout is used by a page', () => {
  const unused = (Object.keys(options) as (keyof RouteLayout)[]).filter(
    (name) => !all.some(({ layout }) => layout[name] !== undefined),
  );
  expect(unused).toEqual([]);
  const otherwise = all.map(({ layout }) => layout.requiresFlag?.otherwise);
  expect([otherwise.includes('pass'), otherwise.some((one) => typeof one === 'object')]).toEqual([true, true]);
});

test('[ROUTE-01] the code of every page is loaded on demand, but for those that hold a line of text or only lead on', () => {
  const whole = ['/error/:code', '/page-not-found', '*', '/healthz', '/profile', '/app', '/operator', '/external-auth'];
  expect(all.filter(({ path, lazy }) => !lazy && !whole.includes(path)).map(({ path }) => path)).toEqual([]);
});

describe('without a session', () => {
  /** Pages that only redirect, with their targets. */
  const onward: Record<string, string> = {
    [paths.logOut.pattern]: paths.signIn.pattern,
    [paths.externalAuth.pattern]: paths.signIn.pattern,
    [paths.statusArea.pattern]: paths.status.pattern,
  };

  test.each(cases.filter((each) => !isPublic(each)))(
    '[ROUTE-62, AUTH-28] %s ends at the sign-in, which knows the way back',
    async (url) => {
      const wanted = `${url}?x=1`;
      const app = render(wanted, null);
      await waitFor(() => expect(app.address()).toBe(paths.signIn.href({}, { returnUrl: wanted })));
    },
  );

  test.each(cases.filter(isPublic))('[ROUTE-61, ROUTE-63] %s shows', async (url, { path }) => {
    const app = render(url, null);
    await waitFor(() => expect(document.getElementById('main')?.textContent).not.toBe(''));
    await waitFor(() => expect(screen.queryByRole('status', { name: /^Loading/ })).toBeNull());
    await waitFor(() => expect(new URL(app.address(), 'http://hub').pathname).toBe(onward[path] ?? url));
  });

  test('[ROUTE-61] what the documents list is public', () => {
    const listed = [
      paths.freeTier,
      paths.codeInTheCloud,
      paths.sharedNotebook,
      paths.supportCenter,
      paths.localLoginSuccess,
      paths.localLoginError,
      paths.search,
      paths.invitation,
    ].map(({ pattern }) => pattern);
    expect(listed.filter((pattern) => !all.some(({ path, layout }) => path === pattern && layout.public))).toEqual([]);
  });
});

describe('the guarded root group', () => {
  const profile = {
    __typename: 'AccountProfile' as const,
    version: 'v',
    isConsented: true,
    isConfirmed: true,
    isDisabled: false,
    pendingEmail: null,
  };
  const viewer = (part: Partial<typeof profile>) =>
    buildUser({ profile: { ...profile, ...part }, organizations: [buildOrganization()] }) as unknown as Viewer;
  const lands = (layout: RouteLayout, person: Viewer, here: string) => {
    const verdict = checkGuards(layout, {
      viewer: person,
      flag: () => true,
      org: here.startsWith('/organizations/acme') ? 'acme' : undefined,
      here,
      addressOf: () => null,
    });
    return verdict.kind === 'route' ? verdict.to : verdict.kind;
  };
  const gated = cases.filter(([, { layout }]) => !layout.public && !layout.ungated);

  test.each(gated)(
    '[ROUTE-52, ROUTE-53, ROUTE-57] %s asks for the consent, then for a confirmed address',
    (url, { layout }) => {
      expect(lands(layout, viewer({ isConsented: false, isConfirmed: false }), url)).toBe(
        paths.consent.href({}, { next: url }),
      );
      expect(lands(layout, viewer({ isConfirmed: false }), url)).toBe(
        paths.verificationRequired.href({}, { next: url }),
      );
    },
  );

  test('[ACCT-15, ROUTE-57] outside it are the public pages and these', () => {
    expect(
      all
        .filter(({ layout }) => layout.ungated && !layout.public)
        .map(({ path }) => path)
        .sort(),
    ).toEqual(
      [
        paths.outbox.pattern,
        paths.privacySecurity.pattern,
        paths.consent.pattern,
        paths.verificationRequired.pattern,
      ].sort(),
    );
    for (const [url, { layout }] of cases.filter(
      ([
        ,
        {
          layout: { ungated, public: open },
        },
      ]) => ungated || open,
    )) {
      expect([
        url,
        lands({ ...layout, requiresFlag: undefined as never }, viewer({ isConsented: false, isConfirmed: false }), url),
      ]).toEqual([url, 'show']);
    }
  });

  test.each([
    [true, 'show'],
    [false, '/'],
  ] as const)('[ROUTE-02] the consent page with its flag %s: %s', (on, expected) => {
    const { layout } = all.find(({ path }) => path === paths.consent.pattern)!;
    const verdict = checkGuards(layout, {
      viewer: viewer({ isConsented: false }),
      flag: (name) => name === consentFlag && on,
      org: undefined,
      here: '/privacy-tos-consent',
      addressOf: () => null,
    });
    expect(verdict.kind === 'route' ? verdict.to : verdict.kind).toBe(expected);
  });
});

describe('a page that is for other roles', () => {
  test('[ROUTE-49, ROUTE-58] /error/403 names the page, who may, the own role, and leads to who can change it', async () => {
    const organization = buildOrganization({ role: 'MEMBER' });
    const app = render('/organizations/acme/policies/new', buildUser({ organizations: [organization] }), {
      organization: () => organization as never,
    });
    await waitFor(() => expect(app.address()).toBe('/error/403'));
    const text =
      (await screen.findByRole('heading', { name: 'Limited Permissions', level: 1 })).parentElement?.textContent ?? '';
    expect(text).toContain(
      'Your access to this feature is limited. Please contact your administrator for further assistance.',
    );
    expect(text).toContain(
      'Only admins of Acme Research can view /organizations/acme/policies/new. Your role is Member. Ask an admin to change it.',
    );
    expect(screen.getByRole('link', { name: 'View admins of Acme Research' }).getAttribute('href')).toBe(
      '/organizations/acme/members?role=ADMIN',
    );
  });

  test('a typed URL shows its details, and foreign navigation state breaks nothing', async () => {
    const app = render('/error/403', buildUser());
    await screen.findByRole('heading', { name: 'Limited Permissions' });
    await app.router.navigate('/error/403', { state: { needs: 'everything' } });
    await screen.findByRole('heading', { name: 'Limited Permissions' });
    expect(screen.queryByText(/is for/)).toBeNull();
  });
});

describe('routes that need a subscription', () => {
  test('[ROUTE-56] are the workspace, and channels, policies and environments of an organization; nothing else', () => {
    const expected = (path: string) =>
      path === paths.workspace.pattern
        ? true
        : /^\/organizations\/:org\/(channels|policies|environments)(\/|$)/.test(path)
          ? paths.organizationSubscribe.pattern
          : undefined;
    expect(
      all.filter(({ path, layout }) => layout.requiresSubscription !== expected(path)).map(({ path }) => path),
    ).toEqual([]);
    for (const pattern of [paths.workspace.pattern, paths.channels.pattern, paths.policies.pattern])
      expect(all.some(({ path }) => path === pattern)).toBe(true);
  });

  test("[ROUTE-55, ROUTE-56] an organization without one leads to its plans, also from a policy's address", async () => {
    const organization = buildOrganization({ activeProduct: null });
    const app = render('/organizations/acme/policies/policy-1', buildUser({ organizations: [organization] }), {
      organization: () => organization as never,
    });
    await waitFor(() => expect(app.address()).toBe('/organizations/acme/subscribe'));
  });

  test('[ROUTE-54] a person without one leads from the workspace to the checkout, which says that a plan is missing and leads to them', async () => {
    const app = render('/workspace', buildUser({ subscriptions: [], organizations: [] }));
    await waitFor(() => expect(app.address()).toBe('/payment/checkout'));
    await screen.findByRole('heading', { name: 'Choose a plan to continue' });
    expect(screen.getByRole('link', { name: 'View plans' }).getAttribute('href')).toBe('/subscribe?billing=monthly');
  });

  test('[ROUTE-31, ROUTE-56] the overview of an organization is shown anyway', async () => {
    const organization = buildOrganization({ activeProduct: null });
    const app = render('/organizations/acme', buildUser({ organizations: [organization], subscriptions: [] }), {
      organization: () => organization as never,
    });
    await screen.findByRole('heading', { name: 'Acme Research', level: 1 });
    expect(app.address()).toBe('/organizations/acme');
  });
});

describe('pages of the application itself', () => {
  test('[ROUTE-48, SHELL-58, SHELL-59] /page-not-found, without the main navigation', async () => {
    render('/page-not-found', buildUser());
    await screen.findByRole('heading', { name: 'Page Not Found' });
    expect(screen.getByText("The page you're looking for isn't here.")).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  });

  test("[SHELL-60] 'Go back.' returns to the page before", async () => {
    const app = render('/support-center', buildUser());
    await waitFor(() => expect(document.getElementById('main')?.textContent).not.toBe(''));
    await app.router.navigate('/no/such/page');
    await app.user.click(await screen.findByRole('link', { name: 'Go back.' }));
    await waitFor(() => expect(app.address()).toBe('/support-center'));
  });

  test.each([
    ['403', 'Limited Permissions'],
    ['404', 'Page Not Found'],
    ['500', 'Something unexpected happened.'],
    ['503', 'Something unexpected happened.'],
    ['abc', 'Page Not Found'],
  ])('[ROUTE-49] /error/%s shows %s', async (code, title) => {
    render(`/error/${code}`, null);
    await screen.findByRole('heading', { name: title });
    expect(screen.getByRole('link', { name: 'Go back.' })).toBeTruthy();
  });

  test('[ROUTE-07] /healthz shows ok and nothing else', async () => {
    render('/healthz', null);
    await waitFor(() => expect(document.getElementById('main')?.textContent).toBe('ok'));
    expect(screen.queryByRole('banner')).toBeNull();
  });

  test.each([
    ['[ROUTE-12] the home', '/'],
    ['[ROUTE-23] the page of payment', '/payment'],
    ['[ROUTE-23] the checkout', '/payment/checkout'],
  ])('%s takes the full width', (_what, page) => {
    expect(all.find(({ path }) => path === page)?.layout.fullWidthContainer).toBe(true);
  });

  test('[ROUTE-32] /profile opens the account settings', async () => {
    const app = render('/profile', buildUser());
    await waitFor(() => expect(app.address()).toBe('/profile/account-settings'));
  });

  test('[ROUTE-14] /channels lists the channels of all organizations, by organization', async () => {
    const organizations = [
      ['acme', 'Acme Research'],
      ['dune', 'Dune Collective'],
    ].map(([name, title]) => buildOrganization({ id: `org-${name}`, name: name!, title: title!, channels: [] }));
    render('/channels', buildUser({ organizations }));
    await screen.findByRole('heading', { name: 'Channels', level: 1 });
    expect((await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)).toEqual([
      'Acme Research',
      'Dune Collective',
    ]);
    expect(screen.getByRole('link', { name: 'All channels of Dune Collective' }).getAttribute('href')).toBe(
      '/organizations/dune/channels',
    );
  });
});
