/** Files that are held: refused by a rule that time alone lifts. */
import { DAY_MS } from '../calendar/index.ts';
import type { ChannelRecords } from './columns.ts';
import type { RuleDescriptor } from './compile.ts';

/**
 * When a file that a rule refuses comes, ms since the epoch; null where time does not lift the rule.
 * @param rule the one that decided: one that time lifts decides only where no other refuses
 */
export function heldUntil(
  { seenAt }: Pick<ChannelRecords, 'seenAt'>,
  rule: RuleDescriptor | undefined,
  index: number,
): number | null {
  const seen = seenAt[index]!;
  return rule?.holdsDays === undefined || Number.isNaN(seen) ? null : seen + rule.holdsDays * DAY_MS;
}

/** The next moment in which a file comes that is held now; null when none is. */
export function nextRelease(
  records: Pick<ChannelRecords, 'seenAt'>,
  rules: readonly RuleDescriptor[],
  { allowed, rule }: { allowed: Uint8Array; rule: Uint16Array },
): number | null {
  if (rules.every(({ holdsDays }) => holdsDays === undefined)) return null;
  let next = Infinity;
  for (let i = 0; i < allowed.length; i++)
    if (allowed[i] === 0) next = Math.min(next, heldUntil(records, rules[rule[i]!], i) ?? Infinity);
  return next === Infinity ? null : next;
}

/** A day of UTC as people read it, such as '3 December 2026'. */
export function dayText(ms: number): string {
  return new Date(ms).toLocaleDateString('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
}
