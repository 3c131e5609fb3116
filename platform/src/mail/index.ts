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
export type { Mail, MailText } from './store.ts';

/** Mails, for other areas. */
export interface MailArea extends Area {
  /** Writes a mail in the transaction that causes it: it goes out if and only if that commits. */
  write(trx: Trx, mail: Mail): Promise<void>;
  /** Whether mails go out; where they do not, operators read them in the outbox. */
  sends(): boolean;
  /** What operators see of mails, and what they do with them. */
  operated: Pick<MailService, 'state' | 'queue' | 'retry' | 'test'>;
}

/** Mails: by SMTP where a server is configured, else kept for the hub's operators. */
export function createMail(core: Core): MailArea {
  const service = new MailService(core);
  return {
    routes: mailRoutes(service),
    write: (trx, mail) => service.write(trx, mail),
    sends: () => service.sends(),
    operated: service,
    cleanUps: [{ name: 'old mails', schedule: HOURLY, run: () => service.cleanUp() }],
    start: () => service.resume(),
    stop: () => Promise.resolve(service.close()),
  };
}
