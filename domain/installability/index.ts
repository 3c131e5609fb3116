/**
 * Installability of what a policy leaves in a channel: per platform the fixpoint for all files, exact answers, causes,
 * and minimal exceptions. Pure.
 */
export { filesOfName, prepareGraph, TooManyProviders } from './graph.ts';
export type { Graph } from './graph.ts';
export { InvalidVirtualPackage, machineOver, parseVirtualPackage } from './virtualPackages.ts';
export type { Machine, VirtualPackage } from './virtualPackages.ts';
export { AllowedFiles } from './allowedFiles.ts';
export type { Choice, Effort, Solution } from './solver.ts';
export { environmentAnswer, environmentOf } from './environment.ts';
export type { Environment } from './environment.ts';
export type { Cause, Why } from './cause.ts';
export { dependenciesOf } from './dependencies.ts';
export type { Whereabouts } from './dependencies.ts';
export { companionFiles, pickRecords } from './companions.ts';
export type { ServingChannel } from './companions.ts';
export { eachOfNames, namesBelow } from './below.ts';
export { wouldInstall } from './wouldInstall.ts';
export type { InstallAnswer, InstallQuestion } from './wouldInstall.ts';
export { usualMachine } from './profiles.ts';
export { repair } from './repair.ts';
export type { Repair, RepairOptions, RepairView, Target } from './repair.ts';
export { causeRule, deadEverywhere } from './survey.ts';
export type { EarlierSurvey, LostPackage, RootCause, Survey } from './survey.ts';
export { InstallableContent, installableContent, prepareContent, surveysAfter } from './content.ts';
export { LARGE_CONTENT, MOST_UNCHECKED } from './limits.ts';
export type { ContentPlatform, SurveyedFiles, SurveySteps, SurveyWithBlocking } from './content.ts';
export { movedBlockingDependencies, BlockingDependenciesBuilder } from './blockingDependencies.ts';
export type { BlockingDependencies } from './blockingDependencies.ts';
export { chainOf, chainText } from './chain.ts';
export type { Chain } from './chain.ts';
export { reportOf } from './report.ts';
export type { DeadFile, PlatformReport } from './report.ts';
export { HELD_OUTCOMES, heldAnswers } from './existingEnvironments.ts';
export type { HeldAnswer, HeldDecisions, HeldEnvironment, HeldOutcome } from './existingEnvironments.ts';
export { dependentsOf, environmentProbes, mostNeeded, probeAnswers } from './probes.ts';
export type { KnownEnvironment, Probe, ProbeAnswer } from './probes.ts';
export { MAX_LENGTH_OF_PROBE_LABEL, MOST_NEEDED, probeSettingsSchema } from './probeSchema.ts';
export type { ProbeSettings } from './probeSchema.ts';
