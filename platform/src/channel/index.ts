/** The channel area: channels, who may read them, their groups and their files. */
import type { Area, Core } from '../core.ts';
import { channelRoutes } from './routes.ts';
import { Channels } from './service.ts';
import './tables.ts';

export { channelListSchema } from './contract.ts';
export type { ChannelAnswer } from './contract.ts';
export { BATCH, dropEmptyArtifacts, RECORD_COLUMNS, RECORD_TYPES, SAME_BYTES, upsertArtifacts } from './files.ts';
export type { ArtifactNote } from './files.ts';
export { isBadRecord, readRecord } from './record.ts';
export type { BadRecord, FileRecord } from './record.ts';
export { Channels, readerOf } from './service.ts';
export type { ChannelRow, Reader } from './store.ts';

/** The channel area of a hub. */
export interface ChannelArea extends Area {
  channels: Channels;
}

/** Makes the channel area. */
export function createChannels(core: Pick<Core, 'db'>): ChannelArea {
  const channels = new Channels(core.db);
  return { channels, routes: channelRoutes(channels) };
}
