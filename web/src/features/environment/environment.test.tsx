import type { GraphQLResolveInfo } from 'graphql';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import type { Environment } from '../../gen/types.ts';
import { messages } from '../../messages.ts';
import { axeProblems } from '../../testing/axe.ts';
import {
  buildChannel,
  buildOrganization,
  buildPolicy,
  buildUser,
  buildVulnerabilities,
  connection,
} from '../../testing/builders.ts';
import { render } from '../../testing/render.tsx';
import type { Mock } from '../../testing/schema.ts';

const forecast: Mock<Environment> = {
  __typename: 'Environment',
  id: 'environment-1',
  uuid: '0190',
  name: 'forecast',
  prefix: '/home/max/envs/forecast',
  device: 'workstation',
  subdir: 'linux-64',
  ownerName: 'Max Born',
  packageCount: 1,
  isOwnedByViewer: true,
  viewerCanDelete: true,
  channels: ['main'],
  cveCounts: { __typename: 'EnvironmentCveCounts', critical: 0, high: 2, medium: 1, low: 0, none: 0, unscored: 0 },
  knowledge: {
    __typename: 'PackagesKnowledge',
    state: 'AFFECTED',
    packageCount: 2,
    notCheckedCount: 1,
    undeterminedCount: 0,
    affectedCount: 1,
    notAffectedCount: 0,
    noneKnownCount: 0,
  },
  state: {
    __typename: 'EnvironmentStatusInfo',
    version: 'v',
    status: 'NEEDS_ATTENTION',
    customMessage: 'Old numpy',
    changedAt: '2025-10-10T00:00:00Z',
    changedByName: 'Ada Byron',
  },
  createdAt: '2025-10-01T00:00:00Z',
  updatedAt: '2025-10-09T00:00:00Z',
  packages: connection([
    {
      __typename: 'InstalledPackage',
      name: 'numpy',
      version: '1.26.4',
      build: 'py312_0',
      channel: 'main',
      subdir: 'linux-64',
      hubChannel: 'approved',
      file: { __typename: 'FileRef', subdir: 'linux-64', fileName: 'numpy-1.26.4-py312_0.conda' },
      decision: 'BLOCKED',
      decidingRule: 'CVE score ≥ 7',
      vulnerabilities: buildVulnerabilities({
        state: 'AFFECTED',
        unknownReason: null,
        cveCount: 1,
        highestScore: 8.1,
        highestSeverity: 'HIGH',
      }),
    },
    {
      __typename: 'InstalledPackage',
      name: 'attrs',
      version: '23.2.0',
      build: 'pyh_0',
      channel: 'pkgs/main',
      subdir: 'noarch',
      hubChannel: null,
      file: null,
      decision: null,
      decidingRule: null,
      vulnerabilities: buildVulnerabilities(),
    },
  ]),
} as Mock<Environment>;

const house = (part: object) => {
  const acme = buildOrganization({ features: ['environments'], ...part } as never);
  return {
    viewer: buildUser({
      organizations: [
        acme,
        buildOrganization({ id: 'org-borealis', name: 'borealis', title: 'Borealis', features: ['channel'] }),
      ],
    }),
    hub: { organization: () => acme as never },
  };
};

test('[ROUTE-15] /environments opens the area: each organization with its number, or that its plan has none', async () => {
  const { viewer, hub } = house({ environments: connection([forecast]) });
  render('/environments', viewer, hub);
  expect((await screen.findByRole('row', { name: 'Acme Research 1' })).querySelector('a')?.getAttribute('href')).toBe(
    '/organizations/acme/environments',
  );
  expect(screen.getByRole('row', { name: 'Borealis Not in plan' }).querySelector('a')).toBeNull();
  expect(await axeProblems()).toEqual([]);
});

