/** The people of the sample, their organizations and plans. */
import { newId } from '../db/index.ts';
import type { Db, Trx } from '../db/index.ts';
import { hashPassword } from '../identity/index.ts';
import { sampleOrganizations, samplePassword, sampleUsers } from '../sample/index.ts';
import type { SampleOrganization } from '../sample/index.ts';

/** Ids of what was made, or was there. */
export interface People {
  /** By e-mail address. */
  userIds: Map<string, string>;
  /** By name. */
  organizationIds: Map<string, string>;
}

const YEAR_MS = 365 * 24 * 3_600_000;
/** Seats of the paid plans. */
const SEATS = 15;

/** Makes everybody in one transaction, so that a killed load left either all or none of them. */
export async function loadPeople(db: Db): Promise<People> {
  const known = await readPeople(db);
  if (known.userIds.size > 0) return known;
  const hashes = new Map<string, string>();
  for (const { email } of sampleUsers) hashes.set(email, await hashPassword(samplePassword));
  await db.transaction().execute(async (trx) => {
    const ids = new Map(sampleUsers.map(({ email }) => [email, newId()]));
    await trx
      .insertInto('app_user')
      .values(
        sampleUsers.map(({ email, username, firstName, lastName, isOperator }) => ({
          id: ids.get(email)!,
          email,
          username,
          first_name: firstName,
          last_name: lastName,
          password_hash: hashes.get(email)!,
          is_confirmed: true,
          is_consented: true,
          is_operator: isOperator ?? false,
        })),
      )
      .execute();
    for (const organization of sampleOrganizations) await insertOrganization(trx, organization, ids);
  });
  return readPeople(db);
}

async function insertOrganization(
  trx: Trx,
  { name, title, bio, product, members }: SampleOrganization,
  userIds: ReadonlyMap<string, string>,
): Promise<void> {
  const id = newId();
  await trx.insertInto('organization').values({ id, name, title, bio }).execute();
  await trx
    .insertInto('membership')
    .values(members.map(({ email, role }) => ({ organization_id: id, user_id: userIds.get(email)!, role })))
    .execute();
  const now = Date.now();
  await trx
    .insertInto('subscription')
    .values({
      id: newId(),
      organization_id: id,
      user_id: null,
      product_code: product,
      subscription_status: 'active',
      billing_cycle: 'yearly',
      quantity: product === 'free_subscription' ? 1 : SEATS,
      period_start: new Date(now),
      period_end: new Date(now + YEAR_MS),
    })
    .execute();
}

async function readPeople(db: Db): Promise<People> {
  const users = await db
    .selectFrom('app_user')
    .select(['id', 'email'])
    .where(
      'email',
      'in',
      sampleUsers.map(({ email }) => email),
    )
    .execute();
  const organizations = await db
    .selectFrom('organization')
    .select(['id', 'name'])
    .where(
      'name',
      'in',
      sampleOrganizations.map(({ name }) => name),
    )
    .execute();
  return {
    userIds: new Map(users.map(({ id, email }) => [email, id])),
    organizationIds: new Map(organizations.map(({ id, name }) => [name, id])),
  };
}
