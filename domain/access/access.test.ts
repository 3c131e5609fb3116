import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { knownSubdirs } from '../conda/subdirs.ts';
import {
  displayNameOf,
  ACTIONS,
  actionsOf,
  activeSubscription,
  can,
  channelNameError,
  entitledFeatures,
  FEATURES,
  featuresOf,
  FLAG_TYPES,
  isActiveState,
  isExpired,
  latestSubscription,
  mayGive,
  nameRule,
  mirrorSource,
  organizationBioError,
  organizationNameError,
  organizationTitleError,
  passwordError,
  PRODUCT_NAMES,
  ROLES,
  SUBJECT_KINDS,
  SUBSCRIPTION_STATES,
  subscriptionState,
  userNameError,
  userNameFrom,
  withProtocol,
} from './index.ts';
import type { Action, Role } from './index.ts';

const NOW = Date.parse('2026-03-01T00:00:00Z');
const PAST = '2026-02-01T00:00:00Z';
const FUTURE = '2026-04-01T00:00:00Z';

describe('roles', () => {
  test('[ORG-18] the roles are member, admin and billing_manager, member the lowest', () => {
    expect([...ROLES].sort()).toEqual(['admin', 'billing_manager', 'member']);
    expect(ROLES.every((role) => actionsOf('member').every((action) => can(role, action)))).toBe(true);
  });
  test('only a role that can change members can assign roles', () => {
    for (const role of ROLES) {
      expect(mayGive('admin', role)).toBe(true);
      for (const giver of ['member', 'billing_manager', null, undefined, 'owner' as Role] as const)
        expect(mayGive(giver, role), `${giver} gives ${role}`).toBe(false);
    }
  });
  test('[ORG-20] a member reads, registers own environments, creates projects, holds an own token and leaves, and governs nothing', () => {
    expect(
      actionsOf('member')
        .filter((action) => !action.endsWith('.read'))
        .sort(),
    ).toEqual([
      'artifact.download',
      'environment.register',
      'organization.leave',
      'policy.preview',
      'project.create',
      'token.own',
    ]);
    for (const hidden of [
      'audit.read',
      'invitation.read',
      'report.read',
      'service_account.read',
      'webhook.read',
    ] as const)
      expect([hidden, can('member', hidden)]).toEqual([hidden, false]);
  });
  test('[ORG-20, ORG-21] a billing manager adds the subscription to a member, and no governing', () => {
    expect(actionsOf('billing_manager').filter((action) => !can('member', action))).toEqual([
      'subscription.read',
      'subscription.edit',
    ]);
    expect(can('member', 'subscription.read')).toBe(false);
    expect(can('billing_manager', 'policy.apply')).toBe(false);
  });
  test('[ORG-20] an admin does everything', () => {
    expect(actionsOf('admin')).toEqual([...ACTIONS]);
  });
  test('denies unknown roles and actions', () => {
    for (const role of [null, undefined, 'owner', 'constructor', '__proto__'])
      expect(can(role as Role, 'organization.read')).toBe(false);
    for (const action of ['organization.own', 'toString', '']) expect(can('admin', action as Action)).toBe(false);
  });
});

describe('features', () => {
  test('[SUB-28] starter gives notebooks and lms', () => {
    expect(featuresOf('starter_subscription')).toEqual(['notebooks', 'lms']);
  });
  test('[SUB-29] commercial adds six', () => {
    expect(featuresOf('commercial_subscription').slice(2).sort()).toEqual([
      'channel',
      'issue_token',
      'organization_insights',
      'service_accounts',
      'signed_package',
      'telemetry',
    ]);
  });
  test('[SUB-30] security adds six more', () => {
    expect(featuresOf('security_subscription').slice(8).sort()).toEqual([
      'community_channel',
      'cve',
      'environments',
      'groups',
      'org_channels',
      'policy',
    ]);
  });
  test('[SUB-31] free has no feature, enterprise and platform have all', () => {
    expect(featuresOf('free_subscription')).toEqual([]);
    expect(featuresOf('enterprise_subscription')).toEqual(FEATURES);
    expect(featuresOf('platform_subscription')).toEqual(FEATURES);
  });
  test('[SUB-21] features count only with expires_at in the future', () => {
    const subscription = { product_code: 'security_subscription' };
    expect(entitledFeatures({ ...subscription, expires_at: FUTURE }, NOW)).toContain('policy');
    expect(entitledFeatures({ ...subscription, expires_at: PAST }, NOW)).toEqual([]);
    expect(entitledFeatures(subscription, NOW)).toEqual([]);
    expect(entitledFeatures({ product_code: 'unknown', expires_at: FUTURE }, NOW)).toEqual([]);
    expect(entitledFeatures(null, NOW)).toEqual([]);
  });
});

