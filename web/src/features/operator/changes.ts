import { changesLists } from '../../lib/apollo/cache.ts';

/** Options of an operator's mutation: its payload has no new state, so the shown parts of the hub are refetched. */
export const hubChanges = changesLists({ Query: ['operator'] });
