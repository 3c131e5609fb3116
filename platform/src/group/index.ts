/** The group area: who is in the groups of an organization, and which private channels they may read. */
import type { Channels } from '../channel/index.ts';
import type { Area, Core } from '../core.ts';
import type { Organizations } from '../organization/index.ts';
import { groupRoutes } from './routes.ts';
import { Groups } from './service.ts';

/** The group area of a hub. */
export interface GroupArea extends Area {
  groups: Groups;
}

/** Makes the group area. */
export function createGroups(
  core: Pick<Core, 'config' | 'db'>,
  channels: Channels,
  organizations: Pick<Organizations, 'members'>,
): GroupArea {
  const groups = new Groups(core.db, channels, organizations, core.config.limits);
  return { groups, routes: groupRoutes(groups, channels) };
}
