/** Selects source files that a promotion must include, so that its files can be installed from the target. */
import { eachOfNames, namesBelow } from '@terrarium/domain/installability';
import { joinRecords } from '@terrarium/domain/policy';
import type { ChannelRecords } from '@terrarium/domain/policy';
import type { Whereabouts } from '@terrarium/domain/installability';
import { isServed } from '../repo/index.ts';
import type { ChannelIndex } from '../repo/index.ts';
import { Threads } from '../threads/threads.ts';

/**
 * Maximum number of files of the relevant packages in both channels.
 * With more, the user must select the dependencies.
 */
const MOST_RECORDS = 200_000;

/** Input of the thread. */
export interface DependenciesOrder {
  records: ChannelRecords;
  whereabouts: Whereabouts;
}

/** Result of the thread: the records to include; null if there are too many candidates. */
export type DependenciesFound = number[] | null;

const threads = new Threads<DependenciesOrder, DependenciesFound>({
  file: new URL('./takeAlongThread.ts', import.meta.url),
  most: 1,
  idle: 10_000,
  heap: 1024,
  leftBehind: 256 * 1024 ** 2,
});

type Served = Pick<ChannelIndex, 'records' | 'fileIds' | 'withdrawn' | 'publication'>;

/**
 * Returns the IDs of source files to include.
 * @param coming IDs of the promoted files
 * @returns null if there are too many to check
 */
export async function takenAlong(
  target: Served,
  source: Served,
  coming: ReadonlySet<number>,
  signal: AbortSignal,
): Promise<number[] | null> {
  const isComing = (record: number): boolean => coming.has(source.fileIds[record]!);
  const names = namesBelow([source.records, target.records], namesOf(source.records, isComing));
  // The target's own file with this name is always used, so it isn't included.
  const held = new Set<string>();
  const picks: number[] = [];
  const kinds: (keyof Whereabouts)[] = [];
  eachOfNames(target.records, names, (record) => {
    held.add(placeOf(target.records, record));
    if (!isServed(target, record)) return;
    picks.push(record);
    kinds.push('there');
  });
  eachOfNames(source.records, names, (record) => {
    const comes = isComing(record);
    if (!comes && (!isServed(source, record) || held.has(placeOf(source.records, record)))) return;
    picks.push(-1 - record);
    kinds.push(comes ? 'coming' : 'open');
  });
  if (picks.length > MOST_RECORDS) return null;
  const marks = (kind: keyof Whereabouts): Uint8Array => Uint8Array.from(kinds, (one) => (one === kind ? 1 : 0));
  const order: DependenciesOrder = {
    records: joinRecords(target.records, source.records, Int32Array.from(picks)),
    whereabouts: { there: marks('there'), coming: marks('coming'), open: marks('open') },
  };
  const found = await threads.turn((run) => run(order, signal));
  return found === null ? null : found.map((at) => source.fileIds[-1 - picks[at]!]!);
}

/** Returns the unique key of a channel's file: the parts of its name. */
const placeOf = (records: ChannelRecords, record: number): string =>
  [
    records.subdirs[records.subdirOf[record]!],
    records.names[records.nameOf[record]!],
    records.versions[records.versionOf[record]!],
    records.builds[records.buildOf[record]!],
  ].join('/');

function namesOf({ names, nameOf, length }: ChannelRecords, isAsked: (record: number) => boolean): string[] {
  const found = new Set<string>();
  for (let record = 0; record < length; record++) if (isAsked(record)) found.add(names[nameOf[record]!]!);
  return [...found];
}