describe('subscription states', () => {
  const state = (subscription_status: string, more: object = {}) =>
    subscriptionState({ subscription_status, ...more }, NOW);
  test('[SUB-13] active is SUBSCRIBED', () => expect(state('active')).toBe('SUBSCRIBED'));
  test('[SUB-14] active with cancel_at_period_end is CANCELED_ACTIVE', () =>
    expect(state('active', { cancel_at_period_end: true })).toBe('CANCELED_ACTIVE'));
  test('[SUB-15] past_due and unpaid are SUBSCRIBED', () => {
    expect(state('past_due')).toBe('SUBSCRIBED');
    expect(state('unpaid')).toBe('SUBSCRIBED');
  });
  test('[SUB-16] canceled before the period end is CANCELED_ACTIVE', () =>
    expect(state('canceled', { period_end: FUTURE })).toBe('CANCELED_ACTIVE'));
  test('[SUB-17] canceled after the period end is CANCELED_EXPIRED', () =>
    expect(state('canceled', { period_end: PAST })).toBe('CANCELED_EXPIRED'));
  test('[SUB-18] anything else, or none, is UNSUBSCRIBED', () => {
    for (const status of ['incomplete', 'incomplete_expired', 'trialing', 'ended', 'all', 'new'])
      expect(state(status)).toBe('UNSUBSCRIBED');
    expect(subscriptionState(null, NOW)).toBe('UNSUBSCRIBED');
    expect(subscriptionState(undefined, NOW)).toBe('UNSUBSCRIBED');
  });
  test('[SUB-19] active are SUBSCRIBED and CANCELED_ACTIVE, and no other state', () =>
    expect(SUBSCRIPTION_STATES.filter(isActiveState)).toEqual(['SUBSCRIBED', 'CANCELED_ACTIVE']));
  test('[SUB-20] a subscription expires at its period end', () => {
    expect(isExpired({ period_end: FUTURE }, Date.parse(FUTURE) - 1)).toBe(false);
    expect(isExpired({ period_end: FUTURE }, Date.parse(FUTURE))).toBe(true);
  });
  test('[SUB-22] the latest has the latest period end', () => {
    const ends = ['2026-01-01', '2026-05-01', '2026-03-01'].map((period_end) => ({ period_end }));
    expect(latestSubscription(ends)).toBe(ends[1]);
    expect(latestSubscription([])).toBeUndefined();
  });
  test('[SUB-23] the active one is the latest if it is not expired', () => {
    const subscriptions = [{ period_end: PAST }, { period_end: FUTURE }];
    expect(activeSubscription(subscriptions, NOW)).toBe(subscriptions[1]);
    expect(activeSubscription(subscriptions, Date.parse('2027-01-01'))).toBeUndefined();
  });
});

