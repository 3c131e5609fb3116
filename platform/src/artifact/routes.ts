/**
 * REST of packages: of an organization's channel (ART-20 to ART-27), and of all channels that the caller can read
 * (ART-06 to ART-19).
 */
import { DEFAULT_CHANNEL } from '@terrarium/domain/access';
import { canonicalAdvisoryId } from '@terrarium/domain/policy';
import { z } from 'zod';
import { readerOf } from '../channel/index.ts';
import type { ChannelRow, Channels } from '../channel/index.ts';
import { attachment, CSV, notFound, organizationOf, route, viewerOf, wantsTable, whole } from '../http/index.ts';
import type { Route, RouteContext } from '../http/index.ts';
import {
  alternativeListSchema,
  artifactListSchema,
  artifactQuery,
  artifactSchema,
  artifactsQuery,
  channelCveRulesList,
  cveFileListSchema,
  cveFilesQuery,
  cveRulesQuery,
  dependantListSchema,
  dependencyListSchema,
  foundArtifactListSchema,
  searchQuery,
  servedCves,
  servedCvesQuery,
  severalCvesQuery,
  severalCvesSchema,
  shortArtifactSchema,
  versionListSchema,
} from './contract.ts';
import type { CveAlarms } from './cveAlarms.ts';
import type { Artifacts } from './service.ts';
import { part, isMember } from './routeParts.ts';
import type { Door, Rows } from './routeParts.ts';
import { sbomRoute, signaturesRoute, archiveRoutes, fileLists } from './fileRoutes.ts';

/** Routes of the artifact area. */
export function artifactRoutes(artifacts: Artifacts, channels: Channels, alarms: CveAlarms): Route[] {
  return [
    // Before routes with a parameter in the same position.
    packagesRoute(artifacts, mainDoor(channels), ['ART-06']),
    ...doors(channels).flatMap((door, position) => [
      ...artifactLists(artifacts, door, position),
      ...fileLists(artifacts, door, position),
    ]),
    ...archiveRoutes(artifacts, doors(channels)[0]!),
    signaturesRoute(artifacts, doors(channels)[0]!),
    sbomRoute(artifacts, doors(channels)[0]!),
    ...acrossChannels(artifacts, channels, alarms),
  ];
}

function doors(channels: Channels): Door[] {
  return [
    {
      base: '/api/organizations/{org}/channels/{channel}',
      access: { kind: 'organization', action: 'artifact.read', everybody: true },
      params: { org: part, channel: part },
      find: (context) => channels.open(organizationOf(context), context.params['channel']!, context.viewer),
    },
    {
      base: '/api/ce/packages/{channel}',
      access: { kind: 'optional' },
      params: { channel: part },
      find: (context) => anyChannel(channels, context, context.params['channel']!),
    },
    {
      base: '/api/ce/packages/{channel}/subchannels/{sub}',
      access: { kind: 'optional' },
      params: { channel: part, sub: part },
      find: async (context) => {
        const above = await anyChannel(channels, context, context.params['channel']!);
        const sub = context.params['sub']!;
        const ids = (await channels.dependentsOf(above.id)).filter(({ name }) => name === sub).map(({ id }) => id);
        const [found] = ids.length === 0 ? [] : await channels.readableChannels(readerOf(context.viewer), { ids });
        if (found === undefined) throw notFound(`A subchannel '${sub}' of '${above.name}'`, 'channel_not_found');
        return found;
      },
    },
  ];
}

/** The hub's main page (ART-06), with the path that the documents specify. */
const mainDoor = (channels: Channels): Door => ({
  base: `/api/ce/packages/${DEFAULT_CHANNEL}`,
  access: { kind: 'optional' },
  params: {},
  find: (context) => anyChannel(channels, context, DEFAULT_CHANNEL),
});

/** Finds a channel by name only, among those that the caller can read: public ones first, then by organization name. */
async function anyChannel(
  channels: Channels,
  { viewer }: Pick<RouteContext, 'viewer'>,
  name: string,
): Promise<ChannelRow> {
  const readable = await channels.readableChannels(readerOf(viewer), { name });
  const found = readable.find(({ privacy }) => privacy === 'public') ?? readable[0];
  if (found === undefined) throw notFound(`The channel '${name}'`, 'channel_not_found');
  return found;
}

/** Route of a channel's packages by name. */
function packagesRoute(artifacts: Artifacts, door: Door, ledger: string[]): Route {
  return route({
    method: 'get',
    path: `${door.base}/artifacts`,
    summary: 'Lists the packages of a channel by name, as paginated JSON or as CSV with all packages.',
    ledger,
    access: door.access,
    find: door.find,
    params: z.object(door.params),
    query: artifactsQuery,
    answers: { 200: { json: artifactListSchema, ...CSV } },
    handler: async (context) => {
      const channel = await door.find(context);
      const { format, ...selection } = context.query;
      if (wantsTable(context.request, format))
        return {
          status: 200,
          stream: await artifacts.table(channel, selection),
          headers: attachment(`${channel.organization_name}-${channel.name}-packages`),
        };
      return { status: 200, body: await artifacts.list(channel, selection, isMember(context)) };
    },
  });
}

