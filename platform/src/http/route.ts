import type { Readable } from 'node:stream';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { featureNeeded, ownFeatureNeeded, scopeOfAction } from '@terrarium/domain/access';
import type {
  Action,
  ApiTokenScope,
  Feature,
  MachineAction,
  ServiceAccountScope,
  Role,
} from '@terrarium/domain/access';
import type { Versioned } from '@terrarium/domain/http';
import type { Logger } from '../monitoring/log.ts';

/**
 * Who can call a route.
 * `public`: anyone; a bearer token is ignored. `optional`: anyone, but a bearer token must be valid. `user`: a
 * signed-in user. `inPerson` excludes applications and API tokens (403). `inSession` excludes API tokens, which have no
 * session (403). `freshProof` requires sign-in or re-authentication in this session a few minutes ago (403
 * `fresh_proof_needed`), so that a stolen session isn't enough. `confirmed` requires a confirmed email address (403
 * `address_not_confirmed`), because the account may be a stranger's until then. `organization`: users with the
 * permission in the organization `{org}` of the path (name or ID). Others get 401 (visitors), 404 (not members), or 403
 * (members without the permission, and `not_in_plan` if the plan doesn't include its feature:
 * domain/access/featureNeeded.ts; `feature` sets it for users' own actions). `everybody` also admits visitors and
 * strangers, with role null, and the handler must return 404 for what they can't see. Keys of service accounts need the
 * scope of the action (domain/access/scopes.ts); without one, or with `person`, the route is closed to them (403). What
 * visitors can read needs the scope `channel:read`.
 * `operator`: operators of the hub, in person. Others get 401 (visitors), else 404. `freshProof` as above. `anyToken`:
 * users and service accounts, for what a token is.
 */
export type Access =
  | { kind: 'public' }
  | { kind: 'optional'; person?: true }
  | { kind: 'user'; inPerson?: true; inSession?: true; freshProof?: true; confirmed?: true; feature?: Feature }
  | { kind: 'organization'; action: Action; everybody?: boolean; person?: true }
  | { kind: 'operator'; freshProof?: true }
  | { kind: 'anyToken' };

/**
 * The signed-in caller.
 * `isApplication` if an application or an API token acts for the user; `apiToken` is that token.
 */
export interface Viewer {
  userId: string;
  email: string;
  sessionId: string;
  isApplication?: boolean;
  apiToken?: { id: string; scope: ApiTokenScope };
}

/** A service account that calls with one of its keys. */
export interface Machine {
  serviceAccount: { id: string; name: string };
  organizationId: string;
  key: { id: string; scopes: readonly ServiceAccountScope[]; expiresAt: Date };
}

/** A caller with a valid token. */
export type Principal = Viewer | Machine;

/** Whether a caller is a service account. */
export function isMachine(caller: Principal | null): caller is Machine {
  return caller !== null && 'serviceAccount' in caller;
}

/**
 * Callers that a route admits. Only routes with an action of machines admit them, so others can rely on a user. One
 * action of several is enough.
 */
export type CallerOf<X extends Access> = X extends { person: true }
  ? Viewer
  : X extends { kind: 'organization'; action: infer A }
    ? Extract<A, MachineAction> extends never
      ? Viewer
      : Principal
    : X extends { kind: 'anyToken' | 'optional' }
      ? Principal
      : Viewer;

/** The organization of the path and the caller's role in it; null for a caller who isn't a member. */
export interface OrganizationContext {
  id: string;
  name: string;
  title: string;
  role: Role | null;
}

/** Input of a handler. Params, query, and body are validated. Viewer and organization are as `access` guarantees. */
export interface RouteContext<P = unknown, Q = unknown, B = unknown, V extends Principal = Principal> {
  params: P;
  query: Q;
  body: B;
  viewer: V | null;
  organization: OrganizationContext | null;
  requestId: string;
  /** Aborted if the caller disconnects before the response is complete. */
  signal: AbortSignal;
  log: Logger;
  request: Request;
  response: Response;
}

/** Context of a request before its query and body are validated. */
export type Found<P, V extends Principal = Principal> = Pick<
  RouteContext<P, unknown, unknown, V>,
  'params' | 'viewer' | 'organization'
>;

/** A response that isn't JSON: its media type, or several from which the caller selects. */
interface StreamAnswer {
  contentType: string | readonly string[];
}

/** A JSON response that is also available as a file of another media type. */
interface EitherAnswer extends StreamAnswer {
  json: z.ZodType;
}

/** A JSON response with its own media type, such as JSON Schema. */
interface TypedAnswer {
  contentType: string;
  schema: z.ZodType;
}

