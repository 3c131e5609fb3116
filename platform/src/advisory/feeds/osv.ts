/**
 * OSV: an ecosystem's archive once, then the records in its list of changes (https://google.github.io/osv.dev/data/).
 */
import { readFile, stat, writeFile } from 'node:fs/promises';
import { OSV_LIMITS, readOsvText } from '@terrarium/domain/advisory';
import { SourceError } from '../../outbound/index.ts';
import { countUp } from '../store.ts';
import {
  batches,
  isAhead,
  knownOf,
  markGone,
  noteLeftOut,
  refuseOlder,
  refuseShrunk,
  setCursor,
  takeTexts,
  Tally,
} from './run.ts';
import type { FeedRun, FeedOutcome, WholeList } from './run.ts';
import { fetchText, linesOf, spool } from './spool.ts';
import { openZip } from './zip.ts';

/** Concurrent requests for records. */
const AT_ONCE = 8;
/**
 * Records per step, and maximum per transaction: changes with the same time are one step, however many. And the number
 * of changes above which the whole archive is cheaper.
 */
const STEP = 80;
const MOST_CHANGES = 5_000;
/** Interval of comparing the whole archive, which finds missed changes and removed records. */
const WHOLE_EVERY_MS = 7 * 24 * 3_600_000;
/** Maximum size of a list of changes, at about fifty bytes per record. */
const MOST_LIST = 256 * 1024 ** 2;
/** Maximum age of an archive that an earlier process fetched. */
const SPOOLED_FOR_MS = 24 * 3_600_000;

interface Change {
  at: Date;
  id: string;
}

/** Imports changes since the last run, or everything. */
export async function runOsv(run: FeedRun): Promise<FeedOutcome> {
  const { feed, db, before, client, addresses, spoolPath, signal } = run;
  const base = `${addresses.osv}/${encodeURIComponent(feed.ecosystem!)}`;
  const old = before?.whole_at == null || Date.now() - before.whole_at.getTime() > WHOLE_EVERY_MS;
  const list = `${spoolPath}.csv`;
  const spooled = await spool(client, `${base}/modified_id.csv`, list, {
    most: MOST_LIST,
    signal,
    etag: old ? null : (before?.etag ?? null),
  });
  if (spooled === null) return { changed: false, cursor: before?.cursor ?? new Date(0) };
  const { newest, changes, unread } = await readChanges(list, old ? null : (before?.cursor ?? null));
  refuseOlder(run, newest);
  const { etag } = spooled;
  if (changes !== null) {
    await db.transaction().execute((trx) => noteLeftOut(trx, feed.id, [], unread));
    return { changed: await takeChanges(run, base, changes), cursor: newest, etag };
  }
  const archive = await fetchArchive(run, base, newest);
  return { ...(await takeArchive(run, archive)), etag };
}

/** Imports an archive on disk. */
export async function takeArchive(run: FeedRun, { path, cursor }: WholeList): Promise<FeedOutcome> {
  const { feed, db } = run;
  const zip = await openZip(path);
  try {
    if (zip.count === 0)
      throw new SourceError(
        'truncated',
        `The archive of ${feed.title} is empty. Current data is kept. Retrying later.`,
      );
    refuseShrunk(run, zip.count, await knownOf(run));
    const listed = new Set<string>();
    const leftOut = new Tally();
    const changed = await takeTexts(
      run,
      feed.id,
      (async function* () {
        for await (const { name, text } of zip.texts(OSV_LIMITS.record)) {
          const id = /^([^/\\]+)\.json$/.exec(name)?.[1];
          if (id !== undefined) listed.add(id);
          if (id !== undefined && text !== null) yield { id: id.slice(0, OSV_LIMITS.id), text, isItsId: true };
          else
            leftOut.add({
              id: id?.slice(0, OSV_LIMITS.id) ?? null,
              fault: 'too-much',
              message: 'the archive member is damaged, too long for a record, or in a folder',
            });
        }
      })(),
      leftOut,
    );
    // Otherwise its packages would count as checked without any advisories.
    if ((await knownOf(run)) === 0)
      throw new SourceError(
        'malformed',
        `The archive of ${feed.title} has no record that can be read: it is something else. Check the address.`,
      );
    const gone = await markGone(db, feed.id, listed);
    if (gone > 0)
      leftOut.add({ id: null, fault: 'gone', message: 'the source no longer lists it; the hub still uses it' }, gone);
    return {
      changed,
      leftOut,
      cursor,
      wholeAt: new Date(),
      bytes: (await stat(path)).size,
    };
  } finally {
    await zip.close();
  }
}

