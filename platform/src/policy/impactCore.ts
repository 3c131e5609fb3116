/** Pure computation of a preview: runs in the request thread for small channels, in a worker for large ones. */
import { matchSpec, parseMatchSpec } from '@terrarium/domain/conda';
import type { KnownEnvironment, Probe } from '@terrarium/domain/installability';
import {
  advisoriesOf,
  checkedNameCount,
  compilePolicy,
  evaluate,
  filesByCveStatus,
  impact,
  recordAt,
  RULE_MALICIOUS,
  seriousFilesOf,
  stands,
  stateOfRecord,
  statesOfSets,
  versionOrder,
} from '@terrarium/domain/policy';
import type {
  AdvisoryMatches,
  ChannelRecords,
  CompiledPolicy,
  Decided,
  Filters,
  GrantedException,
  Impact,
  PackageImpact,
  RuleDescriptor,
} from '@terrarium/domain/policy';
import type { ExceptionImpactAnswer, ImpactAnswer } from './impactContract.ts';
import { installabilityOf, lostPackages, prepare } from './installability.ts';

/** A channel to evaluate. */
export interface ImpactChannel {
  records: ChannelRecords;
  advisories: AdvisoryMatches;
  /** By record: not 0 if it isn't in the index, whatever the policy decides. */
  withdrawn: Uint8Array;
  /** See `companionFiles`; null if none. */
  companions: ChannelRecords | null;
}

/** Input of a preview. Can be sent to a worker. */
export interface ImpactQuestion {
  /** The draft. */
  filters: Filters;
  /** Exceptions for the channel, which apply to the draft too. */
  granted: GrantedException[];
  /**
   * What the channel serves now.
   * `rule`, `filters`, and `granted` are the active ones; filters are null without a policy.
   */
  before: { allowed: Uint8Array; rule: Uint16Array; filters: Filters | null; granted: GrantedException[] };
  /** 1 for each record that keep_legacy would keep; null for those served now. */
  legacy: Uint8Array | null;
  /** Install checks of the channel. */
  probes: Probe[];
  /** Environments whose packages from this channel must stay installable. */
  environments: KnownEnvironment[];
  /** Packages to list, added and removed each. */
  packages: number;
  /** Reference time for the age of files, ms since the epoch. */
  now: number;
}

/** Numbers of a preview, without what only the service knows. */
export type ImpactNumbers = Omit<ImpactAnswer, 'channel' | 'published' | 'elapsed_ms'>;

/** Decision about every record if the draft were applied. */
export interface Drafted {
  allowed: Uint8Array;
  rule: Uint16Array;
  rules: RuleDescriptor[];
}

/** Decides about every record with the draft. @throws InvalidMatchSpec for filters that weren't validated */
export function draft(
  { records, advisories }: ImpactChannel,
  question: ImpactQuestion,
): Drafted & { compiled: CompiledPolicy } {
  const compiled = compilePolicy(question.filters, question.granted);
  const { allowed, rule } = evaluate(compiled, records, advisories, {
    served: question.legacy ?? question.before.allowed,
    now: question.now,
  });
  return { allowed, rule, rules: compiled.rules, compiled };
}

/**
 * Computes the numbers of a preview.
 * @param patience how long to prepare installability, in ms; if it takes longer, it stays pending
 */
export function computeImpact(channel: ImpactChannel, question: ImpactQuestion, patience = Infinity): ImpactNumbers {
  const { allowed, rule, compiled } = draft(channel, question);
  const before = decidedBefore(question);
  const isPrepared = prepare(channel, patience);
  const found = impact(
    channel.records,
    before,
    { allowed, rule, compiled },
    { advisories: channel.advisories, top: question.packages, now: question.now },
  );
  return {
    served_before: found.totals.before,
    served_after: found.totals.after,
    going: found.totals.going,
    coming: found.totals.coming,
    by_rule: byRule(found),
    by_platform: found.byPlatform.map(({ platform, num_before, num_after, going, coming }) => ({
      platform,
      num_before,
      num_after,
      going,
      coming,
    })),
    going_packages: found.going.items.map(packageAnswer),
    going_package_count: found.going.packages,
    coming_packages: found.coming.items.map(packageAnswer),
    coming_package_count: found.coming.packages,
    ...draftRules(channel, question, { allowed, rule, compiled }),
    ...whatCvesTell(channel, allowed),
    installability: isPrepared ? installabilityOf(channel, { allowed, rule, rules: compiled.rules }, question) : null,
    installability_pending: !isPrepared,
  };
}

