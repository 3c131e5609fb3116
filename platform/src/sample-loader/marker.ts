// Read model of app_user: the sample comes only into a hub without people.
/** The mark that tells a hub with the sample from one without. */
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

/** Marks the begin of a load, unless there is nothing to load: a hub that has people but no mark is not a sample. */
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

/** Whether the people of the sample, whose password everybody knows, are on this hub. */
export async function hasSample(db: Db): Promise<boolean> {
  return (await db.selectFrom('sample_load').select('only_row').executeTakeFirst()) !== undefined;
}
