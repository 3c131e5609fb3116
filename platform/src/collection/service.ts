import { can } from '@terrarium/domain/access';
import { readCollectionItem } from '@terrarium/domain/collection';
import type { CollectionForm } from '@terrarium/domain/collection';
import { noteChange } from '../change/index.ts';
import type { ChangeKind } from '../change/index.ts';
import { readerOf } from '../channel/index.ts';
import type { ChannelRow, Channels } from '../channel/index.ts';
import { isId, isUniqueViolation } from '../db/index.ts';
import type { Db, Trx } from '../db/index.ts';
import { enforceLimit } from '../enforceLimit.ts';
import { conflict, nameTaken, notFound, unauthorized, unprocessable } from '../http/index.ts';
import type { Detail, HttpError, OrganizationContext, Viewer } from '../http/index.ts';
import type { Limits } from '../limits.ts';
import type * as contract from './contract.ts';
import * as store from './store.ts';

const LONGEST_NAME = 40;
/** How long a deleted collection can be brought back, at least. */
const UNDO_HOURS = 24;

/** Collections: lists of packages and files that admins put together. Of what is in one, everybody sees what they may read. */
export class Collections {
  readonly #db: Db;
  readonly #channels: Pick<Channels, 'readableChannels'>;
  readonly #limits: Limits;

  constructor(db: Db, channels: Pick<Channels, 'readableChannels'>, limits: Limits) {
    this.#db = db;
    this.#channels = channels;
    this.#limits = limits;
  }

