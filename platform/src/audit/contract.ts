/** REST of the audit log. */
import { z } from 'zod';
import { ACTOR_TYPES, TARGET_TYPES } from '@terrarium/domain/audit';
import { listOf, paging, upTo } from '../http/index.ts';

/** An entry as it is answered. */
const auditEntry = z
  .object({
    number: z.number().int().meta({ description: 'Its place in the chain, from 1 on.' }),
    id: z.uuid(),
    chain: z.uuid().meta({ description: "Id of the organization; of nothing but zeros for the hub's own chain." }),
    at: z.iso.datetime(),
    action: z.string().meta({ description: 'What was done, e.g. `policy.applied`.' }),
    actor_type: z.enum(ACTOR_TYPES).meta({ description: 'Who did it: `organization` is who holds its token.' }),
    actor_id: z.uuid().nullable().meta({ description: 'Id of the person, service account or organization.' }),
    target_type: z.enum(TARGET_TYPES).meta({ description: 'What kind of thing it was done to.' }),
    target_id: z.string().nullable().meta({ description: 'Id of the thing, which may be gone.' }),
    target_name: z.string().nullable().meta({ description: 'Name of the thing then; null for people.' }),
    details: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
      .meta({ description: 'What else is to be said, by name.' }),
    request_id: z.string().nullable().meta({ description: 'The request by which it was done; null for a job.' }),
    previous: z.string().meta({ description: 'Hash of the entry before it.' }),
    hash: z.string().meta({
      description: 'SHA-256 in hex over the canonical JSON of all fields above, the hash before it among them.',
    }),
    actor_name: z.string().nullable().meta({
      description: 'User name or name of the machine as it is now; not hashed. Null when the account is gone.',
    }),
    person_name: z
      .string()
      .nullable()
      .meta({ description: 'User name of the person that it was done to, as it is now; not hashed.' }),
  })
  .meta({ id: 'AuditEntry' });

/** A page of entries, with where the chain stands. */
export const auditLog = listOf(auditEntry).extend({
  name: z.string().meta({ description: 'Name of the organization whose log it is; empty for the hub.' }),
  head: z.object({ number: z.number().int(), hash: z.string().meta({ description: 'SHA-256 in hex.' }) }).meta({
    description: 'Number and hash of the last entry: kept elsewhere, they show later that nothing before was changed.',
  }),
});

/** Path of any chain. */
export const chainParams = z.object({
  chain: z
    .string()
    .meta({ description: "Id of the organization, which may be gone; of nothing but zeros for the hub's own." }),
});

const choice = {
  actor: z.string().trim().min(1).max(100).optional().meta({
    description: 'Only what this user, service account, or `hub` did, by name.',
  }),
  action: z.string().max(80).optional().meta({ description: 'Only this action, e.g. `policy.applied`.' }),
  target: z.string().trim().min(1).max(200).optional().meta({
    description: 'Only what was done to this kind of thing, or to things whose name holds this text.',
  }),
  from: z.iso.datetime({ offset: true }).optional().meta({ description: 'Only from this moment on.' }),
  to: z.iso.datetime({ offset: true }).optional().meta({ description: 'Only before this moment.' }),
};

/** Which entries to list. */
export const auditQuery = paging({ limit: 20 }).extend({ ...choice, up_to: upTo });

/** Which entries to save. */
export const exportQuery = z.object({
  ...choice,
  format: z.enum(['csv', 'jsonl']).default('jsonl').meta({ description: 'A table, or a line of JSON for each entry.' }),
});

/** Page of the chains. */
export const chainsQuery = paging({ limit: 20 });

/** Every chain of the hub. */
export const auditChains = listOf(
  z
    .object({
      id: z.uuid(),
      name: z.string().meta({ description: 'Name of the organization; empty for the hub itself.' }),
      length: z.number().int().meta({ description: 'Entries.' }),
      head: z.string().meta({ description: 'Hash of the last entry.' }),
      exists: z.boolean().meta({ description: 'False when the organization was deleted.' }),
    })
    .meta({ id: 'AuditChain' }),
);
