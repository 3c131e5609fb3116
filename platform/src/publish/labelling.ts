/** Labels of a hosted channel: adds them to files and removes them, and records the actor. */
import { isoTime } from '@terrarium/domain/calendar';
import { MAIN_LABEL } from '@terrarium/domain/repo';
import { noteChange } from '../change/index.ts';
import type { ChannelRow, Channels } from '../channel/index.ts';
import type { Trx } from '../db/index.ts';
import { conflict, notFound } from '../http/index.ts';
import type { LabelAnswer, LabelsBody } from './contract.ts';
import type { Permitted } from './permission.ts';
import { actorOf, nameOfPublisher } from './fileRecord.ts';

/** Changes labels. */
export class Labelling {
  readonly #channels: Pick<Channels, 'labels' | 'labelFiles' | 'deleteLabel'>;
  constructor(channels: Pick<Channels, 'labels' | 'labelFiles' | 'deleteLabel'>) {
    this.#channels = channels;
  }

  /** Lists the labels of a channel, `main` first. */
  async list(channel: ChannelRow): Promise<LabelAnswer[]> {
    return (await this.#channels.labels(channel.id)).map(({ created_at, ...label }) => ({
      ...label,
      created_at: isoTime(created_at),
    }));
  }

  /**
   * Adds and removes labels of files, all or none.
   * The indexes follow with the next run.
   * @throws HttpError 404 `file_not_found`, 409 `too_many_labels`, 422
   */
  async change(permitted: Permitted, { files, add, remove }: LabelsBody): Promise<void> {
    const { channel } = permitted;
    const outcome = await this.#channels.labelFiles(channel.id, files, { add, remove }, (trx, changed) => {
      const [first] = changed;
      const subject = changed.length === 1 ? `${first!.subdir}/${first!.file_name}` : `${changed.length} files`;
      const words = [...add.map((label) => `+${label}`), ...remove.map((label) => `-${label}`)].join(' ');
      return note(trx, permitted, 'file_labelled', subject, words, {
        ...(add.length > 0 ? { added: add.join(', ') } : {}),
        ...(remove.length > 0 ? { removed: remove.join(', ') } : {}),
        files: changed.map(({ subdir, file_name }) => `${subdir}/${file_name}`).join(', '),
      });
    });
    if ('missing' in outcome)
      throw notFound(
        `The file '${outcome.missing.subdir}/${outcome.missing.file_name}'`.slice(0, 300) +
          ` in the channel '${channel.name}'`,
        'file_not_found',
      );
  }

  /**
   * Deletes a label without files.
   * Its URL no longer exists.
   * @throws HttpError 404 `label_not_found`, 409 `label_in_use`
   */
  async remove(permitted: Permitted, name: string): Promise<void> {
    const { channel } = permitted;
    if (name === MAIN_LABEL)
      throw conflict(`'${MAIN_LABEL}' is what the channel's own address lists: it is always there.`, 'label_in_use');
    const outcome = await this.#channels.deleteLabel(channel.id, name, (trx) =>
      note(trx, permitted, 'label_deleted', name, '', {}),
    );
    if (outcome === 'in_use')
      throw conflict(`Files carry the label '${name}'. Give them another one first.`, 'label_in_use');
    if (outcome === null) throw notFound(`The label '${name.slice(0, 64)}' of '${channel.name}'`, 'label_not_found');
  }
}

async function note(
  trx: Trx,
  { publisher, channel }: Permitted,
  kind: 'file_labelled' | 'label_deleted',
  subject: string,
  detail: string,
  facts: Record<string, string>,
): Promise<void> {
  await noteChange(trx, {
    organizationId: channel.organization_id,
    actorId: 'userId' in publisher ? publisher.userId : null,
    kind,
    subject,
    channel,
    detail: [detail, await nameOfPublisher(trx, publisher)].filter(Boolean).join('; '),
    audit: { actor: actorOf(publisher, channel), facts },
  });
}
