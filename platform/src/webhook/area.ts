/** The webhook area: delivers audit log events of an organization to the endpoints that its admins configure. */
import { defineArea } from '../area.ts';
import { onAuditEntry } from '../audit/index.ts';
import { createSeal } from '../identity/index.ts';
import { HOURLY } from '../jobs/index.ts';
import { area as mailArea } from '../mail/area.ts';
import { Deliveries } from './deliveries.ts';
import { webhookRoutes } from './routes.ts';
import { Webhooks } from './service.ts';

/** Events of other processes, and missed ones of this process, are sent within the minute. */
const EVERY_MINUTE = '* * * * *';

/** The webhook area. */
export const area = defineArea({
  needs: { mail: mailArea },
  create: (core, { mail }) => {
    const seal = createSeal(core.config.dataDir);
    const deliveries = new Deliveries(core, { seal, mail });
    let deaf = (): unknown => undefined;
    return {
      routes: webhookRoutes(new Webhooks(core, seal, deliveries)),
      cleanUps: [
        { name: 'webhooks that wait', schedule: EVERY_MINUTE, run: () => deliveries.handOver() },
        { name: 'old deliveries of webhooks', schedule: HOURLY, run: () => deliveries.purge() },
      ],
      start: async () => {
        await deliveries.resume();
        deaf = onAuditEntry(() => deliveries.wake());
      },
      stop: async () => {
        deaf();
        await deliveries.stop();
      },
    };
  },
});
