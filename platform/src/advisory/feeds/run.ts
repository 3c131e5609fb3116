/** Input and result of a feed run. */
import { isoTime } from '@terrarium/domain/calendar';
import { setTimeout as wait } from 'node:timers/promises';
import { readOsvText } from '@terrarium/domain/advisory';
import { sql } from 'kysely';
import type { Db, Trx } from '../../db/index.ts';
import { SourceError } from '../../outbound/index.ts';
import type { SourceClient } from '../../outbound/index.ts';
import type { Advisories, LeftOut } from '../service.ts';
import { countUp } from '../store.ts';
import type { AdvisoryFeedTable } from '../tables.ts';
import type { FeedAddresses } from './addresses.ts';
import type { FeedDefinition } from './kinds.ts';
import type { Selectable } from 'kysely';

/** Records per transaction. */
const BATCH = 500;
/** Maximum characters per transaction, approximately. */
const BATCH_LENGTH = 8_000_000;
/** Number and length of stored examples of skipped entries. */
const EXAMPLES = 20;
const LONGEST_EXAMPLE = 400;
/** Minimum share of earlier entries in a plausible list. Small lists can change by more. */
const SHRUNK = { share: 0.5, from: 100 };
/** Maximum clock difference of servers. */
const AHEAD_MS = 24 * 3_600_000;

/** An entry that was skipped or waits. */
interface Out extends Omit<LeftOut, 'fault'> {
  fault: LeftOut['fault'] | 'waits' | 'gone' | 'twice';
}

/** Removes characters that a database rejects from a text that may quote an invalid record. */
const printable = (text: string): string =>
  text
    .slice(0, LONGEST_EXAMPLE)
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '\ufffd');

/** Skipped entries: counts by reason, and examples. */
interface Remarks {
  counts: Record<string, number>;
  examples: { id: string | null; fault?: string; message: string }[];
}

/** Counts what a run skipped, in limited memory even for a million entries. */
export class Tally implements Remarks {
  readonly counts: Record<string, number> = {};
  readonly examples: Remarks['examples'] = [];

  add({ id, fault, message }: Out, count = 1): void {
    this.counts[fault] = (this.counts[fault] ?? 0) + count;
    if (this.examples.length < EXAMPLES)
      this.examples.push({ id: id === null ? null : printable(id), fault, message: printable(message) });
  }

  addAll(outs: Iterable<Out>): void {
    for (const out of outs) this.add(out);
  }
}

/** One run of a feed. */
export interface FeedRun {
  feed: FeedDefinition;
  /** Earlier state; undefined before the first attempt. */
  before: Selectable<AdvisoryFeedTable> | undefined;
  db: Db;
  advisories: Advisories;
  client: SourceClient;
  addresses: FeedAddresses;
  /** Path prefix for the run's files. May contain files of its earlier runs. */
  spoolPath: string;
  /** Whether an API key is used. */
  keyed: boolean;
  /** Delay in ms between two pages of a server with a rate limit. */
  pause: number;
  signal: AbortSignal;
}

/** A record to import: its name in the list, if any, and its text. */
export interface RecordText {
  id: string | null;
  text: string;
  /** Whether the list's name must equal the record's ID. */
  isItsId?: boolean;
}

/** Result of a run. Missing values stay unchanged. */
export interface FeedOutcome {
  changed: boolean;
  /** Time up to which changes were imported. */
  cursor: Date;
  /** Skipped entries of a whole list. A run of changes adds to them by {@link noteLeftOut}. */
  leftOut?: Tally;
  bytes?: number;
  wholeAt?: Date;
  etag?: string | null;
  keptFor?: string;
}

/** File of a whole list, and its time. */
export interface WholeList {
  path: string;
  cursor: Date;
}

