import { isoTime } from '@terrarium/domain/calendar';
import { entitledFeatures, featuresOf } from '@terrarium/domain/access';
import type { Feature, ProductCode } from '@terrarium/domain/access';
import type { z } from 'zod';
import { notInPlan } from '../billing/index.ts';
import type { Core } from '../core.ts';
import { isCheckViolation } from '../db/index.ts';
import { conflict, notFound } from '../http/index.ts';
import type { HttpError, Viewer } from '../http/index.ts';
import {
  accountDeleted,
  deleteMailTokens,
  findConsent,
  freeUserName,
  markDeleted,
  updateConsent,
  updateNames,
} from '../identity/index.ts';
import type { ConsentRow, Identity } from '../identity/index.ts';
import type { MailArea } from '../mail/index.ts';
import type * as contract from './contract.ts';
import { onNameConflict } from '../resource/uniqueName.ts';
import * as store from './store.ts';

type UserAnswer = z.input<typeof contract.user>;
type ConsentAnswer = z.input<typeof contract.consent>;
type FeatureMap = z.input<typeof contract.features>['features'];

/** Days for which an account that its owner deleted can be restored. */
const RESTORABLE_DAYS = 30;

/** The signed-in user's account, and other users as visible to them. */
export class AccountService {
  readonly #core: Core;
  readonly #identity: Pick<Identity, 'revokeSessions'>;
  readonly #mail: MailArea;

  constructor(core: Core, identity: Pick<Identity, 'revokeSessions'>, mail: MailArea) {
    this.#core = core;
    this.#identity = identity;
    this.#mail = mail;
  }

