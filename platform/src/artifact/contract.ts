/** The REST answers of the artifact area (ART-06 to ART-27). */
import { DECISIONS, TRUST_TYPES } from '@terrarium/domain/policy';
import { WITHDRAWALS } from '@terrarium/domain/repo';
import { z } from 'zod';
import { cveListSchema, cveSchema, seriousCves, vulnerabilitiesSchema } from '../advisory/index.ts';
import { count, listOf, paging, tableFormat, time } from '../http/index.ts';
import { SIGNATURE_STATES } from '../repo/index.ts';
import { SBOM_FORMATS } from './sbom.ts';

const decision = z.enum(DECISIONS);
const heldUntil = time
  .nullable()
  .meta({ description: 'When it comes, if it is refused only because it is too young; null for others.' });

/** A package by name in a channel. `updated_at` is when its newest file was made. */
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
        'Newest version that clients get and can install on at least one platform. A version counts where no run has computed that. Null for none.',
    }),
    version_count: count,
    file_count: count,
    allowed_count: count,
    refused_count: count,
    worst_served_score: z.number().nullable(),
    vulnerabilities: vulnerabilitiesSchema.describe('Of the served files'),
    updated_at: time.nullable().meta({ description: 'When its newest file was made.' }),
  })
  .meta({ id: 'Artifact' });
/** See {@link artifactSchema}. */
export type ArtifactAnswer = z.infer<typeof artifactSchema>;
/** How much of an artifact is told (DATA-22). */
const ARTIFACT_VIEWS = ['short', 'full'] as const;
/** An artifact in short: what it is and which version is the newest, without what is counted over its files. */
export const shortArtifactSchema = artifactSchema
  .pick({ name: true, family: true, summary: true, license: true, latest_version: true, latest_allowed_version: true })
  .meta({ id: 'ShortArtifact' });
/** Query of one artifact. */
export const artifactQuery = z.object({
  view: z.enum(ARTIFACT_VIEWS).default('full').meta({ description: 'How much of it is told.' }),
});
/** A page of artifacts, with the channel that they are of: it may have been found by its name alone. */
export const artifactListSchema = listOf(artifactSchema).extend({
  organization: z.string().meta({ description: 'Name of the organization of their channel.' }),
  channel: z.string().meta({ description: 'Name of their channel.' }),
});
/** See {@link artifactListSchema}. */
export type ArtifactListAnswer = z.infer<typeof artifactListSchema>;

/** An artifact found by a search, with where it was found. */
const foundArtifactSchema = artifactSchema.extend({ organization: z.string(), channel: z.string() });
/** See {@link foundArtifactSchema}. */
export type FoundArtifact = z.infer<typeof foundArtifactSchema>;
/** A page of found artifacts. */
export const foundArtifactListSchema = listOf(foundArtifactSchema);

/** A version of an artifact. `sample_file` stands for the others when asking why: the first refused file, else the first; `decided_by` is the rule that decided over it, null without a policy. */
const versionSchema = z.object({
  version: z.string(),
  decision,
  file_count: count,
  allowed_count: count,
  worst_score: z.number().nullable(),
  vulnerabilities: vulnerabilitiesSchema,
  platforms: z.array(z.object({ subdir: z.string(), file_count: count, allowed_count: count })),
  released_at: time.nullable().meta({ description: 'When its first file was made.' }),
  decided_by: z.string().nullable(),
  held_until: heldUntil.describe(
    'When the file comes that stands for the others, if it is refused only because it is too young',
  ),
  exception: z
    .object({
      spec: z.string().meta({ description: 'What it lets in, as a match spec.' }),
      until: z.iso.date().nullable().meta({ description: 'The last day on which it holds, in UTC; null for no end.' }),
      file_count: count.meta({ description: 'Files that are allowed by it alone.' }),
    })
    .nullable()
    .meta({ description: 'The granted exception that lets files in which the policy refuses; null for none.' }),
  sample_file: z
    .object({ subdir: z.string(), file_name: z.string() })
    .meta({ description: 'Stands for the others when asking why: the first refused file, else the first.' }),
});
/** See {@link versionSchema}. */
export type VersionAnswer = z.infer<typeof versionSchema>;
/** The versions of an artifact, newest first; at most {@link MOST_VERSIONS}. */
export const versionListSchema = listOf(versionSchema);
/** Most versions in one answer. */
export const MOST_VERSIONS = 500;

