/** Versions of PyPI: https://packaging.python.org/en/latest/specifications/version-specifiers/ */
import { toNumber } from '../conda/versionText.ts';

const PEP440 =
  /^v?(?:(?<epoch>\d+)!)?(?<release>\d+(?:\.\d+)*)(?:[-_.]?(?<pre>alpha|a|beta|b|preview|pre|c|rc)[-_.]?(?<preNumber>\d*))?(?:-(?<implicit>\d+)|[-_.]?(?<post>post|rev|r)[-_.]?(?<postNumber>\d*))?(?:[-_.]?(?<dev>dev)[-_.]?(?<devNumber>\d*))?(?:\+(?<local>[a-z0-9]+(?:[-_.][a-z0-9]+)*))?$/i;

/** A version of PyPI in parts that compare one after the other; a list that ends early is the smaller one. */
export type Pep440 = readonly (readonly (number | bigint | string)[])[];

const PHASES: Readonly<Record<string, number>> = { a: 0, alpha: 0, b: 1, beta: 1, c: 2, rc: 2, pre: 2, preview: 2 };

/** Reads a version as PyPI does; undefined for a text that is none. */
export function readPep440(text: string): Pep440 | undefined {
  const parts = PEP440.exec(text.trim())?.groups;
  if (parts === undefined) return undefined;
  const number = (digits: string | undefined) => (digits === undefined || digits === '' ? 0 : toNumber(digits));
  const release = parts['release']!.split('.').map(toNumber);
  while (release.length > 1 && release.at(-1) === 0) release.pop();
  const isPost = parts['implicit'] !== undefined || parts['post'] !== undefined;
  const { pre, dev, local } = parts;
  // Without a phase, a development version comes before alphas, a release after candidates.
  const phase =
    pre === undefined
      ? dev !== undefined && !isPost
        ? [-1]
        : [3]
      : [PHASES[pre.toLowerCase()]!, number(parts['preNumber'])];
  return [
    [number(parts['epoch'])],
    release,
    phase,
    [isPost ? number(parts['implicit'] ?? parts['postNumber']) : -1],
    [dev === undefined ? Infinity : number(parts['devNumber'])],
    local === undefined
      ? []
      : local
          .toLowerCase()
          .split(/[-_.]/)
          .map((part) => (/^\d+$/.test(part) ? toNumber(part) : part)),
  ];
}

/** The order of two versions of PyPI: below 0, 0, or above. */
export function comparePep440(a: Pep440, b: Pep440): number {
  for (const [index, left] of a.entries()) {
    const right = b[index]!;
    for (let place = 0; place < Math.max(left.length, right.length); place++) {
      // Releases are padded with zeros; of local versions, the shorter one comes first.
      const [x, y] = index === 1 ? [left[place] ?? 0, right[place] ?? 0] : [left[place] ?? -1, right[place] ?? -1];
      if (x === y) continue;
      if ((typeof x === 'string') === (typeof y === 'string')) return x < y ? -1 : 1;
      // Numbers of a local version come after words, and words after nothing.
      if (x === -1 || y === -1) return x === -1 ? -1 : 1;
      return typeof x === 'string' ? -1 : 1;
    }
  }
  return 0;
}
