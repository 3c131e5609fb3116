/**
 * Evaluates a policy over the records of a channel, with the deciding rule of each. Rules run one after another over
 * whole columns; conditions on a platform, license, set of CVEs, or name are evaluated once per distinct value.
 */
import type { MatchSpec } from '../conda/index.ts';
import { isMatchSpec, matchSpec } from '../conda/index.ts';
import type { AdvisoryMatches } from './advisories.ts';
import { closeOverDependencies } from './closure.ts';
import type { ChannelRecords } from './columns.ts';
import { nameIndex, recordAt } from './columns.ts';
import type { CompiledPolicy, RuleDescriptor } from './compile.ts';
import { RULE_ADDED, RULE_DEPENDENCY, RULE_LEGACY, RULE_MALICIOUS } from './compile.ts';
import { earlyFixOf } from './earlyFixes.ts';
import type { Predicate } from './predicate.ts';
import { ageInDays, compareNumbers, meetsCve } from './predicate.ts';
import { SCRIPT_STATES, scriptState } from './scripts.ts';
import { asksOnly, isNameOnly } from './specs.ts';
import { trustCode } from './trust.ts';
import { statesOfSets } from './knowledge.ts';
import type { VulnerabilityState } from './knowledge.ts';

/** Options of an evaluation in addition to records and advisories. */
export interface EvaluateOptions {
  /** 1 for each record that the channel served when the policy was applied (keep_legacy). */
  served?: Uint8Array;
  /** Reference time of ages, ms since the epoch; default: now. */
  now?: number;
}

/** The decisions over a channel. */
export interface Evaluation {
  /** 1 if the record is allowed, else 0. */
  allowed: Uint8Array;
  /** Index of the rule that decided (see `CompiledPolicy.rules`). */
  rule: Uint16Array;
  counts: {
    total: number;
    allowed: number;
    refused: number;
    /** Records decided by each rule, by rule index. */
    byRule: Uint32Array;
  };
}

const SIGNED = trustCode('signed');

/** Temporary bitmaps, reused: a tree needs one per level of depth. */
class Scratch {
  readonly #length: number;
  readonly #free: Uint8Array[] = [];
  constructor(length: number) {
    this.#length = length;
  }
  take(): Uint8Array {
    return this.#free.pop() ?? new Uint8Array(this.#length);
  }
  give(bitmap: Uint8Array): void {
    this.#free.push(bitmap);
  }
}

interface Context {
  records: ChannelRecords;
  advisories: AdvisoryMatches;
  now: number;
  scratch: Scratch;
}

function fillByTable(out: Uint8Array, column: Uint8Array | Uint32Array, table: Uint8Array): void {
  for (let i = 0; i < out.length; i++) out[i] = table[column[i]!]!;
}

/** Returns a spec with only the name; undefined if the name isn't a valid spec on its own. */
function nameOnly(spec: MatchSpec): MatchSpec | undefined {
  const read = isMatchSpec(spec.parts.name);
  return read.ok && isNameOnly(read.spec) && read.spec.parts.name === spec.parts.name ? read.spec : undefined;
}

/** The names (positions in `names`) that a spec's name part fits. */
function namesOf(spec: MatchSpec, records: ChannelRecords): number[] {
  if (spec.exactName !== undefined) {
    const id = nameIndex(records).idOf.get(spec.exactName);
    return id === undefined ? [] : [id];
  }
  const nameSpec = nameOnly(spec);
  if (nameSpec === undefined) return records.names.map((_, id) => id);
  return records.names.flatMap((name, id) =>
    matchSpec(nameSpec, { name, version: '0', build: '0', build_number: 0 }) ? [id] : [],
  );
}

/** Compiles a match spec to a test on records whose name already matches, evaluated once per value where possible. */
function recordTest(spec: MatchSpec, records: ChannelRecords): (index: number) => boolean {
  const nameTested = spec.exactName !== undefined || nameOnly(spec) !== undefined;
  if (nameTested && isNameOnly(spec)) return () => true;
  if (!nameTested || !asksOnly(spec, ['license', 'license_family', 'subdir']))
    return (index) => matchSpec(spec, recordAt(records, index));
  const width = records.subdirs.length;
  // 0 not known yet, 1 no, 2 yes: for each pair of license and subdir.
  const known = new Uint8Array(records.licenses.length * width);
  return (index) => {
    const at = records.licenseOf[index]! * width + records.subdirOf[index]!;
    if (known[at] === 0) known[at] = matchSpec(spec, recordAt(records, index)) ? 2 : 1;
    return known[at] === 2;
  };
}

