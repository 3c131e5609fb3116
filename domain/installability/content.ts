/** A channel's content as it is asked about again and again: what does not depend on a policy is worked out once. */
import { ChannelRecordsBuilder, joinRecords } from '../policy/columns.ts';
import type { ChannelRecords } from '../policy/columns.ts';
import { prepareGraph, TooManyProviders } from './graph.ts';
import { Dependencies, GroundsBuilder, groundsOf, inQuestion } from './grounds.ts';
import type { Grounds } from './grounds.ts';
import type { Graph } from './graph.ts';
import { machineOver } from './machine.ts';
import type { Machine } from './machine.ts';
import { Offer } from './offer.ts';
import { virtualPackagesOf } from './profiles.ts';
import type { Effort } from './solver.ts';
import { platformsOf, surveyAfter, surveyOf } from './survey.ts';
import type { EarlierSurvey, Survey } from './survey.ts';
import { Witnesses } from './witness.ts';

/** A platform of a content. */
export interface ContentPlatform {
  machine: Machine;
  /** What can be installed as long as no policy takes anything, as far as the quick answer tells. */
  open: Offer;
  /** What environments and probes were last installed with. */
  witnesses: Witnesses;
}

/** What policies leave of a content on each of its platforms. */
export class InstallableContent {
  readonly graph: Graph;
  /** 1 for each record that a policy could allow: those that left the index are gone whatever it says. */
  readonly available: Uint8Array;
  readonly platforms: readonly ContentPlatform[];

  /** @param platforms those that are asked about; all that have files unless given @throws TooManyProviders */
  constructor(records: ChannelRecords, available: Uint8Array, platforms = platformsOf(records.subdirs)) {
    this.graph = prepareGraph(records);
    this.available = available;
    this.platforms = platforms.map((platform) => {
      const machine = machineOver(this.graph, platform, virtualPackagesOf(platform));
      return { machine, open: new Offer(this.graph, machine, available, { left: -1 }), witnesses: new Witnesses() };
    });
  }

  /** What a policy leaves on a platform, to be asked about. @param steps what all questions about it may take together */
  offer(platform: ContentPlatform, allowed: Uint8Array, steps: number): Offer {
    return this.#offer(platform, allowed, { left: steps });
  }

  #offer({ open }: ContentPlatform, allowed: Uint8Array, effort: Effort): Offer {
    const left = allowed.map((bit, record) => bit & this.available[record]!);
    // Where nothing is refused, nothing else is left than without a policy.
    return left.every((bit, record) => bit === this.available[record]) ? open.afresh(effort) : open.over(left, effort);
  }

  /** The platforms of which a policy leaves files of their own: it means the others to be without. */
  served(allowed: Uint8Array): ContentPlatform[] {
    const { subdirs, subdirOf } = this.graph.records;
    const has = new Uint8Array(subdirs.length);
    for (let record = 0; record < allowed.length; record++)
      if (allowed[record] === 1 && this.available[record] === 1) has[subdirOf[record]!] = 1;
    return this.platforms.filter(({ machine }) => has[subdirs.indexOf(machine.platform)] === 1);
  }

  /**
   * What a policy leaves, by platform. The same question has the same answer whatever was asked before: nothing that
   * was found out within its effort is kept.
   * @param allowed 1 for each record that it allows
   * @param steps what the exact answers may take for all platforms together; 0 leaves it at the quick ones
   */
  surveys(allowed: Uint8Array, steps: number): Survey[] {
    return this.#surveyed(allowed, steps).map(({ survey }) => survey);
  }

  /** The same of all that is available, with what {@link surveysAfter} takes from it. */
  groundedSurveys(steps: number): GroundedSurvey[] {
    return this.#surveyed(this.available, steps).map(({ survey, offer }) => ({
      survey,
      grounds: groundsOf(offer, survey.dead),
    }));
  }

  #surveyed(allowed: Uint8Array, steps: number): { survey: Survey; offer: Offer }[] {
    const served = this.served(allowed);
    return served.map((platform) => {
      const effort = { left: Math.floor(steps / served.length) - 1 };
      const offer = this.#offer(platform, allowed, effort);
      return { survey: surveyOf(offer, platform.open.afresh(effort)), offer };
    });
  }
}

/** Files that are asked about one by one, at most, since each may cost milliseconds; of a large channel one of so many, since a look at all of it costs more. */
const [MOST_ASKED, ONE_OF] = [200, 250];

/**
 * What can be installed where no policy refuses anything, after files came and none went: as {@link InstallableContent.surveys} of all that is available,
 * where the steps suffice for both. Asked about are the new files and those of before that these may have made installable; looked at is what their answers can
 * depend on.
 * @param available 1 for each record that did not leave the index
 * @param added 1 for each available record that came
 * @param earlier one for each platform that had files of its own
 * @param steps what the exact answers may take for all platforms together
 * @returns null where a platform is new, or where so many files would be asked about one by one that a look at everything is cheaper: its answers are of use to each other
 * @throws TooManyProviders
 */
