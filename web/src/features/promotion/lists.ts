import { changesLists } from '../../lib/apollo/cache.ts';

/** Options of the mutations of promotions: each changes the list of a channel. */
export const promotionLists = changesLists({ Channel: ['promotions'] });
