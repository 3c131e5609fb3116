import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type {
  BlockedRequest,
  ChannelClient,
  Organization,
  RequestCounts,
  UpdateClientTrackingSettingsInput,
} from '../../gen/types.ts';
import { axeProblems } from '../../testing/axe.ts';
import { buildOrganization, buildUser, connection } from '../../testing/builders.ts';
import { watchDownloads } from '../../testing/downloads.ts';
import { render, type Rendered } from '../../testing/render.tsx';
import type { Hub, Mock } from '../../testing/schema.ts';

const counts = (given: Partial<RequestCounts> = {}): RequestCounts => ({
  __typename: 'RequestCounts',
  total: 0,
  downloads: 0,
  served: 0,
  notModified: 0,
  blocked: 0,
  other: 0,
  ...given,
});
const days = Array.from({ length: 30 }, (_, day) => ({
  __typename: 'DailyRequests' as const,
  date: `2026-01-${String(day + 1).padStart(2, '0')}`,
  counts: day === 29 ? counts({ total: 12, served: 7, notModified: 2, blocked: 3 }) : counts(),
}));

const gnu: Mock<BlockedRequest> = {
  __typename: 'BlockedRequest',
  channel: 'main',
  hasChannel: true,
  package: 'readline',
  version: '8.2',
  subdir: 'linux-64',
  fileName: 'readline-8.2-h8_1.conda',
  policyName: 'No GPL',
  revision: 2,
  rule: 'License not in GPL',
  requests: 3,
  lastRequestedAt: '2026-01-30T10:00:00Z',
  users: ['max'],
};
const max: Mock<ChannelClient> = {
  __typename: 'ChannelClient',
  client: '192.0.2.1',
  isAnonymous: false,
  tokenOwner: 'max',
  program: 'conda',
  version: '24.1.2',
  requests: 9,
  blockedCount: 3,
  lastSeenAt: '2026-01-30T10:00:00Z',
};
const settings = {
  __typename: 'ClientTrackingSettings' as const,
  isEnabled: true,
  retentionDays: 365,
  anonymizeClients: false,
};

const nothing: Partial<Mock<Organization>> = {
  dailyRequests: days.map(({ date }) => ({ __typename: 'DailyRequests', date, counts: counts() })),
  usageReport: { __typename: 'UsageReport', totals: counts(), months: [], channels: [] },
  blockedRequests: connection([]),
  clientPrograms: [],
  channelClients: connection([]),
  clientTrackingSettings: { ...settings, isEnabled: false, anonymizeClients: true },
  topPackages: [],
} as never;
const much: Partial<Mock<Organization>> = {
  dailyRequests: days,
  usageReport: {
    __typename: 'UsageReport',
    totals: counts({ total: 12, downloads: 5, served: 7, notModified: 2, blocked: 3 }),
    months: [{ __typename: 'DownloadMonth', year: 2026, month: 1, downloads: 5, packages: 2 }],
    channels: [
      { __typename: 'ChannelRequests', channel: 'main', counts: counts({ total: 11 }) },
      { __typename: 'ChannelRequests', channel: '', counts: counts({ total: 1 }) },
    ],
  },
  blockedRequests: connection([gnu, { ...gnu, package: 'gmp', version: '6.3', hasChannel: false, users: [] }]),
  channelClients: connection([max]),
  clientTrackingSettings: settings,
  clientPrograms: [
    {
      __typename: 'ClientProgram',
      program: 'conda',
      version: '24.1.2',
      lastAt: '2026-01-30T10:00:00Z',
      counts: counts({ total: 12 }),
    },
    {
      __typename: 'ClientProgram',
      program: '',
      version: '',
      lastAt: '2026-01-30T10:00:00Z',
      counts: counts({ total: 1 }),
    },
  ],
  topPackages: [{ __typename: 'TopPackage', channel: 'main', name: 'numpy', downloads: 4 }],
  packageDownloadsCsv: 'month,channel,package,version,subdir,downloads\r\n',
} as never;

function open(
  part: Partial<Mock<Organization>>,
  hub: Hub = {},
  url = '/organizations/acme/reports',
  role: 'ADMIN' | 'MEMBER' = 'ADMIN',
): Rendered {
  const acme = buildOrganization({ role, ...part } as never);
  return render(url, buildUser({ organizations: [acme] }), { organization: () => acme as never, ...hub });
}

