// Read model of artifact: workers read the summaries of a channel over a connection of their own.
/** One publication from beginning to named-in-waiting: read, judge, write. Runs in a worker thread. */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import {
  checkedNameCount,
  compilePolicy,
  evaluate,
  matchAdvisories,
  nameIndex,
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
  TooManyProviders,
} from '@terrarium/domain/installability';
import type {
  InstallableContent,
  SurveyWithBlocking,
  BlockingDependencies,
  KnownEnvironment,
  Probe,
  ProbeAnswer,
  Survey,
} from '@terrarium/domain/installability';
import type {
  AdvisoryMatches,
  ChannelRecords,
  Filters,
  GrantedException,
  RuleDescriptor,
  Vulnerabilities,
} from '@terrarium/domain/policy';
import { ABSENCES, MAIN_LABEL } from '@terrarium/domain/repo';
import type { AboutPackage } from '../indexFiles/index.ts';
import {
  channelIdsOf,
  keptBytes,
  readAbouts,
  readAdvisories,
  readCompanionFiles,
  readChanged,
  readKept,
  readLabels,
  readMissingTexts,
  readWhole,
  Spool,
} from '../memory/index.ts';
import type { Contents, ContentSource, Labels, ReadContents, UsedWith } from '../memory/index.ts';
import {
  countAllowed,
  allowedIds,
  difference,
  KEPT,
  makeTemporary,
  membersOf,
  orderOfIds,
  publicationFolder,
  PUBLISHED,
  readDecisions,
  shareFiles,
  splitDecisions,
  unpackIds,
} from '../storage/index.ts';
import type { SubdirDecisions } from '../storage/index.ts';
import { LABELS, textsIn, writeFileHashed, writeFolder } from '../indexFiles/index.ts';
import { earlierSurveys, EXACT_STEPS, idsOf } from './openFiles.ts';
import { changedPackages, packagesBefore, packagesOf, removePackages, writePackages } from './packages.ts';
import type { PackageRows } from './packages.ts';

/** The phases of a publication, in order. */
export type Phase = 'reading' | 'evaluating' | 'writing' | 'publishing';

/** The policy of a publication, at one revision. */
export interface PublishedPolicy {
  id: string;
  name: string;
  revision: number;
  filters: Filters;
  /** Exceptions that are granted beside it; none unless told. */
  granted?: GrantedException[];
  /** Nothing is refused; each file keeps the rule that would decide over it. */
  isWatched?: boolean;
}

/** What is to be published. Everything can be sent to a worker thread. */
export interface PublicationOrder {
  dataDir: string;
  channelId: string;
  publicationId: string;
  /** The publication that clients see now. */
  previousId: string | null;
  /** Null serves everything. */
  policy: PublishedPolicy | null;
  /** Files that keep_legacy keeps, ascending; null stands for what the previous publication serves. */
  legacyIds: Float64Array | null;
  /** What becomes of files that no client can install: listed all the same, or left out of the index. */
  brokenFiles: 'serve' | 'hide';
  /** Channels that clients use together with it. */
  usedWith: readonly UsedWith[];
  /** What has to stay installable; of the packages that most files need so many, too. */
  probes: Probe[];
  mostNeeded: number;
  /** Environments that have to stay installable as far as they are of the channel. */
  environments: KnownEnvironment[];
  /** Ages count from here, ms since the epoch. */
  now: number;
}

/** Files of one platform: served before, served now, and all that the channel has. */
export interface PlatformCounts {
  platform: string;
  num_before: number;
  num_after: number;
  num_total: number;
}

/** Packages that were lost for one reason. */
export interface Loss {
  /** The dependency that nothing meets any more; null for packages whose dependencies exclude one another. */
  spec: string | null;
  /** The rule that refuses most of what would meet it; null where nothing of it is refused. */
  rule: string | null;
  packages: string[];
}

/** What of a publication can be installed on one platform. */
export interface ComputedInstallability {
  platform: string;
  allowed: number;
  broken: number;
  newly_broken: number;
  /** Files of which there was no time to find out whether what they need excludes one another. */
  unchecked: number;
  /** Names, those with the most files first. */
  lost_packages: string[];
  /** The lost packages by what took the first of them, most packages first. */
  losses: Loss[];
  /** Ids of files that stay and cannot be installed, ascending: without the policy either, and because of it. */
  beforeIds: Float64Array;
  brokenIds: Float64Array;
  /** Ids of files that are asked about while the publication is served, ascending; `unchecked` counts them, too. */
  openIds: Float64Array;
}

