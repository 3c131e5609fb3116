/** The REST bodies and answers of what organizations say of CVEs. */
import { MAX_LENGTH } from '@terrarium/domain/access';
import { openVexDocument, VEX_JUSTIFICATIONS, VEX_STATUSES, versionsOf } from '@terrarium/domain/advisory';
import { parseVersionSpec } from '@terrarium/domain/conda';
import { canonicalAdvisoryId, isAdvisoryId } from '@terrarium/domain/policy';
import { z } from 'zod';
import { count, listOf, organizationParams, paging } from '../http/index.ts';
import { personSchema } from '../person/index.ts';
import { STATEMENT_STATES } from './vexStore.ts';

const person = personSchema.nullable().meta({ description: 'Null for accounts that are gone.' });

/** A statement as it is answered. */
export const curation = z
  .object({
    id: z.uuid(),
    organization: z.string().meta({ description: 'Name of the organization that says it.' }),
    cve: z.string().meta({ description: 'The CVE or advisory, by the id that was used.' }),
    package: z.string().meta({ description: 'Name of the conda package.' }),
    versions: z
      .string()
      .nullable()
      .meta({ description: "A version, or versions in conda's words; null for every one." }),
    build: z.string().nullable(),
    subdir: z.string().nullable(),
    channel: z.string().nullable().meta({ description: 'Only files of this channel; null for every one.' }),
    status: z.enum(VEX_STATUSES).meta({ description: 'The status, by the word of OpenVEX.' }),
    justification: z.enum(VEX_JUSTIFICATIONS).nullable().meta({ description: 'Why it is not affected.' }),
    note: z.string().meta({ description: 'Why, in words; may be empty.' }),
    source: z.string().nullable().meta({
      description: 'Author of the document that it was imported from; null for the own word, which comes first.',
    }),
    said_by: person,
    said_at: z.iso.datetime().meta({ description: 'When it was said.' }),
    ended_by: person,
    ended_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When it was withdrawn or replaced; null for one that stands.' }),
    withdrawn: z
      .array(z.string())
      .meta({ description: 'Advisories that it rested on and that were taken back since: look again.' }),
  })
  .meta({ id: 'Curation' });
/** See {@link curation}. */
export type CurationAnswer = z.infer<typeof curation>;
/** A page of statements. */
export const curations = listOf(curation);

/** What the caller's organizations say of one CVE. */
export const cveCurations = listOf(
  z
    .object({
      organization: z.string(),
      title: z.string().meta({ description: 'Title of the organization.' }),
      can_curate: z.boolean().meta({ description: 'Whether the caller may say something for it.' }),
      curations: z.array(curation).meta({ description: 'What stands, then what stood, each the latest first.' }),
    })
    .meta({ id: 'CveCurations' }),
);

const cve = z
  .string()
  .max(80)
  .transform(canonicalAdvisoryId)
  .refine(isAdvisoryId, 'must be the id of a CVE or another advisory, such as CVE-2024-28219');

const word = (most: number) => z.string().trim().min(1).max(most);
const versions = word(512).check(({ value, issues }) => {
  const { range } = versionsOf(value);
  try {
    if (range !== undefined) parseVersionSpec(range);
  } catch {
    issues.push({
      code: 'custom',
      input: value,
      message: "must be a version or versions in conda's words, such as >=1.2,<2",
    });
  }
});

/** What somebody says of a CVE in files of a package. */
export const curationInput = z
  .object({
    cve: cve.meta({
      description: 'Id of the CVE or advisory; any id of the fault will do.',
      examples: ['CVE-2024-28219'],
    }),
    package: word(128)
      .toLowerCase()
      .meta({ description: 'Name of the conda package.', examples: ['pillow'] }),
    versions: versions
      .nullish()
      .transform((text) => text ?? null)
      .meta({ description: "A version, or versions in conda's words; every one without.", examples: ['>=10,<10.3'] }),
    build: word(128)
      .nullish()
      .transform((text) => text ?? null)
      .meta({ description: 'One build of a version, by its build text.', examples: ['py312_0'] }),
    subdir: word(64)
      .nullish()
      .transform((text) => text ?? null)
      .meta({ description: 'Only files of this platform.', examples: ['linux-64'] }),
    status: z.enum(VEX_STATUSES).meta({ description: 'The status, by the word of OpenVEX.' }),
    justification: z
      .enum(VEX_JUSTIFICATIONS)
      .nullish()
      .transform((text) => text ?? null)
      .meta({ description: 'Why it is not affected; needed with not_affected, and only with it.' }),
    note: z.string().trim().max(MAX_LENGTH.curationNote).default('').meta({ description: 'Why, in words.' }),
  })
  .superRefine(({ status, justification, build, versions: said }, context) => {
    const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (status === 'not_affected' && justification === null)
      wrong('justification', 'Say why it is not affected: not_affected needs a justification');
    if (status !== 'not_affected' && justification !== null)
      wrong('justification', 'Only not_affected has a justification; say why in the note');
    if (build !== null && (said === null || versionsOf(said).version === undefined))
      wrong('versions', 'A build is named together with its version');
  });
