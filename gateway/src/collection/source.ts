import type { Collection, CollectionSummary, CreateCollectionInput, UpdateCollectionInput } from '../gen/schema.ts';
import { path, type List, type RestClient, type Answer, type Item, versionOf } from '../rest/index.ts';

/** A collection of packages and files. */
type RestCollection = Answer<'/api/organizations/{org}/collections/{collection}'>;
/** A collection in a list. */
type RestCollectionSummary = Item<'/api/organizations/{org}/collections'>;

/** What a collection consists of, as it is written. */
type Form = Omit<CreateCollectionInput, 'organization'>;
/** What of a collection changes. */
type CollectionChange = Omit<UpdateCollectionInput, 'organization' | 'collection'>;

const toSummary = (row: RestCollectionSummary): CollectionSummary => ({
  collectionId: row.id,
  organization: row.organization,
  name: row.name,
  title: row.title,
  description: row.description,
  privacy: row.privacy === 'public' ? 'PUBLIC' : 'INTERNAL',
  updatedAt: row.updated_at,
  packageCount: row.package_count,
  fileCount: row.file_count,
  canEdit: row.can_edit,
});

const toCollection = (collection: RestCollection): Collection => ({
  ...toSummary(collection),
  get version() {
    return versionOf('collection', collection);
  },
  entries: collection.entries.map(({ file_name, is_available, ...entry }) => ({
    ...entry,
    fileName: file_name,
    isAvailable: is_available,
  })),
});

const toRest = ({ privacy, ...form }: Form) => ({ ...form, privacy: privacy.toLowerCase() });

/** An entry as it is written. */
const toEntry = ({ organization, channel, name, subdir, file_name, note }: RestCollection['entries'][number]) => ({
  channel: `${organization}/${channel}`,
  item: subdir === null || file_name === null ? name : `${subdir}/${file_name}`,
  note,
});

/** REST calls of collections. */
export class CollectionSource {
  readonly #rest: RestClient;

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  /** A page of an organization's collections. */
  async list(organization: string, page: { limit: number; offset: number }): Promise<List<CollectionSummary>> {
    const { items, total_count } = await this.#rest.get<List<RestCollectionSummary>>(
      path`/api/organizations/${organization}/collections`,
      page,
    );
    return { items: items.map(toSummary), total_count };
  }

  /** A collection by its name; null when unknown or not visible. */
  async find(organization: string, name: string): Promise<Collection | null> {
    const collection = await this.#rest.find<RestCollection>(
      path`/api/organizations/${organization}/collections/${name}`,
    );
    return collection && toCollection(collection);
  }

  /** Puts a collection together. */
  async create(organization: string, form: Form): Promise<Collection> {
    return toCollection(
      await this.#rest.write<RestCollection>(
        'POST',
        path`/api/organizations/${organization}/collections`,
        toRest(form),
      ),
    );
  }

  /** Changes what is given of a collection: what is undefined stays, null clears. */
  async update(organization: string, collection: string, change: CollectionChange): Promise<Collection> {
    const { name, title, description, privacy, entries } = change;
    return toCollection(
      await this.#rest.rewrite<RestCollection, RestCollection>(
        'collection',
        path`/api/organizations/${organization}/collections/${collection}`,
        (now) => ({
          name: name === undefined ? now.name : name,
          title: title === undefined ? now.title : title,
          description: description === undefined ? now.description : (description ?? ''),
          privacy: privacy === undefined ? now.privacy : (privacy?.toLowerCase() ?? null),
          entries: entries === undefined ? now.entries.map(toEntry) : (entries ?? []),
        }),
      ),
    );
  }

  /** Deletes a collection. */
  async remove(organization: string, collection: string): Promise<void> {
    await this.#rest.write('DELETE', path`/api/organizations/${organization}/collections/${collection}`);
  }

  /** Brings a deleted collection back. */
  async restore(organization: string, id: string): Promise<Collection> {
    return toCollection(
      await this.#rest.write<RestCollection>(
        'POST',
        path`/api/organizations/${organization}/collections/${id}/restore`,
      ),
    );
  }
}
