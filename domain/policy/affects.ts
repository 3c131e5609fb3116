/**
 * Whether an advisory affects a version of a conda package, with the reason; 'unknown' if the data isn't enough:
 * docs/decisions/advisories.md.
 */
import { eventsOf, prepareEntry, answerOfEntry, verdictOf } from '../advisory/entry.ts';
import type { AffectedRange, OrderedVersion, PreparedEntry, EntryAnswer } from '../advisory/entry.ts';
import type { AffectedEntry } from '../advisory/osv.ts';

/**
 * A conda package that an advisory names directly or by its upstream mapping; affected by ranges or a list of versions.
 */
export interface AffectedPackage {
  /** Of the conda package. */
  name: string;
  ranges: AffectedRange[];
  versions?: string[];
  /** The upstream package of the advisory; default: the conda package itself. */
  upstream?: { ecosystem: string; name: string; letters?: 'after' | undefined };
  /** Only a suggested mapping connects the package with the advisory: it makes no version affected, and none clean. */
  weak?: boolean;
  /** Further data of the advisory, see {@link AffectedEntry}. */
  commits?: AffectedEntry['commits'];
  unparsed?: boolean;
}

const prepared = new WeakMap<AffectedPackage, PreparedEntry>();

/** Prepares an affected package for many versions; cached. */
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
 * Returns only the state of {@link affects}, for every version of a channel.
 * @param weak whether only a suggested mapping leads to the package
 * @param ready from {@link readyOf}
 * @param asked a version parsed for the order of `ready`
 */
export function stateOf(weak: boolean, ready: PreparedEntry, asked: OrderedVersion): EntryAnswer['state'] {
  const { state } = verdictOf(ready, asked);
  if (!weak) return state;
  return state === 'affected' || state === 'unknown' ? 'unknown' : 'not_affected';
}

/** Evaluates a version of an affected package. An invalid version matches only the exact list. */
export function affects(affected: AffectedPackage, version: string): EntryAnswer {
  const answer = answerOfEntry(readyOf(affected), version);
  if (affected.weak !== true) return answer;
  return answer.state === 'affected' || answer.state === 'unknown'
    ? { state: 'unknown', reason: 'weak-mapping', flags: [] }
    : { state: 'not_affected', reason: 'other-package', flags: [] };
}
