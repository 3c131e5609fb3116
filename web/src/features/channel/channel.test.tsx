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

/** Opens an address of an organization that has the channels given; `part` changes the organization. */
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
  listsGone: false,
  goneCount: 0,
  otherSources: [],
  bytesPerSecond: null,
  downloadsAtOnce: null,
  problems: [],
  specs: null,
  syncMinutes: null,
  nextSyncAt: null,
  fetches: 'ASKED',
  heldCount: 0,
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
    refusedFileCount: 3145,
    appliedPolicy: buildApplied(),
    lastRun: buildRun(),
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
  refusedFileCount: 0,
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
    for (const text of ['Virtual over main, internal', 'Production baseline', 'Completed', '43,206', '3,145'])
      expect(row.textContent).toContain(text);
    await app.user.click(within(row).getByRole('link', { name: 'approved' }));
    await screen.findByRole('heading', { name: 'approved', level: 1 });
    expect(app.address()).toBe('/organizations/acme/channels/approved');
  });

  test('asks each of its queries once at arrival, though one reads less of a channel than the other', async () => {
    const app = open('/organizations/acme', [virtual({ vulnerabilities: buildVulnerabilities({ unscoredCount: 2 }) })]);
    await screen.findByText(/CVEs without a score/);
    await app.user.click(within(screen.getByRole('table')).getByRole('link', { name: 'approved' }));
    await screen.findByRole('heading', { name: 'approved', level: 1 });
    expect([app.times('OrganizationOverview'), app.times('OrganizationAttention')]).toEqual([1, 1]);
  });

  test('names failed runs and syncs first, then serious CVEs that clients are served, worst first', async () => {
    open(
      '/organizations/acme',
      [
        virtual({
          lastRun: buildRun({ state: 'FAILED', error: 'The source answered 503.' }),
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
            servedCve(buildCve({ cveId: 'CVE-2025-0003', score: 9.8, severity: 'CRITICAL' }), 'forge'),
            servedCve(
              buildCve({
                cveId: 'CVE-2025-0001',
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

  test('names tokens that end, refusals of clients, new CVEs before others, and what is under way, each with the way to it', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const token = (days: number) => ({
      __typename: 'ServiceAccountToken',
      hint: 'abcd',
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
      lastAt: inDays(-1),
      who: ['max'],
    };
    open(
      '/organizations/acme',
      [
        virtual({
          lastRun: buildRun({ state: 'IN_PROGRESS', phase: 'Writing repodata', progress: 0.62, finishedAt: null }),
        }),
      ],
      {},
      {
        blockedRequests: connection([blocked], 9) as never,
        servedCves: connection([
          servedCve(
            buildCve({ cveId: 'CVE-2026-0002', score: 7.5, severity: 'HIGH', publishedAt: inDays(-3) }),
            'approved',
            true,
          ),
          servedCve(buildCve({ cveId: 'CVE-2025-0001', score: 9.8, severity: 'CRITICAL' }), 'approved'),
        ]) as never,
        cveRules: [cveRules('approved', 'REFUSES_NOTHING'), cveRules('main', 'NO_DATA')] as never,
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
          hint: '7Q2f',
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
        /^The CVE rules of Baseline refuse nothing on approvedapproved serves 1,175 files .* Their status: Reported \(1,175\)/,
        '/organizations/acme/policies/p1?on=approved',
      ],
      [/^Your tokenIt ended on/, '/organizations/acme/channels#token'],
      [/^Token of ci-mainIt works until/, '/organizations/acme/service-accounts'],
      [
        /^Refusedpillow 10\.2\.0inapprovedAsked for by max\. By Production baseline: CVE score ≥ 6; 4 requests, /,
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
    expect(screen.getByRole('link', { name: 'All refusals of 7 days: 9' }).getAttribute('href')).toBe(
      '/organizations/acme/reports?days=7',
    );
    expect(await axeProblems()).toEqual([]);
  });

  test('names runs that are on hold, packages that are lost and required probes that fail, each with its cause', async () => {
    open(
      '/organizations/acme',
      [
        virtual({
          lastRun: buildRun({
            state: 'FAILED',
            phase: 'On hold',
            isHeld: true,
            error: 'A required probe would fail.',
          }),
        }),
      ],
      {},
      {
        losses: [
          {
            __typename: 'StandingLoss',
            channelName: 'main',
            lost: {
              __typename: 'LostPackages',
              runId: 'run-7',
              lostAt: '2026-01-01T00:00:00Z',
              platforms: ['linux-64'],
              packages: ['numpy', 'scipy'],
              packageCount: 2,
              causes: [
                {
                  __typename: 'LossCause',
                  spec: 'libgcc >=14',
                  rule: 'License not in GPL',
                  packages: ['numpy', 'scipy'],
                  packageCount: 2,
                },
              ],
            },
            probes: [
              {
                __typename: 'ProbeAnswer',
                label: 'science',
                isRequired: true,
                platform: 'linux-64',
                ok: false,
                detail: 'scipy cannot be installed.',
              },
            ],
            probeCount: 1,
          },
        ],
      },
    );
    const listed = () => within(screen.getByRole('region', { name: 'Needs attention' })).getAllByRole('listitem');
    await waitFor(() => expect(listed()).toHaveLength(3));
    const items = listed().map((item) => [item.textContent, within(item).getByRole('link').getAttribute('href')]);
    expect(items).toEqual([
      [
        'Policy run on holdonapprovedA required probe would fail.See run',
        '/organizations/acme/channels/approved/runs/run-1',
      ],
      [
        '2 packages cannot be installed any moreonmainlinux-64Nothing that can be installed meets libgcc >=14 (License not in GPL): numpy, scipy.See run',
        '/organizations/acme/channels/main/runs/run-7',
      ],
      [
        'A required probe failsonmainscience on linux-64: scipy cannot be installed.See probes',
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
    const lastSync = buildSync({ state: 'FAILED', isHeld: true, error: 'The source no longer lists 4,000 files.' });
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
        'Sync on holdonaskedThe source no longer lists 4,000 files.Decide',
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
    // What is empty stands below the heading of its section.
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

  test('a member is told why creating is not possible', async () => {
    open('/organizations/acme', [buildChannel()], {}, { role: 'MEMBER' });
    const button = await screen.findByRole('button', { name: 'Create channel' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.getAttribute('title')).toBe('Only admins of the organization can do this.');
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

describe('a channel', () => {
  const artifacts = ((args: { decision: string; q: string | null; offset: number | null }) => {
    const all = ['numpy', 'pillow', 'pytorch'].map((name) => buildArtifact({ name }));
    const found = all.filter((one) => !args.q || String(one.name).includes(args.q));
    return connection(found, args.q ? found.length : args.decision === 'ALL' ? 45 : 3);
  }) as never;

  test('[ART-01, CHAN-17] lists its packages with what the policy left of them', async () => {
    open('/organizations/acme/channels/approved', [
      virtual({ artifacts, groups: [{ __typename: 'Group', id: 'g1', name: 'Vision', memberCount: 2 }] as never }),
    ]);
    const table = await screen.findByRole('table');
    const row = await within(table).findByRole('row', { name: /pillow/ });
    for (const text of ['11.3.0', 'HPND', 'Not checked']) expect(row.textContent).toContain(text);
    const strip = screen.getByRole('region', { name: 'Applied policy' });
    for (const text of ['Production baseline', 'revision 7', 'Completed', '43,206 allowed', '3,145 refused'])
      expect(strip.textContent).toContain(text);
    expect(
      within(screen.getByRole('navigation', { name: 'Channel' })).getByRole('link', { name: 'CVEs' }),
    ).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
  });

  test('its policy is viewed and edited with what it does on this channel', async () => {
    open('/organizations/acme/channels/approved', [virtual({ artifacts })]);
    const edit = await screen.findByRole('link', { name: 'Edit policy' });
    const view = within(screen.getByRole('region', { name: 'Applied policy' })).getByRole('link', {
      name: 'Production baseline',
    });
    for (const link of [edit, view]) expect(link.getAttribute('href')).toMatch(/[?]on=approved$/);
  });

  test('how much of it is checked for CVEs stands with it, and an empty list of CVEs claims nothing beyond', async () => {
    const known = buildVulnerabilities({
      state: 'AFFECTED',
      unknownReason: null,
      knownCount: 3,
      unscoredCount: 1,
      worstScore: 8.1,
      worstSeverity: 'HIGH',
    });
    const app = open('/organizations/acme', [
      virtual({ vulnerabilities: known, artifactCount: 641, checkedArtifactCount: 87 }),
      buildChannel({ name: 'forge', artifactCount: 7 }),
    ]);
    const row = await screen.findByRole('row', { name: /approved/ });
    for (const text of ['High 8.1', '87 of 641 names checked']) expect(row.textContent).toContain(text);
    expect(screen.getByRole('row', { name: /forge/ }).textContent).toContain('Not checked');
    const quiet = await screen.findByText(/Nothing needs attention/);
    expect(quiet.parentElement?.textContent).toContain(
      'Checked for CVEs: 87 of 641 in approved, 0 of 7 in forge. Of the other packages nothing is known.',
    );
    app.unmount();
    open('/organizations/acme/channels/forge?tab=cves', [buildChannel({ name: 'forge', artifactCount: 7 })]);
    await screen.findByText('No CVE source of this hub knows a package of this channel by name, so none was compared.');
  });

  test('how many CVEs have no score, and so are not named, stands with what needs somebody', async () => {
    const unscored = (unscoredCount: number) =>
      buildVulnerabilities({ state: 'AFFECTED', unknownReason: null, knownCount: 9, unscoredCount });
    open('/organizations/acme', [
      virtual({ vulnerabilities: unscored(3) as never }),
      buildChannel({ name: 'forge', vulnerabilities: unscored(1200) as never }),
      buildChannel({ name: 'team', vulnerabilities: unscored(0) as never }),
    ]);
    const link = await screen.findByRole('link', { name: '1,200 in forge' });
    expect(link.getAttribute('href')).toBe('/organizations/acme/channels/forge?tab=cves');
    expect(link.closest('p')?.textContent).toBe(
      'CVEs without a score are not named here, and no score says nothing about how bad one is: 3 in approved, 1,200 in forge.',
    );
  });

  test('where no package is checked, the quiet says that it knows nothing', async () => {
    open('/organizations/acme', [buildChannel({ name: 'forge', artifactCount: 7 })]);
    await screen.findByText(/No package was checked for CVEs, because no CVE source of this hub knows one by name\./);
  });

  test('[CHAN-08, GROUP-09, GROUP-10] admins tie groups that are not tied yet, and untie them', async () => {
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
      [virtual({ artifacts, groups: (() => [...tied]) as never })],
      {
        tieGroup: (({ input }: { input: { groupId: string } }) => {
          tied.push(input.groupId === 'g1' ? audio : vision);
          return answer();
        }) as never,
        untieGroup: (() => {
          tied.shift();
          return answer();
        }) as never,
      },
      { groups: [vision, audio] as never },
    );
    await app.user.click(await screen.findByRole('button', { name: 'Tie a group' }));
    const choice = await within(await screen.findByRole('dialog', { name: 'Tie a group to the channel' })).findByRole(
      'combobox',
      { name: 'Group' },
    );
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Audio']);
    await app.user.click(screen.getByRole('button', { name: 'Tie group' }));
    const table = await screen.findByRole('region', { name: 'Groups table' });
    expect((await within(table).findByRole('link', { name: 'Audio' })).getAttribute('href')).toBe(
      '/organizations/acme/groups/g1',
    );
    expect(await axeProblems()).toEqual([]);
    await app.user.click(within(table).getByRole('button', { name: 'Untie Vision' }));
    await waitFor(() => expect(within(table).queryByRole('link', { name: 'Vision' })).toBeNull());
  });

  test('members see the groups of a channel and nothing to change', async () => {
    open(
      '/organizations/acme/channels/approved?tab=groups',
      [virtual({ artifacts, groups: [{ __typename: 'Group', id: 'g1', name: 'Vision', memberCount: 2 }] as never })],
      {},
      { role: 'MEMBER' },
    );
    expect(await screen.findByRole('row', { name: 'Vision 2' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^(Tie|Untie)/ })).toBeNull();
  });

  test('filter, decision and page are in the address, and Back restores them', async () => {
    const app = open('/organizations/acme/channels/approved', [virtual({ artifacts })]);
    await app.user.click(await screen.findByRole('button', { name: /Some refused/ }));
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
    const app = open('/organizations/acme/channels/approved?page=2', [virtual({ artifacts })]);
    await screen.findByText('21–40 of 45');
    expect(app.asked.find((one) => one.name === 'ChannelPackages')?.variables).toMatchObject({ offset: 20 });
    expect(app.times('ChannelPackages')).toBe(1);
  });

  test('no match says what was looked for and offers to clear', async () => {
    const app = open('/organizations/acme/channels/approved?q=geopandsa', [virtual({ artifacts })]);
    await screen.findByText('No package matches ‘geopandsa’');
    await app.user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByRole('link', { name: 'numpy' });
  });

  test('[POL-27] runs are listed with state, counts and why one failed', async () => {
    open('/organizations/acme/channels/approved?tab=policy', [
      virtual({
        runs: [
          buildRun({ counts: [{ platform: 'linux-64', numBefore: 1000, numAfter: 900, numRemoved: 100 }] as never }),
          buildRun({ id: 'r2', state: 'FAILED', error: 'The source answered 503.' }),
          buildRun({ id: 'r3', state: 'CANCELED' }),
        ] as never,
      }),
    ]);
    const table = await screen.findByRole('region', { name: 'Runs table' });
    for (const text of ['Completed', 'Failed', 'Canceled', 'It failed: The source answered 503.', '+297', '−21'])
      expect(table.textContent).toContain(text);
    expect(screen.getByRole('region', { name: /Files per platform/ }).textContent).toContain('linux-64');
  });

  const went = {
    __typename: 'ChangedFile',
    platform: 'linux-64',
    fileName: 'pillow-10.0.0-h0_0.conda',
    name: 'pillow',
    version: '10.0.0',
    build: 'h0_0',
    reason: 'CVE score ≥ 7, status active',
  };
  const changed = (files: readonly (typeof went)[], reasonsKept = true) => ({ ...connection(files), reasonsKept });

  test('[POL-27] a run has a page of its own: who asked for it, what came and went with the reason, and the difference per platform by its name', async () => {
    const run = buildRun({
      addedCount: 0,
      removedCount: 1,
      askedBy: buildUser({ displayName: 'Ada Okafor' }) as never,
      counts: [
        { __typename: 'PlatformCount', platform: 'linux-64', numBefore: 10, numAfter: 9, numRemoved: 1 },
      ] as never,
      changes: (({ change, q }: { change: string; q: string | null }) =>
        changed(change === 'REMOVED' && (q === null || went.fileName.includes(q)) ? [went] : [])) as never,
    });
    const app = open('/organizations/acme/channels/approved?tab=policy', [
      virtual({ runs: [run] as never, run: run as never }),
    ]);
    await app.user.click(within(await screen.findByRole('region', { name: 'Runs table' })).getByRole('link'));
    await screen.findByRole('heading', { level: 1, name: 'Run of Production baseline, revision 7' });
    expect(app.address()).toBe('/organizations/acme/channels/approved/runs/run-1');
    expect(screen.getByText('Ada Okafor')).toBeTruthy();
    const changes = await screen.findByRole('region', { name: 'Changes table' });
    expect(changes.textContent).toContain('CVE score ≥ 7, status active');
    const platforms = screen.getByRole('region', { name: 'Platforms table' });
    expect(platforms.textContent).toContain('Net change');
    expect(platforms.textContent).toContain('−1');
    await app.user.click(screen.getByRole('button', { name: /^Came/ }));
    await screen.findByText('Nothing came');
    await app.user.click(screen.getByRole('button', { name: /^Went/ }));
    await app.user.type(await screen.findByRole('searchbox', { name: 'Filter by file name' }), 'numpy{Enter}');
    await screen.findByText('No file matches ‘numpy’');
  });

  test('a run whose reasons are not kept any more says so once, and lists the files without an empty column', async () => {
    const run = buildRun({
      addedCount: 0,
      removedCount: 1,
      changes: (() => changed([{ ...went, reason: 'Not kept any more' }], false)) as never,
    });
    open('/organizations/acme/channels/approved/runs/run-1', [virtual({ run: run as never })]);
    const table = await screen.findByRole('region', { name: 'Changes table' });
    screen.getByText(/The reasons of these changes are not kept any more/);
    expect(table.textContent).toContain('pillow-10.0.0-h0_0.conda');
    expect(table.textContent).not.toContain('Reason');
    expect(table.textContent).not.toContain('Not kept any more');
    expect(await axeProblems()).toEqual([]);
  });

  test('an unknown run says so and leads to its channel', async () => {
    open('/organizations/acme/channels/approved/runs/no-such-run', [virtual({ run: null })]);
    await screen.findByRole('heading', { level: 1, name: 'There is no such run' });
    expect(screen.getByRole('link', { name: 'Show the channel' }).getAttribute('href')).toBe(
      '/organizations/acme/channels/approved?tab=policy',
    );
  });

  test.each(['mirror', 'settings'])(
    'beside the button in the head, those that save a part of the tab %s are quiet',
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
        lastSync: buildSync({ state: 'FAILED', phase: 'Held', isHeld: true, error: 'Too few.' }),
        heldLoss: {
          __typename: 'MirrorLoss',
          since: '2026-01-01T00:00:00Z',
          subdirs: [{ __typename: 'MirrorSubdirLoss', subdir: 'linux-64', lostCount: 4000, fileCount: 4000 }],
          ...loss,
        },
      });
    const channel = buildChannel({ name: 'forge', type: 'EXTERNAL_MIRROR', mirror: mirror as never });
    const app = open('/organizations/acme/channels/forge?tab=mirror', [channel], {
      decideMirrorLoss: ((args: { input: { decision: string } }) => {
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
      syncChannel: (() => {
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
      recordsRead: 300_000,
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
        artifactCount: 0,
        fileCount: 0,
        servedFileCount: 0,
        size: 0,
        subdirs: [],
        mirror: mirror as never,
        lastRun: buildRun({ state: 'IN_PROGRESS', phase: 'Reading the channel', policyName: null }),
      }),
    ]);
    const strip = await screen.findByRole('region', { name: 'Applied policy' });
    expect(strip.textContent).toContain('Not read yet');
    expect(await screen.findAllByRole('progressbar')).toHaveLength(1);
    expect(screen.getByText('The source is being read; its packages are listed here at the end.')).toBeTruthy();
    for (const wrong of [/0 allowed/, /Reading the channel/, /^0 B$/, /has not been synced/])
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
        refusedFileCount: 0,
        lastRun: buildRun({ state: 'IN_PROGRESS', phase: 'Reading the channel', policyName: null, finishedAt: null }),
      }),
    ]);
    const strip = await screen.findByRole('region', { name: 'Applied policy' });
    expect(strip.textContent).toContain('Clients see its files when the first run has ended.');
    expect(strip.textContent).not.toMatch(/every file|0 allowed/);
    expect(await screen.findByText('Run without a policy')).toBeTruthy();
  });

  test('a sync that cannot start says why', async () => {
    const channel = buildChannel({
      name: 'forge',
      type: 'EXTERNAL_MIRROR',
      mirror: aMirror() as never,
    });
    const app = open('/organizations/acme/channels/forge', [channel], {
      syncChannel: (() => ({
        sync: null,
        channel: null,
        userErrors: [inputError('A sync is under way already.')],
      })) as never,
    });
    await app.user.click(await screen.findByRole('button', { name: 'Sync now' }));
    await screen.findByText('A sync is under way already.');
  });

  test('the limits of a mirror are whole numbers, and what the hub refuses stands at its field', async () => {
    const channel = buildChannel({ name: 'forge', type: 'EXTERNAL_MIRROR', mirror: aMirror() as never });
    const sent: unknown[] = [];
    const app = open('/organizations/acme/channels/forge?tab=mirror', [channel], {
      setMirror: ((args: { input: object }) => {
        sent.push(args.input);
        return { channel: null, userErrors: [{ ...inputError('This address is private.'), field: ['otherSources'] }] };
      }) as never,
    });
    const save = await screen.findByRole('button', { name: 'Save sources and speed' });
    await app.user.type(screen.getByLabelText('Kilobytes a second'), 'fast');
    await app.user.click(save);
    await screen.findByText(/A whole number from 1 to 1,953,125/);
    expect(sent).toEqual([]);
    await app.user.clear(screen.getByLabelText('Kilobytes a second'));
    await app.user.type(screen.getByLabelText('Kilobytes a second'), '512');
    await app.user.type(screen.getByLabelText('Downloads at the same time'), '4');
    await app.user.click(save);
    await screen.findByText('This address is private.');
    expect(sent).toEqual([expect.objectContaining({ bytesPerSecond: 512 * 1024, downloadsAtOnce: 4 })]);
  });

  test('settings that somebody else changed meanwhile are compared, and overwritten or discarded as the person says', async () => {
    let stored = { version: 'first', bytesPerSecond: null as number | null };
    const sent: { bytesPerSecond: number | null; expectedVersion: string }[] = [];
    const channel = buildChannel({
      name: 'forge',
      type: 'EXTERNAL_MIRROR',
      mirror: (() => aMirror(stored)) as never,
    });
    const app = open('/organizations/acme/channels/forge?tab=mirror', [channel], {
      setMirror: (({ input }: { input: (typeof sent)[number] }) => {
        sent.push(input);
        if (input.expectedVersion !== stored.version) {
          const late = { __typename: 'ConflictError', code: 'CONFLICT', message: 'It changed.', field: [] };
          return { channel: null, userErrors: [{ ...late, reason: 'changed_meanwhile', changedBy: 'bob' }] };
        }
        stored = { version: 'mine', bytesPerSecond: input.bytesPerSecond };
        return { channel, userErrors: [] };
      }) as never,
    });
    const save = await screen.findByRole('button', { name: 'Save sources and speed' });
    const speed = () => screen.getByLabelText<HTMLInputElement>('Kilobytes a second');
    await app.user.type(speed(), '512');
    stored = { version: 'second', bytesPerSecond: 256 * 1024 };
    await app.user.click(save);
    const asked = await screen.findByRole('alertdialog', { name: /bob/ });
    await app.user.click(within(asked).getByRole('button', { name: 'Show changes' }));
    within(asked).getByRole('row', { name: /Kilobytes a second.*256 512$/ });
    await app.user.click(within(asked).getByRole('button', { name: 'Overwrite' }));
    await waitFor(() => expect(stored).toEqual({ version: 'mine', bytesPerSecond: 512 * 1024 }));
    expect(sent.map(({ expectedVersion }) => expectedVersion)).toEqual(['first', 'second']);

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await app.user.clear(speed());
    await app.user.type(speed(), '64');
    stored = { version: 'third', bytesPerSecond: 128 * 1024 };
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
      setChannelPrivacy: ((args: { input: { confirmExposure?: boolean } }) =>
        args.input.confirmExposure
          ? { channel: { ...channel, privacy: 'PRIVATE' }, userErrors: [] }
          : { channel: null, userErrors: [asks] }) as never,
    });
    await app.user.click(await screen.findByRole('radio', { name: /Private/ }));
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alertdialog')).textContent).toContain("would stay open through 'approved'");
    expect(screen.queryByText('Privacy saved.')).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Open them' }));
    await screen.findByText('Privacy saved.');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('[CHAN-12, CHAN-13] privacy is one of three and is changed', async () => {
    const channel = buildChannel();
    const app = open('/organizations/acme/channels/main?tab=settings', [channel], {
      setChannelPrivacy: ((args: { input: { privacy: 'PUBLIC' } }) => ({
        channel: { ...channel, privacy: args.input.privacy },
        userErrors: [],
      })) as never,
    });
    await screen.findByRole('radio', { name: /Internal/ });
    const choices = within(screen.getByRole('group', { name: 'Who may read the channel.' })).getAllByRole('radio');
    expect(choices.map((radio) => (radio as HTMLInputElement).value)).toEqual(['INTERNAL', 'PRIVATE', 'PUBLIC']);
    await app.user.click(screen.getByRole('radio', { name: /Public/ }));
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Privacy saved.');
    expect(app.asked.find((one) => one.name === 'SetChannelPrivacy')?.variables).toEqual({
      input: { organization: 'acme', channel: 'main', privacy: 'PUBLIC', expectedVersion: 'first' },
    });
  });

  test('an admin chooses what the channel is used together with, of those that all of its readers may read', async () => {
    const [main, team, hidden] = [
      buildChannel(),
      buildChannel({ name: 'team' }),
      buildChannel({ name: 'hidden', privacy: 'PRIVATE' }),
    ];
    const app = open('/organizations/acme/channels/team?tab=settings', [main, team, hidden], {
      setChannelUsedWith: (() => ({ channel: { ...team, usedWith: [main] }, userErrors: [] })) as never,
    });
    const group = await screen.findByRole('group', { name: 'Channels that people also install from.' });
    expect(within(group).getAllByRole('checkbox')).toHaveLength(1);
    await app.user.click(within(group).getByRole('checkbox', { name: 'main' }));
    await app.user.click(screen.getByRole('button', { name: 'Save which channels are used together with this one' }));
    await screen.findByText('Saved. The hub checks again what can be installed.');
    expect(app.asked.find((one) => one.name === 'SetChannelUsedWith')?.variables).toEqual({
      input: { organization: 'acme', channel: 'team', usedWith: ['main'], expectedVersion: 'first' },
    });
    expect((await screen.findByText('Used together with', { selector: 'dt' })).nextSibling?.textContent).toBe('main');
  });

  test('the description stands on the page and is changed in the settings; a member reads it only', async () => {
    const channel = buildChannel({ description: 'What the forecasts run on.' });
    const app = open('/organizations/acme/channels/main?tab=settings', [channel], {
      setChannelDescription: ((args: { input: { description: string } }) => ({
        channel: { ...channel, description: args.input.description },
        userErrors: [],
      })) as never,
    });
    await screen.findByText('What the forecasts run on.', { selector: 'p' });
    const field = screen.getByRole('textbox', { name: 'What the channel is for' });
    await app.user.clear(field);
    await app.user.type(field, 'Everything that is reviewed. ');
    await app.user.click(screen.getByRole('button', { name: 'Save description' }));
    await screen.findByText('Description saved.');
    await screen.findByText('Everything that is reviewed.', { selector: 'p' });
    expect(app.asked.find((one) => one.name === 'SetChannelDescription')?.variables).toEqual({
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
      setChannelReadme: ((args: { input: { text: string } }) => ({
        channel: {
          ...channel,
          readme: { __typename: 'ChannelReadme', text: args.input.text, updatedAt: '2026-11-23T10:00:00Z' },
        },
        userErrors: [],
      })) as never,
    });
    await app.user.click(await screen.findByRole('button', { name: 'Write README' }));
    const field = screen.getByRole('textbox', { name: 'README in Markdown' });
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

  test('a member reads a README, and is told where there is none', async () => {
    open('/organizations/acme/channels/main?tab=readme', [buildChannel()], {}, { role: 'MEMBER' });
    await screen.findByText('Nothing is written about this channel yet');
    expect(screen.queryByRole('button', { name: 'Write README' })).toBeNull();
  });

  test('deleting needs the typed name; afterwards it is gone from the list', async () => {
    const channels = [buildChannel(), buildChannel({ name: 'team-old', fileCount: 412 })];
    const app = open('/organizations/acme/channels/team-old?tab=settings', channels, {
      deleteChannel: (() => ({
        deletedId: 'channel-team-old',
        organization: buildOrganization({ channels: [channels[0]!] }),
        userErrors: [],
      })) as never,
    });
    await app.user.click(await screen.findByRole('button', { name: 'Delete channel' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete channel team-old?' }));
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Type team-old to delete it')));
    expect(dialog.getByText(/412 files go/)).toBeTruthy();
    const confirm = dialog.getByRole('button', { name: 'Delete channel' });
    await app.user.click(confirm);
    expect(app.times('DeleteChannel')).toBe(0);
    await app.user.type(dialog.getByLabelText('Type team-old to delete it'), 'team-old');
    await app.user.click(confirm);
    await waitFor(() => expect(app.address()).toBe('/organizations/acme/channels'));
    await screen.findByText('Channel team-old deleted');
    expect(screen.queryByRole('link', { name: 'team-old' })).toBeNull();
  });

  test('an unknown channel is no such page', async () => {
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
        privacy: 'INTERNAL',
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
      createChannel: ((args: { input: { confirmExposure?: boolean } }) =>
        args.input.confirmExposure
          ? { channel: made, organization: buildOrganization({ channels: [buildChannel(), made] }), userErrors: [] }
          : { channel: null, organization: null, userErrors: [asks] }) as never,
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Create channel' }));
    await app.user.type(dialog.getByLabelText('Name'), 'open');
    await app.user.click(dialog.getByRole('radio', { name: /Virtual/ }));
    await app.user.click(dialog.getByRole('checkbox', { name: 'main' }));
    await app.user.click(dialog.getByRole('radio', { name: /Public/ }));
    await app.user.click(dialog.getByRole('button', { name: 'Create channel' }));
    const question = await screen.findByRole('alertdialog', { name: 'Open these files to more people?' });
    expect(question.textContent).toContain("the files of 'main' (internal)");
    expect(await axeProblems()).toEqual([]);
    await app.user.click(within(question).getByRole('button', { name: 'Leave it as it is' }));
    expect(((await screen.findByLabelText('Name')) as HTMLInputElement).value).toBe('open');
    await app.user.click(screen.getByRole('button', { name: 'Create channel' }));
    await app.user.click(await screen.findByRole('button', { name: 'Open them' }));
    await waitFor(() => expect(app.address()).toBe('/organizations/acme/channels/open'));
    expect(
      app.asked
        .filter((one) => one.name === 'CreateChannel')
        .map((one) => (one.variables as { input: { confirmExposure?: boolean } }).input.confirmExposure),
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
    expect(dialog.getByText(/‘Mirrors and virtual channels’ comes with Business/)).toBeTruthy();
    await app.user.click(dialog.getByRole('radio', { name: /Hosted/ }));
    expect(dialog.queryByText(/comes with/)).toBeNull();
  });

  test('a name that conda would misread and a virtual channel without sources are refused at their fields', async () => {
    const app = start({});
    const dialog = within(await screen.findByRole('dialog', { name: 'Create channel' }));
    await app.user.click(dialog.getByRole('radio', { name: /Virtual/ }));
    await app.user.type(dialog.getByLabelText('Name'), 'noarch');
    await app.user.click(dialog.getByRole('button', { name: 'Create channel' }));
    expect(
      await dialog.findByRole('textbox', { name: 'Name', description: /'noarch' is the name of a platform/ }),
    ).toBeTruthy();
    expect(app.times('CreateChannel')).toBe(0);
  });

  test('[ERR-13] what the hub refuses stands at its field, with a free name', async () => {
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
        description: 'A channel of this name exists. main-2 is free.',
      }),
    ).toBe(document.activeElement);
  });

  test('[CHAN-09] a source is checked before it is copied', async () => {
    const app = start({
      checkChannelSource: ((args: { input: { source: string } }) => ({
        usable: args.input.source.includes('conda-forge'),
        detail: args.input.source.includes('conda-forge') ? 'A channel with 5 platforms.' : 'The address answered 404.',
        userErrors: [],
      })) as never,
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Create channel' }));
    await app.user.click(dialog.getByRole('radio', { name: /External mirror/ }));
    await app.user.type(dialog.getByLabelText('Address of the channel'), 'https://x.example');
    await app.user.click(dialog.getByRole('button', { name: 'Check source' }));
    await dialog.findByText('The address answered 404.');
    await app.user.clear(dialog.getByLabelText('Address of the channel'));
    await app.user.type(dialog.getByLabelText('Address of the channel'), 'https://conda.anaconda.org/conda-forge');
    expect(dialog.queryByText('The address answered 404.')).toBeNull();
    await app.user.click(dialog.getByRole('button', { name: 'Check source' }));
    await dialog.findByText('A channel with 5 platforms.');
    expect(await axeProblems()).toEqual([]);
  });

  test.each([
    [
      'may pass',
      { usable: false, isPermitted: true, detail: 'It answered 503.', userErrors: [] },
      'It answered 503.',
      true,
    ],
    [
      'this hub never reads from',
      { usable: false, isPermitted: false, detail: 'It is a private address.', userErrors: [] },
      'It is a private address.',
      false,
    ],
    [
      'the person may not try',
      {
        usable: null,
        isPermitted: null,
        detail: null,
        userErrors: [
          { __typename: 'NotAllowedError', code: 'NOT_ALLOWED', message: 'Only admins may do this.', field: [] },
        ],
      },
      'Only admins may do this.',
      false,
    ],
  ])(
    'a source with which something is wrong that %s: whether the channel can be made all the same',
    async (_what, answer, said, offered) => {
      const app = start({ checkChannelSource: (() => answer) as never });
      const dialog = within(await screen.findByRole('dialog', { name: 'Create channel' }));
      await app.user.type(dialog.getByLabelText('Name'), 'copy');
      await app.user.click(dialog.getByRole('radio', { name: /External mirror/ }));
      await app.user.type(dialog.getByLabelText('Address of the channel'), 'https://x.example');
      await app.user.click(dialog.getByRole('button', { name: 'Create channel' }));
      expect((await dialog.findByRole('alert')).textContent).toContain(said);
      expect(dialog.queryByRole('button', { name: 'Create it all the same' }) !== null).toBe(offered);
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
      issueChannelToken: (() => ({
        secret: 'trr_secret',
        channelToken: buildToken({ hint: 'cret', scope: 'PUBLISH' }),
        userErrors: [],
      })) as never,
    });
    const area = within(await panel());
    const choice = within(await area.findByRole('group', { name: 'The token may' }));
    expect(choice.getByRole('button', { name: 'read' }).getAttribute('aria-pressed')).toBe('true');
    await app.user.click(choice.getByRole('button', { name: 'read and publish' }));
    await app.user.click(area.getByRole('button', { name: 'Get my token' }));
    await app.user.click(await screen.findByRole('button', { name: 'Accept and get my token' }));
    await area.findByText('may publish');
    expect(app.asked.filter(({ name }) => name === 'IssueChannelToken').map(({ variables }) => variables)).toEqual([
      { input: { organization: 'acme', renew: false, scope: 'PUBLISH' } },
    ]);
  });

  test('a public channel that takes packages offers its admins a token that may publish, and others none', async () => {
    const team = buildChannel({ name: 'team', type: 'HOSTED', privacy: 'PUBLIC' });
    const app = open('/organizations/acme/channels/team', [team], {
      issueChannelToken: (() => ({
        secret: 'trr_secret',
        channelToken: buildToken({ hint: 'cret', scope: 'PUBLISH' }),
        userErrors: [],
      })) as never,
    });
    const area = within(await panel());
    const choice = within(await area.findByRole('group', { name: 'The token may' }));
    expect(choice.getByRole('button', { name: 'read and publish' }).getAttribute('aria-pressed')).toBe('true');
    await app.user.click(area.getByRole('button', { name: 'Get my token' }));
    await app.user.click(await screen.findByRole('button', { name: 'Accept and get my token' }));
    await area.findByText('may publish');
    expect(area.queryByRole('button', { name: 'Get my token' })).toBeNull();
  });

  test('a token is issued on request only, then stands in the commands once', async () => {
    const app = open('/organizations/acme/channels/main', [buildChannel()], {
      issueChannelToken: (() => ({
        secret: 'trr_secret',
        channelToken: buildToken({ hint: 'cret' }),
        userErrors: [],
      })) as never,
    });
    const area = within(await panel());
    expect(area.getAllByText('YOUR_TOKEN').length).toBeGreaterThan(0);
    expect(app.times('IssueChannelToken')).toBe(0);
    await app.user.click(await area.findByRole('button', { name: 'Get my token' }));
    await app.user.click(await screen.findByRole('button', { name: 'Accept and get my token' }));
    await area.findByRole('button', { name: 'Copy with my token' });
    expect((await panel()).textContent).toContain(
      'conda install --override-channels -c http://x:trr_secret@localhost:3000/repo/acme/main PACKAGE',
    );
    const block = area.getByRole('heading', { name: 'Your token' }).parentElement;
    expect(block?.textContent).toContain(
      'It opens every channel of acme that you may read, and nothing else. It is shown only now',
    );
    expect(within(block!).getByText('trr_secret')).toBeTruthy();
    expect(within(block!).getByRole('button', { name: 'Copy the token' })).toBeTruthy();
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

  test('[DATA-19, DATA-20] the license agreement stands before the first token; accepting it is kept under the key eula', async () => {
    const app = open('/organizations/acme/channels/main', [buildChannel()], {
      issueChannelToken: (() => ({
        secret: 'trr_secret',
        channelToken: buildToken({ hint: 'cret' }),
        userErrors: [],
      })) as never,
    });
    const get = await within(await panel()).findByRole('button', { name: 'Get my token' });
    await app.user.click(get);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'License agreement for package access' }));
    expect(await axeProblems()).toEqual([]);
    await app.user.click(dialog.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect([app.times('IssueChannelToken'), localStorage.getItem('eula')]).toEqual([0, null]);
    await app.user.click(get);
    await app.user.click(await screen.findByRole('button', { name: 'Accept and get my token' }));
    await within(await panel()).findByRole('button', { name: 'Copy with my token' });
    expect([app.times('IssueChannelToken'), localStorage.getItem('eula')]).toEqual([1, 'true']);
  });

  test('[DATA-20] where the agreement was accepted, it is not shown again', async () => {
    localStorage.setItem('eula', 'true');
    const app = open('/organizations/acme/channels/main', [buildChannel()], {
      issueChannelToken: (() => ({
        secret: 'trr_secret',
        channelToken: buildToken({ hint: 'cret' }),
        userErrors: [],
      })) as never,
    });
    await app.user.click(await within(await panel()).findByRole('button', { name: 'Get my token' }));
    await within(await panel()).findByRole('button', { name: 'Copy with my token' });
    expect(app.times('IssueChannelToken')).toBe(1);
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
    await app.user.click(await area.findByRole('button', { name: 'Replace my token' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Replace your token?' }));
    expect(dialog.getByText(/stops working at once/)).toBeTruthy();
    await app.user.click(dialog.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(app.times('IssueChannelToken')).toBe(0);
  });

  test('a public channel needs no token', async () => {
    open('/organizations/acme/channels/main', [buildChannel({ privacy: 'PUBLIC' })]);
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
    __typename: 'File',
    id: JSON.stringify(part),
    name: 'pillow',
    fileName: 'pillow-10.2.0-py312_0.conda',
    subdir: 'linux-64',
    size: 42_000,
    license: 'HPND',
    createdAt: '2026-01-02T00:00:00Z',
    decision: 'ALLOWED',
    decidedBy: 'Everything else is served',
    labels: ['main'],
    ...part,
  });

  test('the CVE tab shows what each CVE counts for, who decided what, and how many packages were checked', async () => {
    const channel = virtual({
      artifactCount: 10,
      checkedArtifactCount: 4,
      cves: cveConnection([
        {
          cve: buildCve({ cveId: 'CVE-2024-28219' }),
          servedFileCount: 5,
          openFileCount: 2,
          curation: {
            __typename: 'CveCuration',
            status: 'NOT_AFFECTED',
            note: 'Built without it',
            by: 'Acme',
            partly: true,
          },
        },
        { cve: buildCve({ cveId: 'CVE-2025-9230' }), servedFileCount: 1, openFileCount: 1 },
      ]) as never,
    });
    open('/organizations/acme/channels/approved?tab=cves', [channel]);
    const decided = await screen.findByRole('row', { name: /CVE-2024-28219/ });
    expect(
      within(decided)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(expect.arrayContaining(['5', '2', 'Acme says: not affected, for some of the files']));
    expect(within(screen.getByRole('row', { name: /CVE-2025-9230/ })).queryByText(/says/)).toBeNull();
    screen.getByText('4 of 10 names checked. CVEs of the other packages aren’t known to this hub.');
    expect(await axeProblems()).toEqual([]);
  });

  test('packages and CVEs come with the filter of the list', async () => {
    const channel = virtual({
      artifacts: connection([buildArtifact()]) as never,
      artifactsCsv: 'name\r\npillow\r\n',
      cves: cveConnection([{ cve: buildCve() }]) as never,
      cvesCsv: 'id\r\n',
    });
    const app = open('/organizations/acme/channels/approved?q=pil&decision=none-left&page=2', [channel]);
    expect(await save(app, 'Packages as CSV')).toBe('name\r\npillow\r\n');
    expect(app.asked.find(({ name }) => name === 'ChannelPackagesCsv')?.variables).toEqual({
      org: 'acme',
      channel: 'approved',
      q: 'pil',
      decision: 'NONE_LEFT',
    });
    await app.router.navigate('/organizations/acme/channels/approved?tab=cves&q=2025');
    expect(await save(app, 'CVEs as CSV')).toBe('id\r\n');
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
      decision: 'REFUSED',
      decidedBy: 'License not in GPL',
    });
    const channel = virtual({
      subdirs: ['linux-64', 'noarch'],
      files: connection([file(), refused], 45) as never,
      policyReportCsv: 'platform\r\n',
    });
    const app = open('/organizations/acme/channels/approved?tab=files&page=2', [channel]);
    const row = (await screen.findByRole('link', { name: 'readline-8.2-0.conda' })).closest('tr')!;
    expect(row.textContent).toBe(
      'readline-8.2-0.condalinux-64readlinelinux-64RefusedLicense not in GPLHPND42 kB2026-01-02',
    );
    expect(within(row).getByRole('link').getAttribute('href')).toBe(
      '/organizations/acme/channels/approved/packages/readline?tab=files&file=linux-64%2Freadline-8.2-0.conda',
    );
    screen.getByText('21–40 of 45');
    await app.user.click(screen.getByRole('button', { name: 'Refused' }));
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Platform' }), 'noarch');
    await waitFor(() =>
      expect(app.asked.findLast(({ name }) => name === 'ChannelFiles')?.variables).toEqual({
        org: 'acme',
        channel: 'approved',
        q: null,
        subdir: 'noarch',
        decision: 'REFUSED',
        label: null,
        offset: 0,
      }),
    );
    expect(app.address()).toBe('/organizations/acme/channels/approved?tab=files&decision=refused&platform=noarch');
    expect(await save(app, 'All files with their decisions as CSV')).toBe('platform\r\n');
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
      labelFiles: (() => ({ labels: [{ name: 'main', fileCount: 2 }], userErrors: [] })) as never,
      deleteLabel: (() => ({ deletedLabel: 'old', userErrors: [] })) as never,
    });
    for (const name of names) await app.user.click(await screen.findByRole('checkbox', { name }));
    await app.user.click(screen.getByRole('button', { name: 'Labels\u2026' }));
    const dialog = await screen.findByRole('dialog', { name: 'Labels of 2 files' });
    const labels = within(dialog).getByRole('textbox', { name: 'Labels' });
    expect((labels as HTMLInputElement).value).toBe('rc');
    within(dialog).getByText('Some of the files carry: main.');
    await app.user.clear(labels);
    await app.user.type(labels, 'main');
    expect(await axeProblems()).toEqual([]);
    await app.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(app.asked.find(({ name }) => name === 'LabelFiles')?.variables).toEqual({
        input: {
          organization: 'acme',
          channel: 'team',
          files: names.map((fileName) => ({ subdir: 'linux-64', fileName })),
          add: ['main'],
          remove: ['rc'],
        },
      }),
    );
    await app.user.selectOptions(await screen.findByRole('combobox', { name: 'Label' }), 'rc');
    await waitFor(() =>
      expect(app.asked.findLast(({ name }) => name === 'ChannelFiles')?.variables).toMatchObject({ label: 'rc' }),
    );
    // Only one that no file carries any more can go.
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
          waits: true,
          exposes: false,
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
          missing: [{ name: 'b', spec: 'python >=3.12' }],
          missingCount: 1,
          fetchCount: 1,
        } as never,
        needsPromotionApproval: false,
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
        promoteFiles: (() => ({ promotion: { id: 'p1', state: 'WAITING' }, userErrors: [] })) as never,
        withdrawPromotion: (() => ({ channel: null, userErrors: [] })) as never,
      },
      { role: 'MEMBER' },
    );
    await app.user.click(await screen.findByRole('checkbox', { name: 'b-1-0.conda' }));
    expect(screen.queryByRole('button', { name: 'Labels\u2026' })).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Promote\u2026' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Promote 1 file' }));
    const target = dialog.getByRole('combobox', { name: /Into the channel/ });
    expect(
      within(target)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose a channel', 'prod', 'main']);
    await app.user.selectOptions(target, 'prod');
    await dialog.findByText('python >=3.12, needed by b');
    dialog.getByText(/^1 file of these is not on this hub yet/);
    await app.user.click(dialog.getByRole('switch', { name: /^Take along what they need/ }));
    await waitFor(() =>
      expect(app.asked.findLast(({ name }) => name === 'PromotionPlan')?.variables).toMatchObject({
        withDependencies: true,
      }),
    );
    await dialog.findByText('comes along');
    await app.user.type(dialog.getByRole('textbox', { name: /What for/ }), 'Release 1');
    expect(await axeProblems()).toEqual([]);
    await app.user.click(dialog.getByRole('button', { name: 'Ask for it' }));
    const way = await screen.findByRole('link', { name: 'Promotions into prod' });
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
      input: { organization: 'acme', channel: 'prod', wanted: shown, reason: 'Release 1', labels: [] },
    });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Promote\u2026' })).toBeNull());
    await app.user.click(way);
    await app.user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    await waitFor(() =>
      expect(app.asked.find(({ name }) => name === 'WithdrawPromotion')?.variables).toEqual({
        input: { organization: 'acme', channel: 'prod', id: 'p1' },
      }),
    );
  });
});
