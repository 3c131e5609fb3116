/** Reads pixi.toml, and pyproject.toml with [tool.pixi]: a project's dependencies. */
import { parse, TomlError } from 'smol-toml';
import { isRecord, isSubdir } from './entries.ts';
import type { Collected, FormatReading } from './entries.ts';
import { MOST_DEPTH } from './model.ts';
import type { EnvironmentFile } from './model.ts';
import { readSpec, takeRequirement } from './specs.ts';
import type { Wanted } from './specs.ts';

/** Maximum length of a manifest in characters; manifests are handwritten. */
const MOST_TOML = 256 * 1024;

/** Whether a text is TOML by its first line: a table, or a key with a value of TOML. */
export const isToml = (firstLine: string): boolean =>
  /^\[{1,2}\s*[A-Za-z_][\w."' -]{0,200}\]{1,2}\s*(?:#.*)?$/.test(firstLine) ||
  /^[\w."'-]{1,200}\s*=\s*(?:["'[{]|\d+\s*$|true\b|false\b)/.test(firstLine);

const groupOf = (value: unknown, key: string): Record<string, unknown> => {
  const group = isRecord(value) ? value[key] : undefined;
  return isRecord(group) ? group : {};
};
const textsOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap((one: unknown) => {
        const text = isRecord(one) ? (one['channel'] ?? one['url']) : one;
        return typeof text === 'string' ? [text.slice(0, 512)] : [];
      })
    : [];

/** Platform and environment to read from a manifest. */
export interface ManifestChoices {
  platform?: string | undefined;
  /** Which of its environments; `default` without. */
  environment?: string | undefined;
}

/** Reads a manifest and records errors; null if the file is another kind of TOML. */
export function readManifest(
  { text }: EnvironmentFile,
  { platform: chosen, environment = 'default' }: ManifestChoices,
  found: Collected,
): FormatReading | null {
  const format = 'pixi_toml' as const;
  if (text.length > MOST_TOML) {
    found.wrong('', `The file has more than ${MOST_TOML / 1024} thousand characters, too many for TOML.`);
    return null;
  }
  let whole: Record<string, unknown>;
  try {
    whole = parse(text, { maxDepth: MOST_DEPTH } as Parameters<typeof parse>[1]);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    found.wrong('', `The file isn't valid TOML: ${error.message.split('\n', 1)[0]!.slice(0, 200)}.`, error.line);
    return null;
  }
  const tool = groupOf(whole, 'tool');
  const root = isRecord(tool['pixi']) ? tool['pixi'] : whole;
  const workspace = { ...groupOf(root, 'project'), ...groupOf(root, 'workspace') };
  if (!Array.isArray(workspace['channels'])) return null;
  const platforms = textsOf(workspace['platforms']).filter(isSubdir);
  const platform = chosen ?? (platforms.length === 1 ? platforms[0]! : null);
  const environments = groupOf(root, 'environments');
  const declared = environments[environment];
  if (declared === undefined && environment !== 'default') {
    found.wrong('environments', `The file has no environment ${JSON.stringify(environment.slice(0, 80))}.`);
    return { format };
  }
  const names = textsOf(isRecord(declared) ? declared['features'] : declared).slice(0, 100);
  const withDefault = !(isRecord(declared) && declared['no-default-feature'] === true);
  const parts = [...(withDefault ? [root] : []), ...names.map((name) => groupOf(groupOf(root, 'feature'), name))];
  // pixi merges the sections for a platform or its system with the common one.
  const targets =
    platform === null ? [] : ['unix', 'win', 'linux', 'osx', platform].filter((one) => isFor(one, platform));
  const groups = parts.flatMap((part) => [part, ...targets.map((target) => groupOf(groupOf(part, 'target'), target))]);
  const specs = new Map<string, string>();
  for (const group of groups) {
    for (const [name, value] of Object.entries(groupOf(group, 'dependencies'))) {
      const at = `dependencies.${name}`;
      if (!found.hasRoom(1, at)) return { format };
      const text_ = specOf(name, value);
      const read = text_ === null ? { wrong: `${name.slice(0, 80)} isn't a package of a channel.` } : readSpec(text_);
      if ('wrong' in read) found.leave(at, read.wrong);
      else specs.set(read.name, read.text);
    }
    for (const [name, value] of Object.entries(groupOf(group, 'pypi-dependencies'))) {
      if (!found.hasRoom(1)) return { format };
      const version = isRecord(value) ? value['version'] : value;
      takeRequirement(`pypi-dependencies.${name}`, `${name}${typeof version === 'string' ? version : ''}`, null, found);
    }
  }
  const channels = [
    ...new Set([...parts.flatMap((part) => textsOf(part['channels'])), ...textsOf(workspace['channels'])]),
  ];
  const wanted: Wanted | null = specs.size === 0 ? null : { specs: [...specs.values()], channels };
  if (platform === null && platforms.length > 1)
    found.wrong(
      '',
      `The file is for several platforms: ${platforms.slice(0, 20).join(', ')}. Say which of them is meant.`,
    );
  return {
    format,
    name: typeof workspace['name'] === 'string' ? workspace['name'] : null,
    platform,
    wanted,
  };
}

/** Converts a manifest's dependency to a match spec; null for other sources (a folder, a repository). */
function specOf(name: string, value: unknown): string | null {
  if (typeof value === 'string') return value.trim() === '*' ? name : `${name} ${value}`.slice(0, 2_000);
  if (!isRecord(value)) return null;
  const { version, build, channel } = value;
  if (version === undefined && build === undefined && channel === undefined) return null;
  const constraints = Object.entries({ version, build }).flatMap(([key, one]) =>
    typeof one === 'string' && one !== '*' ? [`${key}='${one.replaceAll("'", '').slice(0, 500)}'`] : [],
  );
  const spec = constraints.length === 0 ? name : `${name}[${constraints.join(', ')}]`;
  return typeof channel === 'string' ? `${channel.slice(0, 200)}::${spec}` : spec;
}

function isFor(target: string, platform: string): boolean {
  const [system = ''] = platform.split('-');
  return target === platform || target === system || (target === 'unix' && (system === 'linux' || system === 'osx'));
}