/** Returns the archive: the one of an earlier process, or fetched now. */
async function fetchArchive(run: FeedRun, base: string, newest: Date): Promise<WholeList> {
  const { client, feed, spoolPath, signal } = run;
  const path = `${spoolPath}.zip`;
  const left = await leftOf(path);
  if (left !== null) return left;
  await spool(client, `${base}/all.zip`, path, { most: feed.most, signal });
  // Changes during the download come with the next list of changes.
  await writeFile(`${path}.json`, JSON.stringify({ cursor: newest }));
  return { path, cursor: newest };
}

/**
 * Returns the archive that an earlier process fetched recently.
 * Its newest change doesn't show its age, because changes can be rare.
 */
async function leftOf(path: string): Promise<WholeList | null> {
  try {
    const { mtimeMs } = await stat(path);
    const { cursor } = JSON.parse(await readFile(`${path}.json`, 'utf8')) as { cursor: string };
    return Date.now() - mtimeMs < SPOOLED_FOR_MS ? { path, cursor: new Date(cursor) } : null;
  } catch {
    return null;
  }
}

/**
 * Reads a list of changes: its newest time, the changes since a given time (oldest first; null if too many or without
 * that time), and invalid lines among them. Invalid lines don't block the others; their records come with the next
 * whole archive.
 * @throws SourceError if most lines are invalid
 */
async function readChanges(
  path: string,
  since: Date | null,
): Promise<{ newest: Date; changes: Change[] | null; unread: Tally }> {
  const changes: Change[] = [];
  const unread = new Tally();
  let odd = 0;
  let read = 0;
  let newest: Date | null = null;
  let last: Date | null = null;
  let ahead: Date | null = null;
  for await (const line of linesOf(path)) {
    const change = changeOf(line);
    if (change === undefined) {
      odd++;
      const message = `The list of changes has an invalid line: '${line.slice(0, 60)}'.`;
      unread.add({ id: null, fault: 'not-a-record', message });
      continue;
    }
    read++;
    // Its record is imported when that time has come, or with the whole archive.
    if (isAhead(change.at)) {
      ahead = change.at;
      continue;
    }
    if (last !== null && change.at > last)
      throw new SourceError('malformed', 'The list of changes is not sorted, newest first. It is tried again.');
    newest ??= change.at;
    last = change.at;
    if (since === null || change.at <= since) break;
    changes.push(change);
    if (changes.length > MOST_CHANGES) break;
  }
  if (odd > read) throw new SourceError('malformed', `${unread.examples[0]!.message} Check the address.`);
  // All times are in the future: rejected like any list from the future.
  newest ??= ahead;
  if (newest === null) throw new SourceError('truncated', 'The list of changes is empty. It is tried again.');
  return { newest, changes: since === null || changes.length > MOST_CHANGES ? null : changes.toReversed(), unread };
}

function changeOf(line: string): Change | undefined {
  // Uses the time of the list instead of the record's own, because some records are from the year 1.
  const [, moment, id] = /^([^,]+),(?:[^,]*\/)?([A-Za-z][\w.:+~-]{0,79})$/.exec(line.trim()) ?? [];
  const at = new Date(moment ?? '');
  return id === undefined || Number.isNaN(at.getTime()) ? undefined : { at, id };
}