/** A publication that is written but not yet named. */
export interface ComputedPublication {
  temporary: string;
  contents: Contents;
  /** The channels whose files it is made of, highest priority first. */
  sources: readonly ContentSource[];
  allowed: Uint8Array;
  rule: Uint16Array;
  rules: RuleDescriptor[];
  decisions: SubdirDecisions[];
  /** Null where the dependencies of the content are too many to be looked at. */
  installability: ComputedInstallability[] | null;
  /** The answer of each probe on each of its platforms. */
  probes: ProbeAnswer[];
  packages: PackageRows;
  counts: PlatformCounts[];
  allowedCount: number;
  refusedCount: number;
  vulnerabilities: Vulnerabilities;
  checkedNameCount: number;
  /** When the next file comes that is only held for its age, ms since the epoch. */
  releasesAt: number | null;
  addedIds: Float64Array;
  removedIds: Float64Array;
}

/** How a computation tells where it stands; `fraction` is of the phase, null when its end is not known. */
export type Progress = (phase: Phase, fraction: number | null) => void;

/** Steps of all probes of a publication. */
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

/**
 * Computes a publication, writes its folder under a temporary name and its packages.
 * @throws the signal's reason; then, as after any failure, nothing of it is left
 */
export async function computePublication(
  client: pg.ClientBase,
  order: PublicationOrder,
  progress: Progress,
  signal: AbortSignal,
): Promise<ComputedPublication> {
  const temporary = await makeTemporary(order.dataDir, order.publicationId);
  const spoolFolder = join(temporary, '.spool');
  const spools: Spool[] = [];
  let packages: Promise<void> = Promise.resolve();
  const spoolOf = (files?: readonly string[]): Spool => {
    const spool = new Spool(join(spoolFolder, String(spools.length)), files);
    spools.push(spool);
    return spool;
  };
  const previousFolder =
    order.previousId === null
      ? null
      : join(order.dataDir, PUBLISHED, publicationFolder(order.channelId, order.previousId));
  try {
    for (const name of ['0', '1']) await mkdir(join(spoolFolder, name), { recursive: true });
    progress('reading', null);
    const weighed =
      (await fromBefore(client, order, previousFolder, spoolOf, progress, signal)) ??
      (await fromAll(client, order, spoolOf, progress, signal));
    const { contents, judged, labels, surveys, blocking, listed } = weighed;
    progress('writing', 0);
    const { removed: _, advisories, ...published } = judged;
    const about = await aboutPackages(client, channelIdsOf(contents.contentKey), contents.records);
    // The database writes them while files are written here.
    const before = order.previousId === null ? null : packagesBefore(client, order.previousId);
    // It is waited for when the others are known.
    before?.catch(() => undefined);
    const all = [...packagesOf(contents.records, judged.allowed, advisories)];
    const differing = changedPackages((await before) ?? null, all);
    if (differing === null) packages = writePackages(client, order.publicationId, all, signal);
    // It is waited for below.
    packages.catch(() => undefined);
    const common = {
      contents,
      broken: deadEverywhere(contents.records, surveys?.map(({ survey }) => survey) ?? [], 'newlyDead'),
      about,
      aboutsOf: async (fileIds: readonly number[]) => {
        // A connection does one thing at a time.
        await packages;
        return readAbouts(client, fileIds, signal);
      },
      created: order.now,
      signal,
    };
    for (const label of labels.names) {
      const folder = join(temporary, LABELS, label);
      await mkdir(folder, { recursive: true });
      const { files } = await writeFolder({
        ...common,
        folder,
        allowed: labels.on(label, judged.allowed),
        removed: labels.on(label, judged.removed),
        previousFolder: previousFolder === null ? null : join(previousFolder, LABELS, label),
      });
      await shareFiles(order.dataDir, folder, files);
    }
    const manifest = await writeFolder({
      ...common,
      folder: temporary,
      allowed: listed,
      removed: labels.on(MAIN_LABEL, judged.removed),
      previousFolder,
      ...(labels.names.length > 0 ? { labels: labels.names } : {}),
      onProgress: (fraction) => progress('writing', fraction),
    });
    // It begins with its own hash, and one that is not whole is not read: no reason to wait for the disk.
    await writeFileHashed(join(temporary, KEPT), keptBytes(contents, listed, blocking), signal, false);
    await rm(spoolFolder, { recursive: true });
    await shareFiles(order.dataDir, temporary, manifest.files);
    await packages;
    return {
      temporary,
      contents: {
        contentKey: contents.contentKey,
        records: contents.records,
        fileIds: contents.fileIds,
        legacyFormat: contents.legacyFormat,
        withdrawn: contents.withdrawn,
      },
      sources: contents.sources,
      ...published,
      packages: differing ?? { id: order.publicationId, changed: [], gone: [] },
      installability: installabilityOf(contents, surveys, judged),
      probes: surveys === null ? [] : probesOf(weighed, order),
    };
  } catch (error) {
    for (const spool of spools) spool.destroy();
    await packages.catch(() => undefined);
    await rm(temporary, { recursive: true, force: true });
    // Whatever stays is swept later.
    await removePackages(client, [order.publicationId]).catch(() => undefined);
    throw error;
  }
}