test('[ENV-01] the list leads to one environment with its packages', async () => {
  const { viewer, hub } = house({ environments: connection([forecast]), environment: forecast });
  const app = render('/organizations/acme/environments', viewer, hub);
  expect((await screen.findByRole('row', { name: /forecast/ })).textContent).toContain('Yours');
  await app.user.click(await screen.findByRole('link', { name: 'forecast' }));
  await waitFor(() => expect(app.address()).toBe('/organizations/acme/environments/0190'));
  expect(await screen.findByRole('row', { name: /numpy 1\.26\.4/ })).toBeTruthy();
  const row = screen.getByRole('row', { name: /numpy/ });
  expect(within(row).getByRole('link', { name: 'numpy' }).getAttribute('href')).toBe(
    '/organizations/acme/channels/approved/packages/numpy?file=linux-64%2Fnumpy-1.26.4-py312_0.conda',
  );
  expect(row.textContent).toMatch(/Blocked.*CVE score ≥ 7.*8\.1/);
  const other = screen.getByRole('row', { name: /attrs/ });
  expect(within(other).queryByRole('link')).toBeNull();
  expect(other.textContent).toMatch(/From elsewhere.*Not checked/);
  expect(within(screen.getByRole('main')).getByText('/home/max/envs/forecast')).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
});

test('[ENV-12] an environment is deleted after a question, which can be undone; the command that registers one stays at hand', async () => {
  const { viewer, hub } = house({ environments: connection([forecast]), environment: forecast });
  const app = render('/organizations/acme/environments/0190', viewer, {
    ...hub,
    deleteEnvironment: (() => ({ deletedId: 'environment-1', userErrors: [] })) as never,
    restoreEnvironment: (() => ({ environment: forecast, userErrors: [] })) as never,
  });
  await app.user.click(await screen.findByRole('button', { name: 'Delete environment' }));
  await app.user.click(
    within(await screen.findByRole('alertdialog', { name: 'Delete environment forecast?' })).getByRole('button', {
      name: 'Delete environment',
    }),
  );
  await waitFor(() => expect(app.address()).toBe('/organizations/acme/environments'));
  expect(app.asked.find(({ name }) => name === 'DeleteEnvironment')?.variables).toEqual({
    input: { organization: 'acme', environmentId: 'environment-1' },
  });
  expect(await screen.findByRole('button', { name: 'Copy register command' })).toBeTruthy();
  await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('forecast restored');
  expect(app.asked.find(({ name }) => name === 'RestoreEnvironment')?.variables).toEqual({
    input: { organization: 'acme', environmentId: 'environment-1' },
  });
});

test('without environments the page says how to register one', async () => {
  const { viewer, hub } = house({ environments: connection([]) });
  render('/organizations/acme/environments', viewer, hub);
  // The header's buttons are rendered before the list and stay, because otherwise their neighbors would move on a
  // phone.
  await screen.findByRole('button', { name: 'Import file' });
  const register = screen.getByRole('button', { name: 'Copy register command' });
  await screen.findByRole('heading', { name: 'No environments yet' });
  expect(register.isConnected).toBe(true);
});

test('the way to a page has the title of the own organization before the page knows it', async () => {
  const { viewer, hub } = house({});
  // Only the page's own operation is never answered.
  const organization = (_args: unknown, _context: unknown, { operation }: GraphQLResolveInfo) =>
    operation.name?.value === 'Shell' ? hub.organization() : new Promise(() => undefined);
  render('/organizations/acme/environments', viewer, { organization: organization as never });
  const way = await screen.findByRole('navigation', { name: messages.nav.breadcrumb });
  expect(within(way).getByRole('link').textContent).toBe('Acme Research');
});

test('an environment that is not there says so and leads back', async () => {
  const { viewer, hub } = house({ environment: null });
  render('/organizations/acme/environments/unknown', viewer, hub);
  await screen.findByRole('heading', { name: 'Environment not found' });
});

