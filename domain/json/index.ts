/** JSON whose readers do not agree on what it says. */
export { repeatedKey } from './repeatedKey.ts';
