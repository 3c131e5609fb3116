// Read model of app_user, organization: a command for a hub that may be stopped, over its own connection.
import { dayOf } from '@terrarium/domain/calendar';
import { PRODUCT_NAMES, PRODUCTS } from '@terrarium/domain/access';
import type { ProductCode } from '@terrarium/domain/access';
import { PlanGrants, Plans } from '../billing/index.ts';
import type { Owner } from '../billing/index.ts';
import { readConfig } from '../config.ts';
import { HttpError } from '../http/index.ts';
import { OperatorError } from '../cli/operatorError.ts';
import { databaseOf, openHub } from './source.ts';
import type { HubPlace } from './source.ts';

/** Input: a plan with seats until a date, `YYYY-MM-DD`; null to revoke the plan. */
export type PlanGrant = { plan: string; seats: string | undefined; until: string | undefined } | null;

const YEAR_MS = 365 * 86_400_000;

/**
 * Grants an organization (by name) or a user (by email address) a plan that replaces running ones, or revokes it; with
 * the same rules as on the operator's page. Takes effect immediately, also while the hub runs.
 * @returns the result as text
 * @throws OperatorError for an unknown owner or plan, an invalid number or date, and what the plan's rules reject
 */
export async function grantPlan(place: HubPlace, holder: string, given: PlanGrant): Promise<string> {
  const wanted = given && read(given);
  const hub = await openHub(place);
  try {
    const db = await databaseOf(hub);
    const grants = new PlanGrants(new Plans(readConfig({ ...process.env, DATA_DIR: place.dataDir })));
    return await db.transaction().execute(async (trx) => {
      const found = holder.includes('@')
        ? await trx
            .selectFrom('app_user')
            .select(['id', 'email as name'])
            .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', holder.trim().toLowerCase()))
            .where('deleted_at', 'is', null)
            .executeTakeFirst()
        : await trx.selectFrom('organization').select(['id', 'name']).where('name', '=', holder).executeTakeFirst();
      if (!found)
        throw new OperatorError(
          holder.includes('@')
            ? `No user found with the email address ${holder}.`
            : `Organization '${holder}' not found. Use the organization name from its URL, or a user's email address.`,
        );
      const owner: Owner = holder.includes('@') ? { userId: found.id } : { organizationId: found.id };
      if (wanted === null) {
        await grants.takeAway(trx, owner);
        return `Plan of ${found.name} revoked. Existing items are kept and can be viewed.`;
      }
      await grants.grant(trx, owner, wanted);
      const seats = wanted.quantity === 1 ? '1 seat' : `${wanted.quantity} seats`;
      return `${found.name} has ${PRODUCT_NAMES[wanted.product]} with ${seats} until ${dayOf(wanted.until)}.`;
    });
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    throw new OperatorError(error.detail?.map((each) => each.msg).join(' ') ?? error.message, { cause: error });
  } finally {
    await hub.close();
  }
}

/** Parses the arguments. @throws OperatorError */
function read({ plan, seats = '1', until }: NonNullable<PlanGrant>): {
  product: ProductCode;
  quantity: number;
  until: Date;
} {
  const product = PRODUCTS.find(
    (code) => code === plan || PRODUCT_NAMES[code].toLowerCase() === plan.trim().toLowerCase(),
  );
  if (product === undefined)
    throw new OperatorError(
      `Unknown plan '${plan}'. Use one of: ${PRODUCTS.map((code) => PRODUCT_NAMES[code]).join(', ')}.`,
    );
  const quantity = /^[1-9]\d{0,8}$/.test(seats) ? Number(seats) : Number.NaN;
  if (Number.isNaN(quantity)) throw new OperatorError(`--seats takes a whole number from 1 on, not '${seats}'.`);
  const end = until === undefined ? new Date(Date.now() + YEAR_MS) : new Date(`${until}T23:59:59.999Z`);
  if (Number.isNaN(end.getTime()) || (until !== undefined && dayOf(end) !== until))
    throw new OperatorError(`--until takes a day such as 2030-12-31, not '${until}'.`);
  return { product, quantity, until: end };
}
