import { defineArea } from '../area.ts';
import { createBilling } from './index.ts';
import { loadPlans } from './sample.ts';

/** Plans and subscriptions. */
export const area = defineArea({
  create: (core) => ({
    ...createBilling(core),
    sample: { after: ['organization'], load: (hub) => loadPlans(core.db, hub) },
  }),
});
