/** Many short lists of numbers in two columns: list k is `items[start[k] .. start[k + 1]]`. */
export interface Lists {
  start: Uint32Array;
  items: Uint32Array;
}

/**
 * Builds consecutive lists of numbers. Finished lists can be read during the build; when the columns are full, larger
 * ones replace them.
 */
export class ListsBuilder implements Lists {
  start = new Uint32Array(1024);
  items = new Uint32Array(1024);
  #ended = 0;
  #used = 0;

  /** Ends the list that was pushed to; returns its position. */
  end(): number {
    if (this.#ended + 1 === this.start.length) this.start = doubled(this.start);
    this.start[++this.#ended] = this.#used;
    return this.#ended - 1;
  }

  /** Adds a number to the current list. */
  push(value: number): void {
    if (this.#used === this.items.length) this.items = doubled(this.items);
    this.items[this.#used++] = value;
  }

  /** Ends the current list. If an equal list is at one of the given positions, drops it and returns that position. */
  endAs(known: readonly number[]): number {
    const { start, items } = this;
    const from = start[this.#ended]!;
    const length = this.#used - from;
    const same = known.find((list) => {
      const begin = start[list]!;
      if (start[list + 1]! - begin !== length) return false;
      for (let at = 0; at < length; at++) if (items[begin + at] !== items[from + at]) return false;
      return true;
    });
    if (same === undefined) return this.end();
    this.#used = from;
    return same;
  }

  /** Hash of the current list's numbers; equal lists have equal hashes. */
  hash(): number {
    let hash = 17;
    for (let at = this.start[this.#ended]!; at < this.#used; at++)
      hash = (Math.imul(hash, 31) + this.items[at]! + 1) | 0;
    return hash;
  }

  /** The columns of everything that was ended. */
  build(): Lists {
    return { start: this.start.slice(0, this.#ended + 1), items: this.items.slice(0, this.#used) };
  }
}

/** A column with the same items and room for as many more. */
function doubled(column: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(column.length * 2);
  larger.set(column);
  return larger;
}

/**
 * Transposes the lists: for each value, the ascending positions of the lists that contain it.
 * @param values number of values
 */
export function transposed(lists: Lists, values: number): Lists {
  const start = new Uint32Array(values + 1);
  for (const value of lists.items) start[value + 1]!++;
  for (let value = 0; value < values; value++) start[value + 1]! += start[value]!;
  const next = start.slice(0, values);
  const items = new Uint32Array(lists.items.length);
  for (let list = 0; list + 1 < lists.start.length; list++)
    for (let at = lists.start[list]!; at < lists.start[list + 1]!; at++) items[next[lists.items[at]!]!++] = list;
  return { start, items };
}
