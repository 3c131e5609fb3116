import type { ProductCode, Role } from '@terrarium/domain/access';
import type { Core } from '../core.ts';
import { insertDefaultPlan } from '../billing/index.ts';
import { newId } from '../db/index.ts';
import { hashPassword } from '../identity/password.ts';

/** A user in tests. */
export interface TestUser {
  id: string;
  email: string;
  username: string;
  password: string | null;
}
/** An organization in tests. */
export interface TestOrganization {
  id: string;
  name: string;
  title: string;
}

/**
 * Creates users, organizations, and plans directly in the database.
 * Missing values are generated, differently each time.
 */
export interface Builders {
  /** Creates a user. To sign in with a password, one must be given (hashing takes time). */
  aUser(given?: {
    email?: string;
    password?: string;
    firstName?: string;
    lastName?: string;
    disabled?: boolean;
  }): Promise<TestUser>;
  /**
   * Creates an organization with members: `{ admin: ada, member: [max] }`.
   * It has the plan of new ones, the given one, or none for null.
   */
  anOrganization(given?: {
    name?: string;
    title?: string;
    members?: Partial<Record<Role, TestUser | TestUser[]>>;
    plan?: ProductCode | null;
  }): Promise<TestOrganization>;
  /** Creates a plan of an organization, replacing that of new ones, or of a user; active for a year by default. */
  aSubscription(given: {
    of: TestOrganization | TestUser;
    product: string;
    status?: string;
    start?: Date;
    end?: Date;
    cancelAtPeriodEnd?: boolean;
  }): Promise<void>;
}

let counter = 0;

/** Creates the builders for a platform's database. */
export function createBuilders(core: Core): Builders {
  return {
    aUser: async (given = {}) => {
      const number = ++counter;
      const email = given.email ?? `user-${number}@example.org`;
      const user: TestUser = {
        id: newId(),
        email,
        username: `${email.split('@')[0]}-${number}`,
        password: given.password ?? null,
      };
      await core.db
        .insertInto('app_user')
        .values({
          id: user.id,
          email,
          username: user.username,
          first_name: given.firstName ?? 'First',
          last_name: given.lastName ?? `Last ${number}`,
          // Without a password, password sign-in is impossible.
          password_hash: given.password ? await hashPassword(given.password) : '!',
          is_confirmed: true,
          is_disabled: given.disabled ?? false,
        })
        .execute();
      return user;
    },
    anOrganization: async (given = {}) => {
      const number = ++counter;
      const organization = {
        id: newId(),
        name: given.name ?? `organization-${number}`,
        title: given.title ?? `Organization ${number}`,
      };
      await core.db.insertInto('organization').values(organization).execute();
      const plan = given.plan === undefined ? core.config.defaultPlan : given.plan;
      if (plan !== null) await core.db.transaction().execute((trx) => insertDefaultPlan(trx, organization.id, plan));
      for (const [role, users] of Object.entries(given.members ?? {})) {
        for (const user of [users].flat())
          await core.db
            .insertInto('membership')
            .values({ organization_id: organization.id, user_id: user.id, role: role as Role })
            .execute();
      }
      return organization;
    },
    aSubscription: async ({ of, product, status, start, end, cancelAtPeriodEnd }) => {
      const isUser = 'email' in of;
      if (!isUser)
        await core.db
          .deleteFrom('subscription')
          .where('organization_id', '=', of.id)
          .where('is_default', '=', true)
          .execute();
      await core.db
        .insertInto('subscription')
        .values({
          id: newId(),
          organization_id: isUser ? null : of.id,
          user_id: isUser ? of.id : null,
          product_code: product as ProductCode,
          subscription_status: (status ?? 'active') as 'active',
          billing_cycle: 'monthly',
          quantity: 1,
          cancel_at_period_end: cancelAtPeriodEnd ?? false,
          period_start: start ?? new Date(Date.now() - 24 * 3_600_000),
          period_end: end ?? new Date(Date.now() + 365 * 24 * 3_600_000),
        })
        .execute();
    },
  };
}
