import type { Notebook } from '../gen/schema.ts';
import { toId } from '../graphql/index.ts';
import { path, type List, type RestClient, type Answer, type Item } from '../rest/index.ts';

/** A notebook without its content. */
type RestNotebook = Item<'/api/notebooks'>;
/** A notebook with its content. */
type RestWholeNotebook = Answer<'/api/notebooks/{id}'>;
/** Where notebooks are opened. */
type RestNotebookServer = Answer<'/api/notebooks/server'>;

/** A notebook as the schema shows it; without its content where that was not read. */
const toNotebook = (notebook: RestNotebook | RestWholeNotebook): Notebook => ({
  id: toId('Notebook', notebook.id),
  title: notebook.title,
  content: 'content' in notebook ? notebook.content : null,
  ownerName: notebook.owner_name,
  sharePath: notebook.share_id === null ? null : path`/share/notebooks/${notebook.share_id}`,
  size: notebook.size,
  updatedAt: notebook.updated_at,
});

/** REST calls of the notebook area. */
export class NotebookSource {
  readonly #rest: RestClient;

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  /** A page of the caller's notebooks. */
  async list(page: { limit: number; offset: number }): Promise<List<Notebook>> {
    const { items, total_count } = await this.#rest.get<List<RestNotebook>>('/api/notebooks', page);
    return { items: items.map(toNotebook), total_count };
  }

  /** A notebook of the caller with its content; null when there is none. */
  async find(id: string): Promise<Notebook | null> {
    // That address is taken by another call.
    const notebook = id === 'server' ? null : await this.#rest.find<RestWholeNotebook>(path`/api/notebooks/${id}`);
    return notebook && toNotebook(notebook);
  }

  /** A shared notebook by the id of its link; null when there is none. */
  async shared(shareId: string): Promise<Notebook | null> {
    const notebook = await this.#rest.find<RestWholeNotebook>(path`/api/notebooks/shared/${shareId}`);
    return notebook && toNotebook(notebook);
  }

  /** Address of the notebook server; null when none is configured. */
  async server(): Promise<string | null> {
    return (await this.#rest.get<RestNotebookServer>('/api/notebooks/server')).url;
  }

  /** Keeps a notebook. */
  async create(title: string, content: unknown): Promise<Notebook> {
    return toNotebook(await this.#rest.write<RestNotebook>('POST', '/api/notebooks', { title, content }));
  }

  /** Shares a notebook, or ends that. */
  async share(id: string, shared: boolean): Promise<Notebook> {
    return toNotebook(await this.#rest.write<RestNotebook>('PATCH', path`/api/notebooks/${id}`, { shared }));
  }

  /** Deletes a notebook. */
  async delete(id: string): Promise<void> {
    await this.#rest.write('DELETE', path`/api/notebooks/${id}`);
  }
}
