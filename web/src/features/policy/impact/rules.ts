import { impactText } from './messages.ts';
import type { Impact } from './useImpact.ts';

/** A rule in a word or two, as the row head of 'By rule': what it is about, for a CVE rule with its score. */
export function shortRule({ rule, facet }: Impact['byRule'][number]): string {
  return impactText.facets[facet] ?? rule.split(',')[0] ?? rule;
}

/** Files that go and come by rules of some facets. */
export function filesByFacets(rules: Impact['byRule'], facets: readonly string[]): { going: number; coming: number } {
  const found = rules.filter(({ facet }) => facets.includes(facet));
  return { going: found.reduce((sum, rule) => sum + rule.going, 0), coming: found.reduce((sum, rule) => sum + rule.coming, 0) };
}
