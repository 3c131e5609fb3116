/** REST responses of snapshots. */
import { z } from 'zod';
import { listOf, time } from '../http/index.ts';

/** What a channel served between two publications. */
const snapshotSchema = z
  .object({
    number: z
      .number()
      .int()
      .meta({ description: 'Number in the channel, starting at 1.', examples: [12] }),
    address: z.string().meta({
      description: "Path on the hub for clients. Doesn't contain the token that the channel may require.",
      examples: ['/repo/acme/approved@12'],
    }),
    served_from: time.meta({ description: 'Time at which it was published.' }),
    served_until: time
      .nullable()
      .meta({ description: 'Time at which another version replaced it. `null` for the current version.' }),
    kept_until: time.nullable().meta({
      description:
        "Time until which it can be read. `null` while it is current. Snapshots beyond the hub's limits are deleted earlier.",
    }),
    policy: z
      .object({ id: z.uuid(), name: z.string(), revision: z.number().int() })
      .nullable()
      .meta({ description: 'The policy that it was published with. `null` without a policy.' }),
    file_count: z.number().int().meta({ description: 'Number of files that it serves.' }),
    refused_count: z.number().int().meta({ description: "Number of files of the channel that it doesn't serve." }),
  })
  .meta({ id: 'Snapshot' });
/** See {@link snapshotSchema}. */
export type SnapshotAnswer = z.infer<typeof snapshotSchema>;

/** Available snapshots of a channel, newest first. */
export const snapshotList = listOf(snapshotSchema)
  .extend({
    kept_days: z.number().int().meta({
      description:
        "Number of days that the hub retains a snapshot after it was replaced. 0 if snapshots aren't retained.",
    }),
  })
  .meta({ id: 'Snapshots' });
/** See {@link snapshotList}. */
export type SnapshotList = z.infer<typeof snapshotList>;