/**
 * Fetches and imports changes, oldest first.
 * Each step moves the cursor in its transaction.
 * @returns whether anything changed
 */
async function takeChanges(run: FeedRun, base: string, changes: readonly Change[]): Promise<boolean> {
  let changed = false;
  for (let at = 0; at < changes.length;) {
    let end = Math.min(at + STEP, changes.length);
    // Changes with the same time stay together, because the cursor can't separate them.
    while (end < changes.length && changes[end]!.at.getTime() === changes[end - 1]!.at.getTime()) end++;
    if (await takeStep(run, base, changes.slice(at, end))) changed = true;
    at = end;
  }
  return changed;
}

/**
 * Imports the changes of a step, in as many transactions as their number and length require.
 * The last one moves the cursor.
 */
async function takeStep(run: FeedRun, base: string, step: readonly Change[]): Promise<boolean> {
  const { feed, db, advisories, signal } = run;
  let taken = 0;
  let changed = false;
  for await (const records of batches(fetched(run, base, step), ({ text }) => text?.length ?? 0, STEP)) {
    signal.throwIfAborted();
    taken += records.length;
    const gone = records.filter(({ text, tooLong }) => text === null && !tooLong).map(({ id }) => id);
    await db.transaction().execute(async (trx) => {
      const done = await advisories.takeIn(
        trx,
        feed.id,
        records.flatMap(({ id, text }) => (text === null ? [] : readOsvText(text, id, true))),
      );
      const leftOut = new Tally();
      leftOut.addAll(done.leftOut);
      for (const { id, tooLong } of records)
        if (tooLong) leftOut.add({ id, fault: 'too-much', message: 'the record is longer than one may be' });
      await noteLeftOut(
        trx,
        feed.id,
        records.map(({ id }) => id),
        leftOut,
      );
      if (gone.length > 0)
        await trx
          .updateTable('advisory')
          .set({ gone_at: new Date() })
          .where('feed', '=', feed.id)
          .where('id', 'in', gone)
          .execute();
      if (done.changed > 0) await countUp(trx);
      if (taken === step.length) await setCursor(trx, feed.id, step.at(-1)!.at);
      changed ||= done.changed > 0;
    });
  }
  return changed;
}

/** A changed record. The text is null if it was removed or is too long. */
interface Fetched {
  id: string;
  text: string | null;
  tooLong: boolean;
}

/** Fetches the records of changes, some concurrently. */
async function* fetched(run: FeedRun, base: string, step: readonly Change[]): AsyncGenerator<Fetched> {
  // The first records show how long they are: very long ones are fetched one by one.
  let atOnce = 1;
  for (let at = 0; at < step.length;) {
    const ids = step.slice(at, at + atOnce).map(({ id }) => id);
    const records = await Promise.all(ids.map((id) => fetchRecord(run, base, id)));
    at += ids.length;
    const length = records.reduce(
      (sum, { text, tooLong }) => sum + (tooLong ? OSV_LIMITS.record : (text?.length ?? 0)),
      0,
    );
    atOnce = Math.max(
      1,
      Math.min(AT_ONCE, 2 * atOnce, Math.floor((ids.length * OSV_LIMITS.record) / Math.max(1, length))),
    );
    // Frees each record as soon as it was yielded.
    while (records.length > 0) yield records.shift()!;
  }
}

async function fetchRecord({ client, signal }: FeedRun, base: string, id: string): Promise<Fetched> {
  const url = `${base}/${encodeURIComponent(id)}.json`;
  try {
    return { id, text: await fetchText(client, url, { most: OSV_LIMITS.record, signal }), tooLong: false };
  } catch (error) {
    // It would be too long next time too, and block everything after it.
    if (error instanceof SourceError && error.failure === 'too_large') return { id, text: null, tooLong: true };
    throw error;
  }
}
