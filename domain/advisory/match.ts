/** Combines advisories, statements, and patches for a package file: docs/decisions/advisories.md. */
import { identityKey } from './ecosystems.ts';
import { prepareEntry, answerOfEntry } from './entry.ts';
import type { PreparedEntry, EntryAnswer } from './entry.ts';
import type { FileNamed } from './file.ts';
import { aliasGroups } from './groups.ts';
import type { AliasGroup } from './groups.ts';
import { identitiesByKey, isWeak } from './identity.ts';
import type { Identity, Mapping } from './identity.ts';
import type { OsvAdvisory } from './osv.ts';
import { isPatched } from './overlay.ts';
import type { FixOverlay } from './overlay.ts';
import { vexAnswer } from './vex.ts';
import type { VexStatement } from './vex.ts';
import { matchAnswer, combineAnswers } from './matchAnswer.ts';
import type { MatchAnswer, MatchFlag } from './matchAnswer.ts';

/** The file to evaluate. `timestamp` is its build time in ms, or in s for old packages. */
export interface AskedFile extends FileNamed {
  timestamp?: number | null | undefined;
}

/** What can be known in addition to advisories. */
export interface Known {
  vex: readonly VexStatement[];
  overlays: readonly FixOverlay[];
}

/** The result for one advisory. */
export interface Finding extends MatchAnswer {
  group: AliasGroup;
}

/** Flags of a match only; see `FLAGS`. */
function flagsOf(advisory: OsvAdvisory, said: EntryAnswer, file: AskedFile): MatchFlag[] {
  const flags: MatchFlag[] = [...said.flags];
  if (advisory.malicious) flags.push('malicious');
  if (isOlderBranch(said.fix, file, advisory.published)) flags.push('branch');
  const subdir = file.subdir ?? '';
  const named = advisory.platform === 'windows' ? /^win-/ : /-(32|armv6l|armv7l)$/;
  if (advisory.platform !== null && subdir !== '' && !named.test(subdir)) flags.push('platform');
  return flags;
}

/**
 * Whether the file was built after the publication on a branch (major.minor) below the fix, so it may contain a
 * backport.
 */
function isOlderBranch(fix: string | undefined, { version, timestamp }: AskedFile, published: string | null): boolean {
  if (fix === undefined || published === null || timestamp === null || timestamp === undefined) return false;
  if (timestamp * (timestamp > 1e11 ? 1 : 1000) <= Date.parse(published)) return false;
  const branch = (text: string) =>
    (/^v?(?:\d+!)?(\d+)(?:\.(\d+))?/i.exec(text) ?? []).slice(1).map((part) => Number(part ?? 0));
  const [[major = 0, minor = 0], [fixMajor = 0, fixMinor = 0]] = [branch(version), branch(fix)];
  return major < fixMajor || (major === fixMajor && minor < fixMinor);
}

/** Evaluates one entry for one identity; undefined if it doesn't apply to the file. */
function underIdentity(
  identity: Identity,
  advisory: OsvAdvisory,
  entry: PreparedEntry,
  file: AskedFile,
): MatchAnswer | undefined {
  // Names of malware resemble others on purpose, so a guess could match the wrong package.
  const hint = isWeak(identity) || (advisory.malicious && identity.confidence !== 'high');
  const entryAnswer = answerOfEntry(entry, file.version);
  if (!hint)
    return matchAnswer(
      entryAnswer.state,
      entryAnswer.reason,
      entryAnswer.state === 'affected' ? flagsOf(advisory, entryAnswer, file) : [],
    );
  if (advisory.malicious && isWeak(identity)) return undefined;
  return entryAnswer.state === 'affected' || entryAnswer.state === 'unknown'
    ? matchAnswer('unknown', 'weak-mapping')
    : undefined;
}

const prepared = new WeakMap<OsvAdvisory['affected'][number], { plain?: PreparedEntry; after?: PreparedEntry }>();

/** Prepares an entry, once for all versions. */
function ready(entry: OsvAdvisory['affected'][number], letters: 'after' | undefined): PreparedEntry {
  let known = prepared.get(entry);
  if (known === undefined) prepared.set(entry, (known = {}));
  return (known[letters ?? 'plain'] ??= prepareEntry(entry, letters));
}

/** Evaluates one advisory. */
function ofAdvisory(
  advisory: OsvAdvisory,
  file: AskedFile,
  mapping: Mapping,
  identities: ReadonlyMap<string, Identity>,
  patched: boolean,
): MatchAnswer | undefined {
  if (advisory.withdrawn !== null) return matchAnswer('not_affected', 'withdrawn');
  const answers = advisory.affected.flatMap((entry) => {
    const identity = identities.get(identityKey(entry));
    if (identity === undefined) return [];
    if (mapping.role === 'no-code') return [matchAnswer('not_affected', 'no-code')];
    const answer = underIdentity(identity, advisory, ready(entry, identity.letters), file);
    if (answer === undefined) return [];
    return [
      answer.state === 'affected' && patched && !advisory.malicious ? matchAnswer('fixed', 'build-fixed') : answer,
    ];
  });
  return combineAnswers(answers);
}

/**
 * Evaluates a file against the advisories. For each advisory the most severe state of all sources wins (affected,
 * unknown, fixed, not affected). A VEX statement overrides them, unless all sources withdrew the advisory.
 * @param mapping null if the package has no upstream mapping
 */
export function findingsOf(
  file: AskedFile,
  mapping: Mapping | null,
  advisories: readonly OsvAdvisory[],
  { vex, overlays }: Known = { vex: [], overlays: [] },
): Finding[] {
  const known: Mapping = mapping ?? { role: 'self', identities: [] };
  const identities = identitiesByKey(known.identities);
  return aliasGroups(advisories).map((group) => {
    const members = group.members.map((member) => advisories[member]!);
    return { group, ...(answerAbout(members) ?? silence(known)) };

    function answerAbout(about: readonly OsvAdvisory[]): MatchAnswer | undefined {
      if (about.every(({ withdrawn }) => withdrawn !== null)) return matchAnswer('not_affected', 'withdrawn');
      const fromVex = vexAnswer(vex, file, group.ids, identities);
      if (fromVex !== undefined) return fromVex;
      const patched = isPatched(overlays, file, group.ids);
      return combineAnswers(about.flatMap((advisory) => ofAdvisory(advisory, file, known, identities, patched) ?? []));
    }
  });
}

/**
 * Result for a file that no advisory mentions: unknown if the package has no mapping or only suggestions. A package
 * without code needs no mapping.
 */
function silence({ role, identities }: Mapping): MatchAnswer {
  if (role === 'no-code' && identities.every(isWeak)) return matchAnswer('not_affected', 'no-code');
  if (identities.length === 0) return matchAnswer('unknown', 'no-mapping');
  return identities.every(isWeak)
    ? matchAnswer('unknown', 'weak-mapping')
    : matchAnswer('not_affected', 'other-package');
}

/** Evaluates a file against several advisories: the most severe finding. */
export function matchFile(
  file: AskedFile,
  mapping: Mapping | null,
  advisories: readonly OsvAdvisory[],
  known?: Known,
): MatchAnswer {
  return (
    combineAnswers(findingsOf(file, mapping, advisories, known)) ?? silence(mapping ?? { role: 'self', identities: [] })
  );
}
