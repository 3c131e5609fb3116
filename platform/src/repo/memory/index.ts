/** What a channel holds, read from the database and kept in memory as columns. */
export { readAbouts, readArchives } from './archives.ts';
export type { ArchiveFacts } from './archives.ts';
export { ChannelIndexes, UNDECIDED } from './channelIndexes.ts';
export type { ChannelIndex, PublicationView } from './channelIndexes.ts';
export {
  ChannelGone,
  Spool,
  channelIdsOf,
  contentSources,
  readAdvisories,
  readContents,
  TEXT_DIGEST,
} from './contents.ts';
export type { Contents, ContentSource, ReadContents } from './contents.ts';
