import { defineArea } from '../area.ts';
import { area as channelArea } from '../channel/area.ts';
import { createReports } from './index.ts';

/** What requests for channels became. */
export const area = defineArea({
  needs: { channel: channelArea },
  create: (core, { channel }) => createReports(core, channel),
});
