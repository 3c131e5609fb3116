import type { Filters } from '@terrarium/domain/policy';

/** Filters without any rule: what is served when no policy is applied. Their impact is that of taking a policy off. */
export const noPolicyFilters: Filters = {
  add_packages: { type: 'compound', operator: 'AND', subfilters: [] },
  remove_packages: { type: 'compound', operator: 'OR', subfilters: [] },
  exceptions: { type: 'compound', operator: 'AND', subfilters: [] },
};
