/** Decides about the records of a publication, and finds what can be installed from it. */
import type pg from 'pg';
import {
  checkedNameCount,
  compilePolicy,
  evaluate,
  matchAdvisories,
  nextRelease,
  servedVulnerabilities,
} from '@terrarium/domain/policy';
import {
  causeRule,
  deadEverywhere,
  environmentProbes,
  installableContent,
  mostNeeded,
  probeAnswers,
  surveysAfter,
  LARGE_CONTENT,
  TooManyProviders,
} from '@terrarium/domain/installability';
import type {
  InstallableContent,
  SurveyWithBlocking,
  BlockingDependencies,
  ProbeAnswer,
  Survey,
} from '@terrarium/domain/installability';
import type { AdvisoryMatches, ChannelRecords, RuleDescriptor } from '@terrarium/domain/policy';
import { ABSENCES, MAIN_LABEL } from '@terrarium/domain/repo';
import {
  channelIdsOf,
  lacksTexts,
  readAdvisories,
  readAdvisoryRevision,
  readCompanionFiles,
  readChanged,
  readKept,
  readLabels,
  readMissingTexts,
  readWhole,
  Spool,
} from '../memory/index.ts';
import type { Base, Labels, ReadContents } from '../memory/index.ts';
import {
  countAllowed,
  allowedIds,
  membersOf,
  orderOfIds,
  pathOfPublication,
  readDecisions,
  servedDifference,
  splitDecisions,
  unpackIds,
} from '../storage/index.ts';
import type { SubdirDecisions } from '../storage/index.ts';
import { textsIn } from '../indexFiles/index.ts';
import { earlierSurveys, EXACT_STEPS, idsOf } from './openFiles.ts';
import type {
  PublicationOrder,
  PlatformCounts,
  Loss,
  ComputedInstallability,
  ComputedPublication,
  Progress,
} from './compute.ts';

/** Maximum solver steps for all install checks of a publication. */
const PROBE_STEPS = 100_000_000;

/** The rule of publications without a policy. */
const EVERYTHING: RuleDescriptor[] = [
  {
    index: 0,
    section: 'implicit',
    facets: [],
    group: null,
    label: 'No policy',
    text: 'The channel has no policy: everything is served',
  },
];

/** Result for a platform, and the records to check later. */
type Answered = Pick<SurveyWithBlocking, 'survey' | 'open'>;

/** A channel's content with the decisions about it. */
export interface Weighed {
  contents: ReadContents;
  judged: Judged;
  labels: Labels;
  /** The installable content, computed on first use. */
  content: () => InstallableContent;
  surveys: Answered[] | null;
  /** Dependencies for the next publication to reuse, by platform; empty under a policy. */
  blocking: ReadonlyMap<string, BlockingDependencies>;
  /** 1 for each record in the channel's own index. */
  listed: Uint8Array;
  /** The publication that the content was read from; null if it was read from the database. */
  base: Base | null;
}

/**
 * Reads the content as an earlier publication plus changes: of the channel, or of its largest source.
 * @returns null if everything must be read
 */
export async function fromBases(
  client: pg.ClientBase,
  order: PublicationOrder,
  spoolOf: (files: readonly string[]) => Spool,
  progress: Progress,
  signal: AbortSignal,
): Promise<Weighed | null> {
  for (const base of order.bases) {
    const weighed = await fromBase(client, order, base, spoolOf, progress, signal);
    if (weighed !== null) return weighed;
  }
  return null;
}

async function fromBase(
  client: pg.ClientBase,
  order: PublicationOrder,
  base: Base,
  spoolOf: (files: readonly string[]) => Spool,
  progress: Progress,
  signal: AbortSignal,
): Promise<Weighed | null> {
  const read = await readBefore(client, order.channelId, pathOfPublication(order.dataDir, base), spoolOf, signal);
  // Without a policy, everything is listed: don't decide about records whose texts must be read from elsewhere.
  if (read === null || (order.policy === null && lacksTexts(read.contents))) return null;
  const weighed = await weigh(client, read.contents, order, base, progress, signal);
  const isWhole = await readMissingTexts(client, read.contents, listedAnywhere(weighed), read.spool, signal);
  await read.spool.end();
  return isWhole ? weighed : null;
}

