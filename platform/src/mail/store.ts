import { sql } from 'kysely';
import { newId } from '../db/index.ts';
import type { Db, Table, Trx } from '../db/index.ts';

/**
 * A mail that waits for the mail server, or is kept where there is none.
 * - `mail_token`: The token of `mail_token` whose link stands in the mail; the mail goes with it.
 * - `tries`: Tries to hand it to the server that failed.
 * - `error`: What the server, or the way to it, said at the last try.
 * - `given_up_at`: Set when it is not tried any more.
 */
type OutboxMailTable = Table<'outbox_mail'>;

declare module '../db/tables.ts' {
  interface Tables {
    outbox_mail: OutboxMailTable;
  }
}

/** A mail as it is written: plain text, lines ended by \n. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Whom it is about: the mail goes when the account is erased. Null for a receiver without an account. */
  userId: string | null;
  /** Hash of the token whose link stands in it: with the token the mail goes, so that nobody reads a link in it that is over. */
  token?: Buffer;
}

/** Subject and text of a mail; lines end with \n, the last one without. The line that ends every mail comes with sending. */
export type MailText = Pick<Mail, 'subject' | 'text'>;

/** A mail of the outbox. */
export interface MailRow {
  id: string;
  recipient: string;
  subject: string;
  body: string;
  created_at: Date;
  given_up_at: Date | null;
}

/** A mail of the outbox without its text, which may hold somebody's link, and with what became of it. */
export interface QueuedRow {
  id: string;
  recipient: string;
  subject: string;
  created_at: Date;
  tries: number;
  error: string | null;
  tried_at: Date | null;
  given_up_at: Date | null;
}

const COLUMNS = ['id', 'recipient', 'subject', 'body', 'created_at', 'given_up_at'] as const;

/** Keeps a mail. Resolves with its id. */
export async function insertMail(trx: Trx, mail: Mail): Promise<string> {
  const id = newId();
  await trx
    .insertInto('outbox_mail')
    .values({
      id,
      user_id: mail.userId,
      recipient: mail.to,
      subject: mail.subject,
      body: mail.text,
      mail_token: mail.token ?? null,
    })
    .execute();
  return id;
}

/** A mail by id. */
export function findMail(db: Db, id: string): Promise<MailRow | undefined> {
  return db.selectFrom('outbox_mail').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** A page of mails, newest first, and how many there are. */
export async function listMails(
  db: Db,
  page: { limit: number; offset: number },
): Promise<{ rows: MailRow[]; total: number }> {
  const rows = await db
    .selectFrom('outbox_mail')
    .select(COLUMNS)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await db
    .selectFrom('outbox_mail')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** Ids of all mails that are still to be sent, oldest first. */
export async function mailIds(db: Db): Promise<string[]> {
  return (
    await db.selectFrom('outbox_mail').select('id').where('given_up_at', 'is', null).orderBy('created_at').execute()
  ).map((row) => row.id);
}

/** A page of mails without their texts: those given up first, then those that failed, then by age, newest first; and how many there are of each kind. */
export async function listQueue(
  db: Db,
  page: { limit: number; offset: number },
): Promise<{ rows: QueuedRow[]; total: number }> {
  const rows = await db
    .selectFrom('outbox_mail')
    .select(['id', 'recipient', 'subject', 'created_at', 'tries', 'error', 'tried_at', 'given_up_at'])
    .orderBy(sql`given_up_at is null`)
    .orderBy(sql`error is null`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { rows, total: (await countQueue(db)).total };
}

/** How many mails wait, how many of them failed at least once, how many were given up, and since when the oldest waits. */
export function countQueue(db: Db): Promise<{ total: number; failing: number; given_up: number; oldest: Date | null }> {
  return db
    .selectFrom('outbox_mail')
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn
        .countAll<number>()
        .filterWhere('given_up_at', 'is', null)
        .filterWhere('error', 'is not', null)
        .as('failing'),
      eb.fn.count<number>('given_up_at').as('given_up'),
      eb.fn.min('created_at').filterWhere('given_up_at', 'is', null).as('oldest'),
    ])
    .executeTakeFirstOrThrow() as Promise<{ total: number; failing: number; given_up: number; oldest: Date | null }>;
}

/** Longest text of a failure that is kept. */
const ERROR_LENGTH = 500;

/** Notes a try that failed, and whether it was the last one. */
export async function noteFailure(db: Db, id: string, error: string, givenUp: boolean): Promise<void> {
  const now = sql<Date>`now()`;
  await db
    .updateTable('outbox_mail')
    .set((eb) => ({
      tries: eb('tries', '+', 1),
      error: error.slice(0, ERROR_LENGTH),
      tried_at: now,
      given_up_at: givenUp ? now : null,
    }))
    .where('id', '=', id)
    .execute();
}

/** Has a mail tried again that was given up; false when it is gone. */
export async function takeUp(trx: Trx, id: string): Promise<boolean> {
  return (
    (await trx
      .updateTable('outbox_mail')
      .set({ given_up_at: null })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()) !== undefined
  );
}

/** Deletes a mail: it was delivered, or never will be. */
export async function deleteMail(db: Db, id: string): Promise<void> {
  await db.deleteFrom('outbox_mail').where('id', '=', id).execute();
}

/** Deletes mails that are older than this many days. */
export async function deleteOldMails(db: Db, days: number): Promise<void> {
  await db
    .deleteFrom('outbox_mail')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .execute();
}
