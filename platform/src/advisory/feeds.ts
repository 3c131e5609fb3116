/** Feeds of advisories and of mappings from the data folder: how a hub without the network, too, learns what is known. */
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { canonicalName, isWeak, mappingSchema, schemeOf } from '@terrarium/domain/advisory';
import type { Mapping } from '@terrarium/domain/advisory';
import { z } from 'zod';
import type { Db, Trx } from '../db/index.ts';
import type { Advisories, LeftOut } from './service.ts';
import { HUB } from './identities.ts';
import { countUp } from './store.ts';

/** Records of one transaction, and their most characters. */
const BATCH = 500;
const BATCH_LENGTH = 8_000_000;
/** Examples of what was left out that are kept. */
const EXAMPLES = 20;
/** A feed that was not renewed for so long is told to be old. */
const STALE_AFTER_MS = 7 * 24 * 3_600_000;
const LONGEST_MAPPING = 64 * 1024 * 1024;
/** The id under which the mapping is kept beside the ecosystems. */
const MAPPING = 'mapping';

/** How a feed stands. */
export interface FeedState {
  id: string;
  title: string;
  last_ok_at: string | null;
  last_try_at: string | null;
  /** Not renewed for a week: what is said of its packages may be old. */
  stale: boolean;
  error: string | null;
  /** Advisories of the last run; packages for the mapping. */
  count: number;
  /** What the last run left out, by reason, and some of it. */
  left_out: Record<string, number>;
  examples: { id: string | null; message: string }[];
}

/**
 * Reads `advisories/osv/<ecosystem>.ndjson` (records of OSV, one a line), `advisories/osv/<ecosystem>/*.json` (as OSV's archives hold them) and
 * `advisories/mapping.json` (what conda packages are upstream) of the data folder, whenever they are newer than what was read.
 */
export class Feeds {
  readonly #db: Db;
  readonly #advisories: Advisories;
  readonly #folder: string;

  constructor(db: Db, advisories: Advisories, dataDir: string) {
    this.#db = db;
    this.#advisories = advisories;
    this.#folder = join(dataDir, 'advisories');
  }

  /** Takes in what is newer; one feed that fails does not keep the others. */
  async refresh(signal: AbortSignal): Promise<void> {
    let changed = await this.#attempt(
      MAPPING,
      'What conda packages are upstream',
      join(this.#folder, 'mapping.json'),
      (path) => this.#readMapping(path),
    );
    for (const entry of await names(join(this.#folder, 'osv'))) {
      const ecosystem = entry.replace(/\.ndjson$/, '');
      if (schemeOf(ecosystem) === undefined) continue;
      const read = (path: string) => this.#readOsv(ecosystem, path, signal);
      if (await this.#attempt(ecosystem, `OSV: ${ecosystem}`, join(this.#folder, 'osv', entry), read)) changed = true;
    }
    if (changed) await this.#advisories.changed();
  }

  /** How the feeds stand, by id. */
  async list(now: number): Promise<FeedState[]> {
    const rows = await this.#db.selectFrom('advisory_feed').selectAll().orderBy('id').execute();
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      last_ok_at: row.last_ok_at?.toISOString() ?? null,
      last_try_at: row.last_try_at?.toISOString() ?? null,
      // What the file held when it was written is as old as the file.
      stale: row.cursor === null || now - row.cursor.getTime() > STALE_AFTER_MS,
      error: row.error,
      count: row.advisory_count,
      left_out: row.left_out as FeedState['left_out'],
      examples: row.left_out_examples as FeedState['examples'],
    }));
  }

