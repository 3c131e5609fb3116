import { defineArea } from '../area.ts';
import { createTokens } from './index.ts';

/** Channel tokens. */
export const area = defineArea({
  create: (core) => createTokens(core),
});
