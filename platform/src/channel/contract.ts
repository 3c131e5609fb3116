/** The REST bodies and answers of the channel area (CHAN-02 to CHAN-18). */
import { channelNameError, MAX_LENGTH, mirrorSource, PRIVACIES } from '@terrarium/domain/access';
import { JOB_STATES } from '@terrarium/domain/policy';
import { z } from 'zod';
import { clearable, count, cvssScore, share, time } from '../http/index.ts';
import { vulnerabilitiesSchema } from '../advisory/index.ts';
import { personSchema } from '../person/index.ts';

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

/** The policy of a channel as the channel's page shows it. `revision` is the one in force, or the wanted one before the first run is done. */
const appliedPolicySchema = z.object({
  policy_id: z.uuid(),
  policy_name: z.string(),
  revision: z.number().int().min(1),
  is_watched: z.boolean().meta({ description: 'Nothing is refused: what would be is only counted.' }),
  in_force_since: time.nullable(),
  applied_by: personSchema.nullable(),
});
/** See {@link appliedPolicySchema}. */
export type AppliedPolicy = z.infer<typeof appliedPolicySchema>;

/** What a run tells wherever it is told: of the policy area's runs, and of a channel's newest. `counts` per platform as in POL-28. */
export const runFields = {
  id: z.uuid(),
  channel: z.string(),
  state: z.enum(JOB_STATES).meta({ description: 'How far it is.' }),
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
  is_held: z.boolean().describe('Whether it was held back because required probes would fail'),
});
/** See {@link lastRunSchema}. */
export type LastRun = z.infer<typeof lastRunSchema>;

/** What becomes of served files that no client can install. */
const brokenFiles = z.enum(['serve', 'hide']).meta({
  description:
    'What becomes of allowed files that no client can install: listed all the same (`serve`), or left out of the index (`hide`). A direct download works either way.',
});

/** A channel as it is answered (CHAN-05, CHAN-18). `size` in bytes. */
export const channelSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    description: z.string(),
    privacy: z.enum(PRIVACIES),
    broken_files: brokenFiles,
    type: z.enum(CHANNEL_TYPES).meta({
      description:
        'How it is filled: by uploads, from a source (`external_mirror`), or from other channels (`virtual`).',
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
    vulnerabilities: vulnerabilitiesSchema.describe('Of what the channel serves'),
    checked_name_count: count.describe(
      'Package names of the channel that some advisory mentions; of the others nothing is known',
    ),
    sources: z
      .array(z.string())
      .describe('Channels that a virtual one draws from, highest priority first; only those that the caller may read'),
    used_with: z
      .array(z.string())
      .describe(
        'Channels of the organization that clients use together with this one, in their order of priority after it. Only those that the caller can read. Their files count for what can be installed.',
      ),
    applied_policy: appliedPolicySchema.nullable(),
    last_run: lastRunSchema.nullable(),
  })
  .meta({ id: 'Channel' });
/** See {@link channelSchema}. */
export type ChannelAnswer = z.infer<typeof channelSchema>;

/** All channels of an organization that the caller may read. */
export const channelListSchema = z.object({ items: z.array(channelSchema), total_count: count });

const channelName = z.string().superRefine((name, context) => {
  const error = channelNameError(name);
  if (error !== undefined) context.addIssue({ code: 'custom', message: error });
});

/** A few words about a channel. */
const description = z
  .string()
  .trim()
  .max(MAX_LENGTH.channelDescription, `Use at most ${MAX_LENGTH.channelDescription.toLocaleString('en')} characters.`);

/** The source of a mirror as somebody gives it: an address, with https:// where it names no protocol (CONST-06), or a folder. */
export const sourceText = z.string().trim().min(1).max(2000).overwrite(mirrorSource);

const confirmExposure = z
  .boolean()
  .optional()
  .describe(
    'That a virtual channel may be more open than a channel that it draws from; asked for with 409 `exposes_sources`',
  );