describe('the reports', () => {
  test('[REPORT-01] before the first request every part says what will show there', async () => {
    open(nothing);
    for (const name of [
      'No blocked requests in this period',
      'No requests in this period',
      'No clients in this period',
      'No downloads in this period',
      'No downloads yet',
    ])
      await screen.findByRole('heading', { name });
    expect(
      within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/organizations/acme');
    await waitFor(async () => expect(await axeProblems()).toEqual([]));
  });

  test('[REPORT-01, REPORT-05] what was blocked names package, version, rule, how often and who, and leads to the reason', async () => {
    open(much);
    const table = await screen.findByRole('region', { name: 'Blocked requests' });
    const row = within(table).getByRole('row', {
      name: /readline 8\.2 main License not in GPL.*No GPL, revision 2 max 3/,
    });
    expect(within(row).getByRole('link', { name: 'Why readline 8.2 is blocked' }).getAttribute('href')).toBe(
      '/organizations/acme/channels/main/packages/readline?file=linux-64%2Freadline-8.2-h8_1.conda',
    );
    expect(within(within(table).getByRole('row', { name: /gmp/ })).queryByRole('link')).toBeNull();
  });

  test('[REPORT-01] requests show as a chart and as a table, by day and by channel', async () => {
    const app = open(much);
    await screen.findByRole('img', { name: /^Requests per day, 2026-01-01 to 2026-01-30\./ });
    await app.user.click(screen.getByText('Show as table'));
    expect(screen.getByRole('row', { name: '2026-01-30 12 7 0 2 3 0' })).toBeTruthy();
    expect(screen.getByRole('row', { name: /^Unknown or inaccessible channel 1/ })).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
  });

  test('[REPORT-01, REPORT-03] downloads of a month are saved as CSV', async () => {
    const saved = watchDownloads();
    const app = open(much);
    await app.user.click(await screen.findByRole('button', { name: 'Export January 2026 as CSV' }));
    await waitFor(() =>
      expect(saved).toEqual([
        {
          name: 'acme-downloads-2026-01.csv',
          type: 'text/csv;charset=utf-8',
          text: 'month,channel,package,version,subdir,downloads\r\n',
        },
      ]),
    );
    expect(app.asked.find(({ name }) => name === 'PackageDownloads')?.variables).toEqual({
      org: 'acme',
      year: 2026,
      month: 1,
    });
  });

  test('clients show with their programs; where single ones are not noted it says so', async () => {
    open(much);
    expect(await screen.findByRole('row', { name: /192\.0\.2\.1 max conda 24\.1\.2 9 3/ })).toBeTruthy();
    expect(screen.getByRole('row', { name: /^Not specified – 1/ })).toBeTruthy();
  });

  test('the period is part of the address and of every question', async () => {
    const app = open(much);
    await app.user.click(await screen.findByRole('button', { name: '7 days' }));
    await waitFor(() => expect(app.address()).toBe('/organizations/acme/reports?days=7'));
    for (const name of ['Reports', 'BlockedRequests', 'ChannelClients', 'TopPackages'])
      await waitFor(() =>
        expect(app.asked.findLast((asked) => asked.name === name)?.variables).toMatchObject({ days: 7 }),
      );
  });

  test('[ORG-20] a member is not let in', async () => {
    const app = open(much, {}, '/organizations/acme/reports', 'MEMBER');
    await waitFor(() => expect(app.address()).toBe('/error/403'));
  });
});

describe('the settings', () => {
  const save = (seen: UpdateClientTrackingSettingsInput[]): Hub => ({
    updateClientTrackingSettings: (({ input }: { input: UpdateClientTrackingSettingsInput }) => {
      seen.push(input);
      return {
        __typename: 'UpdateClientTrackingSettingsPayload',
        organization: buildOrganization({
          clientTrackingSettings: {
            ...settings,
            isEnabled: input.isEnabled!,
            retentionDays: input.retentionDays!,
          },
        } as never),
        userErrors: [],
      };
    }) as never,
  });

  test('[REPORT-07] they are saved; an invalid number of days is rejected', async () => {
    const seen: UpdateClientTrackingSettingsInput[] = [];
    const app = open(nothing, save(seen));
    const field = await screen.findByRole('textbox', { name: 'Retention (days)' });
    await app.user.clear(field);
    await app.user.type(field, '2000');
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter a number from 1 to 1095.')).toBeTruthy();
    await app.user.clear(field);
    await app.user.type(field, '30');
    await app.user.click(screen.getByRole('switch', { name: /Track individual clients/ }));
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(seen).toEqual([
        {
          organization: 'acme',
          isEnabled: true,
          anonymizeClients: true,
          retentionDays: 30,
          expectedVersion: 'first',
        },
      ]),
    );
    expect(await screen.findByText('Settings saved')).toBeTruthy();
  });

  test('what deletes clients is asked about first', async () => {
    const seen: UpdateClientTrackingSettingsInput[] = [];
    const app = open(much, save(seen));
    await app.user.click(await screen.findByRole('switch', { name: /Track individual clients/ }));
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete recorded client data?' });
    expect(seen).toEqual([]);
    await app.user.click(within(dialog).getByRole('button', { name: 'Save and delete' }));
    await waitFor(() => expect(seen).toMatchObject([{ isEnabled: false }]));
  });

  test('a change that came between is compared by what was entered', async () => {
    let stored = { ...settings, isEnabled: false, version: 'first' };
    const late = { __typename: 'ConflictError', code: 'CONFLICT', message: 'It changed.', field: [] };
    const app = open({ ...nothing, clientTrackingSettings: () => stored } as never, {
      updateClientTrackingSettings: {
        organization: null,
        userErrors: [{ ...late, reason: 'changed_meanwhile', changedBy: 'bob' }],
      } as never,
    });
    await app.user.click(await screen.findByRole('switch', { name: /Track individual clients/ }));
    stored = { ...stored, retentionDays: 90, version: 'second' };
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    const asked = await screen.findByRole('alertdialog', { name: /bob/ });
    await app.user.click(within(asked).getByRole('button', { name: 'Show changes' }));
    within(asked).getByRole('row', { name: /^Track individual clients Off Off On$/ });
  });
});

describe("the organization's overview", () => {
  test('[ART-14] shows the top packages, and nothing before the first download', async () => {
    const app = open(much, {}, '/organizations/acme');
    const row = await screen.findByRole('row', { name: 'numpy main 4' });
    expect(within(row).getByRole('link', { name: 'numpy' }).getAttribute('href')).toBe(
      '/organizations/acme/channels/main/packages/numpy',
    );
    app.unmount();
    const empty = open(nothing, {}, '/organizations/acme', 'MEMBER');
    await waitFor(() => expect(empty.times('TopPackages')).toBe(1));
    expect(screen.queryByRole('heading', { name: 'Top packages' })).toBeNull();
  });
});
