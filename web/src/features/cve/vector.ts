/** Vectors of CVSS in words: base metrics of versions 2, 3 and 4 (https://www.first.org/cvss/). */

type Values = Readonly<Record<string, string>>;

const reach: Values = { N: 'network', A: 'adjacent network', L: 'local', P: 'physical' };
const amount: Values = { N: 'none', L: 'low', H: 'high' };
const amount2: Values = { N: 'none', P: 'partial', C: 'complete' };
const complexity: Values = { L: 'low', M: 'medium', H: 'high' };

/** Metrics by version of CVSS, in the order in which they are read out. */
const metrics: Readonly<
  Record<'2' | '3' | '4', readonly (readonly [metric: string, label: string, values: Values])[]>
> = {
  '2': [
    ['AV', 'attack vector', reach],
    ['AC', 'attack complexity', complexity],
    ['Au', 'authentication', { N: 'none', S: 'single', M: 'multiple' }],
    ['C', 'confidentiality', amount2],
    ['I', 'integrity', amount2],
    ['A', 'availability', amount2],
  ],
  '3': [
    ['AV', 'attack vector', reach],
    ['AC', 'attack complexity', complexity],
    ['PR', 'privileges required', amount],
    ['UI', 'user interaction', { N: 'none', R: 'required' }],
    ['S', 'scope', { U: 'unchanged', C: 'changed' }],
    ['C', 'confidentiality', amount],
    ['I', 'integrity', amount],
    ['A', 'availability', amount],
  ],
  '4': [
    ['AV', 'attack vector', reach],
    ['AC', 'attack complexity', complexity],
    ['AT', 'attack requirements', { N: 'none', P: 'present' }],
    ['PR', 'privileges required', amount],
    ['UI', 'user interaction', { N: 'none', P: 'passive', A: 'active' }],
    ['VC', 'confidentiality', amount],
    ['VI', 'integrity', amount],
    ['VA', 'availability', amount],
    ['SC', 'confidentiality of other systems', amount],
    ['SI', 'integrity of other systems', amount],
    ['SA', 'availability of other systems', amount],
  ],
};

/** Describes a vector, as in `attack vector: network`, in the order of its version; empty for an unknown version. */
export function vectorWords(version: string | null, vector: string): string[] {
  const known = metrics[(version ?? '').charAt(0) as keyof typeof metrics] ?? [];
  const valueOf = new Map(
    vector.split('/').map((part): [string, string] => [part.split(':')[0]!, part.split(':')[1] ?? '']),
  );
  return known.flatMap(([metric, label, values]) => {
    const value = values[valueOf.get(metric) ?? ''];
    return value === undefined ? [] : [`${label}: ${value}`];
  });
}
