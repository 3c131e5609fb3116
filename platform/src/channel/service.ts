/** What happens to channels, in transactions. */
import { DEFAULT_CHANNEL } from '@terrarium/domain/access';
import type { WithdrawalKind } from '@terrarium/domain/repo';
import { v7 as uuidv7 } from 'uuid';
import { hideChannel, noteChange } from '../change/index.ts';
import { isUniqueViolation } from '../db/index.ts';
import type { Db, Trx } from '../db/index.ts';
import { conflict, HttpError, nameTaken, notFound, unauthorized, unprocessable } from '../http/index.ts';
import type { Detail, OrganizationContext, Viewer } from '../http/index.ts';
import { enforceLimit } from '../enforceLimit.ts';
import type { Limits } from '../limits.ts';
import type { ChannelAnswer, CreateChannelBody, PatchChannelBody, ReadmeAnswer } from './contract.ts';
import { fileNames, heldFile, insertFile, insertFiles, listGoneFiles, withdrawFile } from './additions.ts';
import type { FileToAdd, HeldFile } from './additions.ts';
import { deleteLabel, labelFiles, listLabels } from './labels.ts';
import type { LabelChange, LabelledFile, LabelledPlace, LabelRow } from './labels.ts';
import { changeCounted, makeCounted } from './counts.ts';
import { ChannelEvents } from './events.ts';
import type { ChannelListener, DeletedChannel } from './events.ts';
import { addArtifactNames, inBatches, upsertArtifacts, upsertFiles } from './files.ts';
import { opens, refuseUnconfirmedPrivacy, refuseUnconfirmedSources, usableWith } from './exposure.ts';
import type { FileRecord } from './record.ts';
import {
  belongingsOf,
  channelById,
  channelsByName,
  countUp,
  dependentsOf,
  findReadme,
  insertChannel,
  namesUsedWith,
  readableChannels,
  saveReadme,
  saveUsedWith,
  unreferenced,
  updateChannel,
} from './store.ts';
import type { ChannelRow, ChannelSelection, Reader, Switch } from './store.ts';
import { describeChannels } from './view.ts';

/** What brings mirrors their files. */
export interface MirrorFeed {
  /** What is wrong with the source of a mirror as it is written, or null. */
  problemOf(source: string): string | null;
  /** Asks for the first sync of a mirror. */
  begin(mirror: ChannelRow): Promise<void>;
}

/** See {@link Channels.changeContent}. */
export interface ContentChange {
  /** Where the pieces are worked; the database of requests unless given. */
  db?: Db;
  switchTo?: Switch;
  onPiece?: (counted: number) => Promise<void> | void;
  change?: (trx: Trx) => Promise<void>;
}

/** Channels and their files. */
export class Channels {
  readonly #db: Db;
  readonly #jobs: Db;
  readonly #limits: Limits;
  readonly #events = new ChannelEvents();
  #feed: MirrorFeed | null = null;

  /** @param jobs where work is done that may take long */
  constructor(db: Db, jobs: Db, limits: Limits) {
    this.#db = db;
    this.#jobs = jobs;
    this.#limits = limits;
  }

  /** Hooks into what happens to channels, see {@link ChannelListener}. */
  listen(listener: ChannelListener): void {
    this.#events.listen(listener);
  }

  /** Sets who judges the source of a new mirror and brings its files. */
  feedMirrorsWith(feed: MirrorFeed): void {
    this.#feed = feed;
  }

