import type { Area, Core } from '../core.ts';
import type { Trx } from '../db/index.ts';
import { HOURLY } from '../jobs/index.ts';
import { mailRoutes } from './routes.ts';
import { MailService } from './service.ts';
import type { Mail } from './store.ts';

export {
  mailState as mailStateSchema,
  mailTest as mailTestSchema,
  queuedMail as queuedMailSchema,
} from './contract.ts';
export { TO_OWNER, toAdmins } from './reasons.ts';
export type { Mail, MailText } from './store.ts';

/** Emails, for other areas. */
export interface MailArea extends Area {
  /** Writes an email in the transaction that causes it: it is sent if and only if that commits. */
  write(trx: Trx, mail: Mail): Promise<void>;
  /** Returns whether emails are sent. Otherwise operators read them in the outbox. */
  sends(): boolean;
  /** Operator actions on emails. */
  operated: Pick<MailService, 'state' | 'queue' | 'retry' | 'test'>;
}

/** Creates the mail area: SMTP if a server is configured, else emails are kept for operators. */
export function createMail(core: Core): MailArea {
  const service = new MailService(core);
  return {
    routes: mailRoutes(service),
    write: (trx, mail) => service.write(trx, mail),
    sends: () => service.sends(),
    operated: service,
    cleanUps: [{ name: 'old emails', schedule: HOURLY, run: () => service.cleanUp() }],
    start: () => service.resume(),
    stop: () => service.close(),
  };
}
