/** REST responses of the advisory area (ART-16, ART-17, ART-18), and the import format of advisories. */
import { MAX_LENGTH } from '@terrarium/domain/access';
import {
  CONFIDENCES,
  pairsOf,
  UPSTREAM_ROLES,
  schemeOf,
  VEX_JUSTIFICATIONS,
  VEX_STATUSES,
} from '@terrarium/domain/advisory';
import type { RangeEvent } from '@terrarium/domain/advisory';
import {
  ADVISORY_PREFIXES,
  CVE_STATUSES,
  isAdvisoryId,
  SEVERITIES,
  UNKNOWN_REASONS,
  KNOWLEDGE_STATES,
  DECIDED_STATUSES,
} from '@terrarium/domain/policy';
import { z } from 'zod';
import { count, cursorListOf, cursorPaging, cvssScore, listOf, share } from '../http/index.ts';

/**
 * A CVE in a response.
 * `severity` is the band of the score (ART-29); null without a score. The counts are set if the request names a
 * channel.
 */
export const cveSchema = z
  .object({
    id: z.string(),
    score: cvssScore.nullable(),
    severity: z.enum(SEVERITIES).nullable(),
    status: z.enum(CVE_STATUSES).meta({ description: 'Status of the CVE in the organization.' }),
    summary: z.string(),
    published_at: z.iso.datetime().nullable(),
    references: z.array(z.string()),
    aliases: z.array(z.string()).meta({ description: 'Other IDs of the same vulnerability.' }),
    withdrawn_at: z.iso.datetime().nullable().meta({
      description: "Time at which its source withdrew it. It affects nothing since then. `null` if it isn't withdrawn.",
    }),
    packages: z
      .array(z.object({ name: z.string(), affected: z.string().nullable(), fixed_in: z.string().nullable() }))
      .meta({ description: 'Affected packages.' }),
    scores: z
      .array(
        z
          .object({
            source: z.string().meta({ description: 'Source of the score.' }),
            version: z
              .string()
              .nullable()
              .meta({ description: 'Version of CVSS, such as 3.1. `null` for a score without a vector.' }),
            vector: z.string().nullable().meta({ description: 'CVSS vector. `null` for a score without a vector.' }),
            score: cvssScore,
            severity: z.enum(SEVERITIES),
            is_counted: z.boolean().meta({ description: 'Whether policies compare this score.' }),
          })
          .meta({ id: 'CveScore' }),
      )
      .meta({
        description:
          'All scores with their sources: the project itself, then NVD, GitHub, and others. Newest CVSS version first for each source.',
      }),
    urgency: z
      .object({
        exploited_since: z.iso.date().nullable().meta({
          description:
            "Day on which it was added to the list of known exploited vulnerabilities (CISA KEV). `null` if it isn't listed.",
        }),
        due: z.iso
          .date()
          .nullable()
          .meta({ description: 'Day by which agencies must fix it, set by CISA. `null` if none.' }),
        ransomware: z.boolean().meta({ description: 'Whether it is known to be used in ransomware campaigns.' }),
        epss: share.nullable().meta({
          description: 'Probability of exploitation in the next 30 days, 0 to 1 (EPSS). `null` if unknown.',
        }),
        epss_percentile: share
          .nullable()
          .meta({ description: 'Fraction of CVEs with a lower probability, 0 to 1. `null` if unknown.' }),
        epss_day: z.iso.date().nullable().meta({ description: 'Day of the EPSS data. `null` if unknown.' }),
      })
      .meta({ id: 'CveUrgency' })
      .nullable()
      .meta({
        description: "Exploitation data. `null` if there are none. They don't change which files are affected.",
      }),
    file_count: count
      .optional()
      .meta({ description: 'Number of affected files in the channel. Only for requests about a channel.' }),
    curation: z
      .object({
        status: z.enum(VEX_STATUSES).meta({ description: 'Status that the statement sets, as in OpenVEX.' }),
        justification: z
          .enum(VEX_JUSTIFICATIONS)
          .nullable()
          .meta({ description: "Why it isn't affected. `null` for any other status." }),
        note: z.string().meta({ description: 'Explanation. May be empty.' }),
        by: z.string().meta({ description: 'Author: the organization, or the author of an imported document.' }),
        partly: z.boolean().meta({ description: 'Whether it covers only some of the files.' }),
      })
      .meta({ id: 'CveDecision' })
      .nullish()
      .meta({
        description:
          "VEX statement of the channel's organization for these files. Only for requests about a channel, and if the caller can see it.",
      }),
    served_file_count: count
      .optional()
      .meta({ description: 'Number of affected files that the channel serves. Only for requests about a channel.' }),
    open_file_count: count.optional().meta({
      description:
        'Number of served files with status active or reported, without those stated as not affected or fixed. Only for requests about a channel.',
    }),
  })
  .meta({ id: 'Cve' });
