/** REST bodies and responses of requested uploads and of yanked or quarantined files. */
import { MAX_LENGTH } from '@terrarium/domain/access';
import { isLabel, isPackageFileName, MOST_LABELS_OF_FILE, WITHDRAWALS } from '@terrarium/domain/repo';
import { z } from 'zod';
import { personSchema } from '../person/index.ts';
import { ARCHIVE_LIMITS } from './archive/index.ts';
import { channelParams, listOf } from '../http/index.ts';
import { SIZE_FAULTS } from './body.ts';
import { FILE_EVENTS } from './tables.ts';

/** Name of a label. */
export const labelName = z
  .string()
  .max(64)
  .refine(isLabel, "Use lowercase letters, digits, and _ . - for a label. It can't start with . or -")
  .meta({ description: "Name of a label, such as 'dev'. Files with the label 'main' are in the channel itself." });

/** Body to request an upload. */
export const uploadBody = z.strictObject({
  file_name: z
    .string()
    .max(255)
    .refine(isPackageFileName, 'Use a package file name: NAME-VERSION-BUILD.conda or NAME-VERSION-BUILD.tar.bz2.')
    .meta({ description: 'Name of the file, NAME-VERSION-BUILD.conda or NAME-VERSION-BUILD.tar.bz2.' }),
  size: z
    .int()
    .min(1, SIZE_FAULTS.empty)
    .max(ARCHIVE_LIMITS.packageBytes, SIZE_FAULTS.tooLarge)
    .meta({ description: 'Size of the file in bytes.' }),
  labels: z
    .array(labelName)
    .max(MOST_LABELS_OF_FILE)
    .default([])
    .meta({ description: "Labels for the file. Defaults to 'main'." }),
  inspect: z.boolean().default(false).meta({
    description: 'Whether to only inspect the upload. Publish it with `publication` within two hours.',
  }),
});

/** URL for one upload of one file. */
export const upload = z
  .object({
    id: z.uuid().meta({ description: 'ID of the upload, used to publish an inspected upload.' }),
    path: z.string().meta({
      description:
        'Upload URL. Send the file with PUT within ten minutes, without other credentials. The URL is secret and works once.',
    }),
    expires_at: z.iso.datetime().meta({ description: 'Time by which the upload must start.' }),
  })
  .meta({ id: 'Upload' });

/** Path parameters of an upload. */
export const uploadParams = channelParams.extend({
  upload: z.string().meta({ description: 'ID of the upload, from the response that created it.' }),
});

/** Body that publishes an inspected upload. */
export const publicationBody = z.strictObject({ labels: uploadBody.shape.labels });

/** A package in the channel. */
export const publishedFile = z
  .object({
    name: z.string(),
    version: z.string(),
    build: z.string(),
    subdir: z.string(),
    filename: z.string().meta({ description: 'Name of the file.' }),
    sha256: z.string(),
    size: z.int().meta({ description: 'Size in bytes.' }),
    labels: z.array(z.string()).meta({ description: 'Labels of the file.' }),
    existing: z.boolean().meta({ description: 'Whether the identical file was already published.' }),
  })
  .meta({ id: 'PublishedFile' });

/** Path parameters of a published file. */
export const fileParams = channelParams.extend({ subdir: z.string(), file: z.string() });

/** Reason for yanking or quarantining a file, as entered by an admin. */
export const reason = z
  .string()
  .trim()
  .min(1, 'Enter a reason. Users see it when they request the file.')
  .max(MAX_LENGTH.withdrawalReason, `Use at most ${MAX_LENGTH.withdrawalReason} characters.`);

/** Body to yank or quarantine a file. */
export const withdrawalBody = z.strictObject({
  kind: z.enum(WITHDRAWALS).meta({
    description:
      "Whether to yank or quarantine. `yanked`: the index doesn't list the file, but clients can still download it by name, for example from a lock file. `harmful`: no one can download it.",
  }),
  reason: reason.meta({ description: 'Reason. All readers of the channel can see it.' }),
});

/** Maximum number of files whose labels one request can change. */
const MOST_LABELLED = 200;

/** Path parameters of a label. */
export const labelParams = channelParams.extend({ label: z.string().meta({ description: 'Name of the label.' }) });

/** Body that changes labels. */
export const labelsBody = z
  .strictObject({
    files: z
      .array(z.strictObject({ subdir: z.string().min(1).max(64), file_name: z.string().min(1).max(255) }))
      .min(1)
      .max(MOST_LABELLED)
      .meta({ description: 'Files by subdir and name.' }),
    add: z.array(labelName).max(MOST_LABELS_OF_FILE).default([]).meta({ description: 'Labels to add.' }),
    remove: z.array(labelName).max(MOST_LABELS_OF_FILE).default([]).meta({
      description: 'Labels to remove. A file must keep at least one label.',
    }),
  })
  .superRefine(({ add, remove }, context) => {
    if (add.length + remove.length === 0)
      context.addIssue({ code: 'custom', path: ['add'], message: 'Enter a label to add or remove.' });
    const both = add.find((name) => remove.includes(name));
    if (both !== undefined)
      context.addIssue({
        code: 'custom',
        path: ['remove'],
        message: `'${both}' can't be added and removed in one request.`,
      });
  });
/** See {@link labelsBody}. */
export type LabelsBody = z.output<typeof labelsBody>;

/** A label of a channel. */
const label = z
  .object({
    name: z.string(),
    file_count: z.int().meta({ description: 'Number of files with the label.' }),
    created_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Creation time. `null` for main, which every channel has.' }),
  })
  .meta({ id: 'ChannelLabel' });
/** See {@link labelList}. */
export type LabelAnswer = z.input<typeof label>;
/** The labels of a channel, `main` first. */
export const labelList = listOf(label);

/** An event of a file. */
const fileEvent = z
  .object({
    kind: z.enum(FILE_EVENTS).meta({ description: 'Kind of event.' }),
    at: z.iso.datetime(),
    reason: z.string().meta({ description: 'Reason given by the user. May be empty.' }),
    user: personSchema.nullable().meta({
      description:
        "User who did it. `null` for service accounts and deleted accounts, and if the caller isn't a member.",
    }),
    service_account: z.string().nullable().meta({
      description:
        "Name of the service account or token that did it, such as the organization's token. `null` for users, and if the caller isn't a member.",
    }),
  })
  .meta({ id: 'FileEvent' });
/** See {@link fileEventList}. */
export type FileEventAnswer = z.input<typeof fileEvent>;

/** Events of a file, newest first; at most {@link MOST_EVENTS}. */
export const fileEventList = listOf(fileEvent);
/** Maximum number of events in one response. */
export const MOST_EVENTS = 100;
