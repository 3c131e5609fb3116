import { createHash } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { List } from '../rest/index.ts';

/** Page arguments of every connection. */
export interface PageArguments {
  first?: number | null;
  after?: string | null;
  offset?: number | null;
}

/** A Relay connection over a list that is paged by offset upstream. */
export interface Connection<T> {
  edges: { cursor: string; node: T }[];
  nodes: T[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
  totalCount: number;
  pageCursors(args: { around?: number | null }): {
    pageCount: number;
    pages: { page: number; cursor: string | null; isCurrent: boolean }[];
  };
}

/** A page as resolvers hand it on: of what the schema's connection has for nodes, and with what else that says of its page. */
export type ConnectionOf<C extends { nodes: readonly unknown[] }> = Connection<C['nodes'][number]> &
  Omit<C, keyof Connection<unknown> | '__typename'>;

const badInput = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', retryable: false } });
const defaultSize = 20;
const furthest = 10_000_000;

/** Digests made lately, by filter. */
const scopes = new LRUCache<string, string>({ max: 1_000 });

/** Digest of the filter and order that a cursor belongs to. */
function scopeOf(filter: unknown): string {
  const text = JSON.stringify(filter);
  let scope = scopes.get(text);
  if (scope === undefined)
    scopes.set(text, (scope = createHash('sha256').update(text).digest('base64url').slice(0, 10)));
  return scope;
}

/** A reading of a list: what its cursors are bound to. */
interface Reading {
  scope: string;
  /** Id of the item that it began with, of a list that grows at its beginning; undefined for other lists. */
  upTo?: string | undefined;
}

const cursorOf = ({ scope, upTo }: Reading, position: number): string =>
  Buffer.from([scope, position, ...(upTo === undefined ? [] : [upTo])].join(':')).toString('base64url');

/** Position behind which a cursor points, and what its reading began with. @throws GraphQLError for a cursor of another filter, or none at all */
function placeOf(cursor: string, scope: string): { offset: number; upTo: string | undefined } {
  const [, found, position, upTo] =
    /^([\w-]{10}):(\d{1,9})(?::([0-9a-f-]{36}))?$/.exec(Buffer.from(cursor.slice(0, 100), 'base64url').toString()) ??
    [];
  if (found === undefined) throw badInput('This cursor cannot be read. Take cursors only from an answer of this API.');
  if (found !== scope)
    throw badInput('This cursor belongs to another filter. Start from the first page of the new filter.');
  return { offset: Number(position), upTo };
}

/** A page that is asked of REST. */
interface AskedPage {
  limit: number;
  offset: number;
  /** Only the item with this id and those behind it. */
  up_to?: string;
}

/** First page, `around` pages about the current one, last page. */
function pagesAround(current: number, count: number, around: number): number[] {
  const half = Math.floor(around / 2);
  const from = Math.max(1, Math.min(current - half, count - around + 1));
  const pages = new Set([1, count]);
  for (let page = from; page < from + around && page <= count; page += 1) pages.add(page);
  return [...pages].filter((page) => page >= 1).sort((a, b) => a - b);
}

/** The page of a list without cursors: 20 items without `first`, at most 100. What is out of range is clamped. */
export const pageOf = (
  first: number | null | undefined,
  offset: number | null | undefined,
): { limit: number; offset: number } => ({
  limit: Math.min(100, Math.max(1, first ?? 20)),
  offset: Math.max(0, offset ?? 0),
});

/**
 * Asks upstream for one page and shapes it as a connection.
 * @param filter everything besides the page that decides which items come in which order; cursors are bound to it
 * @param idOf for lists that grow at their beginning and whose call knows `up_to`: the id of an item. Cursors then lead through the list as it was at the first page
 * @throws GraphQLError BAD_USER_INPUT when a page argument is out of range (never clamped)
 */
export async function connection<R, T>(
  args: PageArguments,
  filter: unknown,
  ask: (page: AskedPage) => Promise<List<R>>,
  toNode: (item: R) => T,
  idOf?: (item: R) => string,
): Promise<Connection<T>> {
  const limit = args.first ?? defaultSize;
  if (limit < 1 || limit > 100) throw badInput(`"first" must be from 1 to 100, not ${limit}.`);
  if (args.after != null && args.offset != null) throw badInput('Give "after" or "offset", not both.');
  if (args.offset != null && (args.offset < 0 || args.offset > furthest))
    throw badInput(`"offset" must be from 0 to ${furthest}, not ${args.offset}.`);
  const scope = scopeOf(filter);
  const { offset, upTo } =
    args.after != null ? placeOf(args.after, scope) : { offset: args.offset ?? 0, upTo: undefined };
  const { items, total_count: totalCount } = await ask({ limit, offset, ...(upTo !== undefined && { up_to: upTo }) });
  const reading = { scope, upTo: upTo ?? (offset === 0 && items.length > 0 ? idOf?.(items[0]!) : undefined) };
  return new Page(items.map(toNode), totalCount, reading, limit, offset);
}

/**
 * A page as its fields are read. A class, because accessors of an object literal give every object a shape of its own,
 * and most pages ask for `nodes`: cursors are made when somebody wants them.
 */
class Page<T> implements Connection<T> {
  readonly nodes: T[];
  readonly totalCount: number;
  readonly #reading: Reading;
  readonly #limit: number;
  readonly #offset: number;

  constructor(nodes: T[], totalCount: number, reading: Reading, limit: number, offset: number) {
    this.nodes = nodes;
    this.totalCount = totalCount;
    this.#reading = reading;
    this.#limit = limit;
    this.#offset = offset;
  }

  get edges(): Connection<T>['edges'] {
    return this.nodes.map((node, i) => ({ cursor: cursorOf(this.#reading, this.#offset + i + 1), node }));
  }

  get pageInfo(): Connection<T>['pageInfo'] {
    const end = this.#offset + this.nodes.length;
    const cursor = (position: number): string | null =>
      this.nodes.length === 0 ? null : cursorOf(this.#reading, position);
    return {
      hasNextPage: end < this.totalCount,
      hasPreviousPage: this.#offset > 0,
      startCursor: cursor(this.#offset + 1),
      endCursor: cursor(end),
    };
  }

  pageCursors({ around }: { around?: number | null }): ReturnType<Connection<T>['pageCursors']> {
    const pageCount = Math.max(1, Math.ceil(this.totalCount / this.#limit));
    const current = Math.floor(this.#offset / this.#limit) + 1;
    const width = around ?? 5;
    if (width < 1 || width > 50) throw badInput(`"around" must be from 1 to 50, not ${width}.`);
    return {
      pageCount,
      pages: pagesAround(current, pageCount, width).map((page) => ({
        page,
        cursor: page === 1 ? null : cursorOf(this.#reading, (page - 1) * this.#limit),
        isCurrent: page === current,
      })),
    };
  }
}

/** Resolvers of connections with page numbers; compiled queries call resolvers, never functions that a value holds. */
export const pageCursors = (
  page: Connection<unknown>,
  args: { around?: number | null },
): ReturnType<Connection<unknown>['pageCursors']> => page.pageCursors(args);