/** Reads the changes. The stored content is in memory only during this call. */
async function readBefore(
  client: pg.ClientBase,
  channelId: string,
  folder: string,
  spoolOf: (files: readonly string[]) => Spool,
  signal: AbortSignal,
): Promise<{ contents: ReadContents; spool: Spool } | null> {
  const kept = await readKept(folder);
  if (kept === null) return null;
  const places = textsIn(folder, kept);
  const spool = spoolOf(places.files);
  const contents = await readChanged(client, channelId, kept, places, spool, signal);
  return contents === null ? null : { contents, spool };
}

/** Answers from all records, if the previous answers cannot be used. */
export async function fromAll(
  client: pg.ClientBase,
  order: PublicationOrder,
  spoolOf: () => Spool,
  progress: Progress,
  signal: AbortSignal,
): Promise<Weighed> {
  progress('reading', null);
  const expected = await expectedCount(client, order.previousId);
  const contents = await readWhole(client, order.channelId, spoolOf(), {
    signal,
    onProgress: (read) => progress('reading', expected > 0 ? Math.min(read / expected, 1) : null),
  });
  return weigh(client, contents, order, null, progress, signal);
}

async function weigh(
  client: pg.ClientBase,
  contents: ReadContents,
  order: PublicationOrder,
  base: Base | null,
  progress: Progress,
  signal: AbortSignal,
): Promise<Weighed> {
  progress('evaluating', null);
  const judged = await judge(client, contents, order);
  signal.throwIfAborted();
  const labels = await readLabels(client, order.channelId, channelIdsOf(contents.contentKey), contents.fileIds);
  const companions = await readCompanionFiles(client, order.dataDir, contents.records, order.usedWith, signal);
  const content = (): InstallableContent =>
    installableContent(contents.records, () => available(contents, labels), companions);
  const grounded =
    order.policy === null
      ? ((await surveysFromBefore(client, contents, order, base, labels)) ??
        asFarAsPossible(() => content().groundedSurveys(surveySteps(contents.records, order))))
      : null;
  const surveys: Answered[] | null =
    order.policy === null
      ? grounded
      : asFarAsPossible(() =>
          content()
            .surveys(labels.on(MAIN_LABEL, judged.allowed), surveySteps(contents.records, order))
            .map((survey) => ({ survey, open: [] })),
        );
  // The next publication can't reuse results that depend on other channels' files.
  const blocking = new Map(
    (companions === null ? grounded : null)?.map(({ survey: { platform }, blocking: of }) => [platform, of]),
  );
  signal.throwIfAborted();
  const shown = order.brokenFiles === 'hide' ? withoutDead(contents, judged.allowed, surveys) : judged.allowed;
  return { contents, judged, labels, content, surveys, blocking, listed: labels.on(MAIN_LABEL, shown), base };
}

/** 1 for each record in any index of the channel. */
function listedAnywhere({ judged, labels, listed }: Weighed): Uint8Array {
  if (labels.names.length === 0) return listed;
  const anywhere = Uint8Array.from(listed);
  for (const name of labels.names)
    labels.on(name, judged.allowed).forEach((bit, record) => {
      if (bit === 1) anywhere[record] = 1;
    });
  return anywhere;
}

async function expectedCount(client: pg.ClientBase, previousId: string | null): Promise<number> {
  if (previousId === null) return 0;
  const { rows } = await client.query<{ files: number }>(
    'select allowed_count + refused_count as files from publication where id = $1',
    [previousId],
  );
  return rows[0]?.files ?? 0;
}

/** 1 for each record that the channel's own index would list without a policy. */
function available({ withdrawn }: ReadContents, labels: Labels): Uint8Array {
  return labels.on(
    MAIN_LABEL,
    withdrawn.map((way) => (way === 0 ? 1 : 0)),
  );
}

/** Steps for a large channel. A step takes up to 80 ns there, and what isn't reached is checked afterwards. */
const LARGE_STEPS = 10_000_000;

/** Maximum solver steps. A channel that hides uninstallable files hides only those that are found now. */
const surveySteps = ({ length }: ChannelRecords, { brokenFiles }: PublicationOrder): number =>
  length < LARGE_CONTENT || brokenFiles === 'hide' ? EXACT_STEPS : LARGE_STEPS;

