/** REST of CVEs (ART-16, ART-17). The files of a CVE are the artifact area's (ART-18). */
import { canonicalAdvisoryId } from '@terrarium/domain/policy';
import { z } from 'zod';
import { badRequest, bodyChunks, notFound, paging, route, viewerOf, whole } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import {
  advisorySourcesSchema,
  cveListSchema,
  cveSchema,
  feedBundleInput,
  feedBundleLoad,
  feedBundlesSchema,
  feedKeyInput,
  feedsSchema,
  hubPackagesQuery,
  hubPackagesSchema,
  incomingBundle,
  incomingParams,
  packageChangesSchema,
  upstreamInput,
  upstreamSchema,
} from './contract.ts';
import type { FeedBundles } from './feeds/bundles.ts';
import type { Feeds } from './feeds/index.ts';
import type { Identities } from './identities.ts';
import type { Advisories } from './service.ts';

/** A bundle of which nothing comes for so long is given up, in ms. */
const IDLE = 60_000;
const broken = () =>
  badRequest('The bundle did not arrive whole, so nothing was kept. Send it again.', 'incomplete_body');

const feedParams = z.object({ id: z.string().min(1).max(64).describe('Id of the feed, such as osv:PyPI') });
const packageParams = z.object({ name: z.string().min(1).max(128).toLowerCase() });

