// Read model of app_user, channel, policy_exception: requests are told with the people who ask, their channels, and the exception that came of them.
/** SQL of requests for exceptions (migration 0090). */
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { newId } from '../db/index.ts';
import type { Db, Table, Trx } from '../db/index.ts';
import type { OwnQuery } from './contract.ts';

/** Row of `exception_request`. */
type ExceptionRequestTable = Table<'exception_request'>;

declare module '../db/tables.ts' {
  interface Tables {
    exception_request: ExceptionRequestTable;
    exception_request_person: Table<'exception_request_person'>;
  }
}

/** A request as it is stored. */
export type RequestRow = Selectable<ExceptionRequestTable>;

/** A request with the name of its channel and the end of the exception that came of it. */
export type RequestOnChannel = RequestRow & { channel: string; ends_at: Date | null };

/** Somebody who asks, with their reason. */
export interface Asker {
  request_id: string;
  id: string;
  username: string;
  first_name: string;
  last_name: string;
  email: string;
  /** Whether mails may go to the address. */
  reachable: boolean;
  reason: string;
  asked_at: Date;
}

/** Which requests to read. */
interface Selection {
  channelIds: readonly string[];
  state?: RequestRow['state'] | undefined;
}

const requests = (db: Db | Trx) =>
  db
    .selectFrom('exception_request')
    .innerJoin('channel', 'channel.id', 'exception_request.channel_id')
    .leftJoin('policy_exception', 'policy_exception.id', 'exception_request.exception_id');

