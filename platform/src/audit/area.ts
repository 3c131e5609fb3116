/** The audit area: logs in tamper-evident chains. */
import { defineArea } from '../area.ts';
import { auditRoutes } from './routes.ts';
import { AuditLog } from './service.ts';

/** The audit area. */
export const area = defineArea({
  create: ({ db }) => ({ routes: auditRoutes(new AuditLog(db)) }),
});
