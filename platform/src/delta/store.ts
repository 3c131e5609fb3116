// Read model of app_user, channel, organization, policy_delta, policy_run: deltas are runs that changed files, sent to
// members who can still read the channel.
/** SQL of deltas and their email subscriptions. */
import type { ChangeType } from '@terrarium/domain/policy';
import { sql } from 'kysely';
import type { ExpressionBuilder, Selectable, SqlBool } from 'kysely';
import { descending, Keyset, latestPossible, newId } from '../db/index.ts';
import type { Db, RowPage, Tables, Trx } from '../db/index.ts';
import type { RunRow } from '../policy/index.ts';
import type { DeltasQuery, SubscriptionBody } from './contract.ts';
import type { DeltaSubscriptionTable } from './tables.ts';

type Subscription = Selectable<DeltaSubscriptionTable>;

/** A subscription with its channel's name. */
export type SubscriptionRow = Subscription & { channel: string };

/** A subscription that may be due, with its user and channel. */
export interface DueRow extends Subscription {
  channel: string;
  organization_id: string;
  organization: string;
  email: string;
}

/** A delta to send. */
export type ToldRow = Pick<RunRow, 'id' | 'policy_name' | 'reason' | 'finished_at' | 'installability'> & {
  number: number;
  added_ids: Buffer;
  removed_ids: Buffer;
  added_count: number;
  removed_count: number;
};

/** Maximum number of deltas per email. */
const TOLD_AT_ONCE = 50;

/** SQL condition: a run has a change of the requested type. */
const did =
  (changeType: ChangeType) =>
  (eb: ExpressionBuilder<Tables, 'policy_run'>): ReturnType<typeof eb.or> => {
    const [added, removed] = [eb('policy_run.added_count', '>', 0), eb('policy_run.removed_count', '>', 0)];
    return eb.or(
      { all: [added, removed], packages_added: [added], packages_removed: [removed] }[changeType] satisfies unknown[],
    );
  };

const deltaOrder = new Keyset('deltas', [
  descending(sql`coalesce(policy_run.finished_at, policy_run.created_at)`, 'timestamptz'),
  descending('policy_run.id', 'uuid'),
]);

/** Returns a page of the deltas of channels, newest first, and their number. */
export async function listDeltas(
  db: Db,
  channelIds: readonly string[],
  { policy_id: policyId, change_type: changeType, since, until, up_to: upTo, ...page }: Omit<DeltasQuery, 'channel'>,
): Promise<RowPage<RunRow> & { total: number }> {
  if (channelIds.length === 0) return { ...deltaOrder.none(page), total: 0 };
  let query = db
    .selectFrom('policy_run')
    .where('policy_run.channel_id', 'in', channelIds)
    .where('policy_run.state', '=', 'done')
    .where(did(changeType));
  if (policyId !== undefined) query = query.where('policy_run.policy_id', '=', policyId);
  if (since !== undefined) query = query.where('policy_run.finished_at', '>=', new Date(since));
  if (until !== undefined) query = query.where('policy_run.finished_at', '<', new Date(until));
  if (upTo !== undefined)
    query = query.where(
      sql<boolean>`(policy_run.finished_at, policy_run.id) <= (select finished_at, id from policy_run where id = ${upTo}::uuid and channel_id = any(${[...channelIds]}::uuid[]))`,
    );
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { ...(await deltaOrder.select(query.selectAll('policy_run'), page)), total: Number(total) };
}

/** Lists a user's subscriptions to channels of an organization, by channel. */
export function listSubscriptions(
  db: Db,
  organizationId: string,
  userId: string,
  q: string | undefined,
): Promise<SubscriptionRow[]> {
  return db
    .selectFrom('delta_subscription')
    .innerJoin('channel', 'channel.id', 'delta_subscription.channel_id')
    .selectAll('delta_subscription')
    .select('channel.name as channel')
    .where('channel.organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .$if(q !== undefined, (query) =>
      query.where(sql<SqlBool>`strpos(lower(channel.name), ${q?.toLowerCase() ?? ''}) > 0`),
    )
    .orderBy('channel.name')
    .execute();
}

/** Subscribes a user to a channel, from its newest delta on. Updates an existing subscription. */
export async function subscribe(
  trx: Trx,
  userId: string,
  channelId: string,
  { frequency, change_type }: SubscriptionBody,
): Promise<{ row: Subscription; isNew: boolean }> {
  const id = newId();
  const row = await trx
    .insertInto('delta_subscription')
    .values((eb) => ({
      id,
      user_id: userId,
      channel_id: channelId,
      frequency,
      change_type,
      told_number: eb
        .selectFrom('policy_delta')
        .select((of) => of.fn.coalesce(of.fn.max('number'), sql<number>`0`).as('number'))
        .where('channel_id', '=', channelId),
    }))
    .onConflict((conflict) => conflict.columns(['user_id', 'channel_id']).doUpdateSet({ frequency, change_type }))
    .returningAll()
    .executeTakeFirstOrThrow();
  return { row, isNew: row.id === id };
}

