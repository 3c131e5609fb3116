import { Navigate, type RouteObject } from 'react-router-dom';
import { layout } from '../../lib/routeLayout.ts';
import { paths } from '../../paths.ts';

/** The support center, questions, learning and status. */
export const supportRoutes: RouteObject[] = [
  {
    path: paths.supportCenter.pattern,
    handle: layout({ public: true, hideMainNavigation: true, showSearch: false, showDownload: true }),
    lazy: { Component: async () => (await import('./SupportPage.tsx')).SupportPage },
  },
  {
    path: paths.faq.pattern,
    handle: layout({ requiresVerified: true, showScrollToTop: true, expandedSearch: true }),
    lazy: { Component: async () => (await import('./FaqPage.tsx')).FaqPage },
  },
  {
    path: paths.learning.pattern,
    handle: layout({ requiresFlag: { flag: 'my-learning', otherwise: { route: paths.home.href() } } }),
    lazy: { Component: async () => (await import('./LearningPage.tsx')).LearningPage },
  },
  { path: paths.status.pattern, lazy: { Component: async () => (await import('./StatusPage.tsx')).StatusPage } },
  { path: paths.statusArea.pattern, element: <Navigate replace to={paths.status.href()} /> },
];
