// Read model of app_user, organization: a command for a hub that may be stopped, over a connection of its own.
import { dayOf } from '@terrarium/domain/calendar';
import { PRODUCT_NAMES, PRODUCTS } from '@terrarium/domain/access';
import type { ProductCode } from '@terrarium/domain/access';
import { createBilling } from '../billing/index.ts';
import type { Owner } from '../billing/index.ts';
import { readConfig } from '../config.ts';
import { HttpError } from '../http/index.ts';
import { OperatorError } from '../operatorError.ts';
import { databaseOf, openHub } from './source.ts';
import type { HubPlace } from './source.ts';

/** What is given: a plan with seats until a day, `YYYY-MM-DD`; or nothing, for a plan that is taken away. */
export type PlanGrant = { plan: string; seats: string | undefined; until: string | undefined } | null;

const YEAR_MS = 365 * 86_400_000;

/**
 * Gives an organization (by its name) or a person (by their e-mail address) a plan in place of any that runs, or takes it away; as operators do on
 * the screen, with the same rules. Takes effect at once, also while the hub runs.
 * @returns what was done, in words
 * @throws OperatorError for a holder, a plan, a number or a day that is none, and for what the plan's rules refuse
 */
export async function grantPlan(place: HubPlace, holder: string, given: PlanGrant): Promise<string> {
  const wanted = given && read(given);
  const hub = await openHub(place);
  try {
    const db = await databaseOf(hub);
    const { billing } = createBilling({ db, config: readConfig({ ...process.env, DATA_DIR: place.dataDir }) });
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
            ? `Nobody on this hub has the address ${holder}.`
            : `There is no organization '${holder}'. Give its name as in addresses, or a person's e-mail address.`,
        );
      const owner: Owner = holder.includes('@') ? { userId: found.id } : { organizationId: found.id };
      if (wanted === null) {
        await billing.takeAway(trx, owner);
        return `The plan of ${found.name} was taken away. What it had stays, and can be read.`;
      }
      await billing.grant(trx, owner, wanted);
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

/** Reads what the command line gives. @throws OperatorError */
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
      `There is no plan '${plan}'. Name one of ${PRODUCTS.map((code) => PRODUCT_NAMES[code]).join(', ')}.`,
    );
  const quantity = /^[1-9]\d{0,8}$/.test(seats) ? Number(seats) : Number.NaN;
  if (Number.isNaN(quantity)) throw new OperatorError(`--seats takes a whole number from 1 on, not '${seats}'.`);
  const end = until === undefined ? new Date(Date.now() + YEAR_MS) : new Date(`${until}T23:59:59.999Z`);
  if (Number.isNaN(end.getTime()) || (until !== undefined && dayOf(end) !== until))
    throw new OperatorError(`--until takes a day such as 2030-12-31, not '${until}'.`);
  return { product, quantity, until: end };
}
