/**
 * REST routes of policies, applied policies, runs, previews, and reports (POL-21, POL-30 to POL-33, POL-40 to POL-51,
 * POL-56).
 */
import {
  filtersJsonSchema,
  FILTERS_SCHEMA_PATH,
  policyBodySchema,
  policyEditSchema,
  policyInputSchema,
} from '@terrarium/domain/policy';
import {
  attachment,
  channelParams,
  CSV,
  notFound,
  organizationOf,
  organizationParams,
  route,
  userIdOf,
  viewerOf,
  wantsTable,
} from '../http/index.ts';
import type { Route, RouteContext } from '../http/index.ts';
import { readerOf } from '../channel/index.ts';
import {
  changesQuery,
  changesSchema,
  deltaParams,
  deltaQuery,
  explanationSchema,
  fileParams,
  filterOptionsSchema,
  jsonSchemaAnswer,
  MAX_BODY_BYTES,
  policyListQuery,
  policyListSchema,
  policyParams,
  policySchema,
  policyRevisionListSchema,
  policyRevisionSchema,
  revisionParams,
  revisionsQuery,
} from './contract.ts';
import {
  impactBody,
  impactDocument,
  impactSchema,
  repairBody,
  repairDocument,
  repairSchema,
} from './impactContract.ts';
import { ORGANIZATION, POLICIES, CHANNEL, readableNames } from './routeParts.ts';
import type { PolicyParts } from './routeParts.ts';
import { currentPolicy, runs, losses, release } from './appliedRoutes.ts';
import { files } from './fileRoutes.ts';

/** Routes of the policy area. */
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

/** Public, for partners who build payloads: the schema contains no organization's data. */
const filtersSchemaRoute: Route = route({
  operationId: 'getPolicyFiltersSchema',
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

function repoPolicies({ channels, policies }: PolicyParts): Route[] {
  const readable = (context: Pick<RouteContext, 'viewer' | 'organization'>) => readableNames(channels, context);
  return [
    route({
      operationId: 'getPolicyFilterOptions',
      method: 'get',
      path: `${ORGANIZATION}/available-filter-options`,
      summary: 'Lists the values that the filters of a policy can use.',
      ledger: ['POL-21'],
      access: { kind: 'organization', action: 'policy.read' },
      params: organizationParams,
      answers: { 200: filterOptionsSchema },
      handler: async (context) => ({ status: 200, body: await policies.options(organizationOf(context).id) }),
    }),
    route({
      method: 'get',
      path: POLICIES,
      summary: 'Lists policies, as paginated JSON or as CSV with all policies.',
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
      summary: 'Creates a policy from filters, or from the filter of the single-form dialog.',
      ledger: ['POL-01', 'POL-09', 'POL-41'],
      access: { kind: 'organization', action: 'policy.create' },
      params: organizationParams,
      body: policyInputSchema,
      bodyDocument: policyBodySchema,
      bodyLimit: MAX_BODY_BYTES,
      answers: { 201: policySchema },
      handler: async (context) => ({
        status: 201,
        body: await policies.create(organizationOf(context).id, context.body, userIdOf(viewerOf(context))),
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
      summary: 'Updates a policy. An absent description stays unchanged. Its channels are computed again.',
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
          userIdOf(viewerOf(context)),
        ),
      }),
    }),
    route({
      method: 'delete',
      path: `${POLICIES}/{id}`,
      summary: "Deletes a policy that isn't applied to any channel.",
      ledger: ['POL-46'],
      access: { kind: 'organization', action: 'policy.delete' },
      params: policyParams,
      answers: { 204: null },
      handler: async (context) => {
        await policies.remove(organizationOf(context).id, context.params.id, userIdOf(viewerOf(context)));
        return { status: 204 };
      },
    }),
    route({
      method: 'post',
      path: `${POLICIES}/{id}/restore`,
      summary: 'Restores a policy that was deleted within the last day.',
      access: { kind: 'organization', action: 'policy.delete' },
      params: policyParams,
      answers: { 200: policySchema },
      handler: async (context) => ({
        status: 200,
        body: await policies.restore(organizationOf(context).id, context.params.id, userIdOf(viewerOf(context))),
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
      summary: 'Lists the revisions of a policy with their changes, newest first.',
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
      summary: 'Returns a revision of a policy with its rules.',
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
      summary: 'Restores an older revision of a policy as a new revision. Its channels are computed again.',
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
          userIdOf(viewerOf(context)),
        ),
      }),
    }),
  ];
}

function previews({ channels, impact }: PolicyParts): Route[] {
  return [
    route({
      operationId: 'previewPolicyImpact',
      method: 'post',
      path: `${POLICIES}/impact`,
      onlyReads: true,
      summary: 'Returns the impact of a policy draft on a channel. Changes nothing.',
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
      operationId: 'previewPolicyRepair',
      method: 'post',
      path: `${POLICIES}/repair`,
      onlyReads: true,
      summary:
        'Suggests the smallest set of exceptions that makes packages installable again that a policy draft makes uninstallable.',
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
      operationId: 'exportPolicyImpact',
      method: 'post',
      path: `${POLICIES}/impact.csv`,
      onlyReads: true,
      summary: 'Lists all files that a policy draft would add or remove in a channel.',
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

function reports({ channels, reports: service }: PolicyParts): Route[] {
  const access = { kind: 'organization', action: 'policy.read' } as const;
  return [
    route({
      operationId: 'exportChannelPolicyReport',
      method: 'get',
      path: `${CHANNEL}/csv-policy-report`,
      summary: 'Downloads the decisions about all files of a channel.',
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
      operationId: 'exportChannelPolicyDelta',
      method: 'get',
      path: `${CHANNEL}/csv-policy-report-delta`,
      summary:
        'Downloads the files added and removed by a policy run. Defaults to the last run that changed the channel.',
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
      operationId: 'listChannelDeltaFiles',
      method: 'get',
      path: `${ORGANIZATION}/channel-policy-deltas/details/{id}`,
      summary: 'Lists the files that a policy run added or removed, with reasons.',
      ledger: ['POL-35'],
      access: { kind: 'organization', action: 'run.read' },
      params: deltaParams,
      query: changesQuery,
      answers: { 200: changesSchema },
      handler: async (context) => {
        const organization = organizationOf(context);
        const name = await service.channelOf(organization.id, context.params.id);
        const channel = await channels.findChannel(organization.name, name, readerOf(context.viewer));
        // The error names only the ID, because a channel name could reveal a private channel.
        if (channel === null) throw notFound('This run', 'run_not_found');
        return { status: 200, body: await service.changes(channel.id, context.params.id, context.query) };
      },
    }),
  ];
}

function explanation({ channels, explain }: PolicyParts): Route {
  return route({
    operationId: 'getFileExplanation',
    method: 'get',
    path: `${ORGANIZATION}/channels/{channel}/files/{subdir}/{file}/explain`,
    summary: 'Explains why a file is allowed or blocked.',
    // Anyone who can read a channel can see why it doesn't contain a file.
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
