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

/** A page of a list: `limit` items after the cursor, or after `offset` items. */
export interface PageRequest {
  limit: number;
  offset: number;
  cursor?: string | undefined;
}

/** Where the items of a page are in their list. */
export interface PageCursors {
  /** For each item: the cursor of the page after it. */
  cursors: string[];
  /** Cursor of the next page; null if there is none. */
  next_cursor: string | null;
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

  /** SQL for `order by`. */
  get order(): RawBuilder<unknown> {
    return sql.join(this.#keys.map(({ by, descending: isDown }) => (isDown ? sql`${by} desc` : sql`${by}`)));
  }

  /** SQL for `where`: the rows after the cursor, or all. @throws InvalidCursor */
  after({ cursor, offset }: Pick<PageRequest, 'cursor' | 'offset'>): RawBuilder<boolean> {
    if (cursor === undefined) return sql<boolean>`true`;
    if (offset > 0) throw new InvalidCursor('Use either `cursor` or `offset`, not both.');
    const values = this.#read(cursor).map((value, at) =>
      this.#keys[at]!.type === 'timestamptz'
        ? sql`(timestamptz 'epoch' + ${value}::text::bigint * interval '1 microsecond')`
        : sql`${value}::text::${sql.raw(this.#keys[at]!.type)}`,
    );
    const sign = (isDown: boolean): RawBuilder<unknown> => sql.raw(isDown ? '<' : '>');
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
  none<Row>(page: Pick<PageRequest, 'cursor' | 'offset'>): RowPage<Row> {
    this.after(page);
    return { rows: [], pointers: { cursors: [], next_cursor: null } };
  }

  /** SQL after `order by`: one row more than the page has, which shows whether there is a next page. */
  limit({ limit, offset }: Omit<PageRequest, 'cursor'>): RawBuilder<unknown> {
    return sql`limit ${limit + 1} offset ${offset}`;
  }

  /** The page of rows that were selected with these columns, order, and limit. */
  page<Row extends Keyed>(found: Row[], { limit }: Pick<PageRequest, 'limit'>): RowPage<Omit<Row, 'page_key'>> {
    const shown = found.slice(0, limit);
    const cursors = shown.map(({ page_key: values }) => cursorOf(this.#tag, values));
    return {
      rows: shown.map(({ page_key: _key, ...row }) => row),
      pointers: { cursors, next_cursor: found.length > limit ? (cursors.at(-1) ?? null) : null },
    };
  }

  /** Selects a page. @throws InvalidCursor */
  async select<DB, TB extends keyof DB, Row>(
    query: SelectQueryBuilder<DB, TB, Row>,
    page: PageRequest,
  ): Promise<RowPage<Row>> {
    const found = await query
      .select(this.columns as never)
      .where(this.after(page))
      .orderBy(this.order as never)
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
 * The order of a list in memory, smallest keys first. Its last key is unique.
 * @param tag distinguishes lists and orders, like that of {@link Keyset}
 */
export class ItemOrder<Item> {
  readonly #types: readonly ('string' | 'number')[];
  readonly #keysOf: (item: Item) => readonly (string | number)[];
  readonly #tag: string;

  constructor(
    tag: string,
    types: readonly ('string' | 'number')[],
    keysOf: (item: Item) => readonly (string | number)[],
  ) {
    this.#types = types;
    this.#keysOf = keysOf;
    this.#tag = shortTag(tag);
  }

  /** The page of items, which are in this order. @throws InvalidCursor */
  page(items: ArrayLike<Item>, { limit, offset, cursor }: PageRequest): { items: Item[]; pointers: PageCursors } {
    if (cursor !== undefined && offset > 0) throw new InvalidCursor('Use either `cursor` or `offset`, not both.');
    const from = cursor === undefined ? offset : this.#after(items, cursor);
    const length = Math.max(0, Math.min(limit, items.length - from));
    const shown = Array.from({ length }, (_, at) => items[from + at]!);
    const cursors = shown.map((item) => cursorOf(this.#tag, this.#keysOf(item)));
    return {
      items: shown,
      pointers: { cursors, next_cursor: from + length < items.length ? (cursors.at(-1) ?? null) : null },
    };
  }

  /** Finds the first item after a cursor, by bisection. */
  #after(items: ArrayLike<Item>, cursor: string): number {
    const values = valuesOf(this.#tag, cursor, this.#types.length) as (string | number)[];
    if (!values.every((value, at) => typeof value === this.#types[at])) throw new InvalidCursor();
    const isAfter = (item: Item): boolean => {
      for (const [at, value] of this.#keysOf(item).entries()) if (value !== values[at]) return value > values[at]!;
      return false;
    };
    let [low, high] = [0, items.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isAfter(items[middle]!)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
