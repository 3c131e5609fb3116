/** Versions of resources: `ETag` on what is read and written, `If-Match` on every write. Here for all routes at once. */
import { createHash } from 'node:crypto';
import { versionCondition, versionOf } from '@terrarium/domain/http';
import type { Versioned } from '@terrarium/domain/http';
import type { Db, Table, WriteLocks } from '../db/index.ts';
import { badRequest, HttpError } from './errors.ts';
import type { AnyReply, Route, RouteContext, Viewer } from './route.ts';

/** Who gave a resource its version. */
type VersionTable = Table<'resource_version'>;

declare module '../db/tables.ts' {
  interface Tables {
    resource_version: VersionTable;
  }
}

/** How long the hub knows who changed something, days. */
const KEPT_DAYS = 90;

/** Deletes what is known of changes that nobody's form can still be older than. */
export async function deleteOldVersions(db: Db): Promise<void> {
  await db
    .deleteFrom('resource_version')
    .where('changed_at', '<', new Date(Date.now() - KEPT_DAYS * 86_400_000))
    .execute();
}

/** Name of a person as the viewer may know them; null for somebody whom the viewer shares nothing with. */
export type NameFor = (userId: string, viewer: Viewer | null) => Promise<string | null>;

/** The resource that a route writes. */
interface Written {
  kind: Versioned;
  /** Names of the parts of its path; what they name is the resource. */
  parts: string[];
  /** The resource as it is answered; undefined where the call finds its resource itself, which then only waits for other writes. */
  read: ((context: RouteContext) => Promise<unknown>) | undefined;
}

const etagOf = (kind: Versioned, item: unknown): string | null => {
  const version = versionOf(kind, item, (text) => createHash('sha256').update(text).digest('base64url'));
  return version === null ? null : `"${version}"`;
};

const withoutSlash = (path: string): string => path.replace(/\/$/, '');
const partsOf = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

/** The GET that answers what a route writes: that of the same path, else the one of the kind that the route says. */
function readerOf(route: Route, routes: readonly Route[]): Route | undefined {
  const readers = routes.filter(({ method, version }) => method === 'get' && version !== undefined);
  const here = readers.find(({ path }) => withoutSlash(path) === withoutSlash(route.path));
  if (here !== undefined && (route.method !== 'post' || route.version?.of === here.version?.of)) return here;
  return readers.find(({ version }) => version?.of === route.version?.of);
}

/** What a route writes; undefined for what has no version. */
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

/** The kind of resource whose version a call compares with If-Match; undefined for a call that compares none. */
export function comparedKind(route: Route, routes: readonly Route[]): Versioned | undefined {
  const written = writtenBy(route, routes);
  return written?.read === undefined ? undefined : written.kind;
}

/** The edge's side of versions. */
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
   * Refuses an If-Match where nothing has a version: it is never ignored. Asked before a body is read.
   * @throws 400 for a header that is none, 412 `precondition_unsupported`
   */
  check(route: Route, header: string | undefined): void {
    if (header === undefined || route.method === 'get' || route.ownPrecondition) return;
    if (this.#written.get(route)?.read === undefined) throw unsupported();
    conditionOf(header);
  }

  /**
   * Does the work of a route. A write of something with a version is done while no other write of it is, and only where the version is the one that
   * `If-Match` names; a good answer has the version in `ETag`.
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

  /** The version after a write whose answer is something else; null where the write took the resource away. */
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

  /** The refusal of a write that comes too late. It names who changed the resource only where that is known, and only to those who may know. */
  async #changed(resource: string, etag: string, viewer: Viewer | null): Promise<HttpError> {
    const row = await this.#db
      .selectFrom('resource_version')
      .select(['user_id', 'changed_at'])
      .where('resource', '=', resource)
      .where('version', '=', etag)
      .executeTakeFirst();
    const by = row?.user_id ? await this.#nameFor(row.user_id, viewer) : null;
    const at = row?.changed_at.toISOString() ?? null;
    const what =
      row === undefined ? 'This changed' : `${by === null ? 'Somebody else' : `'${by}'`} changed this at ${at},`;
    return new HttpError(
      412,
      'changed_meanwhile',
      `${what} after you read it, so nothing was saved. Read it again, then decide which values to keep.`,
      { headers: { etag }, changed: { by, at, version: etag.slice(1, -1) } },
    );
  }

  async #note(resource: string, etag: string, viewer: Viewer | null): Promise<void> {
    const values = { version: etag, user_id: viewer?.userId ?? null, changed_at: new Date() };
    await this.#db
      .insertInto('resource_version')
      .values({ resource, ...values })
      .onConflict((conflicting) =>
        conflicting
          .column('resource')
          .doUpdateSet(values)
          // A write that changes nothing is not the one that a late edit missed.
          .where('resource_version.version', '<>', etag),
      )
      .execute();
  }
}

/** 412 where nothing has a version. */
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

/** Kinds whose writes change the same thing. */
const WAITS_WITH: Partial<Record<Versioned, Versioned>> = { seats: 'subscription' };

/** Whose resources of a kind wait for each other: those of an organization, else those of the path or of the caller. */
function lockOf(written: Written, context: RouteContext): string {
  const kind = WAITS_WITH[written.kind] ?? written.kind;
  return context.organization === null
    ? resourceOf({ ...written, kind }, context)
    : `${kind} ${context.organization.id}`;
}

/** One resource, whoever reads or writes it. Without parts of a path it is the caller's own, or its organization's. */
function resourceOf({ kind, parts }: Written, { organization, viewer, params }: RouteContext): string {
  const values = parts
    .filter((part) => organization === null || part !== 'org')
    .map((part) => String((params as Record<string, unknown> | undefined)?.[part]))
    .map((value) => (value === 'me' ? (viewer?.userId ?? '') : value));
  const owner = organization?.id ?? (values.length === 0 ? (viewer?.userId ?? '') : '');
  return [kind, owner, ...values].join(' ');
}

function tagged(reply: AnyReply, etagFor: ((body: unknown) => string) | undefined): AnyReply {
  if (etagFor === undefined || reply.status >= 300 || reply.stream) return reply;
  return { ...reply, headers: { ...reply.headers, etag: etagFor(reply.body) } };
}
