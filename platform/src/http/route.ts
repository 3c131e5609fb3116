import type { Readable } from 'node:stream';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { featureNeeded, ownFeatureNeeded } from '@terrarium/domain/access';
import type { Action, ApiTokenScope, Feature, Role } from '@terrarium/domain/access';
import type { Versioned } from '@terrarium/domain/http';
import type { Logger } from '../log.ts';

/**
 * Who may call a route. `public`: anybody, a bearer token is not looked at. `optional`: anybody, but a bearer token must be good.
 * `user`: a signed-in user; with `inPerson` no application or API token that acts for one (403), with `inSession` no API token, which has no session (403), with `freshProof` only somebody who has proven themselves in this session a
 * few minutes ago (403 `fresh_proof_needed`), so that a stolen session is not enough, with `confirmed` only somebody whose e-mail address is proven
 * (403 `address_not_confirmed`): until then the account may be a stranger's. `organization`: whoever may do the action in the organization that `{org}` in the path names (its name or id);
 * others get 401 (visitors), 404 (no members) or 403 (members without the action, and `not_in_plan` where the plan has not what the action is part of: domain/access/featureNeeded.ts;
 * `feature` says it for what a person does for themselves). With `everybody` the door stands open, for things that
 * may be public: visitors and strangers come in with role null, and the handler must answer 404 for what they may not see. `operator`: who operates the
 * hub, in person; for everybody else there is no such address (401 for visitors, else 404). `freshProof` as above.
 */
export type Access =
  | { kind: 'public' }
  | { kind: 'optional' }
  | { kind: 'user'; inPerson?: true; inSession?: true; freshProof?: true; confirmed?: true; feature?: Feature }
  | { kind: 'organization'; action: Action; everybody?: boolean }
  | { kind: 'operator'; freshProof?: true };

/** The signed-in caller; `isApplication` where an application or an API token acts for the person; `apiToken` is that token. */
export interface Viewer {
  userId: string;
  email: string;
  sessionId: string;
  isApplication?: boolean;
  apiToken?: { id: string; scope: ApiTokenScope };
}

/** The organization of the path and the caller's role in it; null for a caller who is no member. */
export interface OrganizationContext {
  id: string;
  name: string;
  title: string;
  role: Role | null;
}

/** What a handler gets. Params, query and body are validated; viewer and organization are as `access` promises. */
export interface RouteContext<P = unknown, Q = unknown, B = unknown> {
  params: P;
  query: Q;
  body: B;
  viewer: Viewer | null;
  organization: OrganizationContext | null;
  requestId: string;
  /** Aborted when the caller goes away before the answer is finished. */
  signal: AbortSignal;
  log: Logger;
  request: Request;
  response: Response;
}

/** What is known of a request before its query and body are looked at. */
export type Found<P> = Pick<RouteContext<P>, 'params' | 'viewer' | 'organization'>;

/** An answer that is no JSON of the hub's own: its media type, or those of which the caller chooses one, for the document. */
interface StreamAnswer {
  contentType: string | readonly string[];
}

/** An answer that is JSON, or the same as a file of another media type for callers who ask for that. */
interface EitherAnswer extends StreamAnswer {
  json: z.ZodType;
}

/** JSON in the form of a media type of its own, such as JSON Schema. */
interface TypedAnswer {
  contentType: string;
  schema: z.ZodType;
}

/** Statuses that a handler may answer by itself; failures are thrown. */
export type SuccessStatus = 200 | 201 | 202 | 204 | 206 | 302 | 304;

/** Declared answers by status: a schema for JSON, null for no body, a media type, or a schema and a media type. */
export type Answers = { [S in SuccessStatus]?: z.ZodType | null | StreamAnswer | EitherAnswer | TypedAnswer };

/** What a status is declared to answer, where it has a body. */
type Declared = NonNullable<Answers[SuccessStatus]>;

/** Whether an answer has a media type of its own, or may have. */
export const isFile = (answer: Declared): answer is StreamAnswer | EitherAnswer | TypedAnswer =>
  'contentType' in answer;

/** The schema that an answer has as JSON; none for bytes. */
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

/** What a handler gives back for one of its declared statuses. */
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

