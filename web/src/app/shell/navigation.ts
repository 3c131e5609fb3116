import type { ShellViewerQuery } from '../../gen/app.ts';
import { hosts } from '../../lib/externalPages.ts';
import type { NavTarget } from '../../lib/routeLayout.ts';
import type { Viewer } from '../../lib/viewer.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { HUB_PATH } from '@terrarium/domain/access';

/** A navigation entry from the hub (DATA-15). */
export type NavigationItem = Omit<NonNullable<ShellViewerQuery['navigationItems']>[number], '__typename'>;

/** An entry as the drawer shows it. */
export interface NavEntry {
  id: string;
  text: string;
  disabled: boolean;
  /** Path of the hub; null for an external target or none. */
  to: string | null;
  /** URL on another host (NAV-13). */
  href: string | null;
  children: NavEntry[];
}

/** The entry above the user's organizations (NAV-02, NAV-03). */
export const organizationsId = 'my-organizations';
/** The group of the user's organizations, which the drawer shows separately from the main navigation (NAV-22). */
export const sidebarId = 'sidebar-organizations';
/** Maximum number of organizations in the sidebar (NAV-23). */
export const sidebarOrganizations = 3;

/** Whether choosing the entry toggles the drawer: an organization (NAV-20), or the list of all of them (NAV-21). */
export const togglesDrawer = (id: string): boolean =>
  id === 'view-all-orgs' || /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);

/**
 * Target of an entry with a flag: with two URLs the flag chooses one, with one it decides whether the entry is shown
 * (NAV-05). Null hides it.
 */
function targetOf(
  item: NavigationItem,
  flag: (name: string) => boolean | undefined,
): { to: string | null; href: string | null } | null {
  const on = item.featureFlag === null || flag(item.featureFlag) === true;
  if (item.navigateTo !== null && item.externalLink !== null)
    return on ? { to: item.navigateTo, href: null } : { to: null, href: item.externalLink };
  return on ? { to: item.navigateTo, href: item.externalLink } : null;
}

/**
 * Builds the drawer's entries from the hub's list, in its order (NAV-06).
 * @throws Error for an inconsistent list; then use the application's own entries (NAV-08)
 */
export function buildNavigation(
  items: readonly NavigationItem[],
  flag: (name: string) => boolean | undefined,
): NavEntry[] {
  const ids = new Set(items.map(({ id }) => id));
  if (items.length === 0 || ids.size !== items.length)
    throw new Error('The navigation is empty or names an entry twice.');
  const below = (parent: string | null): NavEntry[] =>
    items
      .filter(({ childOf }) => childOf === parent)
      .flatMap((item) => {
        const target = targetOf(item, flag);
        if (!target) return [];
        const children = item.hasChildren ? below(item.id) : [];
        // Hide a group whose entries are all hidden.
        return target.to === null && target.href === null && children.length === 0
          ? []
          : [{ id: item.id, text: item.text, disabled: item.isDisabled, ...target, children }];
      });
  for (const { id, childOf, hasChildren, navigateTo, externalLink } of items) {
    if (childOf !== null && items.find((item) => item.id === childOf)?.hasChildren !== true)
      throw new Error(`The navigation's entry ${id} stands below one that is not there or holds none.`);
    if (navigateTo !== null && !HUB_PATH.test(navigateTo))
      throw new Error(`The navigation's entry ${id} leads to no path of the hub.`);
    if (externalLink !== null && !/^https?:\/\//.test(externalLink))
      throw new Error(`The navigation's entry ${id} leads to no web address.`);
    if (navigateTo === null && externalLink === null && !hasChildren)
      throw new Error(`The navigation's entry ${id} leads nowhere.`);
  }
  return below(null);
}

/** The application's own list, used if the hub's can't be loaded or built (NAV-08); same entries and order. */
function defaultItems(viewer: Viewer | null): NavigationItem[] {
  const t = messages.nav;
  const item = (id: string, text: string, rest: Partial<NavigationItem>): NavigationItem => ({
    id,
    text,
    isDisabled: false,
    hasChildren: false,
    childOf: null,
    externalLink: null,
    navigateTo: null,
    featureFlag: null,
    ...rest,
  });
  const organizations = viewer?.organizations ?? [];
  return [
    item('dashboard', t.dashboard, { navigateTo: paths.home.href() }),
    ...(viewer
      ? [
          item(organizationsId, t.myOrganizations, { hasChildren: true }),
          item('view-all', t.viewAll, { childOf: organizationsId, navigateTo: paths.organizations.href() }),
        ]
      : []),
    item('resources', t.resources, { hasChildren: true }),
    item('getting-started', t.gettingStarted, {
      childOf: 'resources',
      navigateTo: paths.guide.href({ guide: 'getting-started' }),
    }),
    item('my-learning', t.learning, {
      childOf: 'resources',
      externalLink: hosts.learning,
      ...(viewer ? { navigateTo: paths.learning.href(), featureFlag: 'my-learning' } : {}),
    }),
    item('documentation', t.documentation, { childOf: 'resources', navigateTo: paths.help.href() }),
    item('forum', t.forum, { externalLink: hosts.forum }),
    item('support', t.support, { navigateTo: paths.supportCenter.href() }),
    ...(viewer?.isOperator ? [item('operator', t.operator, { navigateTo: paths.hubPeople.href() })] : []),
    ...(organizations.length > 0
      ? [item(sidebarId, organizations.length > 1 ? t.myOrganizations : t.myOrganization, { hasChildren: true })]
      : []),
    ...organizations
      .slice(0, sidebarOrganizations)
      .map(({ id, name, title }) =>
        item(id, title, { childOf: sidebarId, navigateTo: paths.organization.href({ org: name }) }),
      ),
    ...(organizations.length > sidebarOrganizations
      ? [item('view-all-orgs', t.viewAllOrganizations, { childOf: sidebarId, navigateTo: paths.organizations.href() })]
      : []),
  ];
}

/**
 * Returns the URL of an entry of this list or below: as the operator configured it (SUPPORT_LINKS), or null if missing.
 */
export function addressOf(entries: readonly NavEntry[], id: NavTarget): string | null {
  const entry = entries.flatMap((one) => [one, ...one.children]).find((one) => one.id === id);
  return entry?.to ?? entry?.href ?? null;
}

/** Returns the drawer's entries: the hub's list, or the application's own if that one is missing or broken. */
export function navigationOf(
  items: readonly NavigationItem[] | null | undefined,
  viewer: Viewer | null,
  flag: (name: string) => boolean | undefined,
): NavEntry[] {
  if (items) {
    try {
      return buildNavigation(items, flag);
    } catch (error) {
      console.warn('The navigation of the hub could not be built; the usual entries are shown.', error);
    }
  }
  return buildNavigation(defaultItems(viewer), flag);
}
