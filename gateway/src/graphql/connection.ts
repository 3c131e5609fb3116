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
    items: { page: number; cursor: string | null; isCurrent: boolean }[];
  };
}

/** A page as resolvers return it: the nodes of the schema's connection, and its other fields. */
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

/** A traversal of a list, which its cursors are bound to. */
interface Reading {
  scope: string;
  /** ID of its first item, for a list that grows at its start; otherwise undefined. */
  upTo?: string | undefined;
}

const cursorOf = ({ scope, upTo }: Reading, position: number): string =>
  Buffer.from([scope, position, ...(upTo === undefined ? [] : [upTo])].join(':')).toString('base64url');

/**
 * Returns the position of a cursor, and the first item of its list.
 * @throws GraphQLError for a cursor of another filter, or an invalid one
 */
function placeOf(cursor: string, scope: string): { offset: number; upTo: string | undefined } {
  const [, found, position, upTo] =
    /^([\w-]{10}):(\d{1,9})(?::([0-9a-f-]{36}))?$/.exec(Buffer.from(cursor.slice(0, 100), 'base64url').toString()) ??
    [];
  if (found === undefined) throw badInput('Invalid cursor. Use a cursor returned by this API.');
  if (found !== scope) throw badInput("This cursor doesn't match the current filter. Start from the first page.");
  return { offset: Number(position), upTo };
}

/** Page parameters of REST. */
export interface AskedPage {
  limit: number;
  offset: number;
  /** Only the item with this ID and those after it. */
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

/**
 * Returns the page arguments of a list; 20 items without `first`.
 * @param most maximum items per page
 * @throws GraphQLError BAD_USER_INPUT out of range
 */
export function pageOf(
  first: number | null | undefined,
  offset?: number | null | undefined,
  most = 100,
): { limit: number; offset: number } {
  const limit = first ?? defaultSize;
  if (limit < 1 || limit > most) throw badInput(`"first" must be from 1 to ${most}, not ${limit}.`);
  if (offset != null && (offset < 0 || offset > furthest))
    throw badInput(`"offset" must be from 0 to ${furthest}, not ${offset}.`);
  return { limit, offset: offset ?? 0 };
}

/** Returns the requested page of a traversal of a list. @throws GraphQLError BAD_USER_INPUT */
function pageIn({ first, after, offset: from }: PageArguments, scope: string, most?: number): AskedPage {
  const { limit, offset } = pageOf(first, from, most);
  if (after == null) return { limit, offset };
  if (from != null) throw badInput('Use either "after" or "offset", not both.');
  const { offset: position, upTo } = placeOf(after, scope);
  return { limit, offset: position, ...(upTo !== undefined && { up_to: upTo }) };
}

/**
 * Returns the page that {@link connection} loads upstream for these arguments.
 * @throws GraphQLError BAD_USER_INPUT for a page argument out of range (never clamped)
 */
export const askedPage = (args: PageArguments, filter: unknown, most?: number): AskedPage =>
  pageIn(args, scopeOf(filter), most);

/**
 * Loads one page upstream and returns it as a connection.
 * @param filter everything except the page that determines items and order; cursors are bound to it
 * @param idOf the ID of an item, for lists that grow at their start and whose request supports `up_to`: cursors then
 * traverse the list as it was at the first page
 * @param most maximum items per page
 * @throws GraphQLError BAD_USER_INPUT for a page argument out of range (never clamped)
 */
export async function connection<R, T>(
  args: PageArguments,
  filter: unknown,
  ask: (page: AskedPage) => Promise<List<R>>,
  toNode: (item: R) => T,
  idOf?: (item: R) => string,
  most?: number,
): Promise<Connection<T>> {
  const scope = scopeOf(filter);
  const page = pageIn(args, scope, most);
  const { limit, offset, up_to: upTo } = page;
  const { items, total_count: totalCount } = await ask(page);
  const reading = { scope, upTo: upTo ?? (offset === 0 && items.length > 0 ? idOf?.(items[0]!) : undefined) };
  return new Page(items.map(toNode), totalCount, reading, limit, offset);
}

/**
 * A page with lazy fields. A class, because accessors of an object literal give every object its own hidden class. Most
 * requests ask for `nodes`, so cursors are computed on demand.
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
      items: pagesAround(current, pageCount, width).map((page) => ({
        page,
        cursor: page === 1 ? null : cursorOf(this.#reading, (page - 1) * this.#limit),
        isCurrent: page === current,
      })),
    };
  }
}

/** Resolvers of connections with page numbers; compiled queries call resolvers, never functions in values. */
export const pageCursors = (
  page: Connection<unknown>,
  args: { around?: number | null },
): ReturnType<Connection<unknown>['pageCursors']> => page.pageCursors(args);
