import { isoTime } from '@terrarium/domain/calendar';
import type { Readable } from 'node:stream';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import {
  activeSubscription,
  can,
  entitledFeatures,
  FEATURES,
  FEATURE_NAMES,
  PRODUCT_NAMES,
  subscriptionState,
} from '@terrarium/domain/access';
import type { Action, Feature, ProductCode, Role } from '@terrarium/domain/access';
import type { z } from 'zod';
import { listSubscriptions, notInPlan } from '../billing/index.ts';
import { appendAudit } from '../audit/index.ts';
import { noteChange } from '../change/index.ts';
import type { Channels } from '../channel/index.ts';
import type { Config } from '../config.ts';
import type { Core } from '../core.ts';
import { isCheckViolation } from '../db/index.ts';
import type { CursorPage, Db, PageRequest, Trx } from '../db/index.ts';
import { conflict, csvStream, forbidden, notFound, userIdOf } from '../http/index.ts';
import type { HttpError, OrganizationContext, Principal, Viewer } from '../http/index.ts';
import { enforceLimit } from '../resource/enforceLimit.ts';
import type { Limits } from '../resource/limits.ts';
import { isNameFree, saveName } from '../resource/uniqueName.ts';
import type { UniqueName } from '../resource/uniqueName.ts';
import { allows, createLimiter } from '../identity/index.ts';
import type { MailArea, MailText } from '../mail/index.ts';
import type * as contract from './contract.ts';
import { memberRemovedMail, roleChangedMail } from './mails.ts';
import { usernameOf } from '../person/index.ts';
import * as store from './store.ts';

type OrganizationAnswer = z.input<typeof contract.organization>;
type SubscriptionAnswer = z.input<typeof contract.activeSubscription>;
type MemberAnswer = z.input<typeof contract.organizationUser>;
type FeatureAnswer = z.input<typeof contract.feature>;
type FeatureSetting = z.output<typeof contract.featureSetting>;
/** Filter for members. */
type MemberChoice = Pick<store.MemberFilter, 'q' | 'role' | 'groupId'>;

/** Columns of the members' table, named as in the responses. */
const TABLE_COLUMNS = [
  'user_id',
  'username',
  'first_name',
  'last_name',
  'email',
  'role',
  'created_at',
] as const satisfies (keyof MemberAnswer)[];
/** Members of the table to read at a time. */
const TABLE_PAGE = 500;
/** Maximum number of membership emails per recipient and day, against repeated changes. */
const MAILS_TO_RECEIVER = 20;
const DAY_SECONDS = 24 * 3600;
const NAME: UniqueName = {
  what: 'another organization',
  constraints: ['organization_name_key'],
  code: 'organization_name_taken',
  maxLength: 40,
};
/** Display names of roles in the activity list. */
const ROLE_WORDS: Record<Role, string> = { admin: 'admin', member: 'member', billing_manager: 'billing manager' };

/** Organizations, their members, and their features. */
export class OrganizationService {
  readonly #db: Db;
  readonly #limits: Limits;
  readonly #config: Pick<Config, 'publicUrl' | 'payments' | 'defaultPlan'>;
  readonly #channels: Channels;
  readonly #mail: MailArea;
  readonly #mailLimit: RateLimiterAbstract;

  constructor(core: Core, channels: Channels, mail: MailArea) {
    this.#db = core.db;
    this.#limits = core.config.limits;
    this.#config = core.config;
    this.#channels = channels;
    this.#mail = mail;
    this.#mailLimit = createLimiter(core.connection, 'membership-receiver', MAILS_TO_RECEIVER, DAY_SECONDS);
  }

