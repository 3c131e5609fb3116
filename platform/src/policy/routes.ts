/** REST of policies, of what is applied to channels, of runs, previews and reports (POL-21, POL-30 to POL-33, POL-40 to POL-51, POL-56). */
import {
  ACTIVE_JOB_STATES,
  filtersJsonSchema,
  FILTERS_SCHEMA_PATH,
  policyBodySchema,
  policyEditSchema,
  policyInputSchema,
} from '@terrarium/domain/policy';
import type { JobState } from '@terrarium/domain/policy';
import { Readable } from 'node:stream';
import {
  attachment,
  channelParams,
  CSV,
  notFound,
  organizationOf,
  organizationParams,
  route,
  viewerOf,
  wantsTable,
} from '../http/index.ts';
import type { Route, RouteContext } from '../http/index.ts';
import { readerOf } from '../channel/index.ts';
import type { ChannelRow, Channels } from '../channel/index.ts';
import type { Applied } from './applied.ts';
import {
  aliasParams,
  appliedFileSchema,
  applyFileBody,
  applyBody,
  changesQuery,
  changesSchema,
  currentSchema,
  deltaParams,
  deltaQuery,
  explanationSchema,
  fileParams,
  filterOptionsSchema,
  impactBody,
  impactDocument,
  impactSchema,
  repairBody,
  repairDocument,
  repairSchema,
  jsonSchemaAnswer,
  MAX_BODY_BYTES,
  planSchema,
  policyFileBody,
  policyFileMistakesSchema,
  policyFileQuery,
  policyListQuery,
  policyListSchema,
  policyParams,
  policySchema,
  policyRevisionListSchema,
  policyRevisionSchema,
  revisionParams,
  revisionsQuery,
  runListSchema,
  runParams,
  runSchema,
  standingLossListSchema,
  watchQuery,
  watchSchema,
} from './contract.ts';
import type { ExplanationAnswer } from './contract.ts';
import type { FileKey } from './explain.ts';
import type { FileOwner, PolicyFiles } from './files.ts';
import type { ImpactService } from './impact.ts';
import type { PolicyService } from './policies.ts';
import type { ReportService } from './csvReports.ts';

const ORGANIZATION = '/api/organizations/{org}';
const POLICIES = `${ORGANIZATION}/repo-policies`;
const CHANNEL = `${ORGANIZATION}/channel-policies/{channel}`;
const ALIAS = `${ORGANIZATION}/channel-policies/{sameOrg}/{channel}/current`;

/** What the routes are made of. */
export interface PolicyParts {
  channels: Channels;
  policies: PolicyService;
  applied: Applied;
  impact: ImpactService;
  files: PolicyFiles;
  reports: ReportService;
  explain(channel: ChannelRow, file: FileKey, forMembers: boolean): Promise<ExplanationAnswer>;
}

/** The routes of the policy area. */
export function policyRoutes(parts: PolicyParts): Route[] {
  return [
    filtersSchemaRoute,
    ...repoPolicies(parts),
    ...revisions(parts),
    ...files(parts),
    ...previews(parts),
    ...currentPolicy(parts),
    ...runs(parts),
    losses(parts),
    release(parts),
    ...reports(parts),
    explanation(parts),
  ];
}

/** The media type of JSON Schema. */
const SCHEMA_TYPE = 'application/schema+json';

/** For partners who make payloads: nothing of an organization is in it, so it is everybody's to read. */
const filtersSchemaRoute: Route = route({
  method: 'get',
  path: FILTERS_SCHEMA_PATH,
  summary: 'Returns the JSON Schema (2020-12) of the filters of a policy.',
  access: { kind: 'public' },
  answers: { 200: { contentType: SCHEMA_TYPE, schema: jsonSchemaAnswer } },
  handler: () =>
    Promise.resolve({
      status: 200,
      body: filtersJsonSchema(),
      headers: { 'content-type': SCHEMA_TYPE, 'cache-control': 'public, max-age=3600' },
    }),
});

