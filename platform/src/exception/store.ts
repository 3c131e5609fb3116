// Read model of app_user, channel, policy_exception: requests are listed with requesters, channels, and their
// exception.
/** SQL of requests for exceptions (migration 0090). */
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { descending, Keyset, newId } from '../db/index.ts';
import type { Db, PageRequest, RowPage, Table, Trx } from '../db/index.ts';
import type { OwnQuery } from './contract.ts';

/** Row of `exception_request`. */
type ExceptionRequestTable = Table<'exception_request'>;

declare module '../db/tables.ts' {
  interface Tables {
    exception_request: ExceptionRequestTable;
    exception_request_person: Table<'exception_request_person'>;
  }
}

/** A stored request. */
export type RequestRow = Selectable<ExceptionRequestTable>;

/** A request with its channel's name and the expiration of its exception. */
export type RequestOnChannel = RequestRow & { channel: string; ends_at: Date | null };

/** A requester, with their reason. */
export interface Asker {
  request_id: string;
  id: string;
  username: string;
  first_name: string;
  last_name: string;
  email: string;
  /** Whether emails can be sent to the address. */
  reachable: boolean;
  reason: string;
  asked_at: Date;
}

/** Filter for requests. */
interface Selection {
  channelIds: readonly string[];
  state?: RequestRow['state'] | undefined;
}

const requests = (db: Db | Trx) =>
  db
    .selectFrom('exception_request')
    .innerJoin('channel', 'channel.id', 'exception_request.channel_id')
    .leftJoin('policy_exception', 'policy_exception.id', 'exception_request.exception_id');

const requestOrder = new Keyset('exception requests', [
  descending(sql`(exception_request.state = 'open')`, 'boolean'),
  descending('exception_request.asked_at', 'timestamptz'),
  descending('exception_request.id', 'uuid'),
]);

/** Returns a page of requests, open ones first, newest first, and their number. */
export async function listRequests(
  db: Db,
  { channelIds, state }: Selection,
  page: PageRequest,
): Promise<RowPage<RequestOnChannel> & { total: number }> {
  if (channelIds.length === 0) return { ...requestOrder.none(page), total: 0 };
  let query = requests(db).where('exception_request.channel_id', 'in', channelIds);
  if (state !== undefined) query = query.where('exception_request.state', '=', state);
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const shown = query.selectAll('exception_request').select(['channel.name as channel', 'policy_exception.ends_at']);
  return { ...(await requestOrder.select(shown, page)), total: Number(total) };
}

/** Finds a request of an organization with its channel, open or closed; undefined if missing. */
export function findRequest(db: Db | Trx, organizationId: string, id: string): Promise<RequestOnChannel | undefined> {
  return requests(db)
    .selectAll('exception_request')
    .select(['channel.name as channel', 'policy_exception.ends_at'])
    .where('exception_request.organization_id', '=', organizationId)
    .where('exception_request.id', '=', id)
    .executeTakeFirst();
}

/** Finds a request and locks it until the transaction ends, so that of two decisions the second sees the first. */
export function holdRequest(trx: Trx, id: string): Promise<RequestRow | undefined> {
  return trx.selectFrom('exception_request').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Returns requesters by request, the first one first. */
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

/**
 * Counts a user's open requests.
 * Locks the user until the transaction ends, so that two of their requests are serialized.
 */
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

/** Opens a request in a channel, or finds the open one. Locks it until the transaction ends. */
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
  // It was decided between the two statements, so a new request is opened.
  return open === undefined
    ? openRequest(trx, { organizationId, channelId, spec, name })
    : { id: open.id, isNew: false };
}

/** Adds a requester, or changes their reason. @returns whether they are new */
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

/** Removes a requester, and counts the remaining ones. */
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

/** Result of a request. */
export type RequestOutcome = Pick<RequestRow, 'state' | 'answer'> &
  Partial<Pick<RequestRow, 'decided_by' | 'exception_id'>>;

/** Closes a request with its result and the current time. */
export async function closeRequest(trx: Trx, id: string, outcome: RequestOutcome): Promise<void> {
  await trx
    .updateTable('exception_request')
    .set({ ...outcome, decided_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** A request as its requester sees it. */
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

const ownOrder = new Keyset('own exception requests', [
  descending('exception_request.asked_at', 'timestamptz'),
  descending('exception_request.id', 'uuid'),
]);

/** Returns a page of a user's requests in a channel, newest first. */
export async function listOwn(
  db: Db,
  userId: string,
  channelId: string,
  { package: name, ...page }: OwnQuery,
): Promise<RowPage<OwnRow> & { total: number }> {
  let query = own(db, userId, channelId);
  if (name !== undefined) query = query.where('exception_request.package', '=', name);
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const shown = query.selectAll('exception_request').select(ownColumns);
  return { ...(await ownOrder.select(shown, page)), total: Number(total) };
}

/** Finds a user's request in a channel. */
export function findOwn(db: Db | Trx, userId: string, channelId: string, id: string): Promise<OwnRow | undefined> {
  return own(db, userId, channelId)
    .selectAll('exception_request')
    .select(ownColumns)
    .where('exception_request.id', '=', id)
    .executeTakeFirst();
}

/** Returns requests that led to exceptions, by the exception's ID. */
export async function requestsOf(trx: Trx, exceptionIds: readonly string[]): Promise<Map<string, string>> {
  if (exceptionIds.length === 0) return new Map();
  const rows = await trx
    .selectFrom('exception_request')
    .select(['id', 'exception_id'])
    .where('exception_id', 'in', exceptionIds)
    .execute();
  return new Map(rows.map(({ id, exception_id }) => [exception_id!, id]));
}
