/** REST of bundles: signed files with a channel's published files, for an air-gapped hub. */
import { z } from 'zod';
import { channelParams, count, cursorListOf, cursorPaging, share, time } from '../http/index.ts';
import { personSchema } from '../person/index.ts';

/** Valid file name of a bundle in an organization's folder. */
export const BUNDLE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/;

/** An export or import of a bundle for a channel. */
export const bundleJob = z
  .object({
    id: z.uuid(),
    kind: z.enum(['make', 'bring']).meta({ description: 'Whether the bundle is exported or imported.' }),
    state: z.enum(['todo', 'in_progress', 'done', 'failed']).meta({ description: 'State of the job.' }),
    file_name: z.string().nullable().meta({ description: 'Name of the imported file. `null` for an export.' }),
    since_last: z
      .boolean()
      .meta({ description: 'Whether the bundle is incremental: it contains only changes since the previous bundle.' }),
    snapshot: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Number of the exported snapshot. `null` for the current version.' }),
    environment_id: z
      .uuid()
      .nullable()
      .meta({ description: "ID of the environment to which the bundle is limited. `null` if it isn't limited." }),
    progress: share.nullable(),
    file_count: count
      .nullable()
      .meta({ description: 'Number of files in the bundle, or number of imported files. `null` until the job ends.' }),
    bytes: count.nullable(),
    missing: z.array(z.string()).meta({
      description: "Builds of the environment that the channel doesn't serve, as `name version build`, at most 200.",
    }),
    error: z.string().nullable(),
    is_kept: z
      .boolean()
      .meta({ description: 'Whether the exported file can be downloaded. It is stored for one week.' }),
    asked_by: personSchema
      .nullable()
      .meta({ description: 'User who requested it. `null` if the account was deleted.' }),
    created_at: time,
    finished_at: time.nullable(),
  })
  .meta({ id: 'BundleJob' });
/** See {@link bundleJob}. */
export type BundleJobAnswer = z.infer<typeof bundleJob>;
/** Bundle jobs of a channel, newest first. */
export const bundleJobs = cursorListOf(bundleJob);
/** Paging of bundle jobs. */
export const bundlesQuery = cursorPaging({ limit: 20 });

/** Body of an export. */
export const makeBody = z.strictObject({
  since_last: z
    .boolean()
    .default(false)
    .meta({ description: 'Whether to export only changes since the previous bundle.' }),
  snapshot: z
    .number()
    .int()
    .min(1)
    .optional()
    .meta({ description: 'Number of a snapshot to export. Defaults to the current version of the channel.' }),
  environment_id: z.uuid().optional().meta({
    description:
      'ID of a registered environment of the organization. Limits the bundle to the builds of that environment.',
  }),
});
/** See {@link makeBody}. */
export type MakeBody = z.output<typeof makeBody>;

/** Body of an import. */
export const bringBody = z.strictObject({
  file_name: z
    .string()
    .regex(BUNDLE_NAME)
    .meta({ description: "Name of a file in the organization's folder on the hub." }),
  anyway: z.boolean().default(false).meta({ description: 'Whether to import despite warnings.' }),
});
/** See {@link bringBody}. */
export type BringBody = z.output<typeof bringBody>;

/** A file in the organization's folder, from the view of a channel. */
const incomingBundle = z
  .object({
    file_name: z.string(),
    bytes: count,
    problem: z
      .string()
      .nullable()
      .meta({ description: "Why it can't be imported, such as an untrusted signature. `null` if it can." }),
    hub: z.string().nullable().meta({ description: "URL of the hub that exported it. `null` if it can't be read." }),
    channel: z.string().nullable().meta({ description: 'Exported channel on that hub, as `organization/channel`.' }),
    snapshot: z.number().int().nullable().meta({ description: 'Number of the exported snapshot. `null` if none.' }),
    made_at: time.nullable().meta({ description: 'Time at which it was exported.' }),
    key_id: z.string().nullable().meta({ description: 'ID of the key that signed it.' }),
    file_count: count.nullable(),
    new_count: count.nullable().meta({ description: "Number of files that the channel doesn't have." }),
    unchanged_count: count.nullable().meta({ description: 'Number of files that the channel already has.' }),
    withdrawn_count: count
      .nullable()
      .meta({ description: 'Number of files that were yanked or quarantined in the channel. They stay so.' }),
    doubts: z.array(z.string()).meta({ description: 'Warnings that the user must confirm before the import.' }),
  })
  .meta({ id: 'IncomingBundle' });
/** See {@link incomingBundle}. */
export type IncomingBundleAnswer = z.infer<typeof incomingBundle>;
/** Files in the organization's folder, and its path. */
export const incomingBundles = z
  .object({
    folder: z
      .string()
      .meta({ description: "Folder for bundles, relative to the hub's data folder. Operators put files there." }),
    trusted: z.array(z.object({ key_id: z.string().meta({ description: 'ID of the key.' }), title: z.string() })).meta({
      description: 'Keys whose bundles the hub accepts. Operators add them.',
    }),
    items: z.array(incomingBundle),
    total_count: count,
  })
  .meta({ id: 'IncomingBundles' });
/** The public key of this hub's bundles. */
export const ownKey = z
  .object({
    key: z.string().meta({ description: 'Public key for hubs that import the bundles.' }),
    key_id: z.string().meta({ description: 'ID of the key, stored in bundles to identify their signer.' }),
  })
  .meta({ id: 'BundleKey' });

/** See {@link channelParams}. */
export const jobParams = channelParams.extend({ id: z.uuid().meta({ description: 'ID of the bundle.' }) });