/** HTTP statuses that a handler can return. Errors are thrown. */
export type SuccessStatus = 200 | 201 | 202 | 204 | 206 | 302 | 304;

/** Declared responses by status: a schema for JSON, null for no body, a media type, or a schema and a media type. */
export type Answers = { [S in SuccessStatus]?: z.ZodType | null | StreamAnswer | EitherAnswer | TypedAnswer };

/** Declared response of a status, if it has a body. */
type Declared = NonNullable<Answers[SuccessStatus]>;

/** Returns whether a response has, or can have, its own media type. */
export const isFile = (answer: Declared): answer is StreamAnswer | EitherAnswer | TypedAnswer =>
  'contentType' in answer;

/** Returns the JSON schema of a response; undefined for binary ones. */
export function schemaOf(answer: Declared): z.ZodType | undefined {
  if (!isFile(answer)) return answer;
  if ('json' in answer) return answer.json;
  return 'schema' in answer ? answer.schema : undefined;
}

interface JsonReply<S, T extends z.ZodType> {
  status: S;
  body: z.input<T>;
  headers?: Record<string, string>;
}
interface StreamReply<S> {
  status: S;
  stream: Readable;
  headers?: Record<string, string>;
}

/** What a handler returns for one of its declared statuses. */
type Reply<A extends Answers> = {
  [S in keyof A & SuccessStatus]: A[S] extends z.ZodType
    ? JsonReply<S, A[S]>
    : A[S] extends null
      ? { status: S; headers?: Record<string, string> }
      : A[S] extends { json: infer T extends z.ZodType }
        ? JsonReply<S, T> | StreamReply<S>
        : A[S] extends { schema: infer T extends z.ZodType }
          ? JsonReply<S, T>
          : StreamReply<S>;
}[keyof A & SuccessStatus];

/** HTTP methods of routes. HEAD follows GET. */
type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Declaration of a route, with its handler. */
export interface RouteDeclaration<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends Answers,
  X extends Access,
> {
  /** Name in the document, starting with a verb, where http/operationId.ts gives a bad one. */
  operationId?: string;
  method: Method;
  /** With parameters in braces: `/api/organizations/{org}/channels`. */
  path: string;
  /** One sentence for the document. */
  summary: string;
  /** Requirements that this route implements. */
  ledger?: string[];
  access: X;
  /** Further permissions that the caller needs, always or for what the body requests. */
  alsoAsks?: readonly Action[] | ((body: z.output<B>) => readonly Action[]);
  /**
   * Whether the request only removes access.
   * Like DELETE, that is possible under every plan, so that an organization can always remove access. Called for
   * organization routes after their body was read.
   */
  takesAway?: (
    context: Pick<
      RouteContext<z.output<P>, z.output<Q>, z.output<B>, CallerOf<X>>,
      'params' | 'body' | 'viewer' | 'organization'
    >,
  ) => Promise<boolean>;
  params?: P;
  query?: Q;
  body?: B;
  /** Schema of the body for the document, if `body` contains custom checks that can't be documented. */
  bodyDocument?: z.ZodType;
  /** Media types of the body. Default JSON only. */
  bodyTypes?: ('application/json' | 'application/x-www-form-urlencoded')[];
  /** Whether it changes nothing although it isn't a GET, so that read-only API tokens can call it. */
  onlyReads?: boolean;
  /** Maximum body size in bytes. Default 1 MiB. */
  bodyLimit?: number;
  /** Media types of a binary body, which the handler reads from the request. */
  bytes?: readonly string[];
  /** Last path parameter that can contain slashes: `{path}` of `/files/{path}`. */
  deepPart?: string;
  /** Whether the response contains a secret that is shown once, so that it is never stored for `Idempotency-Key`. */
  secretAnswer?: boolean;
  /**
   * Type of the route's resource.
   * On a GET: its response is the resource with its `ETag`, and every PUT, PATCH, and DELETE of the same path supports
   * `If-Match`. On a write of another path: it supports `If-Match`, by that GET, or by `read` if no GET returns the
   * resource alone.
   */
  version?: {
    of: Versioned;
    read?: (context: RouteContext<z.output<P>, z.output<Q>, z.output<B>, CallerOf<X>>) => Promise<unknown>;
  };
  /** The handler checks `If-Match` itself, because the version is that of a file. */
  ownPrecondition?: true;
  answers: A;
  /**
   * Finds the resource of the path as the caller sees it, and throws its 404 or 401.
   * Called before a query error is returned, so that callers without access always get the same response. For a GET
   * without query, the handler does it.
   */
  find?: (context: Found<z.output<P>, CallerOf<X>>) => Promise<unknown>;
  handler: (context: RouteContext<z.output<P>, z.output<Q>, z.output<B>, CallerOf<X>>) => Promise<Reply<A>>;
}

