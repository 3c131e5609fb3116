/** What a draft leaves that can be installed, and the exceptions that give back what it broke: pure, so that it runs in a worker for large channels. */
import {
  causeRule,
  chainOf,
  chainText,
  dependentsOf,
  environmentProbes,
  filesOfName,
  heldAnswers,
  installableContent,
  probeAnswers,
  repair,
  TooManyProviders,
} from '@terrarium/domain/installability';
import type {
  Effort,
  HeldAnswer,
  HeldEnvironment,
  InstallableContent,
  AllowedFiles,
  Probe,
  Survey,
} from '@terrarium/domain/installability';
import { impact, stands } from '@terrarium/domain/policy';
import type { ChannelRecords, CompiledPolicy, RuleDescriptor } from '@terrarium/domain/policy';
import type { InstallabilityAnswer, RepairAnswer, RepairBody } from './contract.ts';
import type { ImpactChannel, ImpactQuestion } from './impactCore.ts';

/** Steps of the exact answers in a preview: some 150 ms. What is not reached is counted. */
const PREVIEW_STEPS = 10_000_000;
/** Steps of the exact answers for a page of environments: some seconds at most, mostly some ten milliseconds. */
const HELD_STEPS = 100_000_000;
/** Root causes that are told of a platform. */
const MOST_CAUSES = 20;
/** Packages that are to come back, of each platform, unless all are wanted. */
const TOP_TARGETS = 100;
/** How long exceptions are looked for, in ms, and the steps of all questions about it. */
const REPAIR_MS = 3_000;
const REPAIR_STEPS = 250_000_000;

/** What is asked for by {@link repairOf}. */
export type RepairQuestion = Pick<RepairBody, 'targets' | 'never'>;
/** The answer without what only the service knows. */
export type RepairNumbers = Omit<RepairAnswer, 'channel' | 'elapsed_ms'>;

/** Decisions over every record, with the texts of the rules that made them. */
export interface Decisions {
  allowed: Uint8Array;
  rule: Uint16Array;
  rules: readonly Pick<RuleDescriptor, 'text'>[];
}

/** What of a channel decides what can be installed. */
type Installed = Pick<ImpactChannel, 'records' | 'withdrawn' | 'companions'>;

function contentOf({ records, withdrawn, companions }: Installed): InstallableContent {
  return installableContent(
    records,
    withdrawn.map((way) => (way === 0 ? 1 : 0)),
    companions,
  );
}

/**
 * What decisions leave that can be installed, by platform; null where the content is too much to look at.
 */
export function installabilityOf(
  channel: ImpactChannel,
  { allowed, rule, rules }: Decisions,
  { packages, probes, environments, before }: Pick<ImpactQuestion, 'packages' | 'probes' | 'environments' | 'before'>,
): InstallabilityAnswer | null {
  try {
    const content = contentOf(channel);
    const ruleText = (record: number): string => rules[rule[record]!]?.text ?? '';
    const surveys = content.surveys(allowed, PREVIEW_STEPS);
    return {
      by_platform: surveys.map((survey) => platformAnswer(content, survey, allowed, ruleText, packages)),
      lost_package_count: lostNames(surveys).size,
      probes: probeChanges(
        content,
        { before: before.allowed, after: allowed },
        [...probes, ...environmentProbes(content, environments)],
        ruleText,
      ),
    };
  } catch (error) {
    if (error instanceof TooManyProviders) return null;
    throw error;
  }
}

/** What a draft does to probes. A platform on which a probe is not asked now, because nothing of it is served, has no answer of before. */
function probeChanges(
  content: InstallableContent,
  { before, after }: { before: Uint8Array; after: Uint8Array },
  probes: readonly Probe[],
  ruleText: (record: number) => string,
): InstallabilityAnswer['probes'] {
  const now = probeAnswers(content, before, probes, PREVIEW_STEPS, () => '');
  return probeAnswers(content, after, probes, PREVIEW_STEPS, ruleText).map(({ ok, ...answer }) => ({
    ...answer,
    before: now.find(({ label, platform }) => label === answer.label && platform === answer.platform)?.ok ?? null,
    after: ok,
  }));
}

