/** The first rows of a file that is a table. */
export interface PreviewTable {
  columns: { key: number; name: string; type?: string }[];
  /** Of each column a cell. */
  rows: { key: number; cells: string[] }[];
  /** Rows of the whole file; null where only all of it would tell. */
  total: number | null;
  /** Columns that are not shown. */
  moreColumns: number;
}

/** Rows and columns that are shown at most. */
export const [MOST_ROWS, MOST_COLUMNS] = [100, 50];
/** Characters of a cell that are shown at most. */
const MOST_CHARACTERS = 200;

/** A cell as it is shown. */
export const cut = (text: string): string =>
  text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
