import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { UpdateHubUserInput, GrantOrganizationPlanInput, HubUser, RetryJobInput } from '../../gen/types.ts';
import { axeProblems } from '../../testing/axe.ts';
import { buildUser, connection, inputError } from '../../testing/builders.ts';
import { render, type Rendered } from '../../testing/render.tsx';
import type { Hub, Mock } from '../../testing/schema.ts';
import { look } from '../../ui/theme/look.ts';
import { selectorOf } from '../../testing/looks.ts';

const at = '2026-01-30T10:00:00Z';
const viewer = buildUser({ isOperator: true });

const max = (part: Partial<Mock<HubUser>> = {}): Mock<HubUser> =>
  ({
    __typename: 'HubUser',
    id: 'global-max',
    uuid: 'id-max',
    email: 'max@acme.example',
    username: 'max',
    displayName: 'Max Weber',
    isOperator: false,
    isDisabled: false,
    isConfirmed: true,
    deletedAt: null,
    createdAt: at,
    lastSignInAt: null,
    organizationCount: 1,
    memberships: [{ __typename: 'HubMembership', name: 'acme', title: 'Acme Research', role: 'MEMBER' }],
    sessions: [
      {
        __typename: 'HubSession',
        id: 's1',
        source: 'PASSWORD',
        device: 'Firefox on Linux',
        createdAt: at,
        lastUsedAt: at,
      },
    ],
    plans: [],
    ...part,
  }) as Mock<HubUser>;

const plans = [
  { productCode: 'FREE_SUBSCRIPTION', name: 'Free', requiresOrganization: false },
  { productCode: 'STARTER_SUBSCRIPTION', name: 'Starter', requiresOrganization: false },
  { productCode: 'SECURITY_SUBSCRIPTION', name: 'Business', requiresOrganization: true },
].map((plan) => ({ __typename: 'Plan', ...plan }));
const free = {
  __typename: 'HubPlan',
  productCode: 'FREE_SUBSCRIPTION',
  productName: 'Free',
  state: 'SUBSCRIBED',
  quantity: 1,
  periodStart: at,
  periodEnd: '2126-01-30T10:00:00Z',
};
const business = {
  ...free,
  productCode: 'SECURITY_SUBSCRIPTION',
  productName: 'Business',
  quantity: 15,
  periodEnd: '2100-01-30T10:00:00Z',
};
/** A hub that sells nothing, as it is unless the operator says otherwise. */
const sellsNothing = {
  __typename: 'PaymentConfig',
  defaultPlan: 'ENTERPRISE_SUBSCRIPTION',
  defaultUserPlan: 'ENTERPRISE_SUBSCRIPTION',
};
const acme = {
  __typename: 'HubOrganization',
  name: 'acme',
  title: 'Acme Research',
  createdAt: at,
  memberCount: 3,
  channelCount: 1,
  size: 612e6,
  plan: null,
  admins: [{ __typename: 'HubAdmin', uuid: 'id-ada', username: 'ada', email: 'ada@acme.example' }],
  channels: [
    {
      __typename: 'HubChannel',
      organizationName: 'acme',
      name: 'main',
      type: 'EXTERNAL_MIRROR',
      fileCount: 40,
      size: 612e6,
      publishedSize: null,
    },
  ],
  plans: [free],
};

