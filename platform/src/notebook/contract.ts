/** REST responses of the notebook area (ROUTE-08, ROUTE-09, ROUTE-38), and the limits of a notebook. */
import { z } from 'zod';
import { cursorListOf, cursorPaging } from '../http/index.ts';

/** Maximum bytes of a notebook as JSON. */
export const MOST_BYTES = 5 * 1024 * 1024;
/** Maximum notebooks per user. */
export const MOST_NOTEBOOKS = 100;
/** Maximum nesting depth of a notebook, because the database and browsers process it recursively. */
export const DEEPEST = 100;

const lines = z.union([z.string(), z.array(z.string())]).meta({ description: 'Text as one string or as lines.' });
const bundle = z.looseObject({}).meta({ description: 'The same content in several media types.' });
const metadata = z.looseObject({});
const output = z.discriminatedUnion('output_type', [
  z.looseObject({ output_type: z.literal('stream'), name: z.string(), text: lines }),
  z.looseObject({ output_type: z.literal('display_data'), data: bundle, metadata }),
  z.looseObject({ output_type: z.literal('execute_result'), data: bundle, metadata }),
  z.looseObject({
    output_type: z.literal('error'),
    ename: z.string(),
    evalue: z.string(),
    traceback: z.array(z.string()),
  }),
]);
const cell = z.discriminatedUnion('cell_type', [
  z.looseObject({ cell_type: z.literal('markdown'), source: lines, metadata }),
  z.looseObject({ cell_type: z.literal('raw'), source: lines, metadata }),
  z.looseObject({ cell_type: z.literal('code'), source: lines, metadata, outputs: z.array(output) }),
]);
/** A notebook as in nbformat 4: required fields are validated, others are kept. */
export const content = z
  .looseObject({
    nbformat: z.literal(4),
    nbformat_minor: z.number().int().min(0),
    metadata,
    cells: z.array(cell).max(10_000),
  })
  .meta({ id: 'NotebookContent' });

/** A title. File names can't contain control characters. */
const title = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .regex(/^\P{Cc}*$/u, "can't contain control characters");

/** A notebook without its content. `share_id` is null if it isn't shared. */
export const notebook = z
  .object({
    id: z.uuid(),
    title: z.string(),
    owner_name: z.string(),
    share_id: z.string().nullable(),
    size: z.number().int(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'Notebook' });
/** See {@link notebook}. */
export type NotebookAnswer = z.infer<typeof notebook>;
/** A notebook with its content. */
export const wholeNotebook = notebook.extend({ content: z.looseObject({}) }).meta({ id: 'WholeNotebook' });
/** A page of notebooks, latest change first. */
export const notebookList = cursorListOf(notebook);
/** Query of the list. */
export const notebookQuery = cursorPaging({ limit: 20 });
/** Path of a notebook. */
export const notebookParams = z.object({ id: z.uuid() });
/** Path of a shared notebook. */
export const sharedParams = z.object({ id: z.string().max(64) });
/** Body that stores a notebook. */
export const newNotebook = z.object({ title, content });
/** Body that changes a notebook: its title, or whether it is shared. */
export const notebookChange = z
  .object({ title: title.optional(), shared: z.boolean().optional() })
  .refine((body) => body.title !== undefined || body.shared !== undefined, 'Set title or shared.');
/** The server to open notebooks in. */
export const notebookServer = z.object({
  url: z.string().nullable().meta({ description: 'URL of the notebook server. `null` if none is configured.' }),
});
