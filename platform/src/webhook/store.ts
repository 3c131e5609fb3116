// Read model of organization: deliveries contain its name.
/** SQL of webhooks. */
import { sql } from 'kysely';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { z } from 'zod';
import type { Db, RowPage, Tables, Trx } from '../db/index.ts';
import { Keyset, descending } from '../db/index.ts';
import type { deliveriesQuery } from './contract.ts';
import './tables.ts';

/** An endpoint. */
export type EndpointRow = Selectable<Tables['webhook_endpoint']>;

/** A delivery. */
export type DeliveryRow = Selectable<Tables['webhook_delivery']>;

/** An attempt at a delivery. */
export type AttemptRow = Selectable<Tables['webhook_attempt']>;

/** Lists the endpoints of an organization, oldest first. */
export function listEndpoints(db: Db, organizationId: string): Promise<EndpointRow[]> {
  return db
    .selectFrom('webhook_endpoint')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Finds an endpoint of an organization; undefined if missing. */
export function findEndpoint(db: Db, organizationId: string, id: string): Promise<EndpointRow | undefined> {
  return db
    .selectFrom('webhook_endpoint')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Finds an endpoint and locks it until the transaction ends. */
export function holdEndpoint(trx: Trx, organizationId: string, id: string): Promise<EndpointRow | undefined> {
  return trx
    .selectFrom('webhook_endpoint')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Inserts an endpoint. */
export async function insertEndpoint(trx: Trx, row: Insertable<Tables['webhook_endpoint']>): Promise<void> {
  await trx.insertInto('webhook_endpoint').values(row).execute();
}

/** Changes an endpoint. */
export async function updateEndpoint(
  trx: Trx,
  id: string,
  change: Updateable<Tables['webhook_endpoint']>,
): Promise<void> {
  await trx.updateTable('webhook_endpoint').set(change).where('id', '=', id).execute();
}

/** Stores a previous secret, so that it also signs until a given time. Deletes expired ones. */
export async function keepFormerSecret(trx: Trx, endpointId: string, secret: Buffer, until: Date): Promise<void> {
  await trx
    .deleteFrom('webhook_former_secret')
    .where('endpoint_id', '=', endpointId)
    .where('until', '<=', sql<Date>`now()`)
    .execute();
  await trx.insertInto('webhook_former_secret').values({ endpoint_id: endpointId, secret, until }).execute();
}

/** Lists previous secrets of endpoints that still sign, newest first. */
export function formerSecrets(
  db: Db | Trx,
  endpointIds: readonly string[],
): Promise<Selectable<Tables['webhook_former_secret']>[]> {
  return endpointIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('webhook_former_secret')
        .selectAll()
        .where('endpoint_id', 'in', endpointIds)
        .where('until', '>', sql<Date>`now()`)
        .orderBy('until', 'desc')
        .execute();
}

/** Deletes an endpoint with its deliveries. */
export async function deleteEndpoint(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('webhook_endpoint').where('id', '=', id).execute();
}

const deliveryOrder = new Keyset('deliveries', [descending('created_at', 'timestamptz'), descending('id', 'uuid')]);

/** Returns a page of an endpoint's deliveries, newest first. */
export async function listDeliveries(
  db: Db,
  endpointId: string,
  { state, up_to: upTo, ...page }: z.output<typeof deliveriesQuery>,
): Promise<RowPage<DeliveryRow> & { total: number }> {
  const query = db
    .selectFrom('webhook_delivery')
    .where('endpoint_id', '=', endpointId)
    .$if(state !== undefined, (selected) => selected.where('state', '=', state!))
    .$if(upTo !== undefined, (selected) =>
      selected.where(
        sql<boolean>`(created_at, id) <= (select created_at, id from webhook_delivery where id = ${upTo}::uuid and endpoint_id = ${endpointId}::uuid)`,
      ),
    );
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { ...(await deliveryOrder.select(query.selectAll(), page)), total: Number(total) };
}

/** Returns the attempts of deliveries, by delivery, in order. */
export async function attemptsOf(db: Db, ids: readonly string[]): Promise<Map<string, AttemptRow[]>> {
  const rows =
    ids.length === 0
      ? []
      : await db.selectFrom('webhook_attempt').selectAll().where('delivery_id', 'in', ids).orderBy('number').execute();
  return Map.groupBy(rows, ({ delivery_id }) => delivery_id);
}

/** Finds a delivery of an endpoint; undefined if missing. */
export function findDelivery(db: Db, endpointId: string, id: string): Promise<DeliveryRow | undefined> {
  return db
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('endpoint_id', '=', endpointId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Inserts a manually requested delivery, already queued. */
export async function insertDelivery(
  trx: Trx,
  row: Pick<DeliveryRow, 'id' | 'endpoint_id' | 'entry_id' | 'message_id' | 'action'>,
): Promise<DeliveryRow> {
  return trx
    .insertInto('webhook_delivery')
    .values({ ...row, queued_at: sql<Date>`now()` })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Returns whether any delivery waits to be queued. */
export async function isOwed(db: Db): Promise<boolean> {
  return (
    (await db
      .selectFrom('webhook_delivery')
      .select('id')
      .where('state', '=', 'waiting')
      .where('queued_at', 'is', null)
      .limit(1)
      .executeTakeFirst()) !== undefined
  );
}

/** Data of a delivery's job. */
export interface Queued {
  id: string;
  organization_id: string;
}

/** Claims deliveries that aren't queued yet, for this transaction. */
export function takeOwed(trx: Trx, most: number): Promise<Queued[]> {
  return trx
    .updateTable('webhook_delivery as d')
    .from('webhook_endpoint as e')
    .set({ queued_at: sql<Date>`now()` })
    .whereRef('e.id', '=', 'd.endpoint_id')
    .where('d.id', 'in', (eb) =>
      eb
        .selectFrom('webhook_delivery')
        .select('id')
        .where('state', '=', 'waiting')
        .where('queued_at', 'is', null)
        .orderBy('created_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['d.id', 'e.organization_id'])
    .execute();
}

/** Lists queued deliveries that haven't ended, with the seconds until their next attempt. */
export function underWay(db: Db): Promise<(Queued & { attempts: number; seconds: number })[]> {
  return db
    .selectFrom('webhook_delivery as d')
    .innerJoin('webhook_endpoint as e', 'e.id', 'd.endpoint_id')
    .select(['d.id', 'd.attempts', 'e.organization_id'])
    .select(sql<number>`greatest(0, ceil(extract(epoch from coalesce(next_at, now()) - now())))::int`.as('seconds'))
    .where('state', '=', 'waiting')
    .where('queued_at', 'is not', null)
    .execute();
}

/** Finds a pending delivery with its endpoint and organization; undefined if it has ended or was deleted. */
export function findWaiting(db: Db, id: string) {
  return db
    .selectFrom('webhook_delivery as d')
    .innerJoin('webhook_endpoint as e', 'e.id', 'd.endpoint_id')
    .innerJoin('organization as o', 'o.id', 'e.organization_id')
    .selectAll('d')
    .select(['e.url', 'e.secret', 'e.disabled_at', 'e.failing_since', 'e.organization_id', 'o.name as organization'])
    .where('d.id', '=', id)
    .where('d.state', '=', 'waiting')
    .executeTakeFirst();
}

/**
 * Stores the result of an attempt, and the state of the delivery.
 * @returns false if another one was stored meanwhile
 */
export async function saveAttempt(
  trx: Trx,
  attempt: Insertable<Tables['webhook_attempt']>,
  then: { state: 'waiting' | 'delivered' | 'failed'; inSeconds: number | null },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('webhook_delivery')
    .set({
      attempts: attempt.number,
      state: then.state,
      next_at: then.inSeconds === null ? null : sql<Date>`now() + make_interval(secs => ${then.inSeconds})`,
      ended_at: then.state === 'waiting' ? null : sql<Date>`now()`,
    })
    .where('id', '=', attempt.delivery_id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', attempt.number - 1)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await trx.insertInto('webhook_attempt').values(attempt).execute();
  return true;
}

/** Ends the pending deliveries of an endpoint that was turned off. */
export async function endWaiting(trx: Trx, endpointId: string): Promise<void> {
  await trx
    .updateTable('webhook_delivery')
    .set({ state: 'failed', next_at: null, ended_at: sql<Date>`now()` })
    .where('endpoint_id', '=', endpointId)
    .where('state', '=', 'waiting')
    .execute();
}

/** Deletes some deliveries that ended this many days ago. @returns whether there may be more */
export async function purgeDeliveries(db: Db, days: number, most: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('webhook_delivery')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('webhook_delivery')
        .select('id')
        .where('ended_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
        .limit(most),
    )
    .executeTakeFirst();
  return numDeletedRows >= BigInt(most);
}