export function surveysAfter(
  records: ChannelRecords,
  available: Uint8Array,
  added: Uint8Array,
  earlier: readonly (EarlierSurvey & { grounds: Grounds })[],
  steps: number,
): GroundedSurvey[] | null {
  const { subdirs, subdirOf, dependsStart, dependsPool } = records;
  const has = new Uint8Array(subdirs.length);
  for (let record = 0; record < available.length; record++) if (available[record] === 1) has[subdirOf[record]!] = 1;
  const platforms = platformsOf(subdirs).filter((platform) => has[subdirs.indexOf(platform)] === 1);
  const dependencies = new Dependencies(records);
  const questions: { before: (typeof earlier)[number]; isAsked: Uint8Array }[] = [];
  for (const platform of platforms) {
    const before = earlier.find((one) => one.platform === platform);
    if (before === undefined) return null;
    const open = added.includes(1)
      ? inQuestion(records, dependencies, added, before.dead, before.grounds)
      : new Uint8Array(records.length);
    const isOf = subdirs.map((subdir) => subdir === platform || subdir === 'noarch');
    const isAsked = open.map((bit, record) =>
      available[record] === 1 && isOf[subdirOf[record]!]! ? bit | added[record]! : 0,
    );
    questions.push({ before, isAsked });
  }
  const part = partFor(
    records,
    available,
    dependencies,
    questions.map(({ isAsked }) => isAsked),
    platforms,
  );
  const found: GroundedSurvey[] = [];
  let asked = 0;
  for (const { before, isAsked } of questions) {
    const { machine, open } = part.content.platforms.find((one) => one.machine.platform === before.platform)!;
    const offer = open.afresh({ left: Math.floor(steps / platforms.length) - 1 });
    for (let record = 0; record < available.length; record++)
      if (isAsked[record] === 1 && offer.isOpen(part.at[record]!)) asked++;
    if (asked > Math.max(MOST_ASKED, available.length / ONE_OF)) return null;
    const isOf = subdirs.map((subdir) => subdir === machine.platform || subdir === 'noarch');
    const survey = surveyAfter(
      before,
      (record) => available[record] === 1 && isOf[subdirOf[record]!]!,
      (record) => {
        if (isAsked[record] !== 1) return before.dead[record] !== 1;
        return offer.present(part.at[record]!) ? offer.installable(part.at[record]!) : false;
      },
    );
    const grounds = new GroundsBuilder(records.length);
    const { known, start, pool } = before.grounds;
    for (let record = 0; record < records.length; record++) {
      if (survey.dead[record] !== 1) continue;
      if (isAsked[record] === 1) {
        const rests = offer.grounds(part.at[record]!);
        if (rests !== null)
          grounds.add(
            record,
            new Set(rests.map((rest) => dependsPool[dependsStart[part.picks[rest.of]!]! + rest.at]!)),
          );
      } else if (known[record] === 1) grounds.add(record, pool.subarray(start[record]!, start[record + 1]!));
    }
    found.push({ survey, grounds: grounds.build() });
  }
  return found;
}

/** A survey of what nothing is refused of, with what the next one takes from it. */
export interface GroundedSurvey {
  survey: Survey;
  grounds: Grounds;
}

/** Records that stand for all where only some are asked about. */
interface Part {
  content: InstallableContent;
  /** Of each record here its place in the whole, and the other way round; -1 for those that are not here. */
  picks: ArrayLike<number>;
  at: Int32Array;
}

/** The records that are asked about, by marks for each platform, and all that their answers can depend on; where that is most of them, all. */
function partFor(
  records: ChannelRecords,
  available: Uint8Array,
  dependencies: Dependencies,
  isAsked: readonly Uint8Array[],
  platforms: string[],
): Part {
  const asked: number[] = [];
  for (let record = 0; record < records.length; record++)
    if (isAsked.some((marks) => marks[record] === 1)) asked.push(record);
  const names = dependencies.reachedFrom(asked);
  const at = new Int32Array(records.length).fill(-1);
  const picks: number[] = [];
  let next = 0;
  for (let record = 0; record < records.length; record++) {
    const isOne = asked[next] === record;
    if (isOne) next++;
    if (isOne || names[records.nameOf[record]!] === 1) at[record] = picks.push(record) - 1;
  }
  if (picks.length > records.length / 2) {
    const all = Int32Array.from({ length: records.length }, (_, record) => record);
    return { content: installableContent(records, available), picks: all, at: all };
  }
  const part = joinRecords(records, new ChannelRecordsBuilder().build(), Int32Array.from(picks));
  const content = new InstallableContent(
    part,
    Uint8Array.from(picks, (record) => available[record]!),
    platforms,
  );
  return { content, picks, at };
}

const contents = new WeakMap<ChannelRecords, InstallableContent | TooManyProviders>();

/**
 * The content of some records: made once and then kept with them.
 * @param available 1 for each record that did not leave the index
 * @throws TooManyProviders
 */
export function installableContent(records: ChannelRecords, available: Uint8Array): InstallableContent {
  let content = contents.get(records);
  if (content === undefined) {
    try {
      content = new InstallableContent(records, available);
    } catch (error) {
      if (!(error instanceof TooManyProviders)) throw error;
      content = error;
    }
    contents.set(records, content);
  }
  if (content instanceof TooManyProviders) throw content;
  return content;
}
