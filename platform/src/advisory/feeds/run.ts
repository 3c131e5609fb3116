/** What every run of a feed is made with, and what it comes to. */
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

/** Records of one transaction. */
const BATCH = 500;
/** Characters of them, about. */
const BATCH_LENGTH = 8_000_000;
/** Examples of what was left out that are kept, and their length. */
const EXAMPLES = 20;
const LONGEST_EXAMPLE = 400;
/** A list with less than this share of what was known before is not believed to be whole; small ones may change that much. */
const SHRUNK = { share: 0.5, from: 100 };
/** Clocks of servers differ by less. */
const AHEAD_MS = 24 * 3_600_000;

/** Something that was left out, or waits. */
interface Out extends Omit<LeftOut, 'fault'> {
  fault: LeftOut['fault'] | 'waits' | 'gone' | 'twice';
}

/** A text that may quote a broken record, as a database can hold it. */
const printable = (text: string): string =>
  text
    .slice(0, LONGEST_EXAMPLE)
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '\ufffd');

/** What was left out: counts by reason, and some of it. */
interface Remarks {
  counts: Record<string, number>;
  examples: { id: string | null; fault?: string; message: string }[];
}

/** What a run left out. A broken list of a million entries costs no more than a small one. */
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
  /** How it stood before; undefined for one that was never tried. */
  before: Selectable<AdvisoryFeedTable> | undefined;
  db: Db;
  advisories: Advisories;
  client: SourceClient;
  addresses: FeedAddresses;
  /** Path below which it may put files; what is there of an earlier run is its own. */
  spoolPath: string;
  /** Whether its publisher is asked with a key. */
  keyed: boolean;
  /** Milliseconds between two pages of a server that counts requests. */
  pause: number;
  signal: AbortSignal;
}

/** A record on its way: what its list calls it, if it does, and its text. */
export interface RecordText {
  id: string | null;
  text: string;
  /** Whether the list's name for it must be its own id. */
  isItsId?: boolean;
}

/** What a run came to. What is left out of it stays as it was. */
export interface FeedOutcome {
  changed: boolean;
  /** Changes up to this moment are in. */
  cursor: Date;
  /** Of a whole list; a run of changes adds to what stands by {@link noteLeftOut}. */
  leftOut?: Tally;
  bytes?: number;
  wholeAt?: Date;
  etag?: string | null;
  keptFor?: string;
}

/** Where a whole list stands on the disk, and of which moment it is. */
export interface WholeList {
  path: string;
  cursor: Date;
}

/** Pieces of at most `most` items, and about {@link BATCH_LENGTH} characters of them. */
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
 * Takes in records of OSV, as texts; says whether something changed. A batch that was taken in is known to policies at once: a process that dies begins again and finds
 * nothing new in it.
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

/** Whether a moment has not come yet: it is a mistake of its source, or of a clock. Counted with, it would make everything after it look older. */
export const isAhead = (moment: Date): boolean => moment.getTime() > Date.now() + AHEAD_MS;

/** @throws SourceError when a list is of an earlier moment than what is here, or of one that has not come yet */
export function refuseOlder({ feed, before }: Pick<FeedRun, 'feed' | 'before'>, moment: Date): void {
  if (isAhead(moment))
    throw new SourceError(
      'malformed',
      `${feed.title} says to be of ${moment.toISOString()}, which has not come yet. What is here stays; look whether its address and the clock of this hub are right.`,
    );
  if (before?.cursor && moment < before.cursor)
    throw new SourceError(
      'older',
      `${feed.title} is of ${moment.toISOString()}, and what is here of ${before.cursor.toISOString()}: it went back in time. What is here stays; look whether its address is right.`,
    );
}

/** @throws SourceError when a list has so much less than what is known that it cannot be whole */
export function refuseShrunk({ feed }: Pick<FeedRun, 'feed'>, now: number, known: number): void {
  if (known >= SHRUNK.from && now < known * SHRUNK.share)
    throw new SourceError(
      'truncated',
      `${feed.title} has ${now} entries, and ${known} were known: it is not whole. What is here stays; it is tried again.`,
    );
}

/** How many advisories of a feed are here that its source still listed. */
export async function knownOf({ db, feed }: Pick<FeedRun, 'db' | 'feed'>): Promise<number> {
  const { count } = await db
    .selectFrom('advisory')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('feed', '=', feed.id)
    .where('gone_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Waits between two requests; ends early when the run is aborted. */
export async function pauseOf({ pause, signal }: Pick<FeedRun, 'pause' | 'signal'>): Promise<void> {
  if (pause > 0) await wait(pause, undefined, { signal });
}

/** Notes that changes up to a moment are in, in the transaction that wrote them. */
export async function setCursor(trx: Trx, feed: string, cursor: Date): Promise<void> {
  await trx.updateTable('advisory_feed').set({ cursor }).where('id', '=', feed).execute();
}

/**
 * Adds to what a feed tells of what was left out since its whole list was read, in the transaction that passes over it: nobody would hear of it
 * otherwise until the whole list is read again.
 * @param read entries that were read now, by id: what was told of them before is told no more
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

/** Marks the advisories of a feed that its source does not list any more, and takes the mark from those that it does. */
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
