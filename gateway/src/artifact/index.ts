export { artifactResolvers } from './resolvers.ts';
export { ArtifactSource, toCve, toVulnerabilities, type CveModel, type VulnerabilitiesModel } from './source.ts';
