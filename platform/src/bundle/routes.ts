/** REST of bundles. */
import type { Channels, ChannelRow } from '../channel/index.ts';
import { channelParams, organizationOf, route, viewerOf } from '../http/index.ts';
import type { Route, RouteContext } from '../http/index.ts';
import * as contract from './contract.ts';
import type { BundleJobs } from './jobs.ts';

const BUNDLES = '/api/organizations/{org}/channels/{channel}/bundles';
const BUNDLE = 'application/octet-stream';
const KEEP = { kind: 'organization', action: 'channel.edit', person: true } as const;
const PUBLISH = { kind: 'organization', action: 'artifact.publish', person: true } as const;

/** Routes of bundles. */
export function bundleRoutes(channels: Channels, jobs: BundleJobs): Route[] {
  const opened = (context: RouteContext<{ channel: string }>): Promise<ChannelRow> =>
    channels.open(organizationOf(context), context.params.channel, context.viewer);
  return [
    route({
      method: 'get',
      path: BUNDLES,
      summary: 'Lists the bundles exported from or imported into a channel, newest first.',
      access: KEEP,
      params: channelParams,
      query: contract.bundlesQuery,
      answers: { 200: contract.bundleJobs },
      handler: async (context) => ({ status: 200, body: await jobs.list(await opened(context), context.query) }),
    }),
    route({
      operationId: 'exportBundle',
      method: 'post',
      path: BUNDLES,
      summary:
        'Exports a signed bundle of what a channel serves, or of the part that an environment needs. Mirrors download missing files first.',
      access: KEEP,
      params: channelParams,
      body: contract.makeBody,
      answers: { 202: contract.bundleJob },
      handler: async (context) => ({
        status: 202,
        body: await jobs.make(await opened(context), context.body, viewerOf(context).userId),
      }),
    }),
    route({
      method: 'get',
      path: `${BUNDLES}/key`,
      summary: 'Returns the signing key that other hubs must trust to import bundles of this hub.',
      access: KEEP,
      params: channelParams,
      answers: { 200: contract.ownKey },
      handler: async (context) => {
        await opened(context);
        return { status: 200, body: await jobs.ownKey() };
      },
    }),
    route({
      operationId: 'listIncomingBundles',
      method: 'get',
      path: `${BUNDLES}/incoming`,
      summary: "Lists the bundles in the organization's folder on the hub, compared with this channel.",
      access: PUBLISH,
      params: channelParams,
      answers: { 200: contract.incomingBundles },
      handler: async (context) => ({ status: 200, body: await jobs.incoming(await opened(context)) }),
    }),
    route({
      operationId: 'importBundle',
      method: 'post',
      path: `${BUNDLES}/incoming`,
      summary:
        "Imports a bundle from the organization's folder into a hosted channel. All files are added in one step.",
      access: PUBLISH,
      params: channelParams,
      body: contract.bringBody,
      answers: { 202: contract.bundleJob },
      handler: async (context) => ({
        status: 202,
        body: await jobs.bring(await opened(context), context.body, viewerOf(context).userId),
      }),
    }),
    route({
      method: 'get',
      path: `${BUNDLES}/{id}/file`,
      summary: 'Downloads an exported bundle. It is stored for one week.',
      access: KEEP,
      params: contract.jobParams,
      answers: { 200: { contentType: BUNDLE } },
      handler: async (context) => {
        const { stream, bytes, name } = await jobs.file(await opened(context), context.params.id);
        return {
          status: 200,
          stream,
          headers: {
            'content-type': BUNDLE,
            'content-disposition': `attachment; filename="${name}"`,
            'content-length': String(bytes),
            'cache-control': 'no-store',
          },
        };
      },
    }),
  ];
}
