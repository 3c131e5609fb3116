// Read model of channel: exceptions are listed with their channels.
/** Exceptions for channels in addition to their policies: active and ended ones. */
import { DAY_MS, dayOf } from '@terrarium/domain/calendar';
import type { GrantedException } from '@terrarium/domain/policy';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { descending, Keyset, newId } from '../db/index.ts';
import type { Db, PageRequest, RowPage, Trx } from '../db/index.ts';
import type { PolicyExceptionTable } from './tables.ts';

/** A stored exception. */
export type ExceptionRow = Selectable<PolicyExceptionTable>;

/** An exception with the name of its channel. */
export type ExceptionOnChannel = ExceptionRow & { channel: string };

/** Returns when an exception with this last day (YYYY-MM-DD, UTC) expires. */
export function endOf(until: string | null): Date | null {
  return until === null ? null : new Date(Date.parse(`${until}T00:00:00Z`) + DAY_MS);
}

/** Returns the last day (YYYY-MM-DD, UTC) of an exception. */
export function untilOf(endsAt: Date | null): string | null {
  return endsAt === null ? null : dayOf(endsAt.getTime() - 1);
}

const standing = (db: Db | Trx) => db.selectFrom('policy_exception').where('ended_at', 'is', null);

/** Lists the active exceptions of a channel, oldest first. */
export async function exceptionsInForce(db: Db | Trx, channelId: string): Promise<GrantedException[]> {
  const rows = await standing(db)
    .select(['spec', 'ends_at'])
    .where('channel_id', '=', channelId)
    // Expired exceptions don't apply, even before the cleanup ends them.
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', sql<Date>`now()`)]))
    .orderBy('granted_at')
    .orderBy('id')
    .execute();
  return rows.map(({ spec, ends_at }) => ({ spec, until: untilOf(ends_at) }));
}

/** Counts the active exceptions of a channel. */
export async function countExceptions(trx: Trx, channelId: string): Promise<number> {
  const { count } = await standing(trx)
    .where('channel_id', '=', channelId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Input of a new exception. */
export type NewException = Pick<
  ExceptionRow,
  'organization_id' | 'channel_id' | 'spec' | 'package' | 'reason' | 'owner_id' | 'ends_at'
>;

/**
 * Adds an exception, which the channel's next run applies.
 * Replaces an active one for the same spec.
 * @returns its ID
 */
export async function grantException(trx: Trx, exception: NewException): Promise<string> {
  const id = newId();
  await standingFor(trx, exception.channel_id, exception.spec)
    .set({ ended_at: sql<Date>`now()`, ended_by: exception.owner_id })
    .execute();
  await trx
    .insertInto('policy_exception')
    .values({ id, ...exception })
    .execute();
  return id;
}

function standingFor(trx: Trx, channelId: string, spec: string) {
  return trx
    .updateTable('policy_exception')
    .where('channel_id', '=', channelId)
    .where(sql<string>`lower(spec)`, '=', spec.toLowerCase())
    .where('ended_at', 'is', null);
}

const exceptionOrder = new Keyset('exceptions', [
  descending(sql`(policy_exception.ended_at is null)`, 'boolean'),
  descending('policy_exception.granted_at', 'timestamptz'),
  descending('policy_exception.id', 'uuid'),
]);

/**
 * Lists a page of exceptions: active ones, newest first; with `history`, all, active ones first.
 * With `id`, only that one.
 */
export async function listExceptions(
  db: Db,
  channelIds: readonly string[],
  { history, id, ...page }: PageRequest & { history: boolean; id?: string },
): Promise<RowPage<ExceptionOnChannel> & { total: number }> {
  if (channelIds.length === 0) return { ...exceptionOrder.none(page), total: 0 };
  let query = db
    .selectFrom('policy_exception')
    .innerJoin('channel', 'channel.id', 'policy_exception.channel_id')
    .where('policy_exception.channel_id', 'in', channelIds);
  if (!history) query = query.where('policy_exception.ended_at', 'is', null);
  if (id !== undefined) query = query.where('policy_exception.id', '=', id);
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const shown = query.selectAll('policy_exception').select('channel.name as channel');
  return { ...(await exceptionOrder.select(shown, page)), total: Number(total) };
}

/** Finds an active exception of a channel and locks it until the transaction ends. */
export function holdException(trx: Trx, channelId: string, id: string): Promise<ExceptionRow | undefined> {
  return standing(trx)
    .selectAll()
    .where('channel_id', '=', channelId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Changes the expiration of an exception, and announces the new one. */
export async function moveEnd(trx: Trx, id: string, endsAt: Date | null): Promise<void> {
  await trx.updateTable('policy_exception').set({ ends_at: endsAt, warned_at: null }).where('id', '=', id).execute();
}

/** Ends an exception now. `endedBy` is null for an expired one. */
export async function endException(trx: Trx, id: string, endedBy: string | null): Promise<void> {
  await trx
    .updateTable('policy_exception')
    .set({ ended_at: sql<Date>`now()`, ended_by: endedBy })
    .where('id', '=', id)
    .execute();
}

/** Claims and ends expired exceptions. Concurrent instances get different ones. */
export async function takeOver(trx: Trx, limit: number): Promise<ExceptionOnChannel[]> {
  const { rows } = await sql<ExceptionOnChannel>`
    with over as (
      select id from policy_exception where ended_at is null and ends_at <= now()
      order by ends_at, id limit ${limit} for update skip locked)
    update policy_exception e set ended_at = now() from over, channel c
      where e.id = over.id and c.id = e.channel_id returning e.*, c.name as channel`.execute(trx);
  return rows;
}

/**
 * Claims exceptions that expire soon and weren't announced: within a week, or in the last quarter of a shorter
 * duration. They count as announced in this transaction.
 */
export async function takeEnding(trx: Trx, limit: number): Promise<ExceptionOnChannel[]> {
  const { rows } = await sql<ExceptionOnChannel>`
    with ending as (
      select id from policy_exception
      where ended_at is null and warned_at is null and ends_at > now()
        and ends_at - now() < least(interval '7 days', (ends_at - granted_at) / 4)
      order by ends_at, id limit ${limit} for update skip locked)
    update policy_exception e set warned_at = now() from ending, channel c
      where e.id = ending.id and c.id = e.channel_id returning e.*, c.name as channel`.execute(trx);
  return rows;
}
