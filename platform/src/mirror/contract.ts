/** The REST bodies and answers of the mirror area (CHAN-09, CHAN-10, CHAN-11). */
import { JOB_STATES } from '@terrarium/domain/policy';
import { isMatchSpec } from '@terrarium/domain/conda';
import { z } from 'zod';
import { clearable, count, listOf, paging, share, tableFormat, time } from '../http/index.ts';
import { sourceText } from '../channel/index.ts';
import { MIRROR_BYTES_PER_SECOND, MIRROR_DOWNLOADS_AT_ONCE } from '@terrarium/domain/access';

/** One sync. `progress` from 0 to 1; `records_skipped` counts records that were no good. */
export const syncSchema = z
  .object({
    id: z.uuid(),
    state: z.enum(JOB_STATES).meta({ description: 'How far it is.' }),
    phase: z.string(),
    progress: share.nullable(),
    records_read: count,
    records_skipped: count,
    created_at: time,
    finished_at: time.nullable(),
    error: z.string().nullable(),
    is_held: z.boolean().meta({
      description:
        'Whether it failed because its source lists too few files: the mirror keeps what it had, and an admin decides.',
    }),
  })
  .meta({ id: 'SyncJob' });
/** See {@link syncSchema}. */
export type SyncAnswer = z.infer<typeof syncSchema>;

const listsGone = z.boolean().meta({
  description:
    'Whether the index goes on listing files that are gone at the source and held here; else they are had by their name only.',
});

const bytesPerSecond = z
  .number()
  .int()
  .min(MIRROR_BYTES_PER_SECOND.min)
  .max(MIRROR_BYTES_PER_SECOND.max)
  .nullable()
  .meta({
    description: 'Most bytes that its package files come with each second; null for as many as the operator allows.',
  });
const downloadsAtOnce = z
  .number()
  .int()
  .min(MIRROR_DOWNLOADS_AT_ONCE.min)
  .max(MIRROR_DOWNLOADS_AT_ONCE.max)
  .nullable()
  .meta({
    description: 'Most package files that come at the same time; null for as many as the operator allows.',
  });

/** A match spec as it chooses what a mirror has. */
const chosenSpec = z
  .string()
  .trim()
  .min(1)
  .max(512)
  .check(({ value, issues }) => {
    const read = isMatchSpec(value.replace(/^!\s*/, ''));
    if (!read.ok) issues.push({ code: 'custom', input: value, message: read.error });
    else if (read.spec.parts.channel !== undefined || read.spec.parts.url !== undefined)
      issues.push({
        code: 'custom',
        input: value,
        message: 'must name no channel and no address: a mirror has its own sources',
      });
  });
const specs = z
  .array(chosenSpec)
  .min(1)
  .max(500)
  .nullable()
  .meta({
    description:
      'Match specs (CEP 29) of which a record must meet one to be in the mirror; null for everything that its sources list. What packages depend on is not added by itself.',
    examples: [['python >=3.11', 'numpy']],
  });
const excludes = z
  .array(chosenSpec)
  .min(1)
  .max(500)
  .nullable()
  .meta({
    description:
      'Match specs of what is not in the mirror, whatever `specs` choose; null for nothing. A spec with `!` in front among `specs` counts as one of them.',
    examples: [['numpy', 'python <3.10']],
  });
const subdirs = z
  .array(z.string().regex(/^[A-Za-z0-9_.-]{1,64}$/, 'must be a subdir, for example linux-64'))
  .min(1)
  .max(100)
  .nullable()
  .meta({
    description:
      'Subdirs that the mirror has; null for all that the hub knows. Name noarch too if clients need it. One that the hub does not know is a problem of the mirror.',
    examples: [['linux-64', 'noarch']],
  });
const syncMinutes = z.number().int().min(15).max(43_200).nullable().meta({
  description:
    'Minutes from the beginning of one sync to the next, which begins by itself; null for syncs that somebody asks for.',
});