  /** Returns the viewer's own account with active subscriptions (ACCT-03). */
  async account(viewer: Viewer): Promise<UserAnswer> {
    const row = await store.findUser(this.#core.db, viewer.userId);
    if (!row) throw notFound('Your account', 'user_not_found');
    const subscriptions = await store.liveSubscriptions(this.#core.db, viewer.userId);
    const features = permissions(this.#entitled(subscriptions));
    return userAnswer(row, { own: true, email: true, features, subscriptions });
  }

  /** Returns the viewer's features (ACCT-04): those of their active subscriptions, and of the default personal plan. */
  async features(viewer: Viewer): Promise<FeatureMap> {
    return permissions(this.#entitled(await store.liveSubscriptions(this.#core.db, viewer.userId)));
  }

  /**
   * Rejects a feature that neither the viewer's plans nor their organizations include (SUB-32).
   * @throws 403 `not_in_plan`
   */
  async requireFeature(viewer: Viewer, feature: Feature): Promise<void> {
    if (!this.#entitled(await store.liveSubscriptions(this.#core.db, viewer.userId)).has(feature))
      throw notInPlan([feature], null, this.#core.config);
  }

  #entitled(subscriptions: store.BaseSubscription[]): ReadonlySet<Feature> {
    return new Set([
      ...featuresOf(this.#core.config.defaultPersonPlan),
      ...subscriptions.flatMap((each) =>
        entitledFeatures({ product_code: each.product_code, expires_at: isoTime(each.expires_at) }),
      ),
    ]);
  }

  /**
   * Returns a user: the viewer, or a user of a shared organization without private fields (ACCT-05).
   * @throws 404 for all others, so that IDs can't be probed
   */
  async user(id: string, viewer: Viewer): Promise<UserAnswer> {
    if (id === viewer.userId) return this.account(viewer);
    const roles = await store.sharedRoles(this.#core.db, viewer.userId, id);
    const row = roles.length > 0 ? await store.findUser(this.#core.db, id) : undefined;
    if (!row) throw notFound('This user', 'user_not_found');
    return userAnswer(row, { own: false, email: roles.includes('admin'), features: {}, subscriptions: [] });
  }

  /**
   * Changes the viewer's names (ACCT-06).
   * Missing ones stay unchanged.
   * @throws 404 for another user's ID, 409 on username with a free suggestion
   */
  async updateProfile(
    viewer: Viewer,
    id: string,
    change: z.output<typeof contract.profileChange>,
  ): Promise<UserAnswer> {
    if (id !== viewer.userId) throw notFound('This user', 'user_not_found');
    await onNameConflict(
      ['app_user_username_key'],
      () => updateNames(this.#core.db, id, change),
      async () => {
        // Only a username can violate the constraint.
        const username = change.username!;
        const suggestion = await freeUserName(this.#core.db, username);
        return conflict(`The username '${username}' is taken. Try '${suggestion}'.`, 'username_taken', [
          {
            loc: ['body', 'username'],
            msg: `This username is taken. '${suggestion}' is available.`,
            type: 'username_taken',
            suggestion,
          },
        ]);
      },
    );
    return this.account(viewer);
  }

  /** Returns whether the viewer agreed to the privacy notice and the terms (ACCT-12). */
  async consent(viewer: Viewer): Promise<ConsentAnswer> {
    return consentAnswer(await findConsent(this.#core.db, viewer.userId));
  }

  /** Stores the viewer's response to the privacy notice and the terms, with version and time (ACCT-13). */
  async updateConsent(viewer: Viewer, isConsented: boolean, version: string): Promise<ConsentAnswer> {
    return consentAnswer(await updateConsent(this.#core.db, viewer.userId, isConsented, version));
  }

  /**
   * Deletes the viewer's account (ACCT-10, ACCT-11).
   * Soft: it is disabled, and a password reset by email restores it for 30 days. Hard: it is deleted immediately with
   * all personal data. Both end every session.
   * @throws 409 that names organizations with other members that would have no admin
   */
  async deleteAccount(viewer: Viewer, hard: boolean): Promise<void> {
    try {
      await this.#core.db.transaction().execute(async (trx) => {
        const orphans = await store.leftWithoutAdmin(trx, viewer.userId);
        if (orphans.length > 0) throw onlyAdmin(orphans.map(({ title }) => `'${title}'`).join(', '));
        if (hard) return store.removeAccount(trx, viewer.userId);
        if (!(await markDeleted(trx, viewer.userId))) return;
        await deleteMailTokens(trx, viewer.userId);
        await this.#mail.write(trx, {
          ...accountDeleted(new URL('/forgot-password', this.#core.config.publicUrl).href),
          to: viewer.email,
          userId: viewer.userId,
        });
      });
    } catch (error) {
      // Another admin left concurrently.
      if (isCheckViolation(error, 'membership_one_admin')) throw onlyAdmin('an organization');
      throw error;
    }
    await this.#identity.revokeSessions(viewer.userId);
  }

  /** Erases accounts that were deleted 30 days ago and not restored. */
  async eraseOverdue(): Promise<void> {
    for (const userId of await store.overdueDeletions(this.#core.db, RESTORABLE_DAYS)) {
      const erased = await this.#core.db.transaction().execute(async (trx) => {
        // The owner may have restored it since the list was read.
        if (!(await store.lockOverdue(trx, userId, RESTORABLE_DAYS))) return false;
        // Other admins may have left since the deletion.
        const orphans = await store.leftWithoutAdmin(trx, userId);
        if (orphans.length > 0)
          await store.leavePlaceholder(
            trx,
            userId,
            orphans.map(({ id }) => id),
          );
        await store.removeAccount(trx, userId);
        return true;
      });
      if (erased) this.#core.log.info({ userId }, 'an account that was deleted 30 days ago was erased');
    }
  }
}

function onlyAdmin(organizations: string): HttpError {
  return conflict(
    `You're the only admin of ${organizations}, which has other members. Make another member an admin or delete the organization first.`,
    'only_admin',
  );
}

function consentAnswer(row: ConsentRow | undefined): ConsentAnswer {
  if (!row) throw notFound('Your account', 'user_not_found');
  return {
    is_consented: row.is_consented,
    version: row.consent_version,
    consented_at: isoTime(row.consented_at),
  };
}

function permissions(given: ReadonlySet<Feature>): FeatureMap {
  // AI Navigator is included in organization plans.
  return { 'cloud-notebooks': given.has('notebooks'), ai_navigator: given.has('channel') };
}

function userAnswer(
  row: store.UserRow,
  seen: { own: boolean; email: boolean; features: Record<string, boolean>; subscriptions: store.BaseSubscription[] },
): UserAnswer {
  return {
    id: row.id,
    email: seen.email ? row.email : null,
    first_name: row.first_name,
    last_name: row.last_name,
    username: row.username,
    created_at: isoTime(row.created_at),
    featurePermissions: seen.features,
    profile: {
      is_consented: row.is_consented,
      is_confirmed: row.is_confirmed,
      is_disabled: row.is_disabled,
      pending_email: seen.own ? row.pending_email : null,
    },
    is_operator: seen.own ? row.is_operator : null,
    subscriptions: seen.subscriptions.map((each) => ({
      product_code: each.product_code as ProductCode,
      expires_at: isoTime(each.expires_at),
      org_id: each.org_id,
    })),
  };
}