/** What an exception would allow, without what only the service knows. */
export type ExceptionNumbers = Omit<ExceptionImpactAnswer, 'channel' | 'elapsed_ms'>;

/** Computes what one more exception would allow and make installable again. */
export function exceptionImpact(channel: ImpactChannel, question: ImpactQuestion, spec: string): ExceptionNumbers {
  const { records, advisories, withdrawn } = channel;
  const without = draft(channel, question);
  const granted = [...question.granted, { spec, until: null }];
  const compiled = compilePolicy(question.filters, granted);
  const served = question.legacy ?? question.before.allowed;
  const { allowed, rule } = evaluate(compiled, records, advisories, { served, now: question.now });
  const letIn: number[] = [];
  for (let i = 0; i < records.length; i++)
    if (allowed[i] === 1 && without.allowed[i] === 0 && withdrawn[i] === 0) letIn.push(i);
  const standingOf = (record: number) =>
    advisoriesOf(advisories, record)
      .filter(({ status }) => stands(status))
      .map(({ id, score, exploited }) => ({ id, score, exploited: exploited === true }));
  const cves = new Map<string, { id: string; score: number | null; exploited: boolean; files: number }>();
  const licenses = new Map<string, number>();
  const states = statesOfSets(advisories);
  let unknown = 0;
  for (const record of letIn) {
    if (stateOfRecord(states, advisories, records, record) === 'unknown') unknown++;
    for (const { id, score, exploited } of standingOf(record))
      cves.set(id, { id, score, exploited, files: (cves.get(id)?.files ?? 0) + 1 });
    const license = recordAt(records, record).license ?? '';
    licenses.set(license, (licenses.get(license) ?? 0) + 1);
  }
  const version = (record: number): string => records.versions[records.versionOf[record]!]!;
  const name = (record: number): string => records.names[records.nameOf[record]!]!;
  const newest = letIn.toSorted(
    (a, b) => (name(a) < name(b) ? -1 : name(a) > name(b) ? 1 : 0) || versionOrder(version(b), version(a)) || a - b,
  );
  const before = lostPackages(channel, without.allowed);
  const after = lostPackages(channel, allowed);
  return {
    spec,
    file_count: letIn.length,
    files: newest.slice(0, question.packages).map((record) => {
      const { name: packageName, version: ofVersion, build, subdir, license } = recordAt(records, record);
      return {
        name: packageName,
        version: ofVersion,
        build,
        subdir,
        license: license ?? null,
        refused_by: without.rules[without.rule[record]!]?.text ?? '',
        cves: standingOf(record).map(({ id, score }) => ({ id, score })),
      };
    }),
    cves: [...cves.values()]
      .sort((a, b) => (b.score ?? -1) - (a.score ?? -1) || (a.id < b.id ? -1 : 1))
      .slice(0, question.packages),
    cve_count: cves.size,
    unknown_count: unknown,
    licenses: [...licenses].map(([license, files]) => ({ license, files })).sort((a, b) => b.files - a.files),
    malicious_count: stillMalicious(records, rule, spec),
    gives_back: before && after && [...before].filter((lost) => !after.has(lost)).sort(),
    still_lost: after && after.size,
  };
}

/** Counts files that the spec matches but that stay blocked as malware. */
function stillMalicious(records: ChannelRecords, rule: Uint16Array, spec: string): number {
  const wanted = parseMatchSpec(spec);
  return rule.reduce(
    (sum, index, record) => sum + (index === RULE_MALICIOUS && matchSpec(wanted, recordAt(records, record)) ? 1 : 0),
    0,
  );
}

