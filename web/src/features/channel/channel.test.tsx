import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { forgetSecrets } from '../../lib/secrets.ts';
import { axeProblems } from '../../testing/axe.ts';
import {
  buildApplied,
  buildArtifact,
  buildChannel,
  buildCve,
  cveConnection,
  buildOrganization,
  buildPromotion,
  buildRun,
  buildSync,
  buildToken,
  buildUser,
  buildVulnerabilities,
  connection,
  inputError,
} from '../../testing/builders.ts';
import { closesBy } from '../../testing/menu.ts';
import { render } from '../../testing/render.tsx';
import type { Hub, Mock } from '../../testing/schema.ts';
import type { Channel, Organization } from '../../gen/types.ts';
import { look } from '../../ui/theme/look.ts';
import { selectorOf } from '../../testing/looks.ts';

afterEach(() => {
  vi.useRealTimers();
  forgetSecrets();
});

/** Renders a URL of an organization with the given channels; `part` overrides the organization. */
function open(
  url: string,
  channels: Mock<Channel>[],
  hub: Hub = {},
  part: Partial<Mock<Organization>> = {},
  viewer = buildUser(),
) {
  const organization = () =>
    buildOrganization({
      channels,
      channel: ((args: { name: string }) => channels.find((one) => one.name === args.name) ?? null) as never,
      ...part,
    });
  return render(url, viewer, { organization: organization as never, ...hub });
}
const aMirror = (part: object = {}) => ({
  __typename: 'Mirror',
  source: 'https://x',
  syncedAt: null,
  listsRemovedFiles: false,
  removedFromSourceCount: 0,
  additionalSourceUrls: [],
  maxBytesPerSecond: null,
  maxConcurrentDownloads: null,
  problems: [],
  specs: null,
  syncIntervalMinutes: null,
  nextSyncAt: null,
  downloadPolicy: 'ON_DEMAND',
  cachedFileCount: 0,
  lossLimitPercent: 10,
  heldLoss: null,
  excludes: null,
  subdirs: null,
  skippedCount: 0,
  credentials: null,
  lastSync: null,
  ...part,
});
const virtual = (part: Partial<Mock<Channel>> = {}) =>
  buildChannel({
    name: 'approved',
    type: 'VIRTUAL',
    sources: [buildChannel()] as never,
    servedFileCount: 43_206,
    blockedFileCount: 3145,
    appliedPolicy: buildApplied(),
    latestRun: buildRun(),
    ...part,
  });

const servedCve = (cve: ReturnType<typeof buildCve>, channel: string, isNew = false) => ({
  __typename: 'ServedCve',
  cve,
  isNew,
  channels: [{ __typename: 'ServedCveChannel', channel, servedFileCount: 1 }],
});
const cveRules = (channel: string, state: string) => ({
  __typename: 'ChannelCveRules',
  channel,
  state,
  policyId: 'p1',
  policyName: 'Baseline',
  revision: 1,
  rules: [],
  blockedFileCount: 0,
  packageCount: 652,
  checkedPackageCount: 0,
  seriousFileCount: 1175,
  seriousByStatus: [{ __typename: 'CveStatusCount', status: 'REPORTED', fileCount: 1175 }],
});

