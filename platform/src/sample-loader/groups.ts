/** The groups and service accounts of a sample organization. */
import { newId } from '../db/index.ts';
import type { Db } from '../db/index.ts';
import type { SampleOrganization } from '../sample/index.ts';

/** Makes them in one transaction where the organization has none, so that a killed load left either all or none of them. */
export async function loadGroups(
  db: Db,
  organizationId: string,
  { groups = [], serviceAccounts = [] }: SampleOrganization,
  userIds: ReadonlyMap<string, string>,
  channels: ReadonlyMap<string, { id: string }>,
): Promise<void> {
  const known = await db
    .selectFrom('org_group')
    .select('id')
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (known !== undefined || groups.length === 0) return;
  const of = { organization_id: organizationId };
  const ids = new Map(groups.map(({ name }) => [name, newId()]));
  await db.transaction().execute(async (trx) => {
    for (const { name, members, channels: names } of groups) {
      const id = ids.get(name)!;
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
        .values(names.map((channel) => ({ ...of, group_id: id, channel_id: channels.get(channel)!.id })))
        .execute();
    }
    for (const { name, groups: names } of serviceAccounts) {
      const id = newId();
      await trx
        .insertInto('service_account')
        .values({ ...of, id, name })
        .execute();
      await trx
        .insertInto('org_group_service_account')
        .values(names.map((group) => ({ ...of, group_id: ids.get(group)!, service_account_id: id })))
        .execute();
    }
  });
}
