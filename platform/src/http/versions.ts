/** Versions of resources: `ETag` of reads and writes, `If-Match` of writes. Implemented here for all routes. */
import { isoTime } from '@terrarium/domain/calendar';
import { createHash } from 'node:crypto';
import { versionCondition, versionOf } from '@terrarium/domain/http';
import type { Versioned } from '@terrarium/domain/http';
import type { Db, Table, WriteLocks } from '../db/index.ts';
import { badRequest, HttpError } from './errors.ts';
import { userIdOf } from './route.ts';
import type { AnyReply, Route, RouteContext, Principal } from './route.ts';

/** Author of a resource's version. */
type VersionTable = Table<'resource_version'>;

declare module '../db/tables.ts' {
  interface Tables {
    resource_version: VersionTable;
  }
}

/** Days for which the hub knows the author of a change. */
const KEPT_DAYS = 90;

/** Deletes records of changes that no open form can be older than. */
export async function deleteOldVersions(db: Db): Promise<void> {
  await db
    .deleteFrom('resource_version')
    .where('changed_at', '<', new Date(Date.now() - KEPT_DAYS * 86_400_000))
    .execute();
}

/** Returns a user's name as visible to the viewer; null if they share no organization. */
export type NameFor = (userId: string, viewer: Principal | null) => Promise<string | null>;

/** Resource that a route writes. */
interface Written {
  kind: Versioned;
  /** Path parameters that identify the resource. */
  parts: string[];
  /**
   * Reads the resource as in its response.
   * Undefined if the route finds its resource itself; then it is only serialized with other writes.
   */
  read: ((context: RouteContext) => Promise<unknown>) | undefined;
}

const etagOf = (kind: Versioned, item: unknown): string | null => {
  const version = versionOf(kind, item, (text) => createHash('sha256').update(text).digest('base64url'));
  return version === null ? null : `"${version}"`;
};

const withoutSlash = (path: string): string => path.replace(/\/$/, '');
const partsOf = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

/** Finds the GET that returns what a route writes: that of the same path, else the one of the declared type. */
function readerOf(route: Route, routes: readonly Route[]): Route | undefined {
  const readers = routes.filter(({ method, version }) => method === 'get' && version !== undefined);
  const here = readers.find(({ path }) => withoutSlash(path) === withoutSlash(route.path));
  if (here !== undefined && (route.method !== 'post' || route.version?.of === here.version?.of)) return here;
  return readers.find(({ version }) => version?.of === route.version?.of);
}

/** Returns what a route writes; undefined without a version. */
function writtenBy(route: Route, routes: readonly Route[]): Written | undefined {
  if (route.method === 'get') return undefined;
  const reader = readerOf(route, routes);
  if (route.version?.read !== undefined)
    return { kind: route.version.of, parts: [], read: route.version.read as Written['read'] };
  if (reader?.version === undefined) return undefined;
  const parts = partsOf(reader.path);
  const isNamed = parts.every((part) => partsOf(route.path).includes(part));
  return { kind: reader.version.of, parts, read: isNamed ? (context) => readBy(reader, context) : undefined };
}

async function readBy(reader: Route, context: RouteContext): Promise<unknown> {
  const query = await reader.query.parseAsync({});
  return (await reader.handler({ ...context, query, body: undefined } as RouteContext<never, never, never>)).body;
}

/** Returns the type of resource whose version a route compares with If-Match; undefined if none. */
export function comparedKind(route: Route, routes: readonly Route[]): Versioned | undefined {
  const written = writtenBy(route, routes);
  return written?.read === undefined ? undefined : written.kind;
}

/** Handles versions of resources at the edge. */
export class Versions {
  readonly #db: Db;
  readonly #locks: WriteLocks;
  readonly #nameFor: NameFor;
  readonly #written: ReadonlyMap<Route, Written>;

