/** A value of a bench table. */
export type Cell = string | number | boolean | null;

/** One table of a bench: what was measured, how to measure it again, and its rows of column → value. */
export interface BenchTable {
  title: string;
  /** What one types to measure this table alone. */
  command: string;
  rows: readonly object[];
  /** What the numbers mean and which of them was to be reached, when the bench says so itself. */
  note?: string;
}

/** A bench file's default export. */
export type Bench = () => Promise<BenchTable | readonly BenchTable[]>;

/** A number as a table shows it: three digits that matter, none after the point from 100 on. */
function shown(value: Cell): string {
  if (typeof value !== 'number' || Number.isInteger(value))
    return typeof value === 'number' ? value.toLocaleString('en') : String(value ?? '');
  return Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en') : Number(value.toPrecision(3)).toString();
}

/** Column headings are the rows' own keys: `requestsPerSecond` reads "requests per second". */
const heading = (key: string): string => key.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();

/** A table as Markdown; numbers stand to the right. */
export function markdownTable(rows: readonly object[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cell = (row: object, column: string): Cell => (row as Record<string, Cell>)[column] ?? null;
  const numeric = (column: string): boolean =>
    rows.every((row) => ['number', 'object'].includes(typeof cell(row, column)));
  const line = (cells: string[]): string => `| ${cells.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`;
  return [
    line(columns.map(heading)),
    line(columns.map((column) => (numeric(column) ? '---:' : '---'))),
    ...rows.map((row) => line(columns.map((column) => shown(cell(row, column))))),
  ].join('\n');
}
