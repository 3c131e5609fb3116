/** The REST answers of the advisory area (ART-16, ART-17, ART-18) and the form in which advisories are imported. */
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
import { count, cvssScore, listOf, paging, share } from '../http/index.ts';
import { FEED_KINDS } from './feeds/kinds.ts';

/** A CVE as it is answered. `severity` is the band of the score (ART-29), null without one. The counts are there where a channel was asked. */
export const cveSchema = z
  .object({
    id: z.string(),
    score: cvssScore.nullable(),
    severity: z.enum(SEVERITIES).nullable(),
    status: z.enum(CVE_STATUSES).meta({ description: 'What somebody who looked into it says of it.' }),
    summary: z.string(),
    published_at: z.iso.datetime().nullable(),
    references: z.array(z.string()),
    aliases: z.array(z.string()).meta({ description: 'Other ids of the same fault.' }),
    withdrawn_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When its source took it back; it then counts nowhere. Null for one that stands.' }),
    packages: z
      .array(z.object({ name: z.string(), affected: z.string().nullable(), fixed_in: z.string().nullable() }))
      .meta({ description: 'Packages that it hits.' }),
    scores: z
      .array(
        z.object({
          source: z.string().meta({ description: 'The advisory that gives it.' }),
          version: z.string().nullable().meta({ description: 'Version of CVSS; null for a number without a vector.' }),
          vector: z.string().nullable().meta({ description: 'Vector of CVSS; null for a number without one.' }),
          score: cvssScore,
          severity: z.enum(SEVERITIES),
          is_counted: z.boolean().meta({ description: 'Whether it is the one that policies compare.' }),
        }),
      )
      .meta({
        description:
          "Every score with its source: the project's own word, then NVD, GitHub and others, of each the newest version of CVSS first.",
      }),
    urgency: z
      .object({
        exploited_since: z.iso.date().nullable().meta({
          description: 'When it came into the list of CVEs that are known to be exploited (CISA); null when it is not.',
        }),
        due: z.iso.date().nullable().meta({ description: 'Until when agencies have to mend it.' }),
        ransomware: z.boolean().meta({ description: 'Whether ransomware is known to use it.' }),
        epss: share.nullable().meta({
          description: 'Probability that it is exploited in the next 30 days (EPSS); null when nobody says.',
        }),
        epss_percentile: share.nullable().meta({ description: 'Share of CVEs below it.' }),
        epss_day: z.iso.date().nullable().meta({ description: 'The day of which the probability is.' }),
      })
      .nullable()
      .meta({ description: 'How urgent it is beside its score; null when nobody says. It makes nothing affected.' }),
    file_count: count
      .optional()
      .meta({ description: 'Files of the channel that it hits; only where a channel was asked.' }),
    curation: z
      .object({
        status: z.enum(VEX_STATUSES).meta({ description: 'The status, by the word of OpenVEX.' }),
        justification: z.enum(VEX_JUSTIFICATIONS).nullable().meta({ description: 'Why it is not affected.' }),
        note: z.string().meta({ description: 'Why, in words; may be empty.' }),
        by: z
          .string()
          .meta({ description: 'Who says it: the organization, or the author of a document that it imported.' }),
        partly: z.boolean().meta({ description: 'Whether it is about some of the files only.' }),
      })
      .nullish()
      .meta({
        description:
          "What the channel's organization said of it in these files; only where a channel was asked, and only for those who may know.",
      }),
    served_file_count: count
      .optional()
      .meta({ description: 'Those of them that clients get; only where a channel was asked.' }),
    open_file_count: count.optional().meta({
      description:
        'Served files for which the CVE is active or reported: without those that the organization decided as not affected or fixed. Only where a channel was asked.',
    }),
  })
  .meta({ id: 'Cve' });
/** Files by the status of the CVEs that hit them. */
export const cveStatusFiles = z.object({
  status: z.enum(CVE_STATUSES),
  files: count.describe('Files that a CVE of the status hits'),
  scores: z
    .array(z.object({ score: cvssScore, files: count }))
    .describe('By distinct score, highest first: files that a CVE of the status with at least this score hits'),
});

/** Files that are served with high or critical CVEs. */
export const seriousCves = z.object({
  files: count.describe('Files that a CVE with a score of 7.0 or more and the status active or reported hits'),
  by_status: z
    .array(z.object({ status: z.enum(CVE_STATUSES), files: count }))
    .describe('The same by status; a file can have CVEs of several'),
});

/** See {@link cveSchema}. */
export type CveAnswer = z.infer<typeof cveSchema>;

