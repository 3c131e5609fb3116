/** Stored format of decisions: for each subdir the IDs of files, ascending, and a 16-bit word for each. */
import type pg from 'pg';
import type { ChannelRecords } from '@terrarium/domain/policy';

/** Bit of a decision word that is set if the file is allowed. The other bits are the number of the deciding rule. */
export const ALLOWED = 0x8000;

/** Decisions for one subdir. Both lists have the same length. */
export interface SubdirDecisions {
  subdir: string;
  fileIds: Float64Array;
  words: Uint16Array;
}

/** Prefix of packed IDs. Older ones are little-endian float64, and these bytes are no valid ID there. */
const STEPS = Buffer.alloc(8, 0xff);
/** Maximum bytes of a step: an ID has 53 bits. */
const LONGEST_STEP = 8;

/**
 * Returns the bytes of a column of `publication_decisions`: words little-endian; ascending IDs as steps, most of which
 * take one byte instead of eight.
 */
export function packed(column: Float64Array | Uint16Array): Buffer {
  if (column instanceof Uint16Array) return Buffer.from(column.buffer, column.byteOffset, column.byteLength);
  const bytes = Buffer.allocUnsafe(STEPS.length + column.length * LONGEST_STEP);
  let at = STEPS.copy(bytes);
  let before = 0;
  for (const id of column) {
    let step = id - before;
    if (step < 0 || !Number.isSafeInteger(step)) throw new RangeError('Ids are packed in ascending order.');
    for (; step >= 0x80; step = Math.floor(step / 0x80)) bytes[at++] = (step % 0x80) | 0x80;
    bytes[at++] = step;
    before = id;
  }
  return Buffer.from(bytes.subarray(0, at));
}

/** Reads file IDs from their stored bytes. */
export function unpackIds(bytes: Buffer): Float64Array {
  if (!bytes.subarray(0, STEPS.length).equals(STEPS)) return new Float64Array(aligned(bytes, 8));
  let count = 0;
  for (let at = STEPS.length; at < bytes.length; at++) if (bytes[at]! < 0x80) count++;
  const ids = new Float64Array(count);
  let id = 0;
  for (let at = STEPS.length, next = 0; next < count; next++) {
    let unit = 1;
    for (; bytes[at]! >= 0x80; unit *= 0x80) id += (bytes[at++]! - 0x80) * unit;
    id += bytes[at++]! * unit;
    ids[next] = id;
  }
  return ids;
}

/** Reads decision words from their stored bytes. */
export function unpackWords(bytes: Buffer): Uint16Array {
  return new Uint16Array(aligned(bytes, 2));
}

function aligned(bytes: Buffer, width: number): ArrayBuffer {
  return new Uint8Array(bytes.subarray(0, bytes.length - (bytes.length % width))).buffer;
}

/** Average distance of IDs above which they are sorted and searched instead of marked in a table. */
const FAR_APART = 16;

/** Returns the records ordered by file ID. */
export function orderOfIds(fileIds: Float64Array): Uint32Array {
  const order = new Uint32Array(fileIds.length);
  const [first, last] = boundsOf(fileIds);
  if (last - first > fileIds.length * FAR_APART) {
    for (let record = 0; record < order.length; record++) order[record] = record;
    return order.sort((a, b) => fileIds[a]! - fileIds[b]!);
  }
  // IDs are sequential, so those of a channel are close together: a table is faster than sorting.
  const recordOf = new Uint32Array(fileIds.length === 0 ? 0 : last - first + 1);
  for (let record = 0; record < fileIds.length; record++) recordOf[fileIds[record]! - first] = record + 1;
  let at = 0;
  for (const place of recordOf) if (place > 0) order[at++] = place - 1;
  return order;
}

/** Returns a function that finds the record of a file ID, for many calls. It returns `fileIds.length` for others. */
export function recordsByIds(fileIds: Float64Array): (id: number) => number {
  const { length } = fileIds;
  const [first, last] = boundsOf(fileIds);
  if (last - first > length * FAR_APART) {
    const order = orderOfIds(fileIds);
    const ids = Float64Array.from(order, (record) => fileIds[record]!);
    return (id) => order[positionOf(ids, id)] ?? length;
  }
  const recordOf = new Uint32Array(length === 0 ? 0 : last - first + 1).fill(length);
  for (let record = 0; record < length; record++) recordOf[fileIds[record]! - first] = record;
  return (id) => recordOf[id - first] ?? length;
}

/** Returns a function that tests whether an ID is in a list, for many calls. @param ids ascending */
export function membersOf(ids: Float64Array): (id: number) => boolean {
  if (ids.length === 0) return () => false;
  const first = ids[0]!;
  const span = ids.at(-1)! - first + 1;
  if (span > ids.length * FAR_APART) return (id) => positionOf(ids, id) >= 0;
  const marks = new Uint8Array(span);
  for (const id of ids) marks[id - first] = 1;
  return (id) => id >= first && id < first + span && marks[id - first] === 1;
}

