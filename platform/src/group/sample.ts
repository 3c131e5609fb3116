/** Groups of the sample organizations. */
import { newId } from '../db/index.ts';
import type { Db } from '../db/index.ts';
import type { SampleHub } from '../sample-loader/index.ts';
import { sampleOrganizations } from '../sample/index.ts';

/** Creates missing groups, each in one transaction with its members and channels. */
export async function loadGroups(db: Db, { organizationIds, userIds, channels, groupIds }: SampleHub): Promise<void> {
  for (const { name: organization, groups = [] } of sampleOrganizations)
    for (const { name, members, channels: names } of groups) {
      const of = { organization_id: organizationIds.get(organization)! };
      const known = await db
        .selectFrom('org_group')
        .select('id')
        .where('organization_id', '=', of.organization_id)
        .where('name', '=', name)
        .executeTakeFirst();
      const { id } = known ?? { id: newId() };
      groupIds.set(`${organization}/${name}`, id);
      if (known !== undefined) continue;
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('org_group')
          .values({ ...of, id, name })
          .execute();
        await trx
          .insertInto('org_group_user')
          .values(members.map((email) => ({ ...of, group_id: id, user_id: userIds.get(email)! })))
          .execute();
        await trx
          .insertInto('org_group_channel')
          .values(
            names.map((channel) => ({
              ...of,
              group_id: id,
              channel_id: channels.get(`${organization}/${channel}`)!.id,
            })),
          )
          .execute();
      });
    }
}
