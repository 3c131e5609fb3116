/** Users of the sample hub. */
import { newId } from '../db/index.ts';
import type { Db } from '../db/index.ts';
import type { SampleHub } from '../sample-loader/index.ts';
import { samplePassword, sampleUsers } from '../sample/index.ts';
import { hashPassword } from './password.ts';

/** Creates all users in one statement, so that a killed load leaves either all or none. */
export async function loadPeople(db: Db, hub: SampleHub): Promise<void> {
  if ((await idsOf(db)).size === 0) {
    const hashes = new Map<string, string>();
    for (const { email } of sampleUsers) hashes.set(email, await hashPassword(samplePassword));
    await db
      .insertInto('app_user')
      .values(
        sampleUsers.map(({ email, username, firstName, lastName, isOperator }) => ({
          id: newId(),
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
  }
  hub.userIds = await idsOf(db);
  hub.say(`  ${hub.userIds.size} people`);
}

async function idsOf(db: Db): Promise<Map<string, string>> {
  const emails = sampleUsers.map(({ email }) => email);
  const users = await db.selectFrom('app_user').select(['id', 'email']).where('email', 'in', emails).execute();
  return new Map(users.map(({ id, email }) => [email, id]));
}
