import type { Feature } from '../../lib/feature.ts';

const addresses = {
  supportCenter: '/support-center',
  faq: '/FAQ',
  learning: '/my-learning',
  status: '/app/status',
  statusArea: '/app',
} as const;

/** The support center, questions, learning and status. */
export const feature: Feature<typeof addresses> = {
  addresses,
  pages: {
    supportCenter: {
      layout: { public: true, hideMainNavigation: true, showSearch: false, showDownload: true },
      place: { label: 'Support', icon: 'LifeBuoy', order: 130, key: { letter: 'd', label: 'Support' } },
      Component: async () => (await import('./SupportPage.tsx')).SupportPage,
    },
    faq: {
      layout: { requiresVerified: true, showScrollToTop: true, expandedSearch: true },
      Component: async () => (await import('./FaqPage.tsx')).FaqPage,
    },
    learning: {
      layout: { requiresFlag: { flag: 'my-learning', otherwise: { entry: 'my-learning' } } },
      place: { label: 'My Learning', icon: 'GraduationCap', order: 80 },
      Component: async () => (await import('./LearningPage.tsx')).LearningPage,
    },
    status: {
      layout: { public: true, hideUnauthenticatedMainNav: true },
      place: { label: 'Status', icon: 'Activity', order: 110, forOperators: true },
      Component: async () => (await import('./StatusPage.tsx')).StatusPage,
    },
    statusArea: { layout: { public: true }, leadsTo: 'status' },
  },
};