/** Any reply at run time. */
export interface AnyReply {
  status: number;
  body?: unknown;
  stream?: Readable;
  headers?: Record<string, string>;
}

/** A declared route with types erased. */
export interface Route {
  operationId: string | undefined;
  /** The area that declares it; the composition says. */
  area?: string;
  method: Method;
  path: string;
  summary: string;
  ledger: string[];
  access: Access;
  alsoAsks: readonly Action[] | ((body: never) => readonly Action[]);
  takesAway: ((context: RouteContext<never, never, never>) => Promise<boolean>) | undefined;
  params: z.ZodType | undefined;
  query: z.ZodType;
  body: z.ZodType | undefined;
  bodyDocument: z.ZodType | undefined;
  bodyTypes: string[];
  bodyLimit: number;
  bytes: readonly string[];
  deepPart: string | undefined;
  secretAnswer: boolean;
  version:
    | { of: Versioned; read?: ((context: RouteContext<never, never, never>) => Promise<unknown>) | undefined }
    | undefined;
  ownPrecondition: boolean;
  /** Scope that an API token needs. */
  scope: ApiTokenScope;
  /** Scopes that the key of a service account needs; null if the route is closed to machines. */
  machineScopes: readonly ServiceAccountScope[] | null;
  answers: Answers;
  find: ((context: RouteContext<never, never, never>) => Promise<unknown>) | undefined;
  handler: (context: RouteContext<never, never, never>) => Promise<AnyReply>;
}

const DEFAULT_BODY_LIMIT = 1024 * 1024;

/**
 * Makes a query reject undeclared parameters, because a misspelled filter must not return everything or nothing.
 * `looseObject` allows others.
 */
function strictly(query: z.ZodType | undefined): z.ZodType {
  if (query === undefined) return z.strictObject({});
  return query instanceof z.ZodObject && query.def.catchall === undefined ? query.strict() : query;
}

/**
 * Returns the scope that an API token needs for a route.
 * Anything that may change data needs write, unless declared otherwise.
 */
function scopeNeeded({
  method,
  onlyReads,
  access,
}: {
  method: Method;
  onlyReads?: boolean;
  access: Access;
}): ApiTokenScope {
  if (method === 'get' || onlyReads) return 'read';
  return access.kind === 'organization' && access.action === 'artifact.publish' ? 'publish' : 'full';
}

/**
 * Returns the scopes that the key of a service account needs for a route: none if each key can call it, null if the
 * route is closed to machines. The only place that decides it, for the check and for the document.
 */
function machineScopesNeeded(declaration: {
  method: Method;
  onlyReads?: boolean;
  access: Access;
  alsoAsks?: readonly Action[] | ((body: never) => readonly Action[]);
}): ServiceAccountScope[] | null {
  const { access, alsoAsks = [] } = declaration;
  const onlyReads = scopeNeeded(declaration) === 'read';
  if (access.kind === 'anyToken') return [];
  if (access.kind === 'optional') return onlyReads && !access.person ? ['channel:read'] : null;
  if (access.kind !== 'organization' || access.person) return null;
  const actions = [access.action, ...(typeof alsoAsks === 'function' ? [] : alsoAsks)];
  const scopes = new Set(actions.map((action) => scopeOfAction(action, onlyReads)));
  return scopes.has(undefined) ? null : [...scopes].filter((scope) => typeof scope === 'string');
}

/**
 * Declares a route: registration, validation, access check, and OpenAPI document.
 * @throws if an organization route has no `{org}` in its path, so that a wrong declaration fails at startup
 */
export function route<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  const A extends Answers,
  const X extends Access,
>(declaration: RouteDeclaration<P, Q, B, A, X>): Route {
  if (declaration.access.kind === 'organization' && !declaration.path.includes('{org}')) {
    throw new Error(`The route ${declaration.path} asks for organization access but has no {org} in its path.`);
  }
  return {
    operationId: declaration.operationId,
    method: declaration.method,
    path: declaration.path,
    summary: declaration.summary,
    ledger: declaration.ledger ?? [],
    access: declaration.access,
    alsoAsks: declaration.alsoAsks ?? [],
    takesAway: declaration.takesAway as unknown as Route['takesAway'],
    params: declaration.params,
    query: strictly(declaration.query),
    body: declaration.body,
    bodyDocument: declaration.bodyDocument,
    bodyTypes: declaration.bodyTypes ?? ['application/json'],
    bodyLimit: declaration.bodyLimit ?? DEFAULT_BODY_LIMIT,
    bytes: declaration.bytes ?? [],
    deepPart: declaration.deepPart,
    secretAnswer: declaration.secretAnswer ?? false,
    version: declaration.version as unknown as Route['version'],
    ownPrecondition: declaration.ownPrecondition ?? false,
    scope: scopeNeeded(declaration),
    machineScopes: machineScopesNeeded(declaration),
    answers: declaration.answers,
    find: (declaration.find ??
      (declaration.method === 'get' && declaration.query === undefined
        ? declaration.handler
        : undefined)) as unknown as Route['find'],
    // Types of one declaration are consistent. The list of all routes has only their common type.
    handler: declaration.handler as unknown as Route['handler'],
  };
}