/** Match specs over a channel: each is tried only on records whose name fits. */
function fillSpecs(specs: readonly MatchSpec[], hit: 0 | 1, out: Uint8Array, records: ChannelRecords): void {
  const { start, items } = nameIndex(records);
  for (const spec of specs) {
    const test = recordTest(spec, records);
    for (const id of namesOf(spec, records)) {
      for (let k = start[id]!; k < start[id + 1]!; k++) {
        const i = items[k]!;
        if (out[i] !== hit && test(i)) out[i] = hit;
      }
    }
  }
}

function fill(node: Predicate, out: Uint8Array, context: Context): void {
  const { records, advisories, now, scratch } = context;
  switch (node.kind) {
    case 'platform':
      return fillByTable(
        out,
        records.subdirOf,
        Uint8Array.from(records.subdirs, (subdir) => Number(node.values.has(subdir) !== node.negate)),
      );
    case 'license':
      return fillByTable(
        out,
        records.licenseOf,
        Uint8Array.from(records.licenses, ({ families }) => Number(((families & node.mask) !== 0) !== node.negate)),
      );
    case 'signed':
      for (let i = 0; i < out.length; i++) out[i] = records.trustOf[i] === SIGNED ? 1 : 0;
      return;
    case 'scripts': {
      const met = Uint8Array.from(SCRIPT_STATES, (_, code) =>
        Number(node.states.has(scriptState(code)) !== node.negate),
      );
      return fillByTable(out, records.scriptsOf, met);
    }
    case 'created':
      for (let i = 0; i < out.length; i++) {
        const created = records.createdAt[i]!;
        out[i] = created >= node.from && created < node.until ? 1 : 0;
      }
      return;
    case 'age':
      for (let i = 0; i < out.length; i++)
        out[i] = compareNumbers(ageInDays(records.seenAt[i]!, now), node.comparator, node.days) ? 1 : 0;
      return;
    case 'cve': {
      const { sets, fixable } = advisories;
      const [meets, meetsFixable] = [false, true].map((isFixable) =>
        Uint8Array.from(advisories.advisories, (advisory) => Number(meetsCve(node, advisory, isFixable))),
      );
      return fillByTable(
        out,
        advisories.setOf,
        Uint8Array.from(sets, (set, at) =>
          Number(set.some((position) => (fixable[at]!.includes(position) ? meetsFixable! : meets!)[position] === 1)),
        ),
      );
    }
    case 'vulnerability': {
      const { checked, other } = statesOfSets(advisories);
      const met = (state: VulnerabilityState) => Number(node.states.has(state) !== node.negate);
      const [ofChecked, ofOther] = [checked.map(met), other.map(met)];
      for (let i = 0; i < out.length; i++)
        out[i] = (advisories.checkedNames[records.nameOf[i]!] === 1 ? ofChecked : ofOther)[advisories.setOf[i]!]!;
      return;
    }
    case 'spec':
      out.fill(node.negate ? 1 : 0);
      return fillSpecs(node.specs, node.negate ? 0 : 1, out, records);
    case 'all':
    case 'any': {
      const [first, ...rest] = node.nodes;
      fill(first!, out, context);
      const other = scratch.take();
      for (const child of rest) {
        fill(child, other, context);
        if (node.kind === 'all') for (let i = 0; i < out.length; i++) out[i]! &= other[i]!;
        else for (let i = 0; i < out.length; i++) out[i]! |= other[i]!;
      }
      scratch.give(other);
    }
  }
}

/** Bits of why a record fails. */
const FAILS_NAMES = 1;
const FAILS_OTHER = 2;
/** A rule that time alone lifts. */
const FAILS_AGE = 4;
/** A CVE rule. */
const FAILS_CVE = 8;

/**
 * Evaluates a policy. The deciding rule of a record is: the exceptions if it meets them; else the first package rule
 * that it fails, in the order of the wizard; else the first rule that removes it; else `RULE_ADDED`. An age rule
 * decides only if no other rule blocks, the longest of several: such a file is in cooldown and becomes available on a
 * known day. A blocked file that matches an approved exception is allowed by it. With include_dependencies, a record
 * that fails only lists of names (`in`) is allowed if an allowed record depends on it, directly or not: licenses,
 * dates, signatures, `not_in` names, and remove rules still apply, because a dependency never overrides an explicit
 * block. With early_fixes, files in cooldown that fix a CVE are allowed (earlyFixes.ts), with their dependencies. With
 * keep_legacy, records of `served` stay allowed. Malware is blocked before and after all of that.
 * @returns new bitmaps of the channel's length
 */
