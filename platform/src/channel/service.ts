/** Changes of channels, in transactions. */
import { isoTime } from '@terrarium/domain/calendar';
import { DEFAULT_CHANNEL } from '@terrarium/domain/access';
import type { WithdrawalKind } from '@terrarium/domain/repo';
import { v7 as uuidv7 } from 'uuid';
import { hideChannel, noteChange } from '../change/index.ts';
import type { CursorPage, Db, Trx } from '../db/index.ts';
import { conflict, notFound, unauthorized, unprocessable } from '../http/index.ts';
import type { OrganizationContext, Principal } from '../http/index.ts';
import { enforceLimit } from '../resource/enforceLimit.ts';
import type { Limits } from '../resource/limits.ts';
import { saveName } from '../resource/uniqueName.ts';
import type { UniqueName } from '../resource/uniqueName.ts';
import type { ChannelAnswer, CreateChannelBody, PatchChannelBody, ReadmeAnswer } from './contract.ts';
import { fileNames, heldFile, insertFile, insertFiles, listGoneFiles, withdrawFile } from './additions.ts';
import type { FileToAdd, HeldFile } from './additions.ts';
import { deleteLabel, labelFiles, listLabels } from './labels.ts';
import type { LabelChange, LabelledFile, LabelledPlace, LabelRow } from './labels.ts';
import { changeCounted, makeCounted } from './counts.ts';
import type { ChangedNames } from './changedCounts.ts';
import type { FirstFiles } from './counts.ts';
import { ChannelEvents } from './events.ts';
import type { ChannelListener, DeletedChannel } from './events.ts';
import { addArtifactNames, inBatches, upsertArtifacts, upsertFiles } from './files.ts';
import { opens, refuseUnconfirmedPrivacy, refuseUnconfirmedSources, usableWith } from './exposure.ts';
import type { FileRecord } from './record.ts';
import {
  belongingsOf,
  channelById,
  channelPage,
  channelsByName,
  countUp,
  dependentsOf,
  findReadme,
  insertChannel,
  namesUsedWith,
  readableChannels,
  readableNames,
  saveReadme,
  saveUsedWith,
  unreferenced,
  updateChannel,
} from './store.ts';
import type { ChannelFilter, ChannelName, ChannelRow, ChannelSelection, Reader, Switch } from './store.ts';
import { describeChannels } from './view.ts';
import { readerOf, sourceIdsOf } from './lookups.ts';

const NAME: UniqueName = {
  what: 'a channel of this organization',
  constraints: ['channel_organization_id_name_key'],
  code: 'channel_name_taken',
  maxLength: 128,
};

/** Provides the files of mirrors. */
export interface MirrorFeed {
  /** Returns what is wrong with the source of a mirror, or null. */
  problemOf(source: string): string | null;
  /** Requests the first sync of a mirror. */
  begin(mirror: ChannelRow): Promise<void>;
}

/** See {@link Channels.changeContent}. */
export interface ContentChange {
  /** Database connection for the batches; default that of requests. */
  db?: Db;
  switchTo?: Switch;
  /** The files after the switch, if the channel had none. */
  first?: FirstFiles | undefined;
  /** Called when the names of new packages are stored. */
  named?: () => Promise<void>;
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

  /** @param jobs connection for long-running work */
  constructor(db: Db, jobs: Db, limits: Limits) {
    this.#db = db;
    this.#jobs = jobs;
    this.#limits = limits;
  }

  /** Registers a listener of channel events, see {@link ChannelListener}. */
  listen(listener: ChannelListener): void {
    this.#events.listen(listener);
  }

  /** Sets who validates sources of new mirrors and provides their files. */
  feedMirrorsWith(feed: MirrorFeed): void {
    this.#feed = feed;
  }

