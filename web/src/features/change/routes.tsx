import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths.ts';

/** What was changed of an organization. */
export const changeRoutes: RouteObject[] = [
  { path: paths.changes.pattern, lazy: { Component: async () => (await import('./ChangesPage.tsx')).ChangesPage } },
];
