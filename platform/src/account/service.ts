import { entitledFeatures, featuresOf } from '@terrarium/domain/access';
import type { Feature, ProductCode } from '@terrarium/domain/access';
import type { z } from 'zod';
import { notInPlan } from '../billing/index.ts';
import type { Core } from '../core.ts';
import { isCheckViolation, isUniqueViolation } from '../db/index.ts';
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
import * as store from './store.ts';

type UserAnswer = z.input<typeof contract.user>;
type ConsentAnswer = z.input<typeof contract.consent>;
type FeatureMap = z.input<typeof contract.features>['features'];

/** How long an account that its owner deleted can be restored. */
const RESTORABLE_DAYS = 30;

/** The signed-in person's account, and other people as one may see them. */
export class AccountService {
  readonly #core: Core;
  readonly #identity: Pick<Identity, 'revokeSessions'>;
  readonly #mail: MailArea;

  constructor(core: Core, identity: Pick<Identity, 'revokeSessions'>, mail: MailArea) {
    this.#core = core;
    this.#identity = identity;
    this.#mail = mail;
  }

  /** The viewer's own account with the live subscriptions (ACCT-03). */
  async account(viewer: Viewer): Promise<UserAnswer> {
    const row = await store.findUser(this.#core.db, viewer.userId);
    if (!row) throw notFound('Your account', 'user_not_found');
    const subscriptions = await store.liveSubscriptions(this.#core.db, viewer.userId);
    const features = permissions(this.#entitled(subscriptions));
    return userAnswer(row, { own: true, email: true, features, subscriptions });
  }

  /** The viewer's feature permissions (ACCT-04): what any live subscription of theirs gives, and the plan that all people have. */
  async features(viewer: Viewer): Promise<FeatureMap> {
    return permissions(this.#entitled(await store.liveSubscriptions(this.#core.db, viewer.userId)));
  }

  /**
   * Refuses what neither a plan of the viewer nor one of their organizations gives (SUB-32).
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
        entitledFeatures({ product_code: each.product_code, expires_at: each.expires_at.toISOString() }),
      ),
    ]);
  }

  /**
   * A person: oneself, or somebody of a shared organization, then without what is private (ACCT-05).
   * @throws 404 for anybody else, so that ids cannot be probed
   */
  async user(id: string, viewer: Viewer): Promise<UserAnswer> {
    if (id === viewer.userId) return this.account(viewer);
    const roles = await store.sharedRoles(this.#core.db, viewer.userId, id);
    const row = roles.length > 0 ? await store.findUser(this.#core.db, id) : undefined;
    if (!row) throw notFound('This user', 'user_not_found');
    return userAnswer(row, { own: false, email: roles.includes('admin'), features: {}, subscriptions: [] });
  }

  /**
   * Changes the viewer's names (ACCT-06); what is left out stays.
   * @throws 404 for another person's id, 409 on username with a free one as suggestion
   */
  async updateProfile(
    viewer: Viewer,
    id: string,
    change: z.output<typeof contract.profileChange>,
  ): Promise<UserAnswer> {
    if (id !== viewer.userId) throw notFound('This user', 'user_not_found');
    try {
      await updateNames(this.#core.db, id, change);
    } catch (error) {
      if (change.username === undefined || !isUniqueViolation(error, 'app_user_username_key')) throw error;
      const suggestion = await freeUserName(this.#core.db, change.username);
      throw conflict(
        `The user name '${change.username}' is taken. Choose another one, for example '${suggestion}'.`,
        'username_taken',
        [
          {
            loc: ['body', 'username'],
            msg: `This user name is taken; '${suggestion}' is free.`,
            type: 'username_taken',
            suggestion,
          },
        ],
      );
    }
    return this.account(viewer);
  }

  /** Whether the viewer agreed to the privacy notice and the terms (ACCT-12). */
  async consent(viewer: Viewer): Promise<ConsentAnswer> {
    return consentAnswer(await findConsent(this.#core.db, viewer.userId));
  }

  /** Keeps the viewer's answer about the privacy notice and the terms, with version and time (ACCT-13). */
  async updateConsent(viewer: Viewer, isConsented: boolean, version: string): Promise<ConsentAnswer> {
    return consentAnswer(await updateConsent(this.#core.db, viewer.userId, isConsented, version));
  }

  /**
   * Deletes the viewer's account (ACCT-10, ACCT-11). Soft: it is disabled, and a new password by mail restores it for 30 days. Hard: it is
   * removed with all personal data at once. Both end every session.
   * @throws 409 naming the organizations with other members that would have no admin
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
      // Another admin left in this moment.
      if (isCheckViolation(error, 'membership_one_admin')) throw onlyAdmin('an organization');
      throw error;
    }
    await this.#identity.revokeSessions(viewer.userId);
  }

  /** Erases accounts that were deleted 30 days ago and not restored. */
  async eraseOverdue(): Promise<void> {
    for (const userId of await store.overdueDeletions(this.#core.db, RESTORABLE_DAYS)) {
      const erased = await this.#core.db.transaction().execute(async (trx) => {
        // Since the list was read the owner may have come back.
        if (!(await store.lockOverdue(trx, userId, RESTORABLE_DAYS))) return false;
        // Since the deletion the other admins may have left.
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
    `You are the only admin of ${organizations}, which has other members. Make somebody else an admin, or delete the organization, then delete your account.`,
    'only_admin',
  );
}

function consentAnswer(row: ConsentRow | undefined): ConsentAnswer {
  if (!row) throw notFound('Your account', 'user_not_found');
  return {
    is_consented: row.is_consented,
    version: row.consent_version,
    consented_at: row.consented_at?.toISOString() ?? null,
  };
}

function permissions(given: ReadonlySet<Feature>): FeatureMap {
  // AI Navigator comes with the plans that are for organizations.
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
    created_at: row.created_at.toISOString(),
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
      expires_at: each.expires_at.toISOString(),
      org_id: each.org_id,
    })),
  };
}
