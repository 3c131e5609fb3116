/** Files that are YAML: conda-lock's lock file (CEP 37), pixi.lock, and the parser of environment.yml. */
import { FAILSAFE_SCHEMA, load, Type, YAMLException } from 'js-yaml';
import type { LoadOptions } from 'js-yaml';
import { Collected, isRecord, packageAtAddress, textOf } from './entries.ts';
import type { FormatReading } from './entries.ts';
import { readEnvironmentYml } from './environmentYml.ts';
import { foreignValue } from './foreign.ts';
import { commentedPlatform } from './lines.ts';
import { MOST_ALIASES, MOST_DEPTH, MOST_NODES, MOST_YAML } from './model.ts';
import type { EnvironmentFile } from './model.ts';
import type { SpecChoices } from './specs.ts';
import { linesOf } from './text.ts';

/** The choices of a user if the file contains several platforms or environments. */
export interface YamlChoices extends SpecChoices {
  platform?: string | undefined;
  /** Of pixi.lock. */
  environment?: string | undefined;
}

/** Tags of scalars that are read as plain text. Conda under Python 2 wrote the first two. */
const TEXTS = FAILSAFE_SCHEMA.extend(
  ['python/unicode', 'python/str', 'int', 'float', 'bool', 'null', 'timestamp'].map(
    (tag) =>
      new Type(`tag:yaml.org,2002:${tag}`, {
        kind: 'scalar',
        construct: (text: unknown) => (typeof text === 'string' ? text : ''),
      }),
  ),
);

/** The file has more values or aliases than any list of packages; the message says so. */
class TooMuch extends Error {}

/** Counts values during parsing and stops at the limit. It inspects the parser's state, not its result. */
function countNodes(): (event: 'open' | 'close', state: { kind?: string | null; result?: unknown }) => void {
  let [nodes, aliases] = [0, 0];
  return (event, { kind, result }) => {
    if (event === 'open') {
      if (++nodes > MOST_NODES) throw new TooMuch(`The file has more than ${MOST_NODES} values.`);
    } else if (kind === null && typeof result === 'object' && result !== null && ++aliases > MOST_ALIASES)
      throw new TooMuch(`The file has more than ${MOST_ALIASES} aliases of lists and groups.`);
  };
}

/**
 * Parses a YAML file. Scalars stay text, so that version 1.10 isn't the number 1.1. An alias is the same object again
 * and costs nothing; readers count what they walk, and never write out a value that isn't text.
 */
function parse({ text }: EnvironmentFile, found: Collected): unknown {
  if (text.length > MOST_YAML) {
    found.wrong('', `The file has more than ${MOST_YAML / 1024 / 1024} million characters, too many for YAML.`);
    return undefined;
  }
  try {
    return load(text, { schema: TEXTS, maxDepth: MOST_DEPTH, listener: countNodes() } as LoadOptions);
  } catch (error) {
    if (error instanceof YAMLException)
      found.wrong(
        '',
        `The file isn't valid YAML: ${error.reason}.`,
        error.mark === undefined ? null : error.mark.line + 1,
      );
    else if (error instanceof TooMuch) found.wrong('', error.message);
    else throw error;
    return undefined;
  }
}

/** Characters by which the line of an entry is found. */
const MOST_SOUGHT = 200;

/** Returns a function that finds the line of a list entry, starting at 1; null if it is written in another way. */
function lineFinder(text: string): (entry: unknown) => number | null {
  let lines: Map<string, number> | null = null;
  return (entry) => {
    const wanted = isRecord(entry) ? Object.keys(entry)[0] : entry;
    if (typeof wanted !== 'string') return null;
    return (lines ??= linesOfEntries(text)).get(wanted.slice(0, MOST_SOUGHT)) ?? null;
  };
}

