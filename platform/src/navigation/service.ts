import type { z } from 'zod';
import type { Db } from '../db/index.ts';
import type { Viewer } from '../http/index.ts';
import type * as contract from './contract.ts';
import type { SupportLinks } from './links.ts';
import * as store from './store.ts';

type Item = z.input<typeof contract.item>;

/** Most organizations that the sidebar names (NAV-23). */
const sidebarOrganizations = 3;

const entry = (id: string, text: string, rest: Partial<Item> = {}): Item => ({
  id, text, disabled: false, has_children: false, child_of: null, external_link: null, navigate_to: null, feature_flag: null, ...rest,
});

/** An entry that leads to another host; none when the operator gives no address. */
const external = (id: string, text: string, link: string | null, rest: Partial<Item> = {}): Item[] => (link === null ? [] : [entry(id, text, { external_link: link, ...rest })]);

/** Makes the entries of the main navigation. */
export class NavigationService {
  readonly #db: Db;
  readonly #links: SupportLinks;

  constructor(db: Db, links: SupportLinks) {
    this.#db = db;
    this.#links = links;
  }

  /**
   * The entries in order (NAV-02, NAV-03, NAV-04, NAV-22, NAV-23, NAV-24). Visitors get what needs no account.
   * The five of the main navigation come first, then the sidebar's own group of organizations.
   */
  async items(viewer: Viewer | null): Promise<Item[]> {
    const resources = [
      ...external('getting-started', 'Getting Started', this.#links.gettingStarted, { child_of: 'resources' }),
      // In the hub while the flag is on, elsewhere otherwise (NAV-05); its page in the hub is not for visitors.
      entry('my-learning', 'My Learning', { child_of: 'resources', external_link: this.#links.learning, ...(viewer ? { navigate_to: '/my-learning', feature_flag: 'my-learning' } : {}) }),
      ...external('documentation', 'Documentation', this.#links.documentation, { child_of: 'resources' }),
    ].filter((item) => item.external_link !== null || item.navigate_to !== null);
    const organizations = viewer ? await store.organizationsOf(this.#db, viewer.userId, sidebarOrganizations) : { rows: [], total: 0 };
    return [
      entry('dashboard', 'Dashboard', { navigate_to: '/' }),
      ...(viewer ? [entry('my-organizations', 'My Organizations', { has_children: true }), entry('view-all', 'View All', { child_of: 'my-organizations', navigate_to: '/organizations' })] : []),
      ...(resources.length > 0 ? [entry('resources', 'Resources', { has_children: true }), ...resources] : []),
      ...external('forum', 'Forum', this.#links.forum),
      entry('support', 'Support', { navigate_to: '/support-center' }),
      ...(organizations.total > 0 ? [entry('sidebar-organizations', organizations.total > 1 ? 'My Organizations' : 'My Organization', { has_children: true })] : []),
      ...organizations.rows.map(({ id, name, title }) => entry(id, title, { child_of: 'sidebar-organizations', navigate_to: `/organizations/${name}` })),
      ...(organizations.total > sidebarOrganizations ? [entry('view-all-orgs', 'View all organizations', { child_of: 'sidebar-organizations', navigate_to: '/organizations' })] : []),
    ];
  }
}
