import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { axeProblems } from '../../../testing/axe.ts';
import { buildChannel, buildPolicy } from '../../../testing/builders.ts';
import { render } from '../../../testing/render.tsx';
import { baseline, buildImpact, filtersOf, policyHub, warmUp } from '../testHub.ts';

beforeAll(warmUp);

const stored = buildPolicy({ filters: filtersOf(baseline), namesOfChannelsAppliedTo: ['approved'] });
const platform = (name: string, part: object = {}) => ({
  __typename: 'PlatformInstallability' as const,
  platform: name,
  allowed: 13_906,
  broken: 11_167,
  newlyBroken: 10_926,
  unchecked: 12,
  lostPackageCount: 1048,
  lostPackages: [
    {
      __typename: 'LostPackage' as const,
      name: 'numpy',
      files: 42,
      detail: `numpy 2.1 cannot be installed on ${name}: it needs libgcc >=15, and all 20 files that would do are refused.`,
    },
  ],
  rootCauses: [
    {
      __typename: 'RootCause' as const,
      spec: 'libgcc >=14',
      rule: 'License not in GPL3',
      refused: 20,
      files: 7950,
      packages: 908,
    },
    { __typename: 'RootCause' as const, spec: null, rule: null, refused: 0, files: 5, packages: 2 },
  ],
  ...part,
});
const repair = {
  __typename: 'PolicyRepair' as const,
  exceptions: [
    {
      __typename: 'ProposedException' as const,
      name: 'libgcc',
      spec: 'libgcc',
      files: 20,
      reason: 'License GPL3',
      worstScore: null,
      isExploited: false,
    },
    {
      __typename: 'ProposedException' as const,
      name: 'libtiff',
      spec: 'libtiff',
      files: 7,
      reason: 'CVE-2025-9900 9.1',
      worstScore: 9.1,
      isExploited: true,
    },
  ],
  isProvedSmallest: true,
  isTimedOut: false,
  targetCount: 100,
  revivedFileCount: 9225,
  lostBefore: 1048,
  stillLost: 149,
  notRepairable: ['nowhere'],
  elapsed: 128,
};

interface Asked {
  filters: { exceptions: unknown };
}

function open(step: string) {
  const { viewer, hub } = policyHub({
    policy: stored,
    channels: [buildChannel({ name: 'approved', type: 'VIRTUAL' })],
    policyRepair: repair,
    policyImpact: (({ channel, filters }: { channel: string } & Asked) => {
      const excepted = JSON.stringify(filters.exceptions).includes('libgcc');
      return buildImpact({
        channel: buildChannel({ name: channel }),
        installability: {
          __typename: 'Installability',
          byPlatform: excepted
            ? [
                platform('linux-64', {
                  broken: 0,
                  newlyBroken: 0,
                  lostPackageCount: 0,
                  lostPackages: [],
                  rootCauses: [],
                }),
              ]
            : [platform('linux-64'), platform('win-64', { broken: 90, newlyBroken: 90, lostPackageCount: 0 })],
          lostPackageCount: excepted ? 0 : 1048,
          probes: [
            {
              __typename: 'ProbeChange',
              label: 'science',
              isRequired: true,
              platform: 'linux-64',
              before: true,
              after: excepted,
              detail: excepted ? null : 'scipy 1.0 cannot be installed on linux-64.',
            },
          ],
        },
      });
    }) as never,
  } as never);
  return render(`/organizations/acme/policies/policy-1/edit?step=${step}`, viewer, hub);
}

test('the review says what of the files that stay could not be installed, by platform, with causes and lost packages', async () => {
  open('review');
  const panel = await screen.findByRole('region', { name: 'What can be installed' });
  expect(panel.textContent).toContain(
    'Of 13,906 files that stay on linux-64, 11,167 could not be installed. 1,048 packages lost on linux-64. 241 of them cannot without a policy either.',
  );
  expect(panel.textContent).toContain('Of 13,906 files that stay on win-64, 90 could not be installed.');
  const causes = within(panel).getByRole('table', { name: 'Root causes on linux-64' });
  expect([...causes.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
    'libgcc >=14License not in GPL37,950908',
    'What they need excludes one another52',
  ]);
  within(panel).getByText(/numpy 2\.1 cannot be installed on linux-64/);
  expect(panel.textContent).toContain('The first 1 of 1,048.');
  expect(within(panel).getByRole('region', { name: 'Probes' }).textContent).toBe(
    '1 probe would fail:science on linux-64 (required) scipy 1.0 cannot be installed on linux-64. ',
  );
  expect(await axeProblems()).toEqual([]);
});

test('beside a step the worst platform is told, and its causes in brief', async () => {
  const app = open('packages');
  const panel = await screen.findByRole('region', { name: 'What can be installed' });
  expect(panel.textContent).toContain('Of 13,906 files that stay on linux-64');
  expect(panel.textContent).not.toContain('Of 13,906 files that stay on win-64');
  await app.user.selectOptions(within(panel).getByRole('combobox', { name: 'Platform' }), 'win-64');
  expect(panel.textContent).toContain('Of 13,906 files that stay on win-64, 90 could not be installed.');
});

test('exceptions are proposed, none is chosen beforehand, and those that are chosen become an exclusion of the draft', async () => {
  const app = open('review');
  await app.user.click(await screen.findByRole('button', { name: 'Propose exceptions' }));
  const proposal = await screen.findByRole('region', { name: 'Proposed exceptions' });
  expect(proposal.textContent).toContain('9,225 files in all: 1,048 → 149 packages lost, all platforms together.');
  expect(proposal.textContent).toContain('No smaller set of packages brings them back.');
  expect(proposal.textContent).toContain('No exception brings back nowhere.');
  expect(proposal.textContent).toContain('known to be exploited');
  const boxes = within(proposal).getAllByRole('checkbox');
  expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([false, false, false]);
  await app.user.click(within(proposal).getByRole('checkbox', { name: 'libgcc' }));
  await app.user.click(within(proposal).getByRole('button', { name: 'Add 1 exception to the exclusions' }));
  await screen.findByText('What stays can be installed as before.');
  expect(screen.getByRole('region', { name: 'Exclusions' }).textContent).toContain('libgcc');
  expect(screen.getByRole('region', { name: 'Exclusions' }).textContent).not.toContain('libtiff');
});