const mail = {
  __typename: 'EmailStatus',
  server: { __typename: 'MailServer', address: 'mail.example:587', isEncrypted: false, isAuthenticated: true },
  from: 'Acme hub <hub@acme.example>',
  queuedCount: 1,
  retryingCount: 1,
  failedCount: 1,
  oldestAt: at,
};
const queued = {
  __typename: 'QueuedEmail',
  id: 'm1',
  to: 'max@acme.example',
  subject: 'Reset your password',
  state: 'FAILED',
  attemptCount: 3,
  error: '550 No such user',
  lastAttemptAt: at,
  createdAt: at,
};
const sync = {
  __typename: 'HubJob',
  kind: 'SYNC',
  id: 'w1',
  title: 'Mirror sync',
  organizationName: 'acme',
  channelName: 'main',
  state: 'IN_PROGRESS',
  phase: 'Reading linux-64',
  progress: 0.4,
  createdAt: at,
  startedAt: at,
};
const jobs = {
  __typename: 'HubJobs',
  archivesToRescanCount: 1234,
  queues: [{ __typename: 'JobQueue', name: 'mail.deliver', title: 'Mails', waiting: 2, active: 0, failed: 1 }],
  activeJobs: [sync],
};
const failed = {
  __typename: 'FailedJob',
  kind: 'POLICY_RUN',
  id: 'f1',
  title: 'Policy run',
  organizationName: 'acme',
  channelName: 'approved',
  reason: 'The disk is full.',
  failedAt: at,
  canRetry: true,
};
const storage = {
  __typename: 'HubStorage',
  diskSize: 100e9,
  freeDiskSize: 40e9,
  databaseSize: 2e9,
  measuredAt: at,
  isMeasuring: false,
  isMeasurementComplete: true,
  folders: [{ __typename: 'HubFolder', name: 'published', size: 5e9, fileCount: 12 }],
  channels: acme.channels.map((channel) => ({ ...channel, publishedSize: 70e6 })),
};
const feed = {
  __typename: 'AdvisoryFeed',
  id: 'feed-osv',
  key: 'osv:PyPI',
  kind: 'OSV',
  title: 'OSV: PyPI',
  description: 'Python packages',
  url: 'https://osv.example',
  isEnabled: true,
  supportsApiKey: false,
  apiKeySetAt: null,
  apiKeyError: null,
  state: 'IDLE',
  lastSuccessAt: at,
  isStale: true,
  error: 'The archive ends early.',
  recordCount: 3,
  skippedCount: 2,
  skippedEntries: [
    { __typename: 'AdvisoryFeedRemark', entry: 'PYSEC-2026-1', message: 'the record is not JSON' },
    { __typename: 'AdvisoryFeedRemark', entry: null, message: 'The list of changes has a line that is none.' },
  ],
};
const feedBundles = {
  __typename: 'FeedBundles',
  key: 'MCowBQYDK2VwAyEAours',
  keyId: 'ab12 cd34',
  availableFeeds: [{ __typename: 'FeedBundleChoice', feedId: 'kev', title: 'KEV' }],
  made: { __typename: 'FeedBundleExport', state: 'COMPLETED', at, feeds: ['kev'], size: 2_000_000, error: null },
  latestImport: {
    __typename: 'FeedBundleImport',
    createdAt: at,
    feeds: ['epss'],
    key: 'MCowBQYDK2VwAyEAtheirs',
    wasOlder: false,
  },
  incoming: [{ __typename: 'IncomingFeedBundle', fileName: 'new.bundle', size: 3_000_000 }],
};
const packageChange = {
  __typename: 'MappingChange',
  name: 'pillow',
  feed: 'parselmouth',
  removedMappings: ['PyPI/pillow'],
  proposed: [],
  proposedAt: at,
};
const entry = {
  __typename: 'OperatorLogEntry',
  id: 'e1',
  occurredAt: at,
  action: 'PLAN_GRANTED',
  operatorName: 'ada',
  username: null,
  userUuid: null,
  organizationName: 'acme',
  hasOrganization: true,
  detail: 'Business, 15 seats, until 2030-01-01',
};

/** Renders an operator page on a hub with sample data. */
function open(url: string, part: object = {}, hub: object = {}): Rendered {
  const operator = {
    __typename: 'Operator',
    users: connection([
      max(),
      max({ id: 'global-jo', uuid: 'id-jo', username: 'jo', displayName: 'Jo', isDisabled: true, isConfirmed: false }),
    ]),
    user: max(),
    organizations: connection([acme]),
    organization: acme,
    emailStatus: mail,
    queuedEmails: connection([queued]),
    jobs,
    failedJobs: connection([failed, { ...failed, id: 'f2', canRetry: false }]),
    feeds: [
      feed,
      {
        ...feed,
        id: 'feed-nvd',
        key: 'nvd',
        kind: 'NVD',
        title: 'NVD',
        isStale: false,
        error: null,
        skippedCount: 0,
        skippedEntries: [],
        supportsApiKey: true,
        apiKeySetAt: at,
        apiKeyError: "The key can't be decrypted. Enter the key again.",
      },
    ],
    feedBundles,
    mappingChanges: connection([packageChange]),
    storage,
    log: connection([
      entry,
      {
        ...entry,
        id: 'e2',
        action: 'DISABLED',
        operatorName: null,
        organizationName: null,
        hasOrganization: false,
        detail: '',
      },
    ]),
    ...part,
  };
  return render(url, viewer, {
    operator,
    plans,
    signInOptions: {
      __typename: 'SignInOptions',
      allowsRegistration: true,
      supportsPasskeys: false,
      identityProvider: null,
      allowedReturnHosts: [],
      sendsMail: true,
      hasOperator: true,
    },
    ...hub,
  } as unknown as Hub);
}
const asked = <T,>(app: Rendered, name: string): T | undefined =>
  app.asked.findLast((each) => each.name === name)?.variables?.['input'] as T | undefined;

