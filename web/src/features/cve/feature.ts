import type { Brings, Feature } from '../../lib/feature.ts';

const addresses = {
  cves: '/cves',
  cve: '/cves/:cveId',
  vexSources: '/organizations/:org/vex',
  servedCves: '/organizations/:org/cves',
} as const;

/** CVEs and one CVE (ART-05). */
export const feature: Feature<typeof addresses> & Brings<'AdvisoryNotices' | 'CveRuleWarnings' | 'FindingHistory'> = {
  addresses,
  parts: {
    AdvisoryNotices: async () => (await import('./AdvisoryNotices.tsx')).AdvisoryNotices,
    CveRuleWarnings: async () => (await import('./CveRuleWarnings.tsx')).CveRuleWarnings,
    FindingHistory: async () => (await import('./FindingHistory.tsx')).FindingHistory,
  },
  pages: {
    cves: {
      layout: { showScrollToTop: true },
      place: { label: 'CVEs', icon: 'Bug', order: 30, key: { letter: 'v', label: 'CVEs' } },
      loader: async () => (await import('./loaders.ts')).cvesLoader,
      Component: async () => (await import('./CvesPage.tsx')).CvesPage,
    },
    cve: {
      loader: async () => (await import('./loaders.ts')).cveLoader,
      Component: async () => (await import('./CvePage.tsx')).CvePage,
    },
    servedCves: { Component: async () => (await import('./ServedCvesPage.tsx')).ServedCvesPage },
    vexSources: { Component: async () => (await import('./VexSourcesPage.tsx')).VexSourcesPage },
  },
};
