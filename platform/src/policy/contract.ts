/** REST bodies and responses of the policy area (POL-09, POL-21, POL-28, POL-30 to POL-33, POL-40 to POL-51). */
import { DECISIONS, LIMITS, storedFiltersSchema } from '@terrarium/domain/policy';
import { POLICY_FILE_FORMATS } from '@terrarium/domain/policyFile';
import { z } from 'zod';
import { cveListSchema } from '../advisory/index.ts';
import { count, cursorListOf, cursorPaging, tableFormat, time } from '../http/index.ts';
import { personSchema } from '../person/index.ts';
import { impactSchema } from './impactContract.ts';

/** Maximum number of values per change to list in a history, added and removed each. */
export const MAX_CHANGED_VALUES = 20;

/** Result of a section or rule for a file. */
const verdict = z.enum(['passed', 'refused', 'excepted', 'not_concerned']);

/** A policy (POL-09). `filter` is set for policies of the single-form dialog (POL-11). */
export const policySchema = z
  .object({
    id: z.uuid(),
    org_id: z.uuid(),
    name: z.string(),
    description: z.string(),
    created_at: time,
    updated_at: time,
    artifact_family: z.string(),
    schema_version: z.string(),
    revision: z.number().int().min(1),
    filters: storedFiltersSchema,
    filter: z.record(z.string(), z.unknown()).optional(),
    summary: z.string().describe('One-sentence summary of its rules.'),
    updated_by: personSchema
      .nullable()
      .optional()
      .describe(
        'User who saved it last. `null` for service accounts and deleted accounts. Only in responses about one policy.',
      ),
    names_of_channels_applied_to: z
      .array(z.string())
      .optional()
      .describe('Names of the channels to which it is applied. Absent if include_channels_applied_to is `false`.'),
  })
  .meta({ id: 'Policy' });
/** See {@link policySchema}. */
export type PolicyAnswer = z.infer<typeof policySchema>;

/** A page of policies (POL-43). */
export const policyListSchema = cursorListOf(policySchema);

/** One change of a policy's text. */
const policyChange = z.object({
  subject: z.string().describe("Changed part, such as 'License' or 'CVE rule 2: score'."),
  added: z.array(z.string()),
  added_count: count,
  removed: z.array(z.string()),
  removed_count: count,
});

/** A saved revision of a policy in its history. */
export const policyRevisionSchema = z
  .object({
    revision: z.number().int().min(1),
    is_current: z.boolean(),
    name: z.string(),
    description: z.string(),
    summary: z.string().describe('One-sentence summary of its rules.'),
    created_at: time.describe('Time at which it was saved.'),
    author: personSchema.nullable().describe('User who saved it. `null` for service accounts and deleted accounts.'),
    restored_from: z
      .number()
      .int()
      .nullable()
      .describe("Number of the older revision that it restored. `null` if it didn't restore one."),
    changes: z
      .array(policyChange)
      .describe(
        `Changes since the previous revision as text, with counts and at most ${MAX_CHANGED_VALUES} values per direction. Empty for the first revision.`,
      ),
    filters: storedFiltersSchema.optional().describe('Filters of this revision. Only in responses about one revision.'),
  })
  .meta({ id: 'PolicyRevision' });
/** See {@link policyRevisionSchema}. */
export type PolicyRevisionAnswer = z.infer<typeof policyRevisionSchema>;

/** A page of a policy's history. */
export const policyRevisionListSchema = cursorListOf(policyRevisionSchema);

/** Options of the filters (POL-21). */
export const filterOptionsSchema = z.object({ platform: z.array(z.string()), license_family: z.array(z.string()) });

/**
 * Maximum policy body size.
 * The domain's limits (10,000 entries of 500 characters) fit. Larger bodies get a 413 before parsing.
 */
export const MAX_BODY_BYTES = 8 * 1024 * 1024;

/** JSON Schema of filters, as JSON Schema describes itself. */
export const jsonSchemaAnswer = z.looseObject({ $schema: z.string(), $id: z.string() });

/** Query of the policy list: the long form of POL-42 and the wizard's form of POL-43. */
export const policyListQuery = z
  .object({
    limit: z.coerce.number().int().min(1).max(100).default(100),
    offset: z.coerce.number().int().min(0).optional(),
    page: z.coerce.number().int().min(1).optional(),
    cursor: cursorPaging().shape.cursor,
    backward: cursorPaging().shape.backward,
    q: z.string().trim().max(LIMITS.name).optional(),
    policy_name: z.string().max(LIMITS.name).optional(),
    include_channels_applied_to: z
      .enum(['true', 'false'])
      .default('true')
      .meta({ description: 'Whether to include the names of the channels to which each policy is applied.' }),
    sort: z
      .enum(['-updated_at', 'name'])
      .default('-updated_at')
      .meta({ description: 'Order: most recently changed first, or by name.' }),
    format: tableFormat,
  })
  .refine(({ offset, page }) => offset === undefined || page === undefined, {
    message: 'Set either offset or page, not both.',
    path: ['page'],
  });
