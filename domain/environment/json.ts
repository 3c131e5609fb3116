/** JSON files: client listings, conda-meta records, and SBOMs. */
import { isDeeperThan } from '../json/index.ts';
import { Collected, isRecord, packageAtAddress } from './entries.ts';
import type { FormatReading } from './entries.ts';
import { MOST_DEPTH } from './model.ts';
import type { EnvironmentFile } from './model.ts';
import { lineOf } from './text.ts';

/** Parses the text of a JSON file and records errors. @returns undefined for invalid JSON */
export function jsonOf({ text }: EnvironmentFile, found: Collected): unknown {
  if (isDeeperThan(text, 2 * MOST_DEPTH)) {
    found.wrong('', `The file is nested more than ${2 * MOST_DEPTH} deep.`);
    return undefined;
  }
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const at = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
    const line = at === undefined ? null : lineOf(text, Number(at));
    found.wrong('', "The file isn't valid JSON.", line);
    return undefined;
  }
}

/** The list that `conda list --json`, `mamba list --json`, `micromamba list --json` and `pixi list --json` print. */
export function readList(list: readonly unknown[], found: Collected): FormatReading {
  // `pip list --format json` has only names and versions.
  const isOfPip = list.every(
    (entry) =>
      isRecord(entry) &&
      !['channel', 'build', 'build_string', 'kind', 'url', 'platform', 'subdir'].some((key) => key in entry),
  );
  if (found.hasRoom(list.length))
    list.forEach((entry, place) => {
      const at = `[${place}]`;
      if (!isRecord(entry)) return found.wrong(at, "This isn't a package.");
      const isPip = isOfPip || entry['kind'] === 'pypi' || entry['channel'] === 'pypi';
      const url = typeof entry['url'] === 'string' ? packageAtAddress(entry['url']) : null;
      found.add(at, {
        name: entry['name'],
        version: entry['version'],
        build: isPip ? '' : (entry['build_string'] ?? entry['build'] ?? ''),
        channel: isPip ? 'pypi' : (url?.channel ?? entry['channel'] ?? entry['source'] ?? ''),
        platform: isPip ? '' : (url?.platform ?? entry['subdir'] ?? entry['platform'] ?? ''),
        url: isPip ? undefined : entry['url'],
        sha256: entry['sha256'],
        md5: entry['md5'],
      });
    });
  return { format: 'conda_list' };
}

/** Reads a `conda-meta` record of one package. */
export function readCondaMeta(record: Record<string, unknown>, found: Collected): FormatReading {
  const url = typeof record['url'] === 'string' ? packageAtAddress(record['url']) : null;
  found.add('', {
    name: record['name'],
    version: record['version'],
    build: record['build'] ?? record['build_string'],
    channel: url?.channel ?? record['channel'] ?? '',
    platform: record['subdir'] ?? url?.platform ?? '',
    url: record['url'],
    sha256: record['sha256'],
    md5: record['md5'],
  });
  return { format: 'conda_meta' };
}

/** Whether a JSON object is a `conda-meta` record. */
export const isCondaMeta = (value: Record<string, unknown>): boolean =>
  typeof value['name'] === 'string' &&
  typeof value['version'] === 'string' &&
  ('build' in value || 'build_string' in value);

