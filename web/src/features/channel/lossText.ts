import { formatNumber } from '../../lib/format.ts';

/** Names of a list that are written out. */
const MOST_NAMES = 12;

/** Names, the first few of them, and how many of `all` there are besides. */
export const named = (names: readonly string[], all: number): string =>
  `${names.slice(0, MOST_NAMES).join(', ')}${all > MOST_NAMES ? ` and ${formatNumber(all - Math.min(names.length, MOST_NAMES))} more` : ''}`;

/** Why packages cannot be installed any more, and which they are. */
export const lostBecause = (spec: string | null, rule: string | null, names: readonly string[], all: number): string =>
  `${spec === null ? 'What they need excludes one another' : `Nothing that can be installed meets ${spec}`}${rule === null ? '' : ` (${rule})`}: ${named(names, all)}.`;
