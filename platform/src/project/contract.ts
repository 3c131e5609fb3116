/** The REST bodies and answers of projects (PROJ-06 to PROJ-16). */
import { z } from 'zod';
import {
  PROJECT_PAGE,
  projectNameError,
  projectPathError,
  projectTitleError,
  SUBJECT_KINDS,
} from '@terrarium/domain/access';
import { listOf, paging } from '../http/index.ts';

/** A project as it is answered. */
export const project = z
  .object({
    id: z.uuid(),
    name: z.string(),
    title: z.string(),
    owner: z
      .object({
        id: z.uuid(),
        name: z.string().meta({ description: 'User name of a person, name of an organization.' }),
        kind: z.enum(SUBJECT_KINDS).extract(['user', 'organization']),
      })
      .meta({ description: 'Whom it belongs to.' }),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    can_edit: z.boolean().meta({
      description:
        "Whether the caller may change and delete it: a person's own, and of an organization whoever created it and its admins.",
    }),
  })
  .meta({ id: 'Project' });
/** See {@link project}. */
export type ProjectAnswer = z.infer<typeof project>;
/** A page of projects. */
export const projects = listOf(project);

/** Query of the list. */
export const projectsQuery = paging({ limit: PROJECT_PAGE }).extend({
  owner: z
    .string()
    .min(1)
    .max(60)
    .default('me')
    .meta({ description: 'Whose: `me`, or the name or id of an organization of the caller.' }),
});
/** Path of a project. */
export const projectParams = z.object({ id: z.string().meta({ description: 'Id of the project.' }) });

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

/** Body of a new project. What else a project has (`id`, `created_at`, `updated_at`) may be sent along and says nothing (PROJ-15). */
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
      .meta({ description: 'Whose it shall be, by id or name; the caller without.' }),
  })
  .refine(
    (body) => body.name !== undefined || body.title !== undefined,
    'Either name or title must be provided in order to create a project',
  );
/** Body that changes a project. */
export const projectChange = z
  .object({ name: name.optional(), title: title.optional() })
  .refine((body) => body.name !== undefined || body.title !== undefined, 'Say what to change: name or title');

/** Files of a tree that is answered nested, at most; entries of a page of one folder. */
export const MOST_ENTRIES = 1000;

/** An entry of a tree: a file, whose `contents` are null, or a folder with what is in it (FILE-05). */
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
    key: z.string().meta({ description: 'Name; empty for the project itself.' }),
    get contents() {
      return z
        .array(entry)
        .nullable()
        .meta({ description: 'What is in a folder, empty where it was not asked for; null for a file.' });
    },
    size: z.number().int().meta({ description: 'Bytes, of a folder those of all files in it that are shown.' }),
    files: z.number().int().meta({ description: 'Files in a folder; 1 for a file.' }),
    sha256: z.string().nullable().meta({ description: 'SHA-256 of a file in hex; null for a folder.' }),
    updated_at: z.iso.datetime().nullable().meta({ description: 'When it, or something in it, was last written.' }),
  })
  .meta({ id: 'ProjectTreeEntry' });

/** The tree of a project, or of a folder in it. */
export const tree = z
  .object({
    key: z.string(),
    contents: z.array(entry).nullable().meta({ description: 'What is in it.' }),
    size: z.number().int(),
    files: z.number().int(),
    sha256: z.string().nullable(),
    updated_at: z.iso.datetime().nullable(),
    total: z.number().int().meta({ description: 'Files in all; with `depth=1` entries of the folder.' }),
    truncated: z.boolean().meta({ description: 'Whether there is more than is answered.' }),
    storage: z
      .object({
        used: z.number().int().meta({ description: 'Bytes of all files of the owner.' }),
        room: z.number().int().nullable().meta({ description: 'Bytes that the plan holds; null for no bound.' }),
      })
      .meta({ description: 'How full the store of the owner is.' }),
  })
  .meta({ id: 'ProjectTree' });

/** See {@link tree}. */
export type TreeAnswer = z.infer<typeof tree>;

/** Query of the tree. */
export const treeQuery = paging({ limit: 200, max: MOST_ENTRIES }).extend({
  path: z
    .string()
    .max(1024)
    .transform((path) => path.replace(/\/$/, ''))
    .pipe(by(projectPathError))
    .optional()
    .meta({ description: 'A folder; the whole project without.' }),
  depth: z
    .literal('1')
    .transform(() => 1 as const)
    .optional()
    .meta({ description: 'With 1 a page of what stands right in the folder, by `limit` and `offset`.' }),
});
/** See {@link treeQuery}. */
export type TreeQuery = z.output<typeof treeQuery>;

/** A file as it was stored. */
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
  path: z.string().max(4096).meta({ description: 'Path of the file: each part encoded, slashes kept.' }),
});
/** Query of an upload. */
export const uploadQuery = z.object({
  redirect: z.literal('false').optional().meta({ description: 'The answer tells of the file, it leads nowhere.' }),
});
/** Query of a deletion. */
export const removeQuery = z.object({
  recursive: z
    .enum(['true', 'false'])
    .default('false')
    .meta({ description: 'Whether a folder may go with its files.' }),
});

/** Path of an upload in pieces. */
export const uploadParams = projectParams.extend({
  upload: z.string().meta({ description: 'Id of the upload, as its `Location` has it.' }),
});
/** An upload in pieces. */
export const upload = z
  .object({
    id: z.uuid(),
    path: z.string().meta({ description: 'Path that the file gets in the project.' }),
    size: z.number().int().meta({ description: 'Bytes of the whole file.' }),
    offset: z.number().int().meta({ description: 'Bytes that are here.' }),
    expires_at: z.iso.datetime().meta({ description: 'When it is forgotten, unless a piece comes before.' }),
    is_stored: z.boolean().meta({ description: 'Whether the file is one of the project now.' }),
  })
  .meta({ id: 'ProjectUpload' });
/** See {@link upload}. */
export type UploadAnswer = z.infer<typeof upload>;
