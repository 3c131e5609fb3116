/**
 * One attempt to import a feed: fetches it, imports it, and records the result.
 * Runs in a thread, see `inThread.ts`.
 */
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/index.ts';
import { Patience, SourceClient } from '../../outbound/index.ts';
import { OWN_LIST } from '../claims.ts';
import { Advisories } from '../service.ts';
import { countUp } from '../store.ts';
import { clearSpool } from './spool.ts';
import { FEEDS, OWN_MAPPING } from './kinds.ts';
import type { FeedDefinition, FeedKind } from './kinds.ts';
import { runMapping, takeMappings } from './mappings.ts';
import { runNvd, takeNvdFiles } from './nvd.ts';
import { runOsv, takeArchive } from './osv.ts';
import { isAhead, takeTexts, Tally } from './run.ts';
import type { FeedRun, FeedOutcome, RecordText, WholeList } from './run.ts';
import { runVendor, takeVendor } from './vendor.ts';
import { runEpss, runKev, takeEpss, takeKev } from './urgency.ts';

/** NVD allows five requests in thirty seconds without a key, and fifty with one. */
const PAUSE_MS: Readonly<Partial<Record<FeedKind, { plain: number; keyed: number }>>> = {
  nvd: { plain: 6_500, keyed: 650 },
};
/** Maximum wait for busy servers per run, in ms. A server that asks for more is tried again in the next run. */
const MOST_PATIENCE = 600_000;

/** How each type of feed is fetched and imported, and how a local list of it is imported. */
const KINDS: Readonly<
  Record<
    FeedKind,
    { run(run: FeedRun): Promise<FeedOutcome>; take(run: FeedRun, list: WholeList): Promise<FeedOutcome> }
  >
> = {
  osv: { run: runOsv, take: takeArchive },
  nvd: { run: runNvd, take: takeNvdFiles },
  vendor: { run: runVendor, take: takeVendor },
  kev: { run: runKev, take: takeKev },
  epss: { run: runEpss, take: takeEpss },
  mapping: { run: runMapping, take: (run, list) => takeMappings(run, run.feed.mapping!, list) },
};

/** A list in the data folder. */
export interface LocalList extends WholeList {
  /** Time when it was written or exported. A list that isn't newer than the last one is skipped. */
  moment: Date;
  /** Name of a list to import although it is older than the current data. */
  older?: string | null;
}

/** What to import. Can be sent to a thread. */
export interface FeedOrder {
  /** ID of a network feed, or of a source in the data folder. */
  id: string;
  /** List in the data folder; null for the network. */
  local: LocalList | null;
  config: Pick<Config, 'dataDir' | 'feedAddresses' | 'mirrorAllowPrivate' | 'mirrorIdleSeconds'>;
  /** Decrypted API key for the publisher. */
  key: string | null;
  /** Delay in ms between requests to servers with rate limits, instead of their own. */
  pause?: number | undefined;
}

/** Result of an attempt: whether anything changed, and the error if it failed. */
export interface Tried {
  changed: boolean;
  failure: unknown;
}

/** Finds a feed by its ID: a network feed, or a source in the data folder. */
export const feedOfId = (id: string): FeedDefinition => FEEDS.find((feed) => feed.id === id) ?? localFeed(id);

/** Tries to import a source once. Errors are recorded with the feed. @throws the signal's reason */
export async function tryFeed(
  db: Db,
  { id, local, config, key, pause }: FeedOrder,
  signal: AbortSignal,
): Promise<Tried> {
  const feed = feedOfId(id);
  const before = await db.selectFrom('advisory_feed').selectAll().where('id', '=', id).executeTakeFirst();
  const older = local?.older ?? null;
  const { title, ecosystem } = feed;
  const tried = { title, ecosystem, last_try_at: new Date(), ended_at: null };
  await db
    .insertInto('advisory_feed')
    // Local lists aren't fetched from the network.
    .values({ id, enabled: local === null, ...tried })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(tried))
    .execute();
  const client = new SourceClient({
    allowPrivate: config.mirrorAllowPrivate,
    connectTimeout: 10_000,
    idleTimeout: config.mirrorIdleSeconds * 1_000,
    pace: { bytes: 480 * 1024, ms: 60_000 },
    credentials:
      feed.key === undefined || key === null
        ? undefined
        : { below: `${config.feedAddresses[feed.key.below]}?`, headers: { [feed.key.header]: key } },
    patience: new Patience(MOST_PATIENCE, async () => undefined),
  });
  const revision = await revisionOf(db);
  const spoolPath = join(config.dataDir, 'advisories', 'spool', id.replaceAll(/[^\w.]/g, '_'));
  const run: FeedRun = {
    feed,
    // An intentionally older list skips the age check.
    before: older === null ? withoutAhead(before) : undefined,
    db,
    advisories: new Advisories(db),
    client,
    addresses: config.feedAddresses,
    spoolPath,
    keyed: key !== null,
    pause: pause ?? PAUSE_MS[feed.kind]?.[key === null ? 'plain' : 'keyed'] ?? 0,
    signal,
  };
  try {
    const outcome = await (local === null ? KINDS[feed.kind].run(run) : takeLocal(run, local));
    const first = before?.last_ok_at == null;
    await finish(
      db,
      feed,
      { ...outcome, ...(older !== null && { etag: older }) },
      { asOf: local?.moment ?? new Date(), first },
    );
    // The first import marks the feed's packages as checked, even without new advisories.
    return { changed: outcome.changed || first, failure: null };
  } catch (error) {
    // A stopping process or a canceled job isn't a failure of the feed.
    if (signal.aborted) throw error;
    await noteFailure(db, id, error);
    return { changed: (await revisionOf(db)) !== revision, failure: error };
  } finally {
    await client.close();
    if (!signal.aborted) await clearSpool(spoolPath);
  }
}

