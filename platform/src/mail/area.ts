import { defineArea } from '../area.ts';
import { createMail } from './index.ts';

/** Mails, by SMTP or kept for operators. */
export const area = defineArea({
  create: (core) => createMail(core),
});