test('[ENV-14, ENV-16] the list shows what admins say of each environment and can be narrowed to it', async () => {
  const asked: object[] = [];
  const { viewer, hub } = house({
    environments: (args: object) => {
      asked.push(args);
      return connection([forecast]);
    },
  });
  const app = render('/organizations/acme/environments', viewer, hub);
  const row = await screen.findByRole('row', { name: /forecast/ });
  expect(within(row).getByText('Needs attention').closest('[title]')?.getAttribute('title')).toBe('Old numpy');
  // A number of CVEs must not look like a score.
  expect(within(row).getByText('2 High').closest('[title]')?.getAttribute('title')).toMatch(/^2 High\n1 Medium\n/);
  expect(row.textContent).toContain('1 of 2 packages not checked');
  const filter = screen.getByRole('combobox', { name: 'Status' });
  expect(
    within(filter)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All statuses', 'Unreviewed', 'Approved', 'Needs attention', 'Retired']);
  await app.user.selectOptions(filter, 'Approved');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ status: 'APPROVED' }));
  expect(app.address()).toContain('status=APPROVED');
});

test('[FLAG-12] with the flag environments-download an environment is saved as a lock file and as environment.yml too', async () => {
  const { viewer, hub } = house({ environment: { ...forecast, lockFile: '@EXPLICIT' } });
  const buttons = ['Lock file of forecast', 'environment.yml of forecast'];
  const without = render('/organizations/acme/environments/0190', viewer, hub);
  await screen.findByRole('button', { name: 'Export packages of forecast as CSV' });
  for (const name of buttons) expect(screen.queryByRole('button', { name })).toBeNull();
  without.unmount();
  document.cookie = 'ff=environments-download; Path=/';
  onTestFinished(() => {
    document.cookie = 'ff=; Max-Age=0; Path=/';
  });
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  const app = render('/organizations/acme/environments/0190', viewer, hub);
  for (const name of buttons) await app.user.click(await screen.findByRole('button', { name }));
  await waitFor(() =>
    expect(
      app.asked.filter(({ name }) => name === 'EnvironmentLock').map(({ variables }) => variables?.['form']),
    ).toEqual(['EXPLICIT', 'ENVIRONMENT_YML']),
  );
});

test("[ENV-10, ENV-14] an admin sets status and message; an empty message is cleared; members see why they can't", async () => {
  const given: object[] = [];
  const mutation = ({ input }: { input: { status: string; customMessage: string | null } }) => {
    given.push(input);
    const state = { ...(forecast.state as object), ...input };
    return { environment: { ...forecast, state }, userErrors: [] };
  };
  const { viewer, hub } = house({ role: 'ADMIN', environment: forecast });
  const app = render('/organizations/acme/environments/0190', viewer, {
    ...hub,
    updateEnvironmentStatus: mutation as never,
  });
  await screen.findByText('Old numpy');
  await screen.findByText(/Set by Ada Byron/);
  await app.user.click(screen.getByRole('button', { name: 'Set status' }));
  const dialog = await screen.findByRole('dialog', { name: 'Status of forecast' });
  expect(await axeProblems()).toEqual([]);
  await app.user.selectOptions(within(dialog).getByLabelText('Status'), 'Approved');
  await app.user.clear(within(dialog).getByLabelText('Message'));
  await app.user.click(within(dialog).getByRole('button', { name: 'Set status' }));
  await screen.findByText('Status of forecast updated');
  expect(given).toEqual([
    {
      organization: 'acme',
      environmentId: 'environment-1',
      status: 'APPROVED',
      customMessage: null,
      expectedVersion: 'v',
    },
  ]);
  await waitFor(() => expect(screen.queryByText('Old numpy')).toBeNull());
});

