/** Formats the affected versions of an advisory. */

/**
 * Splits an advisory's match spec such as `git<2.39.4|>=2.40.0,<2.40.2|==2.45.0` into ranges, and single versions
 * without their `==`.
 * @param name the package's name, the prefix of the spec
 * @returns an empty list if every version is affected
 */
export function affectedParts(name: string, spec: string): { ranges: string[]; versions: string[] } {
  const parts = spec
    .slice(name.length)
    .split('|')
    .filter((part) => part !== '');
  return {
    ranges: parts.filter((part) => !part.startsWith('==')),
    versions: parts.flatMap((part) => (part.startsWith('==') ? [part.slice(2)] : [])),
  };
}

const bounds: Readonly<Record<string, (version: string) => string>> = {
  '>=': (version) => `from ${version}`,
  '>': (version) => `after ${version}`,
  '<=': (version) => `up to ${version}`,
  '<': (version) => `before ${version}`,
};

/** Describes a range such as `>=2.40.0,<2.40.2`: from 2.40.0, before 2.40.2. */
export function rangeWords(range: string): string {
  return range
    .split(',')
    .map((bound) => {
      const [, sign = '', version = ''] = /^([<>]=?)(.+)$/.exec(bound) ?? [];
      return bounds[sign]?.(version) ?? bound;
    })
    .join(', ');
}
