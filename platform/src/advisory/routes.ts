/** REST of CVEs (ART-16, ART-17). The files of a CVE belong to the artifact area (ART-18). */
import { canonicalAdvisoryId } from '@terrarium/domain/policy';
import { z } from 'zod';
import { badRequest, bodyChunks, cursorPaging, notFound, route, viewerOf, whole } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import {
  cvePageSchema,
  cveSchema,
  hubPackagesQuery,
  hubPackagesSchema,
  packageChangesSchema,
  upstreamInput,
  upstreamSchema,
} from './contract.ts';
import {
  advisorySourcesSchema,
  feedBundleInput,
  feedBundleLoad,
  feedBundlesSchema,
  feedKeyInput,
  feedsSchema,
  incomingBundle,
  incomingParams,
} from './feedContract.ts';
import type { FeedBundles } from './feeds/bundles.ts';
import type { Feeds } from './feeds/index.ts';
import type { Identities } from './identities.ts';
import type { Advisories } from './service.ts';

/** Idle timeout of a bundle upload, in ms. */
const IDLE = 60_000;
const broken = () =>
  badRequest('The bundle did not arrive whole, so nothing was kept. Send it again.', 'incomplete_body');

const feedParams = z.object({ id: z.string().min(1).max(64).describe('ID of the feed, such as osv:PyPI.') });
const packageParams = z.object({ name: z.string().min(1).max(128).toLowerCase() });

/** Routes of the advisory area. CVEs are public, so visitors can read them. */
export function advisoryRoutes(
  advisories: Advisories,
  feeds: Feeds,
  bundles: FeedBundles,
  identities: Identities,
): Route[] {
  return [
    ...identityRoutes(identities),
    route({
      operationId: 'listAdvisoryFeeds',
      method: 'get',
      path: '/api/operator/advisory-feeds',
      summary: 'Lists the advisory feeds with their age and skipped entries.',
      access: { kind: 'operator' },
      answers: { 200: feedsSchema },
      handler: async () => ({ status: 200, body: { items: await feeds.list(Date.now()) } }),
    }),
    ...feedBundleRoutes(bundles),
    ...feedRoutes(feeds),
    route({
      method: 'get',
      path: '/api/ce/cves',
      summary: 'Lists CVEs, most severe first.',
      ledger: ['ART-05', 'ART-16'],
      access: { kind: 'optional' },
      query: cursorPaging().extend({ q: z.string().trim().max(200).optional() }),
      answers: { 200: cvePageSchema },
      handler: async ({ query: { q, ...page } }) => ({ status: 200, body: await advisories.search(q, page) }),
    }),
    route({
      method: 'get',
      path: '/api/ce/advisory-sources',
      summary: 'Lists the sources of vulnerability data with their age. Empty if no data were imported.',
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

/** Routes of what operators record about packages: their upstream projects, and changes of them. */
function identityRoutes(identities: Identities): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/operator/packages',
      summary: "Lists the hub's packages with their upstream mappings, most downloaded first.",
      access: { kind: 'operator' },
      query: hubPackagesQuery,
      answers: { 200: hubPackagesSchema },
      handler: async ({ query }) => ({ status: 200, body: await identities.list(query) }),
    }),
    route({
      method: 'get',
      path: '/api/operator/packages/{name}/upstream',
      summary: 'Returns the upstream mapping of a conda package with its sources.',
      access: { kind: 'operator' },
      params: packageParams,
      version: { of: 'packageIdentity' },
      answers: { 200: upstreamSchema },
      handler: async ({ params: { name } }) => ({ status: 200, body: await identities.of(name) }),
    }),
    route({
      method: 'put',
      path: '/api/operator/packages/{name}/upstream',
      summary: 'Sets the upstream mapping of a conda package. Feeds no longer change it.',
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
      operationId: 'listPackageChanges',
      method: 'get',
      path: '/api/operator/package-changes',
      summary: 'Lists mapping changes that an operator must review, because they would remove mappings in use.',
      access: { kind: 'operator' },
      query: cursorPaging(),
      answers: { 200: packageChangesSchema },
      handler: async ({ query }) => ({ status: 200, body: await identities.changes(query) }),
    }),
    route({
      operationId: 'reviewPackageChange',
      method: 'post',
      path: '/api/operator/package-changes/{name}',
      summary: "Accepts or declines a mapping change. A declined change isn't proposed again.",
      access: { kind: 'operator' },
      params: packageParams,
      body: z.object({
        accept: z.boolean().describe('Whether to accept the change. `false` keeps the current mapping.'),
      }),
      answers: { 204: null },
      handler: async (context) => {
        await identities.decide(context.params.name, context.body.accept, viewerOf(context).userId);
        return { status: 204 };
      },
    }),
  ];
}