  /** Finds a channel by the names in its URL; null if it doesn't exist or the reader can't read it. */
  async findChannel(orgNameOrId: string, channelName: string, reader: Reader): Promise<ChannelRow | null> {
    return (await readableChannels(this.#db, reader, { organization: orgNameOrId, name: channelName }))[0] ?? null;
  }

  /** Finds a channel by ID without checking access; null if it was deleted. */
  async channelById(id: string): Promise<ChannelRow | null> {
    return (await channelById(this.#db, id)) ?? null;
  }

  /**
   * Lists the channels of a selection that a reader can read, see {@link ChannelSelection}.
   * `db` is the caller's transaction, if any.
   */
  readableChannels(reader: Reader, selection: ChannelSelection = {}, db: Db | Trx = this.#db): Promise<ChannelRow[]> {
    return readableChannels(db, reader, selection);
  }

  /** Lists names and IDs of the same channels, for lists that can be long. */
  readableNames(reader: Reader, selection: ChannelSelection = {}): Promise<ChannelName[]> {
    return readableNames(this.#db, reader, selection);
  }

  /** Lists the virtual channels based on a channel, directly or through others. */
  dependentsOf(channelId: string): Promise<{ id: string; name: string }[]> {
    return dependentsOf(this.#db, channelId);
  }

  /**
   * Returns the channel of a route.
   * @throws HttpError 404 if it doesn't exist or the caller can't read it; 401 for visitors, who may have access after
   * signing in
   */
  async open(organization: OrganizationContext, name: string, viewer: Principal | null): Promise<ChannelRow> {
    const [channel] = await readableChannels(this.#db, readerOf(viewer), { organizationId: organization.id, name });
    if (channel !== undefined) return channel;
    if (viewer === null) throw unauthorized();
    throw notFound(`The channel '${name.slice(0, 128)}'`, 'channel_not_found');
  }

  /**
   * Lists the channels of an organization that the caller can read: all of them, or a page, see {@link ChannelFilter}.
   * @throws HttpError 404 (visitors: 401) for users outside the organization if none is public
   */
  async list(
    organization: OrganizationContext,
    viewer: Principal | null,
    filter: ChannelFilter = {},
  ): Promise<CursorPage<ChannelAnswer>> {
    const reader = readerOf(viewer);
    const { rows, total, pointers } = await channelPage(this.#db, reader, organization.id, filter);
    if (
      total === 0 &&
      organization.role === null &&
      (await channelPage(this.#db, reader, organization.id, { limit: 1 })).total === 0
    ) {
      throw viewer === null
        ? unauthorized()
        : notFound(`The organization '${organization.name}'`, 'organization_not_found');
    }
    return { items: await describeChannels(this.#db, rows, reader), total_count: total, ...pointers };
  }

  /** Converts a channel for a viewer. */
  async describe(channel: ChannelRow, viewer: Principal | null): Promise<ChannelAnswer> {
    const [answer] = await this.describeAll([channel], viewer);
    return answer!;
  }

  /** Converts channels for a viewer, in order. */
  describeAll(channels: readonly ChannelRow[], viewer: Principal | null): Promise<ChannelAnswer[]> {
    return describeChannels(this.#db, channels, readerOf(viewer));
  }

  /**
   * Creates a channel.
   * A virtual one combines channels of the same organization, in the given order. A mirror is empty until it is synced,
   * see {@link startFirstSync}.
   * @param actorId who creates it; null for the hub itself
   * @throws HttpError 409 if the name is in use, 409 `exposes_sources` if it is more open than a source without
   * confirmation, 403 `limit_reached`, 422 for an invalid source
   */
  async create(
    organizationId: string,
    body: Omit<CreateChannelBody, 'indexing'>,
    actorId: string | null = null,
  ): Promise<ChannelRow> {
    const problem = body.source === undefined ? null : (this.#feed?.problemOf(body.source) ?? null);
    if (problem !== null) throw unprocessable([{ loc: ['body', 'source'], msg: problem, type: 'value_error.source' }]);
    const id = uuidv7();
    const isFree = async (name: string) => (await channelsByName(this.#db, organizationId, [name])).length === 0;
    const sources = await sourceIdsOf(this.#db, organizationId, body.sources ?? []);
    await saveName(NAME, body.name, isFree, () =>
      makeCounted(this.#db, sources, async (trx, counts) => {
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
      }),
    );
    await this.#events.created(id);
    return (await this.channelById(id))!;
  }

  /** Requests the first sync of a new mirror. Ignores other channels. */
  async startFirstSync(channel: ChannelRow): Promise<void> {
    if (channel.type === 'external_mirror') await this.#feed?.begin(channel);
  }

  /**
   * Changes settings of a channel.
   * Missing ones stay unchanged.
   * @throws HttpError 409 `exposes_sources` if files would be more open than their channel without confirmation
   * @throws HttpError 422 `unknown_source` or `unusable_together` for an unsuitable companion channel
   */
  async change(
    channel: ChannelRow,
    { privacy, description, broken_files, used_with, confirm_exposure: confirmed }: PatchChannelBody,
    actorId: string | null,
  ): Promise<ChannelRow> {
    if (privacy !== undefined && confirmed !== true) await refuseUnconfirmedPrivacy(this.#db, channel, privacy);
    await this.#db.transaction().execute(async (trx) => {
      const before = await namesUsedWith(trx, channel.id);
      // With more readers, a companion channel may no longer be readable by all of them.
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
    // A changed setting requests a run.
    if ((broken_files !== undefined && broken_files !== channel.broken_files) || used_with !== undefined)
      await this.contentChanged([channel.id]);
    return (await this.channelById(channel.id)) ?? channel;
  }

  /** Returns the readme of a channel; empty if none. */
  async readme(channel: ChannelRow): Promise<ReadmeAnswer> {
    const row = await findReadme(this.#db, channel.id);
    return { text: row?.text ?? '', updated_at: isoTime(row?.updated_at) };
  }

  /** Writes the readme of a channel. An empty text removes it. */
  async writeReadme(channel: ChannelRow, text: string, actorId: string | null): Promise<ReadmeAnswer> {
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

  /** Deletes a channel with its files and publications. @throws HttpError 409 if a virtual channel is based on it */
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
          `The channel '${channel.name}' can't be deleted because ${names} ${dependents.length === 1 ? 'depends' : 'depend'} on it. Delete ${dependents.length === 1 ? 'that channel' : 'those channels'} first.`,
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
   * Deletes every channel of an organization in the transaction that deletes it.
   * @returns the deleted channels; pass them to {@link announceDeleted} after the commit
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

  /** Notifies listeners of deleted channels. Call after the commit of {@link deleteAll}. */
  async announceDeleted(channels: readonly DeletedChannel[]): Promise<void> {
    for (const channel of channels) await this.#events.deleted(channel);
  }

  /**
   * Publishes a change of a channel's files: increases the content revision, with names and counts updated in the same
   * transaction. Slow work (counting, package names) happens before it, in batches.
   * @param change further writes in the transaction; `switchTo` is the channel's new generation, `onPiece` is called
   * with the number of counted files
   * @returns the names of the channel's packages, and the affected channels; pass them to {@link contentChanged}
   */
  async changeContent(
    channelId: string,
    { db = this.#db, switchTo, first, named, onPiece, change }: ContentChange = {},
  ): Promise<{ names: ChangedNames; affected: string[] }> {
    let found: ChangedNames = { added: [], gone: [] };
    const affected = await changeCounted(db, channelId, {
      ...(switchTo === undefined ? {} : { target: switchTo.generation }),
      ...(onPiece === undefined ? {} : { onPiece }),
      first,
      before: async (names) => {
        found = names;
        for await (const batch of inBatches('all' in names ? names.all : names.added))
          await addArtifactNames(db, channelId, batch);
        await named?.();
      },
      change: async (trx) => {
        await change?.(trx);
        await countUp(trx, channelId, switchTo);
      },
    });
    return { names: found, affected };
  }

  /** Notifies listeners of changed files. Call after {@link changeContent}. */
  contentChanged(channelIds: readonly string[]): Promise<void> {
    return this.#events.contentChanged(channelIds);
  }

  /** Finds the visible file with this subdir and name. */
  heldFile(channelId: string, subdir: string, fileName: string): Promise<HeldFile | undefined> {
    return heldFile(this.#db, channelId, subdir, fileName);
  }

  /** Lists the files of a package, or of one version, in a channel: `SUBDIR/FILE`, at most 1,000. */
  fileNames(channelId: string, name: string, version: string | null): Promise<string[]> {
    return fileNames(this.#db, channelId, name, version);
  }

  /**
   * Publishes one file, see {@link insertFile}.
   * @returns its ID; null if the channel has a file with this name or was deleted
   */
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

  /** Publishes files together, see {@link insertFiles}. @returns whether the channel and their source channel exist */
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

  /** Removes a file from the index, or restores it, see {@link withdrawFile}. @returns whether anything changed */
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

  /** Lists the labels of a channel, see {@link listLabels}. */
  labels(channelId: string): Promise<LabelRow[]> {
    return listLabels(this.#db, channelId);
  }

  /**
   * Changes the labels of files, see {@link labelFiles}.
   * @returns the first file that the channel doesn't have, if any
   */
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

  /**
   * Includes files that were removed from the source in a mirror's index, or excludes them, see {@link listGoneFiles}.
   */
  async listGoneFiles(channelId: string, listed: boolean, also: (trx: Trx) => Promise<void>): Promise<void> {
    const affected = await listGoneFiles(this.#db, channelId, listed, also);
    if (affected.length > 0) await this.contentChanged(affected);
  }

  /**
   * Adds files to a channel, or updates the records of existing ones, with summaries and home pages if given. Each
   * batch is one transaction, so that other queries can run. The content changes once, at the end.
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
