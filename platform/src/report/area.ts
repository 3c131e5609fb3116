import { defineArea } from '../area.ts';
import { area as channelArea } from '../channel/area.ts';
import { createReports } from './index.ts';

/** The report area: requests to channels, and their results. */
export const area = defineArea({
  needs: { channel: channelArea },
  create: (core, { channel }) => createReports(core, channel),
});
