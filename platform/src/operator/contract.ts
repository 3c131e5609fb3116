import { z } from 'zod';
import { PRIVACIES, PRODUCTS, ROLES, SEATS } from '@terrarium/domain/access';
import { HUB_ACTIONS, kindsOfActions } from '@terrarium/domain/audit';
import type { KindOf } from '@terrarium/domain/audit';
import { JOB_STATES } from '@terrarium/domain/policy';
import { subscriptionSchema } from '../billing/index.ts';
import { CHANNEL_TYPES } from '../channel/index.ts';
import { listOf, paging, share } from '../http/index.ts';
import { sessionsSchema } from '../identity/index.ts';
import { mailStateSchema, mailTestSchema, queuedMailSchema } from '../mail/index.ts';

const q = z.string().max(200).default('').meta({ description: 'Only those that contain this text.' });
const count = (description: string) => z.number().int().min(0).meta({ description });
const bytes = (description: string) =>
  z
    .number()
    .int()
    .min(0)
    .meta({ description: `${description} In bytes.` });

const channelType = z.enum(CHANNEL_TYPES).meta({ description: 'How the channel is filled.' });

/** What the list of people can be narrowed to. */
export const PERSON_STATES = ['operator', 'disabled', 'unconfirmed', 'deleted'] as const;

/** Query of the list of people. */
export const peopleQuery = paging({ limit: 20 }).extend({
  q: q.meta({ description: 'Only those whose e-mail address, user name or names contain this text.' }),
  state: z.enum(PERSON_STATES).optional().meta({ description: 'Only people in this state.' }),
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
  deleted_at: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'When its owner deleted the account; then it is disabled.' }),
  created_at: z.iso.datetime(),
  last_sign_in_at: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'When the person last signed in by themselves; null for never.' }),
  organization_count: count('Organizations that the person belongs to.'),
};

/** Answer of the list of people. */
export const people = listOf(z.object(personShape).meta({ id: 'HubPersonSummary' }));

/** A person as operators see them. */
export const person = z
  .object({
    ...personShape,
    organizations: z.array(z.object({ id: z.uuid(), name: z.string(), title: z.string(), role: z.enum(ROLES) })),
    sessions: sessionsSchema.shape.items,
    subscriptions: z.array(subscriptionSchema).meta({ description: "The person's own, the latest first." }),
  })
  .meta({ id: 'HubPerson' });

/** Path parts of a person's calls. */
export const personParams = z.object({ id: z.uuid() });

/** Body of PATCH of a person: what is left out stays. */
export const personChange = z
  .object({
    is_operator: z.boolean().optional(),
    is_disabled: z.boolean().optional(),
    is_confirmed: z
      .literal(true)
      .optional()
      .meta({ description: 'Confirms the address by hand; that cannot be taken back.' }),
  })
  .strict()
  .refine((body) => Object.values(body).some((value) => value !== undefined), 'Name what to change');

/** Body that gives a plan. */
export const grant = z
  .object({
    product_code: z.enum(PRODUCTS),
    quantity: z.number().int().min(SEATS.min).max(SEATS.max).default(1).meta({ description: 'Seats.' }),
    until: z.iso.datetime().meta({ description: 'When it ends.' }),
  })
  .strict();

/** Query of the list of organizations. */
export const organizationsQuery = paging({ limit: 20 }).extend({
  q: q.meta({ description: 'Only those whose name or title contains this text.' }),
});

const organizationShape = {
  id: z.uuid(),
  name: z.string(),
  title: z.string(),
  created_at: z.iso.datetime(),
  members_count: count('Members.'),
  channels_count: count('Channels.'),
  size: bytes(
    'What the packages of its channels take; those of a mirror stand at its source until they are asked for.',
  ),
  plan: z
    .object({
      product_code: z.enum(PRODUCTS),
      product_name: z.string(),
      quantity: z.number().int(),
      expires_at: z.iso.datetime(),
      is_granted: z.boolean(),
    })
    .nullable()
    .meta({ description: 'The plan in force; null without one.' }),
};

/** Answer of the list of organizations. */
export const organizations = listOf(z.object(organizationShape).meta({ id: 'HubOrganizationSummary' }));

/** An organization as operators see it. */
export const organization = z
  .object({
    ...organizationShape,
    admins: z
      .array(z.object({ id: z.uuid(), username: z.string(), email: z.string() }))
      .meta({ description: 'At most 20, by user name.' }),
    channels: z
      .array(
        z.object({
          name: z.string(),
          type: channelType,
          privacy: z.enum(PRIVACIES),
          file_count: count('Files.'),
          size: bytes('What its packages take.'),
        }),
      )
      .meta({ description: 'The largest ones, at most 100.' }),
    subscriptions: z.array(subscriptionSchema).meta({ description: 'The latest first.' }),
  })
  .meta({ id: 'HubOrganization' });

