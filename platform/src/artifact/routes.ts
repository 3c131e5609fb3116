/** REST of artifacts: of an organization's channel (ART-20 to ART-27), and of the channels that the caller may read (ART-06 to ART-19). */
import { Readable } from 'node:stream';
import { DEFAULT_CHANNEL } from '@terrarium/domain/access';
import { canonicalAdvisoryId } from '@terrarium/domain/policy';
import { z } from 'zod';
import { readerOf } from '../channel/index.ts';
import type { ChannelRow, Channels } from '../channel/index.ts';
import {
  attachment,
  CSV,
  listOf,
  notFound,
  organizationOf,
  route,
  viewerOf,
  wantsTable,
  whole,
} from '../http/index.ts';
import type { Access, Found, Route, RouteContext } from '../http/index.ts';
import { archivePath, archivePathsQuery, archiveQuery, archiveSchema } from '../publish/index.ts';
import {
  alternativeListSchema,
  artifactListSchema,
  artifactQuery,
  artifactSchema,
  artifactsQuery,
  channelCveRulesList,
  channelCvesQuery,
  channelFilesQuery,
  cveFileListSchema,
  cveFilesQuery,
  cveListSchema,
  cveRulesQuery,
  dependantListSchema,
  dependencyListSchema,
  fileCvesQuery,
  fileListSchema,
  filesQuery,
  foundArtifactListSchema,
  sbomQuery,
  searchQuery,
  servedCves,
  servedCvesQuery,
  severalCvesQuery,
  severalCvesSchema,
  severalFilesQuery,
  severalFilesSchema,
  shortArtifactSchema,
  signatureListSchema,
  versionListSchema,
} from './contract.ts';
import type { CveAlarms } from './cveAlarms.ts';
import { SBOM_TYPES } from './sbom.ts';
import type { Artifacts } from './service.ts';

/** One way to name a channel in an address, and how the channel is found. */
interface Door {
  base: string;
  access: Access;
  /** Parameters of the base. */
  params: Record<string, z.ZodString>;
  find(context: Found<Record<string, string>>): Promise<ChannelRow>;
}

/** Ledger rows of each kind of list, in the order of the doors: organization, packages, subchannel. */
type Rows = [organization: string[], packages: string[], subchannel: string[]];

const part = z.string().max(220);

/** Whether the caller is known to belong to the organization whose door this is. */
const isMember = ({ organization }: Pick<RouteContext, 'organization'>): boolean =>
  (organization?.role ?? null) !== null;

