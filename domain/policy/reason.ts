/** Why one record meets or fails a predicate: the concrete value. */
import { dayOf } from '../calendar/index.ts';
import { matchSpec } from '../conda/index.ts';
import type { Advisory, AdvisoryMatches } from './advisories.ts';
import { hitsOf } from './advisories.ts';
import type { ChannelRecords } from './columns.ts';
import { recordAt } from './columns.ts';
import { dayCount, wordList } from './condition.ts';
import { curationText } from './curation.ts';
import { familiesOf } from './licenses.ts';
import type { Predicate } from './predicate.ts';
import { ageInDays, compareNumbers, meetsCve } from './predicate.ts';
import { SCRIPT_LABEL, scriptState } from './scripts.ts';
import type { ScriptState } from './scripts.ts';
import { trustType } from './trust.ts';
import type { VulnerabilityState } from './knowledge.ts';
import { policyState, STATE_LABEL, vulnerabilitiesOf } from './knowledge.ts';

/** Data for evaluating a single record. */
export interface Facts {
  records: ChannelRecords;
  advisories: AdvisoryMatches;
  /** ms since the epoch. */
  now: number;
}

/** Whether one record meets a predicate; agrees with the evaluation of whole channels. */
export function holds(node: Predicate, facts: Facts, index: number): boolean {
  const { records, advisories, now } = facts;
  switch (node.kind) {
    case 'all':
      return node.nodes.every((child) => holds(child, facts, index));
    case 'any':
      return node.nodes.some((child) => holds(child, facts, index));
    case 'platform':
      return node.values.has(records.subdirs[records.subdirOf[index]!]!) !== node.negate;
    case 'license':
      return ((records.licenses[records.licenseOf[index]!]!.families & node.mask) !== 0) !== node.negate;
    case 'spec': {
      const record = recordAt(records, index);
      return node.specs.some((spec) => matchSpec(spec, record)) !== node.negate;
    }
    case 'signed':
      return trustType(records.trustOf[index]!) === 'signed';
    case 'scripts':
      return node.states.has(scriptState(records.scriptsOf[index]!)) !== node.negate;
    case 'created':
      return records.createdAt[index]! >= node.from && records.createdAt[index]! < node.until;
    case 'age':
      return compareNumbers(ageInDays(records.seenAt[index]!, now), node.comparator, node.days);
    case 'cve':
      return hitsOf(advisories, index).some(({ advisory, fixable }) => meetsCve(node, advisory, fixable));
    case 'vulnerability':
      return node.states.has(stateAt(facts, index)) !== node.negate;
  }
}

/** Returns the advisories of a record that a predicate applies to, highest score first. */
export function advisoriesBehind(node: Predicate, facts: Facts, index: number): Advisory[] {
  if (node.kind === 'all' || node.kind === 'any') {
    return [...new Set(node.nodes.flatMap((child) => advisoriesBehind(child, facts, index)))].sort(worstFirst);
  }
  if (node.kind !== 'cve') return [];
  return hitsOf(facts.advisories, index)
    .filter(({ advisory, fixable }) => meetsCve(node, advisory, fixable))
    .map(({ advisory }) => advisory)
    .sort(worstFirst);
}

/** Vulnerability state of a record. */
function stateAt({ records, advisories }: Facts, index: number): VulnerabilityState {
  return policyState(vulnerabilitiesOf(advisories, records, [index]).state);
}

/** Vulnerability state of a record as a clause. */
const STATE_TEXT: Readonly<Record<VulnerabilityState, string>> = {
  malicious: 'it is malicious',
  affected: 'it has known vulnerabilities',
  none_known: 'no vulnerability of it is known',
  unknown: 'it’s unknown whether it has vulnerabilities',
};

/** Script state of a record as a clause. */
const SCRIPT_TEXT: Readonly<Record<ScriptState, string>> = {
  none: 'it runs no scripts',
  activation: 'it runs scripts or sets variables when its environment is activated',
  link: 'it runs scripts when it is installed or removed',
  unknown: 'it’s unknown whether it runs scripts, because its archive wasn’t read or can’t be read',
};
const SCRIPT_SHORT: Readonly<Record<ScriptState, string>> = {
  ...SCRIPT_LABEL,
  none: 'No scripts',
  activation: 'Activation scripts',
  unknown: 'Scripts unknown',
};

function worstFirst(a: Advisory, b: Advisory): number {
  return (b.score ?? -1) - (a.score ?? -1) || (a.id < b.id ? -1 : 1);
}

function scoreText({ id, score, status, said }: Advisory): string {
  const behind = said?.by === undefined ? status : `${status}; ${curationText(said)}`;
  return `${id} ${score === null ? 'has no score' : `scores ${score}`} (${behind})`;
}

