/** Service accounts of the sample. */
import { newId } from '../db/index.ts';
import type { Db } from '../db/index.ts';
import type { SampleHub } from '../sample-loader/index.ts';
import { sampleOrganizations } from '../sample/index.ts';

/** Creates missing ones, each in one transaction with its groups. */
export async function loadServiceAccounts(db: Db, { organizationIds, groupIds }: SampleHub): Promise<void> {
  for (const { name: organization, serviceAccounts = [] } of sampleOrganizations)
    for (const { name, groups } of serviceAccounts) {
      const of = { organization_id: organizationIds.get(organization)! };
      const known = await db
        .selectFrom('service_account')
        .select('id')
        .where('organization_id', '=', of.organization_id)
        .where('name', '=', name)
        .executeTakeFirst();
      if (known !== undefined) continue;
      const id = newId();
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('service_account')
          .values({ ...of, id, name })
          .execute();
        await trx
          .insertInto('org_group_service_account')
          .values(
            groups.map((group) => ({
              ...of,
              group_id: groupIds.get(`${organization}/${group}`)!,
              service_account_id: id,
            })),
          )
          .execute();
      });
    }
}
