/** The artifact area: browsing of packages, files, dependencies, and CVEs. */
import type { AdvisoryArea } from '../advisory/index.ts';
import type { ChannelArea } from '../channel/index.ts';
import type { Area, Core } from '../core.ts';
import type { Archives } from '../publish/index.ts';
import { CveAlarms } from './cveAlarms.ts';
import { artifactRoutes } from './routes.ts';
import { Artifacts } from './service.ts';
import type { ArtifactDependencies } from './service.ts';

export { cvesOfChannel, decidedBy } from './browse.ts';
export type { CveCount } from './browse.ts';
export { installedFactsSchema } from './contract.ts';
export type { InstalledFacts } from './contract.ts';
export { SBOM_FORMATS, SBOM_TYPES } from './sbom.ts';
export type { SbomFormat } from './sbom.ts';
export { advisorySource, bomOf, hashesOf, property, ratingsOf, writeBom } from './cycloneDx.ts';
export { advisoryReference, checksumsOf, purlReference, spdxDocument, UNKNOWN } from './spdx.ts';
export type { SbomMoment } from './spdx.ts';
export { installedRecord } from './service.ts';
export type { Artifacts, IndexSource, InstalledDecision, InstalledName } from './service.ts';

/** Other areas that the artifact area needs. */
export interface ArtifactNeighbours {
  channels: ChannelArea['channels'];
  advisories: AdvisoryArea['advisories'];
  archives: Archives;
  repo: ArtifactDependencies['repo'];
}

/** The artifact area of a hub. */
export interface ArtifactArea extends Area {
  artifacts: Artifacts;
}

/** Creates the artifact area. */
export function createArtifacts(
  core: Pick<Core, 'db' | 'config'>,
  { channels, advisories, archives, repo }: ArtifactNeighbours,
): ArtifactArea {
  const artifacts = new Artifacts({
    db: core.db,
    channels,
    advisories,
    archives,
    repo,
    publicUrl: core.config.publicUrl,
  });
  return { artifacts, routes: artifactRoutes(artifacts, channels, new CveAlarms(core.db, channels, advisories, repo)) };
}