function platformAnswer(
  content: InstallableContent,
  survey: Survey,
  allowed: Uint8Array,
  ruleText: (record: number) => string,
  packages: number,
): InstallabilityAnswer['by_platform'][number] {
  const { names } = content.graph.records;
  const platform = content.platforms.find(({ machine }) => machine.platform === survey.platform)!;
  const told = survey.lost.slice(0, packages);
  // Why it is so is asked of few files, and only of those that are told.
  const allowedFiles = told.length > 0 ? content.allowedFiles(platform, allowed, PREVIEW_STEPS) : undefined;
  return {
    platform: survey.platform,
    allowed: survey.allowed,
    broken: survey.broken,
    newly_broken: survey.newlyBroken,
    unchecked: survey.unchecked,
    lost_package_count: survey.lost.length,
    lost_packages: told.map(({ name, record, files }) => ({
      name: names[name]!,
      files,
      detail: chainText(allowedFiles!, chainOf(allowedFiles!, platform.open, record), ruleText),
    })),
    root_causes: survey.causes.slice(0, MOST_CAUSES).map((cause) => ({
      spec: cause.spec,
      rule: causeRule(cause, ruleText),
      refused: cause.refused.length,
      files: cause.files,
      packages: cause.packages,
    })),
  };
}

function lostNames(surveys: readonly Survey[]): Set<number> {
  return new Set(surveys.flatMap(({ lost }) => lost.map(({ name }) => name)));
}

/** Names of packages of which files stay and none can be installed on some platform, although one could without the policy; null where the content is too much to look at. */
export function lostPackages(channel: ImpactChannel, allowed: Uint8Array): Set<string> | null {
  try {
    const content = contentOf(channel);
    const { names } = channel.records;
    return new Set([...lostNames(content.surveys(allowed, PREVIEW_STEPS))].map((name) => names[name]!));
  } catch (error) {
    if (error instanceof TooManyProviders) return null;
    throw error;
  }
}

/** Which record cannot be installed on which platforms. */
export interface ReasonQuestion {
  record: number;
  platforms: string[];
}

/** Why an allowed record cannot be installed, in a sentence by platform; nothing for platforms on which it can. */
export function reasonsOf(
  channel: Installed,
  { allowed, rule, rules }: Decisions,
  { record, platforms }: ReasonQuestion,
): Record<string, string> {
  const content = contentOf(channel);
  const ruleText = (one: number): string => rules[rule[one]!]?.text ?? '';
  return Object.fromEntries(
    content.platforms
      .filter(({ machine }) => platforms.includes(machine.platform))
      .flatMap((platform) => {
        const allowedFiles = content.allowedFiles(platform, allowed, PREVIEW_STEPS);
        if (allowedFiles.present(record) && allowedFiles.installable(record) !== false) return [];
        return [
          [platform.machine.platform, chainText(allowedFiles, chainOf(allowedFiles, platform.open, record), ruleText)],
        ];
      }),
  );
}

/** What is allowed now, and what would be. */
export interface Changed {
  before: Uint8Array;
  after: Decisions;
}

/** What becomes of environments that are made of a channel's files; null where the content is too much to look at. */
export function heldOf(
  channel: Installed,
  { before, after: { allowed, rule, rules } }: Changed,
  asked: readonly HeldEnvironment[],
): HeldAnswer[] | null {
  try {
    const content = contentOf(channel);
    return heldAnswers(
      content,
      { before, after: allowed },
      asked,
      HELD_STEPS,
      (record) => rules[rule[record]!]?.text ?? '',
    );
  } catch (error) {
    if (error instanceof TooManyProviders) return null;
    throw error;
  }
}

