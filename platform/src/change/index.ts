/**
 * The activity area: who changed what in an organization.
 * Other areas record changes with {@link noteChange} in their own transactions.
 */
import type { Channels } from '../channel/index.ts';
import type { Area, Core } from '../core.ts';
import { HOURLY } from '../jobs/index.ts';
import { changeRoutes } from './routes.ts';
import { Changes } from './service.ts';
import './tables.ts';

export { forgetPerson, hideChannel, noteChange } from './note.ts';
export type { Change } from './note.ts';
export type { ChangeKind } from './kinds.ts';

/** The change area of a hub. */
export interface ChangeArea extends Area {
  changes: Changes;
}

/** Creates the activity area. */
export function createChanges(
  { config, connection, db }: Pick<Core, 'config' | 'connection' | 'db'>,
  channels: Pick<Channels, 'readableNames'>,
): ChangeArea {
  const changes = new Changes(db, channels, config.changesKeepDays);
  const purged = new Changes(connection.jobs.db, channels, config.changesKeepDays);
  return {
    changes,
    routes: changeRoutes(changes),
    cleanUps: [{ name: 'old changes', schedule: HOURLY, run: () => purged.purge() }],
  };
}
