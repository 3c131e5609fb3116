/** Lists in which projects tell of their own faults: small, and taken in whole each time that they are others. */
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

/** Fetches a project's list and takes it in, when it is another one than last time. */
export async function runVendor(run: FeedRun): Promise<FeedOutcome> {
  const { client, feed, before, addresses, spoolPath, signal } = run;
  const path = `${spoolPath}.list`;
  const etag = before?.etag ?? null;
  const spooled = await spool(client, addresses[feed.address], path, { most: feed.most, signal, etag });
  if (spooled === null) return { changed: false, cursor: before?.cursor ?? new Date(0) };
  return { ...(await takeVendor(run, { path, cursor: new Date() })), etag: spooled.etag };
}

/** Takes in a project's list that stands on the disk. What it does not name any more is marked and counts on. */
export async function takeVendor(run: FeedRun, { path, cursor }: WholeList): Promise<FeedOutcome> {
  const { feed, db, advisories, signal } = run;
  const leftOut = new Tally();
  // They are few hundred, and what is not whole must not be half in.
  const readings: OsvReading[] = [];
  // What is listed but cannot be read now is not gone: what is known of it stays.
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
    leftOut.add({ id: null, fault: 'gone', message: 'the source does not list it any more; it counts on' }, gone);
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

/** Readings by the id of their advisory. Of two under one id the one that was changed last counts, and it is told. */
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

/** When an entry was changed, ms since 1970; 0 when it does not say. */
const modifiedAt = (reading: OsvReading | undefined): number => Date.parse(reading?.advisory?.modified ?? '') || 0;

/**
 * These lists tell no moment of their own; their entries do.
 * @throws SourceError for a list whose entries are older than what is here, where none is newer: it is an earlier one
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
    // A moment that has not come is a mistake, which its source may mend.
    if (now === 0 || here === null || isAhead(here)) continue;
    if (now > here.getTime()) return;
    if (now < here.getTime()) older ??= { id, now, here };
  }
  if (older === null) return;
  const { id, now, here } = older;
  throw new SourceError(
    'older',
    `${feed.title} tells of ${id} as of ${new Date(now).toISOString()}, and what is here is of ${here.toISOString()}: the list went back in time. What is here stays; look whether its address is right.`,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
