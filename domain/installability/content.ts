/** A channel's content, prepared for repeated questions: policy-independent parts are computed once. */
import type { ChannelRecords } from '../policy/columns.ts';
import { offeredWith, withCompanions } from './companions.ts';
import type { Own } from './companions.ts';
import { fixpointAfter } from './fixpoint.ts';
import { graphInParts, graphOnDemand, TooManyProviders } from './graph.ts';
import { runParts } from './parts.ts';
import type { Parts } from './parts.ts';
import {
  DependencyReader,
  BlockingDependenciesBuilder,
  BlockingDependenciesReader,
  blockingDependenciesOf,
  recordsToAskAgain,
} from './blockingDependencies.ts';
import type { BlockingDependencies } from './blockingDependencies.ts';
import type { Graph } from './graph.ts';
import { machineOver } from './virtualPackages.ts';
import type { Machine } from './virtualPackages.ts';
import { AllowedFiles } from './allowedFiles.ts';
import { virtualPackagesOf } from './profiles.ts';
import type { Effort } from './solver.ts';
import { noMarks, platformsOf, surveyAfter, surveyOf } from './survey.ts';
import type { EarlierSurvey, Marks, Survey } from './survey.ts';
import { SolutionCache } from './solutionCache.ts';

/** Steps that a question may always take in a survey. Most real ones need some thousand. */
const EASY_STEPS = 200_000;
/** The same in surveys of large contents, whose few steps must suffice for more than one question. */
const FEW_STEPS = 40_000;
/** Number of hard questions for which the steps of a survey suffice. */
const MOST_HARD = 20;

/** A platform of a content. */
export interface ContentPlatform {
  machine: Machine;
  /** The installable files without a policy, by the fixpoint. */
  open: AllowedFiles;
  /** What environments and probes were last installed with. */
  solutions: SolutionCache;
  /** Memory for the marks of a survey. */
  marks: Marks;
}

/** The survey with a copy of its marks. */
const withOwnMarks = (survey: Survey): Survey => ({
  ...survey,
  dead: survey.dead.slice(),
  newlyDead: survey.newlyDead.slice(),
});

/** Evaluates what policies leave of a content on each of its platforms. */
export class InstallableContent {
  /** Of the channel's own records, followed by companion files. */
  readonly graph: Graph;
  readonly own: Own;
  /** 1 for each record that a policy can allow, that is, each one in the index. */
  readonly available: Uint8Array;
  readonly platforms: readonly ContentPlatform[];

  private constructor(content: Pick<InstallableContent, 'available' | 'graph' | 'own' | 'platforms'>) {
    this.graph = content.graph;
    this.own = content.own;
    this.available = content.available;
    this.platforms = content.platforms;
  }

  /**
   * @param available of the channel's own records
   * @param companions see {@link companionFiles}
   * @throws TooManyProviders
   */
  static of(
    records: ChannelRecords,
    available: Uint8Array,
    companions: ChannelRecords | null = null,
  ): InstallableContent {
    return runParts(InstallableContent.inParts(records, available, companions));
  }

  /** The same in parts of at most some hundred milliseconds. */
  static *inParts(
    records: ChannelRecords,
    available: Uint8Array,
    companions: ChannelRecords | null,
  ): Parts<InstallableContent> {
    const joined = companions === null ? records : withCompanions(records, companions);
    const own = { records: records.length, names: records.names.length };
    const graph = { ...(yield* graphInParts(joined)), isJoined: companions !== null };
    const offered = offeredWith(joined, own, available);
    const platforms: ContentPlatform[] = [];
    for (const platform of platformsOf(joined.subdirs)) {
      yield;
      const machine = machineOver(graph, platform, virtualPackagesOf(platform));
      yield;
      platforms.push({
        machine,
        open: AllowedFiles.whole(graph, machine, offered),
        solutions: new SolutionCache(),
        marks: noMarks(own.records),
      });
    }
    return new InstallableContent({ graph, own, available: offered, platforms });
  }

  /** Returns the files that a policy allows on a platform. @param steps budget of all questions together */
  allowedFiles(platform: ContentPlatform, allowed: Uint8Array, steps: number): AllowedFiles {
    return this.#allowedFiles(platform, this.offered(allowed), { left: steps });
  }

