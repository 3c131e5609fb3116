/**
 * Mutations with a REST call, in an order in which each finds what it changes. {@link MAKES} runs before the queries,
 * {@link ENDS} after them.
 */
import { emptyFilters, emptyForm, formToFilters } from '@terrarium/domain/policy';
import type { Send } from '../../../platform/src/testing/index.ts';
import { Authenticator, codeAt } from '../../../platform/src/identity/factors/authenticator.testing.ts';

/** What earlier responses contained, by the name of the input that takes it. */
export type Known = Record<string, string>;
// oxlint-disable-next-line typescript/no-explicit-any -- payloads are read for IDs only
type Payload = any;

/** Sends a query, and returns its data. */
export type Ask = (query: string, as?: string) => Promise<Payload>;

/** One request of a mutation. Inputs without a value here have one in {@link INPUTS} or in an earlier response. */
export interface Made {
  /** The caller; ada by default, who is an admin of Acme and a hub operator. `nobody` sends no token. */
  as?: string;
  input?: (known: Known) => object;
  /** Looks up what earlier payloads don't contain. */
  before?: (ask: Ask, rest: Send, known: Known) => Promise<Known>;
  /** What later mutations and queries need of the payload. */
  keep?: (payload: Payload, known: Known) => Known;
  /** The call isn't made, because it needs the cookies of a browser that began at another page. */
  isUncalled?: true;
  /** Code of the user error that the hub returns, if this hub can't carry out the mutation. */
  error?: string;
}

