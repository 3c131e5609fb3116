import { isMatchSpec } from '@terrarium/domain/conda';
import { noteChange } from '../change/index.ts';
import { readerOf } from '../channel/index.ts';
import type { ChannelRow, Channels } from '../channel/index.ts';
import type { Core } from '../core.ts';
import { isId } from '../db/index.ts';
import type { Db, Trx } from '../db/index.ts';
import { HttpError, notFound, unprocessable } from '../http/index.ts';
import type { OrganizationContext, Viewer } from '../http/index.ts';
import type { MailArea } from '../mail/index.ts';
import {
  countExceptions,
  endException,
  endOf,
  grantException,
  holdException,
  listExceptions,
  moveEnd,
  takeEnding,
  takeOver,
  untilOf,
} from '../policy/index.ts';
import { findAdmins, findMailable, findPeople } from '../person/index.ts';
import type { Person } from '../person/index.ts';
import type { ExceptionOnChannel, PolicyArea } from '../policy/index.ts';
import type { ExceptionsQuery, GrantedAnswer } from './contract.ts';
import { endingMail } from './mails.ts';
import * as store from './store.ts';

/** Exceptions that stand on one channel. More would be a policy that nobody reads. */
const MOST_GRANTED = 500;
/** Exceptions that one transaction of the clean-up takes. */
const AT_ONCE = 50;

/** What granted exceptions are kept with. */
export interface GrantedParts {
  channels: Pick<Channels, 'readableChannels'>;
  mail: Pick<MailArea, 'write'>;
  policy: Pick<PolicyArea, 'runs'>;
}

/** A page of something. */
export interface Page<T> {
  items: T[];
  total_count: number;
}

/** Exceptions that were granted: which there are, and their ends. Failures are HttpErrors. */
export class GrantedExceptions {
  readonly #db: Db;
  readonly #publicUrl: string;
  readonly #parts: GrantedParts;

  constructor({ db, config }: Pick<Core, 'db' | 'config'>, parts: GrantedParts) {
    this.#db = db;
    this.#publicUrl = config.publicUrl;
    this.#parts = parts;
  }

  /** Grants one, in the transaction of whoever decided. @throws 403 `limit_reached` */
  async grant(
    trx: Trx,
    channel: ChannelRow,
    { spec, until, reason, ownerId }: { spec: string; until: string | null; reason: string; ownerId: string },
  ): Promise<string> {
    const count = await countExceptions(trx, channel.id);
    if (count >= MOST_GRANTED)
      throw new HttpError(
        403,
        'limit_reached',
        `${count} exceptions stand on the channel '${channel.name}', as many as a channel may have. End some, or write them into the policy.`,
      );
    return grantException(trx, {
      organization_id: channel.organization_id,
      channel_id: channel.id,
      spec,
      package: nameOf(spec),
      reason,
      owner_id: ownerId,
      ends_at: endOf(until),
    });
  }

  /** A page of the exceptions on a channel. */
  async granted(channel: ChannelRow, { history, ...page }: ExceptionsQuery): Promise<Page<GrantedAnswer>> {
    return this.#granted([channel.id], { history: history === 'true', ...page });
  }

