import { defineArea } from '../area.ts';
import { area as channelArea } from '../channel/area.ts';
import { area as tokenArea } from '../token/area.ts';
import { createMirrors } from './index.ts';

/** Copies of channels elsewhere. */
export const area = defineArea({
  needs: { channel: channelArea, token: tokenArea },
  create: (core, { channel, token }) => createMirrors(core, channel, token.service),
});
