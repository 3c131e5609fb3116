import type pg from 'pg';
import { describe, expect, test } from 'vitest';
import { Memories } from './memory.ts';
import type { Doors } from './decide.ts';

/** A database that counts what it is asked, with a snapshot and an activity that the test moves. */
class Database {
  snapshot = '1:1:';
  activity = 0;
  queries = 0;
  /** Called while a query runs. */
  meanwhile: (() => void) | null = null;
  readonly pool = {
    connect: () => Promise.resolve({
      release: () => undefined,
      query: async () => {
        this.queries++;
        this.activity++;
        const { snapshot } = this;
        await Promise.resolve();
        this.meanwhile?.();
        return { rows: [{ snapshot }] };
      },
    }),
  } as unknown as pg.Pool;
}

const doors = {} as Doors;

describe('what was looked up', () => {
  test('is used again while the snapshot is the same, and never after a write', async () => {
    const database = new Database();
    const memories = new Memories(database.pool, doors);
    const first = await memories.current();
    expect(await memories.current()).toBe(first);
    expect(database.queries).toBe(2);
    database.snapshot = '2:2:';
    expect(await memories.current()).not.toBe(first);
  });

  test('costs no query while nothing is executed', async () => {
    const database = new Database();
    const memories = new Memories(database.pool, doors, () => database.activity);
    const first = await memories.current();
    expect(await memories.current()).toBe(first);
    expect(database.queries).toBe(1);
    database.activity++;
    expect(await memories.current()).toBe(first);
    expect(database.queries).toBe(2);
    database.activity++;
    database.snapshot = '2:2:';
    expect(await memories.current()).not.toBe(first);
  });

  test('a write beside the query is not overlooked', async () => {
    const database = new Database();
    const memories = new Memories(database.pool, doors, () => database.activity);
    database.meanwhile = () => {
      database.activity++;
      database.snapshot = '2:2:';
      database.meanwhile = null;
    };
    const first = await memories.current();
    expect(await memories.current()).not.toBe(first);
  });

  test('those who come while the database is asked share the next question, not the one under way', async () => {
    const database = new Database();
    const memories = new Memories(database.pool, doors);
    const early = memories.current();
    const late = [memories.current(), memories.current()];
    await Promise.all([early, ...late]);
    expect(database.queries).toBe(2);
  });
});
