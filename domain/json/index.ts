/** Checks of JSON text before its value is used. */
export { isDeeperThan } from './depth.ts';
export { repeatedKey } from './repeatedKey.ts';
export { BODY_BOUNDS, exceededBound } from './shape.ts';
export type { JsonBounds } from './shape.ts';
