// Read model of app_user: the sample is loaded only into a hub without users.
/** Marks a hub that contains the sample. */
import type { Db, Table } from '../db/index.ts';

/** Row of `sample_load`: at most one. */
type SampleLoadTable = Table<
  'sample_load',
  {
    only_row: true;
  }
>;

declare module '../db/tables.ts' {
  interface Tables {
    sample_load: SampleLoadTable;
  }
}

/** Marks the start of a load, unless there is nothing to load: a hub with users but no mark isn't a sample. */
export async function beginLoad(db: Db): Promise<'to load' | 'loaded before' | 'not empty'> {
  return db.transaction().execute(async (trx) => {
    const mark = await trx.selectFrom('sample_load').select('finished_at').executeTakeFirst();
    if (mark !== undefined) return mark.finished_at === null ? 'to load' : 'loaded before';
    if ((await trx.selectFrom('app_user').select('id').limit(1).executeTakeFirst()) !== undefined) return 'not empty';
    await trx.insertInto('sample_load').values({ only_row: true, started_at: new Date(), finished_at: null }).execute();
    return 'to load';
  });
}

/** Marks the end of a load. */
export async function finishLoad(db: Db): Promise<void> {
  await db.updateTable('sample_load').set({ finished_at: new Date() }).execute();
}

/** Returns whether this hub has the sample users, whose password is public. */
export async function hasSample(db: Db): Promise<boolean> {
  return (await db.selectFrom('sample_load').select('only_row').executeTakeFirst()) !== undefined;
}