/** HTTP methods that a route can have. HEAD follows GET. */
type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** A declaration: everything about a call but its handler's inside. */
export interface RouteDeclaration<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends Answers> {
  method: Method;
  /** With named parts in braces: `/api/organizations/{org}/channels`. */
  path: string;
  /** One sentence for the document. */
  summary: string;
  /** Rows of the requirements that this call answers. */
  ledger?: string[];
  access: Access;
  /** What else the caller must be allowed to do for what the body asks for. */
  alsoAsks?: (body: z.output<B>) => readonly Action[];
  /**
   * Whether what is asked for only takes rights away: that is possible under every plan, as a DELETE is, so that nobody keeps what an
   * organization cannot take from them any more. Asked of calls of an organization, once their body is read.
   */
  takesAway?: (
    context: Pick<RouteContext<z.output<P>, z.output<Q>, z.output<B>>, 'params' | 'body' | 'viewer' | 'organization'>,
  ) => Promise<boolean>;
  params?: P;
  query?: Q;
  body?: B;
  /** What the document says of the body where `body` checks it with code that no document can hold. */
  bodyDocument?: z.ZodType;
  /** Media types that the body may have; default JSON only. */
  bodyTypes?: ('application/json' | 'application/x-www-form-urlencoded')[];
  /** Changes nothing although it is no GET: an API token that only reads may call it. */
  onlyReads?: boolean;
  /** Largest body in bytes; default 1 MiB. */
  bodyLimit?: number;
  /** The body is bytes of these media types, which the handler reads from the request as they come. */
  bytes?: readonly string[];
  /** The part at the end of the path that may have slashes in it: `{path}` of `/files/{path}`. */
  deepPart?: string;
  /** The answer holds a secret that is shown once: it is never kept for `Idempotency-Key`. */
  secretAnswer?: boolean;
  /**
   * The kind of resource that the call is about. On a GET: its answer is the resource and carries its `ETag`, and every PUT, PATCH and DELETE of the same
   * path honors `If-Match`. On a write of another path: it honors `If-Match`, by that GET, or by `read` where no GET answers the resource alone.
   */
  version?: {
    of: Versioned;
    read?: (context: RouteContext<z.output<P>, z.output<Q>, z.output<B>>) => Promise<unknown>;
  };
  /** The handler reads `If-Match` itself, because the version is that of bytes. */
  ownPrecondition?: true;
  answers: A;
  /**
   * Looks for what the path names as the caller sees it, and throws its 404 or 401. Asked before a wrong query is told, so that those who may not see a
   * thing get the one answer, whatever they send. A GET that takes no query does it by its handler.
   */
  find?: (context: Found<z.output<P>>) => Promise<unknown>;
  handler: (context: RouteContext<z.output<P>, z.output<Q>, z.output<B>>) => Promise<Reply<A>>;
}

/** What every reply is at run time. */
export interface AnyReply {
  status: number;
  body?: unknown;
  stream?: Readable;
  headers?: Record<string, string>;
}

/** A declared route as the composition holds it. */
export interface Route {
  method: Method;
  path: string;
  summary: string;
  ledger: string[];
  access: Access;
  alsoAsks: ((body: never) => readonly Action[]) | undefined;
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
  /** What an API token must be good for. */
  scope: ApiTokenScope;
  answers: Answers;
  find: ((context: RouteContext<never, never, never>) => Promise<unknown>) | undefined;
  handler: (context: RouteContext<never, never, never>) => Promise<AnyReply>;
}

const DEFAULT_BODY_LIMIT = 1024 * 1024;

/** A query in which parameters that are not declared are refused: a misspelled filter must not answer with everything, or nothing. `looseObject` lets others pass. */
function strictly(query: z.ZodType | undefined): z.ZodType {
  if (query === undefined) return z.strictObject({});
  return query instanceof z.ZodObject && query.def.catchall === undefined ? query.strict() : query;
}

/** What an API token must be good for to make a call: nothing that may change anything counts as reading, unless it says so. */
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
 * Declares a route. From it come the registration, the validation, the access check and the OpenAPI document.
 * @throws when an organization route has no `{org}` in its path, so that a wrong declaration ends the start, not a request.
 */
export function route<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, const A extends Answers>(
  declaration: RouteDeclaration<P, Q, B, A>,
): Route {
  if (declaration.access.kind === 'organization' && !declaration.path.includes('{org}')) {
    throw new Error(`The route ${declaration.path} asks for organization access but has no {org} in its path.`);
  }
  return {
    method: declaration.method,
    path: declaration.path,
    summary: declaration.summary,
    ledger: declaration.ledger ?? [],
    access: declaration.access,
    alsoAsks: declaration.alsoAsks,
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
    answers: declaration.answers,
    find: (declaration.find ??
      (declaration.method === 'get' && declaration.query === undefined
        ? declaration.handler
        : undefined)) as unknown as Route['find'],
    // The types of one declaration agree among themselves; the list of all routes can only know their common form.
    handler: declaration.handler as unknown as Route['handler'],
  };
}

/** The feature that the plan must have for a call, of the organization of its path or of the caller; null for none. What a body asks for besides says `alsoAsks`. */
export function featureOf({ access, method }: Pick<Route, 'access' | 'method'>): Feature | null {
  if (access.kind === 'organization') return featureNeeded(access.action, method);
  return access.kind === 'user' ? ownFeatureNeeded(access.feature, method) : null;
}

/** The viewer of a route whose access is `user`, `operator` or an `organization` action that visitors do not have. */
export function viewerOf(context: { viewer: Viewer | null }): Viewer {
  if (!context.viewer) throw new Error('This route must be declared with access for signed-in users.');
  return context.viewer;
}

/** The organization of a route with `organization` access. */
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
      .meta({ description: `Most items to answer, 1 to ${max}.` }),
    offset: z.coerce.number().int().min(0).max(1_000_000_000).default(0).meta({ description: 'Items to skip.' }),
  });
}

/**
 * Query of a list that grows at its beginning: a reading that names the item it began with has the same pages whatever comes meanwhile. An id of
 * something else, or of what is gone with all that is older, finds nothing.
 */
export const upTo = z.uuid().optional().meta({
  description:
    'Only the item with this id and those behind it: what comes while somebody reads does not move the pages.',
});

/** Answer of a list. */
export function listOf<T extends z.ZodType>(item: T): z.ZodObject<{ items: z.ZodArray<T>; total_count: z.ZodNumber }> {
  return z.object({
    items: z.array(item),
    total_count: z.number().int().meta({ description: 'Items in all, over every page.' }),
  });
}

/** The body of a list that is answered whole, in one page. */
export const whole = <T>(items: T[]): { items: T[]; total_count: number } => ({ items, total_count: items.length });
