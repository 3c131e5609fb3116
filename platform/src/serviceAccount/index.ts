/** What other areas may use of service accounts. */
export { putIntoGroup } from './store.ts';
