/** REST bodies and responses of the mirror area (CHAN-09, CHAN-10, CHAN-11). */
import { JOB_STATES } from '@terrarium/domain/policy';
import { isMatchSpec } from '@terrarium/domain/conda';
import { z } from 'zod';
import { clearable, count, cursorListOf, cursorPaging, share, tableFormat, time } from '../http/index.ts';
import { sourceText } from '../channel/index.ts';
import { MIRROR_BYTES_PER_SECOND, MIRROR_DOWNLOADS_AT_ONCE } from '@terrarium/domain/access';

/** One sync. `progress` is 0 to 1. `records_skipped` counts invalid records. */
export const syncSchema = z
  .object({
    id: z.uuid(),
    state: z.enum(JOB_STATES).meta({ description: 'State of the sync.' }),
    phase: z.string(),
    progress: share.nullable(),
    records_read: count,
    records_skipped: count,
    created_at: time,
    finished_at: time.nullable(),
    error: z.string().nullable(),
    is_held: z.boolean().meta({
      description:
        'Whether it failed because the source lists too few files. The mirror keeps its files until an admin decides.',
    }),
  })
  .meta({ id: 'SyncJob' });
/** See {@link syncSchema}. */
export type SyncAnswer = z.infer<typeof syncSchema>;

const listsGone = z.boolean().meta({
  description:
    'Whether the index keeps listing cached files that were removed from the source. If not, clients can download them only by name.',
});

const bytesPerSecond = z
  .number()
  .int()
  .min(MIRROR_BYTES_PER_SECOND.min)
  .max(MIRROR_BYTES_PER_SECOND.max)
  .nullable()
  .meta({
    description: "Maximum download rate for package files, in bytes per second. `null` for the operator's limit.",
  });
const downloadsAtOnce = z
  .number()
  .int()
  .min(MIRROR_DOWNLOADS_AT_ONCE.min)
  .max(MIRROR_DOWNLOADS_AT_ONCE.max)
  .nullable()
  .meta({
    description: "Maximum number of concurrent downloads. `null` for the operator's limit.",
  });

/** A match spec that selects files of a mirror. */
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
        message: "can't name a channel or URL, because a mirror has its own sources",
      });
  });
const specs = z
  .array(chosenSpec)
  .min(1)
  .max(500)
  .nullable()
  .meta({
    description:
      "Match specs (CEP 29) of the mirrored records. A record must match at least one. `null` mirrors everything. Dependencies aren't added automatically.",
    examples: [['python >=3.11', 'numpy']],
  });
const excludes = z
  .array(chosenSpec)
  .min(1)
  .max(500)
  .nullable()
  .meta({
    description:
      'Match specs of excluded records. They override `specs`. `null` excludes nothing. Specs in `specs` that start with `!` are also excluded.',
    examples: [['numpy', 'python <3.10']],
  });
const subdirs = z
  .array(z.string().regex(/^[A-Za-z0-9_.-]{1,64}$/, 'must be a subdir, such as linux-64'))
  .min(1)
  .max(100)
  .nullable()
  .meta({
    description:
      'Mirrored subdirs. `null` for all that the hub supports. Include noarch if clients need it. An unsupported subdir is reported as a problem of the mirror.',
    examples: [['linux-64', 'noarch']],
  });
const syncMinutes = z.number().int().min(15).max(43_200).nullable().meta({
  description: 'Minutes between automatic syncs. `null` if syncs are started manually.',
});

/** Download policy: which package files a mirror prefetches. */
export const FETCHES = ['asked', 'environments', 'allowed', 'all'] as const;
const fetches = z.enum(FETCHES).meta({
  description:
    'Download policy: which package files are downloaded before they are requested. `asked`: none, files are downloaded on demand. `environments`: builds in registered environments. `allowed`: files that the policies of this channel, and of virtual channels based on it, allow. `all`: all files.',
});

const secret = z
  .string()
  .min(1)
  .max(4096)
  .regex(/^[\x21-\x7e]+$/, 'must be printable ASCII characters without spaces');
