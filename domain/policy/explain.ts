/** Why a policy allows or blocks one file: the trace of every rule, and one sentence for a terminal. */
import { matchSpec } from '../conda/index.ts';
import type { MatchSpec } from '../conda/index.ts';
import type { AdvisoryMatches } from './advisories.ts';
import { advisoriesOf, fixedIn } from './advisories.ts';
import { compatibleSubdirs, dependencySpec } from './closure.ts';
import type { ChannelRecords } from './columns.ts';
import { recordAt } from './columns.ts';
import type { CompiledPolicy, CompiledRule, RuleDescriptor } from './compile.ts';
import { RULE_DEPENDENCY, RULE_MALICIOUS } from './compile.ts';
import { wordList } from './condition.ts';
import { earlyFixOf } from './earlyFixes.ts';
import type { EvaluateOptions, Evaluation } from './evaluate.ts';
import { evaluate } from './evaluate.ts';
import type { Nearest } from './nearest.ts';
import { nearestAllowed } from './nearest.ts';
import type { Predicate } from './predicate.ts';
import { dayText, heldUntil } from './held.ts';
import type { Facts } from './reason.ts';
import { advisoriesBehind, holds, isUnchecked, reasonText } from './reason.ts';
import type { CveStatus } from './vocabulary.ts';

/** Result of a rule or a section for a record. */
export type Verdict = 'pass' | 'fail' | 'not-applicable';

/** An advisory that explains a verdict. */
export interface AdvisoryReason {
  id: string;
  score: number | null;
  status: CveStatus;
  summary?: string;
  /** The version that fixes it for this package. */
  fixed?: string;
}

/** One rule's part in a decision. */
export interface RuleVerdict {
  rule: RuleDescriptor;
  verdict: Verdict;
  /** The concrete fact as a clause, such as 'its license is GPL-3.0-only (GPL, GPL3)'. */
  reason: string;
  advisories: AdvisoryReason[];
}

/** A section of the policy as the wizard names it. */
export interface SectionVerdict {
  section: 'package' | 'cve' | 'exclusions';
  title: 'Package rules' | 'CVE rules' | 'Exclusions';
  verdict: Verdict;
  /** The section's result in one sentence. */
  text: string;
  rules: RuleVerdict[];
}

/** The whole explanation of one record. */
export interface Explanation {
  allowed: boolean;
  /** The rule that decided. */
  decidedBy: RuleDescriptor;
  sections: SectionVerdict[];
  /** When the cooldown of a file ends, ms since the epoch; null if it is allowed or blocked permanently. */
  heldUntil: number | null;
  /** One or two sentences in plain words, for a terminal and a problem+json `detail`. */
  detail: string;
  /** For a blocked file, the nearest allowed file of the package. */
  nearest?: Nearest;
}

/** Inputs of an explanation in addition to the policy. */
export interface ExplainOptions extends EvaluateOptions {
  /** The channel's decisions, if available; otherwise they are computed. */
  evaluation?: Pick<Evaluation, 'allowed' | 'rule'>;
  /**
   * By record: 2 if clients can install it, 1 if they can't even without the policy, 0 if the policy broke it. By
   * default all are installable.
   */
  installable?: Uint8Array;
  policyName?: string;
  revision?: number;
}

/** The state of {@link ExplainOptions.installable} of files that clients can install. */
const CAN_BE_INSTALLED = 2;

/** Describes the number of specs in alternative exclusions; undefined if several must be met. */
function notExcluded(node: Predicate): string | undefined {
  const specs = (one: Predicate): MatchSpec[] | undefined =>
    one.kind === 'spec'
      ? [...one.specs]
      : one.kind === 'any'
        ? one.nodes.flatMap((child) => specs(child) ?? [])
        : undefined;
  const found = specs(node);
  if (found === undefined) return undefined;
  return found.length === 1
    ? `it is not the excluded ${found[0]!.text}`
    : `it is not among the ${found.length} excluded names`;
}

function ruleVerdict({ rule, predicate }: CompiledRule, facts: Facts, index: number): RuleVerdict {
  const met = holds(predicate, facts, index);
  const { name, version } = recordAt(facts.records, index);
  const verdict: Verdict =
    rule.section === 'exception' || rule.section === 'granted'
      ? met
        ? 'pass'
        : 'not-applicable'
      : met !== (rule.section === 'add')
        ? 'fail'
        : isUnchecked(predicate, facts, index)
          ? 'not-applicable'
          : 'pass';
  return {
    rule,
    verdict,
    reason:
      rule.section === 'exception' && !met
        ? (notExcluded(predicate) ?? reasonText(predicate, facts, index))
        : reasonText(predicate, facts, index),
    advisories: advisoriesBehind(predicate, facts, index).map((advisory) => ({
      id: advisory.id,
      score: advisory.score,
      status: advisory.status,
      summary: advisory.summary,
      fixed: fixedIn(advisory, name, version),
    })),
  };
}

