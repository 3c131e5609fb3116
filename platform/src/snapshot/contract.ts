/** The REST answers of snapshots. */
import { z } from 'zod';
import { listOf, time } from '../http/index.ts';

/** What a channel served from one publication to the next. */
const snapshotSchema = z
  .object({
    number: z
      .number()
      .int()
      .meta({ description: 'Counts within the channel, from 1.', examples: [12] }),
    address: z.string().meta({
      description: 'Where clients find it on the hub; without the token that the channel may want.',
      examples: ['/repo/acme/approved@12'],
    }),
    served_from: time.meta({ description: 'From when on clients saw it.' }),
    served_until: time
      .nullable()
      .meta({ description: 'When another one took its place; null for what is served now.' }),
    kept_until: time.nullable().meta({
      description:
        'Until when it can be read; null while it is served. Snapshots beyond the bounds of the hub go earlier.',
    }),
    policy: z
      .object({ id: z.uuid(), name: z.string(), revision: z.number().int() })
      .nullable()
      .meta({ description: 'The policy that it was made under; null for none.' }),
    file_count: z.number().int().meta({ description: 'Files that it serves.' }),
    refused_count: z.number().int().meta({ description: 'Files of the channel that it does not.' }),
  })
  .meta({ id: 'Snapshot' });
/** See {@link snapshotSchema}. */
export type SnapshotAnswer = z.infer<typeof snapshotSchema>;

/** All snapshots of a channel that can be read, newest first. */
export const snapshotList = listOf(snapshotSchema)
  .extend({
    kept_days: z
      .number()
      .int()
      .meta({ description: 'Days that the hub keeps a snapshot after another took its place; 0 for none.' }),
  })
  .meta({ id: 'Snapshots' });
/** See {@link snapshotList}. */
export type SnapshotList = z.infer<typeof snapshotList>;
