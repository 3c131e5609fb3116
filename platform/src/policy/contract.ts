/** The REST bodies and answers of the policy area (POL-09, POL-21, POL-28, POL-30 to POL-33, POL-40 to POL-51). */
import { DEFAULT_CHANNEL } from '@terrarium/domain/access';
import { DECISIONS, filtersInputSchema, filtersSchema, LIMITS, storedFiltersSchema } from '@terrarium/domain/policy';
import { POLICY_FILE_FORMATS } from '@terrarium/domain/policyFile';
import { z } from 'zod';
import { cveListSchema, cveStatusFiles, seriousCves } from '../advisory/index.ts';
import { runFields } from '../channel/index.ts';
import { count, paging, tableFormat, time } from '../http/index.ts';
import { personSchema } from '../person/index.ts';

/** Why a run was made. `age` is the daily look at rules that count days. */
const RUN_REASONS = [
  'applied',
  'replaced',
  'edited',
  'removed',
  'content',
  'advisories',
  'created',
  'age',
  'exceptions',
] as const;
/** One of {@link RUN_REASONS}. */
export type RunReason = (typeof RUN_REASONS)[number];

/** Values of one change that a history names each way. */
export const MAX_CHANGED_VALUES = 20;

/** What a section or a rule says of a file. */
const verdict = z.enum(['passed', 'refused', 'excepted', 'not_concerned']);

/** A policy (POL-09). `filter` is there for policies of the single-form dialog (POL-11). */
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
    summary: z.string().describe('The rules in one sentence'),
    updated_by: personSchema
      .nullable()
      .optional()
      .describe('Who saved it last, null when the account is gone; only where one policy is asked for'),
    names_of_channels_applied_to: z
      .array(z.string())
      .optional()
      .describe('Left out when include_channels_applied_to is false'),
  })
  .meta({ id: 'Policy' });
/** See {@link policySchema}. */
export type PolicyAnswer = z.infer<typeof policySchema>;

/** A page of policies (POL-43). */
export const policyListSchema = z.object({ items: z.array(policySchema), total_count: count });

/** One change of a policy's text. */
const policyChange = z.object({
  subject: z.string().describe("What was changed, e.g. 'License' or 'CVE rule 2: score'"),
  added: z.array(z.string()),
  added_count: count,
  removed: z.array(z.string()),
  removed_count: count,
});

/** A save of a policy as it stands in the history. */
export const policyRevisionSchema = z
  .object({
    revision: z.number().int().min(1),
    is_current: z.boolean(),
    name: z.string(),
    description: z.string(),
    summary: z.string().describe('The rules in one sentence'),
    created_at: time.describe('When it was saved'),
    author: personSchema.nullable().describe('Who saved it; null when the account is gone'),
    restored_from: z
      .number()
      .int()
      .nullable()
      .describe('The older revision that it brought back; null for one that was written'),
    changes: z
      .array(policyChange)
      .describe(
        `What it changed of the revision before it, in words; at most ${MAX_CHANGED_VALUES} values each way, with how many there are. Empty for the first`,
      ),
    filters: storedFiltersSchema.optional().describe('Only where one revision is asked for'),
  })
  .meta({ id: 'PolicyRevision' });
/** See {@link policyRevisionSchema}. */
export type PolicyRevisionAnswer = z.infer<typeof policyRevisionSchema>;

/** A page of a policy's history. */
export const policyRevisionListSchema = z.object({ items: z.array(policyRevisionSchema), total_count: count });

/** The answer of a probe on one platform. */
export const probeAnswerSchema = z
  .object({
    label: z.string().describe('Of the probe'),
    required: z.boolean().describe('Whether a channel that holds back waits for it'),
    platform: z.string(),
    ok: z.boolean().nullable().describe('Null when there was no time to find out'),
    detail: z.string().nullable().describe('Why not, in a sentence; null for what can be installed'),
  })
  .meta({ id: 'ProbeAnswer' });

/** Why packages were lost. */
const lossCause = z.object({
  spec: z
    .string()
    .nullable()
    .describe('The dependency that nothing meets any more; null for packages whose dependencies exclude one another'),
  rule: z
    .string()
    .nullable()
    .describe('The rule that refuses most of what would meet it; null where nothing of it is refused'),
  packages: z.array(z.string()).describe('At most 100'),
  package_count: count.describe('How many those are in all'),
});