/** Counts what each rule of the draft decides, changed or not, and what only an exclusion allows. */
function draftRules(
  { records, advisories }: ImpactChannel,
  question: ImpactQuestion,
  { allowed, rule, compiled }: Pick<ReturnType<typeof draft>, 'allowed' | 'rule' | 'compiled'>,
) {
  const files = new Uint32Array(compiled.rules.length);
  for (let i = 0; i < allowed.length; i++) files[rule[i]!]!++;
  const draft_rules = compiled.rules.flatMap(({ index, section, groupKey, text }) =>
    section === 'implicit' || section === 'granted'
      ? []
      : [{ section, group_key: groupKey ?? null, rule: text, files: files[index]! }],
  );
  if (compiled.exception === undefined) return { draft_rules, excepted_count: 0 };
  const without = evaluate({ ...compiled, exception: undefined }, records, advisories, {
    served: question.legacy ?? question.before.allowed,
    now: question.now,
  });
  return {
    draft_rules,
    excepted_count: allowed.reduce((sum, bit, i) => sum + (bit === 1 && without.allowed[i] === 0 ? 1 : 0), 0),
  };
}

/** Counts how much of a channel has CVE data, and what CVE rules can't check among the served files. */
function whatCvesTell({ records, advisories, withdrawn }: ImpactChannel, allowed: Uint8Array) {
  const standing = (list: Uint32Array, test: (score: number | null) => boolean) =>
    list.some((position) => {
      const { status, score } = advisories.advisories[position]!;
      return stands(status) && test(score);
    });
  const unscored = advisories.sets.map((set) => standing(set, (score) => score === null));
  const undecided = advisories.undecided.map((set) => standing(set, () => true));
  let [unscored_count, undecided_count] = [0, 0];
  const length = unscored.includes(true) || undecided.includes(true) ? allowed.length : 0;
  for (let i = 0; i < length; i++) {
    if (allowed[i] === 0) continue;
    if (unscored[advisories.setOf[i]!]) unscored_count++;
    if (undecided[advisories.setOf[i]!]) undecided_count++;
  }
  return {
    package_count: records.names.length,
    checked_package_count: checkedNameCount(advisories),
    unscored_count,
    undecided_count,
    cve_statuses: filesByCveStatus(advisories, (record) => withdrawn[record] === 0),
    serious_cves: seriousFilesOf(advisories, (record) => allowed[record] === 1 && withdrawn[record] === 0),
  };
}

/** Returns the decisions of the active policy. Its rules are named only if it is known and their numbers match. */
function decidedBefore({ before }: ImpactQuestion): Decided {
  if (before.filters === null) return { allowed: before.allowed };
  const compiled = compilePolicy(before.filters, before.granted);
  // A file newer than the publication has no rule number. It isn't published yet, so it counts as blocked.
  const rule = before.rule.map((number) => (number < compiled.rules.length ? number : 0));
  return { allowed: before.allowed, rule, compiled };
}

/**
 * Groups removed files by rules of the draft, and restored files by active rules, most files first.
 * Merges equal rules.
 */
function byRule(found: Impact): ImpactAnswer['by_rule'] {
  const rows = new Map<string, ImpactAnswer['by_rule'][number]>();
  const row = (rule: RuleDescriptor) => {
    const known = rows.get(rule.text);
    if (known !== undefined) return known;
    const made = { rule: rule.text, label: rule.label, facet: rule.facets[0] ?? '', going: 0, coming: 0 };
    rows.set(rule.text, made);
    return made;
  };
  for (const { rule, files } of found.byRule) row(rule).going += files;
  for (const { rule, files } of found.comingByRule) row(rule).coming += files;
  return [...rows.values()].sort((a, b) => b.going + b.coming - (a.going + a.coming) || (a.rule < b.rule ? -1 : 1));
}

function packageAnswer({ name, spec, files, reason, whole }: PackageImpact): ImpactAnswer['going_packages'][number] {
  return { name, spec, files, reason, none_left: whole };
}
