import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { axeProblems } from '../../../testing/axe.ts';
import { buildChannel, buildPolicy } from '../../../testing/builders.ts';
import { render } from '../../../testing/render.tsx';
import { baseline, buildImpact, filtersOf, policyHub, warmUp } from '../testHub.ts';

beforeAll(warmUp);

const stored = buildPolicy({ filters: filtersOf(baseline), namesOfChannelsAppliedTo: ['approved'] });
const platform = (name: string, part: object = {}) => ({
  __typename: 'SubdirInstallability' as const,
  subdir: name,
  allowed: 13_906,
  uninstallableFileCount: 11_167,
  newlyUninstallableFileCount: 10_926,
  unchecked: 12,
  uninstallablePackageCount: 1048,
  uninstallablePackages: [
    {
      __typename: 'UninstallablePackage' as const,
      name: 'numpy',
      fileCount: 42,
      detail: `numpy 2.1 can’t be installed on ${name}: it needs libgcc >=15, and all 20 files that would do are refused.`,
    },
  ],
  rootCauses: [
    {
      __typename: 'RootCause' as const,
      spec: 'libgcc >=14',
      rule: 'License not in GPL3',
      blockedFileCount: 20,
      affectedFileCount: 7950,
      affectedPackageCount: 908,
    },
    {
      __typename: 'RootCause' as const,
      spec: null,
      rule: null,
      blockedFileCount: 0,
      affectedFileCount: 5,
      affectedPackageCount: 2,
    },
  ],
  ...part,
});
const repair = {
  __typename: 'ExceptionSuggestions' as const,
  items: [
    {
      __typename: 'SuggestedException' as const,
      name: 'libgcc',
      spec: 'libgcc',
      files: 20,
      reason: 'License GPL3',
      highestScore: null,
      isExploited: false,
    },
    {
      __typename: 'SuggestedException' as const,
      name: 'libtiff',
      spec: 'libtiff',
      files: 7,
      reason: 'CVE-2025-9900 9.1',
      highestScore: 9.1,
      isExploited: true,
    },
  ],
  isMinimal: true,
  isTimedOut: false,
  targetCount: 100,
  restoredFileCount: 9225,
  uninstallableBefore: 1048,
  uninstallableAfter: 149,
  unresolvedPackages: ['nowhere'],
  elapsedMs: 128,
};

interface Asked {
  filters: { exceptions: unknown };
}

function open(step: string) {
  const { viewer, hub } = policyHub({
    policy: stored,
    channels: [buildChannel({ name: 'approved', type: 'VIRTUAL' })],
    exceptionSuggestions: repair,
    policyImpact: (({ channel, filters }: { channel: string } & Asked) => {
      const excepted = JSON.stringify(filters.exceptions).includes('libgcc');
      return buildImpact({
        channel: buildChannel({ name: channel }),
        installability: {
          __typename: 'Installability',
          bySubdir: excepted
            ? [
                platform('linux-64', {
                  uninstallableFileCount: 0,
                  newlyUninstallableFileCount: 0,
                  unchecked: 0,
                  uninstallablePackageCount: 0,
                  uninstallablePackages: [],
                  rootCauses: [],
                }),
              ]
            : [
                platform('linux-64'),
                platform('win-64', {
                  uninstallableFileCount: 90,
                  newlyUninstallableFileCount: 90,
                  uninstallablePackageCount: 0,
                }),
              ],
          uninstallablePackageCount: excepted ? 0 : 1048,
          installChecks: [
            {
              __typename: 'InstallCheckChange',
              label: 'science',
              isRequired: true,
              subdir: 'linux-64',
              before: true,
              after: excepted,
              detail: excepted ? null : 'scipy 1.0 can’t be installed on linux-64.',
            },
          ],
        },
      });
    }) as never,
  } as never);
  return render(`/organizations/acme/policies/policy-1/edit?step=${step}`, viewer, hub);
}

test('unchecked files aren’t called installable, in the wizard and in the review', async () => {
  const { viewer, hub } = policyHub({
    policy: stored,
    channels: [buildChannel({ name: 'approved', type: 'VIRTUAL' })],
    policyImpact: (({ channel }: { channel: string }) =>
      buildImpact({
        channel: buildChannel({ name: channel }),
        installability: {
          __typename: 'Installability',
          bySubdir: [
            platform('linux-64', {
              uninstallableFileCount: 0,
              newlyUninstallableFileCount: 0,
              unchecked: 209_442,
              uninstallablePackageCount: 0,
              uninstallablePackages: [],
              rootCauses: [],
            }),
          ],
          uninstallablePackageCount: 0,
          installChecks: [],
        },
      })) as never,
  } as never);
  for (const step of ['review', 'packages']) {
    const { unmount } = render(`/organizations/acme/policies/policy-1/edit?step=${step}`, viewer, hub);
    await screen.findByText('No allowed file loses a dependency.');
    screen.getByText('209,442 files not checked for dependency conflicts.');
    expect(screen.queryByText('Allowed files stay installable.')).toBeNull();
    unmount();
  }
});