/** What of a run's result can be installed on one platform. */
const runInstallability = z.object({
  platform: z.string(),
  allowed: count.describe('Files that clients of the platform are served: its own and noarch ones'),
  broken: count.describe('Of them those that no client can install'),
  newly_broken: count.describe('Of them those that could be installed without the policy'),
  unchecked: count.describe(
    'Files of which there was no time to find out whether what they need excludes one another; they count as installable',
  ),
  lost_package_count: count.describe(
    'Packages of which files are served and none can be installed, although one could without the policy',
  ),
  newly_lost: z.array(z.string()).describe('Packages that were not lost before the run; at most 100'),
  newly_lost_count: count.describe('How many those are in all'),
  causes: z
    .array(lossCause)
    .describe('The newly lost packages by what they were lost for, most packages first; at most 20'),
  regained: z.array(z.string()).describe('Packages that were lost before the run and are not any more; at most 100'),
  regained_count: count.describe('How many those are in all'),
});

/** One run as it is answered. */
export const runSchema = z
  .object({
    ...runFields,
    reason: z
      .enum(RUN_REASONS)
      .meta({ description: 'Why it was made; `age` is the daily look at rules that count days.' }),
    installability: z
      .array(runInstallability)
      .nullable()
      .describe('What of the result can be installed, by platform; null where nobody looked'),
    failing_probes: z
      .array(probeAnswerSchema)
      .describe('Probes of the channel that fail by it, or by which it was held back'),
    is_held: z
      .boolean()
      .describe(
        'Whether it was held back because required probes would fail that can be installed now; it can be published after all',
      ),
    asked_by: personSchema
      .nullable()
      .describe('Who asked for it; null when the hub did by itself, or the account is gone'),
  })
  .meta({ id: 'PolicyRun' });
/** See {@link runSchema}. */
export type RunAnswer = z.infer<typeof runSchema>;

/** What a channel lost and has not got back. */
const standingLossSchema = z
  .object({
    channel: z.string(),
    lost: z
      .object({
        run_id: z.uuid().meta({ description: 'The run that lost them.' }),
        lost_at: time.meta({ description: 'When it ended.' }),
        platforms: z.array(z.string()).describe('Platforms on which they are lost'),
        packages: z.array(z.string()).describe('Packages that nobody can install any more; at most 20'),
        package_count: count.describe('How many those are in all'),
        causes: z.array(lossCause).describe('What they were lost for, most packages first; at most 5'),
      })
      .nullable()
      .describe('Packages that a run of the last 14 days lost and that are lost still; null for none'),
    probes: z.array(probeAnswerSchema).describe('Required probes that fail in what the channel serves; at most 10'),
    probe_count: count.describe('How many those are in all'),
  })
  .meta({ id: 'StandingLoss' });
/** See {@link standingLossSchema}. */
export type StandingLossAnswer = z.infer<typeof standingLossSchema>;
/** Those of an organization's channels, by the names of the channels. */
export const standingLossListSchema = z.object({ items: z.array(standingLossSchema), total_count: count });

/** The newest runs of a channel. */
export const runListSchema = z.object({ items: z.array(runSchema), total_count: count });

/** What a channel is under (POL-30, POL-47). */
export const currentSchema = z
  .object({
    policy: policySchema.meta({ description: 'The policy as it is saved.' }),
    revision: z
      .number()
      .int()
      .min(1)
      .describe("The revision in force; lower than the policy's own while a run is under way"),
    is_watched: z.boolean().meta({ description: 'Nothing is refused: what would be is only counted.' }),
    in_force_since: time.nullable(),
    applied_by: personSchema.nullable(),
    run: runSchema.nullable(),
  })
  .meta({ id: 'CurrentPolicy' });

/** Query of what a watched policy would refuse: a page of who asked for what. */
export const watchQuery = paging();