test('[ENV-11] a short scan shows how much the hub knows and what is blocked or affected, most severe first', async () => {
  const { viewer, hub } = house({ role: 'MEMBER', environment: forecast });
  const app = render('/organizations/acme/environments/0190', viewer, {
    ...hub,
    scanEnvironment: (() => ({
      scan: {
        scannedAt: '2025-10-11T00:00:00Z',
        findingCount: 60,
        stats: { packageCount: 300, recognizedCount: 280, withoutCveDataCount: 12, blockedCount: 1, affectedCount: 2 },
        findings: [
          {
            name: 'pillow',
            version: '10.0.0',
            channelName: 'approved',
            decision: 'BLOCKED',
            decidingRule: 'CVE score ≥ 7',
            highestScore: 8.8,
            highestSeverity: 'HIGH',
            cveIds: ['CVE-2024-28219', 'CVE-2024-1'],
            cveCount: 3,
          },
        ],
      },
      userErrors: [],
    })) as never,
  });
  expect((await screen.findByRole('button', { name: 'Set status' })).getAttribute('aria-disabled')).toBe('true');
  await app.user.click(screen.getByRole('button', { name: 'Scan now' }));
  const table = await screen.findByRole('region', { name: 'Scan findings' });
  expect(within(table).getByRole('row', { name: /pillow/ }).textContent).toMatch(
    /10\.0\.0.*Blocked.*CVE score ≥ 7.*8\.8.*CVE-2024-28219, CVE-2024-1 and 1 more/,
  );
  screen.getByText('280 of 300 packages');
  screen.getByText('288 of 300 packages');
  screen.getByText('Showing the 1 most severe of 60.');
  expect(await axeProblems()).toEqual([]);
});

