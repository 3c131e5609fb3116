export { artifactResolvers } from './resolvers.ts';
export { ArtifactSource, toCve, toVulnerabilities, type CveModel } from './source.ts';