  /** Reads one source if it is newer than what was read. @returns whether something changed */
  async #attempt(id: string, title: string, path: string, read: (path: string) => Promise<Taken>): Promise<boolean> {
    const written = await newest(path);
    if (written === null) return false;
    const known = await this.#db.selectFrom('advisory_feed').select('cursor').where('id', '=', id).executeTakeFirst();
    if (known?.cursor && known.cursor >= written) return false;
    const tried = { id, title, last_try_at: new Date() };
    try {
      const { changed, count, leftOut } = await read(path);
      const done = {
        ...tried,
        cursor: written,
        last_ok_at: new Date(),
        error: null,
        advisory_count: count,
        left_out: JSON.stringify(counted(leftOut)),
        left_out_examples: JSON.stringify(
          leftOut.slice(0, EXAMPLES).map(({ id: of, message }) => ({ id: of, message })),
        ),
      };
      await this.#db.transaction().execute(async (trx) => {
        await trx
          .insertInto('advisory_feed')
          .values(done)
          .onConflict((conflict) => conflict.column('id').doUpdateSet(done))
          .execute();
        // That a feed is there makes its packages checked ones, also where no advisory is new.
        await countUp(trx);
      });
      return changed || known?.cursor === undefined;
    } catch (error) {
      const failed = { ...tried, error: error instanceof Error ? error.message : String(error) };
      await this.#db
        .insertInto('advisory_feed')
        .values(failed)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(failed))
        .execute();
      return false;
    }
  }

  async #readOsv(feed: string, path: string, signal: AbortSignal): Promise<Taken> {
    const taken: Taken = { changed: false, count: 0, leftOut: [] };
    for await (const texts of batches(records(path))) {
      signal.throwIfAborted();
      // A batch that was taken in is known to policies at once: a process that dies here begins again and finds nothing new in it.
      const { changed, leftOut } = await this.#db.transaction().execute(async (trx) => {
        const result = await this.#advisories.takeIn(trx, feed, texts);
        if (result.changed > 0) await countUp(trx);
        return result;
      });
      taken.changed ||= changed > 0;
      taken.count += texts.length - leftOut.length;
      taken.leftOut.push(...leftOut);
    }
    return taken;
  }

  async #readMapping(path: string): Promise<Taken> {
    if ((await stat(path)).size > LONGEST_MAPPING)
      throw new Error(`mapping.json is longer than ${LONGEST_MAPPING} bytes. Split it.`);
    const file = mappingFile.parse(JSON.parse(await readFile(path, 'utf8')));
    const taken: Taken = { changed: true, count: 0, leftOut: [] };
    await this.#db.transaction().execute(async (trx) => {
      for (const [name, given] of Object.entries(file.packages)) {
        const mapping = mappingSchema.safeParse(given);
        if (mapping.success) {
          taken.leftOut.push(...(await takeMapping(trx, name.toLowerCase(), mapping.data, file.generated ?? null)));
          taken.count++;
        } else taken.leftOut.push({ id: name, fault: 'not-a-record', message: z.prettifyError(mapping.error) });
      }
    });
    return taken;
  }
}

interface Out extends Omit<LeftOut, 'fault'> {
  fault: LeftOut['fault'] | 'waits';
}
interface Taken {
  changed: boolean;
  count: number;
  leftOut: Out[];
}

const mappingFile = z.looseObject({
  generated: z.string().max(100).nullish(),
  packages: z.record(z.string().min(1).max(128), z.unknown()),
});

/**
 * Takes in what a mapping says of a package. What would take away an identity that is relied on, and so could make an affected file look clean,
 * is not done but told: somebody has to look at it.
 */
async function takeMapping(
  trx: Trx,
  name: string,
  { role, identities }: Mapping,
  revision: string | null,
): Promise<Out[]> {
  const before = await trx.selectFrom('package_identity').selectAll().where('conda_name', '=', name).execute();
  // What people of this hub said stays as they said it.
  if (before.some(({ origin }) => origin === HUB)) return [];
  const relied = before.filter((row) => !isWeak(row));
  const keyOf = (one: { ecosystem: string; name: string }) =>
    `${one.ecosystem}/${canonicalName(one.ecosystem, one.name)}`;
  const given = new Map(identities.map((one) => [keyOf(one), one]));
  const lost = relied.filter((row) => {
    const now = given.get(keyOf(row));
    return now === undefined || isWeak(now) || role === 'no-code';
  });
  if (lost.length > 0) {
    const what = lost.map(keyOf).join(', ');
    return [
      { id: name, fault: 'waits', message: `${name} would no longer be ${what}; it stays so until somebody decides` },
    ];
  }
  for (const one of given.values()) {
    const row = {
      conda_name: name,
      ecosystem: one.ecosystem,
      name: canonicalName(one.ecosystem, one.name),
      confidence: one.confidence,
      relation: one.relation,
      letters: one.letters ?? null,
      origin: one.origin,
      origin_revision: revision,
    };
    await trx
      .insertInto('package_identity')
      .values(row)
      .onConflict((conflict) => conflict.columns(['conda_name', 'ecosystem', 'name']).doUpdateSet(row))
      .execute();
  }
  const said = { conda_name: name, role, origin: 'mapping' };
  await trx
    .insertInto('package_role')
    .values(said)
    .onConflict((conflict) => conflict.column('conda_name').doUpdateSet(said))
    .execute();
  return [];
}

function counted(leftOut: readonly Out[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { fault } of leftOut) counts[fault] = (counts[fault] ?? 0) + 1;
  return counts;
}

async function names(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** When a file, or a folder and the files in it, was last written; null without one. */
async function newest(path: string): Promise<Date | null> {
  try {
    const found = await stat(path);
    if (!found.isDirectory()) return found.mtime;
    let last = found.mtime;
    for (const name of await names(path)) {
      const { mtime } = await stat(join(path, name));
      if (mtime > last) last = mtime;
    }
    return last;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

async function* records(path: string): AsyncGenerator<string> {
  if ((await stat(path)).isDirectory()) {
    for (const name of await names(path)) if (name.endsWith('.json')) yield readFile(join(path, name), 'utf8');
    return;
  }
  for await (const line of createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity }))
    if (line.trim() !== '') yield line;
}

async function* batches(texts: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  let length = 0;
  for await (const text of texts) {
    batch.push(text);
    length += text.length;
    if (batch.length < BATCH && length < BATCH_LENGTH) continue;
    yield batch;
    [batch, length] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}
