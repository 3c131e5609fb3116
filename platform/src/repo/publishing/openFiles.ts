/** New files that a publication left unchecked. They are checked afterwards. */
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BlockingDependenciesBuilder, surveysAfter, TooManyProviders } from '@terrarium/domain/installability';
import type { EarlierSurvey, BlockingDependencies } from '@terrarium/domain/installability';
import { writeFileHashed } from '../indexFiles/index.ts';
import { keptAgain, readKept } from '../memory/index.ts';
import { KEPT, makeTemporary, pathOfPublication, recordsByIds } from '../storage/index.ts';

/** Maximum solver steps per publication: about a second. Files not reached count as installable. */
export const EXACT_STEPS = 100_000_000;

/** Results for a platform of a publication without a policy. */
export interface PlatformState {
  platform: string;
  /** Number of unchecked files: those listed in `openIds`, and others. */
  unchecked: number;
  /** IDs of uninstallable files, ascending. */
  beforeIds: Float64Array;
  /** IDs of unchecked new files, ascending. */
  openIds: Float64Array;
}

/** The unchecked new files of a channel. Can be sent to a worker thread. */
export interface OpenFilesOrder {
  dataDir: string;
  channelId: string;
  publicationId: string;
  platforms: PlatformState[];
}

/** Returns the IDs of marked records, ascending. @param except marks of those to leave out */
export function idsOf(fileIds: Float64Array, marks: Uint8Array, except?: Uint8Array): Float64Array {
  const ids: number[] = [];
  for (let record = 0; record < fileIds.length; record++)
    if (marks[record] === 1 && except?.[record] !== 1) ids.push(fileIds[record]!);
  return Float64Array.from(ids).sort();
}

/** Converts earlier results to current records. @param added 1 for each new record */
export function earlierSurveys(
  { fileIds, blocking }: { fileIds: Float64Array; blocking: ReadonlyMap<string, BlockingDependencies> },
  platforms: readonly PlatformState[],
  added: Uint8Array,
): (EarlierSurvey & { blocking: BlockingDependencies })[] {
  const recordOf = recordsByIds(fileIds);
  const known = (ids: Float64Array): Uint32Array =>
    Uint32Array.from(ids, recordOf).filter((record) => record < added.length && added[record] !== 1);
  return platforms.map(({ platform, unchecked, beforeIds, openIds }) => {
    const marks = new Uint8Array(added.length);
    for (const record of known(beforeIds)) marks[record] = 1;
    return {
      platform,
      dead: marks,
      open: [...known(openIds).sort()],
      unchecked: Math.max(unchecked - openIds.length, 0),
      blocking: blocking.get(platform) ?? new BlockingDependenciesBuilder().build(),
    };
  });
}

/**
 * Checks the files that a publication left unchecked, from its stored content.
 * Also stores the blocking dependencies for the next publication; a failure to do so doesn't change the result.
 * @returns null if nothing is stored here or there are too many files; then every file must be checked
 */
export async function answerOpenFiles({
  dataDir,
  channelId,
  publicationId,
  platforms,
}: OpenFilesOrder): Promise<PlatformState[] | null> {
  const folder = pathOfPublication(dataDir, { channelId, publicationId });
  const kept = await readKept(folder);
  if (kept === null) return null;
  const { records, listed, fileIds } = kept;
  const nothing = new Uint8Array(records.length);
  let found: ReturnType<typeof surveysAfter>;
  try {
    found = surveysAfter(records, listed, nothing, earlierSurveys(kept, platforms, nothing), EXACT_STEPS);
  } catch (error) {
    if (error instanceof TooManyProviders) return null;
    throw error;
  }
  if (found === null) return null;
  const temporary = await makeTemporary(dataDir, publicationId);
  try {
    const blocking = new Map(found.map(({ survey: { platform }, blocking: of }) => [platform, of]));
    if (kept.stored !== null) {
      await writeFileHashed(join(temporary, KEPT), keptAgain(kept, kept.stored, blocking), undefined, false);
      await rename(join(temporary, KEPT), join(folder, KEPT));
    }
  } catch (error) {
    // A newer publication replaced this one.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  return found.map(({ survey: { platform, unchecked, dead }, open }) => ({
    platform,
    unchecked,
    beforeIds: idsOf(fileIds, dead),
    openIds: Float64Array.from(open, (record) => fileIds[record]!).sort(),
  }));
}
