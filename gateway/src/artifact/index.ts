export { artifactResolvers } from './resolvers.ts';
export { ArtifactSource, toCve, type CveModel } from './source.ts';