/** Reads the packages of a CycloneDX SBOM: components with a conda or PyPI package URL, including nested ones. */
export function readCycloneDx(bom: Record<string, unknown>, found: Collected): FormatReading {
  const open = [{ at: 'components', list: bom['components'], depth: 1 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { at: base, list, depth } = next;
    if (list === undefined) continue;
    if (!Array.isArray(list)) {
      found.wrong(base, 'This must be a list of components.');
      continue;
    }
    if (!found.hasRoom(list.length)) break;
    list.forEach((component: unknown, place) => {
      const at = `${base}[${place}]`;
      if (!isRecord(component)) return found.wrong(at, "This isn't a component.");
      if (component['components'] !== undefined) {
        if (depth >= MOST_DEPTH) return found.wrong(at, `Components are nested more than ${MOST_DEPTH} deep.`);
        open.push({ at: `${at}.components`, list: component['components'], depth: depth + 1 });
      }
      const purl = typeof component['purl'] === 'string' ? purlOf(component['purl']) : null;
      if (purl === null) {
        const name = typeof component['name'] === 'string' ? component['name'].slice(0, 80) : 'A component';
        return found.leave(at, `${name} has no package URL of conda or PyPI.`);
      }
      // A component without a version is something that the package needs, not something that is installed.
      if (purl.version === '') return found.leave(at, `${purl.name} has no version.`);
      return found.add(at, {
        ...purl,
        sha256: hashOf(component['hashes'], 'SHA-256'),
        md5: hashOf(component['hashes'], 'MD5'),
      });
    });
  }
  const metadata = isRecord(bom['metadata']) ? bom['metadata']['component'] : undefined;
  const name = isRecord(metadata) && typeof metadata['name'] === 'string' ? metadata['name'] : null;
  return { format: 'cyclonedx', name };
}

/** Packages of an SPDX 2 document: those with a package URL of conda or PyPI. */
export function readSpdx(document: Record<string, unknown>, found: Collected): FormatReading {
  const { packages, name } = document;
  const list: unknown[] = Array.isArray(packages) ? packages : [];
  if (!Array.isArray(packages)) found.wrong('packages', 'This must be a list of packages.');
  if (found.hasRoom(list.length))
    list.forEach((entry, place) => {
      const at = `packages[${place}]`;
      if (!isRecord(entry)) return found.wrong(at, "This isn't a package.");
      const references: unknown[] = Array.isArray(entry['externalRefs']) ? entry['externalRefs'] : [];
      if (!found.hasRoom(references.length, at)) return;
      const purls = references.flatMap((one) => {
        const locator = isRecord(one) && one['referenceType'] === 'purl' ? one['referenceLocator'] : undefined;
        return (typeof locator === 'string' && purlOf(locator)) || [];
      });
      const purl = purls[0];
      const shownName = typeof entry['name'] === 'string' ? entry['name'].slice(0, 80) : 'A package';
      if (purl === undefined) return found.leave(at, `${shownName} has no package URL of conda or PyPI.`);
      const version = purl.version === '' ? entry['versionInfo'] : purl.version;
      if (version === undefined || version === '') return found.leave(at, `${purl.name} has no version.`);
      return found.add(at, {
        ...purl,
        version,
        sha256: hashOf(entry['checksums'], 'SHA256'),
        md5: hashOf(entry['checksums'], 'MD5'),
      });
    });
  return { format: 'spdx', name: typeof name === 'string' ? name : null };
}

function hashOf(hashes: unknown, algorithm: string): unknown {
  if (!Array.isArray(hashes)) return undefined;
  // CycloneDX and SPDX have a word of their own for each.
  const found: unknown = hashes.find((hash) => isRecord(hash) && (hash['alg'] ?? hash['algorithm']) === algorithm);
  return isRecord(found) ? (found['content'] ?? found['checksumValue']) : undefined;
}

/** Maximum length of a package URL in characters. */
const MOST_PURL = 2_000;

/** Splits a package URL of conda (CEP 49 and before) or PyPI; null for others. */
function purlOf(
  purl: string,
): { name: string; version: string; build: string; channel: string; platform: string } | null {
  if (purl.length > MOST_PURL) return null;
  const parts = /^pkg:(conda|pypi)\/([^@?#]+)(?:@([^?#]*))?(?:\?([^#]*))?(?:#.*)?$/i.exec(purl);
  if (parts === null) return null;
  const [, type, path, version, query] = parts;
  const qualifiers = new URLSearchParams(query ?? '');
  try {
    const names = path!.split('/').map(decodeURIComponent);
    const common = {
      name: names.at(-1)!,
      version: decodeURIComponent(version ?? ''),
    };
    if (type!.toLowerCase() === 'pypi') return { ...common, build: '', channel: 'pypi', platform: '' };
    return {
      ...common,
      build: qualifiers.get('build') ?? '',
      channel: qualifiers.get('repository_url') ?? qualifiers.get('channel') ?? names.slice(0, -1).join('/'),
      platform: qualifiers.get('subdir') ?? '',
    };
  } catch {
    return null;
  }
}
