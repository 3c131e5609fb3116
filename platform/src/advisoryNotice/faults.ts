/** Advisories in alerts: their severity, and the affected files of a channel. */
import { stands } from '@terrarium/domain/policy';
import type { Advisory } from '@terrarium/domain/policy';
import type { ChannelIndex } from '../repo/index.ts';

/** Minimum score of advisories that admins are notified about: High. */
const GRAVE = 7;
/** Maximum number of affected packages to name. */
const MOST_PACKAGES = 20;

/** Returns every ID of an advisory. */
export const idsOf = ({ id, aliases = [] }: Advisory): string[] => [id, ...aliases];

/** Returns what makes an advisory severe. */
export const urgencyOf = ({
  score,
  exploited,
  malicious,
}: Advisory): { score: number | null; exploited: boolean; malicious: boolean } => ({
  score,
  exploited: exploited === true,
  malicious: malicious === true,
});

/** Returns whether admins get an email about an advisory. */
export const isGrave = ({ score, exploited, malicious }: ReturnType<typeof urgencyOf>): boolean =>
  malicious || exploited || (score ?? 0) >= GRAVE;

/** Files affected by an advisory. */
export interface HitFiles {
  advisory: Advisory;
  file_count: number;
  /** Names of some of their packages, sorted. */
  packages: string[];
}

/**
 * Returns the active advisories that affect some files of a channel, by ID.
 * @param isAsked selects the records to check
 */
export function hitFiles(index: ChannelIndex, isAsked: (record: number) => boolean): Map<string, HitFiles> {
  const { records, advisories } = index;
  const found = new Map<string, { advisory: Advisory; file_count: number; names: Set<string> }>();
  for (const [record, set] of advisories.setOf.entries()) {
    if (set === 0 || !isAsked(record)) continue;
    for (const position of advisories.sets[set]!) {
      const advisory = advisories.advisories[position]!;
      if (!stands(advisory.status)) continue;
      let hit = found.get(advisory.id);
      if (hit === undefined) found.set(advisory.id, (hit = { advisory, file_count: 0, names: new Set() }));
      hit.file_count++;
      if (hit.names.size < MOST_PACKAGES) hit.names.add(records.names[records.nameOf[record]!]!);
    }
  }
  return new Map(
    [...found].map(([id, { advisory, file_count, names }]) => [
      id,
      { advisory, file_count, packages: [...names].sort() },
    ]),
  );
}
