/** Advisory lists of individual projects: small, and imported as a whole whenever they change. */
import { isoTime } from '@terrarium/domain/calendar';
import { stat } from 'node:fs/promises';
import { OSV_LIMITS } from '@terrarium/domain/advisory';
import type { OsvReading } from '@terrarium/domain/advisory';
import { SourceError } from '../../outbound/index.ts';
import { countUp } from '../store.ts';
import type { VendorForm } from './kinds.ts';
import { batches, isAhead, knownOf, markGone, refuseShrunk, Tally } from './run.ts';
import type { FeedRun, FeedOutcome, WholeList } from './run.ts';
import { jsonValues, spool } from './spool.ts';
import { openZip } from './zip.ts';

/** Fetches a project's list, and imports it if it changed. */
export async function runVendor(run: FeedRun): Promise<FeedOutcome> {
  const { client, feed, before, addresses, spoolPath, signal } = run;
  const path = `${spoolPath}.list`;
  const etag = before?.etag ?? null;
  const spooled = await spool(client, addresses[feed.address], path, { most: feed.most, signal, etag });
  if (spooled === null) return { changed: false, cursor: before?.cursor ?? new Date(0) };
  return { ...(await takeVendor(run, { path, cursor: new Date() })), etag: spooled.etag };
}

/** Imports a project's list from disk. Advisories that it no longer names are marked and still apply. */
export async function takeVendor(run: FeedRun, { path, cursor }: WholeList): Promise<FeedOutcome> {
  const { feed, db, advisories, signal } = run;
  const leftOut = new Tally();
  // Few hundred entries, read completely first, because a list must not be imported in part.
  const readings: OsvReading[] = [];
  // Entries that can't be read now aren't removed: their data stays.
  const listed = new Set<string>();
  for await (const reading of readingsOf(path, feed.vendor!)) {
    const id = reading.ok ? reading.advisory.id : reading.id;
    if (id !== null) listed.add(id);
    readings.push(reading);
  }
  const read = onceEach(readings, leftOut);
  if (read.size === 0)
    throw new SourceError(
      'malformed',
      `The list of ${feed.title} has no entry that can be read: it is something else. Check the address.`,
    );
  refuseShrunk(run, read.size, await knownOf(run));
  await refuseOlderEntries(run, read);
  let changed = false;
  for await (const batch of batches(read.values(), () => 2_000)) {
    signal.throwIfAborted();
    await db.transaction().execute(async (trx) => {
      const taken = await advisories.takeIn(trx, feed.id, batch);
      if (taken.changed > 0) await countUp(trx);
      changed ||= taken.changed > 0;
      leftOut.addAll(taken.leftOut);
    });
  }
  const gone = await markGone(db, feed.id, listed);
  if (gone > 0)
    leftOut.add({ id: null, fault: 'gone', message: 'the source no longer lists it; the hub still uses it' }, gone);
  return { changed, cursor, leftOut, wholeAt: new Date(), bytes: (await stat(path)).size };
}

async function* readingsOf(path: string, { members, read }: VendorForm): AsyncGenerator<OsvReading> {
  if (members === null) {
    for await (const { value } of jsonValues(path, ['$.*'])) yield read(value);
    return;
  }
  const zip = await openZip(path);
  try {
    for await (const { name, text } of zip.texts(OSV_LIMITS.record)) {
      const id = members(name);
      if (id === null) continue;
      const value = text === null ? undefined : parsed(text);
      if (value === undefined)
        yield { ok: false, id, fault: 'not-json', message: `'${name.slice(-80)}' is damaged, or no JSON` };
      else {
        const reading = read(value);
        yield reading.ok || reading.id !== null ? reading : { ...reading, id };
      }
    }
  } finally {
    await zip.close();
  }
}

/** Returns readings by advisory ID. Of two with the same ID, the last changed one wins, and this is reported. */
function onceEach(readings: readonly OsvReading[], leftOut: Tally): Map<string, OsvReading> {
  const byId = new Map<string, OsvReading>();
  for (const reading of readings) {
    if (reading.advisory === undefined) {
      if (!reading.ok) leftOut.add(reading);
      continue;
    }
    const { id } = reading.advisory;
    const before = byId.get(id);
    if (before !== undefined)
      leftOut.add({ id, fault: 'twice', message: 'the list has several entries of it; the one changed last counts' });
    if (before === undefined || modifiedAt(before) <= modifiedAt(reading)) byId.set(id, reading);
  }
  return byId;
}

/** Returns when an entry was changed, in ms since the epoch; 0 if unknown. */
const modifiedAt = (reading: OsvReading | undefined): number => Date.parse(reading?.advisory?.modified ?? '') || 0;

/**
 * Checks the age of a list by its entries, because these lists have no time.
 * @throws SourceError if some entries are older than the current ones and none is newer: the list is older
 */
async function refuseOlderEntries(
  { feed, before, db }: FeedRun,
  readings: ReadonlyMap<string, OsvReading>,
): Promise<void> {
  if (before === undefined) return;
  const known = await db.selectFrom('advisory').select(['id', 'modified_at']).where('feed', '=', feed.id).execute();
  let older: { id: string; now: number; here: Date } | null = null;
  for (const { id, modified_at: here } of known) {
    const now = modifiedAt(readings.get(id));
    // A time in the future is an error that the source may fix.
    if (now === 0 || here === null || isAhead(here)) continue;
    if (now > here.getTime()) return;
    if (now < here.getTime()) older ??= { id, now, here };
  }
  if (older === null) return;
  const { id, now, here } = older;
  throw new SourceError(
    'older',
    `${feed.title} has ${id} as of ${isoTime(now)}. It's older than the current data (${isoTime(here)}), which is kept. Check the URL.`,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
