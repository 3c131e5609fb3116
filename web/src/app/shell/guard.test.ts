import { describe, expect, test } from 'vitest';
import type { RouteLayout } from '../../lib/routeLayout.ts';
import type { Viewer, ViewerOrganization } from '../../lib/viewer.ts';
import { flagsOf, checkGuards, type GuardContext } from './guard.ts';

const organization = (part: Partial<ViewerOrganization> = {}): ViewerOrganization => ({
  __typename: 'Organization',
  id: 'o',
  name: 'acme',
  title: 'Acme',
  role: 'ADMIN',
  activeProduct: 'SECURITY_SUBSCRIPTION',
  features: [],
  ...part,
});
const profile = {
  __typename: 'AccountProfile' as const,
  version: 'v',
  isConsented: true,
  isConfirmed: true,
  isDisabled: false,
  pendingEmail: null,
};
const viewer = (part: Partial<Viewer> = {}): Viewer => ({
  __typename: 'User',
  id: 'u',
  email: 'ada@acme.example',
  username: 'ada',
  firstName: 'Ada',
  lastName: 'Byron',
  displayName: 'Ada Byron',
  avatarHash: null,
  isOperator: false,
  isOfferedPlans: false,
  profile,
  featurePermissions: [],
  subscriptions: [
    {
      __typename: 'BaseSubscription',
      productCode: 'SECURITY_SUBSCRIPTION',
      expiresAt: '2030-01-01T00:00:00Z',
      organizationId: 'o',
    },
  ],
  settings: null,
  organizations: [organization()],
  ...part,
});
const facts = (part: Partial<GuardContext> = {}): GuardContext => ({
  viewer: viewer(),
  flag: () => false,
  org: undefined,
  here: '/organizations',
  addressOf: (entry) => ({ 'my-learning': 'https://learn.example/', documentation: '/help', forum: null })[entry],
  ...part,
});
const go = (layout: RouteLayout, part: Partial<GuardContext> = {}) => {
  const verdict = checkGuards(layout, facts(part));
  return verdict.kind === 'route' ? verdict.to : verdict.kind === 'page' ? verdict.href : verdict.kind;
};
const unconsented = viewer({ profile: { ...profile, isConsented: false } });
const unconfirmed = viewer({ profile: { ...profile, isConfirmed: false } });

describe('the guarded root group', () => {
  test('[ROUTE-62] a visitor goes to the sign-in and comes back, but where the page is public', () => {
    expect(go({}, { viewer: null, here: '/organizations?x=1#y' })).toBe(
      '/sign-in?returnUrl=%2Forganizations%3Fx%3D1%23y',
    );
    expect(go({ public: true }, { viewer: null })).toBe('show');
  });

  test.each<[string, RouteLayout, boolean | undefined, Viewer, string]>([
    ['who has not consented, with the flag on', {}, true, unconsented, '/privacy-tos-consent?next=%2Forganizations'],
    ['who has not consented, with the flag off', {}, false, unconsented, 'show'],
    ['who has not consented, before the flag is known', {}, undefined, unconsented, 'wait'],
    ['who has consented, before the flag is known', {}, undefined, viewer(), 'show'],
    ['who has not consented, on an ungated page', { ungated: true }, true, unconsented, 'show'],
    ['who has not consented, on a public page', { public: true }, true, unconsented, 'show'],
    ['whose state could not be loaded', {}, true, viewer({ profile: null }), 'show'],
  ])('[ROUTE-52, ACCT-15] %s', (_who, layout, on, person, expected) => {
    expect(go(layout, { viewer: person, flag: () => on })).toBe(expected);
  });

  test.each<[string, RouteLayout, Viewer, string]>([
    ['an address that is not confirmed', {}, unconfirmed, '/verification-required?next=%2Forganizations'],
    ['no address', {}, viewer({ email: null, profile: { ...profile, isConfirmed: false } }), 'show'],
    ['an address that is not confirmed, on an ungated page', { ungated: true }, unconfirmed, 'show'],
    ['an address that is not confirmed, on a public page', { public: true }, unconfirmed, 'show'],
    ['a confirmed address', {}, viewer(), 'show'],
  ])('[ROUTE-53] who has %s', (_who, layout, person, expected) => {
    expect(go(layout, { viewer: person })).toBe(expected);
  });

  test('consent is asked for before the confirmation', () => {
    expect(
      go({}, { viewer: viewer({ profile: { ...profile, isConsented: false, isConfirmed: false } }), flag: () => true }),
    ).toContain('/privacy-tos-consent');
  });
});

