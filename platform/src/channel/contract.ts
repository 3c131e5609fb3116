/** REST bodies and responses of the channel area (CHAN-02 to CHAN-18). */
import { channelNameError, MAX_LENGTH, mirrorSource, PRIVACIES } from '@terrarium/domain/access';
import { JOB_STATES } from '@terrarium/domain/policy';
import { z } from 'zod';
import { clearable, count, cursorListOf, cursorPaging, cvssScore, share, time } from '../http/index.ts';
import { vulnerabilitiesSchema } from '../advisory/index.ts';
import { personSchema } from '../person/index.ts';
import { CHANNEL_TRAITS } from './store.ts';

/** Types of channels (CHAN-14); the product's slug is `terrarium` (CHAN-15). */
export const CHANNEL_TYPES = [
  'default',
  'virtual',
  'external_mirror',
  'terrarium',
  'hosted',
  'community_maintained',
  'terrarium_hosted_python',
] as const;
/** One of {@link CHANNEL_TYPES}. */
export type ChannelType = (typeof CHANNEL_TYPES)[number];

/** Policy of a channel on its page. `revision` is the active one, or the requested one before the first run is done. */
const appliedPolicySchema = z.object({
  policy_id: z.uuid(),
  policy_name: z.string(),
  revision: z.number().int().min(1),
  is_watched: z
    .boolean()
    .meta({ description: 'Whether the policy is in monitor mode: it only counts what it would block.' }),
  in_force_since: time.nullable(),
  applied_by: personSchema.nullable(),
});
/** See {@link appliedPolicySchema}. */
export type AppliedPolicy = z.infer<typeof appliedPolicySchema>;

/**
 * Fields of a run in every response: the policy area's runs, and a channel's newest.
 * `counts` per platform as in POL-28.
 */
export const runFields = {
  id: z.uuid(),
  channel: z.string(),
  state: z.enum(JOB_STATES).meta({ description: 'State of the policy run.' }),
  phase: z.string(),
  progress: share.nullable(),
  policy_id: z.uuid().nullable(),
  policy_name: z.string().nullable(),
  revision: z.number().int().nullable(),
  created_at: time,
  started_at: time.nullable(),
  finished_at: time.nullable(),
  error: z.string().nullable(),
  counts: z.array(
    z.object({ platform: z.string(), num_before: count, num_after: count, num_removed: z.number().int() }),
  ),
  added_count: count.nullable(),
  removed_count: count.nullable(),
};

/** The newest run of a channel. */
const lastRunSchema = z.object({
  ...runFields,
  reason: z.string(),
  is_held: z.boolean().describe('Whether it is on hold because required install checks would fail.'),
});
/** See {@link lastRunSchema}. */
export type LastRun = z.infer<typeof lastRunSchema>;

/** Whether uninstallable files are listed. */
const brokenFiles = z.enum(['serve', 'hide']).meta({
  description:
    "Whether allowed files that can't be installed are listed (`serve`) or hidden in the index (`hide`). Clients can download them by name in both cases.",
});

/** A channel in a response (CHAN-05, CHAN-18). `size` in bytes. */
export const channelSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    description: z.string(),
    privacy: z.enum(PRIVACIES),
    broken_files: brokenFiles,
    type: z.enum(CHANNEL_TYPES).meta({
      description:
        'Type of the channel: filled by uploads, by syncs from a source (`external_mirror`), or from other channels (`virtual`).',
    }),
    organization: z.object({ id: z.uuid(), name: z.string(), title: z.string() }),
    artifact_count: count,
    file_count: count,
    served_file_count: count,
    refused_file_count: count,
    size: count,
    subdirs: z.array(z.string()),
    created_at: time,
    updated_at: time,
    repo_path: z.string(),
    worst_served_score: cvssScore.nullable(),
    vulnerabilities: vulnerabilitiesSchema.describe(
      'Summary of known vulnerabilities in the files that the channel serves.',
    ),
    checked_name_count: count.describe(
      'Number of packages in the channel that at least one advisory mentions. The other packages have no CVE data.',
    ),
    sources: z
      .array(z.string())
      .describe(
        'Source channels of a virtual channel, highest priority first. Only channels that the caller can read.',
      ),
    used_with: z
      .array(z.string())
      .describe(
        'Channels that clients use together with it, by priority after it. Only channels that the caller can read. Installability takes their files into account.',
      ),
    applied_policy: appliedPolicySchema.nullable(),
    last_run: lastRunSchema.nullable(),
  })
  .meta({ id: 'Channel' });
/** See {@link channelSchema}. */
export type ChannelAnswer = z.infer<typeof channelSchema>;

/** Maximum number of names per list. */
const MOST_NAMES = 100;

/** Page of a list of channels. Without a limit, it has all channels. */
export const channelPageQuery = z.object({
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .optional()
    .meta({ description: 'Maximum number of items to return, 1 to 100. Without it, all items are returned.' }),
  offset: cursorPaging().shape.offset,
  cursor: cursorPaging().shape.cursor,
  backward: cursorPaging().shape.backward,
});

/** Query of the list of channels. */
export const channelsQuery = channelPageQuery.extend({
  q: z.string().trim().max(128).optional().meta({ description: 'Part of the name.' }),
  name: z
    .preprocess((given) => (Array.isArray(given) ? given : [given]), z.array(z.string().max(128)).max(MOST_NAMES))
    .default([])
    .meta({ description: 'Name of the channel. Repeat the parameter to match any of several names.' }),
  having: z.enum(CHANNEL_TRAITS).optional().meta({
    description:
      'Returns only channels with this trait. `packages`: it has some. `policy`: one is applied. `notable_job`: its latest run or sync failed, is on hold, or is in progress. `unchecked_packages`: no CVE data covers some of its packages. `unscored_cves`: it serves files with CVEs without a score.',
  }),
});

