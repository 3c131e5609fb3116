/** Dependencies and dependants by name, read off the columns of a channel. Pure. */
import { isMatchSpec, matchSpec, nameOfSpec } from '@terrarium/domain/conda';
import { recordAt } from '@terrarium/domain/policy';
import type { ChannelRecords } from '@terrarium/domain/policy';
import type { ChannelIndex } from '../repo/index.ts';
import { isAllowed, versionsOf } from './browse.ts';

/** What a package needs, by name. */
export interface Dependency {
  name: string;
  /** The distinct match specs in use. */
  specs: string[];
  in_channel: boolean;
  /** Whether clients see a file of it. */
  allowed: boolean;
  /** The specs that none of the files that clients see satisfies; empty where they see no file of it. */
  unmet_specs: string[];
}

/** A package that needs another one. */
export interface Dependant {
  name: string;
  /** Number of its files that do. */
  file_count: number;
}

const specsByName = new WeakMap<ChannelRecords, Map<string, number[]>>();

/** Positions in `dependsSpecs` of the specs that ask for a name. */
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

/** Whether a file is what a spec asks for. What cannot be read as a spec, or names a channel, is not judged. */
function isMet(records: ChannelRecords, text: string, files: readonly number[]): boolean {
  const read = isMatchSpec(text);
  return (
    !read.ok ||
    read.spec.parts.channel !== undefined ||
    files.some((record) => matchSpec(read.spec, recordAt(records, record)))
  );
}

/** What the newest allowed files of a package need, or its newest files where none is allowed; by name. */
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

/** The packages of the channel with a file that needs a package of this name; by name. One pass over the columns of dependencies. */
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