/** Numbers of files by the status of their CVEs. */
export const cveStatusFiles = z.object({
  status: z.enum(CVE_STATUSES),
  files: count.describe('Number of files affected by a CVE with this status.'),
  scores: z
    .array(z.object({ score: cvssScore, files: count }))
    .describe('Number of files by score, highest first: affected by a CVE with this status and at least this score.'),
});

/** Served files with high or critical CVEs. */
export const seriousCves = z
  .object({
    files: count.describe('Number of files with an active or reported CVE with a score of at least 7.0.'),
    by_status: z
      .array(z.object({ status: z.enum(CVE_STATUSES), files: count }))
      .describe('Number of those files by CVE status. A file can have CVEs with different statuses.'),
  })
  .meta({ id: 'SeriousCves' });

/** See {@link cveSchema}. */
export type CveAnswer = z.infer<typeof cveSchema>;

/** A page of CVEs. */
export const cveListSchema = listOf(cveSchema);
/** A page of CVEs. */
export const cvePageSchema = cursorListOf(cveSchema).meta({ id: 'CvePage' });

/**
 * Summary of known vulnerabilities in a set of files.
 * `none_known` means that the files were checked, not that they have no vulnerabilities.
 */
export const vulnerabilitiesSchema = z
  .object({
    state: z.enum(KNOWLEDGE_STATES).meta({
      description:
        'Vulnerability state. `none_known`: versions were compared, and no CVE affects them. `not_affected`: VEX statements exclude all CVEs that affect the files.',
    }),
    reason: z
      .enum(UNKNOWN_REASONS)
      .nullable()
      .describe(
        "Why the state isn't known: no advisory mentions the packages, or their advisories are undetermined. `null` for other states.",
      ),
    known_count: count.describe('Number of active or reported CVEs that affect the files.'),
    unscored_count: count.describe('Number of those CVEs without a score.'),
    undecided_count: count.describe(
      'Number of undetermined CVEs, whose advisories have no versions that can be compared.',
    ),
    worst_score: cvssScore.nullable(),
    worst_severity: z.enum(SEVERITIES).nullable(),
    decisions: z
      .array(
        z.object({
          status: z.enum(DECIDED_STATUSES).describe("Status by which a CVE doesn't count."),
          by: z
            .string()
            .nullable()
            .describe(
              "Author of the statement. `null` for the source of the CVE, and if the caller can't see the author.",
            ),
        }),
      )
      .describe("Statements by which other CVEs that affect the files don't count, each once."),
  })
  .meta({ id: 'Vulnerabilities' });
/** See {@link vulnerabilitiesSchema}. */
export type VulnerabilitiesAnswer = z.infer<typeof vulnerabilitiesSchema>;

