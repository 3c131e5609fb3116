/** Virtual packages of machines, and which records of a content apply to a machine. */
import { InvalidVersion, isVirtualPackageName, matchSpec, parseVersion } from '../conda/index.ts';
import type { MatchSpec } from '../conda/index.ts';
import { FLAW_SELF } from './graph.ts';
import type { Graph } from './graph.ts';

/** A property of a machine that packages can require: `__glibc`, `__cuda`, `__unix` … (CEP 30). */
export interface VirtualPackage {
  name: string;
  version: string;
  build: string;
}

/** Error for an invalid virtual package; the message says how to write one. */
export class InvalidVirtualPackage extends Error {
  override readonly name = 'InvalidVirtualPackage';
}

/**
 * Parses `name=version=build`, as clients list virtual packages; missing parts are '0'.
 * @throws InvalidVirtualPackage
 */
export function parseVirtualPackage(text: string): VirtualPackage {
  const [name = '', version = '0', build = '0', ...rest] = text.trim().toLowerCase().split('=');
  if (!isVirtualPackageName(name) || !isVersion(version) || build === '' || rest.length > 0)
    throw new InvalidVirtualPackage(
      `'${text.slice(0, 100)}' isn't a valid virtual package. Use '__name=version=build'`,
    );
  return { name, version, build };
}

function isVersion(text: string): boolean {
  try {
    parseVersion(text);
    return true;
  } catch (error) {
    if (error instanceof InvalidVersion) return false;
    throw error;
  }
}

/** Consecutive records: from the first, up to but excluding the end. */
export type RecordRange = readonly [from: number, end: number];

/** A platform over a content. */
export interface Machine {
  platform: string;
  /** By position in `subdirs`: 1 for the platform's own and noarch. */
  member: Uint8Array;
  /** Records of these subdirs, name by name, those of a name in the order of the graph. Created on first use. */
  readonly members: Uint32Array;
  memberCount: number;
  /** The same records in their own order, in ranges of consecutive ones: walking them takes a fraction of the time. */
  ranges: readonly RecordRange[];
  /** Those of them that have constraints, in their own order. */
  constrained: Uint32Array;
  /** 1 for needs that the machine meets itself. */
  met: Uint8Array;
  /** 1 for constraints that the machine violates; records with one can't be installed on it. */
  broken: Uint8Array;
  /** 1 for its records that can't be installed regardless of other files: they conflict with themselves or with it. */
  barred: Uint8Array;
  virtualPackages: readonly VirtualPackage[];
}

/** Whether the machine provides a spec. Any of several versions is enough, because they represent many machines. */
export function machineMeets(
  { virtualPackages, platform }: Pick<Machine, 'virtualPackages' | 'platform'>,
  spec: MatchSpec,
): boolean {
  return virtualPackages.some((virtual) => matchSpec(spec, { ...virtual, build_number: 0, subdir: platform }));
}

/** Returns the records of a platform in a content, and the needs that its machines meet or violate themselves. */
export function machineOver(graph: Graph, platform: string, virtualPackages: readonly VirtualPackage[]): Machine {
  const { subdirs, subdirOf } = graph.records;
  const member = Uint8Array.from(subdirs, (subdir) => Number(subdir === platform || subdir === 'noarch'));
  const own = { platform, virtualPackages };
  const met = new Uint8Array(graph.needs);
  for (const { need, spec } of graph.virtualNeeds) met[need] = machineMeets(own, spec) ? 1 : 0;
  const broken = new Uint8Array(graph.records.constrainsSpecs.length);
  for (const { constraint, spec } of graph.virtualConstraints) {
    const has = virtualPackages.some(({ name }) => name === spec.exactName);
    broken[constraint] = has && !machineMeets(own, spec) ? 1 : 0;
  }
  const ranges = rangesOf(subdirOf, member);
  const barred = new Uint8Array(graph.records.length);
  const constrained: number[] = [];
  const { constrainsStart, constrainsPool } = graph.records;
  for (const [from, end] of ranges)
    for (let record = from; record < end; record++) {
      let isBarred = graph.flaw[record] === FLAW_SELF;
      const last = constrainsStart[record + 1]!;
      if (constrainsStart[record]! < last) constrained.push(record);
      for (let at = constrainsStart[record]!; at < last; at++) isBarred ||= broken[constrainsPool[at]!] === 1;
      if (isBarred) barred[record] = 1;
    }
  let members: Uint32Array | undefined;
  return {
    ...own,
    member,
    get members() {
      return (members ??= graph.ofName.items.filter((record) => member[subdirOf[record]!] === 1));
    },
    memberCount: ranges.reduce((sum, [from, end]) => sum + end - from, 0),
    ranges,
    constrained: Uint32Array.from(constrained),
    met,
    broken,
    barred,
  };
}

/** Groups the records of some subdirs in ranges. */
function rangesOf(subdirOf: Uint8Array, member: Uint8Array): RecordRange[] {
  const ranges: RecordRange[] = [];
  for (let from = 0; from < subdirOf.length; from++) {
    if (member[subdirOf[from]!] !== 1) continue;
    let end = from + 1;
    while (end < subdirOf.length && member[subdirOf[end]!] === 1) end++;
    ranges.push([from, end]);
    from = end;
  }
  return ranges;
}
