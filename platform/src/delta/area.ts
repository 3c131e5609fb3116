import { defineArea } from '../area.ts';
import { area as channelArea } from '../channel/area.ts';
import { HOURLY } from '../jobs/index.ts';
import { area as mailArea } from '../mail/area.ts';
import { area as policyArea } from '../policy/area.ts';
import { deltaRoutes } from './routes.ts';
import { Deltas } from './service.ts';
import './tables.ts';

/** The delta area: what publications of channels added and removed, and emails about it. */
export const area = defineArea({
  needs: { channel: channelArea, mail: mailArea, policy: policyArea },
  create: (core, { channel, mail, policy }) => {
    const deltas = new Deltas(core, { channels: channel.channels, mail });
    policy.onRunEnd((channelId) => {
      // The hourly cleanup job handles missed events.
      deltas
        .wake(channelId)
        .catch((error: unknown) =>
          core.log.warn({ err: error, channel: channelId }, 'emails about deltas are delayed'),
        );
    });
    return {
      routes: deltaRoutes(deltas),
      cleanUps: [
        { name: 'delta emails', schedule: HOURLY, run: (signal) => deltas.tell(signal) },
        { name: 'old email links', schedule: HOURLY, run: () => deltas.cleanUp() },
      ],
    };
  },
});
