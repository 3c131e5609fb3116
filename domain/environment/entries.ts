/** Entries of environment files: validates values and splits package URLs. */
import { parseDistribution } from '../conda/fileName.ts';
import { splitSubdir } from '../conda/subdirs.ts';
import type { EnvironmentFormat, InstalledPackage, Remark } from './model.ts';
import type { Wanted } from './specs.ts';
import { MOST_ADDRESS, MOST_ENTRIES, MOST_REMARKS } from './model.ts';

/** Line number of an entry, computed only if a message needs it. */
export type Line = number | null | (() => number | null);
const lineNumber = (line: Line): number | null => (typeof line === 'function' ? line() : line);

/** Packages, errors, and remarks collected from a file. */
export class Collected {
  readonly file: string;
  readonly packages: InstalledPackage[] = [];
  readonly mistakes: Remark[] = [];
  readonly leftOut: Remark[] = [];
  #entries = 0;

  constructor(file: string) {
    this.file = file;
  }

  /** Counts further entries against the limit. Records an error if there are too many. */
  hasRoom(count: number, at = ''): boolean {
    this.#entries += count;
    if (this.#entries <= MOST_ENTRIES) return true;
    this.wrong(at, `The file has ${this.#entries} entries. At most ${MOST_ENTRIES} are looked at.`);
    return false;
  }

  /** Records an error. Stores at most {@link MOST_REMARKS}. */
  wrong(at: string, message: string, line: Line = null): void {
    this.#note(this.mistakes, at, message, line);
  }

  /** Records an entry that isn't a package of the environment. */
  leave(at: string, message: string, line: Line = null): void {
    this.#note(this.leftOut, at, message, line);
  }

  #note(remarks: Remark[], at: string, message: string, line: Line): void {
    if (remarks.length < MOST_REMARKS)
      remarks.push({
        file: this.file,
        line: lineNumber(line),
        at: at.slice(0, MOST_PLACE),
        message: message.slice(0, MOST_MESSAGE),
      });
  }

  /** Adds a valid package, or records which values are wrong. */
  add(at: string, values: Values, line: Line = null): void {
    const read = packageOf(values);
    if ('wrong' in read) this.wrong(at === '' ? read.wrong : `${at}.${read.wrong}`, read.message, line);
    else this.packages.push(read.package);
  }
}

/** Result of one format's reader. */
export interface FormatReading {
  format: EnvironmentFormat;
  name?: string | null;
  prefix?: string | null;
  /** If the file contains it. */
  platform?: string | null;
  /** Specs that must be solved; null for a file that lists installed packages. */
  wanted?: Wanted | null;
}

/** Values of an entry before anything is known of them. */
export interface Values {
  name: unknown;
  version: unknown;
  build?: unknown;
  channel?: unknown;
  platform?: unknown;
  url?: unknown;
  sha256?: unknown;
  md5?: unknown;
}

const NAME = /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,127}$/;
const VERSION = /^[^\s\p{Cc}]{1,64}$/u;
const BUILD = /^[^\s\p{Cc}]{0,128}$/u;
const SUBDIR = /^[a-z0-9]+(-[a-z0-9_]+)?$/;
const SHA256 = /^[0-9a-f]{64}$/;
const MD5 = /^[0-9a-f]{32}$/;
/** Maximum length of a remark's location and message, in characters. */
const MOST_PLACE = 200;
const MOST_MESSAGE = 500;

/** Whether a text can be a subdir name. */
export const isSubdir = (text: string): boolean => text.length <= 32 && SUBDIR.test(text);

function packageOf(values: Values): { package: InstalledPackage } | { wrong: string; message: string } {
  const { name, version, build = '', channel = '', platform = '', url, sha256, md5 } = values;
  if (typeof name !== 'string' || !NAME.test(name))
    return { wrong: 'name', message: describeMistake(name, 'the name of a package') };
  if (typeof version !== 'string' || !VERSION.test(version))
    return { wrong: 'version', message: describeMistake(version, `the version of ${name}`) };
  if (typeof build !== 'string' || !BUILD.test(build))
    return { wrong: 'build', message: describeMistake(build, `the build of ${name}`) };
  if (typeof channel !== 'string')
    return { wrong: 'channel', message: describeMistake(channel, `the channel of ${name}`) };
  if (typeof platform !== 'string' || (platform !== '' && !isSubdir(platform)))
    return { wrong: 'platform', message: describeMistake(platform, `the platform of ${name}`) };
  const address = typeof url === 'string' ? cleanAddress(url) : null;
  return {
    package: {
      name,
      version,
      build_string: build,
      channel: shownChannel(channel),
      platform: platform === 'pypi' ? '' : platform,
      ...(address !== null && { url: address }),
      ...(typeof sha256 === 'string' && SHA256.test(sha256) && { sha256 }),
      ...(typeof md5 === 'string' && MD5.test(md5) && { md5 }),
    },
  };
}

const describeMistake = (value: unknown, what: string): string =>
  value === undefined || value === null || value === ''
    ? `Here ${what} is missing.`
    : `${textOf(value) ?? 'This'} cannot be ${what}.`;

/**
 * Quotes a string value in a remark, truncated before any other work. Null for other types: a 500-byte list of YAML
 * aliases can expand to gigabytes.
 */
export const textOf = (value: unknown): string | null =>
  typeof value === 'string' ? JSON.stringify(value.slice(0, 80)) : null;

/** Returns a URL without username, password, token, query, and fragment; null if invalid. */
function cleanAddress(text: string): string | null {
  if (text.length > 2 * MOST_ADDRESS || !/^(https?|file|oci|s3):\/\//i.test(text)) return null;
  try {
    const { protocol, host, pathname } = new URL(text);
    const clean = `${protocol}//${host}${pathname.replace(/\/t\/[^/]+(?=\/|$)/, '')}`;
    return clean.length > MOST_ADDRESS ? null : clean;
  } catch {
    return null;
  }
}

/** Returns a channel as conda shows it: those of anaconda.org and repo.anaconda.com by name, others by URL. */
function shownChannel(told: string): string {
  const text = told.slice(0, 2 * MOST_ADDRESS).trim();
  if (!text.includes('://')) return text.slice(0, MOST_ADDRESS);
  const address = cleanAddress(text);
  if (address === null) return '';
  const { rest } = splitSubdir(address.replace(/\/+$/, ''));
  return rest.replace(/^https:\/\/(?:conda\.anaconda\.org|repo\.anaconda\.com)\/(?=.)/, '');
}

/** Splits a package URL; null if it isn't a conda package file. */
export function packageAtAddress(
  address: string,
): { name: string; version: string; build: string; channel: string; platform: string; url: string } | null {
  const url = cleanAddress(address);
  const parts = url === null ? null : /^(.*)\/([^/]+)\/([^/]+?)(?:\.conda|\.tar\.bz2)$/.exec(url);
  if (url === null || parts === null || !SUBDIR.test(parts[2]!)) return null;
  let stem: string;
  try {
    stem = decodeURIComponent(parts[3]!);
  } catch {
    return null;
  }
  const file = parseDistribution(stem);
  return file === undefined ? null : { ...file, channel: parts[1]!, platform: parts[2]!, url };
}

/** Whether a value is an object of JSON. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
