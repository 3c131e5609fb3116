import type pg from 'pg';
import { describe, expect, test } from 'vitest';
import { LookupCaches } from './lookupCache.ts';
import type { CacheDependence } from './lookupCache.ts';
import type { DecisionSources } from './decision.ts';

/** A database that counts what it is asked, with a snapshot that the test moves. */
class Database {
  snapshot = '1:1:';
  queries = 0;
  readonly pool = {
    connect: () =>
      Promise.resolve({
        release: () => undefined,
        query: async () => {
          this.queries++;
          const { snapshot } = this;
          await Promise.resolve();
          return { rows: [{ snapshot }] };
        },
      }),
  } as unknown as pg.Pool;
}

const doors = {} as DecisionSources;

describe('what was looked up', () => {
  test('is used again while the snapshot is the same, and never after a write', async () => {
    const database = new Database();
    const memories = new LookupCaches(database.pool, doors);
    const first = await memories.current('credentials');
    expect(await memories.current('credentials')).toEqual(first);
    expect(database.queries).toBe(2);
    database.snapshot = '2:2:';
    expect((await memories.current('credentials')).memory).not.toBe(first.memory);
  });

  test('costs no query where changes are counted, and goes with the first change of what it depends on', async () => {
    const database = new Database();
    const changes = { any: 0, facts: 0 };
    const memories = new LookupCaches(database.pool, doors, () => changes);
    const now = async (dependence: CacheDependence): Promise<object> => (await memories.current(dependence)).memory;
    const accessToFiles = async (): Promise<object> => (await memories.current('files')).access;
    const [facts, credentials, files] = [await now('facts'), await now('credentials'), await now('files')];
    expect(await now('facts')).toBe(facts);
    expect(await now('files')).toBe(files);
    expect(await accessToFiles()).toBe(credentials);
    // A sync writes files: who can read the channel is still known.
    changes.any += 1;
    expect(await now('facts')).toBe(facts);
    expect(await now('credentials')).toBe(credentials);
    expect(await now('files')).not.toBe(files);
    expect(await accessToFiles()).toBe(credentials);
    // Another user makes a channel private.
    changes.any += 1;
    changes.facts += 1;
    expect(await now('facts')).not.toBe(facts);
    expect(await now('credentials')).not.toBe(credentials);
    expect(await accessToFiles()).not.toBe(credentials);
    expect(database.queries).toBe(0);
  });

  test('those who come while the database is asked share the next question, not the one under way', async () => {
    const database = new Database();
    const memories = new LookupCaches(database.pool, doors);
    const early = memories.current('credentials');
    const late = [memories.current('credentials'), memories.current('credentials')];
    await Promise.all([early, ...late]);
    expect(database.queries).toBe(2);
  });
});
