// Read model of app_user, service_account: events of files are shown with the actor's name.
/** SQL of published files and of requested uploads. */
import { sql } from 'kysely';
import { newId } from '../db/index.ts';
import type { Db, Trx } from '../db/index.ts';
import { personBy } from '../person/index.ts';
import type { Person } from '../person/index.ts';
import type { Publisher } from './permission.ts';
import type { FileEventKind } from './tables.ts';

/** An event of a file in a channel. */
export interface FileEvent {
  fileId: number;
  channelId: string;
  publisher: Publisher;
  kind: FileEventKind;
  /** Entered by the actor; '' if none. */
  reason?: string;
}

/** Records an event of a file. */
export function insertEvent(trx: Trx, { fileId, ...event }: FileEvent): Promise<void> {
  return insertEvents(trx, [fileId], event);
}

/** Records the same event for several files. */
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

/** Returns whether this many files were published to a channel within this many seconds. */
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

/**
 * An event of a file with its actor.
 * Deleted users and service accounts have no name. `service_account` contains all actors other than users.
 */
export interface ToldEvent {
  kind: FileEventKind;
  at: Date;
  reason: string;
  user: Person | null;
  service_account: string | null;
}

/** Lists the last events of a file, newest first. */
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

/** A requested upload. */
export interface Ticket {
  channel_id: string;
  user_id: string;
  file_name: string;
  size: number;
  /** Null for `main` only. */
  labels: string[] | null;
  /** Whether the upload is inspected first and published on confirmation. */
  inspect: boolean;
}

/** Stores a requested upload. @returns its ID */
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

/** Counts the requested uploads of a user that can still be used. */
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

/** Counts the bytes of a user's uploads for inspection that can still be published, including requested ones. */
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

/** Stores the result of an inspection until a time. */
export async function keepInspection(db: Db, id: string, inspection: Buffer, until: Date): Promise<void> {
  await db.updateTable('upload_ticket').set({ inspection, expires_at: until }).where('id', '=', id).execute();
}

/** Finds the inspection of a user's upload to a channel; undefined if missing or expired. */
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

/** Deletes a requested upload. */
export async function deleteTicket(db: Db, id: string): Promise<void> {
  await db.deleteFrom('upload_ticket').where('id', '=', id).execute();
}

/** A stored upload request. */
type KeptTicket = Ticket & { id: string };
const TICKET = ['id', 'channel_id', 'user_id', 'file_name', 'size', 'labels', 'inspect'] as const;

/** Consumes a requested upload. @returns undefined if none is valid */
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

/** Deletes expired requested and announced uploads. */
export async function deleteOldUploads(db: Db): Promise<void> {
  for (const table of ['upload_ticket', 'upload_stage'] as const)
    await db
      .deleteFrom(table)
      .where('expires_at', '<', sql<Date>`now() - interval '1 day'`)
      .execute();
}

/** Result of an announced upload: its URL, or an error with HTTP status. */
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
  /** Null for `main` only. */
  labels: string[] | null;
  expires_at: Date;
}

/** Stores an announced upload. @returns its ID */
export async function insertStage(db: Db, stage: Stage): Promise<string> {
  const id = newId();
  await db
    .insertInto('upload_stage')
    .values({ id, ...stage })
    .execute();
  return id;
}

/** Finds an announced upload of a channel; undefined if missing or expired. */
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

/** Stores the result of an announced upload. */
export async function fillStage(db: Db, id: string, outcome: StageOutcome): Promise<void> {
  await db
    .updateTable('upload_stage')
    .set({ outcome: JSON.stringify(outcome) })
    .where('id', '=', id)
    .execute();
}
