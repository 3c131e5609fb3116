/** SQL of a processor's events, and of reading the state of its objects. */
import { sql } from 'kysely';
import type { Db, Trx } from '../../db/index.ts';
import type { ProcessorKind } from './store.ts';

/** Returns how often the state of an object was synced with a processor. */
export async function readingOf(db: Db, processor: ProcessorKind, externalId: string): Promise<number> {
  const row = await db
    .selectFrom('payment_reading')
    .select('version')
    .where('processor', '=', processor)
    .where('external_id', '=', externalId)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** Counts a sync. @returns false if another one happened since `seen` was read */
export async function countReading(
  trx: Trx,
  processor: ProcessorKind,
  externalId: string,
  seen: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('payment_reading')
    .values({ processor, external_id: externalId, version: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['processor', 'external_id'])
        .doUpdateSet({ version: seen + 1 })
        .where('payment_reading.version', '=', seen),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Stores an event from a processor. @returns false if it is known already */
export async function insertEvent(
  trx: Trx,
  event: { processor: ProcessorKind; id: string; type: string; object_id: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('payment_event')
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Records that an event was processed. */
export async function endEvent(db: Db, id: string): Promise<void> {
  await db
    .updateTable('payment_event')
    .set({ handled_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Deletes events that were processed this many days ago. */
export async function purgeEvents(db: Db, days: number): Promise<void> {
  await db
    .deleteFrom('payment_event')
    .where('received_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .where('handled_at', 'is not', null)
    .execute();
}
