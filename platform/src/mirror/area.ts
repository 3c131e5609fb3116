import { defineArea } from '../area.ts';
import { area as channelArea } from '../channel/area.ts';
import { area as mailArea } from '../mail/area.ts';
import { area as tokenArea } from '../token/area.ts';
import { createMirrors } from './index.ts';

/** The mirror area: copies of channels elsewhere. */
export const area = defineArea({
  needs: { channel: channelArea, mail: mailArea, token: tokenArea },
  create: (core, { channel, mail, token }) => createMirrors(core, channel, mail, token.service),
});