/** Finds the first line of each list entry by its start; for a mapping, by its first key. */
function linesOfEntries(text: string): Map<string, number> {
  const found = new Map<string, number>();
  let line = 0;
  for (const whole of linesOf(text)) {
    line += 1;
    let entry = whole.slice(0, 2 * MOST_SOUGHT).trim();
    while (/^-[ \t]/.test(entry)) entry = entry.slice(1).trimStart();
    if (entry === whole.slice(0, 2 * MOST_SOUGHT).trim()) continue;
    if (entry.startsWith('{')) entry = entry.slice(1).trimStart();
    const quote = entry[0];
    const end = quote === '"' || quote === "'" ? entry.indexOf(quote, 1) : -1;
    const content = end > 0 ? entry.slice(1, end) : entry.replace(/(?: #|:(?: |$)).*/, '').trimEnd();
    const key = content.slice(0, MOST_SOUGHT);
    if (!found.has(key)) found.set(key, line);
  }
  return found;
}

/** Reads a YAML file of any supported format. Null if it has none of them or an error was recorded. */
export function readYaml(file: EnvironmentFile, chosen: YamlChoices, found: Collected): FormatReading | null {
  const value = parse(file, found);
  if (!isRecord(value)) return null;
  if (isRecord(value['environments']) && 'packages' in value) return readPixi(value, chosen, found);
  if (Array.isArray(value['package'])) return readCondaLock(value, chosen, found);
  if ('dependencies' in value)
    return readEnvironmentYml(
      value,
      { ...chosen, lineOf: lineFinder(file.text), commented: commentedPlatform(file.text) },
      found,
    );
  const foreign = foreignValue(value);
  if (foreign !== null) found.wrong('', foreign);
  return null;
}

function readCondaLock(value: Record<string, unknown>, chosen: YamlChoices, found: Collected): FormatReading {
  const list = value['package'] as unknown[];
  if (!found.hasRoom(list.length, 'package')) return { format: 'conda_lock' };
  const platform = onePlatform(
    list.flatMap((entry) => (isRecord(entry) && typeof entry['platform'] === 'string' ? [entry['platform']] : [])),
    chosen.platform,
    found,
  );
  list.forEach((entry, place) => {
    const at = `package[${place}]`;
    if (!isRecord(entry)) return found.wrong(at, "This isn't a package.");
    if (entry['platform'] !== platform) return;
    const hash = isRecord(entry['hash']) ? entry['hash'] : {};
    if (entry['manager'] === 'pip')
      return found.add(at, { name: entry['name'], version: entry['version'], channel: 'pypi' });
    const file = typeof entry['url'] === 'string' ? packageAtAddress(entry['url']) : null;
    if (file === null)
      return found.wrong(
        `${at}.url`,
        `Here the address of ${textOf(entry['name']) ?? 'the package'} is missing, or is none.`,
      );
    return found.add(at, { ...file, sha256: hash['sha256'], md5: hash['md5'] });
  });
  return { format: 'conda_lock', platform };
}

function readPixi(value: Record<string, unknown>, chosen: YamlChoices, found: Collected): FormatReading {
  const environments = value['environments'] as Record<string, unknown>;
  const names = Object.keys(environments);
  const name = chosen.environment ?? (names.includes('default') ? 'default' : names[0]);
  const environment = name === undefined ? undefined : environments[name];
  if (!isRecord(environment) || !isRecord(environment['packages'])) {
    found.wrong(
      'environments',
      `Environment ${textOf(name) ?? ''} not found. Available environments: ${listed(names) || 'none'}.`,
    );
    return { format: 'pixi_lock' };
  }
  const byPlatform = environment['packages'];
  const platform = onePlatform(Object.keys(byPlatform), chosen.platform, found);
  const list = platform === null ? [] : byPlatform[platform];
  const base = `environments.${name}.packages.${platform}`;
  if (!Array.isArray(list)) {
    found.wrong(base, 'This must be a list.');
    return { format: 'pixi_lock', platform };
  }
  const records = Array.isArray(value['packages']) ? value['packages'] : [];
  if (!found.hasRoom(list.length + records.length, 'packages')) return { format: 'pixi_lock', platform };
  const details = new Map<string, Record<string, unknown>>();
  for (const record of records) {
    if (!isRecord(record)) continue;
    const address = record['conda'] ?? record['pypi'] ?? record['url'] ?? record['path'];
    if (typeof address === 'string' && !details.has(address)) details.set(address, record);
  }
  list.forEach((entry: unknown, place) => {
    const at = `${base}[${place}]`;
    if (!isRecord(entry)) return found.wrong(at, "This isn't a package.");
    const { conda, pypi } = entry;
    if (typeof pypi === 'string') {
      const record = details.get(pypi);
      return record?.['version'] === undefined
        ? found.leave(at, `${pypi.slice(0, 80)} has no version here.`)
        : found.add(at, { name: record['name'], version: record['version'], channel: 'pypi' });
    }
    const file = typeof conda === 'string' ? packageAtAddress(conda) : null;
    if (typeof conda !== 'string') return found.wrong(at, 'This is neither a conda nor a PyPI package.');
    const record = details.get(conda);
    if (file === null)
      return found.leave(at, `${conda.slice(0, 80)} is built from source and has no file in a channel.`);
    return found.add(at, { ...file, sha256: record?.['sha256'], md5: record?.['md5'] });
  });
  return { format: 'pixi_lock', name: name === 'default' ? null : name!, platform };
}

/** The first names of a list, truncated. */
const listed = (names: readonly string[]): string =>
  names
    .slice(0, 20)
    .map((name) => name.slice(0, 40))
    .join(', ');

/** The platform that is meant: the chosen one, or the only one. */
function onePlatform(told: readonly string[], chosen: string | undefined, found: Collected): string | null {
  const platforms = [...new Set(told)];
  if (chosen !== undefined && platforms.includes(chosen)) return chosen;
  if (chosen === undefined && platforms.length === 1) return platforms[0]!;
  found.wrong(
    '',
    platforms.length === 0
      ? 'The file names no platform.'
      : chosen === undefined
        ? `The file is for several platforms: ${listed(platforms)}. Say which of them is meant.`
        : `The file is not for ${chosen.slice(0, 40)}. It is for: ${listed(platforms)}.`,
  );
  return null;
}