/** Steps of one slice of the exact answer for a whole channel: some 300 ms. No file may take more. */
const SLICE_STEPS = 20_000_000;

/** Some files of which it is wanted whether they can be installed. */
export interface ExactQuestion {
  /** Of the publication: what was found out about one is used for its next slice. */
  publication: string;
  platform: string;
  /** Records in the order in which they are looked at. */
  records: Uint32Array;
  /** 0 for each record that only a label lists, which the channel's own address never has; null where there is none. */
  listable: Uint8Array | null;
}

/** What a slice found out. */
export interface ExactFound {
  /** How many of the records it came to: the others are for the next one. */
  reached: number;
  /** Those of them whose answer takes more work than one file may. */
  passedOver: number;
  /** Records that cannot be installed: without the policy either, and because of it. */
  before: number[];
  broken: number[];
}

/** A publication on a platform while it is looked at, slice by slice. */
interface Looking extends Pick<ExactQuestion, 'publication' | 'platform'> {
  allowedFiles: AllowedFiles;
  open: AllowedFiles;
  effort: Effort;
  openEffort: Effort;
}

/** By content the one that was looked at last: what a solver learned is worth a lot to the next slice. */
const looking = new WeakMap<ChannelRecords, Looking>();

function lookingAt(
  channel: Installed,
  allowed: Uint8Array,
  { publication, platform, listable }: ExactQuestion,
): Looking | undefined {
  const known = looking.get(channel.records);
  if (known?.publication === publication && known.platform === platform) return known;
  const content = contentOf(channel);
  const found = content.platforms.find(({ machine }) => machine.platform === platform);
  if (found === undefined) return undefined;
  const [effort, openEffort] = [{ left: 0 }, { left: 0 }];
  const isListable = (marks: Uint8Array): Uint8Array =>
    listable === null ? marks : marks.map((bit, record) => bit & listable[record]!);
  const made = {
    publication,
    platform,
    allowedFiles: found.open.over(content.offered(isListable(allowed)), effort),
    open:
      listable === null
        ? found.open.afresh(openEffort)
        : found.open.over(content.offered(isListable(new Uint8Array(allowed.length).fill(1))), openEffort),
    effort,
    openEffort,
  };
  looking.set(channel.records, made);
  return made;
}

/** Looks at records of a publication as far as the steps of one slice go. */
export function exactOf(channel: Installed, allowed: Uint8Array, question: ExactQuestion): ExactFound {
  const found: ExactFound = { reached: 0, passedOver: 0, before: [], broken: [] };
  const at = lookingAt(channel, allowed, question);
  if (at === undefined) return { ...found, reached: question.records.length };
  const { allowedFiles, open, effort, openEffort } = at;
  effort.left = SLICE_STEPS;
  openEffort.left = SLICE_STEPS;
  for (const record of question.records) {
    const isFresh = effort.left === SLICE_STEPS;
    const installable = allowedFiles.present(record) ? allowedFiles.installable(record) : false;
    // What others left of the steps was too little for it: it is the first of the next slice.
    if (installable === undefined && !isFresh) return found;
    found.reached++;
    if (installable === undefined) {
      found.passedOver++;
      return found;
    }
    if (installable) continue;
    const wasDead = !open.present(record) || open.installable(record) === false;
    (wasDead ? found.before : found.broken).push(record);
  }
  return found;
}

