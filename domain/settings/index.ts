export { isOrigin, originWanted } from './origin.ts';
export { unknownSettings } from './unknown.ts';
