/** What advisories, statements and patches say together of a package file: docs/decisions/advisories.md. */
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

/** A file about which is asked; `timestamp` (ms, or s as old packages tell) is when it was built. */
export interface AskedFile extends FileNamed {
  timestamp?: number | null | undefined;
}

/** What may be known beside advisories. */
export interface Known {
  vex: readonly VexStatement[];
  overlays: readonly FixOverlay[];
}

/** The answer about one fault. */
export interface Finding extends MatchAnswer {
  group: AliasGroup;
}

/** Only of hits; see `FLAGS`. */
function flagsOf(advisory: OsvAdvisory, said: EntryAnswer, file: AskedFile): MatchFlag[] {
  const flags: MatchFlag[] = [...said.flags];
  if (advisory.malicious) flags.push('malicious');
  if (isOlderBranch(said.fix, file, advisory.published)) flags.push('branch');
  const subdir = file.subdir ?? '';
  const named = advisory.platform === 'windows' ? /^win-/ : /-(32|armv6l|armv7l)$/;
  if (advisory.platform !== null && subdir !== '' && !named.test(subdir)) flags.push('platform');
  return flags;
}

/** Built after the publication, on a branch (major.minor) below the fix's: whoever built it may have taken the repair over. */
function isOlderBranch(fix: string | undefined, { version, timestamp }: AskedFile, published: string | null): boolean {
  if (fix === undefined || published === null || timestamp === null || timestamp === undefined) return false;
  if (timestamp * (timestamp > 1e11 ? 1 : 1000) <= Date.parse(published)) return false;
  const branch = (text: string) =>
    (/^v?(?:\d+!)?(\d+)(?:\.(\d+))?/i.exec(text) ?? []).slice(1).map((part) => Number(part ?? 0));
  const [[major = 0, minor = 0], [fixMajor = 0, fixMinor = 0]] = [branch(version), branch(fix)];
  return major < fixMajor || (major === fixMajor && minor < fixMinor);
}

/** The answer of one entry under one identity; undefined when it says nothing of the file. */
function underIdentity(
  identity: Identity,
  advisory: OsvAdvisory,
  entry: PreparedEntry,
  file: AskedFile,
): MatchAnswer | undefined {
  // Names of malicious packages are near to others on purpose: a guess would hit the wrong one.
  const hint = isWeak(identity) || (advisory.malicious && identity.confidence !== 'high');
  const said = answerOfEntry(entry, file.version);
  if (!hint)
    return matchAnswer(said.state, said.reason, said.state === 'affected' ? flagsOf(advisory, said, file) : []);
  if (advisory.malicious && isWeak(identity)) return undefined;
  return said.state === 'affected' || said.state === 'unknown' ? matchAnswer('unknown', 'weak-mapping') : undefined;
}

const prepared = new WeakMap<OsvAdvisory['affected'][number], { plain?: PreparedEntry; after?: PreparedEntry }>();

/** An entry made ready, once for all versions that are asked about. */
function ready(entry: OsvAdvisory['affected'][number], letters: 'after' | undefined): PreparedEntry {
  let known = prepared.get(entry);
  if (known === undefined) prepared.set(entry, (known = {}));
  return (known[letters ?? 'plain'] ??= prepareEntry(entry, letters));
}

/** The answer of one advisory. */
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
 * What is known of a file and each of the faults that the advisories tell of. The gravest word of all sources of a fault counts (affected, unknown,
 * fixed, not affected); a statement comes before them all, except where the fault itself was taken back by everybody.
 * @param mapping null when nobody said what the package is
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
      const said = vexAnswer(vex, file, group.ids, identities);
      if (said !== undefined) return said;
      const patched = isPatched(overlays, file, group.ids);
      return combineAnswers(about.flatMap((advisory) => ofAdvisory(advisory, file, known, identities, patched) ?? []));
    }
  });
}

/**
 * What it means that no advisory says anything of a file: nothing, where nobody knows what the package is, or there are hints only. A package that
 * ships no code needs neither.
 */
function silence({ role, identities }: Mapping): MatchAnswer {
  if (role === 'no-code' && identities.every(isWeak)) return matchAnswer('not_affected', 'no-code');
  if (identities.length === 0) return matchAnswer('unknown', 'no-mapping');
  return identities.every(isWeak)
    ? matchAnswer('unknown', 'weak-mapping')
    : matchAnswer('not_affected', 'other-package');
}

/** One answer about a file and some advisories: the gravest of its findings. */
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
