import { defineArea } from '../area.ts';
import { createMail } from './index.ts';

/** The mail area: emails by SMTP, or kept for operators. */
export const area = defineArea({
  create: (core) => createMail(core),
});
