/** Deltas of channels, and emails about them. */
import { isoTime } from '@terrarium/domain/calendar';
import { can } from '@terrarium/domain/access';
import type { Selectable } from 'kysely';
import type { z } from 'zod';
import { readerOf } from '../channel/index.ts';
import type { Channels } from '../channel/index.ts';
import type { Core } from '../core.ts';
import { isId } from '../db/index.ts';
import { notFound } from '../http/index.ts';
import type { OrganizationContext, Principal, Viewer } from '../http/index.ts';
import { digest, newSecret } from '../identity/index.ts';
import type { MailArea } from '../mail/index.ts';
import { roleOf } from '../organization/index.ts';
import { fileNamesOf, runAnswers } from '../policy/index.ts';
import { unpackIds } from '../repo/index.ts';
import type * as contract from './contract.ts';
import { deltaMail } from './mails.ts';
import type { ToldDelta } from './mails.ts';
import * as store from './store.ts';
import type { DeltaSubscriptionTable } from './tables.ts';

type SubscriptionAnswer = z.input<typeof contract.deltaSubscription>;

const JOB = 'delta-mails';
/** Maximum number of added, and of removed, files to name in an email. */
const NAMED_FILES = 40;
/** Maximum number of newly uninstallable packages to name per platform of a delta. */
const NAMED_PACKAGES = 20;

/** Other areas that deltas need. */
interface Needs {
  channels: Pick<Channels, 'open' | 'readableChannels' | 'readableNames'>;
  mail: Pick<MailArea, 'write'>;
}

/** Deltas of channels, and their email subscriptions. */
export class Deltas {
  readonly #core: Core;
  readonly #channels: Needs['channels'];
  readonly #mail: Needs['mail'];

  constructor(core: Core, { channels, mail }: Needs) {
    this.#core = core;
    this.#channels = channels;
    this.#mail = mail;
    core.jobs.defineJob<{ channelId: string }>(JOB, ({ data, signal }) => this.tell(signal, data.channelId), {
      title: 'Delta emails',
    });
  }