/** What was found of a platform, and the records that were left open to be asked about later. */
type Answered = Pick<SurveyWithBlocking, 'survey' | 'open'>;

/** A content with what is decided over it. */
interface Weighed {
  contents: ReadContents;
  judged: Judged;
  labels: Labels;
  /** What of it can be installed, worked out when it is first asked for. */
  content: () => InstallableContent;
  surveys: Answered[] | null;
  /** What the next publication takes from them, by platform; empty under a policy. */
  blocking: ReadonlyMap<string, BlockingDependencies>;
  /** 1 for each record that the channel's own index lists. */
  listed: Uint8Array;
}

/** From what the publication before kept and what has changed since; null where everything is to be read. */
async function fromBefore(
  client: pg.ClientBase,
  order: PublicationOrder,
  folder: string | null,
  spoolOf: (files: readonly string[]) => Spool,
  progress: Progress,
  signal: AbortSignal,
): Promise<Weighed | null> {
  const read = folder === null ? null : await readBefore(client, order.channelId, folder, spoolOf, signal);
  if (read === null) return null;
  const weighed = await weigh(client, read.contents, order, progress, signal);
  const isWhole = await readMissingTexts(client, read.contents, listedAnywhere(weighed), read.spool, signal);
  await read.spool.end();
  return isWhole ? weighed : null;
}

/** Reads what has changed. What was kept is in memory only meanwhile. */
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

async function fromAll(
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
  return weigh(client, contents, order, progress, signal);
}

async function weigh(
  client: pg.ClientBase,
  contents: ReadContents,
  order: PublicationOrder,
  progress: Progress,
  signal: AbortSignal,
): Promise<Weighed> {
  progress('evaluating', null);
  const judged = await judge(client, contents, order);
  signal.throwIfAborted();
  const labels = await readLabels(client, order.channelId, channelIdsOf(contents.contentKey), contents.fileIds);
  const companions = await readCompanionFiles(client, order.dataDir, contents.records, order.usedWith, signal);
  const content = (): InstallableContent =>
    installableContent(contents.records, available(contents, labels), companions);
  const grounded =
    order.policy === null
      ? ((await surveysFromBefore(client, contents, order, labels)) ??
        asFarAsPossible(() => content().groundedSurveys(EXACT_STEPS)))
      : null;
  const surveys: Answered[] | null =
    order.policy === null
      ? grounded
      : asFarAsPossible(() =>
          content()
            .surveys(labels.on(MAIN_LABEL, judged.allowed), EXACT_STEPS)
            .map((survey) => ({ survey, open: [] })),
        );
  // The next publication can't take over what depends on other channels' files.
  const blocking = new Map(
    (companions === null ? grounded : null)?.map(({ survey: { platform }, blocking: of }) => [platform, of]),
  );
  signal.throwIfAborted();
  const shown = order.brokenFiles === 'hide' ? withoutDead(contents, judged.allowed, surveys) : judged.allowed;
  return { contents, judged, labels, content, surveys, blocking, listed: labels.on(MAIN_LABEL, shown) };
}

/** 1 for each record that some index of the channel lists. */
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

/** 1 for each record that the channel's own address would list without a policy. */
function available({ withdrawn }: ReadContents, labels: Labels): Uint8Array {
  return labels.on(
    MAIN_LABEL,
    withdrawn.map((way) => (way === 0 ? 1 : 0)),
  );
}

/** An answer; null where that is too much to look at. */
function asFarAsPossible<T>(answer: () => T): T | null {
  try {
    return answer();
  } catch (error) {
    if (error instanceof TooManyProviders) return null;
    throw error;
  }
}

/**
 * What can be installed, from the answers for the publication before. That needs two publications without a policy and without companion files,
 * of which nothing that was listed went or changed. Clients' files don't depend on it then, so only the quick answers about new files are waited for.
 * The other answers are left open, and found while the publication is served.
 * @returns null where everything is to be looked at
 */
