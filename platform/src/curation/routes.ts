/** REST of what organizations say of CVEs. Nobody but an organization's members learns of it. */
import { organizationOf, organizationParams, route, viewerOf, whole } from '../http/index.ts';
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
/** Documents of OpenVEX may be larger than other bodies. */
const DOCUMENT_BYTES = 4 * 1024 * 1024;

/** The routes of curation. */
export function curationRoutes(curations: Curations, feeds: VexFeeds, previews: CurationPreviews): Route[] {
  return [
    route({
      method: 'get',
      path: CURATIONS,
      summary: 'Lists what an organization says of CVEs in its packages, what stands first, the latest first.',
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
      method: 'put',
      path: CURATIONS,
      summary:
        'Says what a CVE is in files of a package, in place of what the organization said of the same files. It counts in the channels of the organization.',
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
        body: await curations.say(organizationOf(context), viewerOf(context), context.body),
      }),
    }),
    route({
      method: 'post',
      path: `${CURATIONS}/preview`,
      summary:
        'What a statement would change: files, alarms, policies, channels, and environments. Nothing is written.',
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
      method: 'delete',
      path: `${CURATIONS}/{id}`,
      summary: 'Withdraws a statement: what the feeds say counts again. It stays in the history.',
      access: EDIT,
      params: contract.curationParams,
      answers: { 204: null },
      handler: async (context) => {
        await curations.withdraw(organizationOf(context), viewerOf(context), context.params.id);
        return { status: 204 };
      },
    }),
    route({
      method: 'get',
      path: OPENVEX,
      summary: 'What an organization says itself, as a document of OpenVEX 0.2.0.',
      access: READ,
      params: organizationParams,
      answers: { 200: contract.vexBody },
      handler: async (context) => ({ status: 200, body: (await curations.exported(organizationOf(context))) as never }),
    }),
    route({
      method: 'post',
      path: OPENVEX,
      summary:
        "Takes in somebody's document of OpenVEX, whole or not at all. What the organization says itself comes before it.",
      access: EDIT,
      params: organizationParams,
      body: contract.vexInput,
      bodyDocument: contract.vexBody,
      bodyLimit: DOCUMENT_BYTES,
      answers: { 200: contract.vexTaken },
      handler: async (context) => ({
        status: 200,
        body: await curations.take(organizationOf(context), viewerOf(context), context.body),
      }),
    }),
    route({
      method: 'get',
      path: '/api/ce/cves/{id}/curations',
      summary: "What the caller's organizations say of a CVE, and said.",
      access: { kind: 'user' },
      params: contract.cveParams,
      answers: { 200: contract.cveCurations },
      handler: async (context) => ({
        status: 200,
        body: await curations.ofCve(viewerOf(context), context.params.id),
      }),
    }),
    route({
      method: 'get',
      path: FEEDS,
      summary: 'The documents of OpenVEX of others that an organization has read every day, the oldest first.',
      access: READ,
      params: organizationParams,
      answers: { 200: contract.vexFeeds },
      handler: async (context) => ({ status: 200, body: whole(await feeds.list(organizationOf(context).id)) }),
    }),
    route({
      method: 'post',
      path: FEEDS,
      summary: "Has somebody's document of OpenVEX read from now on, every day.",
      access: EDIT,
      params: organizationParams,
      body: contract.vexFeedInput,
      answers: { 201: contract.vexFeed },
      handler: async (context) => ({
        status: 201,
        body: await feeds.add(organizationOf(context), viewerOf(context), context.body.url),
      }),
    }),
    route({
      method: 'delete',
      path: `${FEEDS}/{id}`,
      summary: 'Has a document read no longer. What counted of it ends, and what the feeds say counts again.',
      access: EDIT,
      params: contract.vexFeedParams,
      answers: { 204: null },
      handler: async (context) => {
        await feeds.remove(organizationOf(context), viewerOf(context), context.params.id);
        return { status: 204 };
      },
    }),
    route({
      method: 'post',
      path: `${FEEDS}/{id}/readings`,
      summary: 'Has a document read now.',
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
      summary: 'What others say in the documents that an organization has read, in one state, the latest first.',
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
      method: 'put',
      path: `${STATEMENTS}/{id}`,
      summary: 'Accepts or declines what others say of a product; nothing that makes a file look clean counts before.',
      access: EDIT,
      params: contract.curationParams,
      body: contract.vexDecision,
      answers: { 200: contract.vexStatementSchema },
      handler: async (context) => ({
        status: 200,
        body: await feeds.decide(organizationOf(context), viewerOf(context), context.params.id, context.body.accepts),
      }),
    }),
  ];
}
