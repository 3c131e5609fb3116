/** Files in cooldown: blocked by an age rule. */
import { DAY_MS } from '../calendar/index.ts';
import type { ChannelRecords } from './columns.ts';
import type { RuleDescriptor } from './compile.ts';

/**
 * When the cooldown of a blocked file ends, ms since the epoch; null if another rule blocks it.
 * @param rule the deciding rule; an age rule decides only if no other blocks
 */
export function heldUntil(
  { seenAt }: Pick<ChannelRecords, 'seenAt'>,
  rule: RuleDescriptor | undefined,
  index: number,
): number | null {
  const seen = seenAt[index]!;
  return rule?.holdsDays === undefined || Number.isNaN(seen) ? null : seen + rule.holdsDays * DAY_MS;
}

/** Returns the next time when a cooldown ends; null if there is none. */
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

/** Formats a UTC date for display, such as '3 December 2026'. */
export function dayText(ms: number): string {
  return new Date(ms).toLocaleDateString('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
}