/** See {@link policyListQuery}. */
export type PolicyListQuery = z.infer<typeof policyListQuery>;

/** Query of a policy's file. */
export const policyFileQuery = z.object({
  format: z.enum(POLICY_FILE_FORMATS).default('yaml').meta({ description: 'Format of the file.' }),
});

/** Body with a policy file. */
export const policyFileBody = z.strictObject({
  file: z.string().max(MAX_BODY_BYTES).meta({ description: 'Content of the file as one YAML or JSON string.' }),
  name: z
    .string()
    .max(LIMITS.name)
    .optional()
    .meta({ description: 'Name of the policy, instead of the name in the file.' }),
});
/** See {@link policyFileBody}. */
export type PolicyFileBody = z.infer<typeof policyFileBody>;

/** Body to apply a policy file. */
export const applyFileBody = policyFileBody.extend({
  fingerprint: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'A fingerprint has 64 hexadecimal digits.')
    .optional()
    .meta({
      description: 'Fingerprint of the reviewed plan. If the changes differ, nothing is applied (409 `plan_outdated`).',
    }),
});

/** All errors in a policy file. */
export const policyFileMistakesSchema = z
  .object({
    mistakes: z
      .array(
        z.object({
          pointer: z.string().describe('JSON Pointer of the location. Empty for the whole file.'),
          line: z.number().int().min(1).nullable().describe('Line, starting at 1. `null` if unknown.'),
          column: z.number().int().min(1).nullable().describe('Column, starting at 1. `null` if unknown.'),
          message: z.string().describe('Message for users.'),
        }),
      )
      .describe('Errors in the file. Empty if the file can be applied.'),
  })
  .meta({ id: 'PolicyFileMistakes' });

const fileAction = z.enum(['create', 'update', 'none']);
const fileChannelAction = z
  .enum(['apply', 'replace', 'take_off', 'recompute', 'watch', 'enforce'])
  .describe(
    'Effect on the channel. `apply`: the policy is applied to a channel without a policy. `replace`: it replaces another one. `take_off`: the policy is removed. `recompute`: the rules change. `watch`: it switches to monitor mode. `enforce`: it switches to blocking.',
  );
const revisionOfPolicy = z.object({ id: z.uuid(), revision: z.number().int().min(1) });

/** Changes that a policy file would make. */
export const planSchema = z
  .object({
    mistakes: policyFileMistakesSchema.shape.mistakes,
    action: fileAction.nullable().describe('Effect on the policy. `null` for a file with errors.'),
    has_changes: z.boolean().describe('Whether applying the file would change anything.'),
    name: z.string().nullable(),
    summary: z.string().nullable().describe('One-sentence summary of its rules.'),
    policy: revisionOfPolicy.nullable().describe('The existing policy with this name. `null` if none.'),
    changes: z
      .array(policyChange)
      .describe(
        `Changes to the policy, with at most ${MAX_CHANGED_VALUES} values per direction. Empty for a new policy.`,
      ),
    channels: z
      .array(
        z.object({
          channel: z.string(),
          action: fileChannelAction,
          replaces: z.string().nullable().describe('Name of the policy that it replaces. `null` if none.'),
          is_watched: z
            .boolean()
            .describe('Whether the policy is in monitor mode. The impact then shows what it would block.'),
          impact: impactSchema
            .nullable()
            .describe('Impact on the files that clients see. `null` after the first 20 channels.'),
        }),
      )
      .describe('Channels with changes, by name.'),
    fingerprint: z
      .string()
      .nullable()
      .describe('Fingerprint of the changes. If sent when applying the file, exactly these changes are made.'),
  })
  .meta({ id: 'PolicyPlan' });
/** See {@link planSchema}. */
export type PlanAnswer = z.infer<typeof planSchema>;

/** Changes that applying a policy file made. */
export const appliedFileSchema = z
  .object({
    action: fileAction.describe('Effect on the policy.'),
    policy: revisionOfPolicy.describe('The policy after the change.'),
    name: z.string(),
    channels: z
      .array(z.object({ channel: z.string(), action: fileChannelAction }))
      .describe('Names of the channels for which a policy run was requested.'),
    fingerprint: z.string().describe('Fingerprint of the changes.'),
  })
  .meta({ id: 'AppliedPolicyFile' });
