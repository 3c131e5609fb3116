/** Tells in a few seconds whether a source can be mirrored, and if not, why (CHAN-09). */
import { commonSubdirs } from '@terrarium/domain/conda';
import type { SourceCheckAnswer } from './contract.ts';
import { SourceError } from '../outbound/index.ts';
import { readRepodata } from './repodata.ts';
import type { MirrorSettings } from './settings.ts';
import { openSource } from './source.ts';
import type { ChannelSource } from './source.ts';
import { NO_CHANNEL } from './source.ts';

/** Looks at a source: its noarch must be repodata; the common subdirs are named if they are there. */
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
  const noarch = await source.find('noarch', { signal, expected: true });
  if (noarch === null) {
    return {
      usable: false,
      permitted: true,
      detail: NO_CHANNEL,
    };
  }
  const open = await source.open(noarch, { signal });
  if (open.changed) {
    // The first records tell that it is repodata; the rest is the sync's.
    for await (const entries of readRepodata(open.body, settings.limits)) if (entries.length > 0) break;
  }
  const found = await Promise.all(commonSubdirs.map((subdir) => source.find(subdir, { signal })));
  const subdirs = ['noarch', ...commonSubdirs.filter((_, index) => found[index] !== null)];
  return {
    usable: true,
    permitted: true,
    detail: `This is a conda channel. It has repodata for ${subdirs.join(', ')}.`,
  };
}