test('sends a selected file as text; errors are shown with their location', async () => {
  const { viewer, hub } = house({ environments: connection([forecast]), environment: forecast });
  const inputs: object[] = [];
  const app = render('/organizations/acme/environments', viewer, {
    ...hub,
    importEnvironment: ((args: { input: object }) => {
      inputs.push(args.input);
      return inputs.length === 1
        ? {
            environment: null,
            format: null,
            skippedEntries: null,
            userErrors: [
              { __typename: 'InputError', code: 'INVALID', message: 'lock.txt, line 3: no address', field: ['files'] },
            ],
          }
        : { environment: forecast, format: 'EXPLICIT', skippedEntries: [], userErrors: [] };
    }) as never,
  });
  await app.user.click(await screen.findByRole('button', { name: 'Import file' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import environment' });
  // jsdom can't read files as bytes.
  const file = Object.assign(new File(['@EXPLICIT'], 'lock.txt'), {
    arrayBuffer: async () => new TextEncoder().encode('@EXPLICIT').buffer,
  });
  await app.user.upload(within(dialog).getByLabelText('Files'), file);
  await app.user.selectOptions(within(dialog).getByLabelText('Platform'), 'linux-64');
  await app.user.click(within(dialog).getByRole('button', { name: 'Import' }));
  expect(await within(dialog).findByText('lock.txt, line 3: no address')).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
  await app.user.click(within(dialog).getByRole('button', { name: 'Import' }));
  await waitFor(() => expect(app.address()).toBe('/organizations/acme/environments/0190'));
  expect(inputs[1]).toMatchObject({
    organization: 'acme',
    subdir: 'linux-64',
    files: [{ name: 'lock.txt', content: '@EXPLICIT' }],
  });
});

test('lists revisions, and shows the diff of two by name', async () => {
  const moment = {
    __typename: 'EnvironmentRevision',
    id: 'm1',
    firstSeenAt: '2025-10-09T00:00:00Z',
    lastSeenAt: '2025-10-09T00:00:00Z',
    uploadCount: 3,
    format: 'CONDA_LIST',
    packageCount: 2,
    addedCount: 1,
    removedCount: 0,
    changedCount: 1,
  } as const;
  const build = (version: string) => ({
    __typename: 'PackageBuild' as const,
    name: 'numpy',
    version,
    build: 'py312_0',
    channel: 'main',
    subdir: 'linux-64',
  });
  const changing = {
    ...forecast,
    revisions: connection([moment]),
    diff: connection([
      {
        __typename: 'PackageDiff' as const,
        name: 'numpy',
        change: 'UPGRADED' as const,
        before: build('1.26.4'),
        after: build('2.3.5'),
      },
    ]),
  };
  const { viewer, hub } = house({ environments: connection([forecast]), environment: changing });
  const app = render('/organizations/acme/environments/0190?view=history', viewer, hub);
  expect(await screen.findByRole('row', { name: /conda list/ })).toBeTruthy();
  await app.user.click(screen.getByTitle('View changes'));
  const row = await screen.findByRole('row', { name: /numpy/ });
  expect(row.textContent).toMatch(/Upgraded.*1\.26\.4 py312_0.*2\.3\.5 py312_0/);
  expect(app.address()).toBe('/organizations/acme/environments/0190?view=compare&after=m1');
  expect(await axeProblems()).toEqual([]);
});

test('finds affected environments by package name, match spec, or CVE, with their owners', async () => {
  const asked: object[] = [];
  const acme = buildOrganization({
    features: ['environments'],
    packageUsage: ((args: object) => {
      asked.push(args);
      return {
        environmentCount: 2,
        ownerCount: 1,
        buildCount: 1,
        builds: [],
        coverage: null,
        environments: connection([
          {
            uuid: '0190',
            name: 'forecast',
            device: 'workstation',
            subdir: 'linux-64',
            ownerName: 'Max Born',
            isOwn: true,
            updatedAt: '2025-10-09T00:00:00Z',
            packages: [
              {
                __typename: 'PackageBuild',
                name: 'numpy',
                version: '1.26.4',
                build: '0',
                channel: 'main',
                subdir: '',
              },
            ],
          },
        ]),
      };
    }) as never,
  } as never);
  Object.assign(acme, {
    environmentCveHistory: [2, 5].map((critical, at) => ({
      __typename: 'EnvironmentCveHistoryDay',
      date: `2026-01-0${at + 1}`,
      environmentCount: 9,
      critical,
      high: 1,
      medium: 0,
      low: 0,
      other: 0,
      blockedCount: 3,
    })),
  });
  const app = render('/organizations/acme/environments/exposure', buildUser({ organizations: [acme] }), {
    organization: () => acme as never,
  });
  // Over time: a chart with its table, the last day first.
  expect((await screen.findByRole('img', { name: /2026-01-01.*2026-01-02/ })).children).toHaveLength(2);
  const days = [...document.querySelectorAll('details tbody tr')].map((line) => line.textContent);
  expect(days).toEqual([expect.stringMatching(/^2026-01-02.*5/), expect.stringMatching(/^2026-01-01.*2/)]);
  const field = await screen.findByLabelText('Package, match spec, or CVE');
  await app.user.type(field, 'numpy <2{Enter}');
  const row = await screen.findByRole('row', { name: /forecast/ });
  expect(row.textContent).toMatch(/Max Born.*Yours.*numpy 1\.26\.4/);
  expect(screen.getByText(/2 environments of one user use it/)).toBeTruthy();
  await app.user.clear(field);
  await app.user.type(field, 'CVE-2021-41495{Enter}');
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked).toMatchObject([
    { package: null, spec: 'numpy <2', cveId: null },
    { package: null, spec: null, cveId: 'CVE-2021-41495' },
  ]);
  expect(await axeProblems()).toEqual([]);
});

test("shows a policy's impact on an environment: what it blocks, why, and whether the environment still installs", async () => {
  const asked: unknown[] = [];
  const { viewer, hub } = house({
    channels: [buildChannel({ name: 'approved' })],
    policies: connection([buildPolicy({ id: 'policy-1', name: 'No GPL' })]),
    environment: {
      ...forecast,
      policyImpact: (args: unknown) => {
        asked.push(args);
        return {
          __typename: 'EnvironmentPolicyImpact',
          channelName: 'approved',
          knownCount: 2,
          removedCount: 1,
          blockedCount: 1,
          result: { __typename: 'SolveResult', outcome: 'BREAKS', detail: 'numpy 1.26.4 cannot be installed.' },
          packages: [
            {
              __typename: 'PackageDecisionChange',
              isAllowedBefore: true,
              isAllowedAfter: false,
              rule: 'License is GPL',
              package: {
                __typename: 'PackageBuild',
                name: 'readline',
                version: '8.2',
                build: 'h0_0',
                channel: 'approved',
                subdir: 'linux-64',
              },
            },
          ],
        };
      },
    },
  });
  const app = render('/organizations/acme/environments/0190?view=draft', viewer, hub);
  await app.user.selectOptions(await screen.findByLabelText('Policy'), 'No GPL');
  expect(await screen.findByText('numpy 1.26.4 cannot be installed.')).toBeTruthy();
  expect(screen.getByRole('row', { name: /readline 8\.2/ }).textContent).toMatch(/Blocked.*License is GPL/);
  expect(
    screen.getByText('2 packages are in this channel. 1 would be blocked, 1 of them currently served.'),
  ).toBeTruthy();
  expect(asked[0]).toMatchObject({ channel: null, policyId: 'policy-1' });
  expect(app.address()).toBe('/organizations/acme/environments/0190?view=draft&policy=policy-1');
  expect(await axeProblems()).toEqual([]);
});

test('[ENV-02, ENV-11] where nothing was compared the list, the head and the scan say so, and never that nothing is known', async () => {
  const none = { critical: 0, high: 0, medium: 0, low: 0, none: 0, unscored: 0 };
  const unknown = {
    ...forecast,
    cveCounts: { __typename: 'EnvironmentCveCounts', ...none },
    knowledge: {
      __typename: 'PackagesKnowledge',
      state: 'UNKNOWN',
      packageCount: 3,
      notCheckedCount: 3,
      undeterminedCount: 0,
      affectedCount: 0,
      notAffectedCount: 0,
      noneKnownCount: 0,
    },
  } as Mock<Environment>;
  const { viewer, hub } = house({ environments: connection([unknown]), environment: unknown });
  const app = render('/organizations/acme/environments', viewer, {
    ...hub,
    scanEnvironment: (() => ({
      scan: {
        scannedAt: '2025-10-11T00:00:00Z',
        findingCount: 0,
        stats: { packageCount: 3, recognizedCount: 0, withoutCveDataCount: 3, blockedCount: 0, affectedCount: 0 },
        findings: [],
      },
      userErrors: [],
    })) as never,
  });
  expect((await screen.findByRole('row', { name: /forecast/ })).textContent).toContain('3 of 3 packages not checked');
  await app.user.click(screen.getByRole('link', { name: 'forecast' }));
  await app.user.click(await screen.findByRole('button', { name: 'Scan now' }));
  await screen.findByText(/^No package was compared with CVEs/);
  // Packages that are neither files of the hub nor checked.
  expect(screen.getAllByText('0 of 3 packages')).toHaveLength(2);
  screen.getByText('3 of 3 packages not checked');
  expect(screen.queryByText('No known CVEs')).toBeNull();
  expect(await axeProblems()).toEqual([]);
});

test.each([
  [{ isKnown: false, isCompared: false }, /^This hub doesn’t have this CVE, so no environment was compared with it\.$/],
  [{ isCompared: false }, /^This hub has no package that the CVE names/],
  [
    { notCheckedCount: 2 },
    /^No affected environments known\. Not checked in full: 2 of 3 environments contain packages/,
  ],
  [{ undeterminedCount: 1 }, /^No affected environments known\. Undetermined for 1 of 3 environments/],
])("environments with a CVE: shows what wasn't compared (%j)", async (part, sentence) => {
  const acme = buildOrganization({
    features: ['environments'],
    packageUsage: (() => ({
      environmentCount: 0,
      ownerCount: 0,
      buildCount: 0,
      builds: [],
      environments: connection([]),
      coverage: {
        __typename: 'ExposureCoverage',
        isKnown: true,
        isCompared: true,
        environmentCount: 3,
        undeterminedCount: 0,
        notCheckedCount: 0,
        ...part,
      },
    })) as never,
  } as never);
  render('/organizations/acme/environments/exposure?q=CVE-2024-28219', buildUser({ organizations: [acme] }), {
    organization: () => acme as never,
  });
  await screen.findByText(sentence);
});
