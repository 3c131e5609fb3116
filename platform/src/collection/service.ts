import { isoTime } from '@terrarium/domain/calendar';
import { can } from '@terrarium/domain/access';
import { readCollectionItem } from '@terrarium/domain/collection';
import type { CollectionForm } from '@terrarium/domain/collection';
import { noteChange } from '../change/index.ts';
import type { ChangeKind } from '../change/index.ts';
import { readerOf } from '../channel/index.ts';
import type { ChannelName, Channels } from '../channel/index.ts';
import { isId } from '../db/index.ts';
import type { CursorPage, Db, PageRequest, Trx } from '../db/index.ts';
import { enforceLimit } from '../resource/enforceLimit.ts';
import { notFound, unauthorized, unprocessable, userIdOf } from '../http/index.ts';
import type { Detail, HttpError, OrganizationContext, Principal } from '../http/index.ts';
import type { Limits } from '../resource/limits.ts';
import { softDelete, undelete } from '../resource/softDelete.ts';
import { isNameFree, restoreName, saveName } from '../resource/uniqueName.ts';
import type { UniqueName } from '../resource/uniqueName.ts';
import type * as contract from './contract.ts';
import * as store from './store.ts';

const NAME: UniqueName = {
  what: 'a collection of this organization',
  constraints: [store.NAME_KEY],
  code: 'collection_name_taken',
  maxLength: 40,
};

/** Collections: lists of packages and files that admins maintain. Readers see the entries that they can read. */
export class Collections {
  readonly #db: Db;
  readonly #channels: Pick<Channels, 'readableNames'>;
  readonly #limits: Limits;

  constructor(db: Db, channels: Pick<Channels, 'readableNames'>, limits: Limits) {
    this.#db = db;
    this.#channels = channels;
    this.#limits = limits;
  }

  /**
   * Returns a page of an organization's collections that the caller can see, by title.
   * @throws HttpError 404 (visitors: 401) for users outside the organization if none is public
   */
  async list(
    organization: OrganizationContext,
    viewer: Principal | null,
    page: PageRequest,
  ): Promise<CursorPage<contract.CollectionSummary>> {
    const open = !can(organization.role, 'collection.read');
    const { rows, total, pointers } = await store.listCollections(
      this.#db,
      organization.id,
      (await this.#readable(viewer)).map(({ id }) => id),
      open,
      page,
    );
    if (total === 0 && open) throw unseen(viewer, `The organization '${organization.name}'`, 'organization_not_found');
    return { items: rows.map((row) => this.#summary(row, organization)), total_count: total, ...pointers };
  }

  /** Returns a collection with the entries that the caller can see. @throws HttpError 404 (visitors: 401) */
  async one(
    organization: OrganizationContext,
    viewer: Principal | null,
    nameOrId: string,
  ): Promise<contract.CollectionAnswer> {
    const channelIds = (await this.#readable(viewer)).map(({ id }) => id);
    const row = await store.findCollection(this.#db, organization.id, nameOrId, channelIds);
    if (row === undefined || (row.privacy !== 'public' && !can(organization.role, 'collection.read')))
      throw unseen(viewer, 'This collection', 'collection_not_found');
    return { ...this.#summary(row, organization), entries: await store.entriesOf(this.#db, row.id, channelIds) };
  }

  /**
   * Creates a collection.
   * @throws 409 if the name is in use, 403 `limit_reached`, 422 for an entry that doesn't exist
   */
  async create(
    organization: OrganizationContext,
    viewer: Principal,
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
   * Changes a collection.
   * Entries of channels that the caller can't read stay, after the others.
   * @throws 404, 409 if the name is in use, 422 for a new entry that doesn't exist
   */
  async change(
    organization: OrganizationContext,
    viewer: Principal,
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

  /** Deletes a collection, which can be restored for a day. @throws 404 */
  async delete(organization: OrganizationContext, viewer: Principal, nameOrId: string): Promise<void> {
    const { id } = await this.one(organization, viewer, nameOrId);
    await this.#db.transaction().execute(async (trx) => {
      const name = await softDelete(trx, { table: 'collection', id, organizationId: organization.id });
      if (name !== undefined) await note(trx, organization, viewer, 'collection_deleted', name);
    });
  }

  /**
   * Restores a deleted collection by ID.
   * One that isn't deleted stays unchanged.
   * @throws 404, 409 if its name is in use, 403 `limit_reached`
   */
  async restore(organization: OrganizationContext, viewer: Principal, id: string): Promise<contract.CollectionAnswer> {
    if (!isId(id)) throw notFound('This collection', 'collection_not_found');
    await restoreName(NAME, 'collection', () =>
      this.#db.transaction().execute(async (trx) => {
        const name = await undelete(trx, { table: 'collection', id, organizationId: organization.id });
        if (name === undefined) return;
        await enforceLimit(trx, this.#limits, 'collections', organization.id);
        await note(trx, organization, viewer, 'collection_brought_back', name);
      }),
    );
    return this.one(organization, viewer, id);
  }

  #readable(viewer: Principal | null): Promise<ChannelName[]> {
    return this.#channels.readableNames(readerOf(viewer));
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
      created_at: isoTime(created_at),
      updated_at: isoTime(updated_at),
      can_edit: can(role, 'collection.edit'),
    };
  }

  /**
   * Returns the entries of a form with their channels.
   * @param kept current entries, which can stay even if they were deleted
   * @throws 422
   */
  async #entries(
    organization: OrganizationContext,
    viewer: Principal,
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
      if (id === undefined)
        tell(index, 'channel', `Channel '${channel.slice(0, 128)}' doesn't exist, or you can't read it.`);
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

  /** Runs a write of a name. @throws 409 with a free name if it is in use */
  #named<T>(organizationId: string, name: string, write: () => Promise<T>): Promise<T> {
    return saveName(
      NAME,
      name,
      (free) => isNameFree(this.#db, 'collection', free, { organizationId, undoable: true }),
      write,
    );
  }
}

const factsOf = <Form extends contract.CollectionChange>({ name, title, description, privacy }: Form) =>
  ({ name, title, description, privacy }) as Pick<Form, 'name' | 'title' | 'description' | 'privacy'>;

const keyOf = ({ channel_id: id, name, subdir, file_name: file }: store.EntryRow): string =>
  [id, name, subdir, file].join(' ');

/** Returns the error for an invisible collection: visitors, who may see it after signing in, get a 401. */
function unseen(
  viewer: Principal | null,
  what: string,
  code: 'collection_not_found' | 'organization_not_found',
): HttpError {
  return viewer === null ? unauthorized() : notFound(what, code);
}

const note = (
  trx: Trx,
  { id }: OrganizationContext,
  viewer: Principal,
  kind: ChangeKind,
  subject: string,
): Promise<void> => noteChange(trx, { organizationId: id, actorId: userIdOf(viewer), kind, subject });
