/** Reads specs in files of users and clients: which name an installed version, and which must be solved. */
import { isMatchSpec } from '../conda/matchSpec.ts';
import type { Collected, Line } from './entries.ts';
import { MOST_SPEC } from './model.ts';

/**
 * Precision of a spec. `exact` names one version. `loose` is `name=version`: exact in an export, a version prefix from
 * a user. `open` leaves the version open.
 */
export type SpecKind = 'exact' | 'loose' | 'open';

/** A spec of a file with its location. */
export interface FileSpec {
  kind: SpecKind;
  /** The text, without the blanks around it. */
  text: string;
  name: string;
  /** Empty for an open spec. */
  version: string;
  /** Empty without an exact build. */
  build: string;
  /** Empty without a channel. */
  channel: string;
  at: string;
  line: Line;
}

const PLAIN_VERSION = /^[\w.!+-]{1,64}$/;
const PLAIN_BUILD = /^[\w.+-]{1,128}$/;
const LOOSE = /^[^=<>!~|,*[]+=[^=<>!~|,*[]+$/;

/** Parses a spec. @returns the error as a sentence if it is invalid */
export function readSpec(entry: unknown): Omit<FileSpec, 'at' | 'line'> | { wrong: string } {
  if (typeof entry !== 'string') return { wrong: 'This is neither a match spec nor a list for pip.' };
  if (entry.length > MOST_SPEC) return { wrong: `A spec has at most ${MOST_SPEC} characters.` };
  const text = entry.trim();
  const read = isMatchSpec(text);
  if (!read.ok)
    return { wrong: `${JSON.stringify(text.slice(0, 80))} isn't a match spec: ${read.error.slice(0, 200)}` };
  const { name, version = '', build = '', channel = '' } = read.spec.parts;
  if (read.spec.exactName === undefined)
    return { wrong: `${JSON.stringify(text.slice(0, 80))} names no single package.` };
  const isLoose = LOOSE.test(text) && version.endsWith('*') && PLAIN_VERSION.test(version.slice(0, -1));
  const kind = isLoose ? 'loose' : PLAIN_VERSION.test(version) ? 'exact' : 'open';
  return {
    kind,
    text,
    name,
    version: kind === 'open' ? '' : isLoose ? version.slice(0, -1) : version,
    build: PLAIN_BUILD.test(build) ? build : '',
    channel,
  };
}

/** Specs that must be solved. */
export interface Wanted {
  /** Match specs, in the order of the file. */
  specs: string[];
  /** The file's channels in order; empty if it has none. */
  channels: string[];
}

/** Options of the sender for a file with specs. */
export interface SpecChoices {
  /** True solves all specs. False keeps specs that name a version and skips the others. Undefined: the file decides. */
  solve?: boolean | undefined;
}

/**
 * Reads the specs of a file: as installed packages if each names its version, else as specs to solve. `name=version` is
 * a version in an export: a file with a prefix, or one without open specs. Python versions have three numbers, so
 * `python=3.11` was written by a user.
 */
export function takeSpecs(
  specs: readonly FileSpec[],
  { channels, solve }: { channels: readonly string[] } & SpecChoices,
  found: Collected,
): Wanted | null {
  const isOpen = ({ kind, name, version }: FileSpec): boolean =>
    kind === 'open' || (kind === 'loose' && name === 'python' && !/^\d+\.\d+\.\d/.test(version));
  if (specs.length > 0 && (solve ?? specs.some(isOpen)))
    return { specs: specs.map(({ text }) => text), channels: [...channels] };
  // An export doesn't say which of several channels a package came from.
  const only = channels.length === 1 ? channels[0]! : '';
  for (const spec of specs)
    if (isOpen(spec))
      found.leave(spec.at, `${spec.text.slice(0, 80)} doesn't say which version is installed.`, spec.line);
    else
      found.add(
        spec.at,
        // Conda lists what pip installed as a build of its own.
        spec.build === 'pypi_0'
          ? { name: spec.name, version: spec.version, channel: 'pypi' }
          : { name: spec.name, version: spec.version, build: spec.build, channel: spec.channel || only },
        spec.line,
      );
  return null;
}

const PIP =
  /^(?<name>[A-Za-z0-9][A-Za-z0-9._-]{0,127})\s*(?:\[[^\]]{0,200}\])?\s*===?\s*(?<version>[^\s=<>!~,;*#]{1,64})\s*(?:[;#\s].*)?$/;

/** Adds a pip requirement with a pinned version, else a remark with the reason. */
export function takeRequirement(at: string, requirement: unknown, line: Line, found: Collected): void {
  const text = typeof requirement === 'string' && requirement.length <= MOST_SPEC ? requirement.trim() : null;
  const parts = text === null ? undefined : PIP.exec(text)?.groups;
  if (parts) found.add(at, { name: parts['name'], version: parts['version'], channel: 'pypi' }, line);
  else
    found.leave(
      at,
      `${text === null ? 'This' : text.slice(0, 80)} pins no version with ==. The hub doesn't solve packages of PyPI.`,
      line,
    );
}
