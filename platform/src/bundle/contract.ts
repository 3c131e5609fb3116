/** REST of bundles: signed files that carry what a channel serves to a hub without a network. */
import { z } from 'zod';
import { channelParams, count, listOf, paging, share, time } from '../http/index.ts';
import { personSchema } from '../person/index.ts';

/** How a bundle may be called in an organization's folder. */
export const BUNDLE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/;

/** A bundle that is made of a channel, or brought into it. */
export const bundleJob = z
  .object({
    id: z.uuid(),
    kind: z.enum(['make', 'bring']).meta({ description: 'Whether it is made of the channel, or brought into it.' }),
    state: z.enum(['todo', 'in_progress', 'done', 'failed']).meta({ description: 'How far it is.' }),
    file_name: z
      .string()
      .nullable()
      .meta({ description: 'Name of the file that is brought in; null for one that is made.' }),
    since_last: z.boolean().meta({ description: 'Whether it holds only what came since the bundle before.' }),
    snapshot: z.number().int().nullable().meta({ description: 'Number of the snapshot; null for what is served now.' }),
    environment_id: z
      .uuid()
      .nullable()
      .meta({ description: 'The environment whose builds alone it holds; null for all.' }),
    progress: share.nullable(),
    file_count: count.nullable().meta({ description: 'Files that it holds, or that came; null until it has ended.' }),
    bytes: count.nullable(),
    missing: z.array(z.string()).meta({
      description: 'Builds of the environment that the channel does not serve, as `name version build`; at most 200.',
    }),
    error: z.string().nullable(),
    is_kept: z.boolean().meta({ description: 'Whether the file that was made can be fetched: for a week.' }),
    asked_by: personSchema.nullable().meta({ description: 'Null for accounts that are gone.' }),
    created_at: time,
    finished_at: time.nullable(),
  })
  .meta({ id: 'BundleJob' });
/** See {@link bundleJob}. */
export type BundleJobAnswer = z.infer<typeof bundleJob>;
/** Bundles of a channel, the newest first. */
export const bundleJobs = listOf(bundleJob);
/** Which of them. */
export const bundlesQuery = paging({ limit: 20 });

/** Body of what is to be made. */
export const makeBody = z.strictObject({
  since_last: z.boolean().default(false).meta({ description: 'Only what came since the bundle before.' }),
  snapshot: z
    .number()
    .int()
    .min(1)
    .optional()
    .meta({ description: 'Number of a snapshot; what is served now unless given.' }),
  environment_id: z.uuid().optional().meta({
    description: 'Only the builds that this registered environment of the organization holds.',
  }),
});
/** See {@link makeBody}. */
export type MakeBody = z.output<typeof makeBody>;

/** Body of what is to be brought in. */
export const bringBody = z.strictObject({
  file_name: z
    .string()
    .regex(BUNDLE_NAME)
    .meta({ description: "Name of a file in the organization's folder on the hub." }),
  anyway: z.boolean().default(false).meta({ description: 'In spite of the doubts that the list tells of it.' }),
});
/** See {@link bringBody}. */
export type BringBody = z.output<typeof bringBody>;

/** A file in the organization's folder, as it looks from a channel. */
const incomingBundle = z
  .object({
    file_name: z.string(),
    bytes: count,
    problem: z
      .string()
      .nullable()
      .meta({ description: 'Why it is not taken, e.g. signed by nobody whom the hub trusts; null for nothing.' }),
    hub: z.string().nullable().meta({ description: 'The hub that made it; null for one that is not taken.' }),
    channel: z.string().nullable().meta({ description: 'The channel there, as `organization/channel`.' }),
    snapshot: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Number of the snapshot there that it was made of; null where that has none.' }),
    made_at: time.nullable().meta({ description: 'When it was made.' }),
    key_id: z.string().nullable().meta({ description: 'Of the key that it is signed with.' }),
    file_count: count.nullable(),
    new_count: count.nullable().meta({ description: 'Files that the channel has not.' }),
    unchanged_count: count.nullable().meta({ description: 'Files that it has already.' }),
    withdrawn_count: count.nullable().meta({ description: 'Files that were yanked or removed here, and stay so.' }),
    doubts: z
      .array(z.string())
      .meta({ description: 'Why whoever brings it in should say once more that they want it.' }),
  })
  .meta({ id: 'IncomingBundle' });
/** See {@link incomingBundle}. */
export type IncomingBundleAnswer = z.infer<typeof incomingBundle>;
/** What lies in the organization's folder, and where that is. */
export const incomingBundles = z
  .object({
    folder: z.string().meta({ description: 'Where files are put on the machine of the hub, below its data folder.' }),
    trusted: z.array(z.object({ key_id: z.string().meta({ description: 'Id of the key.' }), title: z.string() })).meta({
      description: 'Keys whose bundles the hub takes; an operator adds them.',
    }),
    items: z.array(incomingBundle),
    total_count: count,
  })
  .meta({ id: 'IncomingBundles' });
/** The key of the bundles that this hub makes. */
export const ownKey = z
  .object({
    key: z.string().meta({ description: 'For whoever brings them in.' }),
    key_id: z.string().meta({ description: 'Id of the key, which bundles name.' }),
  })
  .meta({ id: 'BundleKey' });

/** See {@link channelParams}. */
export const jobParams = channelParams.extend({ id: z.uuid().meta({ description: 'Id of the bundle.' }) });
