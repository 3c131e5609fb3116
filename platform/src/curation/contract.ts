/** REST bodies and responses of VEX statements. */
import { MAX_LENGTH } from '@terrarium/domain/access';
import { openVexDocument, VEX_JUSTIFICATIONS, VEX_STATUSES, versionsOf } from '@terrarium/domain/advisory';
import { parseVersionSpec } from '@terrarium/domain/conda';
import { canonicalAdvisoryId, isAdvisoryId } from '@terrarium/domain/policy';
import { z } from 'zod';
import { count, cursorListOf, cursorPaging, listOf, organizationParams } from '../http/index.ts';
import { personSchema } from '../person/index.ts';
import { STATEMENT_STATES } from './vexStore.ts';

const person = personSchema
  .nullable()
  .meta({ description: 'Author of the statement. `null` for service accounts and deleted accounts.' });

/** A VEX statement in a response. */
export const curation = z
  .object({
    id: z.uuid(),
    organization: z.string().meta({ description: 'Name of the organization that made the statement.' }),
    cve: z.string().meta({ description: 'The CVE or advisory, by the ID used in the statement.' }),
    package: z.string().meta({ description: 'Name of the conda package.' }),
    versions: z
      .string()
      .nullable()
      .meta({ description: 'A version or a conda version spec. `null` for all versions.' }),
    build: z.string().nullable(),
    subdir: z.string().nullable(),
    channel: z
      .string()
      .nullable()
      .meta({ description: 'Limits the statement to this channel. `null` for all channels.' }),
    status: z.enum(VEX_STATUSES).meta({ description: 'Status that the statement sets, as in OpenVEX.' }),
    justification: z
      .enum(VEX_JUSTIFICATIONS)
      .nullable()
      .meta({ description: "Why it isn't affected. `null` for any other status." }),
    note: z.string().meta({ description: 'Explanation. May be empty.' }),
    source: z.string().nullable().meta({
      description:
        'Author of the imported document. `null` for a statement by the organization itself, which takes precedence.',
    }),
    said_by: person,
    said_at: z.iso.datetime().meta({ description: 'Time of the statement.' }),
    ended_by: person,
    ended_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Time at which it was revoked or replaced. `null` while it is active.' }),
    withdrawn: z
      .array(z.string())
      .meta({ description: 'Advisories it was based on that have been withdrawn since. Review the statement.' }),
  })
  .meta({ id: 'Curation' });
/** A VEX statement in a response. */
export type CurationAnswer = z.infer<typeof curation>;
/** A page of statements. */
export const curations = cursorListOf(curation);

/** Statements of the caller's organizations about one CVE. */
export const cveCurations = listOf(
  z
    .object({
      organization: z.string(),
      title: z.string().meta({ description: 'Title of the organization.' }),
      can_curate: z.boolean().meta({ description: 'Whether the caller can add statements for the organization.' }),
      curations: z.array(curation).meta({ description: 'Active statements, then earlier ones, each newest first.' }),
    })
    .meta({ id: 'CveCurations' }),
);

const cve = z
  .string()
  .max(80)
  .transform(canonicalAdvisoryId)
  .refine(isAdvisoryId, 'must be the ID of a CVE or another advisory, such as CVE-2024-28219');

const word = (most: number) => z.string().trim().min(1).max(most);
const versions = word(512).check(({ value, issues }) => {
  const { range } = versionsOf(value);
  try {
    if (range !== undefined) parseVersionSpec(range);
  } catch {
    issues.push({
      code: 'custom',
      input: value,
      message: 'must be a version or a conda version spec, such as >=1.2,<2',
    });
  }
});

