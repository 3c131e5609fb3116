/** Impact of a policy change on a channel: removed and added files and packages, by rule and by platform. */
import { matchSpec, parseMatchSpec } from '../conda/index.ts';
import type { AdvisoryMatches } from './advisories.ts';
import type { ChannelRecords } from './columns.ts';
import { nameIndex, recordAt } from './columns.ts';
import type { CompiledPolicy, RuleDescriptor } from './compile.ts';
import { RULE_DEPENDENCY, RULE_LEGACY } from './compile.ts';
import { versionOrder } from './nearest.ts';
import type { Facts } from './reason.ts';
import { shortReason } from './reason.ts';
import type { PlatformCount } from './runs.ts';
import { platformCount } from './runs.ts';

/** Decisions with the policy that made them. Without a policy everything is allowed: omit `rule` and `compiled`. */
export interface Decided {
  allowed: Uint8Array;
  rule?: Uint16Array;
  compiled?: CompiledPolicy;
}

/** Number of files that a rule removes (or, in `comingByRule`, that it blocked before). */
export interface RuleImpact {
  rule: RuleDescriptor;
  files: number;
}

/** A platform's files before and after. */
export interface PlatformImpact extends PlatformCount {
  going: number;
  coming: number;
}

/** A package that loses or gets files. */
export interface PackageImpact {
  name: string;
  /** The name, or a match spec such as 'requests<2.32.4' that matches exactly the removed (or added) files. */
  spec: string;
  files: number;
  /** All files of it go, or it had none before. */
  whole: boolean;
  /**
   * The most frequent reason in a word or two, such as 'License GPL3', and the number of other reasons if platforms
   * differ.
   */
  reason: string;
  /** Index of that reason's rule in the policy it belongs to: the new one for going, the old one for coming. */
  rule: number | null;
}

/** The effect of a policy on a channel, counted in files. */
export interface Impact {
  totals: { before: number; after: number; going: number; coming: number };
  byRule: RuleImpact[];
  comingByRule: RuleImpact[];
  /** Platforms with any file before or after, most files first. */
  byPlatform: PlatformImpact[];
  going: { packages: number; items: PackageImpact[] };
  coming: { packages: number; items: PackageImpact[] };
}

/** Inputs of the impact. */
export interface ImpactOptions {
  advisories: AdvisoryMatches;
  /** Maximum number of listed packages, removed and added each; default 100. Counts are always complete. */
  top?: number;
  /** ms since the epoch. */
  now?: number;
}

/**
 * Returns a spec that matches all `hits` and none of `others` of a package, if a single bound is enough; else the name.
 */
export function compactSpec(
  records: ChannelRecords,
  name: string,
  hits: readonly number[],
  others: readonly number[],
): string {
  if (others.length === 0 || hits.length === 0) return name;
  const versionOf = (index: number) => records.versions[records.versionOf[index]!]!;
  const pick = (list: readonly number[], sign: 1 | -1) =>
    list.map(versionOf).reduce((best, text) => (versionOrder(text, best) * sign > 0 ? text : best));
  const candidates = [`${name}<${pick(others, -1)}`, `${name}>${pick(others, 1)}`];
  return (
    candidates.find((text) => {
      try {
        const spec = parseMatchSpec(text);
        return (
          hits.every((i) => matchSpec(spec, recordAt(records, i))) &&
          !others.some((i) => matchSpec(spec, recordAt(records, i)))
        );
      } catch {
        return false;
      }
    }) ?? name
  );
}

function mostFrequent(values: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0];
}

/** Returns names with the most files, largest first, then alphabetically. */
function largest(records: ChannelRecords, files: Uint32Array, top: number): number[] {
  const ids: number[] = [];
  for (let id = 0; id < files.length; id++) if (files[id]! > 0) ids.push(id);
  return ids.sort((a, b) => files[b]! - files[a]! || (records.names[a]! < records.names[b]! ? -1 : 1)).slice(0, top);
}

/** Returns the reason text of a rule. */
function reasonOf(decided: Decided, rule: number, facts: Facts, index: number): string {
  const { compiled } = decided;
  if (compiled === undefined) return '';
  const found = [
    ...compiled.add,
    ...compiled.remove,
    ...(compiled.exception ? [compiled.exception] : []),
    ...compiled.granted,
  ].find((each) => each.rule.index === rule);
  return found === undefined ? compiled.rules[rule]!.label : shortReason(found.predicate, facts, index);
}

function comingReason(before: Decided, after: Decided, facts: Facts, index: number): string {
  const rule = after.rule?.[index];
  if (
    rule !== undefined &&
    (rule === RULE_DEPENDENCY ||
      rule === RULE_LEGACY ||
      rule === after.compiled?.fixRule?.index ||
      rule === after.compiled?.exception?.rule.index ||
      after.compiled?.rules[rule]?.section === 'granted')
  ) {
    return after.compiled?.rules[rule]?.label ?? '';
  }
  const was = before.rule === undefined ? '' : reasonOf(before, before.rule[index]!, facts, index);
  return was === '' ? 'Meets the rules' : `${was} allowed again`;
}

