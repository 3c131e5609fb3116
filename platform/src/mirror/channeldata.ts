/** Summaries and home pages of a source's packages, from its `channeldata.json` (CEP 38). */
import { isPackageName } from '@terrarium/domain/conda';
import type { ArtifactNote } from '../channel/index.ts';
import type { Logger } from '../log.ts';
import { SourceError } from '../outbound/index.ts';
import { readRepodata } from './repodata.ts';
import type { ChannelSource } from './source.ts';

const LIMITS = { bytes: 512 * 1024 ** 2, records: 500_000, recordBytes: 1024 ** 2, depth: 64 };
const LONGEST = 500;

/**
 * The notes of a source. A source need not have any, and what cannot be read is left out: no sync fails for a summary.
 * @throws the signal's reason
 */
export async function readNotes(source: ChannelSource, signal: AbortSignal, log: Logger): Promise<ArtifactNote[]> {
  const notes: ArtifactNote[] = [];
  try {
    const body = await source.openChannelData(signal);
    if (body === null) return [];
    // Its `packages` has the same form as that of repodata: one object for each name.
    for await (const entries of readRepodata(body, LIMITS)) {
      for (const { fileName, value } of entries) {
        const note = noteOf(fileName, value);
        if (note !== null) notes.push(note);
      }
    }
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof SourceError)) throw error;
    log.info({ reason: error.message }, 'the summaries of a mirror could not be read');
  }
  return notes;
}

function noteOf(name: string, value: unknown): ArtifactNote | null {
  // A name that no package can have may be one that no database can hold.
  if (!isPackageName(name) || typeof value !== 'object' || value === null) return null;
  const summary = 'summary' in value ? plain(value.summary) : null;
  const home = 'home' in value ? webAddress(plain(value.home)) : null;
  return summary === null && home === null ? null : { name, summary, home };
}

function plain(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.toWellFormed().replaceAll('\0', '').trim();
  return text === '' ? null : text.slice(0, LONGEST);
}

/** Only addresses that a browser may follow without harm. */
function webAddress(text: string | null): string | null {
  const url = text === null ? null : URL.parse(text);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}