test('while the hub reads a large channel, installability is pending, and then shown', async () => {
  let requests = 0;
  const { viewer, hub } = policyHub({
    policy: stored,
    channels: [buildChannel({ name: 'approved', type: 'VIRTUAL' })],
    policyImpact: (({ channel }: { channel: string }) => {
      const isPending = ++requests === 1;
      return buildImpact({
        channel: buildChannel({ name: channel }),
        isInstallabilityPending: isPending,
        installability: isPending
          ? null
          : {
              __typename: 'Installability',
              bySubdir: [platform('linux-64')],
              uninstallablePackageCount: 1048,
              installChecks: [],
            },
      });
    }) as never,
  } as never);
  render('/organizations/acme/policies/policy-1/edit?step=review', viewer, hub);
  await screen.findByText('Checking installability…');
  const panel = await screen.findByRole('region', { name: 'Installability' });
  expect(panel.textContent).toContain('11,167 of 13,906 allowed files on linux-64 couldn’t be installed.');
  expect(screen.queryByText('Checking installability…')).toBeNull();
});

test('the review says what of the files that stay could not be installed, by platform, with causes and lost packages', async () => {
  open('review');
  const panel = await screen.findByRole('region', { name: 'Installability' });
  expect(panel.textContent).toContain(
    '11,167 of 13,906 allowed files on linux-64 couldn’t be installed. 1,048 packages would become uninstallable on linux-64. 241 of them can’t be installed without a policy either.',
  );
  expect(panel.textContent).toContain('90 of 13,906 allowed files on win-64 couldn’t be installed.');
  const causes = within(panel).getByRole('table', { name: 'Root causes on linux-64' });
  expect([...causes.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
    'libgcc >=14License not in GPL37,950908',
    'Conflicting dependencies52',
  ]);
  within(panel).getByText(/numpy 2\.1 can’t be installed on linux-64/);
  expect(panel.textContent).toContain('Showing 1 of 1,048.');
  expect(within(panel).getByRole('region', { name: 'Install checks' }).textContent).toBe(
    '1 check would fail:science on linux-64 (required) scipy 1.0 can’t be installed on linux-64. ',
  );
  expect(await axeProblems()).toEqual([]);
});

test('next to a step, shows the worst platform and its causes in brief', async () => {
  const app = open('packages');
  const panel = await screen.findByRole('region', { name: 'Installability' });
  expect(panel.textContent).toContain('11,167 of 13,906 allowed files on linux-64 couldn’t be installed.');
  expect(panel.textContent).not.toContain('allowed files on win-64');
  await app.user.selectOptions(within(panel).getByRole('combobox', { name: 'Platform' }), 'win-64');
  expect(panel.textContent).toContain('90 of 13,906 allowed files on win-64 couldn’t be installed.');
});

test('exceptions are proposed, none is chosen beforehand, and those that are chosen become an exclusion of the draft', async () => {
  const app = open('review');
  await app.user.click(await screen.findByRole('button', { name: 'Suggest exceptions' }));
  const proposal = await screen.findByRole('region', { name: 'Suggested exceptions' });
  expect(proposal.textContent).toContain(
    'Restores 100 most-depended-on packages and 9,225 files in total. Uninstallable packages on all platforms: 1,048 → 149.',
  );
  expect(proposal.textContent).toContain('This is the smallest possible set.');
  expect(proposal.textContent).toContain('No exception can restore nowhere.');
  expect(proposal.textContent).toContain('known exploited');
  const boxes = within(proposal).getAllByRole('checkbox');
  expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([false, false, false]);
  await app.user.click(within(proposal).getByRole('checkbox', { name: 'libgcc' }));
  await app.user.click(within(proposal).getByRole('button', { name: 'Add 1 exception to the exclusions' }));
  await screen.findByText('Allowed files stay installable.');
  expect(screen.getByRole('region', { name: 'Exclusions' }).textContent).toContain('libgcc');
  expect(screen.getByRole('region', { name: 'Exclusions' }).textContent).not.toContain('libtiff');
});
