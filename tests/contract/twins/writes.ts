/** Valid bodies of writing routes, so that only ownership of the named resources can cause a rejection. */
import { emptyFilters } from '@terrarium/domain/policy';
import type { Values } from './rest.ts';

const draft = { name: 'Taken over', filters: emptyFilters() };
const collection = ({ teamChannel, org, name }: Values): object => ({
  name: 'taken-over',
  title: 'Taken over',
  privacy: 'internal',
  entries: [{ channel: `${org}/${teamChannel}`, item: name }],
});
const CURRENT = '/api/organizations/{org}/channel-policies/{channel}/current';
const CHANNEL = '/api/organizations/{org}/channels/{channel}';
const PUBLIC_KEY = { kty: 'OKP', crv: 'Ed25519', x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo' };
const ACCOUNT = '/api/v1/organizations/{org}/service-accounts/{id}';
const ENVIRONMENTS = '/api/environments/organizations/{org}';

/** Bodies of writing calls, by method and path. */
export const WRITES: Readonly<Record<string, (values: Values) => object>> = {
  'POST /api/users/{id}/passwords': () => ({ old_password: 'the old password', password: 'a new password of hers' }),
  'PUT /api/users/{id}/email': () => ({ email: 'taken@over.example', password: 'the old password' }),
  'PUT /api/users/{id}/': () => ({ first_name: 'Taken' }),
  'PUT /api/account/tokens/{id}': () => ({ confirm: 'yes' }),
  'POST /api/organizations/{org}/channels': ({ teamChannel }) => ({
    name: 'taken-over',
    privacy: 'internal',
    type: 'virtual',
    sources: [teamChannel],
  }),
  [`PATCH ${CHANNEL}`]: () => ({ description: 'Taken over' }),
  [`PUT ${CHANNEL}/readme`]: () => ({ text: '# Taken over' }),
  [`PATCH ${CHANNEL}/mirror_details`]: () => ({ excludes: ['numpy'] }),
  [`POST ${CHANNEL}/mirror_loss`]: () => ({ decision: 'remove', lost_count: 1 }),
  'PUT /api/gateway-analytics/settings/{org}': () => ({ is_gateway_enabled: false }),
  'PUT /api/organizations/{org}/repo-policies/{id}': () => draft,
  'POST /api/organizations/{org}/repo-policies/apply': ({ channel }) => ({
    file: JSON.stringify({ name: 'taken-over', channels: [channel], filters: emptyFilters() }),
  }),
  [`POST ${CURRENT}`]: ({ policy }) => ({ policy_id: policy }),
  [`PUT ${CURRENT}`]: ({ policy }) => ({ policy_id: policy }),
  'PUT /api/organizations/{org}': () => ({ bio: 'Taken over' }),
  'POST /api/organizations/{org}/features': () => ({ feature: 'lms', enabled: true }),
  'POST /api/organizations/{org}/features/batch': () => ({ features: [{ feature: 'lms', enabled: true }] }),
  'PUT /api/organizations/{org}/users/{userId}': () => ({ role: 'member' }),
  [`POST ${CHANNEL}/uploads`]: () => ({ file_name: 'taken-1.0-0.conda', size: 1 }),
  [`POST ${CHANNEL}/uploads/{upload}/publication`]: () => ({ labels: [] }),
  [`PUT ${CHANNEL}/files/{subdir}/{file}/withdrawal`]: () => ({ kind: 'yanked', reason: 'Taken over' }),
  [`PATCH ${CHANNEL}/labels`]: ({ file }) => ({ files: [{ subdir: 'linux-64', file_name: file }], add: ['taken'] }),
  'PATCH /api/payments/v2/organizations/{org}/subscriptions': ({ subscription }) => ({
    subscription_id: subscription,
    cancel_at_period_end: true,
  }),
  'PATCH /api/payments/v2/subscriptions': ({ ownSubscription }) => ({
    subscription_id: ownSubscription,
    cancel_at_period_end: true,
  }),
  'PUT /api/organizations/{org}/seats': () => ({ quantity: 6 }),
  'POST /api/organizations/{org}/users/products': ({ user }) => ({ user_ids: [user] }),
  'PUT /api/organizations/{org}/users/products/{productId}': ({ user }) => ({ user_ids: [user] }),
  'POST /api/organizations/{org}/users/{userId}/products': () => ({}),
  [`POST ${CHANNEL}/bundles`]: () => ({}),
  [`POST ${CHANNEL}/bundles/incoming`]: () => ({ file_name: 'taken.tar' }),
  'POST /api/organizations/{org}/collections': collection,
  'PUT /api/organizations/{org}/collections/{collection}': collection,
  'PUT /api/organizations/{org}/vex-statements/{id}': () => ({ accepts: true }),
  'POST /api/organizations/{org}/channel-policy-deltas/subscriptions/{channel}/': () => ({
    frequency: 'daily',
    change_type: 'packages_added',
  }),
  [`PATCH ${ENVIRONMENTS}/environments/{id}/remove`]: () => ({ remove: true }),
  [`PATCH ${ENVIRONMENTS}/state/{id}/status`]: () => ({ status: 'approved', custom_message: 'Taken over' }),
  [`POST ${CHANNEL}/exception-requests`]: ({ name }) => ({ spec: name, reason: 'Taken over' }),
  'PUT /api/organizations/{org}/exception-requests/{id}/decision': () => ({
    decision: 'decline',
    answer: 'Taken over',
  }),
  [`PATCH ${CHANNEL}/exceptions/{id}`]: () => ({ until: null }),
  'PUT /api/organizations/{org}/groups/{id}': () => ({ name: 'Taken over' }),
  'POST /api/organizations/{org}/groups/{id}/users': ({ user }) => ({ user_id: user }),
  [`POST ${CHANNEL}/groups`]: ({ group }) => ({ group_id: group }),
  'POST /api/organizations/{org}/invitations': () => ({ emails: ['taken@over.example'] }),
  'PUT /api/organizations/{org}/invitations/{email}': ({ org }) => ({
    org_name: org,
    email: `guest@${org}ish.example`,
  }),
  'PUT /api/organizations/{org}/resend-invitations/': ({ org }) => ({ emails: [`guest@${org}ish.example`] }),
  'PUT /api/organizations/{org}/remove-invitations/': ({ org }) => ({ emails: [`guest@${org}ish.example`] }),
  'POST /api/exports': ({ org }) => ({ path: `/api/organizations/${org}/users` }),
  'PATCH /api/notebooks/{id}': () => ({ title: 'Taken over' }),
  'POST /api/payments/v2/organizations/{org}/customer': () => ({ name: 'Taken over' }),
  'PATCH /api/payments/v2/organizations/{org}/customer': () => ({ name: 'Taken over' }),
  'POST /api/payments/v2/checkout_session/{id}/pay': () => ({ total: 1 }),
  'PUT /api/payments/v2/organizations/{org}/payment_method': () => ({
    card: { number: '4242424242424242', expires: '12/40', cvc: '123' },
  }),
  [`PUT ${CHANNEL}/probes`]: () => ({ probes: [] }),
  'PATCH /api/projects/{id}': () => ({ title: 'Taken over' }),
  [`POST ${CHANNEL}/promotions`]: ({ org, teamChannel, file }) => ({
    source: { organization: org, channel: teamChannel },
    files: [{ subdir: 'linux-64', file_name: file }],
    reason: 'Taken over',
  }),
  [`PUT ${CHANNEL}/promotions/{id}/decision`]: () => ({ decision: 'decline', answer: 'Taken over' }),
  [`PUT ${CHANNEL}/promotion-settings`]: () => ({ needs_approval: false }),
  [`PUT ${ACCOUNT}`]: () => ({ name: 'Taken over' }),
  [`PUT ${ACCOUNT}/groups`]: ({ group }) => ({ group_ids: [group] }),
  [`POST ${ACCOUNT}/token`]: () => ({}),
  [`POST ${ACCOUNT}/workloads`]: () => ({
    issuer: 'https://ci.example',
    subject: 'repo:stranger/tools',
    scopes: ['policy:read'],
  }),
  [`PUT ${ACCOUNT}/workloads/{workload}/keys`]: () => ({ keys: [PUBLIC_KEY] }),
  [`POST ${ACCOUNT}/public-keys`]: () => ({
    name: 'Taken over',
    jwk: PUBLIC_KEY,
    scopes: ['policy:read'],
  }),
  [`POST ${ACCOUNT}/keys`]: () => ({ name: 'Taken over', scopes: ['policy:read'] }),
  [`PUT ${ACCOUNT}/token`]: () => ({ confirm: 'yes' }),
  'PATCH /api/organizations/{org}/webhooks/{id}': () => ({ description: 'Taken over' }),
  'POST /api/organizations/{org}/workloads': ({ teamChannel }) => ({
    channel: teamChannel,
    issuer: 'https://token.actions.githubusercontent.com',
    subject: 'repo:taken/over:ref:refs/heads/main',
  }),
};