/** The password of the sample's users, and of those that this test adds. */
export const PASSWORD = 'terrarium-demo';
/** Email addresses of users that this test adds, by their names in it. */
export const PEOPLE = {
  nora: 'nora@cs.oxbridge.ac.uk',
  student: 'lea@cs.oxbridge.ac.uk',
  guest: 'guest@acme.example',
  decliner: 'decliner@acme.example',
  leaver: 'leaver@acme.example',
};
const CARD = { number: '4242424242424242', expires: '12/40', cvc: '123' };
const address = { line1: 'Main Street 1', city: 'Berlin', postalCode: '10115', country: 'DE' };
const PUBLIC_KEY = { kty: 'OKP', crv: 'Ed25519', x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo' };
const authenticator = new Authenticator();

/** Values of inputs that mean the same in all mutations, by name. */
export const INPUTS: Record<string, unknown> = {
  organization: 'acme',
  channel: 'made',
  name: 'made-here',
  title: 'Made here',
  description: 'Made by a test.',
  comment: 'Decided by a test.',
  reason: 'Needed by a test.',
  text: '# Made by a test',
  subdir: 'linux-64',
  package: 'numpy',
  spec: 'numpy',
  filters: emptyFilters(),
  emails: ['late@acme.example'],
  visibility: 'INTERNAL',
  renew: false,
  allow: true,
  isEnabled: true,
  quantity: 10,
  expiresAt: '2099-01-01T00:00:00Z',
  expiresInDays: 30,
  productCode: 'SECURITY_SUBSCRIPTION',
  currentPassword: PASSWORD,
  memberIds: [],
};

/** Returns an input with a challenge of a passkey and its response. */
const answered = (
  { challengeId, options }: Payload,
  answer: (challenge: { challenge_id: string; options: Payload }) => unknown,
): Known => ({
  challengeId: challengeId as string,
  credential: JSON.stringify(answer({ challenge_id: challengeId as string, options })),
});
const credential = (known: Known): object => ({ credential: JSON.parse(known['credential']!) as unknown });
/** Looks up the token in the newest email. */
const inMail = async (ask: Ask): Promise<Known> => {
  const { outbox } = await ask('{ outbox(first: 1) { nodes { text } } }');
  return { token: /token=([\w-]+)/.exec(outbox.nodes[0].text as string)![1]! };
};
/** Looks up the first entry of a list of the organization, under the name of an input. */
const ofAcme =
  (input: string, field: string, of: (found: Payload) => string) =>
  async (ask: Ask): Promise<Known> => ({
    [input]: of((await ask(`{ organization(name: "acme") { ${field} } }`)).organization),
  });
/** Looks up the first credential of a kind that a service account of the organization has. */
const ofAccounts = (input: string, kind: string): Made => ({
  before: ofAcme(
    input,
    `serviceAccounts { ${kind} { id } }`,
    ({ serviceAccounts }) =>
      serviceAccounts.flatMap((account: Record<string, { id: string }[]>) => account[kind])[0].id as string,
  ),
});
/** Looks up the code in a person's invitation. */
export const codeOf =
  (person: string) =>
  async (_: Ask, rest: Send): Promise<Known> => {
    const invitations = (await (await rest('/api/organizations/acme/invitations')).json()) as {
      items: { email: string; code: string }[];
    };
    return { code: invitations.items.find(({ email }) => email.startsWith(`${person}@`))!.code };
  };
const member = (person: string): Pick<Made, 'before'> => ({
  before: async (ask) => {
    const { organization } = await ask(
      '{ organization(name: "acme") { members(first: 50) { nodes { id user { id username } } } } }',
    );
    const members = organization.members.nodes as { id: string; user: { id: string; username: string } }[];
    const found = members.find(({ user }) => user.username.startsWith(person))!;
    return { memberId: found.id, memberUser: found.user.id };
  },
});

const teamFile = async (ask: Ask): Promise<Known> => {
  const { organization } = await ask(
    '{ organization(name: "acme") { channel(name: "team") { files(first: 1) { nodes { subdir fileName } } } } }',
  );
  return organization.channel.files.nodes[0] as Known;
};
const nora = { as: 'nora' };
const guest = { as: 'guest' };
const inTeam = { input: () => ({ channel: 'team' }) };
const mirrored = { input: () => ({ channel: 'mirrored' }) };
const selection = ({ subdir, fileName }: Known): object => ({
  channel: 'promoted',
  reason: 'Needed by a test.',
  selection: { sourceOrganization: 'acme', sourceChannel: 'team', files: [{ subdir, fileName }] },
});
const form = emptyForm();
form.packageRules.names = { operator: 'not_in', values: ['numpy', 'scipy'] } as never;
const filters = formToFilters(form);
/** Codes of errors of mutations that find nothing to change on this hub. */
const missing = { error: 'NOT_FOUND' };
const conflict = { error: 'CONFLICT' };

/** Creates and changes. */
export const MAKES: [mutation: string, how?: Made][] = [
  // Sign-in.
  [
    'createAccount',
    {
      as: 'nobody',
      input: () => ({ email: 'new@acme.example', password: PASSWORD, firstName: 'New', lastName: 'Here' }),
    },
  ],
  ['verifyEmail', { as: 'nobody', before: inMail }],
  ['sendVerificationEmail', conflict],
  ['claimOperatorRole', { ...nora, error: 'INVALID' }],
  ['sendPasswordResetEmail', { as: 'nobody', input: () => ({ email: 'new@acme.example' }) }],
  ['resetPassword', { as: 'nobody', before: inMail, input: () => ({ password: `another ${PASSWORD}` }) }],
  ['signIn', { as: 'nobody', input: () => ({ username: PEOPLE.nora, password: PASSWORD }) }],
  ['signInWithSso', { as: 'nobody', input: () => ({ code: 'none' }), ...missing }],
  ['createPasskeyChallenge', { ...nora, keep: (payload) => answered(payload, (each) => authenticator.register(each)) }],
  ['addPasskey', { ...nora, input: credential }],
  [
    'createPasskeySignInChallenge',
    { as: 'nobody', keep: (payload) => answered(payload, (each) => authenticator.signIn(each)) },
  ],
  ['signInWithPasskey', { as: 'nobody', input: credential }],
  [
    'removePasskey',
    {
      ...nora,
      before: async (ask) => ({
        passkeyId: (await ask('{ viewer { passkeys { id } } }', 'nora')).viewer.passkeys[0].id,
      }),
    },
  ],
  ['reauthenticate', { ...nora, input: () => ({ password: PASSWORD }) }],
  ['createTotpSetup', { ...nora, keep: ({ secret }) => ({ code: codeAt(secret as string) }) }],
  ['verifyTotpSetup', nora],
  ['rotateRecoveryCodes', nora],
  ['reviewAuthorization', { input: () => ({ requestId: 'none' }), ...missing, isUncalled: true }],
  ['reviewDeviceAuthorization', { input: () => ({ userCode: 'BCDF-GHJK' }), ...missing }],
  [
    'revokeSession',
    {
      ...nora,
      before: async (ask) => {
        const { viewer } = await ask('{ viewer { sessions { id isCurrent } } }', 'nora');
        return { sessionId: viewer.sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent).id };
      },
    },
  ],
  ['revokeOtherSessions', nora],
  // Accounts.
  ['updateProfile', { ...nora, input: () => ({ firstName: 'Nora' }) }],
  ['updateConsent', { ...nora, input: () => ({ isConsented: true, version: '1' }) }],
  ['updateAccountSettings', { ...nora, input: () => ({ theme: 'DARK' }) }],
  ['createPersonalToken'],
  ['createPersonalToken', { input: () => ({ renew: true }) }],
  ['createApiToken'],
  ['createListExport', { input: () => ({ path: '/api/notebooks' }) }],
  [
    'rotateApiToken',
    { before: async (ask) => ({ tokenId: (await ask('{ viewer { apiTokens { id } } }')).viewer.apiTokens[0].id }) },
  ],
  ['importNotebook', { input: () => ({ content: { nbformat: 4, nbformat_minor: 5, metadata: {}, cells: [] } }) }],
  [
    'updateNotebook',
    {
      input: () => ({ shared: true }),
      keep: ({ notebook }) => ({ sharedNotebook: notebook.sharePath.split('/').at(-1) }),
    },
  ],
  ['createProject', { input: () => ({ title: 'Made here' }) }],
  ['updateProject', { input: () => ({ title: 'Renamed here' }) }],
  ['updateProjectFile', { input: () => ({ path: 'notes.txt', content: 'Text.', encoding: 'TEXT' }) }],
  // The organization and its members.
  ['createOrganization'],
  ['updateOrganization', { input: () => ({ organization: 'made-here', bio: 'Made by a test.' }) }],
  ['updateOrganizationFeatures', { input: () => ({ features: [{ name: 'telemetry', isEnabled: true }] }) }],
  [
    'updateOrganizationFeatures',
    { input: () => ({ features: ['telemetry', 'policy'].map((name) => ({ name, isEnabled: true })) }) },
  ],
  ['updateSeatCount'],
  [
    'createInvitations',
    { input: () => ({ emails: [...Object.values(PEOPLE), 'late@acme.example', 'wrong@acme.example'] }) },
  ],
  ['updateInvitation', { input: () => ({ currentEmail: 'wrong@acme.example', email: 'right@acme.example' }) }],
  ['sendInvitations'],
  ['revokeInvitations'],
  ['acceptInvitation', { as: 'leaver', before: codeOf('leaver') }],
  ['acceptInvitation', { as: 'guest', before: codeOf('guest') }],
  ['updateMember', { ...member('guest'), input: () => ({ role: 'BILLING_MANAGER' }) }],
  ['addSeatAssignments', { input: ({ memberId }) => ({ memberIds: [memberId] }) }],
  ['updateSeatAssignments', { input: ({ memberId }) => ({ memberIds: [memberId] }) }],
  ['addSeatAssignments', { ...member('max'), input: ({ memberId }) => ({ memberIds: [memberId], allMembers: true }) }],
  ['createGroup'],
  ['updateGroup', { input: () => ({ name: 'Renamed here' }) }],
  ['addGroupMember', member('max')],
  ['addChannelGroup', inTeam],
  ['createServiceAccount'],
  ['updateServiceAccount', { input: () => ({ name: 'renamed-here' }) }],
  ['updateServiceAccountGroups', { input: ({ groupId }) => ({ groupIds: [groupId] }) }],
  ['createServiceAccountToken'],
  ['createServiceAccountToken', { input: () => ({ renew: true }) }],
  ['createServiceAccountKey', { input: () => ({ scopes: ['POLICY_READ'] }) }],
  ['addServiceAccountPublicKey', { input: () => ({ scopes: ['POLICY_READ'], jwk: PUBLIC_KEY }) }],
  [
    'addServiceAccountWorkload',
    {
      input: () => ({
        scopes: ['POLICY_READ'],
        issuer: 'https://gitlab.com',
        subject: 'project_path:acme/tools:*',
        claims: { project_id: '22' },
      }),
    },
  ],
  [
    'updateServiceAccountWorkloadKeys',
    { ...ofAccounts('workloadId', 'workloads'), input: () => ({ keys: [PUBLIC_KEY] }) },
  ],
  ['createOrganizationToken'],
  ['createOrganizationToken', { input: () => ({ renew: true }) }],
  ['createChannelToken'],
  ['createChannelToken', { input: () => ({ renew: true }) }],
  ['updateMirrorToken', { input: () => ({ source: 'ORGANIZATION' }) }],
  ['updateMirrorToken', { input: () => ({ source: 'VIEWER' }) }],
  ['createWebhook', { input: ({ sourceUrl }) => ({ url: `${sourceUrl}/hook`, events: ['member.joined'] }) }],
  ['updateWebhook', { before: ofAcme('webhookId', 'webhooks { id }', ({ webhooks }) => webhooks[0].id as string) }],
  ['rotateWebhookSecret'],
  ['sendTestEvent', { keep: ({ delivery }) => ({ deliveryId: delivery.id as string }) }],
  ['retryWebhookDelivery'],
  [
    'addTrustedWorkload',
    {
      input: () => ({
        channel: 'team',
        issuer: 'https://token.actions.githubusercontent.com',
        subject: 'repo:acme/packages:ref:refs/heads/main',
        scope: 'PUBLISH',
      }),
    },
  ],
  ['updateClientTrackingSettings', { input: () => ({ isEnabled: true }) }],
  // Channels and policies.
  ['verifyMirrorSource', { input: ({ sourceUrl }) => ({ source: sourceUrl }) }],
  ['createChannel', { input: () => ({ name: 'made', type: 'VIRTUAL', sources: ['main'] }) }],
  [
    'createChannel',
    { input: ({ sourceUrl }) => ({ name: 'mirrored', type: 'EXTERNAL_MIRROR', sources: [sourceUrl] }) },
  ],
  ['updateChannelVisibility'],
  ['updateChannelDescription'],
  ['updateChannelReadme'],
  ['updateUninstallableFiles'],
  ['updateChannelUsedWith', { input: () => ({ usedWith: [] }) }],
  ['updateMirror', { input: () => ({ channel: 'mirrored', excludes: ['numpy'] }) }],
  ['syncMirror', mirrored],
  ['cancelMirrorSync', { ...mirrored, ...conflict }],
  ['reviewMirrorLoss', { input: () => ({ channel: 'mirrored', decision: 'REMOVE', lostCount: 1 }), ...conflict }],
  ['createPolicy', { input: () => ({ filters }) }],
  ['updatePolicy', { input: () => ({ name: 'Renamed here', filters }) }],
  ['restorePolicyRevision', { input: () => ({ revision: 1 }) }],
  ['applyPolicy'],
  ['applyPolicy', { keep: ({ run }) => ({ policyRunId: run.id }) }],
  ['publishPolicyRun', conflict],
  ['cancelPolicyRun', conflict],
  [
    'applyPolicyFile',
    { input: () => ({ file: JSON.stringify({ name: 'from-a-file', channels: [], filters: emptyFilters() }) }) },
  ],
  [
    'createDeltaSubscription',
    {
      input: () => ({ frequency: 'DAILY', changeType: 'ALL' }),
      keep: ({ subscription }) => ({ deltaSubscriptionId: subscription.id }),
    },
  ],
  ['deleteDeltaSubscriptionByToken', { as: 'nobody', input: () => ({ token: 'none' }), ...missing }],
  ['updateInstallChecks', { input: () => ({ checks: [] }) }],
  ['createExceptionRequest', guest],
  ['reviewExceptionRequest', { input: () => ({ decision: 'APPROVE' }) }],
  [
    'updateException',
    {
      input: () => ({ expiresOn: '2099-01-01' }),
      before: ofAcme(
        'exceptionId',
        'exceptions { nodes { id } }',
        ({ exceptions }) => exceptions.nodes[0].id as string,
      ),
    },
  ],
  ['createExceptionRequest', { ...guest, input: () => ({ spec: 'scipy' }) }],
  // Packages.
  [
    'createCollection',
    { input: () => ({ visibility: 'INTERNAL', entries: [{ channel: 'acme/main', item: 'numpy' }] }) },
  ],
  ['updateCollection', { input: () => ({ title: 'Renamed here' }) }],
  [
    'createVexStatement',
    {
      before: async (ask) => ({
        cveId: (await ask('{ cves(first: 1) { nodes { externalId } } }')).cves.nodes[0].externalId as string,
      }),
      input: () => ({ status: 'UNDER_INVESTIGATION', note: 'Checked.' }),
      keep: ({ vexStatement }) => ({ statementId: vexStatement.id }),
    },
  ],
  [
    'importOpenVex',
    {
      input: ({ cveId }) => ({
        document: {
          '@context': 'https://openvex.dev/ns/v0.2.0',
          '@id': 'https://acme.example/vex/1',
          author: 'Acme',
          timestamp: '2026-01-01T00:00:00Z',
          version: 1,
          statements: [
            {
              vulnerability: { name: cveId },
              products: [{ '@id': 'pkg:conda/numpy' }],
              status: 'under_investigation',
            },
          ],
        },
      }),
    },
  ],
  [
    'addVexSource',
    {
      input: ({ sourceUrl }) => ({ url: `${sourceUrl}/vex.json` }),
      keep: ({ vexSource }) => ({ sourceId: vexSource.id }),
    },
  ],
  ['syncVexSource'],
  ['reviewSupplierVexStatement', { input: () => ({ statementId: 'none', accepts: true }), ...missing }],
  ['createChannel', { input: () => ({ name: 'promoted', type: 'HOSTED' }) }],
  ['applyPolicy', { input: () => ({ channel: 'promoted', isMonitored: true }) }],
  ['updatePromotionApproval', { input: () => ({ channel: 'promoted', requiresPromotionApproval: true }) }],
  ['promoteFiles', { before: teamFile, input: selection }],
  ['reviewPromotion', { input: () => ({ channel: 'promoted', approve: false, comment: 'Not yet.' }) }],
  ['promoteFiles', { input: selection }],
  ['createUpload', { input: () => ({ channel: 'team', fileName: 'made-1.0-0.conda', size: 1 }) }],
  ['publishUpload', { ...inTeam, ...missing }],
  [
    'updateFileLabels',
    {
      input: (known) => ({
        channel: 'team',
        files: [{ subdir: known['subdir'], fileName: known['fileName'] }],
        addLabels: ['made'],
      }),
    },
  ],
  ['yankFile', { input: () => ({ channel: 'team', kind: 'YANKED' }) }],
  ['restoreFile', inTeam],
  ['exportBundle', inTeam],
  ['importBundle', { input: () => ({ channel: 'team', fileName: 'none.tar' }), ...missing }],
  // Environments.
  [
    'importEnvironment',
    {
      input: () => ({
        files: [
          {
            name: 'explicit.txt',
            content: '@EXPLICIT\nhttps://conda.anaconda.org/conda-forge/linux-64/numpy-1.26.4-py312h2e66809_0.conda\n',
          },
        ],
      }),
    },
  ],
  ['scanEnvironment'],
  ['updateEnvironmentStatus', { input: () => ({ status: 'APPROVED' }) }],
  // Payments.
  ['updateBillingDetails', { ...nora, input: () => ({ name: 'Nora', address }) }],
  ['updateBillingDetails', { ...nora, input: () => ({ name: 'Nora Solberg' }) }],
  ['updateBillingDetails', { input: () => ({ organization: 'acme', address }) }],
  ['updateBillingDetails', { input: () => ({ organization: 'acme', email: 'bills@acme.example' }) }],
  ['createBillingPortalSession', nora],
  ['createBillingPortalSession', { input: () => ({ organization: 'acme' }) }],
  ['updatePaymentMethod', { ...nora, input: () => ({ card: CARD }) }],
  ['updatePaymentMethod', { input: () => ({ organization: 'acme', card: CARD }) }],
  [
    'createCheckout',
    {
      ...nora,
      input: () => ({ productCode: 'STARTER_SUBSCRIPTION', billingCycle: 'MONTHLY', quantity: 1 }),
      keep: ({ checkoutId }) => ({ checkoutId }),
    },
  ],
  [
    'payCheckout',
    {
      ...nora,
      before: async (ask, _, { checkoutId }) => {
        const { checkout } = await ask(
          `{ checkout(checkoutId: "${checkoutId}") { invoicePreview { total } } }`,
          'nora',
        );
        return { total: String(checkout.invoicePreview.total) };
      },
      input: ({ checkoutId, total }) => ({ checkoutId, card: CARD, expectedTotal: Number(total) }),
    },
  ],
  ['claimEducationOffer', { as: 'student' }],
  [
    'updateSubscription',
    {
      ...nora,
      before: async (ask) => ({
        subscriptionId: (await ask('{ viewer { ownSubscriptions { id } } }', 'nora')).viewer.ownSubscriptions[0].id,
      }),
      input: () => ({ cancelAtPeriodEnd: true }),
    },
  ],
  [
    'updateSubscription',
    {
      before: ofAcme('subscriptionId', 'subscriptions { id }', ({ subscriptions }) => subscriptions[0].id as string),
      input: () => ({ cancelAtPeriodEnd: true }),
    },
  ],
  // The hub.
  [
    'updateAdvisoryFeed',
    { before: async (ask) => ({ feedId: (await ask('{ operator { feeds { id } } }')).operator.feeds[0].id }) },
  ],
  ['updateAdvisoryFeedKey', { input: () => ({ key: 'none' }), ...missing }],
  ['removeAdvisoryFeedKey', missing],
  ['syncAdvisoryFeed'],
  ['exportFeedBundle', { input: ({ feedId }) => ({ feedIds: [feedId] }) }],
  ['importFeedBundle', { input: () => ({ fileName: 'none.tar', key: 'none', allowOlder: false }), ...missing }],
  ['deleteFeedBundle', { input: () => ({ fileName: 'none.tar' }), ...missing }],
  [
    'updatePackageMapping',
    { input: () => ({ name: 'numpy', upstreamRelation: 'SAME_PROJECT', mappings: [], evidence: 'Checked.' }) },
  ],
  ['reviewMappingChange', { input: () => ({ accept: true }), ...missing }],
  [
    'updateHubUser',
    {
      before: async (ask) => ({
        userId: (await ask('{ operator { users(query: "max") { nodes { id } } } }')).operator.users.nodes[0].id,
      }),
      input: () => ({ confirmEmail: true }),
    },
  ],
  ['sendHubUserPasswordReset'],
  ['grantUserPlan', { input: () => ({ productCode: 'STARTER_SUBSCRIPTION' }) }],
  ['revokeUserPlan'],
  ['grantOrganizationPlan', { input: () => ({ organization: 'made-here' }) }],
  ['revokeOrganizationPlan', { input: () => ({ organization: 'made-here' }) }],
  ['sendTestEmail'],
  ['retryEmail', { input: () => ({ emailId: 'none' }), ...missing }],
  ['retryJob', { input: () => ({ kind: 'SYNC', jobId: 'none' }), ...missing }],
  ['cancelJob', { input: () => ({ kind: 'SYNC', jobId: 'none' }), ...missing }],
];