/** What the watched policy of a channel would refuse, and who asked for it since it is watched. */
export const watchSchema = z
  .object({
    policy: z
      .object({ id: z.uuid(), name: z.string(), revision: z.number().int() })
      .meta({ description: 'The policy that is watched, at the revision that is counted by.' }),
    since: time.meta({ description: 'When it was applied.' }),
    file_count: count.meta({ description: 'Files that are served and would be refused.' }),
    request_count: count.meta({ description: 'Requests for them that would have been refused.' }),
    package_count: count.meta({ description: 'Packages that were asked for.' }),
    rules: z
      .array(
        z.object({
          rule: z.string(),
          file_count: count.meta({ description: 'Files that it would refuse.' }),
          request_count: count.meta({ description: 'Requests that it would have refused.' }),
        }),
      )
      .meta({ description: 'Rules of the policy that refuse something, most requests first.' }),
    items: z.array(
      z.object({
        name: z.string().meta({ description: 'Name of the package.' }),
        rule: z.string(),
        person: personSchema.nullable().meta({ description: 'Whose token asked; null for no person.' }),
        service_account: z
          .object({ id: z.uuid(), name: z.string() })
          .nullable()
          .meta({ description: 'Whose token asked; null for no service account.' }),
        request_count: count.meta({ description: 'How often.' }),
        last_at: time,
      }),
    ),
    total_count: count,
  })
  .meta({ id: 'PolicyWatch' });
/** See {@link watchSchema}. */
export type WatchAnswer = z.infer<typeof watchSchema>;

/** Choices of the filters (POL-21). */
export const filterOptionsSchema = z.object({ platform: z.array(z.string()), license_family: z.array(z.string()) });

/**
 * The largest body that is read as a policy. The domain's limits (10,000 entries of 500 characters) are reached below it;
 * what is larger is answered 413 before it is parsed.
 */
export const MAX_BODY_BYTES = 8 * 1024 * 1024;

/** The JSON Schema of filters, whose own schema is that of JSON Schema. */
export const jsonSchemaAnswer = z.looseObject({ $schema: z.string(), $id: z.string() });

/** Query of the policy list: the long form of POL-42 and the wizard's form of POL-43, in one. */
export const policyListQuery = z
  .object({
    limit: z.coerce.number().int().min(1).max(100).default(100),
    offset: z.coerce.number().int().min(0).optional(),
    page: z.coerce.number().int().min(1).optional(),
    q: z.string().trim().max(LIMITS.name).optional(),
    policy_name: z.string().max(LIMITS.name).optional(),
    include_channels_applied_to: z
      .enum(['true', 'false'])
      .default('true')
      .meta({ description: 'Whether to name the channels that each is applied to.' }),
    sort: z
      .enum(['-updated_at', 'name'])
      .default('-updated_at')
      .meta({ description: 'The last changed first, or by name.' }),
    format: tableFormat,
  })
  .refine(({ offset, page }) => offset === undefined || page === undefined, {
    message: 'Give either offset or page, not both.',
    path: ['page'],
  });
/** See {@link policyListQuery}. */
export type PolicyListQuery = z.infer<typeof policyListQuery>;

/** Body that names the policy to apply (POL-48, POL-51). */
export const applyBody = z.object({
  policy_id: z.uuid(),
  watch: z.boolean().default(false).meta({
    description:
      'Only watch: nothing is refused, and what would have been is counted. Apply it again without, to enforce it.',
  }),
});

/** A draft on a channel: its filters, and the stored policy that it changes where it does. */
export const draftBody = z.object({
  channel: z.string().min(1).max(128).default(DEFAULT_CHANNEL),
  filters: filtersInputSchema,
  policy_id: z.uuid().optional(),
});
/** {@link draftBody} as the document describes it. */
export const draftDocument = draftBody.extend({ filters: filtersSchema });
/** See {@link draftBody}. */
export type DraftBody = z.infer<typeof draftBody>;

/** Body of an impact preview. `policy_id` tells which policy the draft is an edit of, so that its legacy files are known. */
export const impactBody = draftBody.extend({
  packages: z
    .number()
    .int()
    .min(0)
    .max(500)
    .default(20)
    .meta({ description: 'Most packages to name of those that lose or gain files.' }),
});
/** {@link impactBody} as the document describes it. */
export const impactDocument = impactBody.extend({ filters: filtersSchema });
/** See {@link impactBody}. */
export type ImpactBody = z.infer<typeof impactBody>;

