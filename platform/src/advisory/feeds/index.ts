/**
 * Feeds of advisories, mappings, and urgency: from the network if an operator turned them on, from the data folder, and
 * from bundles.
 */
import { isoTime } from '@terrarium/domain/calendar';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ecosystemOf, schemeOf } from '@terrarium/domain/advisory';
import type { Core } from '../../core.ts';
import type { Trx } from '../../db/index.ts';
import { notFound } from '../../http/index.ts';
import { createSeal } from '../../identity/index.ts';
import type { Seal } from '../../identity/index.ts';
import { isUnencrypted } from '../../outbound/index.ts';
import { writeLog } from '../../operator/index.ts';
import { OWN_LIST } from '../claims.ts';
import type { FeedAnswer } from '../feedContract.ts';
import type { Advisories } from '../service.ts';
import { FEED_ADDRESSES } from './addresses.ts';
import { feedOfId, isNews, namesIn } from './attempt.ts';
import type { LocalList } from './attempt.ts';
import { bundledLists } from './bundle.ts';
import { tryInThread } from './inThread.ts';
import { isAhead } from './run.ts';
import { FEEDS } from './kinds.ts';
import type { FeedDefinition } from './kinds.ts';

/** Age after which a feed counts as stale. */
const STALE_AFTER_MS = 7 * 24 * 3_600_000;
const HOUR_MS = 3_600_000;
/** Timeout of an attempt. The first one of NVD pauses between its files. */
const LONGEST_TRY_SECONDS = 6 * 3600;
/** Feeds that are due are spread over this many seconds, so that hubs don't all contact servers at the full hour. */
const SPREAD_SECONDS = 600;
const JOB = 'advisory-feed';

/** A source in the data folder. */
interface Local extends LocalList {
  id: string;
}

/** Feeds of a hub. */
export class Feeds {
  /** Files of the data folder that were already logged. */
  readonly #ignored = new Set<string>();
  readonly #core: Pick<Core, 'config' | 'connection' | 'jobs' | 'log'>;
  readonly #advisories: Advisories;
  readonly #folder: string;
  readonly #pause: number | undefined;
  readonly #seal: Seal;

  /**
   * @param options.pause delay in ms between requests to servers with rate limits, instead of their own; for tests only
   */
  constructor(
    core: Pick<Core, 'config' | 'connection' | 'jobs' | 'log'>,
    advisories: Advisories,
    options: { pause?: number } = {},
  ) {
    this.#core = core;
    this.#advisories = advisories;
    this.#folder = join(core.config.dataDir, 'advisories');
    this.#pause = options.pause;
    this.#seal = createSeal(core.config.dataDir);
  }

