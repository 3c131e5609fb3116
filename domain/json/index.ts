/** What is looked at in JSON before its value is used. */
export { isDeeperThan } from './depth.ts';
export { repeatedKey } from './repeatedKey.ts';
