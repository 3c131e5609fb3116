import type { Filters, StoredFilters } from '@terrarium/domain/policy';

/**
 * Casts stored filters to input, to copy a policy or to request its impact. The hub validates them again and reports
 * unknown parts.
 */
export const resentFilters = (stored: StoredFilters): Filters => stored as Filters;