/**
 * Body of a new channel (CHAN-04, CHAN-18). `source` is for mirrors only and needed there, `sources` for virtual channels only and
 * needed there. Without a type, a channel with the name of the default one (CHAN-16) is `default`, any other `hosted`. `indexing` is
 * taken for the sake of older scripts and means nothing: a channel is always indexed.
 */
export const createChannelBody = z
  .strictObject({
    name: channelName,
    description: description.default(''),
    privacy: z.enum(PRIVACIES),
    type: z
      .enum(CHANNEL_TYPES)
      .optional()
      .meta({ description: 'How it is filled; without it `default` for a channel of that name, else `hosted`.' }),
    source: sourceText.optional().meta({
      description: 'Address of the channel that a mirror reads, or a folder; for mirrors only, and needed there.',
    }),
    sources: z.array(z.string()).min(1).max(50).optional().meta({
      description: 'Names of the channels that a virtual one draws from, highest priority first; needed there.',
    }),
    confirm_exposure: confirmExposure,
    indexing: z
      .unknown()
      .optional()
      .meta({ description: 'Means nothing: a channel is always indexed. Taken for the sake of older scripts.' }),
  })
  .superRefine((body, context) => {
    const issue = (field: 'source' | 'sources', message: string): void =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (body.type === 'external_mirror' && body.source === undefined)
      issue('source', 'A mirror needs a source: the address of a channel, e.g. https://conda.example.org/my-channel.');
    if (body.type !== 'external_mirror' && body.source !== undefined)
      issue('source', 'Only a channel of type external_mirror has a source.');
    if (body.type === 'virtual' && body.sources === undefined)
      issue('sources', 'A virtual channel needs the names of the channels that it draws from.');
    if (body.type !== 'virtual' && body.sources !== undefined)
      issue('sources', 'Only a virtual channel draws from other channels.');
    if (body.sources !== undefined && new Set(body.sources).size < body.sources.length)
      issue('sources', 'A channel is named twice.');
  });
/** See {@link createChannelBody}. */
export type CreateChannelBody = z.infer<typeof createChannelBody>;

/** Channels that one channel can be used together with: clients ask each of them for every package. */
const MOST_USED_WITH = 10;

/** Names of the settings that a change of a channel gives. */
export const settingsGiven = (body: object): string[] =>
  Object.entries(body).flatMap(([name, value]) => (value === undefined || name === 'confirm_exposure' ? [] : [name]));

/** Body of a change of a channel (CHAN-12). An absent field stays as it is, and null clears it. */
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
        'Names of channels of the organization that clients use together with this one, in their order of priority after it. Empty for none.',
    }),
    confirm_exposure: confirmExposure,
  })
  .refine(
    (body) => settingsGiven(body).length > 0,
    'Say what changes: privacy, description, broken_files, used_with or several of them.',
  );
/** See {@link patchChannelBody}. */
export type PatchChannelBody = z.infer<typeof patchChannelBody>;

/** What a channel's organization tells its readers at length. */
export const readmeSchema = z
  .object({
    text: z.string().meta({ description: 'Markdown; empty for none. To be shown without the HTML in it.' }),
    updated_at: time.nullable().meta({ description: 'When it was last written; null for never.' }),
  })
  .meta({ id: 'ChannelReadme', example: { text: '# team\n\nWhat the data team builds.', updated_at: null } });
/** See {@link readmeSchema}. */
export type ReadmeAnswer = z.infer<typeof readmeSchema>;

/** Body that writes a channel's readme; an empty text takes it away. */
export const readmeBody = z.strictObject({
  text: z
    .string()
    .max(MAX_LENGTH.channelReadme, `Use at most ${MAX_LENGTH.channelReadme.toLocaleString('en')} characters.`)
    .refine(
      (text) => !text.includes('\0') && text.isWellFormed(),
      'Leave out what is no text: it holds characters that cannot be kept.',
    )
    .meta({ description: 'Markdown; empty to take it away.' }),
});
