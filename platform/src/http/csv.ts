/** Tables that are downloaded as CSV (RFC 4180). */
import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

/** The answer of a route that gives a table. */
export const CSV = { contentType: 'text/csv; charset=utf-8' };

/** Lines with a head, streamed. Cells that a spreadsheet would run as a formula are escaped. */
export function csvStream(head: readonly string[], lines: AsyncIterable<(string | number)[]> | Iterable<(string | number)[]>): Readable {
  const csv = stringify({ header: true, columns: [...head], escape_formulas: true, record_delimiter: 'windows' });
  pipeline(Readable.from(lines), csv, () => undefined);
  return csv;
}

/** Headers that make a browser save a table. `name` is the file's name without its ending: letters, digits, dashes and the like. */
export function attachment(name: string): Record<string, string> {
  return { 'content-type': CSV.contentType, 'content-disposition': `attachment; filename="${name}.csv"`, 'cache-control': 'no-store' };
}