/** Policies are every member's to read; the name of a private channel under one is not. */
async function readableNames(
  channels: PolicyParts['channels'],
  context: Pick<RouteContext, 'viewer' | 'organization'>,
): Promise<ReadonlySet<string>> {
  const readable = await channels.readableChannels(readerOf(context.viewer), {
    organizationId: organizationOf(context).id,
  });
  return new Set(readable.map(({ name }) => name));
}

function repoPolicies({ channels, policies }: PolicyParts): Route[] {
  const readable = (context: Pick<RouteContext, 'viewer' | 'organization'>) => readableNames(channels, context);
  return [
    route({
      method: 'get',
      path: `${ORGANIZATION}/available-filter-options`,
      summary: 'Lists what the filters of a policy can choose from.',
      ledger: ['POL-21'],
      access: { kind: 'organization', action: 'policy.read' },
      params: organizationParams,
      answers: { 200: filterOptionsSchema },
      handler: async (context) => ({ status: 200, body: await policies.options(organizationOf(context).id) }),
    }),
    route({
      method: 'get',
      path: POLICIES,
      summary: 'Lists policies, as JSON by pages or all as a CSV file.',
      ledger: ['POL-07', 'POL-40', 'POL-42', 'POL-43'],
      access: { kind: 'organization', action: 'policy.read' },
      params: organizationParams,
      query: policyListQuery,
      answers: { 200: { json: policyListSchema, ...CSV } },
      handler: async (context) => {
        const [organization, visible] = [organizationOf(context), await readable(context)];
        if (wantsTable(context.request, context.query.format)) {
          return {
            status: 200,
            stream: policies.table(organization.id, context.query, visible),
            headers: attachment(`${organization.name}-policies`),
          };
        }
        return { status: 200, body: await policies.list(organization.id, context.query, visible) };
      },
    }),
    route({
      method: 'post',
      path: POLICIES,
      summary: "Creates a policy, from the wizard's body or from the dialog's.",
      ledger: ['POL-01', 'POL-09', 'POL-41'],
      access: { kind: 'organization', action: 'policy.create' },
      params: organizationParams,
      body: policyInputSchema,
      bodyDocument: policyBodySchema,
      bodyLimit: MAX_BODY_BYTES,
      answers: { 201: policySchema },
      handler: async (context) => ({
        status: 201,
        body: await policies.create(organizationOf(context).id, context.body, viewerOf(context).userId),
      }),
    }),
    route({
      method: 'get',
      path: `${POLICIES}/{id}`,
      summary: 'Returns a policy.',
      ledger: ['POL-44'],
      access: { kind: 'organization', action: 'policy.read' },
      params: policyParams,
      version: { of: 'policy' },
      answers: { 200: policySchema },
      handler: async (context) => ({
        status: 200,
        body: await policies.get(organizationOf(context).id, context.params.id, await readable(context)),
      }),
    }),
    route({
      method: 'put',
      path: `${POLICIES}/{id}`,
      summary:
        'Changes a policy; an absent description stays as it is. The channels it is applied to are computed anew.',
      ledger: ['POL-02', 'POL-45'],
      access: { kind: 'organization', action: 'policy.edit' },
      params: policyParams,
      body: policyEditSchema,
      bodyDocument: policyBodySchema,
      bodyLimit: MAX_BODY_BYTES,
      answers: { 200: policySchema },
      handler: async (context) => ({
        status: 200,
        body: await policies.update(
          organizationOf(context).id,
          context.params.id,
          context.body,
          viewerOf(context).userId,
        ),
      }),
    }),
    route({
      method: 'delete',
      path: `${POLICIES}/{id}`,
      summary: 'Deletes a policy that is applied nowhere.',
      ledger: ['POL-46'],
      access: { kind: 'organization', action: 'policy.delete' },
      params: policyParams,
      answers: { 204: null },
      handler: async (context) => {
        await policies.remove(organizationOf(context).id, context.params.id, viewerOf(context).userId);
        return { status: 204 };
      },
    }),
    route({
      method: 'post',
      path: `${POLICIES}/{id}/restore`,
      summary: 'Brings back a policy that was deleted within the last day.',
      access: { kind: 'organization', action: 'policy.delete' },
      params: policyParams,
      answers: { 200: policySchema },
      handler: async (context) => ({
        status: 200,
        body: await policies.restore(organizationOf(context).id, context.params.id, viewerOf(context).userId),
      }),
    }),
  ];
}