/** Looks for the fewest exceptions, and of those that are as few for the ones with the lowest scores. */
export function repairOf(
  channel: ImpactChannel,
  { allowed, rule, compiled }: { allowed: Uint8Array; rule: Uint16Array; compiled: CompiledPolicy },
  { targets, never }: RepairQuestion,
): RepairNumbers {
  const until = performance.now() + REPAIR_MS;
  const expired = (): boolean => performance.now() > until;
  const content = contentOf(channel);
  const { graph } = content;
  const { records } = channel;
  const forbidden = new Set(never.map((name) => name.toLowerCase()));
  const isForbidden = records.names.map((name) => forbidden.has(name));
  const available = content.offered(
    allowed.map((bit, record) => (bit === 1 || !isForbidden[records.nameOf[record]!] ? 1 : 0)),
  );
  const before = content.surveys(allowed, PREVIEW_STEPS);
  const needed = dependentsOf(content);
  const views = before.map(({ platform, lost }) => {
    const { machine } = content.platforms.find((one) => one.machine.platform === platform)!;
    const wanted = lost.map(({ name }) => name).sort((a, b) => needed[b]! - needed[a]! || a - b);
    return {
      machine,
      targets: wanted.slice(0, targets === 'top' ? TOP_TARGETS : undefined).map((name) => ({
        label: records.names[name]!,
        choices: [filesOfName(graph, records.names[name]!)],
      })),
    };
  });
  const danger = dangers(channel, allowed);
  const found = repair(graph, content.offered(allowed), views, {
    effort: { left: REPAIR_STEPS },
    expired,
    available,
    // How many there are counts first: no sum of dangers is as much as one exception.
    weight: (name) => 1_000_000 + Math.round((danger[name]!.score ?? 0) * 10) + (danger[name]!.exploited ? 100 : 0),
  });
  const excepted = new Set(found.exceptions);
  const letsIn = records.names.map((name) => excepted.has(name));
  const repaired = allowed.map((bit, record) => (bit === 1 || letsIn[records.nameOf[record]!] ? 1 : 0));
  const after = content.surveys(repaired, PREVIEW_STEPS);
  const going = impact(
    records,
    { allowed: content.available.subarray(0, records.length) },
    { allowed: allowed.map((bit, record) => bit & content.available[record]!), rule, compiled },
    { advisories: channel.advisories, top: records.names.length },
  ).going.items;
  const refused = new Map(going.map((item) => [item.name, item]));
  const deadAfter = deadAnywhere(after, records.length);
  return {
    exceptions: found.exceptions.map((name) => {
      const { score, exploited } = danger[records.names.indexOf(name)]!;
      const { files = 0, reason = '' } = refused.get(name) ?? {};
      return { name, spec: name, files, reason, worst_score: score, exploited };
    }),
    proved_smallest: found.proved && (!compiled.includeDependencies || found.exceptions.length < 2),
    timed_out: !found.proved,
    target_count: new Set(views.flatMap((view) => view.targets.map(({ label }) => label))).size,
    revived_files: deadAnywhere(before, records.length).filter((bit, record) => bit === 1 && deadAfter[record] === 0)
      .length,
    lost_before: lostNames(before).size,
    still_lost: lostNames(after).size,
    not_repairable: found.unrepairable.sort(),
  };
}

/** By name: the worst of what an exception of it lets in. */
function dangers(
  { records, advisories }: ImpactChannel,
  allowed: Uint8Array,
): { score: number | null; exploited: boolean }[] {
  const worst = records.names.map((): { score: number | null; exploited: boolean } => ({
    score: null,
    exploited: false,
  }));
  for (let record = 0; record < records.length; record++) {
    if (allowed[record] === 1) continue;
    const known = worst[records.nameOf[record]!]!;
    for (const position of advisories.sets[advisories.setOf[record]!]!) {
      const { score, status, exploited } = advisories.advisories[position]!;
      if (!stands(status)) continue;
      if (score !== null) known.score = Math.max(known.score ?? 0, score);
      known.exploited ||= exploited === true;
    }
  }
  return worst;
}

/** 1 for each record that some platform cannot install. */
function deadAnywhere(surveys: readonly Survey[], length: number): Uint8Array {
  const dead = new Uint8Array(length);
  for (const survey of surveys) survey.dead.forEach((bit, record) => (dead[record]! |= bit));
  return dead;
}
