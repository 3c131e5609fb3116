/** What is left of a channel still installs: per platform the quick answer for everything, the exact one, causes, and the smallest set of exceptions that repairs. Pure. */
export { filesOfName, prepareGraph, TooManyProviders } from './graph.ts';
export type { Graph } from './graph.ts';
export { InvalidVirtualPackage, machineOver, parseVirtualPackage } from './machine.ts';
export type { Machine, VirtualPackage } from './machine.ts';
export { Offer } from './offer.ts';
export type { Choice, Effort, Solution } from './solver.ts';
export { environmentAnswer, environmentOf } from './environment.ts';
export type { Environment } from './environment.ts';
export type { Cause, Why } from './cause.ts';
export { repair } from './repair.ts';
export type { Repair, RepairOptions, Target } from './repair.ts';
export { reportOf } from './report.ts';
export type { DeadFile, PlatformReport } from './report.ts';