/** Ends a user's subscription in an organization. @returns false if it doesn't exist */
export async function unsubscribe(db: Db, organizationId: string, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('delta_subscription')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('channel_id', 'in', (eb) =>
      eb.selectFrom('channel').select('channel.id').where('channel.organization_id', '=', organizationId),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends the subscription of an unsubscribe key. @returns its channel; undefined for an unknown key */
export async function unsubscribeByKey(
  db: Db,
  digest: Buffer,
): Promise<{ organization: string; channel: string } | undefined> {
  return db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('delta_unsubscribe_key')
      .innerJoin('delta_subscription', 'delta_subscription.id', 'delta_unsubscribe_key.subscription_id')
      .innerJoin('channel', 'channel.id', 'delta_subscription.channel_id')
      .innerJoin('organization', 'organization.id', 'channel.organization_id')
      .select(['delta_subscription.id', 'organization.name as organization', 'channel.name as channel'])
      .where('digest', '=', digest)
      .executeTakeFirst();
    if (found === undefined) return undefined;
    await trx.deleteFrom('delta_subscription').where('id', '=', found.id).execute();
    return { organization: found.organization, channel: found.channel };
  });
}

/** Lists IDs of subscriptions that are due and whose channel changed since the last email; of one channel, if given. */
export async function dueIds(db: Db, channelId?: string): Promise<string[]> {
  const rows = await db
    .selectFrom('delta_subscription as s')
    .select('s.id')
    .$if(channelId !== undefined, (query) => query.where('s.channel_id', '=', channelId!))
    .where(
      // Times in the future were recorded before the clock was set back.
      sql<SqlBool>`(s.told_at <= now() - case s.frequency when 'realtime' then interval '0' when 'daily' then interval '1 day' else interval '7 days' end
        or s.told_at > ${latestPossible})`,
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('policy_delta')
          .select('policy_delta.run_id')
          .whereRef('policy_delta.channel_id', '=', 's.channel_id')
          .whereRef('policy_delta.number', '>', 's.told_number'),
      ),
    )
    .orderBy('s.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Finds a subscription by ID. */
export function findSubscription(db: Db, id: string): Promise<Subscription | undefined> {
  return db.selectFrom('delta_subscription').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Finds a subscription with its user, and locks it until the transaction ends.
 * Undefined if another instance has it, if it was deleted, or if the account is disabled or its address unconfirmed;
 * these get emails later.
 */
export function lockSubscription(trx: Trx, id: string): Promise<DueRow | undefined> {
  return trx
    .selectFrom('delta_subscription')
    .innerJoin('channel', 'channel.id', 'delta_subscription.channel_id')
    .innerJoin('organization', 'organization.id', 'channel.organization_id')
    .innerJoin('app_user', 'app_user.id', 'delta_subscription.user_id')
    .selectAll('delta_subscription')
    .select([
      'channel.name as channel',
      'organization.id as organization_id',
      'organization.name as organization',
      'app_user.email',
    ])
    .where('delta_subscription.id', '=', id)
    .where('app_user.is_disabled', '=', false)
    .where('app_user.is_confirmed', '=', true)
    .forUpdate('delta_subscription')
    .skipLocked()
    .executeTakeFirst();
}

/**
 * Returns the deltas of a channel after a number with the requested type of change, oldest first; the number up to
 * which everything is then sent; and whether there may be more.
 */
export async function untold(
  trx: Trx,
  { channel_id: channelId, told_number: number, change_type }: Subscription,
): Promise<{ deltas: ToldRow[]; upTo: number; more: boolean }> {
  const rows = await trx
    .selectFrom('policy_delta')
    .innerJoin('policy_run', 'policy_run.id', 'policy_delta.run_id')
    .select([
      'policy_run.id',
      'policy_run.policy_name',
      'policy_run.reason',
      'policy_run.finished_at',
      'policy_run.installability',
      'policy_delta.number',
      'added_ids',
      'removed_ids',
      sql<number>`coalesce(policy_run.added_count, 0)`.as('added_count'),
      sql<number>`coalesce(policy_run.removed_count, 0)`.as('removed_count'),
    ])
    .where('policy_delta.channel_id', '=', channelId)
    .where('policy_delta.number', '>', number)
    .where(did(change_type))
    .orderBy('policy_delta.number')
    .limit(TOLD_AT_ONCE)
    .execute();
  if (rows.length === TOLD_AT_ONCE) return { deltas: rows, upTo: rows.at(-1)!.number, more: true };
  const newest = await trx
    .selectFrom('policy_delta')
    .select((eb) => eb.fn.max('number').as('number'))
    .where('channel_id', '=', channelId)
    .executeTakeFirst();
  return { deltas: rows, upTo: Math.max(number, newest?.number ?? number), more: false };
}

/** Records up to which delta a subscription was sent. `mailed`: an email was written, so the interval starts again. */
export async function noteTold(trx: Trx, id: string, number: number, mailed: boolean): Promise<void> {
  await trx
    .updateTable('delta_subscription')
    .set({ told_number: number, ...(mailed ? { told_at: sql<Date>`now()` } : {}) })
    .where('id', '=', id)
    .execute();
}

/** Stores the digest of an unsubscribe key. */
export async function keepKey(trx: Trx, subscriptionId: string, digest: Buffer): Promise<void> {
  await trx.insertInto('delta_unsubscribe_key').values({ digest, subscription_id: subscriptionId }).execute();
}

/** Ends a subscription of a user who can no longer read the channel. */
export async function endSubscription(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('delta_subscription').where('id', '=', id).execute();
}

/** Deletes unsubscribe keys older than a year, except a subscription's newest. */
export async function dropOldKeys(db: Db): Promise<void> {
  await sql`
    delete from delta_unsubscribe_key as old
    where old.created_at < now() - interval '1 year'
      and exists (select from delta_unsubscribe_key as newer
        where newer.subscription_id = old.subscription_id and newer.created_at > old.created_at)`.execute(db);
}
