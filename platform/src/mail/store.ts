import { sql } from 'kysely';
import { ascending, descending, Keyset, newId } from '../db/index.ts';
import type { Db, PageRequest, RowPage, Table, Trx } from '../db/index.ts';

/**
 * An email that waits for the mail server, or is kept without one. - `mail_token`: token of the link in the email,
 * which is deleted with it. - `tries`: failed attempts. - `error`: error of the last attempt. - `given_up_at`: set when
 * it failed permanently.
 */
type OutboxMailTable = Table<'outbox_mail'>;

declare module '../db/tables.ts' {
  interface Tables {
    outbox_mail: OutboxMailTable;
  }
}

/** Input of an email: plain text, lines end with \n. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** User it is about: the email is deleted when the account is erased. Null for a recipient without an account. */
  userId: string | null;
  /** Hash of the token in its link. The email is deleted with the token, so that no one reads an expired link. */
  token?: Buffer;
}

/** Subject and text of an email. Lines end with \n, the last one without. The footer is added when it is written. */
export type MailText = Pick<Mail, 'subject' | 'text'>;

/** An email of the outbox. */
export interface MailRow {
  id: string;
  recipient: string;
  subject: string;
  body: string;
  created_at: Date;
  given_up_at: Date | null;
}

/** An email of the outbox without its text, which may contain a personal link, and with its state. */
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

/** Inserts an email. @returns its ID */
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

/** Finds an email by ID. */
export function findMail(db: Db, id: string): Promise<MailRow | undefined> {
  return db.selectFrom('outbox_mail').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

const mailOrder = new Keyset('emails', [descending('created_at', 'timestamptz'), descending('id', 'uuid')]);

/** Returns a page of emails, newest first, and their number. */
export async function listMails(db: Db, page: PageRequest): Promise<RowPage<MailRow> & { total: number }> {
  const found = await mailOrder.select(db.selectFrom('outbox_mail').select(COLUMNS), page);
  const { total } = await db
    .selectFrom('outbox_mail')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { ...found, total };
}

/** Lists IDs of all unsent emails, oldest first. */
export async function mailIds(db: Db): Promise<string[]> {
  return (
    await db.selectFrom('outbox_mail').select('id').where('given_up_at', 'is', null).orderBy('created_at').execute()
  ).map((row) => row.id);
}

const queueOrder = new Keyset('queued emails', [
  ascending(sql`(given_up_at is null)`, 'boolean'),
  ascending(sql`(error is null)`, 'boolean'),
  descending('created_at', 'timestamptz'),
  descending('id', 'uuid'),
]);

/**
 * Returns a page of emails without texts: permanently failed first, then failing, then by age, newest first; and the
 * number of each.
 */
export async function listQueue(db: Db, page: PageRequest): Promise<RowPage<QueuedRow> & { total: number }> {
  const queue = db
    .selectFrom('outbox_mail')
    .select(['id', 'recipient', 'subject', 'created_at', 'tries', 'error', 'tried_at', 'given_up_at']);
  return { ...(await queueOrder.select(queue, page)), total: (await countQueue(db)).total };
}

/** Counts waiting, failing, and permanently failed emails, and returns since when the oldest waits. */
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

/** Maximum length of a stored error. */
const ERROR_LENGTH = 500;

/** Records a failed attempt, and whether it was the last one. */
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

/** Retries a permanently failed email. @returns false if it was deleted */
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

/** Deletes an email: it was delivered, or never will be. */
export async function deleteMail(db: Db, id: string): Promise<void> {
  await db.deleteFrom('outbox_mail').where('id', '=', id).execute();
}

/** Deletes emails older than this many days. */
export async function deleteOldMails(db: Db, days: number): Promise<void> {
  await db
    .deleteFrom('outbox_mail')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .execute();
}