const packageImpact = z.object({
  name: z.string(),
  spec: z.string(),
  files: count,
  reason: z.string(),
  none_left: z.boolean(),
});

/** What a draft leaves of one platform. */
const platformInstallability = z.object({
  platform: z.string(),
  allowed: count.describe('Files that stay: the ones of the platform and noarch ones'),
  broken: count.describe('Of them those that no client of the platform can install'),
  newly_broken: count.describe('Of them those that could be installed without a policy'),
  unchecked: count.describe(
    'Files that stay of which there was no time to find out whether what they need excludes one another; they count as installable',
  ),
  lost_package_count: count.describe(
    'Packages of which files stay and none can be installed, although one could without a policy',
  ),
  lost_packages: z
    .array(
      z.object({
        name: z.string(),
        files: count.describe('Files of it that stay'),
        detail: z.string().describe('Why its newest file cannot be installed'),
      }),
    )
    .describe('Those with the most files'),
  root_causes: z
    .array(
      z.object({
        spec: z
          .string()
          .nullable()
          .describe(
            'The dependency that nothing meets any more; null for files whose dependencies exclude one another',
          ),
        rule: z.string().nullable().describe('The rule that refuses most of what would meet it'),
        refused: count.describe('Files that would meet it and are refused'),
        files: count.describe('Files that cannot be installed because of it'),
        packages: count.describe('Packages that these files are of'),
      }),
    )
    .describe('What made files uninstallable, most files first'),
});

/** What a draft leaves of a channel that can be installed. */
const installabilitySchema = z
  .object({
    by_platform: z
      .array(platformInstallability)
      .describe('Platforms of which files of their own stay; noarch only for a channel that has no others'),
    lost_package_count: count.describe('Packages that are lost on some platform'),
    probes: z
      .array(
        z.object({
          label: z.string().describe('Of the probe'),
          required: z.boolean().describe('Whether a channel that holds back waits for it'),
          platform: z.string(),
          before: z
            .boolean()
            .nullable()
            .describe('Whether it can be installed now; null when there was no time to find out'),
          after: z.boolean().nullable().describe('Whether it could be installed'),
          detail: z.string().nullable().describe('Why not, in a sentence'),
        }),
      )
      .describe('What the probes of the channel say of it'),
  })
  .meta({ id: 'Installability' });
/** See {@link installabilitySchema}. */
export type InstallabilityAnswer = z.infer<typeof installabilitySchema>;

/** What a draft would change on a channel. */
export const impactSchema = z
  .object({
    channel: z.string(),
    published: z.boolean().meta({
      description:
        'Whether the channel has a publication to compare with; before its first one nothing is served, and `served_before` is 0.',
    }),
    served_before: count,
    served_after: count,
    going: count,
    coming: count,
    by_rule: z.array(
      z.object({
        rule: z.string(),
        label: z.string().describe('What the rule is about, in a word or two'),
        facet: z.string(),
        going: count,
        coming: count,
      }),
    ),
    by_platform: z.array(
      z.object({ platform: z.string(), num_before: count, num_after: count, going: count, coming: count }),
    ),
    going_packages: z.array(packageImpact),
    going_package_count: count,
    coming_packages: z.array(packageImpact),
    coming_package_count: count,
    draft_rules: z
      .array(
        z.object({
          section: z.enum(['add', 'remove', 'exception']),
          group_key: z.string().nullable(),
          rule: z.string(),
          files: count,
        }),
      )
      .describe(
        'Every rule of the draft with the files that it decides: refuses, or as an exclusion lets in. A file is decided by one rule, the first that refuses it',
      ),
    excepted_count: count.describe('Files served only because an exclusion names them'),
    package_count: count.describe('Package names of the channel'),
    checked_package_count: count.describe('Those of them that some advisory mentions; a CVE rule sees no others'),
    unscored_count: count.describe(
      'Files that would be served although a CVE without a score hits them: no rule on a score sees it',
    ),
    undecided_count: count.describe(
      'Files that would be served and may be hit by a CVE that gives no versions that can be compared',
    ),
    cve_statuses: z
      .array(cveStatusFiles)
      .describe('All files of the channel by the status of the CVEs that hit them, whatever the draft says'),
    serious_cves: seriousCves.describe('Files with high or critical CVEs that would be served'),
    installability: installabilitySchema
      .nullable()
      .describe(
        'Which of the files that stay can be installed; null where the dependencies of the channel are too many to be looked at',
      ),
    elapsed_ms: z.number().min(0),
  })
  .meta({ id: 'PolicyImpact' });