/** The routes of the artifact area. */
export function artifactRoutes(artifacts: Artifacts, channels: Channels, alarms: CveAlarms): Route[] {
  return [
    // Before the routes whose address has a parameter in the place of its name.
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

/** The hub's main page (ART-06): the documents name its address. */
const mainDoor = (channels: Channels): Door => ({
  base: `/api/ce/packages/${DEFAULT_CHANNEL}`,
  access: { kind: 'optional' },
  params: {},
  find: (context) => anyChannel(channels, context, DEFAULT_CHANNEL),
});

/** A channel by its name alone: among those that the caller may read a public one first, then by the organization's name. */
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

/** The packages of a channel by name. */
function packagesRoute(artifacts: Artifacts, door: Door, ledger: string[]): Route {
  return route({
    method: 'get',
    path: `${door.base}/artifacts`,
    summary: 'Lists the packages of a channel by name, as JSON by pages or all as a CSV file.',
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
      summary: 'Returns a package of a channel, whole or in short.',
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
        'Lists other channels that serve the package now and that the caller may read, those of the same organization first.',
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
      summary: 'Lists what a package needs.',
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
      summary: 'Lists what needs a package.',
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

/** The SBOM of a file, by the organization's door only. */
function sbomRoute(artifacts: Artifacts, { base, access, find, params }: Door): Route {
  return route({
    method: 'get',
    path: `${base}/{file}/sbom`,
    summary:
      'Gives the SBOM of a file: what it is and needs, its licence, its hashes and the CVEs that are known of it, as CycloneDX 1.6 or SPDX 2.3.',
    ledger: ['ART-28'],
    access,
    find,
    params: z.object(params).extend({
      file: part.meta({ description: 'Name of the file.', example: 'numpy-2.3.1-py312_0.conda' }),
    }),
    query: sbomQuery,
    answers: { 200: { contentType: [SBOM_TYPES.cyclonedx, SBOM_TYPES.spdx] } },
    handler: async (context) => {
      const { file } = context.params;
      const { format } = context.query;
      const document = await artifacts.sbom(await find(context), file!, context.query, isMember(context));
      return {
        status: 200,
        stream: Readable.from([document]),
        headers: {
          'content-type': SBOM_TYPES[format],
          // Only a name of a file that is there comes so far: letters, digits, dots, dashes and the like.
          'content-disposition': `attachment; filename="${file}.${format === 'spdx' ? 'spdx' : 'cdx'}.json"`,
          'cache-control': 'no-store',
        },
      };
    },
  });
}

/** Who signed a file, by the organization's door only. */
function signaturesRoute(artifacts: Artifacts, { base, access, find, params }: Door): Route {
  return route({
    method: 'get',
    path: `${base}/{file}/signatures`,
    summary:
      'Lists the attestations of a file (CEP 27) with what was found of each: whether it is about this file, who signed it, and whether a trusted root proves that. Empty for a file that is not signed.',
    ledger: [],
    access,
    find,
    params: z.object(params).extend({
      file: part.meta({ description: 'Name of the file.', example: 'numpy-2.3.1-py312_0.conda' }),
    }),
    query: fileCvesQuery,
    answers: { 200: signatureListSchema },
    handler: async (context) => ({
      status: 200,
      body: await artifacts.signatures(await find(context), context.params.file!, context.query.subdir),
    }),
  });
}

/** What archives say, by the organization's door only. */
function archiveRoutes(artifacts: Artifacts, { base, access, find, params }: Door): Route[] {
  const named = z.object(params).extend({ family: z.literal('conda'), name: part });
  const one = `${base}/artifacts/{family}/{name}/archive`;
  return [
    route({
      method: 'get',
      path: one,
      summary:
        'Tells what the archive of a file says: texts, licences, recipe, and the scripts that clients run. Of a mirror it is read when somebody asks.',
      ledger: [],
      access,
      find,
      params: named,
      query: archiveQuery,
      answers: { 200: archiveSchema },
      handler: async (context) => ({
        status: 200,
        body: await artifacts.archive(await find(context), context.params.name!, context.query),
      }),
    }),
    route({
      method: 'get',
      path: `${one}/paths`,
      summary: 'Lists the files that a file of a package installs, by path; the first 20,000 of them.',
      ledger: [],
      access,
      find,
      params: named,
      query: archivePathsQuery,
      answers: { 200: listOf(archivePath) },
      handler: async (context) => ({
        status: 200,
        body: await artifacts.archivePaths(await find(context), context.params.name!, context.query),
      }),
    }),
  ];
}

function fileLists(artifacts: Artifacts, door: Door, position: number): Route[] {
  const rows = (...each: Rows): string[] => each[position] ?? [];
  const { base, access, find } = door;
  const named = z.object(door.params).extend({ family: z.literal('conda'), name: part });
  const one = `${base}/artifacts/{family}/{name}`;
  return [
    route({
      method: 'get',
      path: `${one}/files`,
      summary: 'Lists the files of a package, newest first.',
      ledger: rows(['ART-02', 'ART-24'], ['ART-11'], ['ART-11']),
      access,
      find,
      params: named,
      query: filesQuery,
      answers: { 200: fileListSchema },
      handler: async (context) => ({
        status: 200,
        body: await artifacts.files(await door.find(context), context.params.name!, context.query),
      }),
    }),
    ...(position > 0
      ? []
      : [
          route({
            method: 'get',
            path: `${base}/artifact-files`,
            summary:
              'Lists the files of several packages, package by package. Packages that are not in the channel are left out.',
            ledger: [],
            access,
            find,
            params: z.object(door.params),
            query: severalFilesQuery,
            answers: { 200: severalFilesSchema },
            handler: async (context) => {
              const { names, ...selection } = context.query;
              return { status: 200, body: await artifacts.filesOfSeveral(await door.find(context), names, selection) };
            },
          }),
          route({
            method: 'get',
            path: `${base}/files`,
            summary: 'Lists the files of a channel by package, newest first.',
            ledger: [],
            access,
            find,
            params: z.object(door.params),
            query: channelFilesQuery,
            answers: { 200: fileListSchema },
            handler: async (context) => ({
              status: 200,
              body: await artifacts.filesOfChannel(await door.find(context), context.query),
            }),
          }),
        ]),
    route({
      method: 'get',
      path: `${one}/files/{file}/cves`,
      summary: 'Lists the CVEs of a file.',
      ledger: rows(['ART-25'], ['ART-15'], ['ART-15']),
      access,
      find,
      params: named.extend({ file: part }),
      query: fileCvesQuery,
      answers: { 200: cveListSchema },
      handler: async (context) => ({
        status: 200,
        body: await artifacts.cvesOfFile(
          await door.find(context),
          context.params.name!,
          context.params.file!,
          context.query.subdir,
          isMember(context),
        ),
      }),
    }),
    route({
      method: 'get',
      path: `${one}/cves`,
      summary: 'Lists the CVEs of a package, worst first.',
      ledger: rows(['ART-23'], [], []),
      access,
      find,
      params: named,
      answers: { 200: cveListSchema },
      handler: async (context) => ({
        status: 200,
        body: await artifacts.cvesOfArtifact(await door.find(context), context.params.name!, isMember(context)),
      }),
    }),
    route({
      method: 'get',
      path: `${base}/cves`,
      summary: 'Lists the CVEs of a channel, worst first, as JSON by pages or all as a CSV file.',
      ledger: rows(['ART-20'], [], []),
      access,
      find,
      params: z.object(door.params),
      query: channelCvesQuery,
      answers: { 200: { json: cveListSchema, ...CSV } },
      handler: async (context) => {
        const channel = await door.find(context);
        const { format, ...selection } = context.query;
        if (wantsTable(context.request, format))
          return {
            status: 200,
            stream: await artifacts.cveTable(channel, selection.q),
            headers: attachment(`${channel.organization_name}-${channel.name}-cves`),
          };
        return { status: 200, body: await artifacts.cvesOfChannel(channel, selection, isMember(context)) };
      },
    }),
  ];
}

function acrossChannels(artifacts: Artifacts, channels: Channels, alarms: CveAlarms): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/organizations/{org}/channel-cves',
      summary:
        'Lists the CVEs of several channels of an organization, worst first, channel by channel. Channels that the caller may not read are left out.',
      ledger: [],
      access: { kind: 'organization', action: 'artifact.read', everybody: true },
      params: z.object({ org: part }),
      query: severalCvesQuery,
      answers: { 200: severalCvesSchema },
      handler: async (context) => {
        const { channels: names, ...page } = context.query;
        const readable = await channels.readableChannels(readerOf(context.viewer), {
          organizationId: organizationOf(context).id,
        });
        return {
          status: 200,
          body: await artifacts.cvesOfSeveral(
            readable.filter(({ name }) => names.includes(name)),
            page,
            isMember(context),
          ),
        };
      },
    }),
    route({
      method: 'get',
      path: '/api/organizations/{org}/served-cves',
      summary:
        "Lists the high and critical CVEs of files that an organization's channels serve, new ones first, then worst first. CVEs that the organization decided as not affected or fixed are left out.",
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
      summary: 'Lists what the CVE rules in force do in each channel that has some.',
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
      method: 'get',
      path: '/api/ce/packages',
      summary: 'Searches packages in all channels that the caller may read.',
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
      summary: 'Lists the files that a CVE hits, in channels that the caller may read.',
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