/** Which package files of a mirror come before anybody asks for them. */
export const FETCHES = ['asked', 'environments', 'allowed', 'all'] as const;
const fetches = z.enum(FETCHES).meta({
  description:
    "Which package files come before anybody asks: 'asked' for none, each comes when it is first asked for; 'environments' for the builds that registered environments hold; 'allowed' for those that the policies of this channel and of the channels that draw from it let through; 'all' for every one.",
});

const secret = z
  .string()
  .min(1)
  .max(4096)
  .regex(/^[\x21-\x7e]+$/, 'must be printable ASCII characters without spaces');
/** What opens the first source of a mirror. It is never answered. */
const sourceSecret = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('bearer'), token: secret.meta({ description: 'Sent as `Bearer`.' }) }),
    z.strictObject({
      kind: z.literal('basic'),
      username: z
        .string()
        .min(1)
        .max(256)
        .regex(/^[\x20-\x39\x3b-\x7e]+$/, 'must be printable ASCII characters without a colon'),
      password: secret.meta({ description: 'Password, or a token in its place.' }),
    }),
  ])
  .nullable()
  .meta({
    description:
      'What opens the first source, kept encrypted and sent to that address only; null takes it away. It is not sent over plain http, unless the operator allows private addresses.',
  });
const heldSecret = z
  .object({
    kind: z.enum(['bearer', 'basic']),
    username: z.string().nullable().meta({ description: 'The user of a pair; null for a token.' }),
    set_at: time.meta({ description: 'When it was given.' }),
  })
  .nullable()
  .meta({
    description:
      'What opens the first source, without the secret itself; null for nothing, and for who may not sync it.',
  });

/** What can go wrong at a source of a mirror. */
export const PROBLEMS = ['corrupt', 'interrupted', 'failed', 'busy', 'unreachable', 'subdir'] as const;
/** What went wrong at a source of a mirror. */
const mirrorProblemSchema = z
  .object({
    at: time,
    kind: z.enum(PROBLEMS).meta({
      description:
        "'corrupt': other bytes than the record promises came and were thrown away. 'interrupted': a file broke off and was gone on with. 'failed': a file that the source names could not be had; the message says what it answered. 'busy': it asked to be left alone for a while. 'unreachable': a sync left the source out, and what it listed stayed. 'subdir': a subdir of the source is not mirrored; the message says why.",
    }),
    source: z.string().meta({ description: 'Of the source, without credentials.' }),
    file: z.string().nullable().meta({ description: '`SUBDIR/FILE`; null for what concerns the source as a whole.' }),
    message: z.string(),
  })
  .meta({ id: 'MirrorProblem' });

const lossLimit = z.number().int().min(1).max(100).meta({
  description:
    'Percent of its files that one sync may lose. A sync that loses more, and more than 50 files, or all files of a subdir, is held; 100 holds none.',
});

/** What the last sync of a mirror would have lost. */
const heldLossSchema = z
  .object({
    since: time.meta({ description: 'When the sync was held.' }),
    lost_count: count.meta({ description: 'Files that the mirror has and its sources no longer list.' }),
    file_count: count.meta({ description: 'Files that the mirror has.' }),
    subdirs: z
      .array(
        z.object({
          subdir: z.string(),
          lost_count: count.meta({ description: 'Files that it would lose.' }),
          file_count: count,
        }),
      )
      .meta({
        description: 'The same for each subdir that would lose files.',
      }),
    decision: z.enum(['remove', 'keep']).nullable().meta({
      description:
        "What an admin decided: 'remove' lets one sync lose as many files, 'keep' goes on with what there is; null while nobody has decided.",
    }),
  })
  .meta({ id: 'HeldLoss' });

