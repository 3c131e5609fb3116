/** REST of an organization's activity. */
import { TOPICS } from '@terrarium/domain/audit';
import { z } from 'zod';
import { cursorListOf, cursorPaging, upTo } from '../http/index.ts';
import { personSchema } from '../person/index.ts';
import { KINDS } from './kinds.ts';
import type { ChangeKind } from './kinds.ts';

/** An activity entry in a response. */
export const change = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    topic: z.enum(TOPICS).meta({ description: 'Topic of the change.' }),
    kind: z
      .enum(Object.keys(KINDS) as [ChangeKind, ...ChangeKind[]])
      .meta({ description: 'Kind of change, as a code for programs.' }),
    text: z
      .string()
      .meta({ description: "Summary without the actor, such as 'applied Production baseline to approved'." }),
    actor: personSchema.nullable().meta({
      description:
        'User who made the change. `null` for service accounts, the hub, its operators, and deleted accounts.',
    }),
    service_account: z
      .object({ id: z.uuid(), name: z.string() })
      .nullable()
      .meta({ description: 'Service account that made the change, by its name at that time. `null` for others.' }),
    subject: z.string().meta({ description: 'Name of the changed object at that time.' }),
    subject_id: z.uuid().nullable().meta({ description: 'ID of the changed object, which may no longer exist.' }),
    channel: z.string().nullable(),
    detail: z.string().meta({ description: "Details, such as 'member → admin'. May be empty." }),
  })
  .meta({ id: 'OrganizationChange' });

/** A page of activity. */
export const changes = cursorListOf(change);

/** Filter for activity. */
export const changesQuery = cursorPaging({ limit: 20 }).extend({
  topic: z.enum(TOPICS).optional().meta({ description: 'Returns only changes with this topic.' }),
  person: z.string().trim().max(100).optional().meta({
    description: 'Returns only changes by or to a user or service account whose name contains this text.',
  }),
  channel: z.string().trim().max(128).optional().meta({
    description: 'Returns only changes in or to the channel with this name.',
  }),
  up_to: upTo,
  format: z
    .enum(['json', 'csv'])
    .optional()
    .meta({ description: 'Format of the response. Overrides the Accept header.' }),
});
