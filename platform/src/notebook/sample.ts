/** Sample notebooks. */
import type { Db } from '../db/index.ts';
import type { SampleHub } from '../sample-loader/index.ts';
import { sampleNotebooks } from '../sample/index.ts';
import { countNotebooks, insertNotebook } from './store.ts';

/** Stores the notebooks of each user who has none, in one transaction, so that a killed load leaves all or none. */
export async function loadNotebooks(db: Db, { userIds }: Pick<SampleHub, 'userIds'>): Promise<void> {
  for (const [owner, notebooks] of Map.groupBy(sampleNotebooks(), (each) => each.owner)) {
    const ownerId = userIds.get(owner);
    if (ownerId === undefined || (await countNotebooks(db, ownerId)) > 0) continue;
    await db.transaction().execute(async (trx) => {
      for (const { title, content, shareId } of notebooks) {
        const text = JSON.stringify(content);
        await insertNotebook(trx, { ownerId, title, content: text, size: Buffer.byteLength(text), shareId });
      }
    });
  }
}