/** See {@link curationInput}. */
export type CurationInput = z.output<typeof curationInput>;

const previewCounts = {
  file_count: count.meta({
    description: 'Files that the statement matches: those that the CVE affects or would affect.',
  }),
  allowed_again_count: count.meta({ description: 'Files that policies refuse now and would allow.' }),
  refused_count: count.meta({ description: 'Files that policies allow now and would refuse.' }),
  alarm_count: count.meta({
    description:
      'Served files for which the CVE counts now: active or reported, after the decisions of the organization.',
  }),
  alarm_count_after: count.meta({ description: 'Served files for which the CVE would count.' }),
};

/** What a statement would change. */
export const curationPreview = z
  .object({
    ...previewCounts,
    environment_count: count.meta({ description: 'Environments of the organization that contain a matching package.' }),
    policies: z.array(z.string()).meta({ description: 'Names of the policies that would decide differently.' }),
    channels: z
      .array(
        z.object({
          channel: z.string(),
          policy: z.string().nullable().meta({
            description: 'The policy that decides in the channel. Null for none, or one that is only watched.',
          }),
          ...previewCounts,
        }),
      )
      .meta({ description: 'Channels that the caller can read and in which something matches or changes, by name.' }),
  })
  .meta({ id: 'CurationPreview' });
/** See {@link curationPreview}. */
export type CurationPreview = z.infer<typeof curationPreview>;

/** Which statements to list. */
export const curationsQuery = paging().extend({
  cve: z
    .string()
    .max(80)
    .transform(canonicalAdvisoryId)
    .optional()
    .meta({ description: 'Only those of this fault, by any id of it.' }),
  package: z.string().max(128).toLowerCase().optional().meta({ description: 'Only those of this package.' }),
  history: z
    .enum(['true', 'false'])
    .default('false')
    .meta({ description: 'Also those that were withdrawn or replaced.' }),
  look_again: z
    .enum(['true', 'false'])
    .default('false')
    .meta({ description: 'Only those that rested on an advisory that was taken back since.' }),
});
/** See {@link curationsQuery}. */
export type CurationsQuery = z.output<typeof curationsQuery>;

/** Path of a statement. */
export const curationParams = organizationParams.extend({
  id: z.string().meta({ description: 'Id of the statement.' }),
});
/** Path of a CVE. */
export const cveParams = z.object({ id: z.string().max(80) });

/** A document of OpenVEX, as it is read. */
export const vexInput = openVexDocument;
/** How the document says what a body of OpenVEX is, which is read by code. */
export const vexBody = z
  .looseObject({
    '@context': z
      .string()
      .meta({ description: 'The version of OpenVEX.', examples: ['https://openvex.dev/ns/v0.2.0'] }),
    '@id': z.string().meta({ description: 'Address that the document is known by.' }),
    author: z.string().meta({ description: 'Who says it.' }),
    timestamp: z.string().meta({ description: 'When it was written.' }),
    version: z.union([z.number(), z.string()]).meta({ description: 'Number of the document, counted up.' }),
    statements: z.array(z.looseObject({})).meta({ description: 'What is said, as OpenVEX writes it.' }),
  })
  .meta({ id: 'OpenVexDocument' });
/** What became of an imported document. */
export const vexTaken = z
  .object({
    taken: z.number().int().meta({ description: 'Statements that are new or say something new.' }),
    unchanged: z
      .number()
      .int()
      .meta({ description: 'Statements that were here, or are older than what their author said since.' }),
  })
  .meta({ id: 'OpenVexTaken' });