function revisions({ policies }: PolicyParts): Route[] {
  const read = { kind: 'organization', action: 'policy.read' } as const;
  return [
    route({
      method: 'get',
      path: `${POLICIES}/{id}/revisions`,
      summary: 'Lists the saves of a policy, the newest first, each with what it changed.',
      access: read,
      params: policyParams,
      query: revisionsQuery,
      answers: { 200: policyRevisionListSchema },
      handler: async (context) => ({
        status: 200,
        body: await policies.history(organizationOf(context).id, context.params.id, context.query),
      }),
    }),
    route({
      method: 'get',
      path: `${POLICIES}/{id}/revisions/{revision}`,
      summary: 'Returns a save of a policy with its rules.',
      access: read,
      params: revisionParams,
      answers: { 200: policyRevisionSchema },
      handler: async (context) => ({
        status: 200,
        body: await policies.revision(organizationOf(context).id, context.params.id, context.params.revision),
      }),
    }),
    route({
      method: 'post',
      path: `${POLICIES}/{id}/revisions/{revision}/restore`,
      summary: 'Saves a policy as it was at an older revision; the channels it is applied to are computed anew.',
      access: { kind: 'organization', action: 'policy.edit' },
      params: revisionParams,
      version: { of: 'policy' },
      answers: { 200: policySchema },
      handler: async (context) => ({
        status: 200,
        body: await policies.restoreRevision(
          organizationOf(context).id,
          context.params.id,
          context.params.revision,
          viewerOf(context).userId,
        ),
      }),
    }),
  ];
}

/** Media types of a policy's file. */
const FILE_TYPES = { yaml: 'application/yaml', json: 'application/json' } as const;

const ownerOf = (context: Pick<RouteContext, 'viewer' | 'organization'>): FileOwner => ({
  organizationId: organizationOf(context).id,
  reader: readerOf(context.viewer),
});

function files({ files: service }: PolicyParts): Route[] {
  const preview = { kind: 'organization', action: 'policy.preview' } as const;
  return [
    route({
      method: 'get',
      path: `${POLICIES}/{id}/file`,
      summary: 'Returns a policy as a file, with the channels that it is applied to.',
      access: { kind: 'organization', action: 'policy.read' },
      params: policyParams,
      query: policyFileQuery,
      answers: { 200: { contentType: Object.values(FILE_TYPES) } },
      handler: async (context) => {
        const { format } = context.query;
        const { name, text } = await service.write(ownerOf(context), context.params.id, format);
        const fileName = name.replaceAll(/[^\w-]+/g, '-');
        return {
          status: 200,
          stream: Readable.from([text]),
          headers: {
            'content-type': `${FILE_TYPES[format]}; charset=utf-8`,
            'content-disposition': `attachment; filename="${fileName}.policy.${format}"`,
            'cache-control': 'no-store',
          },
        };
      },
    }),
    route({
      method: 'post',
      path: `${POLICIES}/validate`,
      onlyReads: true,
      summary: "Names everything that is wrong in a policy's file, with line, column and JSON Pointer.",
      access: preview,
      params: organizationParams,
      body: policyFileBody,
      bodyLimit: MAX_BODY_BYTES,
      answers: { 200: policyFileMistakesSchema },
      handler: async (context) => ({
        status: 200,
        body: { mistakes: await service.mistakes(ownerOf(context), context.body) },
      }),
    }),
    route({
      method: 'post',
      path: `${POLICIES}/plan`,
      onlyReads: true,
      summary: "Tells what a policy's file would change, of the policy and of channels, without saving anything.",
      access: preview,
      params: organizationParams,
      body: policyFileBody,
      bodyLimit: MAX_BODY_BYTES,
      answers: { 200: planSchema },
      handler: async (context) => ({
        status: 200,
        body: await service.plan(ownerOf(context), context.body, context.signal),
      }),
    }),
    route({
      method: 'post',
      path: `${POLICIES}/apply`,
      summary: "Creates or changes the policy of a file, and puts it on the file's channels: all of it, or nothing.",
      access: { kind: 'organization', action: 'policy.apply' },
      alsoAsks: () => ['policy.create', 'policy.edit'],
      params: organizationParams,
      body: applyFileBody,
      bodyLimit: MAX_BODY_BYTES,
      answers: { 200: appliedFileSchema },
      handler: async (context) => ({
        status: 200,
        body: await service.apply(ownerOf(context), context.body, viewerOf(context).userId),
      }),
    }),
  ];
}

