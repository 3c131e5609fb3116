/** An environment as files from which clients make it again. */
import type { InstalledPackage } from './model.ts';

/** Metadata above the packages. */
export interface Written {
  name: string;
  platform: string;
}

/**
 * Writes a file for `conda create --file` (CEP 23). Packages without a known URL become comments, because a client
 * couldn't find them.
 * @param address returns the URL of a package that has none of its own, or null
 */
export function explicitOf(
  { name, platform }: Written,
  packages: readonly InstalledPackage[],
  address: (installed: InstalledPackage) => { url: string; sha256: string | null } | null,
): string {
  const lines = packages.map((each) => {
    const known = address(each);
    const url = known?.url ?? each.url;
    const sha256 = known?.sha256 ?? each.sha256;
    if (url === undefined) return `# not in a known channel: ${specOf(each)}`;
    return url + (sha256 ? `#sha256:${sha256}` : each.md5 === undefined ? '' : `#${each.md5}`);
  });
  return [
    `# Environment ${oneLine(name)}`,
    '# conda create --name <name> --file <this file>',
    `# platform: ${platform}`,
    '@EXPLICIT',
    ...lines,
    '',
  ].join('\n');
}

/** An environment.yml (CEP 24) with every version and build. */
export function environmentYmlOf({ name }: Written, packages: readonly InstalledPackage[]): string {
  const ofConda = packages.filter(({ channel }) => channel !== 'pypi');
  const ofPip = packages.filter(({ channel }) => channel === 'pypi');
  const channels = [...new Set(ofConda.map(({ channel }) => channel).filter((channel) => channel !== ''))];
  return [
    `name: ${JSON.stringify(name)}`,
    ...(channels.length === 0
      ? []
      : ['channels:', ...channels.map((each) => `  - ${JSON.stringify(each)}`), '  - nodefaults']),
    'dependencies:',
    ...ofConda.map((each) => `  - ${JSON.stringify(specOf(each))}`),
    ...(ofPip.length === 0
      ? []
      : ['  - pip:', ...ofPip.map(({ name: each, version }) => `      - ${JSON.stringify(`${each}==${version}`)}`)]),
    '',
  ].join('\n');
}

/** A package as a match spec that only it meets. */
const specOf = ({ name, version, build_string: build }: InstalledPackage): string =>
  build === '' ? `${name}==${version}` : `${name}=${version}=${build}`;

const oneLine = (text: string): string => text.replaceAll(/[\r\n]+/g, ' ');
