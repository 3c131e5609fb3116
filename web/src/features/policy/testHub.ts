import { emptyCveRule, emptyForm, formToFilters, type PolicyForm } from '@terrarium/domain/policy';
import type { Organization, PolicyImpact } from '../../gen/types.ts';
import { buildChannel, buildOrganization, buildPolicy, buildUser, connection } from '../../testing/builders.ts';
import type { Hub, Mock } from '../../testing/schema.ts';

// Browser APIs that a dialog's focus trap needs and jsdom lacks.
Object.assign(globalThis, { CSS: { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } });

/** An impact that removes 1,107 files and adds 113. */
export const buildImpact = (part: Partial<Mock<PolicyImpact>> = {}): Mock<PolicyImpact> =>
  ({
    __typename: 'PolicyImpact',
    channel: buildChannel({ name: 'approved' }),
    isPublished: true,
    fileCountBefore: 43_218,
    fileCountAfter: 42_224,
    removedFileCount: 1107,
    addedFileCount: 113,
    byRule: [
      {
        __typename: 'RuleImpact',
        rule: 'Platform in linux-64',
        label: 'Platform',
        facet: 'platform',
        removedFileCount: 593,
        addedFileCount: 0,
      },
      {
        __typename: 'RuleImpact',
        rule: 'CVE score ≥ 6, status active',
        label: 'CVE score ≥ 6',
        facet: 'cve_score',
        removedFileCount: 514,
        addedFileCount: 113,
      },
    ],
    bySubdir: [
      {
        __typename: 'SubdirImpact',
        subdir: 'linux-64',
        fileCountBefore: 14_902,
        fileCountAfter: 14_618,
        removedFileCount: 344,
        addedFileCount: 60,
      },
    ],
    removedPackages: Array.from({ length: 6 }, (_unused, index) => ({
      __typename: 'PackageImpact' as const,
      name: `gdal${index}`,
      spec: `gdal${index}<3`,
      fileCount: 71 - index,
      reason: 'Platform osx-64',
      isFullyBlocked: index === 0,
    })),
    removedPackageCount: 6,
    addedPackages: [
      {
        __typename: 'PackageImpact',
        name: 'glib',
        spec: 'glib',
        fileCount: 31,
        reason: 'License LGPL allowed again',
        isFullyBlocked: false,
      },
    ],
    addedPackageCount: 1,
    draftRules: [],
    exceptedFileCount: 0,
    packageCount: 641,
    checkedPackageCount: 641,
    unscoredFileCount: 0,
    undeterminedFileCount: 0,
    cveStatuses: [],
    seriousFileCount: 0,
    seriousByStatus: [],
    installability: { __typename: 'Installability', bySubdir: [], uninstallablePackageCount: 0, installChecks: [] },
    isInstallabilityPending: false,
    problems: [],
    elapsedMs: 12,
    ...part,
  }) as Mock<PolicyImpact>;

/** Filters of a form with some parts filled in. */
export const filtersOf = (part: Partial<PolicyForm> = {}) => formToFilters({ ...emptyForm(), ...part });

/** The stored policy of the tests: platforms, a name, a CVE rule. */
export const baseline = {
  packageRules: {
    ...emptyForm().packageRules,
    platform: { operator: 'in' as const, values: ['linux-64', 'osx-arm64'] },
    names: { operator: 'not_in' as const, values: ['xz=5.6.*'] },
  },
  cveRules: [
    {
      ...emptyCveRule(),
      groupKey: 'abcdefghij',
      score: 6,
      statuses: ['active' as const],
      allowlist: ['CVE-2021-41496'],
    },
  ],
};

/** A hub with one organization, whose channel `approved` can be tried on. */
export function policyHub(
  organization: Partial<Mock<Organization>> = {},
  rest: Hub = {},
): { viewer: ReturnType<typeof buildUser>; hub: Hub } {
  const acme = buildOrganization({
    channels: [buildChannel({ name: 'main' }), buildChannel({ name: 'approved', type: 'VIRTUAL' })],
    policyImpact: (({ channel }: { channel: string }) =>
      buildImpact({ channel: buildChannel({ name: channel }) })) as never,
    policy: buildPolicy({ filters: filtersOf(baseline), description: 'Packages for production.' }),
    policies: connection([buildPolicy()]) as never,
    channel: (({ name }: { name: string }) => buildChannel({ name })) as never,
    ...organization,
  } as Partial<Mock<Organization>>);
  return { viewer: buildUser({ organizations: [acme] } as never), hub: { organization: acme as never, ...rest } };
}

/** Loads lazy screens in advance, so that no test waits for them. */
export const warmUp = (): Promise<unknown> =>
  Promise.all([
    import('./list/PoliciesPage.tsx'),
    import('./wizard/WizardRoute.tsx'),
    import('./apply/ApplyRoute.tsx'),
    import('./history/HistoryRoute.tsx'),
    import('./copy/ImportRoute.tsx'),
    import('../../ui/overlay/DialogImpl.tsx'),
    import('../../ui/overlay/MenuImpl.tsx'),
  ]);