describe('names', () => {
  test('[CONST-06] https:// is prepended when no protocol is present', () => {
    expect(withProtocol('example.org')).toBe('https://example.org');
    expect(withProtocol('http://x')).toBe('http://x');
    expect(withProtocol('')).toBe('');
  });
  test('[CONST-06] the source of a mirror gets https:// where it names no protocol; a folder stays one', () => {
    expect(mirrorSource(' conda.anaconda.org/conda-forge ')).toBe('https://conda.anaconda.org/conda-forge');
    expect(mirrorSource('localhost:8080/main')).toBe('https://localhost:8080/main');
    for (const source of [
      'http://conda.example.org/main',
      'ftp://x',
      '/srv/mirrors/main',
      'file:///srv/mirrors/main',
      'file:/srv/main',
      String.raw`C:\mirrors\main`,
      '',
    ]) {
      expect(mirrorSource(source)).toBe(source);
    }
  });
  test('[ORG-34] organization name, title and bio', () => {
    for (const name of ['ab', 'a-b', 'acme', `a${'b'.repeat(39)}`]) expect(organizationNameError(name)).toBeUndefined();
    for (const name of ['', 'a', '-ab', 'ab-', 'Ab', 'a_b', `a${'b'.repeat(40)}`, crypto.randomUUID()])
      expect(organizationNameError(name)).toBeTypeOf('string');
    expect(organizationTitleError('x'.repeat(80))).toBeUndefined();
    expect([' ', 'x'.repeat(81), 'a\r\nb', 'a\u0000b', 'a\u202eb'].map(organizationTitleError).every(Boolean)).toBe(
      true,
    );
    expect(organizationBioError('x'.repeat(500))).toBeUndefined();
    expect(organizationBioError('x'.repeat(501))).toBeTypeOf('string');
  });
  test('[CONST-11] names of letters, digits, dashes, underscores, periods and spaces, to the length that a rule says', () => {
    const rule = nameRule({ what: 'A name', longest: 10 });
    for (const name of ['Müller 2', 'a.b-c_d', '7', '日本']) expect(rule(name), name).toBeUndefined();
    for (const name of ['a/b', 'a:b', 'a\nb', 'a+b', '\u202ea']) expect(rule(name), name).toContain('Use letters');
    expect([rule(''), rule('x'.repeat(11))]).toEqual(['A name is required.', 'A name can have at most 10 characters.']);
  });
  test('validates usernames, and suggests one from any email address', () => {
    for (const name of ['ad', 'ada_b-1', '1a', 'a'.repeat(39)]) expect(userNameError(name)).toBeUndefined();
    for (const name of ['', 'a', 'Ada', '-ada', '_ada', 'a b', 'a'.repeat(40), 'ada\n'])
      expect(userNameError(name)).toBeTypeOf('string');
    expect(
      [
        'ada@acme.example',
        'Ada.Byron+x@acme.example',
        'José@x.example',
        'a@x.example',
        '...@x.example',
        '李@x.example',
      ].map(userNameFrom),
    ).toEqual(['ada', 'ada-byron-x', 'jose', 'user-a', 'user', 'user']);
    fc.assert(
      fc.property(
        // Any code points: the unit 'binary' takes seconds to set up.
        fc.string({ unit: fc.integer({ min: 0, max: 0x10ffff }).map((point) => String.fromCodePoint(point)) }),
        (text) => userNameError(userNameFrom(`${text}@acme.example`)) === undefined,
      ),
    );
  });
  test('a password has 10 to 1024 characters, of any kind', () => {
    for (const password of ['x'.repeat(10), 'x'.repeat(1024), 'ten spaces'])
      expect(passwordError(password)).toBeUndefined();
    for (const password of ['', 'x'.repeat(9), 'x'.repeat(1025)]) expect(passwordError(password)).toBeTypeOf('string');
  });
  test('[DATA-21] the model has user, organization and device', () => {
    expect(SUBJECT_KINDS).toEqual(['user', 'organization', 'device']);
  });
  test('a channel name is one that clients can read (CEP 26)', () => {
    for (const name of ['main', 'conda-forge', '_private', 'r.x']) expect(channelNameError(name)).toBeUndefined();
    for (const name of ['', 'Main', '-x', '.x', 'a/b', 'noarch', 'linux-64', 'x'.repeat(129)])
      expect(channelNameError(name)).toBeTypeOf('string');
  });
  test('no channel is called like a platform that any client knows, the rare ones included', () => {
    for (const name of [...knownSubdirs, 'label']) expect(channelNameError(name)).toContain(`‘${name}’`);
  });
  test('a valid channel name survives a URL unchanged', () => {
    fc.assert(
      fc.property(fc.string(), (text) => channelNameError(text) !== undefined || encodeURIComponent(text) === text),
    );
  });
});

test('[SUB-01] the tiers are named Free, Starter, Pro, Business and Enterprise, whatever their codes say', () => {
  const { platform_subscription: _internal, ...tiers } = PRODUCT_NAMES;
  expect(tiers).toEqual({
    free_subscription: 'Free',
    starter_subscription: 'Starter',
    commercial_subscription: 'Pro',
    security_subscription: 'Business',
    enterprise_subscription: 'Enterprise',
  });
});

test('[FLAG-16] values of flags have five types', () => {
  expect(FLAG_TYPES).toEqual(['boolean', 'integer', 'numeric', 'string', 'json']);
});

test('falls back to the username without a first and last name', () => {
  expect(displayNameOf({ first_name: 'Ada', last_name: 'Byron', username: 'ada' })).toBe('Ada Byron');
  expect(displayNameOf({ first_name: '', last_name: 'Byron', username: 'ada' })).toBe('Byron');
  expect(displayNameOf({ first_name: '', last_name: ' ', username: 'ada' })).toBe('ada');
  expect(displayNameOf({ first_name: null, last_name: null, username: null })).toBeNull();
});
