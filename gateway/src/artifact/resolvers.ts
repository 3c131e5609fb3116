import type { ChannelModel } from '../channel/source.ts';
import type { Context } from '../context.ts';
import {
  connection,
  pageCursors,
  required,
  withPages,
  type AreaResolvers,
  type PageArguments,
} from '../graphql/index.ts';
import type { ChannelKey } from './source.ts';

const keyOf = (channel: ChannelModel): ChannelKey => ({
  organizationName: channel.organizationName,
  channelName: channel.name,
});
const trimmed = (q: string | null | undefined): string | null => q?.trim() || null;

/** A page of CVEs, of one channel or of all. */
function cves(key: ChannelKey | null, args: PageArguments & { query?: string | null }, context: Context) {
  const q = trimmed(args.query);
  return connection(
    args,
    ['cves', key, q],
    (page) => context.sources.artifact.cves(key, q, page),
    (cve) => cve,
  );
}

/** Resolvers of the artifact area. */
export const artifactResolvers = {
  Query: {
    cves: (_, args, context) => cves(null, args, context),
    cve: (_, { cveId }, context) => context.sources.artifact.cve(cveId),
    featuredPackages: (_, _args, context) => context.sources.artifact.mainPackages(),
    packages: (_, args, context) => {
      const q = trimmed(args.q);
      return connection(
        args,
        ['packages', q],
        (page) => context.sources.artifact.packages(q, page),
        (artifact) => artifact,
      );
    },
    channelPackages: (_, { channel, subchannel }, context, info) =>
      withPages(info, 'packages', ['channelPackages', channel, subchannel ?? null], (page) =>
        context.sources.artifact.channelPackages(channel, subchannel ?? null, page),
      ),
  },
  Channel: {
    packages: (channel, args, context) => {
      const filter = { q: trimmed(args.query), decision: args.decision ?? 'ALL' };
      return connection(
        args,
        ['artifacts', channel.id, filter],
        (page) => context.sources.artifact.list(keyOf(channel), filter, page),
        (artifact) => artifact,
      );
    },
    files: (channel, args, context) => {
      const filter = {
        q: trimmed(args.query),
        subdir: args.subdir ?? null,
        decision: args.decision ?? null,
        label: args.label ?? null,
      };
      return connection(
        args,
        ['channelFiles', channel.id, filter],
        (page) => context.sources.artifact.filesOfChannel(keyOf(channel), filter, page),
        (file) => file,
      );
    },
    package: (channel, { name }, context) =>
      context.sources.artifact.find(channel.organizationName, channel.name, name),
    cves: (channel, args, context) => cves(keyOf(channel), args, context),
  },
  ChannelPackages: {
    packages: ({ pages }, args) => pages(args),
    package: (found, { name }, context) => context.sources.artifact.packageOf(found, name),
  },
  Package: {
    channel: (artifact, _args, context) =>
      required('The channel', context.sources.channel.find(artifact.organizationName, artifact.channelName)),
    files: (artifact, args, context) => {
      const filter = { version: args.version ?? null, subdir: args.subdir ?? null, decision: args.decision ?? null };
      return connection(
        args,
        ['files', artifact.id, filter],
        (page) => context.sources.artifact.files(artifact, artifact.name, filter, page),
        (file) => file,
      );
    },
    dependencies: (artifact, _args, context) => context.sources.artifact.dependencies(artifact),
    dependents: (artifact, _args, context) => context.sources.artifact.dependants(artifact),
    cves: (artifact, _args, context) => context.sources.artifact.cvesOfArtifact(artifact),
    vexStatements: (artifact, _args, context) => context.sources.artifact.vexStatementsOfPackage(artifact),
    archive: (artifact, args, context) => context.sources.artifact.archive(artifact, args),
  },
  PackageMetadata: {
    paths: (contents, args, context) => {
      const q = trimmed(args.query);
      return connection(
        args,
        ['archivePaths', contents.channelName, contents.file, q],
        (page) => context.sources.artifact.archivePaths(contents, q, page),
        (path) => path,
      );
    },
  },
  ArchivePathConnection: { pageCursors },
  PackageConnection: { pageCursors },
  PackageFileConnection: { pageCursors },
  CveConnection: { pageCursors },
  PackageFile: {
    cves: (file, _args, context) => context.sources.artifact.cvesOfFile(file),
    vexStatements: (file, _args, context) => context.sources.artifact.vexStatementsOfFile(file),
  },
  // What a CVE hits belongs to the channel it was asked through: a CVE itself is the same thing everywhere.
  CveEdge: {
    fileCount: ({ node }) => node.fileCount,
    servedFileCount: ({ node }) => node.servedFileCount,
    openFileCount: ({ node }) => node.openFileCount,
    vexStatement: ({ node }) => node.vexStatement,
  },
  Cve: {
    files: (cve, args, context) => context.sources.artifact.filesOfCve(cve, args),
  },
} satisfies AreaResolvers;
