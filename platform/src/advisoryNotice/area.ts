import { area as advisoryArea } from '../advisory/area.ts';
import { defineArea } from '../area.ts';
import { area as channelArea } from '../channel/area.ts';
import { HOURLY } from '../jobs/index.ts';
import { area as mailArea } from '../mail/area.ts';
import { area as policyArea } from '../policy/area.ts';
import { area as repoArea } from '../repo/area.ts';
import { noticeRoutes } from './routes.ts';
import { AdvisoryNotices } from './service.ts';
import './tables.ts';

/** The advisory notice area: finds, shows, and emails advisories that affect served files. */
export const area = defineArea({
  needs: { advisory: advisoryArea, channel: channelArea, mail: mailArea, policy: policyArea, repo: repoArea },
  create: (core, { advisory, channel, mail, policy, repo }) => {
    const notices = new AdvisoryNotices(core, {
      advisories: advisory.advisories,
      channels: channel.channels,
      mail,
      repo,
    });
    advisory.advisories.onChanged(() => notices.wake());
    policy.onRunEnd(() => void notices.wake());
    return {
      notices,
      routes: noticeRoutes(notices),
      cleanUps: [
        { name: 'notices of advisories', schedule: HOURLY, run: (signal) => notices.look(signal) },
        { name: 'old findings', schedule: HOURLY, run: () => notices.purge() },
      ],
    };
  },
});
