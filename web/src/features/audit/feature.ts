import type { Brings, Feature } from '../../lib/feature.ts';

const addresses = { auditLog: '/organizations/:org/audit-log' } as const;

/** An organization's audit log, a hash chain, for its admins. */
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
