import type { LucideIcon } from 'lucide-react';
import * as features from '../features.ts';
import { areaIcons } from '../gen/areaIcons.ts';
import { paths, type PageName } from '../paths.ts';
import type { AreaEntry, Feature } from './feature.ts';
import type { RouteLayout } from './routeLayout.ts';
import type { ViewerOrganization } from './viewer.ts';

type Role = NonNullable<ViewerOrganization['role']>;

/** One area of an organization: a page with its subpages. */
export interface Area extends Omit<AreaEntry, 'icon'> {
  /** Name of its page. */
  key: PageName;
  icon: LucideIcon;
  /** Roles that see it; all members if missing. */
  roles: RouteLayout['requiresRole'];
}

/** The areas of an organization in their order: the drawer, the palette and the keys offer exactly these. */
const areas: readonly Area[] = Object.values<Feature>(features)
  .flatMap(({ pages }) =>
    Object.entries(pages).flatMap(([key, { area, layout }]) =>
      area
        ? [
            {
              ...area,
              key: key as PageName,
              icon: areaIcons[area.icon as keyof typeof areaIcons],
              roles: layout?.requiresRole,
            },
          ]
        : [],
    ),
  )
  .sort((a, b) => a.order - b.order);

/** The areas that a role sees. */
export const areasOf = (role: Role | null | undefined): Area[] =>
  areas.filter(({ roles }) => roles === undefined || roles.some((one) => one === role));

/** Returns the label of an area. @throws Error for a page that isn't an area */
export function areaLabel(page: PageName): string {
  const area = areas.find(({ key }) => key === page);
  if (!area) throw new Error(`${page} isn't an area of an organization.`);
  return area.label;
}

/** Where an area of an organization is. */
export const areaHref = (page: PageName, org: string): string => paths[page as 'organization'].href({ org });

/** Whether a path belongs to an area of an organization. */
export function isInArea({ key }: Area, org: string, pathname: string): boolean {
  const path = areaHref(key, org);
  if (pathname === path) return true;
  // The overview's URL is a prefix of all others. The plans of an organization belong to its subscription.
  return (
    key !== 'organization' &&
    (pathname.startsWith(`${path}/`) ||
      (key === 'manageSubscription' && pathname.startsWith(paths.organizationSubscribe.href({ org }))))
  );
}
