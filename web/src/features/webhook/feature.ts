import type { Feature } from '../../lib/feature.ts';

const addresses = {
  webhooks: '/organizations/:org/webhooks',
  webhook: '/organizations/:org/webhooks/:webhookId',
} as const;

/** Webhooks for an organization's audit events, for its admins. */
export const feature: Feature<typeof addresses> = {
  addresses,
  pages: {
    webhooks: {
      layout: { requiresRole: ['ADMIN'] },
      area: { label: 'Webhooks', icon: 'Webhook', order: 94, letter: 'f', managing: true },
      Component: async () => (await import('./WebhooksPage.tsx')).WebhooksPage,
    },
    webhook: {
      layout: { requiresRole: ['ADMIN'] },
      Component: async () => (await import('./WebhookPage.tsx')).WebhookPage,
    },
  },
  cache: {
    Organization: { fields: { webhooks: { merge: false } } },
  },
};
