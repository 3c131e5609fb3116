/** REST responses of the artifact area (ART-06 to ART-27). */
import { DECISIONS, TRUST_TYPES } from '@terrarium/domain/policy';
import { WITHDRAWALS } from '@terrarium/domain/repo';
import { z } from 'zod';
import { cveListSchema, cvePageSchema, cveSchema, seriousCves, vulnerabilitiesSchema } from '../advisory/index.ts';
import { count, cursorListOf, cursorPaging, listOf, tableFormat, time } from '../http/index.ts';
import { SIGNATURE_STATES } from '../repo/index.ts';
import { SBOM_FORMATS } from './sbom.ts';

const decision = z.enum(DECISIONS);
const heldUntil = time
  .nullable()
  .meta({ description: 'End of the cooldown. `null` unless the file is blocked only by a minimum age.' });

/** A package in a channel. `updated_at` is the creation time of its newest file. */
export const artifactSchema = z
  .object({
    name: z.string(),
    family: z.literal('conda'),
    summary: z.string(),
    home: z.string().nullable(),
    license: z.string().nullable(),
    license_family: z.string().nullable(),
    latest_version: z.string(),
    latest_allowed_version: z.string().nullable(),
    latest_installable_version: z.string().nullable().meta({
      description:
        "The newest served version that can be installed for at least one subdir. Includes versions for which installability wasn't computed. `null` if none.",
    }),
    version_count: count,
    file_count: count,
    allowed_count: count,
    refused_count: count,
    worst_served_score: z.number().nullable(),
    vulnerabilities: vulnerabilitiesSchema.describe('Summary of known vulnerabilities in its served files.'),
    updated_at: time.nullable().meta({ description: 'Build time of the newest file. `null` if unknown.' }),
  })
  .meta({ id: 'Artifact' });
/** See {@link artifactSchema}. */
export type ArtifactAnswer = z.infer<typeof artifactSchema>;
/** Level of detail of a package (DATA-22). */
const ARTIFACT_VIEWS = ['short', 'full'] as const;
/** A package in short: its newest version, without counts over its files. */
export const shortArtifactSchema = artifactSchema
  .pick({ name: true, family: true, summary: true, license: true, latest_version: true, latest_allowed_version: true })
  .meta({ id: 'ShortArtifact' });
/** Query of one package. */
export const artifactQuery = z.object({
  view: z.enum(ARTIFACT_VIEWS).default('full').meta({ description: 'Whether to return all fields or only a few.' }),
});
/** A page of packages with their channel, which may have been found by name only. */
export const artifactListSchema = cursorListOf(artifactSchema).extend({
  organization: z.string().meta({ description: 'Name of the organization of the channel.' }),
  channel: z.string().meta({ description: 'Name of the channel.' }),
});
/** See {@link artifactListSchema}. */
export type ArtifactListAnswer = z.infer<typeof artifactListSchema>;

/** A package in search results, with its channel. */
const foundArtifactSchema = artifactSchema
  .extend({ organization: z.string(), channel: z.string() })
  .meta({ id: 'FoundArtifact' });
/** See {@link foundArtifactSchema}. */
export type FoundArtifact = z.infer<typeof foundArtifactSchema>;
/** A page of search results. */
export const foundArtifactListSchema = cursorListOf(foundArtifactSchema);

/**
 * A version of a package.
 * `sample_file` is a representative file for explanations: the first blocked one, else the first. `decided_by` is its
 * deciding rule, null without a policy.
 */
