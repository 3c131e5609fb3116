import { defineArea } from '../area.ts';
import { HOURLY } from '../jobs/index.ts';
import { area as mailArea } from '../mail/area.ts';
import { tellEnding } from './ending.ts';
import { createTokens } from './index.ts';

/** Channel tokens. */
export const area = defineArea({
  needs: { mail: mailArea },
  create: (core, { mail }) => ({
    ...createTokens(core),
    cleanUps: [{ name: 'tokens that end soon', schedule: HOURLY, run: (signal) => tellEnding(core, mail, signal) }],
  }),
});