/** A page of CVEs. */
export const cveListSchema = z.object({ items: z.array(cveSchema), total_count: count });

/** What is known of the vulnerabilities of some files. `none_known` is said only where somebody looked; it never means that there is none. */
export const vulnerabilitiesSchema = z
  .object({
    state: z.enum(KNOWLEDGE_STATES).meta({
      description:
        '`none_known` only where the versions were compared; it never means that there is none. `not_affected` where somebody decided that none of the CVEs that hit counts.',
    }),
    reason: z
      .enum(UNKNOWN_REASONS)
      .nullable()
      .describe('Why the state is unknown: no advisory mentions the packages, or those that do cannot be decided'),
    known_count: count.describe('CVEs with status active or reported that hit the files'),
    unscored_count: count.describe('How many of them have no score'),
    undecided_count: count.describe('CVEs that may hit the files and give no versions that can be compared'),
    worst_score: cvssScore.nullable(),
    worst_severity: z.enum(SEVERITIES).nullable(),
    decisions: z
      .array(
        z.object({
          status: z.enum(DECIDED_STATUSES).describe('The status by which a CVE does not count'),
          by: z
            .string()
            .nullable()
            .describe('Who decided; null for the source of the CVE, and where the caller may not know'),
        }),
      )
      .describe('Decisions by which other CVEs that hit the files do not count, each once'),
  })
  .meta({ id: 'Vulnerabilities' });
/** See {@link vulnerabilitiesSchema}. */
export type VulnerabilitiesAnswer = z.infer<typeof vulnerabilitiesSchema>;

/** What is known of several packages together, and how many of them were compared with advisories. */
export const packagesKnowledgeSchema = z
  .object({
    state: z.enum(KNOWLEDGE_STATES).meta({
      description: 'The gravest state of them. `none_known` and `not_affected` only where every package was compared.',
    }),
    reason: z.enum(UNKNOWN_REASONS).nullable().describe('Why the state is unknown; null for other states'),
    package_count: count.describe('Packages in all; the next five counts are parts of it'),
    not_checked_count: count.describe('Packages that no source of advisories knows by name'),
    undecided_count: count.describe('Packages that a CVE may hit that gives no versions that can be compared'),
    affected_count: count.describe('Packages that a CVE hits'),
    not_affected_count: count.describe('Packages of which somebody decided that no CVE counts'),
    none_known_count: count.describe('Packages that were compared and that no CVE hits'),
    worst_score: cvssScore.nullable(),
    worst_severity: z.enum(SEVERITIES).nullable(),
  })
  .meta({ id: 'PackagesKnowledge' });
/** See {@link packagesKnowledgeSchema}. */
export type PackagesKnowledgeAnswer = z.infer<typeof packagesKnowledgeSchema>;

const feedSchema = z
  .object({
    id: z.string(),
    kind: z.enum(FEED_KINDS).describe('How it is fetched and read'),
    title: z.string(),
    about: z.string().describe('What is in it'),
    licence: z.string().describe('Under which its publisher gives it; empty for files of the data folder'),
    address: z.string().nullable().describe('Where it lies; null for a file of the data folder'),
    ecosystem: z
      .string()
      .nullable()
      .describe('The packages of which its advisories tell; null for what tells of no packages'),
    enabled: z.boolean().describe('Whether it is fetched from the network'),
    takes_key: z.boolean().describe('Whether its publisher gives keys to who asks often'),
    key_set_at: z.iso.datetime().nullable().describe('Since when the hub has one; null without'),
    key_error: z
      .string()
      .nullable()
      .describe('Why its publisher is asked without it, and what to do; null where it is used, and without one'),
    state: z.enum(['idle', 'waiting', 'running']).describe('Whether a try waits or is under way'),
    as_of: z.iso.datetime().nullable().describe('The moment of which is what was taken in; null for nothing'),
    bytes: count.nullable().describe('Length of the whole list that was read last; null when that is not known'),
    last_ok_at: z.iso.datetime().nullable().describe('End of the last run that went well; null for never'),
    last_try_at: z.iso.datetime().nullable().describe('Begin of the last run; null for never'),
    stale: z.boolean().describe('Not renewed for a week: what is said of its packages may be old'),
    error: z.string().nullable(),
    count: count.describe('Entries that are here: advisories, packages of mappings, CVEs of urgency'),
    left_out: z.record(z.string(), count).describe('What was left out since the whole list was read last, by reason'),
    examples: z
      .array(
        z.object({
          id: z.string().nullable(),
          message: z.string().describe('What is wrong with it'),
        }),
      )
      .describe('Some of what the last run left out; id is null where it had none'),
  })
  .meta({ id: 'AdvisoryFeed' });
