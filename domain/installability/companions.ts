/** Companion files: those of other channels that clients use together with a channel. */
import { joinRecords } from '../policy/columns.ts';
import type { ChannelRecords } from '../policy/columns.ts';
import { eachOfNames, namesBelow } from './below.ts';

/** A channel with its served files. */
export interface ServingChannel {
  records: ChannelRecords;
  /** 1 for each record that its index lists. */
  served: Uint8Array;
}

/**
 * Some records of several channels as one list, those of the first channel first.
 * @param picks by channel the positions of its records, ascending
 */
export function pickRecords(
  channels: readonly ChannelRecords[],
  picks: readonly (readonly number[])[],
): ChannelRecords {
  const [first] = channels;
  if (first === undefined) throw new RangeError('Specify at least one channel to pick records from.');
  let [records, total] = [first, 0];
  channels.forEach((channel, at) => {
    const these = picks[at]!;
    records =
      at === 0
        ? joinRecords(first, first, Int32Array.from(these))
        : joinRecords(records, channel, behind(total, these));
    total += these.length;
  });
  return records;
}

/** Picks that append some records of a second list to the first one. @param length length of the first one */
function behind(length: number, picks: ArrayLike<number>): Int32Array {
  const all = new Int32Array(length + picks.length);
  for (let at = 0; at < length; at++) all[at] = at;
  for (let at = 0; at < picks.length; at++) all[length + at] = -1 - picks[at]!;
  return all;
}

/** A channel's records followed by companion files. Its own records, names, and platforms keep their positions. */
export const withCompanions = (records: ChannelRecords, companions: ChannelRecords): ChannelRecords =>
  joinRecords(
    records,
    companions,
    behind(
      records.length,
      Array.from({ length: companions.length }, (_, at) => at),
    ),
  );

/**
 * Returns files of other channels that a channel's packages can need, directly or indirectly. A package comes from the
 * first channel that serves it, as with strict channel priority.
 * @param others in client order, after the channel itself
 * @returns null if there are none
 */
export function companionFiles(records: ChannelRecords, others: readonly ServingChannel[]): ChannelRecords | null {
  if (others.length === 0) return null;
  const contents = others.map((other) => other.records);
  const picks = others.map((): number[] => []);
  for (const name of namesBelow([records, ...contents], records.names))
    for (const [at, other] of others.entries()) {
      const before = picks[at]!.length;
      eachOfNames(other.records, [name], (record) => {
        if (other.served[record] === 1) picks[at]!.push(record);
      });
      if (picks[at]!.length > before) break;
    }
  if (picks.every((these) => these.length === 0)) return null;
  return pickRecords(
    contents,
    picks.map((these) => these.sort((a, b) => a - b)),
  );
}

/** Number of the channel's own records and names in a joined list. They come first. */
export interface Own {
  records: number;
  names: number;
}

/**
 * Marks the own records that clients are offered, and the companion files that they would take.
 * Clients look for a package in another channel only if the channel itself offers no file of it on the platform.
 * @param joined the channel's records followed by companion files
 * @param offered 1 for each own record that clients are offered
 */
export function offeredWith(
  { length, names, nameOf, subdirs, subdirOf }: ChannelRecords,
  own: Own,
  offered: Uint8Array,
): Uint8Array {
  const marks = new Uint8Array(length);
  const noarch = subdirs.indexOf('noarch');
  const has = new Uint8Array(names.length * subdirs.length);
  const hasAny = new Uint8Array(names.length);
  for (let record = 0; record < own.records; record++) {
    if (offered[record] !== 1) continue;
    marks[record] = 1;
    has[nameOf[record]! * subdirs.length + subdirOf[record]!] = 1;
    hasAny[nameOf[record]!] = 1;
  }
  for (let record = own.records; record < length; record++) {
    const [name, subdir] = [nameOf[record]!, subdirOf[record]!];
    const isTaken =
      subdir === noarch
        ? hasAny[name] === 1
        : has[name * subdirs.length + subdir] === 1 || (noarch >= 0 && has[name * subdirs.length + noarch] === 1);
    if (!isTaken) marks[record] = 1;
  }
  return marks;
}