  #allowedFiles({ open }: ContentPlatform, offered: Uint8Array, effort: Effort): AllowedFiles {
    // If nothing is blocked, the result is the same as without a policy.
    return isEqual(offered, this.available) ? open.afresh(effort) : open.over(offered, effort);
  }

  /**
   * What clients are offered under a policy, by record of the graph.
   * @param allowed 1 for each own record that the policy allows
   */
  offered(allowed: Uint8Array): Uint8Array {
    const { records } = this.own;
    const own = new Uint8Array(records);
    for (let record = 0; record < records; record++) own[record] = allowed[record]! & this.available[record]!;
    return this.graph.isJoined === true ? offeredWith(this.graph.records, this.own, own) : own;
  }

  /**
   * Returns the platforms that have allowed files of their own. If a policy allows none, the platform is left out. The
   * channel's own noarch files are served on every platform that companion files add.
   */
  served(allowed: Uint8Array): ContentPlatform[] {
    return this.#served(this.offered(allowed));
  }

  #served(offered: Uint8Array): ContentPlatform[] {
    const { subdirs, subdirOf } = this.graph.records;
    return this.platforms.filter(({ machine: { platform, members } }) => {
      const own = subdirs.indexOf(platform);
      return (
        members.some((record) => offered[record] === 1 && subdirOf[record] === own) &&
        members.some((record) => offered[record] === 1 && record < this.own.records)
      );
    });
  }

  /**
   * Evaluates a policy by platform. Results of earlier searches are reused, so repeated questions leave fewer files
   * unchecked.
   * @param allowed 1 for each record that it allows
   * @param steps budget of the exact answers for all platforms together; 0 uses only the fixpoint
   */
  surveys(allowed: Uint8Array, steps: number | SurveySteps): Survey[] {
    return this.mapSurveys(allowed, steps, withOwnMarks);
  }

  /** The same, for what is asked of each survey. Neither its marks nor its files can be used afterwards. */
  mapSurveys<T>(allowed: Uint8Array, steps: number | SurveySteps, map: (survey: Survey, of: SurveyedFiles) => T): T[] {
    const offered = this.offered(allowed);
    const served = this.#served(offered);
    const effortOf = (all: number, easy = EASY_STEPS): Effort => {
      const left = Math.floor(all / served.length) - 1;
      return { left, each: Math.max(easy, Math.floor(left / MOST_HARD)) };
    };
    return served.map((platform) => {
      const effort = typeof steps === 'number' ? effortOf(steps) : effortOf(steps.allowed, FEW_STEPS);
      const allowedFiles = this.#allowedFiles(platform, offered, effort);
      const open = platform.open.afresh(typeof steps === 'number' ? effort : effortOf(steps.broken, FEW_STEPS));
      const found = map(surveyOf(allowedFiles, open, this.own, platform.marks), { platform, allowedFiles });
      allowedFiles.release();
      open.release();
      return found;
    });
  }

  /** The same for all available files, with the data that {@link surveysAfter} reuses. */
  groundedSurveys(steps: number): SurveyWithBlocking[] {
    return this.mapSurveys(this.available, steps, (survey, { allowedFiles }) => ({
      survey: withOwnMarks(survey),
      open: [],
      blocking: blockingDependenciesOf(allowedFiles, survey.dead),
    }));
  }
}

/** Budget of the exact answers of a survey, for all platforms together. A number is for both together. */
export interface SurveySteps {
  /** For files that the policy allows. */
  allowed: number;
  /** For whether broken files could be installed before. */
  broken: number;
}

/** The files of a survey. */
export interface SurveyedFiles {
  platform: ContentPlatform;
  allowedFiles: AllowedFiles;
}

function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return one.length === other.length;
}

/**
 * Updates what can be installed without a policy after files were added and none removed. Equals {@link
 * InstallableContent.surveys} of all available files, if the budget suffices for both. Evaluates new files,
 * undetermined ones, and those that these may have made installable. What the budget doesn't cover stays undetermined.
 * @param available 1 for each record that is in the index
 * @param added 1 for each new available record
 * @param earlier one for each platform that had files of its own
 * @param steps budget of the exact answers for all platforms; 0 keeps the fixpoint
 * @returns null if a platform is new
 * @throws TooManyProviders
 */
