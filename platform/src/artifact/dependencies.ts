/** Dependencies and dependents by name, from the columns of a channel. Pure. */
import { isMatchSpec, matchSpec, nameOfSpec } from '@terrarium/domain/conda';
import { recordAt } from '@terrarium/domain/policy';
import type { ChannelRecords } from '@terrarium/domain/policy';
import type { ChannelIndex } from '../repo/index.ts';
import { isAllowed, versionsOf } from './browse.ts';

/** A dependency of a package, by name. */
export interface Dependency {
  name: string;
  /** Distinct match specs of the dependency. */
  specs: string[];
  in_channel: boolean;
  /** Whether clients see a file of it. */
  allowed: boolean;
  /** Specs that no visible file satisfies; empty if no file is visible. */
  unmet_specs: string[];
}

/** A dependent of a package. */
export interface Dependant {
  name: string;
  /** Number of its files with the dependency. */
  file_count: number;
}

const specsByName = new WeakMap<ChannelRecords, Map<string, number[]>>();

/** Returns positions in `dependsSpecs` of the specs for a name. */
function specsFor(records: ChannelRecords, name: string): readonly number[] {
  let byName = specsByName.get(records);
  if (byName === undefined) {
    byName = new Map();
    for (const [position, spec] of records.dependsSpecs.entries()) {
      const asked = nameOfSpec(spec);
      const positions = byName.get(asked);
      if (positions === undefined) byName.set(asked, [position]);
      else positions.push(position);
    }
    specsByName.set(records, byName);
  }
  return byName.get(name) ?? [];
}

/** Returns whether a file satisfies a spec. True for invalid specs and those with a channel, which aren't checked. */
function isMet(records: ChannelRecords, text: string, files: readonly number[]): boolean {
  const read = isMatchSpec(text);
  return (
    !read.ok ||
    read.spec.parts.channel !== undefined ||
    files.some((record) => matchSpec(read.spec, recordAt(records, record)))
  );
}

/** Returns the dependencies of a package's newest allowed files, or of its newest files if none is allowed; by name. */
export function dependenciesOf(index: ChannelIndex, name: string): Dependency[] {
  const { records } = index;
  const versions = versionsOf(index, name);
  const allowed = versions.find((group) => group.records.some((record) => isAllowed(index, record)));
  const members =
    allowed === undefined ? (versions[0]?.records ?? []) : allowed.records.filter((record) => isAllowed(index, record));
  const specs = new Map<string, Set<string>>();
  for (const record of members) {
    for (let k = records.dependsStart[record]!; k < records.dependsStart[record + 1]!; k++) {
      const spec = records.dependsSpecs[records.dependsPool[k]!]!;
      const asked = nameOfSpec(spec);
      specs.set(asked, (specs.get(asked) ?? new Set()).add(spec));
    }
  }
  return [...specs]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([asked, texts]) => {
      const files = index.byName.get(asked);
      const served = [...(files ?? [])].filter((record) => isAllowed(index, record));
      const asks = [...texts].sort();
      return {
        name: asked,
        specs: asks,
        in_channel: files !== undefined,
        allowed: served.length > 0,
        unmet_specs: served.length === 0 ? [] : asks.filter((spec) => !isMet(records, spec, served)),
      };
    });
}

/**
 * Returns the packages of the channel with a file that depends on this name; by name.
 * One pass over the dependency columns.
 */
export function dependantsOf(index: ChannelIndex, name: string): Dependant[] {
  const { records } = index;
  const positions = specsFor(records, name);
  if (positions.length === 0) return [];
  const asks = new Uint8Array(records.dependsSpecs.length);
  for (const position of positions) asks[position] = 1;
  const files = new Uint32Array(records.names.length);
  const { dependsStart, dependsPool, nameOf, length } = records;
  for (let record = 0, k = 0; record < length; record++) {
    const end = dependsStart[record + 1]!;
    for (; k < end; k++) {
      if (asks[dependsPool[k]!] === 1) {
        files[nameOf[record]!]!++;
        break;
      }
    }
    k = end;
  }
  return Array.from(files, (count, id) => ({ name: records.names[id]!, file_count: count }))
    .filter(({ file_count }) => file_count > 0)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