  /** A channel by the names in its address; null when there is none, or the reader may not read it. */
  async findChannel(orgNameOrId: string, channelName: string, reader: Reader): Promise<ChannelRow | null> {
    return (await readableChannels(this.#db, reader, { organization: orgNameOrId, name: channelName }))[0] ?? null;
  }

  /** A channel by its id, whoever asks; null when it is gone. */
  async channelById(id: string): Promise<ChannelRow | null> {
    return (await channelById(this.#db, id)) ?? null;
  }

  /** The channels of a selection that a reader may read, see {@link ChannelSelection}. `db` is the transaction that asks, when one does. */
  readableChannels(reader: Reader, selection: ChannelSelection = {}, db: Db | Trx = this.#db): Promise<ChannelRow[]> {
    return readableChannels(db, reader, selection);
  }

  /** The virtual channels that draw from a channel, directly or through others. */
  dependentsOf(channelId: string): Promise<{ id: string; name: string }[]> {
    return dependentsOf(this.#db, channelId);
  }

  /**
   * The channel that a route names, for its caller.
   * @throws HttpError 404 when it is not there or not readable; 401 for visitors, who may see it after they signed in
   */
  async open(organization: OrganizationContext, name: string, viewer: Viewer | null): Promise<ChannelRow> {
    const [channel] = await readableChannels(this.#db, readerOf(viewer), { organizationId: organization.id, name });
    if (channel !== undefined) return channel;
    if (viewer === null) throw unauthorized();
    throw notFound(`The channel '${name.slice(0, 128)}'`, 'channel_not_found');
  }

  /**
   * All channels of an organization that the caller may read.
   * @throws HttpError 404 (visitors: 401) for someone outside the organization when none is public
   */
  async list(organization: OrganizationContext, viewer: Viewer | null): Promise<ChannelAnswer[]> {
    const rows = await readableChannels(this.#db, readerOf(viewer), { organizationId: organization.id });
    if (rows.length === 0 && organization.role === null) {
      throw viewer === null
        ? unauthorized()
        : notFound(`The organization '${organization.name}'`, 'organization_not_found');
    }
    return describeChannels(this.#db, rows, readerOf(viewer));
  }

  /** A channel as it is answered to a viewer. */
  async describe(channel: ChannelRow, viewer: Viewer | null): Promise<ChannelAnswer> {
    const [answer] = await this.describeAll([channel], viewer);
    return answer!;
  }

  /** Channels as they are answered to a viewer, in their order. */
  describeAll(channels: readonly ChannelRow[], viewer: Viewer | null): Promise<ChannelAnswer[]> {
    return describeChannels(this.#db, channels, readerOf(viewer));
  }

  /**
   * Makes a channel. A virtual one draws from channels of the same organization, in the given order. A mirror is empty until it is synced, see
   * {@link startFirstSync}.
   * @param actorId who makes it; null for the hub itself
   * @throws HttpError 409 when the name is taken, 409 `exposes_sources` when it is more open than a source and that is not confirmed, 403
   * `limit_reached`, 422 for a source that cannot be one
   */
  async create(
    organizationId: string,
    body: Omit<CreateChannelBody, 'indexing'>,
    actorId: string | null = null,
  ): Promise<ChannelRow> {
    const problem = body.source === undefined ? null : (this.#feed?.problemOf(body.source) ?? null);
    if (problem !== null) throw unprocessable([{ loc: ['body', 'source'], msg: problem, type: 'value_error.source' }]);
    const id = uuidv7();
    try {
      const sources = await sourceIdsOf(this.#db, organizationId, body.sources ?? []);
      await makeCounted(this.#db, sources, async (trx, counts) => {
        const {
          name,
          description,
          privacy,
          type = name === DEFAULT_CHANNEL ? 'default' : 'hosted',
          source = null,
        } = body;
        const sourceIds = await sourceIdsOf(trx, organizationId, body.sources ?? []);
        if (body.confirm_exposure !== true) await refuseUnconfirmedSources(trx, sourceIds, name, privacy);
        await insertChannel(
          trx,
          { id, organization_id: organizationId, name, description, privacy, type, source, ...counts },
          sourceIds,
        );
        await enforceLimit(trx, this.#limits, 'channels', organizationId);
        if (type === 'external_mirror') await enforceLimit(trx, this.#limits, 'mirrors', organizationId);
        await noteChange(trx, {
          organizationId,
          actorId,
          kind: 'channel_created',
          subject: name,
          subjectId: id,
          channel: { id, name },
          detail: privacy,
          audit: { facts: { privacy, type } },
        });
      });
    } catch (error) {
      if (!isUniqueViolation(error, 'channel_organization_id_name_key')) throw error;
      throw await nameTaken(
        'a channel of this organization',
        body.name,
        'channel_name_taken',
        128,
        async (name) => (await channelsByName(this.#db, organizationId, [name])).length === 0,
      );
    }
    await this.#events.created(id);
    return (await this.channelById(id))!;
  }

  /** Asks for the first sync of a new mirror; does nothing for other channels. */
  async startFirstSync(channel: ChannelRow): Promise<void> {
    if (channel.type === 'external_mirror') await this.#feed?.begin(channel);
  }

  /**
   * Changes settings of a channel. What is not given stays.
   * @throws HttpError 409 `exposes_sources` if files would be more open than their channel and that isn't confirmed
   * @throws HttpError 422 `unknown_source` or `unusable_together` for a channel that it can't be used together with
   */
  async change(
    channel: ChannelRow,
    { privacy, description, broken_files, used_with, confirm_exposure: confirmed }: PatchChannelBody,
    actorId: string,
  ): Promise<ChannelRow> {
    if (privacy !== undefined && confirmed !== true) await refuseUnconfirmedPrivacy(this.#db, channel, privacy);
    await this.#db.transaction().execute(async (trx) => {
      const before = await namesUsedWith(trx, channel.id);
      // With more readers than before, a channel that it is used together with can have too few.
      const others =
        used_with === undefined && !opens(channel, privacy)
          ? null
          : await usableWith(trx, channel, used_with ?? before, privacy ?? channel.privacy);
      await updateChannel(trx, channel.id, {
        ...(privacy === undefined ? {} : { privacy }),
        ...(description === undefined ? {} : { description }),
        ...(broken_files === undefined ? {} : { broken_files }),
      });
      const told = {
        organizationId: channel.organization_id,
        actorId,
        subject: channel.name,
        subjectId: channel.id,
        channel,
      };
      if (privacy !== undefined && privacy !== channel.privacy)
        await noteChange(trx, {
          ...told,
          kind: 'channel_privacy',
          detail: `${channel.privacy} → ${privacy}`,
          audit: { facts: { from: channel.privacy, to: privacy } },
        });
      if (description !== undefined && description !== channel.description)
        await noteChange(trx, { ...told, kind: 'channel_described', audit: { facts: { what: 'description' } } });
      if (broken_files !== undefined && broken_files !== channel.broken_files)
        await noteChange(trx, {
          ...told,
          kind: 'channel_broken_files',
          detail: broken_files,
          audit: { facts: { what: 'broken_files', from: channel.broken_files, to: broken_files } },
        });
      if (others === null) return;
      if (before.join() === others.map(({ name }) => name).join()) return;
      await saveUsedWith(
        trx,
        channel.id,
        others.map(({ id }) => id),
      );
      await noteChange(trx, {
        ...told,
        kind: 'channel_used_with',
        audit: { facts: { what: 'used_with', from: before.join(', '), to: others.map(({ name }) => name).join(', ') } },
      });
    });
    // The change of the setting asks for a run.
    if ((broken_files !== undefined && broken_files !== channel.broken_files) || used_with !== undefined)
      await this.contentChanged([channel.id]);
    return (await this.channelById(channel.id)) ?? channel;
  }

  /** What the organization tells the readers of a channel at length; empty for nothing. */
  async readme(channel: ChannelRow): Promise<ReadmeAnswer> {
    const row = await findReadme(this.#db, channel.id);
    return { text: row?.text ?? '', updated_at: row?.updated_at.toISOString() ?? null };
  }

  /** Writes what the readers of a channel are told; an empty text takes it away. */
  async writeReadme(channel: ChannelRow, text: string, actorId: string): Promise<ReadmeAnswer> {
    await this.#db.transaction().execute(async (trx) => {
      if ((await findReadme(trx, channel.id))?.text === text) return;
      await saveReadme(trx, channel.id, text);
      await noteChange(trx, {
        organizationId: channel.organization_id,
        actorId,
        kind: 'channel_readme',
        subject: channel.name,
        subjectId: channel.id,
        channel,
        audit: { facts: { what: 'readme' } },
      });
    });
    return this.readme(channel);
  }

  /**
   * Deletes a channel with its files and publications.
   * @throws HttpError 409 when a virtual channel draws from it
   */
  async delete(channel: ChannelRow, actorId: string | null): Promise<void> {
    const left = await this.#db.transaction().execute(async (trx) => {
      const there = await trx
        .selectFrom('channel')
        .select('privacy')
        .where('id', '=', channel.id)
        .forUpdate()
        .executeTakeFirst();
      if (there === undefined) throw notFound(`The channel '${channel.name}'`, 'channel_not_found');
      const dependents = await dependentsOf(trx, channel.id);
      if (dependents.length > 0) {
        const names = dependents.map(({ name }) => `'${name}'`).join(', ');
        throw conflict(
          `The channel '${channel.name}' cannot be deleted: ${names} ${dependents.length === 1 ? 'draws' : 'draw'} from it. Delete ${dependents.length === 1 ? 'that one' : 'those'} first.`,
          'channel_in_use',
        );
      }
      const belongings = await belongingsOf(trx, channel.id);
      await noteChange(trx, {
        organizationId: channel.organization_id,
        actorId,
        kind: 'channel_deleted',
        subject: channel.name,
        subjectId: channel.id,
        channel,
      });
      if (there.privacy === 'private') await hideChannel(trx, channel.id);
      await trx.deleteFrom('channel').where('id', '=', channel.id).execute();
      return { folders: belongings.folders, objectKeys: await unreferenced(trx, belongings.objectKeys) };
    });
    await this.#events.deleted({ channelId: channel.id, ...left });
  }

  /**
   * Deletes every channel of an organization inside a transaction that ends it.
   * @returns what the channels leave behind; tell {@link announceDeleted} of it after the commit
   */
  async deleteAll(trx: Trx, organizationId: string): Promise<DeletedChannel[]> {
    const channels = await trx
      .selectFrom('channel')
      .select('id')
      .where('organization_id', '=', organizationId)
      .forUpdate()
      .execute();
    const belongings = [];
    for (const { id } of channels) belongings.push({ channelId: id, ...(await belongingsOf(trx, id)) });
    await trx.deleteFrom('channel').where('organization_id', '=', organizationId).execute();
    const unused = new Set(await unreferenced(trx, [...new Set(belongings.flatMap(({ objectKeys }) => objectKeys))]));
    return belongings.map((each) => ({ ...each, objectKeys: each.objectKeys.filter((key) => unused.has(key)) }));
  }

  /** Tells the listeners that channels are gone; call it after the commit of {@link deleteAll}. */
  async announceDeleted(channels: readonly DeletedChannel[]): Promise<void> {
    for (const channel of channels) await this.#events.deleted(channel);
  }

  /**
   * Makes a change of a channel's files known: counts up the content revision, with names and counts that are right in the same transaction.
   * What takes long (counting, names of artifacts) happens before it, in pieces.
   * @param change what else belongs into the transaction; `switchTo` names the generation that the channel then has, `onPiece` hears of files counted
   * @returns the names of the channel's files, and the channels that are concerned: tell {@link contentChanged} of them
   */
  async changeContent(
    channelId: string,
    { db = this.#db, switchTo, onPiece, change }: ContentChange = {},
  ): Promise<{ names: ReadonlySet<string>; affected: string[] }> {
    let found: Set<string> = new Set();
    const affected = await changeCounted(db, channelId, {
      ...(switchTo === undefined ? {} : { target: switchTo.generation }),
      ...(onPiece === undefined ? {} : { onPiece }),
      before: async (names) => {
        found = names;
        for await (const batch of inBatches(names)) await addArtifactNames(db, channelId, batch);
      },
      change: async (trx) => {
        await change?.(trx);
        await countUp(trx, channelId, switchTo);
      },
    });
    return { names: found, affected };
  }

  /** Tells the listeners that the files of channels have changed; call it after {@link changeContent}. */
  contentChanged(channelIds: readonly string[]): Promise<void> {
    return this.#events.contentChanged(channelIds);
  }

  /** The file of a place in a channel, as its readers see it. */
  heldFile(channelId: string, subdir: string, fileName: string): Promise<HeldFile | undefined> {
    return heldFile(this.#db, channelId, subdir, fileName);
  }

  /** Places of the files of a package, or of one version of it, that a channel has: `SUBDIR/FILE`, at most 1,000. */
  fileNames(channelId: string, name: string, version: string | null): Promise<string[]> {
    return fileNames(this.#db, channelId, name, version);
  }

  /** Publishes one file, see {@link insertFile}. @returns its id; null when the channel has a file of this place, or is gone */
  async publishFile(
    channelId: string,
    record: FileToAdd,
    also: (trx: Trx, fileId: number) => Promise<void>,
  ): Promise<number | null> {
    const inserted = await insertFile(this.#db, channelId, record, also);
    if (inserted === null) return null;
    await this.contentChanged(inserted.affected);
    return inserted.fileId;
  }

  /** Publishes files in one step, see {@link insertFiles}. @returns whether the channel is there, and the one that they are of */
  async publishFiles(
    channelId: string,
    sourceId: string | null,
    records: readonly FileToAdd[],
    also: (trx: Trx, fileIds: (number | null)[]) => Promise<void>,
  ): Promise<boolean> {
    const affected = await insertFiles(this.#db, channelId, sourceId, records, also);
    if (affected !== null) await this.contentChanged(affected);
    return affected !== null;
  }

  /** Takes one file out of the index, or puts it back, see {@link withdrawFile}. @returns whether that changed anything */
  async withdrawFile(
    channelId: string,
    fileId: number,
    withdrawn: WithdrawalKind | null,
    also: (trx: Trx) => Promise<void>,
  ): Promise<boolean> {
    const affected = await withdrawFile(this.#db, channelId, fileId, withdrawn, also);
    if (affected !== null) await this.contentChanged(affected);
    return affected !== null;
  }

  /** The labels of a channel, see {@link listLabels}. */
  labels(channelId: string): Promise<LabelRow[]> {
    return listLabels(this.#db, channelId);
  }

  /** Changes the labels of files, see {@link labelFiles}. @returns the first place of which the channel has no file, if there is one */
  async labelFiles(
    channelId: string,
    places: readonly LabelledPlace[],
    change: LabelChange,
    also: (trx: Trx, changed: LabelledFile[]) => Promise<void>,
  ): Promise<{ missing: LabelledPlace } | { affected: string[] }> {
    const outcome = await labelFiles(this.#db, channelId, places, change, also);
    if ('affected' in outcome && outcome.affected.length > 0) await this.contentChanged(outcome.affected);
    return outcome;
  }

  /** Deletes a label, see {@link deleteLabel}. */
  async deleteLabel(
    channelId: string,
    name: string,
    also: (trx: Trx) => Promise<void>,
  ): Promise<string[] | 'in_use' | null> {
    const outcome = await deleteLabel(this.#db, channelId, name, also);
    if (Array.isArray(outcome)) await this.contentChanged(outcome);
    return outcome;
  }

  /** Has the index of a mirror list what is gone at its source, or leave it out, see {@link listGoneFiles}. */
  async listGoneFiles(channelId: string, listed: boolean, also: (trx: Trx) => Promise<void>): Promise<void> {
    const affected = await listGoneFiles(this.#db, channelId, listed, also);
    if (affected.length > 0) await this.contentChanged(affected);
  }

  /**
   * Adds files to a channel, or gives those that are there their new records; artifacts get summary and home page where given.
   * Each batch is one transaction, so that others can use the database meanwhile; the content changes once, at the end.
   * @returns the number of records written
   */
  async addFiles(channelId: string, records: AsyncIterable<FileRecord> | Iterable<FileRecord>): Promise<number> {
    let written = 0;
    for await (const batch of inBatches(records)) {
      await this.#jobs.transaction().execute(async (trx) => {
        await upsertFiles(trx, channelId, batch);
        await upsertArtifacts(trx, channelId, batch);
      });
      written += batch.length;
    }
    if (written > 0) {
      const { affected } = await this.changeContent(channelId, { db: this.#jobs });
      await this.contentChanged(affected);
    }
    return written;
  }
}

/** The reader that a signed-in viewer, or nobody, is. */
export function readerOf(viewer: Viewer | null): Reader {
  return viewer === null ? null : { userId: viewer.userId };
}

async function sourceIdsOf(trx: Db | Trx, organizationId: string, names: readonly string[]): Promise<string[]> {
  const known = new Map((await channelsByName(trx, organizationId, names)).map(({ id, name }) => [name, id]));
  const detail = names.flatMap((name, index): Detail[] =>
    known.has(name)
      ? []
      : [
          {
            loc: ['body', 'sources', index],
            msg: `The organization has no channel '${name.slice(0, 128)}'`,
            type: 'value_error.unknown',
          },
        ],
  );
  if (detail.length > 0)
    throw new HttpError(422, 'unknown_source', 'A virtual channel draws from channels of its own organization.', {
      detail,
    });
  return names.map((name) => known.get(name)!);
}
