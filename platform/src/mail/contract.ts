import { z } from 'zod';
import { listOf, paging } from '../http/index.ts';

/** A mail that was not sent, because no mail server is configured. */
export const mail = z
  .object({ id: z.uuid(), to: z.string(), subject: z.string(), text: z.string(), created_at: z.iso.datetime() })
  .meta({ id: 'OutboxMail' });

/** Query of GET /api/outbox. */
export const mailQuery = paging({ limit: 20 });

/** Answer of GET /api/outbox. */
export const mails = listOf(mail);

/** Path parts of GET /api/outbox/{id}. */
export const mailParams = z.object({ id: z.uuid() });