/** See {@link impactSchema}. */
export type ImpactAnswer = z.infer<typeof impactSchema>;

/** Query of a policy's file. */
export const policyFileQuery = z.object({
  format: z.enum(POLICY_FILE_FORMATS).default('yaml').meta({ description: 'In which form the file is written.' }),
});

/** Body that holds the file of a policy. */
export const policyFileBody = z.strictObject({
  file: z.string().max(MAX_BODY_BYTES).meta({ description: 'The text of the file, YAML or JSON.' }),
  name: z
    .string()
    .max(LIMITS.name)
    .optional()
    .meta({ description: 'The name that it is to have in place of its own.' }),
});
/** See {@link policyFileBody}. */
export type PolicyFileBody = z.infer<typeof policyFileBody>;

/** Body that applies a file. */
export const applyFileBody = policyFileBody.extend({
  fingerprint: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'A fingerprint is 64 hexadecimal digits.')
    .optional()
    .meta({ description: 'Of the plan that was reviewed: anything else is not applied (409 `plan_outdated`).' }),
});

/** Everything that is wrong in the file of a policy. */
export const policyFileMistakesSchema = z
  .object({
    mistakes: z
      .array(
        z.object({
          pointer: z.string().describe('JSON Pointer of its place; empty for the whole file'),
          line: z.number().int().min(1).nullable().describe('Line of the text, from 1; null where it is not known'),
          column: z.number().int().min(1).nullable().describe('Column of the line, from 1'),
          message: z.string().describe('What is wrong'),
        }),
      )
      .describe('Empty for a file that can be applied'),
  })
  .meta({ id: 'PolicyFileMistakes' });

const fileAction = z.enum(['create', 'update', 'none']);
const fileChannelAction = z
  .enum(['apply', 'replace', 'take_off', 'recompute', 'watch', 'enforce'])
  .describe(
    'apply: it has no policy; replace: another one goes; take_off: the file does not name it; recompute: the rules change; watch, enforce: from then on nothing is refused, or what the policy refuses',
  );
const revisionOfPolicy = z.object({ id: z.uuid(), revision: z.number().int().min(1) });

/** What the file of a policy would change. */
export const planSchema = z
  .object({
    mistakes: policyFileMistakesSchema.shape.mistakes,
    action: fileAction.nullable().describe('What becomes of the policy; null for a file with mistakes'),
    has_changes: z.boolean().describe('Whether applying the file would change anything'),
    name: z.string().nullable(),
    summary: z.string().nullable().describe('The rules in one sentence'),
    policy: revisionOfPolicy.nullable().describe('The policy of this name that stands; null for none'),
    changes: z
      .array(policyChange)
      .describe(`What changes of its text; at most ${MAX_CHANGED_VALUES} values each way. Empty for a new policy`),
    channels: z
      .array(
        z.object({
          channel: z.string(),
          action: fileChannelAction,
          replaces: z.string().nullable().describe('The policy that goes'),
          is_watched: z.boolean().describe('Nothing is refused there: the impact tells what would be'),
          impact: impactSchema.nullable().describe('What clients see less or more; null beyond the twentieth channel'),
        }),
      )
      .describe('Channels of which something changes, by name'),
    fingerprint: z
      .string()
      .nullable()
      .describe('Of what would change. Given when the file is applied, nothing else is brought about'),
  })
  .meta({ id: 'PolicyPlan' });
/** See {@link planSchema}. */
export type PlanAnswer = z.infer<typeof planSchema>;

