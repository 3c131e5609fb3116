/** A channel's content as it is asked about again and again: what does not depend on a policy is worked out once. */
import type { ChannelRecords } from '../policy/columns.ts';
import { prepareGraph, TooManyProviders } from './graph.ts';
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

  /** @throws TooManyProviders */
  constructor(records: ChannelRecords, available: Uint8Array) {
    this.graph = prepareGraph(records);
    this.available = available;
    this.platforms = platformsOf(records.subdirs).map((platform) => {
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
    const served = this.served(allowed);
    return served.map((platform) => {
      const effort = { left: Math.floor(steps / served.length) - 1 };
      return surveyOf(this.#offer(platform, allowed, effort), platform.open.afresh(effort));
    });
  }
}

/** Files that are asked about one by one, at most, since each may cost milliseconds; of a large channel one of so many, since a look at all of it costs more. */
const [MOST_ASKED, ONE_OF] = [200, 250];

/**
 * What can be installed where no policy refuses anything, after files came and none went: as {@link InstallableContent.surveys} of all that is available,
 * where the steps suffice for both.
 * @param available as of {@link installableContent}, which is only made where something came
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
  earlier: readonly EarlierSurvey[],
  steps: number,
): Survey[] | null {
  const { subdirs, subdirOf } = records;
  const has = new Uint8Array(subdirs.length);
  for (let record = 0; record < available.length; record++) if (available[record] === 1) has[subdirOf[record]!] = 1;
  const platforms = platformsOf(subdirs).filter((platform) => has[subdirs.indexOf(platform)] === 1);
  const content = added.includes(1) ? installableContent(records, available) : null;
  const found: Survey[] = [];
  let asked = 0;
  for (const platform of platforms) {
    const before = earlier.find((one) => one.platform === platform);
    if (before === undefined) return null;
    const effort = { left: Math.floor(steps / platforms.length) - 1 };
    const open = content?.platforms.find(({ machine }) => machine.platform === platform)?.open.afresh(effort) ?? null;
    const isOf = subdirs.map((subdir) => subdir === platform || subdir === 'noarch');
    const isOffered = (record: number): boolean => available[record] === 1 && isOf[subdirOf[record]!]!;
    const isInQuestion = (record: number): boolean => added[record] === 1 || before.dead[record] === 1;
    if (open !== null) {
      for (let record = 0; record < available.length; record++)
        if (isOffered(record) && isInQuestion(record) && open.isOpen(record)) asked++;
      if (asked > Math.max(MOST_ASKED, available.length / ONE_OF)) return null;
    }
    found.push(surveyAfter(before, open, isOffered, isInQuestion));
  }
  return found;
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