function ruleImpacts(decided: Decided, files: Map<number, number>): RuleImpact[] {
  if (decided.compiled === undefined) return [];
  const { rules } = decided.compiled;
  return [...files]
    .map(([rule, count]) => ({ rule: rules[rule]!, files: count }))
    .sort((a, b) => b.files - a.files || a.rule.index - b.rule.index);
}

/**
 * Compares two sets of decisions over the same records.
 * @param before what the channel serves now; `allowed` all 1 without a policy
 * @param after what it would serve, from `evaluate`
 */
export function impact(records: ChannelRecords, before: Decided, after: Decided, options: ImpactOptions): Impact {
  const { names, subdirs, length } = records;
  const top = options.top ?? 100;
  const facts: Facts = { records, advisories: options.advisories, now: options.now ?? Date.now() };
  const goingFiles = new Uint32Array(names.length);
  const comingFiles = new Uint32Array(names.length);
  const platforms = subdirs.map(() => ({ before: 0, after: 0, going: 0, coming: 0 }));
  const goingRules = new Map<number, number>();
  const comingRules = new Map<number, number>();
  const bump = (counts: Map<number, number>, rule: number | undefined) => {
    if (rule !== undefined) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  };
  for (let i = 0; i < length; i++) {
    const [was, is] = [before.allowed[i]!, after.allowed[i]!];
    const platform = platforms[records.subdirOf[i]!]!;
    platform.before += was;
    platform.after += is;
    if (was === is) continue;
    if (was === 1) {
      platform.going++;
      goingFiles[records.nameOf[i]!]!++;
      bump(goingRules, after.rule?.[i]);
    } else {
      platform.coming++;
      comingFiles[records.nameOf[i]!]!++;
      bump(comingRules, before.rule?.[i]);
    }
  }
  const sum = (key: 'before' | 'after' | 'going' | 'coming') =>
    platforms.reduce((total, platform) => total + platform[key], 0);
  const packages = (
    files: Uint32Array,
    from: Decided,
    to: Decided,
    item: (changed: number[]) => Pick<PackageImpact, 'reason' | 'rule'>,
  ) => ({
    packages: files.reduce((total, count) => total + (count > 0 ? 1 : 0), 0),
    items: largest(records, files, top).map((id): PackageImpact => {
      const { start, items } = nameIndex(records);
      const holders = [...items.subarray(start[id]!, start[id + 1]!)].filter((i) => from.allowed[i] === 1);
      const changed = holders.filter((i) => to.allowed[i] === 0);
      const stillAllowed = holders.filter((i) => to.allowed[i] === 1);
      return {
        name: names[id]!,
        spec: compactSpec(records, names[id]!, changed, stillAllowed),
        files: changed.length,
        whole: stillAllowed.length === 0,
        ...item(changed),
      };
    }),
  });
  const refusedBy = (decided: Decided, changed: number[]) =>
    decided.rule === undefined ? undefined : mostFrequent(changed.map((i) => decided.rule![i]!));
  return {
    totals: { before: sum('before'), after: sum('after'), going: sum('going'), coming: sum('coming') },
    byRule: ruleImpacts(after, goingRules),
    comingByRule: ruleImpacts(before, comingRules),
    byPlatform: platforms
      .map((counts, at) => ({
        ...platformCount(subdirs[at]!, counts.before, counts.after),
        going: counts.going,
        coming: counts.coming,
      }))
      .filter((platform) => platform.num_before + platform.num_after > 0)
      .sort((a, b) => b.num_before - a.num_before || (a.platform < b.platform ? -1 : 1)),
    going: packages(goingFiles, before, after, (changed) => {
      const rule = refusedBy(after, changed);
      return {
        rule: rule ?? null,
        reason:
          rule === undefined ? '' : reasonOfAll(after, rule, facts, changed, (i) => reasonOf(after, rule, facts, i)),
      };
    }),
    coming: packages(comingFiles, after, before, (changed) => {
      const rule = refusedBy(before, changed);
      return {
        rule: rule ?? null,
        reason: reasonOfAll(before, rule, facts, changed, (i) => comingReason(before, after, facts, i)),
      };
    }),
  };
}

/**
 * The reason of the newest changed file of a package that a rule decided, and the number of other reasons on its other
 * platforms.
 */
function reasonOfAll(
  decided: Decided,
  rule: number | undefined,
  facts: Facts,
  changed: readonly number[],
  reason: (index: number) => string,
): string {
  const those = changed.filter((i) => rule === undefined || decided.rule![i] === rule);
  const first = reason(newestOf(those, facts));
  const { subdirOf } = facts.records;
  const reasons = new Set([first]);
  for (const subdir of new Set(those.map((i) => subdirOf[i]!)))
    reasons.add(
      reason(
        newestOf(
          those.filter((i) => subdirOf[i] === subdir),
          facts,
        ),
      ),
    );
  return reasons.size === 1 ? first : `${first} and ${reasons.size - 1} more`;
}

/** Returns the newest record, because users ask about its reason. */
function newestOf(indexes: readonly number[], { records }: Facts): number {
  const version = (i: number) => records.versions[records.versionOf[i]!]!;
  return indexes.reduce((best, i) => (versionOrder(version(i), version(best)) > 0 ? i : best));
}
