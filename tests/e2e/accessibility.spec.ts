import type { Page } from '@playwright/test';
import { everyPage, visitorSees } from './support/addresses.ts';
import { axeProblems } from './support/axe.ts';
import type { Person } from './support/hub.ts';
import { expect, fillSignIn, setFlags, test } from './support/people.ts';
import { changeAnswer, keepAnswers, overflow, widen } from './support/shell.ts';
import { follow, moved, moving, settled, stagger, watchShifts } from './support/shifts.ts';

// Each test looks at many screens: all workers share them.
test.describe.configure({ mode: 'parallel' });

/**
 * A state of a screen to check: its URL, its user (ada by default; null is a visitor), preparation before, and actions
 * there. `ready` is the element to wait for.
 */
interface Scene {
  name: string;
  path: string;
  as?: Person | null;
  /** Width of the window at which it is opened. */
  width?: number;
  /** Flags of the cookie `ff`. */
  cookie?: string;
  prepare?: (page: Page) => Promise<unknown>;
  open?: (page: Page) => Promise<unknown>;
  ready: (page: Page) => Promise<unknown>;
}

const heading = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
const region = (name: string) => (page: Page) => expect(page.getByRole('region', { name }).first()).toBeVisible();
const dialog = (page: Page) => expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).last()).toBeVisible();
const menu = (page: Page) => expect(page.getByRole('menu')).toBeVisible();
const flags = (values: Record<string, unknown>) => (page: Page) => setFlags(page, values);
const option = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('option', { name }).first()).toBeVisible();
const title = (page: Page) => expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const acme = '/organizations/acme';

const unconfirmed = (page: Page) =>
  changeAnswer<{ viewer: { profile: object | null } }>(page, 'Shell', (body) => {
    Object.assign(body.data.viewer.profile ?? {}, { isConfirmed: false });
    return body;
  });

/** Additional sign-in methods that the sample hub doesn't have. */
const company = (operation: 'SignInOptions' | 'WaysToProve') => (page: Page) =>
  changeAnswer<{ signInOptions: object | null }>(page, operation, (body) => {
    Object.assign(body.data.signInOptions ?? {}, {
      supportsPasskeys: true,
      identityProvider: { __typename: 'IdentityProvider', name: 'Acme Login', startUrl: '/api/iam/provider' },
    });
    return body;
  });

/** The link of an invitation as the page finds it, by who looks at it. */
const invited = (caller: 'VISITOR' | 'INVITED') => (page: Page) =>
  changeAnswer<{ invitation: object | null }>(page, 'InvitationOfCode', (body) => {
    body.data.invitation = {
      __typename: 'ReceivedInvitation',
      organizationName: 'acme',
      organizationTitle: 'Acme Research',
      invitedBy: 'Ada Okafor',
      expiresAt: '2099-01-01T00:00:00Z',
      state: 'OPEN',
      viewerState: caller,
    };
    return body;
  });

/** Invitations of the organization that wait: one that can be accepted, and one that is too old. */
const waiting = (page: Page) =>
  changeAnswer<{ organization: { invitationCount: number; invitations: { totalCount: number; nodes: object[] } } }>(
    page,
    'Members',
    (body) => {
      const nodes = ['eva@people.example', 'a-rather-long-name.of-somebody@research.people.example'].map(
        (email, at) => ({
          __typename: 'Invitation',
          email,
          url: `${acme}/invitation-codes/${at}`,
          invitedBy: 'Ada Okafor',
          sentAt: '2026-01-01T00:00:00Z',
          expiresAt: '2026-01-15T00:00:00Z',
          isExpired: at === 1,
        }),
      );
      Object.assign(body.data.organization, {
        invitationCount: 2,
        invitations: { ...body.data.organization.invitations, totalCount: 2, nodes },
      });
      return body;
    },
  );

/** A user with a passkey and one-time codes. */
const factors = (page: Page) =>
  changeAnswer<{ viewer: object | null }>(page, 'SecondFactors', (body) => {
    Object.assign(body.data.viewer ?? {}, {
      isTotpEnabled: true,
      remainingRecoveryCodeCount: 2,
      passkeys: [
        { __typename: 'Passkey', id: 'a-passkey', name: 'Laptop', createdAt: '2026-01-01T00:00:00Z', lastUsedAt: null },
      ],
    });
    return body;
  });

/** Replaces a mutation's response by a success or an error. */
const answering = (page: Page, operation: string, payload: object, code?: string) =>
  changeAnswer<Record<string, object>>(page, operation, (body) => {
    const userErrors = code === undefined ? [] : [{ __typename: 'InputError', code, message: 'A refusal.', field: [] }];
    for (const said of Object.values(body.data))
      if (typeof said === 'object') Object.assign(said, payload, { userErrors });
    return body;
  });