  /** Lists the caller's organizations, by title (ORG-02). */
  async listOf(viewer: Viewer): Promise<OrganizationAnswer[]> {
    const rows = await store.listOfUser(this.#db, viewer.userId);
    const ids = rows.map((row) => row.id);
    const [subscriptions, switchedOff] = [await this.#activeSubscriptions(ids), await this.#switchedOff(ids)];
    return rows.map((row) => answer(row, subscriptions.get(row.id) ?? null, switchedOff.get(row.id)));
  }

  /** Returns an organization as the viewer sees it (ORG-04). */
  async read(id: string, viewer: Principal): Promise<OrganizationAnswer> {
    const row = await store.findOrganization(this.#db, id, userIdOf(viewer));
    if (!row) throw notFound('The organization', 'organization_not_found');
    return answer(
      row,
      (await this.#activeSubscriptions([id])).get(id) ?? null,
      (await this.#switchedOff([id])).get(id),
    );
  }

  /**
   * Creates an organization with the viewer as admin (ORG-03).
   * @throws 409 if the name is in use, 403 `limit_reached`
   */
  async create(values: { title: string; name: string }, viewer: Viewer): Promise<OrganizationAnswer> {
    const create = () =>
      this.#db.transaction().execute(async (trx) => {
        const made = await store.insertOrganization(trx, values, viewer.userId, this.#config.defaultPlan);
        await enforceLimit(trx, this.#limits, 'organizations', viewer.userId);
        await noteChange(trx, {
          organizationId: made,
          actorId: viewer.userId,
          kind: 'organization_created',
          subject: values.title,
          subjectId: made,
        });
        return made;
      });
    const isFree = (name: string) => isNameFree(this.#db, 'organization', name);
    return this.read(await saveName(NAME, values.name, isFree, create), viewer);
  }

  /** Changes title and bio (ORG-05). */
  async edit(
    id: string,
    values: { title?: string | undefined; bio?: string | undefined },
    viewer: Viewer,
  ): Promise<OrganizationAnswer> {
    const given = {
      ...(values.title === undefined ? {} : { title: values.title }),
      ...(values.bio === undefined ? {} : { bio: values.bio }),
    };
    await this.#db.transaction().execute(async (trx) => {
      const before = await store.updateOrganization(trx, id, given);
      const told = { organizationId: id, actorId: viewer.userId, subject: given.title ?? before.title, subjectId: id };
      if (told.subject !== before.title)
        await noteChange(trx, {
          ...told,
          kind: 'organization_renamed',
          detail: `before: ${before.title}`,
          audit: { facts: { from: before.title } },
        });
      if (given.bio !== undefined && given.bio !== before.bio)
        await noteChange(trx, { ...told, kind: 'organization_described' });
    });
    return this.read(id, viewer);
  }

  /**
   * Deletes an organization with everything that belongs to it: members, groups, channels with their files, policies,
   * environments, tokens, its plan (ORG-06).
   */
  async delete({ id, name }: Pick<OrganizationContext, 'id' | 'name'>, viewer: Viewer): Promise<void> {
    const channels = await this.#db.transaction().execute(async (trx) => {
      const left = await this.#channels.deleteAll(trx, id);
      await appendAudit(trx, {
        chain: id,
        action: 'organization.deleted',
        actor: { userId: viewer.userId },
        target: { id, name },
      });
      await store.deleteOrganization(trx, id);
      return left;
    });
    await this.#channels.announceDeleted(channels);
  }

  /**
   * Removes the viewer, with token and groups (ORG-07).
   * @throws 409 for the only admin, because an organization always has one
   */
  async leave(organization: OrganizationContext, viewer: Viewer): Promise<void> {
    const alone =
      'You are the only admin of this organization. Make another member an admin first, or delete the organization.';
    await this.#changeMember(organization, viewer, viewer.userId, 'organization.leave', alone, async (trx) => {
      await store.deleteMember(trx, organization.id, viewer.userId);
      await noteChange(trx, {
        organizationId: organization.id,
        actorId: viewer.userId,
        kind: 'member_left',
        subject: await usernameOf(trx, viewer.userId),
        subjectId: viewer.userId,
        personId: viewer.userId,
      });
    });
  }

