import { formatNumber } from '../../../lib/format.ts';

/** Maximum number of names in a list. */
const MOST_NAMES = 12;

/** Joins the first few names, with the number of others out of `all`. */
export const named = (names: readonly string[], all: number): string =>
  `${names.slice(0, MOST_NAMES).join(', ')}${all > MOST_NAMES ? ` and ${formatNumber(all - Math.min(names.length, MOST_NAMES))} more` : ''}`;

/** Explains why packages can't be installed, with their names. */
export const lostBecause = (spec: string | null, rule: string | null, names: readonly string[], all: number): string =>
  `${spec === null ? 'Conflicting dependencies' : `No installable package matches ${spec}`}${rule === null ? '' : ` (${rule})`}: ${named(names, all)}.`;
