import { dayOf, isoTime } from '@terrarium/domain/calendar';
import { activeSubscription, PRODUCT_NAMES } from '@terrarium/domain/access';
import type { ProductCode } from '@terrarium/domain/access';
import type { z } from 'zod';
import type { BillingService, Owner, PlanGrants } from '../billing/index.ts';
import type { Core } from '../core.ts';
import type { Trx } from '../db/index.ts';
import { conflict, notFound } from '../http/index.ts';
import type { Viewer } from '../http/index.ts';
import type { MailArea } from '../mail/index.ts';
import type * as contract from './contract.ts';
import { writeLog } from './log.ts';
import type { OperatorLogEntry } from './log.ts';
import { planGranted, planTaken } from './mails.ts';
import { usernameOf } from '../person/index.ts';
import * as store from './store.ts';

type Organizations = z.input<typeof contract.organizations>;
type Organization = z.input<typeof contract.organization>;
type Grant = z.output<typeof contract.grant>;

/** Owner of a plan: a user by ID, or an organization by name or ID. */
export type Holder = { person: string } | { organization: string };

/** Data of an owner for logs and emails. */
interface Found {
  owner: Owner;
  entry: Pick<OperatorLogEntry, 'userId' | 'organization'>;
  receivers: { id: string; email: string }[];
  organization: string | null;
}

/** Organizations of the hub, and plans that operators grant to them and to users. */
export class OrganizationsService {
  readonly #core: Core;
  readonly #billing: BillingService;
  readonly #grants: PlanGrants;
  readonly #mail: MailArea;

  constructor(core: Core, { billing, grants, mail }: { billing: BillingService; grants: PlanGrants; mail: MailArea }) {
    this.#core = core;
    this.#billing = billing;
    this.#grants = grants;
    this.#mail = mail;
  }

  /** Returns a page of organizations by title. */
  async list(query: z.output<typeof contract.organizationsQuery>): Promise<Organizations> {
    const { rows, total, pointers } = await store.listOrganizations(this.#core.db, query);
    return { items: rows.map(summary), total_count: total, ...pointers };
  }

  /** Returns an organization with admins, channels, and plans. @throws 404 */
  async organization(nameOrId: string): Promise<Organization> {
    const row = await this.#find(nameOrId);
    const { db } = this.#core;
    const { data } = await this.#billing.subscriptions({ organizationId: row.id }, true);
    return {
      ...summary(row),
      admins: await store.adminsOf(db, row.id),
      channels: await store.channelsOf(db, row.id),
      subscriptions: data,
    };
  }

  /** Grants a plan and ends running ones. @throws 404, 409 for an unusable account, 422 */
  async grant(holder: Holder, { product_code: product, quantity, until }: Grant, viewer: Viewer): Promise<void> {
    const name = PRODUCT_NAMES[product];
    const end = new Date(until);
    await this.#write(holder, viewer, async (trx, found, operator) => {
      await this.#grants.grant(trx, found.owner, { product, quantity, until: end });
      await writeLog(trx, {
        operatorId: viewer.userId,
        action: 'granted_plan',
        ...found.entry,
        detail: `${name}, ${quantity} ${quantity === 1 ? 'seat' : 'seats'}, until ${dayOf(end)}`,
      });
      return planGranted({ plan: name, quantity, until: end, organization: found.organization, operator });
    });
  }

  /** Revokes the plan immediately. @throws 404, 409 if there is none */
  async takeAway(holder: Holder, viewer: Viewer): Promise<void> {
    await this.#write(holder, viewer, async (trx, found, operator) => {
      await this.#grants.takeAway(trx, found.owner);
      await writeLog(trx, { operatorId: viewer.userId, action: 'took_plan', ...found.entry });
      return planTaken({ organization: found.organization, operator });
    });
  }

  /** Runs a plan change in a transaction, and notifies the affected users. */
  async #write(
    holder: Holder,
    viewer: Viewer,
    work: (trx: Trx, found: Found, operator: string) => Promise<{ subject: string; text: string }>,
  ): Promise<void> {
    const found = await this.#holder(holder);
    const operator = await usernameOf(this.#core.db, viewer.userId);
    await this.#core.db.transaction().execute(async (trx) => {
      const text = await work(trx, found, operator);
      for (const { id, email } of found.receivers) await this.#mail.write(trx, { ...text, to: email, userId: id });
    });
  }

  async #holder(holder: Holder): Promise<Found> {
    if ('organization' in holder) {
      const { id, name } = await this.#find(holder.organization);
      return {
        owner: { organizationId: id },
        entry: { organization: { id, name } },
        receivers: await store.plannersOf(this.#core.db, id),
        organization: name,
      };
    }
    const person = await store.findPerson(this.#core.db, holder.person);
    if (!person) throw notFound('This person', 'user_not_found');
    if (person.is_disabled) throw conflict('This account is disabled. Enable it first.', 'account_disabled');
    // An unconfirmed address may be a stranger's.
    return {
      owner: { userId: person.id },
      entry: { userId: person.id },
      receivers: person.is_confirmed ? [person] : [],
      organization: null,
    };
  }

  async #find(nameOrId: string): Promise<store.OrganizationRow> {
    const row = await store.findOrganization(this.#core.db, nameOrId);
    if (!row) throw notFound('This organization', 'organization_not_found');
    return row;
  }
}

function summary({
  product_code,
  quantity,
  period_end,
  is_granted,
  ...row
}: store.OrganizationRow): Organizations['items'][number] {
  const ends = isoTime(period_end);
  const active = ends !== null && activeSubscription([{ period_end: ends }]) !== undefined;
  const product = product_code as ProductCode;
  return {
    ...row,
    created_at: isoTime(row.created_at),
    plan:
      active && ends !== null
        ? {
            product_code: product,
            product_name: PRODUCT_NAMES[product],
            quantity: quantity ?? 1,
            expires_at: ends,
            is_granted: is_granted ?? false,
          }
        : null,
  };
}
