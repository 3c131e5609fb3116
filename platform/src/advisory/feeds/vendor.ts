/** Lists in which projects tell of their own faults: small, and taken in whole each time that they are others. */
import { stat } from 'node:fs/promises';
import { OSV_LIMITS } from '@terrarium/domain/advisory';
import type { OsvReading } from '@terrarium/domain/advisory';
import { SourceError } from '../../outbound/index.ts';
import { countUp } from '../store.ts';
import type { VendorForm } from './kinds.ts';
import { batches, knownOf, markGone, refuseShrunk, Tally } from './run.ts';
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
  for await (const reading of readingsOf(path, feed.vendor!, leftOut)) readings.push(reading);
  const read = readings.flatMap(({ advisory }) => (advisory === undefined ? [] : [advisory.id]));
  if (read.length === 0)
    throw new SourceError(
      'malformed',
      `The list of ${feed.title} has no entry that can be read: it is something else. Check the address.`,
    );
  refuseShrunk(run, read.length, await knownOf(run));
  let changed = false;
  for await (const batch of batches(readings, () => 2_000)) {
    signal.throwIfAborted();
    await db.transaction().execute(async (trx) => {
      const taken = await advisories.takeIn(trx, feed.id, batch);
      if (taken.changed > 0) await countUp(trx);
      changed ||= taken.changed > 0;
      leftOut.addAll(taken.leftOut);
    });
  }
  const gone = await markGone(db, feed.id, new Set(read));
  if (gone > 0)
    leftOut.add({ id: null, fault: 'gone', message: 'the source does not list it any more; it counts on' }, gone);
  return { changed, cursor, leftOut, wholeAt: new Date(), bytes: (await stat(path)).size };
}

async function* readingsOf(path: string, { members, read }: VendorForm, leftOut: Tally): AsyncGenerator<OsvReading> {
  if (members === null) {
    for await (const { value } of jsonValues(path, ['$.*'])) {
      const reading = read(value);
      if (reading !== undefined) yield reading;
    }
    return;
  }
  const zip = await openZip(path);
  try {
    for await (const { name, text } of zip.texts(OSV_LIMITS.record)) {
      if (!members.test(name)) continue;
      const value = text === null ? undefined : parsed(text);
      const reading = value === undefined ? undefined : read(value);
      if (reading !== undefined) yield reading;
      else leftOut.add({ id: null, fault: 'not-json', message: `'${name.slice(-80)}' is damaged, or no JSON` });
    }
  } finally {
    await zip.close();
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
