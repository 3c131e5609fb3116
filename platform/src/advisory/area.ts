import { defineArea } from '../area.ts';
import { createAdvisories } from './index.ts';
import { loadAdvisories } from './sample.ts';

/** The advisory area: known vulnerabilities. */
export const area = defineArea({
  create: (core) => {
    const made = createAdvisories(core);
    return { ...made, sample: { after: [], load: (hub) => loadAdvisories(made.advisories, hub) } };
  },
});