  constructor(db: Db, locks: WriteLocks, nameFor: NameFor, routes: readonly Route[]) {
    this.#db = db;
    this.#locks = locks;
    this.#nameFor = nameFor;
    this.#written = new Map(
      routes.flatMap((route) => {
        const written = writtenBy(route, routes);
        return written === undefined ? [] : [[route, written]];
      }),
    );
  }

  /**
   * Rejects If-Match on routes without versions, because it must never be ignored.
   * Called before the body is read.
   * @throws 400 for a malformed header, 412 `precondition_unsupported`
   */
  check(route: Route, header: string | undefined): void {
    if (header === undefined || route.method === 'get' || route.ownPrecondition) return;
    if (this.#written.get(route)?.read === undefined) throw unsupported();
    conditionOf(header);
  }

  /**
   * Runs a route.
   * Serializes writes of a versioned resource, and checks `If-Match` first. A success response has the version in
   * `ETag`.
   * @throws 412 `changed_meanwhile`
   */
  async around(route: Route, context: RouteContext, work: () => Promise<AnyReply>): Promise<AnyReply> {
    if (route.method === 'get') return tagged(await work(), route.version && this.#ofReply(route.version.of, route));
    const written = this.#written.get(route);
    if (written === undefined) return work();
    return this.#locks.alone(lockOf(written, context), async () => {
      await this.#mustMatch(written, context);
      const reply = await work();
      if (route.method === 'delete' || written.read === undefined) return reply;
      const etag = etagOf(written.kind, reply.body) ?? (await this.#etagAfter(written, context));
      if (etag === null) return reply;
      await this.#note(resourceOf(written, context), etag, context.viewer);
      return tagged(reply, () => etag);
    });
  }

  #ofReply(kind: Versioned, { method, path }: Route) {
    return (body: unknown): string => {
      const etag = etagOf(kind, body);
      if (etag === null) throw new Error(`${method} ${path} does not answer every field of the version of ${kind}.`);
      return etag;
    };
  }

  /** Returns the version after a write with another response; null if the write deleted the resource. */
  async #etagAfter({ kind, read }: Written, context: RouteContext): Promise<string | null> {
    try {
      return etagOf(kind, await read?.(context));
    } catch (error) {
      if (error instanceof HttpError && error.status < 500) return null;
      throw error;
    }
  }

  async #mustMatch(written: Written, context: RouteContext): Promise<void> {
    const { kind, read } = written;
    const header = context.request.get('if-match');
    if (header === undefined || read === undefined) return;
    const condition = conditionOf(header);
    const etag = etagOf(kind, await read(context));
    if (etag === null) throw new Error(`The version of ${kind} cannot be read: its answer has not all of its fields.`);
    if (condition.kind === 'any' || condition.etags.includes(etag)) return;
    throw await this.#changed(resourceOf(written, context), etag, context.viewer);
  }

  /** Builds the error of an edit conflict. Names the author only if known and visible to the viewer. */
  async #changed(resource: string, etag: string, viewer: Principal | null): Promise<HttpError> {
    const row = await this.#db
      .selectFrom('resource_version')
      .select(['user_id', 'changed_at'])
      .where('resource', '=', resource)
      .where('version', '=', etag)
      .executeTakeFirst();
    const by = row?.user_id ? await this.#nameFor(row.user_id, viewer) : null;
    const at = isoTime(row?.changed_at);
    const what =
      row === undefined ? 'This changed' : `${by === null ? 'Someone else' : `'${by}'`} changed this at ${at},`;
    return new HttpError(
      412,
      'changed_meanwhile',
      `${what} after you read it, so nothing was saved. Read it again, then decide which values to keep.`,
      { headers: { etag }, changed: { by, at, version: etag.slice(1, -1) } },
    );
  }

  async #note(resource: string, etag: string, viewer: Principal | null): Promise<void> {
    const values = { version: etag, user_id: (viewer && userIdOf(viewer)) ?? null, changed_at: new Date() };
    await this.#db
      .insertInto('resource_version')
      .values({ resource, ...values })
      .onConflict((conflicting) =>
        conflicting
          .column('resource')
          .doUpdateSet(values)
          // A write without changes isn't the conflicting one.
          .where('resource_version.version', '<>', etag),
      )
      .execute();
  }
}

/** 412 for a route without versions. */
export const unsupported = (): HttpError =>
  new HttpError(
    412,
    'precondition_unsupported',
    'What this call changes has no version, so it takes no If-Match, and nothing was done. Send it without that header.',
  );

function conditionOf(header: string): NonNullable<ReturnType<typeof versionCondition>> {
  const condition = versionCondition(header);
  if (condition === null)
    throw badRequest(
      'If-Match takes the ETag of an answer with its quotes, several of them, or *. Send one of these.',
      'precondition_unknown',
    );
  return condition;
}

/** Types whose writes change the same resource. */
const WAITS_WITH: Partial<Record<Versioned, Versioned>> = { seats: 'subscription' };

/** Returns the scope in which writes of a type are serialized: the organization, else the path or the caller. */
function lockOf(written: Written, context: RouteContext): string {
  const kind = WAITS_WITH[written.kind] ?? written.kind;
  return context.organization === null
    ? resourceOf({ ...written, kind }, context)
    : `${kind} ${context.organization.id}`;
}

/** Returns the key of a resource. Without path parameters, it is the caller's own, or its organization's. */
function resourceOf({ kind, parts }: Written, { organization, viewer, params }: RouteContext): string {
  const values = parts
    .filter((part) => organization === null || part !== 'org')
    .map((part) => String((params as Record<string, unknown> | undefined)?.[part]))
    .map((value) => (value === 'me' ? (viewer === null ? '' : (userIdOf(viewer) ?? '')) : value));
  const owner = organization?.id ?? (values.length === 0 ? (viewer === null ? '' : (userIdOf(viewer) ?? '')) : '');
  return [kind, owner, ...values].join(' ');
}

function tagged(reply: AnyReply, etagFor: ((body: unknown) => string) | undefined): AnyReply {
  if (etagFor === undefined || reply.status >= 300 || reply.stream) return reply;
  return { ...reply, headers: { ...reply.headers, etag: etagFor(reply.body) } };
}
