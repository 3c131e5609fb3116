/** REST bodies and responses of projects (PROJ-06 to PROJ-16). */
import { z } from 'zod';
import {
  PROJECT_PAGE,
  projectNameError,
  projectPathError,
  projectTitleError,
  SUBJECT_KINDS,
} from '@terrarium/domain/access';
import { cursorListOf, cursorPaging, pageCursors } from '../http/index.ts';

/** A project in a response. */
export const project = z
  .object({
    id: z.uuid(),
    name: z.string(),
    title: z.string(),
    owner: z
      .object({
        id: z.uuid(),
        name: z.string().meta({ description: 'Username, or name of the organization.' }),
        kind: z.enum(SUBJECT_KINDS).extract(['user', 'organization']),
      })
      .meta({ description: 'Owner of the project.' }),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    can_edit: z.boolean().meta({
      description:
        'Whether the caller can update and delete it: the owner, and for an organization, the user who created it and admins.',
    }),
  })
  .meta({ id: 'Project' });
/** See {@link project}. */
export type ProjectAnswer = z.infer<typeof project>;
/** A page of projects. */
export const projects = cursorListOf(project);

/** Query of the list. */
export const projectsQuery = cursorPaging({ limit: PROJECT_PAGE }).extend({
  owner: z
    .string()
    .min(1)
    .max(60)
    .default('me')
    .meta({ description: "Owner: `me`, or the name or ID of one of the caller's organizations." }),
});
/** Path of a project. */
export const projectParams = z.object({ id: z.string().meta({ description: 'ID of the project.' }) });

const by = (rule: (text: string) => string | undefined) =>
  z
    .string()
    .trim()
    .check(({ value, issues }) => {
      const message = rule(value);
      if (message !== undefined) issues.push({ code: 'custom', message, input: value });
    });
const name = by(projectNameError);
const title = by(projectTitleError);

/**
 * Body of a new project.
 * Other fields of a project (`id`, `created_at`, `updated_at`) are accepted and ignored (PROJ-15).
 */
export const newProject = z
  .object({
    name: name.optional(),
    title: title.optional(),
    owner: z
      .object({ id: z.string().max(60).optional(), name: z.string().max(60).optional() })
      .refine(
        (owner) => owner.id !== undefined || owner.name !== undefined,
        'When owner is included in the payload, id or name must be provided',
      )
      .optional()
      .meta({ description: 'Owner of the project, by ID or name. Defaults to the caller.' }),
  })
  .refine(
    (body) => body.name !== undefined || body.title !== undefined,
    'Either name or title must be provided in order to create a project',
  );
/** Body that changes a project. */
export const projectChange = z
  .object({ name: name.optional(), title: title.optional() })
  .refine((body) => body.name !== undefined || body.title !== undefined, 'Set name or title.');

/** Maximum number of files in a nested tree, and of entries in a page of one folder. */
export const MOST_ENTRIES = 1000;

/** An entry of a tree: a file with null `contents`, or a folder with its content (FILE-05). */
export interface TreeEntry {
  key: string;
  contents: TreeEntry[] | null;
  size: number;
  files: number;
  sha256: string | null;
  updated_at: string | null;
}

const entry: z.ZodType<TreeEntry> = z
  .object({
    key: z.string().meta({ description: 'Name. Empty for the root folder.' }),
    get contents() {
      return z
        .array(entry)
        .nullable()
        .meta({ description: "Entries of a folder, empty if they weren't requested. `null` for a file." });
    },
    size: z
      .number()
      .int()
      .meta({ description: 'Size of the file in bytes, or total size of all listed files in the folder.' }),
    files: z.number().int().meta({ description: 'Number of files in the folder, or 1 for a file.' }),
    sha256: z.string().nullable().meta({ description: 'SHA-256 of the file in hexadecimal. `null` for a folder.' }),
    updated_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Time of the last change of the file, or of any file in the folder.' }),
  })
  .meta({ id: 'ProjectTreeEntry' });

