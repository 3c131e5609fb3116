import { sql } from 'kysely';
import type { Generated } from 'kysely';
import { newId } from '../db/index.ts';
import type { Db, Trx } from '../db/index.ts';

/** A mail that waits for the mail server, or is kept where there is none. */
interface OutboxMailTable {
  id: string;
  user_id: string | null;
  recipient: string;
  subject: string;
  body: string;
  created_at: Generated<Date>;
}

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
}

/** A mail of the outbox. */
export interface MailRow { id: string; recipient: string; subject: string; body: string; created_at: Date }

const COLUMNS = ['id', 'recipient', 'subject', 'body', 'created_at'] as const;

/** Keeps a mail. Resolves with its id. */
export async function insertMail(trx: Trx, mail: Mail): Promise<string> {
  const id = newId();
  await trx.insertInto('outbox_mail').values({ id, user_id: mail.userId, recipient: mail.to, subject: mail.subject, body: mail.text }).execute();
  return id;
}

/** A mail by id. */
export function findMail(db: Db, id: string): Promise<MailRow | undefined> {
  return db.selectFrom('outbox_mail').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** A page of mails, newest first, and how many there are. */
export async function listMails(db: Db, page: { limit: number; offset: number }): Promise<{ rows: MailRow[]; total: number }> {
  const rows = await db.selectFrom('outbox_mail').select(COLUMNS).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(page.limit).offset(page.offset).execute();
  const { total } = await db.selectFrom('outbox_mail').select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

/** Ids of all mails, oldest first. */
export async function mailIds(db: Db): Promise<string[]> {
  return (await db.selectFrom('outbox_mail').select('id').orderBy('created_at').execute()).map((row) => row.id);
}

/** Deletes a mail: it was delivered, or never will be. */
export async function deleteMail(db: Db, id: string): Promise<void> {
  await db.deleteFrom('outbox_mail').where('id', '=', id).execute();
}

/** Deletes mails that are older than this many days. */
export async function deleteOldMails(db: Db, days: number): Promise<void> {
  await db.deleteFrom('outbox_mail').where('created_at', '<', sql<Date>`now() - make_interval(days => ${days})`).execute();
}

/** Whether a person operates the hub. */
export async function isOperator(db: Db, userId: string): Promise<boolean> {
  return (await db.selectFrom('app_user').select('is_operator').where('id', '=', userId).executeTakeFirst())?.is_operator ?? false;
}