/** The routes of the advisory area. What is known of a CVE is no secret: visitors may read it. */
export function advisoryRoutes(
  advisories: Advisories,
  feeds: Feeds,
  bundles: FeedBundles,
  identities: Identities,
): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/operator/packages',
      summary: 'Packages of the hub with what they are upstream, those that are downloaded most first.',
      access: { kind: 'operator' },
      query: hubPackagesQuery,
      answers: { 200: hubPackagesSchema },
      handler: async ({ query }) => ({ status: 200, body: await identities.list(query) }),
    }),
    route({
      method: 'get',
      path: '/api/operator/packages/{name}/upstream',
      summary: 'What a conda package is upstream, and who says so.',
      access: { kind: 'operator' },
      params: packageParams,
      version: { of: 'packageIdentity' },
      answers: { 200: upstreamSchema },
      handler: async ({ params: { name } }) => ({ status: 200, body: await identities.of(name) }),
    }),
    route({
      method: 'put',
      path: '/api/operator/packages/{name}/upstream',
      summary:
        'Says what a conda package is upstream, in place of what was known; mappings from elsewhere then leave it alone.',
      access: { kind: 'operator' },
      params: packageParams,
      body: upstreamInput,
      answers: { 200: upstreamSchema },
      handler: async (context) => ({
        status: 200,
        body: await identities.say(context.params.name, context.body, viewerOf(context).userId),
      }),
    }),
    route({
      method: 'get',
      path: '/api/operator/package-changes',
      summary: 'Changes of what packages are upstream that wait: lists of mappings would take away what is relied on.',
      access: { kind: 'operator' },
      query: paging(),
      answers: { 200: packageChangesSchema },
      handler: async ({ query }) => ({ status: 200, body: await identities.changes(query) }),
    }),
    route({
      method: 'post',
      path: '/api/operator/package-changes/{name}',
      summary: 'Does a change that waits, or declines it; the same one is then not proposed again.',
      access: { kind: 'operator' },
      params: packageParams,
      body: z.object({ accept: z.boolean().describe('Whether it is done; false keeps what is there') }),
      answers: { 204: null },
      handler: async (context) => {
        await identities.decide(context.params.name, context.body.accept, viewerOf(context).userId);
        return { status: 204 };
      },
    }),
    route({
      method: 'get',
      path: '/api/operator/advisory-feeds',
      summary: 'How the feeds of advisories stand: how old they are, and what was left out of them.',
      access: { kind: 'operator' },
      answers: { 200: feedsSchema },
      handler: async () => ({ status: 200, body: { items: await feeds.list(Date.now()) } }),
    }),
    route({
      method: 'get',
      path: '/api/operator/feed-bundles',
      summary: "Bundles of feeds: the hub's key, what was made and loaded last, and what lies in its folder.",
      access: { kind: 'operator' },
      answers: { 200: feedBundlesSchema },
      handler: async () => ({ status: 200, body: await bundles.state() }),
    }),
    route({
      method: 'post',
      path: '/api/operator/feed-bundles',
      summary: 'Fetches whole lists of feeds from the network into one signed bundle.',
      access: { kind: 'operator' },
      body: feedBundleInput,
      answers: { 202: feedBundlesSchema },
      handler: async (context) => ({
        status: 202,
        body: await bundles.make(context.body.feeds, viewerOf(context).userId),
      }),
    }),
    route({
      method: 'get',
      path: '/api/operator/feed-bundles/file',
      summary: 'The bundle of feeds that was made last.',
      access: { kind: 'operator' },
      answers: { 200: { contentType: 'application/octet-stream' } },
      handler: async () => {
        const { stream, bytes, name } = await bundles.file();
        return {
          status: 200,
          stream,
          headers: {
            'content-type': 'application/octet-stream',
            'content-disposition': `attachment; filename="${name}"`,
            'content-length': String(bytes),
            'cache-control': 'no-store',
          },
        };
      },
    }),
    route({
      method: 'post',
      path: '/api/operator/feed-bundles/incoming',
      summary: "Checks a bundle in the hub's folder with a pinned key and takes its lists in.",
      access: { kind: 'operator' },
      body: feedBundleLoad,
      answers: { 202: feedBundlesSchema },
      handler: async (context) => ({
        status: 202,
        body: await bundles.load(context.body, viewerOf(context).userId),
      }),
    }),
    route({
      method: 'put',
      path: '/api/operator/feed-bundles/incoming/{file}',
      summary: "Sends a bundle into the hub's folder. Nothing of it counts before it is loaded with a pinned key.",
      access: { kind: 'operator' },
      params: incomingParams,
      bytes: ['application/octet-stream'],
      answers: { 201: incomingBundle },
      handler: async ({ params, request }) => {
        const length = request.headers['content-length'];
        const bytes = bodyChunks(request, { idle: IDLE, lends: true, broken });
        return {
          status: 201,
          body: await bundles.receive(params.file, length === undefined ? null : Number(length), bytes),
        };
      },
    }),
    route({
      method: 'delete',
      path: '/api/operator/feed-bundles/incoming/{file}',
      summary: "Removes a bundle from the hub's folder; what was loaded of it stays.",
      access: { kind: 'operator' },
      params: incomingParams,
      answers: { 200: feedBundlesSchema },
      handler: async (context) => ({
        status: 200,
        body: await bundles.remove(context.params.file, viewerOf(context).userId),
      }),
    }),
    route({
      method: 'patch',
      path: '/api/operator/advisory-feeds/{id}',
      summary: 'Switches a feed of the network on, which fetches it, or off. What came of it stays, and gets old.',
      access: { kind: 'operator' },
      params: feedParams,
      body: z.object({ enabled: z.boolean() }),
      answers: { 204: null },
      handler: async (context) => {
        await feeds.switch(context.params.id, context.body.enabled, viewerOf(context).userId);
        return { status: 204 };
      },
    }),
    route({
      method: 'put',
      path: '/api/operator/advisory-feeds/{id}/key',
      summary: "Keeps the key that a feed's publisher is asked with, instead of the one before.",
      access: { kind: 'operator' },
      params: feedParams,
      body: feedKeyInput,
      answers: { 204: null },
      handler: async (context) => {
        await feeds.setKey(context.params.id, context.body.key, viewerOf(context).userId);
        return { status: 204 };
      },
    }),
    route({
      method: 'delete',
      path: '/api/operator/advisory-feeds/{id}/key',
      summary: "Takes away the key that a feed's publisher is asked with.",
      access: { kind: 'operator' },
      params: feedParams,
      answers: { 204: null },
      handler: async (context) => {
        await feeds.setKey(context.params.id, null, viewerOf(context).userId);
        return { status: 204 };
      },
    }),
    route({
      method: 'post',
      path: '/api/operator/advisory-feeds/{id}/fetch',
      summary: 'Has a feed that is on fetched now.',
      access: { kind: 'operator' },
      params: feedParams,
      answers: { 204: null },
      handler: async (context) => {
        await feeds.ask(context.params.id, viewerOf(context).userId);
        return { status: 204 };
      },
    }),
    route({
      method: 'get',
      path: '/api/ce/cves',
      summary: 'Lists CVEs, worst first.',
      ledger: ['ART-05', 'ART-16'],
      access: { kind: 'optional' },
      query: paging().extend({ q: z.string().trim().max(200).optional() }),
      answers: { 200: cveListSchema },
      handler: async ({ query: { q, ...page } }) => ({ status: 200, body: await advisories.search(q, page) }),
    }),
    route({
      method: 'get',
      path: '/api/ce/advisory-sources',
      summary:
        'The lists from which what is known of vulnerabilities comes, each with its age; none where nobody looked.',
      access: { kind: 'optional' },
      answers: { 200: advisorySourcesSchema },
      handler: async () => ({ status: 200, body: whole(await feeds.sources(Date.now())) }),
    }),
    route({
      method: 'get',
      path: '/api/ce/cves/{id}',
      summary: 'Returns a CVE.',
      ledger: ['ART-05', 'ART-17'],
      access: { kind: 'optional' },
      params: z.object({ id: z.string().max(80) }),
      answers: { 200: cveSchema },
      handler: async ({ params: { id } }) => {
        const known = canonicalAdvisoryId(id);
        const cve = (await advisories.cves([known])).get(known);
        if (cve === undefined) throw notFound(`The CVE '${id}'`, 'cve_not_found');
        return { status: 200, body: cve };
      },
    }),
  ];
}
