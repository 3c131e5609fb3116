/** The advisory area: known vulnerabilities. */
import type { Area, Core } from '../core.ts';
import { HOURLY } from '../jobs/index.ts';
import { writeLog } from '../operator/index.ts';
import { FeedBundles } from './feeds/bundles.ts';
import { Feeds } from './feeds/index.ts';
import { Identities } from './identities.ts';
import { advisoryRoutes } from './routes.ts';
import { Advisories } from './service.ts';
import './tables.ts';

export {
  cveListSchema,
  cvePageSchema,
  cveSchema,
  cveStatusFiles,
  packagesKnowledgeSchema,
  seriousCves,
  vulnerabilitiesSchema,
} from './contract.ts';
export { packagesKnowledgeAnswer, vulnerabilitiesAnswer, withoutDeciders } from './view.ts';
export type { AdvisoryInput, CveAnswer, VulnerabilitiesAnswer } from './contract.ts';
export type { Advisories, KnownFault } from './service.ts';
export type { OriginRow as AdvisoryOrigin } from './store.ts';
export type { Identities } from './identities.ts';

/** The advisory area of a hub. */
export interface AdvisoryArea extends Area {
  advisories: Advisories;
  identities: Identities;
}

/** Creates the advisory area. */
export function createAdvisories(core: Pick<Core, 'db' | 'config' | 'connection' | 'jobs' | 'log'>): AdvisoryArea {
  const advisories = new Advisories(core.db);
  const feeds = new Feeds(core, advisories);
  feeds.define();
  const bundles = new FeedBundles(core, feeds, (entry, act) =>
    core.connection.jobs.db.transaction().execute(async (trx) => {
      await act(trx);
      await writeLog(trx, entry);
    }),
  );
  const identities = new Identities(core.db, advisories);
  return {
    advisories,
    identities,
    routes: advisoryRoutes(advisories, feeds, bundles, identities),
    cleanUps: [{ name: 'feeds of advisories', schedule: HOURLY, run: (signal) => feeds.refresh(signal) }],
  };
}