  /** Defines the job. Call once, before the queue starts. */
  define(): void {
    this.#core.jobs.defineJob<{ feed: string }>(JOB, ({ data, signal }) => this.run(data.feed, signal), {
      title: 'Feeds of advisories',
      expireInSeconds: LONGEST_TRY_SECONDS,
      retryDelay: 30,
    });
  }

  /**
   * Imports new files of the data folder, and queues network feeds that are due.
   * A failing feed doesn't affect the others.
   */
  async refresh(signal: AbortSignal): Promise<void> {
    let changed = false;
    for (const local of await this.#locals()) if (await this.#attempt(local.id, signal, local)) changed = true;
    if (changed) await this.#advisories.changed();
    const rows = await this.#db.selectFrom('advisory_feed').selectAll().where('enabled', '=', true).execute();
    const due = FEEDS.filter(({ id, everyHours }) => {
      const row = rows.find((one) => one.id === id);
      return (
        row !== undefined &&
        // An attempt in the future was recorded before the clock was set back.
        (row.last_try_at === null ||
          isAhead(row.last_try_at) ||
          Date.now() - row.last_try_at.getTime() > everyHours * HOUR_MS - SPREAD_SECONDS * 1_000)
      );
    });
    for (const { id } of due)
      await this.#core.jobs.enqueue(
        JOB,
        { feed: id },
        { singletonKey: id, startAfter: Math.ceil(Math.random() * SPREAD_SECONDS) },
      );
  }

  /** Lists all feeds with their status: network feeds in order, on or off, then the sources in the data folder. */
  async list(now: number): Promise<FeedAnswer[]> {
    const rows = new Map(
      (await this.#db.selectFrom('advisory_feed').selectAll().orderBy('id').execute()).map((row) => [row.id, row]),
    );
    const folder = [...rows.values()].filter(({ id }) => FEEDS.every((feed) => feed.id !== id));
    const known = [...FEEDS, ...folder.map(({ id, title }) => ({ ...feedOfId(id), title }))];
    const keyErrors = new Map(
      await Promise.all(known.map(async ({ id }) => [id, (await this.#keyOf(id, rows.get(id))).error] as const)),
    );
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
        takes_key: feed.key !== undefined,
        key_set_at: isoTime(row?.key_set_at),
        key_error: keyErrors.get(feed.id) ?? null,
        state: running ? ('running' as const) : waiting ? ('waiting' as const) : ('idle' as const),
        last_ok_at: isoTime(row?.last_ok_at),
        last_try_at: isoTime(row?.last_try_at),
        as_of: isoTime(row?.as_of),
        stale: isStale(row, now),
        error: row?.error ?? null,
        count: row?.advisory_count ?? 0,
        bytes: row?.bytes == null ? null : Number(row.bytes),
        left_out: (row?.left_out ?? {}) as FeedAnswer['left_out'],
        examples: ((row?.left_out_examples ?? []) as FeedAnswer['examples']).map(({ id, message }) => ({
          id,
          message,
        })),
      };
    });
  }

  /** Returns what readers can see about the feeds: those that are on or have data. */
  async sources(now: number): Promise<Pick<FeedAnswer, 'title' | 'as_of' | 'stale'>[]> {
    return (await this.list(now))
      .filter(({ enabled, as_of }) => enabled || as_of !== null)
      .map(({ title, as_of, stale }) => ({ title, as_of, stale }));
  }

  /** Turns a network feed on or off. Its data stays and becomes stale. @throws 404 for an unknown feed */
  async switch(id: string, enabled: boolean, userId: string): Promise<void> {
    const { title, ecosystem } = feedOf(id);
    await this.#db.transaction().execute(async (trx) => {
      const { was } = await lockFeed(trx, { id, title, ecosystem });
      if (was !== enabled) {
        await trx.updateTable('advisory_feed').set({ enabled, changed_by: userId }).where('id', '=', id).execute();
        const action = enabled ? 'enabled_feed' : 'disabled_feed';
        await writeLog(trx, { operatorId: userId, action, thing: title });
      }
      if (enabled) await this.#ask(trx, id);
    });
  }

  /**
   * Stores or removes the API key for a feed.
   * It is never shown again.
   * @throws 404 for an unknown feed, or one without keys
   */
  async setKey(id: string, key: string | null, userId: string): Promise<void> {
    const feed = feedOf(id);
    if (feed.key === undefined) throw notFound(`A feed '${id}' that takes a key`, 'feed_not_found');
    const row = {
      sealed_key: key === null ? null : await this.#seal.close(key, ownerOf(id)),
      key_set_at: key === null ? null : new Date(),
      changed_by: userId,
    };
    await this.#db.transaction().execute(async (trx) => {
      const { hadKey } = await lockFeed(trx, feed);
      if (key === null && !hadKey) return;
      await trx.updateTable('advisory_feed').set(row).where('id', '=', id).execute();
      const action = key === null ? 'removed_feed_key' : 'gave_feed_key';
      await writeLog(trx, { operatorId: userId, action, thing: feed.title });
    });
  }

  /** Fetches a feed now. @throws 404 for an unknown feed, or one that is off */
  async ask(id: string, userId: string): Promise<void> {
    const { title } = feedOf(id);
    await this.#db.transaction().execute(async (trx) => {
      await this.#ask(trx, id);
      await writeLog(trx, { operatorId: userId, action: 'fetched_feed', thing: title });
    });
  }

  async #ask(trx: Trx, id: string): Promise<void> {
    const { numUpdatedRows } = await trx
      .updateTable('advisory_feed')
      .set({ asked_at: new Date() })
      .where('id', '=', id)
      .where('enabled', '=', true)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw notFound(`A feed '${id}' that is on`, 'feed_not_found');
    await this.#core.jobs.enqueue(JOB, { feed: id }, { singletonKey: id, trx });
  }

  /** Fetches and imports a feed. Errors are recorded with the feed, and its data stays. */
  async run(id: string, signal: AbortSignal): Promise<void> {
    // A feed of another version of the platform, or turned off meanwhile.
    if (FEEDS.every((feed) => feed.id !== id)) return;
    const row = await this.#db.selectFrom('advisory_feed').select('enabled').where('id', '=', id).executeTakeFirst();
    if (!row?.enabled) return;
    if (await this.#attempt(id, signal, null)) await this.#advisories.changed();
  }

  get #db() {
    return this.#core.connection.jobs.db;
  }

  /**
   * Tries to import a source once.
   * @param local its list in the data folder; null for the network
   * @returns whether anything changed
   */
  async #attempt(id: string, signal: AbortSignal, local: LocalList | null): Promise<boolean> {
    const { config, connection, log } = this.#core;
    if (local !== null && !(await isNews(this.#db, id, local))) return false;
    const { dataDir, feedAddresses, mirrorAllowPrivate, mirrorIdleSeconds } = config;
    const settings = { dataDir, feedAddresses, mirrorAllowPrivate, mirrorIdleSeconds };
    const key = local === null ? await this.#keyToSend(id) : null;
    const order = { id, local, config: settings, key, pause: this.#pause };
    const { changed, failure } = await tryInThread(connection.jobs, order, signal);
    if (failure !== null) log.warn({ err: failure, feed: id }, "couldn't import a feed; existing data stay");
    return changed;
  }

  /** Returns the API key for a feed; null if none. Logs why a stored key isn't used. */
  async #keyToSend(id: string): Promise<string | null> {
    const row = await this.#db.selectFrom('advisory_feed').select('sealed_key').where('id', '=', id).executeTakeFirst();
    const { key, error } = await this.#keyOf(id, row);
    if (error !== null) this.#core.log.warn({ feed: id }, error);
    return key;
  }

  /** Decrypts the key of a feed from its row, or returns why a stored one can't be used. */
  async #keyOf(
    id: string,
    row: { sealed_key: Buffer | null } | undefined,
  ): Promise<{ key: string | null; error: string | null }> {
    const { key: keyed, title } = feedOfId(id);
    if (keyed === undefined || !row?.sealed_key) return { key: null, error: null };
    const key = await this.#seal.open(row.sealed_key, ownerOf(id));
    if (key === null)
      return {
        key,
        error: `The key can't be decrypted, because it was encrypted in another data folder. ${title} is fetched without a key. Enter the key again.`,
      };
    if (isUnencrypted(this.#core.config.feedAddresses[keyed.below]))
      return {
        key: null,
        error: `The key isn't sent, because the URL of ${title} starts with http:, so others could read the key. Set ${FEED_ADDRESSES[keyed.below].variable} to an https: URL.`,
      };
    return { key, error: null };
  }

  /** Logs, once per start, that a file in the data folder belongs to no known ecosystem. */
  #tellIgnored(entry: string): void {
    if (this.#ignored.has(entry)) return;
    this.#ignored.add(entry);
    const written = ecosystemOf(entry.replace(/\.[^.]*$/, ''));
    this.#core.log.warn(
      { file: join(this.#folder, 'osv', entry) },
      written === undefined
        ? 'advisories in this file are ignored, because no ecosystem of OSV has its name'
        : `advisories in this file are ignored: name it ${written}.ndjson, or unpack it into a folder ${written}`,
    );
  }

  /** Lists the sources in the data folder: the operator's files, and those of the last imported bundle. */
  async #locals(): Promise<Local[]> {
    const found: Local[] = [];
    const own = join(this.#folder, 'mapping.json');
    const written = await newest(own);
    if (written) found.push({ id: OWN_LIST, path: own, cursor: written, moment: written });
    for (const entry of await namesIn(join(this.#folder, 'osv'))) {
      const ecosystem = entry.replace(/\.ndjson$/, '');
      const path = join(this.#folder, 'osv', entry);
      if (schemeOf(ecosystem) === undefined) this.#tellIgnored(entry);
      const moment = schemeOf(ecosystem) === undefined ? null : await newest(path);
      if (moment) found.push({ id: ecosystem, path, cursor: moment, moment });
    }
    for (const { feed, path, at, older } of await bundledLists(this.#core.config.dataDir))
      found.push({ id: feed.id, path, cursor: at, moment: at, older });
    return found;
  }
}

/** Creates the row of a feed if missing, and locks it. @returns its state */
async function lockFeed(
  trx: Trx,
  { id, title, ecosystem }: Pick<FeedDefinition, 'id' | 'title' | 'ecosystem'>,
): Promise<{ was: boolean; hadKey: boolean }> {
  await trx
    .insertInto('advisory_feed')
    .values({ id, title, ecosystem, enabled: false })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const { enabled, key_set_at } = await trx
    .selectFrom('advisory_feed')
    .select(['enabled', 'key_set_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { was: enabled, hadKey: key_set_at !== null };
}

/** Returns the owner for which a key is encrypted. */
const ownerOf = (id: string): string => `advisory feed ${id}`;

function feedOf(id: string): FeedDefinition {
  const feed = FEEDS.find((one) => one.id === id);
  if (!feed) throw notFound(`A feed '${id}'`, 'feed_not_found');
  return feed;
}

/** Returns whether a feed's data is stale. A feed without data isn't. */
function isStale(row: { as_of: Date | null; last_try_at: Date | null } | undefined, now: number): boolean {
  if (row === undefined) return false;
  if (row.as_of === null) return row.last_try_at !== null;
  return now - row.as_of.getTime() > STALE_AFTER_MS;
}

/** Returns when a file, or a folder with its files, was last written; null if missing. */
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