/** What applying the file of a policy changed. */
export const appliedFileSchema = z
  .object({
    action: fileAction.describe('What became of the policy'),
    policy: revisionOfPolicy.describe('The policy as it is now'),
    name: z.string(),
    channels: z
      .array(z.object({ channel: z.string(), action: fileChannelAction }))
      .describe('Channels for which a run was asked, by name'),
    fingerprint: z.string().describe('Of what was changed'),
  })
  .meta({ id: 'AppliedPolicyFile' });
/** See {@link appliedFileSchema}. */
export type AppliedFile = z.infer<typeof appliedFileSchema>;

/** Body of the search for exceptions. */
export const repairBody = impactBody.omit({ packages: true }).extend({
  targets: z
    .enum(['top', 'all'])
    .default('top')
    .describe('What is to come back: the hundred lost packages of each platform that most files need, or all of them'),
  never: z.array(z.string().min(1).max(128)).max(1000).default([]).describe('Packages that must not be excepted'),
});
/** {@link repairBody} as the document describes it. */
export const repairDocument = repairBody.extend({ filters: filtersSchema });
/** See {@link repairBody}. */
export type RepairBody = z.infer<typeof repairBody>;

/** The fewest exceptions by which lost packages can be installed again. */
export const repairSchema = z
  .object({
    channel: z.string(),
    exceptions: z
      .array(
        z.object({
          name: z.string(),
          spec: z.string().describe('What to write into the exclusion'),
          files: count.describe('Files that it lets in'),
          reason: z.string().describe('Why most of them are refused'),
          worst_score: z.number().nullable().describe('The highest CVSS score among them'),
          exploited: z.boolean().describe('Whether a CVE of theirs is known to be exploited'),
        }),
      )
      .describe('All of them together; a part of them may bring nothing back'),
    proved_smallest: z.boolean().describe('Whether it is certain that fewer packages do not do'),
    timed_out: z.boolean().describe('Whether the time for the search ended before it did'),
    target_count: count.describe('Lost packages that were to come back'),
    revived_files: count.describe('Files that can be installed again with these exceptions'),
    lost_before: count.describe('Packages that are lost on some platform without them'),
    still_lost: count.describe('Packages that are lost on some platform with them'),
    not_repairable: z.array(z.string()).describe('Packages that no exception brings back'),
    elapsed_ms: z.number().min(0),
  })
  .meta({ id: 'PolicyRepair' });
/** See {@link repairSchema}. */
export type RepairAnswer = z.infer<typeof repairSchema>;

/** What an exception beside the policy of a channel would let in. */
export const exceptionImpactSchema = z
  .object({
    channel: z.string(),
    spec: z.string().describe('The exception, as a match spec'),
    file_count: count.describe(
      'Files that are refused now and would be served, those that come with it as dependencies too',
    ),
    files: z
      .array(
        z.object({
          name: z.string(),
          version: z.string(),
          build: z.string(),
          subdir: z.string(),
          license: z.string().nullable(),
          refused_by: z.string().describe('The rule that refuses it now'),
          cves: z.array(z.object({ id: z.string(), score: z.number().nullable() })),
        }),
      )
      .describe('The first hundred of them by name, the newest version of each first'),
    cves: z
      .array(
        z.object({
          id: z.string(),
          score: z.number().nullable(),
          exploited: z.boolean().describe('Whether it is known to be exploited'),
          files: count,
        }),
      )
      .describe('CVEs of these files that are active or reported, the highest score first; at most a hundred'),
    cve_count: count.describe('CVEs of these files in all'),
    unknown_count: count.describe(
      'Files of which nobody knows whether a CVE hits them: no advisory was compared with their package, or those that may hit cannot be decided',
    ),
    licenses: z
      .array(z.object({ license: z.string().describe('As the files say it; empty for none'), files: count }))
      .describe('Licences of these files, most files first'),
    malicious_count: count.describe('Files that it names and that stay refused, because the package itself is harmful'),
    gives_back: z
      .array(z.string())
      .describe('Packages that stay now and cannot be installed on some platform, and could be with it'),
    still_lost: count.describe('Packages that could not be installed on some platform with it either'),
    elapsed_ms: z.number().min(0),
  })
  .meta({ id: 'ExceptionImpact' });