export function evaluate(
  compiled: CompiledPolicy,
  records: ChannelRecords,
  advisories: AdvisoryMatches,
  options: EvaluateOptions = {},
): Evaluation {
  const { length } = records;
  const scratch = new Scratch(length);
  const context: Context = { records, advisories, now: options.now ?? Date.now(), scratch };
  const fails = new Uint8Array(length);
  const rule = new Uint16Array(length).fill(RULE_ADDED);
  const malicious = statesOfSets(advisories).checked.map((state) => state === 'malicious');
  const isMalicious = (i: number) => malicious[advisories.setOf[i]!]!;
  const bitmap = scratch.take();
  for (const { rule: one, predicate, names } of compiled.add) {
    fill(predicate, bitmap, context);
    refuseBy(one, 0, names ? FAILS_NAMES : FAILS_OTHER);
  }
  for (const { rule: one, predicate } of compiled.remove) {
    fill(predicate, bitmap, context);
    refuseBy(one, 1, predicate.kind === 'cve' ? FAILS_CVE : FAILS_OTHER);
  }
  const allowed = new Uint8Array(length);
  for (let i = 0; i < length; i++) allowed[i] = fails[i] === 0 ? 1 : 0;
  if (compiled.exception !== undefined) {
    fill(compiled.exception.predicate, bitmap, context);
    for (let i = 0; i < length; i++) {
      if (bitmap[i] === 1) {
        allowed[i] = 1;
        rule[i] = compiled.exception.rule.index;
      }
    }
  }
  for (const {
    rule: { index },
    predicate,
  } of compiled.granted) {
    fill(predicate, bitmap, context);
    for (let i = 0; i < length; i++) {
      if (bitmap[i] === 1 && allowed[i] === 0) {
        allowed[i] = 1;
        rule[i] = index;
      }
    }
  }
  // Before adding dependencies, so that those of malware aren't allowed.
  if (malicious.includes(true)) refuseMalicious();
  const early = new Uint8Array(compiled.fixRule === undefined ? 0 : length);
  const closes = compiled.includeDependencies && compiled.add.some(({ names }) => names);
  const close = (): void =>
    closeOverDependencies(
      records,
      allowed,
      (i) =>
        (fails[i] === FAILS_NAMES || (early[i] === 1 && fails[i] === (FAILS_NAMES | FAILS_AGE))) && !isMalicious(i),
      (i) => {
        rule[i] = fails[i] === FAILS_NAMES ? RULE_DEPENDENCY : compiled.fixRule!.index;
      },
    );
  if (closes) close();
  if (compiled.fixRule !== undefined) {
    const wasAllowed = allowed.slice();
    const isKept = (i: number) => compiled.keepLegacy && options.served?.[i] === 1;
    const isPast = (i: number) =>
      wasAllowed[i] === 1 || ((isKept(i) || (fails[i]! & ~FAILS_CVE) === 0) && !isMalicious(i));
    const ages = { isPast, rules: compiled.rules, now: context.now };
    for (let i = 0; i < length; i++) {
      const isHeld = (fails[i]! & FAILS_AGE) !== 0 && (fails[i]! & ~(FAILS_AGE | FAILS_NAMES)) === 0;
      if (!isHeld || allowed[i] === 1 || isMalicious(i) || !earlyFixOf(records, advisories, ages, i)) continue;
      early[i] = 1;
      if (fails[i] !== FAILS_AGE) continue;
      allowed[i] = 1;
      rule[i] = compiled.fixRule.index;
    }
    if (closes) close();
  }
  if (compiled.keepLegacy && options.served !== undefined) {
    for (let i = 0; i < length; i++) {
      if (allowed[i] === 0 && options.served[i] === 1) {
        allowed[i] = 1;
        rule[i] = RULE_LEGACY;
      }
    }
    if (malicious.includes(true)) refuseMalicious();
  }
  return { allowed, rule, counts: count(allowed, rule, compiled.rules.length) };

  /** Records that a rule blocks the records whose bit is `value`. */
  function refuseBy({ index, holdsDays }: RuleDescriptor, value: 0 | 1, bit: number): void {
    for (let i = 0; i < length; i++) {
      if (bitmap[i] !== value) continue;
      // A file without a known first-seen time never becomes older.
      const isHeld = holdsDays !== undefined && !Number.isNaN(records.seenAt[i]!);
      const first = isHeld ? fails[i] === 0 : (fails[i]! & ~FAILS_AGE) === 0;
      const longer = isHeld && fails[i] === FAILS_AGE && compiled.rules[rule[i]!]!.holdsDays! < holdsDays;
      if (first || longer) rule[i] = index;
      fails[i]! |= isHeld ? FAILS_AGE : bit;
    }
  }

  function refuseMalicious(): void {
    for (let i = 0; i < length; i++) {
      if (!isMalicious(i)) continue;
      allowed[i] = 0;
      rule[i] = RULE_MALICIOUS;
    }
  }
}

function count(allowed: Uint8Array, rule: Uint16Array, rules: number): Evaluation['counts'] {
  const byRule = new Uint32Array(rules);
  let passed = 0;
  for (let i = 0; i < allowed.length; i++) {
    passed += allowed[i]!;
    byRule[rule[i]!]!++;
  }
  return { total: allowed.length, allowed: passed, refused: allowed.length - passed, byRule };
}
