/** REST of requests for exceptions, and of exceptions. */
import type { Channels } from '../channel/index.ts';
import {
  channelParams,
  organizationOf,
  organizationParams,
  route,
  unauthorized,
  userIdOf,
  viewerOf,
} from '../http/index.ts';
import type { Route, RouteContext, Viewer } from '../http/index.ts';
import type { ChannelRow } from '../channel/index.ts';
import * as contract from './contract.ts';
import type { GrantedExceptions } from './granted.ts';
import type { Exceptions } from './service.ts';

const ORGANIZATION = '/api/organizations/{org}';
const REQUESTS = `${ORGANIZATION}/exception-requests`;
const OWN = `${ORGANIZATION}/channels/{channel}/exception-requests`;
const GRANTED = `${ORGANIZATION}/channels/{channel}/exceptions`;
/** Anyone who can read a channel can request exceptions for its blocked packages. */
const READER = { kind: 'organization', action: 'artifact.read', everybody: true, person: true } as const;
const READ = { kind: 'organization', action: 'policy.read' } as const;
const EDIT = { kind: 'organization', action: 'policy.edit' } as const;
/** Exceptions that users request are decided by users. */
const DECIDE = { ...EDIT, person: true } as const;

/** Routes of exceptions. */
export function exceptionRoutes(channels: Channels, exceptions: Exceptions, granted: GrantedExceptions): Route[] {
  return [...requestRoutes(channels, exceptions), ...grantedRoutes(channels, granted)];
}

/** Routes of requests for exceptions, and of their review. */
function requestRoutes(channels: Channels, exceptions: Exceptions): Route[] {
  /** Returns the channel for a signed-in user. Visitors of a public channel can't make requests. */
  const asked = async (
    context: Pick<RouteContext<{ channel: string }, unknown, unknown, Viewer>, 'params' | 'organization' | 'viewer'>,
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
      summary: "Lists the caller's exception requests in a channel, newest first.",
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
      operationId: 'requestException',
      method: 'post',
      path: OWN,
      summary:
        "Requests an exception from a channel's policy. If it was already requested, the caller joins that request (200).",
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
      operationId: 'cancelExceptionRequest',
      method: 'delete',
      path: `${OWN}/{id}`,
      summary: 'Removes the caller from an open request. The request is canceled if no other requester remains.',
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
      summary: 'Lists exception requests, open ones first, then newest first.',
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
      summary: 'Returns an exception request.',
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
      summary:
        'Returns the effect of granting a request: allowed files, CVEs, licenses, and packages that become installable.',
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
      operationId: 'reviewException',
      method: 'put',
      path: `${REQUESTS}/{id}/decision`,
      summary: 'Approves or declines an exception request, and notifies the requesters. Only the first review counts.',
      access: DECIDE,
      params: contract.requestParams,
      body: contract.decisionInput,
      answers: { 200: contract.exceptionRequest },
      handler: async (context) => ({
        status: 200,
        body: await exceptions.decide(organizationOf(context), viewerOf(context), context.params.id, context.body),
      }),
    }),
  ];
}

/** Routes of granted exceptions. */
function grantedRoutes(channels: Channels, granted: GrantedExceptions): Route[] {
  const opened = (context: RouteContext<{ channel: string }>): Promise<ChannelRow> =>
    channels.open(organizationOf(context), context.params.channel, context.viewer);
  return [
    route({
      method: 'get',
      path: `${ORGANIZATION}/exceptions`,
      summary: "Lists the active exceptions in the organization's channels, newest first.",
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
      summary: 'Lists the active exceptions in a channel, newest first.',
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
      summary: 'Returns an exception of a channel.',
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
      summary: 'Changes the expiration of an exception.',
      access: EDIT,
      params: contract.exceptionParams,
      body: contract.endInput,
      answers: { 200: contract.grantedException },
      handler: async (context) => ({
        status: 200,
        body: await granted.moveEnd(
          await opened(context),
          userIdOf(viewerOf(context)),
          context.params.id,
          context.body.until,
        ),
      }),
    }),
    route({
      operationId: 'revokeChannelException',
      method: 'delete',
      path: `${GRANTED}/{id}`,
      summary: 'Revokes an exception now. The next version of the channel blocks the files again.',
      access: EDIT,
      params: contract.exceptionParams,
      answers: { 204: null },
      handler: async (context) => {
        await granted.end(await opened(context), userIdOf(viewerOf(context)), context.params.id);
        return { status: 204 };
      },
    }),
  ];
}