function licenseText(records: ChannelRecords, index: number): string {
  const { license, family, families } = records.licenses[records.licenseOf[index]!]!;
  const declared = license ?? family;
  const names = familiesOf(families).join(', ');
  if (declared === undefined) return 'it declares no license';
  return declared === names ? `its license is ${declared}` : `its license is ${declared} (${names})`;
}

/**
 * Describes the fact that decides a verdict as a clause, such as 'CVE-2024-28219 scores 7.3 (active)' or 'it is for
 * osx-64'.
 */
export function reasonText(node: Predicate, facts: Facts, index: number): string {
  const { records, now } = facts;
  const created = records.createdAt[index]!;
  switch (node.kind) {
    case 'all':
    case 'any': {
      const verdict = holds(node, facts, index);
      const telling = node.nodes.filter((child) => holds(child, facts, index) === verdict);
      return telling.map((child) => reasonText(child, facts, index)).join(' and ');
    }
    case 'platform':
      return `it is for ${records.subdirs[records.subdirOf[index]!]}`;
    case 'license':
      return licenseText(records, index);
    case 'spec': {
      const record = recordAt(records, index);
      const matched = node.specs.find((spec) => matchSpec(spec, record));
      if (matched !== undefined) return `it matches ${matched.text}`;
      return node.specs.length === 1
        ? `it does not match ${node.specs[0]!.text}`
        : `it is not among the ${node.specs.length} names`;
    }
    case 'signed':
      return `it is ${trustType(records.trustOf[index]!)}`;
    case 'scripts':
      return SCRIPT_TEXT[scriptState(records.scriptsOf[index]!)];
    case 'created':
      return Number.isNaN(created) ? 'its creation date is unknown' : `it was created on ${dayOf(created)}`;
    case 'age': {
      const seen = records.seenAt[index]!;
      return Number.isNaN(seen)
        ? 'its creation date is unknown'
        : `it was ${seen === created ? 'created' : 'first seen here'} ${dayCount(ageInDays(seen, now))} ago`;
    }
    case 'cve': {
      const hits = advisoriesBehind(node, facts, index);
      if (hits.length > 0) return wordList(hits.map(scoreText), 'and', 3);
      return isUnchecked(node, facts, index) ? 'it isn’t checked for CVEs' : 'it has no matching CVE';
    }
    case 'vulnerability':
      return STATE_TEXT[stateAt(facts, index)];
  }
}

/** Whether a rule on CVEs applies to an unchecked package: it passes without a comparison. */
export function isUnchecked(node: Predicate, { records, advisories }: Facts, index: number): boolean {
  return node.kind === 'cve' && advisories.checkedNames[records.nameOf[index]!] !== 1;
}

/** The reason in a word or two for tables, such as 'CVE-2025-50181 5.3', 'License GPL3', or 'Platform osx-64'. */
export function shortReason(node: Predicate, facts: Facts, index: number): string {
  const { records, now } = facts;
  switch (node.kind) {
    case 'all':
    case 'any': {
      const verdict = holds(node, facts, index);
      const telling = node.nodes.find((child) => holds(child, facts, index) === verdict);
      return telling === undefined ? '' : shortReason(telling, facts, index);
    }
    case 'platform':
      return `Platform ${records.subdirs[records.subdirOf[index]!]}`;
    case 'license': {
      const { families } = records.licenses[records.licenseOf[index]!]!;
      const telling = familiesOf(node.negate && (families & node.mask) !== 0 ? families & node.mask : families);
      // GPL accompanies GPL2 and GPL3; the narrower one says more.
      const narrow = telling.some((family) => family === 'GPL2' || family === 'GPL3')
        ? telling.filter((family) => family !== 'GPL')
        : telling;
      return `License ${narrow.join(', ')}`;
    }
    case 'spec': {
      const record = recordAt(records, index);
      return node.specs.find((spec) => matchSpec(spec, record))?.text ?? 'Not among the names';
    }
    case 'signed':
      return trustType(records.trustOf[index]!) === 'signed' ? 'Signed' : 'Not signed';
    case 'scripts':
      return SCRIPT_SHORT[scriptState(records.scriptsOf[index]!)];
    case 'created':
      return Number.isNaN(records.createdAt[index]!)
        ? 'Creation date unknown'
        : `Created ${dayOf(records.createdAt[index]!)}`;
    case 'age':
      return Number.isNaN(records.seenAt[index]!)
        ? 'Creation date unknown'
        : `${dayCount(ageInDays(records.seenAt[index]!, now))} old`;
    case 'cve': {
      const worst = advisoriesBehind(node, facts, index)[0];
      return worst === undefined ? 'No matching CVE' : worst.score === null ? worst.id : `${worst.id} ${worst.score}`;
    }
    case 'vulnerability':
      return STATE_LABEL[stateAt(facts, index)];
  }
}
