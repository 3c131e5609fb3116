/** The publish area: publishing to hosted channels, and yanking. */
import { ANACONDA } from '@terrarium/domain/repo';
import type { Area, Core } from '../core.ts';
import { HOURLY } from '../jobs/index.ts';
import type { AdvisoryArea } from '../advisory/index.ts';
import type { Channels } from '../channel/index.ts';
import type { Repo } from '../repo/index.ts';
import { Archives } from './archives.ts';
import { dropGoneArchives } from './archive/index.ts';
import { anacondaHandler } from './anaconda.ts';
import { uploadHandlers } from './protocols.ts';
import { Labelling } from './labelling.ts';
import { Permissions } from './permission.ts';
import type { PermissionParts } from './permission.ts';
import { Promoting } from './promoting.ts';
import { Publishing } from './publishing.ts';
import { UploadRate } from './uploadRate.ts';
import { publishRoutes } from './routes.ts';
import { publishSample } from './sample.ts';
import { deleteOldUploads } from './store.ts';
import { Tickets } from './tickets.ts';
import { Withdrawals } from './withdrawals.ts';
import './tables.ts';

export { archivePath, archivePathsQuery, archiveQuery, archiveSchema } from './archiveContract.ts';
export type { ArchiveAnswer } from './archiveContract.ts';
export { labelName } from './contract.ts';
export { BundledFiles } from './bundledFiles.ts';
export type { CarriedFile } from './bundledFiles.ts';
export type { Archives } from './archives.ts';
export { BUNDLED_FROM, HIDDEN_SOURCE } from './promoting.ts';

/** Scripts of prefetched mirror files are read at this interval. */
const OFTEN = '*/5 * * * *';

/** The publish area of a hub. */
export interface Publish extends Area {
  publishing: Publishing;
  promoting: Promoting;
  archives: Archives;
}

/** Creates the publish area. */
export function createPublish(
  { config, connection, db, jobs, log }: Pick<Core, 'config' | 'connection' | 'db' | 'jobs' | 'log'>,
  neighbours: Omit<PermissionParts, 'channels'> & {
    advisory: Pick<AdvisoryArea, 'advisories' | 'identities'>;
    channels: Channels;
    repo: Pick<Repo, 'attestations' | 'fetch' | 'lists' | 'objects' | 'onHeld' | 'signaturesIn'>;
  },
): Publish {
  const { advisory, channels, repo } = neighbours;
  const tickets = new Tickets(db);
  const withdrawals = new Withdrawals(db, channels);
  const permissions = new Permissions(neighbours);
  const publishing = new Publishing({
    advisory,
    channels,
    repo,
    publicUrl: config.publicUrl,
  });
  const limits = new UploadRate({ config, connection });
  const parts = { db, permissions, publishing, tickets, limits, withdrawals, log };
  const archives = new Archives({ db, jobs, log }, repo.objects);
  // Downloaded files of mirrors are read immediately, because policies check their scripts.
  repo.onHeld(({ fileId }) => archives.readHeld(fileId));
  return {
    publishing,
    promoting: new Promoting({ channels, repo }),
    archives,
    routes: publishRoutes(channels, { publishing, tickets, withdrawals, labelling: new Labelling(channels) }),
    rawHandlers: [
      ...uploadHandlers(parts),
      { path: ANACONDA, handler: anacondaHandler({ ...parts, channels, publicUrl: config.publicUrl }) },
    ],
    sample: { after: ['artifact', 'channel', 'organization'], load: (hub) => publishSample(publishing, hub) },
    stop: () => archives.stop(),
    cleanUps: [
      { name: 'old uploads', schedule: HOURLY, run: () => deleteOldUploads(db) },
      { name: 'unread archives', schedule: OFTEN, run: (signal) => archives.readLeft(signal) },
      { name: 'archives that an earlier release read', schedule: OFTEN, run: (signal) => archives.readAgain(signal) },
      { name: 'archives of files that are gone', schedule: HOURLY, run: () => dropGoneArchives(db) },
    ],
  };
}