/** Credential for the first source of a mirror. Never returned. */
const sourceSecret = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('bearer'), token: secret.meta({ description: 'Token, sent as `Bearer`.' }) }),
    z.strictObject({
      kind: z.literal('basic'),
      username: z
        .string()
        .min(1)
        .max(256)
        .regex(/^[\x20-\x39\x3b-\x7e]+$/, 'must be printable ASCII characters without a colon'),
      password: secret.meta({ description: 'Password, or a token used as the password.' }),
    }),
  ])
  .nullable()
  .meta({
    description:
      "Credentials for the first source. They are stored encrypted and sent only to that URL. `null` removes them. They aren't sent over plain http unless the operator allows private addresses.",
  });
const heldSecret = z
  .object({
    kind: z.enum(['bearer', 'basic']),
    username: z.string().nullable().meta({ description: 'Username. `null` for a token.' }),
    set_at: time.meta({ description: 'Time at which the credentials were set.' }),
  })
  .nullable()
  .meta({
    description:
      "Credentials for the first source, without the secret. `null` if there are none or the caller can't sync the mirror.",
  });

/** Types of problems with a mirror's source. */
export const PROBLEMS = ['corrupt', 'interrupted', 'failed', 'busy', 'unreachable', 'subdir'] as const;
/** A problem with a mirror's source. */
const mirrorProblemSchema = z
  .object({
    at: time,
    kind: z.enum(PROBLEMS).meta({
      description:
        "Kind of problem. `corrupt`: a downloaded file didn't match its record and was discarded. `interrupted`: a download was interrupted, and resumed. `failed`: a listed file couldn't be downloaded, and the message contains the response. `busy`: the source limited the request rate. `unreachable`: a sync skipped an unreachable source, and its listed files stay. `subdir`: a subdir of the source isn't mirrored, and the message says why.",
    }),
    source: z.string().meta({ description: 'URL of the source, without credentials.' }),
    file: z
      .string()
      .nullable()
      .meta({ description: 'File as `SUBDIR/FILE`. `null` if the problem concerns the whole source.' }),
    message: z.string(),
  })
  .meta({ id: 'MirrorProblem' });

const lossLimit = z.number().int().min(1).max(100).meta({
  description:
    'Percentage of its files that one sync can remove. A sync that would remove more than this and more than 50 files, or a whole subdir, is put on hold. 100 never holds a sync.',
});

/** Files that the last sync of a mirror would have lost. */
const heldLossSchema = z
  .object({
    since: time.meta({ description: 'Time at which the sync was put on hold.' }),
    lost_count: count.meta({ description: 'Number of files in the mirror that its sources no longer list.' }),
    file_count: count.meta({ description: 'Number of files in the mirror.' }),
    subdirs: z
      .array(
        z.object({
          subdir: z.string(),
          lost_count: count.meta({ description: 'Number of files that the mirror would remove.' }),
          file_count: count,
        }),
      )
      .meta({
        description: 'The same numbers for each affected subdir.',
      }),
    decision: z.enum(['remove', 'keep']).nullable().meta({
      description:
        'Decision of an admin. `remove` allows one sync to remove this number of files, `keep` keeps the files. `null` if there is none yet.',
    }),
  })
  .meta({ id: 'HeldLoss' });

/** Body of the decision about a sync on hold. */
export const lossDecisionBody = z.strictObject({
  decision: z.enum(['remove', 'keep']).meta({
    description: 'Decision: `remove` allows one sync to remove this number of files, `keep` keeps the files.',
  }),
  lost_count: count.meta({ description: 'Number of files shown to the user.' }),
});
/** See {@link lossDecisionBody}. */
export type LossDecisionBody = z.infer<typeof lossDecisionBody>;