const pages: Scene[] = [
  { name: 'the welcome', path: '/', as: null, ready: heading('Terrarium') },
  { name: 'the sign-in', path: '/sign-in', as: null, ready: heading('Sign in') },
  {
    name: 'the sign-in with a passkey and at a company',
    path: '/sign-in',
    as: null,
    prepare: company('SignInOptions'),
    ready: (page) => expect(page.getByRole('link', { name: 'Sign in with Acme Login' })).toBeVisible(),
  },
  {
    name: 'the code of a sign-in',
    path: '/sign-in',
    as: null,
    prepare: (page) => answering(page, 'SignIn', { viewer: null }, 'SECOND_FACTOR_REQUIRED'),
    open: (page) => fillSignIn(page, { email: 'nobody@acme.example', password: 'no password' }),
    ready: heading('Enter your code'),
  },
  {
    name: 'an invitation for a visitor',
    path: `${acme}/invitation-codes/a-code`,
    as: null,
    prepare: invited('VISITOR'),
    ready: heading('Join Acme Research'),
  },
  {
    name: 'no such invitation',
    path: `${acme}/invitation-codes/a-code`,
    ready: heading('Invitation not found'),
  },
  {
    name: 'the members, with invitations',
    path: `${acme}/members`,
    prepare: waiting,
    ready: region('Pending invitations'),
  },
  {
    name: 'a passkey and one-time codes',
    path: '/profile/privacy-security',
    prepare: factors,
    ready: region('Passkeys'),
  },
  {
    name: 'turning one-time codes on',
    path: '/profile/privacy-security',
    open: press('Turn on'),
    ready: (page) => expect(page.getByRole('img', { name: /QR code/ })).toBeVisible(),
  },
  {
    name: 'new recovery codes',
    path: '/profile/privacy-security',
    prepare: async (page) => {
      await factors(page);
      await answering(page, 'RotateRecoveryCodes', {
        recoveryCodes: ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh'],
      });
    },
    open: async (page) => {
      await page.getByRole('button', { name: 'Generate new recovery codes' }).click();
      await page.getByRole('button', { name: 'Generate codes' }).click();
    },
    ready: (page) => expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible(),
  },
  {
    name: 'a new passkey without a name',
    path: '/profile/privacy-security',
    open: async (page) => {
      await page.getByRole('button', { name: 'Add passkey' }).click();
      await page.getByRole('button', { name: 'Continue' }).click();
    },
    ready: (page) => expect(page.getByText('Enter a name.')).toBeVisible(),
  },
  ...[
    ['/sign-up', 'the sign-up'],
    ['/forgot-password', 'a forgotten password'],
    ['/reset-password#token=no-such-token', 'a new password'],
    ['/verify-email#token=no-such-token', 'a link that is too old'],
    ['/local-login-success', 'a sign-in of a tool'],
    ['/local-login-error', 'a sign-in of a tool that failed'],
    ['/tmp-session-check', 'no session'],
    ['/subscribe', 'the plans'],
    ['/subscribe/starter', 'a plan'],
    ['/free-tier-allowlist', 'what Free includes'],
    ['/share/notebooks/reading-repodata-with-python', 'a shared notebook'],
    ['/support-center', 'the support center'],
  ].map(([path = '', name = '']): Scene => ({ name, path, as: null, ready: title })),
  // It opens the sign-in dialog immediately.
  { name: 'code in the cloud', path: '/code-in-the-cloud', as: null, ready: dialog },
  {
    name: 'the one-page sign-up',
    path: '/sign-up',
    as: null,
    prepare: flags({ 'bigbend-fe-new-signup': true }),
    ready: (page) => expect(page.getByRole('radio').first()).toBeVisible(),
  },
  {
    name: 'results for a visitor',
    path: '/search?query=numpy',
    as: null,
    ready: (page) => expect(page.getByRole('main').getByRole('link', { name: /numpy/ }).first()).toBeVisible(),
  },
  {
    name: 'results',
    path: '/search?query=numpy',
    ready: (page) => expect(page.getByRole('main').getByRole('link', { name: /numpy/ }).first()).toBeVisible(),
  },
  {
    name: 'narrowed results',
    path: '/search?query=numpy&decision=allowed&group=packages',
    ready: (page) => expect(page.getByRole('checkbox', { name: /^Allowed/ })).toBeChecked(),
  },
  {
    name: 'results with nothing left',
    path: '/search?query=numpy&license=no-such-license',
    ready: (page) => expect(page.getByText('No results with these filters')).toBeVisible(),
  },
  {
    name: 'the files of a channel',
    path: `${acme}/channels/approved?tab=files`,
    ready: (page) => expect(page.getByRole('region', { name: 'Files' })).toBeVisible(),
  },
  { name: 'no results', path: '/search?query=no-such-package-anywhere', ready: title },
  ...[
    ['/', 'the home'],
    ['/channels', 'all channels'],
    ['/environments', 'all environments'],
    [`${acme}/environments`, 'the environments'],
    ['/FAQ', 'the questions'],
    ['/app/status', 'the status'],
    ['/outbox', 'the outbox'],
    ['/operator/people', 'the people of the hub'],
    ['/operator/organizations', 'the organizations of the hub'],
    ['/operator/organizations/acme', 'an organization of the hub'],
    ['/operator/mail', 'the mail of the hub'],
    ['/operator/jobs', 'the jobs of the hub'],
    ['/operator/feeds', 'the feeds of the hub'],
    ['/operator/storage', 'the storage of the hub'],
    ['/operator/log', 'the log of operators'],
    ['/profile/account-settings', 'the account settings'],
    ['/profile/privacy-security', 'privacy and security'],
    ['/profile/subscriptions', 'the subscriptions'],
    [`${acme}/subscribe`, "an organization's plans"],
    [`${acme}/subscribe/starter`, "an organization's plan"],
    [`${acme}/subscriptions/manage`, 'managing a subscription'],
    ['/payment', 'the plans to pay'],
    ['/payment/checkout?billing=monthly&product=starter_subscription', 'the checkout'],
    ['/workspace', 'the workspace'],
    ['/device', 'a device'],
    ['/authorize', 'no request for access'],
    ['/organizations/create', 'a new organization'],
    ['/error/500', 'error/500'],
  ].map(([path = '', name = '']): Scene => ({ name, path, ready: title })),
  { name: 'the home of a person without organizations', path: '/', as: 'nora', ready: title },
  { name: 'no organizations', path: '/organizations', as: 'nora', ready: title },
  { name: 'learning', path: '/my-learning', prepare: flags({ 'my-learning': true }), ready: title },
  {
    name: 'the consent',
    path: '/privacy-tos-consent',
    prepare: flags({ 'enable-privacy-tos-consent': true }),
    ready: title,
  },
  {
    name: 'a request for access',
    path: '/authorize?uid=a-request',
    prepare: (page) =>
      changeAnswer(page, 'AuthorizationRequest', () => ({
        data: {
          authorizationRequest: {
            __typename: 'AuthorizationRequest',
            id: 'a-request',
            clientName: 'conda',
            clientUrl: 'https://client.example/',
            redirectHost: 'client.example',
            scopes: [{ __typename: 'AuthorizationScope', name: 'openid', description: 'Know who you are' }],
          },
        },
      })),
    ready: heading(/conda/),
  },
  { name: 'an unconfirmed address', path: '/verification-required', prepare: unconfirmed, ready: heading(/./) },
  {
    name: 'an environment',
    path: `${acme}/environments`,
    open: (page) => page.getByRole('main').getByRole('rowheader').getByRole('link').first().click(),
    ready: (page) => expect(page).toHaveURL(/environments\/[\da-f-]{36}/),
  },
  {
    name: 'the system banner',
    path: '/organizations',
    prepare: flags({
      'system-banner': {
        message: 'Maintenance on Sunday',
        messageType: 'alert-banner',
        displayUntil: '2099-01-01T00:00:00Z',
        closeable: true,
        hrefText: 'Learn more',
        href: '/support-center',
      },
    }),
    ready: (page) => expect(page.getByText('Maintenance on Sunday')).toBeVisible(),
  },
  {
    name: 'the expanded drawer of an organization',
    path: acme,
    prepare: (page) =>
      changeAnswer<{ viewer: { settings: object | null } }>(page, 'Shell', (body) => {
        Object.assign(body.data.viewer.settings ?? {}, { isNavigationCollapsed: false });
        return body;
      }),
    ready: region('Needs attention'),
  },
  {
    name: 'the end of a session',
    path: '/unauthorized?reason=SESSION_EXPIRED',
    as: null,
    ready: heading('You are logged out.'),
  },
  { name: 'error/403', path: '/error/403', ready: heading('Limited Permissions') },
  { name: 'no such page', path: '/no/such/page', ready: heading('Page Not Found') },
  { name: 'the organizations', path: '/organizations', ready: region('Organizations') },
  { name: 'an organization', path: acme, ready: region('Needs attention') },
  { name: 'the channels', path: `${acme}/channels`, ready: region('Channels') },
  { name: 'a channel', path: `${acme}/channels/approved`, ready: region('Packages') },
  { name: "a channel's CVEs", path: `${acme}/channels/approved?tab=cves`, ready: region('CVEs') },
  { name: "a channel's runs", path: `${acme}/channels/approved?tab=policy`, ready: region('Runs table') },
  { name: 'a mirror', path: `${acme}/channels/conda-forge?tab=mirror`, ready: region('Mirror') },
  {
    name: "a channel's groups",
    path: `${acme}/channels/approved?tab=groups`,
    ready: (page) => expect(page.getByText('No groups yet', { exact: true })).toBeVisible(),
  },
  { name: "a channel's settings", path: `${acme}/channels/approved?tab=settings`, ready: region('Visibility') },
  {
    name: 'an empty result',
    path: `${acme}/channels/approved?q=no-such-package`,
    ready: (page) => expect(page.getByText('No packages match')).toBeVisible(),
  },
  { name: 'a package', path: `${acme}/channels/approved/packages/pillow`, ready: region('Versions') },
  {
    name: "a package's files",
    path: `${acme}/channels/approved/packages/pillow?tab=files`,
    ready: region('Files'),
  },
  {
    name: "a package's dependencies",
    path: `${acme}/channels/approved/packages/pillow?tab=dependencies`,
    ready: region('Dependencies'),
  },
  {
    name: "a package's dependants",
    path: `${acme}/channels/approved/packages/pillow?tab=dependants`,
    ready: region('Dependents'),
  },
  { name: "a package's CVEs", path: `${acme}/channels/approved/packages/pillow?tab=cves`, ready: region('CVEs') },
  {
    name: 'why a file is blocked',
    path: `${acme}/channels/approved/packages/pillow?decision=refused`,
    open: (page) => page.getByRole('rowheader').first().getByRole('link').click(),
    ready: (page) =>
      expect(page.getByRole('complementary', { name: 'Why you can’t install it' })).toContainText('Policy'),
  },
  { name: 'the CVEs', path: '/cves', ready: region('CVEs') },
  { name: 'a CVE', path: '/cves/CVE-2023-50447', ready: region('Files') },
  { name: 'the policies', path: `${acme}/policies`, ready: region('Policies') },
  { name: 'the groups', path: `${acme}/groups`, ready: region('Groups') },
  {
    name: 'a group',
    path: `${acme}/groups`,
    open: (page) => page.getByRole('link', { name: 'Release managers' }).click(),
    ready: region('Members'),
  },
  {
    name: 'a group for a member',
    path: `${acme}/groups`,
    as: 'max',
    open: (page) => page.getByRole('link', { name: 'Data science' }).click(),
    ready: region('Members'),
  },
  { name: 'the service accounts', path: `${acme}/service-accounts`, ready: region('Service accounts') },
  {
    name: 'service accounts that the plan has not',
    path: '/organizations/cobalt/service-accounts',
    ready: (page) => expect(page.getByRole('link', { name: 'View plans' })).toBeVisible(),
  },
  { name: 'groups of a private channel', path: `${acme}/channels/team?tab=groups`, ready: region('Groups') },
  {
    name: 'the reports',
    path: `${acme}/reports`,
    ready: (page) => expect(page.getByRole('switch', { name: /Track individual clients/ })).toBeAttached(),
  },
];

