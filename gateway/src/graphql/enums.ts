import { severityOf as bandOf } from '@terrarium/domain/policy';
import { fallbacks, words } from '../gen/enums.ts';
import type { Severity } from '../gen/schema.ts';

type Words = typeof words;
/** REST word of a value. */
type WordOf<E extends keyof Words> = Words[E][keyof Words[E]];

/**
 * Returns a function that converts a REST word to a value of an enum. An unknown word becomes UNKNOWN or the value with
 * `@least`, so that a newer upstream never breaks a field. Words of the REST document that the schema lacks don't
 * compile.
 */
export function enumOf<E extends keyof typeof fallbacks>(name: E): (word: WordOf<E>) => keyof Words[E] {
  const values = new Map(Object.entries(words[name]).map(([value, word]) => [String(word), value as keyof Words[E]]));
  const fallback = fallbacks[name] as unknown as keyof Words[E];
  return (word) => values.get(String(word).toLowerCase()) ?? fallback;
}

/** Returns the REST word of an enum value. Absent and null stay as they are. */
export function wordOf<E extends keyof Words, V extends keyof Words[E] | null | undefined>(
  name: E,
  value: V,
): V extends keyof Words[E] ? Words[E][V] : V {
  type Word = V extends keyof Words[E] ? Words[E][V] : V;
  return (value == null ? value : words[name][value as keyof Words[E]]) as Word;
}

/** Band of a score; null without one. Only the score counts, even if upstream names another band. */
export function severityOf(score: number | null): Severity | null {
  const band = bandOf(score);
  return band && (band.toUpperCase() as Uppercase<typeof band>);
}

/** Role of a member. */
export const roleOf = enumOf('OrganizationRole');
/** Product of a subscription. */
export const productOf = enumOf('ProductCode');
/** How a session began. */
export const sessionSourceOf = enumOf('SignInMethod');
/** Length of a subscription's period. */
export const cycleOf = enumOf('BillingCycle');
/** State of a job or run. */
export const jobStateOf = enumOf('JobState');
/** VEX status of a CVE for a product. */
export const vexStatusOf = enumOf('VexStatus');
/** Why a product isn't affected. */
export const vexJustificationOf = enumOf('VexJustification');
/** Scope of a channel token; an unknown scope becomes the narrowest. */
export const tokenScopeOf = enumOf('TokenScope');
/** Scope of a service account key. */
export const serviceAccountScopeOf = enumOf('ServiceAccountScope');
/** Decision of a policy; only a clear 'allowed' is allowed. */
export const decisionOf = enumOf('Decision');
/** Type of a channel (CHAN-14). */
export const channelTypeOf = enumOf('ChannelType');
