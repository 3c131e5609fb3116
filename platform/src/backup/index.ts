/** The database of a hub, for commands of other areas. */
export { databaseOf, openHub } from './source.ts';
export type { HubPlace, OpenHub } from './source.ts';