const nextStep = async (page: Page, times: number): Promise<void> => {
  await page.getByRole('textbox', { name: 'Policy name' }).fill('Never saved');
  const step = page.getByRole('dialog').locator('[aria-current="step"]').first();
  for (let at = 0; at < times; at += 1) {
    const before = (await step.textContent()) ?? '';
    await page.getByRole('button', { name: 'Next >' }).click();
    await expect(step).not.toHaveText(before);
  }
};

const overlays: Scene[] = [
  { name: 'the theme menu', path: acme, open: press(/^Theme/), ready: menu },
  { name: 'the account menu', path: acme, open: press(/account menu for/), ready: menu },
  {
    name: 'the palette below the search',
    path: '/organizations',
    open: (page) => page.keyboard.press('Control+k'),
    ready: option('Home'),
  },
  {
    name: 'the palette with packages',
    path: '/organizations',
    open: (page) => page.getByRole('banner').getByRole('combobox').fill('numpy'),
    ready: option(/numpy/),
  },
  {
    name: 'the palette over the page',
    path: '/organizations',
    prepare: flags({ 'search-show-comp-tool': true }),
    open: press('Search packages, support, tutorials and more'),
    ready: option('Home'),
  },
  {
    name: 'the palette on a phone',
    path: '/organizations',
    width: 390,
    open: (page) => page.keyboard.press('Control+k'),
    ready: option('Home'),
  },
  {
    name: 'the keys of the palette',
    path: '/organizations',
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('button', { name: /shortcuts/ }).click();
    },
    ready: (page) => expect(page.getByText('View all results')).toBeVisible(),
  },
  {
    name: 'the launcher',
    path: '/organizations',
    open: press('App launcher'),
    ready: (page) => expect(page.getByRole('list', { name: 'App launcher' })).toBeVisible(),
  },
  { name: 'the columns of a table', path: `${acme}/channels/approved`, open: press('Columns'), ready: menu },
  {
    name: 'what can be done with several members',
    path: `${acme}/members`,
    open: (page) => page.getByRole('checkbox', { name: 'Select all' }).first().check(),
    ready: (page) => expect(page.getByRole('group', { name: 'Actions for selected rows' })).toBeVisible(),
  },
  {
    name: 'the overflow menu',
    path: '/organizations',
    width: 390,
    open: press(/^More$/),
    ready: (page) => expect(page.getByRole('group', { name: 'Theme' })).toBeVisible(),
  },
  {
    name: 'the overflow menu of a visitor',
    path: '/search',
    as: null,
    width: 390,
    open: press(/^More$/),
    ready: (page) => expect(page.getByRole('group', { name: 'Theme' })).toBeVisible(),
  },
  {
    name: 'the account menu of a person without organizations',
    path: '/organizations',
    as: 'nora',
    open: press(/account menu for/),
    ready: menu,
  },
  {
    name: 'the navigation on a phone',
    path: '/organizations',
    width: 390,
    open: press('Open navigation'),
    ready: (page) => expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible(),
  },
  { name: 'the menu of Create', path: '/channels', open: press('Create'), ready: menu },
  { name: 'what an entry of the rail holds', path: acme, open: press('Resources'), ready: menu },
  { name: 'the flag panel', path: '/organizations?toolbox', ready: dialog },
  {
    name: 'the developer tools',
    path: '/organizations',
    cookie: 'devtools',
    open: (page) => page.locator('.tr-devtools summary').click(),
    ready: (page) => expect(page.locator('.tr-devtools').getByRole('table')).toBeVisible(),
  },
  {
    name: 'the sign-in that is required',
    path: '/share/notebooks/reading-repodata-with-python',
    as: null,
    open: press('Download'),
    ready: dialog,
  },
  { name: 'deleting an account', path: '/profile/privacy-security', open: press('Delete account'), ready: dialog },
  { name: 'the organization switcher', path: acme, open: press('My Organizations'), ready: menu },
  { name: "a channel's menu", path: `${acme}/channels/approved`, open: press('More actions'), ready: menu },
  { name: 'a new channel', path: `${acme}/channels?create=channel`, ready: dialog },
  {
    name: 'a new mirror with an error',
    path: `${acme}/channels?create=channel`,
    open: async (page) => {
      await page
        .getByRole('dialog')
        .getByRole('radio', { name: /^External mirror/ })
        .check();
      await page.getByRole('dialog').getByRole('button', { name: 'Create channel' }).click();
    },
    ready: (page) => expect(page.getByRole('alert').first()).toBeVisible(),
  },
  {
    name: 'a new virtual channel',
    path: `${acme}/channels?create=channel`,
    open: (page) =>
      page
        .getByRole('dialog')
        .getByRole('radio', { name: /^Virtual/ })
        .check(),
    ready: (page) => expect(page.getByRole('checkbox', { name: 'main' })).toBeVisible(),
  },
  {
    name: 'deleting a channel',
    path: `${acme}/channels/team?tab=settings`,
    open: press('Delete channel'),
    ready: dialog,
  },
  {
    name: 'taking a policy off',
    path: `${acme}/channels/approved`,
    open: async (page) => {
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Remove policy' }).click();
    },
    ready: (page) => expect(page.getByRole('alertdialog')).toBeVisible(),
  },
  {
    name: 'applying a policy',
    path: `${acme}/channels/approved?dialog=apply-policy`,
    open: (page) => page.getByRole('dialog').getByLabel('Policy').selectOption({ label: 'No copyleft' }),
    ready: (page) => expect(page.getByRole('dialog')).toContainText('Replaces Production baseline.'),
  },
  {
    name: 'what the permissions do not allow',
    path: '/code-in-the-cloud',
    as: 'nora',
    prepare: (page) =>
      changeAnswer<{ viewer: { featurePermissions: { name: string; allowed: boolean }[] } }>(page, 'Shell', (body) => {
        for (const one of body.data.viewer.featurePermissions) if (one.name === 'cloud-notebooks') one.allowed = false;
        return body;
      }),
    ready: dialog,
  },
  {
    name: 'the proof of who it is',
    path: '/profile/privacy-security',
    prepare: async (page) => {
      await answering(page, 'CreateTotpSetup', { otpauthUrl: null, secret: null }, 'FRESH_PROOF_NEEDED');
      await company('WaysToProve')(page);
    },
    open: press('Turn on'),
    ready: (page) => expect(page.getByRole('dialog').getByRole('button', { name: /Acme Login/ })).toBeVisible(),
  },
  {
    name: 'removing a passkey',
    path: '/profile/privacy-security',
    prepare: factors,
    open: press('Remove the passkey Laptop'),
    ready: dialog,
  },
  {
    name: 'declining an invitation',
    path: `${acme}/invitation-codes/a-code`,
    as: 'nora',
    prepare: invited('INVITED'),
    open: press('Decline'),
    ready: dialog,
  },
  {
    name: 'inviting people, one of them wrongly',
    path: `${acme}/members`,
    open: async (page) => {
      await page.getByRole('button', { name: 'Invite people' }).click();
      await page
        .getByRole('combobox', { name: 'Email addresses' })
        .or(page.getByRole('textbox', { name: 'Email addresses' }))
        .fill('eva@people.example, nobody ');
      await page.getByRole('button', { name: 'Send invitations' }).click();
    },
    ready: (page) => expect(page.getByRole('dialog')).toContainText('One of these isn’t a valid email address'),
  },
  {
    name: "an invitation's menu",
    path: `${acme}/members`,
    prepare: waiting,
    open: press('Actions for eva@people.example'),
    ready: menu,
  },
  {
    name: 'another address for an invitation',
    path: `${acme}/members`,
    prepare: waiting,
    open: async (page) => {
      await page.getByRole('button', { name: 'Actions for eva@people.example' }).click();
      await page.getByRole('menuitem', { name: 'Change email' }).click();
    },
    ready: dialog,
  },
  {
    name: 'the license agreement',
    path: `${acme}/channels/approved`,
    prepare: (page) =>
      changeAnswer<{ viewer: object | null }>(page, 'MyChannelToken', (body) => {
        Object.assign(body.data.viewer ?? {}, { channelToken: null });
        return body;
      }),
    open: press('Get my token'),
    ready: (page) =>
      expect(page.getByRole('alertdialog', { name: 'License agreement for package access' })).toBeVisible(),
  },
  {
    name: 'the role of a member',
    path: `${acme}/members`,
    open: async (page) => {
      await page.getByRole('button', { name: 'Actions for Max' }).click();
      await page.getByRole('menuitem', { name: 'Change role' }).click();
    },
    ready: dialog,
  },
  {
    name: 'removing a member',
    path: `${acme}/members`,
    open: async (page) => {
      await page.getByRole('button', { name: 'Actions for Max' }).click();
      await page.getByRole('menuitem', { name: 'Remove from organization' }).click();
    },
    ready: dialog,
  },
  {
    name: 'members of whom none fits',
    path: `${acme}/members?q=no-such-person`,
    ready: (page) => expect(page.getByRole('heading', { name: 'No matching members' })).toBeVisible(),
  },
  { name: 'the settings of an organization', path: `${acme}/settings`, ready: region('Features') },
  {
    name: 'the settings of an organization for a member',
    path: `${acme}/settings`,
    as: 'max',
    ready: region('Danger zone'),
  },
  {
    name: 'leaving an organization',
    path: `${acme}/settings`,
    as: 'max',
    open: press('Leave organization'),
    ready: dialog,
  },
  { name: 'deleting an organization', path: `${acme}/settings`, open: press('Delete organization'), ready: dialog },
  { name: 'a new group', path: `${acme}/groups`, open: press('Create group'), ready: dialog },
  {
    name: 'adding people to a group',
    path: `${acme}/groups`,
    open: async (page) => {
      await page.getByRole('link', { name: 'Release managers' }).click();
      await page.getByRole('button', { name: 'Add members' }).click();
    },
    ready: region('Matching members'),
  },
  {
    name: 'tying a channel to a group',
    path: `${acme}/groups`,
    open: async (page) => {
      await page.getByRole('link', { name: 'Release managers' }).click();
      await page.getByRole('button', { name: 'Add channel' }).click();
    },
    ready: (page) => expect(page.getByRole('combobox', { name: 'Channel' })).toBeVisible(),
  },
  {
    name: "a service account's menu",
    path: `${acme}/service-accounts`,
    open: press('Actions for nightly-build'),
    ready: menu,
  },
  {
    name: 'the groups of a service account',
    path: `${acme}/service-accounts`,
    open: async (page) => {
      await page.getByRole('button', { name: 'Actions for nightly-build' }).click();
      await page.getByRole('menuitem', { name: 'Groups' }).click();
    },
    ready: dialog,
  },
  {
    name: 'renaming a service account',
    path: `${acme}/service-accounts`,
    open: async (page) => {
      await page.getByRole('button', { name: 'Actions for nightly-build' }).click();
      await page.getByRole('menuitem', { name: 'Rename' }).click();
    },
    ready: dialog,
  },
  {
    name: 'the token of a service account',
    path: `${acme}/service-accounts`,
    prepare: async (page) => {
      await changeAnswer<{ organization: { serviceAccounts: { token: object | null }[] } }>(
        page,
        'ServiceAccounts',
        (body) => {
          for (const account of body.data.organization.serviceAccounts) account.token = null;
          return body;
        },
      );
      await answering(page, 'CreateServiceAccountToken', { secret: `tr-${'a1b2c3d4'.repeat(5)}` });
    },
    open: async (page) => {
      await page.getByRole('button', { name: 'Actions for nightly-build' }).click();
      await page.getByRole('menuitem', { name: 'Create read token' }).click();
    },
    ready: (page) => expect(page.getByRole('button', { name: 'Copy token' })).toBeVisible(),
  },
  { name: "a policy's menu", path: `${acme}/policies`, open: press('Actions for Production baseline'), ready: menu },
  {
    name: 'a deleted policy',
    path: `${acme}/policies`,
    prepare: (page) => answering(page, 'DeletePolicy', {}),
    open: async (page) => {
      await page.getByRole('button', { name: 'Actions for Production baseline' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
    },
    ready: (page) => expect(page.getByRole('button', { name: 'Undo' })).toBeFocused(),
  },
  ...['details', 'package rules', 'CVE rules', 'exclusions', 'review'].map((step, index): Scene => ({
    name: `the wizard's ${step}`,
    path: `${acme}/policies/new`,
    open: (page) => nextStep(page, index),
    ready: (page) =>
      expect(page.getByRole('dialog').locator('[aria-current="step"]').first()).toContainText(
        ['Set details', 'Set package rules', 'Set CVE rules', 'Set exclusions', 'Review'][index] ?? '',
      ),
  })),
];

/** Whether everything has come that the page was waiting for. */
const loaded = (page: Page) => expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);

