import { defineArea } from '../area.ts';
import { area as channelArea } from '../channel/area.ts';
import { createChanges } from './index.ts';

/** The activity area: who changed what in an organization. */
export const area = defineArea({
  needs: { channel: channelArea },
  create: (core, { channel }) => createChanges(core, channel.channels),
});
