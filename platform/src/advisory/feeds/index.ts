/** Feeds of advisories, of mappings and of urgency: from the network when an operator switched them on, from the data folder, and from bundles. */
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { schemeOf } from '@terrarium/domain/advisory';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Core } from '../../core.ts';
import { notFound } from '../../http/index.ts';
import { SourceClient } from '../../outside/index.ts';
import { OWN_LIST } from '../claims.ts';
import type { FeedAnswer } from '../contract.ts';
import type { Advisories } from '../service.ts';
import { countUp } from '../store.ts';
import { bundledLists } from './bundle.ts';
import { clearSpool } from './spool.ts';
import { FEEDS, OWN_MAPPING } from './kinds.ts';
import type { FeedDefinition, FeedKind } from './kinds.ts';
import { runMapping, takeMappings } from './mappings.ts';
import { runNvd, takeNvdFiles } from './nvd.ts';
import { runOsv, takeArchive } from './osv.ts';
import { takeTexts, Tally } from './run.ts';
import type { FeedRun, Outcome, WholeList } from './run.ts';
import { runVendor, takeVendor } from './vendor.ts';
import { runEpss, runKev, takeEpss, takeKev } from './urgency.ts';

/** A feed that was not renewed for so long is told to be old. */
const STALE_AFTER_MS = 7 * 24 * 3_600_000;
const HOUR_MS = 3_600_000;
/** One try of a feed: the first one of NVD pauses between its files. */
const LONGEST_TRY_SECONDS = 6 * 3600;
/** Feeds that are due are spread over so many seconds: servers are not asked by all hubs at the full hour. */
const SPREAD_SECONDS = 600;
/** NVD allows five requests in thirty seconds to who has no key. */
const PAUSE_MS: Readonly<Partial<Record<FeedKind, number>>> = { nvd: 6_500 };
const JOB = 'advisory-feed';

/** How each kind is fetched and taken in, and how a whole list of it on the disk is. */
const KINDS: Readonly<
  Record<FeedKind, { run(run: FeedRun): Promise<Outcome>; take(run: FeedRun, list: WholeList): Promise<Outcome> }>
> = {
  osv: { run: runOsv, take: takeArchive },
  nvd: { run: runNvd, take: takeNvdFiles },
  vendor: { run: runVendor, take: takeVendor },
  kev: { run: runKev, take: takeKev },
  epss: { run: runEpss, take: takeEpss },
  mapping: { run: runMapping, take: (run, list) => takeMappings(run, run.feed.mapping!, list) },
};

/** A source of the data folder. */
interface Local extends WholeList {
  feed: FeedDefinition;
  /** When it was written last, or pulled: what is not newer than what was read is passed over. */
  moment: Date;
  /** Names a list that is to be taken in though it is older than what is here. */
  older?: string | null;
  take(run: FeedRun, list: WholeList): Promise<Outcome>;
}

/** The feeds of a hub. */
export class Feeds {
  readonly #core: Pick<Core, 'config' | 'connection' | 'jobs' | 'log'>;
  readonly #advisories: Advisories;
  readonly #folder: string;
  readonly #pause: number | undefined;

  /** @param options.pause milliseconds between requests to servers that count them, instead of what they ask for; only tests set it */
  constructor(
    core: Pick<Core, 'config' | 'connection' | 'jobs' | 'log'>,
    advisories: Advisories,
    options: { pause?: number } = {},
  ) {
    this.#core = core;
    this.#advisories = advisories;
    this.#folder = join(core.config.dataDir, 'advisories');
    this.#pause = options.pause;
  }

