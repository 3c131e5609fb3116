import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ChangePersonInput, GrantOrganizationPlanInput, HubPerson, WorkInput } from '../../gen/types.ts';
import { axeProblems } from '../../testing/axe.ts';
import { buildUser, connection, inputError } from '../../testing/builders.ts';
import { render, type Rendered } from '../../testing/render.tsx';
import type { Hub, Mock } from '../../testing/schema.ts';
import { look } from '../../ui/theme/look.ts';
import { selectorOf } from '../../testing/looks.ts';

const at = '2026-01-30T10:00:00Z';
const viewer = buildUser({ isOperator: true });

const max = (part: Partial<Mock<HubPerson>> = {}): Mock<HubPerson> =>
  ({
    __typename: 'HubPerson',
    userId: 'id-max',
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
        sessionId: 's1',
        source: 'PASSWORD',
        device: 'Firefox on Linux',
        createdAt: at,
        lastUsedAt: at,
      },
    ],
    plans: [],
    ...part,
  }) as Mock<HubPerson>;

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
  defaultPersonPlan: 'ENTERPRISE_SUBSCRIPTION',
};
const acme = {
  __typename: 'HubOrganization',
  name: 'acme',
  title: 'Acme Research',
  createdAt: at,
  membersCount: 3,
  channelsCount: 1,
  size: 612e6,
  plan: null,
  admins: [{ __typename: 'HubAdmin', userId: 'id-ada', username: 'ada', email: 'ada@acme.example' }],
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
  __typename: 'HubMail',
  server: { __typename: 'MailServer', address: 'mail.example:587', isEncrypted: false, signsIn: true },
  from: 'Acme hub <hub@acme.example>',
  waiting: 1,
  failing: 1,
  givenUp: 1,
  oldestAt: at,
};
const queued = {
  __typename: 'QueuedMail',
  mailId: 'm1',
  to: 'max@acme.example',
  subject: 'Set a new password',
  state: 'GIVEN_UP',
  tries: 3,
  error: '550 No such user',
  triedAt: at,
  createdAt: at,
};
const sync = {
  __typename: 'HubWork',
  kind: 'SYNC',
  workId: 'w1',
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
  archivesToReadAgain: 1234,
  queues: [{ __typename: 'JobQueue', name: 'mail.deliver', title: 'Mails', waiting: 2, active: 0, failed: 1 }],
  work: [sync],
};
const failed = {
  __typename: 'FailedWork',
  kind: 'RUN',
  workId: 'f1',
  title: 'Policy run',
  organizationName: 'acme',
  channelName: 'approved',
  reason: 'The disk is full.',
  at,
  canRetry: true,
};
const storage = {
  __typename: 'HubStorage',
  diskSize: 100e9,
  diskFree: 40e9,
  databaseSize: 2e9,
  measuredAt: at,
  isMeasuring: false,
  isComplete: true,
  folders: [{ __typename: 'HubFolder', name: 'published', size: 5e9, fileCount: 12 }],
  channels: acme.channels.map((channel) => ({ ...channel, publishedSize: 70e6 })),
};
const feed = {
  __typename: 'AdvisoryFeed',
  feedId: 'osv:PyPI',
  kind: 'OSV',
  title: 'OSV: PyPI',
  about: 'Python packages',
  address: 'https://osv.example',
  isEnabled: true,
  takesKey: false,
  keySetAt: null,
  keyError: null,
  state: 'IDLE',
  lastOkAt: at,
  isStale: true,
  error: 'The archive ends early.',
  recordCount: 3,
  leftOutCount: 2,
  leftOut: [
    { __typename: 'AdvisoryFeedRemark', entry: 'PYSEC-2026-1', message: 'the record is not JSON' },
    { __typename: 'AdvisoryFeedRemark', entry: null, message: 'The list of changes has a line that is none.' },
  ],
};
const feedBundles = {
  __typename: 'FeedBundles',
  key: 'MCowBQYDK2VwAyEAours',
  keyId: 'ab12 cd34',
  choices: [{ __typename: 'FeedBundleChoice', feedId: 'kev', title: 'KEV' }],
  made: { __typename: 'MadeFeedBundle', state: 'MADE', at, feedIds: ['kev'], bytes: 2_000_000, error: null },
  loaded: {
    __typename: 'LoadedFeedBundle',
    createdAt: at,
    feedIds: ['epss'],
    key: 'MCowBQYDK2VwAyEAtheirs',
    isOlder: false,
  },
  incoming: [{ __typename: 'IncomingFeedBundle', fileName: 'new.bundle', bytes: 3_000_000 }],
};
const packageChange = {
  __typename: 'PackageChange',
  name: 'pillow',
  feedId: 'parselmouth',
  lost: ['PyPI/pillow'],
  proposed: [],
  askedAt: at,
};
const entry = {
  __typename: 'OperatorLogEntry',
  entryId: 'e1',
  at,
  action: 'GRANTED_PLAN',
  operatorName: 'ada',
  personName: null,
  personId: null,
  organizationName: 'acme',
  hasOrganization: true,
  detail: 'Business, 15 seats, until 2030-01-01',
};

