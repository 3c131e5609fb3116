import { z } from 'zod';
import { listOf, paging } from '../http/index.ts';

const to = z.string().meta({ description: 'Address that it goes to.' });

/** A mail that was not sent, because no mail server is configured. */
export const mail = z
  .object({ id: z.uuid(), to, subject: z.string(), text: z.string(), created_at: z.iso.datetime() })
  .meta({ id: 'OutboxMail' });

/** Query of GET /api/outbox. */
export const mailQuery = paging({ limit: 20 });

/** Answer of GET /api/outbox. */
export const mails = listOf(mail);

/** Path parts of GET /api/outbox/{id}. */
export const mailParams = z.object({ id: z.uuid() });

/** How mails leave the hub, and what waits. */
export const mailState = z
  .object({
    server: z
      .object({
        address: z.string().meta({ description: 'Host and port.' }),
        encrypted: z.boolean().meta({
          description: 'Whether the connection is encrypted from its begin; else as soon as the server offers it.',
        }),
        signs_in: z.boolean().meta({ description: 'Whether the hub signs in to it.' }),
      })
      .nullable()
      .meta({
        description: 'The mail server of SMTP_URL without what one signs in with; null where mails stay in the outbox.',
      }),
    from: z.string().meta({ description: 'Sender of the mails.' }),
    waiting: z.number().int().meta({ description: 'Mails to be sent.' }),
    failing: z.number().int().meta({ description: 'Of those that wait: tried at least once without success.' }),
    given_up: z.number().int().meta({ description: 'Not tried any more; kept for 30 days.' }),
    oldest_at: z.iso.datetime().nullable().meta({ description: 'When the oldest mail was written that waits.' }),
  })
  .meta({ id: 'MailState' });

/** States of a mail in the queue: to be sent, tried without success, not tried any more, and kept where there is no server. */
const QUEUE_STATES = ['waiting', 'failing', 'given_up', 'kept'] as const;

/** A mail of the queue, without its text: it may hold a link that is somebody's. */
export const queuedMail = z
  .object({
    id: z.uuid(),
    to,
    subject: z.string(),
    state: z.enum(QUEUE_STATES).meta({
      description: 'To be sent, tried without success, not tried any more, or kept where there is no server.',
    }),
    tries: z.number().int().meta({ description: 'Tries that failed.' }),
    error: z.string().nullable().meta({ description: 'What the server, or the way to it, said at the last try.' }),
    tried_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'QueuedMail' });

/** What became of a test mail. */
export const mailTest = z
  .object({
    outcome: z
      .enum(['sent', 'failed', 'kept'])
      .meta({ description: '`kept`: there is no mail server; the mail lies in the outbox.' }),
    to,
    answer: z
      .string()
      .meta({ description: 'What the mail server answered, or why it could not be reached; empty without a server.' }),
  })
  .meta({ id: 'MailTest' });
