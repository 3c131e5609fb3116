import { isoTime } from '@terrarium/domain/calendar';
import { isMatchSpec } from '@terrarium/domain/conda';
import { noteChange } from '../change/index.ts';
import { readerOf } from '../channel/index.ts';
import type { ChannelRow, Channels } from '../channel/index.ts';
import type { Core } from '../core.ts';
import { isId } from '../db/index.ts';
import type { CursorPage, Db, Trx } from '../db/index.ts';
import { HttpError, notFound, unprocessable } from '../http/index.ts';
import type { OrganizationContext, Principal } from '../http/index.ts';
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

/** Maximum number of active exceptions per channel. More would be unmanageable. */
const MOST_GRANTED = 500;
/** Exceptions to claim per transaction of the cleanup. */
const AT_ONCE = 50;

/** Dependencies of exceptions. */
export interface GrantedParts {
  channels: Pick<Channels, 'readableChannels' | 'readableNames'>;
  mail: Pick<MailArea, 'write'>;
  policy: Pick<PolicyArea, 'runs'>;
}

/** Policy exceptions: list, change, and end. Throws HttpErrors. */
export class GrantedExceptions {
  readonly #db: Db;
  readonly #publicUrl: string;
  readonly #parts: GrantedParts;

  constructor({ db, config }: Pick<Core, 'db' | 'config'>, parts: GrantedParts) {
    this.#db = db;
    this.#publicUrl = config.publicUrl;
    this.#parts = parts;
  }

  /** Adds an exception in the caller's transaction. @throws 403 `limit_reached` */
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
        `Channel '${channel.name}' has ${count} exceptions, the maximum. Revoke some, or add them to the policy.`,
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

  /** Returns a page of the exceptions of a channel. */
  async granted(channel: ChannelRow, { history, ...page }: ExceptionsQuery): Promise<CursorPage<GrantedAnswer>> {
    return this.#granted([channel.id], { history: history === 'true', ...page });
  }

  /** Returns a page of the exceptions of an organization's channels that the caller can read. */
  async grantedOf(
    organization: OrganizationContext,
    viewer: Principal,
    { history, ...page }: ExceptionsQuery,
  ): Promise<CursorPage<GrantedAnswer>> {
    return this.#granted(await readableIds(this.#parts.channels, organization, viewer), {
      history: history === 'true',
      ...page,
    });
  }

  async #granted(
    channelIds: readonly string[],
    page: Parameters<typeof listExceptions>[2],
  ): Promise<CursorPage<GrantedAnswer>> {
    const { rows, total, pointers } = await listExceptions(this.#db, channelIds, page);
    const people = await findPeople(
      this.#db,
      rows.flatMap(({ owner_id, ended_by }) => [owner_id, ended_by].filter((id) => id !== null)),
    );
    return { items: rows.map((row) => grantedAnswer(row, people)), total_count: total, ...pointers };
  }

  /** Returns an exception of a channel, also an ended one. @throws 404 */
  async find(channel: ChannelRow, id: string): Promise<GrantedAnswer> {
    const { items } = isId(id)
      ? await this.#granted([channel.id], { history: true, limit: 1, offset: 0, id })
      : { items: [] };
    if (items[0] === undefined) throw notFound('This exception', 'exception_not_found');
    return items[0];
  }

  /** Changes the expiration of an exception. @throws 404, 422 for a past date */
  async moveEnd(channel: ChannelRow, userId: string | null, id: string, until: string | null): Promise<GrantedAnswer> {
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
  async end(channel: ChannelRow, userId: string | null, id: string): Promise<void> {
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

  /** Ends expired exceptions, and sends one email about each that expires soon. */
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
      // Notifies the admin who granted it. If they are no longer an admin, notifies all others.
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

/** Returns IDs of an organization's channels that the caller can read. @param name only this one */
export async function readableIds(
  channels: Pick<Channels, 'readableNames'>,
  organization: OrganizationContext,
  viewer: Principal,
  name?: string,
): Promise<string[]> {
  const readable = await channels.readableNames(readerOf(viewer), {
    organizationId: organization.id,
    ...(name === undefined ? {} : { name }),
  });
  return readable.map(({ id }) => id);
}

/** Returns the package of a validated spec. */
export function nameOf(spec: string): string {
  const read = isMatchSpec(spec);
  return (read.ok ? read.spec.exactName : undefined) ?? '';
}

/** @throws 422 for a past date */
export function checkEnd(until: string | null): void {
  const end = endOf(until);
  if (end === null || end.getTime() > Date.now()) return;
  throw unprocessable([{ loc: ['body', 'until'], msg: 'Choose today or a later date', type: 'value_error.past' }]);
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
    granted_at: isoTime(row.granted_at),
    until: untilOf(row.ends_at),
    ended_at: isoTime(row.ended_at),
    ended_by: people.get(row.ended_by ?? '') ?? null,
  };
}