describe('guards of single routes', () => {
  test('[ROUTE-17, ROUTE-59] a page for confirmed addresses also denies users without any', () => {
    expect(
      go(
        { requiresVerified: true },
        { viewer: viewer({ email: null, profile: { ...profile, isConfirmed: false } }), here: '/FAQ' },
      ),
    ).toBe('/verification-required?next=%2FFAQ');
    expect(go({ requiresVerified: true }, { viewer: unconfirmed, here: '/FAQ' })).toBe(
      '/verification-required?next=%2FFAQ',
    );
    expect(go({ requiresVerified: true })).toBe('show');
  });

  test.each<[string, RouteLayout, Viewer, string]>([
    [
      'without one, to the checkout',
      { requiresSubscription: true },
      viewer({ subscriptions: [] }),
      '/payment/checkout',
    ],
    [
      "without one, to the route's own",
      { requiresSubscription: '/subscribe' },
      viewer({ subscriptions: [] }),
      '/subscribe',
    ],
    ['with one', { requiresSubscription: true }, viewer(), 'show'],
    [
      'without one, on a hub whose plan for everybody has it',
      { requiresSubscription: true },
      viewer({
        subscriptions: [],
        featurePermissions: [{ __typename: 'FeaturePermission', name: 'cloud-notebooks', allowed: true }],
      }),
      'show',
    ],
    ['when they could not be loaded', { requiresSubscription: true }, viewer({ subscriptions: null }), 'show'],
    ['without one, on a route without the guard', {}, viewer({ subscriptions: [] }), 'show'],
  ])('[ROUTE-54, ROUTE-55] a person %s', (_who, layout, person, expected) => {
    expect(go(layout, { viewer: person })).toBe(expected);
  });

  test.each([
    ['SECURITY_SUBSCRIPTION', 'show'],
    ['COMMERCIAL_SUBSCRIPTION', 'show'],
    ['STARTER_SUBSCRIPTION', 'show'],
    ['FREE_SUBSCRIPTION', 'show'],
    [null, '/organizations/acme/subscribe'],
  ] as const)('[ROUTE-55, ROUTE-56] an organization with %s: %s', (activeProduct, expected) => {
    expect(
      go(
        { requiresSubscription: '/organizations/:org/subscribe' },
        { viewer: viewer({ subscriptions: [], organizations: [organization({ activeProduct })] }), org: 'acme' },
      ),
    ).toBe(expected);
  });

  test("another organization's plan doesn't matter for this user", () => {
    expect(go({ requiresSubscription: '/organizations/:org/subscribe' }, { org: 'borealis' })).toBe('show');
  });

  test.each([
    ['ADMIN', ['ADMIN'], 'show'],
    ['BILLING_MANAGER', ['ADMIN'], '/error/403'],
    ['MEMBER', ['ADMIN'], '/error/403'],
    ['ADMIN', ['ADMIN', 'BILLING_MANAGER'], 'show'],
    ['BILLING_MANAGER', ['ADMIN', 'BILLING_MANAGER'], 'show'],
    ['MEMBER', ['ADMIN', 'BILLING_MANAGER'], '/error/403'],
    ['UNKNOWN', ['ADMIN', 'BILLING_MANAGER', 'MEMBER'], '/error/403'],
    [null, ['MEMBER'], '/error/403'],
  ] as const)('[ROUTE-58] %s where %j is asked for: %s', (role, requiresRole, expected) => {
    expect(go({ requiresRole }, { viewer: viewer({ organizations: [organization({ role })] }), org: 'acme' })).toBe(
      expected,
    );
  });

  test('[ROUTE-58, ROUTE-59] non-members have no role', () => {
    expect(go({ requiresRole: ['MEMBER'] }, { viewer: viewer({ organizations: [] }), org: 'acme' })).toBe('/error/403');
  });
});

describe('flags', () => {
  test.each<[string, RouteLayout['requiresFlag'], boolean | undefined, string]>([
    ['on', { flag: 'my-learning', otherwise: { entry: 'documentation' } }, true, 'show'],
    ['not known yet', { flag: 'my-learning', otherwise: { entry: 'documentation' } }, undefined, 'wait'],
    ['[FLAG-05] off, to a route', { flag: 'my-learning', otherwise: { entry: 'documentation' } }, false, '/help'],
    [
      '[FLAG-06] off, to an address elsewhere',
      { flag: 'my-learning', otherwise: { entry: 'my-learning' } },
      false,
      'https://learn.example/',
    ],
    ['off, to an entry without an address', { flag: 'my-learning', otherwise: { entry: 'forum' } }, false, '/'],
    ['[FLAG-08] off, but to pass', { flag: 'my-learning', otherwise: 'pass' }, false, 'show'],
    ['to pass, not known yet', { flag: 'my-learning', otherwise: 'pass' }, undefined, 'wait'],
    ['off, without saying where to', { flag: 'my-learning' }, false, '/'],
    ['[FLAG-07] not given', { flag: null, otherwise: { entry: 'documentation' } }, true, '/'],
  ])('%s', (_state, requiresFlag, on, expected) => {
    expect(go({ requiresFlag: requiresFlag! }, { flag: () => on })).toBe(expected);
  });

  test('[FLAG-07] off, to an entry that leads to the page itself, it leads home', () => {
    const layout: RouteLayout = { requiresFlag: { flag: 'my-learning', otherwise: { entry: 'documentation' } } };
    expect(go(layout, { flag: () => false, here: '/help?x=1' })).toBe('/');
  });

  test("failed data denies no one, and doesn't open operator pages", () => {
    expect(go({ requiresOperator: true }, { viewer: viewer({ isOperator: null }) })).toBe('unavailable');
    expect(
      go({ requiresSubscription: true }, { viewer: viewer({ subscriptions: [], featurePermissions: null }) }),
    ).toBe('show');
    expect(go({ requiresRole: ['ADMIN'] }, { viewer: viewer({ organizations: null }), org: 'acme' })).toBe('show');
  });

  test('only flags that decide are looked up', () => {
    expect(flagsOf({ requiresFlag: { flag: 'my-learning' } }, viewer())).toEqual(['my-learning']);
    expect(flagsOf({ requiresFlag: { flag: 'my-learning', otherwise: 'pass' } }, unconsented)).toEqual([
      'my-learning',
      'enable-privacy-tos-consent',
    ]);
    expect(flagsOf({ requiresFlag: { flag: null } }, viewer())).toEqual([]);
    expect(flagsOf({ ungated: true }, unconsented)).toEqual([]);
    expect(flagsOf({}, viewer())).toEqual([]);
  });
});
