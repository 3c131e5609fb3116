import type { Filters, StoredFilters } from '@terrarium/domain/policy';

/** Stored filters as they are sent back, to copy a policy or to ask for its impact: the hub reads them anew and tells what it does not know in them. */
export const resentFilters = (stored: StoredFilters): Filters => stored as Filters;
