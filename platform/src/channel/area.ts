import { defineArea } from '../area.ts';
import { createChannels } from './index.ts';
import { loadChannels } from './sample.ts';

/** The channel area: channels, access to them, and their files. */
export const area = defineArea({
  create: (core) => {
    const made = createChannels(core);
    return { ...made, sample: { after: ['organization'], load: (hub) => loadChannels(made.channels, hub) } };
  },
});
