/** The files that conda clients read first: repodata, current_repodata, shards, channeldata, run_exports and notices, and how they are written. */
export type { AboutPackage } from './channeldata.ts';
export { channelNotices, generalNotices } from './notices.ts';
export { readManifest, writeFolder } from './publicationFolder.ts';
export type { Manifest } from './publicationFolder.ts';
export type { Written } from './writeFile.ts';