function worst(rules: RuleVerdict[]): Verdict {
  const given = new Set(rules.map(({ verdict }) => verdict));
  return given.has('fail') ? 'fail' : given.has('pass') ? 'pass' : 'not-applicable';
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function failing(rules: RuleVerdict[]): string {
  return sentence(
    rules
      .filter(({ verdict }) => verdict === 'fail')
      .map(({ rule, reason }) => `${rule.text}: ${reason}`)
      .join('; '),
  );
}

function packageSection(rules: RuleVerdict[], subject: string): SectionVerdict {
  const verdict = worst(rules);
  const labels = [...new Set(rules.map(({ rule }) => rule.label))].map((label, at) =>
    at === 0 ? label : label.charAt(0).toLowerCase() + label.slice(1),
  );
  const text =
    verdict === 'fail'
      ? failing(rules)
      : verdict === 'pass'
        ? `${wordList(labels, 'and')} ${labels.length > 1 ? 'pass' : 'passes'}.`
        : `No package rules apply to ${subject}.`;
  return { section: 'package', title: 'Package rules', verdict, text, rules };
}

function cveSection(rules: RuleVerdict[], subject: string): SectionVerdict {
  const verdict = worst(rules);
  const text =
    verdict === 'fail'
      ? failing(rules)
      : verdict === 'pass'
        ? `No CVE rule blocks ${subject}.`
        : rules.length > 0
          ? `${subject} isn't checked for CVEs.`
          : 'No CVE rules.';
  return { section: 'cve', title: 'CVE rules', verdict, text, rules };
}

function exclusionSection(rules: RuleVerdict[], name: string): SectionVerdict {
  const met = rules.find(({ verdict: one }) => one === 'pass');
  const verdict = (met ?? rules[0])?.verdict ?? 'not-applicable';
  const text =
    rules.length === 0
      ? 'No exclusions.'
      : met !== undefined
        ? sentence(`allowed by an exclusion: ${met.reason}`)
        : `${name} isn’t in the exclusions.`;
  return { section: 'exclusions', title: 'Exclusions', verdict, text, rules };
}

/** An allowed record that depends on this one, for 'needed by geopandas 1.0.1'. */
function neededBy(records: ChannelRecords, allowed: Uint8Array, index: number): string | undefined {
  const record = recordAt(records, index);
  const meets = new Set<number>();
  records.dependsSpecs.forEach((text, id) => {
    if (!text.toLowerCase().includes(record.name)) return;
    const spec = dependencySpec(records, id);
    if (spec !== undefined && matchSpec(spec, record)) meets.add(id);
  });
  for (let i = 0; i < records.length; i++) {
    if (allowed[i] !== 1 || records.nameOf[i] === records.nameOf[index]) continue;
    for (let d = records.dependsStart[i]!; d < records.dependsStart[i + 1]!; d++) {
      if (!meets.has(records.dependsPool[d]!)) continue;
      const by = recordAt(records, i);
      if (compatibleSubdirs(by.subdir, record.subdir)) return `${by.name} ${by.version}`;
    }
  }
  return undefined;
}

function policyWords({ policyName, revision }: ExplainOptions): string {
  if (policyName === undefined) return 'the policy';
  return `policy '${policyName}'${revision === undefined ? '' : ` (revision ${revision})`}`;
}

/** What says that a record is malicious. */
function maliciousText({ advisories }: Facts, index: number): string {
  const ids = advisoriesOf(advisories, index).flatMap(({ id, malicious }) => (malicious ? [id] : []));
  return `${wordList(ids, 'and', 3)} ${ids.length === 1 ? 'says' : 'say'} that the package is malicious`;
}

/** Describes what a file that was allowed early fixes, as a clause. */
function fixText(
  {
    compiled,
    facts,
    allowed,
    rule,
  }: {
    compiled: CompiledPolicy;
    facts: Facts;
    allowed: Uint8Array;
    rule: Uint16Array;
  },
  index: number,
): string | undefined {
  const { records, advisories } = facts;
  const fixRule = compiled.fixRule?.index;
  const isPast = (i: number): boolean => {
    if (allowed[i] === 1) return rule[i] !== fixRule;
    return (
      !advisoriesOf(advisories, i).some(({ malicious }) => malicious) &&
      compiled.add.every(({ predicate }) => holds(predicate, facts, i)) &&
      compiled.remove.every(({ predicate }) => predicate.kind === 'cve' || !holds(predicate, facts, i))
    );
  };
  const fix = earlyFixOf(records, advisories, { isPast, rules: compiled.rules, now: facts.now }, index);
  return fix && `it fixes ${wordList(fix.ids, 'and', 3)} in ${fix.version}`;
}

function because(decidedBy: RuleDescriptor, verdicts: RuleVerdict[], extra: string | undefined): string {
  const decided = verdicts.find(({ rule }) => rule.index === decidedBy.index);
  const reason = decided?.reason ?? extra;
  return reason ? `${decidedBy.text} — ${reason}` : decidedBy.text;
}

/**
 * Finds the nearest allowed file that can be installed. Undefined without one: uninstallable files are never
 * recommended.
 */
function nearestInstallable(
  records: ChannelRecords,
  allowed: Uint8Array,
  installable: Uint8Array | undefined,
  index: number,
): Nearest | undefined {
  if (installable === undefined) return nearestAllowed(records, allowed, index);
  return nearestAllowed(
    records,
    allowed.map((bit, record) => (installable[record] === CAN_BE_INSTALLED ? bit : 0)),
    index,
  );
}

function nearestText(
  nearest: Nearest | undefined,
  records: ChannelRecords,
  allowed: Uint8Array,
  index: number,
): string {
  if (nearest === undefined)
    return nearestAllowed(records, allowed, index) === undefined
      ? ' No version of this package is allowed in this channel.'
      : ' No allowed version of this package can be installed.';
  const same = nearest.version === records.versions[records.versionOf[index]!];
  return same
    ? ` Another build of this version is allowed: ${recordAt(records, nearest.index).build}.`
    : ` Closest allowed version: ${nearest.version} (${installWords(records.names[records.nameOf[index]!]!, nearest.version)}).`;
}

/** The command that installs a version, quoted for shells if necessary. */
function installWords(name: string, version: string): string {
  const spec = `${name}=${version}`;
  return `conda install ${/^[\w.=+-]+$/.test(spec) ? spec : `'${spec}'`}`;
}

/** Explains the decision on record `index`. @throws RangeError if the record doesn't exist */
export function explain(
  compiled: CompiledPolicy,
  records: ChannelRecords,
  advisories: AdvisoryMatches,
  index: number,
  options: ExplainOptions = {},
): Explanation {
  if (!(index >= 0 && index < records.length))
    throw new RangeError(`No record ${index} in a channel of ${records.length}`);
  const facts: Facts = { records, advisories, now: options.now ?? Date.now() };
  const { allowed, rule } =
    options.evaluation ?? evaluate(compiled, records, advisories, { ...options, now: facts.now });
  const { name, version } = recordAt(records, index);
  const verdicts = (rules: CompiledRule[]) => rules.map((each) => ruleVerdict(each, facts, index));
  const subject = `${name} ${version}`;
  const sections = [
    packageSection(verdicts(compiled.add), subject),
    cveSection(verdicts(compiled.remove), subject),
    // Show only matching exceptions, because there are many, mostly for other packages.
    exclusionSection(
      verdicts([
        ...(compiled.exception ? [compiled.exception] : []),
        ...compiled.granted.filter(({ predicate }) => holds(predicate, facts, index)),
      ]),
      name,
    ),
  ];
  const decidedBy = compiled.rules[rule[index]!]!;
  const isAllowed = allowed[index] === 1;
  const needed = decidedBy.index === RULE_DEPENDENCY ? neededBy(records, allowed, index) : undefined;
  const extra =
    decidedBy.index === RULE_MALICIOUS
      ? maliciousText(facts, index)
      : decidedBy.index === compiled.fixRule?.index
        ? fixText({ compiled, facts, allowed, rule }, index)
        : needed && `${needed} depends on it`;
  const until = isAllowed ? null : heldUntil(records, decidedBy, index);
  const why = because(
    decidedBy,
    sections.flatMap((section) => section.rules),
    extra,
  );
  const nearest = isAllowed ? undefined : nearestInstallable(records, allowed, options.installable, index);
  return {
    allowed: isAllowed,
    decidedBy,
    sections,
    nearest,
    heldUntil: until,
    detail: `${subject} is ${isAllowed ? 'allowed' : until === null ? 'blocked' : 'in cooldown'} by ${policyWords(options)}${until === null ? '' : ` until ${dayText(until)}`}: ${why}.${isAllowed ? '' : nearestText(nearest, records, allowed, index)}`,
  };
}
