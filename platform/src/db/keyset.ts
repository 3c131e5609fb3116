/** Pages by key: a page begins after the sort keys of an item, so changes to other items don't shift it. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { RawBuilder, SelectQueryBuilder } from 'kysely';

/** Database types of sort keys, with the values that a cursor can have. */
const TYPES = {
  text: /^[^]*$/,
  uuid: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/,
  bigint: /^-?\d{1,18}$/,
  'double precision': /^-?\d{1,20}(?:\.\d{1,20})?(?:e[+-]?\d{1,2})?$/,
  // Microseconds since 1970, because not every text that looks like a time is one.
  timestamptz: /^-?\d{1,17}$/,
  boolean: /^(?:true|false)$/,
} as const;

/** Longest value of a sort key that a cursor can have, in characters. */
const LONGEST_VALUE = 2_000;

/** One sort key: an expression that is never null. */
export interface SortKey {
  by: RawBuilder<unknown>;
  type: keyof typeof TYPES;
  descending: boolean;
}

const key = (by: string | RawBuilder<unknown>, type: SortKey['type'], descending: boolean): SortKey => ({
  by: typeof by === 'string' ? sql.ref(by) : by,
  type,
  descending,
});

/** Sorts by a column or an expression, smallest first. */
export const ascending = (by: string | RawBuilder<unknown>, type: SortKey['type']): SortKey => key(by, type, false);

/** Sorts by a column or an expression, largest first. */
export const descending = (by: string | RawBuilder<unknown>, type: SortKey['type']): SortKey => key(by, type, true);

/**
 * A page of a list: `limit` items after the cursor, or after `offset` items.
 * With `backward`, those before the cursor, or the last ones, in the order of the list.
 */
export interface PageRequest {
  limit: number;
  offset: number;
  cursor?: string | undefined;
  backward?: boolean | undefined;
}

/** Separates the page of a query from the rest of it. */
export function splitPage<Query extends PageRequest>({
  limit,
  offset,
  cursor,
  backward,
  ...rest
}: Query): [page: PageRequest, rest: Omit<Query, keyof PageRequest>] {
  return [{ limit, offset, cursor, backward }, rest];
}

/** Where a page is. */
type Place = Omit<PageRequest, 'limit'>;

/** Where the items of a page are in their list. */
export interface PageCursors {
  /** For each item: the cursor of the page after it. */
  cursors: string[];
  /** Cursor of the next page; null if there is none. */
  next_cursor: string | null;
  /** Cursor of the page before it, with `backward`; null if there is none. */
  previous_cursor: string | null;
}

/** Response of a list with pages by key. */
export interface CursorPage<Item> extends PageCursors {
  items: Item[];
  total_count: number;
}

/** A page of rows. */
export interface RowPage<Row> {
  rows: Row[];
  /** For the response. */
  pointers: PageCursors;
}

/** A cursor that this list and order didn't return. */
export class InvalidCursor extends Error {
  override name = 'InvalidCursor';

  constructor(message = "This cursor isn't one of this list and order. Start from the first page.") {
    super(message);
  }
}

const shortTag = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 6);

const cursorOf = (tag: string, values: readonly unknown[]): string =>
  Buffer.from(JSON.stringify([tag, ...values])).toString('base64url');

/** @throws InvalidCursor for a page in two places */
function checkPlace({ cursor, offset, backward }: Place): void {
  if (offset > 0 && cursor !== undefined) throw new InvalidCursor('Use either `cursor` or `offset`, not both.');
  if (offset > 0 && backward) throw new InvalidCursor('Use either `backward` or `offset`, not both.');
}

/** The pointers of a page with these cursors. @param isMore whether there are items beyond it, as it was read */
function pointersOf(cursors: string[], { cursor, offset, backward }: Place, isMore: boolean): PageCursors {
  const isInside = cursor !== undefined || offset > 0;
  return {
    cursors,
    next_cursor: (backward ? isInside : isMore) ? (cursors.at(-1) ?? null) : null,
    previous_cursor: (backward ? isMore : isInside) ? (cursors[0] ?? null) : null,
  };
}

/** Reads the values of a cursor. @throws InvalidCursor if the tag or the number of values differs */
function valuesOf(tag: string, cursor: string, count: number): unknown[] {
  let found: unknown;
  try {
    found = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    throw new InvalidCursor();
  }
  if (!Array.isArray(found) || found.length !== count + 1 || found[0] !== tag) throw new InvalidCursor();
  return found.slice(1);
}

