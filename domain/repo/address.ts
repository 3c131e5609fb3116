/** Paths of `/repo/…`, `/t/{token}/repo/…` and `/repo/t/{token}/…`: read once, decoded once, checked against what a channel can hold. */

import { SUBDIR } from '../conda/subdirs.ts';
import { isLabel, MAIN_LABEL } from './labels.ts';
import { SHARD_INDEX } from './shards.ts';

/** What a path names. `file` stands at the channel's root when `subdir` is null (`channeldata.json`). */
export interface RepoAddress {
  /** The token of the path, as written; null when the path has none. It may be no token at all (mamba writes `*****`). */
  token: string | null;
  organization: string;
  channel: string;
  /** What stands behind `@` of the channel: the number or time of a snapshot, see `readSnapshotName`; null for what is served now. */
  snapshot: string | null;
  /** The label whose files are meant (`CHANNEL/label/LABEL/…`); null for the channel's own address, which is that of `main`. */
  label: string | null;
  subdir: string | null;
  file: string;
}

/** Why a path names nothing: 'malformed' paths are refused as such, 'unknown' ones are of a wrong form or length. */
export type AddressProblem = 'malformed' | 'unknown';

const CHANNEL_PART = /^[a-z0-9_][a-z0-9_.-]{0,127}$/;
const SNAPSHOT_PART = /^[0-9A-Za-z:.+-]{1,40}$/;
/** Stands between a channel and the name of one of its labels. */
const LABELS = 'label';
const ORGANIZATION = /^[a-z0-9][a-z0-9-]{0,62}$/;

/** File names of conda (CEP 26) and the index files; never a leading dot, a slash or a percent sign. */
const FILE = /^[A-Za-z0-9_][A-Za-z0-9_.+!=~-]{0,254}$/;

/** The index files that a subdir has, beside the shards that one of them names; run_exports (CEP 12) only where the archive of some file was read. */
export const SUBDIR_FILES: ReadonlySet<string> = new Set([
  'repodata.json',
  'repodata.json.zst',
  'current_repodata.json',
  'current_repodata.json.zst',
  'run_exports.json',
  'run_exports.json.zst',
  SHARD_INDEX,
]);
/** Stands at a channel's root: what is served, by package (CEP 38). */
export const CHANNELDATA = 'channeldata.json';
/** Stands at a channel's root: what clients tell people about the channel (CEP 6). */
export const NOTICES = 'notices.json';
/** Stands at a channel's root: the newest packages that were published into it, as an Atom feed. */
export const FEED = 'feed.atom';

/** Whether a text can be a subdir: `noarch` or `os-arch` (CEP 26). */
function isSubdirName(text: string): boolean {
  return text.length <= 64 && SUBDIR.test(text);
}

/** Whether a text can be the name of a file that a subdir holds. */
function isFileName(text: string): boolean {
  return FILE.test(text);
}

/** Whether a file name is a package's. */
export function isPackageFileName(text: string): boolean {
  return isFileName(text) && (text.endsWith('.conda') || text.endsWith('.tar.bz2'));
}

/** A request target without its query. */
export function pathOf(target: string): string {
  return target.split('?', 1)[0] ?? '';
}

/** One segment, percent-decoded exactly once; null when that leaves a separator, another percent sign or a control character. */
function decodeSegment(segment: string): string | null {
  if (!segment.includes('%')) return segment;
  let decoded: string;
  try {
    decoded = decodeURIComponent(segment);
  } catch {
    return null;
  }
  // A percent sign that is left was encoded twice; a slash or backslash would be another path to whoever reads it next.
  const isControl = (character: string): boolean => character < ' ' || character === '\u007f';
  return /[%/\\]/.test(decoded) || [...decoded].some(isControl) ? null : decoded;
}

/**
 * Takes the token out of the segments of a path: before `repo`, as clients write it who put it first, or behind, where conda moves it
 * when it stands in a `channel_alias` (`split_anaconda_token` in conda/common/url.py). An organization named `t` has fewer segments behind it,
 * except at addresses of its labels, where what stands for the organization is `label`.
 */
function takeToken(segments: string[]): string | null {
  const isAlias =
    segments[0] === 'repo' &&
    segments[1] === 't' &&
    segments.length >= 6 &&
    (segments[3] !== LABELS || segments[2]!.startsWith('tr-'));
  const at = segments[0] === 't' ? 0 : isAlias ? 1 : -1;
  return at < 0 ? null : (segments.splice(at, 2)[1] ?? '');
}

/**
 * Reads the path of a request target.
 * @param target path as it stands in the request line, with or without query
 * @returns the address, or why there is none
 */
export function parseRepoTarget(target: string): RepoAddress | AddressProblem {
  const path = pathOf(target);
  if (path.length > 2048 || path.includes('\\')) return 'malformed';
  const segments: string[] = [];
  for (const raw of path.slice(1).split('/')) {
    const segment = decodeSegment(raw);
    if (segment === null || segment === '.' || segment === '..') return 'malformed';
    segments.push(segment);
  }
  const token = takeToken(segments);
  if (token === '') return 'malformed';
  if (segments.shift() !== 'repo') return 'unknown';
  const [organization = '', place = '', ...rest] = segments;
  const label = rest.length > 2 && rest[0] === LABELS ? rest.splice(0, 2)[1]! : MAIN_LABEL;
  if (rest.length !== 1 && rest.length !== 2) return 'unknown';
  const [channel, snapshot = null, ...more] = place.split('@') as [string, string?, ...string[]];
  const file = rest.at(-1)!;
  const subdir = rest.length === 2 ? rest[0]! : null;
  if (!ORGANIZATION.test(organization) || !CHANNEL_PART.test(channel)) return 'unknown';
  if (more.length > 0 || (snapshot !== null && !SNAPSHOT_PART.test(snapshot))) return 'unknown';
  if (!isLabel(label)) return 'unknown';
  if (subdir !== null && !isSubdirName(subdir)) return 'unknown';
  if (!isFileName(file)) return 'unknown';
  return { token, organization, channel, snapshot, label: label === MAIN_LABEL ? null : label, subdir, file };
}
