/** environment.yml (CEP 24), also as JSON: exports of conda and mamba, and handwritten files. */
import { isRecord, isSubdir } from './entries.ts';
import type { Collected, FormatReading, Line } from './entries.ts';
import { readSpec, takeRequirement, takeSpecs } from './specs.ts';
import type { FileSpec, SpecChoices } from './specs.ts';

/** Context for reading such a file. */
export interface EnvironmentYmlContext extends SpecChoices {
  platform?: string | undefined;
  /** The line of an entry. */
  lineOf: (entry: unknown) => number | null;
  /** The platform that a comment says: conda-lock and micromamba write it. */
  commented: string | null;
}

/** Reads the parsed value of such a file. */
export function readEnvironmentYml(
  value: Record<string, unknown>,
  { platform: chosen, solve, lineOf, commented }: EnvironmentYmlContext,
  found: Collected,
): FormatReading {
  const { dependencies, channels, prefix, name, platforms } = value;
  const format = 'environment_yml' as const;
  if (dependencies !== null && !Array.isArray(dependencies)) found.wrong('dependencies', 'This must be a list.');
  const entries: unknown[] = Array.isArray(dependencies) ? dependencies : [];
  if (!found.hasRoom(entries.length, 'dependencies')) return { format };
  const named = Array.isArray(platforms) && platforms.length === 1 ? (platforms[0] as unknown) : undefined;
  const own = typeof named === 'string' && isSubdir(named) ? named : commented;
  const platform = chosen ?? own;
  const specs: FileSpec[] = [];
  const takeSpec = (at: string, entry: unknown, line: Line): void => {
    const read = readSpec(entry);
    if ('wrong' in read) found.wrong(at, read.wrong, line);
    else specs.push({ ...read, at, line });
  };
  /** Reads a list inside an entry: none if it is empty or a comment, and a single text counts as a list of one. */
  const within = (at: string, list: unknown, take: (at: string, entry: unknown) => void): void => {
    if (list === null || list === undefined || list === '') return;
    if (typeof list === 'string') return take(at, list);
    if (!Array.isArray(list)) return found.wrong(at, 'This must be a list.', lineOf(list));
    if (found.hasRoom(list.length, at)) list.forEach((entry: unknown, place) => take(`${at}[${place}]`, entry));
  };
  entries.forEach((entry, place) => {
    const at = `dependencies[${place}]`;
    // An entry that is only a comment.
    if (entry === null) return;
    if (!isRecord(entry)) return takeSpec(at, entry, () => lineOf(entry));
    for (const [key, list] of Object.entries(entry)) {
      const selector = /^sel\(([^()]{1,40})\)$/.exec(key)?.[1]?.trim();
      if (key === 'pip')
        within(`${at}.pip`, list, (inner, requirement) =>
          takeRequirement(inner, requirement, () => lineOf(requirement), found),
        );
      else if (selector === undefined)
        found.wrong(at, 'This is neither a match spec nor a list for pip.', () => lineOf(entry));
      else if (platform === null)
        found.wrong(at, `${key} is for some platforms only. Say the platform, such as linux-64.`, () => lineOf(entry));
      else if (isFor(selector, platform)) within(at, list, (inner, spec) => takeSpec(inner, spec, () => lineOf(entry)));
      else
        found.leave(at, `${textOfSelected(list)} is for ${selector} only, not for ${platform}.`, () => lineOf(entry));
    }
  });
  const channelNames = (Array.isArray(channels) ? channels : []).flatMap((one: unknown) =>
    typeof one === 'string' && one.trim() !== '' ? [one.trim().slice(0, 512)] : [],
  );
  const wanted = takeSpecs(specs, { channels: channelNames, solve }, found);
  return {
    format,
    name: typeof name === 'string' && name.trim() !== '' ? name : null,
    prefix: typeof prefix === 'string' ? prefix : null,
    platform: own,
    wanted,
  };
}

const textOfSelected = (list: unknown): string => (typeof list === 'string' ? list.slice(0, 80) : 'This');

/**
 * Whether a selector of conda-lock or micromamba matches a platform: `linux`, `osx`, `win`, `unix`, or a platform name.
 */
function isFor(selector: string, platform: string): boolean {
  const [system = ''] = platform.split('-');
  if (selector === 'unix') return system === 'linux' || system === 'osx';
  if (selector === 'macos') return system === 'osx';
  return selector === system || selector === platform || selector === platform.replace('-', '');
}
