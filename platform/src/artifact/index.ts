/** The artifact area: packages, their files, dependencies and CVEs, as they are browsed. */
import type { AdvisoryArea } from '../advisory/index.ts';
import type { ChannelArea } from '../channel/index.ts';
import type { Area, Core } from '../core.ts';
import { artifactRoutes } from './routes.ts';
import { Artifacts } from './service.ts';
import type { IndexSource } from './service.ts';

export type { IndexSource } from './service.ts';

/** What the artifact area needs of the others. */
export interface ArtifactNeighbours {
  channels: ChannelArea['channels'];
  advisories: AdvisoryArea['advisories'];
  repo: IndexSource;
}

/** Makes the artifact area. */
export function createArtifacts(core: Pick<Core, 'db'>, { channels, advisories, repo }: ArtifactNeighbours): Area {
  return { routes: artifactRoutes(new Artifacts({ db: core.db, channels, advisories, repo }), channels) };
}