/**
 * Returns the plan feature that a route needs, of the organization or the caller; null if none.
 * `alsoAsks` declares further ones by body.
 */
export function featureOf({ access, method }: Pick<Route, 'access' | 'method'>): Feature | null {
  if (access.kind === 'organization') return featureNeeded(access.action, method);
  return access.kind === 'user' ? ownFeatureNeeded(access.feature, method) : null;
}

/**
 * Returns the caller of a route with access `user`, `operator`, or an `organization` permission that visitors don't
 * have. Where machines can call, the caller may be one.
 */
export function viewerOf<V extends Principal>(context: { viewer: V | null }): V {
  if (!context.viewer) throw new Error('This route must be declared with access for signed-in users.');
  return context.viewer;
}

/** Returns the ID of a user or service account, for limits of each caller. */
export const callerIdOf = (caller: Principal): string => (isMachine(caller) ? caller.serviceAccount.id : caller.userId);

/** Returns the user ID of a caller; null for a service account, which the request names (http/current.ts). */
export const userIdOf = (caller: Principal): string | null => (isMachine(caller) ? null : caller.userId);

/** Returns the organization of a route with `organization` access. */
export function organizationOf(context: { organization: OrganizationContext | null }): OrganizationContext {
  if (!context.organization) throw new Error('This route must be declared with organization access.');
  return context.organization;
}

/** Query of a list: `limit` (1 to `max`) and `offset`, both optional. */
export function paging(
  options: { limit?: number; max?: number } = {},
): z.ZodObject<{ limit: z.ZodDefault<z.ZodCoercedNumber>; offset: z.ZodDefault<z.ZodCoercedNumber> }> {
  const max = options.max ?? 100;
  return z.object({
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(max)
      .default(options.limit ?? 50)
      .meta({ description: `Maximum number of items to return, 1 to ${max}.` }),
    offset: z.coerce
      .number()
      .int()
      .min(0)
      .max(1_000_000_000)
      .default(0)
      .meta({ description: 'Number of items to skip.' }),
  });
}

/** Query of a list with pages by key: {@link paging}, and `cursor`. */
export const cursorPaging = (options?: Parameters<typeof paging>[0]) =>
  paging(options).extend({
    cursor: z.string().min(1).max(4_000).optional().meta({
      description:
        'Cursor of the previous page, instead of `offset`. The pages are complete also while items are added, changed, or deleted.',
    }),
    backward: z
      .literal('true')
      .transform(() => true as const)
      .optional()
      .meta({ description: 'Returns the page before the cursor, or without one, the last page.' }),
  });

/**
 * Query parameter of a list with new items at its start.
 * A reader that passes the item it started with gets stable pages. An unknown or deleted ID finds nothing.
 */
export const upTo = z.uuid().optional().meta({
  description: 'ID of the first item to include. Newer items are excluded, so pages stay stable.',
});

/** Response of a list. */
export function listOf<T extends z.ZodType>(item: T): z.ZodObject<{ items: z.ZodArray<T>; total_count: z.ZodNumber }> {
  return z.object({
    items: z.array(item),
    total_count: z.number().int().meta({ description: 'Total number of items on all pages.' }),
  });
}

/** Fields of a response with a page by key. */
export const pageCursors = {
  next_cursor: z.string().nullable().meta({ description: 'Cursor of the next page; null on the last one.' }),
  previous_cursor: z
    .string()
    .nullable()
    .meta({ description: 'Cursor of the page before it, for `backward=true`; null on the first one.' }),
  cursors: z.array(z.string()).meta({ description: 'For each item, the cursor of a page that begins after it.' }),
};

/** Response of a list with pages by key. */
export const cursorListOf = <T extends z.ZodType>(item: T) => listOf(item).extend(pageCursors);

/** Returns a complete list as one page. */
export const whole = <T>(items: T[]): { items: T[]; total_count: number } => ({ items, total_count: items.length });