async function surveysFromBefore(
  client: pg.ClientBase,
  contents: ReadContents,
  order: PublicationOrder,
  labels: Labels,
): Promise<SurveyWithBlocking[] | null> {
  const { earlier, records, fileIds } = contents;
  if (order.policy !== null || order.previousId === null || order.brokenFiles === 'hide') return null;
  if (order.usedWith.length > 0) return null;
  if (earlier === null || earlier.gone > 0) return null;
  const { rows } = await client.query<{ platform: string; unchecked: number; before_ids: Buffer; open_ids: Buffer }>(
    `select i.platform, i.unchecked, i.before_ids, i.open_ids from publication_installability i join publication p on p.id = i.publication_id
      where p.id = $1 and p.policy_id is null and p.policy_name is null and p.used_with = '{}'`,
    [order.previousId],
  );
  const now = available(contents, labels);
  // What a label or a withdrawal took from the index.
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

/** Those of the allowed files of which it is not proved that nobody can install them. */
function withoutDead({ records }: ReadContents, allowed: Uint8Array, surveys: Answered[] | null): Uint8Array {
  const dead = deadEverywhere(records, surveys?.map(({ survey }) => survey) ?? [], 'dead');
  return allowed.map((bit, record) => (dead[record] === 1 ? 0 : bit));
}

/** The text of the rule that refuses a record. */
const ruleText =
  ({ rule, rules }: Pick<Judged, 'rule' | 'rules'>) =>
  (record: number): string =>
    rules[rule[record]!]?.text ?? '';

function probesOf({ judged, labels, content: made }: Weighed, order: PublicationOrder): ProbeAnswer[] {
  // Where nothing is asked, nothing has to be worked out for it.
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

function installabilityOf(
  { records, fileIds }: ReadContents,
  surveys: readonly Answered[] | null,
  judged: Pick<Judged, 'rule' | 'rules'>,
): ComputedInstallability[] | null {
  if (surveys === null) return null;
  const order = orderOfIds(fileIds);
  return surveys.map(({ survey, open }) => ({
    platform: survey.platform,
    allowed: survey.allowed,
    broken: survey.broken,
    newly_broken: survey.newlyBroken,
    unchecked: survey.unchecked,
    lost_packages: survey.lost.map(({ name }) => records.names[name]!),
    losses: lossesOf(survey, records, ruleText(judged)),
    beforeIds: idsOf(fileIds, order, (record) => survey.dead[record] === 1 && survey.newlyDead[record] === 0),
    brokenIds: idsOf(fileIds, order, (record) => survey.newlyDead[record] === 1),
    openIds: Float64Array.from(open, (record) => fileIds[record]!).sort(),
  }));
}

/** The lost packages of a survey by their causes. */
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
  /** 1 for each record that left the index and that nothing refuses to who asks for it by name. */
  removed: Uint8Array;
  advisories: AdvisoryMatches;
};

/** How files left the index that are still given to who asks for them, as `Contents.withdrawn` has it. */
const STILL_GIVEN: readonly number[] = [ABSENCES.indexOf('yanked') + 1, ABSENCES.indexOf('gone') + 1];

async function judge(client: pg.ClientBase, contents: ReadContents, order: PublicationOrder): Promise<Judged> {
  const { records, fileIds } = contents;
  const { advisories: known, mapped, curations } = await readAdvisories(client, records.names, order.channelId);
  const advisories = matchAdvisories(records, known, mapped, curations);
  const before = order.previousId === null ? [] : await readDecisions(client, order.previousId);
  const servedBefore = allowedIds(before);
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
      ? membership(fileIds, order.legacyIds?.slice().sort() ?? servedBefore)
      : undefined;
    ({ allowed, rule } = evaluate(compiled, records, advisories, { served, now: order.now }));
    releasesAt = nextRelease(records, rules, { allowed, rule });
    if (order.policy.isWatched === true) allowed = new Uint8Array(records.length).fill(1);
  }
  const decisions = splitDecisions(records, fileIds, orderOfIds(fileIds), allowed, rule);
  // What left the index is still decided over, for those who ask for it by name; listed and counted it is not.
  const decided = allowedIds(decisions);
  const removed = allowed.map((bit, i) => (STILL_GIVEN.includes(contents.withdrawn[i]!) ? bit : 0));
  allowed = allowed.map((bit, i) => (contents.withdrawn[i] === 0 ? bit : 0));
  const { added: addedIds, removed: removedIds } = difference(servedBefore, decided);
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

/** What people wrote about the packages of a channel; the first of its sources that says something counts. */
async function aboutPackages(
  client: pg.ClientBase,
  channelIds: readonly string[],
  records: ChannelRecords,
): Promise<Map<string, AboutPackage>> {
  const about = new Map<string, AboutPackage>();
  const { idOf } = nameIndex(records);
  for (const channelId of channelIds) {
    const { rows } = await client.query<{ name: string; summary: string; home: string | null }>(
      "select name, summary, home from artifact where channel_id = $1 and family = 'conda' and (summary <> '' or home is not null)",
      [channelId],
    );
    for (const { name, summary, home } of rows)
      if (idOf.has(name) && !about.has(name)) about.set(name, { summary, home });
  }
  return about;
}
