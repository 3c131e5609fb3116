/**
 * Parses `/repo/…`, `/t/{token}/repo/…`, and `/repo/t/{token}/…` paths: decoded once, and checked against channel
 * contents.
 */

import { SUBDIR } from '../conda/subdirs.ts';
import { isLabel, MAIN_LABEL } from './labels.ts';
import { SHARD_INDEX } from './shards.ts';

/** A parsed path. `file` is at the channel's root if `subdir` is null (`channeldata.json`). */
export interface RepoAddress {
  /** The token in the path, as written; null without one. It may be invalid (mamba writes `*****`). */
  token: string | null;
  organization: string;
  channel: string;
  /**
   * The text after `@` of the channel: number or time of a snapshot, see `readSnapshotName`; null for the current
   * version.
   */
  snapshot: string | null;
  /** The label of the path (`CHANNEL/label/LABEL/…`); null for the channel's own URL, which serves `main`. */
  label: string | null;
  subdir: string | null;
  file: string;
}

/** Why a path is invalid: 'malformed' paths are rejected, 'unknown' ones have a wrong format or length. */
export type AddressProblem = 'malformed' | 'unknown';

const CHANNEL_PART = /^[a-z0-9_][a-z0-9_.-]{0,127}$/;
const SNAPSHOT_PART = /^[0-9A-Za-z:.+-]{1,40}$/;
/** Path segment between a channel and the name of a label. */
const LABELS = 'label';
const ORGANIZATION = /^[a-z0-9][a-z0-9-]{0,62}$/;

/** File names of conda (CEP 26) and the index files; never a leading dot, a slash or a percent sign. */
const FILE = /^[A-Za-z0-9_][A-Za-z0-9_.+!=~-]{0,254}$/;

/**
 * Index files of a subdir, in addition to shards. run_exports (CEP 12) exists only if the archive of some file was
 * read.
 */
export const SUBDIR_FILES: ReadonlySet<string> = new Set([
  'repodata.json',
  'repodata.json.zst',
  'current_repodata.json',
  'current_repodata.json.zst',
  'run_exports.json',
  'run_exports.json.zst',
  SHARD_INDEX,
]);
/** File at a channel's root: served packages (CEP 38). */
export const CHANNELDATA = 'channeldata.json';
/** File at a channel's root: notices that clients show to users (CEP 6). */
export const NOTICES = 'notices.json';
/** File at a channel's root: the latest published packages as an Atom feed. */
export const FEED = 'feed.atom';

/** Whether a text can be a subdir: `noarch` or `os-arch` (CEP 26). */
function isSubdirName(text: string): boolean {
  return text.length <= 64 && SUBDIR.test(text);
}

/** Whether a text can be the name of a file in a subdir. */
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

/**
 * Percent-decodes a segment exactly once; null if that leaves a separator, another percent sign, or a control
 * character.
 */
function decodeSegment(segment: string): string | null {
  if (!segment.includes('%')) return segment;
  let decoded: string;
  try {
    decoded = decodeURIComponent(segment);
  } catch {
    return null;
  }
  // A remaining percent sign was encoded twice, and a slash or backslash would change the path for the next parser.
  const isControl = (character: string): boolean => character < ' ' || character === '\u007f';
  return /[%/\\]/.test(decoded) || [...decoded].some(isControl) ? null : decoded;
}

/**
 * Removes the token from the segments of a path: before `repo`, or after it, where conda moves it if it is in a
 * `channel_alias` (`split_anaconda_token` in conda/common/url.py). An organization named `t` has fewer segments after
 * it, except in URLs of its labels, where the segment of the organization is `label`.
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
 * Parses the path of a request target.
 * @param target path as in the request line, with or without query
 * @returns the parsed path, or why it is invalid
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
