/** Yanks, quarantines, and restores files, and records actor, time, and reason. */
import { isoTime } from '@terrarium/domain/calendar';
import type { WithdrawalKind } from '@terrarium/domain/repo';
import { noteChange } from '../change/index.ts';
import type { ChannelRow, Channels, HeldFile, Reader } from '../channel/index.ts';
import type { Db, Trx } from '../db/index.ts';
import { notFound } from '../http/index.ts';
import { MOST_EVENTS } from './contract.ts';
import type { FileEventAnswer } from './contract.ts';
import type { Permitted } from './permission.ts';
import { BUNDLED_FROM, HIDDEN_SOURCE, PROMOTED_FROM } from './promoting.ts';
import { actorOf, nameOfPublisher } from './fileRecord.ts';
import { eventsOf, insertEvent } from './store.ts';
import type { ToldEvent } from './store.ts';

/** Subdir and name of a file in its channel. */
export interface FilePlace {
  subdir: string;
  fileName: string;
}

const CHANGES = { yanked: 'file_yanked', harmful: 'file_removed', restored: 'file_restored' } as const;

/** Yanks and restores files. */
export class Withdrawals {
  readonly #db: Db;
  readonly #channels: Pick<Channels, 'findChannel' | 'heldFile' | 'withdrawFile'>;
  constructor(db: Db, channels: Pick<Channels, 'findChannel' | 'heldFile' | 'withdrawFile'>) {
    this.#db = db;
    this.#channels = channels;
  }

  /**
   * Removes a file from the index.
   * No one can download a quarantined file; a yanked one is still available by name. The indexes of the channel, and of
   * virtual channels based on it, follow with the next run. Does nothing if it is in that state already.
   * @throws HttpError 404 `file_not_found`
   */
  async withdraw(permitted: Permitted, place: FilePlace, kind: WithdrawalKind, reason: string): Promise<void> {
    const { id } = await this.#held(permitted.channel, place);
    await this.#channels.withdrawFile(permitted.channel.id, id, kind, (trx) =>
      note(trx, permitted, place, id, { kind, reason }),
    );
  }

  /** Restores a file to the index. @throws HttpError 404 `file_not_found` */
  async restore(permitted: Permitted, place: FilePlace): Promise<void> {
    const { id } = await this.#held(permitted.channel, place);
    await this.#channels.withdrawFile(permitted.channel.id, id, null, (trx) =>
      note(trx, permitted, place, id, { kind: 'restored', reason: '' }),
    );
  }

  /**
   * Lists the events of a channel's own file, newest first, as far as they were recorded.
   * @param told reader of the list, whether they see the actors' names, and whether they manage the channel
   * @throws HttpError 404 `file_not_found`
   */
  async history(
    channel: ChannelRow,
    place: FilePlace,
    { reader, withNames, isKeeper }: { reader: Reader; withNames: boolean; isKeeper: boolean },
  ): Promise<FileEventAnswer[]> {
    const { id } = await this.#held(channel, place);
    const answers: FileEventAnswer[] = [];
    for (const event of await eventsOf(this.#db, id, MOST_EVENTS))
      answers.push({
        kind: event.kind,
        at: isoTime(event.at),
        reason: isKeeper ? event.reason : await this.#reasonFor(reader, event),
        user: withNames ? event.user : null,
        service_account: withNames ? event.service_account : null,
      });
    return answers;
  }

  /**
   * Returns the reason of an event for a reader who doesn't manage the channel.
   * The source channel of a promotion is named only to readers of that channel. The source channel of a bundle may be
   * on any hub, including this one, and is never named.
   */
  async #reasonFor(reader: Reader, { kind, reason }: ToldEvent): Promise<string> {
    if (kind === 'published' && reason.startsWith(`${BUNDLED_FROM} of `)) return BUNDLED_FROM;
    if (kind !== 'published' || !reason.startsWith(PROMOTED_FROM)) return reason;
    const [organization = '', name = ''] = reason.slice(PROMOTED_FROM.length).split('/');
    const source = await this.#channels.findChannel(organization, name, reader);
    return source === null ? `${PROMOTED_FROM}${HIDDEN_SOURCE}` : reason;
  }

  async #held(channel: ChannelRow, { subdir, fileName }: FilePlace): Promise<HeldFile> {
    const held = await this.#channels.heldFile(channel.id, subdir, fileName);
    if (held !== undefined) return held;
    throw notFound(
      `The file '${subdir}/${fileName}'`.slice(0, 300) + ` in the channel '${channel.name}'`,
      'file_not_found',
    );
  }
}

async function note(
  trx: Trx,
  { publisher, channel }: Permitted,
  { subdir, fileName }: FilePlace,
  fileId: number,
  { kind, reason }: { kind: keyof typeof CHANGES; reason: string },
): Promise<void> {
  await insertEvent(trx, { fileId, channelId: channel.id, publisher, kind, reason });
  await noteChange(trx, {
    organizationId: channel.organization_id,
    actorId: 'userId' in publisher ? publisher.userId : null,
    kind: CHANGES[kind],
    subject: `${subdir}/${fileName}`,
    channel,
    detail: [reason, await nameOfPublisher(trx, publisher)].filter(Boolean).join('; '),
    audit: { actor: actorOf(publisher, channel), facts: reason === '' ? {} : { reason } },
  });
}
