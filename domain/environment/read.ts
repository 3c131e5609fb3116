/** Reads an environment from a file of any supported format, which is detected. */
import { Collected, isRecord, isSubdir, textOf } from './entries.ts';
import type { FormatReading } from './entries.ts';
import { firstLine, isExplicit, readExplicit } from './explicit.ts';
import { readEnvironmentYml } from './environmentYml.ts';
import { foreignForm, foreignValue } from './foreign.ts';
import { isCondaMeta, jsonOf, readCondaMeta, readCycloneDx, readList, readSpdx } from './json.ts';
import { readLines } from './lines.ts';
import { isToml, readManifest } from './manifest.ts';
import { MOST_FILES, MOST_PACKAGES, MOST_REMARKS } from './model.ts';
import type { EnvironmentFile, EnvironmentFormat, EnvironmentReading, InstalledPackage, Remark } from './model.ts';
import { textMistake } from './text.ts';
import { readYaml } from './yaml.ts';
import type { YamlChoices } from './yaml.ts';

/** What a user or a client specifies in addition to the files. */
export interface ReadingChoices extends YamlChoices {
  name?: string | undefined;
}

/**
 * Reads the files of one environment: one of any format, or several of a `conda-meta` folder. Nothing in a file is run
 * or fetched. Dependencies are ignored, so cycles do no harm.
 */
export function readEnvironment(files: readonly EnvironmentFile[], told: ReadingChoices = {}): EnvironmentReading {
  const fail = (mistakes: Remark[], format: EnvironmentFormat | null = null): EnvironmentReading => ({
    ok: false,
    format,
    mistakes,
  });
  const about = (message: string, file = files[0]?.name ?? ''): Remark => ({ file, line: null, at: '', message });
  if (files.length === 0) return fail([about('No file.')]);
  if (files.length > MOST_FILES)
    return fail([about(`There are ${files.length} files. At most ${MOST_FILES} are looked at.`)]);

  const packages: InstalledPackage[] = [];
  const [mistakes, leftOut]: [Remark[], Remark[]] = [[], []];
  let reading: FormatReading | null = null;
  for (const { name, text } of files) {
    // Remove the byte order mark.
    const file = { name, text: text.startsWith('\uFEFF') ? text.slice(1) : text };
    const found = new Collected(file.name);
    const said = readOne(file, told, found);
    mistakes.push(...found.mistakes);
    leftOut.push(...found.leftOut);
    // Not spread: a hundred thousand arguments overflow the stack.
    for (const each of found.packages) packages.push(each);
    if (said !== null) {
      if (reading !== null && (said.format !== 'conda_meta' || reading.format !== 'conda_meta'))
        return fail([about('Send one file. Multiple files are accepted only from a conda-meta folder.', file.name)]);
      reading = said;
    }
    if (mistakes.length >= MOST_REMARKS) break;
  }
  if (mistakes.length > 0) return fail(mistakes.slice(0, MOST_REMARKS), reading?.format ?? null);
  if (reading === null)
    return fail([
      about(
        'Unsupported format. Use the output of conda list (also with --json, --explicit, or --export), environment.yml (YAML or JSON), conda-lock.yml, pixi.lock, or pixi.toml. You can also use requirements.txt, conda-meta files, or an SBOM (CycloneDX or SPDX JSON).',
      ),
    ]);
  const each = unique(packages);
  if (each.length > MOST_PACKAGES)
    return fail(
      [about(`The environment has ${each.length} packages. At most ${MOST_PACKAGES} are taken.`)],
      reading.format,
    );
  const wanted = reading.wanted ?? null;
  if (each.length === 0 && wanted === null)
    return fail(
      leftOut.length > 0 ? leftOut.slice(0, MOST_REMARKS) : [about('The file names no package.')],
      reading.format,
    );
  const platform = told.platform ?? reading.platform ?? mostFrequent(each);
  if (platform === null)
    return fail([about("The file doesn't specify a platform. Choose one, such as linux-64.")], reading.format);
  if (!isSubdir(platform))
    return fail(
      [about(`${textOf(platform) ?? 'This'} cannot be the platform of an environment. Say it, such as linux-64.`)],
      reading.format,
    );
  return {
    ok: true,
    environment: {
      format: reading.format,
      name: told.name ?? reading.name ?? null,
      prefix: reading.prefix ?? null,
      platform,
      packages: each,
      wanted,
      leftOut: leftOut.slice(0, MOST_REMARKS),
    },
  };
}

function readOne(file: EnvironmentFile, told: ReadingChoices, found: Collected): FormatReading | null {
  const mistake = textMistake(file);
  if (mistake !== null) {
    found.mistakes.push(mistake);
    return null;
  }
  const start = file.text.trimStart().slice(0, 2);
  // A template also starts like JSON.
  if (start[0] === '[' || (start[0] === '{' && !/[%{#]/.test(start[1] ?? ''))) {
    // A TOML table starts like a JSON list.
    if (isToml(firstLine(file.text))) return readToml(file, told, found);
    return readJson(file, told, found);
  }
  if (isExplicit(file.text)) return readExplicit(file, found);
  const foreign = foreignForm(file.text);
  if (foreign !== null) {
    found.wrong('', foreign);
    return null;
  }
  if (isToml(firstLine(file.text))) return readToml(file, told, found);
  return readLines(file, told, found) ?? (found.mistakes.length > 0 ? null : readYaml(file, told, found));
}

function readToml(file: EnvironmentFile, told: ReadingChoices, found: Collected): FormatReading | null {
  const foreign = foreignForm(file.text);
  const read = foreign === null ? readManifest(file, told, found) : null;
  if (read === null && found.mistakes.length === 0)
    found.wrong('', foreign ?? 'This is TOML, but no pixi.toml: it has no [workspace] with channels.');
  return read;
}

function readJson(file: EnvironmentFile, told: ReadingChoices, found: Collected): FormatReading | null {
  const value = jsonOf(file, found);
  if (Array.isArray(value)) return readList(value, found);
  if (!isRecord(value)) return null;
  if (value['bomFormat'] === 'CycloneDX') return readCycloneDx(value, found);
  if (typeof value['spdxVersion'] === 'string') return readSpdx(value, found);
  if (isCondaMeta(value)) return readCondaMeta(value, found);
  const foreign = foreignValue(value);
  if (foreign !== null) {
    found.wrong('', foreign);
    return null;
  }
  if (Array.isArray(value['dependencies']))
    return readEnvironmentYml(value, { ...told, lineOf: () => null, commented: null }, found);
  return null;
}

/** Each package once, by name, then as the file has them. */
function unique(packages: readonly InstalledPackage[]): InstalledPackage[] {
  const byKey = new Map(packages.map((each) => [keyOf(each), each]));
  return [...byKey.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

const keyOf = ({ name, version, build_string, channel, platform }: InstalledPackage): string =>
  [name, version, build_string, channel, platform].join('\n');

function mostFrequent(packages: readonly InstalledPackage[]): string | null {
  const counts = new Map<string, number>();
  for (const { platform } of packages)
    if (platform !== '' && platform !== 'noarch') counts.set(platform, (counts.get(platform) ?? 0) + 1);
  let [most, best]: [number, string | null] = [0, null];
  for (const [platform, count] of counts) if (count > most) [most, best] = [count, platform];
  return best;
}