  /**
   * Returns a page of the deltas of the channels that the caller can read.
   * @throws HttpError 404 for a channel that doesn't exist or isn't readable
   */
  async list(
    organization: OrganizationContext,
    viewer: Principal,
    { channel: name, ...query }: contract.DeltasQuery,
  ): Promise<z.input<typeof contract.deltaList>> {
    const channels =
      name === undefined
        ? await this.#channels.readableNames(readerOf(viewer), { organizationId: organization.id })
        : [await this.#channels.open(organization, name, viewer)];
    const names = new Map(channels.map((channel) => [channel.id, channel.name]));
    const { rows, total, pointers } = await store.listDeltas(this.#core.db, [...names.keys()], query);
    return {
      items: await runAnswers(this.#core.db, rows, (run) => names.get(run.channel_id) ?? ''),
      total_count: total,
      ...pointers,
    };
  }

  /**
   * Returns the caller's subscriptions in an organization.
   * Channels that they can no longer read aren't named; their emails end with the next delta.
   */
  async subscriptions(
    organization: OrganizationContext,
    viewer: Viewer,
    q: string | undefined,
  ): Promise<SubscriptionAnswer[]> {
    const [rows, readable] = await Promise.all([
      store.listSubscriptions(this.#core.db, organization.id, viewer.userId, q),
      this.#channels.readableNames(readerOf(viewer), { organizationId: organization.id }),
    ]);
    const ids = new Set(readable.map(({ id }) => id));
    return rows.filter((row) => ids.has(row.channel_id)).map((row) => answer(row, row.channel));
  }

  /** Subscribes the caller to a channel's future deltas, or changes the subscription. @throws HttpError 404 */
  async subscribe(
    organization: OrganizationContext,
    viewer: Viewer,
    channelName: string,
    body: contract.SubscriptionBody,
  ): Promise<{ subscription: SubscriptionAnswer; isNew: boolean }> {
    const channel = await this.#channels.open(organization, channelName, viewer);
    const { row, isNew } = await this.#core.db
      .transaction()
      .execute((trx) => store.subscribe(trx, viewer.userId, channel.id, body));
    return { subscription: answer(row, channel.name), isNew };
  }

  /** Ends a subscription of the caller. @throws HttpError 404 */
  async unsubscribe(organization: OrganizationContext, viewer: Viewer, id: string): Promise<void> {
    if (!isId(id) || !(await store.unsubscribe(this.#core.db, organization.id, viewer.userId, id)))
      throw notFound('This subscription', 'subscription_not_found');
  }

  /** Ends the subscription of an unsubscribe link. @throws HttpError 404 if it has ended already */
  async unsubscribeByKey(key: string): Promise<z.input<typeof contract.unsubscribed>> {
    const ended = await store.unsubscribeByKey(this.#core.db, digest(key));
    if (ended === undefined)
      throw notFound('A subscription of this link, which may have ended already,', 'subscription_not_found');
    return ended;
  }

  /** Requests the emails about a newly published channel. */
  async wake(channelId: string): Promise<void> {
    await this.#core.jobs.enqueue(JOB, { channelId }, { singletonKey: channelId });
  }

  /**
   * Writes the emails that are due, of one channel or all.
   * Each in a transaction with its record, under a lock of the subscription: even with concurrent or killed instances,
   * every delta is sent exactly once.
   */
  async tell(signal: AbortSignal, channelId?: string): Promise<void> {
    for (const id of await store.dueIds(this.#core.db, channelId)) {
      signal.throwIfAborted();
      await this.#tellOne(id);
    }
  }

  /** Deletes old unsubscribe keys. */
  cleanUp(): Promise<void> {
    return store.dropOldKeys(this.#core.db);
  }

  async #tellOne(id: string): Promise<void> {
    const found = await store.findSubscription(this.#core.db, id);
    if (found === undefined) return;
    // Outside the transaction, because this query would wait for its only connection.
    const [channel] = await this.#channels.readableChannels({ userId: found.user_id }, { ids: [found.channel_id] });
    await this.#core.db.transaction().execute(async (trx) => {
      const due = await store.lockSubscription(trx, id);
      if (due === undefined) return;
      const role = await roleOf(trx, due.organization_id, due.user_id);
      if (channel === undefined || !can(role, 'run.read')) return store.endSubscription(trx, id);
      const { deltas, upTo, more } = await store.untold(trx, due);
      if (deltas.length === 0) return store.noteTold(trx, id, upTo, false);
      const key = newSecret();
      const { publicUrl } = this.#core.config;
      const base = `${publicUrl}/organizations/${due.organization}/channels/${due.channel}`;
      const told: ToldDelta[] = [];
      let [moreAdded, moreRemoved] = [NAMED_FILES, NAMED_FILES];
      for (const delta of deltas) {
        const added = await fileNamesOf(trx, unpackIds(delta.added_ids).subarray(0, moreAdded));
        const removed = await fileNamesOf(trx, unpackIds(delta.removed_ids).subarray(0, moreRemoved));
        moreAdded -= added.length;
        moreRemoved -= removed.length;
        told.push({
          link: `${base}/runs/${delta.id}`,
          policyName: delta.policy_name,
          publishedAt: delta.finished_at,
          added: { count: delta.added_count, files: added },
          removed: { count: delta.removed_count, files: removed },
          lost: (delta.installability ?? [])
            .filter(({ newly_lost_count: count }) => count > 0)
            .map(({ platform, newly_lost, newly_lost_count: count }) => ({
              platform,
              count,
              packages: newly_lost.slice(0, NAMED_PACKAGES),
            })),
        });
      }
      await store.keepKey(trx, id, digest(key));
      await this.#mail.write(trx, {
        ...deltaMail({
          organization: due.organization,
          channel: due.channel,
          changeType: due.change_type,
          deltas: told,
          more,
          unsubscribeLink: `${publicUrl}/unsubscribe/${key}`,
        }),
        to: due.email,
        userId: due.user_id,
      });
      await store.noteTold(trx, id, upTo, true);
    });
  }
}

function answer(row: Selectable<DeltaSubscriptionTable>, channel: string): SubscriptionAnswer {
  return {
    id: row.id,
    channel,
    frequency: row.frequency,
    change_type: row.change_type,
    created_at: isoTime(row.created_at),
    told_at: isoTime(row.told_at),
  };
}
