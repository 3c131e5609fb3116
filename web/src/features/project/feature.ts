import type { Feature } from '../../lib/feature.ts';

const addresses = {
  projects: '/projects',
  project: '/projects/:projectId',
  organizationProjects: '/organizations/:org/projects',
} as const;

/** The user's projects, those of an organization, and one project (PROJ-01). */
export const feature: Feature<typeof addresses> = {
  addresses,
  pages: {
    projects: {
      place: { label: 'Projects', icon: 'FolderKanban', order: 45, key: { letter: 'j', label: 'Projects' } },
      Component: async () => (await import('./ProjectsPage.tsx')).ProjectsPage,
    },
    project: { Component: async () => (await import('./ProjectPage.tsx')).ProjectPage },
    organizationProjects: {
      area: { label: 'Projects', icon: 'FolderKanban', order: 45, letter: 'k' },
      Component: async () => (await import('./OrganizationProjectsPage.tsx')).OrganizationProjectsPage,
    },
  },
  // Its pages are fields of one object.
  cache: { ProjectFolder: { merge: true } },
};
