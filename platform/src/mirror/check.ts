/** Checks in a few seconds whether a source can be mirrored, and if not, why (CHAN-09). */
import { commonSubdirs } from '@terrarium/domain/conda';
import type { SourceCheckAnswer } from './contract.ts';
import { SourceError } from '../outbound/index.ts';
import { readRepodata } from './repodata.ts';
import type { MirrorSettings } from './settings.ts';
import { openSource } from './source.ts';
import type { ChannelSource } from './source.ts';
import { findSubdirs, subdirsToRead } from './subdirs.ts';
import type { FoundSubdirs } from './subdirs.ts';

/** Checks a source: one of its subdirs must have repodata. Returns which common subdirs exist. */
export async function checkSource(source: string, settings: MirrorSettings): Promise<SourceCheckAnswer> {
  const signal = AbortSignal.timeout(settings.checkTimeout);
  let opened: ChannelSource | null = null;
  try {
    opened = openSource(source, settings);
    return await look(opened, settings, signal);
  } catch (error) {
    if (error instanceof SourceError) return { usable: false, permitted: error.permitted, detail: error.message };
    if (signal.aborted)
      return {
        usable: false,
        permitted: true,
        detail: `The source did not answer within ${Math.round(settings.checkTimeout / 1000)} seconds. Try again later.`,
      };
    throw error;
  } finally {
    await opened?.close();
  }
}

async function look(source: ChannelSource, settings: MirrorSettings, signal: AbortSignal): Promise<SourceCheckAnswer> {
  const { found } = await findUsual(source, signal);
  const [first] = found;
  const open = await source.open(first!, { signal });
  if (open.changed) {
    // The first records show that it is repodata. The sync reads the rest.
    for await (const entries of readRepodata(open.body, settings.limits)) if (entries.length > 0) break;
  }
  const subdirs = found.map(({ subdir }) => subdir);
  const noarch = subdirs.includes('noarch') ? '' : ' It has no noarch: a mirror of it serves an empty one.';
  return {
    usable: true,
    permitted: true,
    detail: `This is a conda channel. It has repodata for ${subdirs.join(', ')}.${noarch}`,
  };
}

/** Finds the common subdirs; if none exists, all that the hub knows. @throws SourceError */
async function findUsual(source: ChannelSource, signal: AbortSignal): Promise<FoundSubdirs> {
  try {
    return await findSubdirs(source, ['noarch', ...commonSubdirs], { expected: [], signal });
  } catch (error) {
    if (!(error instanceof SourceError && error.failure === 'no_channel')) throw error;
    return findSubdirs(source, subdirsToRead([]), { expected: [], signal });
  }
}