export function surveysAfter(
  records: ChannelRecords,
  available: Uint8Array,
  added: Uint8Array,
  earlier: readonly (EarlierSurvey & { blocking: BlockingDependencies })[],
  steps: number,
): SurveyWithBlocking[] | null {
  const { subdirs, subdirOf, dependsStart, dependsPool } = records;
  const has = new Uint8Array(subdirs.length);
  for (let record = 0; record < available.length; record++) if (available[record] === 1) has[subdirOf[record]!] = 1;
  const platforms = platformsOf(subdirs).filter((platform) => has[subdirs.indexOf(platform)] === 1);
  const before = platforms.map((platform) => earlier.find((one) => one.platform === platform));
  if (before.includes(undefined)) return null;
  // Without new files, only a budget can determine what the previous one couldn't.
  const isAsking = added.includes(1) || (steps > 0 && earlier.some(({ open }) => open.length > 0));
  const dependencies = new DependencyReader(records);
  const graph = isAsking ? graphOnDemand(records) : null;
  const found: SurveyWithBlocking[] = [];
  for (const was of before as (typeof earlier)[number][]) {
    const isOf = Uint8Array.from(subdirs, (subdir) => Number(subdir === was.platform || subdir === 'noarch'));
    const isOffered = (record: number): boolean => available[record] === 1 && isOf[subdirOf[record]!] === 1;
    const questioned: number[] = [];
    let allowedFiles: AllowedFiles | null = null;
    if (graph !== null) {
      const again = recordsToAskAgain(records, dependencies, added, was.dead, was.blocking);
      for (const record of was.open) again[record] = 1;
      const known = new Uint8Array(records.length);
      for (let record = 0; record < known.length; record++) {
        if (!isOffered(record)) continue;
        if (again[record] === 1 || added[record] === 1) questioned.push(record);
        else if (was.dead[record] !== 1) known[record] = 1;
      }
      const machine = machineOver(graph, was.platform, virtualPackagesOf(was.platform));
      const quick = fixpointAfter(graph, machine, known, questioned);
      allowedFiles = new AllowedFiles(
        graph,
        machine,
        available,
        { left: Math.floor(steps / platforms.length) - 1 },
        [],
        quick,
      );
    }
    const isAsked = new Uint8Array(records.length);
    for (const record of allowedFiles === null ? was.open : questioned) isAsked[record] = 1;
    const open: number[] = [];
    const survey = surveyAfter(was, isOffered, (record) => {
      if (isAsked[record] !== 1) return was.dead[record] !== 1;
      const answer = allowedFiles?.installable(record);
      if (answer === undefined) open.push(record);
      return answer;
    });
    const blocking = new BlockingDependenciesBuilder();
    const blockingBefore = new BlockingDependenciesReader(was.blocking);
    for (let record = 0; record < records.length; record++) {
      if (survey.dead[record] !== 1) continue;
      const specs =
        isAsked[record] === 1
          ? allowedFiles?.blocking(record)?.map(({ of, at }) => dependsPool[dependsStart[of]! + at]!)
          : blockingBefore.find(record);
      if (specs) blocking.add(record, new Set(specs));
    }
    found.push({ survey, open, blocking: blocking.build() });
  }
  return found;
}

/** A survey without a policy, with what the next update reuses. */
export interface SurveyWithBlocking {
  survey: Survey;
  /** Records that were evaluated and stayed undetermined; a complete evaluation only counts them. */
  open: readonly number[];
  blocking: BlockingDependencies;
}

/** By records the content that was made of them last, or what remains to be done for it. */
const contents = new WeakMap<
  ChannelRecords,
  {
    companions: ChannelRecords | null;
    parts: Parts<InstallableContent>;
    content: InstallableContent | TooManyProviders | null;
  }
>();

/**
 * Continues to prepare the content of some records for {@link installableContent}.
 * @param until prepares until then, in the time of `performance.now`; a part that began takes at most some hundred ms
 * @returns whether nothing remains to be done
 */
export function prepareContent(
  records: ChannelRecords,
  available: () => Uint8Array,
  companions: ChannelRecords | null,
  until: number,
): boolean {
  let made = contents.get(records);
  if (made?.companions !== companions) {
    made = { companions, parts: InstallableContent.inParts(records, available(), companions), content: null };
    contents.set(records, made);
  }
  while (made.content === null && performance.now() < until) {
    try {
      const part = made.parts.next();
      if (part.done === true) made.content = part.value;
    } catch (error) {
      if (!(error instanceof TooManyProviders)) {
        contents.delete(records);
        throw error;
      }
      made.content = error;
    }
  }
  return made.content !== null;
}

/**
 * Returns the content of some records, cached with them.
 * @param available returns 1 for each record in the index
 * @param companions see {@link companionFiles}
 * @throws TooManyProviders
 */
export function installableContent(
  records: ChannelRecords,
  available: () => Uint8Array,
  companions: ChannelRecords | null = null,
): InstallableContent {
  prepareContent(records, available, companions, Infinity);
  const content = contents.get(records)!.content!;
  if (content instanceof TooManyProviders) throw content;
  return content;
}
