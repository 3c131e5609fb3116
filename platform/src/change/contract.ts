/** REST of what was changed of an organization. */
import { TOPICS } from '@terrarium/domain/audit';
import { z } from 'zod';
import { listOf, paging, upTo } from '../http/index.ts';
import { personSchema } from '../person/index.ts';
import { KINDS } from './kinds.ts';
import type { ChangeKind } from './kinds.ts';

/** A change as it is answered. */
export const change = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    topic: z.enum(TOPICS).meta({ description: 'What it is about.' }),
    kind: z
      .enum(Object.keys(KINDS) as [ChangeKind, ...ChangeKind[]])
      .meta({ description: 'What was done, as a word for programs.' }),
    text: z
      .string()
      .meta({ description: "The sentence behind who did it, e.g. 'applied Production baseline to approved'." }),
    actor: personSchema
      .nullable()
      .meta({ description: 'Who did it; null for the hub, its operators, and accounts that are gone.' }),
    subject: z.string().meta({ description: 'Name of the thing then.' }),
    subject_id: z.uuid().nullable().meta({ description: 'Id of the thing, which may be gone.' }),
    channel: z.string().nullable(),
    detail: z.string().meta({ description: "What else is to be said, e.g. 'member → admin'; may be empty." }),
  })
  .meta({ id: 'OrganizationChange' });

/** A page of changes. */
export const changes = listOf(change);

/** Which changes to list. */
export const changesQuery = paging({ limit: 20 }).extend({
  topic: z.enum(TOPICS).optional().meta({ description: 'Only changes of this kind of thing.' }),
  person: z.string().trim().max(100).optional().meta({
    description: 'Only what somebody did, or what was done to them, whose name or user name holds this text.',
  }),
  channel: z.string().trim().max(128).optional().meta({
    description: 'Only what was done in, or to, the channel of this name.',
  }),
  up_to: upTo,
  format: z.enum(['json', 'csv']).optional().meta({ description: 'The same as the Accept header, for links.' }),
});
