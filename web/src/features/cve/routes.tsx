import type { RouteObject } from 'react-router-dom';
import { layout } from '../../lib/routeLayout.ts';
import { paths } from '../../paths.ts';

/** CVEs and one CVE (ART-05). */
export const cveRoutes: RouteObject[] = [
  {
    path: paths.cves.pattern,
    handle: layout({ showScrollToTop: true }),
    lazy: {
      loader: async () => (await import('./loaders.ts')).cvesLoader,
      Component: async () => (await import('./CvesPage.tsx')).CvesPage,
    },
  },
  {
    path: paths.cve.pattern,
    lazy: {
      loader: async () => (await import('./loaders.ts')).cveLoader,
      Component: async () => (await import('./CvePage.tsx')).CvePage,
    },
  },
];
