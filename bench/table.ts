/** A value of a bench table. */
export type Cell = string | number | boolean | null;

/** A table of a bench. */
export interface BenchTable {
  title: string;
  /** The command that measures this table alone. */
  command: string;
  rows: readonly object[];
  /** Text below the table. */
  note?: string;
}

/** A bench file's default export. */
export type Bench = () => Promise<BenchTable | readonly BenchTable[]>;

/** Formats a number with three significant digits, and without decimals from 100. */
function shown(value: Cell): string {
  if (typeof value !== 'number' || Number.isInteger(value))
    return typeof value === 'number' ? value.toLocaleString('en') : String(value ?? '');
  return Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en') : Number(value.toPrecision(3)).toString();
}

/** The heading of a column: a key with spaces or units as it is, or `requestsPerSecond` as "requests per second". */
const heading = (key: string): string =>
  /[ /]/.test(key) ? key : key.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();

/** Formats a table as Markdown, with numbers right-aligned. */
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
