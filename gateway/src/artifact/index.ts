import { defineArea, node } from '../area.ts';
import { artifactResolvers } from './resolvers.ts';
import { ArtifactSource } from './source.ts';

export { cveStatusOf, toCve, toPackagesKnowledge, toStatusCounts, toVulnerabilities, type CveModel } from './source.ts';

declare module '../context.ts' {
  interface Sources {
    artifact: ArtifactSource;
  }
}

/** Packages of channels, their files, and what is known of their vulnerabilities. */
export const area = defineArea({
  name: 'artifact',
  source: ArtifactSource,
  resolvers: [artifactResolvers],
  nodes: {
    Artifact: node(['organization', 'channel', 'name'], ({ organization, channel, name }, { sources }) =>
      sources.artifact.find(organization, channel, name),
    ),
    File: node(
      ['organization', 'channel', 'subdir', 'fileName'],
      ({ organization, channel, subdir, fileName }, { sources }) =>
        sources.artifact.file(organization, channel, subdir, fileName),
    ),
    Cve: node(['id'], ({ id }, { sources }) => sources.artifact.cve(id)),
  },
});