/** Body of the decision about a held sync. */
export const lossDecisionBody = z.strictObject({
  decision: z
    .enum(['remove', 'keep'])
    .meta({ description: "'remove' lets one sync lose as many files, 'keep' goes on with what there is." }),
  lost_count: count.meta({ description: 'The number of files that was shown to whoever decides.' }),
});
/** See {@link lossDecisionBody}. */
export type LossDecisionBody = z.infer<typeof lossDecisionBody>;

/** How a mirror is fed. `source` without credentials. */
export const mirrorDetailsSchema = z
  .object({
    source: z.string().nullable().meta({
      description: 'Address of the channel that it reads, without credentials; null for who may not sync it.',
    }),
    other_sources: z.array(z.string()).meta({
      description:
        'Sources that are asked after that one, in their order; the first that lists a name has it. Empty for who may not sync it.',
    }),
    last_sync: syncSchema.nullable(),
    synced_at: time.nullable(),
    lists_gone: listsGone,
    bytes_per_second: bytesPerSecond,
    downloads_at_once: downloadsAtOnce,
    gone_count: count.meta({
      description: 'Files that its source does not list any more and whose bytes this hub has kept.',
    }),
    skipped_count: count.meta({
      description: 'Records of its sources that the mirror left out, see `GET …/mirror_skipped`.',
    }),
    specs,
    excludes,
    subdirs,
    sync_minutes: syncMinutes,
    next_sync_at: time.nullable().meta({ description: 'When the next sync begins by itself; null for none.' }),
    fetches,
    held_count: count.meta({ description: 'Files that it lists and whose bytes this hub holds.' }),
    credentials: heldSecret,
    loss_limit_percent: lossLimit,
    held: heldLossSchema.nullable().meta({
      description: 'What the last sync would have lost, for which it is held; null for nothing.',
    }),
    problems: z.array(mirrorProblemSchema).meta({
      description: 'What went wrong at its sources, newest first, at most 50; empty for who may not sync it.',
    }),
  })
  .meta({ id: 'MirrorDetails' });
/** See {@link mirrorDetailsSchema}. */
export type MirrorDetails = z.infer<typeof mirrorDetailsSchema>;

/** Body of a change of a mirror's settings; what is not named stays as it is. */
export const mirrorSettingBody = z
  .strictObject({
    lists_gone: listsGone.optional(),
    bytes_per_second: bytesPerSecond.optional(),
    downloads_at_once: downloadsAtOnce.optional(),
    specs: specs.optional(),
    excludes: excludes.optional(),
    subdirs: subdirs.optional(),
    sync_minutes: syncMinutes.optional(),
    fetches: fetches.optional(),
    loss_limit_percent: lossLimit.optional(),
    credentials: sourceSecret.optional(),
    other_sources: clearable(z.array(sourceText).max(7), []).meta({
      description:
        'Sources that are asked after that of the channel, in their order. Each must be a conda channel; all of them are read anew.',
    }),
  })
  .refine(
    (body) => Object.values(body).some((value) => value !== undefined),
    'Say what changes: lists_gone, bytes_per_second, downloads_at_once, other_sources, specs, excludes, subdirs, sync_minutes, fetches, loss_limit_percent or credentials.',
  )
  .meta({ id: 'MirrorSettings' });
/** See {@link mirrorSettingBody}. */
export type MirrorSettingBody = z.infer<typeof mirrorSettingBody>;

/** A page of records that a mirror left out. */
export const skippedQuery = paging().extend({ format: tableFormat });
/** Records that a mirror left out, with the reason of each. */
export const skippedSchema = listOf(
  z
    .object({
      subdir: z.string(),
      file_name: z.string(),
      name: z.string().nullable().meta({ description: 'Name of the package; null where the file name tells none.' }),
      reason: z.string().meta({ description: 'Why the mirror left it out, or what is odd about it.' }),
      is_served: z.boolean().meta({
        description: 'Whether the mirror serves it all the same: its dependencies are of a form that few clients read.',
      }),
    })
    .meta({ id: 'SkippedRecord' }),
);

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
