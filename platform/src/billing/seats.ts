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

/** Who asks for people to have a licence, and for which plan. */
interface Wanted {
  userIds: readonly string[];
  everybody?: boolean;
  product?: ProductCode | undefined;
}

/** Seats of an organization's plan, and the licences by which members have them (SEAT-02 to SEAT-10). */
export class SeatService {
  readonly #db: Db;
  readonly #billing: BillingService;

  constructor(db: Db, billing: BillingService) {
    this.#db = db;
    this.#billing = billing;
  }

  /** How many seats there are, are used and free, and how many people are invited (SEAT-04). */
  async stats(organizationId: string): Promise<Stats> {
    const [plan, used, invited] = [
      await this.#plan(this.#db, organizationId),
      await store.countLicences(this.#db, organizationId),
      await store.countInvited(this.#db, organizationId),
    ];
    return { total: plan.total, used, available: Math.max(0, plan.total - used), invited };
  }

  /**
   * Changes how many seats there are: the quantity of the subscription in force (SEAT-02). Resolves with the stats.
   * @throws 409 `no_plan` without one, and as {@link BillingService.change}
   */
  async setSeats(organizationId: string, quantity: number, actorId: string): Promise<Stats> {
    const subscription = await subscriptionOf(this.#db, { organizationId });
    if (!subscription) throw conflict('The organization has no plan that is in force. Choose one first.', 'no_plan');
    if (subscription.quantity !== quantity)
      await this.#billing.change({ organizationId }, subscription.id, { quantity }, actorId);
    return this.stats(organizationId);
  }

  /** The licences of an organization, the oldest first; with a person only theirs (SEAT-09). */
  async licences(organizationId: string, userId?: string): Promise<LicenceAnswer[]> {
    if (userId !== undefined && !isId(userId)) throw noMember();
    const { product } = await this.#plan(this.#db, organizationId);
    return (await store.listLicences(this.#db, organizationId, userId)).map((row) => ({
      ...row,
      product_code: product,
      assigned_at: row.assigned_at.toISOString(),
    }));
  }

  /**
   * Gives members licences; who has one keeps it (SEAT-05, SEAT-06). All or none. Resolves with the licences of those who were named.
   * @throws 422 for people who are no members and for a plan that the organization has not; 409 `no_seat` when there are not enough
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

  /**
   * Has exactly these members have a licence (SEAT-08). Resolves with the licences.
   * @throws as {@link assign}
   */
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

  /**
   * Takes a member's licence away, by the plan or by the licence's own id; the seat is free again (SEAT-07).
   * @throws 404 without such a licence
   */
  async remove(organizationId: string, userId: string, productId: string, actorId: string): Promise<void> {
    const [licence] = isId(userId) ? await store.listLicences(this.#db, organizationId, userId) : [];
    const { product } = await this.#plan(this.#db, organizationId);
    if (!licence || (productId !== product && productId !== licence.id))
      throw notFound('This licence', 'licence_not_found');
    await this.#changed(organizationId, actorId, undefined, () => Promise.resolve({ give: [], take: [userId] }));
  }

  /** Gives one member a licence (SEAT-05). @throws 404 for nobody of the organization, and as {@link assign} */
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

  /** Changes who has licences in one transaction, one change of an organization after the other. Resolves with who was to have one. */
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
        throw wrong('product_code', `The organization has the plan ${plan.product}, no other.`);
      const { give, take } = await choose(trx);
      const before = new Set((await store.listLicences(trx, organizationId)).map((row) => row.user_id));
      const added = give.filter((id) => !before.has(id));
      const used = before.size - take.length + added.length;
      // Who has fewer than before may always: a plan may have shrunk below what is assigned.
      if (added.length > 0 && used > plan.total)
        throw conflict(
          `${used} seats would be needed, and there are ${plan.total}. Take licences away, or add seats, then try again.`,
          'no_seat',
        );
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

/** These people, each once. @throws 422 that names who is no member */
async function members(trx: Trx, organizationId: string, userIds: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(userIds)];
  const found = new Set(await store.membersOf(trx, organizationId, wanted));
  const missing = wanted.filter((id) => !found.has(id));
  if (missing.length > 0)
    throw unprocessable(
      missing.map((id) => ({
        loc: ['body', 'user_ids', userIds.indexOf(id)],
        msg: 'This person is no active member of the organization.',
        type: 'member',
      })),
    );
  return wanted;
}

const noMember = (): Error => notFound('This member', 'member_not_found');
const wrong = (field: string, msg: string): Error => unprocessable([{ loc: ['body', field], msg, type: 'plan' }]);
