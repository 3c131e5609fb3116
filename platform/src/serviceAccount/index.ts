/** Service accounts, for other areas. */
export { putIntoGroup, serviceAccountName } from './store.ts';
