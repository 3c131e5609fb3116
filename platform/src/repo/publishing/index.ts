/** Publishes a channel with its policy, and removes old publications. */
export { backfillPackages, outdatedChannels } from './backfill.ts';
export { emptyPublication } from './emptyPublication.ts';
export type { EmptyPublication } from './emptyPublication.ts';
export { probedEnvironments } from './environments.ts';
export { channelsWithOpenAnswers, keepAnswer, answersFor } from './exactInstallability.ts';
export type { KeepingAnswer, PlatformAnswer } from './exactInstallability.ts';
export type { PlatformState } from './openFiles.ts';
export { Listings } from './listings.ts';
export type { ListedFile } from './listings.ts';
export { dropOldPublications, sweep } from './prune.ts';
export { HeldBack, Publisher } from './publisher.ts';
export type { PublishedInstallability, PublishRequest, PublishResult } from './publisher.ts';
export { refreshVulnerabilities } from './vulnerabilities.ts';
export { servedFiles } from './servedFiles.ts';
export type { Served, ServedFile } from './servedFiles.ts';