/** Summary for several packages, and how many of them were compared with advisories. */
export const packagesKnowledgeSchema = z
  .object({
    state: z.enum(KNOWLEDGE_STATES).meta({
      description:
        'Most severe state of the packages. `none_known` and `not_affected` only if all packages were compared.',
    }),
    reason: z.enum(UNKNOWN_REASONS).nullable().describe("Why the state isn't known. `null` for other states."),
    package_count: count.describe('Total number of packages. The next five counts add up to it.'),
    not_checked_count: count.describe(
      'Number of packages without CVE data, because no advisory source knows their names.',
    ),
    undecided_count: count.describe(
      'Number of packages with an undetermined CVE, whose advisory has no versions that can be compared.',
    ),
    affected_count: count.describe('Number of packages that a CVE affects.'),
    not_affected_count: count.describe('Number of packages whose CVEs are all excluded by VEX statements.'),
    none_known_count: count.describe('Number of packages that were compared and that no CVE affects.'),
    worst_score: cvssScore.nullable(),
    worst_severity: z.enum(SEVERITIES).nullable(),
  })
  .meta({ id: 'PackagesKnowledge' });
/** See {@link packagesKnowledgeSchema}. */
export type PackagesKnowledgeAnswer = z.infer<typeof packagesKnowledgeSchema>;

const mapping = z.object({
  ecosystem: z
    .string()
    .max(64)
    .refine((name) => schemeOf(name) !== undefined, "isn't a known ecosystem. Use the OSV name, such as PyPI, or CPE.")
    .describe('Ecosystem as named in OSV, or CPE.'),
  name: z.string().min(1).max(512).describe('Name in the ecosystem, or vendor:product for CPE.'),
  confidence: z
    .enum(CONFIDENCES)
    .describe('Confidence in the mapping. `low` is a suggestion that marks nothing as affected.'),
  relation: z
    .string()
    .max(40)
    .nullish()
    .describe('Relation other than identity: contains, sibling, or umbrella. `null` if it is the same package.'),
  letters: z
    .enum(['after'])
    .nullish()
    .describe('`after` if versions with a letter suffix are newer, as in OpenSSL 1.1.1w. `null` otherwise.'),
});

/** Input of an upstream mapping. */
export const upstreamInput = z.object({
  role: z.enum(UPSTREAM_ROLES),
  mappings: mapping.array().max(50).describe('Mappings to upstream packages, by ecosystem.'),
  evidence: z.string().max(MAX_LENGTH.mappingEvidence).default('').describe('Evidence for the mapping. May be empty.'),
});
/** See {@link upstreamInput}. */
export type UpstreamInput = z.output<typeof upstreamInput>;

/** A mapping to an ecosystem, with its evidence. */
const saidMapping = z.object({
  ...mapping.shape,
  origin: z.string().describe('Source of the mapping. `hub` for users of this hub.'),
  evidence: z.string().describe('Evidence for the mapping. May be empty.'),
  reviewed_at: z.iso.datetime().nullable().describe('Time at which a user confirmed it. `null` if not confirmed.'),
});

/** Upstream mapping of a conda package. */
export const upstreamSchema = z
  .object({
    name: z.string(),
    role: z
      .enum(UPSTREAM_ROLES)
      .nullable()
      .describe(
        "Relation to the upstream project. `null` for a package without a mapping, whose vulnerabilities aren't known.",
      ),
    mappings: z.array(saidMapping).describe('Mappings to upstream packages, by ecosystem.'),
  })
  .meta({ id: 'PackageUpstream' });
/** See {@link upstreamSchema}. */
export type UpstreamAnswer = z.infer<typeof upstreamSchema>;

/** Quality of a package's mapping: trusted upstream packages, suggestions only, no code in it, or nothing. */
const PACKAGE_STATES = ['known', 'hint', 'no_code', 'not_said'] as const;

/** Filter for packages. */
export const hubPackagesQuery = cursorPaging({ limit: 20 }).extend({
  q: z.string().trim().max(128).optional().describe('Text that the name must contain.'),
  state: z.enum(PACKAGE_STATES).optional().describe('Returns only packages in this mapping state.'),
});
/** See {@link hubPackagesQuery}. */
export type HubPackagesQuery = z.output<typeof hubPackagesQuery>;

