/** SQL of the education offer. */
import type { Db, Trx } from '../../db/index.ts';

/** Returns when a user claimed the education offer. */
export async function enrolledAt(db: Db, userId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('education_enrolment')
    .select('enrolled_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.enrolled_at ?? null;
}

/** Records that a user claims the education offer. @returns false if they did already */
export async function enrol(trx: Trx, userId: string, domain: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('education_enrolment')
    .values({ user_id: userId, email_domain: domain })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
