/** Sample organizations. */
import { newId } from '../db/index.ts';
import type { Db } from '../db/index.ts';
import type { SampleHub } from '../sample-loader/index.ts';
import { sampleOrganizations } from '../sample/index.ts';

/** Creates all with their members in one transaction, so that a killed load leaves either all or none. */
export async function loadOrganizations(db: Db, hub: SampleHub): Promise<void> {
  if ((await idsOf(db)).size === 0)
    await db.transaction().execute(async (trx) => {
      for (const { name, title, bio, members } of sampleOrganizations) {
        const id = newId();
        await trx.insertInto('organization').values({ id, name, title, bio }).execute();
        await trx
          .insertInto('membership')
          .values(members.map(({ email, role }) => ({ organization_id: id, user_id: hub.userIds.get(email)!, role })))
          .execute();
      }
    });
  hub.organizationIds = await idsOf(db);
  hub.say(`  ${hub.organizationIds.size} organizations`);
}

async function idsOf(db: Db): Promise<Map<string, string>> {
  const names = sampleOrganizations.map(({ name }) => name);
  const rows = await db.selectFrom('organization').select(['id', 'name']).where('name', 'in', names).execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}