/** One built file. `download_path` is null when the policy refuses it or its bytes cannot be had from this hub. */
const fileSchema = z
  .object({
    id: z.string(),
    name: z.string().describe('Of the package'),
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
    withdrawn: z.enum(WITHDRAWALS).nullable().meta({ description: 'How it left the index; null where it did not.' }),
    gone_at: time.nullable().meta({
      description:
        'Since when the source of its mirror does not list it; null while it does. The bytes are still had by its name.',
    }),
    labels: z.array(z.string()).meta({ description: "Labels that list it; main is the channel's own address." }),
    depends: z.array(z.string()),
    download_path: z.string().nullable(),
  })
  .meta({ id: 'File' });
/** See {@link fileSchema}. */
export type FileAnswer = z.infer<typeof fileSchema>;
/** A page of files. */
export const fileListSchema = listOf(fileSchema);

/** Other channels that serve a package now; at most {@link MOST_ALTERNATIVES}. */
export const alternativeListSchema = listOf(
  z.object({
    organization: z.string().describe('Name of the organization'),
    channel: z.string().describe('Name of the channel'),
    version: z.string().describe('Newest version that it serves'),
    allowed_count: count.describe('Files of the package that it serves'),
  }),
);
/** One of {@link alternativeListSchema}. */
export type Alternative = z.infer<typeof alternativeListSchema>['items'][number];
/** Most alternatives in one answer. */
export const MOST_ALTERNATIVES = 5;

/** What the newest allowed files of an artifact need, by name. */
export const dependencyListSchema = listOf(
  z.object({
    name: z.string(),
    specs: z.array(z.string()),
    in_channel: z.boolean(),
    allowed: z.boolean(),
    unmet_specs: z.array(z.string()).meta({
      description: 'Of the specs those that none of its allowed files satisfies; empty where none is allowed.',
    }),
  }),
);
/** Packages of the channel that need an artifact; at most {@link MOST_DEPENDANTS}. */
export const dependantListSchema = listOf(
  z.object({ name: z.string(), file_count: count.meta({ description: 'Its files that need the package.' }) }),
);
/** Most dependants in one answer. */
export const MOST_DEPENDANTS = 1000;

/** A file that a CVE hits. */
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
/** Files that a CVE hits. */
export const cveFileListSchema = listOf(cveFileSchema);

export { cveListSchema };

const text = z.string().trim().max(200);

/** Query of an artifact list. */
export const artifactsQuery = paging().extend({
  q: text.optional(),
  decision: z
    .enum(['all', 'some_refused', 'none_left'])
    .default('all')
    .meta({ description: 'Only packages of which some files are refused, or all.' }),
  format: tableFormat,
});
/** Query of a file list. */
export const filesQuery = paging().extend({
  version: text.optional(),
  subdir: text.optional(),
  decision: decision.optional().meta({ description: 'Only files with this decision.' }),
});
/** Names of one query, with commas between them. */
const names = z
  .string()
  .max(3_500)
  .transform((value) => [...new Set(value.split(',').filter(Boolean))])
  .pipe(z.array(z.string()).min(1).max(100));
/** Query of the files of several packages. */
export const severalFilesQuery = filesQuery.extend({
  names: names.meta({ description: 'Names of packages, 1 to 100 with commas between them.' }),
});
/** Pages of files, package by package. */
export const severalFilesSchema = listOf(fileListSchema.extend({ name: z.string() }));
/** Query of the CVEs of several channels. */
export const severalCvesQuery = paging().extend({
  q: text.optional(),
  channels: names.meta({ description: 'Names of channels, 1 to 100 with commas between them.' }),
});
/** Pages of CVEs, channel by channel. */
export const severalCvesSchema = listOf(cveListSchema.extend({ channel: z.string() }));
/** Query of the CVEs that ask for a decision. */
export const servedCvesQuery = paging().extend({
  channel: text.optional().meta({ description: 'Only those of this channel.' }),
});
/** A high or critical CVE of files that channels serve now. */
const servedCve = cveSchema
  .extend({
    is_new: z.boolean().meta({ description: 'Whether it was published in the last 30 days.' }),
    channels: z
      .array(z.object({ channel: z.string(), served_file_count: count }))
      .meta({ description: 'Channels that serve files with it, and how many.' }),
  })
  .meta({ id: 'ServedCve' });
/** See {@link servedCve}. */
export type ServedCve = z.infer<typeof servedCve>;
/** A page of {@link servedCve}. */
export const servedCves = listOf(servedCve);