/** Whether a scene is a page without interaction, so that any movement is the page's own. */
const isBare = ({ prepare, open, cookie, width }: Scene): boolean => !prepare && !open && !cookie && !width;

/** Whether the next scene can be opened by a link from this page: no overlay, and unmodified data. */
const isFree = async (page: Page, scene: Scene | null): Promise<boolean> =>
  scene !== null &&
  !scene.prepare &&
  !scene.cookie &&
  (await page.locator('[role="dialog"], [role="alertdialog"], [role="menu"]').count()) === 0;

/** Opens a scene; `after` is the same user's previous one. */
async function show(page: Page, scene: Scene, after: Scene | null): Promise<void> {
  if (!scene.prepare && !scene.cookie && (await isFree(page, after))) await follow(page, scene.path);
  else {
    await keepAnswers(page);
    await scene.prepare?.(page);
    await page.goto(scene.path);
  }
  if (scene.open) {
    await title(page).catch(() => undefined);
    await scene.open(page);
  }
  await scene.ready(page);
  await loaded(page);
}

/** Color rules of axe, because only colors differ in the second theme. */
const inTheOtherTheme: readonly string[] = ['color-contrast', 'link-in-text-block'];

/**
 * axe rules that depend on a narrow window: names, and keyboard access to scrollable areas. Colors are the same as in
 * wide windows.
 */
