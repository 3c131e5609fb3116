import { defineArea } from '../area.ts';
import { area as mailArea } from '../mail/area.ts';
import { createIdentity } from './index.ts';
import { loadPeople } from './sample.ts';

/** The identity area: passwords, tokens, sessions, and keys. */
export const area = defineArea({
  needs: { mail: mailArea },
  create: (core, { mail }) => ({
    ...createIdentity(core, mail, core.signInLimits ? { signInLimits: core.signInLimits } : {}),
    sample: { after: [], load: (hub) => loadPeople(core.db, hub) },
  }),
});