const versionSchema = z
  .object({
    version: z.string(),
    decision,
    file_count: count,
    allowed_count: count,
    worst_score: z.number().nullable(),
    vulnerabilities: vulnerabilitiesSchema,
    platforms: z.array(z.object({ subdir: z.string(), file_count: count, allowed_count: count })),
    released_at: time.nullable().meta({ description: 'Build time of its first file. `null` if unknown.' }),
    decided_by: z.string().nullable(),
    held_until: heldUntil.describe(
      'End of the cooldown of the representative file. `null` unless it is blocked only by a minimum age.',
    ),
    exception: z
      .object({
        spec: z.string().meta({ description: 'Match spec of the allowed files.' }),
        until: z.iso
          .date()
          .nullable()
          .meta({ description: 'Last day on which it is active, in UTC. `null` if it never expires.' }),
        file_count: count.meta({ description: 'Number of files that only this exception allows.' }),
      })
      .nullable()
      .meta({ description: 'The exception that allows blocked files of this version. `null` if none.' }),
    sample_file: z.object({ subdir: z.string(), file_name: z.string() }).meta({
      description: 'Representative file for explaining the decision: the first blocked file, or else the first file.',
    }),
  })
  .meta({ id: 'ArtifactVersion' });
/** See {@link versionSchema}. */
export type VersionAnswer = z.infer<typeof versionSchema>;
/** Versions of a package, newest first; at most {@link MOST_VERSIONS}. */
export const versionListSchema = listOf(versionSchema);
/** Maximum number of versions in one response. */
export const MOST_VERSIONS = 500;

/** A package file. `download_path` is null if the policy blocks it or this hub can't provide it. */
const fileSchema = z
  .object({
    id: z.string(),
    name: z.string().describe('Name of the package.'),
    file_name: z.string(),
    subdir: z.string(),
    version: z.string(),
    build: z.string(),
    build_number: count,
    size: count.nullable(),
    sha256: z.string().nullable(),
    license: z.string().nullable(),
    trust: z.enum(TRUST_TYPES),
    created_at: time.nullable(),
    decision,
    decided_by: z.string().nullable(),
    held_until: heldUntil,
    withdrawn: z
      .enum(WITHDRAWALS)
      .nullable()
      .meta({ description: 'Whether the file was yanked or quarantined. `null` if it is published.' }),
    gone_at: time.nullable().meta({
      description:
        "Time since which the mirror's source no longer lists it. `null` while it is listed. Clients can still download it by name.",
    }),
    labels: z
      .array(z.string())
      .meta({ description: 'Labels of the file. Files with the label `main` are in the channel itself.' }),
    depends: z.array(z.string()),
    download_path: z.string().nullable(),
  })
  .meta({ id: 'File' });
/** See {@link fileSchema}. */
export type FileAnswer = z.infer<typeof fileSchema>;
/** A page of files. */
export const fileListSchema = cursorListOf(fileSchema);

/** Other channels that currently serve a package; at most {@link MOST_ALTERNATIVES}. */
export const alternativeListSchema = listOf(
  z
    .object({
      organization: z.string().describe('Name of the organization.'),
      channel: z.string().describe('Name of the channel.'),
      version: z.string().describe('Newest version that it serves.'),
      allowed_count: count.describe('Number of files of the package that it serves.'),
    })
    .meta({ id: 'Alternative' }),
);
/** One of {@link alternativeListSchema}. */
export type Alternative = z.infer<typeof alternativeListSchema>['items'][number];
/** Maximum number of alternatives in one response. */
export const MOST_ALTERNATIVES = 5;

/** Dependencies of the newest allowed files of a package, by name. */
export const dependencyListSchema = listOf(
  z
    .object({
      name: z.string(),
      specs: z.array(z.string()),
      in_channel: z.boolean(),
      allowed: z.boolean(),
      unmet_specs: z.array(z.string()).meta({
        description: 'Specs that no allowed file matches. Empty if no file is allowed.',
      }),
    })
    .meta({ id: 'Dependency' }),
);
/** Dependents of a package in the channel; at most {@link MOST_DEPENDANTS}. */
export const dependantListSchema = listOf(
  z
    .object({
      name: z.string(),
      file_count: count.meta({ description: 'Number of files of this package that have the dependency.' }),
    })
    .meta({ id: 'Dependant' }),
);
/** Maximum number of dependents in one response. */
export const MOST_DEPENDANTS = 1000;

