import { afterEach, expect, test } from 'vitest';
import { buildOrganization, buildUser } from '../testing/builders.ts';
import { accountOf } from './account.ts';
import { writeStored } from './storage.ts';
import type { Viewer } from './viewer.ts';

afterEach(() => sessionStorage.clear());

const person = (part: object): Viewer => buildUser(part as never) as unknown as Viewer;

test('[DATA-17] the account has every field of the store', () => {
  writeStored('session', 'python-channel-banner', true);
  const own = {
    __typename: 'BaseSubscription',
    productCode: 'STARTER_SUBSCRIPTION',
    expiresAt: '2030-01-01T00:00:00Z',
    organizationId: null,
  };
  const ofAcme = { ...own, productCode: 'SECURITY_SUBSCRIPTION', organizationId: 'org-acme' };
  const ada = person({
    subscriptions: [ofAcme, own],
    featurePermissions: [{ name: 'cloud-notebooks', allowed: true }],
    organizations: [buildOrganization({ role: 'MEMBER' }), buildOrganization({ id: 'org-2', role: 'ADMIN' })],
    profile: {
      __typename: 'AccountProfile',
      isConfirmed: true,
      isConsented: false,
      isDisabled: false,
      pendingEmail: null,
    },
  });
  expect(accountOf(ada)).toEqual({
    user: ada,
    signedIn: true,
    authenticating: false,
    accountLoaded: true,
    contentPermissions: { 'cloud-notebooks': true },
    accessRoleLevel: 'ADMIN',
    subscriptions: [ofAcme, own],
    individualSubscription: own,
    individualSubscriptionLoaded: true,
    profile: { is_confirmed: true, is_disabled: false, is_consented: false },
    ui: { communityChannelBannerDismissed: false, pythonChannelBannerDismissed: true },
  });
});

test('before the hub responds the user is being authenticated; a visitor is known and signed out', () => {
  expect(accountOf(undefined)).toMatchObject({
    authenticating: true,
    accountLoaded: false,
    signedIn: false,
    individualSubscriptionLoaded: false,
  });
  expect(accountOf(null)).toMatchObject({
    authenticating: false,
    accountLoaded: true,
    signedIn: false,
    user: null,
    individualSubscriptionLoaded: true,
  });
});

test('[FLAG-18] permissions that failed to load are an empty map', () => {
  expect(accountOf(person({ featurePermissions: null })).contentPermissions).toEqual({});
});
