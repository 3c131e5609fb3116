import type { ChannelModel } from '../channel/index.ts';
import type { Context } from '../context.ts';
import { connection, pageCursors, required, type PageArguments } from '../graphql/index.ts';
import type { ArtifactModel, ChannelKey, CveModel, FileFilter, FileModel } from './source.ts';

const keyOf = (channel: ChannelModel): ChannelKey => ({ organizationName: channel.organizationName, channelName: channel.name });
const trimmed = (q: string | null | undefined): string | null => q?.trim() || null;

/** A page of CVEs, of one channel or of all. */
function cves(key: ChannelKey | null, args: PageArguments & { q?: string | null }, context: Context) {
  const q = trimmed(args.q);
  return connection(args, ['cves', key, q], (page) => context.sources.artifact.cves(key, q, page), (cve) => cve);
}

/** Resolvers of the artifact area. */
export const artifactResolvers = {
  Query: {
    cves: (_: unknown, args: PageArguments & { q?: string | null }, context: Context) => cves(null, args, context),
    cve: (_: unknown, { cveId }: { cveId: string }, context: Context) => context.sources.artifact.cve(cveId),
  },
  Channel: {
    artifacts: (channel: ChannelModel, args: PageArguments & { q?: string | null; decision: string }, context: Context) => {
      const filter = { q: trimmed(args.q), decision: args.decision };
      return connection(args, ['artifacts', channel.id, filter], (page) => context.sources.artifact.list(keyOf(channel), filter, page), (artifact) => artifact);
    },
    artifact: (channel: ChannelModel, { name }: { name: string }, context: Context) => context.sources.artifact.find(channel.organizationName, channel.name, name),
    cves: (channel: ChannelModel, args: PageArguments & { q?: string | null }, context: Context) => cves(keyOf(channel), args, context),
  },
  Artifact: {
    channel: (artifact: ArtifactModel, _args: unknown, context: Context) => required('The channel', context.sources.channel.find(artifact.organizationName, artifact.channelName)),
    versions: (artifact: ArtifactModel, _args: unknown, context: Context) => context.sources.artifact.versions(artifact),
    files: (artifact: ArtifactModel, args: PageArguments & FileFilter, context: Context) => {
      const filter = { version: args.version ?? null, subdir: args.subdir ?? null, decision: args.decision ?? null };
      return connection(args, ['files', artifact.id, filter], (page) => context.sources.artifact.files(artifact, artifact.name, filter, page), (file) => file);
    },
    dependencies: (artifact: ArtifactModel, _args: unknown, context: Context) => context.sources.artifact.dependencies(artifact),
    dependants: (artifact: ArtifactModel, _args: unknown, context: Context) => context.sources.artifact.dependants(artifact),
    cves: (artifact: ArtifactModel, _args: unknown, context: Context) => context.sources.artifact.cvesOfArtifact(artifact),
  },
  ArtifactConnection: { pageCursors },
  FileConnection: { pageCursors },
  CveConnection: { pageCursors },
  File: {
    cves: (file: FileModel, _args: unknown, context: Context) => context.sources.artifact.cvesOfFile(file),
  },
  // What a CVE hits belongs to the channel it was asked through: a CVE itself is the same thing everywhere.
  CveEdge: {
    fileCount: ({ node }: { node: CveModel }) => node.fileCount,
    servedFileCount: ({ node }: { node: CveModel }) => node.servedFileCount,
  },
  Cve: {
    files: (cve: CveModel, args: { organization?: string | null; channel?: string | null }, context: Context) => context.sources.artifact.filesOfCve(cve, args),
  },
};