/** A file affected by a CVE. */
const cveFileSchema = z.object({
  organization: z.string(),
  channel: z.string(),
  subdir: z.string(),
  file_name: z.string(),
  name: z.string(),
  version: z.string(),
  decision,
});
/** See {@link cveFileSchema}. */
export type CveFile = z.infer<typeof cveFileSchema>;
/** Files affected by a CVE. */
export const cveFileListSchema = cursorListOf(cveFileSchema);

export { cveListSchema, cvePageSchema };

const text = z.string().trim().max(200);

/** Query of a package list. */
export const artifactsQuery = cursorPaging().extend({
  q: text.optional(),
  decision: z
    .enum(['all', 'some_refused', 'none_left'])
    .default('all')
    .meta({ description: 'Returns only packages with some or all files blocked.' }),
  format: tableFormat,
});
/** Query of a file list. */
export const filesQuery = cursorPaging().extend({
  version: text.optional(),
  subdir: text.optional(),
  decision: decision.optional().meta({ description: 'Returns only files with this decision.' }),
});
/** Comma-separated names in a query. */
const names = z
  .string()
  .max(3_500)
  .transform((value) => [...new Set(value.split(',').filter(Boolean))])
  .pipe(z.array(z.string()).min(1).max(100));
/** Query of the files of several packages. */
export const severalFilesQuery = filesQuery.extend({
  names: names.meta({ description: 'Names of packages, 1 to 100, separated by commas.' }),
});
/** Pages of files, package by package. */
export const severalFilesSchema = listOf(fileListSchema.extend({ name: z.string() }));
/** Query of the CVEs of several channels. */
export const severalCvesQuery = cursorPaging().extend({
  q: text.optional(),
  channels: names.meta({ description: 'Names of channels, 1 to 100, separated by commas.' }),
});
/** Pages of CVEs, channel by channel. */
export const severalCvesSchema = listOf(cvePageSchema.extend({ channel: z.string() }));
/** Query of CVEs that need a decision. */
export const servedCvesQuery = cursorPaging().extend({
  channel: text.optional().meta({ description: 'Returns only entries of this channel.' }),
});
/** A high or critical CVE of currently served files. */
const servedCve = cveSchema
  .extend({
    is_new: z.boolean().meta({ description: 'Whether it was published in the last 30 days.' }),
    channels: z
      .array(z.object({ channel: z.string(), served_file_count: count }))
      .meta({ description: 'Channels that serve affected files, with the number of files.' }),
  })
  .meta({ id: 'ServedCve' });
/** See {@link servedCve}. */
export type ServedCve = z.infer<typeof servedCve>;
/** A page of {@link servedCve}. */
export const servedCves = cursorListOf(servedCve);

/** Query of the effect of CVE rules. */
export const cveRulesQuery = z.object({
  channel: text.optional().meta({ description: 'Returns only entries of this channel.' }),
});
/** Effect of the active CVE rules in a channel. */
const channelCveRules = z
  .object({
    channel: z.string(),
    policy: z
      .object({ id: z.uuid(), name: z.string(), revision: z.number().int() })
      .meta({ description: 'The policy applied to the channel.' }),
    state: z.enum(['refuses', 'no_data', 'refuses_nothing', 'nothing_to_refuse']).meta({
      description:
        'Effect of the rules. `refuses`: the rules block files. `no_data`: no package of the channel has CVE data. `refuses_nothing`: the rules block no files, although the channel serves files with high or critical CVEs. `nothing_to_refuse`: the channel serves no file with a high or critical CVE.',
    }),
    rules: z.array(z.object({ rule: z.string(), files: count.describe('Number of files that the rule blocks.') })),
    refused_file_count: count.meta({ description: 'Number of files that the CVE rules block.' }),
    package_count: count.meta({ description: 'Number of packages in the channel.' }),
    checked_package_count: count.meta({ description: 'Number of those packages with CVE data.' }),
    serious_cves: seriousCves.meta({ description: 'Served files with high or critical CVEs.' }),
  })
  .meta({ id: 'ChannelCveRules' });
