/** NVD: the files of all years once, then changes by time windows (https://nvd.nist.gov/developers/vulnerabilities). */
import { isoTime } from '@terrarium/domain/calendar';
import { createHash } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readNvd } from '@terrarium/domain/advisory';
import { SourceError } from '../../outbound/index.ts';
import { countUp } from '../store.ts';
import { batches, noteLeftOut, pauseOf, setCursor, Tally } from './run.ts';
import type { FeedRun, FeedOutcome, WholeList } from './run.ts';
import { jsonValues, spool } from './spool.ts';

const FIRST_YEAR = 2002;
const PAGE = 2_000;
/** NVD returns at most 120 days per request. */
const WINDOW_MS = 119 * 24 * 3_600_000;
const MOST_PAGES = 500;
const ENTRIES = '$.vulnerabilities.*';

/**
 * Imports changes since the last run; everything on the first run, or if packages map to products that weren't stored.
 */
export async function runNvd(run: FeedRun): Promise<FeedOutcome> {
  const { before, spoolPath, client, addresses, feed, signal } = run;
  const products = await productsOf(run);
  const keptFor = digestOf(products);
  const now = new Date();
  if (before?.cursor && before.kept_for === keptFor)
    return { ...(await takeWindows(run, products, before.cursor, now)), keptFor };
  const outcome: FeedOutcome = { changed: false, cursor: now, leftOut: new Tally(), bytes: 0, wholeAt: now, keptFor };
  for (let year = FIRST_YEAR; year <= now.getUTCFullYear(); year++) {
    const path = `${spoolPath}-${year}.json.gz`;
    const url = `${addresses.nvdFiles}/nvdcve-2.0-${year}.json.gz`;
    try {
      const spooled = await spool(client, url, path, { most: feed.most, signal });
      outcome.bytes! += spooled?.bytes ?? 0;
    } catch (error) {
      // In the first days of a year, its file doesn't exist yet.
      if (error instanceof SourceError && error.failure === 'not_found' && year === now.getUTCFullYear()) break;
      throw error;
    }
    await takeFile(run, path, products, outcome);
    await rm(path, { force: true });
    await pauseOf(run);
  }
  return outcome;
}

/** Imports the files of a folder. */
export async function takeNvdFiles(run: FeedRun, { path, cursor }: WholeList): Promise<FeedOutcome> {
  const products = await productsOf(run);
  const outcome: FeedOutcome = {
    changed: false,
    cursor,
    leftOut: new Tally(),
    bytes: 0,
    wholeAt: new Date(),
    keptFor: digestOf(products),
  };
  for (const name of (await readdir(path)).sort()) {
    const file = join(path, name);
    outcome.bytes! += (await stat(file)).size;
    await takeFile(run, file, products, outcome);
  }
  return outcome;
}

/** Returns the products that packages map to. */
async function productsOf({ db }: FeedRun): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('package_identity')
    .select('name')
    .distinct()
    .where('ecosystem', '=', 'CPE')
    .orderBy('name')
    .execute();
  return new Set(rows.map(({ name }) => name));
}

const digestOf = (products: ReadonlySet<string>): string =>
  createHash('sha256')
    .update([...products].join('\n'))
    .digest('hex');

async function takeFile(
  run: FeedRun,
  path: string,
  products: ReadonlySet<string>,
  outcome: FeedOutcome,
): Promise<{ total: number; count: number }> {
  const { db, advisories, feed, signal } = run;
  const head = { total: Number.NaN, count: 0, at: '' };
  const values = (async function* () {
    for await (const { key, depth, value } of jsonValues(path, [ENTRIES, '$.totalResults', '$.timestamp'])) {
      if (depth > 1) {
        head.count++;
        const reading = readNvd(value, products);
        if (reading !== undefined) yield reading;
      } else if (key === 'totalResults') head.total = Number(value);
      else head.at = String(value);
    }
  })();
  for await (const batch of batches(values, () => 2_000)) {
    signal.throwIfAborted();
    await db.transaction().execute(async (trx) => {
      const { changed, leftOut } = await advisories.takeIn(trx, feed.id, batch);
      if (changed > 0) await countUp(trx);
      outcome.changed ||= changed > 0;
      outcome.leftOut!.addAll(leftOut);
    });
  }
  if (head.at === '')
    throw new SourceError('malformed', 'The list is not one of NVD: it has no timestamp. Check the address.');
  return head;
}

async function takeWindows(run: FeedRun, products: ReadonlySet<string>, since: Date, now: Date): Promise<FeedOutcome> {
  const { client, addresses, spoolPath, feed, db, signal, keyed } = run;
  const outcome: FeedOutcome = { changed: false, cursor: now };
  for (let from = since; from < now;) {
    const to = new Date(Math.min(from.getTime() + WINDOW_MS, now.getTime()));
    let index = 0;
    let leftOut = new Tally();
    let total: number | null = null;
    for (let pages = 1; total === null || index < total; pages++) {
      if (pages > MOST_PAGES)
        throw new SourceError('too_many_records', `${feed.title} has more changes than it can have.`);
      const query = new URLSearchParams({
        lastModStartDate: isoTime(from),
        lastModEndDate: isoTime(to),
        resultsPerPage: String(PAGE),
        startIndex: String(index),
      });
      const path = `${spoolPath}-changes.json`;
      await spool(client, `${addresses.nvd}?${query}`, path, { most: feed.most, signal }).catch((error: unknown) => {
        throw keyed && isRefused(error) ? refusedKey(error) : error;
      });
      const taken = { ...outcome, leftOut };
      const page = await takeFile(run, path, products, taken);
      outcome.changed = taken.changed;
      await rm(path, { force: true });
      // Without this check, records missing from the page would never be requested again.
      if (!(page.total >= index + page.count) || (page.count === 0 && page.total > index))
        throw new SourceError('malformed', 'NVD does not say how many changes there are, or not as many as it sends.');
      // A record that changes meanwhile leaves the window, and later ones move up. Then the window is read again from
      // its start.
      const isWhole = total === null || total === page.total;
      index = isWhole ? index + page.count : 0;
      if (!isWhole) leftOut = new Tally();
      total = page.total;
      await pauseOf(run);
    }
    await db.transaction().execute(async (trx) => {
      const ids = leftOut.examples.flatMap(({ id }) => id ?? []);
      await noteLeftOut(trx, feed.id, ids, leftOut);
      await setCursor(trx, feed.id, to);
    });
    from = to;
  }
  return outcome;
}

/** NVD returns 404 for an unknown key, and 403 for a revoked one. */
const isRefused = (error: unknown): error is SourceError =>
  error instanceof SourceError && (error.failure === 'not_found' || / answered 40[13]\./.test(error.message));

const refusedKey = (error: SourceError): SourceError =>
  new SourceError(
    error.failure,
    `${error.message} It was asked with the key of this hub: if the address is right, the key is not, or not yet in use. Give another one, or take it away.`,
    { cause: error },
  );