/** All channels of an organization that the caller can read. */
export const channelListSchema = cursorListOf(channelSchema);

const channelName = z.string().superRefine((name, context) => {
  const error = channelNameError(name);
  if (error !== undefined) context.addIssue({ code: 'custom', message: error });
});

/** Short description of a channel. */
const description = z
  .string()
  .trim()
  .max(MAX_LENGTH.channelDescription, `Use at most ${MAX_LENGTH.channelDescription.toLocaleString('en')} characters.`);

/** Source of a mirror as entered: a URL, with https:// by default (CONST-06), or a folder. */
export const sourceText = z.string().trim().min(1).max(2000).overwrite(mirrorSource);

const confirmExposure = z
  .boolean()
  .optional()
  .describe(
    'Confirms that a virtual channel can be visible to more users than its source channels. Required after 409 `exposes_sources`.',
  );

/**
 * Body of a new channel (CHAN-04, CHAN-18).
 * `source` is required for mirrors, `sources` for virtual channels; both aren't allowed otherwise. Without a type, a
 * channel with the default name (CHAN-16) is `default`, any other `hosted`. `indexing` is accepted from older scripts
 * and ignored: a channel is always indexed.
 */
export const createChannelBody = z
  .strictObject({
    name: channelName,
    description: description.default(''),
    privacy: z.enum(PRIVACIES),
    type: z.enum(CHANNEL_TYPES).optional().meta({
      description:
        'Type of the channel. Defaults to `default` for a channel with that name, and otherwise to `hosted`.',
    }),
    source: sourceText.optional().meta({
      description: 'URL or folder of the source. Required for mirrors, and not allowed otherwise.',
    }),
    sources: z.array(z.string()).min(1).max(50).optional().meta({
      description: 'Names of the source channels, highest priority first. Required for virtual channels.',
    }),
    confirm_exposure: confirmExposure,
    indexing: z
      .unknown()
      .optional()
      .meta({ description: 'Ignored. Accepted for older scripts: a channel always has an index.' }),
  })
  .superRefine((body, context) => {
    const issue = (field: 'source' | 'sources', message: string): void =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (body.type === 'external_mirror' && body.source === undefined)
      issue('source', 'A mirror needs a source: the URL of a channel, such as https://conda.example.org/my-channel.');
    if (body.type !== 'external_mirror' && body.source !== undefined)
      issue('source', 'Only a channel of type external_mirror has a source.');
    if (body.type === 'virtual' && body.sources === undefined)
      issue('sources', 'A virtual channel needs the names of its source channels.');
    if (body.type !== 'virtual' && body.sources !== undefined)
      issue('sources', 'Only a virtual channel has source channels.');
    if (body.sources !== undefined && new Set(body.sources).size < body.sources.length)
      issue('sources', 'A channel is named twice.');
  });
/** See {@link createChannelBody}. */
export type CreateChannelBody = z.infer<typeof createChannelBody>;

/** Maximum number of companion channels: clients query each of them for every package. */
const MOST_USED_WITH = 10;

/** Returns the names of the settings in a channel change. */
export const settingsGiven = (body: object): string[] =>
  Object.entries(body).flatMap(([name, value]) => (value === undefined || name === 'confirm_exposure' ? [] : [name]));

/** Body of a channel change (CHAN-12). Missing fields stay unchanged, null clears a field. */
export const patchChannelBody = z
  .strictObject({
    privacy: z.enum(PRIVACIES).optional(),
    description: clearable(description, ''),
    broken_files: brokenFiles.optional(),
    used_with: clearable(
      z
        .array(z.string())
        .max(MOST_USED_WITH, `Name at most ${MOST_USED_WITH} channels.`)
        .refine((names) => new Set(names).size === names.length, 'A channel is named twice.'),
      [],
    ).meta({
      description:
        'Names of channels of the organization that clients use together with it, by priority after it. Empty for none.',
    }),
    confirm_exposure: confirmExposure,
  })
  .refine(
    (body) => settingsGiven(body).length > 0,
    'Set at least one of privacy, description, broken_files, and used_with.',
  );
/** See {@link patchChannelBody}. */
export type PatchChannelBody = z.infer<typeof patchChannelBody>;

/** Readme of a channel. */
export const readmeSchema = z
  .object({
    text: z
      .string()
      .meta({ description: 'Markdown. Empty if there is none. Clients must remove HTML before display.' }),
    updated_at: time.nullable().meta({ description: 'Time of the last edit. `null` if never edited.' }),
  })
  .meta({ id: 'ChannelReadme', example: { text: '# team\n\nWhat the data team builds.', updated_at: null } });
/** See {@link readmeSchema}. */
export type ReadmeAnswer = z.infer<typeof readmeSchema>;

/** Body with a channel's readme. An empty text removes it. */
export const readmeBody = z.strictObject({
  text: z
    .string()
    .max(MAX_LENGTH.channelReadme, `Use at most ${MAX_LENGTH.channelReadme.toLocaleString('en')} characters.`)
    .refine(
      (text) => !text.includes('\0') && text.isWellFormed(),
      'Remove unsupported control characters from the text.',
    )
    .meta({ description: 'Markdown. Empty removes the README.' }),
});