  /**
   * A page of an organization's collections that the caller sees, by title.
   * @throws HttpError 404 (visitors: 401) for someone outside the organization when none is public
   */
  async list(
    organization: OrganizationContext,
    viewer: Viewer | null,
    page: { limit: number; offset: number },
  ): Promise<{ items: contract.CollectionSummary[]; total_count: number }> {
    const open = !can(organization.role, 'collection.read');
    const { rows, total } = await store.listCollections(
      this.#db,
      organization.id,
      (await this.#readable(viewer)).map(({ id }) => id),
      open,
      page,
    );
    if (total === 0 && open) throw unseen(viewer, `The organization '${organization.name}'`, 'organization_not_found');
    return { items: rows.map((row) => this.#summary(row, organization)), total_count: total };
  }

  /** A collection with what the caller may see of it. @throws HttpError 404 (visitors: 401) */
  async one(
    organization: OrganizationContext,
    viewer: Viewer | null,
    nameOrId: string,
  ): Promise<contract.CollectionAnswer> {
    const channelIds = (await this.#readable(viewer)).map(({ id }) => id);
    const row = await store.findCollection(this.#db, organization.id, nameOrId, channelIds);
    if (row === undefined || (row.privacy !== 'public' && !can(organization.role, 'collection.read')))
      throw unseen(viewer, 'This collection', 'collection_not_found');
    return { ...this.#summary(row, organization), entries: await store.entriesOf(this.#db, row.id, channelIds) };
  }

  /** Makes a collection. @throws 409 when the name is taken, 403 `limit_reached`, 422 for an entry that is nowhere */
  async create(
    organization: OrganizationContext,
    viewer: Viewer,
    form: CollectionForm,
  ): Promise<contract.CollectionAnswer> {
    const { entries } = await this.#entries(organization, viewer, form, []);
    const id = await this.#named(organization.id, form.name, () =>
      this.#db.transaction().execute(async (trx) => {
        const made = await store.insertCollection(trx, organization.id, factsOf(form));
        await enforceLimit(trx, this.#limits, 'collections', organization.id);
        await store.writeEntries(trx, made, entries);
        await note(trx, organization, viewer, 'collection_created', form.name);
        return made;
      }),
    );
    return this.one(organization, viewer, id);
  }

  /**
   * Changes a collection. What is in it of channels that the caller may not read stays, behind the rest.
   * @throws 404, 409 when the name is taken, 422 for a new entry that is nowhere
   */
  async change(
    organization: OrganizationContext,
    viewer: Viewer,
    nameOrId: string,
    form: contract.CollectionChange,
  ): Promise<contract.CollectionAnswer> {
    const { id } = await this.one(organization, viewer, nameOrId);
    const { entries, readable } = await this.#entries(
      organization,
      viewer,
      form,
      await store.keptEntries(this.#db, id),
    );
    await this.#named(organization.id, form.name, () =>
      this.#db.transaction().execute(async (trx) => {
        const unseenEntries = (await store.keptEntries(trx, id)).filter((each) => !readable.has(each.channel_id));
        await store.updateCollection(trx, id, factsOf(form));
        await store.writeEntries(trx, id, [...entries, ...unseenEntries]);
        await note(trx, organization, viewer, 'collection_changed', form.name);
      }),
    );
    return this.one(organization, viewer, id);
  }

  /** Deletes a collection; for a day it can be brought back. @throws 404 */
  async delete(organization: OrganizationContext, viewer: Viewer, nameOrId: string): Promise<void> {
    const { id } = await this.one(organization, viewer, nameOrId);
    await this.#db.transaction().execute(async (trx) => {
      const name = await store.setDeleted(trx, organization.id, id, true);
      if (name !== undefined) await note(trx, organization, viewer, 'collection_deleted', name);
    });
  }

  /** Brings a deleted collection back by its id; one that is there stays as it is. @throws 404, 409 when its name was given away, 403 `limit_reached` */
  async restore(organization: OrganizationContext, viewer: Viewer, id: string): Promise<contract.CollectionAnswer> {
    if (!isId(id)) throw notFound('This collection', 'collection_not_found');
    try {
      await this.#db.transaction().execute(async (trx) => {
        const name = await store.setDeleted(trx, organization.id, id, false);
        if (name === undefined) return;
        await enforceLimit(trx, this.#limits, 'collections', organization.id);
        await note(trx, organization, viewer, 'collection_brought_back', name);
      });
    } catch (error) {
      if (!isUniqueViolation(error, store.NAME_KEY)) throw error;
      throw conflict(
        'Its name was given to another collection meanwhile. Rename that one, then restore this.',
        'collection_name_taken',
      );
    }
    return this.one(organization, viewer, id);
  }

  /** Forgets the collections that cannot be brought back any more. */
  purge(): Promise<void> {
    return store.purgeCollections(this.#db, UNDO_HOURS);
  }

  #readable(viewer: Viewer | null): Promise<ChannelRow[]> {
    return this.#channels.readableChannels(readerOf(viewer));
  }

  #summary(row: store.CollectionRow, { role }: OrganizationContext): contract.CollectionSummary {
    const { id, organization, name, title, description, privacy, created_at, updated_at } = row;
    return {
      id,
      organization,
      name,
      title,
      description,
      privacy,
      package_count: row.package_count,
      file_count: row.file_count,
      created_at: created_at.toISOString(),
      updated_at: updated_at.toISOString(),
      can_edit: can(role, 'collection.edit'),
    };
  }

  /** The entries of a form with their channels. @param kept what was in the collection: it may stay although it is gone. @throws 422 */
  async #entries(
    organization: OrganizationContext,
    viewer: Viewer,
    form: Pick<CollectionForm, 'entries'>,
    kept: readonly store.EntryRow[],
  ): Promise<{ entries: store.EntryRow[]; readable: ReadonlySet<string> }> {
    const channels = await this.#readable(viewer);
    const byAddress = new Map(channels.map((channel) => [`${channel.organization_name}/${channel.name}`, channel.id]));
    const problems: Detail[] = [];
    const tell = (index: number, field: string, msg: string): void =>
      void problems.push({ loc: ['body', 'entries', index, field], msg, type: 'value_error.unknown' });
    const found = form.entries.map(({ channel, item, note: text }, index) => {
      const id = byAddress.get(channel.includes('/') ? channel : `${organization.name}/${channel}`);
      if (id === undefined) tell(index, 'channel', `There is no channel '${channel.slice(0, 128)}' that you may read.`);
      const { name, subdir, fileName } = readCollectionItem(item)!;
      return { channel_id: id ?? '', name, subdir, file_name: fileName, note: text };
    });
    if (problems.length > 0) throw unprocessable(problems);
    const was = new Set(kept.map(keyOf));
    const added = found.map((entry, index) => ({ entry, index })).filter(({ entry }) => !was.has(keyOf(entry)));
    for (const place of await store.missingOf(
      this.#db,
      added.map(({ entry }) => entry),
    )) {
      const { entry, index } = added[place]!;
      tell(
        index,
        'item',
        entry.file_name === null
          ? `The channel has no package '${entry.name}'.`
          : `The channel has no file '${entry.subdir ?? ''}/${entry.file_name}'.`,
      );
    }
    if (problems.length > 0) throw unprocessable(problems);
    return { entries: found, readable: new Set(channels.map(({ id }) => id)) };
  }

  /** Runs what writes a name. @throws 409 with a free name when it is taken */
  async #named<T>(organizationId: string, name: string, write: () => Promise<T>): Promise<T> {
    try {
      return await write();
    } catch (error) {
      if (!isUniqueViolation(error, store.NAME_KEY)) throw error;
      throw await nameTaken('a collection of this organization', name, 'collection_name_taken', LONGEST_NAME, (free) =>
        store.isNameFree(this.#db, organizationId, free),
      );
    }
  }
}

const factsOf = <Form extends contract.CollectionChange>({ name, title, description, privacy }: Form) =>
  ({ name, title, description, privacy }) as Pick<Form, 'name' | 'title' | 'description' | 'privacy'>;

const keyOf = ({ channel_id: id, name, subdir, file_name: file }: store.EntryRow): string =>
  [id, name, subdir, file].join(' ');

/** What somebody is told of a thing that they may not see: visitors, who may see it after they signed in, that they have to. */
function unseen(
  viewer: Viewer | null,
  what: string,
  code: 'collection_not_found' | 'organization_not_found',
): HttpError {
  return viewer === null ? unauthorized() : notFound(what, code);
}

const note = (
  trx: Trx,
  { id }: OrganizationContext,
  viewer: Viewer,
  kind: ChangeKind,
  subject: string,
): Promise<void> => noteChange(trx, { organizationId: id, actorId: viewer.userId, kind, subject });