function previews({ channels, impact }: PolicyParts): Route[] {
  return [
    route({
      method: 'post',
      path: `${POLICIES}/impact`,
      onlyReads: true,
      summary: 'Tells what a draft would change on a channel, without saving anything.',
      access: { kind: 'organization', action: 'policy.preview' },
      params: organizationParams,
      body: impactBody,
      bodyDocument: impactDocument,
      bodyLimit: MAX_BODY_BYTES,
      answers: { 200: impactSchema },
      handler: async (context) => {
        const channel = await channels.open(organizationOf(context), context.body.channel, context.viewer);
        return { status: 200, body: await impact.preview(channel, context.body, context.signal) };
      },
    }),
    route({
      method: 'post',
      path: `${POLICIES}/repair`,
      onlyReads: true,
      summary:
        'Proposes the fewest exceptions by which packages that a draft makes uninstallable can be installed again.',
      access: { kind: 'organization', action: 'policy.preview' },
      params: organizationParams,
      body: repairBody,
      bodyDocument: repairDocument,
      bodyLimit: MAX_BODY_BYTES,
      answers: { 200: repairSchema },
      handler: async (context) => {
        const channel = await channels.open(organizationOf(context), context.body.channel, context.viewer);
        return { status: 200, body: await impact.repair(channel, context.body, context.signal) };
      },
    }),
    route({
      method: 'post',
      path: `${POLICIES}/impact.csv`,
      onlyReads: true,
      summary: 'Lists every file that a draft would change on a channel.',
      access: { kind: 'organization', action: 'policy.preview' },
      params: organizationParams,
      body: impactBody,
      bodyDocument: impactDocument,
      bodyLimit: MAX_BODY_BYTES,
      answers: { 200: CSV },
      handler: async (context) => {
        const channel = await channels.open(organizationOf(context), context.body.channel, context.viewer);
        return {
          status: 200,
          stream: await impact.table(channel, context.body, context.signal),
          headers: attachment(`${channel.organization_name}-${channel.name}-policy-impact`),
        };
      },
    }),
  ];
}

