import type { RouteObject } from 'react-router-dom';
import { layout } from '../../lib/routeLayout.ts';
import { paths } from '../../paths.ts';

/** Shared notebooks, one's own, and the way into a notebook server (ROUTE-08, ROUTE-09, ROUTE-38, ROUTE-61). */
export const notebookRoutes: RouteObject[] = [
  {
    path: paths.sharedNotebook.pattern,
    handle: layout({ public: true }),
    lazy: {
      loader: async () => (await import('./loaders.ts')).sharedNotebookLoader,
      Component: async () => (await import('./SharedNotebookPage.tsx')).SharedNotebookPage,
    },
  },
  {
    path: paths.workspace.pattern,
    handle: layout({ requiresSubscription: true }),
    lazy: {
      loader: async () => (await import('./loaders.ts')).workspaceLoader,
      Component: async () => (await import('./WorkspacePage.tsx')).WorkspacePage,
    },
  },
  {
    path: paths.codeInTheCloud.pattern,
    handle: layout({ public: true }),
    lazy: { Component: async () => (await import('./CodeInTheCloudPage.tsx')).CodeInTheCloudPage },
  },
];
