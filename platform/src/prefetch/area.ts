/** The prefetch area: package files of mirrors that come before anybody asks for them. */
import { defineArea } from '../area.ts';
import { area as channelArea } from '../channel/area.ts';
import { area as repoArea } from '../repo/area.ts';
import { Prefetch } from './service.ts';

/** What a sync brought, and what somebody set, is begun within the minute. */
const EVERY_MINUTE = '* * * * *';

/** Fetches what mirrors are told to hold. */
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
