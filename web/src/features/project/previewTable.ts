/** The first rows of a table file. */
export interface PreviewTable {
  columns: { key: number; name: string; type?: string }[];
  /** Of each column a cell. */
  rows: { key: number; cells: string[] }[];
  /** Number of rows in the file; null if only the complete file would show it. */
  total: number | null;
  /** Number of hidden columns. */
  moreColumns: number;
}

/** Maximum number of rows and columns shown. */
export const [MOST_ROWS, MOST_COLUMNS] = [100, 50];
/** Maximum number of characters per cell. */
const MOST_CHARACTERS = 200;

/** Truncates a cell. */
export const cut = (text: string): string =>
  text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
