/** The publish area: packages come into hosted channels. */
import type { Area, Core } from '../core.ts';
import { HOURLY } from '../jobs/index.ts';
import type { Channels } from '../channel/index.ts';
import type { Repo } from '../repo/index.ts';
import { uploadHandlers } from './doors.ts';
import { Permissions } from './permission.ts';
import type { PermissionParts } from './permission.ts';
import { Publishing } from './publishing.ts';
import { publishRoutes } from './routes.ts';
import { publishSample } from './sample.ts';
import { deleteOldTickets } from './store.ts';
import { Tickets } from './tickets.ts';
import './tables.ts';

/** The publish area of a hub. */
export interface Publish extends Area {
  publishing: Publishing;
}

/** Makes the publish area. */
export function createPublish(
  { config, db, log }: Pick<Core, 'config' | 'db' | 'log'>,
  neighbours: Omit<PermissionParts, 'channels'> & { channels: Channels; repo: Pick<Repo, 'objects'> },
): Publish {
  const { channels, repo } = neighbours;
  const tickets = new Tickets(db);
  const permissions = new Permissions(neighbours);
  const publishing = new Publishing({ channels, objects: repo.objects, publicUrl: config.publicUrl });
  return {
    publishing,
    routes: publishRoutes(channels, tickets),
    rawHandlers: uploadHandlers({ permissions, publishing, tickets, log }),
    sample: { after: ['artifact', 'channel', 'organization'], load: (hub) => publishSample(publishing, hub) },
    cleanUps: [{ name: 'old uploads', schedule: HOURLY, run: () => deleteOldTickets(db) }],
  };
}
