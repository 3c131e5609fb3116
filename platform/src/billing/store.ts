import type { Db } from '../db/index.ts';

/** A subscription as it is stored. */
export interface SubscriptionRow {
  id: string;
  organization_id: string | null;
  product_code: string;
  subscription_status: string;
  billing_cycle: string;
  quantity: number;
  cancel_at_period_end: boolean;
  period_start: Date;
  period_end: Date;
}

/** Who a subscription belongs to: a person or an organization (DATA-12). */
export type Owner = { userId: string } | { organizationId: string };

const columns = ['id', 'organization_id', 'product_code', 'subscription_status', 'billing_cycle', 'quantity', 'cancel_at_period_end', 'period_start', 'period_end'] as const;

/** The subscriptions of an owner, the latest first. */
export function list(db: Db, owner: Owner): Promise<SubscriptionRow[]> {
  const query = db.selectFrom('subscription').select(columns).orderBy('period_end', 'desc').orderBy('id');
  return ('userId' in owner ? query.where('user_id', '=', owner.userId) : query.where('organization_id', '=', owner.organizationId)).execute();
}

/** Sets whether a subscription ends with its period; only one that is paid for now can change. Resolves with it, or nothing. */
export function setCancel(db: Db, owner: Owner, id: string, cancel: boolean): Promise<SubscriptionRow | undefined> {
  const update = db.updateTable('subscription').set({ cancel_at_period_end: cancel }).where('id', '=', id).where('subscription_status', '=', 'active').where('period_end', '>', new Date());
  return ('userId' in owner ? update.where('user_id', '=', owner.userId) : update.where('organization_id', '=', owner.organizationId)).returning(columns).executeTakeFirst();
}
