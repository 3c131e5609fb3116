import type { z } from 'zod';
import type { Viewer } from '../http/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Organizations } from '../organization/index.ts';
import type * as contract from './contract.ts';
import type { SupportLinks } from './links.ts';

type Item = z.input<typeof contract.item>;

/** Maximum organizations in the sidebar (NAV-23). */
const sidebarOrganizations = 3;

const entry = (id: string, text: string, rest: Partial<Item> = {}): Item => ({
  id,
  text,
  disabled: false,
  hasChildren: false,
  child: null,
  externalLink: null,
  navigateTo: null,
  featureFlag: null,
  ...rest,
});

/** Returns the target of an item: a path of the hub, or a URL on another host. */
const target = (link: string | null): Partial<Item> =>
  link?.startsWith('/') ? { navigateTo: link } : { externalLink: link };

/** Returns an item with a link from SUPPORT_LINKS; none if the operator removed it. */
const external = (id: string, text: string, link: string | null, rest: Partial<Item> = {}): Item[] =>
  link === null ? [] : [entry(id, text, { ...target(link), ...rest })];

/** Builds the items of the main navigation. */
export class NavigationService {
  readonly #links: SupportLinks;
  readonly #identity: Pick<Identity, 'isOperator'>;
  readonly #organizations: Pick<Organizations, 'firstOf'>;

  constructor(
    links: SupportLinks,
    identity: Pick<Identity, 'isOperator'>,
    organizations: Pick<Organizations, 'firstOf'>,
  ) {
    this.#links = links;
    this.#identity = identity;
    this.#organizations = organizations;
  }

  /**
   * Returns the items in order (NAV-02, NAV-03, NAV-04, NAV-22, NAV-23, NAV-24).
   * Visitors get those that need no account. The five main items come first, then those for operators, then the
   * sidebar's group of organizations.
   */
  async items(viewer: Viewer | null): Promise<Item[]> {
    const resources = [
      ...external('getting-started', 'Getting Started', this.#links.gettingStarted, { child: { of: 'resources' } }),
      // In the hub if the flag is on, elsewhere otherwise (NAV-05). Visitors can't see its page in the hub.
      entry('my-learning', 'My Learning', {
        child: { of: 'resources' },
        ...target(this.#links.learning),
        ...(viewer && !this.#links.learning?.startsWith('/')
          ? { navigateTo: '/my-learning', featureFlag: 'my-learning' }
          : {}),
      }),
      ...external('documentation', 'Documentation', this.#links.documentation, { child: { of: 'resources' } }),
    ].filter((item) => item.externalLink !== null || item.navigateTo !== null);
    const organizations = viewer
      ? await this.#organizations.firstOf(viewer.userId, sidebarOrganizations)
      : { rows: [], total: 0 };
    return [
      entry('dashboard', 'Dashboard', { navigateTo: '/' }),
      ...(viewer
        ? [
            entry('my-organizations', 'My Organizations', { hasChildren: true }),
            entry('view-all', 'View All', { child: { of: 'my-organizations' }, navigateTo: '/organizations' }),
          ]
        : []),
      ...(resources.length > 0 ? [entry('resources', 'Resources', { hasChildren: true }), ...resources] : []),
      ...external('forum', 'Forum', this.#links.forum),
      entry('support', 'Support', { navigateTo: '/support-center' }),
      ...(viewer && (await this.#identity.isOperator(viewer))
        ? [entry('operator', 'Operator', { navigateTo: '/operator/people' })]
        : []),
      ...(organizations.total > 0
        ? [
            entry('sidebar-organizations', organizations.total > 1 ? 'My Organizations' : 'My Organization', {
              hasChildren: true,
            }),
          ]
        : []),
      ...organizations.rows.map(({ id, name, title }) =>
        entry(id, title, { child: { of: 'sidebar-organizations' }, navigateTo: `/organizations/${name}` }),
      ),
      ...(organizations.total > sidebarOrganizations
        ? [
            entry('view-all-orgs', 'View all organizations', {
              child: { of: 'sidebar-organizations' },
              navigateTo: '/organizations',
            }),
          ]
        : []),
    ];
  }
}
