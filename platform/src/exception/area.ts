/** The exception area: requests for policy exceptions, their review, and expirations. */
import { defineArea } from '../area.ts';
import { area as channelArea } from '../channel/area.ts';
import { area as mailArea } from '../mail/area.ts';
import { area as policyArea } from '../policy/area.ts';
import { area as repoArea } from '../repo/area.ts';
import { GrantedExceptions } from './granted.ts';
import { exceptionRoutes } from './routes.ts';
import { Exceptions } from './service.ts';

/** Every five minutes, because exceptions expire at midnight and their channels should block again soon after. */
const SCHEDULE = '*/5 * * * *';

/** The exception area. */
export const area = defineArea({
  needs: { channel: channelArea, mail: mailArea, policy: policyArea, repo: repoArea },
  create: (core, { channel: { channels }, mail, policy, repo }) => {
    const parts = { channels, mail, policy, repo };
    const granted = new GrantedExceptions(core, parts);
    return {
      routes: exceptionRoutes(channels, new Exceptions(core, parts, granted), granted),
      cleanUps: [{ name: 'ends of exceptions', schedule: SCHEDULE, run: (signal) => granted.lookAtEnds(signal) }],
    };
  },
});
