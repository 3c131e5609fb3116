/**
 * Writes the index files that conda clients read: repodata, current_repodata, shards, channeldata, run_exports,
 * notices, and the feed.
 */
export type { AboutPackage } from './channeldata.ts';
export { VersionOrder } from './currentRepodata.ts';
export { channelFeed } from './feed.ts';
export type { NewBuild } from './feed.ts';
export { channelNotices, generalNotices } from './notices.ts';
export type { LostPackages } from './notices.ts';
export { INDEX_FORM, LABELS, readManifest, writeFolder } from './publicationFolder.ts';
export { textsIn } from './repodata.ts';
export type { Manifest } from './publicationFolder.ts';
export { writeFileHashed } from './writeFile.ts';
export type { Written } from './writeFile.ts';
