/** Parses upstream packages, one per line. */
import { packageOfPurl, productOfCpe, schemeOf } from '@terrarium/domain/advisory';

/** A package of an ecosystem. */
export interface UpstreamName {
  ecosystem: string;
  name: string;
}

function read(line: string): UpstreamName | undefined {
  if (line.startsWith('pkg:')) {
    const found = packageOfPurl(line);
    return found && { ecosystem: found.ecosystem, name: found.name };
  }
  if (line.startsWith('cpe:')) {
    // Users omit trailing stars.
    const name = productOfCpe(line);
    return name === undefined ? undefined : { ecosystem: 'CPE', name };
  }
  const [, ecosystem = '', name = ''] = /^([^/]+)\/(\S+)$/.exec(line) ?? [];
  return schemeOf(ecosystem) === undefined ? undefined : { ecosystem, name };
}

/** The packages that lines name, and the first line that names none. */
export function readLines(text: string): { names: UpstreamName[]; wrong: string | undefined } {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return {
    names: lines.flatMap((line) => read(line) ?? []),
    wrong: lines.find((line) => read(line) === undefined),
  };
}

/** Packages as lines that {@link readLines} reads. */
export const writeLines = (names: readonly UpstreamName[]): string =>
  names.map(({ ecosystem, name }) => `${ecosystem}/${name}`).join('\n');
