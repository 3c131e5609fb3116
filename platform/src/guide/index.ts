/** What other areas use of the guides. */
export type { Guides } from './guides.ts';