/** Groups items in batches of at most `most` items, and about {@link BATCH_LENGTH} characters. */
export async function* batches<T>(
  items: AsyncIterable<T> | Iterable<T>,
  lengthOf: (item: T) => number,
  most = BATCH,
): AsyncGenerator<T[]> {
  let batch: T[] = [];
  let length = 0;
  for await (const item of items) {
    batch.push(item);
    length += lengthOf(item);
    if (batch.length < most && length < BATCH_LENGTH) continue;
    yield batch;
    [batch, length] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}

/**
 * Imports OSV records from texts.
 * Policies see each batch immediately. A killed process starts again and finds nothing new in it.
 * @returns whether anything changed
 */
export async function takeTexts(
  { db, advisories, signal }: Pick<FeedRun, 'db' | 'advisories' | 'signal'>,
  feed: string,
  texts: AsyncIterable<RecordText>,
  leftOut: Tally,
): Promise<boolean> {
  let changed = false;
  for await (const batch of batches(texts, ({ text }) => text.length)) {
    signal.throwIfAborted();
    const taken = await db.transaction().execute(async (trx) => {
      const result = await advisories.takeIn(
        trx,
        feed,
        batch.map(({ id, text, isItsId }) => readOsvText(text, id, isItsId)),
      );
      if (result.changed > 0) await countUp(trx);
      return result;
    });
    changed ||= taken.changed > 0;
    leftOut.addAll(taken.leftOut);
  }
  return changed;
}

/**
 * Returns whether a time is in the future: an error of the source or a clock.
 * If it counted, everything after it would look older.
 */
export const isAhead = (moment: Date): boolean => moment.getTime() > Date.now() + AHEAD_MS;

/** @throws SourceError if a list is older than the current data, or from the future */
export function refuseOlder({ feed, before }: Pick<FeedRun, 'feed' | 'before'>, moment: Date): void {
  if (isAhead(moment))
    throw new SourceError(
      'malformed',
      `${feed.title} is dated ${isoTime(moment)}, which is in the future. Current data is kept. Check the URL and this hub's clock.`,
    );
  if (before?.cursor && moment < before.cursor)
    throw new SourceError(
      'older',
      `${feed.title} is dated ${isoTime(moment)}. It's older than the current data (${isoTime(before.cursor)}), which is kept. Check the URL.`,
    );
}

/** @throws SourceError if a list is too short to be complete */
export function refuseShrunk({ feed }: Pick<FeedRun, 'feed'>, now: number, known: number): void {
  if (known >= SHRUNK.from && now < known * SHRUNK.share)
    throw new SourceError(
      'truncated',
      `${feed.title} has ${now} entries instead of about ${known}, so it's incomplete. Current data is kept. The hub retries later.`,
    );
}

/** Counts the advisories of a feed that its source still listed. */
export async function knownOf({ db, feed }: Pick<FeedRun, 'db' | 'feed'>): Promise<number> {
  const { count } = await db
    .selectFrom('advisory')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('feed', '=', feed.id)
    .where('gone_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Waits between two requests. Ends early if the run is aborted. */
export async function pauseOf({ pause, signal }: Pick<FeedRun, 'pause' | 'signal'>): Promise<void> {
  if (pause > 0) await wait(pause, undefined, { signal });
}

/** Records that changes up to a time were imported, in their transaction. */
export async function setCursor(trx: Trx, feed: string, cursor: Date): Promise<void> {
  await trx.updateTable('advisory_feed').set({ cursor }).where('id', '=', feed).execute();
}

/**
 * Adds entries skipped by a run of changes to the feed's status, in its transaction.
 * Otherwise they would be reported only after the next whole list.
 * @param read IDs of entries read now, which replace earlier reports about them
 */
export async function noteLeftOut(trx: Trx, feed: string, read: Iterable<string>, told: Remarks): Promise<void> {
  const row = await trx
    .selectFrom('advisory_feed')
    .select(['left_out', 'left_out_examples'])
    .where('id', '=', feed)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const before = { counts: row.left_out, examples: row.left_out_examples } as Remarks;
  const ids = new Set(read);
  const again = ({ id, message }: Remarks['examples'][number]) =>
    (id !== null && ids.has(id)) || told.examples.some((one) => one.id === id && one.message === message);
  const over = before.examples.filter((one) => one.fault !== undefined && again(one));
  if (over.length === 0 && told.examples.length === 0) return;
  const counts = { ...before.counts };
  for (const { fault } of over) counts[fault!] = Math.max(0, (counts[fault!] ?? 0) - 1);
  for (const [fault, count] of Object.entries(told.counts)) counts[fault] = (counts[fault] ?? 0) + count;
  const examples = [...told.examples, ...before.examples.filter((one) => !over.includes(one))].slice(0, EXAMPLES);
  await trx
    .updateTable('advisory_feed')
    .set({
      left_out: JSON.stringify(Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))),
      left_out_examples: JSON.stringify(examples),
    })
    .where('id', '=', feed)
    .execute();
}

/** Marks advisories that the feed's source no longer lists, and clears the mark of those it lists. */
export async function markGone(db: Db, feed: string, listed: ReadonlySet<string>): Promise<number> {
  let after = '';
  let gone = 0;
  for (;;) {
    const rows = await db
      .selectFrom('advisory')
      .select(['id', 'gone_at'])
      .where('feed', '=', feed)
      .where('id', '>', after)
      .orderBy('id')
      .limit(10_000)
      .execute();
    const lost = rows.filter(({ id, gone_at }) => gone_at === null && !listed.has(id)).map(({ id }) => id);
    const back = rows.filter(({ id, gone_at }) => gone_at !== null && listed.has(id)).map(({ id }) => id);
    if (lost.length + back.length > 0)
      await sql`update advisory set gone_at = case when id = any(${lost}::text[]) then now() end where id = any(${[...lost, ...back]}::text[])`.execute(
        db,
      );
    gone += lost.length;
    const last = rows.at(-1);
    if (last === undefined) return gone;
    after = last.id;
  }
}
