/** REST responses about package archives. */
import { z } from 'zod';
import { count, cursorPaging } from '../http/index.ts';
import { ARCHIVE_LIMITS, SCRIPT_KINDS } from './archive/index.ts';

const text = z.string().max(ARCHIVE_LIMITS.text);

/** A text from an archive. */
const path = z.string().describe('Path in the archive.');
const isCut = z.boolean().describe('Whether the text is truncated and the archive contains more.');
const archiveText = z.object({ path, text, is_cut: isCut });

/** Why the text of a script is omitted. */
const UNTOLD = ['link', 'not_text', 'too_long'] as const;
/** Changes of a script since the previous build. */
const SCRIPT_CHANGES = ['new', 'same', 'changed'] as const;
/** Types of run exports (CEP 12). */
const EXPORT_KINDS = ['weak', 'strong', 'noarch', 'weak_constrains', 'strong_constrains'] as const;
/** Types of links in `info/about.json`. */
export const ADDRESS_KINDS = ['home', 'doc_url', 'doc_source_url', 'dev_url', 'source_url', 'source_git_url'] as const;

/**
 * Whether an archive was read.
 * `reading`: in progress. `absent`: the hub doesn't have the file. `unreadable`: not a valid archive.
 */
const ARCHIVE_STATES = ['read', 'reading', 'absent', 'unreadable'] as const;

const contents = z.object({
  summary: z.string().nullable(),
  description: z.string().nullable(),
  license: z.string().nullable(),
  license_family: z.string().nullable(),
  keywords: z.array(z.string()).describe('Keywords of the package.'),
  addresses: z
    .array(z.object({ kind: z.enum(ADDRESS_KINDS), url: z.string().describe('URL of the link.') }))
    .describe('Links with http or https, as given by the package.'),
  source_revision: z.string().nullable().describe('Commit or tag of the source, as given by the package.'),
  readme: archiveText.omit({ path: true }).nullable().describe('README of the package.'),
  recipe: archiveText.nullable().describe('Recipe that built the package.'),
  licenses: z.array(archiveText),
  scripts: z
    .array(
      z.object({
        kind: z.enum(SCRIPT_KINDS).describe('When clients run it.'),
        path,
        text: text.nullable().describe("Text of the script. `null` if it is a link, isn't UTF-8, or is too long."),
        untold: z.enum(UNTOLD).nullable().meta({
          description:
            'Why the text is omitted. `null` if there is a text, and for archives scanned before this was recorded.',
        }),
        size: z.number().nullable().meta({
          description:
            'Size of the script in bytes. `null` for a link, and for archives scanned before this was recorded.',
        }),
        is_cut: isCut,
        change: z.enum(SCRIPT_CHANGES).nullable().meta({
          description:
            'Change since the previous build, by text or hash. `null` without a scanned previous build, or without a text or hash.',
        }),
        difference: z
          .array(
            z.object({
              mark: z
                .enum(['same', 'new', 'old'])
                .meta({ description: 'Whether only this build or only the previous build has the line.' }),
              text: z.string().meta({ description: 'Text of the line.' }),
            }),
          )
          .nullable()
          .meta({
            description:
              'Diff to the previous build, with three unchanged lines around each change. `null` if unchanged or too long to compare.',
          }),
      }),
    )
    .describe('Scripts that clients run when they install, remove, or activate the package.'),
  scripts_compared_with: z.object({ file_name: z.string(), version: z.string() }).nullable().meta({
    description: 'Previous build in the same subdir with which the scripts are compared. `null` if none was scanned.',
  }),
  scripts_gone: z.array(z.string()).meta({ description: 'Paths of scripts that only the previous build has.' }),
  run_exports: z
    .array(z.object({ kind: z.enum(EXPORT_KINDS), specs: z.array(z.string()) }))
    .describe('Dependencies that are added to packages built with this package (CEP 12).'),
  text_prefix: z.boolean().describe('Whether clients write the environment path into its text files.'),
  binary_prefix: z.boolean().describe('Whether clients write the environment path into its binaries.'),
  file_count: count,
  unpacked_size: count.describe('Bytes'),
  icon: z.string().nullable().describe('Icon as a PNG in Base64.'),
});
/** Content of an archive in a response. */
export type ArchiveContents = z.infer<typeof contents>;

/** Content of a file's archive, or why it is unknown. */
export const archiveSchema = z
  .object({
    subdir: z.string(),
    file_name: z.string(),
    version: z.string(),
    state: z.enum(ARCHIVE_STATES).meta({ description: "Whether the archive was scanned, or why it wasn't." }),
    reason: z.string().nullable().describe("Why the archive isn't valid."),
    contents: contents.nullable().describe('Package metadata. `null` unless the archive was scanned.'),
  })
  .meta({ id: 'Archive' });
/** See {@link archiveSchema}. */
export type ArchiveAnswer = z.infer<typeof archiveSchema>;

/** Selects a file of a package. Default: its newest visible file. */
export const archiveQuery = z.object({
  subdir: z.string().max(200).optional(),
  file_name: z
    .string()
    .max(255)
    .optional()
    .meta({ description: 'Name of the file. Defaults to the newest file that clients see.' }),
});
/** Selects a file of a package, and a page of its paths. */
export const archivePathsQuery = cursorPaging()
  .extend(archiveQuery.shape)
  .extend({
    q: z.string().max(200).optional().meta({ description: 'Part of the path.' }),
  });

/** Files that a package installs. */
export const archivePath = z.object({ path, size: count.describe('Size of the file in bytes. 0 for a link.') });