function artifactLists(artifacts: Artifacts, door: Door, position: number): Route[] {
  const rows = (...each: Rows): string[] => each[position] ?? [];
  const { base, access, find } = door;
  const params = z.object(door.params);
  const named = params.extend({ family: z.literal('conda'), name: part });
  const one = `${base}/artifacts/{family}/{name}`;
  return [
    packagesRoute(artifacts, door, rows(['ART-01', 'ART-21'], ['ART-07'], ['ART-09'])),
    route({
      method: 'get',
      path: one,
      summary: 'Returns a package of a channel, with all or only a few fields.',
      ledger: rows(['ART-22', 'DATA-22'], ['ART-08'], ['ART-10']),
      access,
      find,
      params: named,
      query: artifactQuery,
      answers: { 200: z.union([artifactSchema, shortArtifactSchema]) },
      handler: async (context) => {
        const artifact = await artifacts.one(await door.find(context), context.params.name!, isMember(context));
        return { status: 200, body: context.query.view === 'short' ? shortArtifactSchema.parse(artifact) : artifact };
      },
    }),
    route({
      method: 'get',
      path: `${one}/versions`,
      summary: 'Lists the versions of a package, newest first.',
      ledger: [],
      access,
      find,
      params: named,
      answers: { 200: versionListSchema },
      handler: async (context) => ({
        status: 200,
        body: await artifacts.versions(await door.find(context), context.params.name!, isMember(context)),
      }),
    }),
    route({
      method: 'get',
      path: `${one}/alternatives`,
      summary:
        'Lists other channels readable by the caller that can supply the package, channels of the same organization first.',
      ledger: [],
      access,
      find,
      params: named,
      answers: { 200: alternativeListSchema },
      handler: async (context) => ({
        status: 200,
        body: whole(
          await artifacts.alternatives(await door.find(context), context.params.name!, readerOf(context.viewer)),
        ),
      }),
    }),
    route({
      method: 'get',
      path: `${one}/dependencies`,
      summary: 'Lists the dependencies of a package.',
      ledger: rows(['ART-03', 'ART-26'], ['ART-12'], ['ART-12']),
      access,
      find,
      params: named,
      answers: { 200: dependencyListSchema },
      handler: async (context) => ({
        status: 200,
        body: await artifacts.dependencies(await door.find(context), context.params.name!),
      }),
    }),
    route({
      method: 'get',
      path: `${one}/dependants`,
      summary: 'Lists the dependents of a package.',
      ledger: rows(['ART-04', 'ART-27'], ['ART-13'], ['ART-13']),
      access,
      find,
      params: named,
      answers: { 200: dependantListSchema },
      handler: async (context) => ({
        status: 200,
        body: await artifacts.dependants(await door.find(context), context.params.name!),
      }),
    }),
  ];
}

function acrossChannels(artifacts: Artifacts, channels: Channels, alarms: CveAlarms): Route[] {
  return [
    route({
      operationId: 'listCvesOfChannels',
      method: 'get',
      path: '/api/organizations/{org}/channel-cves',
      summary:
        "Lists the CVEs of several channels, most severe first for each channel. Omits channels that the caller can't read.",
      ledger: [],
      access: { kind: 'organization', action: 'artifact.read', everybody: true },
      params: z.object({ org: part }),
      query: severalCvesQuery,
      answers: { 200: severalCvesSchema },
      handler: async (context) => {
        const { channels: names, ...page } = context.query;
        const readable = await channels.readableChannels(readerOf(context.viewer), {
          organizationId: organizationOf(context).id,
          names,
        });
        return { status: 200, body: await artifacts.cvesOfSeveral(readable, page, isMember(context)) };
      },
    }),
    route({
      method: 'get',
      path: '/api/organizations/{org}/served-cves',
      summary:
        'Lists high and critical CVEs in served files, new ones first, then most severe first. Omits CVEs stated as not affected or fixed.',
      ledger: [],
      access: { kind: 'organization', action: 'artifact.read' },
      params: z.object({ org: part }),
      query: servedCvesQuery,
      answers: { 200: servedCves },
      handler: async (context) => ({
        status: 200,
        body: await alarms.served(organizationOf(context), viewerOf(context), context.query),
      }),
    }),
    route({
      method: 'get',
      path: '/api/organizations/{org}/cve-rules',
      summary: 'Lists the effect of the active CVE rules in each channel that has some.',
      ledger: [],
      access: { kind: 'organization', action: 'artifact.read' },
      params: z.object({ org: part }),
      query: cveRulesQuery,
      answers: { 200: channelCveRulesList },
      handler: async (context) => ({
        status: 200,
        body: await alarms.rules(organizationOf(context), viewerOf(context), context.query.channel),
      }),
    }),
    route({
      operationId: 'searchPackages',
      method: 'get',
      path: '/api/ce/packages',
      summary: 'Searches packages in all channels that the caller can read.',
      ledger: ['ART-19'],
      access: { kind: 'optional' },
      query: searchQuery,
      answers: { 200: foundArtifactListSchema },
      handler: async ({ viewer, query: { q, search, ...rest } }) => ({
        status: 200,
        body: await artifacts.search(readerOf(viewer), { q: q ?? search ?? '', ...rest }),
      }),
    }),
    route({
      method: 'get',
      path: '/api/ce/cves/{id}/files',
      summary: 'Lists the files that a CVE affects, in channels that the caller can read.',
      ledger: ['ART-05', 'ART-18'],
      access: { kind: 'optional' },
      params: z.object({ id: z.string().max(80) }),
      query: cveFilesQuery,
      answers: { 200: cveFileListSchema },
      find: ({ viewer, params: { id } }) =>
        artifacts.filesOfCve(canonicalAdvisoryId(id), readerOf(viewer), { limit: 1, offset: 0 }),
      handler: async ({ viewer, params: { id }, query }) => ({
        status: 200,
        body: await artifacts.filesOfCve(canonicalAdvisoryId(id), readerOf(viewer), query),
      }),
    }),
  ];
}
