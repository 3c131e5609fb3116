import { defineArea } from '../area.ts';
import { area as channelArea } from '../channel/area.ts';
import { HOURLY } from '../jobs/index.ts';
import { area as mailArea } from '../mail/area.ts';
import { area as policyArea } from '../policy/area.ts';
import { deltaRoutes } from './routes.ts';
import { Deltas } from './service.ts';
import './tables.ts';

/** What publications of channels added and removed, and whom that is mailed to. */
export const area = defineArea({
  needs: { channel: channelArea, mail: mailArea, policy: policyArea },
  create: (core, { channel, mail, policy }) => {
    const deltas = new Deltas(core, { channels: channel.channels, mail });
    policy.onRunEnd((channelId) => {
      // What is missed here, the clean-up finds within the hour.
      deltas
        .wake(channelId)
        .catch((error: unknown) => core.log.warn({ err: error, channel: channelId }, 'mails about deltas come later'));
    });
    return {
      routes: deltaRoutes(deltas),
      cleanUps: [
        { name: 'mails about deltas', schedule: HOURLY, run: (signal) => deltas.tell(signal) },
        { name: 'old links of mails', schedule: HOURLY, run: () => deltas.cleanUp() },
      ],
    };
  },
});
