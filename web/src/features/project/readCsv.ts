import Papa from 'papaparse';
import { cut, MOST_COLUMNS, MOST_ROWS, type PreviewTable } from './previewTable.ts';

/**
 * The first rows of a text whose values are parted by commas, tabs or what else stands there; the first row names the columns. Null for what is no table.
 * @param whole whether it is all of the file; else its last row may be half a one, and is left out
 */
export function readCsv(text: string, whole: boolean): PreviewTable | null {
  // A row more than is shown tells that there are more.
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
