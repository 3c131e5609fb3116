/** REST contract of list exports. */
import { z } from 'zod';
import { count, cursorListOf, cursorPaging, time } from '../http/index.ts';

/** Media type of an exported list: lines of JSON, compressed. */
export const FILE = 'application/gzip';

/** Body that requests an export. */
export const exportBody = z.object({
  path: z
    .string()
    .max(4_000)
    .regex(/^\/api\/[\x21-\x7e]*$/, 'Enter the address of a list on this hub, from /api/ on.')
    .meta({
      description: 'Address of the list with its filters, from `/api/` on, without `limit`, `offset`, and `cursor`.',
      example: '/api/organizations/acme/audit-log?action=policy.changed',
    }),
});

/** An export of a list. */
export const listExport = z
  .object({
    id: z.uuid(),
    path: z.string().meta({ description: 'Address of the list with its filters.' }),
    state: z.enum(['todo', 'in_progress', 'done', 'failed']).meta({ description: 'Progress of the export.' }),
    item_count: count.meta({ description: 'Number of items in the file so far.' }),
    total_count: count.meta({ description: 'Number of items in the list when the export was requested.' }),
    bytes: count.meta({ description: 'Size of the file so far.' }),
    error: z.string().nullable().meta({ description: "Why it failed. `null` if it didn't fail." }),
    created_at: time,
    finished_at: time.nullable().meta({ description: 'End time. `null` while it is in progress.' }),
    expires_at: time.meta({ description: 'Time at which it is deleted, with its file.' }),
  })
  .meta({ id: 'ListExport' });
/** See {@link listExport}. */
export type ListExportAnswer = z.input<typeof listExport>;

/** Exports of the caller. */
export const listExports = cursorListOf(listExport);
/** Query of the exports. */
export const exportsQuery = cursorPaging();
/** Path of an export. */
export const exportParams = z.object({ id: z.string().max(80).meta({ description: 'ID of the export.' }) });
