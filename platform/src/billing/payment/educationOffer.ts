import { isoTime } from '@terrarium/domain/calendar';
import type { ProductCode } from '@terrarium/domain/access';
import type { z } from 'zod';
import type { Db } from '../../db/index.ts';
import { conflict } from '../../http/index.ts';
import type { Viewer } from '../../http/index.ts';
import { findMailAddress } from '../../person/index.ts';
import type { PlanGrants } from '../grants.ts';
import { subscriptionOf } from '../lifecycle.ts';
import type * as contract from './contract.ts';
import { domainOf, isEducation } from './education.ts';
import { nothingSold } from './processor.ts';
import * as enrolments from './educationStore.ts';

/** Plan of the education offer, and its duration in ms. */
const EDUCATION_PLAN: ProductCode = 'starter_subscription';
const EDUCATION_MS = 365 * 86_400_000;

/** The education offer: a plan for users with an email address of a school or university. */
export class EducationOffer {
  readonly #db: Db;
  readonly #grants: PlanGrants;
  /** Whether the hub sells plans. */
  readonly #isSelling: boolean;

  constructor(db: Db, grants: PlanGrants, isSelling: boolean) {
    this.#db = db;
    this.#grants = grants;
    this.#isSelling = isSelling;
  }

  /** Returns whether the viewer is eligible for the education offer, and has claimed it (PAY-15). */
  async offer({ userId }: Viewer): Promise<z.input<typeof contract.education>> {
    const [address, enrolledAt] = await Promise.all([
      findMailAddress(this.#db, userId),
      enrolments.enrolledAt(this.#db, userId),
    ]);
    // Every signed-in user has an account.
    const { email, is_confirmed: isConfirmed } = address!;
    const domain = domainOf(email);
    const answers = {
      enrolled: enrolledAt !== null,
      enrolled_at: isoTime(enrolledAt),
      product_code: EDUCATION_PLAN,
    };
    const no = (reason: string) => ({ ...answers, eligible: false, reason });
    if (!this.#isSelling) return no("Payments aren't set up on this hub, so the education offer isn't available.");
    if (!isEducation(domain))
      return no(
        `This offer requires a school or university email address, such as .edu or .ac.uk. Yours is ${domain}.`,
      );
    if (!isConfirmed) return no('Confirm your email address first.');
    return { ...answers, eligible: true, reason: `${domain} belongs to a school or university.` };
  }

  /** Claims the education offer: Starter for a year without charge (PAY-16). @throws 409 */
  async enrol(viewer: Viewer): Promise<z.input<typeof contract.education>> {
    if (!this.#isSelling) throw nothingSold();
    const state = await this.offer(viewer);
    if (state.enrolled) throw conflict("You've already used the education offer.", 'already_enrolled');
    if (!state.eligible) throw conflict(state.reason, 'not_eligible');
    const owner = { userId: viewer.userId };
    const { email } = (await findMailAddress(this.#db, viewer.userId))!;
    await this.#db.transaction().execute(async (trx) => {
      if (!(await enrolments.enrol(trx, viewer.userId, domainOf(email))))
        throw conflict("You've already used the education offer.", 'already_enrolled');
      const present = await subscriptionOf(trx, owner);
      if (present !== null && present.product_code !== 'free_subscription')
        throw conflict('The education offer is only for users without a plan.', 'already_subscribed');
      await this.#grants.grant(trx, owner, {
        product: EDUCATION_PLAN,
        quantity: 1,
        until: new Date(Date.now() + EDUCATION_MS),
      });
    });
    return this.offer(viewer);
  }
}
