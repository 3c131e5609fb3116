import { isoTime } from '@terrarium/domain/calendar';
import { SEATS } from '@terrarium/domain/access';
import type { ProductCode } from '@terrarium/domain/access';
import type { z } from 'zod';
import { noteChange } from '../change/index.ts';
import { isId } from '../db/index.ts';
import type { Db, Trx } from '../db/index.ts';
import { conflict, notFound, unprocessable } from '../http/index.ts';
import type * as contract from './contract.ts';
import { subscriptionOf } from './lifecycle.ts';
import * as store from './seatStore.ts';
import type { BillingService } from './service.ts';
import { holdOwner } from './store.ts';

type Stats = z.input<typeof contract.seatStats>;
type LicenceAnswer = z.input<typeof contract.licence>;

/** Users to assign seats to, and the plan. */
interface Wanted {
  userIds: readonly string[];
  everybody?: boolean;
  product?: ProductCode | undefined;
}

/** Seats of an organization's plan, and their assignment to members (SEAT-02 to SEAT-10). */
export class SeatService {
  readonly #db: Db;
  readonly #billing: BillingService;

  constructor(db: Db, billing: BillingService) {
    this.#db = db;
    this.#billing = billing;
  }

  /** Counts seats: total, used, free, and invited users (SEAT-04). */
  async stats(organizationId: string): Promise<Stats> {
    const [plan, used, invited] = [
      await this.#plan(this.#db, organizationId),
      await store.countLicences(this.#db, organizationId),
      await store.countInvited(this.#db, organizationId),
    ];
    return { total: plan.total, used, available: Math.max(0, plan.total - used), invited };
  }

  /**
   * Changes the number of seats: the quantity of the current subscription (SEAT-02).
   * @returns the stats
   * @throws 409 `no_plan` without one, and as {@link BillingService.change}
   */
  async setSeats(organizationId: string, quantity: number, actorId: string): Promise<Stats> {
    const subscription = await subscriptionOf(this.#db, { organizationId });
    if (!subscription) throw conflict('The organization has no active plan. Choose a plan first.', 'no_plan');
    if (subscription.quantity !== quantity)
      await this.#billing.change({ organizationId }, subscription.id, { quantity }, actorId);
    return this.stats(organizationId);
  }

  /** Lists the seat assignments of an organization, oldest first; of one user only, if given (SEAT-09). */
  async licences(organizationId: string, userId?: string): Promise<LicenceAnswer[]> {
    if (userId !== undefined && !isId(userId)) throw noMember();
    const { product } = await this.#plan(this.#db, organizationId);
    return (await store.listLicences(this.#db, organizationId, userId)).map((row) => ({
      ...row,
      product_code: product,
      assigned_at: isoTime(row.assigned_at),
    }));
  }

  /**
   * Assigns seats to members, all or none.
   * Existing assignments stay (SEAT-05, SEAT-06).
   * @returns the assignments of the given users
   * @throws 422 for users who aren't members and for a plan that the organization doesn't have; 409 `no_seat` if there
   * are too few
   */
  async assign(
    organizationId: string,
    { userIds, everybody, product }: Wanted,
    actorId: string,
  ): Promise<LicenceAnswer[]> {
    const named = await this.#changed(organizationId, actorId, product, async (trx) => ({
      give: everybody ? await store.membersOf(trx, organizationId) : await members(trx, organizationId, userIds),
      take: [],
    }));
    return (await this.licences(organizationId)).filter((each) => named.has(each.user_id));
  }

  /** Assigns seats to exactly these members (SEAT-08). @returns the assignments @throws as {@link assign} */
  async replace(
    organizationId: string,
    productId: string,
    userIds: readonly string[],
    actorId: string,
  ): Promise<LicenceAnswer[]> {
    await this.#changed(organizationId, actorId, productId, async (trx) => {
      const give = await members(trx, organizationId, userIds);
      const before = (await store.listLicences(trx, organizationId)).map((row) => row.user_id);
      return { give, take: before.filter((id) => !give.includes(id)) };
    });
    return this.licences(organizationId);
  }

  /** Unassigns a member's seat, by plan or by assignment ID (SEAT-07). @throws 404 without this assignment */
  async remove(organizationId: string, userId: string, productId: string, actorId: string): Promise<void> {
    const [licence] = isId(userId) ? await store.listLicences(this.#db, organizationId, userId) : [];
    const { product } = await this.#plan(this.#db, organizationId);
    if (!licence || (productId !== product && productId !== licence.id))
      throw notFound('This seat assignment', 'licence_not_found');
    await this.#changed(organizationId, actorId, undefined, () => Promise.resolve({ give: [], take: [userId] }));
  }

  /** Assigns a seat to one member (SEAT-05). @throws 404 for a user who isn't a member, and as {@link assign} */
  async assignOne(
    organizationId: string,
    userId: string,
    product: ProductCode | undefined,
    actorId: string,
  ): Promise<LicenceAnswer> {
    if (!isId(userId) || (await store.membersOf(this.#db, organizationId, [userId])).length === 0) throw noMember();
    const [licence] = await this.assign(organizationId, { userIds: [userId], product }, actorId);
    return licence!;
  }

  /** Changes seat assignments in one transaction, serialized per organization. @returns the requested users */
  async #changed(
    organizationId: string,
    actorId: string,
    product: string | undefined,
    choose: (trx: Trx) => Promise<{ give: readonly string[]; take: readonly string[] }>,
  ): Promise<ReadonlySet<string>> {
    return this.#db.transaction().execute(async (trx) => {
      await holdOwner(trx, { organizationId });
      const plan = await this.#plan(trx, organizationId);
      if (product !== undefined && product !== plan.product)
        throw wrong('product_code', `The organization is on the ${plan.product} plan.`);
      const { give, take } = await choose(trx);
      const before = new Set((await store.listLicences(trx, organizationId)).map((row) => row.user_id));
      const added = give.filter((id) => !before.has(id));
      const used = before.size - take.length + added.length;
      // Removing assignments is always allowed, because a plan may have shrunk below their number.
      if (added.length > 0 && used > plan.total)
        throw conflict(`This needs ${used} seats, but the plan has ${plan.total}. Unassign or add seats.`, 'no_seat');
      await store.deleteLicences(trx, organizationId, take);
      await store.insertLicences(trx, organizationId, added);
      await note(trx, organizationId, actorId, 'seats_taken', take.length);
      await note(trx, organizationId, actorId, 'seats_assigned', added.length);
      return new Set(give);
    });
  }

  async #plan(db: Db, organizationId: string): Promise<{ product: ProductCode; total: number }> {
    const subscription = await subscriptionOf(db, { organizationId });
    return {
      product: (subscription?.product_code as ProductCode | undefined) ?? 'free_subscription',
      total: Math.min(subscription?.quantity ?? 0, SEATS.unlimited),
    };
  }
}

async function note(
  trx: Trx,
  organizationId: string,
  actorId: string,
  kind: 'seats_taken' | 'seats_assigned',
  people: number,
): Promise<void> {
  if (people > 0)
    await noteChange(trx, { organizationId, actorId, kind, subject: people === 1 ? '1 member' : `${people} members` });
}

/** Returns these users without duplicates. @throws 422 that names users who aren't members */
async function members(trx: Trx, organizationId: string, userIds: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(userIds)];
  const found = new Set(await store.membersOf(trx, organizationId, wanted));
  const missing = wanted.filter((id) => !found.has(id));
  if (missing.length > 0)
    throw unprocessable(
      missing.map((id) => ({
        loc: ['body', 'user_ids', userIds.indexOf(id)],
        msg: "This user isn't an active member of the organization.",
        type: 'member',
      })),
    );
  return wanted;
}

const noMember = (): Error => notFound('This member', 'member_not_found');
const wrong = (field: string, msg: string): Error => unprocessable([{ loc: ['body', field], msg, type: 'plan' }]);
