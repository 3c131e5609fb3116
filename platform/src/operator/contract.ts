import { z } from 'zod';
import { PRIVACIES, ROLES, SEATS } from '@terrarium/domain/access';
import { HUB_ACTIONS, kindsOfActions } from '@terrarium/domain/audit';
import type { KindOf } from '@terrarium/domain/audit';
import { JOB_STATES } from '@terrarium/domain/policy';
import { subscriptionSchema } from '../billing/index.ts';
import { CHANNEL_TYPES } from '../channel/index.ts';
import { cursorListOf, cursorPaging, productCode, share } from '../http/index.ts';
import { sessionsSchema } from '../identity/index.ts';
import { mailStateSchema, mailTestSchema, queuedMailSchema } from '../mail/index.ts';

const q = z.string().max(200).default('').meta({ description: 'Returns only entries that contain this text.' });
const count = (description: string) => z.number().int().min(0).meta({ description });
const bytes = (description: string) =>
  z
    .number()
    .int()
    .min(0)
    .meta({ description: `${description} In bytes.` });

const channelType = z.enum(CHANNEL_TYPES).meta({ description: 'Type of the channel.' });

/** Filter for users by state. */
export const PERSON_STATES = ['operator', 'disabled', 'unconfirmed', 'deleted'] as const;

/** Query of the list of users. */
export const peopleQuery = cursorPaging({ limit: 20 }).extend({
  q: q.meta({ description: 'Returns only users whose email address, username, or name contains this text.' }),
  state: z.enum(PERSON_STATES).optional().meta({ description: 'Returns only users in this state.' }),
});

const personShape = {
  id: z.uuid(),
  email: z.string(),
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  is_operator: z.boolean(),
  is_disabled: z.boolean(),
  is_confirmed: z.boolean(),
  deleted_at: z.iso.datetime().nullable().meta({
    description: 'Time at which its owner deleted the account, which is then disabled. `null` if not deleted.',
  }),
  created_at: z.iso.datetime(),
  last_sign_in_at: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'Time of the last sign-in by the user. `null` if never.' }),
  organization_count: count('Number of organizations that the user is a member of.'),
};

/** Response of the list of users. */
export const people = cursorListOf(z.object(personShape).meta({ id: 'HubPersonSummary' }));

/** A user as operators see them. */
export const person = z
  .object({
    ...personShape,
    organizations: z.array(z.object({ id: z.uuid(), name: z.string(), title: z.string(), role: z.enum(ROLES) })),
    sessions: sessionsSchema.shape.items,
    subscriptions: z.array(subscriptionSchema).meta({ description: 'Personal plans, newest first.' }),
  })
  .meta({ id: 'HubPerson' });

/** Path parameters of a user. */
export const personParams = z.object({ id: z.uuid() });

/** Body of PATCH of a user. Missing fields stay unchanged. */
export const personChange = z
  .object({
    is_operator: z.boolean().optional(),
    is_disabled: z.boolean().optional(),
    is_confirmed: z
      .literal(true)
      .optional()
      .meta({ description: "`true` confirms the email address manually. This can't be undone." }),
  })
  .strict()
  .refine((body) => Object.values(body).some((value) => value !== undefined), 'Set at least one field.');

/** Body to grant a plan. */
export const grant = z
  .object({
    product_code: productCode,
    quantity: z.number().int().min(SEATS.min).max(SEATS.max).default(1).meta({ description: 'Seats.' }),
    until: z.iso.datetime().meta({ description: 'Expiration time.' }),
  })
  .strict();

/** Query of the list of organizations. */
export const organizationsQuery = cursorPaging({ limit: 20 }).extend({
  q: q.meta({ description: 'Returns only organizations whose name or title contains this text.' }),
});

const organizationShape = {
  id: z.uuid(),
  name: z.string(),
  title: z.string(),
  created_at: z.iso.datetime(),
  members_count: count('Members.'),
  channels_count: count('Channels.'),
  size: bytes("Size of the package files in its channels. For mirrors, includes files that aren't downloaded yet."),
  plan: z
    .object({
      product_code: productCode,
      product_name: z.string(),
      quantity: z.number().int(),
      expires_at: z.iso.datetime(),
      is_granted: z.boolean(),
    })
    .nullable()
    .meta({ description: 'The active plan. `null` if none.' }),
};

/** Response of the list of organizations. */
export const organizations = cursorListOf(z.object(organizationShape).meta({ id: 'HubOrganizationSummary' }));

/** An organization as operators see it. */
export const organization = z
  .object({
    ...organizationShape,
    admins: z
      .array(z.object({ id: z.uuid(), username: z.string(), email: z.string() }))
      .meta({ description: 'Admins by username, at most 20.' }),
    channels: z
      .array(
        z.object({
          name: z.string(),
          type: channelType,
          privacy: z.enum(PRIVACIES),
          file_count: count('Files.'),
          size: bytes('Size of its package files.'),
        }),
      )
      .meta({ description: 'The largest channels, at most 100.' }),
    subscriptions: z.array(subscriptionSchema).meta({ description: 'Plans, newest first.' }),
  })
  .meta({ id: 'HubOrganization' });

