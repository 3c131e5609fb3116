/** REST contract of what a draft of a policy would change. */
import { DEFAULT_CHANNEL } from '@terrarium/domain/access';
import { filtersInputSchema, filtersSchema } from '@terrarium/domain/policy';
import { z } from 'zod';
import { cveStatusFiles, seriousCves } from '../advisory/index.ts';
import { count } from '../http/index.ts';

/** A draft for a channel: its filters, and the stored policy that it edits, if any. */
export const draftBody = z.object({
  channel: z.string().min(1).max(128).default(DEFAULT_CHANNEL),
  filters: filtersInputSchema,
  policy_id: z.uuid().optional(),
});
/** {@link draftBody} as in the OpenAPI document. */
export const draftDocument = draftBody.extend({ filters: filtersSchema });
/** See {@link draftBody}. */
export type DraftBody = z.infer<typeof draftBody>;

/** Body of an impact preview. `policy_id` is the policy that the draft edits, so that its legacy files are known. */
export const impactBody = draftBody.extend({
  packages: z
    .number()
    .int()
    .min(0)
    .max(500)
    .default(20)
    .meta({ description: 'Maximum number of packages to list per direction.' }),
});
/** {@link impactBody} as in the OpenAPI document. */
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

/** Installability of a draft on one platform. */
const platformInstallability = z.object({
  platform: z.string(),
  allowed: count.describe('Number of allowed files, including noarch files.'),
  broken: count.describe("Number of these files that can't be installed for the subdir."),
  newly_broken: count.describe('Number of these files that could be installed without a policy.'),
  unchecked: count.describe(
    'Number of allowed files not checked for conflicting dependencies due to the time limit. They count as installable.',
  ),
  lost_package_count: count.describe(
    'Number of uninstallable packages: no allowed file can be installed, although one could be without a policy.',
  ),
  lost_packages: z
    .array(
      z.object({
        name: z.string(),
        files: count.describe('Number of its allowed files.'),
        detail: z.string().describe("Why its newest file can't be installed, as a sentence."),
      }),
    )
    .describe('Uninstallable packages with the most files.'),
  root_causes: z
    .array(
      z.object({
        spec: z
          .string()
          .nullable()
          .describe('Dependency that no file matches. `null` for files with conflicting dependencies.'),
        rule: z
          .string()
          .nullable()
          .describe('Rule that blocks most of the matching files. `null` if no matching file is blocked.'),
        refused: count.describe('Number of matching files that are blocked.'),
        files: count.describe("Number of files that can't be installed because of it."),
        packages: count.describe('Number of packages of these files.'),
      }),
    )
    .describe('Causes of uninstallable files, most files first.'),
});

/** Installability of a channel under a draft. */
const installabilitySchema = z
  .object({
    by_platform: z
      .array(platformInstallability)
      .describe('Installability by subdir. Includes `noarch` only if the channel has no other subdir.'),
    lost_package_count: count.describe('Number of packages that are uninstallable for at least one subdir.'),
    probes: z
      .array(
        z.object({
          label: z.string().describe('Label of the install check.'),
          required: z.boolean().describe('Whether a failure puts policy runs on hold, if the channel does so.'),
          platform: z.string(),
          before: z.boolean().nullable().describe('Whether it passes now. `null` if not determined in time.'),
          after: z.boolean().nullable().describe('Whether it would pass. `null` if not determined in time.'),
          detail: z.string().nullable().describe('Why it would fail, as a sentence. `null` if it would pass.'),
        }),
      )
      .describe("Effect on the channel's install checks."),
  })
  .meta({ id: 'Installability' });
/** See {@link installabilitySchema}. */
export type InstallabilityAnswer = z.infer<typeof installabilitySchema>;