/** Returns a result; null if it takes too many steps. */
function asFarAsPossible<T>(answer: () => T): T | null {
  try {
    return answer();
  } catch (error) {
    if (error instanceof TooManyProviders) return null;
    throw error;
  }
}

/**
 * Computes installability from the results of the publication that the content was read from.
 * Requires that both have no policy and no companion files, and that no listed file was removed or changed. Clients see
 * the same files then, so only the quick checks of new files run now. The other checks run after publishing.
 * @returns null if everything must be checked
 */
async function surveysFromBefore(
  client: pg.ClientBase,
  contents: ReadContents,
  order: PublicationOrder,
  base: Base | null,
  labels: Labels,
): Promise<SurveyWithBlocking[] | null> {
  const { earlier, records, fileIds } = contents;
  if (order.policy !== null || base === null || order.brokenFiles === 'hide') return null;
  if (order.usedWith.length > 0) return null;
  if (earlier === null || earlier.gone > 0) return null;
  const { rows } = await client.query<{ platform: string; unchecked: number; before_ids: Buffer; open_ids: Buffer }>(
    `select i.platform, i.unchecked, i.before_ids, i.open_ids from publication_installability i join publication p on p.id = i.publication_id
      where p.id = $1 and p.policy_id is null and p.policy_name is null and p.used_with = '{}'`,
    [base.publicationId],
  );
  const now = available(contents, labels);
  // Files that a label or a yank removed from the index.
  if (earlier.listed.some((bit, record) => bit === 1 && now[record] !== 1)) return null;
  const added = now.map((bit, record) => (earlier.listed[record] === 1 ? 0 : bit));
  const before = earlierSurveys(
    { fileIds, blocking: earlier.blocking },
    rows.map(({ before_ids, open_ids, ...row }) => ({
      ...row,
      beforeIds: unpackIds(before_ids),
      openIds: unpackIds(open_ids),
    })),
    added,
  );
  return asFarAsPossible(() => surveysAfter(records, now, added, before, 0));
}

/** Returns the allowed files without those that are provably uninstallable. */
function withoutDead({ records }: ReadContents, allowed: Uint8Array, surveys: Answered[] | null): Uint8Array {
  const dead = deadEverywhere(records, surveys?.map(({ survey }) => survey) ?? [], 'dead');
  return allowed.map((bit, record) => (dead[record] === 1 ? 0 : bit));
}

/** Returns the text of the rule that blocks a record. */
const ruleText =
  ({ rule, rules }: Pick<Judged, 'rule' | 'rules'>) =>
  (record: number): string =>
    rules[rule[record]!]?.text ?? '';

/** Answers of the install checks of a publication. */
export function probesOf({ judged, labels, content: made }: Weighed, order: PublicationOrder): ProbeAnswer[] {
  // Without install checks there is nothing to prepare.
  if (order.probes.length + order.mostNeeded + order.environments.length === 0) return [];
  const content = made();
  const allowed = labels.on(MAIN_LABEL, judged.allowed);
  const further = [
    ...mostNeeded(content, allowed, order.mostNeeded),
    ...environmentProbes(content, order.environments),
  ];
  const named = new Set(order.probes.map(({ label }) => label));
  const probes = [...order.probes, ...further.filter(({ label }) => !named.has(label))];
  return probeAnswers(content, allowed, probes, PROBE_STEPS, ruleText(judged));
}

/** What can be installed from a publication, and what was lost. */
export function installabilityOf(
  { records, fileIds }: ReadContents,
  surveys: readonly Answered[] | null,
  judged: Pick<Judged, 'rule' | 'rules'>,
): ComputedInstallability[] | null {
  if (surveys === null) return null;
  return surveys.map(({ survey, open }) => ({
    platform: survey.platform,
    allowed: survey.allowed,
    broken: survey.broken,
    newly_broken: survey.newlyBroken,
    unchecked: survey.unchecked,
    lost_packages: survey.lost.map(({ name }) => records.names[name]!),
    losses: lossesOf(survey, records, ruleText(judged)),
    beforeIds: idsOf(fileIds, survey.dead, survey.newlyDead),
    brokenIds: idsOf(fileIds, survey.newlyDead),
    openIds: Float64Array.from(open, (record) => fileIds[record]!).sort(),
  }));
}

