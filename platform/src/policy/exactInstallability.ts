// Read model of publication_installability: packages uninstallable in the previous publication aren't reported again.
/**
 * Complete installability checks of whole channels.
 * A publication has no time to check every file for conflicting dependencies, so a job checks the rest in slices and
 * stores its progress after each. It ends if another publication replaces the checked one, or another process has taken
 * over, e.g. because this one was believed dead. Without blocked files, mostly new files are unchecked, and these are
 * checked first.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { MOST_UNCHECKED } from '@terrarium/domain/installability';
import type { Trx } from '../db/index.ts';
import type { ChannelIndex, PlatformAnswer, Repo } from '../repo/index.ts';
import type { ImpactService } from './impact.ts';
import { PreviewsBusy } from './impactThread.ts';
import { nothingFound } from './installability.ts';
import type { ExactFound } from './installability.ts';

/** Maximum records per slice. Most slices end by their time. */
const SLICE_RECORDS = 5_000;
/** Interval at which progress is stored, in ms: the IDs of a large channel take megabytes. */
const KEEP_EVERY_MS = 2_000;
/** Duration of one job in ms. Then the next one continues. */
const TURN_MS = 30_000;
/**
 * Maximum pause between two slices in ms.
 * A pause is as long as the slice before, so checks use at most half of a core.
 */
const MOST_REST_MS = 1_000;
/** Maximum names and causes that a run reports. */
const MOST_NAMES = 100;
const MOST_CAUSES = 20;

/** Dependencies of the checks. */
export interface ExactParts {
  repo: Pick<Repo, 'index' | 'answers'>;
  impact: Pick<ImpactService, 'exact'>;
}

/**
 * Checks the current files of a channel, continuing an earlier check.
 * @param turn duration in ms
 * @returns true if more files are left
 */
export async function lookExactly(
  { repo, impact }: ExactParts,
  channelId: string,
  signal: AbortSignal,
  turn = TURN_MS,
): Promise<boolean> {
  const until = performance.now() + turn;
  for (const { publicationId } of await repo.answers.channels(channelId))
    await lookAtOpenFiles(repo, { channelId, publicationId }, signal);
  if (signal.aborted) return true;
  // Read the channel only if files are left.
  if ((await repo.answers.channels(channelId)).length === 0) return false;
  const index = await repo.index(channelId);
  const { publication } = index;
  if (publication === null) return false;
  const offMain = await repo.answers.offMain(index.sourceIds);
  const listable = offMain.size === 0 ? null : Uint8Array.from(index.fileIds, (id) => (offMain.has(id) ? 0 : 1));
  for (const open of await repo.answers.of(publication.id)) {
    if (open.isExact || open.unchecked > MOST_UNCHECKED) continue;
    // The channel's files changed, so a new publication follows.
    if (open.content_key !== index.contentKey) return false;
    const records = recordsAfter(index, open, listable);
    let at = 0;
    let from: PlatformAnswer = open;
    let keptAt = performance.now();
    let batch = nothingFound();
    for (;;) {
      if (signal.aborted) return true;
      const started = performance.now();
      const question = {
        publication: publication.id,
        platform: open.platform,
        records: records.slice(at, at + SLICE_RECORDS),
        listable,
      };
      const found = await impact.exact(index, question, signal).catch((error: unknown) => {
        if (error instanceof PreviewsBusy || signal.aborted) return null;
        throw error;
      });
      if (found === null) return true;
      at += found.reached;
      batch = {
        reached: batch.reached + found.reached,
        passedOver: batch.passedOver + found.passedOver,
        before: [...batch.before, ...found.before],
        broken: [...batch.broken, ...found.broken],
      };
      const now = performance.now();
      const isOver = now > until;
      if (at === records.length || isOver || now - keptAt > KEEP_EVERY_MS) {
        const last = at === 0 ? open.checked_to : index.fileIds[records[at - 1]!]!;
        const answer = better(index, from, batch, { last, left: records.length - at, listable });
        const lost = answer.lost_packages.slice(from.lost_packages.length);
        const kept = await repo.answers.keep({ channelId, publicationId: publication.id, from }, answer, (trx) =>
          tellRun(trx, publication.id, answer, lost),
        );
        if (!kept) return false;
        if (answer.isExact) break;
        if (isOver) return true;
        from = answer;
        keptAt = now;
        batch = nothingFound();
      }
      await pause(Math.min(now - started, MOST_REST_MS), undefined, { signal }).catch(() => undefined);
    }
  }
  return false;
}

/** Checks the new files of a publication without a policy, based on earlier results. */
async function lookAtOpenFiles(
  { answers }: ExactParts['repo'],
  at: { channelId: string; publicationId: string },
  signal: AbortSignal,
): Promise<void> {
  const before = await answers.of(at.publicationId);
  if (before.every(({ openIds }) => openIds.length === 0)) return;
  const found = await answers.ofOpenFiles(at.channelId, at.publicationId, before, signal).catch((error: unknown) => {
    if (signal.aborted) return null;
    throw error;
  });
  for (const state of found ?? []) {
    const from = before.find(({ platform }) => platform === state.platform)!;
    if (from.isExact) continue;
    const answer = { ...from, ...state, isExact: state.unchecked === 0 };
    const kept = await answers.keep({ ...at, from }, answer, (trx) => tellRun(trx, at.publicationId, answer, []));
    if (!kept) return;
  }
}