/** See {@link appliedFileSchema}. */
export type AppliedFile = z.infer<typeof appliedFileSchema>;

/** A CVE in an explanation, as in the advisory area. */
const cveSchema = cveListSchema.shape.items.element;

/** Why a file is allowed or blocked. */
export const explanationSchema = z
  .object({
    decision: z.enum(DECISIONS),
    held_until: time
      .nullable()
      .meta({ description: 'End of the cooldown. `null` unless the file is blocked only by a minimum age.' }),
    detail: z.string().meta({ description: 'One-sentence explanation, as shown by conda.' }),
    subdir: z.string(),
    file_name: z.string(),
    version: z.string(),
    policy: z
      .object({ id: z.uuid(), name: z.string() })
      .nullable()
      .meta({ description: 'The active policy. `null` if none.' }),
    revision: z.number().int().nullable(),
    in_force_since: time.nullable(),
    applied_by: personSchema.nullable(),
    sections: z.array(
      z.object({
        title: z.string(),
        verdict,
        rules: z.array(
          z.object({
            rule: z.string(),
            verdict,
            reason: z.string(),
            cves: z.array(cveSchema),
            decided: z.boolean(),
          }),
        ),
      }),
    ),
    nearest_allowed_version: z
      .string()
      .nullable()
      .describe('The closest allowed version that can be installed. `null` for an allowed file.'),
    installable: z
      .array(
        z.object({
          platform: z.string(),
          state: z.enum(['installable', 'uninstallable']).describe('Whether clients of the subdir can install it.'),
          before: z.boolean().describe("Whether they couldn't install it without the policy either."),
          detail: z.string().nullable().describe("Why they can't install it, as a sentence."),
        }),
      )
      .describe('Installability of an allowed file, by subdir. Empty for a blocked file, and if not computed.'),
    alternative_version: z
      .string()
      .nullable()
      .describe(
        "The newest installable version, if the file is blocked or can't be installed. `null` if there is none or the file can be installed.",
      ),
    admins: z
      .array(personSchema.extend({ email: z.string() }))
      .describe("Admins who can change the policy. Empty if the caller isn't a member."),
  })
  .meta({ id: 'Explanation' });
/** See {@link explanationSchema}. */
export type ExplanationAnswer = z.infer<typeof explanationSchema>;

/** Path parameters of a policy. An ID that isn't a UUID matches no policy. */
export const policyParams = z.object({ org: z.string(), id: z.string() });
/** Path parameters of a revision. Anything but a number matches no revision. */
export const revisionParams = z.object({ org: z.string(), id: z.string(), revision: z.string() });
/** Query of a policy's history. */
export const revisionsQuery = cursorPaging({ limit: 20, max: 50 });
/** See {@link revisionsQuery}. */
export type RevisionsQuery = z.infer<typeof revisionsQuery>;
/** Path parameters of the alias `/channel-policies/{org}/{channel}/current` (POL-30, POL-31). */
export const aliasParams = z.object({ org: z.string(), sameOrg: z.string(), channel: z.string() });

/** Path parameters of a file. */
export const fileParams = z.object({ org: z.string(), channel: z.string(), subdir: z.string(), file: z.string() });
/** Query of the delta report. */
export const deltaQuery = z.object({
  run: z.uuid().optional().describe('ID of the policy run. Defaults to the latest run that changed files.'),
});

/** Path parameters of a run's changes. */
export const deltaParams = z.object({ org: z.string(), id: z.string().describe('ID of the policy run.') });
/** Query of a run's changes (POL-35). */
export const changesQuery = z.object({
  added: z
    .enum(['true', 'false'])
    .default('true')
    .transform((value) => value === 'true')
    .describe('`true` returns added files, `false` removed files.'),
  q: z.string().trim().min(1).max(200).optional().describe('Part of the file name.'),
  ...cursorPaging().shape,
});
/** See {@link changesQuery}. */
export type ChangesQuery = z.infer<typeof changesQuery>;
/** A page of the files that a run added or removed, with reasons while they are retained. */
export const changesSchema = cursorListOf(
  z.object({
    platform: z.string(),
    file_name: z.string(),
    name: z.string(),
    version: z.string(),
    build: z.string(),
    reason: z.string(),
  }),
).extend({
  reasons_kept: z
    .boolean()
    .describe('Whether the reasons of these changes are still stored. If not, each `reason` says so.'),
});
/** See {@link changesSchema}. */
export type ChangesAnswer = z.infer<typeof changesSchema>;