/** Input of a VEX statement about files of a package. */
export const curationInput = z
  .object({
    cve: cve.meta({
      description: 'ID of the CVE or advisory. All IDs of the advisory are accepted.',
      examples: ['CVE-2024-28219'],
    }),
    package: word(128)
      .toLowerCase()
      .meta({ description: 'Name of the conda package.', examples: ['pillow'] }),
    versions: versions
      .nullish()
      .transform((text) => text ?? null)
      .meta({ description: 'A version or a conda version spec. Defaults to all versions.', examples: ['>=10,<10.3'] }),
    build: word(128)
      .nullish()
      .transform((text) => text ?? null)
      .meta({ description: 'Build string of one build of a version. Defaults to all builds.', examples: ['py312_0'] }),
    subdir: word(64)
      .nullish()
      .transform((text) => text ?? null)
      .meta({ description: 'Limits the statement to files of this subdir.', examples: ['linux-64'] }),
    status: z.enum(VEX_STATUSES).meta({ description: 'Status that the statement sets, as in OpenVEX.' }),
    justification: z
      .enum(VEX_JUSTIFICATIONS)
      .nullish()
      .transform((text) => text ?? null)
      .meta({ description: "Why it isn't affected. Required with `not_affected`, and not allowed otherwise." }),
    note: z
      .string()
      .trim()
      .max(MAX_LENGTH.curationNote)
      .default('')
      .meta({ description: 'Explanation of the status.' }),
  })
  .superRefine(({ status, justification, build, versions: said }, context) => {
    const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (status === 'not_affected' && justification === null)
      wrong('justification', 'The status not_affected requires a justification.');
    if (status !== 'not_affected' && justification !== null)
      wrong('justification', 'A justification is only allowed with not_affected. Use the note instead.');
    if (build !== null && (said === null || versionsOf(said).version === undefined))
      wrong('versions', 'A build requires a version.');
  });
/** See {@link curationInput}. */
export type CurationInput = z.output<typeof curationInput>;

const previewCounts = {
  file_count: count.meta({
    description: 'Number of matching files: files that the CVE affects or would affect.',
  }),
  allowed_again_count: count.meta({ description: 'Number of blocked files that policies would allow.' }),
  refused_count: count.meta({ description: 'Number of allowed files that policies would block.' }),
  alarm_count: count.meta({
    description:
      "Number of served files for which the CVE currently counts: active or reported, after the organization's statements.",
  }),
  alarm_count_after: count.meta({ description: 'Number of served files for which the CVE would count.' }),
};

/** Impact of a statement. */
export const curationPreview = z
  .object({
    ...previewCounts,
    environment_count: count.meta({
      description: "Number of the organization's environments with a matching package.",
    }),
    policies: z.array(z.string()).meta({ description: 'Names of policies with changed decisions.' }),
    channels: z
      .array(
        z.object({
          channel: z.string(),
          policy: z.string().nullable().meta({
            description:
              'Name of the policy that applies in the channel. `null` without a policy, and if it is only monitored.',
          }),
          ...previewCounts,
        }),
      )
      .meta({ description: 'Channels readable by the caller with matches or changes, by name.' }),
  })
  .meta({ id: 'CurationPreview' });
/** See {@link curationPreview}. */
export type CurationPreview = z.infer<typeof curationPreview>;

/** Filter for statements. */
export const curationsQuery = cursorPaging().extend({
  cve: z
    .string()
    .max(80)
    .transform(canonicalAdvisoryId)
    .optional()
    .meta({ description: 'Returns only statements about this advisory, by any of its IDs.' }),
  package: z
    .string()
    .max(128)
    .toLowerCase()
    .optional()
    .meta({ description: 'Returns only statements about this package.' }),
  history: z
    .enum(['true', 'false'])
    .default('false')
    .meta({ description: 'Whether to include revoked and replaced statements.' }),
  look_again: z
    .enum(['true', 'false'])
    .default('false')
    .meta({ description: 'Returns only statements based on an advisory that has been withdrawn since.' }),
});
/** See {@link curationsQuery}. */
export type CurationsQuery = z.output<typeof curationsQuery>;

/** Path of a statement. */
export const curationParams = organizationParams.extend({
  id: z.string().meta({ description: 'ID of the statement.' }),
});
/** Path of a CVE. */
export const cveParams = z.object({ id: z.string().max(80) });

/** An OpenVEX document. */
export const vexInput = openVexDocument;
/** Schema of an OpenVEX body in the document, because code parses it. */
export const vexBody = z
  .looseObject({
    '@context': z.string().meta({ description: 'Version of OpenVEX.', examples: ['https://openvex.dev/ns/v0.2.0'] }),
    '@id': z.string().meta({ description: 'URL that identifies the document.' }),
    author: z.string().meta({ description: 'Author of the statement. `null` if unknown.' }),
    timestamp: z.string().meta({ description: 'Time at which it was written.' }),
    version: z
      .union([z.number(), z.string()])
      .meta({ description: 'Version number of the document, increased with every change.' }),
    statements: z.array(z.looseObject({})).meta({ description: 'Statements in OpenVEX format.' }),
  })
  .meta({ id: 'OpenVexDocument' });
/** Result of importing a document. */
export const vexTaken = z
  .object({
    taken: z.number().int().meta({ description: 'Number of new or changed statements.' }),
    unchanged: z
      .number()
      .int()
      .meta({ description: "Number of statements that already exist or are older than the author's current ones." }),
  })
  .meta({ id: 'OpenVexTaken' });

