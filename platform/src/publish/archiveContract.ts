/** The REST answers about archives: what the file of a package says of itself. */
import { z } from 'zod';
import { count, paging } from '../http/index.ts';
import { ARCHIVE_LIMITS, SCRIPT_KINDS } from './archive/index.ts';

const text = z.string().max(ARCHIVE_LIMITS.text);

/** A text out of an archive. */
const path = z.string().describe('Path in the archive');
const isCut = z.boolean().describe('Whether the archive has more of it than is told here');
const archiveText = z.object({ path, text, is_cut: isCut });

/** Why the text of a script is not told. */
const UNTOLD = ['link', 'not_text', 'too_long'] as const;
/** What became of a script since the build before. */
const SCRIPT_CHANGES = ['new', 'same', 'changed'] as const;
/** The kinds of run exports (CEP 12). */
const EXPORT_KINDS = ['weak', 'strong', 'noarch', 'weak_constrains', 'strong_constrains'] as const;
/** What the addresses in `info/about.json` lead to. */
export const ADDRESS_KINDS = ['home', 'doc_url', 'doc_source_url', 'dev_url', 'source_url', 'source_git_url'] as const;

/** Whether an archive was read: `reading` is on its way, `absent` has no bytes in this hub, `unreadable` is no archive as the formats say. */
const ARCHIVE_STATES = ['read', 'reading', 'absent', 'unreadable'] as const;

const contents = z.object({
  summary: z.string().nullable(),
  description: z.string().nullable(),
  license: z.string().nullable(),
  license_family: z.string().nullable(),
  keywords: z.array(z.string()).describe('Words to find it by'),
  addresses: z
    .array(z.object({ kind: z.enum(ADDRESS_KINDS), url: z.string().describe('The address') }))
    .describe('Of http and https only, as the package names them'),
  source_revision: z.string().nullable().describe('Commit or tag of its source, as the package names it'),
  readme: archiveText.omit({ path: true }).nullable().describe('Its README'),
  recipe: archiveText.nullable().describe('What it was built by'),
  licenses: z.array(archiveText),
  scripts: z
    .array(
      z.object({
        kind: z.enum(SCRIPT_KINDS).describe('When clients run it'),
        path,
        text: text.nullable().describe('Null when it is a link, no UTF-8 or too long to be kept'),
        untold: z.enum(UNTOLD).nullable().meta({
          description: 'Why there is no text; null where there is one, and for what was read before this was told.',
        }),
        size: z.number().nullable().meta({ description: 'Bytes; null for a link, and where that was not told.' }),
        is_cut: isCut,
        change: z.enum(SCRIPT_CHANGES).nullable().meta({
          description:
            'Beside the build before, by texts or hashes; null where there is none that was read, or neither is known.',
        }),
        difference: z
          .array(
            z.object({
              mark: z
                .enum(['same', 'new', 'old'])
                .meta({ description: 'Whether only this build, or only the one before, has the line.' }),
              text: z.string().meta({ description: 'The line.' }),
            }),
          )
          .nullable()
          .meta({
            description:
              'Its lines beside those of the build before, of unchanged ones three around each change; null unless it changed, or where it is too long to compare.',
          }),
      }),
    )
    .describe('What clients run when they install, remove or activate the package'),
  scripts_compared_with: z.object({ file_name: z.string(), version: z.string() }).nullable().meta({
    description:
      'The build before in the same subdir, beside whose scripts these are told; null for none that was read.',
  }),
  scripts_gone: z
    .array(z.string())
    .meta({ description: 'Paths of scripts of the build before that this one has not.' }),
  run_exports: z
    .array(z.object({ kind: z.enum(EXPORT_KINDS), specs: z.array(z.string()) }))
    .describe('What is added to packages that are built with it (CEP 12)'),
  text_prefix: z.boolean().describe('Whether clients write the path of the environment into its texts'),
  binary_prefix: z.boolean().describe('The same for its programs'),
  file_count: count,
  unpacked_size: count.describe('Bytes'),
  icon: z.string().nullable().describe('A PNG picture in Base64'),
});
/** What an archive holds, as it is answered. */
export type ArchiveContents = z.infer<typeof contents>;

/** What the archive of a file says, or why that is not known. */
export const archiveSchema = z
  .object({
    subdir: z.string(),
    file_name: z.string(),
    version: z.string(),
    state: z.enum(ARCHIVE_STATES).meta({ description: 'Whether it was read, and if not, why.' }),
    reason: z.string().nullable().describe('What is wrong with an unreadable one'),
    contents: contents.nullable().describe('Null unless it was read'),
  })
  .meta({ id: 'Archive' });
/** See {@link archiveSchema}. */
export type ArchiveAnswer = z.infer<typeof archiveSchema>;

/** Names a file of a package; without one its newest file counts that clients see. */
export const archiveQuery = z.object({
  subdir: z.string().max(200).optional(),
  file_name: z.string().max(255).optional().meta({ description: 'Without it: the newest file that clients see.' }),
});
/** The same, and which of its paths. */
export const archivePathsQuery = paging()
  .extend(archiveQuery.shape)
  .extend({
    q: z.string().max(200).optional().meta({ description: 'Part of the path.' }),
  });

/** Files that a package installs. */
export const archivePath = z.object({ path, size: count.describe('Bytes; 0 for a link') });
