import { randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import express from 'express';
import type { Express, NextFunction, Request, Response } from 'express';
import { can, featureNeeded, holdsScope, scopeOfAction } from '@terrarium/domain/access';
import type { Action, Feature, Role } from '@terrarium/domain/access';
import { DATA_POLICY, discardRest, isRequestId } from '@terrarium/domain/http';
import { redactTarget } from '@terrarium/domain/repo';
import { RejectionLines } from '@terrarium/domain/telemetry';
import type { RawHandler } from '../core.ts';
import { isForeignKeyViolation, isUnstorableText } from '../db/index.ts';
import type { Db, WriteLocks } from '../db/index.ts';
import type { Logger } from '../monitoring/log.ts';
import { bodyReader } from './body.ts';
import { actAsMachine, asRequest } from './current.ts';
import { badToken, errorBody, forbidden, notFound, toHttpError, unauthorized, unstorable } from './errors.ts';
import type { TokenProblem } from './errors.ts';
import { once } from './idempotency.ts';
import { featureOf, isMachine, userIdOf } from './route.ts';
import type { AnyReply, Machine, OrganizationContext, Principal, Route, RouteContext, Viewer } from './route.ts';
import { bySpecificity } from './order.ts';
import { validate } from './validate.ts';
import { unsupported, Versions } from './versions.ts';
import type { NameFor } from './versions.ts';
import { validateAnswer, validateFailure } from './validateAnswer.ts';

/** Authenticates callers, and returns their role in an organization. */
export interface Authorizer {
  /** Returns the caller of a token, or why it is invalid. */
  openToken(token: string): Promise<Principal | TokenProblem>;
  /** Returns whether the viewer's email address is confirmed. */
  isConfirmed(viewer: Viewer): Promise<boolean>;
  /** Returns whether the viewer signed in or re-authenticated in this session a few minutes ago. */
  hasFreshProof(viewer: Viewer): Promise<boolean>;
  /** Returns whether the viewer operates the hub. Not cached. */
  isOperator(viewer: Viewer): Promise<boolean>;
  /** Finds an organization by name or ID, with the user's role in it; null if missing. */
  organization(
    nameOrId: string,
    userId: string | null,
  ): Promise<{ id: string; name: string; title: string; role: Role | null } | null>;
  /**
   * Rejects features that an organization's plan doesn't include, or its admins turned off.
   * @throws 403 `not_in_plan`, `switched_off`
   */
  requireFeature(organizationId: string, feature: Feature): Promise<void>;
  /**
   * Rejects features that neither a user's plans nor those of their organizations include.
   * @throws 403 `not_in_plan`
   */
  requireOwnFeature(viewer: Viewer, feature: Feature): Promise<void>;
}

/** A completed request. */
export interface Answered {
  /** The declared path, or the first part of the URL for raw handlers; `unknown` if none matched. */
  route: string;
  method: string;
  /** Null if the client disconnected before the last byte. */
  status: number | null;
  seconds: number;
}

/** Dependencies of the application. */
export interface AppOptions {
  routes: Route[];
  rawHandlers: RawHandler[];
  authorizer: Authorizer;
  db: Db;
  /** Serializes writes of a resource. */
  writeLocks: WriteLocks;
  /** Returns names to show in edit conflicts. */
  nameFor: NameFor;
  log: Logger;
  /** See Config.trustProxy. */
  trustProxy: string[];
  /** Validates every response against its declaration (tests, development). */
  validateAnswers: boolean;
  /** Called for every completed request. */
  observe?(answered: Answered): void;
  /** See `Connection.noteTrouble`. */
  noteTrouble(error: unknown): boolean;
}

/**
 * Creates the Express application: raw handlers first, then the declared routes from the most specific on, 404 for
 * others, and one error format.
 */
export function createApp(options: AppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', options.trustProxy);
  app.set('query parser', 'simple');
  app.use(observe(options));
  for (const { path, handler } of options.rawHandlers) {
    // If the handler passes requests on to declared routes, these check it.
    const passesOn = options.routes.some((route) => route.path.startsWith(`${path}/`));
    app.use(path, countedAs(path), ...(passesOn ? [] : [refuseIfMatch]), handler);
  }
  const versions = new Versions(options.db, options.writeLocks, options.nameFor, options.routes);
  for (const route of [...options.routes].sort(bySpecificity)) {
    const pattern = route.path.replaceAll(
      /\{(\w+)\}/g,
      (_, part: string) => `${part === route.deepPart ? '*' : ':'}${part}`,
    );
    app[route.method](pattern, countedAs(route.path), handle(route, options, versions));
  }
  app.use((request: Request) => {
    throw unknownAddress(request);
  });
  app.use((error: unknown, request: Request, response: Response, _next: NextFunction) =>
    answerError(error, request, response, options),
  );
  return app;
}

/**
 * Rejects If-Match outside declared routes, because files have no version for writes.
 * Reads of them handle their ETags.
 */
function refuseIfMatch(request: Request, _response: Response, next: NextFunction): void {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  next(!isRead && request.get('if-match') !== undefined ? unsupported() : undefined);
}

/** Sets the name under which a request is counted. */
function countedAs(path: string) {
  return (_request: Request, response: Response, next: NextFunction): void => {
    response.locals['route'] = path;
    next();
  };
}

/** Paths of channel reads. */
const READ = new Set(['/repo', '/t']);

/** Assigns an ID to every request, and logs one line after the response. */
function observe({ log, observe: counted }: AppOptions) {
  const rejections = new RejectionLines();
  return (request: Request, response: Response, next: NextFunction): void => {
    const given = request.get('x-request-id') ?? '';
    const id = isRequestId(given) ? given : randomUUID();
    const started = performance.now();
    response.locals['requestId'] = id;
    response.setHeader('x-request-id', id);
    response.setHeader('x-content-type-options', 'nosniff');
    response.on('close', () => {
      counted?.({
        route: String(response.locals['route'] ?? 'unknown'),
        method: request.method,
        status: response.writableFinished ? response.statusCode : null,
        seconds: (performance.now() - started) / 1000,
      });
      const viewer = response.locals['viewer'] as Principal | null | undefined;
      const { statusCode: status } = response;
      const isRead = READ.has(String(response.locals['route'])) && ['GET', 'HEAD'].includes(request.method);
      const refusal = rejections.of({ status, address: request.ip, isRead });
      log[status >= 500 || refusal !== null ? 'warn' : 'info'](
        {
          requestId: id,
          method: request.method,
          path: redactTarget(request.originalUrl),
          status,
          ms: Math.round(performance.now() - started),
          user: viewer ? (userIdOf(viewer) ?? undefined) : undefined,
          ...(viewer && isMachine(viewer) ? { serviceAccount: viewer.serviceAccount.id } : {}),
          ...(response.writableFinished ? {} : { aborted: true }),
          ...(refusal === null ? {} : { ...refusal, code: response.locals['code'] as string | undefined }),
        },
        refusal === null ? 'request' : status === 401 ? 'authentication failed' : 'permission denied',
      );
    });
    asRequest(id, next);
  };
}

function handle(route: Route, options: AppOptions, versions: Versions) {
  const readBody = bodyReader(route);
  const answer = async (request: Request, response: Response): Promise<void> => {
    const requestId = String(response.locals['requestId']);
    // Authorize before reading the body, so unauthorized requests are cheap.
    const viewer = await viewerFor(route, request, options.authorizer);
    response.locals['viewer'] = viewer;
    if (isMachine(viewer)) actAsMachine(viewer);
    // Names never contain characters that the database rejects.
    const parts = Object.fromEntries(
      Object.entries(request.params).map(([name, part]) => [name, Array.isArray(part) ? part.join('/') : part]),
    );
    if (Object.values(parts).some((part) => part.includes('\0'))) throw notFound();
    const organization = await organizationFor(route, request, viewer, options.authorizer);
    if (typeof route.alsoAsks !== 'function')
      await mustAllowAll(route, route.alsoAsks, organization, viewer, options.authorizer);
    const params = await validate('path', route.params, parts);
    versions.check(route, request.get('if-match'));
    const gone = new AbortController();
    response.on('close', () => {
      if (!response.writableFinished) gone.abort();
    });
    const log = options.log.child({ requestId });
    const known: RouteContext = {
      params,
      query: {},
      body: undefined,
      viewer,
      organization,
      requestId,
      signal: gone.signal,
      log,
      request,
      response,
    };
    const { query, body } = await sent(route, request, response, readBody).catch(async (error: unknown) => {
      if (route.takesAway) await mustHave(route, organization, options.authorizer);
      const found = await route.find?.(known as RouteContext<never, never, never>);
      (found as AnyReply | undefined)?.stream?.destroy();
      throw error;
    });
    if (typeof route.alsoAsks === 'function')
      await mustAllowAll(route, route.alsoAsks(body as never), organization, viewer, options.authorizer);
    const context: RouteContext = { ...known, query, body };
    if (route.takesAway && !(await route.takesAway(context as RouteContext<never, never, never>)))
      await mustHave(route, organization, options.authorizer);
    const work = async (): Promise<AnyReply> => {
      try {
        return await route.handler(context as RouteContext<never, never, never>);
      } catch (error) {
        // A foreign key may fail because the organization or membership was deleted meanwhile. Then this returns the
        // current error.
        if (isForeignKeyViolation(error)) await organizationFor(route, request, viewer, options.authorizer);
        // The database doesn't report which input the text came from.
        const places = Object.keys(request.query).filter((name) => String(request.query[name]).includes('\0'));
        if (isUnstorableText(error) && places.length > 0) throw unstorable(places.map((name) => ['query', name]));
        throw error;
      }
    };
    const reply = await once(options.db, route, request, viewer, () => versions.around(route, context, work));
    if (options.validateAnswers) validateAnswer(route, reply);
    await send(response, reply);
  };
  if (!options.validateAnswers) return answer;
  return (request: Request, response: Response): Promise<void> =>
    answer(request, response).catch((error: unknown) => {
      validateFailure(route, toHttpError(error, String(response.locals['requestId'])));
      throw error;
    });
}

/** Reads what the caller sent in addition to the path. @throws 400, 413, 415, 422 */
async function sent(
  route: Route,
  request: Request,
  response: Response,
  readBody: ReturnType<typeof bodyReader>,
): Promise<{ query: unknown; body: unknown }> {
  const query = await validate('query', route.query, { ...request.query });
  await readBody(request, response);
  return { query, body: await validate('body', route.body, request.body) };
}

async function viewerFor(route: Route, request: Request, authorizer: Authorizer): Promise<Principal | null> {
  if (route.access.kind === 'public') return null;
  const header = request.get('authorization');
  const open =
    route.access.kind === 'optional' || (route.access.kind === 'organization' && route.access.everybody === true);
  if (header === undefined) {
    if (open) return null;
    throw unauthorized();
  }
  const token = /^Bearer +([A-Za-z0-9._~+/=-]+)$/i.exec(header)?.[1];
  // Reject a bad token also where none is required, so that clients notice that their session expired.
  if (token === undefined) throw unauthorized();
  const viewer = await authorizer.openToken(token);
  if (typeof viewer === 'string') throw badToken(viewer);
  if (isMachine(viewer)) {
    mustHaveScopes(route.machineScopes, viewer);
    return viewer;
  }
  if (viewer.apiToken !== undefined && !holdsScope(viewer.apiToken.scope, route.scope))
    throw forbidden(
      `This needs an API token with the scope '${route.scope}'; the scope of this one is '${viewer.apiToken.scope}'. Issue one for it in the hub, on the page Tokens of your profile.`,
      'scope_too_small',
    );
  if (route.access.kind === 'user' && route.access.inSession && viewer.apiToken !== undefined)
    throw forbidden('API tokens have no session. This call requires a signed-in user.', 'person_needed');
  if (route.access.kind === 'user' && route.access.inPerson && viewer.isApplication) {
    throw forbidden("Applications and API tokens can't do this. Sign in to the hub in your browser.", 'person_needed');
  }
  if (route.access.kind === 'user' && route.access.confirmed && !(await authorizer.isConfirmed(viewer))) {
    throw forbidden(
      'Confirm your email address first. Open the link in your sign-up email, then try again.',
      'address_not_confirmed',
    );
  }
  // Applications can't act as operator.
  if (route.access.kind === 'operator' && (viewer.isApplication || !(await authorizer.isOperator(viewer))))
    throw unknownAddress(request);
  if (
    (route.access.kind === 'user' || route.access.kind === 'operator') &&
    route.access.freshProof &&
    !(await authorizer.hasFreshProof(viewer))
  ) {
    const what = route.access.kind === 'user' ? 'who can get into your account' : 'accounts or plans of others';
    throw forbidden(`This changes ${what}. Confirm it's you, then try again.`, 'fresh_proof_needed');
  }
  const own = route.access.kind === 'user' ? featureOf(route) : null;
  if (own !== null) await authorizer.requireOwnFeature(viewer, own);
  return viewer;
}

/** Checks the scopes of a key; null is closed to machines. @throws 403 */
function mustHaveScopes(scopes: Route['machineScopes'], { key }: Machine): void {
  if (scopes === null)
    throw forbidden("Service accounts can't do this. It requires a signed-in user.", 'person_needed');
  const missing = scopes.find((scope) => !key.scopes.includes(scope));
  if (missing !== undefined)
    throw forbidden(
      `This needs a service account key with the scope '${missing}'. This one has: ${key.scopes.join(', ')}.`,
      'scope_too_small',
    );
}

/** Whether the caller is a service account of this organization. */
function isAtHome(caller: Principal | null, { id }: OrganizationContext): caller is Machine {
  return isMachine(caller) && caller.organizationId === id;
}

function unknownAddress(request: Request): Error {
  return notFound(`The address ${redactTarget(request.originalUrl)}`, 'unknown_address');
}

async function organizationFor(
  route: Route,
  request: Request,
  viewer: Principal | null,
  authorizer: Authorizer,
): Promise<OrganizationContext | null> {
  if (route.access.kind !== 'organization') return null;
  const named = String(request.params['org'] ?? '');
  const organization = await authorizer.organization(named, viewer && userIdOf(viewer));
  const missing = (): Error => notFound(`The organization '${named.slice(0, 80)}'`, 'organization_not_found');
  if (!organization) throw missing();
  if (isAtHome(viewer, organization)) {
    // The scope allowed the action. Beyond it, a machine sees what members see.
    const known = { ...organization, role: 'member' as const };
    const { action } = route.access;
    if (!route.takesAway) await mustHaveFeature(route, action, known, authorizer);
    return known;
  }
  if (organization.role !== null) {
    if (route.takesAway) mustBeAllowed(route.access.action, organization);
    else await mustAllow(route, route.access.action, organization, authorizer);
    return organization;
  }
  if (route.access.everybody === true) return organization;
  throw missing();
}

/** Checks the member's role, then the organization's plan. @throws 403 */
async function mustAllow(
  route: Route,
  action: Action,
  organization: OrganizationContext,
  authorizer: Authorizer,
): Promise<void> {
  mustBeAllowed(action, organization);
  await mustHaveFeature(route, action, organization, authorizer);
}

/** Checks the caller's role or scope for further actions, and the organization's plan. @throws 403 */
async function mustAllowAll(
  route: Route,
  actions: readonly Action[],
  organization: OrganizationContext | null,
  caller: Principal | null,
  authorizer: Authorizer,
): Promise<void> {
  if (organization === null) return;
  for (const action of actions) {
    if (isAtHome(caller, organization)) {
      const scope = scopeOfAction(action, route.scope === 'read');
      mustHaveScopes(scope === undefined ? null : scope === null ? [] : [scope], caller);
    } else mustBeAllowed(action, organization);
    await mustHaveFeature(route, action, organization, authorizer);
  }
}

/** Checks that the organization's plan includes an action. @throws 403 */
async function mustHaveFeature(
  { method }: Route,
  action: Action,
  organization: OrganizationContext,
  authorizer: Authorizer,
): Promise<void> {
  const feature = featureNeeded(action, method);
  if (feature !== null) await authorizer.requireFeature(organization.id, feature);
}

/** Checks the member's role. @throws 403 */
function mustBeAllowed(action: Action, organization: OrganizationContext): void {
  if (!can(organization.role, action))
    throw forbidden(`Your role in '${organization.name}' doesn't allow this. Ask an organization admin.`);
}

/** Checks that the organization's plan includes the feature of a route, after it turned out to need it. @throws 403 */
async function mustHave(route: Route, organization: OrganizationContext | null, authorizer: Authorizer): Promise<void> {
  const feature = featureOf(route);
  if (organization !== null && feature !== null) await authorizer.requireFeature(organization.id, feature);
}

async function send(response: Response, reply: AnyReply): Promise<void> {
  response.status(reply.status);
  if (!reply.stream) {
    response.setHeader('cache-control', 'no-store');
    response.setHeader('content-security-policy', DATA_POLICY);
  }
  for (const [name, value] of Object.entries(reply.headers ?? {})) response.setHeader(name, value);
  if (reply.stream) {
    if (response.req.method === 'HEAD') {
      reply.stream.destroy();
      response.end();
    } else await pipeline(reply.stream, response);
  } else if (reply.body === undefined) response.end();
  else response.json(reply.body);
}

/** Returns whether the client disconnected before or during the response, so that its work was aborted. */
function isGone(error: unknown, response: Response): boolean {
  return (
    response.destroyed &&
    !response.writableFinished &&
    error instanceof Error &&
    (error.name === 'AbortError' ||
      ('code' in error && (error.code === 'ERR_STREAM_PREMATURE_CLOSE' || error.code === 'ERR_STREAM_UNABLE_TO_PIPE')))
  );
}

function answerError(error: unknown, request: Request, response: Response, { log, noteTrouble }: AppOptions): void {
  const requestId = String(response.locals['requestId']);
  const failure = toHttpError(error, requestId);
  response.locals['code'] = failure.code;
  // Database problems are logged once, not per request, and disconnected clients aren't errors.
  if (failure.status >= 500 && !isGone(error, response) && !noteTrouble(error))
    log.error(
      { err: failure.cause ?? failure, requestId, method: request.method, path: redactTarget(request.originalUrl) },
      'request failed',
    );
  if (response.headersSent) {
    // Part of a stream was sent, so only closing the connection can signal the failure.
    response.destroy();
    return;
  }
  for (const name of response.getHeaderNames())
    if (name !== 'x-request-id' && name !== 'x-content-type-options') response.removeHeader(name);
  response.status(failure.status);
  for (const [name, value] of Object.entries(failure.headers)) response.setHeader(name, value);
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-security-policy', DATA_POLICY);
  response.once('finish', () => discardRest(request));
  response.json(errorBody(failure));
}