/** Returns unchecked records of a platform in the channel's own index, by ascending ID. */
function recordsAfter(
  { records, fileIds, publication }: ChannelIndex,
  { platform, checked_to }: PlatformAnswer,
  listable: Uint8Array | null,
): Uint32Array {
  const member = records.subdirs.map((subdir) => subdir === platform || subdir === 'noarch');
  const found: number[] = [];
  for (let record = 0; record < records.length; record++)
    if (
      publication!.allowed[record] === 1 &&
      listable?.[record] !== 0 &&
      member[records.subdirOf[record]!] &&
      fileIds[record]! > checked_to
    )
      found.push(record);
  return Uint32Array.from(found).sort((a, b) => fileIds[a]! - fileIds[b]!);
}

function better(
  index: ChannelIndex,
  answer: PlatformAnswer,
  found: ExactFound,
  { last, left, listable }: { last: number; left: number; listable: Uint8Array | null },
): PlatformAnswer {
  const passed_over = answer.passed_over + found.passedOver;
  const idsOf = (records: readonly number[]): number[] => records.map((record) => index.fileIds[record]!);
  const merged = (ids: Float64Array, more: readonly number[]): Float64Array =>
    more.length === 0 ? ids : Float64Array.from(new Set([...ids, ...idsOf(more)])).sort();
  const next = {
    ...answer,
    passed_over,
    checked_to: last,
    isExact: left === 0,
    unchecked: Math.min(answer.unchecked, passed_over + left),
    openIds: left === 0 ? new Float64Array() : answer.openIds,
    beforeIds: merged(answer.beforeIds, found.before),
    brokenIds: merged(answer.brokenIds, found.broken),
  };
  return { ...next, lost_packages: [...answer.lost_packages, ...newlyLost(index, next, found.broken, listable)] };
}

/** Returns packages whose last installable file is among some records. */
function newlyLost(
  { records, fileIds, byName, publication }: ChannelIndex,
  { platform, beforeIds, brokenIds, lost_packages }: PlatformAnswer,
  broken: readonly number[],
  listable: Uint8Array | null,
): string[] {
  if (broken.length === 0) return [];
  const dead = new Set([...beforeIds, ...brokenIds]);
  const known = new Set(lost_packages);
  const names = new Set(broken.map((record) => records.names[records.nameOf[record]!]!));
  const isLost = (name: string): boolean =>
    [...byName.get(name)!].every((record) => {
      const subdir = records.subdirs[records.subdirOf[record]!];
      const isOwn = publication!.allowed[record] === 1 && listable?.[record] !== 0;
      const served = isOwn && (subdir === platform || subdir === 'noarch');
      return !served || dead.has(fileIds[record]!);
    });
  return [...names].filter((name) => !known.has(name) && isLost(name)).sort();
}

/** Updates the run of a publication with the current results. @param lost packages found to be uninstallable since */
async function tellRun(
  trx: Trx,
  publicationId: string,
  answer: PlatformAnswer,
  lost: readonly string[],
): Promise<void> {
  const run = await trx
    .selectFrom('policy_run')
    .select(['id', 'installability', 'before_publication_id'])
    .where('publication_id', '=', publicationId)
    .forUpdate()
    .executeTakeFirst();
  if (run?.installability === undefined || run.installability === null) return;
  const before = new Set(await lostIn(trx, run.before_publication_id, answer.platform));
  const news = lost.filter((name) => !before.has(name));
  const installability = run.installability.map((told) => {
    if (told.platform !== answer.platform) return told;
    return {
      ...told,
      broken: answer.beforeIds.length + answer.brokenIds.length,
      newly_broken: answer.brokenIds.length,
      unchecked: answer.unchecked,
      lost_package_count: answer.lost_packages.length,
      newly_lost: [...told.newly_lost, ...news].slice(0, MOST_NAMES),
      newly_lost_count: told.newly_lost_count + news.length,
      causes: withExclusions(told.causes ?? [], news),
      regained: told.regained.filter((name) => !lost.includes(name)),
      regained_count: told.regained_count - told.regained.filter((name) => lost.includes(name)).length,
    };
  });
  await trx
    .updateTable('policy_run')
    .set({ installability: JSON.stringify(installability) })
    .where('id', '=', run.id)
    .execute();
}

/** Adds uninstallable packages without a missing dependency: all have conflicting dependencies as their cause. */
function withExclusions<
  Cause extends { spec: string | null; rule: string | null; packages: string[]; package_count: number },
>(
  causes: readonly Cause[],
  names: readonly string[],
): (Cause | { spec: null; rule: null; packages: string[]; package_count: number })[] {
  if (names.length === 0) return [...causes];
  const known = causes.find(({ spec }) => spec === null);
  const made = {
    spec: null,
    rule: null,
    packages: [...(known?.packages ?? []), ...names].slice(0, MOST_NAMES),
    package_count: (known?.package_count ?? 0) + names.length,
  };
  return [...causes.filter((cause) => cause !== known), made]
    .sort((a, b) => b.package_count - a.package_count)
    .slice(0, MOST_CAUSES);
}

async function lostIn(trx: Trx, publicationId: string | null, platform: string): Promise<string[]> {
  if (publicationId === null) return [];
  const row = await trx
    .selectFrom('publication_installability')
    .select('lost_packages')
    .where('publication_id', '=', publicationId)
    .where('platform', '=', platform)
    .executeTakeFirst();
  return row?.lost_packages ?? [];
}