  /**
   * Removes a member, with token and groups, and notifies them (ORG-15).
   * @throws 404 for a user who isn't a member, 409 for the only admin
   */
  async removeMember(organization: OrganizationContext, viewer: Viewer, userId: string): Promise<void> {
    const alone = 'This is the only admin of the organization. Make another member an admin first.';
    const mails = await this.#mailsTo(userId, viewer);
    await this.#changeMember(organization, viewer, userId, 'member.remove', alone, async (trx, member) => {
      await store.deleteMember(trx, organization.id, userId);
      await noteChange(trx, {
        organizationId: organization.id,
        actorId: viewer.userId,
        kind: 'member_removed',
        subject: await usernameOf(trx, userId),
        subjectId: userId,
        personId: userId,
      });
      if (mails) await this.#tell(trx, member, memberRemovedMail(viewer.email, organization.name));
    });
  }

  /**
   * Changes a member's role and notifies them (ORG-14, ORG-18).
   * @throws 404 for a user who isn't a member, 409 if there would be no admin
   */
  async setRole(organization: OrganizationContext, viewer: Viewer, userId: string, role: Role): Promise<MemberAnswer> {
    const alone = 'This is the only admin of the organization. Make another member an admin first.';
    const mails = await this.#mailsTo(userId, viewer);
    await this.#changeMember(
      organization,
      viewer,
      userId,
      'member.edit',
      role === 'admin' ? null : alone,
      async (trx, member) => {
        if (member.role === role) return;
        await store.updateRole(trx, organization.id, userId, role);
        await noteChange(trx, {
          organizationId: organization.id,
          actorId: viewer.userId,
          kind: 'member_role',
          subject: await usernameOf(trx, userId),
          subjectId: userId,
          personId: userId,
          detail: `${ROLE_WORDS[member.role]} → ${ROLE_WORDS[role]}`,
          audit: { facts: { from: member.role, to: role } },
        });
        const link = new URL(`/organizations/${organization.name}`, this.#config.publicUrl).href;
        if (mails) await this.#tell(trx, member, roleChangedMail(viewer.email, organization.name, role, link));
      },
    );
    const row = await store.findMember(this.#db, organization.id, userId);
    if (!row) throw noMember();
    // A viewer who just gave up the admin role sees what other members see.
    return memberAnswer(row, viewer, userId === viewer.userId ? row.role : organization.role);
  }

  /**
   * Changes a membership with all memberships locked, so that of two admins who demote each other concurrently one
   * stays.
   * @param action permission that the viewer must still have
   * @param alone why the only admin can't be changed; null if the change keeps an admin
   */
  async #changeMember(
    { id }: OrganizationContext,
    viewer: Viewer,
    userId: string,
    action: Action,
    alone: string | null,
    change: (trx: Trx, member: store.LockedMember) => Promise<void>,
  ): Promise<void> {
    const onlyAdmin = (): HttpError => conflict(alone ?? 'An organization needs at least one admin.', 'only_admin');
    try {
      await this.#db.transaction().execute(async (trx) => {
        const members = await store.lockMembers(trx, id);
        if (!can(members.find((member) => member.user_id === viewer.userId)?.role, action)) throw forbidden();
        const member = members.find((each) => each.user_id === userId);
        if (!member) throw noMember();
        // A disabled admin account doesn't count.
        const another = members.some((each) => each.user_id !== userId && each.role === 'admin' && !each.is_disabled);
        if (alone !== null && member.role === 'admin' && !another) throw onlyAdmin();
        await change(trx, member);
      });
    } catch (error) {
      if (isCheckViolation(error, 'membership_one_admin')) throw onlyAdmin();
      throw error;
    }
  }

  /**
   * Returns whether to email a user about the viewer's change of their membership.
   * Counted before the transaction, in which no other query can run.
   */
  async #mailsTo(userId: string, viewer: Viewer): Promise<boolean> {
    return userId !== viewer.userId && (await allows(this.#mailLimit, userId));
  }

  async #tell(trx: Trx, member: store.LockedMember, mail: MailText): Promise<void> {
    if (!member.is_disabled) await this.#mail.write(trx, { ...mail, to: member.email, userId: member.user_id });
  }

  /** Returns a member. @throws 404 for a user who isn't one */
  async member(organization: OrganizationContext, viewer: Principal, userId: string): Promise<MemberAnswer> {
    const row = await store.findMember(this.#db, organization.id, userId);
    if (!row) throw noMember();
    return memberAnswer(row, viewer, organization.role);
  }

  /**
   * Returns a page of the members that match a filter.
   * Email addresses only for admins and the user themselves (ORG-12, GROUP-06).
   */
  async members(
    organization: OrganizationContext,
    viewer: Principal,
    page: PageRequest,
    choice: MemberChoice = {},
  ): Promise<CursorPage<MemberAnswer>> {
    const { rows, total, pointers } = await store.listMembers(
      this.#db,
      organization.id,
      page,
      filterOf(organization, viewer, choice),
    );
    return { items: rows.map((row) => memberAnswer(row, viewer, organization.role)), total_count: total, ...pointers };
  }

  /**
   * Returns all members that match a filter, as CSV, with email addresses as in {@link members} (ORG-13). Reads the
   * first ones before it resolves, so that errors can still be returned.
   */
  async memberTable(organization: OrganizationContext, viewer: Principal, choice: MemberChoice): Promise<Readable> {
    const [db, filter] = [this.#db, filterOf(organization, viewer, choice)];
    const first = await store.membersAfter(db, organization.id, filter, null, TABLE_PAGE);
    async function* lines(): AsyncGenerator<string[]> {
      for (let rows = first; ;) {
        for (const row of rows) {
          const member = memberAnswer(row, viewer, organization.role);
          yield TABLE_COLUMNS.map((column) => member[column] ?? '');
        }
        const last = rows.at(-1);
        if (!last || rows.length < TABLE_PAGE) return;
        rows = await store.membersAfter(db, organization.id, filter, last.username, TABLE_PAGE);
      }
    }
    return csvStream(TABLE_COLUMNS, lines());
  }

  /**
   * Returns every feature: whether the organization's subscription includes it, and whether it is on (ORG-09, SUB-28 to
   * SUB-31).
   */
  async features(id: string): Promise<FeatureAnswer[]> {
    const entitled = entitledFeatures((await this.#activeSubscriptions([id])).get(id) ?? null);
    const off = (await this.#switchedOff([id])).get(id);
    return FEATURES.map((feature) => ({
      feature,
      enabled: entitled.includes(feature) && !off?.has(feature),
      in_plan: entitled.includes(feature),
    }));
  }

  /** Turns a feature on or off (ORG-10). @throws 403 `not_in_plan` to turn on one that the plan doesn't include */
  async setFeature(id: string, setting: FeatureSetting, viewer: Viewer): Promise<FeatureAnswer> {
    return (await this.setFeatures(id, [setting], viewer)).find(({ feature }) => feature === setting.feature)!;
  }

  /**
   * Turns several features on or off, all or none (ORG-11).
   * @returns every feature
   * @throws 403 `not_in_plan` to turn on one that the plan doesn't include
   */
  async setFeatures(id: string, settings: FeatureSetting[], viewer: Viewer): Promise<FeatureAnswer[]> {
    const inPlan = new Set(
      (await this.features(id)).filter((feature) => feature.in_plan).map(({ feature }) => feature),
    );
    const missing = settings.filter(({ feature, enabled }) => enabled && !inPlan.has(feature));
    if (missing.length > 0)
      throw await this.#notInPlan(
        id,
        missing.map(({ feature }) => feature),
      );
    await this.#db.transaction().execute(async (trx) => {
      const switched = await store.switchFeatures(trx, id, settings);
      for (const [kind, features] of [
        ['feature_switched_on', switched.on],
        ['feature_switched_off', switched.off],
      ] as const)
        if (features.length > 0)
          await noteChange(trx, {
            organizationId: id,
            actorId: viewer.userId,
            kind,
            subject: `${features.length === 1 ? 'the feature' : 'the features'} ${features.join(', ')}`,
            subjectId: id,
          });
    });
    return this.features(id);
  }

  /**
   * Rejects a feature that the organization doesn't have now.
   * @throws 403 `not_in_plan`, or `switched_off` if an admin turned it off
   */
  async requireFeature(id: string, feature: Feature): Promise<void> {
    const found = (await this.features(id)).find((each) => each.feature === feature);
    if (!found?.in_plan) throw await this.#notInPlan(id, [feature]);
    if (!found.enabled)
      throw forbidden(
        `'${FEATURE_NAMES[feature]}' is turned off for this organization. An admin can turn it on in settings.`,
        'switched_off',
      );
  }

  async #notInPlan(id: string, features: readonly Feature[]): Promise<HttpError> {
    const product = (await this.#activeSubscriptions([id])).get(id)?.product_code ?? null;
    const name = (await store.findForUser(this.#db, id, null))?.name ?? id;
    return notInPlan(features, { name, product }, this.#config);
  }

  async #switchedOff(ids: string[]): Promise<Map<string, Set<Feature>>> {
    const result = new Map<string, Set<Feature>>();
    for (const { organization_id: id, feature } of await store.listSwitchedOff(this.#db, ids))
      result.set(id, (result.get(id) ?? new Set()).add(feature));
    return result;
  }

  async #activeSubscriptions(ids: string[]): Promise<Map<string, SubscriptionAnswer>> {
    const all = await listSubscriptions(this.#db, ids);
    const result = new Map<string, SubscriptionAnswer>();
    for (const id of ids) {
      const candidates = all
        .filter((row) => row.organization_id === id)
        .map((row) => ({ ...row, period_end: isoTime(row.period_end) }));
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

function answer(
  row: store.OrganizationRow & { role: Role | null },
  subscription: SubscriptionAnswer | null,
  switchedOff: ReadonlySet<Feature> | undefined,
): OrganizationAnswer {
  return {
    id: row.id,
    name: row.name,
    title: row.title,
    bio: row.bio,
    role: row.role,
    members_count: row.members_count,
    type: row.type,
    active_subscription: subscription,
    features: entitledFeatures(subscription).filter((feature) => !switchedOff?.has(feature)),
  };
}

/**
 * Returns whether a role can see email addresses in the list of members: admins see all, others their own (DATA-04).
 */
const seesEmails = (role: Role | null): boolean => role === 'admin';

function filterOf(organization: OrganizationContext, viewer: Principal, choice: MemberChoice): store.MemberFilter {
  return { ...choice, emailsOf: seesEmails(organization.role) ? 'all' : { userId: userIdOf(viewer) } };
}

function memberAnswer(row: store.MemberRow, viewer: Principal, role: Role | null): MemberAnswer {
  return {
    ...row,
    email: seesEmails(role) || row.user_id === userIdOf(viewer) ? row.email : null,
    created_at: isoTime(row.created_at),
  };
}

const noMember = (): HttpError => notFound('This member', 'member_not_found');