function currentPolicy({ channels, applied }: PolicyParts): Route[] {
  const read = { kind: 'organization', action: 'policy.read' } as const;
  const write = { kind: 'organization', action: 'policy.apply' } as const;
  const ledger = ['POL-30', 'POL-31', 'POL-47'];
  return [
    route({
      method: 'get',
      path: `${CHANNEL}/current`,
      summary: 'Returns the policy that a channel is under.',
      ledger,
      access: read,
      params: channelParams,
      version: { of: 'appliedPolicy' },
      answers: { 200: currentSchema },
      handler: async (context) => {
        const channel = await channels.open(organizationOf(context), context.params.channel, context.viewer);
        return { status: 200, body: await applied.current(channel, await readableNames(channels, context)) };
      },
    }),
    route({
      method: 'get',
      path: ALIAS,
      summary: 'Returns the policy that a channel is under; the older form of the address.',
      ledger,
      access: read,
      params: aliasParams,
      answers: { 200: currentSchema },
      handler: async (context) => {
        const organization = organizationOf(context);
        const { sameOrg, channel: name } = context.params;
        if (sameOrg !== organization.name && sameOrg !== organization.id)
          throw notFound(`The channel '${name.slice(0, 128)}'`, 'channel_not_found');
        const channel = await channels.open(organization, name, context.viewer);
        return { status: 200, body: await applied.current(channel, await readableNames(channels, context)) };
      },
    }),
    route({
      method: 'post',
      path: `${CHANNEL}/current`,
      summary: 'Applies a first policy to a channel.',
      ledger: ['POL-04', 'POL-48', 'POL-51'],
      access: write,
      params: channelParams,
      body: applyBody,
      version: { of: 'appliedPolicy' },
      answers: { 202: runSchema },
      handler: async (context) => {
        const channel = await channels.open(organizationOf(context), context.params.channel, context.viewer);
        return {
          status: 202,
          body: await applied.apply(
            channel,
            context.body.policy_id,
            'applied',
            viewerOf(context).userId,
            context.body.watch,
          ),
        };
      },
    }),
    route({
      method: 'put',
      path: `${CHANNEL}/current`,
      summary: 'Replaces the policy of a channel.',
      ledger: ['POL-49', 'POL-51'],
      access: write,
      params: channelParams,
      body: applyBody,
      answers: { 202: runSchema },
      handler: async (context) => {
        const channel = await channels.open(organizationOf(context), context.params.channel, context.viewer);
        return {
          status: 202,
          body: await applied.apply(
            channel,
            context.body.policy_id,
            'replaced',
            viewerOf(context).userId,
            context.body.watch,
          ),
        };
      },
    }),
    route({
      method: 'get',
      path: `${CHANNEL}/watch`,
      summary: 'Says what the watched policy of a channel would refuse, by rule, and who asked for it.',
      access: write,
      params: channelParams,
      query: watchQuery,
      answers: { 200: watchSchema },
      handler: async (context) => {
        const channel = await channels.open(organizationOf(context), context.params.channel, context.viewer);
        return { status: 200, body: await applied.watch(channel, context.query) };
      },
    }),
    route({
      method: 'delete',
      path: `${CHANNEL}/current`,
      summary: 'Takes the policy off a channel: everything is served again.',
      ledger: ['POL-50'],
      access: write,
      params: channelParams,
      answers: { 202: runSchema },
      handler: async (context) => {
        const channel = await channels.open(organizationOf(context), context.params.channel, context.viewer);
        return { status: 202, body: await applied.takeOff(channel, viewerOf(context).userId) };
      },
    }),
  ];
}

function runs({ channels, applied }: PolicyParts): Route[] {
  return [
    route({
      method: 'get',
      path: `${CHANNEL}/runs`,
      summary: 'Lists the newest runs of a channel, at most 50.',
      ledger: ['POL-26', 'POL-28'],
      access: { kind: 'organization', action: 'run.read' },
      params: channelParams,
      answers: { 200: runListSchema },
      handler: async (context) => {
        const channel = await channels.open(organizationOf(context), context.params.channel, context.viewer);
        return { status: 200, body: await applied.runs(channel) };
      },
    }),
    route({
      method: 'get',
      path: `${CHANNEL}/runs/{id}`,
      summary: 'Returns a run. While it goes on, Retry-After says in how many seconds to ask again.',
      ledger: ['POL-26', 'POL-28'],
      access: { kind: 'organization', action: 'run.read' },
      params: runParams,
      answers: { 200: runSchema },
      handler: async (context) => {
        const channel = await channels.open(organizationOf(context), context.params.channel, context.viewer);
        const run = await applied.run(channel, context.params.id);
        return { status: 200, body: run, ...(isActive(run.state) ? { headers: { 'retry-after': ASK_AGAIN } } : {}) };
      },
    }),
    route({
      method: 'delete',
      path: `${CHANNEL}/runs/{id}`,
      summary: 'Cancels a run; the channel goes on serving what it served.',
      ledger: ['POL-26'],
      access: { kind: 'organization', action: 'policy.apply' },
      params: runParams,
      answers: { 200: runSchema },
      handler: async (context) => {
        const channel = await channels.open(organizationOf(context), context.params.channel, context.viewer);
        return { status: 200, body: await applied.cancel(channel, context.params.id, viewerOf(context).userId) };
      },
    }),
  ];
}