/** A row with the values of its sort keys, as {@link Keyset.columns} selects them. */
export interface Keyed {
  page_key: string[];
}

/**
 * The order of a list. Its last key is unique, so that each row has one place.
 * @param tag distinguishes lists and orders, because their cursors don't fit each other
 */
export class Keyset {
  readonly #keys: readonly SortKey[];
  readonly #tag: string;

  constructor(tag: string, keys: readonly SortKey[]) {
    this.#keys = keys;
    this.#tag = shortTag(tag);
  }

  /** SQL for `select`: the values of the sort keys, as the column `page_key`. */
  get columns(): RawBuilder<string[]> {
    const texts = this.#keys.map(({ by, type }) =>
      type === 'timestamptz' ? sql`(extract(epoch from ${by}) * 1000000)::bigint::text` : sql`(${by})::text`,
    );
    return sql<string[]>`array[${sql.join(texts)}] as page_key`;
  }

  /** SQL for `order by`, from the page on: the last rows are first for a page that is read backward. */
  order({ backward = false }: Pick<PageRequest, 'backward'> = {}): RawBuilder<unknown> {
    return sql.join(
      this.#keys.map(({ by, descending: isDown }) => (isDown === backward ? sql`${by}` : sql`${by} desc`)),
    );
  }

  /** SQL for `where`: the rows after the cursor (or before it), or all. @throws InvalidCursor */
  beyond(page: Place): RawBuilder<boolean> {
    checkPlace(page);
    const { cursor, backward = false } = page;
    if (cursor === undefined) return sql<boolean>`true`;
    const values = this.#read(cursor).map((value, at) =>
      this.#keys[at]!.type === 'timestamptz'
        ? sql`(timestamptz 'epoch' + ${value}::text::bigint * interval '1 microsecond')`
        : sql`${value}::text::${sql.raw(this.#keys[at]!.type)}`,
    );
    const sign = (isDown: boolean): RawBuilder<unknown> => sql.raw(isDown === backward ? '>' : '<');
    // Both forms can be conditions of an index.
    const [first] = this.#keys;
    if (this.#keys.every(({ descending: isDown }) => isDown === first!.descending))
      return sql<boolean>`(${sql.join(this.#keys.map(({ by }) => by))}) ${sign(first!.descending)} (${sql.join(values)})`;
    return this.#keys.reduceRight<RawBuilder<boolean>>(
      (rest, { by, descending: isDown }, at) =>
        at === this.#keys.length - 1
          ? sql<boolean>`${by} ${sign(isDown)} ${values[at]!}`
          : sql<boolean>`(${by} ${sign(isDown)}= ${values[at]!} and (${by} ${sign(isDown)} ${values[at]!} or ${rest}))`,
      sql<boolean>`false`,
    );
  }

  /** The page of an empty list. @throws InvalidCursor */
  none<Row>(page: Place): RowPage<Row> {
    this.beyond(page);
    return { rows: [], pointers: { cursors: [], next_cursor: null, previous_cursor: null } };
  }

  /** SQL after `order by`: one row more than the page has, which shows whether there is a next page. */
  limit({ limit, offset }: Pick<PageRequest, 'limit' | 'offset'>): RawBuilder<unknown> {
    return sql`limit ${limit + 1} offset ${offset}`;
  }

  /** The page of rows that were selected with these columns, order, and limit. */
  page<Row extends Keyed>(found: Row[], page: PageRequest): RowPage<Omit<Row, 'page_key'>> {
    const shown = found.slice(0, page.limit);
    if (page.backward) shown.reverse();
    const cursors = shown.map(({ page_key: values }) => cursorOf(this.#tag, values));
    return {
      rows: shown.map(({ page_key: _key, ...row }) => row),
      pointers: pointersOf(cursors, page, found.length > page.limit),
    };
  }

  /** Selects a page. @throws InvalidCursor */
  async select<DB, TB extends keyof DB, Row>(
    query: SelectQueryBuilder<DB, TB, Row>,
    page: PageRequest,
  ): Promise<RowPage<Row>> {
    const found = await query
      .select(this.columns as never)
      .where(this.beyond(page))
      .orderBy(this.order(page) as never)
      .limit(page.limit + 1)
      .offset(page.offset)
      .execute();
    return this.page(found as unknown as (Row & Keyed)[], page) as unknown as RowPage<Row>;
  }

  #read(cursor: string): string[] {
    const values = valuesOf(this.#tag, cursor, this.#keys.length);
    const fits = values.every(
      (value, at) =>
        typeof value === 'string' &&
        value.length <= LONGEST_VALUE &&
        !value.includes('\0') &&
        TYPES[this.#keys[at]!.type].test(value),
    );
    if (!fits) throw new InvalidCursor();
    return values as string[];
  }
}

/**
 * Type of a sort key in memory: smallest first, or largest first with a minus. Texts can have an order of their own,
 * which never throws, because cursors contain any text.
 */
export type ItemKey = 'string' | 'number' | '-string' | '-number' | ((a: string, b: string) => number);

/** A list in memory. Its items can be made when they are read. */
export interface Items<Item> {
  readonly length: number;
  at(place: number): Item | undefined;
}

/** A page of an {@link ItemOrder}. */
export interface ItemPage<Item> {
  items: Item[];
  pointers: PageCursors;
}

/** The response with a page. Items without an answer were deleted meanwhile, and are left out with their cursors. */
export function cursorPage<Item, Answer>(
  { items, pointers: { cursors, ...ends } }: ItemPage<Item>,
  answerOf: (item: Item) => Answer | undefined,
  totalCount: number,
): CursorPage<Answer> {
  const found = items.flatMap((item, at): [Answer, string][] => {
    const answer = answerOf(item);
    return answer === undefined ? [] : [[answer, cursors[at]!]];
  });
  return {
    items: found.map(([answer]) => answer),
    total_count: totalCount,
    ...ends,
    cursors: found.map(([, cursor]) => cursor),
  };
}

const typeOf = (type: ItemKey): string => (typeof type === 'function' ? 'string' : type.replace('-', ''));

/**
 * The order of a list in memory. Its last key is unique.
 * @param tag distinguishes lists and orders, like that of {@link Keyset}
 */
export class ItemOrder<Item> {
  readonly #keys: readonly ItemKey[];
  readonly #keysOf: (item: Item) => readonly (string | number)[];
  readonly #tag: string;

  constructor(tag: string, keys: readonly ItemKey[], keysOf: (item: Item) => readonly (string | number)[]) {
    this.#keys = keys;
    this.#keysOf = keysOf;
    this.#tag = shortTag(tag);
  }

  /** Sorts items. */
  sorted<Some extends Item>(items: readonly Some[]): Some[] {
    return items
      .map((item) => ({ item, values: this.#keysOf(item) }))
      .sort((a, b) => this.#compare(a.values, b.values))
      .map(({ item }) => item);
  }

  /** The page of items, which are in this order. @throws InvalidCursor */
  page<Some extends Item>(items: Items<Some>, page: PageRequest): ItemPage<Some> {
    checkPlace(page);
    const { limit, offset, cursor, backward } = page;
    let [from, to] = [0, items.length];
    if (backward) {
      if (cursor !== undefined) to = this.#placeOf(items, cursor, 0);
      from = Math.max(0, to - limit);
    } else {
      from = Math.min(to, cursor === undefined ? offset : this.#placeOf(items, cursor, 1));
      to = Math.min(to, from + limit);
    }
    const shown = Array.from({ length: to - from }, (_, at) => items.at(from + at)!);
    const cursors = shown.map((item) => cursorOf(this.#tag, this.#keysOf(item)));
    return { items: shown, pointers: pointersOf(cursors, page, backward ? from > 0 : to < items.length) };
  }

  #compare(a: readonly (string | number)[], b: readonly (string | number)[]): number {
    for (let at = 0; at < this.#keys.length; at++) {
      const [type, one, other] = [this.#keys[at]!, a[at]!, b[at]!];
      if (one === other) continue;
      if (typeof type !== 'function') return one < other === type.startsWith('-') ? 1 : -1;
      const order = type(one as string, other as string);
      if (order !== 0) return order;
    }
    return 0;
  }

  /** Finds the first item that is at least `least` (0 or 1) compared with a cursor, by bisection. */
  #placeOf(items: Items<Item>, cursor: string, least: 0 | 1): number {
    const values = valuesOf(this.#tag, cursor, this.#keys.length) as (string | number)[];
    if (!values.every((value, at) => typeof value === typeOf(this.#keys[at]!))) throw new InvalidCursor();
    let [low, high] = [0, items.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(this.#keysOf(items.at(middle)!), values) >= least) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
