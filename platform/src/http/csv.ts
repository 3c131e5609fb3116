/** CSV downloads of tables (RFC 4180). */
import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { Request } from 'express';
import { z } from 'zod';

/** Response declaration of a route that returns a table. */
export const CSV = { contentType: 'text/csv; charset=utf-8' };

/** Query parameter of a list that is also available as a table. */
export const tableFormat = z.enum(['json', 'csv']).optional().meta({
  description: 'csv gives everything that fits as a file, whatever limit and offset say; so does `Accept: text/csv`.',
});

/** Returns whether a list is requested as a table, see {@link tableFormat}. */
export const wantsTable = (request: Pick<Request, 'accepts'>, format: 'json' | 'csv' | undefined): boolean =>
  format === undefined ? request.accepts(['json', 'text/csv']) === 'text/csv' : format === 'csv';

/** Streams rows with a header. Escapes cells that a spreadsheet would run as a formula. */
export function csvStream(
  head: readonly string[],
  lines: AsyncIterable<(string | number)[]> | Iterable<(string | number)[]>,
): Readable {
  const csv = stringify({ header: true, columns: [...head], escape_formulas: true, record_delimiter: 'windows' });
  pipeline(Readable.from(lines), csv, () => undefined);
  return csv;
}

/**
 * Returns headers that make a browser save a table.
 * `name` is the file name without suffix: letters, digits, hyphens, and similar.
 */
export function attachment(name: string): Record<string, string> {
  return {
    'content-type': CSV.contentType,
    'content-disposition': `attachment; filename="${name}.csv"`,
    'cache-control': 'no-store',
  };
}
