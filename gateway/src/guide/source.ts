import type { Guide, GuideText } from '../gen/schema.ts';
import { path, type List, type RestClient, type Answer, type Item } from '../rest/index.ts';

/** A page of documentation. */
type RestGuide = Answer<'/api/guides/{name}'>;
/** A page of documentation without its text. */
type RestGuideEntry = Item<'/api/guides'>;

/** REST calls of the guides. */
export class GuideSource {
  readonly #rest: RestClient;

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  /** All pages. */
  async list(): Promise<Guide[]> {
    const { items } = await this.#rest.get<List<RestGuideEntry>>('/api/guides');
    return items.map(({ own, ...guide }) => ({ ...guide, isOwn: own }));
  }

  /** One page with its text; null when there is none. */
  async find(name: string): Promise<GuideText | null> {
    const guide = await this.#rest.find<RestGuide>(path`/api/guides/${name}`);
    return guide && { name: guide.name, title: guide.title, source: guide.source, isOwn: guide.own };
  }
}
