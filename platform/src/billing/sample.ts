/** Plans of the sample organizations. */
import { newId } from '../db/index.ts';
import type { Db } from '../db/index.ts';
import type { SampleHub } from '../sample-loader/index.ts';
import { sampleOrganizations } from '../sample/index.ts';

const YEAR_MS = 365 * 24 * 3_600_000;
/** Number of seats in paid plans. */
const SEATS = 15;

/** Grants every organization its plan, unless it has one. */
export async function loadPlans(db: Db, { organizationIds }: Pick<SampleHub, 'organizationIds'>): Promise<void> {
  const known = await db
    .selectFrom('subscription')
    .select('id')
    .where('organization_id', 'in', [...organizationIds.values()])
    .limit(1)
    .executeTakeFirst();
  if (known !== undefined) return;
  const now = Date.now();
  await db
    .insertInto('subscription')
    .values(
      sampleOrganizations.map(({ name, product }) => ({
        id: newId(),
        organization_id: organizationIds.get(name)!,
        user_id: null,
        product_code: product,
        subscription_status: 'active' as const,
        billing_cycle: 'yearly' as const,
        quantity: product === 'free_subscription' ? 1 : SEATS,
        is_granted: product === 'free_subscription',
        period_start: new Date(now),
        period_end: new Date(now + YEAR_MS),
      })),
    )
    .execute();
}
