/** REST of the audit log. */
import { z } from 'zod';
import { ACTOR_TYPES, TARGET_TYPES } from '@terrarium/domain/audit';
import { cursorListOf, cursorPaging, upTo } from '../http/index.ts';

/** An entry in a response. */
export const auditEntry = z
  .object({
    number: z.number().int().meta({ description: 'Position in the chain, starting at 1.' }),
    id: z.uuid(),
    chain: z.uuid().meta({ description: "ID of the organization. All zeros for the hub's own chain." }),
    at: z.iso.datetime(),
    action: z.string().meta({ description: 'Action, such as `policy.applied`.' }),
    actor_type: z
      .enum(ACTOR_TYPES)
      .meta({ description: "Kind of actor. `organization` is an owner of the organization's token." }),
    actor_id: z.uuid().nullable().meta({ description: 'ID of the user, service account, or organization.' }),
    target_type: z.enum(TARGET_TYPES).meta({ description: 'Kind of object.' }),
    target_id: z.string().nullable().meta({ description: 'ID of the object, which may no longer exist.' }),
    target_name: z.string().nullable().meta({ description: 'Name of the object at that time. `null` for users.' }),
    details: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
      .meta({ description: 'Further details of the action, by name.' }),
    request_id: z.string().nullable().meta({ description: 'ID of the HTTP request that caused it. `null` for a job.' }),
    previous: z.string().meta({ description: 'Hash of the previous entry.' }),
    hash: z.string().meta({
      description: 'SHA-256 in hexadecimal of the canonical JSON of all fields above, including the previous hash.',
    }),
    actor_name: z.string().nullable().meta({
      description: 'Current username or service account name. Not hashed. `null` if the account was deleted.',
    }),
    person_name: z.string().nullable().meta({ description: 'Current username of the affected user. Not hashed.' }),
  })
  .meta({ id: 'AuditEntry' });

/** A page of entries, with the head of the chain. */
export const auditLog = cursorListOf(auditEntry).extend({
  name: z.string().meta({ description: 'Name of the organization whose log it is. Empty for the hub.' }),
  head: z.object({ number: z.number().int(), hash: z.string().meta({ description: 'SHA-256 in hexadecimal.' }) }).meta({
    description:
      'Number and hash of the last entry of the chain. A stored copy later proves that no earlier entry was changed.',
  }),
});

/** Path of any chain. */
export const chainParams = z.object({
  chain: z
    .string()
    .meta({ description: "ID of the organization, which may no longer exist. All zeros for the hub's own chain." }),
});

const choice = {
  actor: z.string().trim().min(1).max(100).optional().meta({
    description: 'Returns only actions of this user, service account, or `hub`, by name.',
  }),
  action: z.string().max(80).optional().meta({ description: 'Returns only this action, such as `policy.applied`.' }),
  target: z.string().trim().min(1).max(200).optional().meta({
    description: 'Returns only actions on this kind of object, or on objects whose name contains this text.',
  }),
  from: z.iso
    .datetime({ offset: true })
    .optional()
    .meta({ description: 'Returns only entries at or after this time.' }),
  to: z.iso.datetime({ offset: true }).optional().meta({ description: 'Returns only entries before this time.' }),
};

/** Filter for entries. */
export const auditQuery = cursorPaging({ limit: 20 }).extend({ ...choice, up_to: upTo });

/** Filter for exported entries. */
export const exportQuery = z.object({
  ...choice,
  format: z
    .enum(['csv', 'jsonl'])
    .default('jsonl')
    .meta({ description: 'Format of the file: a table, or one JSON object per line.' }),
});

/** Paging of chains. */
export const chainsQuery = cursorPaging({ limit: 20 });

/** All chains of the hub. */
export const auditChains = cursorListOf(
  z
    .object({
      id: z.uuid(),
      name: z.string().meta({ description: 'Name of the organization. Empty for the hub.' }),
      length: z.number().int().meta({ description: 'Entries.' }),
      head: z.string().meta({ description: 'Hash of the last entry.' }),
      exists: z.boolean().meta({ description: 'Whether the organization still exists.' }),
    })
    .meta({ id: 'AuditChain' }),
);
