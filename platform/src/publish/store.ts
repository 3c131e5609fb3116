// Read model of service_account: what one publishes is told with its name.
/** SQL of what was published, and of uploads that are asked for beforehand. */
import { sql } from 'kysely';
import { newId } from '../db/index.ts';
import type { Db, Trx } from '../db/index.ts';
import type { Publisher } from './permission.ts';
import './tables.ts';

/** Writes down who published a file. */
export async function insertPublished(
  trx: Trx,
  { fileId, channelId, publisher }: { fileId: number; channelId: string; publisher: Publisher },
): Promise<void> {
  await trx
    .insertInto('published_file')
    .values({
      file_id: fileId,
      channel_id: channelId,
      user_id: 'userId' in publisher ? publisher.userId : null,
      service_account_id: 'serviceAccountId' in publisher ? publisher.serviceAccountId : null,
    })
    .execute();
}

/** Name of a service account; '' when it is gone. */
export async function accountName(trx: Trx, id: string): Promise<string> {
  return (await trx.selectFrom('service_account').select('name').where('id', '=', id).executeTakeFirst())?.name ?? '';
}

/** An upload that was asked for. */
export interface Ticket {
  channel_id: string;
  user_id: string;
  file_name: string;
  size: number;
}

/** Keeps the ticket of an upload. */
export async function insertTicket(db: Db, ticket: Ticket & { secret_hash: Buffer; expires_at: Date }): Promise<void> {
  await db
    .insertInto('upload_ticket')
    .values({ id: newId(), ...ticket })
    .execute();
}

/** How many tickets of a person can still be used. */
export async function countOpenTickets(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('upload_ticket')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return count;
}

/** Finds a ticket that can still be used. */
export function findTicket(db: Db, secretHash: Buffer): Promise<Ticket | undefined> {
  return db
    .selectFrom('upload_ticket')
    .select(['channel_id', 'user_id', 'file_name', 'size'])
    .where('secret_hash', '=', secretHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Takes a ticket for use, once. @returns undefined when there is none that is good */
export function useTicket(db: Db, secretHash: Buffer): Promise<Ticket | undefined> {
  return db
    .updateTable('upload_ticket')
    .set({ used_at: sql<Date>`now()` })
    .where('secret_hash', '=', secretHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['channel_id', 'user_id', 'file_name', 'size'])
    .executeTakeFirst();
}

/** Deletes tickets that are over. */
export async function deleteOldTickets(db: Db): Promise<void> {
  await db
    .deleteFrom('upload_ticket')
    .where('expires_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
}
