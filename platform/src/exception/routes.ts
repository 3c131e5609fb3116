/** REST of requests for exceptions, and of the exceptions that were granted. */
import type { Channels } from '../channel/index.ts';
import { channelParams, organizationOf, organizationParams, route, unauthorized, viewerOf } from '../http/index.ts';
import type { Route, RouteContext, Viewer } from '../http/index.ts';
import type { ChannelRow } from '../channel/index.ts';
import * as contract from './contract.ts';
import type { GrantedExceptions } from './granted.ts';
import type { Exceptions } from './service.ts';

const ORGANIZATION = '/api/organizations/{org}';
const REQUESTS = `${ORGANIZATION}/exception-requests`;
const OWN = `${ORGANIZATION}/channels/{channel}/exception-requests`;
const GRANTED = `${ORGANIZATION}/channels/{channel}/exceptions`;
/** Whoever may read a channel may ask for what is refused in it. */
const READER = { kind: 'organization', action: 'artifact.read', everybody: true } as const;
const READ = { kind: 'organization', action: 'policy.read' } as const;
const DECIDE = { kind: 'organization', action: 'policy.edit' } as const;

/** The routes of exceptions. */
export function exceptionRoutes(channels: Channels, exceptions: Exceptions, granted: GrantedExceptions): Route[] {
  const opened = (context: RouteContext<{ channel: string }>): Promise<ChannelRow> =>
    channels.open(organizationOf(context), context.params.channel, context.viewer);
  /** The channel for somebody who is signed in: a visitor of a public one has nobody to be answered as. */
  const asked = async (
    context: Pick<RouteContext<{ channel: string }>, 'params' | 'organization' | 'viewer'>,
  ): Promise<{ channel: ChannelRow; viewer: Viewer }> => {
    if (context.viewer === null) throw unauthorized();
    return {
      channel: await channels.open(organizationOf(context), context.params.channel, context.viewer),
      viewer: context.viewer,
    };
  };
  return [
    route({
      method: 'get',
      path: OWN,
      summary: 'Lists what the caller asked to be excepted in a channel, the newest first.',
      access: READER,
      params: channelParams,
      query: contract.ownQuery,
      answers: { 200: contract.ownRequests },
      find: asked,
      handler: async (context) => {
        const { channel, viewer } = await asked(context);
        return { status: 200, body: await exceptions.own(channel, viewer, context.query) };
      },
    }),
    route({
      method: 'post',
      path: OWN,
      summary: 'Asks for an exception from the policy of a channel. What is asked for already is joined (200).',
      access: READER,
      params: channelParams,
      body: contract.requestInput,
      answers: { 200: contract.ownRequest, 201: contract.ownRequest },
      handler: async (context) => {
        const { channel, viewer } = await asked(context);
        const { isNew, request } = await exceptions.ask(channel, viewer, context.body);
        return { status: isNew ? 201 : 200, body: request };
      },
    }),
    route({
      method: 'delete',
      path: `${OWN}/{id}`,
      summary: 'Takes the caller out of an open request; one that nobody makes any more is withdrawn.',
      access: READER,
      params: contract.ownParams,
      answers: { 204: null },
      handler: async (context) => {
        const { channel, viewer } = await asked(context);
        await exceptions.withdraw(channel, viewer, context.params.id);
        return { status: 204 };
      },
    }),
    route({
      method: 'get',
      path: REQUESTS,
      summary: 'Lists requests for exceptions, open ones first, the newest first.',
      access: DECIDE,
      params: organizationParams,
      query: contract.requestsQuery,
      answers: { 200: contract.exceptionRequests },
      handler: async (context) => ({
        status: 200,
        body: await exceptions.list(organizationOf(context), viewerOf(context), context.query),
      }),
    }),
    route({
      method: 'get',
      path: `${REQUESTS}/{id}`,
      summary: 'Returns a request for an exception.',
      access: DECIDE,
      params: contract.requestParams,
      answers: { 200: contract.exceptionRequest },
      handler: async (context) => ({
        status: 200,
        body: await exceptions.one(organizationOf(context), viewerOf(context), context.params.id),
      }),
    }),
    route({
      method: 'get',
      path: `${REQUESTS}/{id}/impact`,
      summary: 'Tells what an exception for a request would let in and give back: files, CVEs, licences, packages.',
      access: DECIDE,
      params: contract.requestParams,
      query: contract.impactQuery,
      answers: { 200: contract.requestImpact },
      handler: async (context) => ({
        status: 200,
        body: await exceptions.impact(
          organizationOf(context),
          viewerOf(context),
          context.params.id,
          context.query.spec,
          context.signal,
        ),
      }),
    }),
    route({
      method: 'put',
      path: `${REQUESTS}/{id}/decision`,
      summary:
        'Allows or declines what a request asks for, and tells those who asked. Of two decisions the first counts.',
      access: DECIDE,
      params: contract.requestParams,
      body: contract.decisionInput,
      answers: { 200: contract.exceptionRequest },
      handler: async (context) => ({
        status: 200,
        body: await exceptions.decide(organizationOf(context), viewerOf(context), context.params.id, context.body),
      }),
    }),
    route({
      method: 'get',
      path: `${ORGANIZATION}/exceptions`,
      summary: "Lists the exceptions that stand on an organization's channels, the newest first.",
      access: READ,
      params: organizationParams,
      query: contract.exceptionsQuery,
      answers: { 200: contract.grantedExceptions },
      handler: async (context) => ({
        status: 200,
        body: await granted.grantedOf(organizationOf(context), viewerOf(context), context.query),
      }),
    }),
    route({
      method: 'get',
      path: GRANTED,
      summary: 'Lists the exceptions that stand on a channel beside its policy, the newest first.',
      access: READ,
      params: channelParams,
      query: contract.exceptionsQuery,
      answers: { 200: contract.grantedExceptions },
      handler: async (context) => ({
        status: 200,
        body: await granted.granted(await opened(context), context.query),
      }),
    }),
    route({
      method: 'get',
      path: `${GRANTED}/{id}`,
      summary: 'An exception that was granted on a channel.',
      access: READ,
      params: contract.exceptionParams,
      version: { of: 'exception' },
      answers: { 200: contract.grantedException },
      handler: async (context) => ({
        status: 200,
        body: await granted.find(await opened(context), context.params.id),
      }),
    }),
    route({
      method: 'patch',
      path: `${GRANTED}/{id}`,
      summary: 'Gives an exception another end.',
      access: DECIDE,
      params: contract.exceptionParams,
      body: contract.endInput,
      answers: { 200: contract.grantedException },
      handler: async (context) => ({
        status: 200,
        body: await granted.moveEnd(await opened(context), viewerOf(context), context.params.id, context.body.until),
      }),
    }),
    route({
      method: 'delete',
      path: `${GRANTED}/{id}`,
      summary: 'Ends an exception now: the next publication of the channel refuses again.',
      access: DECIDE,
      params: contract.exceptionParams,
      answers: { 204: null },
      handler: async (context) => {
        await granted.end(await opened(context), viewerOf(context), context.params.id);
        return { status: 204 };
      },
    }),
  ];
}