/** A page of requests, open ones first, the newest first, and how many there are. */
export async function listRequests(
  db: Db,
  { channelIds, state }: Selection,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: RequestOnChannel[]; total: number }> {
  if (channelIds.length === 0) return { rows: [], total: 0 };
  let query = requests(db).where('exception_request.channel_id', 'in', channelIds);
  if (state !== undefined) query = query.where('exception_request.state', '=', state);
  const rows = await query
    .selectAll('exception_request')
    .select(['channel.name as channel', 'policy_exception.ends_at'])
    .orderBy((eb) => eb('exception_request.state', '<>', 'open'))
    .orderBy('exception_request.asked_at', 'desc')
    .orderBy('exception_request.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

/** A request for an exception of an organization with its channel, decided or not; undefined for none. */
export function findRequest(db: Db | Trx, organizationId: string, id: string): Promise<RequestOnChannel | undefined> {
  return requests(db)
    .selectAll('exception_request')
    .select(['channel.name as channel', 'policy_exception.ends_at'])
    .where('exception_request.organization_id', '=', organizationId)
    .where('exception_request.id', '=', id)
    .executeTakeFirst();
}

/** A request that is locked until the transaction ends: of two decisions the second finds the first. */
export function holdRequest(trx: Trx, id: string): Promise<RequestRow | undefined> {
  return trx.selectFrom('exception_request').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Who asks, by request, the first one first. */
export async function askersOf(db: Db | Trx, requestIds: readonly string[]): Promise<Map<string, Asker[]>> {
  if (requestIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('exception_request_person as p')
    .innerJoin('app_user as u', 'u.id', 'p.user_id')
    .select([
      'p.request_id',
      'u.id',
      'u.username',
      'u.first_name',
      'u.last_name',
      'u.email',
      sql<boolean>`u.is_confirmed and not u.is_disabled`.as('reachable'),
      'p.reason',
      'p.asked_at',
    ])
    .where('p.request_id', 'in', requestIds)
    .orderBy('p.asked_at')
    .orderBy('u.id')
    .execute();
  return Map.groupBy(rows, ({ request_id }) => request_id);
}

/** Locks a person until the transaction ends, so that two of their requests come one after the other, and counts those that are open. */
export async function countOpen(trx: Trx, userId: string): Promise<number> {
  await trx.selectFrom('app_user').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const { count } = await trx
    .selectFrom('exception_request_person as p')
    .innerJoin('exception_request as r', 'r.id', 'p.request_id')
    .where('p.user_id', '=', userId)
    .where('r.state', '=', 'open')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Opens a request for something of a channel, or finds the open one, locked until the transaction ends. */
export async function openRequest(
  trx: Trx,
  { organizationId, channelId, spec, name }: { organizationId: string; channelId: string; spec: string; name: string },
): Promise<{ id: string; isNew: boolean }> {
  const id = newId();
  const made = await trx
    .insertInto('exception_request')
    .values({ id, organization_id: organizationId, channel_id: channelId, spec, package: name })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made !== undefined) return { id, isNew: true };
  const open = await trx
    .selectFrom('exception_request')
    .select('id')
    .where('channel_id', '=', channelId)
    .where(sql<string>`lower(spec)`, '=', spec.toLowerCase())
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst();
  // Decided between the two statements: what is asked for now is asked for anew.
  return open === undefined
    ? openRequest(trx, { organizationId, channelId, spec, name })
    : { id: open.id, isNew: false };
}

/** Writes that somebody asks, or what they say now. @returns whether they did not ask before */
export async function joinRequest(trx: Trx, requestId: string, userId: string, reason: string): Promise<boolean> {
  const known = await trx
    .updateTable('exception_request_person')
    .set({ reason })
    .where('request_id', '=', requestId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (known.numUpdatedRows > 0n) return false;
  await trx.insertInto('exception_request_person').values({ request_id: requestId, user_id: userId, reason }).execute();
  return true;
}

/** Takes somebody out of a request, and counts those who are left. */
export async function leaveRequest(trx: Trx, requestId: string, userId: string): Promise<number> {
  await trx
    .deleteFrom('exception_request_person')
    .where('request_id', '=', requestId)
    .where('user_id', '=', userId)
    .execute();
  const { count } = await trx
    .selectFrom('exception_request_person')
    .where('request_id', '=', requestId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What a request comes to. */
export type RequestOutcome = Pick<RequestRow, 'state' | 'answer'> &
  Partial<Pick<RequestRow, 'decided_by' | 'exception_id'>>;

/** Closes a request with what became of it; it is decided now. */
export async function closeRequest(trx: Trx, id: string, outcome: RequestOutcome): Promise<void> {
  await trx
    .updateTable('exception_request')
    .set({ ...outcome, decided_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** A request as somebody sees it who asked. */
export type OwnRow = RequestOnChannel & { reason: string; joined: boolean };

const own = (db: Db | Trx, userId: string, channelId: string) =>
  requests(db)
    .innerJoin('exception_request_person as p', 'p.request_id', 'exception_request.id')
    .where('p.user_id', '=', userId)
    .where('exception_request.channel_id', '=', channelId);

const ownColumns = [
  'channel.name as channel',
  'policy_exception.ends_at',
  'p.reason',
  sql<boolean>`exists (select 1 from exception_request_person o where o.request_id = p.request_id and o.asked_at < p.asked_at)`.as(
    'joined',
  ),
] as const;

/** What somebody asked for of a channel, the newest first. */
export async function listOwn(
  db: Db,
  userId: string,
  channelId: string,
  { package: name, limit, offset }: OwnQuery,
): Promise<{ rows: OwnRow[]; total: number }> {
  let query = own(db, userId, channelId);
  if (name !== undefined) query = query.where('exception_request.package', '=', name);
  const rows = await query
    .selectAll('exception_request')
    .select(ownColumns)
    .orderBy('exception_request.asked_at', 'desc')
    .orderBy('exception_request.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

/** One of somebody's requests to a channel. */
export function findOwn(db: Db | Trx, userId: string, channelId: string, id: string): Promise<OwnRow | undefined> {
  return own(db, userId, channelId)
    .selectAll('exception_request')
    .select(ownColumns)
    .where('exception_request.id', '=', id)
    .executeTakeFirst();
}

/** Requests that led to exceptions, by the id of the exception. */
export async function requestsOf(trx: Trx, exceptionIds: readonly string[]): Promise<Map<string, string>> {
  if (exceptionIds.length === 0) return new Map();
  const rows = await trx
    .selectFrom('exception_request')
    .select(['id', 'exception_id'])
    .where('exception_id', 'in', exceptionIds)
    .execute();
  return new Map(rows.map(({ id, exception_id }) => [exception_id!, id]));
}
