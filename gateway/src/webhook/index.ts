import { defineArea } from '../area.ts';
import { webhookResolvers } from './resolvers.ts';
import { WebhookSource } from './source.ts';

declare module '../context.ts' {
  interface Sources {
    webhook: WebhookSource;
  }
}

/** Webhooks of organizations. */
export const area = defineArea({ name: 'webhook', source: WebhookSource, resolvers: [webhookResolvers] });
