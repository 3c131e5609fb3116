import type { RestClient, RestNavigation } from '../rest/index.ts';

/** An entry of the main navigation as the schema shows it. */
interface NavigationItemModel {
  id: string;
  text: string;
  disabled: boolean;
  hasChildren: boolean;
  childOf: string | null;
  externalLink: string | null;
  navigateTo: string | null;
  featureFlag: string | null;
}

/** REST calls of the navigation. */
export class NavigationSource {
  readonly #rest: RestClient;

  constructor(rest: RestClient) { this.#rest = rest; }

  /** Entries of the main navigation for the caller, in order. */
  async items(): Promise<NavigationItemModel[]> {
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
