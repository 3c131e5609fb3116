import type { PoliciesQueryVariables } from '../../../gen/policy.ts';
import { oneOf } from '../../../paths.ts';

/** Policies on one page (POL-07). */
export const pageSize = 10;

/** Sort orders of the list; `sort` in the URL. */
export const orders = ['updated', 'name'] as const;

/** The page of `policiesOffet` (spelled so, POL-05): (page − 1) × limit, rounded down to a whole page (POL-06). */
export function pageOfOffset(search: URLSearchParams): number {
  const offset = Number(search.get('policiesOffet') ?? '0');
  return Number.isInteger(offset) && offset > 0 ? Math.floor(offset / pageSize) + 1 : 1;
}

/** Query variables of the list from the URL. */
export function listVariables(org: string, search: URLSearchParams): PoliciesQueryVariables {
  return {
    org,
    limit: pageSize,
    offset: (pageOfOffset(search) - 1) * pageSize,
    name: search.get('q')?.trim() || null,
    sort: oneOf(search, 'sort', orders) === 'name' ? 'NAME' : 'UPDATED',
  };
}