/** A VEX source: a supplier's OpenVEX document that is fetched regularly. */
export const vexFeed = z
  .object({
    id: z.uuid(),
    url: z.string().meta({ description: 'URL of the document, without username and password.' }),
    author: z.string().nullable().meta({ description: 'Author of the document. `null` until it is fetched.' }),
    document_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Timestamp in the document. `null` until it is fetched.' }),
    last_try_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Time of the last attempt to fetch it. `null` if there was none.' }),
    last_ok_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Time of the last successful import. `null` if there was none.' }),
    stale: z.boolean().meta({ description: "Whether it hasn't been imported for a week." }),
    error: z
      .string()
      .nullable()
      .meta({ description: 'Error of the last attempt. Imported statements stay. `null` if it succeeded.' }),
    waits: z.number().int().meta({ description: 'Number of statements that an admin must review.' }),
    counts: z.number().int().meta({ description: 'Number of active statements.' }),
    declined: z.number().int().meta({ description: 'Number of declined statements.' }),
    unmatched: z
      .number()
      .int()
      .meta({ description: 'Number of statements about products that no channel of the organization has.' }),
    left_out: z.number().int().meta({ description: "Entries that couldn't be read." }),
    examples: z
      .array(z.object({ id: z.string(), message: z.string() }))
      .meta({ description: "Some of the entries that couldn't be read, with their location in the document." }),
  })
  .meta({ id: 'VexFeed' });
/** See {@link vexFeed}. */
export type VexFeedAnswer = z.infer<typeof vexFeed>;
/** VEX sources of an organization. */
export const vexFeeds = listOf(vexFeed);

/** A VEX source to add. */
export const vexFeedInput = z.strictObject({
  url: z
    .url({ protocol: /^https?$/, error: 'Enter a URL that starts with https://' })
    .max(MAX_LENGTH.vexFeedAddress)
    .refine((text) => {
      const parsed = URL.parse(text);
      return parsed === null || (parsed.username === '' && parsed.password === '');
    }, 'Remove the username and password from the URL. All members of the organization can see it.')
    .meta({
      description: 'URL of the document, without username and password.',
      examples: ['https://example.org/vex/openvex.json'],
    }),
});

/** A supplier VEX statement about one product. */
export const vexStatementSchema = z
  .object({
    id: z.uuid(),
    feed_id: z.uuid().meta({ description: 'ID of the document that contains the statement.' }),
    author: z.string().nullable().meta({ description: 'Author of the statement. `null` if unknown.' }),
    cve: z.string().meta({ description: 'ID of the CVE or advisory.' }),
    product: z.string().meta({ description: 'Product as named in the document.' }),
    package: z.string().nullable().meta({ description: 'Matching conda package. `null` if there is none.' }),
    status: z.enum(VEX_STATUSES).meta({ description: 'Status that the statement sets, as in OpenVEX.' }),
    justification: z
      .enum(VEX_JUSTIFICATIONS)
      .nullable()
      .meta({ description: "Why it isn't affected. `null` for any other status." }),
    note: z.string().meta({ description: 'Explanation. May be empty.' }),
    said_at: z.iso.datetime().meta({ description: 'Time at which its author issued it.' }),
    state: z.enum(STATEMENT_STATES).meta({
      description:
        "State: pending review, active, declined, or unmatched. Statements with the status 'affected' are active immediately.",
    }),
    decided_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Time at which an admin reviewed it. `null` if not reviewed.' }),
    decided_by: z.string().nullable().meta({ description: 'Username of the reviewer. `null` if not reviewed.' }),
  })
  .meta({ id: 'VexStatement' });
/** See {@link vexStatementSchema}. */
export type VexStatementAnswer = z.infer<typeof vexStatementSchema>;
/** A page of supplier VEX statements. */
export const vexStatements = cursorListOf(vexStatementSchema);
/** Filter for supplier VEX statements. */
export const vexStatementsQuery = cursorPaging().extend({
  state: z.enum(STATEMENT_STATES).default('waits').meta({ description: 'Returns only statements in this state.' }),
});
/** See {@link vexStatementsQuery}. */
export type VexStatementsQuery = z.output<typeof vexStatementsQuery>;
/** Path of a VEX source. */
export const vexFeedParams = organizationParams.extend({ id: z.string().meta({ description: 'ID of the document.' }) });
/** An admin's decision about a supplier VEX statement. */
export const vexDecision = z.strictObject({
  accepts: z.boolean().meta({ description: 'Whether the statement applies.' }),
});
