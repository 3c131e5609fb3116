import { entitledFeatures } from '@terrarium/domain/access';
import type { ProductCode } from '@terrarium/domain/access';
import type { z } from 'zod';
import type { Db } from '../db/index.ts';
import { notFound } from '../http/index.ts';
import type { Viewer } from '../http/index.ts';
import type * as contract from './contract.ts';
import * as store from './store.ts';

type UserAnswer = z.input<typeof contract.user>;
type FeatureMap = z.input<typeof contract.features>['features'];

/** The signed-in person's account, and other people as one may see them. */
export class AccountService {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The viewer's own account with the live subscriptions (ACCT-03). */
  async account(viewer: Viewer): Promise<UserAnswer> {
    const row = await store.findUser(this.#db, viewer.userId);
    if (!row) throw notFound('Your account', 'user_not_found');
    const subscriptions = await store.liveSubscriptions(this.#db, viewer.userId);
    return userAnswer(row, { email: true, features: permissions(subscriptions), subscriptions });
  }

  /** The viewer's feature permissions (ACCT-04): what any live subscription of theirs gives. */
  async features(viewer: Viewer): Promise<FeatureMap> {
    return permissions(await store.liveSubscriptions(this.#db, viewer.userId));
  }

  /**
   * A person: oneself, or somebody of a shared organization, then without what is private (ACCT-05).
   * @throws 404 for anybody else, so that ids cannot be probed
   */
  async user(id: string, viewer: Viewer): Promise<UserAnswer> {
    if (id === viewer.userId) return this.account(viewer);
    const roles = await store.sharedRoles(this.#db, viewer.userId, id);
    const row = roles.length > 0 ? await store.findUser(this.#db, id) : undefined;
    if (!row) throw notFound('This user', 'user_not_found');
    return userAnswer(row, { email: roles.includes('admin'), features: {}, subscriptions: [] });
  }
}

function permissions(subscriptions: store.BaseSubscription[]): FeatureMap {
  const given = new Set(subscriptions.flatMap((each) => entitledFeatures({ product_code: each.product_code, expires_at: each.expires_at.toISOString() })));
  // AI Navigator comes with the plans that are for organizations.
  return { 'cloud-notebooks': given.has('notebooks'), ai_navigator: given.has('channel') };
}

function userAnswer(row: store.UserRow, seen: { email: boolean; features: Record<string, boolean>; subscriptions: store.BaseSubscription[] }): UserAnswer {
  return {
    id: row.id,
    email: seen.email ? row.email : null,
    first_name: row.first_name,
    last_name: row.last_name,
    username: row.username,
    created_at: row.created_at.toISOString(),
    featurePermissions: seen.features,
    profile: { is_consented: row.is_consented, is_confirmed: row.is_confirmed, is_disabled: row.is_disabled },
    subscriptions: seen.subscriptions.map((each) => ({ product_code: each.product_code as ProductCode, expires_at: each.expires_at.toISOString(), org_id: each.org_id })),
  };
}
