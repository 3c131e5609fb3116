import Papa from 'papaparse';
import { cut, MOST_COLUMNS, MOST_ROWS, type PreviewTable } from './previewTable.ts';

/**
 * Parses the first rows of delimited text, with a detected separator; the first row has the column names. Null if it
 * isn't a table.
 * @param whole whether the text is the complete file; otherwise the last row may be incomplete and is dropped
 */
export function readCsv(text: string, whole: boolean): PreviewTable | null {
  // One row more than shown, to detect that there are more.
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { preview: MOST_ROWS + 2, skipEmptyLines: true });
  const complete = whole || data.length === MOST_ROWS + 2 ? data : data.slice(0, -1);
  const [head, ...rows] = complete;
  if (head === undefined || (head.length < 2 && rows.length === 0)) return null;
  const width = Math.min(MOST_COLUMNS, Math.max(head.length, ...rows.map((row) => row.length)));
  const columns = Array.from({ length: width }, (_, at) => at);
  return {
    columns: columns.map((key) => ({ key, name: cut(head[key] ?? '') })),
    rows: rows.slice(0, MOST_ROWS).map((row, key) => ({ key, cells: columns.map((at) => cut(row[at] ?? '')) })),
    total: whole && rows.length <= MOST_ROWS ? rows.length : null,
    moreColumns: Math.max(head.length, ...rows.map((row) => row.length)) - width,
  };
}
