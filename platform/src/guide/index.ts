/** Exports of the guide area for other areas. */
export type { Guides } from './guides.ts';