/** Configuration and status of a mirror. `source` is without credentials. */
export const mirrorDetailsSchema = z
  .object({
    source: z.string().nullable().meta({
      description: "URL of the source, without credentials. `null` if the caller can't sync the mirror.",
    }),
    other_sources: z.array(z.string()).meta({
      description:
        "Additional sources in priority order after the first source. The first source that lists a name provides it. Empty if the caller can't sync the mirror.",
    }),
    last_sync: syncSchema.nullable(),
    synced_at: time.nullable(),
    lists_gone: listsGone,
    bytes_per_second: bytesPerSecond,
    downloads_at_once: downloadsAtOnce,
    gone_count: count.meta({
      description: 'Number of cached files that were removed from the source.',
    }),
    skipped_count: count.meta({
      description: 'Number of source records that the mirror skipped. See `GET …/mirror_skipped`.',
    }),
    specs,
    excludes,
    subdirs,
    sync_minutes: syncMinutes,
    next_sync_at: time
      .nullable()
      .meta({ description: 'Time of the next automatic sync. `null` if none is scheduled.' }),
    fetches,
    held_count: count.meta({ description: 'Number of listed files that this hub has downloaded.' }),
    credentials: heldSecret,
    loss_limit_percent: lossLimit,
    held: heldLossSchema.nullable().meta({
      description:
        "Files that the last sync would have removed and for which it is on hold. `null` if it isn't on hold.",
    }),
    problems: z.array(mirrorProblemSchema).meta({
      description: "Source problems, newest first, at most 50. Empty if the caller can't sync the mirror.",
    }),
  })
  .meta({ id: 'MirrorDetails' });
/** See {@link mirrorDetailsSchema}. */
export type MirrorDetails = z.infer<typeof mirrorDetailsSchema>;

/** Body to change a mirror's settings. Missing ones stay unchanged. */
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
        'Additional sources in priority order after the first source. Each must be a conda channel. The next sync reads all sources again.',
    }),
  })
  .refine(
    (body) => Object.values(body).some((value) => value !== undefined),
    'Set at least one of lists_gone, bytes_per_second, downloads_at_once, other_sources, specs, excludes, subdirs, sync_minutes, fetches, loss_limit_percent, and credentials.',
  )
  .meta({ id: 'MirrorSettings' });
/** See {@link mirrorSettingBody}. */
export type MirrorSettingBody = z.infer<typeof mirrorSettingBody>;

/** A page of records that a mirror skipped. */
export const skippedQuery = cursorPaging().extend({ format: tableFormat });
/** Records that a mirror skipped, each with the reason. */
export const skippedSchema = cursorListOf(
  z
    .object({
      subdir: z.string(),
      file_name: z.string(),
      name: z
        .string()
        .nullable()
        .meta({ description: "Name of the package. `null` if the file name doesn't contain it." }),
      reason: z.string().meta({ description: 'Why the mirror skipped it, or what is unusual about it.' }),
      is_served: z.boolean().meta({
        description:
          'Whether the mirror serves it anyway, because only the format of its dependencies is unsupported by most clients.',
      }),
    })
    .meta({ id: 'SkippedRecord' }),
);

/** Body of a source check: exactly one source (CHAN-09). */
export const sourceCheckBody = z.strictObject({
  sources: z.array(sourceText).length(1).meta({ description: 'URL of one channel.' }),
});
/** Whether a source can be mirrored, whether this hub can read from it at all, and what was found or is wrong. */
export const sourceCheckSchema = z
  .object({
    usable: z.boolean().meta({ description: 'Whether it can be mirrored.' }),
    permitted: z.boolean().meta({
      description:
        "Whether the hub can read such a source. `false` for an invalid or private address, or a folder that the operator doesn't allow. Other problems can be temporary.",
    }),
    detail: z.string().meta({ description: "What was found, or why it can't be mirrored." }),
  })
  .meta({ id: 'SourceCheck' });
/** See {@link sourceCheckSchema}. */
export type SourceCheckAnswer = z.infer<typeof sourceCheckSchema>;

/** Mirrors that got the token. */
export const tokenSyncSchema = z
  .object({
    mirrors: z.array(z.string()).meta({
      description:
        'Names of the mirrors that now use the token: mirrors of channels on this hub that the token gives access to.',
      examples: [['acme-internal']],
    }),
    total_count: count.meta({ description: 'Number of mirrors.' }),
  })
  .meta({ id: 'TokenSync' });