/** Opens a page of the operator's over a hub that holds a little of everything. */
function open(url: string, part: object = {}, hub: object = {}): Rendered {
  const operator = {
    __typename: 'Operator',
    people: connection([
      max(),
      max({ userId: 'id-jo', username: 'jo', displayName: 'Jo', isDisabled: true, isConfirmed: false }),
    ]),
    person: max(),
    organizations: connection([acme]),
    organization: acme,
    mail,
    queuedMails: connection([queued]),
    jobs,
    failures: connection([failed, { ...failed, workId: 'f2', canRetry: false }]),
    feeds: [
      feed,
      {
        ...feed,
        feedId: 'nvd',
        kind: 'NVD',
        title: 'NVD',
        isStale: false,
        error: null,
        leftOutCount: 0,
        leftOut: [],
        takesKey: true,
        keySetAt: at,
        keyError: 'The key cannot be opened. Give the key again.',
      },
    ],
    feedBundles,
    packageChanges: connection([packageChange]),
    storage,
    log: connection([
      entry,
      {
        ...entry,
        entryId: 'e2',
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
      registration: true,
      passkeys: false,
      provider: null,
      returnHosts: [],
      sendsMail: true,
      hasOperator: true,
    },
    ...hub,
  } as unknown as Hub);
}
const asked = <T,>(app: Rendered, name: string): T | undefined =>
  app.asked.findLast((each) => each.name === name)?.variables?.['input'] as T | undefined;

describe('the pages of operators', () => {
  test.each([
    ['/operator/people', 'People'],
    ['/operator/people/id-max', 'Max Weber'],
    ['/operator/organizations', 'Organizations'],
    ['/operator/organizations/acme', 'Acme Research'],
    ['/operator/mail', 'Mail'],
    ['/operator/jobs', 'Jobs'],
    ['/operator/feeds', 'Feeds'],
    ['/operator/storage', 'Storage'],
    ['/operator/log', 'Log'],
  ])('%s shows, leads to the other ones, and passes axe', async (url, title) => {
    open(url);
    await screen.findByRole('heading', { name: title, level: 1 });
    await waitFor(() => expect(screen.getByRole('main').querySelector(selectorOf(look('skeletonTable')))).toBeNull());
    const tabs = within(screen.getByRole('navigation', { name: 'Operate the hub' })).getAllByRole('link');
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'People',
      'Organizations',
      'Mail',
      'Jobs',
      'Feeds',
      'Packages',
      'Storage',
      'Log',
      'Audit log',
    ]);
    await waitFor(async () => expect(await axeProblems()).toEqual([]));
  });

  test.each(['/operator', '/operator/people', '/operator/jobs'])(
    '%s is no page for who does not operate the hub',
    async (url) => {
      const app = render(url, buildUser({ isOperator: false }));
      await waitFor(() => expect(app.address()).toBe('/error/404'));
      expect(app.asked.map(({ name }) => name)).not.toContain('People');
    },
  );

  test('a page that cannot be loaded says so and can be tried again', async () => {
    open('/operator/storage', {
      storage: () => {
        throw new Error('away');
      },
    });
    await screen.findByText('Storage did not load');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('people', () => {
  test('the list shows state and last sign-in; filter and state are part of the address and of the question', async () => {
    const app = open('/operator/people');
    await screen.findByRole('row', { name: /Max Weber max@acme\.example In use 1 Never/ });
    expect(screen.getByRole('row', { name: /Jo .*Disabled.*Address not confirmed/ })).toBeTruthy();
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Filter by state' }), 'Not confirmed');
    await app.user.type(screen.getByRole('searchbox', { name: 'Filter by name or e-mail' }), 'we{Enter}');
    await waitFor(() => expect(app.address()).toBe('/operator/people?state=UNCONFIRMED&q=we'));
    await waitFor(() =>
      expect(app.asked.findLast(({ name }) => name === 'People')?.variables).toEqual({
        offset: 0,
        search: 'we',
        state: 'UNCONFIRMED',
      }),
    );
  });

  test.each<[string, string, Partial<Mock<HubPerson>>, Partial<ChangePersonInput>]>([
    ['Make operator', 'Make operator', {}, { isOperator: true }],
    ['Take operator away', 'Take away', { isOperator: true }, { isOperator: false }],
    ['Disable', 'Disable', {}, { isDisabled: true }],
    ['Enable', 'Enable', { isDisabled: true }, { isDisabled: false }],
    ['Confirm address', 'Confirm', { isConfirmed: false }, { confirm: true }],
  ])('%s asks first, then says that it is done', async (action, yes, part, change) => {
    const app = open(
      '/operator/people/id-max',
      { person: max(part) },
      { changePerson: { person: max(), userErrors: [] } },
    );
    await app.user.click(await screen.findByRole('button', { name: action }));
    const dialog = await screen.findByRole('alertdialog');
    expect(app.times('ChangePerson')).toBe(0);
    await app.user.click(within(dialog).getByRole('button', { name: yes }));
    await waitFor(() => expect(asked<ChangePersonInput>(app, 'ChangePerson')).toEqual({ userId: 'id-max', ...change }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(app.times('Person')).toBe(2));
  });

  test('what the hub refuses is told, e.g. the last operator', async () => {
    const app = open(
      '/operator/people/id-max',
      { person: max({ isOperator: true }) },
      { changePerson: { person: null, userErrors: [inputError('This is the last operator of the hub.')] } },
    );
    await app.user.click(await screen.findByRole('button', { name: 'Take operator away' }));
    await app.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Take away' }));
    await screen.findByText('This is the last operator of the hub.');
  });

  test('a link to a new password is sent; without a mail server it says where the mail lies', async () => {
    const app = open(
      '/operator/people/id-max',
      {},
      {
        sendPasswordLink: { person: null, userErrors: [] },
        signInOptions: {
          __typename: 'SignInOptions',
          registration: true,
          passkeys: false,
          provider: null,
          returnHosts: [],
          sendsMail: false,
          hasOperator: true,
        },
      },
    );
    await app.user.click(await screen.findByRole('button', { name: 'Send password link' }));
    await app.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send' }));
    expect(
      (await screen.findAllByRole('link', { name: /outbox/i })).some((link) => link.getAttribute('href') === '/outbox'),
    ).toBe(true);
    expect(asked(app, 'SendPasswordLink')).toEqual({ userId: 'id-max' });
  });

  test('an account is offered only what is possible: not to disable oneself, nothing but a link for a deleted one', async () => {
    const first = open('/operator/people/id-ada', { person: max({ username: 'ada', isOperator: true }) });
    await screen.findByRole('button', { name: 'Take operator away' });
    expect(screen.queryByRole('button', { name: 'Disable' })).toBeNull();
    first.unmount();
    open('/operator/people/id-max', { person: max({ isDisabled: true, deletedAt: at }) });
    await screen.findByText(/Its owner deleted this account on 2026-01-30/);
    expect(screen.queryByRole('button', { name: 'Enable' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Send password link' })).toBeTruthy();
  });

  test('an unknown person is said to be none', async () => {
    open('/operator/people/nobody', { person: null });
    await screen.findByRole('heading', { name: 'There is no such person' });
  });
});

describe('organizations', () => {
  test('a plan is given with seats and a last day', async () => {
    const app = open(
      '/operator/organizations/acme',
      {},
      { grantOrganizationPlan: { organization: acme, userErrors: [] } },
    );
    await screen.findByRole('row', { name: 'Free Subscribed 1 Never ends' });
    expect(screen.queryByRole('button', { name: 'Take the plan away' })).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Give a plan' }));
    const dialog = within(await screen.findByRole('dialog'));
    const plan = await dialog.findByRole('combobox', { name: 'Plan' });
    expect(
      within(plan)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Starter', 'Business']);
    const [seats, day] = [dialog.getByRole('textbox', { name: 'Seats' }), dialog.getByLabelText(/^Until/)];
    await app.user.clear(seats);
    await app.user.clear(day);
    await app.user.type(day, '2001-01-01');
    await app.user.click(dialog.getByRole('button', { name: 'Give the plan' }));
    await dialog.findByText('Use a whole number from 1 to 1,000,000.');
    expect(dialog.getByText('Choose a day to come.')).toBeTruthy();
    expect(app.times('GrantOrganizationPlan')).toBe(0);
    await app.user.type(seats, '15');
    await app.user.clear(day);
    await app.user.type(day, '2099-12-31');
    await app.user.click(dialog.getByRole('button', { name: 'Give the plan' }));
    await screen.findByText('Acme Research has the plan Business');
    expect(asked<GrantOrganizationPlanInput>(app, 'GrantOrganizationPlan')).toEqual({
      organization: 'acme',
      productCode: 'SECURITY_SUBSCRIPTION',
      quantity: 15,
      until: '2099-12-31T23:59:59Z',
    });
  });

  test('a person is offered plans for people only, without seats', async () => {
    const app = open('/operator/people/id-max');
    await app.user.click(await screen.findByRole('button', { name: 'Give a plan' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      within(await dialog.findByRole('combobox', { name: 'Plan' }))
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Starter']);
    expect(dialog.queryByRole('textbox', { name: 'Seats' })).toBeNull();
  });

  test('of a plan that has no bound on seats none is said', async () => {
    open('/operator/organizations/acme', {
      organization: { ...acme, plans: [{ ...business, quantity: 1_000_000_000 }] },
    });
    const row = within(await screen.findByRole('row', { name: /^Business/ }));
    row.getByRole('cell', { name: 'Unlimited' });
  });

  test('a plan is taken away after a question', async () => {
    const app = open(
      '/operator/organizations/acme',
      { organization: { ...acme, plans: [business, free] } },
      { takeOrganizationPlan: { organization: acme, userErrors: [] }, paymentConfig: sellsNothing },
    );
    await app.user.click(await screen.findByRole('button', { name: 'Take the plan away' }));
    const question = within(await screen.findByRole('alertdialog'));
    question.getByText(/^It falls back to Enterprise at once/);
    await app.user.click(question.getByRole('button', { name: 'Take it away' }));
    await waitFor(() => expect(asked(app, 'TakeOrganizationPlan')).toEqual({ organization: 'acme' }));
    await screen.findByText('Acme Research has Enterprise again');
  });

  test('the plan that every organization of the hub has is not taken away; a person without one has that of people', async () => {
    const enterprise = { ...free, productCode: 'ENTERPRISE_SUBSCRIPTION', productName: 'Enterprise' };
    const app = open(
      '/operator/organizations/acme',
      { organization: { ...acme, plans: [enterprise] } },
      { paymentConfig: sellsNothing },
    );
    await screen.findByRole('row', { name: /^Enterprise Subscribed/ });
    await screen.findByRole('button', { name: 'Give a plan' });
    expect(screen.queryByRole('button', { name: 'Take the plan away' })).toBeNull();
    app.unmount();
    open('/operator/people/id-max', {}, { paymentConfig: sellsNothing });
    await screen.findByText('What Enterprise includes is open to everybody.');
  });
});

describe('mail', () => {
  test("a test mail shows the server's own answer, good or bad", async () => {
    let outcome = { outcome: 'SENT', to: 'ada@acme.example', answer: '250 2.0.0 queued', userErrors: [] };
    const app = open('/operator/mail', {}, { sendTestMail: () => outcome });
    await app.user.click(await screen.findByRole('button', { name: 'Send a test mail' }));
    await screen.findByText('250 2.0.0 queued');
    outcome = { outcome: 'FAILED', to: 'ada@acme.example', answer: '535 wrong password', userErrors: [] };
    await app.user.click(screen.getByRole('button', { name: 'Send a test mail' }));
    await screen.findByText('535 wrong password');
    expect(screen.queryByText('250 2.0.0 queued')).toBeNull();
    expect(screen.getByText('mail.example:587')).toBeTruthy();
  });

  test('without a mail server it says so and leads to the outbox', async () => {
    open('/operator/mail', {
      mail: { ...mail, server: null },
      queuedMails: connection([{ ...queued, state: 'KEPT', error: null }]),
    });
    expect((await screen.findByRole('link', { name: 'Read the outbox' })).getAttribute('href')).toBe('/outbox');
    expect(screen.queryByRole('button', { name: /^Try/ })).toBeNull();
  });

  test('a mail that was given up says why and is tried again', async () => {
    const app = open('/operator/mail', {}, { retryMail: { userErrors: [] } });
    const row = await screen.findByRole('row', {
      name: /Set a new password max@acme\.example Given up.*3 tries: 550 No such user/,
    });
    await app.user.click(within(row).getByRole('button', { name: "Try 'Set a new password' to max@acme.example now" }));
    await screen.findByText('It is being tried');
    expect(asked(app, 'RetryMail')).toEqual({ mailId: 'm1' });
  });
});

describe('jobs', () => {
  test('what runs shows its progress and is canceled after a question', async () => {
    const app = open('/operator/jobs', {}, { cancelWork: { jobs: null, userErrors: [] } });
    const row = await screen.findByRole('row', { name: /Mirror sync acme\/main In Progress 40 %.*Reading linux-64/ });
    expect(screen.getByRole('row', { name: 'Mails 2 0 1' })).toBeTruthy();
    expect(screen.getByText(/^An earlier release has read 1,234 archives, and found less/)).toBeTruthy();
    await app.user.click(within(row).getByRole('button', { name: 'Cancel: Mirror sync of acme/main' }));
    await app.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel it' }));
    await waitFor(() => expect(asked<WorkInput>(app, 'CancelWork')).toEqual({ kind: 'SYNC', workId: 'w1' }));
  });

  test('what failed says why; it is tried again unless that is settled', async () => {
    const app = open('/operator/jobs', {}, { retryWork: { jobs: null, userErrors: [] } });
    const [first, second] = await screen.findAllByRole('row', { name: /Policy run acme\/approved The disk is full\./ });
    expect(within(second!).queryByRole('button')).toBeNull();
    await app.user.click(within(first!).getByRole('button', { name: 'Try again: Policy run of acme/approved' }));
    await waitFor(() => expect(asked<WorkInput>(app, 'RetryWork')).toEqual({ kind: 'RUN', workId: 'f1' }));
  });
});

describe('feeds', () => {
  test('an old feed says so and why; it is switched off and fetched, and a change that waits is declined', async () => {
    const done = { userErrors: [] };
    const app = open('/operator/feeds', {}, { switchFeed: done, fetchFeed: done, decidePackageChange: done });
    const row = await screen.findByRole('row', { name: /OSV: PyPI.*Older than 7 days/ });
    screen.getByRole('row', { name: 'The last try of OSV: PyPI failed: The archive ends early.' });
    const broken = screen.getByRole('row', { name: /^2 entries were not taken as they are/ });
    await app.user.click(within(broken).getByText('2 entries were not taken as they are'));
    within(broken).getByText('PYSEC-2026-1:', { exact: false });
    await app.user.click(within(row).getByRole('button', { name: 'Fetch now: OSV: PyPI' }));
    await waitFor(() => expect(asked(app, 'FetchFeed')).toEqual({ feedId: 'osv:PyPI' }));
    await app.user.click(within(row).getByRole('switch'));
    await waitFor(() => expect(asked(app, 'SwitchFeed')).toEqual({ feedId: 'osv:PyPI', isEnabled: false }));
    await app.user.click(screen.getByRole('button', { name: 'Decline the change of pillow' }));
    await waitFor(() => expect(asked(app, 'DecidePackageChange')).toEqual({ name: 'pillow', accept: false }));
  });

  test('the key of a publisher is replaced and taken away; only feeds that take one have it', async () => {
    const done = { userErrors: [] };
    const app = open('/operator/feeds', {}, { setFeedKey: done, removeFeedKey: done });
    await app.user.click(await screen.findByRole('button', { name: 'Replace the key' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Key for NVD' }));
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Paste the key');
    await app.user.type(dialog.getByLabelText(/^Key/), ' 1234-abcd ');
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(asked(app, 'SetFeedKey')).toEqual({ feedId: 'nvd', key: '1234-abcd' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await app.user.click(screen.getByRole('button', { name: 'Remove the key' }));
    await waitFor(() => expect(asked(app, 'RemoveFeedKey')).toEqual({ feedId: 'nvd' }));
  });

  test('a bundle is made and downloaded, the keys are shown, and one of the folder is loaded by a pinned key', async () => {
    const done = { bundles: feedBundles, userErrors: [] };
    const app = open('/operator/feeds', {}, { makeFeedBundle: done, loadFeedBundle: done });
    const download = await screen.findByRole('link', { name: 'Download' });
    expect(download.getAttribute('href')).toBe('/api/operator/feed-bundles/file');
    expect(screen.getByText('ab12 cd34')).toBeTruthy();
    expect(screen.getByText('MCowBQYDK2VwAyEAtheirs')).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Make a bundle' }));
    const makes = within(await screen.findByRole('dialog'));
    await app.user.click(makes.getByRole('button', { name: 'Make it' }));
    await makes.findByText('Choose a feed');
    await app.user.click(makes.getByRole('checkbox', { name: 'KEV' }));
    await app.user.click(makes.getByRole('button', { name: 'Make it' }));
    await waitFor(() => expect(asked(app, 'MakeFeedBundle')).toEqual({ feedIds: ['kev'] }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await app.user.click(screen.getByRole('button', { name: 'Load new.bundle' }));
    const loads = within(await screen.findByRole('dialog'));
    await app.user.click(loads.getByRole('button', { name: 'Load' }));
    await loads.findByText('Give the key');
    await app.user.type(loads.getByLabelText('Key of the hub that made it'), 'MCow');
    await app.user.click(loads.getByRole('button', { name: 'Load' }));
    await waitFor(() =>
      expect(asked(app, 'LoadFeedBundle')).toEqual({ fileName: 'new.bundle', key: 'MCow', isOlder: false }),
    );
  });
});

describe('storage and log', () => {
  test('folders that are being measured keep their places', async () => {
    open('/operator/storage', { storage: { ...storage, measuredAt: null, isMeasuring: true, folders: [] } });
    const table = await screen.findByRole('region', { name: 'Parts of the data folder' });
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map((head) => head.textContent),
    ).toEqual(['published', 'objects', 'mirrors', 'postgres', 'other']);
    expect(screen.getByText('Being measured …')).toBeTruthy();
    expect(screen.getByRole('img', { name: '60 GB of 100 GB' })).toBeTruthy();
  });

  test('an entry names who did what to whom, also when an account is gone', async () => {
    open('/operator/log');
    expect(
      within(await screen.findByRole('row', { name: /Gave a plan.*Business, 15 seats, until 2030-01-01 acme ada/ }))
        .getByRole('link', { name: 'acme' })
        .getAttribute('href'),
    ).toBe('/operator/organizations/acme');
    expect(screen.getByRole('row', { name: /Disabled the account A deleted account A deleted account/ })).toBeTruthy();
  });
});