/** How a feed stands. */
export type FeedAnswer = z.infer<typeof feedSchema>;

/** The lists from which what the hub knows of vulnerabilities comes, with their age. */
export const advisorySourcesSchema = listOf(
  z
    .object({
      title: z.string(),
      as_of: z.iso.datetime().nullable().describe('The moment of which is what was taken in; null for nothing'),
      stale: z.boolean().describe('Not renewed for a week: what is said of its packages may be old'),
    })
    .meta({ id: 'AdvisorySource' }),
);

/** A key that a publisher gives: it is sent as a header. */
export const feedKeyInput = z.strictObject({
  key: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]{1,200}$/, 'is no key: 1 to 200 letters, digits and signs without blanks')
    .describe('The key as its publisher wrote it; nobody is told it again'),
});

/** How the feeds of advisories stand. */
export const feedsSchema = z.object({ items: z.array(feedSchema) });

/** How bundles of feeds stand. */
export const feedBundlesSchema = z
  .object({
    key: z.string().describe('The public key that whoever loads bundles of this hub has to pin'),
    key_id: z.string().describe('Its short name, to compare by eye'),
    feeds: z.array(z.object({ id: z.string(), title: z.string() })).describe('Feeds that can stand in a bundle'),
    made: z
      .object({
        state: z.enum(['waiting', 'made', 'failed']).describe('How far it is'),
        at: z.iso.datetime().describe('When it was asked for, made, or failed'),
        feeds: z.array(z.string()).describe('Ids of the feeds in it'),
        bytes: z.number().nullable().describe('Bytes of its lists'),
        error: z.string().nullable().describe('Why it was not made'),
      })
      .nullable()
      .describe('The bundle that was asked for last'),
    loaded: z
      .object({
        created: z.iso.datetime().describe('When it was pulled'),
        feeds: z.array(z.string()).describe('Ids of the feeds in it'),
        key: z.string().nullable().describe('The key that was pinned; null for what an earlier version loaded'),
        older: z.boolean().describe('Whether it was loaded though it is older than what was there'),
      })
      .nullable()
      .describe('The bundle that was loaded last'),
    incoming: z
      .array(z.object({ file_name: z.string(), bytes: z.number() }))
      .describe('Files in the folder advisories/incoming of the hub'),
  })
  .meta({ id: 'FeedBundles' });
/** See {@link feedBundlesSchema}. */
export type FeedBundlesAnswer = z.infer<typeof feedBundlesSchema>;
/** Which feeds a bundle is to hold. */
export const feedBundleInput = z.strictObject({
  feeds: z.array(z.string().max(64)).min(1).max(100).describe('Their ids, such as osv:PyPI'),
});
/** A bundle of the folder. */
const incomingName = z
  .string()
  .regex(
    /^\w[\w.-]{0,127}$/,
    'is a name of letters, digits, dots, dashes and underscores that begins with a letter or digit',
  )
  .describe('Name of the file in the folder advisories/incoming of the hub');
/** Path of a bundle of the folder. */
export const incomingParams = z.object({ file: incomingName });
/** A bundle that was sent. */
export const incomingBundle = z.object({ file_name: z.string(), bytes: z.number() }).meta({ id: 'IncomingFeedBundle' });
/** Which bundle of the folder is to be loaded. */
export const feedBundleLoad = z.strictObject({
  file_name: incomingName,
  key: z
    .string()
    .trim()
    .min(1)
    .max(MAX_LENGTH.publicKey)
    .describe('The public key of the hub that pulled it, got by another way than the bundle'),
  older: z.boolean().default(false).describe('Also one that is older than the one that is here'),
});
/** See {@link feedBundleLoad}. */
export type FeedBundleLoad = z.output<typeof feedBundleLoad>;

const mapping = z.object({
  ecosystem: z
    .string()
    .max(64)
    .refine(
      (name) => schemeOf(name) !== undefined,
      'is no ecosystem that is known. Write it as OSV does, such as PyPI, or CPE.',
    )
    .describe('As OSV writes it, or CPE'),
  name: z.string().min(1).max(512).describe('In its ecosystem; vendor:product for CPE'),
  confidence: z.enum(CONFIDENCES).describe('How sure it is; low is a hint that makes nothing affected'),
  relation: z
    .string()
    .max(40)
    .nullish()
    .describe('What it is instead of being it: contains, sibling, umbrella; null when it is it'),
  letters: z
    .enum(['after'])
    .nullish()
    .describe('after: letters after a version number come after it, as OpenSSL writes 1.1.1w'),
});