/** Routes of feed bundles, which carry advisories to hubs without internet access. */
function feedBundleRoutes(bundles: FeedBundles): Route[] {
  return [
    route({
      operationId: 'getFeedBundles',
      method: 'get',
      path: '/api/operator/feed-bundles',
      summary: "Returns the hub's signing key, the latest export and import, and the files in the import folder.",
      access: { kind: 'operator' },
      answers: { 200: feedBundlesSchema },
      handler: async () => ({ status: 200, body: await bundles.state() }),
    }),
    route({
      operationId: 'exportFeedBundle',
      method: 'post',
      path: '/api/operator/feed-bundles',
      summary: 'Fetches complete feeds from the network and exports them as one signed bundle.',
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
      summary: 'Downloads the latest feed bundle.',
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
      operationId: 'importFeedBundle',
      method: 'post',
      path: '/api/operator/feed-bundles/incoming',
      summary: "Verifies a bundle in the hub's folder with the given key, and imports it.",
      access: { kind: 'operator' },
      body: feedBundleLoad,
      answers: { 202: feedBundlesSchema },
      handler: async (context) => ({
        status: 202,
        body: await bundles.load(context.body, viewerOf(context).userId),
      }),
    }),
    route({
      operationId: 'addIncomingFeedBundle',
      method: 'put',
      path: '/api/operator/feed-bundles/incoming/{file}',
      summary: "Uploads a bundle to the hub's folder. It has no effect until it is imported with a key.",
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
      operationId: 'removeIncomingFeedBundle',
      method: 'delete',
      path: '/api/operator/feed-bundles/incoming/{file}',
      summary: "Deletes a bundle from the hub's folder. Imported data stay.",
      access: { kind: 'operator' },
      params: incomingParams,
      answers: { 200: feedBundlesSchema },
      handler: async (context) => ({
        status: 200,
        body: await bundles.remove(context.params.file, viewerOf(context).userId),
      }),
    }),
  ];
}

/** Routes of single feeds. */
function feedRoutes(feeds: Feeds): Route[] {
  return [
    route({
      operationId: 'updateAdvisoryFeed',
      method: 'patch',
      path: '/api/operator/advisory-feeds/{id}',
      summary: "Turns a network feed on, which fetches it, or off. Imported data stay, but aren't updated.",
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
      summary: 'Sets the API key of a feed, replacing the previous one.',
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
      operationId: 'removeAdvisoryFeedKey',
      method: 'delete',
      path: '/api/operator/advisory-feeds/{id}/key',
      summary: 'Removes the API key of a feed.',
      access: { kind: 'operator' },
      params: feedParams,
      answers: { 204: null },
      handler: async (context) => {
        await feeds.setKey(context.params.id, null, viewerOf(context).userId);
        return { status: 204 };
      },
    }),
    route({
      operationId: 'fetchAdvisoryFeed',
      method: 'post',
      path: '/api/operator/advisory-feeds/{id}/fetch',
      summary: 'Fetches an enabled feed now.',
      access: { kind: 'operator' },
      params: feedParams,
      answers: { 204: null },
      handler: async (context) => {
        await feeds.ask(context.params.id, viewerOf(context).userId);
        return { status: 204 };
      },
    }),
  ];
}