/** Response of GET mail. */
export const mail = mailStateSchema;
/** Response of the test email. */
export const mailTest = mailTestSchema;
/** Query of the email queue. */
export const mailQueueQuery = cursorPaging({ limit: 20 });
/** Response of the email queue. */
export const mailQueue = cursorListOf(queuedMailSchema);
/** Path parameters of a queued email. */
export const mailParams = z.object({ id: z.uuid() });

/** Types of jobs: mirror sync, policy run, and other jobs of the queue. */
export const WORK_KINDS = ['sync', 'run', 'job'] as const;

const place = {
  organization: z
    .string()
    .nullable()
    .meta({ description: "Name of the organization. `null` if the job doesn't belong to an organization." }),
  channel: z.string().nullable(),
};

/** Response of GET jobs. */
export const jobs = z
  .object({
    queues: z
      .array(
        z.object({
          name: z.string(),
          title: z.string(),
          waiting: count('Number of queued jobs.'),
          active: count('Number of running jobs.'),
          failed: count('Number of jobs that failed in the last three days.'),
        }),
      )
      .meta({ description: 'All queues.' }),
    archives_to_read_again: count('Number of package archives to rescan, because an earlier release extracted less.'),
    work: z
      .array(
        z.object({
          kind: z.enum(WORK_KINDS),
          id: z.uuid(),
          title: z.string(),
          ...place,
          state: z.enum(JOB_STATES).meta({ description: 'State of the job.' }),
          phase: z.string(),
          progress: share.nullable(),
          created_at: z.iso.datetime(),
          started_at: z.iso.datetime().nullable(),
        }),
      )
      .meta({ description: 'Running and queued jobs, oldest first, at most 100.' }),
  })
  .meta({ id: 'HubJobs' });

/** Query of failed jobs. */
export const failuresQuery = cursorPaging({ limit: 20 });

/** Response of failed jobs: syncs and runs of the last 30 days, other jobs of the last three days. */
export const failures = cursorListOf(
  z
    .object({
      kind: z.enum(WORK_KINDS),
      id: z.uuid(),
      title: z.string(),
      ...place,
      reason: z.string(),
      at: z.iso.datetime(),
      can_retry: z.boolean().meta({
        description: 'Whether it can be retried. `false` if another one is in progress or has succeeded since.',
      }),
    })
    .meta({ id: 'HubFailure' }),
);

/** Path parameters of a job. */
export const workParams = z.object({ kind: z.enum(WORK_KINDS), id: z.uuid() });

/** Response of GET storage. */
export const storage = z
  .object({
    disk: z
      .object({ size: bytes('Size of the disk with the data folder.'), free: bytes('Free space on the disk.') })
      .meta({ description: 'The disk with the data folder.' }),
    database: bytes('Size of the database.'),
    measured_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Time at which the folders were measured. `null` if never.' }),
    is_measuring: z.boolean().meta({ description: 'Whether a measurement is in progress.' }),
    is_complete: z.boolean().meta({
      description: 'Whether all files were measured. If `false`, sizes are lower bounds.',
    }),
    folders: z
      .array(
        z.object({
          name: z.string().meta({ description: 'Name: `published`, `objects`, `mirrors`, `postgres`, or `other`.' }),
          size: bytes('Total size of its files.'),
          files: count('Files.'),
        }),
      )
      .meta({ description: 'Parts of the data folder.' }),
    channels: z
      .array(
        z.object({
          organization: z.string(),
          channel: z.string(),
          type: channelType,
          file_count: count('Number of files in its index.'),
          size: bytes("Size of its package files. For mirrors, includes files that aren't downloaded yet."),
          published: z.number().int().min(0).nullable().meta({
            description: 'Size of its published indexes on disk, in bytes. `null` until measured.',
          }),
        }),
      )
      .meta({ description: 'The largest channels, at most 20.' }),
  })
  .meta({ id: 'HubStorage' });

/** Query of the log. */
export const logQuery = cursorPaging({ limit: 20 });

/** Operator actions, as named in the log. */
export type OperatorAction = KindOf<(typeof HUB_ACTIONS)[number]>;
const ACTIONS = kindsOfActions(HUB_ACTIONS).map(({ kind }) => kind) as [OperatorAction, ...OperatorAction[]];

/** Response of the log. */
export const log = cursorListOf(
  z
    .object({
      id: z.uuid(),
      at: z.iso.datetime(),
      action: z.enum(ACTIONS).meta({ description: 'Kind of action.' }),
      operator: z
        .string()
        .nullable()
        .meta({ description: 'Username of the operator. `null` if the account was deleted.' }),
      person: z
        .object({ id: z.uuid(), username: z.string() })
        .nullable()
        .meta({ description: "Affected user. `null` if the action doesn't concern a user." }),
      organization: z
        .object({
          name: z.string(),
          exists: z.boolean().meta({ description: 'Whether the organization still exists.' }),
        })
        .nullable()
        .meta({ description: "Affected organization. `null` if the action doesn't concern an organization." }),
      detail: z.string().meta({ description: 'Details, such as the granted plan.' }),
    })
    .meta({ id: 'OperatorLogEntry' }),
);