describe("an organization's overview", () => {
  test('[CHAN-01, CHAN-02] shows the channels with policy, run and counts, and opens one', async () => {
    const app = open('/organizations/acme', [buildChannel({ type: 'DEFAULT' }), virtual()]);
    const table = await screen.findByRole('table');
    const row = within(table).getByRole('row', { name: /approved/ });
    for (const text of ['Virtual from main, internal', 'Production baseline', 'Completed', '43,206', '3,145'])
      expect(row.textContent).toContain(text);
    await app.user.click(within(row).getByRole('link', { name: 'approved' }));
    await screen.findByRole('heading', { name: 'approved', level: 1 });
    expect(app.address()).toBe('/organizations/acme/channels/approved');
  });

  test('asks each of its queries once at arrival, though one reads less of a channel than the other', async () => {
    const app = open('/organizations/acme', [virtual({ vulnerabilities: buildVulnerabilities({ unscoredCount: 2 }) })]);
    await screen.findByText(/Unscored CVEs/);
    await app.user.click(within(screen.getByRole('table')).getByRole('link', { name: 'approved' }));
    await screen.findByRole('heading', { name: 'approved', level: 1 });
    expect([app.times('OrganizationOverview'), app.times('OrganizationAttention')]).toEqual([1, 1]);
  });

  test('names failed runs and syncs first, then serious CVEs that clients are served, worst first', async () => {
    open(
      '/organizations/acme',
      [
        virtual({
          latestRun: buildRun({ state: 'FAILED', error: 'The source answered 503.' }),
        }),
        buildChannel({
          name: 'forge',
          type: 'EXTERNAL_MIRROR',
          mirror: aMirror({ lastSync: buildSync({ state: 'FAILED', error: 'Not a channel.' }) }) as never,
        }),
      ],
      {},
      {
        servedCves: connection(
          [
            servedCve(buildCve({ externalId: 'CVE-2025-0003', score: 9.8, severity: 'CRITICAL' }), 'forge'),
            servedCve(
              buildCve({
                externalId: 'CVE-2025-0001',
                score: 7.5,
                severity: 'HIGH',
                packages: [{ name: 'pillow', affected: 'pillow<9|==9.1|==9.2|==9.3|==9.4', fixedIn: null }],
              }),
              'approved',
            ),
          ],
          14,
        ) as never,
      },
    );
    const region = await screen.findByRole('region', { name: 'Needs attention' });
    await waitFor(() => expect(within(region).getAllByRole('listitem')).toHaveLength(4));
    // The count is of all, and all of them are one step away.
    expect(within(region).getByText('16')).toBeTruthy();
    expect(within(region).getByRole('link', { name: 'View all 14 CVEs' }).getAttribute('href')).toBe(
      '/organizations/acme/cves',
    );
    const items = within(region)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(items[0]).toContain('Policy run failed');
    expect(items[0]).toContain('The source answered 503.');
    expect(items[1]).toContain('Sync failed');
    expect(items[2]).toContain('CVE-2025-0003');
    expect(items[3]).toContain('CVE-2025-0001');
    // A list of every version is longer than the page is wide.
    expect(items[3]).toContain('pillow<9|==9.1|==9.2 and 2 more');
  });

  test('lists expiring tokens, blocked requests, new CVEs first, and jobs in progress, each with a link', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const token = (days: number) => ({
      __typename: 'ServiceAccountToken',
      last4: 'abcd',
      scope: 'READ',
      createdAt: inDays(-80),
      expiresAt: inDays(days),
      lastUsedAt: null,
    });
    const blocked = {
      __typename: 'BlockedRequest',
      channel: 'approved',
      hasChannel: true,
      package: 'pillow',
      version: '10.2.0',
      subdir: 'linux-64',
      fileName: 'pillow-10.2.0-py312_0.conda',
      policyName: 'Production baseline',
      revision: 7,
      rule: 'CVE score ≥ 6',
      requests: 4,
      lastRequestedAt: inDays(-1),
      users: ['max'],
    };
    open(
      '/organizations/acme',
      [
        virtual({
          latestRun: buildRun({ state: 'IN_PROGRESS', phase: 'Writing repodata', progress: 0.62, finishedAt: null }),
        }),
      ],
      {},
      {
        blockedRequests: connection([blocked], 9) as never,
        servedCves: connection([
          servedCve(
            buildCve({ externalId: 'CVE-2026-0002', score: 7.5, severity: 'HIGH', publishedAt: inDays(-3) }),
            'approved',
            true,
          ),
          servedCve(buildCve({ externalId: 'CVE-2025-0001', score: 9.8, severity: 'CRITICAL' }), 'approved'),
        ]) as never,
        cveRules: [cveRules('approved', 'BLOCKS_NOTHING'), cveRules('main', 'NO_DATA')] as never,
        serviceAccounts: [
          {
            __typename: 'ServiceAccount',
            id: 'a1',
            name: 'ci-main',
            createdAt: inDays(-90),
            groups: [],
            token: token(3),
          },
          {
            __typename: 'ServiceAccount',
            id: 'a2',
            name: 'ci-later',
            createdAt: inDays(-90),
            groups: [],
            token: token(60),
          },
        ] as never,
      },
      buildUser({
        channelToken: {
          __typename: 'ChannelToken',
          id: 't',
          last4: '7Q2f',
          scope: 'READ',
          createdAt: inDays(-90),
          expiresAt: inDays(-2),
          lastUsedAt: null,
        } as never,
      }),
    );
    const listed = () => within(screen.getByRole('region', { name: 'Needs attention' })).getAllByRole('listitem');
    await waitFor(() => expect(listed()).toHaveLength(8));
    const items = listed().map(
      (item) =>
        [item.textContent, item.querySelector(`${selectorOf(look('list.act'))} a`)?.getAttribute('href')] as const,
    );
    const expected: [RegExp, string][] = [
      [/^No CVE data for mainThe CVE rules of Baseline .* Ask the operator/, '/organizations/acme/policies/p1?on=main'],
      [
        /^The CVE rules of Baseline block nothing on approvedapproved serves 1,175 files .* Their status: Reported \(1,175\)/,
        '/organizations/acme/policies/p1?on=approved',
      ],
      [/^Your tokenExpired \d{4}-\d\d-\d\d\. Installs with it fail\./, '/organizations/acme/channels#token'],
      [
        /^ci-main’s tokenExpires \d{4}-\d\d-\d\d\. After that, installs with it fail\./,
        '/organizations/acme/service-accounts',
      ],
      [
        /^Blockedpillow 10\.2\.0inapprovedRequested by max\. By Production baseline: CVE score ≥ 6\. 4 requests, /,
        '/organizations/acme/channels/approved/packages/pillow?file=linux-64%2Fpillow-10.2.0-py312_0.conda',
      ],
      [/CVE-2026-0002.*New since/, '/cves/CVE-2026-0002?organization=acme'],
      [/CVE-2025-0001/, '/cves/CVE-2025-0001?organization=acme'],
      [/^Policy runonapprovedWriting repodata 62 %/, '/organizations/acme/channels/approved/runs/run-1'],
    ];
    for (const [index, [text, to]] of expected.entries()) {
      expect(items[index]?.[0]).toMatch(text);
      expect(items[index]?.[1]).toBe(to);
    }
    expect(screen.getByRole('link', { name: 'View all 9 blocked requests (7 days)' }).getAttribute('href')).toBe(
      '/organizations/acme/reports?days=7',
    );
    expect(await axeProblems()).toEqual([]);
  });

  test('names runs that are on hold, packages that are lost and required probes that fail, each with its cause', async () => {
    open(
      '/organizations/acme',
      [
        virtual({
          latestRun: buildRun({
            state: 'FAILED',
            phase: 'On hold',
            isOnHold: true,
            error: '1 required check would fail.',
          }),
        }),
      ],
      {},
      {
        installabilityIssues: [
          {
            __typename: 'InstallabilityIssue',
            channelName: 'main',
            uninstallable: {
              __typename: 'UninstallablePackages',
              runId: 'run-7',
              since: '2026-01-01T00:00:00Z',
              subdirs: ['linux-64'],
              packages: ['numpy', 'scipy'],
              packageCount: 2,
              causes: [
                {
                  __typename: 'UninstallableCause',
                  spec: 'libgcc >=14',
                  rule: 'License not in GPL',
                  packages: ['numpy', 'scipy'],
                  packageCount: 2,
                },
              ],
            },
            failedChecks: [
              {
                __typename: 'InstallCheckResult',
                label: 'science',
                isRequired: true,
                subdir: 'linux-64',
                hasPassed: false,
                detail: 'scipy cannot be installed.',
              },
            ],
            failedCheckCount: 1,
          },
        ],
      },
    );
    const listed = () => within(screen.getByRole('region', { name: 'Needs attention' })).getAllByRole('listitem');
    await waitFor(() => expect(listed()).toHaveLength(3));
    const items = listed().map((item) => [item.textContent, within(item).getByRole('link').getAttribute('href')]);
    expect(items).toEqual([
      [
        'Policy run on holdonapproved1 required check would fail.View run',
        '/organizations/acme/channels/approved/runs/run-1',
      ],
      [
        '2 packages can no longer be installedonmainlinux-64No installable package matches libgcc >=14 (License not in GPL): numpy, scipy.View run',
        '/organizations/acme/channels/main/runs/run-7',
      ],
      [
        'A required check is failingonmainscience on linux-64: scipy cannot be installed.View checks',
        '/organizations/acme/channels/main?tab=settings',
      ],
    ]);
    expect(within(screen.getByRole('region', { name: 'Channels' })).getByText('On hold')).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
  });

  test('names a held sync until an admin has decided to keep the files', async () => {
    const heldLoss = (decision: 'KEEP' | null) => ({
      __typename: 'MirrorLoss',
      since: '2026-01-01T00:00:00Z',
      lostCount: 4000,
      fileCount: 4100,
      subdirs: [{ __typename: 'MirrorSubdirLoss', subdir: 'linux-64', lostCount: 4000, fileCount: 4000 }],
      decision,
    });
    const lastSync = buildSync({ state: 'FAILED', isOnHold: true, error: 'The source no longer lists 4,000 files.' });
    const channels = ([null, 'KEEP'] as const).map((decision) =>
      buildChannel({
        name: decision === null ? 'asked' : 'kept',
        type: 'EXTERNAL_MIRROR',
        mirror: aMirror({ syncedAt: '2026-01-01T00:00:00Z', lastSync, heldLoss: heldLoss(decision) }) as never,
      }),
    );
    open('/organizations/acme', channels);
    const list = () => within(screen.getByRole('region', { name: 'Needs attention' })).getAllByRole('listitem');
    await waitFor(() =>
      expect(list().map((item) => item.textContent)).toEqual([
        'Sync on holdonaskedThe source no longer lists 4,000 files.Review',
      ]),
    );
    expect(within(list()[0]!).getByRole('link').getAttribute('href')).toBe(
      '/organizations/acme/channels/asked?tab=mirror',
    );
  });

  test('on the first day an admin is led to a channel, a policy and its application; a member is not', async () => {
    const app = open('/organizations/acme', []);
    const steps = () => within(screen.getByRole('region', { name: 'First steps' }));
    await screen.findByRole('region', { name: 'First steps' });
    // One way on, not two.
    const solid = document.querySelectorAll(`main ${selectorOf(look('button', { variant: 'solid' }))}`);
    expect([...solid].map((button) => button.textContent)).toEqual(['Create channel']);
    // Empty states are below the heading of their section.
    for (const name of ['Nothing needs attention', 'No channels yet'])
      expect((await screen.findByRole('heading', { name })).tagName).toBe('H3');
    expect(
      steps()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/organizations/acme/channels?create=channel',
      '/organizations/acme/policies/new',
      '/organizations/acme/policies',
    ]);
    expect(
      steps()
        .getAllByRole('listitem')
        .find((item) => item.getAttribute('aria-current') === 'step')?.textContent,
    ).toContain('Create a channel');
    expect(await axeProblems()).toEqual([]);
    app.unmount();
    const one = open('/organizations/acme', [buildChannel()]);
    await screen.findByRole('region', { name: 'First steps' });
    expect(
      steps()
        .getAllByRole('listitem')
        .find((item) => item.getAttribute('aria-current') === 'step')?.textContent,
    ).toContain('Write a policy');
    one.unmount();
    open('/organizations/acme', [], {}, { role: 'MEMBER' });
    await screen.findByRole('region', { name: 'Needs attention' });
    expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
  });

  test('[ORG-25] another organization shows nothing of the one before', async () => {
    const organizations = [
      buildOrganization({ channels: [buildChannel({ id: 'c-a', name: 'of-acme' })] }),
      buildOrganization({
        id: 'org-b',
        name: 'borealis',
        title: 'Borealis',
        channels: [buildChannel({ id: 'c-b', name: 'of-borealis' })],
      }),
    ];
    const { promise: loaded, resolve: load } = Promise.withResolvers<void>();
    const app = render('/organizations/acme', buildUser({ organizations }), {
      organization: (async (args: { name: string }) => {
        if (args.name === 'borealis') await loaded;
        return organizations.find((one) => one.name === args.name) ?? null;
      }) as never,
    });
    await screen.findByRole('link', { name: 'of-acme' });
    const main = () => screen.getByRole('main').textContent;
    expect(main()).toContain('Acme Research');
    void app.router.navigate('/organizations/borealis');
    // Also while nothing of the other one is known yet.
    await waitFor(() => expect(app.address()).toBe('/organizations/borealis'));
    await waitFor(() => expect(main()).not.toMatch(/of-acme|Acme Research/));
    load();
    await screen.findByRole('link', { name: 'of-borealis' });
    expect(main()).not.toMatch(/of-acme|Acme Research/);
  });

  test("a member sees why creating isn't possible", async () => {
    open('/organizations/acme', [buildChannel()], {}, { role: 'MEMBER' });
    const button = await screen.findByRole('button', { name: 'Create channel' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.getAttribute('title')).toBe('Only organization admins can do this.');
  });

  test('an outage of one part leaves the others, and trying again is offered', async () => {
    let broken = true;
    const channels = [buildChannel()];
    const app = open(
      '/organizations/acme',
      channels,
      {},
      {
        channels: (() => {
          if (broken)
            throw new GraphQLError('The channel service does not answer.', {
              extensions: { code: 'UPSTREAM_UNAVAILABLE', requestId: '7f3a-91c2' },
            });
          return channels;
        }) as never,
      },
    );
    expect((await screen.findAllByText('7f3a-91c2')).length).toBeGreaterThan(0);
    expect(screen.getByRole('heading', { name: 'Acme Research' })).toBeTruthy();
    broken = false;
    const region = screen.getByRole('region', { name: 'Channels' });
    await app.user.click(within(region).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: 'main' });
  });
});

describe('the list of what needs attention', () => {
  test('does not say that nothing does if a part could not be loaded', async () => {
    let broken = true;
    const app = open(
      '/organizations/acme',
      [buildChannel()],
      {},
      {
        servedCves: (() => {
          if (broken) throw new GraphQLError('The CVEs took too long.', { extensions: { code: 'UPSTREAM_TIMEOUT' } });
          return { __typename: 'ServedCveConnection', totalCount: 0, nodes: [] };
        }) as never,
      },
    );
    await screen.findByText('Couldn’t load Everything that needs attention');
    expect(screen.queryByText('Nothing needs attention')).toBeNull();
    broken = false;
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Nothing needs attention');
  });
});

describe('lists of channels', () => {
  const many = Array.from({ length: 45 }, (_unused, index) =>
    buildChannel({ id: `c-${index}`, name: `channel-${index}` }),
  );
  const rows = async () =>
    within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1);

  test('an organization shows a page, and its overview the first ones', async () => {
    const app = open('/organizations/acme/channels?page=3', many);
    await screen.findByRole('link', { name: 'channel-44' });
    expect(await rows()).toHaveLength(5);
    await app.user.type(screen.getByRole('searchbox', { name: 'Filter channels' }), 'channel-3');
    await screen.findByRole('link', { name: 'channel-3' });
    expect(await rows()).toHaveLength(11);
    expect(app.address()).toBe('/organizations/acme/channels?q=channel-3');
    app.unmount();
    open('/organizations/acme', many);
    await screen.findByRole('link', { name: 'channel-0' });
    expect(await rows()).toHaveLength(20);
    expect(screen.getByRole('main').textContent).toContain('Channels45');
    screen.getByRole('link', { name: 'All 45 channels' });
  });

  test('[ROUTE-14] all organizations are paged, each with its first channels', async () => {
    const organizations = Array.from({ length: 7 }, (_unused, index) =>
      buildOrganization({ id: `org-${index}`, name: `org-${index}`, title: `Org ${index}`, channels: many }),
    );
    render('/channels?page=2', buildUser({ organizations }));
    await screen.findByText('Org 6', { selector: 'h2' });
    const tables = screen.getAllByRole('table');
    expect(tables).toHaveLength(2);
    for (const table of tables) expect(within(table).getAllByRole('row')).toHaveLength(11);
  });
});