/** See {@link channelCveRules}. */
export type ChannelCveRules = z.infer<typeof channelCveRules>;
/** See {@link channelCveRules}. */
export const channelCveRulesList = listOf(channelCveRules);

/** Query of the files of a whole channel. */
export const channelFilesQuery = cursorPaging().extend({
  q: text.optional().meta({ description: 'Part of the package name, or the start of the file name.' }),
  subdir: text.optional(),
  decision: decision.optional(),
  label: text.optional().meta({ description: 'Returns only files with this label.' }),
});
/** Query of a CVE list. */
const cvesQuery = cursorPaging().extend({ q: text.optional() });
/** Query of the CVEs of a channel. */
export const channelCvesQuery = cvesQuery.extend({ format: tableFormat });
/** Query of a file's CVEs. File names are unique only within a subdir. */
export const fileCvesQuery = z.object({ subdir: text.optional() });
/** An attestation of a file (CEP 27), with its verification result. */
const signatureSchema = z
  .object({
    state: z.enum(SIGNATURE_STATES).meta({
      description:
        "Verification result. `verified`: for this file, and the trusted root confirms its signer. `untrusted`: for this file, but the root doesn't confirm its signer. `unchecked`: for this file, but its signer wasn't verified. `wrong`: for another file, or not signed by its certificate. `missing`: listed in the index, but unavailable.",
    }),
    reason: z
      .string()
      .nullable()
      .meta({ description: "Why it isn't verified, as a sentence. `null` if it is verified." }),
    identity: z.string().nullable().meta({
      description: 'Signer named in the certificate: a workflow or an email address. Only confirmed if verified.',
    }),
    issuer: z.string().nullable().meta({ description: 'Issuer of the identity, as named in the certificate.' }),
    target_channel: z
      .string()
      .nullable()
      .meta({ description: 'Channel that the attestation says the file was published to.' }),
    root: z
      .string()
      .nullable()
      .meta({ description: "Trusted root used for verification. `null` if verification didn't get that far." }),
  })
  .meta({ id: 'Signature' });
/** See {@link signatureSchema}. */
export type SignatureAnswer = z.infer<typeof signatureSchema>;
/** The attestations of a file. */
export const signatureListSchema = listOf(signatureSchema);
/** Query of a file's SBOM. */
export const sbomQuery = z.object({
  subdir: text.optional().meta({
    description: 'Subdir of the file. Defaults to the newest file with the name.',
    example: 'linux-64',
  }),
  format: z
    .enum(SBOM_FORMATS)
    .default('cyclonedx')
    .meta({ description: 'Format: CycloneDX 1.6 or SPDX 2.3, both as JSON.', example: 'spdx' }),
});
/** Query of a package search; `search` is the older name of `q`. */
export const searchQuery = cursorPaging().extend({
  q: text.optional(),
  search: text.optional().meta({ description: 'Older name of `q`.' }),
  organization: text.optional(),
  channel: text.optional(),
});
/** Query of a CVE's files; `limit` up to 200. */
export const cveFilesQuery = cursorPaging({ max: 200, limit: 200 }).extend({
  organization: text.optional(),
  channel: text.optional(),
});

/**
 * Facts of a hub's channel about an installed package: its file, whether clients see it, and its vulnerability summary.
 */
export const installedFactsSchema = z
  .object({
    channel: z.string(),
    subdir: z.string(),
    file_name: z.string(),
    decision,
    decided_by: z
      .string()
      .nullable()
      .describe('The rule that decided about the file, as text. `null` without a policy.'),
    vulnerabilities: vulnerabilitiesSchema,
  })
  .meta({ id: 'InstalledFacts' });
/** See {@link installedFactsSchema}. */
export type InstalledFacts = z.infer<typeof installedFactsSchema>;
