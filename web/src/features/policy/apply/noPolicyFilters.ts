import type { Filters } from '@terrarium/domain/policy';

/** Filters without rules, as without a policy. Their impact is that of removing it. */
export const noPolicyFilters: Filters = {
  add_packages: { type: 'compound', operator: 'AND', subfilters: [] },
  remove_packages: { type: 'compound', operator: 'OR', subfilters: [] },
  exceptions: { type: 'compound', operator: 'AND', subfilters: [] },
};
