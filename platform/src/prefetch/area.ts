/** The prefetch area: downloads package files of mirrors before they are requested. */
import { defineArea } from '../area.ts';
import { area as channelArea } from '../channel/area.ts';
import { area as repoArea } from '../repo/area.ts';
import { Prefetch } from './service.ts';

/** New files of a sync, and changed settings, are processed within the minute. */
const EVERY_MINUTE = '* * * * *';

/** The prefetch area. */
export const area = defineArea({
  needs: { channel: channelArea, repo: repoArea },
  create: (core, { channel, repo }) => {
    const prefetch = new Prefetch(core, channel.channels, repo);
    return {
      routes: [],
      cleanUps: [{ name: 'files that mirrors fetch ahead', schedule: EVERY_MINUTE, run: () => prefetch.begin() }],
    };
  },
});
