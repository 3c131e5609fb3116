import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPlatform } from '../testing/index.ts';
import type { TestPlatform } from '../testing/index.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const json = async (response: Response | Promise<Response>): Promise<Record<string, unknown>> => (await (await response).json()) as Record<string, unknown>;

describe('account', () => {
  test('[ACCT-03, DATA-01] GET /api/account is the signed-in user, refused without a session', async () => {
    const ada = await platform.aUser({ firstName: 'Ada', lastName: 'Lovelace' });
    const acme = await platform.anOrganization({ members: { admin: ada } });
    await platform.aSubscription({ of: acme, product: 'security_subscription' });
    const send = await platform.as(ada.email);
    expect(await json(send('/api/account'))).toEqual({
      id: ada.id,
      email: ada.email,
      first_name: 'Ada',
      last_name: 'Lovelace',
      username: ada.username,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      featurePermissions: { 'cloud-notebooks': true, ai_navigator: true },
      profile: { is_consented: false, is_confirmed: true, is_disabled: false },
      subscriptions: [{ product_code: 'security_subscription', expires_at: expect.any(String), org_id: acme.id }],
    });
    expect((await platform.send('/api/account')).status).toBe(401);
  });

  test('[ACCT-04] features follow the subscriptions that are in force', async () => {
    const [none, starter, expired] = [await platform.aUser(), await platform.aUser(), await platform.aUser()];
    await platform.aSubscription({ of: starter, product: 'starter_subscription' });
    await platform.aSubscription({ of: expired, product: 'security_subscription', start: new Date('2020-01-01'), end: new Date('2020-02-01') });
    const featuresOf = async (email: string) => json((await platform.as(email))('/api/account/features'));
    expect(await featuresOf(none.email)).toEqual({ features: { 'cloud-notebooks': false, ai_navigator: false } });
    expect(await featuresOf(starter.email)).toEqual({ features: { 'cloud-notebooks': true, ai_navigator: false } });
    expect(await featuresOf(expired.email)).toEqual({ features: { 'cloud-notebooks': false, ai_navigator: false } });
    expect((await platform.send('/api/account/features')).status).toBe(401);
  });
});

describe('other users', () => {
  test('[ACCT-05, DATA-01] a user is seen by members of a shared organization; the e-mail only by its admins and the user', async () => {
    const [ada, max, bill] = [await platform.aUser(), await platform.aUser(), await platform.aUser()];
    await platform.anOrganization({ members: { admin: ada, member: max, billing_manager: bill } });
    const see = async (viewer: { email: string }, id: string) => json((await platform.as(viewer.email))(`/api/users/${id}`));
    expect(await see(ada, max.id)).toMatchObject({ id: max.id, username: max.username, email: max.email });
    expect(await see(max, ada.id)).toMatchObject({ id: ada.id, username: ada.username, email: null, subscriptions: [], featurePermissions: {} });
    expect(await see(bill, max.id)).toMatchObject({ email: null });
    expect(await see(max, max.id)).toMatchObject({ email: max.email });
    expect(Object.keys(await see(max, ada.id)).sort()).toEqual(['created_at', 'email', 'featurePermissions', 'first_name', 'id', 'last_name', 'profile', 'subscriptions', 'username']);
  });

  test('[ACCT-05] strangers and unknown ids are both 404', async () => {
    const [ada, stranger] = [await platform.aUser(), await platform.aUser()];
    const send = await platform.as(ada.email);
    for (const id of [stranger.id, '01900000-0000-7000-8000-000000000000', 'no-id', '%27']) expect((await send(`/api/users/${id}`)).status).toBe(404);
    expect((await platform.send(`/api/users/${ada.id}`)).status).toBe(401);
  });
});