/** Returns whether a list in the data folder is new. */
export async function isNews(db: Db, id: string, { moment, older = null }: LocalList): Promise<boolean> {
  const before = await db.selectFrom('advisory_feed').select(['as_of', 'etag']).where('id', '=', id).executeTakeFirst();
  return older === null ? !before?.as_of || before.as_of < moment || isAhead(before.as_of) : before?.etag !== older;
}

/** Returns the earlier state of a feed. Ignores times in the future, recorded before the clock was set back. */
function withoutAhead(before: FeedRun['before']): FeedRun['before'] {
  return before?.cursor && isAhead(before.cursor) ? { ...before, cursor: null, whole_at: null, etag: null } : before;
}

/** Records the end of an attempt and its error. Earlier data stays. */
export async function noteFailure(db: Db, id: string, failure: unknown): Promise<void> {
  await db
    .updateTable('advisory_feed')
    .set({ ended_at: new Date(), error: failure instanceof Error ? failure.message : String(failure) })
    .where('id', '=', id)
    .execute();
}

/** Imports a list in the data folder. */
function takeLocal(run: FeedRun, list: WholeList): Promise<FeedOutcome> {
  if (FEEDS.includes(run.feed)) return KINDS[run.feed.kind].take(run, list);
  return run.feed.id === OWN_LIST ? takeMappings(run, OWN_MAPPING, list) : takeRecords(run, list);
}

async function revisionOf(db: Db): Promise<number> {
  return (await db.selectFrom('advisory_revision').select('revision').executeTakeFirstOrThrow()).revision;
}

async function finish(
  db: Db,
  feed: FeedDefinition,
  { cursor, leftOut, bytes, wholeAt, etag, keptFor }: FeedOutcome,
  { asOf, first }: { asOf: Date; first: boolean },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('advisory_feed')
      .set({
        cursor,
        as_of: asOf,
        last_ok_at: new Date(),
        ended_at: new Date(),
        error: null,
        advisory_count: sql<number>`${COUNTS[feed.kind](feed.id)}`,
        ...(leftOut && {
          left_out: JSON.stringify(leftOut.counts),
          left_out_examples: JSON.stringify(leftOut.examples),
        }),
        ...(bytes !== undefined && { bytes }),
        ...(wholeAt && { whole_at: wholeAt }),
        ...(etag !== undefined && { etag }),
        ...(keptFor !== undefined && { kept_for: keptFor }),
      })
      .where('id', '=', feed.id)
      .execute();
    // The run increases the revision itself. A new feed marks its packages as checked.
    if (first) await countUp(trx);
  });
}

/** Number of entries of a feed, by type. */
const COUNTS: Readonly<Record<FeedKind, (feed: string) => RawBuilder<number>>> = {
  osv: advisoriesOf,
  nvd: advisoriesOf,
  vendor: advisoriesOf,
  kev: () => sql`(select count(*) from advisory_urgency where kev_added is not null)`,
  epss: () => sql`(select count(*) from advisory_urgency where epss is not null)`,
  mapping: (feed) => sql`(select count(*) from package_claim where feed = ${feed})`,
};

function advisoriesOf(feed: string): RawBuilder<number> {
  return sql`(select count(*) from advisory where feed = ${feed} and gone_at is null)`;
}

/** A source of the data folder as a feed: the mapping list, or records of an ecosystem. */
function localFeed(id: string): FeedDefinition {
  const isMapping = id === OWN_LIST;
  return {
    id,
    kind: isMapping ? 'mapping' : 'osv',
    title: isMapping ? 'What conda packages are upstream' : `OSV: ${id}`,
    about: 'A file of the data folder',
    licence: '',
    address: isMapping ? 'parselmouth' : 'osv',
    ecosystem: isMapping ? null : id,
    file: '',
    everyHours: 1,
    most: 0,
  };
}

/** Imports OSV records: a file with one per line, or a folder of files. */
async function takeRecords(run: FeedRun, { path, cursor }: WholeList): Promise<FeedOutcome> {
  const leftOut = new Tally();
  const changed = await takeTexts(run, run.feed.id, records(path), leftOut);
  return { changed, cursor, leftOut, wholeAt: new Date() };
}

/** Returns the sorted names in a folder; none if it doesn't exist. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

async function* records(path: string): AsyncGenerator<RecordText> {
  if ((await stat(path)).isDirectory()) {
    for (const name of await namesIn(path))
      if (name.endsWith('.json'))
        yield { id: name.slice(0, -'.json'.length), text: await readFile(join(path, name), 'utf8') };
    return;
  }
  let number = 0;
  for await (const text of createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity })) {
    number++;
    if (text.trim() !== '') yield { id: `line ${number}`, text };
  }
}