/** What a draft would change on a channel. */
export const impactSchema = z
  .object({
    channel: z.string(),
    published: z.boolean().meta({
      description: 'Whether the channel has a published version to compare with. If not, `served_before` is 0.',
    }),
    served_before: count,
    served_after: count,
    going: count,
    coming: count,
    by_rule: z.array(
      z.object({
        rule: z.string(),
        label: z.string().describe("Short label of the rule, such as 'License' or 'CVE score ≥ 7'."),
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
        'All rules of the draft with the number of files that each decides. Each file is decided by one rule: the first that blocks it, or the exclusion that allows it.',
      ),
    excepted_count: count.describe('Number of files that would be served only because of an exclusion.'),
    package_count: count.describe('Number of packages in the channel.'),
    checked_package_count: count.describe("Number of packages with CVE data. CVE rules don't apply to others."),
    unscored_count: count.describe(
      "Number of served files with a CVE without a score. Score rules don't apply to them.",
    ),
    undecided_count: count.describe(
      'Number of served files with an undetermined CVE, whose advisory has no versions that can be compared.',
    ),
    cve_statuses: z
      .array(cveStatusFiles)
      .describe('All files of the channel by the status of their CVEs, independent of the draft.'),
    serious_cves: seriousCves.describe('Files with high or critical CVEs that would be served.'),
    installability: installabilitySchema
      .nullable()
      .describe(
        'Installability of the allowed files. `null` if pending, or if the channel has too many dependencies to check.',
      ),
    installability_pending: z
      .boolean()
      .describe(
        'Whether the hub is still reading the dependencies of a large channel. Request the impact again after a second.',
      ),
    elapsed_ms: z.number().min(0),
  })
  .meta({ id: 'PolicyImpact' });
/** See {@link impactSchema}. */
export type ImpactAnswer = z.infer<typeof impactSchema>;

/** Body of a request for exception suggestions. */
export const repairBody = impactBody.omit({ packages: true }).extend({
  targets: z
    .enum(['top', 'all'])
    .default('top')
    .describe(
      'Packages that should be installable again: the 100 most needed uninstallable packages of each subdir, or all of them.',
    ),
  never: z.array(z.string().min(1).max(128)).max(1000).default([]).describe('Packages without an exception.'),
});
/** {@link repairBody} as in the OpenAPI document. */
export const repairDocument = repairBody.extend({ filters: filtersSchema });
/** See {@link repairBody}. */
export type RepairBody = z.infer<typeof repairBody>;

/** The fewest exceptions that make uninstallable packages installable again. */
export const repairSchema = z
  .object({
    channel: z.string(),
    exceptions: z
      .array(
        z.object({
          name: z.string(),
          spec: z.string().describe('Match spec for the exclusion.'),
          files: count.describe('Number of files that it allows.'),
          reason: z.string().describe('Main reason for which these files are blocked.'),
          worst_score: z.number().nullable().describe('Highest CVSS score of these files. `null` without a score.'),
          exploited: z.boolean().describe('Whether the files have a known exploited vulnerability.'),
        }),
      )
      .describe('All exceptions of the set. A part of them may have no effect.'),
    proved_smallest: z.boolean().describe('Whether it is proven that no set with fewer packages exists.'),
    timed_out: z.boolean().describe('Whether the search hit the time limit.'),
    target_count: count.describe('Number of uninstallable packages that should become installable.'),
    revived_files: count.describe('Number of files that become installable with these exceptions.'),
    lost_before: count.describe('Number of packages that are uninstallable for some subdir without the exceptions.'),
    still_lost: count.describe('Number of packages that are uninstallable for some subdir with the exceptions.'),
    not_repairable: z.array(z.string()).describe('Packages that no exception makes installable.'),
    elapsed_ms: z.number().min(0),
  })
  .meta({ id: 'PolicyRepair' });
/** See {@link repairSchema}. */
export type RepairAnswer = z.infer<typeof repairSchema>;

/** What an exception for a channel would allow. */
export const exceptionImpactSchema = z
  .object({
    channel: z.string(),
    spec: z.string().describe('Match spec of the exception.'),
    file_count: count.describe('Number of blocked files that it would allow, including dependencies.'),
    files: z
      .array(
        z.object({
          name: z.string(),
          version: z.string(),
          build: z.string(),
          subdir: z.string(),
          license: z.string().nullable(),
          refused_by: z.string().describe('Rule that currently blocks it.'),
          cves: z.array(z.object({ id: z.string(), score: z.number().nullable() })),
        }),
      )
      .describe('The first 100 of these files by name, newest version first.'),
    cves: z
      .array(
        z.object({
          id: z.string(),
          score: z.number().nullable(),
          exploited: z.boolean().describe('Whether it is a known exploited vulnerability.'),
          files: count,
        }),
      )
      .describe('Active or reported CVEs of these files, highest score first, at most 100.'),
    cve_count: count.describe('Total number of CVEs of these files.'),
    unknown_count: count.describe(
      'Number of files whose CVE state is unknown: the package has no CVE data, or a CVE is undetermined.',
    ),
    licenses: z
      .array(
        z.object({
          license: z.string().describe('License as stated in the files. Empty for files that state none.'),
          files: count,
        }),
      )
      .describe('Licenses of these files, most frequent first.'),
    malicious_count: count.describe('Number of matching files that stay blocked because the package is malicious.'),
    gives_back: z
      .array(z.string())
      .nullable()
      .describe(
        "Packages that currently can't be installed for some subdir, and that the exception makes installable. `null` if the channel has too many dependencies to check.",
      ),
    still_lost: count
      .nullable()
      .describe(
        "Number of packages that can't be installed for some subdir even with the exception. `null` like `gives_back`.",
      ),
    elapsed_ms: z.number().min(0),
  })
  .meta({ id: 'ExceptionImpact' });
/** See {@link exceptionImpactSchema}. */
export type ExceptionImpactAnswer = z.infer<typeof exceptionImpactSchema>;
