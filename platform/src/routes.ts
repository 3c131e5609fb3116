import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { compose } from './compose.ts';
import { readConfig } from './config.ts';
import type { Core } from './core.ts';
import { timedPool } from './db/client.ts';
import { WriteLocks } from './db/index.ts';
import type { Tables } from './db/index.ts';
import type { Route } from './http/index.ts';
import { createJobs } from './jobs/index.ts';
import { createLog } from './monitoring/log.ts';

/**
 * Returns every declared route of the platform without a database, for the OpenAPI document and for tests over all
 * routes.
 */
export function declaredRoutes(): Route[] {
  const log = createLog('silent');
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (each) => new PostgresIntrospector(each),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  // A pool connects only on demand.
  const pool = timedPool({}, 'request', 1);
  const connection = {
    db,
    pool,
    jobs: { db, pool, config: {}, soon: {}, queue: pool },
    embedded: false,
    writeLocks: new WriteLocks(null),
    noteTrouble: () => false,
    changes: undefined,
    close: () => Promise.resolve(),
  };
  const core: Core = { config: readConfig({}), db, connection, jobs: createJobs(connection, log), log };
  return compose(core).routes;
}
