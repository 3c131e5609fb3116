/** The change area: who changed what of an organization. Other areas write into it with {@link noteChange}, in their own transactions. */
import type { Channels } from '../channel/index.ts';
import type { Area, Core } from '../core.ts';
import { changeRoutes } from './routes.ts';
import { Changes } from './service.ts';
import './tables.ts';

export { hideChannel, noteChange, usernameOf } from './note.ts';
export type { Change } from './note.ts';
export type { ChangeKind } from './kinds.ts';

/** The change area of a hub. */
export interface ChangeArea extends Area {
  changes: Changes;
}

const HOUR = 3_600_000;

/** Makes the change area. */
export function createChanges(
  { config, connection, db, log }: Pick<Core, 'config' | 'connection' | 'db' | 'log'>,
  channels: Pick<Channels, 'readableChannels'>,
): ChangeArea {
  const changes = new Changes(db, channels, config.changesKeepDays);
  const purged = new Changes(connection.jobs.db, channels, config.changesKeepDays);
  let timer: NodeJS.Timeout | undefined;
  return {
    changes,
    routes: changeRoutes(changes),
    start: () => {
      const purge = (): void => {
        void purged
          .purge()
          .catch((error: unknown) =>
            log.warn({ err: error }, 'old changes could not be purged; tried again in an hour'),
          );
      };
      purge();
      timer = setInterval(purge, HOUR).unref();
      return Promise.resolve();
    },
    stop: () => {
      clearInterval(timer);
      return Promise.resolve();
    },
  };
}