/** A document of OpenVEX of somebody else that is read again and again. */
export const vexFeed = z
  .object({
    id: z.uuid(),
    url: z.string().meta({ description: 'Where the document lies.' }),
    author: z.string().nullable().meta({ description: 'Who speaks in it; null before it was read.' }),
    document_at: z.iso.datetime().nullable().meta({ description: 'When it was written, as it says itself.' }),
    last_try_at: z.iso.datetime().nullable().meta({ description: 'When it was asked for last.' }),
    last_ok_at: z.iso.datetime().nullable().meta({ description: 'When it was taken in last.' }),
    stale: z.boolean().meta({ description: 'Whether it was not taken in for a week.' }),
    error: z.string().nullable().meta({ description: 'What went wrong with the last try; what is here stays.' }),
    waits: z.number().int().meta({ description: 'Statements that wait for an admin.' }),
    counts: z.number().int().meta({ description: 'Statements that count.' }),
    declined: z.number().int().meta({ description: 'Statements that an admin declined.' }),
    unmatched: z
      .number()
      .int()
      .meta({ description: 'Statements about products that no channel of the organization has.' }),
    left_out: z.number().int().meta({ description: 'What could not be read of it.' }),
    examples: z
      .array(z.object({ id: z.string(), message: z.string() }))
      .meta({ description: 'Some of what could not be read, with its place in the document.' }),
  })
  .meta({ id: 'VexFeed' });
/** See {@link vexFeed}. */
export type VexFeedAnswer = z.infer<typeof vexFeed>;
/** The documents of others that an organization has read. */
export const vexFeeds = listOf(vexFeed);

/** A document to read from now on. */
export const vexFeedInput = z.strictObject({
  url: z
    .url({ protocol: /^https?$/, error: 'Give an address that begins with https://' })
    .max(MAX_LENGTH.vexFeedAddress)
    .refine((text) => {
      const parsed = URL.parse(text);
      return parsed === null || (parsed.username === '' && parsed.password === '');
    }, 'Leave name and password out of the address: everybody in the organization reads it.')
    .meta({ description: 'Where the document lies.', examples: ['https://example.org/vex/openvex.json'] }),
});

/** What others say of one product. */
export const vexStatementSchema = z
  .object({
    id: z.uuid(),
    feed_id: z.uuid().meta({ description: 'The document that says it.' }),
    author: z.string().nullable().meta({ description: 'Who says it.' }),
    cve: z.string().meta({ description: 'The CVE or advisory.' }),
    product: z.string().meta({ description: 'The product as the document names it.' }),
    package: z.string().nullable().meta({ description: 'The conda package that it is here; null for none.' }),
    status: z.enum(VEX_STATUSES).meta({ description: 'The status, by the word of OpenVEX.' }),
    justification: z.enum(VEX_JUSTIFICATIONS).nullable().meta({ description: 'Why it is not affected.' }),
    note: z.string().meta({ description: 'Why, in words; may be empty.' }),
    said_at: z.iso.datetime().meta({ description: 'When its author said it.' }),
    state: z.enum(STATEMENT_STATES).meta({
      description:
        "Whether it waits for an admin, counts, was declined, or matches nothing here. What says 'affected' counts at once.",
    }),
    decided_at: z.iso.datetime().nullable().meta({ description: 'When an admin decided on it; null before.' }),
    decided_by: z.string().nullable().meta({ description: 'User name of who decided on it.' }),
  })
  .meta({ id: 'VexStatement' });
/** See {@link vexStatementSchema}. */
export type VexStatementAnswer = z.infer<typeof vexStatementSchema>;
/** A page of what others say. */
export const vexStatements = listOf(vexStatementSchema);
/** Which statements of others to list. */
export const vexStatementsQuery = paging().extend({
  state: z.enum(STATEMENT_STATES).default('waits').meta({ description: 'In which state.' }),
});
/** See {@link vexStatementsQuery}. */
export type VexStatementsQuery = z.output<typeof vexStatementsQuery>;
/** Path of a document of others. */
export const vexFeedParams = organizationParams.extend({ id: z.string().meta({ description: 'Id of the document.' }) });
/** What an admin decides on a statement of others. */
export const vexDecision = z.strictObject({
  accepts: z.boolean().meta({ description: 'Whether it is to count.' }),
});
