/** What other areas may use of service accounts. */
export { putIntoGroup, serviceAccountName } from './store.ts';