/** Deletes and revokes. */
export const ENDS: [mutation: string, how?: Made][] = [
  ['cancelPromotion', { input: () => ({ channel: 'promoted' }) }],
  [
    'updateFileLabels',
    {
      input: (known) => ({
        channel: 'team',
        files: [{ subdir: known['subdir'], fileName: known['fileName'] }],
        addLabels: ['main'],
        removeLabels: ['made'],
      }),
    },
  ],
  ['deleteLabel', { input: () => ({ channel: 'team', label: 'made' }) }],
  ['deleteEnvironment'],
  ['restoreEnvironment'],
  ['deleteCollection'],
  ['restoreCollection'],
  ['revokeVexStatement'],
  ['removeVexSource'],
  ['deleteDeltaSubscription', { input: ({ deltaSubscriptionId }) => ({ subscriptionId: deltaSubscriptionId }) }],
  ['cancelExceptionRequest', guest],
  ['revokeException'],
  ['removeChannelPolicy'],
  ['removeChannelPolicy', { input: () => ({ channel: 'promoted' }) }],
  ['deletePolicy'],
  ['restorePolicy'],
  ['deleteChannel'],
  ['removeSeatAssignments', member('guest')],
  ['removeGroupMember', member('max')],
  ['removeChannelGroup', inTeam],
  ['deleteGroup'],
  ['restoreGroup'],
  ['revokeServiceAccountToken'],
  ['revokeServiceAccountKey', ofAccounts('serviceAccountKeyId', 'keys')],
  ['removeServiceAccountPublicKey', ofAccounts('publicKeyId', 'publicKeys')],
  ['removeServiceAccountWorkload', ofAccounts('workloadId', 'workloads')],
  ['deleteServiceAccount'],
  ['revokeOrganizationToken', { before: ofAcme('tokenId', 'tokens { id }', ({ tokens }) => tokens[0].id as string) }],
  ['revokeChannelToken'],
  ['deleteWebhook'],
  [
    'removeTrustedWorkload',
    {
      before: ofAcme(
        'trustedWorkloadId',
        'trustedWorkloads { id }',
        ({ trustedWorkloads }) => trustedWorkloads[0].id as string,
      ),
    },
  ],
  ['declineInvitation', { as: 'decliner', before: codeOf('decliner') }],
  ['leaveOrganization', { as: 'leaver' }],
  ['removeMember', member('guest')],
  ['deleteOrganization', { input: () => ({ organization: 'made-here' }) }],
  ['deleteProjectFile', { input: () => ({ path: 'notes.txt' }) }],
  ['deleteProject'],
  ['restoreProject'],
  ['deleteNotebook'],
  ['deleteListExport'],
  ['revokePersonalToken'],
  [
    'revokeApiToken',
    { before: async (ask) => ({ tokenId: (await ask('{ viewer { apiTokens { id } } }')).viewer.apiTokens[0].id }) },
  ],
  ['removeTotp', nora],
  ['updateEmail', { ...nora, input: () => ({ email: 'nora@new.example' }) }],
  ['updatePassword', { ...nora, input: () => ({ newPassword: `another ${PASSWORD}` }) }],
  ['deleteAccount', { as: 'leaver', input: () => ({ eraseImmediately: true }) }],
  ['signOut', { as: 'guest' }],
];
