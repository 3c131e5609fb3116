/** The REST bodies and answers of the mirror area (CHAN-09, CHAN-10, CHAN-11). */
import { JOB_STATES } from '@terrarium/domain/policy';
import { z } from 'zod';
import { sourceText } from '../channel/index.ts';

const time = z.iso.datetime();
const count = z.number().int().min(0);

/** One sync. `progress` from 0 to 1; `records_skipped` counts records that were no good. */
export const syncSchema = z
  .object({
    id: z.uuid(),
    state: z.enum(JOB_STATES).meta({ description: 'How far it is.' }),
    phase: z.string(),
    progress: z.number().min(0).max(1).nullable(),
    records_read: count,
    records_skipped: count,
    created_at: time,
    finished_at: time.nullable(),
    error: z.string().nullable(),
  })
  .meta({ id: 'SyncJob' });
/** See {@link syncSchema}. */
export type SyncAnswer = z.infer<typeof syncSchema>;

/** How a mirror is fed. `source` without credentials. */
export const mirrorDetailsSchema = z
  .object({
    source: z.string().meta({ description: 'Address of the channel that it reads, without credentials.' }),
    last_sync: syncSchema.nullable(),
    synced_at: time.nullable(),
  })
  .meta({ id: 'MirrorDetails' });
/** See {@link mirrorDetailsSchema}. */
export type MirrorDetails = z.infer<typeof mirrorDetailsSchema>;

/** Body of a source check: exactly one source (CHAN-09). */
export const sourceCheckBody = z.strictObject({
  sources: z.array(sourceText).length(1).meta({ description: 'The address of one channel.' }),
});
/** Whether a source can be mirrored, whether this hub ever reads from it, and what was found or is wrong. */
export const sourceCheckSchema = z
  .object({
    usable: z.boolean().meta({ description: 'Whether it can be mirrored.' }),
    permitted: z.boolean().meta({
      description:
        'Whether this hub reads from such a source at all: false for what is no address, for a private one, and for a folder that its operator does not allow. What is wrong with another may pass.',
    }),
    detail: z.string().meta({ description: 'What was found, or what is wrong.' }),
  })
  .meta({ id: 'SourceCheck' });
/** See {@link sourceCheckSchema}. */
export type SourceCheckAnswer = z.infer<typeof sourceCheckSchema>;

/** The mirrors that were given a token. */
export const tokenSyncSchema = z
  .object({
    mirrors: z.array(z.string()).meta({
      description:
        'Names of the mirrors that read with it from now on: those of the organization whose source is a channel of this hub that the token opens.',
      examples: [['acme-internal']],
    }),
    total_count: count.meta({ description: 'How many they are.' }),
  })
  .meta({ id: 'TokenSync' });

/** Path parameters. */
export const orgParams = z.object({ org: z.string() });
/** Path parameters of a channel. */
export const channelParams = z.object({ org: z.string(), channel: z.string() });
