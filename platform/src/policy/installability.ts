/**
 * Computes the installability of a draft, and exceptions that restore it.
 * Pure, so that it runs in a worker for large channels.
 */
import {
  causeRule,
  chainOf,
  chainText,
  dependentsOf,
  environmentProbes,
  filesOfName,
  heldAnswers,
  installableContent,
  LARGE_CONTENT,
  prepareContent,
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
  SurveyedFiles,
  SurveySteps,
} from '@terrarium/domain/installability';
import { impact, stands } from '@terrarium/domain/policy';
import type { ChannelRecords, CompiledPolicy, RuleDescriptor } from '@terrarium/domain/policy';
import type { InstallabilityAnswer, RepairAnswer, RepairBody } from './impactContract.ts';
import type { ImpactChannel, ImpactQuestion } from './impactCore.ts';

/** Maximum solver steps of a preview: some hundred ms. The rest is counted as unchecked. */
const PREVIEW_STEPS = 10_000_000;
/** The same for large channels, where each step and everything else takes longer. */
const LARGE_PREVIEW: SurveySteps = { allowed: 1_000_000, broken: 0 };
/** Maximum solver steps for a page of environments: at most some seconds, mostly about ten milliseconds. */
const HELD_STEPS = 100_000_000;
/** Maximum number of causes to report per platform. */
const MOST_CAUSES = 20;
/** Default number of packages per platform to make installable again. */
const TOP_TARGETS = 100;
/** Time limit of the search for exceptions in ms, and its solver steps. */
const REPAIR_MS = 3_000;
const REPAIR_STEPS = 250_000_000;

/** Input of {@link repairOf}. */
export type RepairQuestion = Pick<RepairBody, 'targets' | 'never'>;
/** The result without what only the service knows. */
export type RepairNumbers = Omit<RepairAnswer, 'channel' | 'elapsed_ms'>;

/** Decisions about every record, with the texts of their rules. */
export interface Decisions {
  allowed: Uint8Array;
  rule: Uint16Array;
  rules: readonly Pick<RuleDescriptor, 'text'>[];
}

/** Parts of a channel that affect installability. */
type Installed = Pick<ImpactChannel, 'records' | 'withdrawn' | 'companions'>;

const indexed = ({ withdrawn }: Pick<Installed, 'withdrawn'>): Uint8Array =>
  withdrawn.map((way) => (way === 0 ? 1 : 0));

function contentOf(channel: Installed): InstallableContent {
  return installableContent(channel.records, () => indexed(channel), channel.companions);
}

/** Reads the dependencies of a channel for some ms; returns whether all are read. */
export function prepare(channel: Installed, ms: number): boolean {
  return prepareContent(channel.records, () => indexed(channel), channel.companions, performance.now() + ms);
}

const previewSteps = ({ length }: ChannelRecords): number | SurveySteps =>
  length < LARGE_CONTENT ? PREVIEW_STEPS : LARGE_PREVIEW;

