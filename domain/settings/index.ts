export { isOrigin, originWanted } from './origin.ts';
export { packageFor } from './packages.ts';
export { unknownSettings } from './unknown.ts';