/** Answer of GET mail. */
export const mail = mailStateSchema;
/** Answer of the test mail. */
export const mailTest = mailTestSchema;
/** Query of the queue of mails. */
export const mailQueueQuery = paging({ limit: 20 });
/** Answer of the queue of mails. */
export const mailQueue = listOf(queuedMailSchema);
/** Path parts of a mail of the queue. */
export const mailParams = z.object({ id: z.uuid() });

/** Kinds of work: the sync of a mirror, the run of a policy, and any other job of the queue. */
export const WORK_KINDS = ['sync', 'run', 'job'] as const;

const place = {
  organization: z.string().nullable().meta({ description: 'Name; null for work of no organization.' }),
  channel: z.string().nullable(),
};

/** Answer of GET jobs. */
export const jobs = z
  .object({
    queues: z
      .array(
        z.object({
          name: z.string(),
          title: z.string(),
          waiting: count('Jobs that wait.'),
          active: count('Jobs that are worked.'),
          failed: count('Jobs that failed in the last three days.'),
        }),
      )
      .meta({ description: 'Every kind of job.' }),
    archives_to_read_again: count('Archives that an earlier release has read, which found less in them.'),
    work: z
      .array(
        z.object({
          kind: z.enum(WORK_KINDS),
          id: z.uuid(),
          title: z.string(),
          ...place,
          state: z.enum(JOB_STATES).meta({ description: 'How far it is.' }),
          phase: z.string(),
          progress: share.nullable(),
          created_at: z.iso.datetime(),
          started_at: z.iso.datetime().nullable(),
        }),
      )
      .meta({ description: 'What is worked or waits, the oldest first, at most 100.' }),
  })
  .meta({ id: 'HubJobs' });

/** Query of the failures. */
export const failuresQuery = paging({ limit: 20 });

/** Answer of the failures: the last 30 days of syncs and runs, the last three days of other jobs. */
export const failures = listOf(
  z
    .object({
      kind: z.enum(WORK_KINDS),
      id: z.uuid(),
      title: z.string(),
      ...place,
      reason: z.string(),
      at: z.iso.datetime(),
      can_retry: z.boolean().meta({ description: 'False where another one is under way, or has ended well since.' }),
    })
    .meta({ id: 'HubFailure' }),
);

/** Path parts of a piece of work. */
export const workParams = z.object({ kind: z.enum(WORK_KINDS), id: z.uuid() });

/** Answer of GET storage. */
export const storage = z
  .object({
    disk: z
      .object({ size: bytes('The disk of the data folder.'), free: bytes('What is left of it.') })
      .meta({ description: 'The disk of the data folder.' }),
    database: bytes('The database.'),
    measured_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When the folders were measured; null until that is done for the first time.' }),
    is_measuring: z.boolean().meta({ description: 'Whether the folders are being measured.' }),
    is_complete: z.boolean().meta({
      description: 'False where there were more files than are counted; then sizes are at least what is said.',
    }),
    folders: z
      .array(
        z.object({
          name: z.string().meta({ description: '`published`, `objects`, `mirrors`, `postgres`, or `other`.' }),
          size: bytes('Its files.'),
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
          file_count: count('Files in its index.'),
          size: bytes('What its packages take; those of a mirror stand at its source until they are asked for.'),
          published: z.number().int().min(0).nullable().meta({
            description: 'What its published indexes take on this disk, in bytes; null before they are measured.',
          }),
        }),
      )
      .meta({ description: 'The largest ones, at most 20.' }),
  })
  .meta({ id: 'HubStorage' });

/** Query of the log. */
export const logQuery = paging({ limit: 20 });

/** What operators do, as the log names it. */
export type OperatorAction = KindOf<(typeof HUB_ACTIONS)[number]>;
const ACTIONS = kindsOfActions(HUB_ACTIONS).map(({ kind }) => kind) as [OperatorAction, ...OperatorAction[]];

/** Answer of the log. */
export const log = listOf(
  z
    .object({
      id: z.uuid(),
      at: z.iso.datetime(),
      action: z.enum(ACTIONS).meta({ description: 'What was done.' }),
      operator: z.string().nullable().meta({ description: 'User name; null when the account is gone.' }),
      person: z.object({ id: z.uuid(), username: z.string() }).nullable().meta({ description: 'Whom it was done to.' }),
      organization: z
        .object({ name: z.string(), exists: z.boolean().meta({ description: 'Whether it is still there.' }) })
        .nullable()
        .meta({ description: 'Which organization it was done to.' }),
      detail: z.string().meta({ description: 'More on it, such as the plan that was given.' }),
    })
    .meta({ id: 'OperatorLogEntry' }),
);
