/** Whether an advisory concerns a version of a conda package, with the reason; 'unknown' wherever the texts do not tell: docs/decisions/advisories.md. */
import { eventsOf, prepareEntry, answerOfEntry, verdictOf } from '../advisory/entry.ts';
import type { AffectedRange, OrderedVersion, PreparedEntry, EntryAnswer } from '../advisory/entry.ts';
import type { AffectedEntry } from '../advisory/osv.ts';

/** A conda package that an advisory names, or that is what the advisory names: affected by its ranges or by its list of versions. */
export interface AffectedPackage {
  /** Of the conda package. */
  name: string;
  ranges: AffectedRange[];
  versions?: string[];
  /** What the advisory names; the conda package itself unless told. */
  upstream?: { ecosystem: string; name: string; letters?: 'after' | undefined };
  /** Only a hint leads from the conda package to what the advisory names: nothing is affected by it, and nothing clean. */
  weak?: boolean;
  /** What the advisory gives beside versions, see {@link AffectedEntry}. */
  commits?: AffectedEntry['commits'];
  unparsed?: boolean;
}

const prepared = new WeakMap<AffectedPackage, PreparedEntry>();

/** What an affected package says, made ready for many versions; once for each. */
export function readyOf(affected: AffectedPackage): PreparedEntry {
  let entry = prepared.get(affected);
  if (entry === undefined) {
    const {
      upstream = { ecosystem: 'conda', name: affected.name },
      versions = [],
      commits = 'none',
      unparsed = false,
    } = affected;
    const ranges = affected.ranges.map(eventsOf);
    entry = prepareEntry(
      { ecosystem: upstream.ecosystem, name: upstream.name, ranges, versions, commits, unparsed },
      upstream.letters,
    );
    prepared.set(affected, entry);
  }
  return entry;
}

/**
 * The state of {@link affects} alone, for what is asked of every version of a channel.
 * @param weak whether only a hint leads to the package
 * @param ready by {@link readyOf}
 * @param asked a version as the order of `ready` reads it
 */
export function stateOf(weak: boolean, ready: PreparedEntry, asked: OrderedVersion): EntryAnswer['state'] {
  const { state } = verdictOf(ready, asked);
  if (!weak) return state;
  return state === 'affected' || state === 'unknown' ? 'unknown' : 'not_affected';
}

/** What an affected package says of a version. A text that is no version is only hit by the exact list. */
export function affects(affected: AffectedPackage, version: string): EntryAnswer {
  const said = answerOfEntry(readyOf(affected), version);
  if (affected.weak !== true) return said;
  return said.state === 'affected' || said.state === 'unknown'
    ? { state: 'unknown', reason: 'weak-mapping', flags: [] }
    : { state: 'not_affected', reason: 'other-package', flags: [] };
}
