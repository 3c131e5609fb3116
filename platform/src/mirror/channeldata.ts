/** Summaries and home pages of a source's packages, from its `channeldata.json` (CEP 38). */
import { isPackageName, knownSubdirs } from '@terrarium/domain/conda';
import type { ArtifactNote } from '../channel/index.ts';
import type { Logger } from '../monitoring/log.ts';
import { SourceError } from '../outbound/index.ts';
import { noFacts, readRepodata } from './repodata.ts';
import type { ChannelSource } from './source.ts';

const LIMITS = { bytes: 512 * 1024 ** 2, records: 500_000, recordBytes: 1024 ** 2, depth: 64 };
const LONGEST = 500;

/**
 * Reads the summaries of a source, and its subdirs that the hub doesn't know.
 * Optional: errors are ignored, so that a sync never fails because of them.
 * @throws the signal's reason
 */
export async function readNotes(
  source: ChannelSource,
  signal: AbortSignal,
  log: Logger,
): Promise<{ notes: ArtifactNote[]; unknownSubdirs: string[] }> {
  const notes: ArtifactNote[] = [];
  const facts = noFacts();
  const subdirs = new Set<string>();
  try {
    const body = await source.openChannelData(signal);
    if (body === null) return { notes, unknownSubdirs: [] };
    // `packages` has the same format as in repodata: one object per name.
    for await (const entries of readRepodata(body, LIMITS, facts)) {
      for (const { fileName, value } of entries) {
        const note = noteOf(fileName, value);
        if (note !== null) notes.push(note);
        for (const subdir of subdirsOf(value)) if (subdirs.size < MOST_SUBDIRS) subdirs.add(subdir);
      }
    }
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof SourceError)) throw error;
    log.info({ reason: error.message }, 'the summaries of a mirror could not be read');
  }
  const unknownSubdirs = [...new Set([...facts.subdirs, ...subdirs])]
    .filter((subdir) => isPlainSubdir(subdir) && !knownSubdirs.includes(subdir))
    .sort()
    .slice(0, MOST_TOLD);
  return { notes, unknownSubdirs };
}

/** Maximum number of subdirs to collect from one body, and to report. */
const MOST_SUBDIRS = 1_000;
const MOST_TOLD = 20;

const isPlainSubdir = (text: string): boolean => /^[A-Za-z0-9_.-]{1,64}$/.test(text);

function subdirsOf(value: unknown): string[] {
  const subdirs = typeof value === 'object' && value !== null && 'subdirs' in value ? value.subdirs : [];
  return Array.isArray(subdirs) ? subdirs.filter((one): one is string => typeof one === 'string') : [];
}

function noteOf(name: string, value: unknown): ArtifactNote | null {
  // An invalid name may contain characters that the database rejects.
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

/** Returns URLs that are safe to open in a browser. */
function webAddress(text: string | null): string | null {
  const url = text === null ? null : URL.parse(text);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}