/** Groups the uninstallable packages of a survey by cause. */
function lossesOf(
  { lost, causes }: Survey,
  { names }: Pick<ChannelRecords, 'names'>,
  ruleOf: (record: number) => string,
): Loss[] {
  return [...Map.groupBy(lost, ({ cause }) => cause)]
    .map(([at, packages]) => ({
      spec: causes[at]!.spec,
      rule: causeRule(causes[at]!, ruleOf),
      packages: packages.map(({ name }) => names[name]!),
    }))
    .sort((a, b) => b.packages.length - a.packages.length);
}

type Judged = Omit<
  ComputedPublication,
  'temporary' | 'contents' | 'sources' | 'packages' | 'installability' | 'probes'
> & {
  /** 1 for each record that isn't in the index but is still available by name. */
  removed: Uint8Array;
  advisories: AdvisoryMatches;
};

/** Ways to leave the index after which a file is still available by name, as in `Contents.withdrawn`. */
const STILL_GIVEN: readonly number[] = [ABSENCES.indexOf('yanked') + 1, ABSENCES.indexOf('gone') + 1];

async function judge(client: pg.ClientBase, contents: ReadContents, order: PublicationOrder): Promise<Judged> {
  const { records, fileIds } = contents;
  const advisoryRevision = await readAdvisoryRevision(client, order.channelId);
  const { advisories: known, mapped, curations } = await readAdvisories(client, records.names, order.channelId);
  const advisories = matchAdvisories(records, known, mapped, curations);
  const before = order.previousId === null ? [] : await readDecisions(client, order.previousId);
  let allowed: Uint8Array;
  let rule: Uint16Array;
  let rules = EVERYTHING;
  let releasesAt: number | null = null;
  if (order.policy === null) {
    allowed = new Uint8Array(records.length).fill(1);
    rule = new Uint16Array(records.length);
  } else {
    const compiled = compilePolicy(order.policy.filters, order.policy.granted);
    rules = compiled.rules;
    const served = compiled.keepLegacy
      ? membership(fileIds, order.legacyIds?.slice().sort() ?? allowedIds(before))
      : undefined;
    ({ allowed, rule } = evaluate(compiled, records, advisories, { served, now: order.now }));
    releasesAt = nextRelease(records, rules, { allowed, rule });
    if (order.policy.isWatched === true) allowed = new Uint8Array(records.length).fill(1);
  }
  const decisions = splitDecisions(records, fileIds, orderOfIds(fileIds), allowed, rule);
  // Files outside the index get a decision too, for requests by name. They are neither listed nor counted.
  const removed = allowed.map((bit, i) => (STILL_GIVEN.includes(contents.withdrawn[i]!) ? bit : 0));
  allowed = allowed.map((bit, i) => (contents.withdrawn[i] === 0 ? bit : 0));
  const { added: addedIds, removed: removedIds } = servedDifference(before, decisions);
  const allowedCount = allowed.reduce((sum, bit) => sum + bit, 0);
  return {
    allowed,
    rule,
    rules,
    decisions,
    allowedCount,
    refusedCount: records.length - allowedCount,
    counts: countPlatforms(before, decisions),
    vulnerabilities: servedVulnerabilities(advisories, records, allowed),
    advisoryRevision,
    checkedNameCount: checkedNameCount(advisories),
    releasesAt,
    addedIds,
    removedIds,
    removed,
    advisories,
  };
}

function membership(fileIds: Float64Array, ids: Float64Array): Uint8Array {
  const isMember = membersOf(ids);
  const marks = new Uint8Array(fileIds.length);
  for (let record = 0; record < marks.length; record++) if (isMember(fileIds[record]!)) marks[record] = 1;
  return marks;
}

function countPlatforms(before: readonly SubdirDecisions[], after: readonly SubdirDecisions[]): PlatformCounts[] {
  const served = (decisions: readonly SubdirDecisions[], platform: string) =>
    countAllowed(decisions.filter(({ subdir }) => subdir === platform));
  const platforms = new Set([...before, ...after].map(({ subdir }) => subdir));
  return [...platforms].sort().map((platform) => ({
    platform,
    num_before: served(before, platform),
    num_after: served(after, platform),
    num_total: after.find(({ subdir }) => subdir === platform)?.fileIds.length ?? 0,
  }));
}
