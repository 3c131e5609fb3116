import type { Brings, Feature } from '../../lib/feature.ts';

const addresses = { auditLog: '/organizations/:org/audit-log' } as const;

/** What was decided in an organization, in a chain of hashes, for its admins. */
export const feature: Feature<typeof addresses> & Brings<'HubAuditLog'> = {
  addresses,
  pages: {
    auditLog: {
      layout: { requiresRole: ['ADMIN'] },
      area: { label: 'Audit log', icon: 'ScrollText', order: 92, letter: 'i', managing: true },
      Component: async () => (await import('./AuditPage.tsx')).AuditPage,
    },
  },
  parts: { HubAuditLog: async () => (await import('./HubAuditLog.tsx')).HubAuditLog },
};