/** See {@link exceptionImpactSchema}. */
export type ExceptionImpactAnswer = z.infer<typeof exceptionImpactSchema>;

/** A CVE inside an explanation, as the advisory area answers it. */
const cveSchema = cveListSchema.shape.items.element;

/** Why a file is allowed or refused. */
export const explanationSchema = z
  .object({
    decision: z.enum(DECISIONS),
    held_until: time
      .nullable()
      .meta({ description: 'When a file comes that is refused only because it is too young; null for others.' }),
    detail: z.string().meta({ description: 'The decision and its reason in one sentence.' }),
    subdir: z.string(),
    file_name: z.string(),
    version: z.string(),
    policy: z
      .object({ id: z.uuid(), name: z.string() })
      .nullable()
      .meta({ description: 'The policy in force; null without one.' }),
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
      .describe('The nearest version that is allowed and can be installed; null for an allowed file'),
    installable: z
      .array(
        z.object({
          platform: z.string(),
          state: z.enum(['installable', 'uninstallable']).describe('Whether clients of the platform can install it'),
          before: z.boolean().describe('Whether it could not be installed without the policy either'),
          detail: z.string().nullable().describe('Why it cannot be installed'),
        }),
      )
      .describe(
        'For an allowed file, by platform that it is for, whether clients can install it; empty where nobody looked, and for a refused one',
      ),
    alternative_version: z
      .string()
      .nullable()
      .describe(
        'What to install instead of a file that is refused or cannot be installed: the newest version that can be; null for none, and for a file that can be installed',
      ),
    admins: z
      .array(personSchema.extend({ email: z.string() }))
      .describe('Whom a member can ask to change the policy; empty for others'),
  })
  .meta({ id: 'Explanation' });
/** See {@link explanationSchema}. */
export type ExplanationAnswer = z.infer<typeof explanationSchema>;

/** Path parameters of a policy; an id that is no UUID names no policy. */
export const policyParams = z.object({ org: z.string(), id: z.string() });
/** Path parameters of a revision; what is no number names no revision. */
export const revisionParams = z.object({ org: z.string(), id: z.string(), revision: z.string() });
/** Query of a policy's history. */
export const revisionsQuery = paging({ limit: 20, max: 50 });
/** See {@link revisionsQuery}. */
export type RevisionsQuery = z.infer<typeof revisionsQuery>;
/** Path parameters of the doubled form `/channel-policies/{org}/{channel}/current` (POL-30, POL-31). */
export const aliasParams = z.object({ org: z.string(), sameOrg: z.string(), channel: z.string() });
/** Path parameters of a run. */
export const runParams = z.object({ org: z.string(), channel: z.string(), id: z.string() });
/** Path parameters of a file. */
export const fileParams = z.object({ org: z.string(), channel: z.string(), subdir: z.string(), file: z.string() });
/** Query of the delta report. */
export const deltaQuery = z.object({
  run: z.uuid().optional().describe('The run to report; without it the newest that changed something'),
});

/** Path parameters of a run's changes. */
export const deltaParams = z.object({ org: z.string(), id: z.string().describe('The run') });
/** Query of a run's changes (POL-35). */
export const changesQuery = z.object({
  added: z
    .enum(['true', 'false'])
    .default('true')
    .transform((value) => value === 'true')
    .describe('Files that came; with false those that went'),
  q: z.string().trim().min(1).max(200).optional().describe('Part of the file name'),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  offset: z.coerce.number().int().min(0).default(0),
});
/** See {@link changesQuery}. */
export type ChangesQuery = z.infer<typeof changesQuery>;
/** A page of the files that a run added or removed, each with its reason as long as reasons are kept. */
export const changesSchema = z.object({
  items: z.array(
    z.object({
      platform: z.string(),
      file_name: z.string(),
      name: z.string(),
      version: z.string(),
      build: z.string(),
      reason: z.string(),
    }),
  ),
  total_count: count,
  reasons_kept: z
    .boolean()
    .describe('Whether the reasons of these changes are known still; each `reason` says so where they are not'),
});
/** See {@link changesSchema}. */
export type ChangesAnswer = z.infer<typeof changesSchema>;
