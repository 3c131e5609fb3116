import { defineArea } from '../area.ts';
import { area as channelArea } from '../channel/area.ts';
import { area as identityArea } from '../identity/area.ts';
import { area as mirrorArea } from '../mirror/area.ts';
import { area as reportArea } from '../report/area.ts';
import { area as tokenArea } from '../token/area.ts';
import { createRepo } from './index.ts';

/** Publications, and the bytes that conda clients read. */
export const area = defineArea({
  needs: { channel: channelArea, identity: identityArea, mirror: mirrorArea, report: reportArea, token: tokenArea },
  create: (core, { channel, identity, mirror, report, token }) =>
    createRepo(
      core,
      { channels: channel.channels, tokens: token, identity, mirrors: mirror.mirrors, requests: report.requests },
      { accelPrefix: core.config.accelPrefix },
    ),
});
