import type { RouteObject } from 'react-router-dom';
import { layout } from '../../lib/routeLayout.ts';
import { paths } from '../../paths.ts';

const handle = layout({ public: true, hideUnauthenticatedMainNav: true, showScrollToTop: true });

/** The hub's own guides. */
export const helpRoutes: RouteObject[] = [
  { path: paths.help.pattern, handle, lazy: { Component: async () => (await import('./HelpPage.tsx')).HelpPage } },
  { path: paths.guide.pattern, handle, lazy: { Component: async () => (await import('./HelpPage.tsx')).GuidePage } },
];