/** The tree of a project, or of a folder in it. */
export const tree = z
  .object({
    key: z.string(),
    contents: z.array(entry).nullable().meta({ description: 'Entries of the folder.' }),
    size: z.number().int(),
    files: z.number().int(),
    sha256: z.string().nullable(),
    updated_at: z.iso.datetime().nullable(),
    total: z
      .number()
      .int()
      .meta({ description: 'Total number of files, or with `depth=1`, of entries in the folder.' }),
    truncated: z.boolean().meta({ description: 'Whether there are more entries than returned.' }),
    next_cursor: pageCursors.next_cursor.meta({
      description: 'Cursor of the next page with `depth=1`; null on the last one.',
    }),
    previous_cursor: pageCursors.previous_cursor,
    cursors: pageCursors.cursors.meta({
      description: 'With `depth=1`, for each entry, the cursor of a page that begins after it.',
    }),
    storage: z
      .object({
        used: z.number().int().meta({ description: 'Total size of all files of the owner, in bytes.' }),
        room: z
          .number()
          .int()
          .nullable()
          .meta({ description: 'Storage limit of the plan in bytes. `null` if unlimited.' }),
      })
      .meta({ description: 'Storage of the owner.' }),
  })
  .meta({ id: 'ProjectTree' });

/** See {@link tree}. */
export type TreeAnswer = z.infer<typeof tree>;

/** Query of the tree. */
export const treeQuery = cursorPaging({ limit: 200, max: MOST_ENTRIES }).extend({
  path: z
    .string()
    .max(1024)
    .transform((path) => path.replace(/\/$/, ''))
    .pipe(by(projectPathError))
    .optional()
    .meta({ description: 'Path of a folder. Defaults to the whole project.' }),
  depth: z
    .literal('1')
    .transform(() => 1 as const)
    .optional()
    .meta({ description: "With 1, returns a page of the folder's direct entries, using `limit` and `offset`." }),
});
/** See {@link treeQuery}. */
export type TreeQuery = z.output<typeof treeQuery>;

/** A stored file. */
export const projectFile = z
  .object({
    path: z.string().meta({ description: 'Path in the project.' }),
    size: z.number().int().meta({ description: 'Bytes.' }),
    sha256: z.string(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'ProjectFile' });
/** See {@link projectFile}. */
export type FileAnswer = z.infer<typeof projectFile>;

/** Path of a file. */
export const fileParams = projectParams.extend({
  path: z
    .string()
    .max(4096)
    .meta({ description: "Path of the file. Each part is percent-encoded, and slashes aren't." }),
});
/** Query of an upload. */
export const uploadQuery = z.object({
  redirect: z
    .literal('false')
    .optional()
    .meta({ description: 'Whether the response is data about the file instead of a redirect.' }),
});
/** Query of a deletion. */
export const removeQuery = z.object({
  recursive: z
    .enum(['true', 'false'])
    .default('false')
    .meta({ description: 'Whether to delete a folder that contains files.' }),
});

/** Path of a resumable upload. */
export const uploadParams = projectParams.extend({
  upload: z.string().meta({ description: 'ID of the upload, from its `Location`.' }),
});
/** A resumable upload. */
export const upload = z
  .object({
    id: z.uuid(),
    path: z.string().meta({ description: 'Path of the file in the project.' }),
    size: z.number().int().meta({ description: 'Size of the whole file in bytes.' }),
    offset: z.number().int().meta({ description: 'Number of bytes received.' }),
    expires_at: z.iso
      .datetime()
      .meta({ description: 'Time at which the upload expires, unless another part arrives.' }),
    is_stored: z.boolean().meta({ description: 'Whether the file is stored in the project.' }),
  })
  .meta({ id: 'ProjectUpload' });
/** See {@link upload}. */
export type UploadAnswer = z.infer<typeof upload>;