  /** A page of the exceptions on an organization's channels that the caller may read. */
  async grantedOf(
    organization: OrganizationContext,
    viewer: Viewer,
    { history, ...page }: ExceptionsQuery,
  ): Promise<Page<GrantedAnswer>> {
    return this.#granted(await readableIds(this.#parts.channels, organization, viewer), {
      history: history === 'true',
      ...page,
    });
  }

  async #granted(
    channelIds: readonly string[],
    page: Parameters<typeof listExceptions>[2],
  ): Promise<Page<GrantedAnswer>> {
    const { rows, total } = await listExceptions(this.#db, channelIds, page);
    const people = await findPeople(
      this.#db,
      rows.flatMap(({ owner_id, ended_by }) => [owner_id, ended_by].filter((id) => id !== null)),
    );
    return { items: rows.map((row) => grantedAnswer(row, people)), total_count: total };
  }

  /** One exception on a channel, also one that has ended. @throws 404 */
  async find(channel: ChannelRow, id: string): Promise<GrantedAnswer> {
    const { items } = isId(id)
      ? await this.#granted([channel.id], { history: true, limit: 1, offset: 0, id })
      : { items: [] };
    if (items[0] === undefined) throw notFound('This exception', 'exception_not_found');
    return items[0];
  }

  /** Gives an exception another end. @throws 404, 422 for an end in the past */
  async moveEnd(channel: ChannelRow, { userId }: Viewer, id: string, until: string | null): Promise<GrantedAnswer> {
    checkEnd(until);
    const row = await this.#db.transaction().execute(async (trx) => {
      const held = isId(id) ? await holdException(trx, channel.id, id) : undefined;
      if (held === undefined) throw notFound('This exception', 'exception_not_found');
      await moveEnd(trx, id, endOf(until));
      await noteChange(trx, {
        organizationId: channel.organization_id,
        actorId: userId,
        kind: 'exception_moved',
        subject: held.spec,
        subjectId: id,
        channel,
        detail: until === null ? 'without an end' : `until ${until}`,
      });
      return { ...held, channel: channel.name, ends_at: endOf(until) };
    });
    return grantedAnswer(row, await findPeople(this.#db, row.owner_id === null ? [] : [row.owner_id]));
  }

  /** Ends an exception now. @throws 404 */
  async end(channel: ChannelRow, { userId }: Viewer, id: string): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      const held = isId(id) ? await holdException(trx, channel.id, id) : undefined;
      if (held === undefined) throw notFound('This exception', 'exception_not_found');
      await endException(trx, id, userId);
      await noteChange(trx, {
        organizationId: channel.organization_id,
        actorId: userId,
        kind: 'exception_ended',
        subject: held.spec,
        subjectId: id,
        channel,
      });
    });
    this.#parts.policy.runs.wake();
  }

  /** Ends exceptions whose time is over, and tells of those that end soon, each once. */
  async lookAtEnds(signal: AbortSignal): Promise<void> {
    await inTurns(signal, () => this.#db.transaction().execute((trx) => this.#endOver(trx)));
    this.#parts.policy.runs.wake();
    await inTurns(signal, () => this.#db.transaction().execute((trx) => this.#tellEnding(trx)));
  }

  async #endOver(trx: Trx): Promise<number> {
    const over = await takeOver(trx, AT_ONCE);
    for (const { id, organization_id, channel_id, channel, spec } of over)
      await noteChange(trx, {
        organizationId: organization_id,
        actorId: null,
        kind: 'exception_over',
        subject: spec,
        subjectId: id,
        channel: { id: channel_id, name: channel },
      });
    return over.length;
  }

  async #tellEnding(trx: Trx): Promise<number> {
    const ending = await takeEnding(trx, AT_ONCE);
    const requests = await store.requestsOf(
      trx,
      ending.map(({ id }) => id),
    );
    const askers = await store.askersOf(trx, [...requests.values()]);
    for (const exception of ending) {
      const admins = await findAdmins(trx, exception.organization_id);
      const owner = admins.filter(({ id }) => id === exception.owner_id);
      const told = new Map<string, { email: string; decides: boolean }>();
      for (const { id, email, reachable } of askers.get(requests.get(exception.id) ?? '') ?? [])
        if (reachable) told.set(id, { email, decides: false });
      // Whoever granted it decides on; when they are no admin any more, the others do.
      for (const { id } of owner.length > 0 ? owner : admins) {
        const person = await findMailable(trx, id);
        if (person !== undefined) told.set(id, { email: person.email, decides: true });
      }
      for (const [userId, { email, decides }] of told) {
        const mail = await this.#endingMail(trx, exception, userId, decides);
        if (mail !== null) await this.#parts.mail.write(trx, { ...mail, to: email, userId });
      }
    }
    return ending.length;
  }

  async #endingMail(trx: Trx, exception: ExceptionOnChannel, userId: string, decides: boolean) {
    const [channel] = await this.#parts.channels.readableChannels({ userId }, { ids: [exception.channel_id] }, trx);
    if (channel === undefined) return null;
    return endingMail({
      organization: channel.organization_name,
      channel: channel.name,
      name: exception.package,
      spec: exception.spec,
      until: untilOf(exception.ends_at) ?? '',
      decides,
      publicUrl: this.#publicUrl,
    });
  }
}

/** Ids of an organization's channels that the caller may read. @param name only this one */
export async function readableIds(
  channels: Pick<Channels, 'readableChannels'>,
  organization: OrganizationContext,
  viewer: Viewer,
  name?: string,
): Promise<string[]> {
  const readable = await channels.readableChannels(readerOf(viewer), {
    organizationId: organization.id,
    ...(name === undefined ? {} : { name }),
  });
  return readable.map(({ id }) => id);
}

/** The package of a spec that was validated. */
export function nameOf(spec: string): string {
  const read = isMatchSpec(spec);
  return (read.ok ? read.spec.exactName : undefined) ?? '';
}

/** @throws 422 for an end in the past */
export function checkEnd(until: string | null): void {
  const end = endOf(until);
  if (end === null || end.getTime() > Date.now()) return;
  throw unprocessable([
    { loc: ['body', 'until'], msg: 'Choose today or a later day: this one is over', type: 'value_error.past' },
  ]);
}

async function inTurns(signal: AbortSignal, take: () => Promise<number>): Promise<void> {
  let taken = AT_ONCE;
  while (taken === AT_ONCE && !signal.aborted) taken = await take();
}

function grantedAnswer(row: ExceptionOnChannel, people: ReadonlyMap<string, Person>): GrantedAnswer {
  return {
    id: row.id,
    channel: row.channel,
    package: row.package,
    spec: row.spec,
    reason: row.reason,
    owner: people.get(row.owner_id ?? '') ?? null,
    granted_at: row.granted_at.toISOString(),
    until: untilOf(row.ends_at),
    ended_at: row.ended_at?.toISOString() ?? null,
    ended_by: people.get(row.ended_by ?? '') ?? null,
  };
}
