import { activeSubscription, entitledFeatures, FEATURES, PRODUCT_NAMES, subscriptionState } from '@terrarium/domain/access';
import type { ProductCode, Role } from '@terrarium/domain/access';
import type { z } from 'zod';
import { isCheckViolation, isUniqueViolation } from '../db/index.ts';
import type { Db } from '../db/index.ts';
import { conflict, nameTaken, notFound } from '../http/index.ts';
import type { OrganizationContext, Viewer } from '../http/index.ts';
import type * as contract from './contract.ts';
import * as store from './store.ts';

type OrganizationAnswer = z.input<typeof contract.organization>;
type SubscriptionAnswer = z.input<typeof contract.activeSubscription>;

/** Organizations, their members and what they may use. */
export class OrganizationService {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The caller's organizations, by title (ORG-02). */
  async listOf(viewer: Viewer): Promise<OrganizationAnswer[]> {
    const rows = await store.listOfUser(this.#db, viewer.userId);
    const subscriptions = await this.#activeSubscriptions(rows.map((row) => row.id));
    return rows.map((row) => answer(row, subscriptions.get(row.id) ?? null));
  }

  /** One organization as the viewer sees it (ORG-04). */
  async read(id: string, viewer: Viewer): Promise<OrganizationAnswer> {
    const row = await store.findOrganization(this.#db, id, viewer.userId);
    if (!row) throw notFound('The organization', 'organization_not_found');
    return answer(row, (await this.#activeSubscriptions([id])).get(id) ?? null);
  }

  /**
   * Makes an organization; the viewer becomes its admin (ORG-03).
   * @throws 409 on a taken name
   */
  async create(values: { title: string; name: string }, viewer: Viewer): Promise<OrganizationAnswer> {
    try {
      const id = await this.#db.transaction().execute((trx) => store.insertOrganization(trx, values, viewer.userId));
      return await this.read(id, viewer);
    } catch (error) {
      if (!isUniqueViolation(error, 'organization_name_key')) throw error;
      throw await nameTaken('another organization', values.name, 'organization_name_taken', 40, async (name) => !(await store.nameExists(this.#db, name)));
    }
  }

  /** Changes title and bio (ORG-05). */
  async edit(id: string, values: { title?: string | undefined; bio?: string | undefined }, viewer: Viewer): Promise<OrganizationAnswer> {
    const given = { ...(values.title === undefined ? {} : { title: values.title }), ...(values.bio === undefined ? {} : { bio: values.bio }) };
    await store.updateOrganization(this.#db, id, given);
    return this.read(id, viewer);
  }

  /** Deletes an organization with its channels, policies and tokens (ORG-06). */
  async delete(id: string): Promise<void> {
    await store.deleteOrganization(this.#db, id);
  }

  /**
   * Takes the viewer out (ORG-07).
   * @throws 409 for the only admin: an organization always has one
   */
  async leave(id: string, viewer: Viewer): Promise<void> {
    const message = 'You are the only admin of this organization. Make another member an admin first, or delete the organization.';
    try {
      await this.#db.transaction().execute(async (trx) => {
        const members = await store.lockMembers(trx, id);
        const others = members.filter((member) => member.user_id !== viewer.userId);
        // An organization without any member could never be reached again.
        if (!others.some((member) => member.role === 'admin')) throw conflict(message, 'only_admin');
        await store.deleteMember(trx, id, viewer.userId);
      });
    } catch (error) {
      if (isCheckViolation(error, 'membership_one_admin')) throw conflict(message, 'only_admin');
      throw error;
    }
  }

  /** A page of the members; e-mail addresses only for admins and the person (ORG-12). */
  async members(organization: OrganizationContext, viewer: Viewer, page: { limit: number; offset: number }): Promise<{ items: z.input<typeof contract.organizationUser>[]; total_count: number }> {
    const { rows, total } = await store.listMembers(this.#db, organization.id, page);
    const items = rows.map((row) => ({
      ...row,
      email: organization.role === 'admin' || row.user_id === viewer.userId ? row.email : null,
      created_at: row.created_at.toISOString(),
    }));
    return { items, total_count: total };
  }

  /** Every feature of the matrix and whether the organization's subscription gives it now (ORG-09, SUB-28 to SUB-31). */
  async features(id: string): Promise<{ feature: string; enabled: boolean }[]> {
    const entitled = entitledFeatures((await this.#activeSubscriptions([id])).get(id) ?? null);
    return FEATURES.map((feature) => ({ feature, enabled: entitled.includes(feature) }));
  }

  async #activeSubscriptions(ids: string[]): Promise<Map<string, SubscriptionAnswer>> {
    const all = await store.listSubscriptions(this.#db, ids);
    const result = new Map<string, SubscriptionAnswer>();
    for (const id of ids) {
      const candidates = all.filter((row) => row.organization_id === id).map((row) => ({ ...row, period_end: row.period_end.toISOString() }));
      const active = activeSubscription(candidates);
      if (!active) continue;
      const product = active.product_code as ProductCode;
      result.set(id, {
        product_code: product,
        product_name: PRODUCT_NAMES[product],
        subscription_status: active.subscription_status,
        state: subscriptionState(active),
        cancel_at_period_end: active.cancel_at_period_end,
        period_end: active.period_end,
        expires_at: active.period_end,
        org_id: id,
      });
    }
    return result;
  }
}

function answer(row: store.OrganizationRow & { role: Role | null }, subscription: SubscriptionAnswer | null): OrganizationAnswer {
  return {
    id: row.id, name: row.name, title: row.title, bio: row.bio, role: row.role, members_count: row.members_count, type: row.type, active_subscription: subscription, features: [...entitledFeatures(subscription)],
  };
}