/** Computes installability by platform under some decisions; null if the content is too large to check. */
export function installabilityOf(
  channel: ImpactChannel,
  { allowed, rule, rules }: Decisions,
  { packages, probes, environments, before }: Pick<ImpactQuestion, 'packages' | 'probes' | 'environments' | 'before'>,
): InstallabilityAnswer | null {
  try {
    const content = contentOf(channel);
    const ruleText = (record: number): string => rules[rule[record]!]?.text ?? '';
    const lost = new Set<number>();
    const byPlatform = content.mapSurveys(allowed, previewSteps(channel.records), (survey, of) => {
      for (const { name } of survey.lost) lost.add(name);
      return platformAnswer(survey, of, ruleText, packages);
    });
    return {
      by_platform: byPlatform,
      lost_package_count: lost.size,
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

/** Computes a draft's effect on install checks. A platform without served files has no current result. */
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
  survey: Survey,
  { platform, allowedFiles }: SurveyedFiles,
  ruleText: (record: number) => string,
  packages: number,
): InstallabilityAnswer['by_platform'][number] {
  const { names } = allowedFiles.graph.records;
  // Reasons are computed only for the few files that are reported.
  const told = survey.lost.slice(0, packages);
  allowedFiles.endSearch();
  const asked = allowedFiles.afresh({ left: PREVIEW_STEPS });
  const answer = {
    platform: survey.platform,
    allowed: survey.allowed,
    broken: survey.broken,
    newly_broken: survey.newlyBroken,
    unchecked: survey.unchecked,
    lost_package_count: survey.lost.length,
    lost_packages: told.map(({ name, record, files }) => ({
      name: names[name]!,
      files,
      detail: chainText(asked, chainOf(asked, platform.open, record), ruleText),
    })),
    root_causes: survey.causes.slice(0, MOST_CAUSES).map((cause) => ({
      spec: cause.spec,
      rule: causeRule(cause, ruleText),
      refused: cause.refused.length,
      files: cause.files,
      packages: cause.packages,
    })),
  };
  asked.endSearch();
  return answer;
}

function lostNames(surveys: readonly Survey[]): Set<number> {
  return new Set(surveys.flatMap(({ lost }) => lost.map(({ name }) => name)));
}

/**
 * Returns names of packages that have files but no installable one on some platform, although they would without the
 * policy; null if the content is too large to check.
 */
export function lostPackages(channel: ImpactChannel, allowed: Uint8Array): Set<string> | null {
  try {
    const content = contentOf(channel);
    const { names } = channel.records;
    return new Set([...lostNames(content.surveys(allowed, previewSteps(channel.records)))].map((name) => names[name]!));
  } catch (error) {
    if (error instanceof TooManyProviders) return null;
    throw error;
  }
}

/** Which record can't be installed on which platforms. */
export interface ReasonQuestion {
  record: number;
  platforms: string[];
}

/** Explains why an allowed record can't be installed, one sentence per platform. Omits platforms where it can. */
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

/** Computes the effect on environments with files of a channel; null if the content is too large to check. */
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

/** Solver steps of one slice. No file can use more. */
const SLICE_STEPS = 20_000_000;
/** Time of one slice in ms, unless a single file takes longer: previews of the same thread wait for it. */
const SLICE_MS = 100;

/** Files to check for installability. */
export interface ExactQuestion {
  /** ID of the publication. Learned clauses are reused for its next slice. */
  publication: string;
  platform: string;
  /** Records in the order of checking. */
  records: Uint32Array;
  /** 0 for each record that only a label lists, which the channel's own index never has; null if there are none. */
  listable: Uint8Array | null;
}

/** Result of a slice. */
export interface ExactFound {
  /** Number of checked records. The others are for the next slice. */
  reached: number;
  /** Number of records that exceed the limit of one file. */
  passedOver: number;
  /** Uninstallable records: independent of the policy, and because of it. */
  before: number[];
  broken: number[];
}

/** A publication on a platform while it is checked in slices. */
interface Looking extends Pick<ExactQuestion, 'publication' | 'platform'> {
  allowedFiles: AllowedFiles;
  open: AllowedFiles;
  effort: Effort;
  openEffort: Effort;
}

/** Last check by content. What a solver learned saves much work in the next slice. */
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

/** Result before any record is checked. */
export const nothingFound = (): ExactFound => ({ reached: 0, passedOver: 0, before: [], broken: [] });

/** Checks records of a publication within the time and the steps of one slice. */
export function exactOf(channel: Installed, allowed: Uint8Array, question: ExactQuestion): ExactFound {
  const until = performance.now() + SLICE_MS;
  const found = nothingFound();
  if (!prepare(channel, SLICE_MS)) return found;
  const at = lookingAt(channel, allowed, question);
  if (at === undefined) return { ...found, reached: question.records.length };
  const { allowedFiles, open, effort, openEffort } = at;
  effort.left = SLICE_STEPS;
  openEffort.left = SLICE_STEPS;
  for (const record of question.records) {
    const isFresh = effort.left === SLICE_STEPS;
    const installable = allowedFiles.installable(record);
    // The remaining steps were too few for it, so it is the first of the next slice.
    if (installable === undefined && !isFresh) return found;
    found.reached++;
    if (installable === undefined) {
      found.passedOver++;
      return found;
    }
    if (!installable) {
      const wasDead = open.installable(record) === false;
      (wasDead ? found.before : found.broken).push(record);
    }
    if (performance.now() > until) return found;
  }
  return found;
}

/** Finds the fewest exceptions, and among those the ones with the lowest scores. */
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
  const before = content.surveys(allowed, previewSteps(records));
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
    // Weights prefer fewer exceptions over any sum of risks.
    weight: (name) => 1_000_000 + Math.round((danger[name]!.score ?? 0) * 10) + (danger[name]!.exploited ? 100 : 0),
  });
  const excepted = new Set(found.exceptions);
  const letsIn = records.names.map((name) => excepted.has(name));
  const repaired = allowed.map((bit, record) => (bit === 1 || letsIn[records.nameOf[record]!] ? 1 : 0));
  const after = content.surveys(repaired, previewSteps(records));
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

/** Returns the highest severity that an exception for each name would allow. */
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

/** 1 for each record that is uninstallable on some platform. */
function deadAnywhere(surveys: readonly Survey[], length: number): Uint8Array {
  const dead = new Uint8Array(length);
  for (const survey of surveys) survey.dead.forEach((bit, record) => (dead[record]! |= bit));
  return dead;
}