describe('a channel', () => {
  const artifacts = ((args: { decision: string; query: string | null; offset: number | null }) => {
    const all = ['numpy', 'pillow', 'pytorch'].map((name) => buildArtifact({ name }));
    const found = all.filter((one) => !args.query || String(one.name).includes(args.query));
    return connection(found, args.query ? found.length : args.decision === 'ALL' ? 45 : 3);
  }) as never;

  test('[ART-01, CHAN-17] lists its packages with what the policy left of them', async () => {
    open('/organizations/acme/channels/approved', [
      virtual({
        packages: artifacts,
        groups: [{ __typename: 'Group', id: 'g1', name: 'Vision', memberCount: 2 }] as never,
      }),
    ]);
    const table = await screen.findByRole('table');
    const row = await within(table).findByRole('row', { name: /pillow/ });
    for (const text of ['11.3.0', 'HPND', 'Not checked']) expect(row.textContent).toContain(text);
    const strip = screen.getByRole('region', { name: 'Applied policy' });
    for (const text of ['Production baseline', 'revision 7', 'Completed', '43,206 allowed', '3,145 blocked'])
      expect(strip.textContent).toContain(text);
    expect(
      within(screen.getByRole('navigation', { name: 'Channel' })).getByRole('link', { name: 'CVEs' }),
    ).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
  });

  test('its policy is viewed and edited with what it does on this channel', async () => {
    open('/organizations/acme/channels/approved', [virtual({ packages: artifacts })]);
    const edit = await screen.findByRole('link', { name: 'Edit policy' });
    const view = within(screen.getByRole('region', { name: 'Applied policy' })).getByRole('link', {
      name: 'Production baseline',
    });
    for (const link of [edit, view]) expect(link.getAttribute('href')).toMatch(/[?]on=approved$/);
  });

  test('shows how much is checked for CVEs, and an empty list claims nothing more', async () => {
    const known = buildVulnerabilities({
      state: 'AFFECTED',
      unknownReason: null,
      cveCount: 3,
      unscoredCount: 1,
      highestScore: 8.1,
      highestSeverity: 'HIGH',
    });
    const app = open('/organizations/acme', [
      virtual({ vulnerabilities: known, packageCount: 641, cveCoveredPackageCount: 87 }),
      buildChannel({ name: 'forge', packageCount: 7 }),
    ]);
    const row = await screen.findByRole('row', { name: /approved/ });
    for (const text of ['High 8.1', '87 of 641 names checked']) expect(row.textContent).toContain(text);
    expect(screen.getByRole('row', { name: /forge/ }).textContent).toContain('Not checked');
    const quiet = await screen.findByText(/Nothing needs attention/);
    expect(quiet.parentElement?.textContent).toContain(
      'Checked for CVEs: 87 of 641 in approved, 0 of 7 in forge. Nothing is known about the other packages.',
    );
    app.unmount();
    open('/organizations/acme/channels/forge?tab=cves', [buildChannel({ name: 'forge', packageCount: 7 })]);
    await screen.findByText('No CVE data on this hub covers packages in this channel, so none were compared.');
  });

  test('shows the number of CVEs without a score with the attention list', async () => {
    const unscored = (unscoredCount: number) =>
      buildVulnerabilities({ state: 'AFFECTED', unknownReason: null, cveCount: 9, unscoredCount });
    open('/organizations/acme', [
      virtual({ vulnerabilities: unscored(3) as never }),
      buildChannel({ name: 'forge', vulnerabilities: unscored(1200) as never }),
      buildChannel({ name: 'team', vulnerabilities: unscored(0) as never }),
    ]);
    const link = await screen.findByRole('link', { name: '1,200 in forge' });
    expect(link.getAttribute('href')).toBe('/organizations/acme/channels/forge?tab=cves');
    expect(link.closest('p')?.textContent).toBe(
      'Unscored CVEs aren’t listed here. A missing score doesn’t mean low severity: 3 in approved, 1,200 in forge.',
    );
  });

  test('where no package is checked, the quiet says that it knows nothing', async () => {
    open('/organizations/acme', [buildChannel({ name: 'forge', packageCount: 7 })]);
    await screen.findByText(/No package was checked for CVEs, because no CVE data covers your packages\./);
  });

  test('[CHAN-08, GROUP-09, GROUP-10] admins add groups without access, and remove others', async () => {
    const [vision, audio] = ['Vision', 'Audio'].map((name, at) => ({
      __typename: 'Group' as const,
      id: `g${String(at)}`,
      name,
      memberCount: 2,
    }));
    const tied = [vision];
    const answer = () => ({ channel: virtual({ groups: [...tied] as never }), group: null, userErrors: [] });
    const app = open(
      '/organizations/acme/channels/approved?tab=groups',
      [virtual({ packages: artifacts, groups: (() => [...tied]) as never })],
      {
        addChannelGroup: (({ input }: { input: { groupId: string } }) => {
          tied.push(input.groupId === 'g1' ? audio : vision);
          return answer();
        }) as never,
        removeChannelGroup: (() => {
          tied.shift();
          return answer();
        }) as never,
      },
      { groups: [vision, audio] as never },
    );
    await app.user.click(await screen.findByRole('button', { name: 'Add group' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add group to channel' }));
    const choice = await dialog.findByRole('combobox', { name: 'Group' });
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Audio']);
    // The page behind it is hidden a moment later.
    await app.user.click(dialog.getByRole('button', { name: 'Add group' }));
    const table = await screen.findByRole('region', { name: 'Groups' });
    expect((await within(table).findByRole('link', { name: 'Audio' })).getAttribute('href')).toBe(
      '/organizations/acme/groups/g1',
    );
    expect(await axeProblems()).toEqual([]);
    await app.user.click(within(table).getByRole('button', { name: 'Remove Vision' }));
    await waitFor(() => expect(within(table).queryByRole('link', { name: 'Vision' })).toBeNull());
  });

  test('members see the groups of a channel and nothing to change', async () => {
    open(
      '/organizations/acme/channels/approved?tab=groups',
      [
        virtual({
          packages: artifacts,
          groups: [{ __typename: 'Group', id: 'g1', name: 'Vision', memberCount: 2 }] as never,
        }),
      ],
      {},
      { role: 'MEMBER' },
    );
    expect(await screen.findByRole('row', { name: 'Vision 2' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^(Add|Remove) / })).toBeNull();
  });

  test('filter, decision and page are in the address, and Back restores them', async () => {
    const app = open('/organizations/acme/channels/approved', [virtual({ packages: artifacts })]);
    await app.user.click(await screen.findByRole('button', { name: /Some blocked/ }));
    await waitFor(() => expect(app.address()).toBe('/organizations/acme/channels/approved?decision=some-refused'));
    await app.user.type(screen.getByLabelText('Filter packages'), 'pil{Enter}');
    await waitFor(() => expect(within(screen.getByRole('table')).getAllByRole('rowheader')).toHaveLength(1));
    expect(app.address()).toBe('/organizations/acme/channels/approved?decision=some-refused&q=pil');
    await app.router.navigate(-1);
    await waitFor(() => expect((screen.getByLabelText('Filter packages') as HTMLInputElement).value).toBe(''));
    expect(app.asked.filter((one) => one.name === 'ChannelPackages').at(-1)?.variables).toMatchObject({
      decision: expect.any(String),
      offset: 0,
    });
  });

  test('a page in the address asks for that page', async () => {
    const app = open('/organizations/acme/channels/approved?page=2', [virtual({ packages: artifacts })]);
    await screen.findByText('21–40 of 45');
    expect(app.asked.find((one) => one.name === 'ChannelPackages')?.variables).toMatchObject({ offset: 20 });
    expect(app.times('ChannelPackages')).toBe(1);
  });

  test('no match says what was looked for and offers to clear', async () => {
    const app = open('/organizations/acme/channels/approved?q=geopandsa', [virtual({ packages: artifacts })]);
    await screen.findByText('No packages match “geopandsa”');
    await app.user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByRole('link', { name: 'numpy' });
  });

  test('[POL-27] runs are listed with state, counts and why one failed', async () => {
    open('/organizations/acme/channels/approved?tab=policy', [
      virtual({
        runs: [
          buildRun({
            fileCountsBySubdir: [
              { subdir: 'linux-64', fileCountBefore: 1000, fileCountAfter: 900, removedFileCount: 100 },
            ] as never,
          }),
          buildRun({ id: 'r2', state: 'FAILED', error: 'The source answered 503.' }),
          buildRun({ id: 'r3', state: 'CANCELED' }),
        ] as never,
      }),
    ]);
    const table = await screen.findByRole('region', { name: 'Runs table' });
    for (const text of ['Completed', 'Failed', 'Canceled', 'Failed: The source answered 503.', '+297', '−21'])
      expect(table.textContent).toContain(text);
    expect(screen.getByRole('region', { name: /Files by platform/ }).textContent).toContain('linux-64');
  });

  test('a monitored policy shows what it would block, by rule and by who requested it', async () => {
    const policyMonitoring = {
      __typename: 'PolicyMonitoring',
      since: '2026-01-01T00:00:00Z',
      fileCount: 4,
      requestCount: 7,
      packageCount: 2,
      rules: [{ __typename: 'MonitoredRule', rule: 'License is GPL', fileCount: 4, requestCount: 7 }],
      requests: connection([
        {
          __typename: 'MonitoredRequest',
          name: 'readline',
          rule: 'License is GPL',
          person: buildUser({ displayName: 'Ada Okafor' }),
          serviceAccountName: null,
          requestCount: 5,
          lastRequestedAt: '2026-01-02T00:00:00Z',
        },
        {
          __typename: 'MonitoredRequest',
          name: 'gsl',
          rule: 'License is GPL',
          person: null,
          serviceAccountName: 'nightly',
          requestCount: 2,
          lastRequestedAt: '2026-01-02T00:00:00Z',
        },
      ]),
    };
    const app = open('/organizations/acme/channels/approved?tab=policy', [
      virtual({ appliedPolicy: buildApplied({ isMonitored: true }), policyMonitoring: policyMonitoring as never }),
    ]);
    const requests = await screen.findByRole('region', { name: 'Requests by file' });
    expect(within(requests).getByRole('row', { name: /readline/ }).textContent).toMatch(/Ada Okafor.*5/);
    expect(within(requests).getByRole('row', { name: /gsl/ }).textContent).toMatch(/nightly.*2/);
    expect(screen.getByRole('row', { name: /License is GPL 4 7/ })).toBeDefined();
    expect(app.times('ChannelPolicyWatch')).toBe(1);
    expect(await axeProblems()).toEqual([]);
  });

  const went = {
    __typename: 'ChangedFile',
    subdir: 'linux-64',
    fileName: 'pillow-10.0.0-h0_0.conda',
    name: 'pillow',
    version: '10.0.0',
    build: 'h0_0',
    reason: 'CVE score ≥ 7, status active',
  };
  const changed = (files: readonly (typeof went)[], reasonsKept = true) => ({
    ...connection(files),
    hasReasons: reasonsKept,
  });

  test('[POL-27] a run has a page of its own: who asked for it, what came and went with the reason, and the difference per platform by its name', async () => {
    const run = buildRun({
      addedFileCount: 0,
      removedFileCount: 1,
      requestedBy: buildUser({ displayName: 'Ada Okafor' }) as never,
      fileCountsBySubdir: [
        {
          __typename: 'SubdirFileCounts',
          subdir: 'linux-64',
          fileCountBefore: 10,
          fileCountAfter: 9,
          removedFileCount: 1,
        },
      ] as never,
      changes: (({ change, query }: { change: string; query: string | null }) =>
        changed(change === 'REMOVED' && (query === null || went.fileName.includes(query)) ? [went] : [])) as never,
    });
    const app = open('/organizations/acme/channels/approved?tab=policy', [
      virtual({ runs: [run] as never, run: run as never }),
    ]);
    await app.user.click(within(await screen.findByRole('region', { name: 'Runs table' })).getByRole('link'));
    await screen.findByRole('heading', { level: 1, name: 'Run: Production baseline, revision 7' });
    expect(app.address()).toBe('/organizations/acme/channels/approved/runs/run-1');
    expect(screen.getByText('Ada Okafor')).toBeTruthy();
    const changes = await screen.findByRole('region', { name: 'Changes' });
    expect(changes.textContent).toContain('CVE score ≥ 7, status active');
    const platforms = screen.getByRole('region', { name: 'Platforms' });
    expect(platforms.textContent).toContain('Net change');
    expect(platforms.textContent).toContain('−1');
    await app.user.click(screen.getByRole('button', { name: /^Added/ }));
    await screen.findByText('No files added');
    await app.user.click(screen.getByRole('button', { name: /^Removed/ }));
    await app.user.type(await screen.findByRole('searchbox', { name: 'Filter by file name' }), 'numpy{Enter}');
    await screen.findByText('No files match “numpy”');
  });

  test('a run without stored reasons says so once, and lists the files without an empty column', async () => {
    const run = buildRun({
      addedFileCount: 0,
      removedFileCount: 1,
      changes: (() => changed([{ ...went, reason: 'Not available' }], false)) as never,
    });
    open('/organizations/acme/channels/approved/runs/run-1', [virtual({ run: run as never })]);
    const table = await screen.findByRole('region', { name: 'Changes' });
    screen.getByText(/Reasons are no longer stored for this run/);
    expect(table.textContent).toContain('pillow-10.0.0-h0_0.conda');
    const columns = within(table).getAllByRole('columnheader');
    expect(columns.map(({ textContent }) => textContent)).toEqual(['File', 'Platform', 'Package', 'Version']);
    expect(table.textContent).not.toContain('Not available');
    expect(await axeProblems()).toEqual([]);
  });

  test('a run whose result was not checked says so, instead of nothing', async () => {
    const run = buildRun({ installability: null, changes: (() => changed([], true)) as never });
    open('/organizations/acme/channels/approved/runs/run-1', [virtual({ run: run as never })]);
    expect((await screen.findByRole('region', { name: 'Installability' })).textContent).toContain(
      'This wasn’t checked',
    );
  });

  test('an unknown run says so and leads to its channel', async () => {
    open('/organizations/acme/channels/approved/runs/no-such-run', [virtual({ run: null })]);
    await screen.findByRole('heading', { level: 1, name: 'Run not found' });
    expect(screen.getByRole('link', { name: 'View channel' }).getAttribute('href')).toBe(
      '/organizations/acme/channels/approved?tab=policy',
    );
  });

  test.each(['mirror', 'settings'])(
    'next to the button in the header, save buttons of the tab %s are secondary',
    async (tab) => {
      const channel = buildChannel({ name: 'forge', type: 'EXTERNAL_MIRROR', mirror: aMirror() as never });
      open(`/organizations/acme/channels/forge?tab=${tab}`, [channel]);
      expect((await screen.findAllByText('Save')).length).toBeGreaterThan(1);
      const solid = document.querySelectorAll(`main ${selectorOf(look('button', { variant: 'solid' }))}`);
      expect(Array.from(solid, ({ textContent }) => textContent)).toEqual(['Apply policy']);
    },
  );

  test('[CHAN-11] a held sync says what is lost, and an admin removes or keeps the files', async () => {
    const sent: unknown[] = [];
    const loss = { lostCount: 4000, fileCount: 4100, decision: null as string | null };
    const mirror = () =>
      aMirror({
        syncedAt: '2026-01-01T00:00:00Z',
        lastSync: buildSync({ state: 'FAILED', phase: 'Held', isOnHold: true, error: 'Too few.' }),
        heldLoss: {
          __typename: 'MirrorLoss',
          since: '2026-01-01T00:00:00Z',
          subdirs: [{ __typename: 'MirrorSubdirLoss', subdir: 'linux-64', lostCount: 4000, fileCount: 4000 }],
          ...loss,
        },
      });
    const channel = buildChannel({ name: 'forge', type: 'EXTERNAL_MIRROR', mirror: mirror as never });
    const app = open('/organizations/acme/channels/forge?tab=mirror', [channel], {
      reviewMirrorLoss: ((args: { input: { decision: string } }) => {
        sent.push(args.input);
        loss.decision = args.input.decision;
        return { channel, userErrors: [] };
      }) as never,
    });
    expect(await screen.findByText('Sync on hold: the source no longer lists 4,000 of 4,100 files.')).toBeTruthy();
    expect(screen.getByRole('row', { name: /linux-64 4,000 4,000/ })).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Keep files' }));
    expect(await screen.findByText(/An admin decided to keep them/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Keep files' })).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Remove 4,000 files' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove 4,000 files?' });
    await app.user.click(within(dialog).getByRole('button', { name: 'Remove 4,000 files' }));
    expect(await screen.findByText(/An admin decided to remove them/)).toBeTruthy();
    const input = { organization: 'acme', channel: 'forge', lostCount: 4000 };
    expect(sent).toEqual([
      { ...input, decision: 'KEEP' },
      { ...input, decision: 'REMOVE' },
    ]);
    expect(await axeProblems()).toEqual([]);
  });

  test('[CHAN-11] a sync shows its progress until it ends', async () => {
    let sync = buildSync({ state: 'DONE', progress: 1, finishedAt: '2025-10-09T06:00:00Z' });
    const mirror = () => aMirror({ source: 'https://conda.anaconda.org/conda-forge', lastSync: sync });
    const channel = buildChannel({ name: 'forge', type: 'EXTERNAL_MIRROR', mirror: mirror as never });
    const app = open('/organizations/acme/channels/forge?tab=mirror', [channel], {
      syncMirror: (() => {
        sync = buildSync({ id: 'sync-2', progress: 0.4 });
        return { sync, channel, userErrors: [] };
      }) as never,
    });
    await app.user.click(await screen.findByRole('button', { name: 'Sync now' }));
    const bar = await screen.findByRole('progressbar', { name: 'Sync' });
    expect(bar.getAttribute('aria-valuenow')).toBe('40');
    expect(screen.getByText(/120,000 records read/)).toBeTruthy();
    sync = buildSync({
      id: 'sync-2',
      state: 'DONE',
      progress: 1,
      recordCount: 300_000,
      finishedAt: '2025-10-09T06:03:00Z',
    });
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(screen.getByText('300,000')).toBeTruthy();
  });

  test('a mirror that is reading its source for the first time is not read yet: no counts, no run of its creation', async () => {
    const mirror = aMirror({ lastSync: buildSync({ state: 'IN_PROGRESS', phase: 'Reading linux-64' }) });
    open('/organizations/acme/channels/forge', [
      buildChannel({
        name: 'forge',
        type: 'EXTERNAL_MIRROR',
        packageCount: 0,
        fileCount: 0,
        servedFileCount: 0,
        size: 0,
        subdirs: [],
        mirror: mirror as never,
        latestRun: buildRun({ state: 'IN_PROGRESS', phase: 'Reading channel', policyName: null }),
      }),
    ]);
    const strip = await screen.findByRole('region', { name: 'Applied policy' });
    expect(strip.textContent).toContain('Not synced yet');
    expect(await screen.findAllByRole('progressbar')).toHaveLength(1);
    expect(screen.getByText('Sync in progress. Packages appear here when it finishes.')).toBeTruthy();
    for (const wrong of [/0 allowed/, /Reading channel/, /^0 B$/, /has not been synced/])
      expect(screen.queryByText(wrong)).toBeNull();
  });

  test('an address of a tab that the channel does not have shows its packages', async () => {
    open('/organizations/acme/channels/approved?tab=mirror', [buildChannel({ name: 'approved' })]);
    const tabs = within(await screen.findByRole('navigation', { name: 'Channel' }));
    expect(tabs.getByRole('link', { name: /^Packages/ }).getAttribute('aria-current')).toBe('page');
    expect(tabs.queryByRole('link', { name: 'Mirror' })).toBeNull();
  });

  test('files that are being published for the first time are not said to be seen, nor counted as none', async () => {
    open('/organizations/acme/channels/fresh', [
      buildChannel({
        name: 'fresh',
        appliedPolicy: null,
        servedFileCount: 0,
        blockedFileCount: 0,
        latestRun: buildRun({ state: 'IN_PROGRESS', phase: 'Reading channel', policyName: null, finishedAt: null }),
      }),
    ]);
    const strip = await screen.findByRole('region', { name: 'Applied policy' });
    expect(strip.textContent).toContain('Clients see files after the first policy run finishes.');
    expect(strip.textContent).not.toMatch(/every file|0 allowed/);
    expect(await screen.findByText('Publishing without a policy')).toBeTruthy();
  });

  test('a sync that cannot start says why', async () => {
    const channel = buildChannel({
      name: 'forge',
      type: 'EXTERNAL_MIRROR',
      mirror: aMirror() as never,
    });
    const app = open('/organizations/acme/channels/forge', [channel], {
      syncMirror: (() => ({
        sync: null,
        channel: null,
        userErrors: [inputError('A sync is under way already.')],
      })) as never,
    });
    await app.user.click(await screen.findByRole('button', { name: 'Sync now' }));
    await screen.findByText('A sync is under way already.');
  });

  test("limits of a mirror are whole numbers, and the hub's errors are shown at their field", async () => {
    const channel = buildChannel({ name: 'forge', type: 'EXTERNAL_MIRROR', mirror: aMirror() as never });
    const sent: unknown[] = [];
    const app = open('/organizations/acme/channels/forge?tab=mirror', [channel], {
      updateMirror: ((args: { input: object }) => {
        sent.push(args.input);
        return {
          channel: null,
          userErrors: [{ ...inputError('This address is private.'), field: ['additionalSourceUrls'] }],
        };
      }) as never,
    });
    const save = await screen.findByRole('button', { name: 'Save sources' });
    await app.user.type(screen.getByLabelText('Maximum bandwidth (kB/s)'), 'fast');
    await app.user.click(save);
    await screen.findByText(/Enter a whole number from 1 to 1,953,125/);
    expect(sent).toEqual([]);
    await app.user.clear(screen.getByLabelText('Maximum bandwidth (kB/s)'));
    await app.user.type(screen.getByLabelText('Maximum bandwidth (kB/s)'), '512');
    await app.user.type(screen.getByLabelText('Concurrent downloads'), '4');
    await app.user.click(save);
    await screen.findByText('This address is private.');
    expect(sent).toEqual([expect.objectContaining({ maxBytesPerSecond: 512 * 1024, maxConcurrentDownloads: 4 })]);
  });

  test("concurrently changed settings are compared, and overwritten or discarded by the user's choice", async () => {
    let stored = { version: 'first', maxBytesPerSecond: null as number | null };
    const sent: { maxBytesPerSecond: number | null; expectedVersion: string }[] = [];
    const channel = buildChannel({
      name: 'forge',
      type: 'EXTERNAL_MIRROR',
      mirror: (() => aMirror(stored)) as never,
    });
    const app = open('/organizations/acme/channels/forge?tab=mirror', [channel], {
      updateMirror: (({ input }: { input: (typeof sent)[number] }) => {
        sent.push(input);
        if (input.expectedVersion !== stored.version) {
          const late = { __typename: 'ConflictError', code: 'CONFLICT', message: 'It changed.', field: [] };
          return { channel: null, userErrors: [{ ...late, reason: 'changed_meanwhile', changedBy: 'bob' }] };
        }
        stored = { version: 'mine', maxBytesPerSecond: input.maxBytesPerSecond };
        return { channel, userErrors: [] };
      }) as never,
    });
    const save = await screen.findByRole('button', { name: 'Save sources' });
    const speed = () => screen.getByLabelText<HTMLInputElement>('Maximum bandwidth (kB/s)');
    await app.user.type(speed(), '512');
    stored = { version: 'second', maxBytesPerSecond: 256 * 1024 };
    await app.user.click(save);
    const asked = await screen.findByRole('alertdialog', { name: /bob/ });
    await app.user.click(within(asked).getByRole('button', { name: 'Show changes' }));
    within(asked).getByRole('row', { name: /Maximum bandwidth.*256 512$/ });
    await app.user.click(within(asked).getByRole('button', { name: 'Overwrite' }));
    await waitFor(() => expect(stored).toEqual({ version: 'mine', maxBytesPerSecond: 512 * 1024 }));
    expect(sent.map(({ expectedVersion }) => expectedVersion)).toEqual(['first', 'second']);

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await app.user.clear(speed());
    await app.user.type(speed(), '64');
    stored = { version: 'third', maxBytesPerSecond: 128 * 1024 };
    await app.user.click(save);
    const again = await screen.findByRole('alertdialog', { name: /bob/ });
    await app.user.click(within(again).getByRole('button', { name: 'Discard mine' }));
    await waitFor(() => expect(speed().value).toBe('128'));
    expect(stored.version).toBe('third');
  });

  test('a privacy under which files would stay open elsewhere is asked about first', async () => {
    const channel = buildChannel();
    const asks = {
      __typename: 'ConflictError',
      code: 'EXPOSES_SOURCES',
      message: "The files of 'main' would stay open through 'approved' (internal).",
      field: [],
    };
    const app = open('/organizations/acme/channels/main?tab=settings', [channel], {
      updateChannelVisibility: ((args: { input: { confirmWiderAccess?: boolean } }) =>
        args.input.confirmWiderAccess
          ? { channel: { ...channel, visibility: 'PRIVATE' }, userErrors: [] }
          : { channel: null, userErrors: [asks] }) as never,
    });
    await app.user.click(await screen.findByRole('radio', { name: /Private/ }));
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alertdialog')).textContent).toContain("would stay open through 'approved'");
    expect(screen.queryByText('Visibility saved.')).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Give access' }));
    await screen.findByText('Visibility saved.');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('[CHAN-12, CHAN-13] privacy is one of three and is changed', async () => {
    const channel = buildChannel();
    const app = open('/organizations/acme/channels/main?tab=settings', [channel], {
      updateChannelVisibility: ((args: { input: { visibility: 'PUBLIC' } }) => ({
        channel: { ...channel, visibility: args.input.visibility },
        userErrors: [],
      })) as never,
    });
    await screen.findByRole('radio', { name: /Internal/ });
    const choices = within(screen.getByRole('group', { name: 'Who can read this channel.' })).getAllByRole('radio');
    expect(choices.map((radio) => (radio as HTMLInputElement).value)).toEqual(['INTERNAL', 'PRIVATE', 'PUBLIC']);
    await app.user.click(screen.getByRole('radio', { name: /Public/ }));
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Visibility saved.');
    expect(app.asked.find((one) => one.name === 'UpdateChannelVisibility')?.variables).toEqual({
      input: { organization: 'acme', channel: 'main', visibility: 'PUBLIC', expectedVersion: 'first' },
    });
  });

  test('an admin chooses what the channel is used together with, of those that all of its readers may read', async () => {
    const [main, team, hidden] = [
      buildChannel(),
      buildChannel({ name: 'team' }),
      buildChannel({ name: 'hidden', visibility: 'PRIVATE' }),
    ];
    const app = open('/organizations/acme/channels/team?tab=settings', [main, team, hidden], {
      updateChannelUsedWith: (() => ({ channel: { ...team, usedWith: [main] }, userErrors: [] })) as never,
    });
    const group = await screen.findByRole('group', { name: 'Channels that users also install from.' });
    expect(within(group).getAllByRole('checkbox')).toHaveLength(1);
    await app.user.click(within(group).getByRole('checkbox', { name: 'main' }));
    await app.user.click(screen.getByRole('button', { name: 'Save channels' }));
    await screen.findByText('Saved. The hub checks again what can be installed.');
    expect(app.asked.find((one) => one.name === 'UpdateChannelUsedWith')?.variables).toEqual({
      input: { organization: 'acme', channel: 'team', usedWith: ['main'], expectedVersion: 'first' },
    });
    expect((await screen.findByText('Used together with', { selector: 'dt' })).nextSibling?.textContent).toBe('main');
  });

  test('the description is on the page and edited in the settings; members only read it', async () => {
    const channel = buildChannel({ description: 'What the forecasts run on.' });
    const app = open('/organizations/acme/channels/main?tab=settings', [channel], {
      updateChannelDescription: ((args: { input: { description: string } }) => ({
        channel: { ...channel, description: args.input.description },
        userErrors: [],
      })) as never,
    });
    await screen.findByText('What the forecasts run on.', { selector: 'p' });
    const field = screen.getByRole('textbox', { name: 'Channel description' });
    await app.user.clear(field);
    await app.user.type(field, 'Everything that is reviewed. ');
    await app.user.click(screen.getByRole('button', { name: 'Save description' }));
    await screen.findByText('Description saved.');
    await screen.findByText('Everything that is reviewed.', { selector: 'p' });
    expect(app.asked.find((one) => one.name === 'UpdateChannelDescription')?.variables).toEqual({
      input: {
        organization: 'acme',
        channel: 'main',
        description: 'Everything that is reviewed.',
        expectedVersion: 'first',
      },
    });
  });

  test('the README is shown without the HTML in it, and an admin writes it', async () => {
    const channel = buildChannel({
      readme: { __typename: 'ChannelReadme', text: '', updatedAt: null } as never,
    });
    const app = open('/organizations/acme/channels/main?tab=readme', [channel], {
      updateChannelReadme: ((args: { input: { text: string } }) => ({
        channel: {
          ...channel,
          readme: { __typename: 'ChannelReadme', text: args.input.text, updatedAt: '2026-11-23T10:00:00Z' },
        },
        userErrors: [],
      })) as never,
    });
    await app.user.click(await screen.findByRole('button', { name: 'Write README' }));
    const field = screen.getByRole('textbox', { name: 'README (Markdown)' });
    await app.user.click(field);
    await app.user.paste(
      '# Team\n\n<img src=x onerror=alert(1)>Ask **Ada**. [Home](javascript:alert(1)) ![plan](https://x.example/p.png)',
    );
    const preview = screen.getByRole('region', { name: 'Preview' });
    await within(preview).findByRole('heading', { name: 'Team' });
    await app.user.click(screen.getByRole('button', { name: 'Save README' }));
    await screen.findByText('README saved.');
    const shown = await screen.findByRole('region', { name: 'README' });
    expect(within(shown).getByText('Ada').tagName).toBe('STRONG');
    expect(shown.querySelector('img, script, [href^="javascript"]')).toBeNull();
    expect(within(shown).getByRole('link', { name: /plan/ })).toHaveProperty('rel', 'noreferrer noopener nofollow');
    expect(await axeProblems(shown)).toEqual([]);
  });

  test('a member reads a README, or sees that there is none', async () => {
    open('/organizations/acme/channels/main?tab=readme', [buildChannel()], {}, { role: 'MEMBER' });
    await screen.findByText('No README yet');
    expect(screen.queryByRole('button', { name: 'Write README' })).toBeNull();
  });

  test('deleting needs the typed name; afterwards it is gone from the list', async () => {
    const channels = [buildChannel(), buildChannel({ name: 'team-old', fileCount: 412 })];
    const app = open('/organizations/acme/channels/team-old?tab=settings', channels, {
      deleteChannel: (() => {
        channels.pop();
        return { deletedId: 'channel-team-old', organization: buildOrganization({ channels }), userErrors: [] };
      }) as never,
    });
    await app.user.click(await screen.findByRole('button', { name: 'Delete channel' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete channel team-old?' }));
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Type team-old to confirm')));
    expect(dialog.getByText(/^This deletes 412 files\./)).toBeTruthy();
    const confirm = dialog.getByRole('button', { name: 'Delete channel' });
    await app.user.click(confirm);
    expect(app.times('DeleteChannel')).toBe(0);
    await app.user.type(dialog.getByLabelText('Type team-old to confirm'), 'team-old');
    await app.user.click(confirm);
    await waitFor(() => expect(app.address()).toBe('/organizations/acme/channels'));
    await screen.findByText('Channel team-old deleted');
    expect(screen.queryByRole('link', { name: 'team-old' })).toBeNull();
  });

  test('an unknown channel is not found', async () => {
    open('/organizations/acme/channels/none', []);
    await screen.findByRole('heading', { name: 'Page Not Found' });
  });
});

describe('making a channel', () => {
  const start = (hub: Hub) => open('/organizations/acme/channels?create=channel', [buildChannel()], hub);

  test('[CHAN-03, CHAN-04] a virtual channel is made with its sources, and shown', async () => {
    const made = virtual({ name: 'approved' });
    const app = start({
      createChannel: (() => ({
        channel: made,
        organization: buildOrganization({ channels: [buildChannel(), made] }),
        userErrors: [],
      })) as never,
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Create channel' }));
    await app.user.type(dialog.getByLabelText('Name'), 'approved');
    await app.user.click(dialog.getByRole('radio', { name: /Virtual/ }));
    await app.user.click(dialog.getByRole('checkbox', { name: 'main' }));
    await app.user.click(dialog.getByRole('button', { name: 'Create channel' }));
    await waitFor(() => expect(app.address()).toBe('/organizations/acme/channels/approved'));
    expect(app.asked.find((one) => one.name === 'CreateChannel')?.variables).toEqual({
      input: {
        organization: 'acme',
        name: 'approved',
        description: null,
        visibility: 'INTERNAL',
        type: 'VIRTUAL',
        sources: ['main'],
      },
    });
  });

  test('one that would open its sources to more people asks with the sentence of the hub, goes back with what was entered, and says yes when that is meant', async () => {
    const made = virtual({ name: 'open' });
    const asks = {
      __typename: 'ConflictError',
      code: 'EXPOSES_SOURCES',
      message: "Through 'open' everybody could read the files of 'main' (internal).",
      field: [],
    };
    const app = start({
      createChannel: ((args: { input: { confirmWiderAccess?: boolean } }) =>
        args.input.confirmWiderAccess
          ? { channel: made, organization: buildOrganization({ channels: [buildChannel(), made] }), userErrors: [] }
          : { channel: null, organization: null, userErrors: [asks] }) as never,
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Create channel' }));
    await app.user.type(dialog.getByLabelText('Name'), 'open');
    await app.user.click(dialog.getByRole('radio', { name: /Virtual/ }));
    await app.user.click(dialog.getByRole('checkbox', { name: 'main' }));
    await app.user.click(dialog.getByRole('radio', { name: /Public/ }));
    await app.user.click(dialog.getByRole('button', { name: 'Create channel' }));
    const question = await screen.findByRole('alertdialog', { name: 'Give more users access to these files?' });
    expect(question.textContent).toContain("the files of 'main' (internal)");
    expect(await axeProblems()).toEqual([]);
    await app.user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(((await screen.findByLabelText('Name')) as HTMLInputElement).value).toBe('open');
    await app.user.click(screen.getByRole('button', { name: 'Create channel' }));
    await app.user.click(await screen.findByRole('button', { name: 'Give access' }));
    await waitFor(() => expect(app.address()).toBe('/organizations/acme/channels/open'));
    expect(
      app.asked
        .filter((one) => one.name === 'CreateChannel')
        .map((one) => (one.variables as { input: { confirmWiderAccess?: boolean } }).input.confirmWiderAccess),
    ).toEqual([undefined, undefined, true]);
  });

  test('[CHAN-16] the first channel of an organization is called main unless it is given another name, and is the default one', async () => {
    const made = buildChannel({ name: 'main' });
    const app = open('/organizations/acme/channels?create=channel', [], {
      createChannel: (() => ({
        channel: made,
        organization: buildOrganization({ channels: [made] }),
        userErrors: [],
      })) as never,
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Create channel' }));
    expect(dialog.getByLabelText('Name')).toHaveProperty('value', 'main');
    expect(dialog.getByRole('radio', { name: /External mirror/ })).toHaveProperty('checked', true);
    await app.user.click(dialog.getByRole('radio', { name: /Hosted/ }));
    await app.user.click(dialog.getByRole('button', { name: 'Create channel' }));
    await waitFor(() =>
      expect(app.asked.find((one) => one.name === 'CreateChannel')?.variables).toMatchObject({
        input: { name: 'main', type: 'DEFAULT' },
      }),
    );
  });

  test('what the plan lacks is said in the form, before it is filled in', async () => {
    const acme = buildOrganization({ features: ['channel'], activeProduct: 'COMMERCIAL_SUBSCRIPTION' });
    const app = open('/organizations/acme/channels?create=channel', [], {}, {}, buildUser({ organizations: [acme] }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create channel' }));
    expect(dialog.getByText(/^Mirrors and virtual channels requires the Business plan\./)).toBeTruthy();
    await app.user.click(dialog.getByRole('radio', { name: /Hosted/ }));
    expect(dialog.queryByText(/requires/)).toBeNull();
  });

  test('a name that conda would misread and a virtual channel without sources are rejected at their fields', async () => {
    const app = start({});
    const dialog = within(await screen.findByRole('dialog', { name: 'Create channel' }));
    await app.user.click(dialog.getByRole('radio', { name: /Virtual/ }));
    await app.user.type(dialog.getByLabelText('Name'), 'noarch');
    await app.user.click(dialog.getByRole('button', { name: 'Create channel' }));
    expect(
      await dialog.findByRole('textbox', { name: 'Name', description: /‘noarch’ is reserved\. It’s a platform name/ }),
    ).toBeTruthy();
    expect(app.times('CreateChannel')).toBe(0);
  });

  test('[ERR-13] an error of the hub is shown at its field, with a free name', async () => {
    const app = start({
      createChannel: (() => ({
        channel: null,
        organization: null,
        userErrors: [
          {
            __typename: 'NameTakenError',
            code: 'NAME_TAKEN',
            message: 'A channel of this name exists.',
            field: ['input', 'name'],
            suggestion: 'main-2',
          },
        ],
      })) as never,
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Create channel' }));
    await app.user.type(dialog.getByLabelText('Name'), 'main');
    await app.user.click(dialog.getByRole('button', { name: 'Create channel' }));
    expect(
      await dialog.findByRole('textbox', {
        name: 'Name',
        description: 'A channel of this name exists. main-2 is available.',
      }),
    ).toBe(document.activeElement);
  });

  test('[CHAN-09] a source is checked before it is copied', async () => {
    const app = start({
      verifyMirrorSource: ((args: { input: { source: string } }) => ({
        isUsable: args.input.source.includes('conda-forge'),
        detail: args.input.source.includes('conda-forge') ? 'A channel with 5 platforms.' : 'The address answered 404.',
        userErrors: [],
      })) as never,
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Create channel' }));
    await app.user.click(dialog.getByRole('radio', { name: /External mirror/ }));
    await app.user.type(dialog.getByLabelText('Channel URL'), 'https://x.example');
    await app.user.click(dialog.getByRole('button', { name: 'Check source' }));
    await dialog.findByText('The address answered 404.');
    await app.user.clear(dialog.getByLabelText('Channel URL'));
    await app.user.type(dialog.getByLabelText('Channel URL'), 'https://conda.anaconda.org/conda-forge');
    expect(dialog.queryByText('The address answered 404.')).toBeNull();
    await app.user.click(dialog.getByRole('button', { name: 'Check source' }));
    await dialog.findByText('A channel with 5 platforms.');
    expect(await axeProblems()).toEqual([]);
  });

  test.each([
    [
      'may pass',
      { isUsable: false, isAllowed: true, detail: 'It answered 503.', userErrors: [] },
      'It answered 503.',
      true,
    ],
    [
      'this hub never reads from',
      { isUsable: false, isAllowed: false, detail: 'It is a private address.', userErrors: [] },
      'It is a private address.',
      false,
    ],
    [
      'the person may not try',
      {
        isUsable: null,
        isAllowed: null,
        detail: null,
        userErrors: [
          { __typename: 'ForbiddenError', code: 'NOT_ALLOWED', message: 'Only admins may do this.', field: [] },
        ],
      },
      'Only admins may do this.',
      false,
    ],
  ])(
    'a source with an error that %s: whether the channel can be created anyway',
    async (_what, answer, said, offered) => {
      const app = start({ verifyMirrorSource: (() => answer) as never });
      const dialog = within(await screen.findByRole('dialog', { name: 'Create channel' }));
      await app.user.type(dialog.getByLabelText('Name'), 'copy');
      await app.user.click(dialog.getByRole('radio', { name: /External mirror/ }));
      await app.user.type(dialog.getByLabelText('Channel URL'), 'https://x.example');
      await app.user.click(dialog.getByRole('button', { name: 'Create channel' }));
      expect((await dialog.findByRole('alert')).textContent).toContain(said);
      expect(dialog.queryByRole('button', { name: 'Create anyway' }) !== null).toBe(offered);
      expect(app.times('CreateChannel')).toBe(0);
    },
  );

  test('Escape closes it and leaves the address of the list', async () => {
    const app = start({});
    await screen.findByRole('dialog', { name: 'Create channel' });
    await closesBy('Create channel', () => app.user.keyboard('{Escape}'));
    await waitFor(() => expect(app.address()).toBe('/organizations/acme/channels'));
  });
});

describe('installing', () => {
  const panel = () => screen.findByRole('region', { name: 'Install from this channel' });

  test('an admin chooses whether the token may publish', async () => {
    const app = open('/organizations/acme/channels/main', [buildChannel()], {
      createChannelToken: (() => ({
        secret: 'trr_secret',
        channelToken: buildToken({ last4: 'cret', scope: 'PUBLISH' }),
        userErrors: [],
      })) as never,
    });
    const area = within(await panel());
    const choice = within(await area.findByRole('group', { name: 'Scope' }));
    expect(choice.getByRole('button', { name: 'read' }).getAttribute('aria-pressed')).toBe('true');
    await app.user.click(choice.getByRole('button', { name: 'read and publish' }));
    await app.user.click(area.getByRole('button', { name: 'Get my token' }));
    await app.user.click(await screen.findByRole('button', { name: 'Accept and get my token' }));
    await area.findByText('can publish');
    expect(app.asked.filter(({ name }) => name === 'CreateChannelToken').map(({ variables }) => variables)).toEqual([
      { input: { organization: 'acme', renew: false, scope: 'PUBLISH' } },
    ]);
  });

  test('a public channel that takes packages offers its admins a token that may publish, and others none', async () => {
    const team = buildChannel({ name: 'team', type: 'HOSTED', visibility: 'PUBLIC' });
    const app = open('/organizations/acme/channels/team', [team], {
      createChannelToken: (() => ({
        secret: 'trr_secret',
        channelToken: buildToken({ last4: 'cret', scope: 'PUBLISH' }),
        userErrors: [],
      })) as never,
    });
    const area = within(await panel());
    const choice = within(await area.findByRole('group', { name: 'Scope' }));
    expect(choice.getByRole('button', { name: 'read and publish' }).getAttribute('aria-pressed')).toBe('true');
    await app.user.click(area.getByRole('button', { name: 'Get my token' }));
    await app.user.click(await screen.findByRole('button', { name: 'Accept and get my token' }));
    await area.findByText('can publish');
    expect(area.queryByRole('button', { name: 'Get my token' })).toBeNull();
  });

  test('a token is created only on request, then shown once in the commands', async () => {
    const app = open('/organizations/acme/channels/main', [buildChannel()], {
      createChannelToken: (() => ({
        secret: 'trr_secret',
        channelToken: buildToken({ last4: 'cret' }),
        userErrors: [],
      })) as never,
    });
    const area = within(await panel());
    expect(area.getAllByText('YOUR_TOKEN').length).toBeGreaterThan(0);
    expect(app.times('CreateChannelToken')).toBe(0);
    await app.user.click(await area.findByRole('button', { name: 'Get my token' }));
    await app.user.click(await screen.findByRole('button', { name: 'Accept and get my token' }));
    await area.findByRole('button', { name: 'Copy with my token' });
    expect((await panel()).textContent).toContain(
      'conda install --override-channels -c http://x:trr_secret@localhost:3000/repo/acme/main PACKAGE',
    );
    const block = area.getByRole('heading', { name: 'Your token' }).parentElement;
    expect(block?.textContent).toContain(
      'It gives access to every acme channel you can read, and nothing else. You won’t see it again.',
    );
    expect(within(block!).getByText('trr_secret')).toBeTruthy();
    expect(within(block!).getByRole('button', { name: 'Copy token' })).toBeTruthy();
    expect((await panel()).textContent).toContain('machine localhost login x password trr_secret');
    await app.user.click(area.getByRole('button', { name: 'mamba' }));
    expect((await panel()).textContent).toContain(
      'mamba install --override-channels -c http://x:trr_secret@localhost:3000/repo/acme/main PACKAGE',
    );
    await app.user.click(area.getByRole('button', { name: 'pixi' }));
    expect((await panel()).textContent).toContain(
      'pixi workspace channel add http://localhost:3000/t/trr_secret/repo/acme/main',
    );
  });

  test('[DATA-19, DATA-20] the license agreement comes before the first token; accepting it is stored under the key eula', async () => {
    const app = open('/organizations/acme/channels/main', [buildChannel()], {
      createChannelToken: (() => ({
        secret: 'trr_secret',
        channelToken: buildToken({ last4: 'cret' }),
        userErrors: [],
      })) as never,
    });
    const get = await within(await panel()).findByRole('button', { name: 'Get my token' });
    await app.user.click(get);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'License agreement for package access' }));
    expect(await axeProblems()).toEqual([]);
    await app.user.click(dialog.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect([app.times('CreateChannelToken'), localStorage.getItem('eula')]).toEqual([0, null]);
    await app.user.click(get);
    await app.user.click(await screen.findByRole('button', { name: 'Accept and get my token' }));
    await within(await panel()).findByRole('button', { name: 'Copy with my token' });
    expect([app.times('CreateChannelToken'), localStorage.getItem('eula')]).toEqual([1, 'true']);
  });

  test('[DATA-20] where the agreement was accepted, it is not shown again', async () => {
    localStorage.setItem('eula', 'true');
    const app = open('/organizations/acme/channels/main', [buildChannel()], {
      createChannelToken: (() => ({
        secret: 'trr_secret',
        channelToken: buildToken({ last4: 'cret' }),
        userErrors: [],
      })) as never,
    });
    await app.user.click(await within(await panel()).findByRole('button', { name: 'Get my token' }));
    await within(await panel()).findByRole('button', { name: 'Copy with my token' });
    expect(app.times('CreateChannelToken')).toBe(1);
  });

  test('replacing a token asks first, and No keeps it', async () => {
    const app = open(
      '/organizations/acme/channels/main',
      [buildChannel()],
      {},
      {},
      buildUser({ channelToken: buildToken() }),
    );
    const area = within(await panel());
    await waitFor(() => expect(area.getAllByText('••••7Q2f').length).toBeGreaterThan(0));
    await app.user.click(await area.findByRole('button', { name: 'Rotate my token' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Rotate your token?' }));
    expect(dialog.getByText(/stops working immediately/)).toBeTruthy();
    await app.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(app.times('CreateChannelToken')).toBe(0);
  });

  test('a public channel needs no token', async () => {
    open('/organizations/acme/channels/main', [buildChannel({ visibility: 'PUBLIC' })]);
    const area = await panel();
    await within(area).findByRole('button', { name: 'Copy' });
    expect(area.textContent).toContain('-c http://localhost:3000/repo/acme/main PACKAGE');
  });
});

describe('tables to save, and files', () => {
  const saved: Blob[] = [];
  const save = async (app: ReturnType<typeof render>, name: string) => {
    saved.length = 0;
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        saved.push(blob);
        return 'blob:x';
      },
      revokeObjectURL: () => undefined,
    });
    await app.user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(saved).toHaveLength(1));
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(reader.result));
      reader.readAsText(saved[0]!);
    });
  };
  const file = (part: object = {}) => ({
    __typename: 'PackageFile',
    id: JSON.stringify(part),
    name: 'pillow',
    fileName: 'pillow-10.2.0-py312_0.conda',
    subdir: 'linux-64',
    size: 42_000,
    license: 'HPND',
    createdAt: '2026-01-02T00:00:00Z',
    decision: 'ALLOWED',
    decidingRule: 'Everything else is served',
    labels: ['main'],
    ...part,
  });

  test('the CVE tab shows what each CVE counts for, who decided what, and how many packages were checked', async () => {
    const channel = virtual({
      packageCount: 10,
      cveCoveredPackageCount: 4,
      cves: cveConnection([
        {
          cve: buildCve({ externalId: 'CVE-2024-28219' }),
          servedFileCount: 5,
          openFileCount: 2,
          vexStatement: {
            __typename: 'AppliedVexStatement',
            status: 'NOT_AFFECTED',
            note: 'Built without it',
            authorName: 'Acme',
            isPartial: true,
          },
        },
        { cve: buildCve({ externalId: 'CVE-2025-9230' }), servedFileCount: 1, openFileCount: 1 },
      ]) as never,
    });
    open('/organizations/acme/channels/approved?tab=cves', [channel]);
    const decided = await screen.findByRole('row', { name: /CVE-2024-28219/ });
    expect(
      within(decided)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(expect.arrayContaining(['5', '2', 'Acme says: not affected, for some files']));
    expect(within(screen.getByRole('row', { name: /CVE-2025-9230/ })).queryByText(/says/)).toBeNull();
    screen.getByText('4 of 10 names checked. CVEs of the other packages aren’t known to this hub.');
    expect(await axeProblems()).toEqual([]);
  });

  test('packages and CVEs come with the filter of the list', async () => {
    const channel = virtual({
      packages: connection([buildArtifact()]) as never,
      packagesCsv: 'name\r\npillow\r\n',
      cves: cveConnection([{ cve: buildCve() }]) as never,
      cvesCsv: 'id\r\n',
    });
    const app = open('/organizations/acme/channels/approved?q=pil&decision=none-left&page=2', [channel]);
    expect(await save(app, 'Export packages as CSV')).toBe('name\r\npillow\r\n');
    expect(app.asked.find(({ name }) => name === 'ChannelPackagesCsv')?.variables).toEqual({
      org: 'acme',
      channel: 'approved',
      q: 'pil',
      decision: 'FULLY_BLOCKED',
    });
    await app.router.navigate('/organizations/acme/channels/approved?tab=cves&q=2025');
    expect(await save(app, 'Export CVEs as CSV')).toBe('id\r\n');
    expect(app.asked.find(({ name }) => name === 'ChannelCvesCsv')?.variables).toEqual({
      org: 'acme',
      channel: 'approved',
      q: '2025',
    });
  });

  test('the files of a channel are filtered and paged by the address; each leads to why', async () => {
    const refused = file({
      fileName: 'readline-8.2-0.conda',
      name: 'readline',
      decision: 'BLOCKED',
      decidingRule: 'License not in GPL',
    });
    const channel = virtual({
      subdirs: ['linux-64', 'noarch'],
      files: connection([file(), refused], 45) as never,
      policyReportCsv: 'platform\r\n',
    });
    const app = open('/organizations/acme/channels/approved?tab=files&page=2', [channel]);
    const row = (await screen.findByRole('link', { name: 'readline-8.2-0.conda' })).closest('tr')!;
    expect(row.textContent).toBe(
      'readline-8.2-0.condalinux-64readlinelinux-64BlockedLicense not in GPLHPND42 kB2026-01-02',
    );
    expect(within(row).getByRole('link').getAttribute('href')).toBe(
      '/organizations/acme/channels/approved/packages/readline?tab=files&file=linux-64%2Freadline-8.2-0.conda',
    );
    screen.getByText('21–40 of 45');
    await app.user.click(screen.getByRole('button', { name: 'Blocked' }));
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Platform' }), 'noarch');
    await waitFor(() =>
      expect(app.asked.findLast(({ name }) => name === 'ChannelFiles')?.variables).toEqual({
        org: 'acme',
        channel: 'approved',
        q: null,
        subdir: 'noarch',
        decision: 'BLOCKED',
        label: null,
        offset: 0,
      }),
    );
    expect(app.address()).toBe('/organizations/acme/channels/approved?tab=files&decision=refused&platform=noarch');
    expect(await save(app, 'Export files and decisions as CSV')).toBe('platform\r\n');
    expect(await axeProblems()).toEqual([]);
  });

  test('who may publish puts labels on chosen files and takes others off; the list is narrowed to a label', async () => {
    const names = ['a-1-0.conda', 'b-1-0.conda'];
    const team = buildChannel({
      name: 'team',
      type: 'HOSTED',
      labels: [
        { name: 'main', fileCount: 1 },
        { name: 'rc', fileCount: 2 },
        { name: 'old', fileCount: 0 },
      ] as never,
      files: connection(
        names.map((fileName, at) => file({ fileName, name: fileName[0], labels: at === 0 ? ['main', 'rc'] : ['rc'] })),
      ) as never,
    });
    const app = open('/organizations/acme/channels/team?tab=files', [team], {
      updateFileLabels: (() => ({ labels: [{ name: 'main', fileCount: 2 }], userErrors: [] })) as never,
      deleteLabel: (() => ({ deletedLabel: 'old', userErrors: [] })) as never,
    });
    for (const name of names) await app.user.click(await screen.findByRole('checkbox', { name }));
    await app.user.click(screen.getByRole('button', { name: 'Labels\u2026' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit labels of 2 files' });
    const labels = within(dialog).getByRole('textbox', { name: 'Labels' });
    expect((labels as HTMLInputElement).value).toBe('rc');
    within(dialog).getByText('Some files have: main.');
    await app.user.clear(labels);
    await app.user.type(labels, 'main');
    expect(await axeProblems()).toEqual([]);
    await app.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(app.asked.find(({ name }) => name === 'UpdateFileLabels')?.variables).toEqual({
        input: {
          organization: 'acme',
          channel: 'team',
          files: names.map((fileName) => ({ subdir: 'linux-64', fileName })),
          addLabels: ['main'],
          removeLabels: ['rc'],
        },
      }),
    );
    await app.user.selectOptions(await screen.findByRole('combobox', { name: 'Label' }), 'rc');
    await waitFor(() =>
      expect(app.asked.findLast(({ name }) => name === 'ChannelFiles')?.variables).toMatchObject({ label: 'rc' }),
    );
    // Only an unused label can be deleted.
    expect(screen.queryByRole('button', { name: 'Delete label' })).toBeNull();
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Label' }), 'old');
    await app.user.click(await screen.findByRole('button', { name: 'Delete label' }));
    await waitFor(() => expect(app.address()).not.toContain('label='));
    expect(app.asked.find(({ name }) => name === 'DeleteLabel')?.variables).toEqual({
      input: { organization: 'acme', channel: 'team', label: 'old' },
    });
  });

  test('chosen files are promoted into a hosted channel that is asked for, after what would come was shown; a member gives a reason, and may withdraw', async () => {
    const channels = [
      buildChannel({
        name: 'dev',
        type: 'HOSTED',
        files: connection([file({ fileName: 'a-1-0.conda' }), file({ fileName: 'b-1-0.conda' })]) as never,
      }),
      buildChannel({
        id: 'prod',
        name: 'prod',
        type: 'HOSTED',
        promotionPlan: {
          source: 'acme/dev',
          requiresApproval: true,
          widensAccess: false,
          files: [
            {
              file: { subdir: 'linux-64', fileName: 'b-1-0.conda' },
              name: 'b',
              version: '1',
              state: 'NEW',
              isDependency: false,
            },
            {
              file: { subdir: 'noarch', fileName: 'c-1-0.conda' },
              name: 'c',
              version: '1',
              state: 'NEW',
              isDependency: true,
            },
          ],
          missingDependencies: [{ name: 'b', spec: 'python >=3.12' }],
          missingCount: 1,
          downloadCount: 1,
        } as never,
        requiresPromotionApproval: false,
        promotions: {
          totalCount: 1,
          nodes: [buildPromotion()],
        } as never,
      }),
      buildChannel({ id: 'main', name: 'main', type: 'DEFAULT' }),
      virtual(),
    ];
    const app = open(
      '/organizations/acme/channels/dev?tab=files',
      channels,
      {
        promoteFiles: (() => ({ promotion: { id: 'p1', state: 'PENDING' }, userErrors: [] })) as never,
        cancelPromotion: (() => ({ channel: null, userErrors: [] })) as never,
      },
      { role: 'MEMBER' },
    );
    await app.user.click(await screen.findByRole('checkbox', { name: 'b-1-0.conda' }));
    expect(screen.queryByRole('button', { name: 'Labels\u2026' })).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Promote\u2026' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Promote 1 file' }));
    const target = dialog.getByRole('combobox', { name: /Target channel/ });
    expect(
      within(target)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose a channel', 'prod', 'main']);
    await app.user.selectOptions(target, 'prod');
    await dialog.findByText('python >=3.12, needed by b');
    dialog.getByText(/^1 file must be downloaded from the source first\./);
    await app.user.click(dialog.getByRole('switch', { name: /^Include dependencies/ }));
    await waitFor(() =>
      expect(app.asked.findLast(({ name }) => name === 'PromotionPlan')?.variables).toMatchObject({
        withDependencies: true,
      }),
    );
    await dialog.findByText('dependency');
    await app.user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Release 1');
    expect(await axeProblems()).toEqual([]);
    await app.user.click(dialog.getByRole('button', { name: 'Request promotion' }));
    const way = await screen.findByRole('link', { name: 'Promotions to prod' });
    expect(way.getAttribute('href')).toBe('/organizations/acme/channels/prod/promotions');
    const wanted = {
      sourceOrganization: 'acme',
      sourceChannel: 'dev',
      files: [{ subdir: 'linux-64', fileName: 'b-1-0.conda' }],
    };
    expect(app.asked.find(({ name }) => name === 'PromotionPlan')?.variables).toMatchObject({
      channel: 'prod',
      wanted,
      withDependencies: false,
    });
    const shown = { ...wanted, files: [...wanted.files, { subdir: 'noarch', fileName: 'c-1-0.conda' }] };
    expect(app.asked.find(({ name }) => name === 'PromoteFiles')?.variables).toEqual({
      input: { organization: 'acme', channel: 'prod', selection: shown, reason: 'Release 1', labels: [] },
    });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Promote\u2026' })).toBeNull());
    await app.user.click(way);
    await app.user.click(await screen.findByRole('button', { name: 'Cancel request' }));
    await waitFor(() =>
      expect(app.asked.find(({ name }) => name === 'CancelPromotion')?.variables).toEqual({
        input: { organization: 'acme', channel: 'prod', promotionId: 'p1' },
      }),
    );
  });
});
