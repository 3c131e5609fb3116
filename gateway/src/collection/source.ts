import type { Collection, CollectionSummary, CreateCollectionInput } from '../gen/schema.ts';
import { path, type List, type RestClient, type Answer, type Item } from '../rest/index.ts';

/** A collection of packages and files. */
type RestCollection = Answer<'/api/organizations/{org}/collections/{collection}'>;
/** A collection in a list. */
type RestCollectionSummary = Item<'/api/organizations/{org}/collections'>;

/** What a collection consists of, as it is written. */
type Form = Omit<CreateCollectionInput, 'organization'>;

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

const toCollection = ({ entries, ...row }: RestCollection): Collection => ({
  ...toSummary(row),
  entries: entries.map(({ file_name, is_available, ...entry }) => ({
    ...entry,
    fileName: file_name,
    isAvailable: is_available,
  })),
});

const toRest = ({ privacy, ...form }: Form) => ({ ...form, privacy: privacy.toLowerCase() });

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

  /** Writes a collection anew. */
  async update(organization: string, collection: string, form: Form): Promise<Collection> {
    return toCollection(
      await this.#rest.write<RestCollection>(
        'PUT',
        path`/api/organizations/${organization}/collections/${collection}`,
        toRest(form),
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
