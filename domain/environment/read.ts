/** Reads what an environment holds out of whichever file tells it; the form is found out. */
import { Collected, isRecord, isSubdir, textOf } from './entries.ts';
import type { FormatReading } from './entries.ts';
import { isExplicit, readExplicit } from './explicit.ts';
import { isCondaMeta, jsonOf, readCondaMeta, readCycloneDx, readList } from './json.ts';
import { MOST_FILES, MOST_PACKAGES, MOST_REMARKS } from './model.ts';
import type { EnvironmentFile, EnvironmentFormat, EnvironmentReading, InstalledPackage, Remark } from './model.ts';
import { textMistake } from './text.ts';
import { readYaml } from './yaml.ts';
import type { YamlChoices } from './yaml.ts';

/** What a person or a machine says besides the files. */
export interface ReadingChoices extends YamlChoices {
  name?: string | undefined;
}

/**
 * Reads the files of one environment: one of any form, or several of a `conda-meta` folder.
 * Nothing of what a file says is run or followed; dependencies in it are not looked at, so they may go in circles.
 */
export function readEnvironment(files: readonly EnvironmentFile[], told: ReadingChoices = {}): EnvironmentReading {
  const fail = (mistakes: Remark[], format: EnvironmentFormat | null = null): EnvironmentReading => ({
    ok: false,
    format,
    mistakes,
  });
  const about = (message: string, file = files[0]?.name ?? ''): Remark => ({ file, line: null, at: '', message });
  if (files.length === 0) return fail([about('There is no file.')]);
  if (files.length > MOST_FILES)
    return fail([about(`There are ${files.length} files. At most ${MOST_FILES} are looked at.`)]);

  const packages: InstalledPackage[] = [];
  const [mistakes, leftOut]: [Remark[], Remark[]] = [[], []];
  let reading: FormatReading | null = null;
  for (const file of files) {
    const found = new Collected(file.name);
    const said = readOne(file, told, found);
    mistakes.push(...found.mistakes);
    leftOut.push(...found.leftOut);
    // Not spread: a hundred thousand arguments overflow the stack.
    for (const each of found.packages) packages.push(each);
    if (said !== null) {
      if (reading !== null && (said.format !== 'conda_meta' || reading.format !== 'conda_meta'))
        return fail([about('Several files are only taken of a conda-meta folder. Send one file.', file.name)]);
      reading = said;
    }
    if (mistakes.length >= MOST_REMARKS) break;
  }
  if (mistakes.length > 0) return fail(mistakes.slice(0, MOST_REMARKS), reading?.format ?? null);
  if (reading === null)
    return fail([
      about(
        'This is none of the forms that are known: conda list --json, conda list --explicit, environment.yml, conda-lock.yml, pixi.lock, files of conda-meta, or a CycloneDX SBOM.',
      ),
    ]);
  const each = unique(packages);
  if (each.length > MOST_PACKAGES)
    return fail(
      [about(`The environment has ${each.length} packages. At most ${MOST_PACKAGES} are taken.`)],
      reading.format,
    );
  if (each.length === 0)
    return fail(
      leftOut.length > 0 ? leftOut.slice(0, MOST_REMARKS) : [about('The file names no package.')],
      reading.format,
    );
  const platform = told.platform ?? reading.platform ?? mostFrequent(each);
  if (platform === null)
    return fail(
      [about('The file does not tell the platform of the environment. Say it, such as linux-64.')],
      reading.format,
    );
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
  const start = file.text.trimStart()[0];
  if (start === '[' || start === '{') {
    const value = jsonOf(file, found);
    if (Array.isArray(value)) return readList(value, found);
    if (!isRecord(value)) return null;
    if (value['bomFormat'] === 'CycloneDX') return readCycloneDx(value, found);
    return isCondaMeta(value) ? readCondaMeta(value, found) : null;
  }
  return isExplicit(file.text) ? readExplicit(file, found) : readYaml(file, told, found);
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
