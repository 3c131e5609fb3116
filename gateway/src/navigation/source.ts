import type { NavigationItem } from '../gen/schema.ts';
import type { RestClient, Answer } from '../rest/index.ts';

/** Entries of the main navigation. */
type RestNavigation = Answer<'/api/navigation/items'>;

/** REST calls of the navigation. */
export class NavigationSource {
  readonly #rest: RestClient;

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  /** Entries of the main navigation for the caller, in order. */
  async items(): Promise<NavigationItem[]> {
    const { items } = await this.#rest.get<RestNavigation>('/api/navigation/items');
    return items.map((item) => ({
      id: item.id,
      text: item.text,
      disabled: item.disabled,
      hasChildren: item.hasChildren,
      childOf: item.child?.of ?? null,
      externalLink: item.externalLink,
      navigateTo: item.navigateTo,
      featureFlag: item.featureFlag,
    }));
  }
}
