/** The audit area: what was decided, in chains that nobody changes. */
import { defineArea } from '../area.ts';
import { auditRoutes } from './routes.ts';
import { AuditLog } from './service.ts';

/** The audit log of a hub. */
export const area = defineArea({
  create: ({ db }) => ({ routes: auditRoutes(new AuditLog(db)) }),
});
