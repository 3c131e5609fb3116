/** Which dependencies in another channel must be promoted with some files, so that clients can install them. */
import type { ChannelRecords } from '../policy/columns.ts';
import { prepareGraph } from './graph.ts';
import { AllowedFiles } from './allowedFiles.ts';
import { virtualPackagesOf } from './profiles.ts';
import { repair } from './repair.ts';
import type { Effort } from './solver.ts';
import { machineOver } from './virtualPackages.ts';
import type { Machine } from './virtualPackages.ts';

/** Records by location: already in the channel, to be promoted, or available as dependencies. */
export interface Whereabouts {
  there: Uint8Array;
  coming: Uint8Array;
  /** Files that can be included. */
  open: Uint8Array;
}

/**
 * Selects dependencies to include: of the fewest packages, and none of them superfluous. Then each promoted file can be
 * installed on its platform, and a noarch file on each platform of the channel, as far as the available files allow it.
 * @param effort budget of all questions; if it runs out, the result may lack files
 * @param expired true when the time to minimize is over; the result may then have more packages than necessary
 * @returns record positions, ascending
 * @throws TooManyProviders
 */
export function dependenciesOf(
  records: ChannelRecords,
  { there, coming, open }: Whereabouts,
  { effort, expired }: { effort: Effort; expired: () => boolean },
): number[] {
  const graph = prepareGraph(records);
  const { subdirs, subdirOf, nameOf, length } = records;
  const marked = (...marks: Uint8Array[]): number[] =>
    Array.from({ length }, (_, record) => record).filter((record) => marks.some((mark) => mark[record] === 1));
  const platformsAmong = (found: readonly number[]): Set<string> =>
    new Set(found.map((record) => subdirs[subdirOf[record]!]!).filter((subdir) => subdir !== 'noarch'));
  let platforms = platformsAmong(marked(there, coming));
  if (platforms.size === 0) platforms = platformsAmong(marked(open));
  if (platforms.size === 0) platforms.add('noarch');
  const wanted = [...platforms].sort().map((platform) => {
    const machine = machineOver(graph, platform, virtualPackagesOf(platform));
    return { machine, files: marked(coming).filter((record) => machine.member[subdirOf[record]!] === 1) };
  });
  const everything = there.map((bit, record) => bit | coming[record]! | open[record]!);
  const has = there.map((bit, record) => bit | coming[record]!);
  const { exceptions } = repair(
    graph,
    has,
    wanted.map(({ machine, files }) => ({
      machine,
      targets: files.map((record) => ({ label: String(record), choices: [[record]] })),
    })),
    { effort, expired: () => expired() || effort.left < 0, available: everything },
  );
  const names = new Set(exceptions);
  const isTakable = (record: number): boolean => open[record] === 1 && names.has(records.names[nameOf[record]!]!);
  const taken = new Set<number>();
  const withTaken = (without?: number): Uint8Array =>
    has.map((bit, record) => (bit === 1 || (taken.has(record) && record !== without) ? 1 : 0));
  const installation = (machine: Machine, allowed: Uint8Array, record: number): readonly number[] | null => {
    const allowedFiles = new AllowedFiles(graph, machine, allowed, effort);
    if (!allowedFiles.present(record)) return null;
    const solution = allowedFiles.ask(record);
    return solution.ok === true ? solution.picked : null;
  };
  // What can be installed in the end, and so has to stay so.
  const mended: [machine: Machine, record: number][] = [];
  for (const { machine, files } of wanted)
    for (const record of files) {
      let picked = installation(machine, withTaken(), record);
      if (picked === null) {
        const all = has.map((bit, one) => (bit === 1 || isTakable(one) ? 1 : 0));
        picked = installation(machine, all, record);
        for (const one of picked ?? []) if (has[one] !== 1) taken.add(one);
      }
      if (picked !== null) mended.push([machine, record]);
    }
  for (const one of taken) {
    const allowed = withTaken(one);
    const isEnough = mended.every(([machine, record]) => installation(machine, allowed, record) !== null);
    if (isEnough) taken.delete(one);
  }
  return [...taken].sort((a, b) => a - b);
}
