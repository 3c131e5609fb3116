/** Feeds of advisories, of mappings and of urgency: from the network when an operator switched them on, from the data folder, and from bundles. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ecosystemOf, schemeOf } from '@terrarium/domain/advisory';
import type { Core } from '../../core.ts';
import type { Trx } from '../../db/index.ts';
import { notFound } from '../../http/index.ts';
import { createSeal } from '../../identity/index.ts';
import type { Seal } from '../../identity/index.ts';
import { isReadOnTheWay } from '../../onTheWay.ts';
import { writeLog } from '../../operator/index.ts';
import { OWN_LIST } from '../claims.ts';
import type { FeedAnswer } from '../contract.ts';
import type { Advisories } from '../service.ts';
import { FEED_ADDRESSES } from './addresses.ts';
import { feedOfId, isNews, namesIn } from './attempt.ts';
import type { LocalList } from './attempt.ts';
import { bundledLists } from './bundle.ts';
import { tryInThread } from './inThread.ts';
import { isAhead } from './run.ts';
import { FEEDS } from './kinds.ts';
import type { FeedDefinition } from './kinds.ts';

/** A feed that was not renewed for so long is told to be old. */
const STALE_AFTER_MS = 7 * 24 * 3_600_000;
const HOUR_MS = 3_600_000;
/** One try of a feed: the first one of NVD pauses between its files. */
const LONGEST_TRY_SECONDS = 6 * 3600;
/** Feeds that are due are spread over so many seconds: servers are not asked by all hubs at the full hour. */
const SPREAD_SECONDS = 600;
const JOB = 'advisory-feed';

/** A source of the data folder. */
interface Local extends LocalList {
  id: string;
}

/** The feeds of a hub. */
export class Feeds {
  /** Files of the data folder that the log has named. */
  readonly #ignored = new Set<string>();
  readonly #core: Pick<Core, 'config' | 'connection' | 'jobs' | 'log'>;
  readonly #advisories: Advisories;
  readonly #folder: string;
  readonly #pause: number | undefined;
  readonly #seal: Seal;

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
    this.#seal = createSeal(core.config.dataDir);
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
    for (const local of await this.#locals()) if (await this.#attempt(local.id, signal, local)) changed = true;
    if (changed) await this.#advisories.changed();
    const rows = await this.#db.selectFrom('advisory_feed').selectAll().where('enabled', '=', true).execute();
    const due = FEEDS.filter(({ id, everyHours }) => {
      const row = rows.find((one) => one.id === id);
      return (
        row !== undefined &&
        // A try that lies in the future is one of before the clock was set back.
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

  /** How the feeds stand: those of the network in their order, whether on or not, then the sources of the data folder. */
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
        key_set_at: row?.key_set_at?.toISOString() ?? null,
        key_error: keyErrors.get(feed.id) ?? null,
        state: running ? ('running' as const) : waiting ? ('waiting' as const) : ('idle' as const),
        last_ok_at: row?.last_ok_at?.toISOString() ?? null,
        last_try_at: row?.last_try_at?.toISOString() ?? null,
        as_of: row?.as_of?.toISOString() ?? null,
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
   * Keeps the key that a feed's publisher is asked with, or takes it away. Nobody is told it again.
   * @throws 404 for a feed that there is not, or that takes none
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

  /**
   * Has a feed fetched now.
   * @throws 404 for one that there is not, or that is off
   */
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

  /** Fetches a feed and takes it in; what goes wrong stands with the feed, and what was there stays. */
  async run(id: string, signal: AbortSignal): Promise<void> {
    // Of another version of the platform, or switched off since.
    if (FEEDS.every((feed) => feed.id !== id)) return;
    const row = await this.#db.selectFrom('advisory_feed').select('enabled').where('id', '=', id).executeTakeFirst();
    if (!row?.enabled) return;
    if (await this.#attempt(id, signal, null)) await this.#advisories.changed();
  }

  get #db() {
    return this.#core.connection.jobs.db;
  }

  /** One try of a source. @param local its list in the data folder; null for the network @returns whether something changed */
  async #attempt(id: string, signal: AbortSignal, local: LocalList | null): Promise<boolean> {
    const { config, connection, log } = this.#core;
    if (local !== null && !(await isNews(this.#db, id, local))) return false;
    const { dataDir, feedAddresses, mirrorAllowPrivate, mirrorIdleSeconds } = config;
    const settings = { dataDir, feedAddresses, mirrorAllowPrivate, mirrorIdleSeconds };
    const key = local === null ? await this.#keyToSend(id) : null;
    const order = { id, local, config: settings, key, pause: this.#pause };
    const { changed, failure } = await tryInThread(connection.jobs, order, signal);
    if (failure !== null) log.warn({ err: failure, feed: id }, 'a feed was not taken in; what is here stays');
    return changed;
  }

  /** The key that a feed's publisher is asked with; null for none. The log, too, tells why a key that is here is not used. */
  async #keyToSend(id: string): Promise<string | null> {
    const row = await this.#db.selectFrom('advisory_feed').select('sealed_key').where('id', '=', id).executeTakeFirst();
    const { key, error } = await this.#keyOf(id, row);
    if (error !== null) this.#core.log.warn({ feed: id }, error);
    return key;
  }

  /** The key of a feed from its row, or why there is none though one was given. */
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
        error: `The key cannot be opened: it was sealed by another data folder, as after a restore without it. ${title} is asked without a key. Give the key again.`,
      };
    if (isReadOnTheWay(this.#core.config.feedAddresses[keyed.below]))
      return {
        key: null,
        error: `The key is not sent, because ${title} is asked at an address of http:, where everybody on the way could read it. Set ${FEED_ADDRESSES[keyed.below].variable} to one of https:.`,
      };
    return { key, error: null };
  }

  /** Logs, once for each start, that a file of the data folder is of no ecosystem. */
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

  /** What stands in the data folder: files that people laid there, and those of the bundle that was loaded last. */
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

/** Makes the row of a feed where there is none, and holds it. @returns what stood in it */
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

/** For what a key is sealed. */
const ownerOf = (id: string): string => `advisory feed ${id}`;

function feedOf(id: string): FeedDefinition {
  const feed = FEEDS.find((one) => one.id === id);
  if (!feed) throw notFound(`A feed '${id}'`, 'feed_not_found');
  return feed;
}

/** Whether what a feed says is old. One that was never taken in is not: there is nothing to be old. */
function isStale(row: { as_of: Date | null; last_try_at: Date | null } | undefined, now: number): boolean {
  if (row === undefined) return false;
  if (row.as_of === null) return row.last_try_at !== null;
  return now - row.as_of.getTime() > STALE_AFTER_MS;
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
