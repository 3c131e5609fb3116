import { defineArea } from '../area.ts';
import { auditResolvers } from './resolvers.ts';
import { AuditSource } from './source.ts';

declare module '../context.ts' {
  interface Sources {
    audit: AuditSource;
  }
}

/** What was decided in organizations and of the hub. */
export const area = defineArea({ name: 'audit', source: AuditSource, resolvers: [auditResolvers] });