/** Splits decisions about a channel by subdir, ordered by ID. @param order of the IDs, see {@link orderOfIds} */
export function splitDecisions(
  records: ChannelRecords,
  fileIds: Float64Array,
  order: Uint32Array,
  allowed: Uint8Array,
  rule: Uint16Array,
): SubdirDecisions[] {
  const counts = new Uint32Array(records.subdirs.length);
  for (let record = 0; record < records.length; record++) counts[records.subdirOf[record]!]!++;
  const decisions = records.subdirs.map((subdir, at) => ({
    subdir,
    fileIds: new Float64Array(counts[at]!),
    words: new Uint16Array(counts[at]!),
  }));
  const filled = new Uint32Array(decisions.length);
  for (const record of order) {
    const subdir = records.subdirOf[record]!;
    const at = filled[subdir]!++;
    decisions[subdir]!.fileIds[at] = fileIds[record]!;
    decisions[subdir]!.words[at] = (allowed[record] === 1 ? ALLOWED : 0) | rule[record]!;
  }
  return decisions;
}

/** Returns the position of an ID in an ascending list, or -1. */
export function positionOf(ids: Float64Array, id: number): number {
  let low = 0;
  let high = ids.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = ids[middle]!;
    if (found === id) return middle;
    if (found < id) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Reads the decisions of a publication, of all subdirs or of one. */
export async function readDecisions(
  client: Pick<pg.ClientBase, 'query'>,
  publicationId: string,
  subdir?: string,
): Promise<SubdirDecisions[]> {
  const { rows } = await client.query<{ subdir: string; file_ids: Buffer; decisions: Buffer }>(
    `select subdir, file_ids, decisions from publication_decisions where publication_id = $1${subdir === undefined ? '' : ' and subdir = $2'}`,
    subdir === undefined ? [publicationId] : [publicationId, subdir],
  );
  return rows.map((row) => ({
    subdir: row.subdir,
    fileIds: unpackIds(row.file_ids),
    words: unpackWords(row.decisions),
  }));
}

/** Lists IDs of the allowed files of some decisions, ascending. */
export function allowedIds(decisions: readonly SubdirDecisions[]): Float64Array {
  const ids = new Float64Array(countAllowed(decisions));
  let count = 0;
  for (const { fileIds, words } of decisions) {
    for (let i = 0; i < fileIds.length; i++) if ((words[i]! & ALLOWED) !== 0) ids[count++] = fileIds[i]!;
  }
  return sorted(ids);
}

/** Sorts IDs in place. */
function sorted(ids: Float64Array): Float64Array {
  const [first, last] = boundsOf(ids);
  if (last - first > ids.length * FAR_APART) return ids.sort();
  const marks = new Uint8Array(ids.length === 0 ? 0 : last - first + 1);
  for (const id of ids) marks[id - first] = 1;
  let at = 0;
  for (let place = 0; place < marks.length; place++) if (marks[place] === 1) ids[at++] = first + place;
  return ids;
}

/** Returns the lowest and highest of some IDs. */
function boundsOf(ids: Float64Array): [first: number, last: number] {
  let [first, last] = [Infinity, -Infinity];
  for (const id of ids) {
    if (id < first) first = id;
    if (id > last) last = id;
  }
  return [first, last];
}

/** Counts the allowed files of some decisions. */
export function countAllowed(decisions: readonly SubdirDecisions[]): number {
  let count = 0;
  for (const { words } of decisions) for (const word of words) if ((word & ALLOWED) !== 0) count++;
  return count;
}

/** Allowed files that are only in one of two decisions about the same channel, by ascending ID. */
export interface ServedDifference {
  added: Float64Array;
  removed: Float64Array;
}

/** Compares the allowed files of two publications. A file keeps its subdir. */
export function servedDifference(
  before: readonly SubdirDecisions[],
  after: readonly SubdirDecisions[],
): ServedDifference {
  const [added, removed] = [new IdList(), new IdList()];
  for (const subdir of new Set([...before, ...after].map((decisions) => decisions.subdir))) {
    const [old, now] = [before, after].map((list) => list.find((decisions) => decisions.subdir === subdir) ?? NOTHING);
    compareServed(old!, now!, added, removed);
  }
  return { added: added.sorted(), removed: removed.sorted() };
}

const NOTHING = { fileIds: new Float64Array(0), words: new Uint16Array(0) };

/** A growing list of IDs. An array of numbers would be copied once more. */
class IdList {
  #ids = new Float64Array(64);
  #length = 0;

  push(id: number): void {
    if (this.#length === this.#ids.length) {
      const larger = new Float64Array(this.#length * 2);
      larger.set(this.#ids);
      this.#ids = larger;
    }
    this.#ids[this.#length++] = id;
  }

  /** The IDs, ascending. */
  sorted(): Float64Array {
    return this.#ids.slice(0, this.#length).sort();
  }
}

type Decided = Pick<SubdirDecisions, 'fileIds' | 'words'>;

/** Walks through two ascending lists. */
function compareServed(old: Decided, now: Decided, added: IdList, removed: IdList): void {
  let a = 0;
  let b = 0;
  while (a < old.fileIds.length || b < now.fileIds.length) {
    const left = a < old.fileIds.length ? old.fileIds[a]! : Infinity;
    const right = b < now.fileIds.length ? now.fileIds[b]! : Infinity;
    const was = left <= right && (old.words[a]! & ALLOWED) !== 0;
    const is = right <= left && (now.words[b]! & ALLOWED) !== 0;
    if (is && !was) added.push(right);
    if (was && !is) removed.push(left);
    if (left <= right) a++;
    if (right <= left) b++;
  }
}