  /** Says how feeds are worked; to be called once, before the queue starts. */
  define(): void {
    this.#core.jobs.defineJob<{ feed: string }>(JOB, ({ data, signal }) => this.run(data.feed, signal), {
      title: 'Feeds of advisories',
      expireInSeconds: LONGEST_TRY_SECONDS,
      retryDelay: 30,
    });
  }

  /** Takes in what is newer in the data folder, and asks for the feeds of the network that are due; one that fails does not keep the others. */
  async refresh(signal: AbortSignal): Promise<void> {
    let changed = false;
    for (const local of await this.#locals())
      if (await this.#attempt(local.feed, signal, local, (run) => local.take(run, local))) changed = true;
    if (changed) await this.#advisories.changed();
    const rows = await this.#db.selectFrom('advisory_feed').selectAll().where('enabled', '=', true).execute();
    const due = FEEDS.filter(({ id, everyHours }) => {
      const row = rows.find((one) => one.id === id);
      return (
        row !== undefined &&
        Date.now() - (row.last_try_at?.getTime() ?? 0) > everyHours * HOUR_MS - SPREAD_SECONDS * 1_000
      );
    });
    for (const { id } of due)
      await this.#core.jobs.enqueue(
        JOB,
        { feed: id },
        { singletonKey: id, startAfter: Math.ceil(Math.random() * SPREAD_SECONDS) },
      );
  }

  /** How the feeds stand: those of the network in their order, whether on or not, then the sources of the data folder. */
  async list(now: number): Promise<FeedAnswer[]> {
    const rows = new Map(
      (await this.#db.selectFrom('advisory_feed').selectAll().orderBy('id').execute()).map((row) => [row.id, row]),
    );
    const folder = [...rows.values()].filter(({ id }) => FEEDS.every((feed) => feed.id !== id));
    const known = [...FEEDS, ...folder.map(({ id, title }) => ({ ...localFeed(id), title }))];
    return known.map((feed) => {
      const row = rows.get(feed.id);
      const running = row?.last_try_at != null && (row.ended_at === null || row.ended_at < row.last_try_at);
      const waiting = row?.asked_at != null && (row.last_try_at === null || row.last_try_at < row.asked_at);
      return {
        id: feed.id,
        kind: feed.kind,
        title: feed.title,
        about: feed.about,
        licence: feed.licence,
        address:
          rows.has(feed.id) && folder.some(({ id }) => id === feed.id)
            ? null
            : this.#core.config.feedAddresses[feed.address],
        ecosystem: feed.ecosystem,
        enabled: row?.enabled ?? false,
        state: running ? ('running' as const) : waiting ? ('waiting' as const) : ('idle' as const),
        last_ok_at: row?.last_ok_at?.toISOString() ?? null,
        last_try_at: row?.last_try_at?.toISOString() ?? null,
        as_of: row?.as_of?.toISOString() ?? null,
        stale: isStale(row, now),
        error: row?.error ?? null,
        count: row?.advisory_count ?? 0,
        bytes: row?.bytes == null ? null : Number(row.bytes),
        left_out: (row?.left_out ?? {}) as FeedAnswer['left_out'],
        examples: (row?.left_out_examples ?? []) as FeedAnswer['examples'],
      };
    });
  }

  /** What readers are told of the feeds: those that are on, or of which something is here. */
  async sources(now: number): Promise<Pick<FeedAnswer, 'title' | 'as_of' | 'stale'>[]> {
    return (await this.list(now))
      .filter(({ enabled, as_of }) => enabled || as_of !== null)
      .map(({ title, as_of, stale }) => ({ title, as_of, stale }));
  }

  /**
   * Switches a feed of the network on or off. What came of it stays, and gets old.
   * @throws 404 for one that there is not
   */
  async switch(id: string, enabled: boolean, userId: string): Promise<void> {
    const { title, ecosystem } = feedOf(id);
    const row = { id, title, ecosystem, enabled, changed_by: userId };
    await this.#db
      .insertInto('advisory_feed')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ enabled, changed_by: userId }))
      .execute();
    if (enabled) await this.ask(id);
  }

  /**
   * Has a feed fetched now.
   * @throws 404 for one that there is not, or that is off
   */
  async ask(id: string): Promise<void> {
    feedOf(id);
    await this.#db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('advisory_feed')
        .set({ asked_at: new Date() })
        .where('id', '=', id)
        .where('enabled', '=', true)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) throw notFound(`A feed '${id}' that is on`, 'feed_not_found');
      await this.#core.jobs.enqueue(JOB, { feed: id }, { singletonKey: id, trx });
    });
  }

  /** Fetches a feed and takes it in; what goes wrong stands with the feed, and what was there stays. */
  async run(id: string, signal: AbortSignal): Promise<void> {
    const feed = FEEDS.find((one) => one.id === id);
    // Of another version of the platform, or switched off since.
    if (!feed) return;
    const row = await this.#db.selectFrom('advisory_feed').select('enabled').where('id', '=', id).executeTakeFirst();
    if (!row?.enabled) return;
    if (await this.#attempt(feed, signal, null, KINDS[feed.kind].run)) await this.#advisories.changed();
  }

  get #db() {
    return this.#core.connection.jobs.db;
  }

  /**
   * One try of a source.
   * @param local what stands in the data folder; null for the network
   * @returns whether something changed
   */
  async #attempt(
    feed: FeedDefinition,
    signal: AbortSignal,
    local: Local | null,
    take: (run: FeedRun) => Promise<Outcome>,
  ): Promise<boolean> {
    const before = await this.#db.selectFrom('advisory_feed').selectAll().where('id', '=', feed.id).executeTakeFirst();
    const older = local?.older ?? null;
    if (local !== null && (older === null ? before?.as_of && before.as_of >= local.moment : before?.etag === older))
      return false;
    const { title, ecosystem } = feed;
    const tried = { title, ecosystem, last_try_at: new Date(), ended_at: null };
    await this.#db
      .insertInto('advisory_feed')
      // What comes from the data folder is not fetched from the network.
      .values({ id: feed.id, enabled: local === null, ...tried })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(tried))
      .execute();
    const client = new SourceClient({
      allowPrivate: this.#core.config.mirrorAllowPrivate,
      connectTimeout: 10_000,
      idleTimeout: this.#core.config.mirrorIdleSeconds * 1_000,
      pace: { bytes: 480 * 1024, ms: 60_000 },
    });
    const revision = await this.#revision();
    const spoolPath = join(this.#folder, 'spool', feed.id.replaceAll(/[^\w.]/g, '_'));
    try {
      const outcome = await take({
        feed,
        // What is older on purpose is held against nothing.
        before: older === null ? before : undefined,
        db: this.#db,
        advisories: this.#advisories,
        client,
        addresses: this.#core.config.feedAddresses,
        spoolPath,
        pause: this.#pause ?? PAUSE_MS[feed.kind] ?? 0,
        signal,
      });
      const first = before?.last_ok_at == null;
      await this.#finish(
        feed,
        { ...outcome, ...(older !== null && { etag: older }) },
        local?.moment ?? new Date(),
        first,
      );
      // The first time makes its packages checked ones, also where no advisory is new.
      return outcome.changed || first;
    } catch (error) {
      // A process that ends, or a job that is canceled, is no failure of the feed.
      if (signal.aborted) throw error;
      this.#core.log.warn({ err: error, feed: feed.id }, 'a feed was not taken in; what is here stays');
      await this.#db
        .updateTable('advisory_feed')
        .set({ ended_at: new Date(), error: error instanceof Error ? error.message : String(error) })
        .where('id', '=', feed.id)
        .execute();
      return (await this.#revision()) !== revision;
    } finally {
      await client.close();
      if (!signal.aborted) await clearSpool(spoolPath);
    }
  }

  async #revision(): Promise<number> {
    return (await this.#db.selectFrom('advisory_revision').select('revision').executeTakeFirstOrThrow()).revision;
  }

  async #finish(
    feed: FeedDefinition,
    { cursor, leftOut, bytes, wholeAt, etag, keptFor }: Outcome,
    asOf: Date,
    first: boolean,
  ): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
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
      // What a run writes counts up itself. That a feed is there makes its packages checked ones.
      if (first) await countUp(trx);
    });
  }

  /** What stands in the data folder: files that people laid there, and those of the bundle that was loaded last. */
  async #locals(): Promise<Local[]> {
    const found: Local[] = [];
    const own = join(this.#folder, 'mapping.json');
    const written = await newest(own);
    if (written)
      found.push({
        feed: localFeed(OWN_LIST),
        path: own,
        cursor: written,
        moment: written,
        take: (run, list) => takeMappings(run, OWN_MAPPING, list),
      });
    for (const entry of await namesIn(join(this.#folder, 'osv'))) {
      const ecosystem = entry.replace(/\.ndjson$/, '');
      const path = join(this.#folder, 'osv', entry);
      const moment = schemeOf(ecosystem) === undefined ? null : await newest(path);
      if (moment) found.push({ feed: localFeed(ecosystem), path, cursor: moment, moment, take: takeRecords });
    }
    for (const { feed, path, at, older } of await bundledLists(this.#core.config.dataDir))
      found.push({ feed, path, cursor: at, moment: at, older, take: KINDS[feed.kind].take });
    return found;
  }
}

/** How many entries of a feed are here, by its kind. */
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

function feedOf(id: string): FeedDefinition {
  const feed = FEEDS.find((one) => one.id === id);
  if (!feed) throw notFound(`A feed '${id}'`, 'feed_not_found');
  return feed;
}

/** A source of the data folder as a feed: the list of mappings, or records of an ecosystem. */
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

/** Takes in records of OSV: a file with one a line, or a folder of files. */
async function takeRecords(run: FeedRun, { path, cursor }: WholeList): Promise<Outcome> {
  const leftOut = new Tally();
  const changed = await takeTexts(run, run.feed.id, records(path), leftOut);
  return { changed, cursor, leftOut, wholeAt: new Date() };
}

/** Whether what a feed says is old. One that was never taken in is not: there is nothing to be old. */
function isStale(row: { as_of: Date | null; last_try_at: Date | null } | undefined, now: number): boolean {
  if (row === undefined) return false;
  if (row.as_of === null) return row.last_try_at !== null;
  return now - row.as_of.getTime() > STALE_AFTER_MS;
}

async function namesIn(folder: string): Promise<string[]> {
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
    for (const name of await namesIn(path)) {
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
    for (const name of await namesIn(path)) if (name.endsWith('.json')) yield readFile(join(path, name), 'utf8');
    return;
  }
  for await (const line of createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity }))
    if (line.trim() !== '') yield line;
}
