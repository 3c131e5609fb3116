/** REST of VEX statements. Only members of the organization can see them. */
import { organizationOf, organizationParams, route, userIdOf, viewerOf, whole } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import * as contract from './contract.ts';
import type { CurationPreviews } from './preview.ts';
import type { Curations } from './service.ts';
import type { VexFeeds } from './vexFeeds.ts';

const CURATIONS = '/api/organizations/{org}/curations';
const OPENVEX = '/api/organizations/{org}/openvex';
const FEEDS = '/api/organizations/{org}/vex-feeds';
const STATEMENTS = '/api/organizations/{org}/vex-statements';
const READ = { kind: 'organization', action: 'artifact.read' } as const;
const EDIT = { kind: 'organization', action: 'advisory.edit' } as const;
/** OpenVEX documents can be larger than other bodies. */
const DOCUMENT_BYTES = 4 * 1024 * 1024;

/** Routes of VEX statements. */
export function curationRoutes(curations: Curations, feeds: VexFeeds, previews: CurationPreviews): Route[] {
  return [...decisionRoutes(curations, previews), ...feedRoutes(feeds)];
}

/** Routes of VEX decisions of the organization. */
function decisionRoutes(curations: Curations, previews: CurationPreviews): Route[] {
  return [
    route({
      method: 'get',
      path: CURATIONS,
      summary: 'Lists the VEX statements of an organization, active ones first, then newest first.',
      access: READ,
      params: organizationParams,
      query: contract.curationsQuery,
      version: { of: 'curations' },
      answers: { 200: contract.curations },
      handler: async (context) => ({
        status: 200,
        body: await curations.list(organizationOf(context).id, context.query),
      }),
    }),
    route({
      operationId: 'createVexDecision',
      method: 'put',
      path: CURATIONS,
      summary:
        "Adds a VEX statement about a CVE in files of a package. It replaces the organization's statement about the same files, and applies in its channels.",
      access: EDIT,
      params: organizationParams,
      body: contract.curationInput,
      version: {
        of: 'curations',
        read: async (context) =>
          curations.list(organizationOf(context).id, {
            ...(await contract.curationsQuery.parseAsync({ cve: context.body.cve, package: context.body.package })),
          }),
      },
      answers: { 200: contract.curation },
      handler: async (context) => ({
        status: 200,
        body: await curations.say(organizationOf(context), userIdOf(viewerOf(context)), context.body),
      }),
    }),
    route({
      operationId: 'previewVexDecision',
      method: 'post',
      path: `${CURATIONS}/preview`,
      summary:
        'Previews the effects of a VEX statement on files, alerts, policies, channels, and environments. Changes nothing.',
      access: EDIT,
      onlyReads: true,
      params: organizationParams,
      body: contract.curationInput,
      answers: { 200: contract.curationPreview },
      handler: async (context) => ({
        status: 200,
        body: await previews.preview(organizationOf(context), viewerOf(context), context.body, context.signal),
      }),
    }),
    route({
      operationId: 'revokeVexDecision',
      method: 'delete',
      path: `${CURATIONS}/{id}`,
      summary: 'Revokes a VEX statement, so advisory feeds apply again. The statement stays in the history.',
      access: EDIT,
      params: contract.curationParams,
      answers: { 204: null },
      handler: async (context) => {
        await curations.withdraw(organizationOf(context), userIdOf(viewerOf(context)), context.params.id);
        return { status: 204 };
      },
    }),
    route({
      operationId: 'exportOpenVex',
      method: 'get',
      path: OPENVEX,
      summary: "Returns the organization's own VEX statements as an OpenVEX 0.2.0 document.",
      access: READ,
      params: organizationParams,
      answers: { 200: contract.vexBody },
      handler: async (context) => ({ status: 200, body: (await curations.exported(organizationOf(context))) as never }),
    }),
    route({
      operationId: 'importOpenVex',
      method: 'post',
      path: OPENVEX,
      summary:
        "Imports an OpenVEX document. If one statement is invalid, nothing is imported. The organization's own statements take precedence.",
      access: EDIT,
      params: organizationParams,
      body: contract.vexInput,
      bodyDocument: contract.vexBody,
      bodyLimit: DOCUMENT_BYTES,
      answers: { 200: contract.vexTaken },
      handler: async (context) => ({
        status: 200,
        body: await curations.take(organizationOf(context), userIdOf(viewerOf(context)), context.body),
      }),
    }),
    route({
      method: 'get',
      path: '/api/ce/cves/{id}/curations',
      summary: "Lists the VEX statements of the caller's organizations about a CVE, active and earlier.",
      access: { kind: 'user' },
      params: contract.cveParams,
      answers: { 200: contract.cveCurations },
      handler: async (context) => ({
        status: 200,
        body: await curations.ofCve(viewerOf(context), context.params.id),
      }),
    }),
  ];
}

/** Routes of OpenVEX documents of others, and their statements. */
function feedRoutes(feeds: VexFeeds): Route[] {
  return [
    route({
      method: 'get',
      path: FEEDS,
      summary: 'Lists the supplier OpenVEX documents that the hub fetches daily for an organization, oldest first.',
      access: READ,
      params: organizationParams,
      answers: { 200: contract.vexFeeds },
      handler: async (context) => ({ status: 200, body: whole(await feeds.list(organizationOf(context).id)) }),
    }),
    route({
      method: 'post',
      path: FEEDS,
      summary: "Adds a supplier's OpenVEX document, which the hub then fetches daily.",
      access: EDIT,
      params: organizationParams,
      body: contract.vexFeedInput,
      answers: { 201: contract.vexFeed },
      handler: async (context) => ({
        status: 201,
        body: await feeds.add(organizationOf(context), userIdOf(viewerOf(context)), context.body.url),
      }),
    }),
    route({
      method: 'delete',
      path: `${FEEDS}/{id}`,
      summary: 'Removes an OpenVEX document. Its statements no longer apply, and advisory feeds apply again.',
      access: EDIT,
      params: contract.vexFeedParams,
      answers: { 204: null },
      handler: async (context) => {
        await feeds.remove(organizationOf(context), userIdOf(viewerOf(context)), context.params.id);
        return { status: 204 };
      },
    }),
    route({
      operationId: 'fetchVexFeed',
      method: 'post',
      path: `${FEEDS}/{id}/readings`,
      summary: 'Fetches an OpenVEX document now.',
      access: EDIT,
      params: contract.vexFeedParams,
      answers: { 202: contract.vexFeed },
      handler: async (context) => ({
        status: 202,
        body: await feeds.ask(organizationOf(context).id, context.params.id),
      }),
    }),
    route({
      method: 'get',
      path: STATEMENTS,
      summary: 'Lists supplier VEX statements in one state, newest first.',
      access: READ,
      params: organizationParams,
      query: contract.vexStatementsQuery,
      answers: { 200: contract.vexStatements },
      handler: async (context) => ({
        status: 200,
        body: await feeds.statements(organizationOf(context).id, context.query),
      }),
    }),
    route({
      operationId: 'reviewVexStatement',
      method: 'put',
      path: `${STATEMENTS}/{id}`,
      summary:
        "Accepts or declines a supplier's VEX statement. Statements that mark files as unaffected apply only after this review.",
      access: EDIT,
      params: contract.curationParams,
      body: contract.vexDecision,
      answers: { 200: contract.vexStatementSchema },
      handler: async (context) => ({
        status: 200,
        body: await feeds.decide(
          organizationOf(context),
          userIdOf(viewerOf(context)),
          context.params.id,
          context.body.accepts,
        ),
      }),
    }),
  ];
}
