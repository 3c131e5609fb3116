import { defineArea } from '../area.ts';
import { area as channelArea } from '../channel/area.ts';
import { createMirrors } from './index.ts';

/** Copies of channels elsewhere. */
export const area = defineArea({
  needs: { channel: channelArea },
  create: (core, { channel }) => createMirrors(core, channel),
});
