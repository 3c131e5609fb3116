import type { Brings, Feature } from '../../lib/feature.ts';

const addresses = {
  codeInTheCloud: '/code-in-the-cloud',
  sharedNotebook: '/share/notebooks/:id',
  workspace: '/workspace',
} as const;

/** Shared notebooks, one's own, and the way into a notebook server (ROUTE-08, ROUTE-09, ROUTE-38, ROUTE-61). */
export const feature: Feature<typeof addresses> & Brings<'Markdown' | 'Notebook'> = {
  addresses,
  parts: {
    Markdown: async () => (await import('./Markdown.tsx')).Markdown,
    Notebook: async () => (await import('./NotebookView.tsx')).NotebookView,
  },
  pages: {
    codeInTheCloud: {
      layout: { public: true },
      Component: async () => (await import('./CodeInTheCloudPage.tsx')).CodeInTheCloudPage,
    },
    sharedNotebook: {
      layout: { public: true },
      loader: async () => (await import('./loaders.ts')).sharedNotebookLoader,
      Component: async () => (await import('./SharedNotebookPage.tsx')).SharedNotebookPage,
    },
    workspace: {
      layout: { requiresSubscription: true },
      place: { label: 'Workspace', icon: 'FolderOpen', order: 40, key: { letter: 'w', label: 'Workspace' } },
      loader: async () => (await import('./loaders.ts')).workspaceLoader,
      Component: async () => (await import('./WorkspacePage.tsx')).WorkspacePage,
    },
  },
};
