import type { Impact } from './useImpact.ts';

/** Files that go and come by rules of some facets. */
export function filesByFacets(rules: Impact['byRule'], facets: readonly string[]): { going: number; coming: number } {
  const found = rules.filter(({ facet }) => facets.includes(facet));
  return {
    going: found.reduce((sum, rule) => sum + rule.removedFileCount, 0),
    coming: found.reduce((sum, rule) => sum + rule.addedFileCount, 0),
  };
}
