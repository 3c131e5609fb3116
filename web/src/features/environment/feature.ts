import type { Brings, Feature } from '../../lib/feature.ts';
import { organizationPlans, type RouteLayout } from '../../lib/routeLayout.ts';

const addresses = {
  environmentsArea: '/environments',
  environments: '/organizations/:org/environments',
  environment: '/organizations/:org/environments/:environmentId',
  exposure: '/organizations/:org/environments/exposure',
} as const;

const paid: RouteLayout = { requiresSubscription: organizationPlans, feature: 'environments' };

/** The environments area, an organization's environments, and one of them. */
export const feature: Feature<typeof addresses> & Brings<'Exposure' | 'EnvironmentsUnderDraft'> = {
  addresses,
  pages: {
    environmentsArea: { Component: async () => (await import('./AreaPage.tsx')).AreaPage },
    environments: {
      layout: paid,
      area: { label: 'Environments', icon: 'Box', order: 40, letter: 'e' },
      Component: async () => (await import('./EnvironmentsPage.tsx')).EnvironmentsPage,
    },
    environment: {
      layout: paid,
      Component: async () => (await import('./EnvironmentPage.tsx')).EnvironmentPage,
    },
    exposure: {
      layout: paid,
      Component: async () => (await import('./ExposurePage.tsx')).ExposurePage,
    },
  },
  parts: {
    Exposure: async () => (await import('./ExposurePart.tsx')).ExposurePart,
    EnvironmentsUnderDraft: async () => (await import('./UnderDraftPart.tsx')).UnderDraftPart,
  },
  // Its pages are fields of one object.
  cache: { PackageUsage: { merge: true } },
};
