// Read model of app_user, service_account: what somebody did to a file is told with their name.
/** SQL of what was published, and of uploads that are asked for beforehand. */
import { sql } from 'kysely';
import { newId } from '../db/index.ts';
import type { Db, Trx } from '../db/index.ts';
import { personBy } from '../person/index.ts';
import type { Person } from '../person/index.ts';
import type { Publisher } from './permission.ts';
import type { FileEventKind } from './tables.ts';

/** What somebody did to a file of a channel. */
export interface FileEvent {
  fileId: number;
  channelId: string;
  publisher: Publisher;
  kind: FileEventKind;
  /** In their own words; '' for none. */
  reason?: string;
}

/** Writes down what became of a file. */
export function insertEvent(trx: Trx, { fileId, ...event }: FileEvent): Promise<void> {
  return insertEvents(trx, [fileId], event);
}

/** Writes down what became of files, the same of each. */
export async function insertEvents(
  trx: Trx,
  fileIds: readonly number[],
  { channelId, publisher, kind, reason = '' }: Omit<FileEvent, 'fileId'>,
): Promise<void> {
  await trx
    .insertInto('file_event')
    .values(
      fileIds.map((fileId) => ({
        id: newId(),
        kind,
        reason,
        file_id: fileId,
        channel_id: channelId,
        user_id: 'userId' in publisher ? publisher.userId : null,
        service_account_id: 'serviceAccountId' in publisher ? publisher.serviceAccountId : null,
        agent: 'named' in publisher ? publisher.named : null,
      })),
    )
    .execute();
}

/** Whether so many files were published into a channel within so many seconds. */
export async function werePublished(db: Db, channelId: string, count: number, seconds: number): Promise<boolean> {
  const rows = await db
    .selectFrom('file_event')
    .select('id')
    .where('channel_id', '=', channelId)
    .where('kind', '=', 'published')
    .where('at', '>', sql<Date>`now() - ${seconds}::integer * interval '1 second'`)
    .limit(count)
    .execute();
  return rows.length === count;
}

/** An event of a file with who did it; people and service accounts that are gone have no name. `service_account` names whatever is no person. */
export interface ToldEvent {
  kind: FileEventKind;
  at: Date;
  reason: string;
  user: Person | null;
  service_account: string | null;
}

/** The last events of a file, newest first. */
export async function eventsOf(db: Db, fileId: number, limit: number): Promise<ToldEvent[]> {
  const rows = await db
    .selectFrom('file_event as e')
    .leftJoin('app_user as u', 'u.id', 'e.user_id')
    .leftJoin('service_account as s', 's.id', 'e.service_account_id')
    .select([
      'e.kind',
      'e.at',
      'e.reason',
      'u.id as user_id',
      'u.username',
      'u.first_name',
      'u.last_name',
      sql<string | null>`coalesce(s.name, e.agent)`.as('name'),
    ])
    .where('e.file_id', '=', fileId)
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ kind, at, reason, name, ...row }) => ({
    kind,
    at,
    reason,
    user: personBy(row.user_id, row),
    service_account: name,
  }));
}

/** An upload that was asked for. */
export interface Ticket {
  channel_id: string;
  user_id: string;
  file_name: string;
  size: number;
  /** Null for `main` alone. */
  labels: string[] | null;
  /** Whether the file is only read, and counts when it is said so. */
  inspect: boolean;
}

/** Keeps the ticket of an upload. @returns its id */
export async function insertTicket(
  db: Db,
  ticket: Ticket & { secret_hash: Buffer; expires_at: Date },
): Promise<string> {
  const id = newId();
  await db
    .insertInto('upload_ticket')
    .values({ id, ...ticket })
    .execute();
  return id;
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

/** Bytes of the files that a person has sent, or may send, to be inspected, while they can be published. */
export async function bytesInspected(db: Db, userId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('upload_ticket')
    .select((eb) => eb.cast<number>(eb.fn.coalesce(eb.fn.sum('size'), sql`0`), 'bigint').as('bytes'))
    .where('user_id', '=', userId)
    .where('inspect', '=', true)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return bytes;
}

/** Keeps what an upload was read to be, until a moment. */
export async function keepInspection(db: Db, id: string, inspection: Buffer, until: Date): Promise<void> {
  await db.updateTable('upload_ticket').set({ inspection, expires_at: until }).where('id', '=', id).execute();
}

/** What an upload of a person into a channel was read to be; undefined when there is none, or it is over. */
export function findInspection(
  db: Db,
  { id, channelId, userId }: { id: string; channelId: string; userId: string },
): Promise<{ file_name: string; inspection: Buffer | null } | undefined> {
  return db
    .selectFrom('upload_ticket')
    .select(['file_name', 'inspection'])
    .where('id', '=', id)
    .where('channel_id', '=', channelId)
    .where('user_id', '=', userId)
    .where('inspection', 'is not', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Deletes a ticket. */
export async function deleteTicket(db: Db, id: string): Promise<void> {
  await db.deleteFrom('upload_ticket').where('id', '=', id).execute();
}

/** A ticket that is kept. */
type KeptTicket = Ticket & { id: string };
const TICKET = ['id', 'channel_id', 'user_id', 'file_name', 'size', 'labels', 'inspect'] as const;

/** Takes a ticket for use, once. @returns undefined when there is none that is good */
export function useTicket(db: Db, secretHash: Buffer): Promise<KeptTicket | undefined> {
  return db
    .updateTable('upload_ticket')
    .set({ used_at: sql<Date>`now()` })
    .where('secret_hash', '=', secretHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(TICKET)
    .executeTakeFirst();
}

/** Deletes tickets and announced uploads that are over. */
export async function deleteOldUploads(db: Db): Promise<void> {
  for (const table of ['upload_ticket', 'upload_stage'] as const)
    await db
      .deleteFrom(table)
      .where('expires_at', '<', sql<Date>`now() - interval '1 day'`)
      .execute();
}

/** What became of the bytes of an upload: its address, or why it was refused, with a status of HTTP. */
export interface StageOutcome {
  status: number;
  text: string;
}

/** An announced upload. */
export interface Stage {
  channel_id: string;
  subdir: string;
  file_name: string;
  sha256: string | null;
  /** Null for `main` alone. */
  labels: string[] | null;
  expires_at: Date;
}

/** Keeps an announced upload. @returns its id */
export async function insertStage(db: Db, stage: Stage): Promise<string> {
  const id = newId();
  await db
    .insertInto('upload_stage')
    .values({ id, ...stage })
    .execute();
  return id;
}

/** An announced upload of a channel; undefined when there is none, or it was not begun in time. */
export function findStage(
  db: Db,
  id: string,
  channelId: string,
): Promise<(Stage & { id: string; outcome: StageOutcome | null }) | undefined> {
  return db
    .selectFrom('upload_stage')
    .select(['id', 'channel_id', 'subdir', 'file_name', 'sha256', 'labels', 'expires_at', 'outcome'])
    .where('id', '=', id)
    .where('channel_id', '=', channelId)
    .where((eb) => eb.or([eb('expires_at', '>', sql<Date>`now()`), eb('outcome', 'is not', null)]))
    .executeTakeFirst();
}

/** Keeps what became of the bytes of an announced upload. */
export async function fillStage(db: Db, id: string, outcome: StageOutcome): Promise<void> {
  await db
    .updateTable('upload_stage')
    .set({ outcome: JSON.stringify(outcome) })
    .where('id', '=', id)
    .execute();
}
