/** Faults as admins are told of them: how grave they are, and which files of a channel they hit. */
import { stands } from '@terrarium/domain/policy';
import type { Advisory } from '@terrarium/domain/policy';
import type { ChannelIndex } from '../repo/index.ts';

/** From this score on admins are told: High. */
const GRAVE = 7;
/** Packages that are named of what a fault hits. */
const MOST_PACKAGES = 20;

/** Every id of an advisory. */
export const idsOf = ({ id, aliases = [] }: Advisory): string[] => [id, ...aliases];

/** What makes a fault grave. */
export const urgencyOf = ({
  score,
  exploited,
  malicious,
}: Advisory): { score: number | null; exploited: boolean; malicious: boolean } => ({
  score,
  exploited: exploited === true,
  malicious: malicious === true,
});

/** Whether admins are told of a fault by mail. */
export const isGrave = ({ score, exploited, malicious }: ReturnType<typeof urgencyOf>): boolean =>
  malicious || exploited || (score ?? 0) >= GRAVE;

/** Files that a fault hits. */
export interface HitFiles {
  advisory: Advisory;
  file_count: number;
  /** Names of some of their packages, in order. */
  packages: string[];
}

/** The faults that stand and hit some files of a channel, by id. @param isAsked which records are looked at */
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