/** Packages of the hub with their upstream mappings. */
export const hubPackagesSchema = cursorListOf(
  z
    .object({
      name: z.string(),
      state: z.enum(PACKAGE_STATES).describe('State of the upstream mapping.'),
      channels: count.describe('Number of channels that contain it.'),
      downloads: count.describe('Number of downloads by clients in the last 90 days, at most some minutes old.'),
      role: z.enum(UPSTREAM_ROLES).nullable().describe('Relation to the upstream project. `null` if not set.'),
      role_origin: z.string().nullable().describe('Source of the relation. `hub` for users of this hub.'),
      mappings: z
        .array(
          z.object({
            ...saidMapping.shape,
            is_hint: z.boolean().describe('Whether it is a suggestion, which marks nothing as affected or unaffected.'),
            reviewed_by: z
              .string()
              .nullable()
              .describe('Username of the user who confirmed it. `null` if not confirmed or the account was deleted.'),
          }),
        )
        .describe('Mappings to upstream packages, by ecosystem.'),
    })
    .meta({ id: 'HubPackage' }),
);
/** See {@link hubPackagesSchema}. */
export type HubPackagesAnswer = z.infer<typeof hubPackagesSchema>;

/** Mapping changes that wait for an operator's review. */
export const packageChangesSchema = cursorListOf(
  z
    .object({
      name: z.string().describe('Name of the conda package.'),
      feed: z.string().describe('ID of the feed that proposes the change.'),
      lost: z.array(z.string()).describe('Mappings that would be removed or get lower confidence, as ecosystem/name.'),
      proposed: z.array(z.string()).describe('Mappings after the change, as ecosystem/name. Empty for no mapping.'),
      asked_at: z.iso.datetime().describe('Time of the proposal.'),
    })
    .meta({ id: 'PackageChange' }),
);
/** See {@link packageChangesSchema}. */
export type PackageChangesAnswer = z.infer<typeof packageChangesSchema>;

const version = z.string().min(1).max(128);
const event = z
  .strictObject({
    introduced: version.optional(),
    fixed: version.optional(),
    last_affected: version.optional(),
    limit: version.optional(),
  })
  .refine(
    (one) => Object.values(one).filter((text) => text !== undefined).length === 1,
    'An event must have exactly one of introduced, fixed, last_affected, and limit.',
  );
/** A range: one pair of bounds, or OSV events, which are converted to pairs. */
const range = z.union([
  z
    .strictObject({ events: event.array().min(1) })
    .transform(({ events }) => pairsOf(events as RangeEvent[], { ecosystem: 'conda', name: '' })),
  z
    .strictObject({ introduced: version.optional(), fixed: version.optional(), lastAffected: version.optional() })
    .transform((pair) => [pair]),
]);
const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

/** An advisory to import: OSV ranges and versions under conda package names, with the stated status. */
export const advisoryInput = z.object({
  id: z
    .string()
    .refine(
      isAdvisoryId,
      `must be the id of an advisory, such as CVE-2024-28219 or one that begins with ${ADVISORY_PREFIXES.join(', ')}`,
    ),
  score: cvssScore.nullable(),
  status: z.enum(CVE_STATUSES),
  summary: z.string().max(10_000).default(''),
  /** A date or a time, in UTC. */
  published: moment.nullish(),
  modified: moment.nullish(),
  references: z.array(z.string().max(2000)).default([]),
  packages: z
    .array(
      z.object({
        name: z.string().min(1).max(128),
        ranges: range.array().transform((ranges) => ranges.flat()),
        versions: z.array(version).default([]),
      }),
    )
    .min(1),
});
/** See {@link advisoryInput}. */
export type AdvisoryInput = z.input<typeof advisoryInput>;