/** What somebody says a conda package is upstream. */
export const upstreamInput = z.object({
  role: z.enum(UPSTREAM_ROLES),
  mappings: mapping.array().max(50).describe('What it is in each ecosystem'),
  evidence: z.string().max(MAX_LENGTH.mappingEvidence).default('').describe('How that is known'),
});
/** See {@link upstreamInput}. */
export type UpstreamInput = z.output<typeof upstreamInput>;

/** What somebody says it is in an ecosystem, and how that is known. */
const saidMapping = z.object({
  ...mapping.shape,
  origin: z.string().describe("'hub' for what people of this hub said"),
  evidence: z.string().describe('How that is known'),
  reviewed_at: z.iso.datetime().nullable().describe('When somebody confirmed it; null for nobody'),
});

/** What is known of what a conda package is upstream. */
export const upstreamSchema = z
  .object({
    name: z.string(),
    role: z
      .enum(UPSTREAM_ROLES)
      .nullable()
      .describe('Null for a package that nobody mapped: nothing is known of its vulnerabilities'),
    mappings: z.array(saidMapping).describe('What it is in each ecosystem'),
  })
  .meta({ id: 'PackageUpstream' });
/** See {@link upstreamSchema}. */
export type UpstreamAnswer = z.infer<typeof upstreamSchema>;

/** How well a package is known: upstream packages to be relied on, hints only, no code in it, nothing at all. */
const PACKAGE_STATES = ['known', 'hint', 'no_code', 'not_said'] as const;

/** Which packages to list. */
export const hubPackagesQuery = paging({ limit: 20 }).extend({
  q: z.string().trim().max(128).optional().describe('Text that the name holds'),
  state: z.enum(PACKAGE_STATES).optional().describe('Only packages of which so much is known'),
});
/** See {@link hubPackagesQuery}. */
export type HubPackagesQuery = z.output<typeof hubPackagesQuery>;

/** Packages of the hub with what they are upstream. */
export const hubPackagesSchema = z.object({
  items: z.array(
    z
      .object({
        name: z.string(),
        state: z.enum(PACKAGE_STATES).describe('How well it is known what it is'),
        channels: count.describe('Channels that have it'),
        downloads: count.describe('Files of it that clients got in the last 90 days'),
        role: z.enum(UPSTREAM_ROLES).nullable().describe('What it is of its upstream project; null when nobody said'),
        role_origin: z.string().nullable().describe("Who says the role; 'hub' for people of this hub"),
        mappings: z
          .array(
            z.object({
              ...saidMapping.shape,
              is_hint: z.boolean().describe('Whether it makes nothing affected, and nothing clean'),
              reviewed_by: z.string().nullable().describe('User name of who confirmed it'),
            }),
          )
          .describe('What it is in each ecosystem'),
      })
      .meta({ id: 'HubPackage' }),
  ),
  total_count: count,
});
/** See {@link hubPackagesSchema}. */
export type HubPackagesAnswer = z.infer<typeof hubPackagesSchema>;

/** Changes of what packages are that wait for an operator. */
export const packageChangesSchema = z.object({
  items: z.array(
    z
      .object({
        name: z.string().describe('Name of the conda package'),
        feed: z.string().describe('The list that brought it'),
        lost: z.array(z.string()).describe('What it would not be any more, or less surely, as ecosystem/name'),
        proposed: z.array(z.string()).describe('What it would be, as ecosystem/name; empty for nothing that is known'),
        asked_at: z.iso.datetime().describe('When it was proposed'),
      })
      .meta({ id: 'PackageChange' }),
  ),
  total_count: count,
});
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
    'An event has exactly one of introduced, fixed, last_affected and limit.',
  );
/** A range: one pair of bounds, or the events of OSV, which become pairs here, once. */
const range = z.union([
  z
    .strictObject({ events: event.array().min(1) })
    .transform(({ events }) => pairsOf(events as RangeEvent[], { ecosystem: 'conda', name: '' })),
  z
    .strictObject({ introduced: version.optional(), fixed: version.optional(), lastAffected: version.optional() })
    .transform((pair) => [pair]),
]);
const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

/** An advisory as it is imported: OSV's ranges and versions under conda's package names, with the status that somebody gave it. */
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
  /** A day or a moment, in UTC. */
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
