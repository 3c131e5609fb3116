import { z } from 'zod';
import { cursorListOf, cursorPaging } from '../http/index.ts';

const to = z.string().meta({ description: 'Email address of the recipient.' });

/** An email that wasn't sent, because no mail server is configured. */
export const mail = z
  .object({ id: z.uuid(), to, subject: z.string(), text: z.string(), created_at: z.iso.datetime() })
  .meta({ id: 'OutboxMail' });

/** Query of GET /api/outbox. */
export const mailQuery = cursorPaging({ limit: 20 });

/** Response of GET /api/outbox. */
export const mails = cursorListOf(mail);

/** Path parameters of GET /api/outbox/{id}. */
export const mailParams = z.object({ id: z.uuid() });

/** State of email delivery and the queue. */
export const mailState = z
  .object({
    server: z
      .object({
        address: z.string().meta({ description: 'Host and port.' }),
        encrypted: z.boolean().meta({
          description:
            'Whether the connection starts encrypted. Otherwise, it is encrypted as soon as the server offers it.',
        }),
        signs_in: z.boolean().meta({ description: 'Whether the hub authenticates with the server.' }),
      })
      .nullable()
      .meta({
        description: 'The mail server of SMTP_URL, without its credentials. `null` if emails stay in the outbox.',
      }),
    from: z.string().meta({ description: 'Sender address.' }),
    waiting: z.number().int().meta({ description: 'Number of queued emails.' }),
    failing: z.number().int().meta({ description: 'Number of queued emails with at least one failed attempt.' }),
    given_up: z
      .number()
      .int()
      .meta({ description: 'Number of failed emails that are no longer retried. They are stored for 30 days.' }),
    oldest_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Time at which the oldest queued email was written. `null` if none is queued.' }),
  })
  .meta({ id: 'MailState' });

/** States of a queued email: waiting, failing, failed permanently, or kept without a mail server. */
const QUEUE_STATES = ['waiting', 'failing', 'given_up', 'kept'] as const;

/** A queued email without its text, which may contain a personal link. */
export const queuedMail = z
  .object({
    id: z.uuid(),
    to,
    subject: z.string(),
    state: z.enum(QUEUE_STATES).meta({
      description:
        'State: queued, retrying after a failed attempt, failed, or in the outbox of a hub without a mail server.',
    }),
    tries: z.number().int().meta({ description: 'Number of failed attempts.' }),
    error: z
      .string()
      .nullable()
      .meta({ description: 'Error of the last attempt, from the server or the connection. `null` if there was none.' }),
    tried_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'QueuedMail' });

/** Result of a test email. */
export const mailTest = z
  .object({
    outcome: z.enum(['sent', 'failed', 'kept']).meta({
      description: 'Outcome of the test. `kept`: the email is in the outbox, because the hub has no mail server.',
    }),
    to,
    answer: z
      .string()
      .meta({ description: 'Response of the mail server, or the connection error. Empty without a mail server.' }),
  })
  .meta({ id: 'MailTest' });