/** Query of what CVE rules do. */
export const cveRulesQuery = z.object({
  channel: text.optional().meta({ description: 'Only those of this channel.' }),
});
/** What the CVE rules in force do in a channel. */
const channelCveRules = z
  .object({
    channel: z.string(),
    policy: z
      .object({ id: z.uuid(), name: z.string(), revision: z.number().int() })
      .meta({ description: 'The policy that the channel is under.' }),
    state: z.enum(['refuses', 'no_data', 'refuses_nothing', 'nothing_to_refuse']).meta({
      description:
        '`refuses`: the rules refuse files. `no_data`: no package of the channel is checked for CVEs. `refuses_nothing`: the rules refuse no file although the channel serves files with high or critical CVEs. `nothing_to_refuse`: the channel serves no file with a high or critical CVE.',
    }),
    rules: z.array(z.object({ rule: z.string(), files: count.describe('Files that the rule refuses') })),
    refused_file_count: count.meta({ description: 'Files that the CVE rules refuse.' }),
    package_count: count.meta({ description: 'Package names of the channel.' }),
    checked_package_count: count.meta({ description: 'Those of them that are checked for CVEs.' }),
    serious_cves: seriousCves.meta({ description: 'Files with high or critical CVEs that the channel serves.' }),
  })
  .meta({ id: 'ChannelCveRules' });
/** See {@link channelCveRules}. */
export type ChannelCveRules = z.infer<typeof channelCveRules>;
/** See {@link channelCveRules}. */
export const channelCveRulesList = listOf(channelCveRules);

/** Query of the files of a whole channel. */
export const channelFilesQuery = paging().extend({
  q: text.optional().meta({ description: "Part of the package's name, or the beginning of the file's." }),
  subdir: text.optional(),
  decision: decision.optional(),
  label: text.optional().meta({ description: 'Only files that carry this label.' }),
});
/** Query of a CVE list. */
const cvesQuery = paging().extend({ q: text.optional() });
/** Query of the CVEs of a channel. */
export const channelCvesQuery = cvesQuery.extend({ format: tableFormat });
/** Query of a file's CVEs: names of files are unique in a subdir only. */
export const fileCvesQuery = z.object({ subdir: text.optional() });
/** An attestation of a file (CEP 27), with what was found of it. */
const signatureSchema = z
  .object({
    state: z.enum(SIGNATURE_STATES).meta({
      description:
        '`verified`: about this file, and its identity proved by the trusted root. `untrusted`: about this file, and the root does not confirm it. `unchecked`: about this file, and nobody here can tell whose it is. `wrong`: of another file, or not signed by its certificate. `missing`: the entry names it, and it is not to be had.',
    }),
    reason: z.string().nullable().meta({ description: 'A sentence; null for one that is verified.' }),
    identity: z.string().nullable().meta({
      description: 'Who signed, as the certificate says: a workflow or an address. Proved only where it is verified.',
    }),
    issuer: z.string().nullable().meta({ description: 'Who vouched for the identity, as the certificate says.' }),
    target_channel: z
      .string()
      .nullable()
      .meta({ description: 'The channel that it was published to, as the attestation says.' }),
    root: z.string().nullable().meta({ description: 'The trusted root by which it was checked.' }),
  })
  .meta({ id: 'Signature' });
/** See {@link signatureSchema}. */
export type SignatureAnswer = z.infer<typeof signatureSchema>;
/** The attestations of a file. */
export const signatureListSchema = listOf(signatureSchema);
/** Query of a file's SBOM. */
export const sbomQuery = z.object({
  subdir: text.optional().meta({
    description: 'Subdir of the file; without it the newest file of the name counts.',
    example: 'linux-64',
  }),
  format: z
    .enum(SBOM_FORMATS)
    .default('cyclonedx')
    .meta({ description: 'CycloneDX 1.6 or SPDX 2.3, both as JSON.', example: 'spdx' }),
});
/** Query of a package search; `search` is the older name of `q`. */
export const searchQuery = paging().extend({
  q: text.optional(),
  search: text.optional().meta({ description: 'The older name of `q`.' }),
  organization: text.optional(),
  channel: text.optional(),
});
/** Query of a CVE's files; `limit` up to 200. */
export const cveFilesQuery = paging({ max: 200, limit: 200 }).extend({
  organization: text.optional(),
  channel: text.optional(),
});

/** What a channel of the hub says of a package that is installed somewhere: its file, whether clients see it, and what is known of its vulnerabilities. */
export const installedFactsSchema = z
  .object({
    channel: z.string(),
    subdir: z.string(),
    file_name: z.string(),
    decision,
    decided_by: z.string().nullable().describe('The rule that decided over the file, in words; null without a policy'),
    vulnerabilities: vulnerabilitiesSchema,
  })
  .meta({ id: 'InstalledFacts' });
/** See {@link installedFactsSchema}. */
export type InstalledFacts = z.infer<typeof installedFactsSchema>;
