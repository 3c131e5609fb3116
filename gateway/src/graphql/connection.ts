import { createHash } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { CursorList, List } from '../rest/index.ts';

/** Page arguments of every connection. */
export interface PageArguments {
  first?: number | null;
  after?: string | null;
  last?: number | null;
  before?: string | null;
  offset?: number | null;
}

/** A Relay connection over a list that is paged upstream. */
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

/** @param key upstream's cursor of the item before the position */
const cursorOf = ({ scope, upTo }: Reading, position: number, key?: string): string =>
  Buffer.from(
    `${scope}:${position}${upTo === undefined ? '' : `:${upTo}`}${key === undefined ? '' : `;${key}`}`,
  ).toString('base64url');

/** Longest cursor, in characters. */
const longestCursor = 8_000;

/** A place in a list: by the key of the item before it, or by its position. */
interface Place {
  offset: number;
  upTo: string | undefined;
  key: string | undefined;
}

/**
 * Returns the place of a cursor, and the first item of its list.
 * @throws GraphQLError for a cursor of another filter, or an invalid one
 */
function placeOf(cursor: string, scope: string): Place {
  const [, found, position, upTo, key] =
    /^([\w-]{10}):(\d{1,9})(?::([0-9a-f-]{36}))?(?:;([\w-]+))?$/.exec(
      Buffer.from(cursor.slice(0, longestCursor), 'base64url').toString(),
    ) ?? [];
  if (found === undefined) throw badInput('Invalid cursor. Use a cursor returned by this API.');
  if (found !== scope) throw badInput("This cursor doesn't match the current filter. Start from the first page.");
  return { offset: Number(position), upTo, key };
}

/** Page parameters of REST. A type, not an interface, so that it is also a query. */
export type AskedPage = {
  limit: number;
  /** Without a cursor, the number of items before the page. */
  offset?: number;
  cursor?: string;
  /** The page before the cursor, or without one, the last page. */
  backward?: 'true';
  /** Only the item with this ID and those after it. */
  up_to?: string;
};

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
  name: 'first' | 'last' = 'first',
): { limit: number; offset: number } {
  const limit = first ?? defaultSize;
  if (limit < 1 || limit > most) throw badInput(`"${name}" must be from 1 to ${most}, not ${limit}.`);
  if (offset != null && (offset < 0 || offset > furthest))
    throw badInput(`"offset" must be from 0 to ${furthest}, not ${offset}.`);
  return { limit, offset: offset ?? 0 };
}

/** Returns the page of a list that ends before a cursor or with the list. @throws GraphQLError BAD_USER_INPUT */
function pageBefore({ last, after, before, offset: from }: PageArguments, scope: string, most?: number): PageIn {
  if (after != null || from != null) throw badInput('Use "last" with "before" only, not with "after" or "offset".');
  const { limit } = pageOf(last, null, most, 'last');
  const page: AskedPage = { limit, backward: 'true' };
  if (before == null) return { page, offset: undefined, upTo: undefined };
  const { offset, key, upTo } = placeOf(before, scope);
  if (key === undefined) throw badInput('"before" needs the cursor of an item, not one of "pageCursors".');
  return { page: { ...page, cursor: key }, offset: offset - 1, upTo };
}

/** A requested page, and the position where it begins, or ends if it is read backward; undefined for the end. */
interface PageIn {
  page: AskedPage;
  offset: number | undefined;
  upTo: string | undefined;
}

/** Returns the requested page of a traversal of a list. @throws GraphQLError BAD_USER_INPUT */
function pageIn(args: PageArguments, scope: string, most?: number): PageIn {
  const { first, after, offset: from } = args;
  // `first` has a default. The check of the operation rejects both.
  if (args.last != null) return pageBefore(args, scope, most);
  if (args.before != null) throw badInput('Use "before" with "last".');
  const { limit, offset } = pageOf(first, from, most);
  if (after == null) return { page: { limit, offset }, offset, upTo: undefined };
  if (from != null) throw badInput('Use either "after" or "offset", not both.');
  const { offset: position, upTo, key } = placeOf(after, scope);
  // The first item of the traversal can be deleted, but its place stays.
  const page =
    key === undefined
      ? { limit, offset: position, ...(upTo !== undefined && { up_to: upTo }) }
      : { limit, cursor: key };
  return { page, offset: position, upTo };
}

/**
 * Returns the page that {@link connection} loads upstream for these arguments.
 * @throws GraphQLError BAD_USER_INPUT for a page argument out of range (never clamped)
 */
export const askedPage = (args: PageArguments, filter: unknown, most?: number): AskedPage =>
  pageIn(args, scopeOf(filter), most).page;

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
  ask: (page: AskedPage) => Promise<CursorList<R>>,
  toNode: (item: R) => T,
  idOf?: (item: R) => string,
  most?: number,
): Promise<Connection<T>> {
  const scope = scopeOf(filter);
  const { page, offset: place, upTo } = pageIn(args, scope, most);
  const list = await ask(page);
  const { items } = list;
  const offset = page.backward ? Math.max(0, (place ?? list.total_count) - items.length) : place!;
  const reading = { scope, upTo: upTo ?? (offset === 0 && items.length > 0 ? idOf?.(items[0]!) : undefined) };
  return new Page(items.map(toNode), list, reading, page, offset);
}

/**
 * A page with lazy fields. A class, because accessors of an object literal give every object its own hidden class. Most
 * requests ask for `nodes`, so cursors are computed on demand.
 */
class Page<T> implements Connection<T> {
  readonly nodes: T[];
  readonly totalCount: number;
  readonly #reading: Reading;
  readonly #cursors: readonly string[] | undefined;
  readonly #hasNext: boolean;
  readonly #hasPrevious: boolean;
  readonly #limit: number;
  readonly #offset: number;

  constructor(
    nodes: T[],
    { total_count: totalCount, cursors, next_cursor: next, previous_cursor: previous }: List<unknown>,
    reading: Reading,
    { limit, backward }: AskedPage,
    offset: number,
  ) {
    this.nodes = nodes;
    this.totalCount = totalCount;
    this.#cursors = cursors;
    this.#hasNext = cursors === undefined ? offset + nodes.length < totalCount : next != null;
    this.#hasPrevious = backward ? previous != null : offset > 0;
    this.#reading = reading;
    this.#limit = limit;
    this.#offset = offset;
  }

  get edges(): Connection<T>['edges'] {
    return this.nodes.map((node, i) => ({ cursor: this.#cursor(i), node }));
  }

  get pageInfo(): Connection<T>['pageInfo'] {
    const isEmpty = this.nodes.length === 0;
    return {
      hasNextPage: this.#hasNext,
      hasPreviousPage: this.#hasPrevious,
      startCursor: isEmpty ? null : this.#cursor(0),
      endCursor: isEmpty ? null : this.#cursor(this.nodes.length - 1),
    };
  }

  /** Cursor of an item of the page. */
  #cursor(at: number): string {
    return cursorOf(this.#reading, this.#offset + at + 1, this.#cursors?.[at]);
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
