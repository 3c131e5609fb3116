import { isoTime } from '@terrarium/domain/calendar';
import type { z } from 'zod';
import type { BillingService } from '../billing/index.ts';
import type { Core } from '../core.ts';
import type { Trx } from '../db/index.ts';
import { notFound } from '../http/index.ts';
import type { Viewer } from '../http/index.ts';
import type { Identity, Operator } from '../identity/index.ts';
import type * as contract from './contract.ts';
import { writeLog } from './log.ts';
import { usernameOf } from '../person/index.ts';
import * as store from './store.ts';

type Person = z.input<typeof contract.person>;
type People = z.input<typeof contract.people>;

/**
 * Users of the hub, and operator changes to their accounts.
 * Users are notified of every change, and the log records it.
 */
export class PeopleService {
  readonly #core: Core;
  readonly #identity: Pick<Identity, 'operated' | 'sessions' | 'forget'>;
  readonly #billing: BillingService;

  constructor(core: Core, identity: Pick<Identity, 'operated' | 'sessions' | 'forget'>, billing: BillingService) {
    this.#core = core;
    this.#identity = identity;
    this.#billing = billing;
  }

  /** Returns a page of users, newest first. */
  async list(query: z.output<typeof contract.peopleQuery>): Promise<People> {
    const { rows, total, pointers } = await store.listPeople(this.#core.db, query);
    return { items: rows.map(summary), total_count: total, ...pointers };
  }

  /** Returns a user with organizations, sessions, and plans. @throws 404 */
  async person(id: string, viewer: Viewer): Promise<Person> {
    const row = await store.findPerson(this.#core.db, id);
    if (!row) throw notFound('This person', 'user_not_found');
    const { data } = await this.#billing.subscriptions({ userId: id }, true);
    return {
      ...summary(row),
      organizations: await store.organizationsOf(this.#core.db, id),
      subscriptions: data,
      sessions: await this.#identity.sessions({ userId: id, sessionId: viewer.sessionId }),
    };
  }

  /** Changes an account. @throws 404, 409 with the reason (last operator, own account, …), 429 */
  async change(id: string, change: z.output<typeof contract.personChange>, viewer: Viewer): Promise<Person> {
    const { operated } = this.#identity;
    await this.#write(id, viewer, async (trx, by) => {
      const note = (action: contract.OperatorAction) => writeLog(trx, { operatorId: by.id, action, userId: id });
      if (change.is_confirmed && (await operated.confirm(trx, id, by))) await note('confirmed');
      if (change.is_disabled === false && (await operated.setDisabled(trx, id, false, by))) await note('enabled');
      if (change.is_operator !== undefined && (await operated.setOperator(trx, id, change.is_operator, by)))
        await note(change.is_operator ? 'made_operator' : 'took_operator');
      if (change.is_disabled === true && (await operated.setDisabled(trx, id, true, by))) await note('disabled');
    });
    // Other processes cache the user's sessions for two seconds; this one stops immediately.
    this.#identity.forget(id);
    return this.person(id, viewer);
  }

  /** Sends a user a password reset link, and invalidates earlier ones. @throws 404, 409, 429 */
  async sendPasswordLink(id: string, viewer: Viewer): Promise<void> {
    await this.#write(id, viewer, async (trx, by) => {
      await this.#identity.operated.sendPasswordLink(trx, id, by);
      await writeLog(trx, { operatorId: by.id, action: 'sent_password_link', userId: id });
    });
  }

  /**
   * Runs an operator's change in a transaction.
   * Operators are locked first, so that two concurrent changes of one user don't deadlock.
   */
  async #write(id: string, viewer: Viewer, work: (trx: Trx, by: Operator) => Promise<void>): Promise<void> {
    await this.#identity.operated.count(id);
    const by = { id: viewer.userId, username: await usernameOf(this.#core.db, viewer.userId) };
    await this.#core.db.transaction().execute((trx) => work(trx, by));
  }
}

function summary(row: store.PersonRow): People['items'][number] {
  return {
    ...row,
    deleted_at: isoTime(row.deleted_at),
    created_at: isoTime(row.created_at),
    last_sign_in_at: isoTime(row.last_sign_in_at),
  };
}