function losses({ channels, applied }: PolicyParts): Route {
  return route({
    method: 'get',
    path: `${ORGANIZATION}/channel-losses`,
    summary:
      'Lists what channels of an organization lost and have not got back: packages that nobody can install any more, and required probes that fail.',
    access: { kind: 'organization', action: 'run.read' },
    params: organizationParams,
    answers: { 200: standingLossListSchema },
    handler: async (context) => {
      const readable = await channels.readableChannels(readerOf(context.viewer), {
        organizationId: organizationOf(context).id,
      });
      return { status: 200, body: await applied.losses(readable.map(({ id }) => id)) };
    },
  });
}

function release({ channels, applied }: PolicyParts): Route {
  return route({
    method: 'post',
    path: `${CHANNEL}/runs/{id}/publish`,
    summary:
      'Publishes after all what a run held back because required probes would fail. The answer is the run; a new one follows it.',
    access: { kind: 'organization', action: 'policy.apply' },
    params: runParams,
    answers: { 202: runSchema },
    handler: async (context) => {
      const channel = await channels.open(organizationOf(context), context.params.channel, context.viewer);
      return { status: 202, body: await applied.release(channel, context.params.id, viewerOf(context).userId) };
    },
  });
}

function reports({ channels, reports: service }: PolicyParts): Route[] {
  const access = { kind: 'organization', action: 'policy.read' } as const;
  return [
    route({
      method: 'get',
      path: `${CHANNEL}/csv-policy-report`,
      summary: 'Downloads the decision over every file of a channel.',
      ledger: ['POL-32'],
      access,
      params: channelParams,
      answers: { 200: CSV },
      handler: async (context) => {
        const channel = await channels.open(organizationOf(context), context.params.channel, context.viewer);
        return {
          status: 200,
          stream: await service.decisions(channel),
          headers: attachment(`${channel.organization_name}-${channel.name}-policy-report`),
        };
      },
    }),
    route({
      method: 'get',
      path: `${CHANNEL}/csv-policy-report-delta`,
      summary: 'Downloads what the last run that changed a channel, or the run named, added and removed.',
      ledger: ['POL-33'],
      access,
      params: channelParams,
      query: deltaQuery,
      answers: { 200: CSV },
      handler: async (context) => {
        const channel = await channels.open(organizationOf(context), context.params.channel, context.viewer);
        return {
          status: 200,
          stream: await service.delta(channel, context.query.run),
          headers: attachment(`${channel.organization_name}-${channel.name}-policy-delta`),
        };
      },
    }),
    route({
      method: 'get',
      path: `${ORGANIZATION}/channel-policy-deltas/details/{id}`,
      summary: 'Lists the files that a run added or removed, each with its reason.',
      ledger: ['POL-35'],
      access: { kind: 'organization', action: 'run.read' },
      params: deltaParams,
      query: changesQuery,
      answers: { 200: changesSchema },
      handler: async (context) => {
        const organization = organizationOf(context);
        const name = await service.channelOf(organization.id, context.params.id);
        const channel = await channels.findChannel(organization.name, name, { userId: viewerOf(context).userId });
        // The id is all that the caller knows: an answer that names the channel would tell of a private one.
        if (channel === null) throw notFound('This run', 'run_not_found');
        return { status: 200, body: await service.changes(channel.id, context.params.id, context.query) };
      },
    }),
  ];
}

function explanation({ channels, explain }: PolicyParts): Route {
  return route({
    method: 'get',
    path: `${ORGANIZATION}/channels/{channel}/files/{subdir}/{file}/explain`,
    summary: 'Tells why a file is allowed or refused.',
    // Whoever may read a channel may know why something is not in it.
    access: { kind: 'organization', action: 'artifact.read', everybody: true },
    params: fileParams,
    answers: { 200: explanationSchema },
    handler: async (context) => {
      const organization = organizationOf(context);
      const channel = await channels.open(organization, context.params.channel, context.viewer);
      const { subdir, file } = context.params;
      return { status: 200, body: await explain(channel, { subdir, fileName: file }, organization.role !== null) };
    },
  });
}

/** In how many seconds to ask again for a run that goes on: runs take seconds, and of large channels minutes. */
const ASK_AGAIN = '2';

const isActive = (state: JobState): boolean => ACTIVE_JOB_STATES.some((each) => each === state);
