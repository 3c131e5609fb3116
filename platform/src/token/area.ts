import { defineArea } from '../area.ts';
import { HOURLY } from '../jobs/index.ts';
import { area as mailArea } from '../mail/area.ts';
import { mailExpiringTokens } from './expiryMails.ts';
import { createTokens } from './index.ts';
import { deleteOldOfWorkloads } from './store.ts';

/** The token area: channel tokens and API tokens. */
export const area = defineArea({
  needs: { mail: mailArea },
  create: (core, { mail }) => ({
    ...createTokens(core),
    cleanUps: [
      { name: 'tokens that end soon', schedule: HOURLY, run: (signal) => mailExpiringTokens(core, mail, signal) },
      { name: 'old tokens of workloads', schedule: HOURLY, run: () => deleteOldOfWorkloads(core.db) },
    ],
  }),
});
