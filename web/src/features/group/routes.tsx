import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths.ts';

/** The groups of an organization, and one group (GROUP-01). */
export const groupRoutes: RouteObject[] = [
  { path: paths.groups.pattern, lazy: { Component: async () => (await import('./GroupsPage.tsx')).GroupsPage } },
  { path: paths.group.pattern, lazy: { Component: async () => (await import('./GroupPage.tsx')).GroupPage } },
];
