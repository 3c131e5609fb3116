import type { RouteObject } from 'react-router-dom';
import { layout } from '../../lib/routeLayout.ts';
import { paths } from '../../paths.ts';

/** The people of an organization, and the page that answers an invitation (INV-11), which visitors see too (ROUTE-61). */
export const memberRoutes: RouteObject[] = [
  { path: paths.members.pattern, lazy: { Component: async () => (await import('./MembersPage.tsx')).MembersPage } },
  {
    path: paths.invitation.pattern,
    handle: layout({ public: true, hideMainNavigation: true }),
    lazy: { Component: async () => (await import('./InvitationPage.tsx')).InvitationPage },
  },
];