/**
 * The page asks for its data again with the answer of a mutation, not only with its next poll.
 * @param query operation of the page
 * @param act does the mutation and waits until the page says that it is done
 */
async function reloads(app: Rendered, query: string, act: () => Promise<unknown>): Promise<void> {
  const before = app.times(query);
  await act();
  expect(app.times(query)).toBeGreaterThan(before);
}

describe('the pages of operators', () => {
  test.each([
    ['/operator/people', 'Users'],
    ['/operator/people/id-max', 'Max Weber'],
    ['/operator/organizations', 'Organizations'],
    ['/operator/organizations/acme', 'Acme Research'],
    ['/operator/mail', 'Email'],
    ['/operator/jobs', 'Jobs'],
    ['/operator/feeds', 'Advisory feeds'],
    ['/operator/storage', 'Storage'],
    ['/operator/log', 'Operator log'],
  ])('%s shows, leads to the other ones, and passes axe', async (url, title) => {
    open(url);
    await screen.findByRole('heading', { name: title, level: 1 });
    await waitFor(() => expect(screen.getByRole('main').querySelector(selectorOf(look('skeletonTable')))).toBeNull());
    const tabs = within(screen.getByRole('navigation', { name: 'Hub operations' })).getAllByRole('link');
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'Users',
      'Organizations',
      'Email',
      'Jobs',
      'Advisory feeds',
      'Packages',
      'Storage',
      'Operator log',
      'Audit log',
    ]);
    await waitFor(async () => expect(await axeProblems()).toEqual([]));
  });

  test.each(['/operator', '/operator/people', '/operator/jobs'])('%s is not found for non-operators', async (url) => {
    const app = render(url, buildUser({ isOperator: false }));
    await waitFor(() => expect(app.address()).toBe('/error/404'));
    expect(app.asked.map(({ name }) => name)).not.toContain('People');
  });

  test('a page that cannot be loaded says so and can be tried again', async () => {
    open('/operator/storage', {
      storage: () => {
        throw new Error('away');
      },
    });
    await screen.findByText('Couldn’t load Storage');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('people', () => {
  test('the list shows state and last sign-in; filter and state are part of the address and of the question', async () => {
    const app = open('/operator/people');
    await screen.findByRole('row', { name: /Max Weber max@acme\.example Active 1 Never/ });
    expect(screen.getByRole('row', { name: /Jo .*Disabled.*Email not confirmed/ })).toBeTruthy();
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Filter by status' }), 'Unconfirmed');
    await app.user.type(screen.getByRole('searchbox', { name: 'Filter by name or email' }), 'we{Enter}');
    await waitFor(() => expect(app.address()).toBe('/operator/people?state=UNCONFIRMED&q=we'));
    await waitFor(() =>
      expect(app.asked.findLast(({ name }) => name === 'People')?.variables).toEqual({
        offset: 0,
        search: 'we',
        state: 'UNCONFIRMED',
      }),
    );
  });

  test.each<[string, string, Partial<Mock<HubUser>>, Partial<UpdateHubUserInput>]>([
    ['Make operator', 'Make operator', {}, { isOperator: true }],
    ['Remove operator role', 'Remove role', { isOperator: true }, { isOperator: false }],
    ['Disable', 'Disable', {}, { isDisabled: true }],
    ['Enable', 'Enable', { isDisabled: true }, { isDisabled: false }],
    ['Confirm email', 'Confirm', { isConfirmed: false }, { confirmEmail: true }],
  ])('%s asks first, then says that it is done', async (action, yes, part, change) => {
    const app = open(
      '/operator/people/id-max',
      { user: max(part) },
      { updateHubUser: { person: max(), userErrors: [] } },
    );
    await app.user.click(await screen.findByRole('button', { name: action }));
    const dialog = await screen.findByRole('alertdialog');
    expect(app.times('UpdateHubUser')).toBe(0);
    await app.user.click(within(dialog).getByRole('button', { name: yes }));
    await waitFor(() =>
      expect(asked<UpdateHubUserInput>(app, 'UpdateHubUser')).toEqual({ userId: 'global-max', ...change }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(app.times('Person')).toBe(2));
  });

  test("shows the hub's errors, for example for the last operator", async () => {
    const app = open(
      '/operator/people/id-max',
      { user: max({ isOperator: true }) },
      { updateHubUser: { person: null, userErrors: [inputError('This is the last operator of the hub.')] } },
    );
    await app.user.click(await screen.findByRole('button', { name: 'Remove operator role' }));
    await app.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove role' }));
    await screen.findByText('This is the last operator of the hub.');
  });

  test('sends a password reset link; without a mail server it says where the email is', async () => {
    const app = open(
      '/operator/people/id-max',
      {},
      {
        sendHubUserPasswordReset: { person: null, userErrors: [] },
        signInOptions: {
          __typename: 'SignInOptions',
          allowsRegistration: true,
          supportsPasskeys: false,
          identityProvider: null,
          allowedReturnHosts: [],
          sendsMail: false,
          hasOperator: true,
        },
      },
    );
    await app.user.click(await screen.findByRole('button', { name: 'Send password reset' }));
    await app.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send' }));
    expect(
      (await screen.findAllByRole('link', { name: /outbox/i })).some((link) => link.getAttribute('href') === '/outbox'),
    ).toBe(true);
    expect(asked(app, 'SendHubUserPasswordReset')).toEqual({ userId: 'global-max' });
  });

  test('an account is offered only what is possible: not to disable oneself, nothing but a link for a deleted one', async () => {
    const first = open('/operator/people/id-ada', { user: max({ username: 'ada', isOperator: true }) });
    await screen.findByRole('button', { name: 'Remove operator role' });
    expect(screen.queryByRole('button', { name: 'Disable' })).toBeNull();
    first.unmount();
    open('/operator/people/id-max', { user: max({ isDisabled: true, deletedAt: at }) });
    await screen.findByText(/^The user deleted this account on 2026-01-30\./);
    expect(screen.queryByRole('button', { name: 'Enable' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Send password reset' })).toBeTruthy();
  });

  test('an unknown person is said to be none', async () => {
    open('/operator/people/nobody', { user: null });
    await screen.findByRole('heading', { name: 'User not found' });
  });
});

describe('organizations', () => {
  test('a plan is given with seats and a last day', async () => {
    let granted = [free];
    const app = open(
      '/operator/organizations/acme',
      { organization: () => ({ ...acme, plans: granted }) },
      {
        grantOrganizationPlan: () => {
          granted = [business, free];
          return { organization: acme, userErrors: [] };
        },
      },
    );
    await screen.findByRole('row', { name: 'Free Subscribed 1 Never' });
    expect(screen.queryByRole('button', { name: 'Revoke plan' })).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Grant plan' }));
    const dialog = within(await screen.findByRole('dialog'));
    const plan = await dialog.findByRole('combobox', { name: 'Plan' });
    expect(
      within(plan)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Starter', 'Business']);
    const [seats, day] = [dialog.getByRole('textbox', { name: 'Seats' }), dialog.getByLabelText(/^Expires/)];
    await app.user.clear(seats);
    await app.user.clear(day);
    await app.user.type(day, '2001-01-01');
    await app.user.click(dialog.getByRole('button', { name: 'Grant plan' }));
    await dialog.findByText('Enter a whole number from 1 to 1,000,000.');
    expect(dialog.getByText('Choose a future date.')).toBeTruthy();
    expect(app.times('GrantOrganizationPlan')).toBe(0);
    await app.user.type(seats, '15');
    await app.user.clear(day);
    await app.user.type(day, '2099-12-31');
    await app.user.click(dialog.getByRole('button', { name: 'Grant plan' }));
    await screen.findByText('Business granted to Acme Research');
    expect(asked<GrantOrganizationPlanInput>(app, 'GrantOrganizationPlan')).toEqual({
      organization: 'acme',
      productCode: 'SECURITY_SUBSCRIPTION',
      quantity: 15,
      expiresAt: '2099-12-31T23:59:59Z',
    });
    await screen.findByRole('row', { name: /^Business/ });
  });

  test('a person is offered plans for people only, without seats', async () => {
    let granted: object[] = [];
    const starter = { ...free, productCode: 'STARTER_SUBSCRIPTION', productName: 'Starter' };
    const app = open(
      '/operator/people/id-max',
      { user: () => max({ plans: granted as never }) },
      {
        grantUserPlan: () => {
          granted = [starter];
          return { person: max(), userErrors: [] };
        },
        revokeUserPlan: () => {
          granted = [];
          return { person: max(), userErrors: [] };
        },
        paymentConfig: sellsNothing,
      },
    );
    await app.user.click(await screen.findByRole('button', { name: 'Grant plan' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      within(await dialog.findByRole('combobox', { name: 'Plan' }))
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Starter']);
    expect(dialog.queryByRole('textbox', { name: 'Seats' })).toBeNull();
    await app.user.clear(dialog.getByLabelText(/^Expires/));
    await app.user.type(dialog.getByLabelText(/^Expires/), '2099-12-31');
    await app.user.click(dialog.getByRole('button', { name: 'Grant plan' }));
    await screen.findByText('Starter granted to Max Weber');
    expect(asked(app, 'GrantUserPlan')).toMatchObject({ userId: 'global-max' });
    await screen.findByRole('row', { name: /^Starter/ });
    await app.user.click(await screen.findByRole('button', { name: 'Revoke plan' }));
    const question = within(await screen.findByRole('alertdialog'));
    await app.user.click(question.getByRole('button', { name: 'Revoke plan' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Starter/ })).toBeNull());
  });

  test('of a plan that has no bound on seats none is said', async () => {
    open('/operator/organizations/acme', {
      organization: { ...acme, plans: [{ ...business, quantity: 1_000_000_000 }] },
    });
    const row = within(await screen.findByRole('row', { name: /^Business/ }));
    row.getByRole('cell', { name: 'Unlimited' });
  });

  test('a plan is revoked after confirmation', async () => {
    let granted = [business, free];
    const app = open(
      '/operator/organizations/acme',
      { organization: () => ({ ...acme, plans: granted }) },
      {
        revokeOrganizationPlan: () => {
          granted = [free];
          return { organization: acme, userErrors: [] };
        },
        paymentConfig: sellsNothing,
      },
    );
    await app.user.click(await screen.findByRole('button', { name: 'Revoke plan' }));
    const question = within(await screen.findByRole('alertdialog'));
    question.getByText(/^The organization goes back to Enterprise immediately\./);
    await app.user.click(question.getByRole('button', { name: 'Revoke plan' }));
    await waitFor(() => expect(asked(app, 'RevokeOrganizationPlan')).toEqual({ organization: 'acme' }));
    await screen.findByText('Acme Research is back on Enterprise');
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Business/ })).toBeNull());
  });

  test("the default plan of organizations can't be revoked; a user without a plan has the default one", async () => {
    const enterprise = { ...free, productCode: 'ENTERPRISE_SUBSCRIPTION', productName: 'Enterprise' };
    const app = open(
      '/operator/organizations/acme',
      { organization: { ...acme, plans: [enterprise] } },
      { paymentConfig: sellsNothing },
    );
    await screen.findByRole('row', { name: /^Enterprise Subscribed/ });
    await screen.findByRole('button', { name: 'Grant plan' });
    expect(screen.queryByRole('button', { name: 'Revoke plan' })).toBeNull();
    app.unmount();
    open('/operator/people/id-max', {}, { paymentConfig: sellsNothing });
    await screen.findByText('Everyone gets Enterprise.');
  });
});

describe('mail', () => {
  test("a test mail shows the server's own answer, good or bad", async () => {
    let outcome = { outcome: 'SENT', to: 'ada@acme.example', serverResponse: '250 2.0.0 queued', userErrors: [] };
    const app = open('/operator/mail', {}, { sendTestEmail: () => outcome });
    const send = await screen.findByRole('button', { name: 'Send test email' });
    await reloads(app, 'HubMail', async () => {
      await app.user.click(send);
      await screen.findByText('250 2.0.0 queued');
    });
    outcome = { outcome: 'FAILED', to: 'ada@acme.example', serverResponse: '535 wrong password', userErrors: [] };
    await app.user.click(screen.getByRole('button', { name: 'Send test email' }));
    await screen.findByText('535 wrong password');
    expect(screen.queryByText('250 2.0.0 queued')).toBeNull();
    expect(screen.getByText('mail.example:587')).toBeTruthy();
  });

  test('without a mail server it says so and leads to the outbox', async () => {
    open('/operator/mail', {
      emailStatus: { ...mail, server: null },
      queuedEmails: connection([{ ...queued, state: 'IN_OUTBOX', error: null }]),
    });
    expect((await screen.findByRole('link', { name: 'Open outbox' })).getAttribute('href')).toBe('/outbox');
    expect(screen.queryByRole('button', { name: /^Try/ })).toBeNull();
  });

  test('an email that failed says why and is retried', async () => {
    const app = open('/operator/mail', {}, { retryEmail: { userErrors: [] } });
    const row = await screen.findByRole('row', {
      name: /Reset your password max@acme\.example Failed.*3 attempts: 550 No such user/,
    });
    await reloads(app, 'HubMail', async () => {
      await app.user.click(
        within(row).getByRole('button', { name: 'Retry “Reset your password” to max@acme.example' }),
      );
      await screen.findByText('Retrying');
    });
    expect(asked(app, 'RetryEmail')).toEqual({ emailId: 'm1' });
  });
});

describe('jobs', () => {
  test('what runs shows its progress and is canceled after a question', async () => {
    const app = open('/operator/jobs', {}, { cancelJob: { jobs: null, userErrors: [] } });
    const row = await screen.findByRole('row', { name: /Mirror sync acme\/main In Progress 40 %.*Reading linux-64/ });
    expect(screen.getByRole('row', { name: 'Mails 2 0 1' })).toBeTruthy();
    expect(screen.getByText(/^1,234 archives are being rescanned after an upgrade\./)).toBeTruthy();
    await app.user.click(within(row).getByRole('button', { name: 'Cancel: Mirror sync of acme/main' }));
    await reloads(app, 'HubJobs', async () => {
      await app.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel job' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    });
    expect(asked<RetryJobInput>(app, 'CancelJob')).toEqual({ kind: 'SYNC', jobId: 'w1' });
  });

  test('what failed says why; it is tried again unless that is settled', async () => {
    const app = open('/operator/jobs', {}, { retryJob: { jobs: null, userErrors: [] } });
    const [first, second] = await screen.findAllByRole('row', { name: /Policy run acme\/approved The disk is full\./ });
    expect(within(second!).queryByRole('button')).toBeNull();
    await reloads(app, 'HubFailures', async () => {
      await app.user.click(within(first!).getByRole('button', { name: 'Retry Policy run for acme/approved' }));
      await screen.findByText('Retrying');
    });
    expect(asked<RetryJobInput>(app, 'RetryJob')).toEqual({ kind: 'POLICY_RUN', jobId: 'f1' });
  });
});

describe('feeds', () => {
  test('an old feed says so and why; it is switched off and fetched, and a change that waits is declined', async () => {
    const done = { userErrors: [] };
    const app = open(
      '/operator/feeds',
      {},
      { updateAdvisoryFeed: done, syncAdvisoryFeed: done, reviewMappingChange: done },
    );
    const row = await screen.findByRole('row', { name: /OSV: PyPI.*Older than 7 days/ });
    screen.getByRole('row', { name: 'Last fetch of OSV: PyPI failed: The archive ends early.' });
    const broken = screen.getByRole('row', { name: /^2 entries skipped or adjusted/ });
    await app.user.click(within(broken).getByText('2 entries skipped or adjusted'));
    within(broken).getByText('PYSEC-2026-1:', { exact: false });
    await reloads(app, 'HubFeeds', async () => {
      await app.user.click(within(row).getByRole('button', { name: 'Fetch OSV: PyPI now' }));
      await screen.findByText('Fetching OSV: PyPI');
    });
    expect(asked(app, 'SyncAdvisoryFeed')).toEqual({ feedId: 'feed-osv' });
    await reloads(app, 'HubFeeds', async () => {
      await app.user.click(within(row).getByRole('switch'));
      await screen.findByText('OSV: PyPI turned off. Its data stays.');
    });
    expect(asked(app, 'UpdateAdvisoryFeed')).toEqual({ feedId: 'feed-osv', isEnabled: false });
    await reloads(app, 'HubFeeds', async () => {
      await app.user.click(screen.getByRole('button', { name: 'Decline change to pillow' }));
      await screen.findByText('Change to pillow declined');
    });
    expect(asked(app, 'ReviewMappingChange')).toEqual({ name: 'pillow', accept: false });
  });

  test('the key of a feed is replaced and removed; only feeds that use one have it', async () => {
    const done = { userErrors: [] };
    const app = open('/operator/feeds', {}, { updateAdvisoryFeedKey: done, removeAdvisoryFeedKey: done });
    await app.user.click(await screen.findByRole('button', { name: 'Replace key' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'API key for NVD' }));
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Enter the API key.');
    await app.user.type(dialog.getByLabelText(/^API key/), ' 1234-abcd ');
    await reloads(app, 'HubFeeds', async () => {
      await app.user.click(dialog.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    expect(asked(app, 'UpdateAdvisoryFeedKey')).toEqual({ feedId: 'feed-nvd', key: '1234-abcd' });
    await reloads(app, 'HubFeeds', async () => {
      await app.user.click(screen.getByRole('button', { name: 'Remove key' }));
      await screen.findByText('Key for NVD removed');
    });
    expect(asked(app, 'RemoveAdvisoryFeedKey')).toEqual({ feedId: 'feed-nvd' });
  });

  test('a bundle is made and downloaded, the keys are shown, and one of the folder is loaded by a pinned key', async () => {
    const done = { bundles: feedBundles, userErrors: [] };
    const app = open('/operator/feeds', {}, { exportFeedBundle: done, importFeedBundle: done });
    const download = await screen.findByRole('link', { name: 'Download' });
    expect(download.getAttribute('href')).toBe('/api/operator/feed-bundles/file');
    expect(screen.getByText('ab12 cd34')).toBeTruthy();
    expect(screen.getByText('MCowBQYDK2VwAyEAtheirs')).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Export bundle' }));
    const makes = within(await screen.findByRole('dialog'));
    await app.user.click(makes.getByRole('button', { name: 'Export bundle' }));
    await makes.findByText('Choose at least one feed.');
    await app.user.click(makes.getByRole('checkbox', { name: 'KEV' }));
    await app.user.click(makes.getByRole('button', { name: 'Export bundle' }));
    await waitFor(() => expect(asked(app, 'ExportFeedBundle')).toEqual({ feedIds: ['kev'] }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await app.user.click(screen.getByRole('button', { name: 'Import new.bundle' }));
    const loads = within(await screen.findByRole('dialog'));
    await app.user.click(loads.getByRole('button', { name: 'Import' }));
    await loads.findByText('Enter the exporting hub’s key.');
    await app.user.type(loads.getByLabelText('Exporting hub’s key'), 'MCow');
    await app.user.click(loads.getByRole('button', { name: 'Import' }));
    await waitFor(() =>
      expect(asked(app, 'ImportFeedBundle')).toEqual({ fileName: 'new.bundle', key: 'MCow', allowOlder: false }),
    );
  });
});

describe('storage and log', () => {
  test('folders that are being measured keep their places', async () => {
    open('/operator/storage', { storage: { ...storage, measuredAt: null, isMeasuring: true, folders: [] } });
    const table = await screen.findByRole('region', { name: 'Data folder' });
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map((head) => head.textContent),
    ).toEqual(['published', 'objects', 'mirrors', 'postgres', 'other']);
    expect(screen.getByText('Measuring…')).toBeTruthy();
    expect(screen.getByRole('img', { name: '60 GB of 100 GB' })).toBeTruthy();
  });

  test('an entry names who did what to whom, also when an account is gone', async () => {
    open('/operator/log');
    expect(
      within(await screen.findByRole('row', { name: /Granted plan.*Business, 15 seats, until 2030-01-01 acme ada/ }))
        .getByRole('link', { name: 'acme' })
        .getAttribute('href'),
    ).toBe('/operator/organizations/acme');
    expect(screen.getByRole('row', { name: /Disabled account Deleted user Deleted user/ })).toBeTruthy();
  });
});
