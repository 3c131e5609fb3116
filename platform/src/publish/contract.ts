/** The REST bodies and answers of uploads that are asked for beforehand, and of files that are withdrawn. */
import { MAX_LENGTH } from '@terrarium/domain/access';
import { isLabel, isPackageFileName, MOST_LABELS_OF_FILE, WITHDRAWALS } from '@terrarium/domain/repo';
import { z } from 'zod';
import { personSchema } from '../person/index.ts';
import { ARCHIVE_LIMITS } from './archive/index.ts';
import { channelParams, listOf } from '../http/index.ts';
import { SIZE_FAULTS } from './body.ts';
import { FILE_EVENTS } from './tables.ts';

/** The name of a label. */
export const labelName = z
  .string()
  .max(64)
  .refine(isLabel, 'Use small letters, digits, and _ . - for a label; it begins with none of the last two.')
  .meta({ description: "Name of a label, e.g. 'dev'; 'main' is what the channel's own address lists." });

/** Body that asks for an upload. */
export const uploadBody = z.strictObject({
  file_name: z
    .string()
    .max(255)
    .refine(isPackageFileName, 'Use the name of a package: NAME-VERSION-BUILD.conda or .tar.bz2.')
    .meta({ description: 'Name of the file, NAME-VERSION-BUILD.conda or .tar.bz2.' }),
  size: z
    .int()
    .min(1, SIZE_FAULTS.empty)
    .max(ARCHIVE_LIMITS.packed, SIZE_FAULTS.tooLarge)
    .meta({ description: 'Its size in bytes.' }),
  labels: z
    .array(labelName)
    .max(MOST_LABELS_OF_FILE)
    .default([])
    .meta({ description: "Labels under which it is published; without any, 'main'." }),
  inspect: z.boolean().default(false).meta({
    description: 'Whether the file is only read: it counts when `publication` is asked for, within two hours.',
  }),
});

/** Where one file can be uploaded once. */
export const upload = z
  .object({
    id: z.uuid().meta({ description: 'What `publication` of an inspected upload is asked for with.' }),
    path: z.string().meta({
      description:
        'PUT the file there, within ten minutes and without other credentials. The address is a secret, and good for once.',
    }),
    expires_at: z.iso.datetime().meta({ description: 'Until when the upload can begin.' }),
  })
  .meta({ id: 'Upload' });

/** Path parameters of an upload. */
export const uploadParams = channelParams.extend({
  upload: z.string().meta({ description: 'Id of the upload, from the answer to the call that asked for it.' }),
});

/** Body that publishes an inspected upload. */
export const publicationBody = z.strictObject({ labels: uploadBody.shape.labels });

/** A package that is in the channel now. */
export const publishedFile = z
  .object({
    name: z.string(),
    version: z.string(),
    build: z.string(),
    subdir: z.string(),
    filename: z.string().meta({ description: 'Name of the file.' }),
    sha256: z.string(),
    size: z.int().meta({ description: 'In bytes.' }),
    labels: z.array(z.string()).meta({ description: 'Labels that list it.' }),
    existing: z.boolean().meta({ description: 'Whether the very same bytes were there before.' }),
  })
  .meta({ id: 'PublishedFile' });

/** Path parameters of a published file. */
export const fileParams = channelParams.extend({ subdir: z.string(), file: z.string() });

/** Why a file is withdrawn, in the words of whoever does it; at most so many characters. */
export const reason = z
  .string()
  .trim()
  .min(1, 'Say why: whoever meets the file reads it.')
  .max(MAX_LENGTH.withdrawalReason, `Say it in at most ${MAX_LENGTH.withdrawalReason} characters.`);

/** Body that withdraws a file. */
export const withdrawalBody = z.strictObject({
  kind: z.enum(WITHDRAWALS).meta({
    description:
      "'yanked': the index does not list it any more, who asks for it by name (a lock file) still gets it. 'harmful': nobody gets it any more.",
  }),
  reason: reason.meta({ description: 'Why; everybody who may read the channel can read it.' }),
});

/** Most files whose labels are changed at once. */
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
      .meta({ description: 'Files of the channel by their place.' }),
    add: z.array(labelName).max(MOST_LABELS_OF_FILE).default([]).meta({ description: 'Labels that they get.' }),
    remove: z.array(labelName).max(MOST_LABELS_OF_FILE).default([]).meta({
      description: 'Labels that are taken off them, where they carry them. A file keeps at least one.',
    }),
  })
  .superRefine(({ add, remove }, context) => {
    if (add.length + remove.length === 0)
      context.addIssue({ code: 'custom', path: ['add'], message: 'Name a label to put on the files or to take off.' });
    const both = add.find((name) => remove.includes(name));
    if (both !== undefined)
      context.addIssue({
        code: 'custom',
        path: ['remove'],
        message: `'${both}' cannot be put on and taken off at once.`,
      });
  });
/** See {@link labelsBody}. */
export type LabelsBody = z.output<typeof labelsBody>;

/** A label of a channel. */
const label = z
  .object({
    name: z.string(),
    file_count: z.int().meta({ description: 'Files that carry it.' }),
    created_at: z.iso.datetime().nullable().meta({ description: 'Null for main, which every channel has.' }),
  })
  .meta({ id: 'ChannelLabel' });
/** See {@link labelList}. */
export type LabelAnswer = z.input<typeof label>;
/** The labels of a channel, `main` first. */
export const labelList = listOf(label);

/** Something that became of a file. */
const fileEvent = z
  .object({
    kind: z.enum(FILE_EVENTS).meta({ description: 'What became of it.' }),
    at: z.iso.datetime(),
    reason: z.string().meta({ description: 'Why, in the words of whoever did it; may be empty.' }),
    user: personSchema
      .nullable()
      .meta({ description: 'The person who did it; null for service accounts, who is gone, and to strangers.' }),
    service_account: z.string().nullable().meta({
      description:
        "Name of the service account that did it, or what else did it, e.g. the organization's token; null for people, and to strangers.",
    }),
  })
  .meta({ id: 'FileEvent' });
/** See {@link fileEventList}. */
export type FileEventAnswer = z.input<typeof fileEvent>;

/** What became of a file, newest first; at most {@link MOST_EVENTS}. */
export const fileEventList = listOf(fileEvent);
/** Most events in one answer. */
export const MOST_EVENTS = 100;
