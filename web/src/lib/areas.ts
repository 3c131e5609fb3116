import {
  Bot,
  Box,
  ChartColumn,
  History,
  House,
  Layers,
  Receipt,
  Settings,
  ShieldCheck,
  Users,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import type { ViewerOrganization } from './viewer.ts';

type Role = NonNullable<ViewerOrganization['role']>;

/** One area of an organization: a page of its own, with what stands below its address. */
export interface Area {
  /** Name of its address in `paths`, and of its text in `messages.areas`. */
  key: keyof typeof messages.areas;
  icon: LucideIcon;
  /** Who sees it; everybody who belongs to the organization without. */
  roles?: readonly Role[];
  /** One of those on which the organization itself is managed: the drawer gathers them where it has no room for each. */
  managing?: true;
}

/** The areas of an organization in their order: the drawer, the palette and the keys offer exactly these. */
const areas: readonly Area[] = [
  { key: 'organization', icon: House },
  { key: 'channels', icon: Layers },
  { key: 'policies', icon: ShieldCheck },
  { key: 'environments', icon: Box },
  { key: 'members', icon: Users },
  { key: 'groups', icon: UsersRound, managing: true },
  { key: 'serviceAccounts', icon: Bot, roles: ['ADMIN'], managing: true },
  { key: 'reports', icon: ChartColumn, roles: ['ADMIN'], managing: true },
  { key: 'changes', icon: History, managing: true },
  { key: 'manageSubscription', icon: Receipt, roles: ['ADMIN', 'BILLING_MANAGER'], managing: true },
  { key: 'organizationSettings', icon: Settings, managing: true },
];

/** The areas that a role sees. */
export const areasOf = (role: Role | null | undefined): Area[] =>
  areas.filter(({ roles }) => roles === undefined || roles.some((one) => one === role));

/** Whether an address belongs to an area of an organization. */
export function isInArea({ key }: Area, org: string, pathname: string): boolean {
  const path = paths[key].href({ org });
  if (pathname === path) return true;
  // The overview stands above all others; the plans of an organization belong to its subscription.
  return (
    key !== 'organization' &&
    (pathname.startsWith(`${path}/`) ||
      (key === 'manageSubscription' && pathname.startsWith(paths.organizationSubscribe.href({ org }))))
  );
}