const whereNarrow: readonly string[] = [
  'aria-command-name',
  'aria-dialog-name',
  'aria-hidden-focus',
  'aria-input-field-name',
  'aria-toggle-field-name',
  'button-name',
  'image-alt',
  'input-button-name',
  'label',
  'link-name',
  'scrollable-region-focusable',
  'select-name',
  'svg-img-alt',
];

/**
 * Elements that permanently overflow the page sideways; the drawer follows 300 ms after a resize (SHELL-75), and can
 * overflow until then.
 */
async function sticksOut(page: Page): Promise<string[]> {
  for (const end = performance.now() + 3_000; ;) {
    const found = await overflow(page);
    if (found.length === 0 || performance.now() > end) return found;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
}

/** User and shell of a scene: the drawer of an organization, another one, or none. */
const shellOf = ({ as, path }: Scene): string => `${as} ${/^\/organizations\/[^/]+/.exec(path)?.[0] ?? ''}`;

/**
 * Splits scenes into parts of equal length and similar content, ordered by user and shell, so that no one signs in
 * twice.
 */
const parts = (scenes: readonly Scene[], count: number): Scene[][] =>
  Array.from({ length: count }, (_, part) =>
    scenes
      .filter((_scene, index) => index % count === part)
      .toSorted((one, other) => shellOf(one).localeCompare(shellOf(other))),
  );

const groups = [
  ...parts(pages, 8).map((part, at) => [`pages, part ${at + 1} of 8`, part] as const),
  ...parts(overlays, 4).map((part, at) => [`open overlays, part ${at + 1} of 4`, part] as const),
];
for (const [group, scenes] of groups) {
  test(`${group}: nothing for axe to find in light and dark, wide and narrow, nothing moves by itself, no sideways scroll from 1440 to 320 px`, async ({
    page,
    context,
    signInAs,
  }) => {
    test.setTimeout(scenes.length * 45_000);
    const wrong: string[] = [];
    let here: Person | null = null;
    let after: Scene | null = null;
    let theme: 'light' | 'dark' = 'light';
    await page.emulateMedia({ colorScheme: theme });
    await watchShifts(page);
    for (const scene of scenes) {
      await test.step(scene.name, async () => {
        const who = scene.as === undefined ? 'ada' : scene.as;
        if (who !== here) after = null;
        await context.clearCookies(who === null ? {} : { name: 'ff' });
        if (who !== null && who !== here) await signInAs(who);
        here = who;
        if (scene.cookie)
          await context.addCookies([
            { name: 'ff', value: scene.cookie, url: test.info().project.use.baseURL ?? process.env['BASE_URL'] ?? '' },
          ]);
        // The layout follows a resize with a delay, which must not affect the next scene.
        await widen(page, scene.width ?? 1440, 1000);
        try {
          await show(page, scene, after);
        } catch (error) {
          wrong.push(`${scene.name} does not show: ${error instanceof Error ? error.message : String(error)}`);
          after = null;
          return;
        }
        after = scene;
        const found = [...(await axeProblems(page)), ...(await sticksOut(page))];
        if (isBare(scene)) {
          // Wait again, because late content moved while axe ran.
          await settled(page);
          const shift = await moved(page, scene.path);
          if (shift !== null) found.push(`moved by itself at ${shift}`);
        }
        // Keep the theme for the next scene, because each change renders the whole page again.
        theme = theme === 'light' ? 'dark' : 'light';
        await page.emulateMedia({ colorScheme: theme });
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        found.push(...(await axeProblems(page, inTheOtherTheme)).map((finding) => `${theme}: ${finding}`));
        for (const width of [1042, 768, 320]) {
          await page.setViewportSize({ width, height: 844 });
          found.push(...(await sticksOut(page)));
        }
        // Overlays have the same names at every width.
        if (!scene.open) found.push(...(await axeProblems(page, whereNarrow)).map((finding) => `320 px: ${finding}`));
        wrong.push(...found.map((one) => `${scene.name}: ${one}`));
      });
    }
    expect(wrong).toEqual([]);
  });
}

for (const [who, as, sees, count] of [
  ['an admin and operator', 'ada', () => true, 2],
  ['a visitor', null, visitorSees, 1],
] as const)
  for (let part = 0; part < count; part += 1)
    test(`nothing moves by itself while the pages come that no scene shows: ${who}, 1440 px wide, part ${part + 1} of ${count}`, async ({
      page,
      hub,
      signInAs,
    }) => {
      const shown = new Set(
        pages
          .filter((scene) => (scene.as === undefined ? 'ada' : scene.as) === as && isBare(scene))
          .map(({ path }) => path),
      );
      const addresses = (await everyPage(hub))
        .filter(sees)
        .map(({ address }) => address)
        .filter((address) => !shown.has(address))
        .filter((_, at) => at % count === part)
        .toSorted((one, other) => Number(one.startsWith(acme)) - Number(other.startsWith(acme)));
      expect(addresses.length, 'addresses of this part').toBeGreaterThan(3);
      test.setTimeout(60_000 + addresses.length * 45_000);
      await watchShifts(page);
      if (as) await signInAs(as);
      await stagger(page);
      expect(await moving(page, addresses, { how: 'followed' })).toEqual([]);
    });

test('nothing moves by itself while the shell comes with a page, in each of its layouts: an admin and operator, 1440 px wide', async ({
  page,
  signInAs,
}) => {
  await watchShifts(page);
  await signInAs('ada');
  const layouts = ['/', acme, `${acme}/channels/approved`, `${acme}/policies/new`, '/cves', '/payment', '/authorize'];
  expect(await moving(page, [...layouts, '/support-center', '/no/such/page'])).toEqual([]);
});

test('the keyboard: the skip link leads to the content, and what has the focus shows it', async ({
  page,
  signInAs,
}) => {
  await signInAs('ada');
  await page.goto(`${acme}/channels`);
  await expect(page.getByRole('region', { name: 'Channels' })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  const unseen: string[] = [];
  for (let at = 0; at < 14; at += 1) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const own = getComputedStyle(element);
      return {
        seen: (own.outlineStyle !== 'none' && Number.parseFloat(own.outlineWidth) >= 2) || own.boxShadow !== 'none',
        name: `${element.tagName} ${element.textContent?.slice(0, 30)}`,
      };
    });
    if (focus && !focus.seen) unseen.push(focus.name);
  }
  expect(unseen).toEqual([]);
});

test('the keyboard: a menu and a dialog take the focus, hold it, and give it back', async ({ page, signInAs }) => {
  await signInAs('ada');
  await page.goto(`${acme}/channels`);
  const create = page.getByRole('button', { name: 'Create channel' });
  await create.focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('dialog', { name: 'Create channel' });
  await expect(box.getByRole('textbox', { name: 'Name' })).toBeFocused();
  for (let at = 0; at < 12; at += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await expect(create).toBeFocused();

  const account = page.getByRole('button', { name: /account menu for Ada/ });
  await account.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menu')).toBeVisible();
  // It hears keys when the focus has come into it, some frames after it shows.
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toHaveAttribute('data-highlighted', '');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(account).toBeFocused();
});
