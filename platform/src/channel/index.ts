/** The channel area: channels, access to them, their groups, and their files. */
import type { Area, Core } from '../core.ts';
import { HOURLY } from '../jobs/index.ts';
import { forgetChanges, sweepRemains } from './generations.ts';
import { channelRoutes } from './routes.ts';
import { Channels } from './service.ts';
import './tables.ts';

export { CHANNEL_TYPES, channelListSchema, channelPageQuery, runFields, sourceText } from './contract.ts';
export type { ChannelAnswer } from './contract.ts';
export type { HeldFile } from './additions.ts';
export { artifactNames, describeArtifacts, dropArtifacts, inBatches, noteObject } from './files.ts';
export type { ArtifactNote } from './files.ts';
export {
  addFiles,
  addGoneFiles,
  changeFiles,
  endFiles,
  markUnswept,
  NEW_PIECE,
  PIECE,
  seenFiles,
  seenByNow,
  seenFilesOf,
  sweepAfter,
  sweepChannel,
} from './generations.ts';
export type { Change, Fence, Writing } from './generations.ts';
export { labelsColumn, labelsOfColumn } from './labels.ts';
export { isBadRecord, readRecord, recordOfName } from './record.ts';
export type { BadRecord, FileRecord } from './record.ts';
export { isInvalidVersion } from './versionCheck.ts';
export { Channels } from './service.ts';
export { readerOf } from './lookups.ts';
export { channelsUsing, namedObjects, switchPublication } from './store.ts';
export type { ChannelName, ChannelRow, Reader } from './store.ts';

/** The channel area of a hub. */
export interface ChannelArea extends Area {
  channels: Channels;
}

/** Creates the channel area. */
export function createChannels({
  config,
  db,
  connection,
  log,
}: Pick<Core, 'config' | 'db' | 'connection' | 'log'>): ChannelArea {
  const channels = new Channels(db, connection.jobs.db, config.limits);
  const stop = new AbortController();
  let sweeping: Promise<void> = Promise.resolve();
  // In the background, because rows of a deleted channel are invisible.
  const sweep = (): void => {
    sweeping = sweeping
      .then(() => sweepRemains(connection.jobs.db, stop.signal))
      .catch((error: unknown) => {
        if (!stop.signal.aborted)
          log.warn(
            { err: error },
            'files of deleted channels stay in the database for now; they go with the next deleted channel or start',
          );
      });
  };
  channels.listen({ deleted: sweep });
  return {
    channels,
    routes: channelRoutes(channels),
    cleanUps: [{ name: 'old changes of files', schedule: HOURLY, run: () => forgetChanges(connection.jobs.db) }],
    start: () => Promise.resolve(sweep()),
    stop: () => {
      stop.abort(new Error('The hub is stopping.'));
      return sweeping;
    },
  };
}
