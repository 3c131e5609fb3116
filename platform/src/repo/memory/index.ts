/** What a channel holds, read from the database and kept in memory as columns. */
export { readAbouts } from './archives.ts';
export type { ArchiveFacts } from './archives.ts';
export { ChannelIndexes, UNDECIDED } from './channelIndexes.ts';
export type { ChannelIndex, PublicationView } from './channelIndexes.ts';
export { readChanged, readMissingTexts } from './changed.ts';
export { PackageAdvisories } from './packageAdvisories.ts';
export type { Release } from './packageAdvisories.ts';
export { ChannelGone, channelIdsOf, contentSources, readAdvisories, readWhole, TEXT_DIGEST } from './contents.ts';
export type { Contents, ContentSource, ReadContents, SupposedStatement } from './contents.ts';
export { keptAgain, keptBytes, readKept } from './previousPublication.ts';
export type { KeptContents } from './previousPublication.ts';
export { NO_FILE, Spool, TextReader } from './recordTexts.ts';
export type { TextPlaces } from './recordTexts.ts';
export { isServed } from './served.ts';
